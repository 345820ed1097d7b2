"""When a process that runs tests looks for garbage: seldom, and whenever it has grown.

To look for it among thousands of tests as often as Python does takes a tenth of all their time.
What draws leaves pictures of many megabytes behind, which Python counts as a few small objects.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

ENOUGH = 400
"""Megabytes from which on garbage is looked for."""
STEP = 40
"""Megabytes by which a process may grow before it is looked for again."""

FULL = 550
"""Megabytes from which on what was drawn with is not kept for the next picture either."""
DRAWING = ("bot.render.", "bot.games.")
"""The packages that keep what they have drawn."""

STATM = Path("/proc/self/statm")


def held_now() -> int:
    """Return how many megabytes this process holds; 0 where the system does not say."""
    try:
        pages = int(STATM.read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE") // 2**20


def give_back() -> None:
    """Free what nothing holds, and give it back to the system, as far as the C library can."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def forget_pictures() -> None:
    """Free fonts, of which each size takes the room of its whole file, maps, and pieces.

    Whoever draws next reads and paints them anew.
    """
    for name, module in [*sys.modules.items()]:
        if name.startswith(DRAWING):
            for kept in [*vars(module).values()]:
                if isinstance(kept, functools._lru_cache_wrapper):
                    kept.cache_clear()


class Garbage:
    """Looks for garbage after a test that has let the process grow."""

    def __init__(self) -> None:
        self._next = ENOUGH

    def pytest_collection_finish(self) -> None:
        """Leave what was collected alone: it stays for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Generator[None, Any, Any]:
        """Free what the test has left, and give it back to the system."""
        done = yield
        if held_now() > self._next:
            give_back()
            if held_now() > FULL:
                forget_pictures()
                give_back()
            self._next = max(ENOUGH, held_now() + STEP)
        return done
