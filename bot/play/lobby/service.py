"""Games before they begin: opening, setting up, joining, leaving, starting; and finding games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal, Unpack

from bot.play import reliability
from bot.play.errors import user_error
from bot.play.fairness import Luck, find_luck
from bot.play.match.match import Match
from bot.play.match.registry import MatchRegistry
from bot.play.outgoing.announcements import Announcer
from bot.play.settings import TableSettings
from bot.play.table.requests import SeatRequests
from bot.play.table.votes import count_again
from bot.store import Session
from bot.store.table import games, seats
from bot.store.table.games import GameInfo
from bot.store.table.seats import Level, SealedBids
from engine.fairness.entries import HOST, Dark, Lit
from engine.fairness.seating import seat_all
from engine.kernel.game import Game
from engine.kernel.ruleset import AnyRuleset, Setup, WrittenOption
from engine.kernel.shapes.base import RandomSource

from . import auction
from . import setup as lobby
from .beginning import Beginning
from .seekers import ask_along, reachable


class Lobbies:
    """The service for games that have not begun.

    Every method raises UserError for what cannot be done, and then nothing has changed.
    """

    seats: SeatRequests

    def __init__(
        self, matches: MatchRegistry, *, rng: RandomSource, now: Callable[[], float]
    ) -> None:
        self.allowance: lobby.Allowance | None = None
        """How many games there may be; ``None`` for any number."""
        self._matches = matches
        self._rng = rng
        self._now = now

    @property
    def rulesets(self) -> Mapping[str, AnyRuleset]:
        """The rulesets on offer, by id."""
        return self._matches.rulesets

    def ruleset(self, id: str) -> AnyRuleset:
        """Return a ruleset on offer.

        Raises UserError if there is none of this name.
        """
        return self._matches.ruleset(id)

    async def _create(self, session: Session, ruleset: str, **table: Unpack[lobby.NewTable]) -> int:
        """Open a table, with its host seated and its luck sealed; return its number."""
        known, secret = self._matches.ruleset(ruleset), self._matches.fresh_secret()
        now, beacon = self._now(), self._matches.beacon
        return await lobby.create(session, known, now, secret, beacon, **table)

    async def new_game(self, *, ruleset: str, **table: Unpack[lobby.NewTable]) -> GameInfo:
        """Open a table in a channel, with its host seated.

        ``press`` is the interaction that opens it; below, it is that of the other actions.
        """
        async with self._matches.changing(None) as session:
            if self.allowance is not None:
                await self.allowance.check(session, table["host"], table["guild"])
            game = await self._create(session, ruleset, **table)
            info = await lobby.find(session, game)
            sought = info.sought
            if sought is not None and not 2 <= sought <= info.size:
                raise user_error("bad-people", most=info.size)
            await lobby.follow(session, None, game, self._now())
        return await self.info(game)

    async def join(
        self,
        game: int,
        user: int,
        name: str,
        seat: str | None = None,
        *,
        press: int | None = None,
    ) -> GameInfo:
        """Let a user join or change their seat; without ``seat``, it is drawn at the start."""
        match = None
        async with self._matches.holding(game):
            async with self._matches.changing(game) as session:
                info = await lobby.find_lobby(session, game)
                if info.again is not None and info.player_of(user) is None:
                    former = await lobby.find(session, info.again)
                    lobby.require_former(info, former, user, self._now())
                    seat = seat or lobby.former_seat(info, former, user)
                if info.player_of(user) is None:
                    least = TableSettings.of(info.terms).reliability
                    await reliability.require(session, info.guild, user, least, self._now())
                await lobby.join(session, info, user, name, seat, press)
                await lobby.follow(session, info, game, self._now())
                match = await self._begin_if_complete(session, game)
            await self._go_on(match)
        return await self.info(game)

    async def seek(self, game: int) -> int:
        """Ask users of a server who opted in to join a game; return how many are asked."""
        async with self._matches.in_lobby(game) as (session, info):
            return await ask_along(session, info, self._now())

    async def rematch(
        self, game: int, user: int, name: str, *, press: int | None = None
    ) -> GameInfo:
        """Open a table for the players of a finished game, with its settings; or join that table.

        The others are asked to take their seats again; it begins when the last one has.
        """
        async with self._matches.holding(game):
            former = await self.info(game)
            if former.phase != "over":
                raise user_error("not-over")
            if former.player_of(user) is None:
                raise user_error("not-playing")
            match = None
            async with self._matches.changing(None) as session:
                there = await games.find_in_channel(session, former.channel)
                if there is not None and there.again == game and there.phase != "over":
                    again = there.id
                else:
                    again = await self._lay_again(session, former, user, name, press)
                    match = await self._begin_if_complete(session, again)
        if match is not None:
            async with self._matches.at(again):  # Stewards begin to answer here.
                pass
        info = await self.info(again)
        if info.player_of(user) is None:
            return await self.join(again, user, name, press=press)
        return info

    async def lay(
        self,
        *,
        guild: int,
        channel: int,
        ruleset: str,
        options: Mapping[str, Any],
        terms: Mapping[str, Any],
        people: Mapping[str, tuple[int, str]],
        stewards: Collection[str],
        note: Callable[[Session, int], Awaitable[None]],
    ) -> int:
        """Open a table at which everyone has a seat, and let its game begin; return its number.

        ``people`` are users with their names, by seat; the first is the host. ``note`` saves which
        game it is, in the same transaction, so that nobody lays the same table twice.
        """
        (host, name), now = next(iter(people.values())), self._now()
        async with self._matches.changing(None) as session:
            game = await self._create(
                session,
                ruleset,
                host=host,
                host_name=name,
                guild=guild,
                channel=channel,
                options=options,
                terms=terms,
            )
            for seat, (user, name) in people.items():
                await lobby.join(session, await lobby.find(session, game), user, name, seat)
            if stewards:
                levels = dict.fromkeys(stewards, lobby.USUAL)
                info = await lobby.find(session, game)
                await lobby.add_stewards(session, info, host, len(levels), levels=levels)
            await lobby.follow(session, None, game, now)
            match = await self._begin(session, await lobby.find(session, game), host)
            await note(session, game)
        if match is not None:
            async with self._matches.at(game):  # Stewards begin to answer here.
                pass
        return game

    async def _lay_again(
        self, session: Session, former: GameInfo, user: int, name: str, press: int | None
    ) -> int:
        """Open the lobby of a rematch, seat the user who asked for it, and ask the others."""
        if self.allowance is not None:
            await self.allowance.check(session, user, former.guild)
        now = self._now()
        again = await self._create(
            session,
            former.ruleset,
            host=user,
            host_name=name,
            guild=former.guild,
            channel=former.channel,
            options=auction.without_prices(former, self._matches.ruleset(former.ruleset)),
            rulings=former.rulings,
            terms=former.terms,
            sought=former.people,
            again=former.id,
            press=press,
        )
        info = await lobby.find(session, again)
        if (seat := lobby.former_seat(info, former, user)) is not None:
            await lobby.join(session, info, user, name, seat)
        await lobby.follow(session, None, again, now)
        others = [u for u in former.users.values() if u != user]
        ring = await reachable(session, others, now)
        await Announcer(session, await lobby.find(session, again), now).seek(others, ring)
        return again

    async def _begin_if_complete(self, session: Session, game: int) -> Match | None:
        """Begin a game if the last player that it waited for has joined; return its match.

        Return ``None`` also if it awaits a round of the beacon: see :meth:`light`.
        """
        info = await lobby.find(session, game)
        if not lobby.is_complete(info):
            return None
        if info.free:
            await lobby.add_stewards(session, info, info.host, None)
            info = await lobby.find(session, game)
        return await self._begin(session, info, info.host)

    async def leave(self, game: int, user: int, *, press: int | None = None) -> GameInfo:
        """Leave before the game starts; if nobody is left, the table is closed.

        Use ``seats.leave`` to leave a running game.
        """
        async with self._matches.in_lobby(game) as (session, info):
            await lobby.leave(session, info, user, press)
        return await self.info(game)

    async def set_terms(self, game: int, user: int, terms: Mapping[str, Any]) -> GameInfo:
        """Let the host change the terms before the game starts."""
        async with self._matches.in_lobby(game) as (session, info):
            await lobby.set_terms(session, info, user, terms)
            await self._review_bids(session, info)
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
        async with self._matches.in_lobby(game) as (session, info):
            ruleset = self._matches.ruleset(info.ruleset)
            await lobby.set_up(
                session, info, ruleset, user, options=options or {}, rulings=rulings or {}
            )
            await self._review_bids(session, info)
        return await self.info(game)

    async def _review_bids(self, session: Session, before: GameInfo) -> None:
        """Return bids for seats to their users if what they have bid for has changed."""
        now, ruleset = await lobby.find(session, before.id), self._matches.ruleset(before.ruleset)
        await auction.review(session, before, now, ruleset, self._now())

    async def bid(self, game: int, user: int, written: object) -> SealedBids:
        """Let a user seal what they bid for seats, in place of what they have bid before."""
        async with self._matches.in_lobby(game) as (session, info):
            ruleset = self._matches.ruleset(info.ruleset)
            return await auction.bid(session, info, ruleset, user, written, self._now())

    async def bids_of(self, game: int, user: int) -> tuple[WrittenOption, SealedBids]:
        """Return how bids for the seats of a table are written, and what a user has bid."""
        async with self._matches.reading(None) as session:
            info = await lobby.find_lobby(session, game)
            option = auction.form_of(info, self._matches.ruleset(info.ruleset))
            sealed = await seats.find_bids(session, game)
            return option, sealed.get(user, SealedBids({}))

    async def add_stewards(
        self,
        game: int,
        user: int,
        number: int | None = None,
        level: Level = lobby.USUAL,
        levels: Mapping[str, Level] = MappingProxyType({}),
    ) -> GameInfo:
        """Let the host fill free seats with stewards of a level, all of them or a number.

        ``levels`` are those of certain seats.
        """
        async with self._matches.in_lobby(game) as (session, info):
            await lobby.add_stewards(session, info, user, number, level, levels)
        return await self.info(game)

    async def remove_stewards(self, game: int, user: int) -> GameInfo:
        """Let the host remove the stewards from their seats."""
        async with self._matches.in_lobby(game) as (session, info):
            await lobby.remove_stewards(session, info, user)
        return await self.info(game)

    async def remove(
        self, game: int, host: int, user: int, *, press: int | None = None
    ) -> GameInfo:
        """Let the host remove a player before the game starts."""
        async with self._matches.in_lobby(game) as (session, info):
            lobby.require_host(info, host)
            await lobby.leave(session, info, user, press)
        return await self.info(game)

    async def hand_over(self, game: int, host: int, user: int, *, moderator: bool = False) -> None:
        """Let the host make another player the host, before the game starts or while it runs.

        ``moderator`` is true if the first user may manage the channel; before the game starts, such
        a user can do this, too.
        """
        if (await self.info(game)).phase != "lobby":
            await self.seats.hand_over(game, host, user)
            return
        async with self._matches.in_lobby(game) as (session, info):
            await lobby.hand_over(session, info, host, user, moderator=moderator)

    async def start(self, game: int, user: int) -> GameInfo:
        """Let the host begin; players without a seat get one at random.

        If the table awaits a round of the beacon, the game begins in :meth:`light`.
        """
        async with self._matches.holding(game):
            async with self._matches.changing(game) as session:
                info = await lobby.find_lobby(session, game)
                match = await self._begin(session, info, user)
            await self._go_on(match)
        return await self.info(game)

    async def learn(
        self,
        game: int,
        user: int,
        *,
        seat: str | None = None,
        beginning: Beginning | None = None,
    ) -> GameInfo:
        """Begin a first game for a host who is alone: no deadlines, hints, and the named seat.

        If its ``beginning`` is set, the game is explained.
        """
        async with self._matches.holding(game):
            async with self._matches.changing(game) as session:
                info = await lobby.find_lobby(session, game)
                rules = self._matches.ruleset(info.ruleset)
                info = await lobby.set_up_to_learn(
                    session, info, rules, user, seat=seat, beginning=beginning
                )
                match = await self._begin(session, info, user)
            await self._go_on(match)
        return await self.info(game)

    async def light(self, game: int, entry: Lit | Dark) -> None:
        """Continue a table that awaits a round of the beacon, with that round or without one.

        Nothing happens if it awaits no round, or another one.
        """
        if (await self.info(game)).phase == "running":
            async with self._matches.transaction(game) as (session, running, _):
                luck = running.luck
                if luck is not None and await luck.awaits(session, entry):
                    await running.light(session, entry)
                    await count_again(session, running, self._now())
            return
        async with self._matches.holding(game):
            async with self._matches.changing(game) as session:
                info = await lobby.find(session, game)
                luck = await find_luck(session, info)
                if luck is None or not await luck.awaits(session, entry):
                    return
                match = await self._light(session, info, luck, entry)
            await self._go_on(match)

    async def _begin(self, session: Session, info: GameInfo, user: int) -> Match | None:
        """Draw the remaining seats, and begin; return ``None`` if a round of the beacon is
        awaited."""
        ruleset = self._matches.ruleset(info.ruleset)
        lobby.require_complete(info, ruleset, user)
        luck = await find_luck(session, info)
        if luck is None:
            bids = await auction.sealed(session, info)
            drawn, setup = seat_all(
                *(ruleset, info.options, info.rulings, _chosen(info), self._rng),
                {str(p.number): bids[p.user] for p in info.players if p.user in bids} or None,
            )
            numbered = {int(number): seat for number, seat in drawn.items()}
            return await self._seat(session, info, None, numbered, setup)
        await luck.begin(session, info)
        if luck.dark or info.people == 1:
            why: Literal["none", "alone"] = "none" if luck.dark else "alone"
            return await self._light(session, info, luck, Dark(why=why, by=(HOST,)))
        if await luck.await_light(session):
            announcer = Announcer(session, info, self._now())
            await announcer.light(luck.log.head)
            await announcer.refresh()
        return None

    async def _light(
        self, session: Session, info: GameInfo, luck: Luck, entry: Lit | Dark
    ) -> Match:
        """Draw the seats from the round of the beacon, and begin."""
        await luck.light(session, entry)
        bids = await auction.sealed(session, info)
        ruleset = self._matches.ruleset(info.ruleset)
        seats, setup = await luck.seat_all(session, ruleset, info, bids)
        return await self._seat(session, info, luck, seats, setup)

    async def _seat(
        self,
        session: Session,
        info: GameInfo,
        luck: Luck | None,
        seats: Mapping[int, str],
        setup: Setup,
    ) -> Match:
        """Begin with the seats that were chosen and drawn, by the numbers of players."""
        now = self._now()
        info = await lobby.take_seats(session, info, seats, setup, now)
        await auction.tell(session, info, now)
        match = await Match.begin(session, info, self._matches.ruleset(info.ruleset), luck, now)
        if info.faceless:
            for seat, user in info.users.items():
                await match.announcer(session, now).tell_user(user, "yours", seat=f"seat:{seat}")
        return match

    async def _go_on(self, match: Match | None) -> None:
        if match is not None:
            self._matches.keep(match)
            await self._matches.go_on(match)

    async def preview(self, game: int) -> Mapping[str, Any]:
        """Return what everyone would see if the game began with the present settings."""
        info = await self.info(game)
        if info.phase != "lobby":
            raise user_error("already-started")
        ruleset = self._matches.ruleset(info.ruleset)
        taken = _chosen(info) | {f"free {number}": None for number in range(info.free)}
        _, setup = seat_all(ruleset, info.options, info.rulings, taken, Random(0))
        return Game(ruleset, setup).view(None)

    async def info(self, game: int) -> GameInfo:
        """Return the settings and the players of a game.

        Raises NoSuchGame.
        """
        async with self._matches.reading(None) as session:
            return await lobby.find(session, game)

    async def bare_info(self, game: int) -> GameInfo | None:
        """Return what is known of a game even if its other rows cannot be read, without players."""
        async with self._matches.reading(None) as session:
            return await games.find_bare(session, game)

    async def game_in_channel(self, channel: int) -> GameInfo | None:
        """Return the open game of a channel, or else the last one that ended there."""
        async with self._matches.reading(None) as session:
            return await games.find_in_channel(session, channel)

    async def games_of(self, user: int) -> list[GameInfo]:
        """Return the games that a user has joined or is playing."""
        async with self._matches.reading(None) as session:
            return await games.find_of_user(session, user)

    async def games_in(self, guild: int) -> list[GameInfo]:
        """Return the games of a server that wait for players or run."""
        async with self._matches.reading(None) as session:
            return await games.list_running_in(session, guild)


def _chosen(info: GameInfo) -> dict[str, str | None]:
    """Return the seats that players have chosen, by their numbers; none if they are bid for."""
    bid_for = auction.is_held(info)
    return {str(p.number): None if bid_for else p.seat for p in info.players}
