"""How near Houses are to their objectives, from 0 to 1, and what an area would add.

Pure functions of a given state; stewards give one that they imagine.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine.agot.board.control import controller
from engine.agot.board.supply import supply_icons
from engine.agot.components import Area, Card, House
from engine.agot.expansions.feast_for_crows.objectives import ObjectiveFacts, cards_of, printed
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.agot.state import total

MISSING = 0.6
"""The factor by which each missing thing reduces an objective."""
BEHIND = 0.55
"""The same factor, for each thing by which another House has more or as many."""
NEAR = 0.45
FAR = 0.2
"""What an area that a House does not hold counts: next to its units, and elsewhere."""
PLACES = (1.0, 0.35, 0.15)
"""What positions on a track count if an objective asks for its token."""
CASTLE_KINDS = {
    "castles": "castle",
    "strongholds": "stronghold",
}
"""The kinds of castles that add to a count."""


class Nearness:
    """A look at the table that keeps its results."""

    def __init__(self, s: FeastState) -> None:
        self.s = s
        self._aims: dict[tuple[House, Area], float] = {}
        self._counts: dict[str, dict[House, int]] = {}

    @cached_property
    def holder(self) -> dict[Area, House | None]:
        """The controller of each land area and port, and at sea the House with Ships there."""
        s = self.s
        return {
            a: s.owner.get(a) if kind == "sea" else controller(s, a)
            for a, kind in s.box.kind.items()
        }

    @cached_property
    def reach(self) -> dict[House, set[Area]]:
        """The areas next to the units of every House."""
        found: dict[House, set[Area]] = {h: set() for h in self.s.houses}
        for area, house in self.s.owner.items():
            found[house] |= set(self.s.box.borders[area])
        return found

    def aims(self, house: House) -> list[tuple[float, ObjectiveFacts]]:
        """Return the objectives that a House can score, with their points: its hand, and its
        special one."""
        cards, special = cards_of(self.s), printed()["special"][house]
        hand = [(float(cards[c].points[house]), cards[c]) for c in self.s.objectives[house]]
        return [*hand, (1.5, special)]

    def of_card(self, house: House, card: Card) -> float:
        """Return what an objective promises a house: its points, reduced by how far it is."""
        facts = cards_of(self.s)[card]
        return facts.points[house] * (0.25 + 0.75 * self.share(house, facts))

    def aim(self, house: House, area: Area) -> float:
        """Return by how many points an area, or its loss, changes what objectives promise."""
        if (house, area) not in self._aims:
            held = self.holder[area] == house
            points = 0.0
            for worth, facts in self.aims(house):
                if held:
                    change = self.share(house, facts) - self.share(house, facts, minus=area)
                else:
                    change = self.share(house, facts, plus=area) - self.share(house, facts)
                points += worth * change
            self._aims[house, area] = points
        return self._aims[house, area]

    def share(
        self,
        house: House,
        facts: ObjectiveFacts,
        *,
        plus: Area | None = None,
        minus: Area | None = None,
    ) -> float:
        """Return how near a House is to an objective, from 0 to 1, if it gained or lost an area."""
        s = self.s

        def one(area: Area) -> float:
            if area != minus and (area == plus or self.holder[area] == house):
                return 1.0
            return NEAR if area in self.reach[house] else FAR

        whole = _product(one(a) for a in facts.control)
        if facts.either:
            whole *= max(_product(one(a) for a in group) for group in facts.either)
        if facts.home_of:
            homes = [s.home_area[h] for h in s.houses if h != house and h in s.home_area]
            whole *= max((one(a) for a in homes), default=0.0)
        if facts.most is not None:
            whole *= self._most(house, facts.most, plus, minus)
        for area, number in facts.exactly.items():
            there = total(s.units[area]) if s.owner.get(area) == house else 0
            whole *= 1.0 if there == number else max(MISSING, 0.9 * one(area)) * one(area)
        whole *= MISSING ** sum(s.owner.get(a) == house for a in facts.none_in)
        if facts.none_near is not None:
            near = s.box.borders[facts.none_near]
            whole *= MISSING ** sum(s.owner.get(a) == house for a in near)
        for unit, number in facts.pieces.items():
            whole *= MISSING ** max(0, number - s.on_board(house, unit))
        if facts.holds is not None:
            whole *= PLACES[min(s.position(facts.holds, house), len(PLACES)) - 1]
        for wanted, of in (
            (facts.supply, "supply"),
            (facts.power_areas, "power-areas"),
            (facts.strongpoints, "strongpoints"),
        ):
            if wanted is not None:
                has = self._count(of, house) + self._change(of, plus) - self._change(of, minus)
                whole *= MISSING ** max(0, wanted - has)
        if facts.hand is not None:
            whole *= max(0.15, MISSING ** abs(len(s.hand[house]) - facts.hand))
        if facts.behind and not all(s.points[house] < n for h, n in s.points.items() if h != house):
            whole *= 0.3
        return whole

    def _most(self, house: House, of: str, plus: Area | None, minus: Area | None) -> float:
        s = self.s
        mine = self._count(of, house) + self._change(of, plus) - self._change(of, minus)
        others = [
            self._count(of, h)
            - self._change(of, plus) * (plus is not None and self.holder[plus] == h)
            for h in s.houses
            if h != house
        ]
        return float(BEHIND ** max(0, max(others) - mine + 1))

    def _change(self, of: str, area: Area | None) -> int:
        """Return how much an area changes the count of something."""
        if area is None:
            return 0
        facts = self.s.box.areas[area]
        match of:
            case "castles" | "strongholds":
                return int(facts.castle == CASTLE_KINDS[of])
            case "strongpoints":
                return int(facts.castle is not None)
            case "land-areas":
                return int(facts.kind == "land")
            case "seas":
                return int(facts.kind == "sea")
            case "power-areas":
                return int(facts.power > 0)
            case "supply":
                return facts.supply
            case "ports":
                # A port goes with its land area.
                return int(area in self.s.box.land_of.values())
        return 0

    def _count(self, of: str, house: House) -> int:
        if of not in self._counts:
            self._counts[of] = {h: self._counted(of, h) for h in self.s.houses}
        return self._counts[of][house]

    def _counted(self, of: str, house: House) -> int:
        s = self.s
        match of:
            case "power":
                return s.power[house]
            case "power-tokens":
                return s.tokens_on_board(house)
            case "ships":
                return s.on_board(house, "ship")
            case "supply":
                return min(6, supply_icons(s, house))
        held = (a for a, h in self.holder.items() if h == house)
        return sum(self._change(of, a) for a in held)


def _product(shares: Iterable[float]) -> float:
    whole = 1.0
    for share in shares:
        whole *= share
    return whole
