"""The bot as a Discord client: it connects, receives presses and commands, and always replies."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.cogs import COGS
from bot.cogs.context import BY_SERVERS, EVERYWHERE
from bot.cogs.former import answer, successor
from bot.cogs.health import HealthCog
from bot.connection.interactions import InteractionHandler, excuse
from bot.outbox import Dispatcher
from bot.outbox.delivery import Delivery
from bot.outbox.tournaments import TournamentKeeper
from bot.ui.items import Interaction, PersistentItem

from .cogs.guild_events import GuildEventsCog
from .connection.application import keep_present, provide
from .connection.channel_monitor import ChannelMonitor, ThreadKeeper
from .connection.command_sync import Registered, Translator, register
from .connection.identify import Backoff, IdentifyGate, checked
from .hosting.health.metrics import Vitals, trace_of
from .limits.invalid_requests import counted
from .limits.permissions import invitation
from .limits.rates import GlobalRateLimit, paced
from .panels.router import Panels
from .text.names import learn
from .ui import emojis as emblems

INTENTS = discord.Intents(guilds=True)
"""Servers and channels; the bot learns about users from presses and commands."""

# The library warns that packages for voice channels are not installed; they are not needed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

FINISHING = 5.0
"""Seconds that commands under way get when the bot is told to stop, such as for a picture."""

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree["Ravenry"]):
    """The slash commands."""

    def __init__(self, client: Ravenry) -> None:
        super().__init__(client, allowed_contexts=EVERYWHERE, allowed_installs=BY_SERVERS)

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Ignore a command that arrives twice, and refuse one too many."""
        return await self.client.interactions.command(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Log an error, and apologize to the user; name the new command to anyone who has used an
        old one.
        """
        if (names := successor(error)) is not None:
            if interaction.type is discord.InteractionType.application_command:
                await answer(
                    interaction, *names, await self.client.services.localizer_of(interaction)
                )
            return
        cause = error.__cause__ or error
        self.client.interactions.under_way.discard(interaction.id)
        if self.client.interactions.closing:
            log.warning("a command was cut off by the end: %r", cause)
            return
        log.error(
            "command %s failed",
            interaction.command and interaction.command.qualified_name,
            exc_info=cause,
        )
        await excuse(self.client.services, interaction, "trouble-internal")


class Ravenry(commands.AutoShardedBot):
    """The client, with as many shards as Discord recommends.

    A new client is created for each attempt to connect.
    """

    def __init__(
        self,
        panels: Panels,
        *,
        grace: float,
        emojis: bool = False,
        gate: IdentifyGate | None = None,
    ) -> None:
        """Create it; ``emojis`` is whether the application gets emojis of its own.

        ``gate`` knows when earlier clients have opened sessions.
        """
        services = panels.services
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30.0,
            http_trace=counted(
                paced(
                    trace_of(Vitals() if services.health is None else services.health.vitals),
                    GlobalRateLimit(),
                ),
                services.refusals,
            ),
        )
        self.services = services
        self.panels = panels
        self._gate = gate or IdentifyGate()
        self._limit: Mapping[str, Any] | None = None
        """Discord's latest limits of sessions."""
        self.thread_keeper = ThreadKeeper(self, services.play, services.now)
        self.interactions = InteractionHandler(services, panels)
        self._grace = grace
        self._emojis = emojis
        self._jobs: set[asyncio.Task[Any]] = set()
        self.dispatcher: asyncio.Task[None] | None = None
        self.uploads: asyncio.Task[None] | None = None
        self.channel_monitor = ChannelMonitor(self, services.play.time)
        self._tasks: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        """Prepare everything that does not need the gateway."""
        self.add_dynamic_items(PersistentItem)
        await self.register()
        await self.add_cog(
            GuildEventsCog(self, self.services, self.channel_monitor, self.thread_keeper)
        )
        keep, delivery = self.services.supervisor.keep, Delivery(self, self.services)
        dispatcher = Dispatcher(
            self.services.play.queue,
            delivery,
            grace=self._grace,
            now=self.services.now,
            on_no_token=self._give_up,
            steady=self.services.steady,
        )
        self.dispatcher = keep("outbox", dispatcher.run)
        emblems.learn({})
        self._tasks += [
            keep("talks", partial(self.panels.talk.keep, self)),
            keep("presence", partial(keep_present, self, self.services)),
            keep("sight", self.channel_monitor.keep),
            keep("tournaments", TournamentKeeper(self, self.services).run),
        ]
        if self._emojis:
            self.uploads = keep("emojis", partial(provide, self, self.services))
            self._tasks.append(self.uploads)

    async def on_ready(self) -> None:
        """Log that the bot is connected; called after each new session."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        assert self.application_id is not None
        log.info("to invite the bot, open %s", invitation(self.application_id))
        self.channel_monitor.stir()

    def _give_up(self) -> None:
        """End the connection; the next one finds out whether the token is known."""
        job = asyncio.create_task(self.close())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def close(self) -> None:
        """Finish the replies under way, then disconnect."""
        self.interactions.closing = True
        await self.interactions.finish(FINISHING)
        for task in self._tasks:
            task.cancel()
        if self.dispatcher is not None:
            self.dispatcher.cancel()
            await asyncio.wait([self.dispatcher], timeout=9)
        # The library would go on waiting for servers.
        state: Any = self._connection
        for waiting in (state._ready_task, *state._ready_tasks.values()):
            if waiting is not None:
                waiting.cancel()
        if self._ready is discord.utils.MISSING:
            await self._async_setup_hook()  # The library cannot close what has not begun.
        await self._abandon()
        await super().close()

    async def _abandon(self) -> None:
        """Close connections that came to an end between their first word and their session.

        The library lets them go as they are, each with a thread that keeps it alive.
        """
        standing = list(self.sockets.values())
        beating = [t for t in threading.enumerate() if isinstance(t, KeepAliveHandler)]
        ours = [t.ws for t in beating if t.ws._connection is self._connection]
        await asyncio.gather(
            *(socket.close(1000) for socket in ours if socket not in standing),
            return_exceptions=True,
        )

    @property
    def sockets(self) -> dict[int, DiscordWebSocket]:
        """The present connections, by the numbers of their shards."""
        return {shard: self._get_websocket(shard_id=shard) for shard in self.shards}

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait as the library does before another session; raise TooManySessions for one too many.

        A thousand in a day reset the token, whichever process has opened them.
        """
        limit, self._limit = self._limit or await self._sessions(), None
        await self._gate.wait((shard_id or 0) % limit["max_concurrency"])

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time; raise TooManySessions for one too many.

        If it were raised later, the library would try again immediately.
        """
        self._limit = await self._sessions()
        await super().launch_shard(gateway, shard_id, initial=initial)
        shards: dict[int, Any] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        if shard_id in shards:
            shards[shard_id]._backoff = Backoff(self._gate)

    async def _sessions(self) -> Mapping[str, Any]:
        """Return Discord's limits of sessions. Raises TooManySessions."""
        told = await self.http.request(discord.http.Route("GET", "/gateway/bot"))
        return checked(told["session_start_limit"])

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Handle an event, unless the client is closed: the library has no loop for it then."""
        if event == "shard_connect":
            self._forget_left(*args)
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    def _forget_left(self, shard: int) -> None:
        """Forget the servers of a shard that a new session does not list.

        The library creates the listed ones again as unavailable, but would keep others, even if the
        bot was removed from them while the shard was not connected.
        """
        for guild in self.guilds:
            if guild.shard_id == shard and not guild.unavailable:
                self._connection._remove_guild(guild)

    # -- interactions ---------------------------------------------------------------------------

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """Note that a command was carried out."""
        self.interactions.under_way.discard(interaction.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a form, and interactions that nothing else has answered."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await self.interactions.form(interaction)
        await self.interactions.rest(interaction)

    # -- commands -------------------------------------------------------------------------------

    async def register(self, *, force: bool = False) -> Registered:
        """Create the commands, and register them at Discord if it has others, or in any case.

        Raises what calls to Discord raise.
        """
        for cog in COGS:
            await self.add_cog(cog(self.panels))
        if self.services.health is not None:
            await self.add_cog(HealthCog(self.services, self.services.health))
        await self.tree.set_translator(Translator())
        done = await register(self.tree, self.services, force=force)
        if done.refusal:
            log.error("Discord keeps the commands that it has: %s", done.refusal)
        elif done.made or done.changed:
            log.info("told Discord %d new commands, %d changed ones", done.made, done.changed)
        learn(done.ids)
        return done


class Registrar(Ravenry):
    """A client that logs in, registers the commands, and does nothing else."""

    done: Registered
    """The result."""

    async def setup_hook(self) -> None:
        """Register the commands."""
        self.done = await self.register(force=True)
