"""The bot in SimCord: a second opinion on Discord, independent of our stand-in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import simcord
from pydantic import SecretStr
from simcord.backend import serializers

from bot.client import Ravenry
from bot.config import Config
from bot.connection import interactions
from bot.connection.channel_monitor import ChannelMonitor
from bot.local.page.person import ActionOutcome, VisibleMessage
from bot.local.rest.errors import PageError
from bot.outbox import Dispatcher
from bot.outbox.tournaments import TournamentKeeper
from bot.panels.router import Panels
from bot.panels.table.talk import TalkPanel
from bot.process import opened
from bot.services import Services
from tests.wire.at_table import CHANNEL, InkSaver

PATIENCE = 60.0
"""Real seconds that SimCord waits until the bot has nothing to do any more."""


class SimulatedPerson:
    """A member of SimCord's server, with the interface of `bot.local.page.person.Person`."""

    def __init__(self, env: simcord.Env, member: Any, channel: Any) -> None:
        self._env = env
        self._member = member
        self._channel = channel
        self._modals: dict[str, Any] = {}
        self.id = int(member.id)
        self.name = str(member.name)

    def _where(self, channel: str | int | None) -> Any:
        return self._member.user.dm_channel if channel == "dm" else self._channel

    async def messages(self, channel: str | int | None = None) -> list[VisibleMessage]:
        """What this person sees in the channel, or in the direct messages with the bot."""
        where = self._where(channel)
        kept = self._env.backend.messages.get(where.id, {}).values()
        return [self._seen(m) for m in sorted(kept, key=lambda m: m.id) if m.visible_to(self.id)]

    async def message(self, message_id: str, channel: str | int | None = None) -> VisibleMessage:
        """One message in its current state."""
        for seen in await self.messages(channel):
            if seen.id == message_id:
                return seen
        raise PageError(f"{self.name} sees no message {message_id}")

    async def slash(
        self, command: str, channel: str | int | None = None, /, **options: Any
    ) -> ActionOutcome:
        """Use a slash command."""
        return self._outcome(await self._member.slash(self._where(channel), command, **options))

    async def click(self, message: VisibleMessage | str, custom_id: str) -> ActionOutcome:
        """Press a button."""
        return self._outcome(await self._member.click(self._handle(message), custom_id=custom_id))

    async def select(
        self, message: VisibleMessage | str, custom_id: str, *values: str
    ) -> ActionOutcome:
        """Choose in a menu."""
        shown = self._handle(message)
        return self._outcome(await self._member.select(shown, list(values), custom_id=custom_id))

    async def submit(self, modal: ActionOutcome | str, values: dict[str, Any]) -> ActionOutcome:
        """Send a form."""
        number = modal.modal if isinstance(modal, ActionOutcome) else modal
        shown = self._modals.pop(str(number))
        return self._outcome(await self._member.submit_modal(shown, values))

    async def dismiss(self, message: VisibleMessage | str) -> None:
        """Close an ephemeral message; SimCord keeps all of them."""

    def _handle(self, message: VisibleMessage | str) -> Any:
        wanted = int(message.id if isinstance(message, VisibleMessage) else message)
        for kept in self._env.backend.messages.values():
            if wanted in kept:
                return simcord.ResponseMessage(self._env, kept[wanted])
        raise PageError(f"{self.name} sees no message {wanted}")

    def _seen(self, message: Any) -> VisibleMessage:
        payload: dict[str, Any] = dict(serializers.message_payload(self._env.backend, message))
        return VisibleMessage(
            payload
            | {
                "ephemeral": bool(message.flags & 64),
                "edited": message.edited_timestamp,
                "mentions_me": self.id in message.mention_user_ids,
            }
        )

    def _outcome(self, result: Any) -> ActionOutcome:
        if not result.acknowledged:
            return ActionOutcome("failed", "no answer")
        if result.modal is not None:
            number = str(len(self._modals) + 1)
            self._modals[number] = result
            return ActionOutcome("modal", modal=number, form=result.modal)
        if result.followups:
            return ActionOutcome("deferred", message=str(result.followups[-1].id))
        if result.response is None:
            return ActionOutcome("acknowledged")
        return ActionOutcome("message", message=str(result.response.id))


@dataclass
class Clock:
    """A clock that stands still until it is moved on; UTC epoch seconds."""

    time: float = 1_790_000_000.0

    def now(self) -> float:
        """Return the time."""
        return self.time


@dataclass
class Simulation:
    """A bot that plays in SimCord."""

    env: simcord.Env
    services: Services
    people: dict[str, SimulatedPerson]
    clock: Clock

    async def after(self, seconds: float) -> None:
        """Move the time on, and wait until everything that follows is sent."""
        self.clock.time += seconds
        await self.services.play.tick(self.clock.time)
        self.services.play.queue.changed.set()
        await self.settled()

    async def settled(self) -> None:
        """Wait until the bot has nothing to do any more."""
        await self.env.settle(PATIENCE)


@asynccontextmanager
async def simulating(
    names: tuple[str, ...],
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    grace: float = 0.0,
    seed: int = 1,
) -> AsyncIterator[Simulation]:
    """Run the bot in SimCord, in a server with one channel."""
    config = Config(
        discord_token=SecretStr("simulated"),
        ravenry_database=database,
        ravenry_turn_grace=grace,
        ravenry_veil=0,
    )
    clock = Clock()
    async with opened(
        config, None, InkSaver(), random.Random(seed), clock.now, clock.now
    ) as services:
        client = Ravenry(Panels(services), grace=grace)
        env = simcord.Env(client, settle_timeout=PATIENCE, shard_count=1)

        async def nap(dispatcher: Dispatcher, _pause: float) -> None:
            # SimCord waits until the bot is idle, and must be told what counts as idle.
            dispatcher._wake = dispatcher._queue.changed
            await env.external_wait(dispatcher._wake.wait(), reason="nothing to send")

        async def doze(talks: TalkPanel, _pause: float) -> None:
            await env.external_wait(asyncio.Event().wait(), reason="nobody changes seats")

        async def rest(sight: ChannelMonitor, _pause: float) -> None:
            await env.external_wait(asyncio.Event().wait(), reason="every channel is seen")

        async def idle(keeper: TournamentKeeper, _pause: float) -> None:
            await env.external_wait(asyncio.Event().wait(), reason="there is no tournament")

        monkeypatch.setattr(Dispatcher, "_nap", nap)
        monkeypatch.setattr(TournamentKeeper, "_nap", idle)
        monkeypatch.setattr(ChannelMonitor, "_nap", rest)
        monkeypatch.setattr(TalkPanel, "_nap", doze)
        monkeypatch.setattr(interactions, "SILENCE", 1e6)
        # The ids of SimCord do not tell the time of this clock.
        monkeypatch.setattr(interactions, "TIMELY", 1e9)
        await env.start()
        try:
            guild = env.create_guild("Table")
            channel = guild.create_text_channel(CHANNEL)
            members = {name: guild.add_member(env.create_user(name)) for name in names}
            people = {name: SimulatedPerson(env, m, channel) for name, m in members.items()}
            yield Simulation(env, services, people, clock)
        finally:
            await env.shutdown()
