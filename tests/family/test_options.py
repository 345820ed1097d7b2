"""Every option of every game, alone and with others: games end by rule, and squires play them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.ruleset import AgotRuleset
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily, nightly

from .other_hands import stewards_play

IDS = [id for id, rules in rulesets.items() if isinstance(rules, AgotRuleset)]
ALONE = [
    (id, name, value)
    for id in IDS
    for name, values in rulesets[id].options.items()
    for value in values[1:]
]
"""Every value of an option that is not the default, by its row."""


def combined(number: int) -> tuple[str, dict[str, Any]]:
    """Return a game with options at random that go together."""
    rng = random.Random(number)
    id = rng.choice(IDS)
    while True:
        options = {name: rng.choice(values) for name, values in rulesets[id].options.items()}
        try:
            rulesets[id].prepare(options, (), {})
        except BadSetup:
            continue
        return id, options


def ends_and_replays(id: str, options: dict[str, Any], rounds: int | None = None) -> None:
    """Play a random game; its record names the options, and replays without a difference."""
    record = record_of(rulesets[id], options, 1, 1, rounds)
    assert options.items() <= record["options"].items() or "targaryen_deck" in options
    assert compare(Record.model_validate(record)).differences == 0
    assert rounds is not None or "winner" in record["checks"][-1]["state"]


@nightly
@pytest.mark.parametrize(("id", "name", "value"), ALONE)
def test_a_game_with_one_option_ends_by_rule_and_replays(id: str, name: str, value: Any) -> None:
    """Whatever its row offers."""
    ends_and_replays(id, {name: value})


@pytest.mark.parametrize("number", daily(0, 1, of=range(200)))
def test_a_game_with_several_options_ends_by_rule_and_replays(number: int) -> None:
    """Two hundred games with options at random."""
    ends_and_replays(*combined(number))


@pytest.mark.parametrize("number", daily(3, of=range(40)))
def test_squires_play_with_any_options(number: int) -> None:
    """Two rounds without an answer that is refused."""
    id, options = combined(number)
    rng = random.Random(number)
    squire = steward("squire", minds[id])
    game: Game[Any] = Game.new(rulesets[id], options)
    stewards_play(game, squire, rng, rounds=2)
