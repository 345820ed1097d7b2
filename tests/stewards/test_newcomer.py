"""Whoever follows hints against the table of the demo is still in a fight at round 6."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.registry import plugin_of
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS
from tests.running.marks import nightly
from tests.stewards.newcomer import played

SEEDS = range(8000, 8004)
"""The games that are played."""
FIGHT = 6
"""The first round in which the one who follows hints may win."""


@nightly
def test_hints_win_some_games_of_the_demo_and_none_before_round_6() -> None:
    """A first game is a fight, and neither lost nor won from the start.

    `python -m tests.stewards.newcomer` plays more games, of which docs/stewards.md tells.
    """
    learner = plugin_of("agot-2e").demo_seat
    won = [went.round for went in map(partial(played, "agot-2e"), SEEDS) if went.winner == learner]
    assert 0 < len(won) < len(SEEDS)
    assert min(won) >= FIGHT


@pytest.mark.parametrize("id", sorted(rulesets))
def test_the_table_of_the_demo_has_these_seats_and_levels(id: str) -> None:
    """The seat of the one who tries it is not one of a steward's."""
    plugin, ruleset = plugin_of(id), rulesets[id]
    seats = ruleset.prepare({}, (), {}).seats
    assert set(plugin.demo_levels) <= set(seats) - {plugin.demo_seat}
    assert set(plugin.demo_levels.values()) <= set(LEVELS)
