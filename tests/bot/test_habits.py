"""Six people of different habits at one table, with every default, for weeks.

``python -m tests.bot.test_habits 56`` plays eight weeks and prints what each of them was told.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from bot.local import Settings, Standin
from bot.local.errors import PageError
from bot.local.model import Channel, Message
from bot.local.person import VisibleMessage
from bot.play import TableSettings
from bot.play.table.votes import OPEN_FOR
from bot.play.time.ladder import WAITING
from tests.at_table import CHANNEL, Clicker, Served, serving
from tests.bot.bells import Bells
from tests.bot.pressing import click, find, run, use

HOUR, DAY = 3600.0, 86400.0
STEP = 8 * HOUR
"""Between two looks of those who play."""

SEATS = {
    "Ada": "stark",  # hosts, and disappears
    "Ben": "tyrell",  # never opens direct messages
    "Cleo": "martell",  # types
    "Dan": "greyjoy",  # goes on vacation
    "Eve": "lannister",  # leaves
    "Finn": "baratheon",  # wants to undo
}

GONE_AFTER = {"Ada": 1 * DAY, "Eve": 3 * DAY, "Dan": 5 * DAY}
"""When the host disappears, one leaves, and one goes on vacation for two weeks."""
VACATION = 14


class Letters(Bells):
    """Keeps what each person's phone has rung for, and when."""

    def __init__(self, standin: Standin) -> None:
        super().__init__(standin)
        self.told: dict[str, list[tuple[float, str]]] = defaultdict(list)

    def _ring(self, channel: Channel, message: Message) -> None:
        before = len(self._heard)
        super()._ring(channel, message)
        for ring in self._heard[before:]:
            way = "directly" if ring.direct else "in the channel"
            line = f"{way}: {ring.words.splitlines()[0]}"
            self.told[ring.who].append((self._service.clock.now(), line))
        self._heard.clear()


def patience(terms: TableSettings) -> float:
    """Return the longest that a table stands still by what it has agreed, and a look."""
    longest = max(terms.together or 0, terms.alone or 0)
    if longest:
        return longest + (terms.bank or 0) + 2 * STEP
    return WAITING[-1][1] + OPEN_FOR + 2 * STEP


class Habits:
    """Six people, and how long their table has stood still at most."""

    def __init__(self, bot: Served) -> None:
        self.bot = bot
        self.letters = Letters(bot.standin)
        rng = random.Random(1)
        self.sitting = {n: Clicker(bot.standin.user(n), rng) for n in SEATS}
        self.longest = 0.0
        self._undone = False

    async def begin(self) -> None:
        """Let Ada open a table with every default, and all others join it."""
        self.bot.standin.service.clock.freeze()
        ada = self.sitting["Ada"].person
        await ada.slash("game new", CHANNEL)
        for name, seat in SEATS.items():
            await self.sitting[name].person.slash("game join", CHANNEL, seat=seat)
        await self.sitting["Ben"].person.set_dms(open=False)
        await ada.slash("game start", CHANNEL)
        await self.bot.begun()
        await self.bot.settled()

    async def live(self, days: float) -> None:
        """Let days pass, in which everyone does what they are used to do, until the game ends."""
        clock, play = self.bot.standin.service.clock, self.bot.services.play
        begun = moved = clock.now()
        number: int | None = 0
        gone = set[str]()
        while clock.now() < begun + days * DAY and (await play.info(1)).phase == "running":
            for name, after in GONE_AFTER.items():
                if name not in gone and clock.now() - begun >= after:
                    gone.add(name)
                    await self._go(name)
            for name in ("Finn", "Cleo", "Ben", "Dan", "Eve", "Ada"):
                if name not in gone:
                    await self._play(name)
                    await self._vote(name)
            table = await play.table(1) if (await play.info(1)).phase == "running" else None
            if table is None or table.over:
                break
            if table.number != number:
                number, moved = table.number, clock.now()
            self.longest = max(self.longest, clock.now() - moved)
            await self.bot.after(STEP)

    async def _go(self, name: str) -> None:
        person = self.sitting[name].person
        if name == "Eve":
            await use(person, "game leave")
        if name == "Dan":
            await run(person, "away", str(VACATION))
        await self.bot.settled()

    async def _play(self, name: str) -> None:
        """Answer whatever one is asked, from the channel."""
        who, play = self.sitting[name], self.bot.services.play
        for _ in range(8):
            table = await play.table(1)
            if table.over or SEATS[name] not in table.awaited:
                return
            panel = await who.panel()
            if who.asked(panel) is None:
                return
            panel = await who.answer(panel)
            await self.bot.settled()
            if name == "Finn" and not self._undone and _has(panel, "undo"):
                self._undone = True
                await who.press(panel, find(panel, "undo"))
                await self.bot.settled()

    async def _vote(self, name: str) -> None:
        """Agree to whatever lets the game go on; nobody here thinks that it is over."""
        person = self.sitting[name].person
        table = await self.bot.services.play.table(1)
        for proposal in table.proposals:
            if person.id in proposal.votes or person.id not in table.info.users.values():
                continue
            verb = "nay" if proposal.kind == "over" else "aye"
            for post in reversed(await person.messages(CHANNEL)):
                if _has(post, verb, str(proposal.id)):
                    with contextlib.suppress(PageError):  # it was over in that moment
                        await click(person, post, verb, str(proposal.id))
                    break
            await self.bot.settled()


def _has(seen: VisibleMessage, verb: str, arg: str = "") -> bool:
    try:
        find(seen, verb, arg)
    except AssertionError:
        return False
    return True


async def _lived(standin: Standin, path: Path, days: float) -> Habits:
    async with serving(standin, path / "games.sqlite3") as bot:
        habits = Habits(bot)
        await habits.begin()
        await habits.live(days)
        terms = TableSettings.of((await bot.services.play.info(1)).terms)
        assert habits.longest <= patience(terms), habits.longest / DAY
        for name in ("Ada", "Ben") if days > 2 * WAITING[0][1] / DAY else ("Ben",):
            assert habits.letters.told[name], f"{name} was told nothing"
        directly = [line for _, line in habits.letters.told["Ben"] if line.startswith("directly")]
        assert directly == []
        return habits


async def test_days_of_six_habits(standin: Standin, tmp_path: Path) -> None:
    """Whoever does not come to look is called, and nobody waits for longer than was agreed."""
    await _lived(standin, tmp_path, 0.6)


async def _print(days: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Standin(Settings(users=8)) as standin:
            habits = await _lived(standin, Path(folder), days)
    print(f"{days:g} days; the table stood still for {habits.longest / HOUR:.0f} h at most")  # noqa: T201
    first = min(at for lines in habits.letters.told.values() for at, _ in lines)
    for name, lines in habits.letters.told.items():
        print(f"\n{name}: {len(lines)} messages")  # noqa: T201
        for at, line in lines:
            print(f"  day {(at - first) / DAY:5.1f}  {line}")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(_print(float(sys.argv[1]) if len(sys.argv) > 1 else 1))
