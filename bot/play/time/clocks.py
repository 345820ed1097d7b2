"""The clocks of one question: how they begin, stop and move, and what is due next.

A click is judged by the time at which it was made. The consequence of a deadline comes a little
later, when no click that was made in time can still be on its way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from bot.play.errors import user_error
from bot.play.settings import TableSettings
from bot.store.table.clocks import Clock

NO_TERMS = TableSettings()

GRACE = 5.0
"""Seconds by which a click may be late."""

LAG = 3.0
"""Seconds that a click may take from Discord to here; after that, Discord drops it."""

HALF, LATE, OVERDUE = 1, 2, 3
"""Stages of a clock, named after what was done last."""

WORTHWHILE = 300.0
"""Seconds that must be left for a reminder to be useful."""


def begun(
    terms: TableSettings,
    question: int,
    seat: str,
    *,
    several: bool,
    now: float,
    bank: float = 0.0,
    share: float = 1.0,
) -> Clock:
    """Start the clock of a seat that is asked; see :meth:`TableSettings.due`."""
    due = terms.due(now, several=several, bank=bank, share=share)
    return scheduled(Clock(seat, question, now, due, bank=0.0 if due is None else bank))


def scheduled(clock: Clock, *, answered: bool = False) -> Clock:
    """Return a clock with the time of its next reminder, or else of its deadline."""
    if answered or clock.due is None or clock.stopped is not None or clock.stage == OVERDUE:
        return replace(clock, next=None)
    for stage, part in ((HALF, 0.5), (LATE, 0.8)):
        at = clock.begun + part * (clock.due - clock.begun)
        if clock.stage < stage and clock.due - at >= WORTHWHILE:
            return replace(clock, next=at)
    return replace(clock, next=clock.due + GRACE + LAG)


def stage_at(clock: Clock, now: float) -> int:
    """Return the stage that a clock has reached by ``now``."""
    assert clock.due is not None
    if now >= clock.due + GRACE + LAG:
        return OVERDUE
    return LATE if now >= clock.begun + 0.8 * (clock.due - clock.begun) else HALF


def stopped(clock: Clock, now: float) -> Clock:
    """Stop a clock."""
    return scheduled(replace(clock, stopped=now if clock.stopped is None else clock.stopped))


def resumed(clock: Clock, terms: TableSettings, now: float, *, several: bool) -> Clock:
    """Restart a clock with the time that it had left, up to the next fixed hour if there is one."""
    if clock.stopped is None:
        return clock
    pause = now - clock.stopped
    due = clock.due
    if due is not None and terms.weekends is not None:
        due = terms.working(now, terms.worked(clock.stopped, due))
    elif due is not None:
        due = due + pause
    if due is not None:
        due = terms.resume(due, several=several)
    return replace(clock, begun=clock.begun + pause, due=due, stopped=None)


def extended(
    clock: Clock, seconds: float, *, answered: bool, terms: TableSettings = NO_TERMS
) -> Clock:
    """Give more time; an expired clock runs again, and nobody is reminded a second time."""
    if clock.due is None:
        return clock
    due = terms.working(clock.due, seconds)
    more = replace(clock, due=due, stage=min(clock.stage, LATE))
    return scheduled(more, answered=answered)


def judge(clock: Clock | None, terms: TableSettings, at: float) -> None:
    """Check that a click made at a given time is not too late.

    Raises UserError (``too-late``).
    """
    if clock is None or clock.due is None or clock.stopped is not None:
        return
    if terms.at_deadline != "wait" and at > clock.due + GRACE:
        raise user_error("too-late", due=f"time:{int(clock.due)}")


DAY: Final = 86400.0

Rung = Literal["person", "channel", "host", "all"]
"""Whom a step reminds: the awaited players, the channel, the host with remedies, or everyone, for a
vote."""

WAITING: tuple[tuple[Rung, float], ...] = (
    ("person", 3 * DAY),
    ("person", 5 * DAY),
    ("channel", 6.5 * DAY),
    ("host", 7.5 * DAY),
    ("all", 8 * DAY),
)
"""The steps while answers are awaited, with their seconds."""

PAUSED: tuple[tuple[Rung, float], ...] = (
    ("channel", 7 * DAY),
    ("host", 12 * DAY),
    ("all", 15 * DAY),
)
"""The same while a game is paused."""

AFTERWARDS: Final = 7 * DAY
"""Seconds after which the last step is repeated, again and again."""

SILENT: Final = 21 * DAY
"""Seconds without any activity after which a table is asked whether its game is over."""

OVER_AFTER: Final = 7 * DAY
"""Seconds in which players can say that it is not."""

ALONE_TOLD: Final = 23 * DAY
"""Seconds without a press after which a person who plays alone is told that their game will end.

That is a week before a month is over."""

Ladder = tuple[tuple[Rung, float], ...]


def rung_at(ladder: Ladder, step: int) -> tuple[Rung, float]:
    """Return step number ``step``, counted from 0, and after how many seconds it comes."""
    if step < len(ladder):
        return ladder[step]
    last, after = ladder[-1]
    return last, after + AFTERWARDS * (step - len(ladder) + 1)


def reached(ladder: Ladder, step: int, waited: float) -> int:
    """Return the number of steps that are due after some seconds; only the last one is needed."""
    while rung_at(ladder, step)[1] <= waited:
        step += 1
    return step
