"""Texts that a careless reader is slow to read: long ones, and repetitive ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MOST = 0.1
"""The most processor seconds that one step may block everything else."""

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
    """The longest time for which the event loop was blocked."""

    def __init__(self) -> None:
        self.seconds = 0.0


@contextmanager
def blocks() -> Iterator[Longest]:
    """Measure, in processor time, how long each step of the event loop takes."""
    longest = Longest()
    run = asyncio.Handle._run

    def measured(handle: asyncio.Handle) -> Any:
        began = time.thread_time()
        try:
            return run(handle)
        finally:
            longest.seconds = max(longest.seconds, time.thread_time() - began)

    asyncio.Handle._run = measured  # type: ignore[assignment,method-assign]  # put back below
    try:
        yield longest
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
