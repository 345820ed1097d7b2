"""Combats in one call: who marches from where against whom, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .scenario import BOX, Position, given, march

HARMLESS = {
    "baratheon": "brienne-of-tarth",
    "greyjoy": "dagmar-cleftjaw",
    "lannister": "the-hound",
    "martell": "areo-hotah",
    "stark": "ser-rodrick-cassel",
    "tyrell": "margaery-tyrell",
}
"""A card without text for every house."""


def attack(
    attackers: str,
    origin: str,
    area: str,
    defenders: str,
    *,
    order: str = "march+0",
    units: Mapping[str, str] | None = None,
    orders: Mapping[str, str] | None = None,
    moves: Mapping[str, str] | None = None,
    leave: bool = False,
    **more: Any,
) -> Position:
    """March into a combat: ``attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")``.

    ``attackers`` are all units of the origin; all attack unless ``moves`` says otherwise.
    Without defending units (``""``) the garrison is attacked.
    A Footman far off holds an order to collect Power, so that the round goes on after the combat.
    """
    house, _, counted = attackers.partition(" ")
    there = {"karhold": f"{house} 1F", origin: attackers, **(units or {})}
    if defenders:
        there[area] = defenders
    table = given(
        units=there,
        orders={"karhold": "consolidate", origin: order, **(orders or {})},
        phase="marches",
        **more,
    ).until("march", house)
    table.answer(house, march(origin, moves or {area: counted}, leave=leave))
    assert table.state.combat is not None, "no combat came of it"
    return table


def play_cards(table: Position, **cards: str) -> Position:
    """Let both combatants play: the cards named, cards without text otherwise."""
    combat = table.state.combat
    assert combat is not None
    played = {h: cards.get(h, HARMLESS[h]) for h in (combat["attacker"], combat["defender"])}
    assert set(cards) <= set(played)
    return table.cards(**played)


def outcome(table: Position, **cards: str) -> str:
    """Play cards, finish the combat in the plainest way, and return who has won."""
    play_cards(table, **cards).finish_combat()
    winner = table.events("combat-decided")[-1]["winner"]
    assert isinstance(winner, str)
    return winner.removeprefix("house:")


def final_strengths(table: Position, **cards: str) -> tuple[int, int]:
    """Play cards, finish the combat in the plainest way, and return both final strengths."""
    outcome(table, **cards)
    return table.strengths()


def offered(table: Position, seat: str) -> set[str]:
    """Name what a seat can choose first, without the kind: areas, cards, houses, choices."""
    return {o.id.partition(":")[2] for o in table.shape(seat).step([]).options}


__all__ = ("BOX", "HARMLESS", "attack", "final_strengths", "offered", "outcome", "play_cards")
