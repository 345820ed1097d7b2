"""What a house may foresee at a position, as its player sees it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.play import GameInfo
from bot.play.ahead.upcoming import Draft, UpcomingQuestion
from engine.kernel.ahead.lookahead import foresee
from engine.kernel.ahead.plans import Plan, TakesPlans
from engine.kernel.game import Game


def prospect_at(game: Game[Any], seat: str, plans: Sequence[Plan] = ()) -> UpcomingQuestion:
    """Return what a seat may foresee."""
    seats = tuple(game.setup.seats)
    info = GameInfo(1, 1, 7, 101, game.ruleset.id, {}, seats, {}, "running", 0.0, ())
    ahead = foresee(game, seat, random.Random(1), plans)
    assert isinstance(game.ruleset, TakesPlans)
    return UpcomingQuestion(info, seat, game.ruleset, ahead, (), None, False)


def making(upcoming: UpcomingQuestion, kind: str, path: Sequence[str] = ()) -> UpcomingQuestion:
    """Return the same while a plan for a kind of question is being made."""
    foreseen = next(f for f in upcoming.open if f.kind == kind)
    draft = Draft(upcoming.key(foreseen), tuple(path))
    return replace(upcoming, draft=draft)
