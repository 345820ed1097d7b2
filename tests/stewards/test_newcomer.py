"""Whoever follows hints against the table of the demo is still in a fight at round 6."""

from __future__ import annotations

import pytest

from bot.games.registry import plugin_of
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS
from tests.marks import nightly
from tests.stewards.newcomer import played

FIGHT = 6
"""The first round in which the one who follows hints may win."""


@nightly
@pytest.mark.parametrize("seed", [4000, 4001, 4002])
def test_hints_do_not_win_the_demo_before_round_6(seed: int) -> None:
    """`python -m tests.stewards.newcomer` plays more games, of which docs/stewards.md tells."""
    went = played("agot-2e", seed)
    assert went.winner != plugin_of("agot-2e").demo_seat or went.round >= FIGHT


@pytest.mark.parametrize("id", sorted(rulesets))
def test_the_table_of_the_demo_has_these_seats_and_levels(id: str) -> None:
    """The seat of the one who tries it is not one of a steward's."""
    plugin, ruleset = plugin_of(id), rulesets[id]
    seats = ruleset.prepare({}, (), {}).seats
    assert set(plugin.demo_levels) <= set(seats) - {plugin.demo_seat}
    assert set(plugin.demo_levels.values()) <= set(LEVELS)
