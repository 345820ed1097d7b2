"""House Greyjoy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.combat.timing import icons, immediate, strength, units
from engine.agot.components import Card, House

from .lannister import attacks_for_itself
from .shared import choose_target

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier

PRICE_OF_AERON = 2


@units
def victarion_greyjoy(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """In an attack, Greyjoy's ships count one more, even in support."""
    return strength + (soldier.unit == "ship" and attacks_for_itself(b, house, soldier))


def _defends_a_castle(b: Battle, house: House) -> bool:
    return house == b.defender and b.area in b.s.castles


@strength
def theon_greyjoy(b: Battle, house: House) -> int:
    """Add 1 when Greyjoy defends a castle or stronghold."""
    return int(_defends_a_castle(b, house))


@icons
def theon_greyjoy__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword when Greyjoy defends a castle or stronghold."""
    return int(_defends_a_castle(b, house)), 0


@icons
def asha_greyjoy(b: Battle, house: House) -> tuple[int, int]:
    """Return two swords and a fortification if nobody supports Greyjoy."""
    return (0, 0) if b.supporting(house) else (2, 1)


@immediate
async def aeron_damphair(b: Battle, house: House) -> None:
    """Let Greyjoy pay two Power for playing another card in his place."""
    await play_another(b, house)


async def play_another(b: Battle, house: House) -> Card | None:
    """Let a House pay two Power, discard its card and play another; return that one, if any."""
    s, own = b.s, b.card(house)
    others = [c for c in s.hand[house] if c != own]
    if own is None or s.power[house] < PRICE_OF_AERON:
        return None
    replacement = await choose_target(b, house, "card", others, key="replacement")
    if replacement is None:
        return None
    s.lose_power(house, PRICE_OF_AERON)
    s.put_down(house, own)
    b.c["cards"][house] = replacement
    s.tell(
        "card-replaced",
        house=f"house:{house}",
        card=f"card:{own}",
        replacement=f"card:{replacement}",
    )
    return replacement
