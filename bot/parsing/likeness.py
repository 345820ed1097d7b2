"""How alike typed words and names are. Pure functions.

The library takes 3 MB, so this is loaded when someone first types what fits no name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

MOST_ERRORS = 2
"""In how many letters a text may differ from a name."""

# The library has no types for its scorers.
_RATIO: dict[str, Any] = {"scorer": fuzz.ratio, "limit": None}
_ERRORS: dict[str, Any] = {"scorer": OSA.distance, "limit": None}


def nearly(wanted: str, words: Sequence[str], most: int) -> Iterator[tuple[int, int]]:
    """Yield the words that differ from a word in so few letters: in how many, and their index."""
    near = process.extract(wanted, words, score_cutoff=most, **_ERRORS)
    return ((int(errors), at) for _, errors, at in near)


def alike(wanted: str, texts: Sequence[str], least: float) -> Iterator[tuple[float, int]]:
    """Yield the texts with that similarity, of 100, and their index."""
    found = process.extract(wanted, texts, score_cutoff=least, **_RATIO)
    return ((likeness, at) for _, likeness, at in found)


def count_errors(said: Iterable[tuple[str, int]], name: Sequence[str]) -> int | None:
    """Return in how many letters words differ from those of a name; ``None`` if in too many.

    In how many each may differ is beside it.
    """
    errors = 0
    for (word, most), meant in zip(said, name, strict=True):
        if abs(len(word) - len(meant)) > most:
            return None
        off = int(OSA.distance(word, meant, score_cutoff=most))
        errors += off
        if off > most or errors > MOST_ERRORS:
            return None
    return errors
