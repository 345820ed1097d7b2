"""An hour of play at many tables: ``python -m tests.soak.hour`` counts what Discord is asked.

People look in after pauses of their own, and answer what they are asked.
While anybody presses, or anything is on its way, time is real, because the library's rate limiter
sleeps in real time for as long as Discord's headers say; when nothing happens, Discord's clock
jumps. The hour is thus played in minutes, with its bursts as dense as in reality; and while there
is anything to send, no window of a rate limit passes sooner for Discord than the limiter believes.

Ends with a report; the status is 1 if the bot was told more than once that it called too often.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.local import Settings, Standin
from bot.local.rest.limits import Headers, RateLimits
from bot.local.settings import DEFAULT_RATE_LIMITS, RateLimit
from bot.local.world.clock import StandinClock
from tests.wire.at_table import CHANNEL, Clicker, Served, serving

GAMES = (("agot-2e", 6), ("inis", 4), ("agot-2e", 6), ("agot-1e", 5), ("inis", 3))
"""Ruleset and people of the tables, in turn."""

SEATS = 6
"""People who belong to one table."""

PAUSE = 120.0
"""Seconds after which somebody looks in again, on average."""

GRACE = 4.0
"""Seconds before a user is notified who may be answering already: the default for hosts."""

ALLOWED = 1
"""How many times the bot may be told that it calls too often."""

NUMBER = re.compile(r"\d{6,}")


class CountedLimits(RateLimits):
    """Rate limits that count calls by route, and how full a window was at most."""

    def __init__(self, clock: StandinClock, limits: tuple[RateLimit, ...], per_second: int) -> None:
        super().__init__(clock, limits, per_second)
        self.calls: Counter[str] = Counter()
        """Calls by method and route."""
        self.fullest: dict[str, str] = {}
        """The most calls that fell into one window, of how many, by limited route."""
        self._most: Counter[str] = Counter()

    def count(self, method: str, path: str) -> Headers:
        """Count one call; returns the headers for its answer or raises `RateLimited`."""
        self.calls[f"{method} {_route(path)}"] += 1
        headers = super().count(method, path)
        if headers:
            limit, left = (int(headers[f"X-RateLimit-{key}"]) for key in ("Limit", "Remaining"))
            route = f"{method} {_route(path)}"
            if limit - left > self._most[route]:
                self._most[route] = limit - left
                self.fullest[route] = f"{limit - left} of {limit}"
        return headers


def _route(path: str) -> str:
    """Return a path without its ids and tokens."""
    short = re.sub(r"^(/interactions/\d+|/webhooks/\d+)/[^/]+", r"\1/:token", path)
    return NUMBER.sub(":id", short)


class Hour:
    """A bot without trouble, and people who come and go by Discord's clock."""

    def __init__(self, bot: Served, rng: random.Random, pause: float) -> None:
        self._bot = bot
        self._rng = rng
        self._pause = pause
        self._clock = bot.standin.service.clock
        self._visits: list[tuple[float, int, Clicker]] = []
        self.answers = 0
        self.looks = 0

    async def begin(self, channel: str, ruleset: str, people: list[str]) -> None:
        """Let people open a game in a channel; from then on they look in."""
        first, *others = (
            Clicker(self._bot.standin.user(name), random.Random(self._rng.random()))
            for name in people
        )
        await first.person.slash("game new", channel, ruleset=ruleset, players=len(people))
        for player in others:
            await player.person.slash("game join", channel)
        await first.person.slash("game start", channel)
        for player in (first, *others):
            player._channel = str(self._bot.standin.channel(channel).id)
            self._expect(player)

    async def run(self, seconds: float) -> None:
        """Let time pass by Discord's clock."""
        ends = self._clock.now() + seconds
        while (now := self._clock.now()) < ends:
            due = []
            while self._visits and self._visits[0][0] <= now:
                due.append(heapq.heappop(self._visits)[2])
            await asyncio.gather(*(self._look_in(player) for player in due))
            for player in due:
                self._expect(player)
            await self._skip(ends)
        await self._bot.settled()

    def _expect(self, player: Clicker) -> None:
        pause = self._rng.expovariate(1 / self._pause)
        heapq.heappush(self._visits, (self._clock.now() + pause, player.person.id, player))

    async def _look_in(self, player: Clicker) -> None:
        panel = await player.panel()
        self.looks += 1
        if player.asked(panel) is not None:
            await player.answer(panel)
            self.answers += 1

    async def _skip(self, ends: float) -> None:
        """Wait until nothing is on its way, and jump to the next event."""
        queue = self._bot.services.play.queue
        while True:
            until = min(self._visits[0][0], ends)
            if (due := await queue.next_try(grace=GRACE)) is not None:
                until = min(until, due)
            if until <= self._clock.now():
                if self._visits[0][0] <= self._clock.now():
                    return  # people do not wait for the bot to be quiet
            elif not queue._flying:
                break
            await asyncio.sleep(0.01)
        self._clock.advance(until - self._clock.now())
        await self._bot.services.play.tick(self._clock.now())
        queue.changed.set()


def lines(hour: Hour, limits: CountedLimits, seconds: float, real: float) -> list[str]:
    """Return the counts of calls to Discord."""
    minutes = seconds / 60
    found = [
        f"{minutes:.0f} minutes of play in {real / 60:.1f}: {hour.looks} looks,"
        f" {hour.answers} answers, {limits.calls.total()} calls"
    ]
    for route, number in limits.calls.most_common():
        full = limits.fullest.get(route)
        told = f", at most {full} in one window" if full else ""
        found.append(f"{number:7} {route}{told}")
    overruns = ", ".join(f"{n} {bucket}" for bucket, n in limits.overruns.items())
    found.append(f"buckets overrun: {overruns or 0}")
    return found


async def play(
    directory: Path, *, tables: int, seconds: float, seed: int, pause: float = PAUSE
) -> tuple[Hour, CountedLimits]:
    """Play at some tables for some seconds of Discord's clock; return the counts.

    ``pause``: seconds after which somebody looks in again, on average.
    """
    channels = (CHANNEL, *(f"table-{n}" for n in range(tables)))
    settings = Settings(users=SEATS * tables, channels=channels, rate_limits=DEFAULT_RATE_LIMITS)
    rng = random.Random(seed)
    async with Standin(settings) as standin:
        service = standin.service
        limits = CountedLimits(service.clock, settings.rate_limits, settings.global_limit)
        service.limits = limits
        people = [user.display_name for user in service.world.people()]
        database = directory / "games.sqlite3"
        async with serving(standin, database, grace=GRACE, seed=seed) as bot:
            hour = Hour(bot, rng, pause)
            for n in range(tables):
                ruleset, seats = GAMES[n % len(GAMES)]
                await hour.begin(f"table-{n}", ruleset, people[SEATS * n :][:seats])
            await hour.run(seconds)
        if standin.violations:
            raise RuntimeError("\n".join(standin.violations))
    return hour, limits


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.hour", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of play")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between looks")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seconds, began = 60 * chosen.minutes, time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ravenry-hour-") as directory:
        hour, limits = asyncio.run(
            play(
                Path(directory),
                tables=chosen.tables,
                seconds=seconds,
                seed=chosen.seed,
                pause=chosen.pause,
            )
        )
    for line in lines(hour, limits, seconds, time.monotonic() - began):
        sys.stdout.write(line + "\n")
    return 1 if limits.overruns.total() > ALLOWED else 0


if __name__ == "__main__":
    raise SystemExit(main())
