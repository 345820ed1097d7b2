"""Luck that nobody has chosen, and a log of the table that nobody has changed.

``docs/fairness.md`` says what is promised, and how. The owner of a `Log` plays the game;
:mod:`engine.fairness.verify` plays it again from the record alone, and trusts nobody.
"""

from __future__ import annotations

from .beacon import QUICKNET, RELAYS, Beacon
from .entries import ChainRecord
from .hashing import canonical, hash_of_rules
from .log import NO_BEACON, Log, as_played, open_table, rest_hash

__all__ = [
    "NO_BEACON",
    "QUICKNET",
    "RELAYS",
    "Beacon",
    "ChainRecord",
    "Log",
    "as_played",
    "canonical",
    "hash_of_rules",
    "open_table",
    "rest_hash",
]
