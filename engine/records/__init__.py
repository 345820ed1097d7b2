"""Records in the format ``record/1``: a whole game, move by move, without any randomness.

``docs/record.md`` describes the format and its vocabulary.
"""

from __future__ import annotations

from .compare import Comparison, compare, differences
from .format import (
    BadRecord,
    Record,
    RecordedCheck,
    RecordedStep,
    printable,
    read_record,
    write_record,
)
from .replay import is_to_reveal, open_record, recorded_events, start, take_step, take_steps

__all__ = [
    "BadRecord",
    "Comparison",
    "Record",
    "RecordedCheck",
    "RecordedStep",
    "compare",
    "differences",
    "is_to_reveal",
    "open_record",
    "printable",
    "read_record",
    "recorded_events",
    "start",
    "take_step",
    "take_steps",
    "write_record",
]
