"""The check of a record that a user attaches.

A record may contain anything. So each record is checked in a process of its own, with limits, which
draws nothing and ends afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from pebble import ProcessExpired

from engine.fairness.entries import OpenEntry
from engine.fairness.verify import Finding, verify
from engine.kernel.data import fixed
from engine.rulesets import rulesets

from .pool import WorkerPool

PATIENCE = 20.0
"""Seconds allowed for one record."""
MEMORY = 200 * 1024 * 1024
"""The most bytes that the checking process may hold."""
NICE = 15
"""The priority of that process: nobody's turn waits for it."""


class TooMuch(Exception):
    """A record that takes more time or memory to check than that of a game."""


@fixed
class Found:
    """Something that was found about a record, as plain data."""

    check: str
    """The check that found it, as named by :mod:`engine.fairness.sentences`."""
    at: int | None
    """The number of the entry."""
    hash: str = ""
    """The hash that it is about."""


@fixed
class Examined:
    """The result of checking a record."""

    colour: str = ""
    """Red, amber or green; empty for a file that is not a record, and for a record without a
    log."""
    older: bool = False
    """Whether it is a record of the form ``record/1``, which has no log."""
    ruleset: str = ""
    """The ruleset of its game; empty if there is no such ruleset."""
    entries: int = 0
    seal: str = ""
    head: str = ""
    reds: tuple[Found, ...] = ()
    ambers: tuple[Found, ...] = ()
    lights: tuple[tuple[str, str, bool], ...] = ()
    """Each post that fixed a round, as the end of its link; its head; whether someone kept it."""


async def look_at(data: bytes, seen: str) -> Examined:
    """Check a record in a process of its own; see `examine`.

    Raises TooMuch.
    """
    workers = WorkerPool(
        1, patience=PATIENCE, name="a record to check", tries=1, nice=NICE, memory=MEMORY
    )
    try:
        return await workers.run(examine, data, seen)
    except (TimeoutError, ProcessExpired, MemoryError) as error:
        raise TooMuch from error
    finally:
        await workers.close()


def examine(data: bytes, seen: str) -> Examined:
    """Check a record, packed or not, against its log, the rules, and what was seen."""
    verdict = verify(data, rulesets, seen)
    record = verdict.record
    if record is None:
        return Examined(older=any(one.check.startswith("older") for one in verdict.ambers))
    opening = record.log[0] if record.log else None
    known = isinstance(opening, OpenEntry) and opening.ruleset in rulesets
    return Examined(
        colour=verdict.colour,
        ruleset=opening.ruleset if known and isinstance(opening, OpenEntry) else "",
        entries=len(verdict.heads),
        seal=opening.seal if isinstance(opening, OpenEntry) else "",
        head=verdict.heads[-1] if verdict.heads else "",
        reds=_found(verdict.reds),
        ambers=_found(verdict.ambers),
        lights=tuple(
            (f"{opening.guild}/{post}" if isinstance(opening, OpenEntry) else post, head, kept)
            for post, head, kept in verdict.lights
        ),
    )


def _found(findings: Sequence[Finding]) -> tuple[Found, ...]:
    return tuple(Found(one.check, one.at, str(one.said.get("hash", ""))) for one in findings)
