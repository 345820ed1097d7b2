"""What a start costs that reaches Discord: ``python -m tests.bench.starts``.

The bot starts as its host has it, against the stand-in, with a database and emojis from a start
before it. What it loads later is measured, too: the first use of some commands, beside the second.
All times are CPU time of the bot's process.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bot.local import Settings, Standin

from .figures import lines
from .scale import memory
from .wire import bot, until_served

STILL = 3.0
"""Seconds without work after which a start is over."""

USES = ("help", "game new", "game stewards", "game start", "my panel", "board", "status")
"""Commands of a person who opens a table and plays at it."""


def spent(process: int) -> float:
    """Return the CPU time of a process until now, in ms."""
    stat = Path(f"/proc/{process}/stat").read_text("ascii")
    return 1e3 * sum(map(int, stat.rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")


async def until_still(process: int) -> None:
    """Wait until a process has nothing to do."""
    before = -1.0
    while (now := spent(process)) > before + 20:
        before = now
        await asyncio.sleep(STILL)


async def measure() -> dict[str, float]:
    """Start twice, and use commands after the second time; return what was measured."""
    channels = ("one", "two")
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="ravenry-bench-") as directory:
        path = Path(directory) / "games.sqlite3"
        async with Standin(Settings(channels=channels)) as standin:
            person = standin.user(next(iter(standin.service.world.people())).display_name)
            for start in ("the first start of all", "a later start"):
                async with bot(standin, path) as process:
                    await until_served(person, channels[0])
                    await until_still(process)
                    found[f"{start}, ms"] = spent(process)
                    found[f"memory after {start}, MB"] = memory(process)
                    if start == "a later start":
                        for channel, time in zip(channels, ("first", "second"), strict=True):
                            for use in USES:
                                before = spent(process)
                                await person.slash(use, channel)
                                await until_still(process)
                                found[f"{use}, {time} time, ms"] = spent(process) - before
                        found["memory in the end, MB"] = memory(process)
    return found


if __name__ == "__main__":
    for line in lines(asyncio.run(measure()), {}):
        sys.stdout.write(line + "\n")
