"""When a process that runs tests looks for garbage: seldom, and whenever it has grown.

To look for it among thousands of tests as often as Python does takes a tenth of all their time.
What draws leaves pictures of many megabytes behind, which Python counts as a few small objects.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from typing import Any

import pytest

from bot.workers.pool import DRAWING, forget, give_back, held

ENOUGH = 380
"""Megabytes from which on garbage is looked for, and what was drawn with is not kept for the next
picture."""
STEP = 30
"""Megabytes by which a process may grow before it is looked for again."""


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
        if held() > self._next:
            give_back()
            if held() > ENOUGH:
                forget(DRAWING)
                # What earlier tests held on to may be garbage by now.
                gc.unfreeze()
                give_back()
            # What is left is kept by modules and fixtures: nobody has to look through it again.
            gc.freeze()
            self._next = max(ENOUGH, held() + STEP)
        return done
