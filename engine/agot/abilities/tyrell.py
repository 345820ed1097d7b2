"""House Tyrell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agot.box import ROUTED, House
from engine.kernel.asking import ask
from engine.kernel.shapes import OneOf

from .lannister import remove_order
from .registry import immediate

if TYPE_CHECKING:
    from engine.agot.battle import Battle


@immediate
async def mace_tyrell(b: Battle, house: House) -> None:
    """One of the opponent's fighting Footmen dies at once; not against The Blackfish."""
    rival = b.opponent(house)
    footmen = [u for u in ("footman", ROUTED + "footman") if b.units(rival).get(u)]
    if not footmen or b.has(rival, "the-blackfish"):
        return
    answers: dict[str, dict[str, Any]] = {
        f"unit:{u}": {"card": "mace-tyrell", "use": True, "routed": u.startswith(ROUTED)}
        for u in footmen
    }
    answer = await ask(
        house, "ability", OneOf.named(answers), card="card:mace-tyrell", rival=f"house:{rival}"
    )
    b.lose(rival, {(ROUTED if answer["routed"] else "") + "footman": 1})


@immediate
async def queen_of_thorns(b: Battle, house: House) -> None:
    """One order of the opponent next to the embattled area is removed, not the march itself."""
    s = b.s
    rival = b.opponent(house)
    areas = [
        a
        for a in s.box.borders[b.area]
        if a in s.orders and s.owner.get(a) == rival and a != b.origin
    ]
    if not areas:
        return
    answers: dict[str, dict[str, Any]] = {
        f"area:{a}": {"card": "queen-of-thorns", "use": True, "area": a} for a in areas
    }
    answer = await ask(
        house, "ability", OneOf.named(answers), card="card:queen-of-thorns", rival=f"house:{rival}"
    )
    remove_order(b, house, answer["area"])
