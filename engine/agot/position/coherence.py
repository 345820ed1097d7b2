"""Checks that the parts of a position fit together, even if each is valid alone. Pure functions.

The rules rely on this, so positions that are typed by hand are checked.
"""

from __future__ import annotations

from engine.agot.state import AgotState, total
from engine.agot.variants import draft, hands
from engine.kernel.position.notation import BadPosition

REVEALED = ("raven", "raids", "marches", "power", "scoring")
"""The phases between the reveal of orders and the next round."""


def require_pieces(s: AgotState) -> None:
    """Check that nobody has more pieces than there are in the box (1.12).

    Raises BadPosition.
    """
    for house in s.houses:
        for unit, number in s.box.pieces(house).items():
            if s.on_board(house, unit) > number:
                raise BadPosition(f"{house} has more than {number} of {unit}")
        tokens = s.box.power_tokens(house)
        if s.power[house] + s.tokens_on_board(house) > tokens:
            raise BadPosition(f"{house} has more than {tokens} Power tokens")
        if not s.has_dragons and s.on_board(house, "dragon"):
            raise BadPosition(f"{house} has a Dragon, but there are none in this game")
    for port in s.box.land_of:
        if total(s.units.get(port, {})) > s.box.figures.port_ships:
            raise BadPosition(f"{port} holds more than {s.box.figures.port_ships} ships")


def require_orders(s: AgotState) -> None:
    """Check that orders are where a House has units, and are among that House's tokens (6.1.1).

    Until a combat is over, orders stay where it has taken the last unit (9.9.4). Once orders are
    revealed, none may be face down (6.3.1). Attackers must be in the area that they marched from.
    Raises BadPosition.
    """
    holders = dict(s.owner)
    if s.combat is not None:
        holders.setdefault(s.combat["area"], s.combat["defender"])
        if not s.combat["fought"]:
            holders.setdefault(s.combat["from"], s.combat["attacker"])
    for area in s.placed:
        if s.phase in REVEALED:
            raise BadPosition(f"{area} o: no order lies face down any more")
    for area, token in [*s.orders.items(), *s.placed.items()]:
        house = holders.get(area)
        if house is None:
            raise BadPosition(f"{area} o: an order lies only where a house has units")
        if token in s.box.figures.orders and token not in s.tokens_of(house):
            raise BadPosition(f"{area} o: {house} has no {token}")


def require_hands(s: AgotState) -> None:
    """Check that no hand is empty, except that of a fighting House or one with a single card
    (9.9.3), and that hands that are not printed can have come about (V1.2).

    Raises BadPosition.
    """
    if s.drafters:
        draft.require_draft(s)
    if hands.are_missing(s):
        return
    hands.require_hands(s)
    fighting = () if s.combat is None else (s.combat["attacker"], s.combat["defender"])
    for house in s.with_player(s.houses):
        if not s.hand[house] and house not in fighting and len(s.cards_of(house)) > 1:
            raise BadPosition(f"{house} discard: somebody's last card brings back the others")
