"""A soak: ``python -m tests.soak --minutes 10`` plays games while the bot is killed all the time.

Discord's faults strike besides, the clock is set, processes sleep, painters hang, and people type
far too much. Ends with a report; the status is 1 if anything was lost, doubled or told to somebody
whom it does not concern, or if anybody lost their time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.local import Settings, Standin
from bot.local.faults import CALLS, EVENTS, FATAL, GATEWAY, RECOVERABLE
from bot.local.settings import DEFAULT_RATE_LIMITS
from tests.wire.at_table import CHANNEL

from .killable import Killable
from .ledger import Findings, astray, examine
from .machine import Machine, WallClock
from .people import Books, Memory
from .secrets import Eavesdropper
from .tables import TableOfPlayers, until_sent

GAMES = (
    # ruleset, seats, people: the others are stewards
    ("agot-2e", 6, 6),
    ("inis", 3, 2),
    ("agot-1e", 5, 3),
    ("agot-2e", 3, 2),
    ("inis", 4, 1),
    ("agot-1e", 3, 3),
    ("inis", 2, 1),
    ("agot-2e-mod", 6, 4),
    ("agot-2e-affc", 4, 3),
    ("agot-2e-vassals", 4, 3),
    ("agot-2e-adwd", 6, 3),
)

AT_ONCE = 3
"""How many games are played at once."""

PLACES = 60
"""Channels, in which one game after another is played, each by people of its own."""

SEATS = 6
"""People who belong to one channel."""

RATE = 0.03
"""Chance of a fault for every call and every event."""

FAULTS = (*CALLS, *EVENTS, *GATEWAY)
"""The faults: all kinds, since a kill ends those that take minutes to recover from."""

SESSIONS = 1_000_000
"""How often the bot may connect in a day: more often than it is killed."""

HOURS = 24
"""Hours for each answer: nobody is ever late, whatever the clock says."""

CLOCKS, SLEEPS = 0.2, 0.2
"""Chance that the clock is set, or that a process sleeps instead of being killed."""

CHATTER = 0.03
"""Chance that somebody types far too much before they look at their panel."""

HUNG_PICTURES = 0.1
"""Share of the pictures whose process hangs."""

REPLACED = "a process for pictures was replaced"
"""What the log says of each."""

HUNG = 15.0
"""Seconds after which a bot that has not connected is killed, too."""

PATIENCE = 420.0
"""Seconds for sending everything that was held up; repeated failures are retried rarely."""


class Soak:
    """One database, games at once and one after another, and the counts of everything."""

    def __init__(
        self,
        directory: Path,
        standin: Standin,
        minutes: float,
        seed: int,
        rulesets: Sequence[str] = (),
    ) -> None:
        """Without ``rulesets`` all of :data:`GAMES` are played."""
        self._rng = random.Random(seed)
        self._offered = [one for one in GAMES if not rulesets or one[0] in rulesets]
        self._standin = standin
        self._began = time.monotonic()
        self._ends = self._began + 60 * minutes
        self._database = directory / "games.sqlite3"
        clock = directory / "clock"
        self._machine = Machine(WallClock(clock), random.Random(seed))
        self.bot = Killable(
            standin,
            self._database,
            SOAK_SEED=str(seed),
            SOAK_CLOCK=str(clock),
            SOAK_HUNG=str(HUNG_PICTURES),
        )
        self.memory = Memory()
        self.findings = Findings()
        self.seen: list[str] = []
        self.looked = 0
        self.finished: Counter[str] = Counter()
        self.crashed: list[str] = []
        """How processes ended by themselves."""
        self._numbers = itertools.count()
        self._people = [user.display_name for user in standin.service.world.people()]
        self._safe = asyncio.Lock()
        """Held while the bot is not to be killed."""

    async def run(self) -> None:
        """Play until the time is over."""
        faults = self._standin.service.faults
        async with self.bot:
            killing = asyncio.create_task(self._trouble())
            try:
                async with asyncio.TaskGroup() as group:
                    for _ in range(AT_ONCE):
                        group.create_task(self._games(killing))
            finally:
                async with self._safe:
                    killing.cancel()
                    await asyncio.wait([killing])
            faults.clear()
            await self._begin_anew()
            await until_sent(self._database, patience=PATIENCE)
            ended = await self.bot.end(signal.SIGTERM)
            if ended:
                self.crashed.append(f"told to end, the bot ends with {ended}")
        found = await examine(self._database, self._standin, self.memory.acknowledged)
        self.findings.lost += [*found.lost, *self.memory.lost]
        self.findings.doubled += found.doubled
        self.findings.announced += found.announced
        self.findings.replayed += found.replayed
        self.findings.timed += astray(
            self._database,
            self._machine.clock(),
            span=HOURS * 3600,
            passed=time.monotonic() - self._began,
        )

    async def _games(self, killing: asyncio.Task[None]) -> None:
        while time.monotonic() < self._ends:
            await self._one_game(next(self._numbers))
            if killing.done():
                killing.result()

    async def _one_game(self, number: int) -> None:
        ruleset, seats, persons = self._offered[number % len(self._offered)]
        faults, place = self._standin.service.faults, number % PLACES
        channel = self._standin.channel(f"table-{place}").id
        table = TableOfPlayers(
            self._standin,
            self.bot,
            self._database,
            self.memory,
            self._rng,
            persons=persons,
            names=self._people[SEATS * place : SEATS * (place + 1)],
            chatter=CHATTER,
        )
        async with self._safe:
            faults.clear()
            await self._begin_anew()
            await table.begin(str(channel), ruleset, seats, hours=HOURS)
            faults.storm(self._rng, RATE, FAULTS, closing=(*RECOVERABLE, *FATAL))
        books = Books(self._database)
        users = [player.person.id for player in table.players]
        ear = Eavesdropper(self._standin, books, self.memory, channel, users)
        said = 0

        def enough() -> bool:
            nonlocal said
            if table.answers > said:
                said = table.answers
                ear.look()
            return time.monotonic() > self._ends

        await table.play(enough)
        over = table.over
        self.finished[ruleset] += over
        given = [one for one in self.memory.acknowledged if one.game == table.game]
        ear.look_at_log(self.bot.log, given)
        self.seen += ear.seen
        self.looked += ear.looked
        table.close()
        books.close()
        sys.stdout.write(
            f"game {number + 1} ({ruleset}, {persons} people of {seats})"
            f" {'is over' if over else 'is left'} after {len(given)} answers,"
            f" {self.bot.kills} kills so far\n"
        )
        sys.stdout.flush()

    async def _trouble(self) -> None:
        """Kill the bot, set its clock, and let it sleep."""
        while True:
            # Mostly soon, sometimes only after the connection has become an old one.
            await asyncio.sleep(self._rng.uniform(0.0, self._rng.choice((0.3, 2.0, 4.0))))
            async with self._safe:
                if self._rng.random() < CLOCKS:
                    self._machine.set_clock()
                if self._rng.random() < SLEEPS:
                    await self._machine.sleep(self.bot.stand_still, self.bot.go_on)
                else:
                    await self._begin_anew()

    async def _begin_anew(self) -> None:
        """Kill the process and start another, until one connects."""
        while True:
            ended = await self.bot.kill()
            if ended != -signal.SIGKILL:
                self.crashed.append(f"before kill {self.bot.kills} the bot ended with {ended}")
            try:
                await self.bot.start(HUNG)
            except TimeoutError:
                continue  # a fault has struck while it connected
            return

    def report(self, seconds: float) -> str:
        """Print what was done, with its results."""
        memory, found, service = self.memory, self.findings, self._standin.service
        rows: dict[str, object] = {
            "minutes": f"{seconds / 60:.1f}",
            "kills": self.bot.kills,
            "faults": service.faults.struck.total(),
            "times that the clock was set": self._machine.set,
            "times that a process slept": self._machine.slept,
            "texts that were far too long": memory.long_texts,
            "painters that hung": self.bot.log.read_text("utf-8").count(
                "for pictures was replaced"
            ),
            "inputs": memory.inputs,
            "inputs cut off by a kill or a fault": memory.interrupted,
            "answers acknowledged": len(memory.acknowledged),
            "games finished": ", ".join(f"{n} {g}" for g, n in self.finished.items() if n) or 0,
            "looks at what others read of sealed answers": self.looked,
            "429s of the stand-in's own accord": service.limits.overruns.total(),
            "answers lost": len(found.lost),
            "answers doubled": len(found.doubled),
            "announcements doubled or missing": len(found.announced),
            "games that do not replay": len(found.replayed),
            "deadlines that went astray": len(found.timed),
            "secrets seen": len(self.seen),
            "processes that ended by themselves": len(self.crashed),
            "rules of the protocol broken": len(self._standin.violations),
        }
        lines = [f"{name:45} {value}" for name, value in rows.items()]
        struck, details = service.faults.struck.most_common(), service.faults.details
        lines.append("faults by kind: " + ", ".join(f"{n} {kind}" for kind, n in struck))
        lines.append("of these: " + ", ".join(f"{n} {one}" for one, n in sorted(details.items())))
        wrong = [
            *found.lost,
            *found.doubled,
            *found.announced,
            *found.replayed,
            *found.timed,
            *self.seen,
        ]
        lines += [f"! {what}" for what in (*wrong, *self.crashed, *self._standin.violations)]
        return "\n".join(lines) + "\n"


async def soak(minutes: float, seed: int, rulesets: Sequence[str] = ()) -> int:
    """Soak; return the exit status."""
    channels = (CHANNEL, *(f"table-{n}" for n in range(PLACES)))
    settings = Settings(
        users=SEATS * PLACES,
        channels=channels,
        rate_limits=DEFAULT_RATE_LIMITS,
        identifies_a_day=SESSIONS,
    )
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ravenry-soak-") as directory:
        async with Standin(settings) as standin:
            run = Soak(Path(directory), standin, minutes, seed, rulesets)
            await run.run()
            sys.stdout.write(run.report(time.monotonic() - began))
    wrong = run.findings or run.seen or run.crashed or standin.violations
    return 1 if wrong else 0


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--ruleset", action="append", default=[], choices=sorted({one[0] for one in GAMES})
    )
    chosen = parser.parse_args()
    # A bot killed in the middle of a request is not an error of the server.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    return asyncio.run(soak(chosen.minutes, chosen.seed, chosen.ruleset))


if __name__ == "__main__":
    raise SystemExit(main())
