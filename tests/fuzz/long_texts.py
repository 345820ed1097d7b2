"""Texts that a careless reader is slow to read: long ones, and repetitive ones."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MOST = 0.5
"""The most processor seconds that one step may block everything else, on the slowest machine.

On the one that this was written on, the longest takes 0.05."""

PIECES = (
    *("qwer ", "a:b ", "a;", "k ", "2f ", "winterfell ", "winterfell: march+1*; ", "wh harb "),
    *("moat cailin 2f 1k; ", "all ", "★", "‑", "x", "é", "\u0301", "9", "9 ", "of the in at ", "ß"),
    *("supply ", "\n", ",", "-> ", "=:=", "💥", "\u202e", "m+1*", "none ", "stark winterfel "),
)


def long_texts(length: int) -> Iterator[str]:
    """Make texts of a length out of few pieces, and one of words that are all different."""
    for piece in PIECES:
        yield (piece * length)[:length]
    yield " ".join(f"w{n:x}rd" for n in range(length))[:length]
    yield "".join(f"q{n:x}z; " for n in range(length))[:length]
    yield "".join(PIECES * length)[:length]


class Longest:
    """The longest step of some work, by the processor's time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def step(self) -> Iterator[None]:
        """Measure a step. What another thread does meanwhile does not count."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.seconds = max(self.seconds, time.thread_time() - began)


@contextmanager
def measured() -> Iterator[Longest]:
    """Measure the steps of some work.

    No garbage is collected meanwhile: how long that takes depends on the tests before.
    """
    gc.disable()
    try:
        yield Longest()
    finally:
        gc.enable()


@contextmanager
def blocks() -> Iterator[Longest]:
    """Measure how long each step of the event loop takes."""
    run = asyncio.Handle._run
    with measured() as longest:

        def stepping(handle: asyncio.Handle) -> Any:
            with longest.step():
                return run(handle)

        asyncio.Handle._run = stepping  # type: ignore[assignment,method-assign]  # put back below
        try:
            yield longest
        finally:
            asyncio.Handle._run = run  # type: ignore[method-assign]
