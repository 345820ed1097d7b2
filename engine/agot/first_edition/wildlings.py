"""The wildlings: instead of cards, Houses lose units by mustering points (6.19 to 6.25)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot import kinds
from engine.agot.board.ports import aftermath
from engine.agot.components import ROUTED, House
from engine.agot.phases.reconcile import destroy
from engine.agot.phases.wildling_cards import retrieve_a_card
from engine.agot.phases.wildlings import NightsWatchResult, set_threat_back, stand_of_the_watch
from engine.agot.shapes import Losses
from engine.agot.state import AgotState
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import replacement

TOLL = 2
"""How many mustering points a House loses; the lowest bidder loses twice as many (6.22)."""


@replacement
async def wildling_attack(s: AgotState, strength: int) -> None:
    """Bid, compare, gain or suffer; then set the threat to 0 in any case (6.19 to 6.24)."""
    stand = await stand_of_the_watch(s, strength, s.turn_order)
    s.tell(
        "wildlings-settled",
        scene="bids",
        house=f"house:{stand.bidder}",
        outcome=stand.outcome,
        data={
            "event": "wildlings",
            "strength": strength,
            "bids": dict(sorted(stand.bids.items())),
            "watch_wins": stand.watch_wins,
            "bidder": stand.bidder,
        },
    )
    s.then(set_threat_back, 0)
    if stand.watch_wins:
        await retrieve_a_card(s, stand.bidder)  # 6.21
    else:
        await _pillage(s, stand)


async def _pillage(s: AgotState, stand: NightsWatchResult) -> None:
    """Let every House in order of play destroy units of its choice (6.22, 6.23)."""
    for house in list(s.turn_order):
        due = TOLL * (2 if house == stand.bidder else 1)
        shape = Toll(s, house, due)
        if shape.places:
            destroy(s, house, await ask(house, kinds.WILDLING_DESTROY, shape, number=shape.due))
            await aftermath(s)


class Toll(Losses):
    """A choice of units worth a number of mustering points, or more if no units are worth exactly
    that."""

    narrower = True

    def __init__(self, s: AgotState, house: House, due: int) -> None:
        places = s.units_of(house)
        self._points = s.box.figures.costs
        pieces = [(u, n) for units in places.values() for u, n in units.items()]
        worths = [self.points(u) for u, n in pieces for _ in range(n)]
        self.due = _payable(worths, due)
        """What has to be paid: the least that is possible and at least ``due``, or all if that is
        less."""
        super().__init__(places, min(1, len(worths)), len(worths))

    def points(self, unit: str) -> int:
        """Return the mustering points that a unit is worth."""
        return self._points[unit.removeprefix(ROUTED)]

    def _paid(self, chosen: Mapping[str, Mapping[str, int]]) -> int:
        return sum(self.points(u) * n for units in chosen.values() for u, n in units.items())

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Return why a choice pays too little or too much."""
        paid = self._paid(chosen)
        if paid != self.due:
            return refusal("wrong-toll", "6.22", due=self.due, given=paid)
        return None

    def could_go_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether something is still owed."""
        return self._paid(chosen) < self.due

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether the rest can be paid exactly with a unit added."""
        rest = self.due - self._paid(chosen) - self.points(unit)
        left = [
            self.points(u)
            for p, units in self.places.items()
            for u, n in units.items()
            for _ in range(n - chosen.get(p, {}).get(u, 0) - (p == place and u == unit))
        ]
        return rest >= 0 and rest in _sums(left)

    def sample(self, rng: RandomSource) -> dict[str, dict[str, int]]:
        """Return a payment with random units."""
        stock = self._stock()
        rng.shuffle(stock)
        return self._take(stock, self.least)


def _sums(worths: list[int]) -> set[int]:
    sums = {0}
    for worth in worths:
        sums |= {worth + other for other in sums}
    return sums


def _payable(worths: list[int], due: int) -> int:
    """Return the least payment that covers what is due, or everything (6.23)."""
    return min((n for n in _sums(worths) if n >= due), default=sum(worths))
