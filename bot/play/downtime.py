"""The time that players could use: deadlines go by it, and by nothing else.

Whatever kept players from the bot, the time that it took is lost to all of them, and is given back:
a process that was stopped or did not run, a machine that slept, a clock that was set, a database
that could not be written to, Discord out of reach.
One rule covers them all: time counts from one moment at which players could reach the bot to the
next, if these follow each other closely.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

BEAT = 5.0
"""Seconds between two looks at whether players can reach the bot."""

MISSED = 60.0
"""Seconds between two moments at which players could reach the bot, for time to have counted.

A connection that is made anew is no outage.
"""

SLACK = 1.0
"""Seconds by which two clocks may differ from look to look although neither was set."""

TOLERANCE = 300.0
"""Seconds that may be lost before deadlines are moved; what is less is kept, and added up."""


class Downtime:
    """Knows how much time was lost that is not given back yet.

    It keeps a clock of its own, ``counted``, that goes only while time counts; what it is behind
    was lost. One that is ahead has seen the other clock set back.
    All that has to outlive the process is what this clock shows.
    """

    def __init__(
        self,
        now: Callable[[], float],
        steady: Callable[[], float],
        pulse: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` is the clock that deadlines are written by, in UTC epoch seconds.

        ``steady`` goes as fast and is never set; ``pulse`` tells how much real time has passed
        since the last look, which is the same but where a clock is moved on by hand.
        """
        self._now = now
        self._steady = steady
        self.pulse = pulse
        """How much real time has passed since any beginning, asleep or not."""
        self._last: tuple[float, float, float] | None = None
        """What all three have shown when players could last reach the bot."""
        self.counted = now()
        self.was_set = False
        """Whether the clock was set, or the machine slept, in what was lost."""

    def begin(self, counted: str | None) -> None:
        """Go on from what the clock has shown when it was last written down."""
        try:
            shown = math.nan if counted is None else float(counted)
        except ValueError:
            shown = math.nan
        self.counted = shown if math.isfinite(shown) else self._now()
        self.was_set = self.behind < -MISSED
        self._last = None

    @property
    def behind(self) -> float:
        """The seconds that were lost; below zero if the clock was set back."""
        return self._now() - self.counted

    def look(self, *, reached: bool) -> None:
        """Count the time since players could last reach the bot, if they can now."""
        if not reached:
            return
        shown = self._now(), self._steady(), self.pulse()
        if self._last is not None:
            passed, truly, awake = (new - old for new, old in zip(shown, self._last, strict=True))
            if awake <= MISSED:
                self.counted += passed if abs(passed - truly) <= SLACK else truly
            self.was_set |= abs(passed - truly) > MISSED
        self._last = shown

    def made_good(self) -> None:
        """Begin anew: what was lost is given back."""
        self.counted = self._now()
        self.was_set = False
