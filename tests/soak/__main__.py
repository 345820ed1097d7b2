"""A soak: ``python -m tests.soak --minutes 10`` plays games while the bot is killed all the time.

Discord's faults strike besides. Ends with a report; the status is 1 if anything was lost, doubled
or told to somebody whom it does not concern.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.local import Settings, Standin
from bot.local.faults import STORM
from bot.local.ratelimits import Headers, RateLimited, RateLimits
from bot.local.settings import DEFAULT_RATE_LIMITS
from tests.bot.at_table import CHANNEL

from .killable import Killable
from .ledger import Findings, examine
from .people import Books, Memory
from .secrets import Eavesdropper
from .tables import TableOfPlayers, until_sent

GAMES = (
    # ruleset, seats, people: the others are practice seats
    ("inis", 3, 2),
    ("agot-2e", 6, 6),
    ("inis", 4, 4),
    ("agot-1e", 5, 3),
    ("agot-2e", 3, 2),
    ("agot-1e", 3, 3),
)

RATE = 0.01
"""Chance of a fault for every call and every event."""

FAULTS = tuple(kind for kind in STORM if kind != "refusal")
"""What befalls the bot; a refusal is waited out for minutes, and has tests of its own."""

PATIENCE = 420.0
"""Seconds for all that was to be said; what has failed often is tried again rarely."""


TABLES = 40
"""Channels, in which one game follows another."""


class CountedLimits(RateLimits):
    """Rate limits that know how often they have said no."""

    refused = 0

    def count(self, method: str, path: str) -> Headers:
        """Count one call; returns the headers for its answer or raises `RateLimited`."""
        try:
            return super().count(method, path)
        except RateLimited:
            self.refused += 1
            raise


class Soak:
    """One database, one channel after another, and the counts of everything."""

    def __init__(self, directory: Path, standin: Standin, minutes: float, seed: int) -> None:
        self._rng = random.Random(seed)
        self._standin = standin
        self._ends = time.monotonic() + 60 * minutes
        self._database = directory / "games.sqlite3"
        self.bot = Killable(standin, self._database, SOAK_SEED=str(seed))
        self.memory = Memory()
        self.findings = Findings()
        self.seen: list[str] = []
        self.looked = 0
        self.finished: Counter[str] = Counter()
        service = standin.service
        limits, most = standin.settings.rate_limits, standin.settings.global_limit
        self._limits = service.limits = CountedLimits(service.clock, limits, most)
        self._safe = asyncio.Lock()
        """Held while the bot is not to be killed."""

    async def run(self) -> None:
        """Play until the time is over."""
        faults = self._standin.service.faults
        async with self.bot:
            killing = asyncio.create_task(self._kill())
            try:
                for number in range(1_000_000):
                    if time.monotonic() > self._ends:
                        break
                    await self._one_game(number)
                    if killing.done():
                        killing.result()
            finally:
                killing.cancel()
                await asyncio.wait([killing])
            faults.clear()
            await self.bot.up.wait()
            await until_sent(self._database, patience=PATIENCE)
            ended = await self.bot.end(signal.SIGTERM)
            if ended:
                self.findings.lost.append(f"the bot ends with {ended}")
        found = await examine(self._database, self._standin, self.memory.acknowledged)
        self.findings.lost += [*found.lost, *self.memory.lost]
        self.findings.doubled += found.doubled
        self.findings.announced += found.announced
        self.findings.replayed += found.replayed

    async def _one_game(self, number: int) -> None:
        ruleset, seats, persons = GAMES[number % len(GAMES)]
        service = self._standin.service
        async with self._safe:
            await self.bot.up.wait()
            service.faults.clear()
            table = TableOfPlayers(
                self._standin, self.bot, self._database, self.memory, self._rng, persons=persons
            )
            channel = str(self._standin.channel(f"table-{number % TABLES}").id)
            await table.begin(channel, ruleset, seats)
        service.faults.storm(self._rng, RATE, FAULTS)
        books = Books(self._database)
        ear = Eavesdropper(self._standin, books, self.memory)
        first, said = len(self.memory.acknowledged), 0

        def enough() -> bool:
            nonlocal said
            if len(self.memory.acknowledged) > said:
                said = len(self.memory.acknowledged)
                ear.look()
            return time.monotonic() > self._ends

        await table.play(enough)
        self.finished[ruleset] += table.over
        ear.look_at_log(self.bot.log, self.memory.acknowledged[first:])
        self.seen += ear.seen
        self.looked += ear.looked
        table.close()
        books.close()
        sys.stdout.write(
            f"game {number + 1} ({ruleset}, {persons} people of {seats}):"
            f" {said - first} answers, {self.bot.kills} kills so far\n"
        )
        sys.stdout.flush()

    async def _kill(self) -> None:
        while True:
            # Mostly soon, sometimes only after the connection has become an old one.
            await asyncio.sleep(self._rng.uniform(0.0, self._rng.choice((0.3, 2.0, 4.0))))
            async with self._safe:
                await self.bot.kill()
                await self.bot.start()

    def report(self, seconds: float) -> str:
        """Say what was done and what came of it."""
        memory, found = self.memory, self.findings
        limited = self._limits.refused
        rows: dict[str, object] = {
            "minutes": f"{seconds / 60:.1f}",
            "kills": self.bot.kills,
            "faults": sum(self._standin.service.faults.struck.values()),
            "inputs": memory.inputs,
            "inputs cut off by a kill or a fault": memory.interrupted,
            "answers acknowledged": len(memory.acknowledged),
            "games finished": ", ".join(f"{n} {g}" for g, n in self.finished.items() if n) or 0,
            "looks at what others read of sealed answers": self.looked,
            "429s of the stand-in's own accord": limited,
            "answers lost": len(found.lost),
            "answers doubled": len(found.doubled),
            "announcements doubled or missing": len(found.announced),
            "games that do not replay": len(found.replayed),
            "secrets seen": len(self.seen),
            "rules of the protocol broken": len(self._standin.violations),
        }
        lines = [f"{name:45} {value}" for name, value in rows.items()]
        struck = self._standin.service.faults.struck.most_common()
        lines.append("faults by kind: " + ", ".join(f"{n} {kind}" for kind, n in struck))
        wrong = [*found.lost, *found.doubled, *found.announced, *found.replayed, *self.seen]
        lines += [f"! {what}" for what in (*wrong, *self._standin.violations)]
        return "\n".join(lines) + "\n"


async def soak(minutes: float, seed: int) -> int:
    """Soak; return the exit status."""
    channels = (CHANNEL, *(f"table-{n}" for n in range(TABLES)))
    settings = Settings(users=8, channels=channels, rate_limits=DEFAULT_RATE_LIMITS)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ravenry-soak-") as directory:
        async with Standin(settings) as standin:
            run = Soak(Path(directory), standin, minutes, seed)
            await run.run()
            sys.stdout.write(run.report(time.monotonic() - began))
    wrong = run.findings or run.seen or standin.violations
    return 1 if wrong else 0


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return asyncio.run(soak(chosen.minutes, chosen.seed))


if __name__ == "__main__":
    raise SystemExit(main())
