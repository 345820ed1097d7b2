"""Who is reminded when while a table waits: at shrinking intervals, and then every week."""

from __future__ import annotations

from typing import Final, Literal

DAY: Final = 86400.0

Rung = Literal["person", "channel", "host", "all"]
"""Who is reminded: the awaited players, the channel, the host with what can be done, or everyone,
who then vote."""

WAITING: tuple[tuple[Rung, float], ...] = (
    ("person", 3 * DAY),
    ("person", 5 * DAY),
    ("channel", 6.5 * DAY),
    ("host", 7.5 * DAY),
    ("all", 8 * DAY),
)
"""What is done while answers are awaited, and after how many seconds."""

PAUSED: tuple[tuple[Rung, float], ...] = (
    ("channel", 7 * DAY),
    ("host", 12 * DAY),
    ("all", 15 * DAY),
)
"""The same while a game is paused."""

AFTERWARDS: Final = 7 * DAY
"""Seconds after which the last of it is done again, again and again."""

SILENT: Final = 21 * DAY
"""Seconds without anything from anyone after which a table is asked whether its game is over."""

OVER_AFTER: Final = 7 * DAY
"""Seconds that there are to say that it is not."""

ALONE_TOLD: Final = 23 * DAY
"""Seconds without a press after which a person who plays alone is told that their game will end.

That is a week before a month is over."""

Ladder = tuple[tuple[Rung, float], ...]


def rung_at(ladder: Ladder, step: int) -> tuple[Rung, float]:
    """Return what is done as step number ``step``, counted from 0, and after how many seconds."""
    if step < len(ladder):
        return ladder[step]
    last, after = ladder[-1]
    return last, after + AFTERWARDS * (step - len(ladder) + 1)


def reached(ladder: Ladder, step: int, waited: float) -> int:
    """Return the number of steps that are due after some seconds; only the last must be done."""
    while rung_at(ladder, step)[1] <= waited:
        step += 1
    return step
