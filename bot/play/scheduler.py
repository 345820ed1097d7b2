"""What is due now: reminders, deadlines, answers to open, ends of votes and vacations.

All of it is in the store, and each thing done is recorded in the transaction that does it. So a
restart forgets nothing, and nothing happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from bot.store import Session
from bot.store.people import users
from bot.store.table import clocks, proposals
from bot.store.table.clocks import Clock

from .errors import Unavailable, UserError
from .games import tell_host
from .match.match import Match
from .match.registry import MatchRegistry
from .outgoing.quiet_hours import quiet_until
from .table.absences import stand_in, welcome_back
from .table.channel import TableChannels
from .table.late import end_waiting
from .table.obstacles import warn_all
from .table.vacations import begin_due
from .table.votes import expire
from .table.watch import look_after
from .time.clocks import LATE, OVERDUE, WORTHWHILE, scheduled, stage_at
from .time.downtime import BEAT, TOLERANCE, Downtime, find_counted, give_back, note

HEARTBEAT = 60.0
"""Seconds after which the time is checked in any case, and the check recorded."""

FAILURES = 3
"""How often in a row a game may fail before its host is told."""

RARELY = 3600.0
"""Seconds at most until a game that has failed is examined again."""

log = logging.getLogger(__name__)


class Scheduler:
    """The scheduler, which does what is due in all games."""

    def __init__(
        self,
        matches: MatchRegistry,
        places: TableChannels,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        """Create it; ``now`` returns UTC epoch seconds, ``steady`` those of a clock that is never
        set."""
        self._matches = matches
        self._places = places
        self._now = now
        self._steady = steady
        self.downtime = Downtime(now, steady)
        self.reached: Callable[[], bool] = lambda: True
        """Whether players can reach the bot."""
        self._failures: Counter[int] = Counter()
        """How often in a row something went wrong in a game."""
        self._not_before: dict[int, float] = {}
        """When to try again in these games, by the steady clock."""
        self._noted = 0.0

    async def begin(self) -> None:
        """Compensate for the time since a process last recorded that time counts."""
        async with self._matches.reading(None) as session:
            counted = await find_counted(session)
        self.downtime.begin(counted)
        if counted is None:
            await self.note()
        await self.catch_up()

    def look(self) -> bool:
        """Count the time that has passed; return whether players can reach the bot."""
        reached = self.reached() and not self._matches.fault
        self.downtime.look(reached=reached)
        return reached

    async def before_judging(self) -> None:
        """Give back lost time before anything is judged by a deadline.

        If time has just counted, nothing was lost.
        """
        if abs(self.downtime.behind) > BEAT:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Give back lost time, if players can reach the bot again; return whether they can.

        Everything that depends on a deadline comes after this.
        """
        if not self.look():
            return False
        if abs(self.downtime.behind) > TOLERANCE:
            async with self._matches.alone():
                lost = self.downtime.behind
                if abs(lost) > TOLERANCE:
                    await self._give_back(lost)
        return True

    async def _give_back(self, lost: float) -> None:
        was_set = self.downtime.was_set
        async with self._matches.changing(None) as session:
            now = self._now()
            await give_back(session, lost, now, was_set=was_set)
            # Either all of it is done, or none, and then the next process does it.
            await note(session, now)
        log.warning("%.0f s in which players could not reach the bot are given back", lost)
        self.downtime.made_good()
        self._noted = self._steady()

    async def note(self) -> None:
        """Record up to when time has counted, which also shows whether that can be done."""
        async with self._matches.changing(None) as session:
            await note(session, self.downtime.counted)
        self._noted = self._steady()

    async def tick(self, now: float) -> float:
        """Do everything that is due by ``now``; return when to look again."""
        if self._matches.fault:
            await self.note()
        if not await self.catch_up():
            return now + HEARTBEAT
        await begin_due(self._matches, now)
        await self._places.close_expired(now)
        async with self._matches.reading(None) as session:
            due = await clocks.games_due(session, now)
        for game in due:
            if self._not_before.get(game, -math.inf) <= self._steady():
                try:
                    with self._matches.minding(game):
                        await self._look_at(game, now)
                except UserError as error:
                    await self._failed(game, error, now)
                else:
                    self._not_before.pop(game, None)
                    self._failures.pop(game, None)
        if self._steady() - self._noted >= HEARTBEAT:
            await self.note()
        async with self._matches.reading(None) as session:
            alarms = [await clocks.next_alarm(session), await users.next_vacation(session)]
        return min([now + HEARTBEAT, *(at for at in alarms if at is not None and at > now)])

    async def _failed(self, game: int, error: UserError, now: float) -> None:
        """Check a game again later; set it aside if it cannot be loaded."""
        log.error("game %d: what was due could not be done: %s", game, error)
        if isinstance(error, Unavailable):
            self._not_before[game] = self._steady() + HEARTBEAT
            return
        self._failures[game] += 1
        pause = HEARTBEAT * 2 ** min(self._failures[game] - 1, 10)
        self._not_before[game] = self._steady() + min(pause, RARELY)
        if await self._matches.set_aside(game, now) or self._failures[game] != FAILURES:
            return
        async with self._matches.changing(None) as session:
            await tell_host(session, game, "stuck", now)

    async def run(self, timely: asyncio.Event, rarely: float) -> None:
        """Tick when something is due or ``timely`` is set, at least every ``rarely`` seconds."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._beat(timely), name="beat")
            while True:
                timely.clear()
                later = self._now() + HEARTBEAT
                try:
                    with self._matches.minding(None):
                        later = await self.tick(self._now())
                except UserError as error:
                    log.error("nobody could look at the time: %s", error)
                await asyncio.sleep(rarely)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(max(0.0, later - self._now()), HEARTBEAT)):
                        await timely.wait()

    async def _beat(self, timely: asyncio.Event) -> None:
        """Let time count, and notice when some was lost."""
        while True:
            reached = self.look()
            if reached and abs(self.downtime.behind) > TOLERANCE:
                timely.set()
            await asyncio.sleep(BEAT)

    async def _look_at(self, game: int, now: float) -> None:
        """Do what is due in one game, each thing in a transaction of its own."""
        async with self._matches.at(game) as match:
            for player in match.info.players:
                if player.held is not None and player.held <= now:
                    async with self._matches.changing(game) as session:
                        await stand_in(session, match, player, now)
                        await match.announcer(session, now).refresh()
                if player.away is not None and player.away <= now:
                    async with self._matches.changing(game) as session:
                        await welcome_back(session, match, player, now)
                        await match.announcer(session, now).refresh()
            if match.info.warns is not None and match.info.warns <= now:
                async with self._matches.changing(game) as session:
                    await warn_all(session, match, now)
            if match.info.hidden is None:
                await self._close_votes(match, now)
            concealed_until = None if match.info.hidden else match.info.concealed_until
            if concealed_until is not None and concealed_until <= now and match.info.paused is None:
                async with self._matches.changing(game) as session:
                    await match.end_concealment(session, self._matches.rng, now)
            opens = match.info.opens
            held = match.info.paused is not None or match.info.hidden or match.waits
            if opens is not None and opens <= now and not held:
                async with self._matches.changing(game) as session:
                    await match.open(session, now)
            await self._look_at_clocks(match, now)
            watch = None if match.info.hidden else match.waiting.watch
            if match.running and watch is not None and watch.next <= now:
                async with self._matches.changing(game) as session:
                    await look_after(session, match, now)
                    await match.announcer(session, now).refresh()
            if match.info.phase == "closed":
                self._matches.forget(game)
                return
            await self._matches.go_on(match, now)

    async def _close_votes(self, match: Match, now: float) -> None:
        async with self._matches.reading(match.info.id) as session:
            open_ones = await proposals.list_open(session, match.info.id)
        for proposal in open_ones:
            if proposal.expires <= now:
                async with self._matches.changing(match.info.id) as session:
                    await expire(session, match, proposal, now)
                    await match.announcer(session, now).refresh()

    async def _look_at_clocks(self, match: Match, now: float) -> None:
        due = [c for c in match.clocks.by_seat.values() if c.next is not None and c.next <= now]
        if aimless := [c for c in due if c.due is None]:
            async with self._matches.changing(match.info.id) as session:
                await match.clocks.put(session, [scheduled(clock) for clock in aimless])
            due = [c for c in due if c.due is not None]
        late = [c for c in due if stage_at(c, now) == OVERDUE]
        early = [c for c in due if c not in late]
        if early:
            async with self._matches.changing(match.info.id) as session:
                reminded = [await _remind(session, match, clock, now) for clock in early]
                await match.clocks.put(session, reminded)
        if late:
            async with self._matches.changing(match.info.id) as session:
                await end_waiting(session, match, late, self._matches.rng, now)
                await match.announcer(session, now).refresh()


async def _remind(session: Session, match: Match, clock: Clock, now: float) -> Clock:
    """Remind the user of a seat, unless they have quiet hours; return the clock afterwards."""
    question = match.game.question
    assert question is not None
    assert clock.due is not None
    stage = stage_at(clock, now)
    done = scheduled(replace(clock, stage=stage))
    user = match.info.users.get(clock.seat)
    if user is None:
        return done
    settings = await users.find_settings(session, user)
    quiet = quiet_until(settings, now)
    if (rest := match.terms.rest_at(now)) is not None:
        quiet = max(quiet or 0.0, rest[1])
    if quiet is not None:
        # One reminder at the end of quiet hours, even if two fell into them; none if it is too
        # late.
        helps = clock.due - quiet >= WORTHWHILE
        return replace(clock, next=quiet) if helps else scheduled(replace(clock, stage=LATE))
    if settings.reach != "off":
        part = "late" if stage == LATE else "half"
        await match.announcer(session, now).calls.remind(
            question, clock, part, discreet=match.discreet
        )
    return done
