"""The numbers of one draw: HMAC-SHA256 in counter mode, without bias."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .encoding import mac

WORD = 1 << 32


class Stream:
    """The random numbers of one draw; a chooser like any other."""

    def __init__(self, seed: bytes, draw: int) -> None:
        self._words = _words(seed, draw)

    def below(self, n: int) -> int:
        """Return a whole number from 0 up to but not including ``n``, each equally likely.

        Numbers of the stream beyond the last multiple of ``n`` are passed over.
        """
        limit = WORD - WORD % n
        while (word := next(self._words)) >= limit:
            pass
        return word % n

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place, from its end (Fisher-Yates)."""
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.below(WORD) / WORD


def _words(seed: bytes, draw: int) -> Iterator[int]:
    """Yield the blocks of a draw, each as eight numbers of 32 bits, the high byte first."""
    block = 0
    while True:
        bytes_ = mac(seed, "draw", [draw, block])
        for at in range(0, len(bytes_), 4):
            yield int.from_bytes(bytes_[at : at + 4], "big")
        block += 1
