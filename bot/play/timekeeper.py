"""What is due by now: reminders, deadlines, answers to be opened, ends of votes and vacations.

All of it stands in the store as rows; what was done is noted in the transaction that does it.
So a restart forgets nothing, and nothing happens twice.
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
from .chairs import put_stand_ins
from .clocks import LATE, OVERDUE, WORTHWHILE, scheduled, stage_at
from .deciding import expire
from .hall import Hall
from .match import Match
from .places import Places
from .quiet import quiet_until
from .sources import Safe
from .terms import Terms
from .timing import welcome_back
from .trouble import Trouble
from .vacations import begin_due

HEARTBEAT = 60.0
"""Seconds after which time is looked at in any case, and that it was is noted."""

OUTAGE = 600.0
"""Seconds without a look at the time after which everybody gets them back."""

_SEEN = "time-seen"

log = logging.getLogger(__name__)


class Timekeeper:
    """Does what is due in all games."""

    def __init__(self, hall: Hall, places: Places) -> None:
        self._hall = hall
        self._places = places
        self._not_before: dict[int, float] = {}
        """When to try again in games in which something went wrong."""
        self._seen = 0.0

    async def wake(self, now: float) -> None:
        """Make good for the time in which no process has looked at the clocks.

        Whoever was asked then could not answer, so all deadlines move by as much.
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
        await self._places.close_expired(now)
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
        """Tick when something is due or ``timely`` is set, with pauses of ``rarely`` seconds."""
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
        async with self._hall.at(game) as match:
            for player in match.info.players:
                if player.away is not None and player.away <= now:
                    async with self._hall.changing(game) as session:
                        await welcome_back(session, match, player, now)
                        await match.announcer(session, now).refresh()
            await self._close_votes(match, now)
            opens = match.info.opens
            if opens is not None and opens <= now and match.info.paused is None:
                async with self._hall.changing(game) as session:
                    await match.open(session, now)
            await self._look_at_clocks(match, now)
            await self._hall.go_on(match, now)

    async def _close_votes(self, match: Match, now: float) -> None:
        async with self._hall.reading(match.info.id) as session:
            open_ones = await proposals.list_open(session, match.info.id)
        for proposal in open_ones:
            if proposal.expires <= now:
                async with self._hall.changing(match.info.id) as session:
                    await expire(session, match, proposal, now)
                    await match.announcer(session, now).refresh()

    async def _look_at_clocks(self, match: Match, now: float) -> None:
        due = [c for c in match.clocks.values() if c.next is not None and c.next <= now]
        late = [c for c in due if stage_at(c, now) == OVERDUE]
        early = [c for c in due if c not in late]
        if early:
            async with self._hall.changing(match.info.id) as session:
                reminded = [await _remind(session, match, clock, now) for clock in early]
                await match.set_clocks(session, reminded)
        if late:
            async with self._hall.changing(match.info.id) as session:
                await _end_waiting(session, match, late, self._hall.rng, now)
                await match.announcer(session, now).refresh()


async def _remind(session: Session, match: Match, clock: Clock, now: float) -> Clock:
    """Remind the user of a seat, unless they want their quiet; return the clock as it is then."""
    question = match.game.question
    assert question is not None
    assert clock.due is not None
    stage = stage_at(clock, now)
    done = scheduled(replace(clock, stage=stage))
    user = match.info.users.get(clock.seat)
    if user is None:
        return done
    settings = await people.find_settings(session, user)
    quiet = quiet_until(settings, now)
    if quiet is not None:
        # One reminder at the end of the quiet, be it for two; none if that is too late to help.
        helps = clock.due - quiet >= WORTHWHILE
        return replace(clock, next=quiet) if helps else scheduled(replace(clock, stage=LATE))
    if settings.reach != "off":
        part = "late" if stage == LATE else "half"
        await match.announcer(session, now).remind(question, clock, part, discreet=match.discreet)
    return done


async def _end_waiting(
    session: Session, match: Match, late: list[Clock], rng: Chooser, now: float
) -> None:
    """Do what was agreed for when somebody has not answered in time."""
    names = [clock.seat for clock in late]
    said = [f"seat:{seat}" for seat in names]
    announcer = match.announcer(session, now)
    match match.terms.at_deadline:
        case "safe":
            question = match.game.question
            assert question is not None
            if not match.discreet:
                await announcer.say("answered-for", seats=said)
            safe = [Safe(question.number, names)]
            while (answer := match.given(rng, safe)) is not None:
                await match.answer(session, *answer, question.number, now, hold=False)
        case "practice":
            await put_stand_ins(session, match, names, "chapter", now)
        case "wait":
            given_up = [scheduled(replace(clock, stage=OVERDUE)) for clock in late]
            await match.set_clocks(session, given_up)
            if not match.discreet:
                await announcer.note("overdue", seats=said)
            await announcer.tell_user(match.info.host, "overdue", seats=said)


async def _give_back(session: Session, since: float, now: float) -> None:
    """Move all deadlines by the time in which no process was there."""
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
