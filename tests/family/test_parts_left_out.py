"""Mother of Dragons without the Iron Bank, and without the other sea orders (V14.1, V14.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.kernel.game import Game
from engine.kernel.position.notation import BadPosition
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from tests.family.mother import begun, mother, vassal

ID = "agot-2e-mod"
BANKLESS = {"without_iron_bank": True}
LANDLOCKED = {"without_sea_orders": True}
SEA = {"sea-march-1", "sea-support", "iron-bank"}


def table(**options: Any) -> MotherState:
    """Return the state with which a game begins."""
    return mother(begun(ID, options))


def test_without_the_iron_bank_there_are_no_loans() -> None:
    """V14.1 No loan is offered at the start of a round, and no order token takes one."""
    s = table(**BANKLESS)
    assert not any(s.slots)
    assert "loans" not in s.decks
    assert SEA & s.box.figures.orders.keys() == {"sea-march-1", "sea-support"}
    assert any(table().slots)


@pytest.mark.parametrize("reading", ["seven", "five"])
def test_without_the_iron_bank_players_start_as_in_the_base_game(reading: str) -> None:
    """V14.1 With 5 Power, whatever is ruled about that of the Iron Bank."""
    s = mother(begun(ID, BANKLESS, **{"iron-bank-starting-power": reading}))
    assert {s.power[house] for house in s.houses} == {5}


def test_without_sea_orders_the_iron_bank_lends_all_the_same() -> None:
    """V14.1 Its order does not need the others."""
    s = table(**LANDLOCKED)
    assert SEA & s.box.figures.orders.keys() == {"iron-bank"}
    assert any(s.slots)


def test_with_neither_nobody_is_offered_an_order_of_the_sea() -> None:
    """V14.2 What is left are the orders of the base game and those of vassals."""
    s = table(**BANKLESS, **LANDLOCKED)
    plain = vassal(begun("agot-2e-vassals", {}))
    assert s.box.figures.orders.keys() == plain.box.figures.orders.keys()


def test_a_position_without_the_iron_bank_is_read_again() -> None:
    """V14.1 Its line names no loans; one that does is refused."""
    game: Game[Any] = Game.new(rulesets[ID], BANKLESS)
    rng = random.Random(1)
    for _ in range(40):
        for seat in game.awaited:
            game.answer(seat, game.shape_for(seat).sample(rng))
    line = public_line(game)
    assert public_line(open_position(line)) == line
    with pytest.raises(BadPosition):
        open_position(line.replace(" | ", " bank=,spymaster, | ", 1))
