"""Dictionaries that keep only their latest entries in memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

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
