"""The Valyrian Steel Blade (9.4) and Tides of Battle (15.6).

The holder is asked even if the Blade cannot decide, because records may hold an answer.
"""

from __future__ import annotations

from engine.agot import kinds
from engine.agot.combat import timing
from engine.agot.combat.battle import Battle, blade_holder, sides
from engine.agot.combat.strength import fixed_strength, strength_of
from engine.agot.components import House
from engine.agot.shapes import BladeAnswer
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf


async def tides_of_battle(b: Battle) -> None:
    """Let the attacker, then the defender draw; the Blade may redraw; reveal the cards (15.6)."""
    s = b.s
    if not s.options.get("tides_of_battle", False):
        return
    deck = s.decks["tides-of-battle"]
    b.c["tides"] = {b.attacker: deck[0], b.defender: deck[1]}
    holder = blade_holder(b)
    if holder is not None and await _use_blade(b, holder, "tides"):
        b.c["tides"][holder] = deck[2]
        s.tell("tides-redrawn", house=f"house:{holder}")
    b.c["tides_shown"] = True
    del s.decks["tides-of-battle"]
    for house in (b.attacker, b.defender):
        s.tell("tides", house=f"house:{house}", card=f"tides:{b.c['tides'][house]}")


async def valyrian_steel_blade(b: Battle) -> None:
    """Let the holder of the unused Blade add 1, if it fights (9.4.1)."""
    holder = blade_holder(b)
    if holder is None:
        return
    fixed = fixed_strength(b, holder) is not None
    if fixed and b.s.ruled("fixed-final-strength-and-blade", "not-asked"):
        return
    if await _use_blade(b, holder, "strength"):
        b.c["blade"] = holder
        b.s.tell("blade-used", house=f"house:{holder}")


class Blade(OneOf[BladeAnswer]):
    """Whether the Blade is used, for strength or for another Tides card."""

    def __init__(self, b: Battle, house: House, purpose: str) -> None:
        self._battle = b
        self._house = house
        self._decline: BladeAnswer = {"for": purpose, "use": False}
        super().__init__(
            {("choice:use",): {"for": purpose, "use": True}, ("choice:decline",): self._decline}
        )

    def unasked(self) -> BladeAnswer | None:
        """Decline if one more point of strength would change nothing (9.6.1)."""
        if self._decline["for"] != "strength" or blade_decides(self._battle, self._house):
            return None
        return None if _changes_an_ability(self._battle, self._house) else self._decline


def blade_decides(b: Battle, house: House) -> bool:
    """Return whether a combatant loses in the present position, and would win with the Blade
    (9.4.1).
    """
    return not would_win(b, house) and would_win(b.imagined(blade=house), house)


def _changes_an_ability(b: Battle, house: House) -> bool:
    """Return whether the Blade would change what a card does that counts the difference (V2.8)."""
    return _by_difference(b) != _by_difference(b.imagined(blade=house))


def _by_difference(b: Battle) -> list[int]:
    found = []
    for house in b.with_ability(timing.DIFFERENCE):
        totals = [strength_of(b, h).total for h in (house, b.opponent(house))]
        follows = timing.DIFFERENCE[b.ability(house) or ""]
        found.append(follows(b, house, totals[0] - totals[1], wins=would_win(b, house)))
    return found


def would_win(b: Battle, house: House) -> bool:
    """Return whether a combatant would win in the present position (9.6.1)."""
    rival = b.opponent(house)
    mine, theirs = strength_of(b, house).total, strength_of(b, rival).total
    if mine != theirs:
        return mine > theirs
    return b.s.position("fiefdoms", house) < b.s.position("fiefdoms", rival)


async def _use_blade(b: Battle, house: House, purpose: str) -> bool:
    answer = await ask(
        house,
        kinds.BLADE,
        Blade(b, house, purpose),
        purpose=f"blade:{purpose}",
        **sides(b, {h: strength_of(b, h).total for h in (b.attacker, b.defender)})
        if purpose == "strength"
        else {"card": f"tides:{b.c['tides'][house]}"},
    )
    use = answer["use"]
    b.s.blade_used = b.s.blade_used or use
    return use
