"""The bot as a Discord client: connects, receives presses and commands, and always replies."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import traceback
from collections import OrderedDict, deque
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import COGS, own_commands
from bot.cogs.health import HealthCog
from bot.health.trace import trace_of
from bot.health.vitals import Vitals
from bot.lateness import Lateness
from bot.outbox import Dispatcher
from bot.outbox.delivery import Delivery
from bot.pace import Pace, paced
from bot.panels.panels import Panels
from bot.permissions import invitation
from bot.text import voice
from bot.text.commands import learn
from bot.ui.forms import sent
from bot.ui.items import Pressable
from bot.ui.layout import Layout
from bot.ui.press import Press, Unreadable
from bot.ui.reply import Failure, Reply

Interaction = discord.Interaction[Any]

SILENCE = 2.0
"""Seconds after which a user gets a reply in any case, even an apology; Discord waits for 3."""

TIMELY = 2.5
"""Seconds that an interaction may take to arrive and still be answered in time."""

REMEMBERED = 500
"""How many interactions are remembered, to recognise those that arrive twice."""

INTENTS = discord.Intents(guilds=True)
"""Servers and channels; the bot learns about users from presses and commands."""

# The library warns that packages for voice channels are not installed; they are not needed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Ravenry"]):
    """The slash commands."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Ignore a command that arrives twice, and refuse one too many."""
        if not self.client.is_new(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        if not await self.client.is_timely(interaction):
            return False
        return await self.client.is_patient(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Log an error, and apologise to the user."""
        cause = error.__cause__ or error
        log.error(
            "command %s failed",
            interaction.command and interaction.command.qualified_name,
            exc_info=cause,
        )
        await self.client.excuse(interaction, "trouble-internal")


class Ravenry(commands.Bot):
    """One connection; a new one is made for each attempt to connect."""

    def __init__(self, panels: Panels, *, grace: float) -> None:
        desk = panels.desk
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30.0,
            http_trace=paced(
                trace_of(Vitals() if desk.health is None else desk.health.vitals), Pace()
            ),
        )
        self.desk = desk
        self.panels = panels
        self.closing = False
        """Set while the bot stops: users are asked to press again in a minute."""
        self._grace = grace
        self._lateness = Lateness()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._hopeless: deque[int] = deque(maxlen=REMEMBERED)
        """How many interactions came too late to be answered."""
        self._jobs: set[asyncio.Task[Any]] = set()
        self.dispatcher: asyncio.Task[None] | None = None
        self.talks: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Prepare everything that does not need the gateway."""
        Pressable.on_press = self._on_press
        self.add_dynamic_items(Pressable)
        for cog in COGS:
            await self.add_cog(cog(self.panels))
        for command in own_commands(self.panels):
            self.tree.add_command(command)
        if self.desk.health is not None:
            await self.add_cog(HealthCog(self.desk, self.desk.health))
        await self._sync_commands()
        delivery = Delivery(self, self.desk)
        dispatcher = Dispatcher(
            self.desk.play.queue, delivery, grace=self._grace, now=self.desk.now
        )
        self.dispatcher = asyncio.create_task(dispatcher.run(), name="outbox")
        self.dispatcher.add_done_callback(_tell_if_failed)
        self.talks = asyncio.create_task(self.panels.talk.keep(self), name="talks")
        self.talks.add_done_callback(_tell_if_failed)

    async def on_ready(self) -> None:
        """Log that the bot is connected; called after each new session."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        assert self.application_id is not None
        log.info("to invite the bot, open %s", invitation(self.application_id))

    async def close(self) -> None:
        """Finish the replies under way, then disconnect."""
        self.closing = True
        if self.talks is not None:
            self.talks.cancel()
        if self.dispatcher is not None:
            self.dispatcher.cancel()
            await asyncio.wait([self.dispatcher], timeout=9)
        # The library would go on waiting for servers.
        waiting = getattr(self._connection, "_ready_task", None)
        if waiting is not None:
            waiting.cancel()
        await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Handle an event, unless the client is closed: the library has no loop for it then."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    # -- what may let waiting messages through ------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again what was refused."""
        await self._hurry()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again what was refused; also called for every server at the start."""
        await self._hurry()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what was refused, if permissions have changed."""
        if before.permissions != after.permissions:
            await self._hurry()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again what was refused, if the bot's own roles or time-out have changed."""
        if self.user is not None and after.id == self.user.id:
            await self._hurry()

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Try again what was refused: a channel that becomes visible is announced as created."""
        await self._hurry()

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what was refused, if permissions have changed."""
        if before.overwrites != after.overwrites:
            await self._hurry()

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Try again what was refused, if a thread was reopened."""
        if before.archived != after.archived or before.locked != after.locked:
            await self._hurry()

    async def _hurry(self) -> None:
        if hurried := await self.desk.play.queue.hurry():
            log.info("%d messages that were refused are tried again", hurried)

    # -- interactions ---------------------------------------------------------------------------

    def is_new(self, interaction: Interaction) -> bool:
        """Tell whether an interaction is new, and remember it."""
        if interaction.id in self._seen:
            log.warning("interaction %s arrived again", interaction.id)
            return False
        self._seen[interaction.id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    async def is_timely(self, interaction: Interaction) -> bool:
        """Tell whether there is time to answer an interaction; if not, tell the user.

        After three seconds without a reply, Discord and the user assume that it failed, so it must
        have no effect when they try again.
        """
        late = self._lateness.of(interaction.id, self.desk.now())
        if late <= TIMELY:
            return True
        log.warning("interaction %s comes %.1f s late: nothing is done", interaction.id, late)
        if await self.excuse(interaction, "panel-late"):
            # Discord still accepted the reply, so this machine's clock is wrong.
            self._lateness.set(interaction.id, self.desk.now())
        else:
            self._hopeless.append(interaction.id)
        return False

    async def is_patient(self, interaction: Interaction) -> bool:
        """Return whether a user is within the limit; if not, ask them to wait."""
        flood = self.desk.flood
        wait = 0.0 if flood is None else flood.wait(interaction.user.id)
        if wait > 0:
            await self.excuse(interaction, "flood-wait")
        return wait == 0

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer interactions that nothing else has answered."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await self._on_form(interaction)
        await asyncio.sleep(SILENCE)
        if not interaction.response.is_done() and interaction.id not in self._hopeless:
            log.error("nobody answered interaction %s: %s", interaction.id, _what(interaction))
            await self.excuse(interaction, "panel-out-of-date")

    async def _on_form(self, interaction: Interaction) -> None:
        """Hand on a submitted form.

        The library forgets forms at a restart; everything needed is in the form's id.
        """
        data: Any = interaction.data or {}
        try:
            press, values = sent(data)
        except ValueError:
            await self.excuse(interaction, "panel-out-of-date")
            return
        await self._on_press(interaction, press, values)

    async def _on_press(self, interaction: Interaction, press: Press, values: Any) -> None:
        if not self.is_new(interaction) or not await self.is_timely(interaction):
            return
        if self.closing:
            await self.excuse(interaction, "panel-restarting")
            return
        if not await self.is_patient(interaction):
            return
        try:
            await self.panels.press(interaction, press, list(values))
        except Unreadable:
            await self.excuse(interaction, "panel-out-of-date")
        except Failure as error:
            log.error("press %s was not answered: %r", press.verb, error)
        except Exception as error:
            # Without the error's text, which may hold a secret answer.
            frames = "".join(traceback.format_tb(error.__traceback__))
            log.error("press %s failed: %s\n%s", press.verb, type(error).__name__, frames)
            await self.excuse(interaction, "trouble-internal")

    async def excuse(self, interaction: Interaction, id: str) -> bool:
        """Say one sentence to the user; tell whether that was possible."""
        sentence = voice(interaction.locale)(id)
        try:
            reply = Reply(interaction, fresh=True)
            return await reply.show(Layout().text(sentence)) is not None
        except Failure as error:
            log.error("interaction %s was not answered: %r", interaction.id, error)
            return False

    # -- commands -------------------------------------------------------------------------------

    async def _sync_commands(self) -> None:
        """Register the commands with Discord, if they have changed since last time."""
        told = [c.to_dict(self.tree) for c in self.tree.get_commands()]
        text = json.dumps(
            [told, self.application_id, self.http.token and "set"], sort_keys=True, default=str
        )
        key = f"commands:{self.application_id}"
        fingerprint = hashlib.blake2s(text.encode()).hexdigest()
        ids = await self.desk.fact(f"{key}:{fingerprint}")
        if ids is None:
            ids = json.dumps({c.name: c.id for c in await self.tree.sync()})
            if (before := await self.desk.fact(key)) is not None:
                await self.desk.drop_fact(f"{key}:{before}")
            await self.desk.put_fact(f"{key}:{fingerprint}", ids)
            await self.desk.put_fact(key, fingerprint)
        learn(json.loads(ids))


def _what(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("custom_id") or data.get("name") or interaction.type)


def _tell_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.critical("%s has stopped", task.get_name(), exc_info=error)
