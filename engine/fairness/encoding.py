"""How values become bytes, and bytes hashes; each kind of hash has its own label."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

FORMAT = "fairness/1"
"""The protocol of docs/fairness.md."""


LARGEST = (1 << 53) - 1
"""The largest whole number that every language holds exactly."""


def canonical(value: Any) -> bytes:
    """Return the one JSON text of plain data: keys sorted, no spaces, UTF-8.

    Raises TypeError or ValueError for anything else; fractions and very large numbers are not plain
    here, since languages write them differently.
    """
    _require_plain(value)
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode()


def _require_plain(value: Any) -> None:
    if isinstance(value, float):
        raise TypeError("a fraction")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise ValueError("a number that not every language holds")
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise TypeError("a key that is no text")
        for inner in value.values():
            _require_plain(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            _require_plain(inner)


def _labelled(label: str, value: Any) -> bytes:
    return f"ravenry/{FORMAT}/{label}\n".encode() + canonical(value)


def digest(label: str, value: Any) -> str:
    """Return the SHA-256 of a value under a label, in hexadecimal."""
    return hashlib.sha256(_labelled(label, value)).hexdigest()


def mac(key: bytes, label: str, value: Any) -> bytes:
    """Return the HMAC-SHA256 of a value under a label."""
    return hmac.digest(key, _labelled(label, value), "sha256")
