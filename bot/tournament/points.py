"""The points of a table, by the places at its end. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from engine.kernel.ask import Seat


def points(places: Mapping[Seat, int]) -> dict[Seat, Fraction]:
    """Return the points of each seat.

    Of *n* seats, the one in place *p* has (*n* - *p*) / (*n* - 1): the first 1, the last 0, at
    tables of every size. Seats that share a place have the mean of all places that they take up.
    """
    shared, others = Counter(places.values()), len(places) - 1
    return {
        seat: Fraction(2 * (others + 1 - place) - (shared[place] - 1), 2 * others)
        for seat, place in places.items()
    }
