"""The clocks of one question: begun, stopped, moved, and what is to be done next about each.

A click is judged by its own time. What follows from a deadline is done a little after it, when no
click that was made in time can be under way any more.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store.clocks import Clock

from .terms import Terms
from .trouble import trouble

GRACE = 5.0
"""Seconds by which a click may be late."""

LAG = 3.0
"""Seconds that a click may take from Discord to here; it gives it up after that."""

HALF, LATE, OVERDUE = 1, 2, 3
"""Stages of a clock, by what was done last."""

WORTHWHILE = 300.0
"""Seconds that must be left for a reminder to be of use."""


def begun(terms: Terms, question: int, seat: str, *, several: bool, now: float) -> Clock:
    """Start the clock of a seat that is asked."""
    return scheduled(Clock(seat, question, now, terms.due(now, several=several)))


def scheduled(clock: Clock, *, answered: bool = False) -> Clock:
    """Set what is to be done next about a clock: a reminder, or what follows from the deadline."""
    if answered or clock.due is None or clock.stopped is not None or clock.stage == OVERDUE:
        return replace(clock, next=None)
    for stage, part in ((HALF, 0.5), (LATE, 0.8)):
        at = clock.begun + part * (clock.due - clock.begun)
        if clock.stage < stage and clock.due - at >= WORTHWHILE:
            return replace(clock, next=at)
    return replace(clock, next=clock.due + GRACE + LAG)


def stage_at(clock: Clock, now: float) -> int:
    """Return which stage a clock has come to by ``now``."""
    assert clock.due is not None
    if now >= clock.due + GRACE + LAG:
        return OVERDUE
    return LATE if now >= clock.begun + 0.8 * (clock.due - clock.begun) else HALF


def stopped(clock: Clock, now: float) -> Clock:
    """Let a clock stand still."""
    return scheduled(replace(clock, stopped=now if clock.stopped is None else clock.stopped))


def resumed(clock: Clock, terms: Terms, now: float, *, several: bool) -> Clock:
    """Let a clock go on with as much time as it had left, to the next fixed hour if it has one."""
    if clock.stopped is None:
        return clock
    pause = now - clock.stopped
    due = None if clock.due is None else terms.resume(clock.due + pause, several=several)
    return replace(clock, begun=clock.begun + pause, due=due, stopped=None)


def extended(clock: Clock, seconds: float, *, answered: bool) -> Clock:
    """Give more time; what was given up waits again, and nobody is reminded a second time."""
    if clock.due is None:
        return clock
    more = replace(clock, due=clock.due + seconds, stage=min(clock.stage, LATE))
    return scheduled(more, answered=answered)


def judge(clock: Clock | None, terms: Terms, at: float) -> None:
    """Make sure that a click of a given time is not too late.

    Raises Trouble (``too-late``).
    """
    if clock is None or clock.due is None or clock.stopped is not None:
        return
    if terms.at_deadline != "wait" and at > clock.due + GRACE:
        raise trouble("too-late", due=f"time:{int(clock.due)}")
