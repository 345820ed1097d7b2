"""``python -m tests.soak.spells``: trouble that lasts, and how soon all is well when it is over.

The bot runs as its host starts it, with its painters and stewards, in 512 MB where the system can
limit it. People play all rulesets beside stewards. One spell of trouble follows another: processes
die or stand still, Discord's gateway is away, its calls fail, a channel is mute, cards cannot be
pinned, people ask for maps and films without pause. After each, everything that was to be said when
it ended has a minute, and so have the pictures for which somebody waits. Ends with a report; the
status is 1 if anything was lost, doubled, seen by others, stuck or late.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from bot.local.faults import RECOVERABLE, STORM
from bot.local.page.person import VisibleMessage
from bot.local.rest.errors import PageError
from bot.local.settings import DEFAULT_RATE_LIMITS
from bot.local.world import server_changes
from bot.local.world.model import Overwrite
from bot.local.world.permissions import Permission
from bot.store.sqlite.backups import read_only
from tests.wire.at_table import CHANNEL

from .__main__ import GAMES, PLACES, SEATS
from .killable import Killable
from .ledger import Findings, examine
from .memory import LimitedMemory
from .people import Books, Interrupted, Memory, Player
from .secrets import Eavesdropper
from .tables import TableOfPlayers, until_sent

MEGABYTES = 512
"""What docs/hosting.md promises to be enough."""

AT_ONCE = 3
"""How many games are played at once."""

SOON = 60.0
"""Seconds after which nothing of what a spell has held up is still to come."""

PAUSE = 10.0
"""Seconds for which people think about an answer, on average."""

BREATH = 0.6
"""Seconds between two presses."""

QUIET = 20.0
"""Seconds between two spells, at least."""

STUCK = 240.0
"""Seconds without an answer at a table, with no trouble, after which it counts as stuck."""

LASTING = (15.0, 45.0)
"""Seconds of a spell, at least and at most."""

OPEN = "FROM outbox WHERE state IN ('new', 'sending') AND kind <> 'story'"
UNSENT = f"SELECT min(written) {OPEN}"
"""Keepsakes of a game that is over, its film among them, are made when there is time for them."""
WAITING = f"SELECT kind, count(*), max(error) {OPEN} AND written <= ? GROUP BY kind"


class HostedBot(Killable):
    """A bot as its host starts it, in a process that has loaded nothing yet."""

    def __init__(
        self, standin: Standin, database: Path, memory: LimitedMemory, **settings: str
    ) -> None:
        super().__init__(standin, database, **settings)
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> HostedBot:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.pid is not None:
            await self.end(signal.SIGKILL)

    async def _tell(self, word: str) -> str:
        if word == "start":
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bot"), env=self._environment, stderr=log
                )
            self._memory.adopt(self._process.pid)
            return str(self._process.pid)
        assert self._process is not None
        return str(await self._process.wait())


class Thoughtful(Player):
    """A person who presses no faster than people do, because the bot lets nobody press faster."""

    async def turn(self, game: int, seat: str) -> bool:
        await asyncio.sleep(self._rng.expovariate(1 / PAUSE))
        try:
            return await super().turn(game, seat)
        except AssertionError:
            # Whoever presses too often is asked to wait, in a message of its own.
            return False

    async def one_press(self, panel: VisibleMessage) -> VisibleMessage:
        await asyncio.sleep(BREATH)
        return await super().one_press(panel)


class Pictures:
    """People who ask for pictures, and how long each has waited once nothing was in its way."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.waiting: dict[int, float] = {}
        """When those who wait have asked."""
        self.asked = self.came = self.failed = 0
        self._numbers = itertools.count()

    async def ask(self, player: Player, ruleset: str) -> None:
        """Ask for one, and wait until it is there, or words in its place."""
        plugin, number = plugin_of(ruleset), next(self._numbers)
        wish = {"colours": self._rng.choice(plugin.palettes)}
        if plugin.regions:
            wish["region"] = self._rng.choice(plugin.regions)
        self.waiting[number] = time.monotonic()
        self.asked += 1
        try:
            if self._rng.random() < 0.15:
                await player.command("recap")
            else:
                await player.command("map", **wish)
            self.came += 1
        except (Interrupted, PageError):
            self.failed += 1
        finally:
            del self.waiting[number]


Spell = Callable[["Spells"], AbstractAsyncContextManager[None]]
SPELLS: dict[str, Spell] = {}
"""The trouble that there is, by its name."""


def spell(name: str) -> Callable[[Callable[[Spells], AsyncIterator[None]]], None]:
    """Add a spell: what is before its ``yield`` begins it, and what is behind ends it."""

    def add(run: Callable[[Spells], AsyncIterator[None]]) -> None:
        SPELLS[name] = asynccontextmanager(run)

    return add


class Spells:
    """A bot in trouble, and the counts of everything."""

    def __init__(
        self, directory: Path, standin: Standin, memory: LimitedMemory, minutes: float, seed: int
    ) -> None:
        self.rng = random.Random(seed)
        self.standin = standin
        self.memory = memory
        self._ends = time.monotonic() + 60 * minutes
        self._database = directory / "games.sqlite3"
        self.bot = HostedBot(standin, self._database, memory, RAVENRY_BEACON="false")
        self.told = Memory()
        self.findings = Findings()
        self.seen: list[str] = []
        self.looked = 0
        self.finished: Counter[str] = Counter()
        self.cast: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        """Seconds after each kind of spell until nothing of it was left."""
        self.late: list[str] = []
        self.stuck: list[str] = []
        self.crashed: list[str] = []
        self.pictures = Pictures(self.rng)
        self.asking: list[asyncio.Task[None]] = []
        """Those who ask for pictures without pause."""
        self.tables: dict[int, tuple[TableOfPlayers, str, int]] = {}
        """The tables of this moment, by their places: people, ruleset, channel."""
        self._people = [user.display_name for user in standin.service.world.people()]
        self._numbers = itertools.count()
        self._calm = time.monotonic()
        """When the last spell ended."""

    async def run(self) -> None:
        """Play, with one spell after another, until the time is over."""
        async with self.bot:
            async with asyncio.TaskGroup() as group:
                watching = group.create_task(self._watch())
                casting = group.create_task(self._cast())
                async with asyncio.TaskGroup() as playing:
                    for _ in range(AT_ONCE):
                        playing.create_task(self._games())
                await casting
                watching.cancel()
            settled = await self._until_sent()
            self.memory.look()
            if ended := await self.bot.end(signal.SIGTERM):
                self.crashed.append(f"told to end, the bot ends with {ended}")
        found = await examine(self._database, self.standin, self.told.acknowledged, settled=settled)
        found.lost += self.told.lost
        self.findings = found

    async def _until_sent(self) -> bool:
        """Wait until nothing is left to be sent; return whether it came to that."""
        try:
            await until_sent(self._database)
        except TimeoutError:
            self.late.append(f"the end: {self._waiting(time.time())}")
            return False
        return True

    async def _watch(self) -> None:
        while True:
            self.memory.look()
            await asyncio.sleep(1)

    async def _games(self) -> None:
        while time.monotonic() < self._ends:
            await self._one_game(next(self._numbers))

    async def _one_game(self, number: int) -> None:
        ruleset, seats, persons = GAMES[number % len(GAMES)]
        place = number % PLACES
        channel = self.standin.channel(f"table-{place}").id
        table = TableOfPlayers(
            self.standin,
            self.bot,
            self._database,
            self.told,
            self.rng,
            persons=persons,
            names=self._people[SEATS * place : SEATS * (place + 1)],
            kind=Thoughtful,
        )
        await table.begin(str(channel), ruleset, seats, hours=24)
        self.tables[place] = table, ruleset, channel
        books = Books(self._database)
        ear = Eavesdropper(
            self.standin, books, self.told, channel, [p.person.id for p in table.players]
        )
        heard, last = 0, time.monotonic()

        def enough() -> bool:
            nonlocal heard, last
            now = time.monotonic()
            if table.answers > heard:
                heard, last = table.answers, now
                ear.look()
            if now - max(last, self._calm) > STUCK:
                self.stuck.append(f"game {table.game} ({ruleset}): no answer for {STUCK:.0f} s")
                return True
            return now > self._ends

        await table.play(enough)
        del self.tables[place]
        self.finished[ruleset] += table.over
        ear.look_at_log(
            self.bot.log, [one for one in self.told.acknowledged if one.game == table.game]
        )
        self.seen += ear.seen
        self.looked += ear.looked
        table.close()
        books.close()

    async def _cast(self) -> None:
        names: list[str] = []
        while time.monotonic() < self._ends:
            await asyncio.sleep(QUIET)
            if not names:
                names = self.rng.sample(sorted(SPELLS), len(SPELLS))
            name = names.pop()
            self.cast[name] += 1
            async with SPELLS[name](self):
                self._calm = float("inf")
            await self._until_well(name)
            self._calm = time.monotonic()

    async def _until_well(self, name: str) -> None:
        """Wait until nothing is left of what a spell has held up."""
        ended, written, left = time.monotonic(), time.time(), "all well"
        while True:
            with closing(sqlite3.connect(read_only(self._database), uri=True)) as books:
                (oldest,) = books.execute(UNSENT).fetchone()
            asked = min(self.pictures.waiting.values(), default=ended)
            took = time.monotonic() - ended
            if (oldest is None or oldest > written) and asked >= ended:
                break
            if took > SOON:
                left = f"{self._waiting(written)}, {len(self.pictures.waiting)} pictures"
                self.late.append(f"{name}: {left} after {SOON:.0f} s")
                break
            await asyncio.sleep(0.2)
        self.slowest[name] = max(self.slowest.get(name, 0.0), took)
        sys.stdout.write(f"{name}: {left} after {took:.1f} s\n")
        sys.stdout.flush()

    def _waiting(self, written: float) -> str:
        """Return what was to be said before a moment and is not."""
        with closing(sqlite3.connect(read_only(self._database), uri=True)) as books:
            rows = books.execute(WAITING, (written,)).fetchall()
        return "; ".join(f"{n} {kind} ({error})" for kind, n, error in rows) or "nothing"

    async def last(self) -> None:
        """Let a spell last."""
        await asyncio.sleep(self.rng.uniform(*LASTING))

    def a_channel(self) -> int:
        """Return the channel of a table."""
        channels = [channel for _, _, channel in self.tables.values()]
        return self.rng.choice(channels or [self.standin.channel(CHANNEL).id])

    def forbid(self, channel: int, what: Permission | None) -> None:
        """Take a permission from the bot in a channel, or give back what was taken."""
        place, bot = self.standin.service.world.channels[channel], self.standin.service.world.bot.id
        place.overwrites[bot] = Overwrite(bot, 1, 0, 0 if what is None else int(what))
        server_changes.channel_changed(self.standin.service, place)

    def report(self, seconds: float) -> str:
        """Return what was done, with its results."""
        found, ended = self.findings, self.memory.ended
        rows: dict[str, object] = {
            "minutes": f"{seconds / 60:.1f}",
            "spells": ", ".join(f"{n} {name}" for name, n in sorted(self.cast.items())),
            "answers acknowledged": len(self.told.acknowledged),
            "inputs": self.told.inputs,
            "games finished": ", ".join(f"{n} {g}" for g, n in self.finished.items() if n) or 0,
            "pictures and films asked for": self.pictures.asked,
            "of these without a reply, for the bot was away": self.pictures.failed,
            "searches for sealed answers in what others read": self.looked,
            "answers lost": len(found.lost),
            "answers doubled": len(found.doubled),
            "announcements doubled or missing": len(found.announced),
            "games that do not replay": len(found.replayed),
            "games whose luck is not proved": len(found.unproven),
            "secrets seen": len(self.seen),
            "tables that are stuck": len(self.stuck),
            f"spells of which something is left after {SOON:.0f} s": len(self.late),
            "processes that ended by themselves": len(self.crashed),
            "rules of the protocol broken": len(self.standin.violations),
            "MB that all processes have held at most": self.memory.most,
            "processes ended for want of memory": "not limited" if ended is None else ended,
        }
        lines = [f"{name:50} {value}" for name, value in rows.items()]
        slow = (f"{took:.1f} s {name}" for name, took in sorted(self.slowest.items()))
        lines.append("all well after at most: " + ", ".join(slow))
        lines += [f"! {what}" for what in self.wrong]
        return "\n".join(lines) + "\n"

    @property
    def wrong(self) -> Sequence[str]:
        """What must not be."""
        found = self.findings
        return [
            *(*found.lost, *found.doubled, *found.announced, *found.replayed, *found.unproven),
            *(*self.seen, *self.stuck, *self.late, *self.crashed, *self.standin.violations),
            *([f"{self.memory.ended} ended for want of memory"] if self.memory.ended else []),
        ]


@spell("a process that draws or thinks dies")
async def _helper_dies(run: Spells) -> AsyncIterator[None]:
    for _ in range(3):
        for child in run.memory.children():
            if run.rng.random() < 0.5:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
        await asyncio.sleep(run.rng.uniform(0, 5))
    yield


@spell("a process that draws or thinks stands still")
async def _helper_stops(run: Spells) -> AsyncIterator[None]:
    stopped = run.memory.children()
    for child in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGSTOP)
    await run.last()
    for child in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGCONT)
    yield


@spell("the gateway is away")
async def _gateway_away(run: Spells) -> AsyncIterator[None]:
    gateway = run.standin.service.gateway
    gateway.refuse_connections = 1_000_000
    gateway.drop()
    await run.last()
    gateway.refuse_connections = 0
    yield


@spell("calls fail")
async def _calls_fail(run: Spells) -> AsyncIterator[None]:
    faults = run.standin.service.faults
    faults.next("status", times=None, status=run.rng.choice((500, 502, 503)))
    await run.last()
    faults.clear()
    yield


@spell("calls are too many")
async def _calls_too_many(run: Spells) -> AsyncIterator[None]:
    faults = run.standin.service.faults
    # The bot stops calling if it is refused hundreds of times, so a few do.
    faults.next("global_limit", times=20, seconds=3)
    await run.last()
    faults.clear()
    yield


@spell("a storm of everything")
async def _storm(run: Spells) -> AsyncIterator[None]:
    run.standin.service.faults.storm(run.rng, 0.05, STORM, closing=RECOVERABLE)
    await run.last()
    run.standin.service.faults.clear()
    yield


@spell("a channel is mute")
async def _mute(run: Spells) -> AsyncIterator[None]:
    channel = run.a_channel()
    run.forbid(channel, Permission.SEND_MESSAGES)
    await run.last()
    run.forbid(channel, None)
    yield


@spell("a channel is hidden")
async def _hidden(run: Spells) -> AsyncIterator[None]:
    channel = run.a_channel()
    run.forbid(channel, Permission.VIEW_CHANNEL)
    await run.last()
    run.forbid(channel, None)
    yield


@spell("nothing can be pinned or attached")
async def _no_pins(run: Spells) -> AsyncIterator[None]:
    channel = run.a_channel()
    run.forbid(channel, Permission.PIN_MESSAGES | Permission.ATTACH_FILES)
    await run.last()
    run.forbid(channel, None)
    yield


@spell("a flood of maps and films")
async def _flood(run: Spells) -> AsyncIterator[None]:
    until = time.monotonic() + run.rng.uniform(*LASTING)

    async def again_and_again(player: Player, ruleset: str, channel: int) -> None:
        visitor = Player(player.person, run.rng, run.bot, player._books, run.told)
        visitor.move_to(str(channel))
        while time.monotonic() < until:
            await run.pictures.ask(visitor, ruleset)
            await asyncio.sleep(BREATH)

    run.asking = [
        asyncio.create_task(again_and_again(player, ruleset, channel))
        for table, ruleset, channel in run.tables.values()
        for player in table.players
    ]
    await asyncio.sleep(until - time.monotonic())
    yield


@spell("the bot is killed")
async def _killed(run: Spells) -> AsyncIterator[None]:
    await run.bot.kill()
    await asyncio.sleep(run.rng.uniform(0, 5))
    await run.bot.start()
    yield


@spell("the bot is restarted")
async def _restarted(run: Spells) -> AsyncIterator[None]:
    if ended := await run.bot.end(signal.SIGTERM):
        run.crashed.append(f"told to end, the bot ends with {ended}")
    await run.bot.start()
    yield


async def soak(minutes: float, seed: int) -> int:
    """Soak; return the exit status."""
    channels = (CHANNEL, *(f"table-{n}" for n in range(PLACES)))
    settings = Settings(
        users=SEATS * PLACES,
        channels=channels,
        rate_limits=DEFAULT_RATE_LIMITS,
        identifies_a_day=10_000,
    )
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="ravenry-spells-") as directory,
        LimitedMemory(MEGABYTES) as memory,
    ):
        async with Standin(settings) as standin:
            run = Spells(Path(directory), standin, memory, minutes, seed)
            await run.run()
            sys.stdout.write(run.report(time.monotonic() - began))
            return 1 if run.wrong else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.spells", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    return asyncio.run(soak(chosen.minutes, chosen.seed))


if __name__ == "__main__":
    raise SystemExit(main())
