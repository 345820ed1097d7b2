"""What panels say in whole games: everything has words, fits, and every example can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.panels.turn.question import asking_of, question_panel
from bot.panels.widgets import widget_for
from bot.play import OpenQuestion, SeatView
from bot.text import Localizer, languages
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import Briefs
from engine.kernel.game import Game
from engine.records import read_record, start, take_steps
from tests.golden import golden_game
from tests.panels.games import running_game
from tests.running.marks import nightly
from tests.wire.limits import breaches
from tests.words import words_in


def hands(game: Game[Any]) -> list[SeatView]:
    """Return what the seats see that are asked something now."""
    question, rules = game.question, game.ruleset
    if question is None:
        return []
    info = running_game(rules.id, *game.setup.seats)
    return [
        SeatView(
            info,
            seat,
            game.view(seat),
            OpenQuestion(
                question.number,
                question.kind,
                question.params,
                game.shape_for(seat),
                rules.briefing(game.state, seat, question.kind, question.params)
                if isinstance(rules, Briefs)
                else (),
            ),
            False,
            None,
            (),
            False,
        )
        for seat in question.shapes
        if seat != CHANCE and seat in game.awaited
    ]


BY_DAY = ("agot-2e-affc-4p", "agot-2e-vassals-4p", "inis-4p")
GAMES = (
    *BY_DAY,
    "agot-1e-5p",
    "agot-2e-mod-8p",
    "agot-2e-6p",
    "agot-2e-3p",
    "agot-2e-adwd-6p",
)


@pytest.mark.parametrize("name", BY_DAY)
def test_every_panel_of_a_game_is_in_words_and_within_limits(name: str) -> None:
    """No message is missing, nothing is too long, and the example of each answer is understood.

    In English, from the right, and without gaps between words.
    """
    every_kind_is_asked(name, ("en", "fa", "zh"), few=1)


@nightly
@pytest.mark.parametrize("name", GAMES)
def test_many_panels_of_a_game_are_in_words_and_within_limits(name: str) -> None:
    """The same in every language, and for several questions of each kind."""
    every_kind_is_asked(name, languages(), few=4)


def every_kind_is_asked(name: str, tags: Sequence[str], few: int) -> None:
    """Look at a few questions of each kind in a golden game."""
    record = read_record(golden_game(name))
    faults: list[str] = []
    localizers = [
        Localizer(
            tag, words_in(tag, record.ruleset), on_fault=faults.append, ruleset=record.ruleset
        )
        for tag in tags
    ]
    game = start(record)
    seen: dict[str, int] = {}
    for _ in take_steps(game, record.steps):
        kind = "" if game.question is None else game.question.kind
        if seen.get(kind, 0) >= few:
            continue
        for hand in hands(game)[: few - seen.get(kind, 0)]:
            seen[kind] = seen.get(kind, 0) + 1
            for say in localizers:
                fits_and_can_be_typed(hand, kind, say)
    assert faults == []
    assert len(seen) > 10


def fits_and_can_be_typed(hand: SeatView, kind: str, say: Localizer) -> None:
    """Check that a panel is within Discord's limits, and understands its own example."""
    assert breaches(question_panel(hand, say).components()) == [], kind
    asking = asking_of(hand, say)
    assert asking is not None
    widget = widget_for(asking.shape)
    if example := widget.example(asking):
        reading = widget.read(asking, example)
        assert (reading.problems, reading.understood) == ((), True), (kind, say.language, example)
    else:
        # There is nothing to choose: the only answer, which may be none, is filled in.
        assert asking.shape.step(widget.settle(asking.shape, ())).ready, kind
