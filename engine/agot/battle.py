"""9.2, 9.5: the two sides of a combat and their strengths. It asks nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from .abilities import registry
from .box import ROUTED, Area, Card, House
from .reach import supports_into
from .state import Table, Units
from .strength import support_bonus, unit_strength

Side = Literal["attacker", "defender"]


@dataclass(frozen=True, slots=True)
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

    @property
    def total(self) -> int:
        """The sum, never below 0 (9.5.1)."""
        return max(0, self.initial + self.card_strength + self.blade + self.tides_strength)

    @property
    def initial(self) -> int:
        """The sum before House cards (9.2.1)."""
        return self.units + self.order + self.support + self.garrison

    def to_json(self, *, with_tides: bool) -> dict[str, Any]:
        """Return the side as a record's combat event writes it."""
        side = asdict(self)
        del side["tides_strength"]
        if not with_tides:
            del side["tides"]
        return {**side, "total": self.total}


@dataclass(frozen=True, slots=True)
class Soldier:
    """One unit that counts in a combat."""

    unit: str
    owner: House
    side: House
    """The combatant that it fights for."""
    supporting: bool = False
    """Whether it stands in a supporting area, not among those that fight."""


class Battle:
    """The combat that is going on, read from ``s.combat``.

    ``s.combat`` holds: ``area``, ``from``, ``attacker``, ``defender``, ``attackers`` (units),
    ``modifier`` (of the March order), ``support`` (side by house, or by its areas), ``cards`` (by
    house, once revealed), ``cancelled`` (houses whose card has lost its ability), ``blade`` (who
    used it for strength, or None), ``tides`` (card by house) with ``tides_shown``, ``winner``,
    ``fought`` (the attackers that are left, once they are back in an area), and ``march`` (its
    order, once it has left the area that the march came from).
    """

    __slots__ = ("c", "s")

    def __init__(self, s: Table) -> None:
        assert s.combat is not None
        self.s = s
        self.c: dict[str, Any] = s.combat

    @property
    def area(self) -> Area:
        """The embattled area (1.10)."""
        area: Area = self.c["area"]
        return area

    @property
    def origin(self) -> Area:
        """Where the march came from."""
        origin: Area = self.c["from"]
        return origin

    @property
    def attacker(self) -> House:
        """The house that marched."""
        house: House = self.c["attacker"]
        return house

    @property
    def defender(self) -> House:
        """The house attacked."""
        house: House = self.c["defender"]
        return house

    @property
    def loser(self) -> House:
        """The combatant that lost; the winner must be known."""
        return self.opponent(self.c["winner"])

    def in_turn_order(self) -> list[House]:
        """Return the combatants in turn order as it is at this moment (16.5.16)."""
        return [h for h in self.s.turn_order if h in (self.attacker, self.defender)]

    def in_card_order(self) -> list[House]:
        """Return the combatants in the order in which abilities of one moment are used."""
        if not self.s.ruled("ability-order", "fiefdoms"):
            return self.in_turn_order()
        return [h for h in self.s.tracks["fiefdoms"] if h in (self.attacker, self.defender)]

    def opponent(self, house: House) -> House:
        """Return the other combatant."""
        return self.defender if house == self.attacker else self.attacker

    def side(self, house: House) -> Side:
        """Return the side on which a combatant fights."""
        return "attacker" if house == self.attacker else "defender"

    def units(self, house: House) -> Units:
        """Return the units of a combatant that fight."""
        if house == self.attacker:
            attackers: Units = self.c["attackers"]
            return attackers
        return self.s.units.get(self.area, {})

    def lose(self, house: House, units: Mapping[str, int]) -> None:
        """Destroy fighting units of a combatant."""
        if not units:
            return
        if house == self.attacker:
            attackers = self.c["attackers"]
            for unit, count in units.items():
                attackers[unit] -= count
                if not attackers[unit]:
                    del attackers[unit]
        else:
            self.s.remove(self.area, units)
        self.s.tell(
            "destroyed", house=f"house:{house}", units=dict(units), area=f"area:{self.area}"
        )

    def card(self, house: House) -> Card | None:
        """Return the House card of a combatant, once revealed."""
        cards: dict[House, Card | None] = self.c["cards"]
        return cards.get(house)

    def ability(self, house: House) -> str | None:
        """Return the ability of a combatant's card, unless abilities do not count or it is gone."""
        card = self.card(house)
        if card is None or not self.s.options["house_card_abilities"]:
            return None
        return (
            None if house in self.c.get("cancelled", ()) else self.s.box.house_cards[card].ability
        )

    def has(self, house: House, ability: str) -> bool:
        """Tell whether a combatant fights with a card whose ability counts."""
        return self.ability(house) == ability

    # -- support --------------------------------------------------------------------------------

    def support_areas(self) -> list[Area]:
        """List areas whose Support order reaches the combat (9.1.1, 9.1.5, 9.1.7)."""
        s = self.s
        return [
            a
            for a in s.box.borders[self.area]
            if a in s.units and s.order_type(a) == "support" and supports_into(s, a, self.area)
        ]

    def supporting(self, house: House) -> list[Area]:
        """List the areas whose Support orders back a combatant right now."""
        side = self.side(house)
        return [a for a in self.support_areas() if self._backs(a) == side]

    def _backs(self, area: Area) -> str | None:
        declared: str | dict[Area, str] | None = self.c["support"].get(self.s.owner[area])
        return declared.get(area) if isinstance(declared, dict) else declared

    # -- strength -------------------------------------------------------------------------------

    def unit_strength(self, soldier: Soldier) -> int:
        """Return what one unrouted unit is worth to the combatant it fights for (1.13)."""
        storming = soldier.side == self.attacker and self.area in self.s.box.castles
        strength = unit_strength(
            self.s, soldier.unit, storming=storming, supporting=soldier.supporting
        )
        if soldier.unit == "siege-engine":
            return strength
        for other in self._modifiers_in_order():
            change = registry.UNITS.get(self.ability(other) or "")
            if change is not None:
                strength = change(self, other, strength, soldier)
        return strength

    def _modifiers_in_order(self) -> list[House]:
        """17.8 The usual order, unless Salladhor Saan is ruled to have the last word."""
        order = self.in_card_order()
        if self.s.ruled("salladhor-and-victarion", "salladhor-last"):
            order.sort(key=lambda h: self.card(h) == "salladhor-saan")
        return order

    def _units_strength(
        self, house: House, owner: House, units: Mapping[str, int], *, supporting: bool = False
    ) -> int:
        return sum(
            count * self.unit_strength(Soldier(unit, owner, house, supporting))
            for unit, count in units.items()
            if not unit.startswith(ROUTED)
        )

    def _order(self, house: House) -> int:
        """9.2.1 The March modifier of the attacker, the Defense order of the defender."""
        s = self.s
        if house == self.attacker:
            modifier: int = self.c["modifier"]
            return modifier
        if s.order_type(self.area) != "defend":
            return 0
        bonus = s.box.figures.orders[s.orders[self.area]].modifier
        return 2 * bonus if self.has(house, "catelyn-stark") else bonus

    def _support(self, house: House) -> int:
        s = self.s
        return sum(
            self._units_strength(house, s.owner[a], s.units[a], supporting=True)
            + support_bonus(s, a)
            for a in self.supporting(house)
        )

    def card_strength(self, house: House) -> int:
        """Return the strength of a combatant's card, abilities counted (9.3.4)."""
        card = self.card(house)
        if card is None:
            return 0
        strength = self.s.box.house_cards[card].strength
        if self.has(self.opponent(house), "balon-greyjoy"):
            strength = 0
        change = registry.STRENGTH.get(self.ability(house) or "")
        if change is not None:
            strength += change(self, house)
        return strength

    def icons(self, house: House) -> tuple[int, int, int]:
        """Return swords, fortifications and skulls of a combatant, Tides of Battle included."""
        swords = towers = skulls = 0
        card = self.card(house)
        if card is not None:
            facts = self.s.box.house_cards[card]
            swords, towers = facts.swords, facts.towers
            change = registry.ICONS.get(self.ability(house) or "")
            if change is not None:
                more_swords, more_towers = change(self, house)
                swords, towers = swords + more_swords, towers + more_towers
        drawn = self.c["tides"].get(house)
        if drawn is not None:
            tides = self.s.box.tides[drawn]
            swords, towers = swords + tides.swords, towers + tides.towers
            skulls = tides.skulls
        return swords, towers, skulls

    def strength(self, house: House) -> Strength:
        """Add up a side, as everything lies at this moment (9.2.1, 9.5.1)."""
        s = self.s
        drawn = self.c["tides"].get(house)
        return Strength(
            house=house,
            units=self._units_strength(house, house, self.units(house)),
            order=self._order(house),
            support=self._support(house),
            garrison=s.garrisons.get(self.area, 0) if house == self.defender else 0,
            card=self.card(house),
            card_strength=self.card_strength(house),
            blade=int(self.c["blade"] == house),
            tides=drawn,
            tides_strength=s.box.tides[drawn].strength if drawn else 0,
        )


def sides(b: Battle, numbers: Mapping[House, int]) -> dict[str, Any]:
    """Name both combatants with a number each, for a message."""
    return {
        "attacker": f"house:{b.attacker}",
        "attack": numbers[b.attacker],
        "defender": f"house:{b.defender}",
        "defence": numbers[b.defender],
        "area": f"area:{b.area}",
    }
