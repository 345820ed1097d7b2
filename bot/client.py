"""The bot as a Discord client: connects, receives presses and commands, and always replies."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import OrderedDict, deque
from collections.abc import Collection
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.awake import Awake
from bot.cogs import COGS, own_commands
from bot.cogs.contexts import BY_SERVERS, EVERYWHERE
from bot.cogs.health import HealthCog
from bot.elsewhere import Elsewhere, is_direct, is_lost
from bot.emojis import look, provide
from bot.health.trace import trace_of
from bot.health.vitals import Vitals
from bot.identify import Gate
from bot.lateness import Lateness
from bot.lookout import Lookout
from bot.outbox import Dispatcher
from bot.outbox.delivery import Delivery
from bot.outbox.gone import GoneChannels
from bot.outbox.places import may_post, touched
from bot.pace import MOST, Pace, paced
from bot.panels.panels import Panels
from bot.peers import Peers
from bot.permissions import invitation
from bot.presence import keep_present
from bot.refusals import counted
from bot.registration import Registered, register
from bot.shards import ALL, Shards
from bot.text import Plain, voice
from bot.text.commands import learn
from bot.ui import emblems
from bot.ui.forms import sent
from bot.ui.items import Pressable
from bot.ui.layout import Layout
from bot.ui.press import Press, Unreadable
from bot.ui.reply import Failure, Reply
from bot.ui.verbs import Verb

Interaction = discord.Interaction[Any]

SILENCE = 2.0
"""Seconds after which a user gets a reply in any case, even an apology; Discord waits for 3."""

TIMELY = 2.5
"""Seconds that an interaction may take to arrive and still be answered in time."""

REMEMBERED = 500
"""How many interactions are remembered, to recognise those that arrive twice."""

INTENTS = discord.Intents(guilds=True)
"""Servers and channels; the bot learns about users from presses and commands."""

DEEDS = frozenset[Verb]({"run", "agree", "aye", "nay", "take-seat"})
"""Verbs of presses that tables are told of."""

LOOKS = frozenset({"run", "settings", "status"})
"""Commands about a table that it is not told of."""

# The library warns that packages for voice channels are not installed; they are not needed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

SPARE = 100
"""Sessions of a day that are left to whoever looks for what goes wrong."""

log = logging.getLogger(__name__)


class TooManySessions(RuntimeError):
    """Nearly all sessions are used that Discord allows in a day; there are more after a pause."""

    def __init__(self, pause: float) -> None:
        super().__init__(
            f"nearly all sessions of a day are used; Discord allows more in {pause:.0f} s"
        )
        self.pause = pause


class Tree(app_commands.CommandTree["Ravenry"]):
    """The slash commands."""

    def __init__(self, client: Ravenry) -> None:
        super().__init__(client, allowed_contexts=EVERYWHERE, allowed_installs=BY_SERVERS)

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Ignore a command that arrives twice, and refuse one too many."""
        if not self.client.is_new(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        if not await self.client.is_timely(interaction):
            return False
        return await self.client.is_patient(interaction, deed=_is_deed(interaction.command))

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Log an error, and apologise to the user."""
        cause = error.__cause__ or error
        log.error(
            "command %s failed",
            interaction.command and interaction.command.qualified_name,
            exc_info=cause,
        )
        await self.client.excuse(interaction, "trouble-internal")


class Ravenry(commands.AutoShardedBot):
    """One connection for each shard; a new client is made for each attempt to connect."""

    def __init__(
        self,
        panels: Panels,
        *,
        grace: float,
        emojis: bool = False,
        shards: Shards | None = None,
        gate: Gate | None = None,
        peers: Peers | None = None,
    ) -> None:
        """``emojis``: whether the application is to have emojis of its own.

        ``shards`` are those of this process, ``None`` for all, in as many as Discord recommends.
        """
        desk = panels.desk
        part = shards or ALL
        pace = Pace(part.part_of(MOST))
        super().__init__(
            **_told(shards),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30.0,
            http_trace=counted(
                paced(
                    trace_of(Vitals() if desk.health is None else desk.health.vitals),
                    pace,
                ),
                desk.refusals,
            ),
        )
        self.desk = desk
        self.panels = panels
        self.is_first = part.first
        """Whether this process speaks for the whole bot: commands, emojis, direct messages."""
        self.pace = pace
        """How fast this process calls Discord: its part of what the bot may."""
        self._gate = gate or Gate()
        self._limit: dict[str, Any] | None = None
        """What Discord has just said of the sessions that there can be."""
        self._elsewhere = None if part.all else Elsewhere(desk.play, peers)
        if self._elsewhere is not None:
            self._connection.parsers["INTERACTION_CREATE"] = self._sort
            if peers is not None:
                peers.answer = partial(self._elsewhere.taken, act=self._hear)
        self.awake = Awake(self, desk.play, desk.now)
        self.closing = False
        """Set while the bot stops: users are asked to press again in a minute."""
        self._grace = grace
        self._emojis = emojis
        self._lateness = Lateness()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._hopeless: deque[int] = deque(maxlen=REMEMBERED)
        """How many interactions came too late to be answered."""
        self._channels = GoneChannels(self, desk.play)
        self._jobs: set[asyncio.Task[Any]] = set()
        self.dispatcher: asyncio.Task[None] | None = None
        self.talks: asyncio.Task[None] | None = None
        self.uploads: asyncio.Task[None] | None = None
        self.presence: asyncio.Task[None] | None = None
        self.lookout = Lookout(self, desk.play.time)
        self.seeing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Prepare everything that does not need the gateway."""
        self.add_dynamic_items(Pressable)
        await self.register()
        delivery = Delivery(self, self.desk)
        dispatcher = Dispatcher(
            self.desk.play.queue,
            delivery,
            grace=self._grace,
            now=self.desk.now,
            on_no_token=self._give_up,
            steady=self.desk.steady,
        )
        self.dispatcher = asyncio.create_task(dispatcher.run(), name="outbox")
        self.dispatcher.add_done_callback(_tell_if_failed)
        self.talks = asyncio.create_task(self.panels.talk.keep(self), name="talks")
        self.talks.add_done_callback(_tell_if_failed)
        self.presence = asyncio.create_task(keep_present(self, self.desk), name="presence")
        self.presence.add_done_callback(_tell_if_failed)
        emblems.learn({})
        if self._emojis:
            work = provide(self, self.desk) if self.is_first else look(self)
            self.uploads = asyncio.create_task(work, name="emojis")
            self.uploads.add_done_callback(_tell_if_failed)
        self.seeing = asyncio.create_task(self.lookout.keep(), name="sight")
        self.seeing.add_done_callback(_tell_if_failed)

    async def on_ready(self) -> None:
        """Log that the bot is connected; called after each new session."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))
        assert self.application_id is not None
        log.info("to invite the bot, open %s", invitation(self.application_id))
        self.lookout.stir()

    def _give_up(self) -> None:
        """End the connection: whoever connects anew finds out whether the token is known."""
        job = asyncio.create_task(self.close())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def close(self) -> None:
        """Finish the replies under way, then disconnect."""
        self.closing = True
        for task in (self.talks, self.uploads, self.presence, self.seeing):
            if task is not None:
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
            await self._async_setup_hook()  # the library cannot close what has not begun
        await super().close()

    @property
    def sockets(self) -> dict[int, DiscordWebSocket]:
        """The present connections, by the numbers of their shards."""
        return {shard: self._get_websocket(shard_id=shard) for shard in self.shards}

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait as the library does before another session; raise TooManySessions for one too many.

        A thousand in a day reset the token, whichever process has opened them. Shards of one
        group go one by one, those of other processes on this machine included.
        """
        limit, self._limit = self._limit or await self._sessions(), None
        await self._gate.wait((shard_id or 0) % limit["max_concurrency"])

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time; raise TooManySessions for one too many.

        Raised later, the library would try again at once.
        """
        self._limit = await self._sessions()
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def _sessions(self) -> dict[str, Any]:
        """Return what Discord says of the sessions that can be opened. Raises TooManySessions."""
        told = await self.http.request(discord.http.Route("GET", "/gateway/bot"))
        limit: dict[str, Any] = told["session_start_limit"]
        if limit["remaining"] <= SPARE:
            raise TooManySessions(limit["reset_after"] / 1000)
        return limit

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Handle an event, unless the client is closed: the library has no loop for it then."""
        if event == "shard_connect":
            self._forget_left(*args)
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    def _forget_left(self, shard: int) -> None:
        """Forget the servers of a shard that a new session does not list.

        The library makes those that it lists anew, as not available yet; others it would keep,
        though the bot was thrown out of them while the shard was not connected.
        """
        for guild in self.guilds:
            if guild.shard_id == shard and not guild.unavailable:
                self._connection._remove_guild(guild)

    # -- what may hide a channel, or let waiting messages through -------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of games that nobody can play now."""
        self.lookout.stir()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of games that nobody can play now."""
        self.lookout.stir()

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Stop the clocks of a game that nobody can play now."""
        self.lookout.stir()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again what was refused in a server."""
        await self._hurry(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again what was refused in a server; called for each at the start, too."""
        await self.awake.look_for(guild)
        await self._hurry(guild)
        await self._channels.look_in(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the clocks of the tables in a channel that is gone, and in its threads."""
        self.lookout.stir()
        for thread in getattr(channel, "threads", ()):
            await self._channels.look_for(thread.id)
        await self._channels.look_for(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the clocks of the table in a thread that is gone."""
        await self._channels.look_for(payload.thread_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what was refused in a server, if it is a question of permissions."""
        if before.permissions != after.permissions:
            await self._hurry(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again what was refused, if the bot's own roles or time-out have changed."""
        if self.user is not None and after.id == self.user.id:
            await self._hurry(after.guild)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Try again what was refused: a channel that becomes visible is announced as created."""
        await self._hurry(channel.guild, channel.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what was refused in a channel, if it is a question of permissions."""
        if before.overwrites != after.overwrites:
            await self._hurry(after.guild, after.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Open a thread that was archived; try again what was refused in one that is open.

        The library forgets archived threads, and tells of a thread that it knows alone.
        """
        state = payload.data["thread_metadata"]
        if state["archived"]:
            await self.awake.archived(payload.thread_id, locked=state.get("locked", False))
        elif (guild := self.get_guild(payload.guild_id)) is not None:
            await self._hurry(guild, payload.thread_id)

    async def _hurry(self, guild: discord.Guild, changed: int | None = None) -> None:
        """Try again what was refused in a server, or where one of its channels has changed.

        Where it is known that it would be refused again, it is not tried.
        """
        queue = self.desk.play.queue
        queue.openings += 1
        self.lookout.stir()
        await self._channels.look_again()
        channels: Collection[int] = await queue.refused_in(guild.id)
        if changed is not None:
            channels = touched(guild, changed, channels)
        channels = [channel for channel in channels if may_post(guild, channel)]
        if hurried := await queue.hurry(channels):
            log.info("%d messages that were refused are tried again", hurried)

    # -- interactions ---------------------------------------------------------------------------

    def _hear(self, raw: Any) -> None:
        """Act on an interaction as the library does on one that has arrived."""
        self._connection.parse_interaction_create(raw)

    def _sort(self, raw: Any) -> None:
        """Hear an interaction; one from a direct message may be for another process."""
        if not is_direct(raw):
            self._hear(raw)
            return
        job = asyncio.create_task(self._place(raw), name="direct message")
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        job.add_done_callback(_tell_if_failed)

    async def _place(self, raw: Any) -> None:
        """Let the process act on an interaction whose it is, or say that it cannot be reached."""
        assert self._elsewhere is not None
        if await self._elsewhere.is_mine(raw):
            self._hear(raw)
        elif await self._elsewhere.handed_on(raw):
            log.info("interaction %s is for another process, which has taken it", raw["id"])
        elif is_lost(raw):
            log.warning("interaction %s is for a process that does not take it", raw["id"])
            interaction: Interaction = discord.Interaction(data=raw, state=self._connection)
            channel = self._elsewhere.channel_of(raw)
            id = "panel-elsewhere" if channel else "panel-elsewhere-nowhere"
            await self.excuse(interaction, id, channel=Plain(f"<#{channel}>"))
        else:
            self._hear(raw)

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

    async def is_patient(self, interaction: Interaction, *, deed: bool = False) -> bool:
        """Return whether a user is within the limit; if not, ask them to wait.

        ``deed``: whether the table is told of it, which holds up what else it has to hear.
        """
        user, desk = interaction.user.id, self.desk
        wait = 0.0 if desk.flood is None else desk.flood.wait(user)
        if wait == 0 and deed and desk.deeds is not None:
            wait = desk.deeds.wait(user)
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
        await self.on_press(interaction, press, values)

    async def on_press(self, interaction: Interaction, press: Press, values: Any) -> None:
        """Answer a press, whatever it is on."""
        if not self.is_new(interaction) or not await self.is_timely(interaction):
            return
        if self.closing:
            await self.excuse(interaction, "panel-restarting")
            return
        if not await self.is_patient(interaction, deed=press.verb in DEEDS):
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

    async def excuse(self, interaction: Interaction, id: str, **words: Any) -> bool:
        """Say one sentence to the user; tell whether that was possible."""
        sentence = voice(interaction.locale)(id, **words)
        try:
            reply = Reply(interaction, fresh=True)
            return await reply.show(Layout().text(sentence)) is not None
        except Failure as error:
            log.error("interaction %s was not answered: %r", interaction.id, error)
            return False

    # -- commands -------------------------------------------------------------------------------

    async def register(self, *, force: bool = False) -> Registered:
        """Make the commands, and tell them to Discord if it knows others, or in any case.

        Raises what calls to Discord raise.
        """
        for cog in COGS:
            await self.add_cog(cog(self.panels))
        for command in own_commands(self.panels):
            self.tree.add_command(command)
        if self.desk.health is not None:
            await self.add_cog(HealthCog(self.desk, self.desk.health))
        done = await register(self.tree, self.desk, force=force, tell=self.is_first)
        if done.refusal:
            log.error("Discord keeps the commands that it has: %s", done.refusal)
        elif done.made or done.changed:
            log.info("told Discord %d new commands, %d changed ones", done.made, done.changed)
        learn(done.ids)
        return done


class Registrar(Ravenry):
    """Logs in, tells Discord the commands whatever it knows, and does nothing else."""

    done: Registered
    """What came of it."""

    async def setup_hook(self) -> None:
        """Tell the commands."""
        self.done = await self.register(force=True)


def _is_deed(command: object) -> bool:
    """Tell whether a command does something that its table is told of."""
    if not isinstance(command, app_commands.Command) or command.parent is None:
        return False
    return command.parent.name == "game" and command.name not in LOOKS


def _told(shards: Shards | None) -> Any:
    """Return what the library is told of the shards; nothing where it asks Discord."""
    return {} if shards is None else {"shard_ids": list(shards.ids), "shard_count": shards.count}


def _what(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("custom_id") or data.get("name") or interaction.type)


def _tell_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.critical("%s has stopped", task.get_name(), exc_info=error)
