"""Shards: the parts into which Discord divides the servers of a large bot.

Source: Discord's documentation, "Gateway", section "Sharding".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST = 10_000
"""Shards that a bot can be divided into here; Discord has bots with some thousand."""

_FORM = re.compile(r"(?P<parts>\d+(-\d+)?(,\d+(-\d+)?)*)/(?P<count>\d+)")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that one process has, of all that there are."""

    ids: tuple[int, ...]
    """In order, numbered from 0."""
    count: int

    @classmethod
    def parse(cls, text: str) -> Shards:
        """Read ``0-3/16``, ``2/4`` or ``0,2-3/4``.

        Raises ValueError.
        """
        match = _FORM.fullmatch(re.sub(r"\s", "", text))
        if match is None:
            raise ValueError("must be like 0-3/16: the shards of this process, and of how many")
        count = int(match["count"])
        if not 1 <= count <= MOST:
            raise ValueError(f"must have 1 to {MOST} shards after the stroke, not {count}")
        ids: list[int] = []
        for part in match["parts"].split(","):
            first, _, last = part.partition("-")
            low, high = int(first), int(last or first)
            if low > high:
                raise ValueError(f"must have the lower number first, and {part} has not")
            if high >= count:
                raise ValueError(f"has no shard {high}: the last one of {count} is {count - 1}")
            ids += range(low, high + 1)
        if len(set(ids)) < len(ids):
            raise ValueError("names a shard twice")
        return cls(tuple(sorted(ids)), count)

    def __str__(self) -> str:
        runs: list[list[int]] = []
        for id in self.ids:
            if runs and runs[-1][-1] == id - 1:
                runs[-1][1:] = [id]
            else:
                runs.append([id])
        return f"{','.join('-'.join(map(str, run)) for run in runs)}/{self.count}"

    @property
    def all(self) -> bool:
        """Whether no other process has any."""
        return len(self.ids) == self.count

    @property
    def first(self) -> bool:
        """Whether shard 0 is among them, to which direct messages come."""
        return 0 in self.ids

    def shard_of(self, guild: int) -> int:
        """Return the shard that hears of a server."""
        return (guild >> 22) % self.count

    def has(self, guild: int) -> bool:
        """Tell whether a server is heard of here."""
        return self.shard_of(guild) in self.ids

    def part_of(self, most: int) -> int:
        """Return this process' part of what Discord allows the whole bot."""
        return max(1, most * len(self.ids) // self.count)


ALL = Shards((0,), 1)
"""Those of a process that is alone, in as many connections as Discord recommends."""
