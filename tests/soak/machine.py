"""The machine of a bot that is killed: its clock is set, its processes sleep, its painters hang."""

from __future__ import annotations

import asyncio
import mmap
import os
import random
import struct
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.games.pictures import Picture
from bot.workers.drawing import Painter
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from tests.wire.at_table import PIXEL, InkSaver

WRONG = 2 * 86400.0
"""Seconds by which the clock is wrong at most."""

SLEEP = 2.0
"""Seconds for which a process sleeps at most: people wait for no longer."""

PATIENCE = 0.5
"""Seconds that a picture may take; a start of the process that draws it comes first."""


class WallClock:
    """A clock that another process sets: a file with the seconds by which it is wrong."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(struct.pack("<d", 0.0))
        with path.open("r+b") as file:
            self._shown = mmap.mmap(file.fileno(), 8)

    @property
    def wrong(self) -> float:
        """The seconds by which it is ahead."""
        return float(struct.unpack("<d", self._shown[:])[0])

    @wrong.setter
    def wrong(self, seconds: float) -> None:
        self._shown[:] = struct.pack("<d", seconds)

    def __call__(self) -> float:
        """Return what it shows, in UTC epoch seconds."""
        return time.time() + self.wrong


class Machine:
    """Does to a process whatever a machine may do to it, but for killing it."""

    def __init__(self, clock: WallClock, rng: random.Random) -> None:
        self.clock = clock
        self._rng = rng
        self.set = 0
        """How often the clock was set."""
        self.slept = 0
        """How often the process slept."""

    def set_clock(self) -> None:
        """Set the clock to some time within four days, or right."""
        self.set += 1
        self.clock.wrong = self._rng.choice((0.0, self._rng.uniform(-WRONG, WRONG)))

    async def sleep(self, stop: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Let the process stand still for a while."""
        self.slept += 1
        stop()
        try:
            await asyncio.sleep(self._rng.uniform(0.1, SLEEP))
        finally:
            go_on()


def hang(view: Mapping[str, Any], wish: Mapping[str, Any]) -> Picture:
    """Draw for ever."""
    time.sleep(1e6)
    return Picture(PIXEL, "", 1, 1)


class Dawdler(InkSaver):
    """Draws one pixel at once; a few pictures are handed to a process that hangs."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self._rng = random.Random(os.getpid())
        self._hung = Painter(draw=hang, patience=PATIENCE)

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        if self._rng.random() < self._share:
            return await self._hung.paint(view, happened, **wish)
        return await super().paint(view, happened, **wish)

    async def close(self) -> None:
        await self._hung.close()
        await super().close()
