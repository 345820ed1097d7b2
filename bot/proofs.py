"""Looking at a record that somebody hands in: is it one, is it right, and is it a game?

This runs in a process of its own, since whoever hands it in may have written anything.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from engine.fairness import Checked, check
from engine.records import BadRecord, Record, compare
from engine.records.form import MOST_BYTES
from engine.rulesets import rulesets

PATIENCE = 30.0
"""Seconds allowed for one record."""


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
