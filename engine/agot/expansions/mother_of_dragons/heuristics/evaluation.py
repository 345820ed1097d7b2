"""The reading of the board with loyalty and loans. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.agot.board.control import controller
from engine.agot.board.reach import targets_of
from engine.agot.components import Area, Card, House
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN, printed
from engine.agot.expansions.mother_of_dragons.iron_bank.orders import cost
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.heuristics.board import PACKAGE, BoardReading, W
from engine.kernel.heuristics import NOBODY, weights

L = weights(PACKAGE, "weights.toml", "loyalty")
DEAR = 1
"""The Power that House Targaryen keeps when it pays for more tokens."""
BORROWED = 3
"""How many loans are enough for a House."""
GAINS = {
    "customs-officer": 9.0,
    "expert-artificer": 8.0,
    "full-host": 7.0,
    "vanguard-cavalry": 7.0,
    "sea-raiders": 5.0,
    "siege-engineers": 5.0,
    "the-faceless-men": 4.0,
    "master-at-arms": 3.0,
    "savvy-steward": 3.0,
    "loyal-maester": 2.5,
    "pyromancer": 2.0,
    "spymaster": 0.5,
}
"""The worth of loans, in Power."""
INTEREST = 0.6
"""What a loan costs for each round that is left, in present Power."""


class DragonReading(BoardReading):
    """The reading of the board in games with loyalty."""

    s: MotherState

    def __init__(
        self,
        s: MotherState,
        house: House | None = None,
        spared: frozenset[House] = NOBODY,
    ) -> None:
        super().__init__(s, spared)
        self.as_learned = house != TARGARYEN

    def worth(self, area: Area) -> float:
        """Return an area's worth with its loyalty; castles hardly count for Targaryen."""
        if area not in self._worth:
            value = super().worth(area)
            if self.as_learned:
                value += L["held"] * self.s.loyalty.get(area, 0)
            else:
                value += self._for_targaryen(area)
            self._worth[area] = value
        return self._worth[area]

    def aim(self, house: House, area: Area) -> float:
        """Return what an area is worth to a House beyond its worth to anyone: Targaryen wants
        loyalty, and the others take it away, or beat Dragons."""
        s = self.s
        if house == TARGARYEN:
            return self._for_targaryen(area) if self.as_learned else 0.0
        found = L["denied"] * s.loyalty.get(area, 0)
        if s.owner.get(area) == TARGARYEN:
            found += L["dragon"] * s.units[area].get("dragon", 0)
        return found

    def _for_targaryen(self, area: Area) -> float:
        """Return what loyalty adds to an area's worth, and a castle does not."""
        castle = self.s.box.areas[area].castle
        less = 0.0 if castle is None else 0.8 * W[castle]
        tokens = self.s.loyalty.get(area, 0) + printed().loyalty_icons.get(area, 0)
        return L["gained"] * tokens - less

    def _all_attackers(self) -> dict[Area, dict[House, float]]:
        """Return every House's strength in a march into an area; Dragons fly to loyalty."""
        by = super()._all_attackers()
        s = self.s
        marching = "march" if self.is_revealed else None
        flying = [
            units["dragon"] * s.dragon_strength
            for area, units in s.units_of(TARGARYEN).items()
            if units.get("dragon") and marching in (None, s.order_type(area))
        ]
        if flying:
            for area in s.loyalty:
                there = by.setdefault(area, {})
                there[TARGARYEN] = max(there.get(TARGARYEN, 0.0), float(max(flying)))
        return by

    def more_ways(
        self, house: House, origin: Area, units: Mapping[str, int]
    ) -> Iterator[dict[Area, dict[str, int]]]:
        """Return more marches: Dragons that fly to loyalty, one or all of them (X4.5.3), or where
        everyone has Dragons, to other areas (V15.1)."""
        yield from super().more_ways(house, origin, units)
        dragons = units.get("dragon", 0)
        if not dragons:
            return
        reached = targets_of(self.s, house, origin, "dragon")
        for area in sorted(self.s.loyalty, key=lambda a: (-self.worth(a), a)):
            if area in reached and self.s.owner.get(area) != house:
                for number in sorted({1, dragons}):
                    yield {area: {"dragon": number}}

    def more_orders(self, house: House, area: Area) -> dict[str, float]:
        """Return more orders: an Iron Bank order promises the best affordable loan (X4.6.2)."""
        s = self.s
        if s.box.kind[area] == "land" or house in s.vassals:
            return {}
        gains = (
            worth_of_loan(s, house, card, cost(s, house, slot))
            for slot, card in enumerate(s.slots, start=1)
            if card is not None
        )
        return {"iron-bank": W["consolidate"] * max(gains, default=-1.0)}


def worth_of_loan(s: MotherState, house: House, card: Card, price: int) -> float:
    """Return what a loan is worth beyond its price and its interest, in Power."""
    owed = len(s.loans.get(house, ()))
    left = s.rounds_left
    after = s.power[house] - price + printed().loans[card].power
    if price > s.power[house] or owed >= BORROWED or after < min(left, 1) * (owed + 1):
        return -1.0
    return GAINS[card] - price - INTEREST * left


def hold(read: DragonReading, area: Area) -> float:
    """Return how hard it is for House Targaryen to take an area, by its defense and distance."""
    s = read.s
    if controller(s, area) == TARGARYEN:
        return -5.0
    holder = s.owner.get(area)
    strength = float(s.neutral.get(area, 0))
    if strength <= s.on_board(TARGARYEN, "dragon") * (s.dragon_strength + 1):
        strength = 0.0
    if holder is not None:
        strength = float(read.strength(area)) + s.garrisons.get(area, 0)
    reached = any(
        area in read.targets(near) or "dragon" in units
        for near, units in s.units_of(TARGARYEN).items()
        if s.box.kind[near] == "land"
    )
    return strength + (0.0 if reached else 2.0)
