"""Things of which only the latest are kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 10_000
"""How many things are kept; users and games are seldom more, and one that is lost does no harm."""


class Recent(OrderedDict[K, V]):
    """A dictionary that forgets what was put into it longest ago when there is too much."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
