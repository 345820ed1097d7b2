"""How much memory a process holds, and how it gives back what it only keeps for speed."""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

_STATM = Path("/proc/self/statm")

DRAWING = ("bot.render.", "bot.games.")
"""The packages that keep what they have drawn."""


def held() -> int:
    """Return how many megabytes this process holds; 0 where the system does not say."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE") // 2**20


def give_back() -> None:
    """Free what nothing holds, and give it back to the system, as far as the C library can."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def forget(packages: Sequence[str]) -> None:
    """Empty the caches of functions in modules whose names begin so."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(tuple(packages)):
            for kept in [*vars(module).values()]:
                if isinstance(kept, functools._lru_cache_wrapper):
                    kept.cache_clear()


def stay_below(most: int) -> None:
    """Give back what is free if this process holds more megabytes, then what it drew with.

    A font takes the room of its whole file for each size in which it is used. What is drawn next
    reads and paints again what it needs.
    """
    if held() > most:
        give_back()
        if held() > most:
            forget(DRAWING)
            give_back()
