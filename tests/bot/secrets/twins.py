"""Worlds that differ in one secret, and everything that others can see of each."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from itertools import zip_longest
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.hosting.rules_check.upgrade import check_up
from bot.local import Settings, Standin
from bot.local.page.person import Person
from bot.local.world.model import Channel
from bot.logs import OURS, Scrubber
from bot.play import TableView
from bot.store import Store
from bot.workers.drawing import Painter
from engine.rulesets import rulesets
from tests.play.tables import Clock, playing, send_all, step
from tests.wire.at_table import CHANNEL, Clicker, Served, carried_out, serving

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
STRANGER = "Gus"
NOON = 1_790_000_000.0
"""When all worlds begin, so that their ids and times are the same."""
HOUR = 3600

Told = dict[str, Any]
"""What others can see: screens, calls of the bot with their times, and its log."""


def begin_alike(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Let every world begin at the same moment; log everything.

    Replies are deferred late, so that it is not the load of the machine that tells worlds apart.
    Heads and receipts are keyed hashes of all that has happened, sealed answers as well: they look
    alike here, so that everything else is compared. Luck follows from the hash of the rules, which
    must not decide what these games come to.
    """
    for module in ("bot.play.fairness", "engine.fairness.log"):
        monkeypatch.setattr(f"{module}.hash_of_rules", lambda: "0" * 64)
    monkeypatch.setattr("engine.fairness.log.Log.receipt_at", lambda *_: "0" * 64)
    monkeypatch.setattr("bot.play.fairness.Luck.head", "1" * 64)
    for name in ("bot", "engine", "discord"):
        caplog.set_level(logging.DEBUG, logger=name)
    monkeypatch.setattr("bot.local.world.clock.time", SimpleNamespace(time=lambda: NOON))
    monkeypatch.setattr("bot.ui.reply.MOMENT", 60.0)
    monkeypatch.setattr("bot.connection.interactions.SILENCE", 60.0)


async def position(
    path: Path,
    ruleset: str,
    options: Mapping[str, Any],
    until: Callable[[TableView], bool],
    *,
    seed: int = 1,
) -> None:
    """Play a game at random to a position, and save it for people of any world.

    Raises LookupError if the game does not come to it.
    """
    async with Standin(Settings(users=8)) as standin:
        ids = {name: standin.user(name).id for name in NAMES}
        guild, channel = standin.service.world.guild.id, standin.channel(CHANNEL).id
    clock, rng = Clock(), random.Random(seed)
    clock.time = NOON
    async with playing(
        path, rulesets=rulesets, seed=seed, clock=clock, secret=lambda: bytes(32)
    ) as play:
        info = await play.new_game(
            host=ids["Ada"],
            host_name="Ada",
            guild=guild,
            channel=channel,
            ruleset=ruleset,
            options=dict(options),
            rulings={},
            terms={"together": 24 * HOUR, "alone": 24 * HOUR},
        )
        for name, seat in zip(NAMES, info.seats, strict=False):
            await play.join(info.id, ids[name], name, seat)
        await play.start(info.id, ids["Ada"])
        for _ in range(2000):
            if until(await play.table_view(info.id)):
                break
            if not await step(play, info.id, rng):
                raise LookupError("the game is over before there is such a position")
        else:
            raise LookupError("there is no such position")
        await send_all(play)
    store = await Store.open(path)
    try:
        await check_up(store, rulesets, now=NOON)  # or the next to open it would replay the game
    finally:
        await store.close()


class Sparing(random.Random):
    """Chooses nothing where an amount is asked, and anything elsewhere."""

    def sample(self, population: Any, k: int, **counted: Any) -> list[Any]:
        """Choose some of what is offered."""
        nothing = "number:0"
        return [nothing] if nothing in population else super().sample(population, k, **counted)


class World:
    """A bot that has taken up a saved game, and people who go on with it."""

    def __init__(self, bot: Served, caplog: pytest.LogCaptureFixture) -> None:
        self.bot = bot
        self._caplog = caplog
        self._service = bot.standin.service
        self._first = 0
        self._spans: list[tuple[str, range]] = []
        """Who answered, and the records of the log from then."""

    def person(self, name: str) -> Person:
        """Return somebody of the server."""
        return self.bot.standin.user(name)

    @property
    def table(self) -> Channel:
        """The channel of the game."""
        return self.bot.standin.channel(CHANNEL)

    async def awaited(self) -> list[str]:
        """Return who is awaited."""
        table = await self.bot.services.play.table_view(1)
        users = {self.person(name).id: name for name in NAMES}
        return [users[table.info.users[seat]] for seat in table.awaited]

    async def answer(self, name: str, rng: random.Random) -> Any:
        """Let somebody answer by presses, five seconds after the last deed; return the answer."""
        await self.wait(5)
        began = len(self._caplog.records)
        clicker = Clicker(self.person(name), rng)
        await clicker.answer(await clicker.panel())
        await self.settled()
        self._spans.append((name, range(began, len(self._caplog.records))))
        return (await self.bot.services.play.seat_view(1, self.person(name).id)).sealed

    async def use(self, name: str, /, *commands: str, **options: object) -> None:
        """Use commands, one every five seconds; wait for what they show."""
        for command in commands:
            await self.wait(5)
            clicker = Clicker(self.person(name), random.Random(1))
            await clicker.after(await clicker.person.slash(command, CHANNEL, **options))
            await self.settled()

    async def wait(self, seconds: float) -> None:
        """Let time pass, with everything that becomes due, after what has begun has ended."""
        await self.settled()
        await self.bot.after(seconds)
        await self.settled()

    async def settled(self) -> None:
        """Wait until everything is sent, and the bot has done with all that it has caused."""
        await self.bot.settled()
        client = self.bot.client
        async with asyncio.timeout(240):
            for session in self._service.gateway.connected:
                socket = client._get_websocket(shard_id=session.shard)
                while (socket.sequence or 0) < session.seq:  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(0.01)
            await carried_out()

    def begin(self) -> None:
        """Forget what was seen so far."""
        self._first = len(self._service.transcript.entries)
        self._caplog.clear()

    def told(self, *without: str, growing: bool = False) -> Told:
        """Return everything said and shown since the beginning to anybody except some people.

        Where posts are ``growing``, all edits of one at one moment count as the last of them: how
        many the outbox makes then is decided by the processor. Those people are told things at
        other moments then, alone or with a call, so their direct messages are not counted either.
        """
        some, world = {self.person(name).id for name in without}, self._service.world
        entries = list(self._service.transcript.entries)[self._first :]
        named = self._named(some)

        def plain(body: object) -> str:
            text = body if isinstance(body, str) else json.dumps(body, default=str)
            return CHANCE.sub(lambda found: named.get(found[0], "#"), text)

        direct = {c.id for c in world.channels.values() if some & {*c.recipients}}
        begun = tuple(f"{name}: " for name in without)
        pressed = {e.moment for e in entries if e.what.startswith(begun)}
        calls: dict[str, list[tuple[float, str]]] = defaultdict(list)
        for entry in entries:
            unheard = any(f"/channels/{id}" in entry.what for id in direct)
            reply = "/interactions/" in entry.what or "/webhooks/" in entry.what
            # Nobody else presses at a moment at which somebody has pressed.
            if entry.arrow == "->" and not unheard and not (reply and entry.moment in pressed):
                told = calls[plain(entry.what)]
                again = told and told[-1][0] == entry.moment - NOON
                if growing and again and EDIT in entry.what:
                    told.pop()
                told.append((entry.moment - NOON, plain(entry.body)))
        screens = {
            user.display_name: [
                (plain(self._shown(message)), [a.data for a in message.attachments])
                for channel in world.channels.values()
                if channel.id not in direct and (channel.in_guild or user.id in channel.recipients)
                for message in channel.messages.values()
                if message.seen_by in (None, user.id)
            ]
            for user in world.people()
            if user.id not in some
        }
        return {"calls": dict(calls), "screens": screens, "log": self._log(without, plain, growing)}

    def _log(
        self, without: Collection[str], plain: Callable[[object], str], growing: bool
    ) -> list[Any]:
        """Return the log at its most talkative, as the bot writes it: its lines, then libraries'.

        The lines of libraries are sorted, since they work on many calls at once.
        How often somebody presses, or a growing post is edited, can be counted in them, so that
        repeated ones are left out.
        """
        scrubber, own, others, repeated = Scrubber(self.bot.standin.token), [], [], set()
        presses = [span for name, span in self._spans if name in without]
        direct = [f"DM of bot and {name}/" for name in without] if growing else []
        for number, record in enumerate(self._caplog.records):
            line = (record.name, record.levelname, plain(scrubber.message(record)))
            if record.name.partition(".")[0] in OURS:
                own.append(line)
            elif "heartbeat" in line[2] or "keeping" in line[2].lower():
                continue  # they go by the processor's clock
            elif any(channel in line[2] for channel in direct):
                continue
            elif (growing and EDIT in line[2]) or any(number in span for span in presses):
                repeated.add(line)
            else:
                others.append(line)
        return [*own, *sorted(others), *sorted(repeated)]

    def _named(self, some: Collection[int]) -> dict[str, str]:
        """Return names for the ids of what others than some can see; no other id tells much."""
        world = self._service.world
        named = {str(user.id): user.display_name for user in world.users.values()}
        for channel in world.channels.values():
            people = " and ".join(named[str(id)] for id in channel.recipients)
            where = channel.name or f"DM of {people}"
            named[str(channel.id)] = where
            seen = (m for m in channel.messages.values() if m.seen_by not in some)
            named |= {str(m.id): f"message {n} of {where}" for n, m in enumerate(seen)}
        return named

    def _shown(self, message: Any) -> Any:
        return [
            message.type,
            message.content,
            message.flags,
            message.components,
            message.created - NOON,
            message.edited and message.edited - NOON,
            message.pinned_at and message.pinned_at - NOON,
            message.mentions,
            [(a.filename, a.description, a.width, a.height) for a in message.attachments],
        ]


BEGINNING = ("to invite the bot", "rows that nobody needs any more")
"""What the log says after each start, in whatever order."""
EDIT = "PATCH "
"""By what the transcript and the log tell an edit."""
CHANCE = re.compile(r"\d{15,}|\"nonce\": \"[^\"]*\"|\b[0-9a-f]{16}\b|127\.0\.0\.1:\d+")
"""Ids, and what chance has made: nonces and ports."""


@asynccontextmanager
async def world(
    database: Path, caplog: pytest.LogCaptureFixture, painter: Painter | None = None
) -> AsyncIterator[World]:
    """Take up a saved game in a world of its own."""
    async with Standin(Settings(users=8)) as standin:
        standin.service.clock.freeze()
        transcript = standin.service.transcript

        def is_there() -> bool:
            """Tell whether the bot has said all that it says at its start."""
            present = any("PRESENCE" in entry.what for entry in transcript.entries)
            return present and all(line in caplog.text for line in BEGINNING)

        async with serving(standin, database, painter=painter) as bot:
            async with asyncio.timeout(240):
                while not is_there():  # noqa: ASYNC110 - nothing tells of a line in the log
                    await asyncio.sleep(0.01)
            made = World(bot, caplog)
            await made.settled()
            made.begin()
            yield made
        assert standin.violations == []


def differences(one: Told, two: Told) -> list[str]:
    """Say what is not the same in two worlds; empty when nothing is."""
    found = [f"log: {a} / {b}" for a, b in zip_longest(one["log"], two["log"]) if a != b]
    for part in ("calls", "screens"):
        for where in sorted({*one[part], *two[part]}):
            pairs = zip_longest(one[part].get(where, ()), two[part].get(where, ()))
            found += [f"{part} of {where}: {a} / {b}" for a, b in pairs if a != b]
    return found
