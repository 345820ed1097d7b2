"""9.1.4: nobody is asked about refusing support where it could not matter, and that is true."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.state import AgotState
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from tests.kernel.playing import through_json

from . import scenario
from .scenario import Position

HOUSES = ("baratheon", "greyjoy", "lannister", "stark", "tyrell")
ARMIES = ("1F", "2F", "1F 1K", "3K", "2K 1E", "4K")
CONTINUATIONS = 4
"""How many ways to go on are tried from every such question."""


def battle(edition: str, rng: random.Random, *, abilities: bool) -> Position:
    """Somebody attacks somebody in Blackwater; a third house helps, with armies by chance."""
    attacker, defender, helper = rng.sample(HOUSES, 3)
    table = scenario.given(
        edition=edition,
        units={
            "the-reach": f"{attacker} {rng.choice(ARMIES)}",
            "blackwater": f"{defender} {rng.choice(ARMIES)}",
            "harrenhal": f"{helper} {rng.choice(ARMIES)}",
        },
        orders={
            "the-reach": rng.choice(("march-1", "march+0")),
            "harrenhal": "support",
            "blackwater": rng.choice(("defend+1", "defend+2*")),
        },
        supply=dict.fromkeys(HOUSES, 6),
        tracks={"fiefdoms": rng.choice(HOUSES)},
        abilities=abilities,
        phase="marches",
    ).until("march", attacker)
    units = dict(table.state.units["the-reach"])
    table.answer(
        attacker,
        {"area": "the-reach", "moves": {"blackwater": units}, "leave_power_token": False},
    )
    return table.answer(helper, {"harrenhal": rng.choice(("attacker", "defender"))})


def outcome(game: Game[AgotState], refused: list[str], seed: int) -> str:
    """Answer the question, fight with cards that only the seed picks, and return who has won."""
    rng = random.Random(seed)
    assert game.state.combat is not None
    cards = {
        house: rng.choice(sorted(game.state.hand[house]))
        for house in sorted((game.state.combat["attacker"], game.state.combat["defender"]))
    }
    game.answer(game.awaited[0], refused)
    while True:
        for event in game.fetch_events():
            if event.kind == "combat-decided":
                return str(event.params["winner"])
        seat = game.awaited[0]
        question = game.question
        assert question is not None
        if question.kind == "house-card" and game.shape_for(seat).check(cards[seat]) is None:
            game.answer(seat, cards[seat])
        else:
            # The same answer to the same question, whatever was asked before.
            options = random.Random(f"{seed}/{question.kind}/{seat}")
            game.answer(seat, game.shape_for(seat).sample(options))


@pytest.mark.parametrize("abilities", [False, True], ids=["no-text", "text"])
@pytest.mark.parametrize("edition", ["agot-2e", "agot-1e"])
def test_support_that_is_kept_unasked_never_decides_a_battle(edition: str, abilities: bool) -> None:
    """Whatever is played, the same house wins with all of it as with none of it."""
    rng, tried = random.Random(f"{edition} {abilities}"), 0
    for _ in range(60):
        table = battle(edition, rng, abilities=abilities)
        shape: Any = table.shape(table.awaited[0])
        assert table.kind == "refuse-support"
        if shape.unasked() is None:
            continue
        saved = through_json(save(table.game))
        for way in range(CONTINUATIONS):
            winners = {
                outcome(load(table.game.ruleset, saved), refused, way)
                for refused in ([], list(shape.things))
            }
            assert len(winners) == 1, (table.state.combat, way)
            tried += 1
    assert tried > 0
