"""The time that players could use; deadlines count only that.

Time in which anything kept players from the bot is lost to all of them, and is given back: a
process that was stopped or did not run, a machine that slept, a clock that was set, a database that
could not be written to, Discord out of reach. One rule covers them all: time counts from one moment
at which players could reach the bot to the next, if these follow each other closely.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from dataclasses import replace

from bot.play.games import set_aside
from bot.play.outgoing.announcements import Announcer
from bot.play.settings import TableSettings
from bot.store import Session, StoreError
from bot.store.keeping import facts
from bot.store.keeping.facts import TIME_SEEN
from bot.store.table import clocks, games, proposals, watches
from bot.store.table.clocks import Clock
from bot.store.table.games import GameInfo

from .clocks import scheduled

BEAT = 5.0
"""Seconds between two looks at whether players can reach the bot."""

MISSED = 60.0
"""The most seconds between two moments at which players could reach the bot without a loss of time.

A connection that is made again is no outage.
"""

SLACK = 1.0
"""Seconds by which two clocks may differ between two checks although neither was set."""

TOLERANCE = 300.0
"""Seconds that may be lost before deadlines are moved; shorter losses are added up."""


class Downtime:
    """The lost time that is not given back yet.

    It keeps a clock of its own, ``counted``, that runs only while time counts; the time that it is
    behind was lost. If it is ahead, the other clock was set back. Only what this clock shows has to
    outlive the process.
    """

    def __init__(
        self,
        now: Callable[[], float],
        steady: Callable[[], float],
        pulse: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create it; ``now`` is the clock of deadlines, in UTC epoch seconds.

        ``steady`` runs as fast and is never set; ``pulse`` returns the real time, which differs
        only if a clock is moved by hand.
        """
        self._now = now
        self._steady = steady
        self.pulse = pulse
        """The real time since any beginning, including sleep."""
        self._last: tuple[float, float, float] | None = None
        """What all three clocks showed when players could last reach the bot."""
        self.counted = now()
        self.was_set = False
        """Whether the clock was set, or the machine slept, in what was lost."""

    def begin(self, counted: str | None) -> None:
        """Continue from the last recorded time of the clock."""
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
            passed, truly, thread_keeper = (
                new - old for new, old in zip(shown, self._last, strict=True)
            )
            if thread_keeper <= MISSED:
                self.counted += passed if abs(passed - truly) <= SLACK else truly
            self.was_set |= abs(passed - truly) > MISSED
        self._last = shown

    def made_good(self) -> None:
        """Start again, because lost time has been given back."""
        self.counted = self._now()
        self.was_set = False


log = logging.getLogger(__name__)


async def note(session: Session, counted: float) -> None:
    """Record up to when time has counted."""
    await facts.put(session, TIME_SEEN.key(), repr(counted))


async def find_counted(session: Session) -> str | None:
    """Return up to when time had counted when this was last recorded."""
    return await facts.find(session, TIME_SEEN.key())


async def give_back(session: Session, lost: float, now: float, *, was_set: bool) -> None:
    """Move all deadlines by the time that was lost, and tell the tables why.

    ``lost`` is below zero where the clock was set back.
    A game whose rows are impossible is set aside.
    """
    await games.postpone_expiry(session, lost)
    await watches.postpone(session, lost)
    for game in await clocks.games_in_time(session):
        try:
            async with session.part():
                info = await games.find(session, game)
                assert info is not None
                await _move(session, info, lost, now)
                announcer = Announcer(session, info, now)
                if was_set:
                    await announcer.say("clock-set")
                else:
                    await announcer.say("outage", time=f"span:{int(lost)}")
                await announcer.refresh()
        except StoreError:
            raise
        except Exception as error:
            # The text is left out, because it may contain a secret answer.
            await set_aside(
                session, game, f"time cannot be given back: {type(error).__name__}", now
            )


async def _move(session: Session, info: GameInfo, lost: float, now: float) -> None:
    ticking = await clocks.find(session, info.id)
    terms, several = TableSettings.of(info.terms), len(ticking) > 1
    moved = [_moved(clock, terms, lost, now, several=several) for clock in ticking.values()]
    await clocks.put(session, info.id, moved)
    if info.hidden is not None:
        return  # Everything that waits is stopped until the channel can be used.
    if info.opens is not None and info.paused is None:
        await games.update(session, info.id, opens=info.opens + lost)
    if info.concealed_until is not None and info.paused is None:
        await games.update(session, info.id, concealed_until=info.concealed_until + lost)
    await postpone_votes(session, info, lost, now)


def _moved(clock: Clock, terms: TableSettings, lost: float, now: float, *, several: bool) -> Clock:
    if clock.due is None or clock.stopped is not None:
        return clock
    age = now - clock.begun
    # A player who was asked while time was lost, or after the clock was set back, has lost less.
    by = max(0.0, min(lost, age)) if lost > 0 else lost * (not 0 <= age < MISSED)
    due = terms.resume(clock.due + by, several=several)
    later = replace(clock, begun=clock.begun + by, due=due)
    return scheduled(later, answered=clock.next is None)


async def postpone_votes(session: Session, info: GameInfo, lost: float, now: float) -> None:
    """Move the ends of votes, and update the messages that show them."""
    announcer = Announcer(session, info, now)
    for proposal in await proposals.postpone(session, info.id, lost):
        await announcer.settled(proposal)
