"""Private talks between players: threads of the game's channel, with their members.

The bot adds and removes players; it reads none of their messages.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import discord

from bot.limits.memory import Locks
from bot.limits.permissions import NEEDS, Need
from bot.panels.permission_report import names
from bot.play import GameInfo, Play, UserError
from bot.play.talk import Circle
from bot.store.table.talks import Talk, TalkMembership
from bot.text import Localizer, Plain, localizer_for
from bot.ui.custom_id import number_in
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import THREAD_NAME, shorten
from bot.ui.names import seat_name, seats_and_players
from bot.ui.plain_message import PlainMessage
from bot.ui.reply import Failure, Reply, apology
from bot.ui.router import Press, answering

WEEK: Final = 10080
"""Minutes of silence after which a thread is archived: the most that Discord offers."""
PAUSE = 300.0
"""Seconds until another attempt at a thread that could not be changed."""
EVERY = 15.0
"""Seconds between two checks whether talks have to follow seats that changed hands."""
UNKNOWN_CHANNEL, MISSING_ACCESS = 10003, 50001

log = logging.getLogger(__name__)


class TalkRefusal(Exception):
    """The error that two seats cannot talk; its text tells the user why."""


class ThreadLocked(Exception):
    """Raised if a thread is locked and the bot may not manage threads."""


class TalkPanel:
    """The service that opens talks, and keeps their members in line with the players of the
    seats."""

    def __init__(self, play: Play, steady: Callable[[], float]) -> None:
        """Create it; ``steady`` returns seconds of a clock that is never set."""
        self._play = play
        self._steady = steady
        self._opening = Locks()
        """Locks by game, held while a thread is created and saved, so that two players do not
        create two."""
        self._later: dict[int, float] = {}
        """Threads that could not be changed, and when they are tried again."""

    async def open(
        self, interaction: Interaction, game: int, others: Sequence[str], say: Localizer
    ) -> None:
        """Open a talk with other players, or link to the existing one."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        try:
            circle = await self._play.talking.circle(game, interaction.user.id, others)
            own = next(s for s, u in circle.users.items() if u == interaction.user.id)
            async with self._opening.of(game):
                layout = await self._open(interaction.client, circle, own, say)
        except UserError as error:
            layout = apology(error, say)
        except TalkRefusal as no:
            layout = Layout().text(str(no))
        except Failure as error:
            log.warning("game %d: no talk could be opened: %r", game, error)
            layout = Layout().text(say("talk-failed"))
        await reply.show(layout)

    async def _open(
        self, client: discord.Client, circle: Circle, own: str, say: Localizer
    ) -> Layout:
        talk = await self._play.talking.find(circle)
        thread = await _thread(client, talk, circle.info) if talk is not None else None
        if thread is None:
            thread = await self._make(client, circle, say)
            talk, id = Talk(circle.info.id, tuple(sorted(circle.seats)), thread.id), "talk-here"
            await self._play.talking.put(talk)
            await _send(thread, _opening(circle), circle.users.values())
        elif thread.locked:
            raise TalkRefusal(say("talk-locked", thread=Plain(thread.mention)))
        else:
            id = "talk-again"
            if thread.archived:
                await thread.edit(archived=False)
                others = [u for s, u in circle.users.items() if s != own]
                mentioned = [f"user:{u}" for u in others]
                own_words = localizer_for(circle.info.language).of(circle.info.ruleset)
                words = own_words("talk-back", seat=f"seat:{own}", users=mentioned)
                await _send(thread, words, others)
        assert talk is not None
        absent = await self._bring(thread, talk, circle)
        layout = Layout().text(say(id, thread=Plain(thread.mention)))
        if absent:
            layout.text(say("talk-not-added", users=[f"user:{u}" for u in absent]))
        return layout.text(say("talk-warning"))

    async def _bring(self, thread: discord.Thread, talk: Talk, circle: Circle) -> list[int]:
        """Add all members who are missing; return those who cannot be added."""
        absent = []
        for seat, user in circle.users.items():
            try:
                await thread.add_user(discord.Object(user))
            except discord.HTTPException as error:
                log.info("thread %d: %d cannot be added: %s", thread.id, user, error)
                absent.append(user)
            else:
                await self._play.talking.moved(TalkMembership(talk, user, seat, joins=True))
        return absent

    async def _make(self, client: discord.Client, circle: Circle, say: Localizer) -> discord.Thread:
        """Create the thread.

        Raises TalkRefusal if that is not possible.
        """
        place = _text_channel(client, circle.info)
        if place is None:
            raise TalkRefusal(say("talk-no-place"))
        if lacking := _lacking(place):
            where = Plain(place.mention)
            raise TalkRefusal(say("talk-lacks", permissions=names(lacking, say), channel=where))
        own = localizer_for(circle.info.language).of(circle.info.ruleset)
        seats = own.join([seat_name(seat, own) for seat in circle.seats])
        name = own("talk-name", game=str(circle.info.id), seats=Plain(seats))
        return await place.create_thread(
            name=shorten(name, THREAD_NAME),
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )

    # -- seats that change hands ----------------------------------------------------------------

    async def keep(self, client: discord.Client) -> None:
        """Keep talks in line with the players, until canceled."""
        await client.wait_until_ready()
        while not client.is_closed():
            try:
                await self.follow(client)
            except UserError as error:
                log.error("talks cannot follow who plays: %s", error)
            await self._nap(EVERY)

    async def _nap(self, pause: float) -> None:
        await asyncio.sleep(pause)

    async def follow(self, client: discord.Client) -> None:
        """Update talks after seats have changed hands: remove predecessors, add successors, and say
        so.

        What Discord refuses is tried again after a while; a thread that is gone is forgotten.
        """
        for move in await self._play.talking.moves():
            if self._later.get(move.talk.thread, -math.inf) > self._steady():
                continue
            try:
                async with self._opening.of(move.talk.game):
                    # The member who opens a talk is added with the others after it is saved.
                    if move in await self._play.talking.moves():
                        await self._follow(client, move)
            except (*Failure, ThreadLocked) as error:
                log.warning("thread %d cannot be changed: %r", move.talk.thread, error)
                self._later[move.talk.thread] = self._steady() + PAUSE
            else:
                self._later.pop(move.talk.thread, None)

    async def _follow(self, client: discord.Client, move: TalkMembership) -> None:
        info = await self._play.info(move.talk.game)
        if client.get_guild(info.guild) is None:
            return  # The bot was removed there, or does not know yet that it is in.
        thread = await _thread(client, move.talk, info)
        if thread is None:
            await self._play.talking.drop(move.talk)
            return
        if thread.locked and not thread.permissions_for(thread.guild.me).manage_threads:
            raise ThreadLocked("it is locked")
        if thread.archived:
            await thread.edit(archived=False)
        who = {"user": f"user:{move.user}", "seat": f"seat:{move.seat}"}
        say = localizer_for(info.language).of(info.ruleset)
        if move.joins:
            await thread.add_user(discord.Object(move.user))
            words = f"{say('talk-joined', **who)}\n{say('talk-warning')}"
            await _send(thread, words, [move.user])
        else:
            await thread.remove_user(discord.Object(move.user))
            await _send(thread, say("talk-left", **who), ())
        await self._play.talking.moved(move)


def _opening(circle: Circle) -> str:
    """Build the first message of a talk: its members, and who else can read it."""
    info = circle.info
    say = localizer_for(info.language).of(info.ruleset)
    players = Plain(seats_and_players(info, circle.seats, say))
    opening = say("talk-opening", players=players, game=str(info.id))
    called = " ".join(f"<@{user}>" for user in circle.users.values())
    return f"{opening}\n{called}\n{say('talk-warning')}"


async def _send(thread: discord.Thread, words: str, users: Iterable[int]) -> None:
    """Post a message in a thread, and notify only the given users."""
    mentions = discord.AllowedMentions(users=[discord.Object(u) for u in users])
    await thread.send(**PlainMessage(words).fields(), allowed_mentions=mentions)


async def _thread(client: discord.Client, talk: Talk, info: GameInfo) -> discord.Thread | None:
    """Return the thread of a talk as it is now; ``None`` if the bot can no longer reach it.

    A bot that was removed from a private thread, or from the server, cannot reach that thread
    unless it may manage threads.
    """
    try:
        found = await client.fetch_channel(talk.thread)
    except discord.HTTPException as error:
        place = _text_channel(client, info)
        barred = error.code == MISSING_ACCESS and place is not None and not _lacking(place)
        if error.code != UNKNOWN_CHANNEL and not barred:
            raise
        return None
    return found if isinstance(found, discord.Thread) else None


def _text_channel(client: discord.Client, info: GameInfo) -> discord.TextChannel | None:
    """Return the channel in which private threads of a game can be made."""
    guild = client.get_guild(info.guild)
    place = guild.get_channel_or_thread(info.channel) if guild is not None else None
    if isinstance(place, discord.Thread):
        place = place.parent
    return place if isinstance(place, discord.TextChannel) and not place.is_news() else None


def _lacking(place: discord.TextChannel) -> list[Need]:
    """Return the permissions for talks that the bot lacks in a channel."""
    granted = place.permissions_for(place.guild.me)
    wanted = ("view_channel", "create_private_threads", "send_messages_in_threads")
    return [need for need in NEEDS if need.flag in wanted and not getattr(granted, need.flag)]


class VotePanel:
    """The panel that takes votes."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @answering("aye", "nay")
    async def press(self, press: Press) -> None:
        """Save a vote on a proposal."""
        agrees = press.verb == "aye"
        try:
            proposal = await self._play.votes.vote(
                press.game, press.user, number_in(press.arg), agrees
            )
        except UserError as user_error:
            await Reply(press.interaction).show(apology(user_error, press.say))
            return
        match proposal.state:
            case "passed":
                said = press.say("vote-passed")
            case "refused":
                said = press.say("vote-refused")
            case _:
                said = press.say("vote-agreed") if agrees else press.say("vote-disagreed")
        await Reply(press.interaction).show(Layout().text(said))
