"""Games before they begin: opening, setting up, joining, leaving, starting; and finding games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.store import games
from bot.store.games import GameInfo
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser

from . import lobby
from .hall import Hall
from .match import Match
from .seating import Seating
from .trouble import trouble


class Lobbies:
    """What can be done about games that have not begun.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    """

    seats: Seating

    def __init__(self, hall: Hall, *, rng: Chooser, now: Callable[[], float]) -> None:
        self.allowance: lobby.Allowance | None = None
        """How many games there may be; any number without it."""
        self._hall = hall
        self._rng = rng
        self._now = now

    @property
    def rulesets(self) -> Mapping[str, Ruleset[Any]]:
        """The games on offer."""
        return self._hall.rulesets

    def ruleset(self, id: str) -> Ruleset[Any]:
        """Return one of the games on offer.

        Raises Trouble if there is none of this name.
        """
        return self._hall.ruleset(id)

    async def new_game(
        self,
        *,
        host: int,
        host_name: str,
        guild: int,
        channel: int,
        ruleset: str,
        options: Mapping[str, Any],
        rulings: Mapping[str, str],
        terms: Mapping[str, Any] | None = None,
    ) -> GameInfo:
        """Open a table in a channel, with its host seated.

        ``terms`` are fields of :class:`Terms` that differ from the defaults.
        """
        async with self._hall.changing(None) as session:
            if self.allowance is not None:
                await self.allowance.check(session, host, guild)
            game = await lobby.create(
                session,
                self._hall.ruleset(ruleset),
                host=host,
                host_name=host_name,
                guild=guild,
                channel=channel,
                options=options,
                rulings=rulings,
                terms=terms or {},
                now=self._now(),
            )
            await lobby.follow(session, None, game, self._now())
        return await self.info(game)

    async def join(self, game: int, user: int, name: str, seat: str | None = None) -> GameInfo:
        """Take a seat, or change to another; ``None`` is given a free one when the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.join(session, info, user, name, seat)
        return await self.info(game)

    async def leave(self, game: int, user: int) -> GameInfo:
        """Leave before the game starts; when nobody is left, it is closed.

        To leave a running game there is ``seats.leave``.
        """
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.leave(session, info, user)
        return await self.info(game)

    async def set_terms(self, game: int, user: int, terms: Mapping[str, Any]) -> GameInfo:
        """Let the host change the terms before the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.set_terms(session, info, user, terms)
        return await self.info(game)

    async def set_up(
        self,
        game: int,
        user: int,
        *,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> GameInfo:
        """Let the host change the named options and rulings before the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            ruleset = self._hall.ruleset(info.ruleset)
            await lobby.set_up(
                session, info, ruleset, user, options=options or {}, rulings=rulings or {}
            )
        return await self.info(game)

    async def add_practice(self, game: int, user: int, number: int | None = None) -> GameInfo:
        """Let the host fill free seats with the computer, all of them or a number."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.add_practice(session, info, user, number)
        return await self.info(game)

    async def remove_practice(self, game: int, user: int) -> GameInfo:
        """Let the host send the computer away from all its seats."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.remove_practice(session, info, user)
        return await self.info(game)

    async def remove(self, game: int, host: int, user: int) -> GameInfo:
        """Let the host send somebody away before the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            lobby.require_host(info, host)
            await lobby.leave(session, info, user)
        return await self.info(game)

    async def hand_over(self, game: int, host: int, user: int, *, moderator: bool = False) -> None:
        """Let the host make another player the host, before the game starts or while it runs.

        ``moderator``: whether the first user may manage the channel; then they can do it, too,
        before the game starts.
        """
        if (await self.info(game)).phase != "lobby":
            await self.seats.hand_over(game, host, user)
            return
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.hand_over(session, info, host, user, moderator=moderator)

    async def start(self, game: int, user: int) -> GameInfo:
        """Let the host begin; whoever has no seat gets one at random."""
        async with self._hall.holding(game):
            async with self._hall.changing(game) as session:
                info = await lobby.find_lobby(session, game)
                info = await lobby.draw_seats(session, info, user, self._rng, self._now())
                match = await Match.begin(
                    session, info, self._hall.ruleset(info.ruleset), self._now()
                )
            self._hall.keep(match)
            await self._hall.go_on(match)
        return await self.info(game)

    async def preview(self, game: int) -> Mapping[str, Any]:
        """Return what everybody would see if the game began with what is agreed so far."""
        info = await self.info(game)
        if info.phase != "lobby":
            raise trouble("already-started")
        ruleset = self._hall.ruleset(info.ruleset)
        return Game.new(ruleset, info.options, info.seats, info.rulings).view(None)

    async def info(self, game: int) -> GameInfo:
        """Return what was agreed and who plays.

        Raises NoSuchGame.
        """
        async with self._hall.reading(None) as session:
            return await lobby.find(session, game)

    async def bare_info(self, game: int) -> GameInfo | None:
        """Return what is known of a game, also where the rest cannot be read; without players."""
        async with self._hall.reading(None) as session:
            return await games.find_bare(session, game)

    async def game_in_channel(self, channel: int) -> GameInfo | None:
        """Return the open game of a channel, or else the last one that ended there."""
        async with self._hall.reading(None) as session:
            return await games.find_in_channel(session, channel)

    async def games_of(self, user: int) -> list[GameInfo]:
        """Return the games that a user has joined or is playing."""
        async with self._hall.reading(None) as session:
            return await games.find_of_user(session, user)

    async def games_in(self, guild: int) -> list[GameInfo]:
        """Return the games of a server that wait for players or run."""
        async with self._hall.reading(None) as session:
            return await games.list_running_in(session, guild)
