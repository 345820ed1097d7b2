"""Deadlines in running games: pauses, more time, other settings, vacations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from bot.play.errors import user_error
from bot.play.lobby.setup import require_host
from bot.play.match.clocks import MUTE
from bot.play.match.match import Match
from bot.play.match.registry import MatchRegistry, TableService
from bot.play.settings import TableSettings
from bot.play.time.clocks import extended
from bot.play.time.downtime import TOLERANCE, postpone_votes
from bot.store import Session
from bot.store.keeping import deletion
from bot.store.messages import outbox
from bot.store.table import games
from bot.store.table.games import GameChannel, Obstacle
from bot.store.table.seats import Player

from .absences import leave_for_vacation, welcome_back
from .obstacles import UNTOLD, WARNED, warn

SHORTEST_EXTENSION, LONGEST_EXTENSION = 3600, 14 * 86400
LONGEST_VACATION = 61 * 86400


class Deadlines(TableService):
    """What a user can do about the time of running games."""

    def __init__(self, matches: MatchRegistry, now: Callable[[], float]) -> None:
        super().__init__(matches, now)
        self._warned: dict[int, float] = {}
        """When this process told the host of each game that its channel cannot be used."""

    async def pause(self, game: int, host: int) -> None:
        """Let the host stop all clocks; answers can still be given, and no clock opens them."""
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            await match.waiting.note_presence(session, host, now)
            if match.info.paused is not None:
                raise user_error("already-paused")
            await games.update(session, game, paused=now)
            await match.settle(session, now)
            await match.announcer(session, now).say("paused", user=f"user:{host}")

    async def resume(self, game: int, host: int) -> None:
        """Let the host restart all clocks, each with the time that it had left."""
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            await match.waiting.note_presence(session, host, now)
            await go_on(session, match, now)
            await match.announcer(session, now).say("resumed", user=f"user:{host}")

    async def places(self) -> list[GameChannel]:
        """Return the channels of games whose clocks run, or are stopped because of it."""
        async with self._matches.reading(None) as session:
            return await games.list_places(session)

    async def note_servers(self, here: Collection[int]) -> None:
        """Record the servers that the bot is in; users' settings in others are deleted after a
        while."""
        async with self._matches.changing(None) as session:
            await deletion.note_servers(session, here, self._now())

    async def hide(self, game: int, obstacle: Obstacle = "view-channel") -> None:
        """Stop the clocks of those who cannot play, because the bot cannot use the channel.

        The host is told immediately, all others if it lasts.
        """
        async with self._matches.transaction(game) as (session, match, now):
            info = match.info
            if info.obstacle == obstacle:
                if await match.clocks.find_uncalled(session) != match.clocks.uncalled:
                    await match.settle(session, now)
                return
            since = now if info.hidden is None else info.hidden
            warns = None if obstacle in UNTOLD else now + WARNED
            if info.obstacle not in (None, *UNTOLD):
                warns = info.warns
            await games.update(session, game, hidden=since, obstacle=obstacle, warns=warns)
            await outbox.line_up_talk(session, game)
            await match.settle(session, now)
            if obstacle not in UNTOLD and now - self._warned.get(game, -WARNED) >= WARNED:
                self._warned[game] = now
                await warn(session, match, info.host, now)

    async def show(self, game: int) -> None:
        """Restart all clocks, because the bot can use the channel; say so if it took long."""
        async with self._matches.transaction(game) as (session, match, now):
            hidden = match.info.hidden
            if hidden is None:
                return
            mute = match.info.obstacle in MUTE
            await games.update(session, game, hidden=None, obstacle=None, warns=None)
            stood = stood_still(hidden, match.info.paused, now)
            if match.info.opens is not None:
                await games.update(session, game, opens=max(now, match.info.opens + stood))
            await postpone_votes(session, match.info, now - hidden, now)
            await match.waiting.postpone(session, now - hidden)
            hurried = any(clock.due is not None for clock in match.clocks.by_seat.values())
            await match.settle(session, now)
            if hurried and now - hidden > TOLERANCE:
                away = f"span:{int(now - hidden)}"
                await match.announcer(session, now).say("mute" if mute else "hidden", time=away)

    async def extend(self, game: int, host: int, seconds: int) -> None:
        """Let the host give everyone who is asked more time."""
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            match.terms.require_leeway()
            await match.waiting.note_presence(session, host, now)
            await give_more_time(session, match, seconds, now)
            await match.announcer(session, now).say(
                "extended", user=f"user:{host}", time=f"span:{seconds}"
            )

    async def agree(self, game: int, host: int, terms: Mapping[str, Any]) -> None:
        """Let the host change what was agreed; see :func:`change_terms`."""
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            await match.waiting.note_presence(session, host, now)
            before, announcer = match.terms, match.announcer(session, now)
            agreed = await change_terms(session, match, terms, now)
            await announcer.say("terms", user=f"user:{host}", agreed=agreed.news(before))

    async def go_away(self, game: int, user: int, until: float) -> None:
        """Begin a vacation: the clock stops or a steward plays, as agreed."""
        async with self._matches.transaction(game) as (session, match, now):
            player = _player_of(match, user)
            if not now < until <= now + LONGEST_VACATION:
                raise user_error("bad-vacation")
            await leave_for_vacation(session, match, player, until, now)

    async def come_back(self, game: int, user: int) -> None:
        """End a vacation, or take one's seat back from a steward."""
        async with self._matches.transaction(game) as (session, match, now):
            player = _player_of(match, user)
            if player.away is None and player.stand_in is None:
                raise user_error("not-away")
            await match.waiting.note_presence(session, user, now)
            await welcome_back(session, match, player, now)


async def go_on(session: Session, match: Match, now: float) -> None:
    """End a pause: all clocks go on, each with the time that it had left.

    Raises UserError if there is none.
    """
    info = match.info
    if info.paused is None:
        raise user_error("not-paused")
    await games.update(session, info.id, paused=None)
    if info.opens is not None:
        stood = stood_still(info.paused, info.hidden, now)
        await games.update(session, info.id, opens=max(now, info.opens + stood))
    await match.settle(session, now)


async def change_terms(
    session: Session, match: Match, terms: Mapping[str, Any], now: float
) -> TableSettings:
    """Change the settings, and return them; those fixed before the game stay as they are.

    A deadline that is running stays. If there was none, one begins now; if the new settings have
    none, it is dropped. If the table becomes quick or slow, all deadlines begin again. Raises
    UserError.
    """
    agreed = match.terms.decided(TableSettings.agree(terms), "host", "table")
    if match.terms.decided(agreed, "table") != match.terms:
        match.terms.require_leeway()
    if agreed == match.terms:
        raise user_error("same-terms")
    await games.update(session, match.info.id, terms=agreed.to_json())
    before, match.terms = match.terms, agreed
    # Everyone has all of a new clock or time bank from the next question on.
    if before.reserve != agreed.reserve:
        for seat, patience in list(match.clocks.patience.items()):
            await match.clocks.put_patience(session, seat, replace(patience, spent=0.0))
    question = match.game.question
    if question is not None:
        changed = []
        for seat, clock in match.clocks.by_seat.items():
            fresh = match.clocks.begun(seat, now)
            if fresh.due is None:
                changed.append(replace(clock, due=None))
            elif clock.due is None or before.quick != agreed.quick:
                changed.append(replace(fresh, stopped=clock.stopped))
        await match.clocks.put(session, changed)
    await match.settle(session, now)
    if before.events and not agreed.events:
        await match.announcer(session, now).reschedule()
    return agreed


def stood_still(since: float, other: float | None, now: float) -> float:
    """Return how long clocks were stopped that run again now.

    ``other`` is since when something else has stopped them, if anything has; its end counts that
    time.
    """
    return now - since if other is None else max(0.0, other - since)


async def give_more_time(session: Session, match: Match, seconds: int, now: float) -> None:
    """Move the deadlines of the open question.

    Raises UserError.
    """
    check_extension(seconds)
    require_deadline(match)
    later = [
        extended(clock, seconds, answered=clock.seat in match.game.sealed, terms=match.terms)
        for clock in match.clocks.by_seat.values()
    ]
    await match.clocks.put(session, later)


def require_deadline(match: Match) -> None:
    """Check that there is a deadline to move.

    Raises UserError.
    """
    if all(clock.due is None for clock in match.clocks.by_seat.values()):
        raise user_error("no-deadline")


def check_extension(seconds: int) -> None:
    """Check that an extension is neither too short nor so long that it stalls the game.

    Raises UserError.
    """
    if not SHORTEST_EXTENSION <= seconds <= LONGEST_EXTENSION:
        raise user_error("bad-extension")


def _player_of(match: Match, user: int) -> Player:
    player = match.info.player_of(user)
    if player is None:
        raise user_error("not-playing")
    return player
