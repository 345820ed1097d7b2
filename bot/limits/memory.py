"""What the bot keeps in memory only as long as it is of use: the latest entries, and locks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K")
V = TypeVar("V")

MOST = 10_000
"""How many entries are kept; users and games are rarely more, and a lost one does no harm."""


class Recent(OrderedDict[K, V]):
    """A dictionary that drops its oldest entry when there are too many."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)


class Locks:
    """A lock for each number, which exists as long as someone holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """Return the lock of a number."""
        return self._locks.setdefault(number, asyncio.Lock())
