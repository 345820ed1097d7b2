"""Worlds that differ in one secret, and all that somebody who does not know it can see of each."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import zip_longest
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.doctor.checkup import check_up
from bot.local import Settings, Standin
from bot.local.person import Person
from bot.pictures import Painter
from bot.play import TableView
from bot.store import Store
from engine.rulesets import rulesets
from tests.bot.at_table import CHANNEL, Clicker, Served, serving
from tests.play.tables import Clock, playing, send_all, step

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
STRANGER = "Gus"
NOON = 1_790_000_000.0
"""When all worlds begin, so that their ids and times are the same."""
HOUR = 3600

Told = dict[str, Any]
"""What others can see: screens, calls of the bot with their times, and its log."""


def stop_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every world begin at the same moment."""
    monkeypatch.setattr("bot.local.clock.time", SimpleNamespace(time=lambda: NOON))


async def position(
    path: Path,
    ruleset: str,
    options: Mapping[str, Any],
    until: Callable[[TableView], bool],
    *,
    seed: int = 1,
) -> None:
    """Play a game at random to a position, and save it for people of any world."""
    async with Standin(Settings(users=8)) as standin:
        ids = {name: standin.user(name).id for name in NAMES}
        guild, channel = standin.service.world.guild.id, standin.channel(CHANNEL).id
    clock, rng = Clock(), random.Random(seed)
    clock.time = NOON
    async with playing(path, rulesets=rulesets, seed=seed, clock=clock) as play:
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
            if until(await play.table(info.id)):
                break
            assert await step(play, info.id, rng)
        else:
            raise AssertionError("there is no such position")
        await send_all(play)
    store = await Store.open(path)
    try:
        await check_up(store, rulesets, now=NOON)  # or the next to open it would replay the game
    finally:
        await store.close()


class World:
    """A bot that has taken up a saved game, and people who go on with it."""

    def __init__(self, bot: Served, caplog: pytest.LogCaptureFixture) -> None:
        self.bot = bot
        self._caplog = caplog
        self._service = bot.standin.service
        self._first = 0

    def person(self, name: str) -> Person:
        """Return somebody of the server."""
        return self.bot.standin.user(name)

    async def awaited(self) -> list[str]:
        """Return who is awaited."""
        table = await self.bot.desk.play.table(1)
        users = {self.person(name).id: name for name in NAMES}
        return [users[table.info.users[seat]] for seat in table.awaited]

    async def answer(self, name: str, seed: int) -> Any:
        """Let somebody answer by presses, five seconds after the last deed; return the answer."""
        await self.wait(5)
        clicker = Clicker(self.person(name), random.Random(seed))
        await clicker.answer(await clicker.panel())
        await self.bot.settled()
        return (await self.bot.desk.play.hand(1, self.person(name).id)).sealed

    async def use(self, name: str, *commands: str) -> None:
        """Use commands, one every five seconds; wait for what they show."""
        for command in commands:
            await self.wait(5)
            clicker = Clicker(self.person(name), random.Random(1))
            await clicker.after(await clicker.person.slash(command, CHANNEL))
            await self.bot.settled()

    async def wait(self, seconds: float) -> None:
        """Let time pass, and all that it brings."""
        await self.bot.after(seconds)

    def begin(self) -> None:
        """Forget what was seen so far."""
        self._first = len(self._service.transcript.entries)
        self._caplog.clear()

    def told(self, without: str) -> Told:
        """Return all that was said since the beginning, and shown, to others than somebody."""
        one = self.person(without).id
        entries = list(self._service.transcript.entries)[self._first :]
        world = self._service.world
        direct = {c.id for c in world.channels.values() if one in c.recipients}
        calls = defaultdict(list)
        for entry in entries:
            # Replies go to whoever has pressed; what others get is on their screens, too.
            unheard = {"/interactions/", "/webhooks/", *(f"/channels/{id}/" for id in direct)}
            if entry.arrow == "->" and not any(place in entry.what for place in unheard):
                calls[plain(entry.what)].append((entry.moment - NOON, plain(entry.body)))
        screens = {
            user.display_name: [
                (plain(self._shown(message)), [a.data for a in message.attachments])
                for channel in world.channels.values()
                if channel.id not in direct and (channel.in_guild or user.id in channel.recipients)
                for message in channel.messages.values()
                if message.seen_by in (None, user.id)
            ]
            for user in world.people()
            if user.id != one
        }
        log = [
            (r.name, r.levelname, plain(r.getMessage()))
            for r in self._caplog.records
            if r.name.split(".")[0] in ("bot", "engine")
        ]
        return {"calls": dict(calls), "screens": screens, "log": log}

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


def plain(body: object) -> str:
    """Write something down, without ids, nonces and ports, which chance has made."""
    text = body if isinstance(body, str) else json.dumps(body, default=str)
    return re.sub(r"\d{15,}|\"nonce\": \"[^\"]*\"|127\.0\.0\.1:\d+", "#", text)


@asynccontextmanager
async def world(
    database: Path, caplog: pytest.LogCaptureFixture, painter: Painter | None = None
) -> AsyncIterator[World]:
    """Take up a saved game in a world of its own."""
    async with Standin(Settings(users=8)) as standin:
        standin.service.clock.freeze()
        async with serving(standin, database, painter=painter) as bot:
            await bot.settled()
            async with asyncio.timeout(20):
                while "to invite the bot" not in caplog.text:  # noqa: ASYNC110 - its last words
                    await asyncio.sleep(0.01)
            made = World(bot, caplog)
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
