"""A table over weeks: who sits where, what happens over time, whose phone rings, and what leaks."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.local.interactions.components import walk
from bot.local.page.person import Person, VisibleMessage
from bot.local.world.model import Channel, Message
from bot.play import Queue, TableView
from bot.ui.custom_id import CustomId
from tests.bot.outbox.bells import Bells
from tests.soak.people import Books, Memory, secret_lines
from tests.soak.secrets import Eavesdropper
from tests.wire.at_table import CHANNEL, Clicker, Served, row_of
from tests.wire.pressing import find
from tests.wire.said import says

HOUR = 3600
GAME = 1
"""The number of the only game."""
THOUGHT = 20.0
"""Seconds that pass before everything that somebody does.

Many edits of an old message within few seconds are too many for Discord.
"""
PATIENCE = 240.0
"""Seconds for whatever takes real time, on a busy machine."""


@dataclass(frozen=True)
class Call:
    """One phone that rang, and how the table stood at that moment."""

    user: int
    direct: bool
    row: int | None
    """The row of the outbox that it came from; ``None`` if there is none."""
    number: int
    """The question that was open; 0 where none was."""
    since: int
    """The first question that a call stands for: one before it, while all are asked at once."""
    awaited: frozenset[int]
    """Users who had to answer it themselves."""
    users: frozenset[int]
    """Users who had a seat."""
    host: int
    paused: bool


class Phones(Bells):
    """Records whose phone rings, and checks afterwards whether it had to."""

    def __init__(self, bot: Served) -> None:
        super().__init__(bot.standin)
        self._bot = bot
        self._calls: list[Call] = []
        self._judged = Counter[tuple[object, ...]]()
        self.unreachable: set[int] = set()
        """Users who take no direct messages, as far as the bot can know."""

    def _ring(self, channel: Channel, message: Message) -> None:
        super()._ring(channel, message)
        world, table = (
            self._bot.standin.service.world,
            self._bot.services.play._matches._matches[GAME],
        )
        info, question = table.info, table.game.question
        number = question.number if question else 0
        machines = {p.seat for p in info.players if p.machine}
        asked = {*table.awaited, *table.plans.gathered()}
        for user in message.mentions if channel.in_guild else channel.recipients:
            if user in (world.bot.id, message.author_id):
                continue
            self._calls.append(
                Call(
                    user,
                    direct=not channel.in_guild,
                    row=_row_of(self._bot.services.play.queue, message),
                    number=number,
                    since=number if info.gathers is None else min(number, info.gathers),
                    awaited=frozenset(
                        info.users[s] for s in asked if s in info.users.keys() - machines
                    ),
                    users=frozenset(info.users.values()),
                    host=info.host,
                    paused=info.paused is not None,
                )
            )

    async def judge(self) -> None:
        """Make sure that every ring since the last check was for the right person, once only."""
        calls, self._calls = self._calls, []
        for call in calls:
            assert call.row is not None, f"rung by no row of the outbox: {call}"
            kind, target, question, part = await self._read(call.row)
            assert target == call.user, f"meant for somebody else: {call}"
            assert not call.paused, f"rung in a pause: {call}"
            assert call.user in call.users, f"rung without a seat: {call}"
            assert call.direct is (call.user not in self.unreachable), f"rung elsewhere: {call}"
            match kind:
                case "turn" | "reminder":
                    assert question is not None, f"called to no question: {call}"
                    within = call.since <= question <= call.number
                    assert within, f"called to another question: {call}"
                    assert call.user in call.awaited, f"called for nothing: {call}"
                    self._judged[call.user, call.number, part] += 1
                case "private" | "word" | "ended":
                    self._judged[call.user, call.row] += 1
                case _:
                    raise AssertionError(f"rung by {kind}: {call}")
        assert set(self._judged.values()) <= {1}, "rung twice for the same thing"

    async def _read(self, row: int) -> tuple[str, int, int | None, str]:
        async with self._bot.services.store.reading() as session:
            found = await session.row(
                "SELECT kind, target, question, json_extract(payload, '$.part') AS part"
                " FROM outbox WHERE id = ?",
                row,
            )
        assert found is not None
        return found["kind"], found["target"], found["question"], found["part"] or "call"

    def has_called(self, user: int, first: int, last: int) -> bool:
        """Tell whether somebody was called to, or reminded of, some question between two."""
        calls = [key for key in self._judged if len(key) == 3 and key[0] == user]
        return any(isinstance(key[1], int) and first <= key[1] <= last for key in calls)

    def calls_to(self, person: Person) -> int:
        """Return how often somebody was called to a question or reminded of one so far."""
        return sum(key[0] == person.id and len(key) == 3 for key in self._judged)


def _row_of(queue: Queue, message: Message) -> int | None:
    marks = [
        CustomId.decode(component["custom_id"]).arg
        for _, component in walk(message.components)
        if "custom_id" in component
    ]
    return next((row for mark in marks if (row := row_of(queue, mark)) is not None), None)


class LongTable:
    """A game of people who answer by presses, on a clock that only moves when it is told to.

    After everything that happens, all phones are checked, and all sealed answers looked for.
    """

    def __init__(self, bot: Served, database: Path, seats: dict[str, str], seed: int) -> None:
        """``seats``: who has which, by name."""
        self.bot = bot
        self.phones = Phones(bot)
        self._rng = random.Random(seed)
        self.sitting = {seat: self.clicker(name) for name, seat in seats.items()}
        """Who answers for each seat."""
        self.silent = False
        """Whether the bot may not write in the channel."""
        self._memory, self._books = Memory(), Books(database)
        self.eavesdropper = Eavesdropper(
            bot.standin,
            self._books,
            self._memory,
            bot.standin.channel(CHANNEL).id,
            [person.id for person in bot.standin.service.world.people()],
        )

    def close(self) -> None:
        """Listen to nothing any more."""
        self._books.close()

    def clicker(self, name: str) -> Clicker:
        """Return somebody who answers by random presses."""
        return Clicker(self.bot.standin.user(name), self._rng)

    # -- looking --------------------------------------------------------------------------------

    def now(self) -> float:
        """Return the time."""
        return self.bot.standin.service.clock.now()

    async def stands(self) -> TableView:
        """Return how the game stands."""
        return await self.bot.services.play.table_view(GAME)

    async def round(self) -> int:
        """Return the round that is played."""
        return int((await self.stands()).view["round"])

    async def due(self, seat: str) -> float:
        """Return when a seat's answer is due."""
        due = (await self.stands()).clocks[seat].due
        assert due is not None
        return due

    async def public(self) -> list[VisibleMessage]:
        """Return the newest public messages, as a stranger sees them."""
        return await self.bot.standin.user("Hana").messages(CHANNEL)

    async def told(self, id: str, /, **params: Any) -> list[VisibleMessage]:
        """Return the public messages that say a message with these parameters, and any others."""
        return [m for m in await self.public() if says(m.text, id, **params)]

    async def calls_to(self, person: Person) -> list[VisibleMessage]:
        """Return the public messages that call somebody: they begin with a mention."""
        return [m for m in await self.public() if f"<@{person.id}>, " in m.text]

    async def card(self) -> VisibleMessage:
        """Return the pinned card."""
        (pinned,) = await self.bot.standin.user("Hana").pins(CHANNEL)
        return pinned

    async def command(self, who: Clicker, command: str, **options: object) -> VisibleMessage:
        """Use a command; return what it shows in private."""
        self._think()
        seen = await who.after(await who.person.slash(command, CHANNEL, **options))
        assert seen.ephemeral
        await self.calm()
        return seen

    async def log(self, who: Clicker, **wanted: object) -> str:
        """Read all pages of the log that somebody gets by a command, first things first."""
        shown = await self.command(who, "log", **wanted)
        text = shown.text
        while not shown.component(before := find(shown, "log", "before/")).get("disabled"):
            shown = await who.press(shown, before)
            text = f"{shown.text}\n{text}"
        return text

    # -- playing --------------------------------------------------------------------------------

    async def calm(self) -> None:
        """Wait until all is sent that can be; check that nobody was called in vain or forgotten."""
        queue = self.bot.services.play.queue
        async with asyncio.timeout(PATIENCE):
            # Nothing tells when all is quiet.
            while queue._flying or await queue.due(self.now()):  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        await self.phones.judge()
        await self._nobody_is_forgotten()

    async def _nobody_is_forgotten(self) -> None:
        """Everybody awaited was called, has seen the question, or cannot be called."""
        table = await self.stands()
        if table.number is None:
            return
        for seat in table.awaited:
            user = table.info.users.get(seat)
            if user is None or (self.silent and user in self.phones.unreachable):
                continue
            # Where all are asked at once, one call is for all of it.
            called = self.phones.has_called(user, table.info.gathers or table.number, table.number)
            sight = self.bot.services.shown.of(GAME, user)
            seen = sight is not None and sight.question >= table.number
            assert called or seen, f"{seat} does not know of {table.kind}"

    async def answer(self, seat: str) -> None:
        """Let the player of a seat open their panel and answer what it asks."""
        self._think()
        who = self.sitting[seat]
        before = await who.panel()
        number = who.asked(before)
        assert number is not None, f"{seat} is awaited, and asked nothing:\n{before.text}"
        after = await who.answer(before)
        if after.custom_ids and has(after, "withdraw"):
            lines = secret_lines(after.text) - secret_lines(before.text)
            self._memory.sealed[GAME, number, who.person.id] = lines
        await self.calm()
        self.eavesdropper.look()

    def inherit(self, seat: str, heir: Clicker, number: int) -> None:
        """Give a seat to somebody else, who knows what is sealed there from here on."""
        former, self.sitting[seat] = self.sitting[seat].person.id, heir
        known = self._memory.sealed[GAME, number, former]
        self._memory.sealed[GAME, number, heir.person.id] = known

    async def play_until(
        self, done: Callable[[TableView], bool], *, asleep: Collection[str] = ()
    ) -> TableView:
        """Let everybody but those asleep answer until something holds; return how it stands then.

        Fails if nobody who is awake is awaited before.
        """
        while not done(table := await self.stands()):
            thread_keeper = [s for s in table.awaited if s not in asleep]
            assert thread_keeper, f"stuck: only {table.awaited} can answer {table.kind}"
            await self.answer(thread_keeper[0])
        return table

    async def play_until_awaited_alone(self, seat: str) -> TableView:
        """Let everybody else answer until the game waits for one seat alone."""
        return await self.play_until(lambda t: t.awaited == (seat,), asleep=[seat])

    async def play_to_orders(self, *, asleep: Collection[str] = ()) -> TableView:
        """Play on to the next orders, for which nobody has given any yet."""
        last = (await self.stands()).number
        return await self.play_until(
            lambda t: t.kind == "orders" and t.number != last and not t.answered, asleep=asleep
        )

    async def after_part(self, part: float, seat: str) -> None:
        """Let a part of a seat's time for its answer pass."""
        clock = (await self.stands()).clocks[seat]
        assert clock.due is not None
        at = clock.begun + part * (clock.due - clock.begun)
        await self.after((at - self.now()) / HOUR)

    async def after(self, hours: float) -> None:
        """Let time pass; afterwards the game has moved on, or somebody can answer by a panel."""
        number = (await self.stands()).number
        self.bot.standin.service.clock.advance(hours * HOUR)
        await self.bot.services.play.tick(self.now())
        await self.calm()
        table = await self.stands()
        if table.number == number:
            who = self.sitting[table.awaited[0]]
            assert who.asked(await who.panel()) == number, "stuck: nobody can answer"
            await self.calm()

    def _think(self) -> None:
        self.bot.standin.service.clock.advance(THOUGHT)

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        """Wait for something that takes real time."""
        live = self.bot.standin.service.live
        async with asyncio.timeout(PATIENCE):
            while not await holds():
                await live.changed_since(live.version, 0.05)


def has(seen: VisibleMessage, verb: str) -> bool:
    """Tell whether something can be pressed."""
    return any(CustomId.decode(id).verb == verb for id in seen.custom_ids)
