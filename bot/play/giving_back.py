"""Giving lost time back: all that is due anywhere moves by as much, in one transaction."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.store import Session, StoreError, clocks, games, people, proposals
from bot.store.clocks import Clock
from bot.store.games import GameInfo

from .announce import Announcer
from .aside import set_aside
from .clocks import scheduled
from .downtime import MISSED
from .terms import Terms

COUNTED = "time-seen"
"""Under which it is kept up to when time has counted: what is missing until now was lost."""

log = logging.getLogger(__name__)


async def note(session: Session, counted: float) -> None:
    """Write down up to when time has counted."""
    await people.put_fact(session, COUNTED, repr(counted))


async def find_counted(session: Session) -> str | None:
    """Return up to when time had counted when that was last written down."""
    return await people.find_fact(session, COUNTED)


async def give_back(session: Session, lost: float, now: float, *, was_set: bool) -> None:
    """Move all deadlines by the time that was lost, and tell the tables why.

    ``lost`` is below zero where the clock was set back.
    A game whose rows are impossible is set aside.
    """
    await games.postpone_expiry(session, lost)
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
            # Without its text, which may hold what somebody has answered in secret.
            await set_aside(
                session, game, f"time cannot be given back: {type(error).__name__}", now
            )


async def _move(session: Session, info: GameInfo, lost: float, now: float) -> None:
    ticking = await clocks.find(session, info.id)
    terms, several = Terms.of(info.terms), len(ticking) > 1
    moved = [_moved(clock, terms, lost, now, several=several) for clock in ticking.values()]
    await clocks.put(session, info.id, moved)
    if info.opens is not None and info.paused is None:
        await games.set_opens(session, info.id, info.opens + lost)
    if info.unveils is not None and info.paused is None:
        await games.set_unveils(session, info.id, info.unveils + lost)
    await postpone_votes(session, info, lost, now)


def _moved(clock: Clock, terms: Terms, lost: float, now: float, *, several: bool) -> Clock:
    if clock.due is None or clock.stopped is not None:
        return clock
    age = now - clock.begun
    # Whoever was asked while time was lost, or after the clock was set back, has lost less.
    by = max(0.0, min(lost, age)) if lost > 0 else lost * (not 0 <= age < MISSED)
    due = terms.resume(clock.due + by, several=several)
    later = replace(clock, begun=clock.begun + by, due=due)
    return scheduled(later, answered=clock.next is None)


async def postpone_votes(session: Session, info: GameInfo, lost: float, now: float) -> None:
    """Move the ends of votes, also in the messages that say them."""
    announcer = Announcer(session, info, now)
    for proposal in await proposals.postpone(session, info.id, lost):
        await announcer.settled(proposal)
