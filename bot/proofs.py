"""Looking at a record that somebody hands in: is it one, is it right, and is it a game?

Whoever hands it in may have written anything. So each record is looked at in a process of its own,
with limits, which draws nothing and ends when it has looked.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from pebble import ProcessExpired
from pydantic import ValidationError

from bot.workers import Workers
from engine.fairness import Checked, check
from engine.records import BadRecord, Record, compare
from engine.records.form import MOST_BYTES
from engine.rulesets import rulesets

PATIENCE = 20.0
"""Seconds allowed for one record."""
MEMORY = 200 * 1024 * 1024
"""Bytes that the process may hold that looks at it."""
NICE = 15
"""How far that process stands back: nobody's turn waits for it."""


class TooMuch(Exception):
    """Looking at a record takes more time or memory than that of a game does."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of looking at a record."""

    checked: Checked | None = None
    """``None`` for what is no record."""
    ruleset: str = ""
    """Of which game it is; empty if the rules know no such game."""
    steps: int = 0
    differences: int = 0
    """Where the rules differ from the record."""


async def look_at(data: bytes, seen: Sequence[str]) -> Examined:
    """Check a record in a process of its own; see `examine`.

    Raises TooMuch.
    """
    workers = Workers(
        1, patience=PATIENCE, name="a record to check", tries=1, nice=NICE, memory=MEMORY
    )
    try:
        return await workers.run(examine, data, list(seen))
    except (TimeoutError, ProcessExpired, MemoryError) as error:
        raise TooMuch from error
    finally:
        await workers.close()


def examine(data: bytes, seen: Sequence[str]) -> Examined:
    """Check a record, packed or not, against its promise, what was seen, and the rules."""
    try:
        text = _unpacked(data)
        record = Record.model_validate_json(text)
        raw = json.loads(text)
    except (zlib.error, ValidationError, ValueError, RecursionError):
        return Examined()
    checked = check(raw, seen, rules=rulesets.get(record.ruleset))
    try:
        differences = compare(record).differences
    except BadRecord:
        return Examined(checked, "", len(record.steps), 1)
    return Examined(checked, record.ruleset, len(record.steps), differences)


def _unpacked(data: bytes) -> bytes:
    """Return what a file holds.

    Raises ValueError if it is too large, zlib.error if it is damaged.
    """
    if data[:2] != b"\x1f\x8b":
        return data
    unpacking = zlib.decompressobj(wbits=31)
    text = unpacking.decompress(data, MOST_BYTES)
    if unpacking.unconsumed_tail:
        raise ValueError("too large")
    return text
