"""Six people of different habits at one table, with every default, for weeks.

``python -m tests.bot.whole_games.test_habits 56`` plays eight weeks and prints what each of them
was told.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from bot.local import Settings, Standin
from bot.local.page.person import VisibleMessage
from bot.local.rest.errors import PageError
from bot.local.rest.limits import EditPace
from bot.local.world.model import Channel, Message
from bot.panels.turn.question import asking_of
from bot.panels.widgets import widget_for
from bot.play import TableSettings
from bot.play.time.clocks import GRACE, LAG
from bot.store.table import clocks
from bot.text import Localizer
from tests.bot.outbox.bells import Bells
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, Served, serving
from tests.wire.pressing import click, find, leave, run
from tests.words import words_in

HOUR, DAY = 3600.0, 86400.0

SEATS = {
    "Ada": "stark",  # hosts, and disappears
    "Ben": "tyrell",  # never opens direct messages
    "Cleo": "martell",  # types
    "Dan": "greyjoy",  # goes on vacation
    "Eve": "lannister",  # leaves
    "Finn": "baratheon",  # wants to undo
}

AWAY: Mapping[str, tuple[float, float]] = {
    "Ada": (1 * DAY, math.inf),
    "Eve": (3 * DAY, math.inf),
    "Dan": (5 * DAY, 19 * DAY),
}
"""From when to when somebody is not there: the host disappears, one leaves, one is on vacation."""

SOON: Mapping[str, tuple[float, float]] = {
    "Ada": (0.3 * DAY, math.inf),
    "Eve": (0.3 * DAY, math.inf),
    "Dan": (0.6 * DAY, math.inf),
}
"""The same within a day."""


VACATION = 14

SAY = Localizer("en", words_in("en", "agot-2e"), ruleset="agot-2e")


class Unhurried(EditPace):
    """Lets old messages be edited as often as the bot likes: a frozen clock never lets go."""

    def count(self, message: Message, now: float) -> None:
        """Count nothing."""


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
            line = f"{way}: {' / '.join(filter(None, ring.words.splitlines()))}"
            self.told[ring.who].append((self._service.clock.now(), line))
        self._heard.clear()


def patience(terms: TableSettings) -> float:
    """Return for how long an answer can be awaited by what a table has agreed."""
    together, alone = terms.together, terms.alone
    assert together is not None
    assert terms.at_deadline != "wait"
    assert terms.vacation != "stop"  # and nobody here has asked to be waited for
    return max(together, alone or together) + (terms.bank or 0) + GRACE + LAG


class Habits:
    """Six people, and how long their table has stood still at most."""

    def __init__(self, bot: Served, step: float, away: Mapping[str, tuple[float, float]]) -> None:
        """``step``: seconds between two looks of those who play.

        ``away``: when some of them are not there, in seconds from the beginning of a game.
        """
        self.bot = bot
        self.letters = Letters(bot.standin)
        rng = random.Random(1)
        self.sitting = {n: Clicker(bot.standin.user(n), rng) for n in SEATS}
        self.days = 0.0
        self.typed = 0
        """How many answers were given as text."""
        self.longest = 0.0
        self._rng = rng
        self._step = step
        self._away = away
        self._game = 0
        self._gone = set[str]()
        self._undone = False
        self._number: int | None = None
        self._moved = 0.0
        bot.standin.service.edit_pace = Unhurried()

    async def live(self, days: float) -> None:
        """Let days pass, in which they begin another game whenever one is over."""
        self.bot.standin.service.clock.freeze()
        await self.sitting["Ben"].person.set_dms(open=False)
        begun = self.now
        while self.now < begun + days * DAY:
            await self._begin()
            await self._live(begun + days * DAY)
            self.days = (self.now - begun) / DAY

    async def _begin(self) -> None:
        """Let Ada open a table with every default, and all others join it."""
        ada = self.sitting["Ada"].person
        await ada.slash("game new", CHANNEL)
        for name, seat in SEATS.items():
            await self.sitting[name].person.slash("game join", CHANNEL, seat=seat)
        await ada.slash("game start", CHANNEL)
        self._game += 1
        self._gone, self._number, self._moved = set(), None, self.now
        await self.bot.begun(self._game)
        await self.bot.settled()

    @property
    def now(self) -> float:
        """What the clock shows."""
        return self.bot.standin.service.clock.now()

    async def _live(self, end: float) -> None:
        """Let everyone do what they are used to do until then, or until the game is over."""
        begun, look = self.now, 0
        while self.now < end:
            for name, (since, until) in self._away.items():
                if name not in self._gone and since <= self.now - begun < until:
                    self._gone.add(name)
                    await self._go(name)
                if self.now - begun >= until:
                    self._gone.discard(name)
            for name in ("Finn", "Cleo", "Ben", "Dan", "Eve", "Ada"):
                if name not in self._gone and await self._goes_on():
                    await self._play(name)
                    await self._vote(name)
            look += 1
            if not await self._pass_until(begun + look * self._step):
                return

    async def _pass_until(self, moment: float) -> bool:
        """Let time pass from one thing that is due to the next; return whether the game runs."""
        while await self._goes_on() and self.now < moment:
            async with self.bot.services.store.reading() as session:
                alarm = await clocks.next_alarm(session)
            due = moment if alarm is None or alarm <= self.now else min(alarm, moment)
            await self.bot.after(due - self.now)
        return (await self.bot.services.play.info(self._game)).phase == "running"

    async def _goes_on(self) -> bool:
        """Note whether the table has moved since the last time; return whether its game runs."""
        self.longest = max(self.longest, self.now - self._moved)
        if (await self.bot.services.play.info(self._game)).phase != "running":
            return False
        table = await self.bot.services.play.table_view(self._game)
        if table.number != self._number:
            self._number, self._moved = table.number, self.now
        return not table.over

    async def _go(self, name: str) -> None:
        person = self.sitting[name].person
        if name == "Eve":
            await leave(person)
        if name == "Dan":
            await run(person, "away", str(VACATION))
        await self.bot.settled()

    async def _play(self, name: str) -> None:
        """Answer whatever one is asked, from the channel."""
        who, play = self.sitting[name], self.bot.services.play
        for _ in range(8):
            if not await self._goes_on():
                return
            if SEATS[name] not in (await play.table_view(self._game)).awaited:
                return
            panel = await who.panel()
            if who.asked(panel) is None:
                return
            if name != "Cleo" or not await self._type(who):
                panel = await who.answer(panel)
            await self.bot.settled()
            if name == "Finn" and not self._undone:
                panel = await who.look(panel.id)
                if _has(panel, "undo"):
                    self._undone = True
                    await who.press(panel, find(panel, "undo"))
                    await self.bot.settled()

    async def _type(self, who: Clicker) -> bool:
        """Answer in words, if some answer is more than nothing; return whether it was given."""
        asking = asking_of(await self.bot.services.play.seat_view(self._game, who.person.id), SAY)
        assert asking is not None
        widget, shape = widget_for(asking.shape), asking.shape
        text = widget.spelled(asking.along(widget.retrace(shape, shape.sample(self._rng))))
        if not text:
            return False
        panel = await who.after(await who.person.slash("answer", CHANNEL, text=text))
        number, presses = who.asked(panel), 0
        while number is not None and who.asked(panel) == number:
            assert presses < 3, panel.text
            panel = await who.press(panel, find(panel, "lock"))
            presses += 1
        await who.person.dismiss(panel)
        self.typed += 1
        return True

    async def _vote(self, name: str) -> None:
        """Agree to whatever lets the game go on; nobody here thinks that it is over."""
        person = self.sitting[name].person
        table = await self.bot.services.play.table_view(self._game)
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


async def _lived(
    standin: Standin, path: Path, days: float, step: float, away: Mapping[str, tuple[float, float]]
) -> Habits:
    async with serving(standin, path / "games.sqlite3") as bot:
        habits = Habits(bot, step, away)
        await habits.live(days)
        terms = TableSettings.of((await bot.services.play.info(1)).terms)
        assert habits.longest <= patience(terms), habits.longest / DAY
        assert habits.typed
        directly = [line for _, line in habits.letters.told["Ben"] if line.startswith("directly")]
        assert directly == []
        return habits


@nightly
async def test_days_of_six_habits(standin: Standin, tmp_path: Path) -> None:
    """Whoever does not come to look is called, and nobody waits for longer than was agreed."""
    await _lived(standin, tmp_path, 0.9, 0.3 * DAY, SOON)


@nightly
async def test_weeks_of_six_habits(standin: Standin, tmp_path: Path) -> None:
    """The same for eight weeks."""
    habits = await _lived(standin, tmp_path, 56, DAY, AWAY)
    assert habits.days >= 56
    assert habits.letters.told["Ada"], "nobody has called the host who has disappeared"


async def _print(days: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Standin(Settings(users=8)) as standin:
            habits = await _lived(standin, Path(folder), days, DAY, AWAY)
    longest = f"the table stood still for {habits.longest / HOUR:.0f} h at most"
    print(f"{habits.days:.0f} days; {longest}; Cleo typed {habits.typed} answers")  # noqa: T201
    first = min(at for lines in habits.letters.told.values() for at, _ in lines)
    for name, lines in habits.letters.told.items():
        print(f"\n{name}: {len(lines)} messages")  # noqa: T201
        for at, line in lines:
            print(f"  day {(at - first) / DAY:5.1f}  {line}")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(_print(float(sys.argv[1]) if len(sys.argv) > 1 else 1))
