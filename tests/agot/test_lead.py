"""15.2 Who would win if the game ended now."""

from __future__ import annotations

import random
from typing import Any, cast

from engine.agot.board.control import castle_counts
from engine.agot.second_edition import SecondEdition
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import Lead
from engine.kernel.game import Game

RULES = SecondEdition()


def game(seed: int) -> Game[AgotState]:
    """Begin a game of six."""
    found = Game.new(RULES, {"players": 6})
    found.answer_chance(random.Random(seed))
    return found


def test_the_leader_has_most_castles_and_a_tie_is_broken_by_rule() -> None:
    """15.2 Land areas, then supply, then the Iron Throne; a lead by castles alone is clear."""
    rng, clear, tied = random.Random(3), 0, 0
    played = game(3)
    for _ in range(600):
        played.answer_chance(rng)
        if played.question is None:
            break
        seat = next(s for s in played.awaited if s != CHANCE)
        played.answer(seat, played.question.shapes[seat].sample(rng))
        lead = RULES.lead(played.state)
        if lead is None:
            continue
        counts = castle_counts(played.state)
        most = max(counts.values())
        (leader,) = lead.marks
        assert counts[leader] == most == lead.params["castles"]
        alone = list(counts.values()).count(most) == 1
        assert lead.clear == alone
        clear, tied = clear + alone, tied + (not alone)
    assert clear
    assert tied


def test_nobody_leads_while_a_combat_is_fought() -> None:
    """9 Its outcome may change it."""
    played = game(1)
    assert isinstance(RULES.lead(played.state), Lead)
    played.state.combat = cast("Any", {"area": "winterfell"})
    assert RULES.lead(played.state) is None
