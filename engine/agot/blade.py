"""9.4 Valyrian Steel Blade and 15.6 Tides of Battle."""

from __future__ import annotations

from engine.kernel.asking import ask
from engine.kernel.shapes import OneOf

from .answers import BladeAnswer
from .battle import Battle, sides
from .box import House
from .combat_strength import strength_of


async def tides_of_battle(b: Battle) -> None:
    """15.6 Attacker, then defender draw; the Blade may redraw; the cards are revealed."""
    s = b.s
    if not s.options.get("tides_of_battle", False):
        return
    deck = s.decks["tides-of-battle"]
    b.c["tides"] = {b.attacker: deck[0], b.defender: deck[1]}
    holder = _blade_holder(b)
    if holder is not None and await _use_blade(b, holder, "tides"):
        b.c["tides"][holder] = deck[2]
        s.tell("tides-redrawn", house=f"house:{holder}")
    b.c["tides_shown"] = True
    del s.decks["tides-of-battle"]
    for house in (b.attacker, b.defender):
        s.tell("tides", house=f"house:{house}", card=f"tides:{b.c['tides'][house]}")


async def valyrian_steel_blade(b: Battle) -> None:
    """9.4.1 The holder of the unused Blade may add 1, if it fights."""
    holder = _blade_holder(b)
    if holder is not None and await _use_blade(b, holder, "strength"):
        b.c["blade"] = holder
        b.s.tell("blade-used", house=f"house:{holder}")


def _blade_holder(b: Battle) -> House | None:
    holder = b.s.holder("fiefdoms")
    fights = holder in (b.attacker, b.defender)
    return holder if fights and not b.s.blade_used else None


async def _use_blade(b: Battle, house: House, purpose: str) -> bool:
    answers: dict[str, BladeAnswer] = {
        "choice:use": {"for": purpose, "use": True},
        "choice:decline": {"for": purpose, "use": False},
    }
    answer = await ask(
        house,
        "blade",
        OneOf.named(answers),
        purpose=f"blade:{purpose}",
        **sides(b, {h: strength_of(b, h).total for h in (b.attacker, b.defender)})
        if purpose == "strength"
        else {"card": f"tides:{b.c['tides'][house]}"},
    )
    use = answer["use"]
    b.s.blade_used = b.s.blade_used or use
    return use
