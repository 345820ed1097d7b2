"""Who meets whom in a round, and in which seats. Pure functions.

The order of importance is: nobody meets an opponent again, nobody has a seat again, and those who
are close in the standings meet. Each is given up only for the ones before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import combinations
from math import lcm

from engine.kernel.ask import Seat
from engine.kernel.data import fixed

from .division import TableSize
from .standings import Sitting, lot, rank

STARTS = 6
"""From how many orders an arrangement is improved, if the first leaves something to wish for."""

BUDGET = 60_000
"""How many steps are looked for an arrangement in which fewer meet again. It is enough to try all
for eight people, and many more in early rounds."""

Table = tuple[int, ...]
Cost = tuple[int, int, int]
"""How often people meet again, how many have a seat again, and how far apart those who meet are in
points."""


@fixed
class SeatOffer:
    """The seats of a table with a certain number of them."""

    seats: Sequence[Seat]
    """Those among which players choose; there may be more than are played."""
    needed: Sequence[Seat] = ()
    """Those that are always played."""


def pair(
    entrants: Sequence[int],
    sittings: Sequence[Sitting],
    sizes: Sequence[TableSize],
    offers: Mapping[int, SeatOffer],
    seed: str,
) -> list[dict[Seat, int | None]]:
    """Return the tables of the next round: the entrant of each seat, or ``None`` for a steward.

    ``sizes`` are the tables, which have room for exactly these entrants; ``offers`` has the seats
    for each number of them. The order in which entrants are named makes no difference.
    """
    order = rank(entrants, sittings, seed)
    whole = lcm(*(score.points.denominator for score in order))
    points = {score.entrant: int(score.points * whole) for score in order}
    history = _History.of(sittings, points, offers)
    ranked = [score.entrant for score in order]
    tables = _arranged(ranked, sizes, history, seed)
    return [
        _seated(table, size.seats, offers[size.seats], history, f"{seed}:{number}")
        for number, (table, size) in enumerate(zip(tables, sizes, strict=True), 1)
    ]


@fixed
class _History:
    """What counts against an arrangement: who has met whom, and who has had which seat."""

    met: Counter[frozenset[int]]
    had: Counter[tuple[int, Seat]]
    points: Mapping[int, int]
    offers: Mapping[int, SeatOffer]
    again: dict[tuple[Table, int], int] = field(default_factory=dict)
    """How many must have a seat again, by table; a memory."""

    @classmethod
    def of(
        cls,
        sittings: Sequence[Sitting],
        points: Mapping[int, int],
        offers: Mapping[int, SeatOffer],
    ) -> _History:
        met: Counter[frozenset[int]] = Counter()
        had: Counter[tuple[int, Seat]] = Counter()
        for sitting in sittings:
            met.update(map(frozenset, combinations(sitting.people, 2)))
            had.update(sitting.people.items())
        return cls(met, had, points, offers)

    def meetings(self, table: Sequence[int]) -> int:
        """Return how often those at a table have met."""
        return sum(self.met[frozenset(two)] for two in combinations(table, 2))

    def cost(self, table: Table, size: TableSize) -> Cost:
        own = [self.points[who] for who in table]
        spread = sum((a - b) ** 2 for a, b in combinations(own, 2))
        return self.meetings(table), self.repeated(table, size.seats), spread

    def repeated(self, table: Table, seats: int) -> int:
        """Return how many at a table must have a seat again."""
        key = tuple(sorted(table)), seats
        if key not in self.again:
            fresh = {
                who: [s for s in self.offers[seats].seats if not self.had[who, s]] for who in table
            }
            self.again[key] = len(table) - _matched(fresh)
        return self.again[key]


def _matched(wanted: Mapping[int, Sequence[Seat]]) -> int:
    """Return how many can have a seat that they want, one each."""
    taken: dict[Seat, int] = {}

    def find(who: int, tried: set[Seat]) -> bool:
        for seat in wanted[who]:
            if seat not in tried:
                tried.add(seat)
                if seat not in taken or find(taken[seat], tried):
                    taken[seat] = who
                    return True
        return False

    return sum(find(who, set()) for who in wanted)


def _arranged(
    ranked: Sequence[int], sizes: Sequence[TableSize], history: _History, seed: str
) -> list[Table]:
    """Return who sits at each table."""
    best = _improved(_sliced(ranked, sizes), sizes, history)
    for start in range(1, STARTS):
        if not any(_total(best, sizes, history)[:2]):
            return best
        drawn = sorted(ranked, key=lambda who: lot(seed, "start", start, who))
        other = _improved(_sliced(drawn, sizes), sizes, history)
        best = min(best, other, key=lambda tables: _total(tables, sizes, history))
    fewer = _fewest(ranked, sizes, history, _total(best, sizes, history)[0])
    return best if fewer is None else _improved(fewer, sizes, history)


def _sliced(order: Sequence[int], sizes: Sequence[TableSize]) -> list[Table]:
    rest = iter(order)
    return [tuple(next(rest) for _ in range(size.people)) for size in sizes]


def _total(tables: Sequence[Table], sizes: Sequence[TableSize], history: _History) -> Cost:
    costs = [history.cost(table, size) for table, size in zip(tables, sizes, strict=True)]
    again, seats, spread = zip(*costs, strict=True)
    return sum(again), sum(seats), sum(spread)


def _improved(
    tables: Sequence[Table], sizes: Sequence[TableSize], history: _History
) -> list[Table]:
    """Let two people change tables for as long as that makes the arrangement better."""
    now, better = list(tables), True
    while better:
        better = False
        for one, other in combinations(range(len(now)), 2):
            for mine in range(len(now[one])):
                for yours in range(len(now[other])):
                    better |= _changed(now, sizes, history, (one, mine), (other, yours))
    return now


def _changed(
    tables: list[Table],
    sizes: Sequence[TableSize],
    history: _History,
    mine: tuple[int, int],
    yours: tuple[int, int],
) -> bool:
    """Let two people change tables, if that is better; return whether they have."""
    (one, i), (other, j) = mine, yours
    a, b = tables[one], tables[other]
    after = (*a[:i], b[j], *a[i + 1 :]), (*b[:j], a[i], *b[j + 1 :])
    before = history.meetings(a) + history.meetings(b)
    if history.meetings(after[0]) + history.meetings(after[1]) > before:
        return False
    both = [sizes[one], sizes[other]]
    if _total(after, both, history) >= _total((a, b), both, history):
        return False
    tables[one], tables[other] = after
    return True


def _fewest(
    ranked: Sequence[int], sizes: Sequence[TableSize], history: _History, most: int
) -> list[Table] | None:
    """Return an arrangement in which fewer than ``most`` meet again, the fewest that is found."""
    steps, best, found = iter(range(BUDGET)), most, None

    def tables(left: Sequence[int], sizes: Sequence[int], sure: int) -> Iterator[list[Table]]:
        if not sizes:
            yield []
            return
        for size in dict.fromkeys(sizes):
            rest = list(sizes)
            rest.remove(size)
            for table, again in fill((left[0],), left[1:], size, sure):
                others = [who for who in left if who not in table]
                for further in tables(others, rest, again):
                    yield [table, *further]

    def fill(
        table: Table, left: Sequence[int], size: int, sure: int
    ) -> Iterator[tuple[Table, int]]:
        if sure >= best or next(steps, None) is None:
            return
        if len(table) == size:
            yield table, sure
            return
        for place, who in enumerate(left[: len(left) - (size - len(table)) + 1]):
            again = sum(history.met[frozenset((who, other))] for other in table)
            yield from fill((*table, who), left[place + 1 :], size, sure + again)

    if most:
        for arrangement in tables(ranked, [size.people for size in sizes], 0):
            meetings = sum(history.meetings(table) for table in arrangement)
            if meetings < best:
                best, found = meetings, arrangement
    if found is None:
        return None
    return sorted(found, key=len, reverse=True)  # As large as the tables are, in their order.


def _seated(
    table: Sequence[int], number: int, offer: SeatOffer, history: _History, seed: str
) -> dict[Seat, int | None]:
    """Return the seats that are played, each with its entrant; lots decide between equal ways."""

    def use(seat: Seat) -> tuple[bool, int, int]:
        had = sum(history.had[who, seat] for who in table)
        return seat not in offer.needed, had, lot(seed, "seat", seat)

    played = sorted(offer.seats, key=use)[:number]
    played = [seat for seat in offer.seats if seat in played]
    ways: dict[frozenset[Seat], tuple[tuple[int, int], tuple[Seat, ...]]] = {
        frozenset(): ((0, 0), ())
    }
    for who in table:
        following: dict[frozenset[Seat], tuple[tuple[int, int], tuple[Seat, ...]]] = {}
        for taken, ((again, drawn), chosen) in ways.items():
            for seat in played:
                if seat in taken:
                    continue
                cost = again + history.had[who, seat], drawn + lot(seed, who, seat)
                key = taken | {seat}
                if key not in following or cost < following[key][0]:
                    following[key] = cost, (*chosen, seat)
        ways = following
    _, chosen = min(ways.values())
    seated = dict(zip(chosen, table, strict=True))
    return {seat: seated.get(seat) for seat in played}
