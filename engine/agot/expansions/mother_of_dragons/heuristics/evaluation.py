"""The reading of the board with loyalty and loans. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.agot.board.control import controller
from engine.agot.board.reach import targets_of
from engine.agot.components import Area, Card, House
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN, printed
from engine.agot.expansions.mother_of_dragons.iron_bank.orders import cost
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.heuristics.board import BoardReading, W
from engine.kernel.heuristics import NOBODY

TOKEN = 9.0
"""What a loyalty token is worth to House Targaryen, when a castle is worth 10 to others."""
DENIED = 6.0
"""What holding an area with such a token is worth to others."""
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
        house: House,
        spared: frozenset[House] = NOBODY,
        *,
        ordered: bool = True,
    ) -> None:
        super().__init__(s, spared, ordered=ordered)
        self.as_learned = house != TARGARYEN

    def worth(self, area: Area) -> float:
        """Return an area's worth with its loyalty; castles hardly count for Targaryen."""
        if area not in self._worth:
            tokens = self.s.loyalty.get(area, 0)
            value = super().worth(area)
            if self.as_learned:
                value += DENIED * tokens
            else:
                facts = self.s.box.areas[area]
                if facts.castle is not None:
                    value -= 0.8 * W["stronghold" if facts.castle == "stronghold" else "castle"]
                value += TOKEN * (tokens + printed().loyalty_icons.get(area, 0))
            self._worth[area] = value
        return self._worth[area]

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
    if holder is not None:
        strength = float(read.strength(area)) + s.garrisons.get(area, 0)
    reached = any(
        area in read.targets(near) or "dragon" in units
        for near, units in s.units_of(TARGARYEN).items()
        if s.box.kind[near] == "land"
    )
    return strength + (0.0 if reached else 2.0)
