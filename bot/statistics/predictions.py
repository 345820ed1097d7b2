"""How well ratings predict winners, compared with how often each seat has won.

Both know only earlier games: each game is predicted, then used for learning.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import mean, stdev

from engine.kernel.data import fixed

from .facts import Facts
from .ratings import Ladder, Seat

WARM_UP = 10
"""How many games both learn from before anything is compared."""


@fixed
class RatingCalibration:
    """How well the ratings predicted winners."""

    games: int
    rated: float
    """The mean surprise of ratings: minus the logarithm of the winner's chance."""
    seated: float
    """The mean surprise of base rates by seat."""
    low: float
    high: float
    """The end of the 95% interval of the difference: how much less surprised ratings are."""
    hits: int
    """How often the favorite of the ratings has won."""
    seat_hits: int


def foresee(facts: Sequence[Facts]) -> RatingCalibration:
    """Predict each of some games from those before it.

    Raises ValueError if there are too few with a winner.
    """
    ladder, wins, played = Ladder(), Counter[str](), 0
    rated, seated, hits, seat_hits = [], [], 0, 0
    for number, one in enumerate(facts):
        if one.winner is None:
            continue
        game = seats_of(one)
        chances = ladder.chances(game)
        n = len(one.seats)
        base = {seat: (wins[seat] + 1) / (played + n) for seat in one.seats}
        if number >= WARM_UP:
            rated.append(-math.log(chances[one.winner]))
            seated.append(-math.log(base[one.winner]))
            hits += max(chances, key=chances.__getitem__) == one.winner
            seat_hits += max(base, key=base.__getitem__) == one.winner
        ladder.play(game)
        wins[one.winner] += 1
        played += 1
    if len(rated) < 2:
        raise ValueError(f"more than {WARM_UP + 1} games with a winner are needed")
    gains = [b - r for r, b in zip(rated, seated, strict=True)]
    spread = 1.96 * stdev(gains) / math.sqrt(len(gains))
    return RatingCalibration(
        len(gains),
        mean(rated),
        mean(seated),
        mean(gains) - spread,
        mean(gains) + spread,
        hits,
        seat_hits,
    )


def seats_of(facts: Facts) -> list[Seat]:
    """Return the player of each seat, by the names in the record; a seat of several players has
    none."""
    return [
        Seat(seat, names[0] if len(names) == 1 else None, facts.places[seat])
        for seat in facts.seats
        for names in (facts.players.get(seat, ()),)
    ]
