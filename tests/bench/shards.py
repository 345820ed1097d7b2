"""What servers and shards cost one process: ``python -m tests.bench.shards``.

The bot runs as its host starts it, in a separate process, with thousands of servers. Its shards
connect as slowly as Discord demands; then somebody uses a command in direct messages.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bot.local import Settings, Standin
from bot.local.page.person import Person
from bot.local.sessions import IDENTIFY_SPAN
from bot.local.world import server_changes

from .figures import lines
from .scale import memory
from .wire import bot

SHARDS = 4
CHANNELS = tuple(f"channel-{n}" for n in range(20))
"""Of each server."""

TARGETS = {"command, p99 ms": 1000.0, "memory, MB": 400.0}
"""What should not be exceeded."""


async def timed(person: Person, commands: int) -> list[float]:
    """Use a command in direct messages again and again; return the times to the first reply."""
    times = []
    for _ in range(commands):
        began = time.perf_counter()
        outcome = await person.slash("my games", "dm")
        times.append(time.perf_counter() - began)
        assert outcome.kind != "failed", outcome
        await asyncio.sleep(0.05)
    return sorted(times)


async def measure(servers: int, commands: int) -> dict[str, float]:
    """Run the bot in so many servers; return what was measured."""
    settings = Settings(identify_span=IDENTIFY_SPAN, shards=SHARDS, users=2, log_bodies=False)
    with tempfile.TemporaryDirectory(prefix="ravenry-bench-") as directory:
        database = Path(directory) / "games.sqlite3"
        async with Standin(settings) as standin:
            service, ada = standin.service, standin.user("Ada")
            for n in range(servers):
                server_changes.make_guild(service, f"Server {n}", [ada.id], CHANNELS)
            began = time.perf_counter()
            async with bot(standin, database, RAVENRY_EMOJIS="false") as process:
                await standin.until(lambda: len(service.gateway.connected) == SHARDS)
                connected = time.perf_counter() - began
                await timed(ada, 5)
                times = await timed(ada, commands)
                return {
                    "servers": servers,
                    "shards": SHARDS,
                    "all shards connected, s": connected,
                    "sessions opened too soon": service.gateway.too_soon,
                    "memory, MB": memory(process),
                    "command, median ms": 1e3 * median(times),
                    "command, p99 ms": 1e3 * times[int(0.99 * len(times))],
                }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.shards", description=__doc__)
    parser.add_argument("--servers", type=int, default=2000)
    parser.add_argument("--commands", type=int, default=100)
    chosen = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    figures = asyncio.run(measure(chosen.servers, chosen.commands))
    for line in lines({"load before": load, **figures}, TARGETS):
        sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
