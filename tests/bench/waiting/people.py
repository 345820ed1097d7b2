"""Modelled people: when they look at a game, unasked or because they were called.

Somebody awake sees a call when a heavy-tailed while has passed, or does not notice it and looks at
their own time. They sleep, and now and then they are away for a day or so. Six of them, in the time
zones below, need for a hand-over in a game of the 2nd edition what was found in recorded play of
comparable games: 22 minutes in the median, 2.1 hours on average, more than eight hours for 7 %,
which make up half of all waiting. ``python -m tests.bench.waiting`` prints what they need.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody lives with a game."""

    zone: int
    """Hours ahead of UTC."""
    wakes: float
    sleeps: float
    """From when to when they are awake, in hours of their day."""
    looks: float
    """How often they look on a day, without being called."""
    notices: float = 0.86
    """The share of calls that they notice."""
    median: float = 12 * MINUTE
    """Seconds in which they look after half of the calls that they notice."""
    spread: float = 1.4
    """The standard deviation of the logarithm of that."""
    leaves: float = 12 * DAY
    """Seconds between two times when they are away, on average."""
    away: float = 24 * HOUR
    """How long they are away, on average."""


HABITS = (
    Habits(zone=1, wakes=7, sleeps=23, looks=10),
    Habits(zone=-5, wakes=8, sleeps=24, looks=8),
    Habits(zone=0, wakes=7, sleeps=23, looks=6),
    Habits(zone=-5, wakes=7, sleeps=23, looks=12),
    Habits(zone=1, wakes=9, sleeps=25, looks=8),
    Habits(zone=-8, wakes=8, sleeps=24, looks=6),
)
"""Six people on two continents: those of the first seats play where there are fewer."""


class Person:
    """Somebody who plays, with a life of their own."""

    def __init__(self, user: int, habits: Habits, rng: random.Random, begins: float) -> None:
        self.user = user
        self.habits = habits
        self.rng = rng
        self._away: list[tuple[float, float]] = []
        self._planned_until = begins

    @property
    def zone(self) -> str:
        """Their time zone, by its name in the IANA database, where signs are the other way."""
        return f"Etc/GMT{-self.habits.zone:+d}" if self.habits.zone else "Etc/GMT"

    @property
    def quiet(self) -> tuple[int, int]:
        """Their quiet hours: the minutes between which they sleep."""
        return int(self.habits.sleeps * 60) % 1440, int(self.habits.wakes * 60)

    def wakes_at(self, time: float) -> float:
        """Return the first moment from a time on when they are awake and not away."""
        habits = self.habits
        while True:
            hour = (time / HOUR + habits.zone - habits.wakes) % 24
            if hour >= habits.sleeps - habits.wakes:
                time += (24 - hour) * HOUR
            away = self._away_at(time)
            if away is None:
                return time
            time = away

    def next_look(self, now: float) -> float:
        """Return when they look next without being called."""
        habits = self.habits
        day = habits.sleeps - habits.wakes
        left = self.rng.expovariate(habits.looks / (day * HOUR))
        at = self.wakes_at(now)
        while True:
            hour = (at / HOUR + habits.zone - habits.wakes) % 24
            today = (day - hour) * HOUR
            if left < today:
                return self.wakes_at(at + left)
            left -= today
            at = self.wakes_at(at + today + 1)

    def heeds(self, now: float) -> float | None:
        """Return when they look because they are called now; ``None`` if they do not notice."""
        habits = self.habits
        if self.rng.random() >= habits.notices:
            return None
        seen = self.wakes_at(now)
        return self.wakes_at(seen + self.rng.lognormvariate(math.log(habits.median), habits.spread))

    def _away_at(self, time: float) -> float | None:
        """Return until when they are away, if they are."""
        while self._planned_until <= time:
            leaves = self._planned_until + self.rng.expovariate(1 / self.habits.leaves)
            back = leaves + self.rng.expovariate(1 / self.habits.away)
            self._away.append((leaves, back))
            self._planned_until = back
        return next((back for leaves, back in self._away if leaves <= time < back), None)
