"""Weeks of six people over the wire: whoever sleeps, leaves, is closed to messages or away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local import Standin
from bot.local.person import Person
from bot.panels.press import Press
from tests.bot.at_table import CHANNEL, Clicker, Served, is_refused, marks, may_write, serving
from tests.bot.bells import Bells

HOUR = 3600
HOUSES = {
    "Ada": "stark",
    "Ben": "tyrell",
    "Cleo": "martell",
    "Dan": "lannister",
    "Eve": "greyjoy",
    "Finn": "baratheon",
}
CALLS = ("awaited", "half", "late")


class Table:
    """Six people at a game, and an ear for whose phone rings, and whether it should."""

    def __init__(self, bot: Served, standin: Standin) -> None:
        self.bot = bot
        self._standin = standin
        self._bells = Bells(standin)
        self._clickers: dict[str, Clicker] = {}
        self._rung: set[tuple[str, int, str, str]] = set()
        self.rings: list[str] = []
        """Whose phone rang, how and why, in this order."""

    def person(self, name: str) -> Person:
        """Return somebody of the server."""
        return self._standin.user(name)

    async def awaited(self) -> list[str]:
        """Return who is awaited."""
        table = await self.bot.desk.play.table(1)
        users = {self.person(name).id: name for name in (*HOUSES, "Gus")}
        return [users[table.info.users[seat]] for seat in table.awaited]

    async def number(self) -> int:
        """Return the number of the open question."""
        number = (await self.bot.desk.play.table(1)).number
        assert number is not None
        return number

    async def quiet(self) -> None:
        """Wait until everything is sent but what Discord has refused, and what comes after that."""
        outbox, now = self.bot.desk.play.outbox, self.bot.standin.service.clock.now
        async with asyncio.timeout(20):
            # Nothing tells when all is quiet.
            while await outbox.due(now()) or outbox._flying:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def heed(self) -> list[str]:
        """Check and return the rings since the last time: only who is awaited, once for a thing."""
        await self.quiet()
        rings, awaited, number = self._bells.heard(), await self.awaited(), await self.number()
        for ring in rings:
            (who, how), why = ring.split(": ")[0].split(" ", 1), ring.split(": ", 1)[1]
            if why in CALLS:
                assert who in awaited, ring
                assert (who, number, how, why) not in self._rung, ring
                self._rung.add((who, number, how, why))
        self.rings += rings
        return rings

    async def answer(self, name: str) -> None:
        """Let somebody answer, a minute after the one before."""
        self.bot.standin.service.clock.advance(60)
        clicker = self._clickers.setdefault(name, Clicker(self.person(name), random.Random(name)))
        await clicker.answer(await clicker.panel())
        await self.heed()

    async def go_on(self, *, until: int | None = None, asleep: str = "") -> None:
        """Let everybody answer until a number of answers later, or until only a sleeper is due."""
        first = await self.number()
        while until is None or await self.number() < first + until:
            due = [name for name in await self.awaited() if name != asleep]
            if not due:
                return
            await self.answer(due[0])

    async def wait(self, hours: float) -> list[str]:
        """Let time pass; return the rings of it."""
        await self.bot.after(hours * HOUR)
        return await self.heed()

    async def use(self, name: str, command: str, **options: object) -> str:
        """Use a command; return what it shows."""
        outcome = await self.person(name).slash(command, CHANNEL, **options)
        assert outcome.message is not None, outcome
        return (await self.person(name).message(outcome.message, CHANNEL)).text

    async def log(self, **options: object) -> str:
        """Return all pages of the log, as somebody reads it who does not play."""
        hana = self.person("Hana")
        outcome = await hana.slash("log", CHANNEL, **options)
        assert outcome.message is not None
        page = await hana.message(outcome.message, CHANNEL)
        pages = [page.text]
        while True:
            before = next(i for i in page.custom_ids if ":before/" in i)
            if page.component(before).get("disabled"):
                return "\n".join(pages)
            await hana.click(page, before)
            page = await hana.message(page.id, CHANNEL)
            pages.insert(0, page.text)


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[Table]:
    """Six people who have just begun, with 24 hours for each answer."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3", seed=4) as bot:
        await standin.user("Eve").set_dms(open=False)
        await standin.user("Ada").slash("game new", CHANNEL, hours=24, late="safe")
        for name, house in HOUSES.items():
            await standin.user(name).slash("game join", CHANNEL, house=house)
        table = Table(bot, standin)
        await standin.user("Ada").slash("game start", CHANNEL)
        yield table


async def test_weeks_of_play(table: Table, standin: Standin) -> None:
    """Nobody is stuck, nobody is called wrongly, and the log tells it all."""
    await everybody_is_called_once(table)
    await ben_sleeps_through_two_deadlines(table)
    await gus_takes_over_from_cleo(table)
    await the_channel_is_shut_for_a_day(table, standin)
    await ada_pauses_for_three_days(table)
    await a_round_goes_by(table)
    await the_log_tells_it(table)
    told = marks(await table.person("Hana").messages(CHANNEL))
    assert len(told) == len(set(told)) > 5


async def everybody_is_called_once(table: Table) -> None:
    """Directly, but for Eve, who takes no direct messages, and Ada, who has begun and sees it."""
    rings = await table.heed()
    assert sorted(r for r in rings if r.endswith("awaited")) == [
        "Ben directly: awaited",
        "Cleo directly: awaited",
        "Dan directly: awaited",
        "Eve in public: awaited",
        "Finn directly: awaited",
    ]


async def ben_sleeps_through_two_deadlines(table: Table) -> None:
    """He alone is reminded, then a harmless answer is given; the third he gives himself."""
    for _ in range(2):
        await table.go_on(asleep="Ben")
        assert await table.awaited() == ["Ben"]
        number = await table.number()
        assert await table.wait(12.1) == ["Ben directly: half"]
        assert await table.wait(8) == ["Ben directly: late"]
        assert await table.number() == number
        rings = await table.wait(4)
        assert "Ben directly: half" not in rings
        assert await table.number() > number
    assert "Time is up for Tyrell: a harmless answer" in await table.log()
    await table.go_on(asleep="Ben")
    assert await table.awaited() == ["Ben"]
    number = await table.number()
    await table.answer("Ben")
    assert await table.number() > number


async def gus_takes_over_from_cleo(table: Table) -> None:
    """Who leaves is out; who comes sees what the seat sees, and is asked what it is asked."""
    while "Cleo" not in await table.awaited():
        await table.go_on(until=1)
    play = table.bot.desk.play
    before = (await play.hand(1, table.person("Cleo").id)).view
    await table.use("Cleo", "game leave")
    await table.bot.settled()
    assert "You are in no game" in await table.use("Cleo", "my panel")
    (card,) = await table.person("Hana").pins(CHANNEL)
    taking = next(id for id in card.custom_ids if Press.decode(id).verb == "take-seat")
    assert card.labels[taking] == "Play Martell"
    gus = table.person("Gus")
    warned = (await gus.click(card, taking)).message
    assert warned is not None
    seen = await gus.message(warned, CHANNEL)
    sure = next(id for id in seen.custom_ids if Press.decode(id).arg == "yes:martell")
    await gus.click(seen, sure)
    rings = await table.heed()
    assert not any(r.startswith("Cleo") for r in rings)
    assert (await play.hand(1, gus.id)).view == before
    number = await table.number()
    await table.answer("Gus")
    assert await table.number() > number or "Gus" not in await table.awaited()


async def the_channel_is_shut_for_a_day(table: Table, standin: Standin) -> None:
    """People go on in private; when the bot may write again, all that waited comes, in order."""
    hana = table.person("Hana")
    before = marks(await hana.messages(CHANNEL))
    may_write(standin, False)
    answers = 0
    while answers < 12 or not await is_refused(table.bot, "50013"):
        await table.answer((await table.awaited())[0])
        answers += 1
    table.bot.standin.service.clock.advance(HOUR)
    assert marks(await hana.messages(CHANNEL)) == before
    may_write(standin, True)
    await table.heed()
    after = marks(await hana.messages(CHANNEL))
    assert after[: len(before)] == before
    assert after == sorted(set(after), key=lambda mark: int(mark.split("-")[1]))


async def ada_pauses_for_three_days(table: Table) -> None:
    """No phone rings, no deadline passes; afterwards everybody has what was left."""
    await table.wait(1)
    play, now = table.bot.desk.play, table.bot.standin.service.clock.now
    left = {s: (c.due or 0) - now() for s, c in (await play.table(1)).clocks.items()}
    number = await table.number()
    await table.use("Ada", "game pause")
    for _ in range(3):
        assert await table.wait(24) == []
    assert await table.number() == number
    assert "Paused since" in (await table.person("Hana").pins(CHANNEL))[0].text
    await table.use("Ada", "game resume")
    clocks = (await play.table(1)).clocks
    assert {s: (c.due or 0) - now() for s, c in clocks.items()} == pytest.approx(left)
    await table.heed()


async def a_round_goes_by(table: Table) -> None:
    """Everybody answers everything, until a round later."""
    play = table.bot.desk.play
    until = (await play.table(1)).view["round"] + 2
    while (await play.table(1)).view["round"] < until:
        await table.go_on(until=1)


async def the_log_tells_it(table: Table) -> None:
    """Whoever reads the log knows what happened to the table."""
    log = await table.log()
    cleo, gus, ada = (f"<@{table.person(name).id}>" for name in ("Cleo", "Gus", "Ada"))
    for words in (
        f"{cleo} leaves Martell",
        f"{gus} takes over Martell",
        f"{ada} has paused the game",
        f"{ada} lets the game go on",
    ):
        assert log.count(words) == 1, words
    assert log.count("Time is up for Tyrell") == 2
    assert log.index("Time is up") < log.index("leaves Martell") < log.index("has paused")
