"""A generator that gives the same numbers for the same seed on every machine."""

from __future__ import annotations

from typing import Any

_MASK = (1 << 64) - 1


class SeededRandom:
    """Numbers from a seed (SplitMix64); a :class:`engine.kernel.shapes.base.RandomSource`."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return (self._next() >> 11) / (1 << 53)

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""
        for at in range(len(x) - 1, 0, -1):
            other = self._next() % (at + 1)
            x[at], x[other] = x[other], x[at]

    def seed(self) -> int:
        """Return a seed for another generator."""
        return self._next()

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)
