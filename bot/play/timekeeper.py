"""What is due by now: reminders, deadlines, answers to open, ends of votes and vacations.

All of it is rows in the store, and each thing done is recorded in the transaction that does it. So
a restart forgets nothing, and nothing happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

from bot.store import Session, clocks, games, people, proposals, vacations
from bot.store.clocks import Clock
from engine.kernel.shape import Chooser

from .announce import Announcer
from .clocks import LATE, OVERDUE, WORTHWHILE, scheduled, stage_at
from .hall import Hall
from .quiet import quiet_until
from .seating import put_stand_ins
from .sources import Safe
from .table import Table
from .terms import Terms
from .timing import welcome_back
from .trouble import Trouble
from .vacations import begin_due
from .votes import expire

HEARTBEAT = 60.0
"""Seconds after which the time is checked in any case, and the check recorded."""

OUTAGE = 600.0
"""Seconds without such a check after which everybody gets the lost time back."""

_SEEN = "time-seen"

log = logging.getLogger(__name__)


class Timekeeper:
    """Does what is due in all games."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._not_before: dict[int, float] = {}
        """When to try again in games in which something went wrong."""
        self._seen = 0.0

    async def wake(self, now: float) -> None:
        """Make up for the time in which no process was running.

        Nobody could answer then, so all deadlines move by as much.
        """
        async with self._hall.reading(None) as session:
            seen = await people.find_fact(session, _SEEN)
        if seen is not None and now - float(seen) > OUTAGE:
            async with self._hall.changing(None) as session:
                await _give_back(session, float(seen), now)
                await people.put_fact(session, _SEEN, repr(now))
        self._seen = now

    async def tick(self, now: float) -> float:
        """Do whatever is due by ``now``, and return when to look again."""
        await begin_due(self._hall, now)
        async with self._hall.reading(None) as session:
            due = await clocks.games_due(session, now)
        for game in due:
            if self._not_before.get(game, 0) <= now:
                self._not_before.pop(game, None)
                try:
                    await self._look_at(game, now)
                except Trouble as error:
                    log.error("game %d: what was due could not be done: %s", game, error)
                    self._not_before[game] = now + HEARTBEAT
        if now - self._seen >= HEARTBEAT:
            async with self._hall.changing(None) as session:
                await people.put_fact(session, _SEEN, repr(now))
            self._seen = now
        async with self._hall.reading(None) as session:
            alarms = [await clocks.next_alarm(session), await vacations.next_alarm(session)]
        return min([now + HEARTBEAT, *(at for at in alarms if at is not None and at > now)])

    async def run(self, timely: asyncio.Event, clock: Callable[[], float], rarely: float) -> None:
        """Tick when something is due or ``timely`` is set, at least every ``rarely`` seconds."""
        while True:
            timely.clear()
            later = clock() + HEARTBEAT
            try:
                later = await self.tick(clock())
            except Trouble as error:
                log.error("nobody could look at the time: %s", error)
            await asyncio.sleep(rarely)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(timely.wait(), max(0.0, later - clock()))

    async def _look_at(self, game: int, now: float) -> None:
        """Do what is due in one game, each thing in a transaction of its own."""
        async with self._hall.at(game) as table:
            for player in table.info.players:
                if player.away is not None and player.away <= now:
                    async with self._hall.changing(game) as session:
                        await welcome_back(session, table, player, now)
                        await table.announcer(session, now).refresh()
            await self._close_votes(table, now)
            opens = table.info.opens
            if opens is not None and opens <= now and table.info.paused is None:
                async with self._hall.changing(game) as session:
                    await table.open(session, now)
            await self._look_at_clocks(table, now)
            await self._hall.go_on(table, now)

    async def _close_votes(self, table: Table, now: float) -> None:
        async with self._hall.reading(table.info.id) as session:
            open_ones = await proposals.list_open(session, table.info.id)
        for proposal in open_ones:
            if proposal.expires <= now:
                async with self._hall.changing(table.info.id) as session:
                    await expire(session, table, proposal, now)
                    await table.announcer(session, now).refresh()

    async def _look_at_clocks(self, table: Table, now: float) -> None:
        due = [c for c in table.clocks.values() if c.next is not None and c.next <= now]
        late = [c for c in due if stage_at(c, now) == OVERDUE]
        early = [c for c in due if c not in late]
        if early:
            async with self._hall.changing(table.info.id) as session:
                reminded = [await _remind(session, table, clock, now) for clock in early]
                await table.set_clocks(session, reminded)
        if late:
            async with self._hall.changing(table.info.id) as session:
                await _end_waiting(session, table, late, self._hall.rng, now)
                await table.announcer(session, now).refresh()


async def _remind(session: Session, table: Table, clock: Clock, now: float) -> Clock:
    """Remind the user of a seat, unless they have quiet hours; return the clock afterwards."""
    question = table.game.question
    assert question is not None
    assert clock.due is not None
    stage = stage_at(clock, now)
    done = scheduled(replace(clock, stage=stage))
    user = table.info.users.get(clock.seat)
    if user is None:
        return done
    settings = await people.find_settings(session, user)
    quiet = quiet_until(settings, now)
    if quiet is not None:
        # One reminder at the end of quiet hours, even if two fell into them; none if it is too
        # late.
        helps = clock.due - quiet >= WORTHWHILE
        return replace(clock, next=quiet) if helps else scheduled(replace(clock, stage=LATE))
    if settings.reach != "off":
        part = "late" if stage == LATE else "half"
        await table.announcer(session, now).remind(question, clock, part, discreet=table.discreet)
    return done


async def _end_waiting(
    session: Session, table: Table, late: list[Clock], rng: Chooser, now: float
) -> None:
    """Do what the table has agreed for late answers."""
    names = [clock.seat for clock in late]
    said = [f"seat:{seat}" for seat in names]
    announcer = table.announcer(session, now)
    match table.terms.at_deadline:
        case "safe":
            question = table.game.question
            assert question is not None
            if not table.discreet:
                await announcer.say("answered-for", seats=said)
            safe = [Safe(question.number, names)]
            while (answer := table.given(rng, safe)) is not None:
                await table.answer(session, *answer, question.number, now, hold=False)
        case "practice":
            await put_stand_ins(session, table, names, "chapter", now)
        case "wait":
            given_up = [scheduled(replace(clock, stage=OVERDUE)) for clock in late]
            await table.set_clocks(session, given_up)
            if not table.discreet:
                await announcer.note("overdue", seats=said)
            await announcer.tell_user(table.info.host, "overdue", seats=said)


async def _give_back(session: Session, since: float, now: float) -> None:
    """Move all deadlines by the time in which no process was running."""
    by_game: dict[int, list[Clock]] = defaultdict(list)
    for game, clock in await clocks.list_running(session):
        by_game[game].append(clock)
    for game, ticking in by_game.items():
        info = await games.find(session, game)
        assert info is not None
        terms, several = Terms.of(info.terms), len(ticking) > 1
        moved = []
        for clock in ticking:
            assert clock.due is not None
            lost = now - max(since, clock.begun)
            due = terms.resume(clock.due + lost, several=several)
            later = replace(clock, begun=clock.begun + lost, due=due)
            moved.append(scheduled(later, answered=clock.next is None))
        await clocks.put(session, game, moved)
        announcer = Announcer(session, info, now)
        await announcer.say("outage", time=f"span:{int(now - since)}")
        await announcer.refresh()
