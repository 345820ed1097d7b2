"""The channels of tables: one that is gone, a move to another, and closing tables."""

from __future__ import annotations

import logging
from collections.abc import Callable
from math import inf, nextafter

from bot.play.errors import UserError, user_error
from bot.play.lobby import setup
from bot.play.match.match import Match
from bot.play.match.registry import MatchRegistry, TableService
from bot.play.outgoing.announcements import Announcer
from bot.store import Session
from bot.store.messages import posts, sending
from bot.store.table import games, proposals
from bot.store.table.games import GameInfo

from .deadlines import go_on
from .seats import close
from .votes import voters

NOTICE = 86400.0
"""Seconds for which a process must have run before it closes an abandoned lobby, because nobody
could use it while the process did not run."""

log = logging.getLogger(__name__)


class TableChannels(TableService):
    """Moves and closes tables, and stops their clocks while there is no channel to play in.

    A ``moderator`` is a user who may manage the channel. A host may decide about a running game
    only if its channel is gone, because then there is no moderator.
    """

    def __init__(self, matches: MatchRegistry, now: Callable[[], float]) -> None:
        super().__init__(matches, now)
        self._since: float | None = None
        """When lobbies were first checked."""

    async def close(self, game: int, user: int, *, moderator: bool) -> None:
        """End a table before it begins, or a running game without a winner."""
        if (await self._find(game)).phase == "lobby":
            async with self._matches.in_lobby(game) as (session, info):
                if not moderator:
                    setup.require_host(info, user)
                await games.update(session, game, phase="closed")
            return
        async with self._matches.transaction(game) as (session, match, now):
            _require_say(match.info, user, moderator)
            await close(session, match, now, "ended", user, user=f"user:{user}")
            await match.settle(session, now)

    async def move(
        self, game: int, user: int, guild: int, channel: int, *, moderator: bool
    ) -> None:
        """Continue in another channel of the same server."""
        now = self._now()
        info = await self._find(game)
        if info.phase == "running" and info.pinned is None:
            async with self._matches.transaction(game, now) as (session, match, _):
                lost = match.info.lost
                _require_say(match.info, user, moderator)
                await _move(session, match.info, guild, channel, now)
                await _found(session, match, lost, now)
                announcer = match.announcer(session, now)
                await announcer.say("moved", user=f"user:{user}", channel=f"channel:{channel}")
                for proposal in await proposals.list_open(session, game):
                    missing = [u for u in voters(match.info, proposal) if u not in proposal.votes]
                    await announcer.put(proposal, missing)
            return
        async with self._matches.holding(game), self._matches.changing(game) as session:
            info = await setup.find(session, game)
            if info.phase not in ("lobby", "running"):
                raise user_error("game-over")
            _require_say(info, user, moderator)
            await _move(session, info, guild, channel, now)
            await Announcer(session, await setup.find(session, game), now).refresh()

    # -- channels that are gone -----------------------------------------------------------------

    async def lost(self) -> list[int]:
        """Return the channels of tables that are known to be gone."""
        async with self._matches.reading(None) as session:
            return await games.list_lost(session)

    async def lose(self, channel: int) -> None:
        """Stop the clocks of a table whose channel is gone, and tell its players how to go on."""
        for info in await self._in(channel):
            if info.lost is not None:
                continue
            try:
                await self._lose(info)
            except UserError as error:
                log.error("game %d: its channel is gone, and it goes on: %s", info.id, error)
            else:
                log.warning("game %d: its channel is gone", info.id)

    async def _lose(self, info: GameInfo) -> None:
        now = self._now()
        if info.phase != "running" or info.pinned is not None:
            async with self._matches.holding(info.id), self._matches.changing(info.id) as session:
                await games.update(session, info.id, lost=now)
            return
        async with self._matches.transaction(info.id, now) as (session, match, _):
            if match.info.lost is not None:
                return
            paused = match.info.paused
            # The time of the pause tells it from any other pause.
            await games.update(session, info.id, lost=nextafter(now, inf) if paused == now else now)
            if paused is None:
                await games.update(session, info.id, paused=now)
            await match.settle(session, now)
            announcer = match.announcer(session, now)
            await announcer.note("lost", host=f"user:{match.info.host}")
            for user in match.info.users.values():
                await announcer.tell_user(user, "lost", host=f"user:{match.info.host}")

    async def regain(self, channel: int) -> None:
        """Resume a table whose channel turns out to exist."""
        for info in await self._in(channel):
            if info.lost is None:
                continue
            now = self._now()
            try:
                if info.phase != "running" or info.pinned is not None:
                    async with (
                        self._matches.holding(info.id),
                        self._matches.changing(info.id) as session,
                    ):
                        await games.update(session, info.id, lost=None)
                    continue
                async with self._matches.transaction(info.id, now) as (session, match, _):
                    lost = match.info.lost
                    await games.update(session, info.id, lost=None)
                    await _found(session, match, lost, now)
                    await match.announcer(session, now).say("regained")
            except UserError as error:
                log.error("game %d: its channel is back, and it cannot go on: %s", info.id, error)

    # -- lobbies that nobody looks after --------------------------------------------------------

    async def close_expired(self, now: float) -> None:
        """Close the lobbies in which nothing has happened for too long."""
        if self._since is None or now < self._since:
            self._since = now
        if now - self._since < NOTICE:
            return
        async with self._matches.reading(None) as session:
            expired = await games.list_expired(session, now)
        for game in expired:
            try:
                async with self._matches.in_lobby(game) as (session, info):
                    if info.expires is not None and info.expires <= now:
                        await Announcer(session, info, now).say("expired")
                        await games.update(session, game, phase="closed")
            except UserError as error:
                log.error("game %d could not be closed: %s", game, error)

    # -- within ---------------------------------------------------------------------------------

    async def _find(self, game: int) -> GameInfo:
        async with self._matches.reading(None) as session:
            return await setup.find(session, game)

    async def _in(self, channel: int) -> list[GameInfo]:
        async with self._matches.reading(None) as session:
            return await games.list_in_channel(session, channel)


def _require_say(info: GameInfo, user: int, moderator: bool) -> None:
    """Check that a user may end or move a game.

    Raises UserError.
    """
    if not moderator and (info.host != user or (info.lost is None and info.phase == "running")):
        raise user_error("not-moderator")


async def _move(session: Session, info: GameInfo, guild: int, channel: int, now: float) -> None:
    """Save a game's new channel; messages that the old one refused are tried there.

    Raises UserError.
    """
    if info.guild != guild:
        raise user_error("other-server")
    if info.channel == channel:
        raise user_error("same-channel")
    there = await games.find_in_channel(session, channel)
    if there is not None and there.phase != "over":
        raise user_error("channel-busy", game=there.id)
    await games.update(
        session, info.id, channel=channel, lost=None, hidden=None, obstacle=None, warns=None
    )
    await posts.drop(session, info.id)
    await posts.drop_chapters(session, info.id)
    await sending.hurry_game(session, info.id, now)


async def _found(session: Session, match: Match, lost: float | None, now: float) -> None:
    """End the pause that was made because a table's channel was gone; other pauses stay."""
    await match.settle(session, now)
    if lost is not None and match.info.paused == lost:
        await go_on(session, match, now)
