"""Who played a game, and when: what a record does not hold. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime

from babel.dates import format_date, format_interval

from bot.text import Localizer, Plain
from engine.kernel.ask import Seat
from engine.kernel.data import fixed


@fixed
class Credits:
    """The names of the players who want to be named, and when the game began and ended."""

    people: Mapping[Seat, str] = field(default_factory=dict)
    began: float | None = None
    """UTC epoch seconds, like all times."""
    ended: float | None = None

    def dates(self, language: str) -> str:
        """Return the days of the game in UTC, as one text; empty if they are not known."""
        if self.began is None or self.ended is None:
            return ""
        first, last = (datetime.fromtimestamp(at, UTC).date() for at in (self.began, self.ended))
        if first == last:
            return str(format_date(first, "medium", locale=language))
        return str(format_interval(first, last, "yMMMd", locale=language))


@fixed
class PlacedSeat:
    """A seat with its place at the end, its name, and that of its player."""

    seat: Seat
    place: int
    name: str
    person: str

    def in_words(self, say: Localizer) -> str:
        """Return the place, the seat and the player in words."""
        id = "story-placed-person" if self.person else "story-placed"
        return say(id, place=self.place, seat=Plain(self.name), player=Plain(self.person))


def placed(
    seats: Sequence[Seat], places: Mapping[Seat, int], credits: Credits, say: Localizer
) -> tuple[PlacedSeat, ...]:
    """Return the seats of a game, the best placed first; without places in their order."""
    found = [
        PlacedSeat(
            seat, places.get(seat, 0), say.name(f"seat:{seat}"), credits.people.get(seat, "")
        )
        for seat in seats
    ]
    return tuple(sorted(found, key=lambda one: one.place))
