"""The bot without Discord: its client, commands and panels, with some games on the table."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.client import Ravenry
from bot.cogs import COGS
from bot.connection.interactions import excuse
from bot.panels.router import Panels
from bot.play import Play, UserError
from bot.services import Services
from bot.store import Store
from bot.ui.custom_id import PATTERN, CustomId
from bot.ui.limits import walk
from engine.rulesets import rulesets
from tests.wire.at_table import InkSaver

from .interaction import Fake

RULESET = "agot-2e"
USERS = (101, 102, 103)
"""Those who play; the first is the host."""
STRANGER = 999
CHANNELS = (11, 12, 13, 14, 15)
KEPT = 4000
"""Buttons that are remembered to be pressed again."""

Command = app_commands.Command[Any, ..., Any]


class Faults(logging.Handler):
    """Collects the errors that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error."""
        self.said.append(record.getMessage())


@dataclass(frozen=True)
class Seen:
    """A button or a select that was shown."""

    custom_id: str
    values: tuple[str, ...] | None
    """What a select offers; ``None`` for a button."""


class World:
    """Everything that strangers can get at."""

    def __init__(
        self, client: Ravenry, services: Services, faults: Faults, seed: int, ruleset: str
    ) -> None:
        self.client = client
        self.ruleset = ruleset
        self.services = services
        self.rng = random.Random(seed)
        self.seen: list[Seen] = []
        self.commands = [
            c for c in client.tree.walk_commands() if isinstance(c, app_commands.Command)
        ]
        self._faults = faults

    @property
    def play(self) -> Play:
        """The games."""
        return self.services.play

    async def press(
        self, user: int, custom_id: str, values: Sequence[str] = (), *, private: bool = True
    ) -> Fake:
        """Press what has a ``custom_id``, as the library would hand it on."""
        fake = Fake(user, self.rng.choice(CHANNELS), private)
        if PATTERN.fullmatch(custom_id):
            await self.client.interactions.press(fake, CustomId.decode(custom_id), values)  # type: ignore[arg-type]  # enough like one
        else:
            await excuse(self.services, fake, "panel-out-of-date")  # type: ignore[arg-type]  # likewise
        return self._judged(fake, f"{user} pressed {custom_id!r} {list(values)!r}")

    async def submit(self, user: int, custom_id: str, text: str) -> Fake:
        """Send a form with a text."""
        fake = Fake(user, self.rng.choice(CHANNELS))
        field = {"type": 18, "component": {"type": 4, "custom_id": "text0", "value": text}}
        fake.data = {"custom_id": custom_id, "components": [field]}
        await self.client.interactions.form(fake)  # type: ignore[arg-type]  # enough like one
        return self._judged(fake, f"{user} typed {text!r} into {custom_id!r}")

    async def command(self, user: int, command: Command, typed: dict[str, Any]) -> Fake:
        """Use a command."""
        kind = discord.InteractionType.application_command
        fake = Fake(user, self.rng.choice(CHANNELS), typed=typed, kind=kind)
        try:
            await command.callback(*_bound(command), fake, **typed)
        except Exception as error:
            fake.faults.append(repr(error))
        return self._judged(fake, f"{user} used /{command.qualified_name} {typed!r}")

    async def autocomplete(self, user: int, command: Command, name: str, typed: str) -> int:
        """Have suggestions made for a field; return how many there are."""
        kind = discord.InteractionType.autocomplete
        fake = Fake(user, self.rng.choice(CHANNELS), kind=kind)
        suggest = command._params[name].autocomplete
        if suggest is None or isinstance(suggest, bool):
            return 0
        found = await suggest(*_bound(command), fake, typed)
        assert len(found) <= 25
        assert all(1 <= len(choice.name) <= 100 for choice in found)
        assert all(len(str(choice.value)) <= 100 for choice in found)
        return len(found)

    def _judged(self, fake: Fake, what: str) -> Fake:
        """Make sure that there was one good reply, and remember what can be pressed in it."""
        faults = [*fake.faults, *self._faults.said]
        self._faults.said.clear()
        if not fake.shown:
            faults.append("no reply")
        assert not faults, f"{what}: {faults}"
        for shown in fake.shown:
            for component in walk(shown.components):
                if "custom_id" in component:
                    options = component.get("options")
                    values = None if options is None else tuple(o["value"] for o in options)
                    self.seen.append(Seen(component["custom_id"], values))
        if len(self.seen) > KEPT:
            del self.seen[: KEPT // 4]
        return fake

    async def lay_tables(self) -> None:
        """Make sure that there is a game in every channel: most run, one waits for players."""
        numbers = sorted(rulesets[self.ruleset].options["players"])
        for n, channel in enumerate(CHANNELS):
            info = await self.play.game_in_channel(channel)
            players = numbers[n % len(numbers)]
            if info is not None and info.phase in ("lobby", "running"):
                continue
            info = await self.play.new_game(
                host=USERS[0],
                host_name="Ann",
                guild=1,
                channel=channel,
                ruleset=self.ruleset,
                options={"players": players},
                rulings={},
                terms={"together": 3600} if n % 2 else {},
            )
            if n == 0:
                continue
            for user in USERS[1:players]:
                await self.play.join(info.id, user, f"User {user}")
            if players > len(USERS):
                await self.play.add_stewards(info.id, USERS[0])
            await self.play.start(info.id, USERS[0])

    async def go_on(self, answers: int = 3) -> None:
        """Make sure that no game is stuck: everybody who is asked can answer, and it goes on."""
        for channel in CHANNELS:
            info = await self.play.game_in_channel(channel)
            if info is None or info.phase != "running":
                continue
            for _ in range(answers):
                await self.play.quiet(info.id)
                table = await self.play.table_view(info.id)
                users = table.info.users
                asked = [users[s] for s in table.awaited if s in users]
                if not asked:
                    # Empty seats wait for volunteers; otherwise somebody must be asked.
                    vacant = any(p.vacant for p in table.info.players)
                    assert vacant or table.over or table.info.opens is not None, table
                    break
                question = (await self.play.seat_view(info.id, asked[0])).question
                assert question is not None
                value = question.shape.sample(self.rng)
                try:
                    await self.play.answer(info.id, asked[0], question.number, value)
                except UserError as user_error:
                    if user_error.phrase.id != "trouble-too-late":
                        raise
                    break
        assert not self._faults.said, self._faults.said


def _bound(command: Command) -> tuple[Any, ...]:
    """Return the cog that a command belongs to; a game's own commands belong to none."""
    return () if command.binding is None else (command.binding,)


@asynccontextmanager
async def world(
    directory: Path, seed: int = 1, kept: int = 16, ruleset: str = RULESET
) -> AsyncIterator[World]:
    """Open a world with games on its tables."""
    store = await Store.open(directory / "games.sqlite3")
    faults = Faults()
    ours = logging.getLogger("bot")
    ours.addHandler(faults)
    try:
        known = {ruleset: rulesets[ruleset]}
        play = await Play.open(store, known, rng=random.Random(seed), kept=kept)
        services = Services(play, store, InkSaver())
        panels = Panels(services)
        client = Ravenry(panels, grace=0)
        for cog in COGS:
            await client.add_cog(cog(panels))
        opened = World(client, services, faults, seed, ruleset)
        await opened.lay_tables()
        yield opened
        await client.close()
        await services.practice.close()
        await play.close()
    finally:
        ours.removeHandler(faults)
        await store.close()
