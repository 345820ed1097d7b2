"""The reading of the board: possible marches, their strengths, and the worth of areas.

Pure functions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from importlib.resources import files

from engine.agot.board.control import castle_counts, controller
from engine.agot.board.reach import land_targets, ship_targets, targets_of
from engine.agot.combat.strength import units_strength
from engine.agot.components import ROUTED, AgotComponents, Area, House, open_box
from engine.agot.phases.mustering import MusteringAccount, cost_of
from engine.agot.state import AgotState
from engine.kernel.heuristics import weights

PACKAGE = "engine.agot.heuristics"
"""The package with the weights."""


def learned(box: AgotComponents) -> str:
    """Return the edition whose weights are used: this one or, if it has none, its base."""
    edition, changes = box.edition, box.changes
    while changes is not None and not (files(PACKAGE) / f"{edition}.toml").is_file():
        edition, changes = changes, open_box(changes).changes
    return edition


W = weights(PACKAGE, "weights.toml", "quick")

FLIGHTS = 6
"""How many areas are looked at as aims of Dragons."""


def winning_chance(difference: float) -> float:
    """Return the probability of winning a battle with some lead, House cards unknown."""
    return 1.0 / (1.0 + math.exp(-W["sure"] * difference))


class BoardReading:
    """A look at the board that keeps its results."""

    as_learned = True
    """Whether marches are judged by the weights learned from Houses that want castles."""
    castle = 1.0
    """What a castle counts if Houses are judged by their castles."""

    def __init__(self, s: AgotState, spared: frozenset[House] = frozenset()) -> None:
        self.s = s
        self.orders = s.orders
        """The orders that count; empty if all are taken to be unplaced."""
        self.spared = spared
        """The Houses that the looking House does not attack."""
        self._castles: dict[House, int] | None = None
        self._targets: dict[tuple[Area, str], Sequence[Area]] = {}
        self._worth: dict[Area, float] = {}
        self._strength: dict[tuple[Area, bool, bool], int] = {}
        self._mustering: dict[Area, int] = {}
        self._attackers: dict[Area, dict[House, float]] | None = None
        self._threat: dict[tuple[Area, House], float] = {}

    def without_orders(self) -> BoardReading:
        """Return the reading as it is without orders; it shares what does not depend on them."""
        reading = copy(self)
        reading.orders = {}
        reading._attackers, reading._threat = None, {}
        return reading

    @property
    def is_revealed(self) -> bool:
        """Whether only armies with the right orders can march or support."""
        s = self.s
        return self.orders is s.orders and s.phase in ("raids", "marches", "raven", "power")

    @property
    def castles(self) -> dict[House, int]:
        """How many castles and strongholds every House has."""
        if self._castles is None:
            self._castles = castle_counts(self.s)
        return self._castles

    @property
    def standing(self) -> Mapping[House, int]:
        """How much every House has of what it needs to win; if it cannot win, its castles."""
        return {**self.castles, **self.s.scores(self.castles)}

    def targets(self, area: Area) -> Sequence[Area]:
        """Return the areas that the units of an area could march to."""
        s, house = self.s, self.s.owner[area]
        if (area, house) not in self._targets:
            find = land_targets if s.box.kind[area] == "land" else ship_targets
            found = find(s, house, area)
            self._targets[area, house] = [a for a in found if s.may_march_to(house, a)]
        return self._targets[area, house]

    def more_ways(
        self, house: House, origin: Area, units: Mapping[str, int]
    ) -> Iterable[dict[Area, dict[str, int]]]:
        """Return further ways to march, beside those of units that go together: where everyone has
        Dragons, these fly to the best areas of others (V15.1)."""
        dragons = units.get("dragon", 0) if self.s.wars_with_dragons or self.s.avenges else 0
        if not dragons:
            return ()
        reached = targets_of(self.s, house, origin, "dragon")
        aims = [a for a in reached if self.s.may_march_to(house, a) and self.holder(a) != house]
        best = sorted(aims, key=lambda a: (-self.worth(a), a))[:FLIGHTS]
        return [{area: {"dragon": dragons}} for area in best]

    def more_orders(self, house: House, area: Area) -> dict[str, float]:
        """Return what orders that only some editions have promise in an area."""
        return {}

    def worth(self, area: Area) -> float:
        """Return what an area is worth to its holder, whoever that is."""
        if area not in self._worth:
            facts = self.s.box.areas[area]
            if facts.kind == "port":
                value = 0.3
            elif facts.kind == "sea":
                value = W["sea"]
            else:
                value = W["land"] + W["supply"] * facts.supply + W["power_icon"] * facts.power
                if facts.castle:
                    value += W["stronghold" if facts.castle == "stronghold" else "castle"]
            self._worth[area] = value
        return self._worth[area]

    def aim(self, house: House, area: Area) -> float:
        """Return what an area is worth to a House beyond its worth to anyone."""
        return 0.0

    def strength(self, area: Area, *, storming: bool = False, supporting: bool = False) -> int:
        """Return the strength of all units in an area."""
        units = self.s.units.get(area, {})
        key = (area, storming and "siege-engine" in units, supporting)
        if key not in self._strength:
            self._strength[key] = units_strength(
                self.s, units, storming=storming, supporting=supporting
            )
        return self._strength[key]

    def mustering(self, area: Area, house: House) -> int:
        """Return how many points a House could spend in a castle area, as units stand now (4.5)."""
        if area not in self._mustering:
            account = MusteringAccount(self.s, house, {area: self.s.box.castles[area]}, 1)
            spent = 0
            while offers := account.offers(area):
                bought = max(offers, key=lambda recruit: cost_of(self.s, recruit))
                account.buy(area, bought)
                spent += cost_of(self.s, bought)
            self._mustering[area] = spent
        return self._mustering[area]

    def defence(self, area: Area, house: House) -> float:
        """Return the strength of a House against an attack on an area, with the present orders."""
        s = self.s
        strength = float(self.strength(area)) if s.owner.get(area) == house else 0.0
        if area in s.garrisons and controller(s, area) == house:
            strength += s.garrisons[area]
        order = self.orders.get(area)
        if order is not None and s.box.order_type[order] == "defend":
            strength += s.box.figures.orders[order].modifier
        return strength + self.support(area, house)

    def support(self, area: Area, house: House, *, storming: bool = False) -> float:
        """Return the support that a House's orders give to a battle."""
        s = self.s
        strength = 0.0
        if not self.orders:
            return strength
        for near in s.box.borders[area]:
            order = self.orders.get(near)
            if (
                order is not None
                and s.owner.get(near) == house
                and s.box.order_type[order] == "support"
                and s.box.supports_into(near, area)
            ):
                strength += self.strength(near, storming=storming, supporting=True)
                strength += s.box.figures.orders[order].modifier
        return strength

    def threat(self, area: Area, house: House) -> float:
        """Return the strength with which the most dangerous other House could march in."""
        key = (area, house)
        if key not in self._threat:
            by, friends = self.attackers(area), self.s.friends
            self._threat[key] = max((n for h, n in by.items() if not friends(h, house)), default=0)
        return self._threat[key]

    def attackers(self, area: Area) -> dict[House, float]:
        """Return every House's strength in a march into an area, including support."""
        if self._attackers is None:
            self._attackers = self._all_attackers()
        return self._attackers.get(area, {})

    def _all_attackers(self) -> dict[Area, dict[House, float]]:
        s = self.s
        by: dict[Area, dict[House, float]] = {}
        ordered = self.is_revealed
        castles, borders, order_type = s.box.castles, s.box.borders, s.order_type
        for near, house in s.owner.items():
            kind = order_type(near) if ordered else "march"
            if kind not in ("march", "support"):
                continue
            strength = self.strength(near)
            storming = self.strength(near, storming=True)
            reached = self.targets(near)
            share = 1.0 if kind == "march" else 0.5
            for area in reached:
                if s.owner.get(area) != house:
                    there = by.setdefault(area, {})
                    more = storming if area in castles else strength
                    there[house] = there.get(house, 0.0) + share * more
            for area in borders[near]:
                if (
                    area not in reached
                    and s.owner.get(area) != house
                    and s.box.supports_into(near, area)
                ):
                    there = by.setdefault(area, {})
                    there[house] = there.get(house, 0.0) + 0.4 * strength
        return by

    def holder(self, area: Area) -> House | None:
        """Return the controller of an area, or at sea the House with Ships there."""
        if self.s.box.kind[area] == "sea":
            return self.s.owner.get(area)
        return controller(self.s, area)

    def stake(self, area: Area) -> float:
        """Return what is lost if the units of an area are beaten there."""
        return self.worth(area) + W["unit"] * self.lives(self.s.units.get(area, {}))

    @staticmethod
    def lives(units: Mapping[str, int]) -> float:
        """Return the worth of units, with a Footman as 1."""
        return sum(
            n * {"footman": 1.0, "ship": 1.2}.get(u.removeprefix(ROUTED), 2.0)
            for u, n in units.items()
        )
