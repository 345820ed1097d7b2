"""What it costs to divide the bot: ``python -m tests.bench.shards``.

Shards connect as slowly as Discord demands, in one process and in two; people use commands in
direct messages, about games of the process that hears them and of the other one; and the games of
some servers are moved to another database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bot.local import Settings, Standin, deeds
from bot.local.person import Person
from bot.local.sessions import IDENTIFY_SPAN
from bot.play import Play
from bot.store import Store, moving, numbers
from engine.rulesets import rulesets

from .crowd import gather
from .figures import lines
from .scale import memory
from .wire import RULESET, bot

SHARDS = 4
TARGETS = {
    "command about the other process, p99 ms": 1000.0,
    "games that are moved, ms each": 50.0,
}
"""What should not be exceeded."""


async def connected(standin: Standin, began: float) -> float:
    """Wait until all shards are connected; return the seconds since a moment."""
    gateway = standin.service.gateway
    await standin.until(lambda: len(gateway.connected) == SHARDS, patience=120)
    return time.perf_counter() - began


async def lay(standin: Standin, path: Path, shard: int, person: Person) -> None:
    """Begin a game of somebody's in a server of a shard."""
    people = [user.id for user in standin.service.world.people()]
    name = f"table-{shard}"
    guild = deeds.make_guild(standin.service, name, people, (name,), shard=(shard, SHARDS))
    store = await Store.open(path)
    try:
        async with store.writing() as session:
            await numbers.begin_apart(session)
        play = await Play.open(store, rulesets)
        info = await play.new_game(
            host=person.id,
            host_name=person.name,
            guild=guild.id,
            channel=standin.channel(name).id,
            ruleset=RULESET,
            options={},
            rulings={},
        )
        await play.add_stewards(info.id, person.id)
        await play.start(info.id, person.id)
        await play.quiet()
    finally:
        await store.close()


async def timed(person: Person, presses: int) -> list[float]:
    """Open one's panel in direct messages again and again; return the times to the first reply."""
    times = []
    for _ in range(presses):
        began = time.perf_counter()
        outcome = await person.slash("my panel", "dm")
        times.append(time.perf_counter() - began)
        assert outcome.kind != "failed", outcome
        await asyncio.sleep(0.05)
    return sorted(times)


async def divide(directory: Path, presses: int) -> dict[str, float]:
    """Run the bot in one process, then in two."""
    figures: dict[str, float] = {}
    settings = Settings(identify_span=IDENTIFY_SPAN, users=2)
    async with Standin(settings) as standin:
        began = time.perf_counter()
        whole = directory / "whole.sqlite3"
        async with bot(standin, whole, RAVENRY_SHARDS=f"0-{SHARDS - 1}/{SHARDS}") as pid:
            figures["4 shards of one process, s"] = await connected(standin, began)
            figures["its memory, MB"] = memory(pid)
        await asyncio.sleep(IDENTIFY_SPAN)
        ada, ben = standin.user("Ada"), standin.user("Ben")
        parts = {"0-1/4": (directory / "low.sqlite3", 0, ada)}
        parts["2-3/4"] = (directory / "high.sqlite3", 2, ben)
        for path, shard, person in parts.values():
            await lay(standin, path, shard, person)
        async with AsyncExitStack() as stack:
            began = time.perf_counter()
            pids = [
                await stack.enter_async_context(
                    bot(standin, path, RAVENRY_SHARDS=shards, RAVENRY_PEERS=str(directory / "p"))
                )
                for shards, (path, _, _) in parts.items()
            ]
            figures["2 shards each of two processes, s"] = await connected(standin, began)
            figures["their memory together, MB"] = sum(map(memory, pids))
            figures["sessions opened too soon"] = standin.service.gateway.too_soon
            await timed(ada, 5)
            await timed(ben, 5)
            for name, person in (("its own game", ada), ("the other process", ben)):
                times = await timed(person, presses)
                figures[f"command about {name}, median ms"] = 1e3 * median(times)
                figures[f"command about {name}, p99 ms"] = 1e3 * times[int(0.99 * len(times))]
    return figures


def move(directory: Path, games: int) -> dict[str, float]:
    """Move half of the servers, one game each, in one transaction."""
    source, target = directory / "source.sqlite3", directory / "target.sqlite3"
    asyncio.run(gather(source, games))
    asyncio.run(_empty(target))
    servers = moving.servers_of(source)
    began = time.perf_counter()
    moved = moving.move(source, target, servers[: len(servers) // 2])
    took = time.perf_counter() - began
    return {"games moved": moved.games, "games that are moved, ms each": 1e3 * took / moved.games}


async def _empty(path: Path) -> None:
    store = await Store.open(path)
    async with store.writing() as session:
        await numbers.begin_apart(session)
    await store.close()


def measure(presses: int, games: int) -> dict[str, float]:
    """Return all that was measured."""
    with tempfile.TemporaryDirectory(prefix="ravenry-bench-") as directory:
        return {
            **asyncio.run(divide(Path(directory), presses)),
            **move(Path(directory), games),
        }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.shards", description=__doc__)
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--games", type=int, default=500, help="in the database to be divided")
    chosen = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    figures = measure(chosen.presses, chosen.games)
    for line in lines({"load before": load, **figures}, TARGETS):
        sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
