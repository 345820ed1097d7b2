"""How many games one process can run: ``python -m tests.bench.scale``.

A database is filled with games in progress; a separate process opens it and is given answers at a
steady rate, whether it keeps up or not, while messages are sent as fast as Discord allows.
An answer is timed from when it was due, so that a wait for those before it counts.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from pydantic import SecretStr

from bot.config import Config
from bot.play import Play, UserError
from bot.process import opened

from .crowd import gather
from .figures import lines

TARGETS = {
    "from start to ready, s": 3.0,
    "memory when ready, MB": 400.0,
    "memory at the end, MB": 400.0,
    "answer, p99 ms": 50.0,
}
"""What should not be exceeded."""

SENDING = 50
"""Messages a second: Discord's limit for one bot."""


def memory(process: int | str = "self") -> float:
    """Return the memory of a process in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


async def serve(database: Path, began: float, *, rate: float, seconds: float) -> dict[str, float]:
    """Open a database, answer for a while, and return the measurements."""
    config = Config(discord_token=SecretStr("x"), ravenry_database=database, ravenry_backup_days=0)
    figures: dict[str, float] = {}
    async with opened(config, rng=random.Random(1)) as services:
        figures["from start to ready, s"] = time.time() - began
        figures["memory when ready, MB"] = memory()
        sender = asyncio.create_task(_send(services.play))
        times = await _answer(services.play, rate=rate, seconds=seconds)
        sender.cancel()
        assert services.health is not None
        times.sort()
        figures |= {
            "answers": len(times),
            "answer, median ms": 1e3 * median(times),
            "answer, p99 ms": 1e3 * times[int(0.99 * len(times))],
            "answer, worst ms": 1e3 * times[-1],
            "transactions": services.health.vitals.writes.count,
            "event loop late, p99 ms": 1e3 * services.health.vitals.lag.quantile(0.99),
            "processor, s per s": sum(os.times()[:2]) / max(seconds, 1),
        }
    figures["memory at the end, MB"] = memory()
    return figures


async def _answer(play: Play, *, rate: float, seconds: float) -> list[float]:
    """Answer in random games at a rate; return how long each answer took."""
    rng, times, tasks = random.Random(2), list[float](), set[asyncio.Task[None]]()
    total = await _games(play)
    began = time.perf_counter()
    for n in range(int(rate * seconds)):
        due = began + n / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        task = asyncio.create_task(_one(play, rng.randrange(total) + 1, due, times, rng))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.wait(tasks)
    return times


async def _games(play: Play) -> int:
    async with play._matches.reading(None) as session:
        return int(await session.value("SELECT max(id) FROM games"))


async def _one(play: Play, game: int, due: float, times: list[float], rng: random.Random) -> None:
    """Answer for one awaited seat of a game; time what a press would wait for."""
    table = await play.table_view(game)
    users = [p.user for p in table.info.players if p.seat in table.awaited and p.user is not None]
    if not users:
        return
    user = rng.choice(users)
    question = (await play.seat_view(game, user)).question
    if question is None:
        return
    value = question.shape.sample(rng)
    try:
        await play.answer(game, user, question.number, value)
    except UserError as user_error:
        if user_error.phrase.id != "refused-question-passed":
            raise
    times.append(time.perf_counter() - due)


async def _send(play: Play) -> None:
    """Send what waits, as fast as Discord would let it."""
    while True:
        began = time.perf_counter()
        for row in await play.queue.due(time.time(), most=SENDING):
            if await play.queue.sending(row):
                await play.queue.sent(row, row.id)
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


def measure(games: int, rate: float, seconds: float, *, profile: bool) -> dict[str, float]:
    """Fill a database, let a process of its own serve it, and return what was measured."""
    with tempfile.TemporaryDirectory(prefix="ravenry-bench-") as directory:
        database = Path(directory) / "games.sqlite3"
        asyncio.run(gather(database, games))
        size = database.stat().st_size / 1e6
        arguments = ["--serve", str(database), "--rate", str(rate), "--seconds", str(seconds)]
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.scale", *arguments, *["--profile"] * profile],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        after = sum(p.stat().st_size for p in Path(directory).iterdir()) / 1e6
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {"games": games, "on disk, MB": size, **figures, "on disk at the end, MB": after}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.scale", description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=200, help="answers a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve is None:
        load = os.getloadavg()[0]
        figures = measure(chosen.games, chosen.rate, chosen.seconds, profile=chosen.profile)
        for line in lines(
            {"load before": load, **figures, "load after": os.getloadavg()[0]}, TARGETS
        ):
            sys.stdout.write(line + "\n")
        return 0
    served: dict[str, Any] = {}

    def run() -> None:
        began = _started()
        served.update(
            asyncio.run(serve(chosen.serve, began, rate=chosen.rate, seconds=chosen.seconds))
        )

    if chosen.profile:
        profiler = cProfile.Profile()
        profiler.runcall(run)
        pstats.Stats(profiler, stream=sys.stderr).sort_stats("tottime").print_stats(45)
    else:
        run()
    sys.stdout.write(json.dumps(served) + "\n")
    return 0


def _started() -> float:
    """Return when this process was started, in UTC epoch seconds."""
    ticks = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
    up = float(Path("/proc/uptime").read_text("ascii").split()[0])
    return time.time() - (up - ticks / os.sysconf("SC_CLK_TCK"))


if __name__ == "__main__":
    raise SystemExit(main())
