"""How plain data becomes bytes, and bytes become hashes; each kind of hash has its own label."""

from __future__ import annotations

import hashlib
import hmac
import json
from functools import cache
from pathlib import Path

LABELS = "ravenry/fairness/2/"

LARGEST = (1 << 53) - 1
"""The largest whole number that every language holds exactly."""

ENGINE = Path(__file__).parent.parent
RULES = frozenset({".py", ".toml"})
"""The endings of files that determine how a game goes."""
APART = frozenset(
    {"__main__.py", "arena", "fairness", "heuristics", "intervals.py", "records", "stewards"}
)
"""The parts of the engine that do not affect how a game goes."""
KNOWN_RULES = Path(__file__).parent / "rules.txt"


def canonical(value: object) -> bytes:
    """Return the one JSON text of plain data: keys sorted, no spaces, UTF-8.

    Raises TypeError or ValueError for anything else; fractions and very large numbers are not plain
    here, because languages write them differently.
    """
    _require_plain(value)
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode()


def _require_plain(value: object) -> None:
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


def _labelled(label: str, value: object) -> bytes:
    return f"{LABELS}{label}\n".encode() + canonical(value)


def digest(label: str, value: object) -> str:
    """Return the SHA-256 of a value under a label, in hexadecimal."""
    return hashlib.sha256(_labelled(label, value)).hexdigest()


def mac(key: bytes, label: str, value: object) -> bytes:
    """Return the HMAC-SHA256 of a value under a label."""
    return hmac.digest(key, _labelled(label, value), "sha256")


def files_of_rules() -> list[Path]:
    """Return the files that decide how a game goes: the kernel, the games, and their data."""
    found = (path for path in ENGINE.rglob("*") if path.suffix in RULES)
    return [path for path in found if APART.isdisjoint(path.relative_to(ENGINE).parts)]


@cache
def hash_of_rules() -> str:
    """Return the hash of the present rules, the same on every system."""
    found = {
        path.relative_to(ENGINE).as_posix(): hashlib.sha256(
            path.read_bytes().replace(b"\r\n", b"\n")
        ).hexdigest()
        for path in files_of_rules()
    }
    return digest("rules", found)


def known_rules() -> list[str]:
    """Return the hashes of rules under which games go as under the present ones, the newest
    last."""
    lines = KNOWN_RULES.read_text("utf-8").splitlines()
    return [line for line in lines if line and line[0] != "#"]


def add_rules() -> None:
    """Append the hash of the rules to those that are known, unless it is the last of them."""
    if known_rules()[-1:] != [hash_of_rules()]:
        with KNOWN_RULES.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{hash_of_rules()}\n")
