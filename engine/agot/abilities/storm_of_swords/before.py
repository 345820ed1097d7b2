"""Abilities of A Storm of Swords before strengths are counted (V2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.abilities.greyjoy import play_another
from engine.agot.abilities.lannister import removable_orders, remove_one_order, send_back
from engine.agot.abilities.shared import may_use
from engine.agot.board import tracks
from engine.agot.combat.timing import IMMEDIATE, before_strength, icons, immediate
from engine.agot.components import House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle

PRICE_OF_DAVOS = 2


@immediate
async def tyrion_lannister_asos(b: Battle, house: House) -> None:
    """Let Lannister make the opponent take its card back and play another (V2.5).

    What the first card has done already stays; the new one has its own moment, even if the
    opponent's turn is over.
    """
    rival = b.opponent(house)
    first = b.in_card_order()[0]
    if b.card(rival) is None or not await send_back(b, house):
        return
    act = IMMEDIATE.get(b.ability(rival) or "")
    if act is not None and first == rival and not b.s.is_silent(b.card(rival)):
        await act(b, rival)


@immediate
async def melisandre_of_asshai_asos(b: Battle, house: House) -> None:
    """Gain Power equal to the printed strength of the opposing card (V2.13)."""
    b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, b.faced(house)))


@immediate
async def aeron_damphair_asos(b: Battle, house: House) -> None:
    """Let Greyjoy pay two Power for playing another card, with 1 strength less, in his place."""
    if (card := await play_another(b, house)) is not None:
        b.c["lessened"] = {**b.c.get("lessened", {}), house: card}


@immediate
async def doran_martell_asos(b: Battle, house: House) -> None:
    """Move the opponent to the last position of the Fiefdoms track, a vassal too (V2.5)."""
    tracks.move_to_end(b.s, b.opponent(house), "fiefdoms")


@immediate
async def queen_of_thorns_asos(b: Battle, house: House) -> None:
    """Remove one order of the opponent in the embattled area or next to it, but not the march."""
    areas = removable_orders(b, house, (b.area, *b.s.box.borders[b.area]))
    await remove_one_order(b, house, areas, must=True)


@before_strength
async def stannis_baratheon_asos(b: Battle, house: House) -> None:
    """Let Baratheon take the Iron Throne's token from an opponent that holds it (V2.6).

    Taking it costs nothing, so this is what an absent player does.
    """
    if b.s.holder("iron-throne") == b.opponent(house) and await may_use(b, house, safe=True):
        tracks.steal(b.s, house, "iron-throne")
        _arm(b, house)


@icons
def stannis_baratheon_asos__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword if Baratheon has taken the token; taking it brings the sword (V2.7)."""
    return int(_is_armed(b, house)), 0


@before_strength
async def ser_davos_seaworth_asos(b: Battle, house: House) -> None:
    """Let Baratheon pay two Power for a fortification, before anyone knows who wins (V2.10)."""
    s = b.s
    if s.power[house] >= PRICE_OF_DAVOS and await may_use(b, house):
        s.lose_power(house, PRICE_OF_DAVOS)
        s.tell("power-spent", house=f"house:{house}", power=PRICE_OF_DAVOS)
        _arm(b, house)


@icons
def ser_davos_seaworth_asos__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a fortification if it has been paid for (V2.10)."""
    return 0, int(_is_armed(b, house))


def _arm(b: Battle, house: House) -> None:
    b.c["armed"] = [*b.c.get("armed", ()), house]


def _is_armed(b: Battle, house: House) -> bool:
    return house in b.c.get("armed", ())
