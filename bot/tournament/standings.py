"""Who is where in a tournament. Pure functions of the tables that were played, and of a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from engine.kernel.ask import Seat
from engine.kernel.data import fixed

from .points import points


@fixed
class Sitting:
    """One table of a round, with the entrants of its seats, by their numbers."""

    seats: Mapping[Seat, int | None]
    """``None`` for a steward."""
    places: Mapping[Seat, int] | None = None
    """The places at the end, from 1; ``None`` if the game goes on or has ended without any."""
    gone: Collection[int] = ()
    """The entrants who no longer had their seat at the end; they have no points of this table."""

    @property
    def people(self) -> dict[int, Seat]:
        """The entrants, with their seats."""
        return {who: seat for seat, who in self.seats.items() if who is not None}

    def points(self) -> dict[int, Fraction]:
        """Return the points of its entrants; empty if it counts for nobody."""
        if self.places is None:
            return {}
        by_seat = points(self.places)
        return {
            who: Fraction(0) if who in self.gone else by_seat[seat]
            for who, seat in self.people.items()
        }

    def won(self) -> int | None:
        """Return the entrant who alone has the first place."""
        first = [seat for seat, place in (self.places or {}).items() if place == 1]
        who = self.seats[first[0]] if len(first) == 1 else None
        return None if who in self.gone else who


@fixed
class Score:
    """What an entrant has achieved so far."""

    entrant: int
    points: Fraction
    wins: int
    strength: Fraction
    """The points of all opponents together, as often as they were met."""

    @property
    def merit(self) -> tuple[Fraction, int, Fraction]:
        """What is compared first."""
        return self.points, self.wins, self.strength


def lot(seed: str, *about: object) -> int:
    """Return a number that the seed draws for something."""
    text = ":".join((seed, *map(str, about)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def rank(entrants: Iterable[int], sittings: Sequence[Sitting], seed: str) -> list[Score]:
    """Return the standings, the best first.

    Points come first, then wins, then the strength of the opponents, then the tables at which those
    who are still equal have met, then a lot drawn from the seed.
    """
    earned = [sitting.points() for sitting in sittings]
    total = {who: sum((p[who] for p in earned if who in p), Fraction(0)) for who in entrants}
    wins = [sitting.won() for sitting in sittings]
    scores = [
        Score(
            who,
            own,
            wins.count(who),
            sum(
                (total.get(o, Fraction(0)) for p in earned if who in p for o in p if o != who),
                Fraction(0),
            ),
        )
        for who, own in total.items()
    ]
    scores.sort(key=lambda score: score.merit, reverse=True)
    ranked: list[Score] = []
    for _, equal in groupby(scores, key=lambda score: score.merit):
        group = list(equal)
        direct = _direct({score.entrant for score in group}, earned)
        ranked += sorted(group, key=lambda s: (-direct[s.entrant], lot(seed, "lot", s.entrant)))
    return ranked


def _direct(group: Collection[int], earned: Iterable[Mapping[int, Fraction]]) -> dict[int, int]:
    """Return how often each of a group was ahead of another at the same table, less how often
    behind."""
    ahead = dict.fromkeys(group, 0)
    for table in earned:
        met = [who for who in group if who in table]
        for who in met:
            ahead[who] += sum((table[who] > table[o]) - (table[who] < table[o]) for o in met)
    return ahead
