"""The strengths of units, and of both sides of a combat. Pure functions (1.13, 9.1.3, 9.2, 9.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot.components import ROUTED, Area, Card, House
from engine.agot.state import AgotState
from engine.kernel.data import Json, fixed

from . import timing
from .battle import Battle, Soldier


@fixed
class Strength:
    """The final strength of one side, part by part."""

    house: House
    units: int
    order: int
    """The modifier of the March or Defense order."""
    support: int
    garrison: int
    card: Card | None
    card_strength: int
    blade: int
    tides: Card | None
    tides_strength: int
    fixed: int | None = None
    """The final strength, if a card sets it regardless of everything else."""

    @property
    def total(self) -> int:
        """The sum, never below 0 (9.5.1), unless a card sets it."""
        if self.fixed is not None:
            return self.fixed
        return max(0, self.initial + self.card_strength + self.blade + self.tides_strength)

    @property
    def initial(self) -> int:
        """The sum before House cards (9.2.1)."""
        return self.units + self.order + self.support + self.garrison

    def to_json(self, *, with_tides: bool) -> Json:
        """Return the side in the form of a record's combat event."""
        side: Json = {name: getattr(self, name) for name in self.__match_args__}
        del side["tides_strength"], side["fixed"]
        if not with_tides:
            del side["tides"]
        return {**side, "total": self.total}


def soldier_strength(b: Battle, soldier: Soldier, modifiers: Sequence[House]) -> int:
    """Return the strength of one unrouted unit for the combatant for which it fights (1.13).

    ``modifiers`` are what :func:`modifiers_in_order` returns.
    """
    storming = soldier.side == b.attacker and b.area in b.s.castles
    strength = unit_strength(b.s, soldier.unit, storming=storming, supporting=soldier.supporting)
    if soldier.unit == "siege-engine":
        return strength
    for other in modifiers:
        strength = timing.UNITS[b.ability(other) or ""](b, other, strength, soldier)
    return strength


def modifiers_in_order(b: Battle) -> list[House]:
    """Return whose cards change units, in the usual order, or with Salladhor Saan last by ruling
    (17.8).
    """
    order = b.with_ability(timing.UNITS)
    if len(order) > 1 and b.s.ruled("salladhor-and-victarion", "salladhor-last"):
        order.sort(key=lambda h: b.card(h) == "salladhor-saan")
    return order


def _units_strength(
    b: Battle, house: House, owner: House, units: Mapping[str, int], *, supporting: bool = False
) -> int:
    modifiers = modifiers_in_order(b)
    return sum(
        count * soldier_strength(b, Soldier(unit, owner, house, supporting), modifiers)
        for unit, count in units.items()
        if not unit.startswith(ROUTED)
    )


def _order(b: Battle, house: House) -> int:
    """Return the attacker's March modifier, or the strength of the Defense order (9.2.1)."""
    s = b.s
    if house == b.attacker:
        return b.c["modifier"]
    if s.order_type(b.area) != "defend":
        return 0
    bonus = s.box.figures.orders[s.orders[b.area]].modifier
    return 2 * bonus if b.has(house, "catelyn-stark") else bonus


def _support(b: Battle, house: House) -> int:
    return sum(support_from(b, house, area) for area in b.supporting(house))


def support_from(b: Battle, house: House, area: Area) -> int:
    """Return what an area with a Support order adds to a combatant if it supports it (9.1.3)."""
    s = b.s
    units = _units_strength(b, house, s.owner[area], s.units[area], supporting=True)
    return units + support_bonus(s, area)


def card_strength(b: Battle, house: House) -> int:
    """Return the strength of a combatant's card, with abilities (9.3.4)."""
    card = b.card(house)
    if card is None:
        return 0
    strength = b.s.box.house_cards[card].strength
    if b.has(b.opponent(house), "balon-greyjoy"):
        strength = 0
    change = timing.STRENGTH.get(b.ability(house) or "")
    if change is not None:
        strength += change(b, house)
    return strength - (b.c.get("lessened", {}).get(house) == card)


def icons(b: Battle, house: House) -> tuple[int, int, int]:
    """Return the swords, fortifications and skulls of a combatant, including Tides of Battle."""
    swords = towers = skulls = 0
    card = b.card(house)
    if card is not None:
        facts = b.s.box.house_cards[card]
        swords, towers = facts.swords, facts.towers
        change = timing.ICONS.get(b.ability(house) or "")
        if change is not None:
            more_swords, more_towers = change(b, house)
            swords, towers = swords + more_swords, towers + more_towers
    drawn = b.c["tides"].get(house)
    if drawn is not None:
        tides = b.s.box.tides[drawn]
        swords, towers = swords + tides.swords, towers + tides.towers
        skulls = tides.skulls
    return swords, towers, skulls


def strength_of(b: Battle, house: House) -> Strength:
    """Return the strength of a side at this moment (9.2.1, 9.5.1)."""
    s = b.s
    drawn = b.c["tides"].get(house)
    return Strength(
        house=house,
        units=_units_strength(b, house, house, b.units(house)),
        order=_order(b, house),
        support=_support(b, house),
        garrison=s.garrisons.get(b.area, 0) if house == b.defender else 0,
        card=b.card(house),
        card_strength=card_strength(b, house),
        blade=int(b.c["blade"] == house),
        tides=drawn,
        tides_strength=s.box.tides[drawn].strength if drawn else 0,
        fixed=fixed_strength(b, house),
    )


def fixed_strength(b: Battle, house: House) -> int | None:
    """Return the final strength that cards give a combatant; the last card in order decides."""
    strength = None
    for other in b.with_ability(timing.TOTAL):
        if (given := timing.TOTAL[b.ability(other) or ""](b, other, house)) is not None:
            strength = given
    return strength


UNIT_STRENGTH = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 0}
SIEGE_STRENGTH = 4


def unit_strength(s: AgotState, unit: str, *, storming: bool, supporting: bool) -> int:
    """Return what one unrouted unit is worth.

    ``storming``: it attacks, or supports an attack on, an area with a castle or stronghold.
    """
    if unit == "siege-engine":
        return SIEGE_STRENGTH if storming else 0
    if supporting and unit == "footman" and s.lasts("footmen-do-not-support"):
        return 0
    varying = s.varying_strength(unit)
    return UNIT_STRENGTH[unit] if varying is None else varying


def units_strength(
    s: AgotState, units: Mapping[str, int], *, storming: bool, supporting: bool = False
) -> int:
    """Return the strength of units; routed ones count 0."""
    return sum(
        count * unit_strength(s, unit, storming=storming, supporting=supporting)
        for unit, count in units.items()
        if not unit.startswith(ROUTED)
    )


def support_bonus(s: AgotState, area: Area) -> int:
    """Return what the Support order in an area adds to its units (9.1.3)."""
    return s.box.figures.orders[s.orders[area]].modifier
