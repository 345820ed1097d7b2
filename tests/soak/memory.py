"""How much memory the bot and its processes may hold, and do: a control group, where one can be.

Where none can be made, nothing is limited, and only what the processes hold is added up.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Self

GROUPS = Path("/sys/fs/cgroup")

PSS = re.compile(r"^Pss:\s+(\d+)", re.MULTILINE)


class LimitedMemory:
    """A group of processes that get so many megabytes together, as from systemd or Docker."""

    def __init__(self, megabytes: int) -> None:
        self._megabytes = megabytes
        self._group: Path | None = None
        self._new = (GROUPS / "cgroup.controllers").exists()
        self._first: int | None = None
        self.most = 0
        """The most megabytes that they have held together, each page counted once."""

    def __enter__(self) -> Self:
        group = (GROUPS if self._new else GROUPS / "memory") / f"ravenry-soak-{os.getpid()}"
        limit = "memory.max" if self._new else "memory.limit_in_bytes"
        try:
            group.mkdir()
            (group / limit).write_text(str(self._megabytes * 2**20), "ascii")
        except OSError:
            with contextlib.suppress(OSError):
                group.rmdir()
        else:
            self._group = group
        return self

    def __exit__(self, *_: object) -> None:
        if self._group is not None:
            with contextlib.suppress(OSError):
                self._group.rmdir()

    @property
    def limited(self) -> bool:
        """Whether the system holds them to their limit."""
        return self._group is not None

    def adopt(self, process: int) -> None:
        """Take a process into the group, and with it all that it starts."""
        self._first = process
        if self._group is not None:
            (self._group / "cgroup.procs").write_text(str(process), "ascii")

    def children(self) -> list[int]:
        """Return the processes that the one taken in has started, and that there are still."""
        return [] if self._first is None else _children(self._first)

    def look(self) -> None:
        """Add up what they hold now."""
        if self._first is not None:
            every = [self._first, *self.children()]
            self.most = max(self.most, sum(map(_held, every)) // 1024)

    @property
    def ended(self) -> int | None:
        """How many of them the system has ended for want of memory; ``None`` if it is not known."""
        if self._group is None:
            return None
        told = self._group / ("memory.events" if self._new else "memory.oom_control")
        found = re.search(r"^oom_kill (\d+)", told.read_text("ascii"), re.MULTILINE)
        return None if found is None else int(found[1])


def _children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, task.read_text("ascii").split()):
                found += [child, *_children(child)]
    return found


def _held(process: int) -> int:
    """Return the kilobytes of a process, pages that it shares in proportion; 0 if it is gone."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    except OSError:
        return 0
    found = PSS.search(told)
    return 0 if found is None else int(found[1])
