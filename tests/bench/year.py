"""What a host's disk and memory hold after a year: ``python -m tests.bench.year``.

A hundred games of all rulesets begin one after the other, people answer a few times a day, and
messages leave. Every day the bot tidies its database and takes a backup, as it does when it runs;
backups that would be gone before anyone looks are not taken. There is no Discord, so nothing is
drawn, and nothing stands in the log but what happens to games.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from pydantic import SecretStr

from bot.config import Config
from bot.hosting.backup import directory_of, list_backups, prune, take
from bot.logs import Lines, Scrubber
from bot.play import Play, UserError
from bot.play.match.steward_jobs import Guessing
from bot.process import opened
from bot.services import Services
from bot.store.keeping.deletion import tidy
from bot.store.messages import outbox
from bot.workers.pool import WorkerPool
from engine.rulesets import rulesets
from tests.play.tables import Clock
from tests.soak.__main__ import GAMES

from .scale import memory

DAY = 86400.0
A_DAY = 6
"""How often a day those who are asked look in."""

LOOKING = 0.8
"""Chance that somebody who looks in answers."""

PRESSES = 4
"""Interactions for one answer."""

GUILD = 1

KEPT: int = Config.model_fields["ravenry_backup_days"].default
"""Days for which backups are kept."""


@dataclass(frozen=True, slots=True)
class Held:
    """What is held at one moment."""

    day: int
    begun: int
    finished: int
    answers: int
    database: float
    """Megabytes, and so on."""
    free: float
    """Of these, of pages that are free to be used again."""
    beside: float
    """The log of the database, which is written into it time and again."""
    backups: int
    backed_up: float
    log: float
    memory: float
    sent: float
    """Days since the oldest message of a finished game that is still kept was written."""
    heard: float
    """Days since the oldest interaction that is remembered."""


class Year:
    """A bot and the people of its games, at a clock that jumps from one look to the next."""

    def __init__(self, directory: Path, games: int, days: int, seed: int) -> None:
        self._rng = random.Random(seed)
        self._games, self._days = games, days
        self._directory = directory
        self._database = directory / "games.sqlite3"
        self._backups = directory_of(self._database, None)
        self._log = directory / "bot.log"
        self._clock = Clock()
        self._began = self._clock.time
        self._answers = self._begun = self._interactions = 0
        self._running: set[int] = set()
        self._apart = WorkerPool(1, patience=600.0, name="backups")

    async def run(self, looks: Collection[int]) -> AsyncIterator[Held]:
        """Live through all days; tell what is held after some of them."""
        config = Config(
            discord_token=SecretStr("x"), ravenry_database=self._database, ravenry_backup_days=0
        )
        handler = logging.FileHandler(self._log)
        handler.setFormatter(Lines(Scrubber()))
        ours = logging.getLogger("bot")
        before = ours.level
        ours.addHandler(handler)
        ours.setLevel(logging.INFO)
        try:
            async with opened(
                config,
                rng=self._rng,
                now=self._clock,
                steady=self._clock,
                thinker=Guessing(self._rng),
                secret=lambda: self._rng.randbytes(32),
            ) as services:
                for day in range(1, self._days + 1):
                    for _ in range(A_DAY):
                        self._clock.time += DAY / A_DAY
                        await self._look_in(services.play, day)
                        await _send(services.play, self._clock.time)
                    kept = any(0 <= look - day <= KEPT + 3 for look in looks)
                    await self._nightly(services, backup=kept)
                    if day in looks:
                        yield await self._look(services, day)
        finally:
            await self._apart.close()
            ours.setLevel(before)
            ours.removeHandler(handler)
            handler.close()

    async def _look_in(self, play: Play, day: int) -> None:
        due = self._games * day / self._days
        while self._begun < due:
            self._running.add(await self._begin(play, self._begun))
            self._begun += 1
        await play.scheduler.tick(self._clock.time)
        for game in sorted(self._running):
            await play.quiet(game)
            table = await play.table_view(game)
            if table.over:
                self._running.discard(game)
                continue
            asked = [p.user for p in table.info.players if p.seat in table.awaited and p.user]
            for user in asked:
                if self._rng.random() < LOOKING:
                    await self._answer(play, game, user)

    async def _begin(self, play: Play, number: int) -> int:
        ruleset, seats, people = GAMES[number % len(GAMES)]
        host = 10 * number + 1
        game = (
            await play.new_game(
                host=host,
                host_name="Host",
                guild=GUILD,
                channel=number + 1,
                ruleset=ruleset,
                options={"players": seats},
                rulings={},
                terms={},
            )
        ).id
        for user in range(host + 1, host + people):
            await play.join(game, user, f"Player {user}")
        if seats > people:
            await play.add_stewards(game, host)
        await play.start(game, host)
        return game

    async def _answer(self, play: Play, game: int, user: int) -> None:
        question = (await play.seat_view(game, user)).question
        if question is None:
            return
        async with play._matches.changing(None) as session:
            for _ in range(PRESSES):
                self._interactions += 1
                await outbox.see_interaction(session, self._interactions, self._clock.time)
        try:
            await play.answer(game, user, question.number, question.shape.sample(self._rng))
        except UserError:
            return  # Somebody else's answer has come first.
        self._answers += 1

    async def _nightly(self, services: Services, *, backup: bool) -> None:
        """Do what the bot does once a day."""
        async with services.store.writing() as session:
            await tidy(session, self._clock.time)
        await services.statistics.count()
        if backup:
            await self._apart.run(_back_up, self._database, self._backups, self._clock.time)

    async def _look(self, services: Services, day: int) -> Held:
        async with services.store.reading() as session:
            page = int(await session.value("PRAGMA page_size"))
            free = page * int(await session.value("PRAGMA freelist_count"))
            over = "(SELECT id FROM games WHERE phase = 'over')"
            finished = int(await session.value(f"SELECT count(*) FROM {over}"))
            sent = await session.value(f"SELECT min(written) FROM outbox WHERE game IN {over}")
            heard = await session.value("SELECT min(seen) FROM interactions")
        now = self._clock.time
        backups = [_megabytes(path) for path, _ in list_backups(self._backups)]
        return Held(
            day=day,
            begun=self._begun,
            finished=finished,
            answers=self._answers,
            database=_megabytes(self._database),
            free=free / 1e6,
            beside=_megabytes(Path(f"{self._database}-wal")),
            backups=len(backups),
            backed_up=sum(backups),
            log=_megabytes(self._log),
            memory=memory(),
            sent=0.0 if sent is None else (now - sent) / DAY,
            heard=0.0 if heard is None else (now - heard) / DAY,
        )

    def sizes(self) -> dict[str, float]:
        """Return the megabytes of each table and its indexes."""
        with closing(sqlite3.connect(self._database)) as database:
            rows = database.execute(
                "SELECT m.tbl_name, sum(d.pgsize) FROM dbstat AS d JOIN sqlite_schema AS m"
                " ON m.name = d.name GROUP BY 1 ORDER BY 2 DESC"
            )
            return {name: size / 1e6 for name, size in rows}


def _megabytes(path: Path) -> float:
    return path.stat().st_size / 1e6


def _back_up(database: Path, directory: Path, now: float) -> None:
    """Take a backup in a process of its own, as the bot does, and remove those that are old."""
    asyncio.run(take(database, directory, rulesets, now=now))
    prune(directory, days=KEPT, now=now)


async def _send(play: Play, now: float) -> None:
    """Send all that is due."""
    while rows := await play.queue.due(now):
        for row in rows:
            if await play.queue.sending(row):
                await play.queue.sent(row, row.id)


async def _print(year: Year, days: int) -> None:
    """Print what is held at the end of each quarter, as soon as that is known."""
    names = Held.__slots__
    sys.stdout.write("".join(f"{name:>10}" for name in names) + "\n")
    async for held in year.run([round(days * quarter / 4) for quarter in range(1, 5)]):
        sys.stdout.write("".join(f"{float(getattr(held, name)):>10.1f}" for name in names) + "\n")
        sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.year", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--days", type=int, default=360)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="ravenry-year-") as directory:
        year = Year(Path(directory), chosen.games, chosen.days, chosen.seed)
        asyncio.run(_print(year, chosen.days))
        for name, size in [*year.sizes().items()][:10]:
            sys.stdout.write(f"  {name:<20}{size:>8.2f} MB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
