"""How soon everybody is answered, over the wire: ``python -m tests.bench.wire``.

The bot runs as its host starts it, in a separate process, against the stand-in for Discord. A
hundred games are in progress; people use commands and press buttons in all of them, somebody keeps
asking for pictures, and lords think about their orders all the while. The time measured is what
people see: from their click to the first reply.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from typing import Any

from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.play import Play
from bot.play.match.steward_jobs import Guessing, SeatHistory, StewardJob
from bot.store import Store
from engine.kernel.game import Game
from engine.rulesets import rulesets

from .figures import lines

RULESET = "agot-2e"
THINKING = 20.0
"""How many times as long as usual the lords think, so that they do so as long as people visit."""
TARGETS = {"first reply, p99 ms": 1000.0}

LOOKS = ("my panel", "status", "board", "my panel", "help", "my games")
"""Commands of people, by how often they are used."""


class Undecided(Guessing):
    """Leaves what lords have to think about to the bot that is measured."""

    def think(
        self, job: StewardJob, game: Game[Any], past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Answer at once, but not for a lord."""
        if job.level == "lord":
            return asyncio.get_running_loop().create_future()
        return super().think(job, game, past)


async def lay(
    standin: Standin, path: Path, channels: Sequence[str], lords: int
) -> dict[str, list[str]]:
    """Begin a game in every channel, the first with so many lords; return everybody's channels."""
    people = list(standin.service.world.people())
    theirs: dict[str, list[str]] = {}
    store = await Store.open(path)
    try:
        rng = random.Random(1)
        play = await Play.open(store, rulesets, rng=rng, thinker=Undecided(rng))
        for n, name in enumerate(channels):
            host = people[n % len(people)]
            info = await play.new_game(
                host=host.id,
                host_name=host.display_name,
                guild=standin.service.world.guild.id,
                channel=standin.channel(name).id,
                ruleset=RULESET,
                options={},
                rulings={},
            )
            number = min(lords, info.free)
            if number:
                await play.add_stewards(info.id, host.id, number, level="lord")
                lords -= number
            if number < info.free:
                await play.add_stewards(info.id, host.id)
            await play.start(info.id, host.id)
            if not number:
                await play.quiet(info.id)
            theirs.setdefault(host.display_name, []).append(name)
        await play.close()
    finally:
        await store.close()
    return theirs


def unanswered(path: Path, lords: int) -> int:
    """Count the lords that have not answered yet."""
    with closing(sqlite3.connect(path)) as connection:
        answered = "SELECT (SELECT count(*) FROM sealed WHERE level = 'lord')"
        (number,) = connection.execute(answered).fetchone()
    return lords - int(number)


@asynccontextmanager
async def bot(standin: Standin, path: Path, **settings: str) -> AsyncIterator[int]:
    """Run the bot as its host does, until the block ends; give the number of its process.

    ``settings``: more of its environment variables.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot"),
        env={
            **os.environ,
            "DISCORD_TOKEN": standin.token,
            "RAVENRY_DISCORD": standin.url,
            "RAVENRY_DATABASE": str(path),
            "RAVENRY_LOG_LEVEL": "ERROR",
            "RAVENRY_BACKUP_DAYS": "0",
            **settings,
        },
    )
    try:
        yield process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


class Visitor:
    """Somebody who looks and presses, and is timed."""

    def __init__(self, person: Person, channels: Sequence[str], seed: int) -> None:
        self._person = person
        self._channels = channels
        self._rng = random.Random(seed)
        self.times: list[float] = []
        self.failures: list[str] = []

    async def visit(self, until: float, pause: float, command: str | None = None) -> None:
        """Use commands, or always the same one, and press what they show."""
        while time.perf_counter() < until:
            channel = self._rng.choice(self._channels)
            used = command or self._rng.choice(LOOKS)
            options = (
                {"region": self._rng.choice(plugin_of(RULESET).regions)} if used == "map" else {}
            )
            if used == "map":
                options["colours"] = self._rng.choice(plugin_of(RULESET).palettes)
            outcome = await self._timed(self._person.slash(used, channel, **options))
            if outcome is not None and used == "my panel" and outcome.message is not None:
                await self._press(outcome.message, channel)
            await asyncio.sleep(self._rng.uniform(0, 2 * pause))

    async def _press(self, message: str, channel: str) -> None:
        seen = await self._person.message(message, channel)
        buttons = [id for id in seen.custom_ids if _is_button(seen, id)]
        if buttons:
            await self._timed(self._person.click(seen, self._rng.choice(buttons)))

    async def _timed(self, act: Awaitable[ActionOutcome]) -> ActionOutcome | None:
        began = time.perf_counter()
        outcome = await act
        self.times.append(time.perf_counter() - began)
        if outcome.kind == "failed":
            self.failures.append(outcome.text)
            return None
        return outcome


def _is_button(seen: VisibleMessage, id: str) -> bool:
    component = seen.component(id)
    return component["type"] == 2 and not component.get("disabled")


async def measure(
    games: int, people: int, seconds: float, lords: int, thinking: float = THINKING
) -> dict[str, float]:
    """Let people visit a bot with many games; return what was measured."""
    channels = tuple(f"table-{n}" for n in range(games))
    names = tuple(f"Person {n}" for n in range(people))
    settings = Settings(users=people, channels=channels, extra_names=names)
    with tempfile.TemporaryDirectory(prefix="ravenry-bench-") as directory:
        path = Path(directory) / "games.sqlite3"
        async with Standin(settings) as standin:
            theirs = await lay(standin, path, channels, lords)
            async with bot(standin, path, RAVENRY_THINKING=str(thinking)):
                visitors = [
                    Visitor(standin.user(name), own, n)
                    for n, (name, own) in enumerate(theirs.items())
                ]
                await until_served(visitors[0]._person, channels[0])
                painted, *others = visitors
                until = time.perf_counter() + seconds
                await asyncio.gather(
                    painted.visit(until, 0.0, "map"), *(v.visit(until, 1.0) for v in others)
                )
                violations = len(standin.violations)
                left = unanswered(path, lords)
    times = sorted(t for v in visitors for t in v.times)
    return {
        "games": games,
        "people": len(visitors),
        "lords thinking, at first": lords,
        "lords thinking, in the end": left,
        "replies": len(times),
        "pictures": len(painted.times),
        "first reply, median ms": 1e3 * median(times),
        "first reply, p99 ms": 1e3 * times[int(0.99 * len(times))],
        "first reply, worst ms": 1e3 * times[-1],
        "without reply": sum(len(v.failures) for v in visitors),
        "breaches of the protocol": violations,
    }


async def until_served(somebody: Person, channel: str) -> None:
    """Wait until the bot offers its commands, and answers one."""
    async with asyncio.timeout(240):
        while not (  # noqa: ASYNC110 - nothing tells when a bot is there
            (await somebody.home())["bot"]["online"] and await somebody.commands(channel)
        ):
            await asyncio.sleep(0.05)
    await somebody.slash("map", channel)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.wire", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--lords", type=int, default=20, help="that think about their orders")
    parser.add_argument(
        "--thinking", type=float, default=THINKING, help="RAVENRY_THINKING of the bot"
    )
    chosen = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    figures = asyncio.run(
        measure(chosen.games, chosen.people, chosen.seconds, chosen.lords, chosen.thinking)
    )
    for line in lines({"load before": load, **figures}, TARGETS):
        sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
