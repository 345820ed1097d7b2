"""Combats with the House cards of A Storm of Swords, written like examples in a rulebook."""

from __future__ import annotations

from typing import Any

from engine.agot.components import open_box
from tests.agot.scenario import Position, given, march

DECK = {"house_cards": "asos"}
BOX = open_box("agot-2e-asos")
PLAIN = {
    "lannister": "tywin-lannister-asos",
    "stark": "jory-cassel",
    "baratheon": "ser-axell-florent-asos",
    "greyjoy": "theon-greyjoy-asos",
    "martell": "areo-hotah-asos",
    "tyrell": "ser-garlan-tyrell-asos",
}
"""A card without a text of each House."""


def position(**facts: Any) -> Position:
    """Return a position in which everyone has the cards of A Storm of Swords."""
    return given(**{"agreed": DECK, "phase": "marches", "only": True, **facts})


def battle(
    attacker: str,
    defender: str,
    own: str | None = None,
    other: str | None = None,
    *,
    attack: str = "2F",
    defence: str = "2F",
    **more: Any,
) -> Position:
    """Let one House attack another from the Reach in Blackwater, and play two cards."""
    facts: dict[str, Any] = {
        "supply": {attacker: 6, defender: 6},
        "tracks": {"fiefdoms": f"{attacker} {defender}"},
        "blade_used": True,
        **more,
        "units": {
            "the-reach": f"{attacker} {attack}",
            "blackwater": f"{defender} {defence}",
            **more.get("units", {}),
        },
        "orders": {"the-reach": "march+0", **more.get("orders", {})},
    }
    table = position(**facts)
    table.answer(attacker, march("the-reach", blackwater=attack))
    cards = {attacker: own or PLAIN[attacker], defender: other or PLAIN[defender]}
    return table.cards(**cards)


def casualties(table: Position) -> int:
    """Return how many casualties the loser has to choose now."""
    question = table.game.question
    assert question is not None
    if question.kind != "casualties":
        return 0
    number = question.params["number"]
    assert isinstance(number, int)
    return number


def supported_by(house: str) -> Any:
    """Return facts of a Support order of a House beside the combat."""
    return {"units": {"stoney-sept": f"{house} 1F"}, "orders": {"stoney-sept": "support"}}
