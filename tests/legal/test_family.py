"""The shapes of every expansion offer what they accept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.kernel.game import Game
from engine.rulesets import known
from tests.agot.family.test_family_games import IDS, TABLES

from .playing import disagreements


@pytest.mark.parametrize(("id", "options"), TABLES, ids=IDS)
def test_what_is_offered_is_what_is_accepted(id: str, options: dict[str, Any]) -> None:
    """The steps of every shape lead to answers that it accepts, and to no others."""
    rng = random.Random(f"legal/{id}/{options}")
    game: Game[Any] = Game.new(known[id], options, keep_rests=False)
    assert list(disagreements(game, rng, of_a_kind=2, most=40)) == []
