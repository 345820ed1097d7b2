"""Tournaments: opening, joining, and all that follows without anyone's help."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Unpack

from bot.play.errors import NoSuchGame, UserError, user_error
from bot.play.service import Play
from bot.store import Session, Store
from bot.store.people import tournaments
from bot.store.people.tournaments import PairedTable, Tournament, TournamentChanges, TournamentPhase
from bot.store.table import games
from bot.store.table.games import GameInfo

from .division import TableSize, divide
from .pairing import pair
from .standings import Score, Sitting, rank
from .terms import LEAST, MOST, require_size, seats_on_offer, sizes_of, terms_of

OPEN_FOR = 30 * 86_400.0
"""Seconds for which a tournament waits for entrants."""

log = logging.getLogger(__name__)


class Tournaments:
    """All tournaments of one process.

    Every method raises UserError for what cannot be done, and then nothing has changed.
    """

    def __init__(self, play: Play, store: Store, now: Callable[[], float]) -> None:
        self._play = play
        self._store = store
        self._now = now
        self.changed = asyncio.Event()
        """Set when there may be something to do in a tournament."""
        self.hindered: set[int] = set()
        """The tournaments in whose channels the bot lacks a permission, as far as it knows."""
        self.not_before: dict[int, float] = {}
        """When to try again what has failed in a tournament, by the steady clock."""
        self.hurried = 0
        """How often everything was to be tried again."""
        self._matches: set[int] = set()
        """The games whose ends are awaited."""

    def hear(self, game: int) -> None:
        """Notice that a game has changed, which may be the end of one that is awaited."""
        if game in self._matches:
            self.changed.set()

    def hurry(self) -> None:
        """Try again what has failed, because something may be possible now that was not."""
        self.hurried += 1
        self.not_before.clear()
        self.changed.set()

    # -- for users ------------------------------------------------------------------------------

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        ruleset: str,
        language: str,
        size: int | None = None,
        rounds: int = 3,
        pace: int = 86_400,
    ) -> Tournament:
        """Open a tournament in a channel, for others to join; ``size`` is by default the largest
        table."""
        rules = self._play.ruleset(ruleset)
        wanted = size or sizes_of(rules)[-1]
        require_size(rules, wanted)
        async with self._store.writing() as session:
            there = await tournaments.find_in(session, guild, channel)
            if there is not None and there.channel == channel and there.phase != "over":
                raise user_error("tournament-here", number=str(there.id))
            opened = await tournaments.insert(
                session,
                guild=guild,
                channel=channel,
                host=host,
                ruleset=ruleset,
                size=wanted,
                rounds=rounds,
                pace=pace,
                language=language,
                now=self._now(),
            )
        self.changed.set()
        return await self.find(opened)

    async def find(self, tournament: int) -> Tournament:
        """Return a tournament.

        Raises UserError if there is none with this number.
        """
        async with self._store.reading() as session:
            return await _found(session, tournament)

    async def find_in(self, guild: int, channel: int) -> Tournament | None:
        """Return the tournament of a channel, or else the last one of its server."""
        async with self._store.reading() as session:
            return await tournaments.find_in(session, guild, channel)

    async def join(self, tournament: int, user: int, name: str) -> Tournament:
        """Let a user take part: from the next round on, if the tournament has begun."""
        async with self._changing(tournament) as (session, found):
            _require_unfinished(found)
            entrant = found.entrant(user)
            if entrant is not None and not entrant.gone:
                raise user_error("tournament-joined")
            if found.phase == "running" and found.round == found.rounds:
                raise user_error("tournament-last-round")
            if len(found.active) >= MOST:
                raise user_error("tournament-full", most=MOST)
            if entrant is None:
                await tournaments.add_entrant(session, tournament, user, name)
            else:
                await tournaments.set_gone(session, tournament, entrant.number, gone=False)
            if found.phase == "open":
                await tournaments.update(session, tournament, changed=self._now())
        return await self.find(tournament)

    async def leave(self, tournament: int, user: int) -> Tournament:
        """Let a user take part no more; once the tournament has begun, they keep their points."""
        async with self._changing(tournament) as (session, found):
            _require_unfinished(found)
            entrant = found.entrant(user)
            if entrant is None or entrant.gone:
                raise user_error("tournament-not-in")
            if found.phase == "open":
                await tournaments.drop_entrant(session, tournament, entrant.number)
            else:
                await tournaments.set_gone(session, tournament, entrant.number, gone=True)
        return await self.find(tournament)

    async def set_up(
        self,
        tournament: int,
        user: int,
        *,
        manager: bool,
        **changes: Unpack[TournamentChanges],
    ) -> Tournament:
        """Let the host change what is played, before the tournament begins.

        A ``manager`` is a user who may manage the server, and may do all that the host may.
        """
        async with self._changing(tournament) as (session, found):
            require_host(found, user, manager)
            _require_open(found)
            rules = self._play.ruleset(changes.get("ruleset", found.ruleset))
            size = changes.get("size", found.size)
            if "ruleset" in changes and size not in (sizes := sizes_of(rules)):
                changes["size"] = size = sizes[-1]
            require_size(rules, size)
            await tournaments.update(session, tournament, **changes)
        return await self.find(tournament)

    async def begin(self, tournament: int, user: int, *, manager: bool) -> Tournament:
        """Let the host begin; the first round is paired by :meth:`draw`."""
        async with self._changing(tournament) as (session, found):
            require_host(found, user, manager)
            _require_open(found)
            if (number := len(found.active)) < LEAST:
                raise user_error("tournament-few", least=LEAST, number=number)
            allowance, going_on = self._play.allowance, len(self.division(found))
            going_on += await games.count_open(session, guild=found.guild)
            if allowance is not None and going_on > allowance.per_server:
                raise user_error("server-full", number=allowance.per_server)
            await tournaments.update(session, tournament, phase="running", changed=self._now())
        return await self.find(tournament)

    async def stop(self, tournament: int, user: int, *, manager: bool) -> Tournament:
        """Let the host end a tournament: before it begins, or with the standings so far."""
        async with self._changing(tournament) as (session, found):
            require_host(found, user, manager)
            _require_unfinished(found)
            await self._end(session, found)
        return await self.find(tournament)

    # -- what is known --------------------------------------------------------------------------

    def scores(self, found: Tournament) -> list[Score]:
        """Return the standings of all who take part or did, the best first."""
        numbers = [entrant.number for entrant in found.entrants]
        return rank(numbers, sittings(found), found.seeds[-1] if found.seeds else "")

    def division(self, found: Tournament) -> list[TableSize]:
        """Return the tables at which those who take part now would sit in the next round."""
        if len(found.active) < 2:
            return []
        rules = self._play.ruleset(found.ruleset)
        return divide(len(found.active), sizes_of(rules), found.size)

    # -- what follows by itself -----------------------------------------------------------------

    async def untold(self) -> list[int]:
        """Return the tournaments that have to be looked after."""
        async with self._store.reading() as session:
            self._matches = await tournaments.list_matches(session)
            return await tournaments.list_untold(session)

    async def put(self, tournament: int, **changes: Unpack[TournamentChanges]) -> None:
        """Save where a tournament is posted, or that its end is."""
        async with self._store.writing() as session:
            await tournaments.update(session, tournament, **changes)

    async def put_table(self, tournament: int, table: PairedTable) -> None:
        """Save in which thread a table is played."""
        async with self._store.writing() as session:
            await tournaments.put_table(session, tournament, table)

    async def drop(self, tournament: int, user: int) -> None:
        """Pair a user no more who is not in the server any longer."""
        try:
            await self.leave(tournament, user)
        except UserError as error:
            log.info("tournament %d: user %d is gone already: %s", tournament, user, error)

    async def expire(self, found: Tournament) -> bool:
        """Close a tournament that does not begin, and that nobody has joined for long; return
        whether it is one."""
        if found.phase != "open" or self._now() - found.changed < OPEN_FOR:
            return False
        async with self._changing(found.id) as (session, latest):
            if latest.phase == "open":
                await self._end(session, latest)
        return True

    async def abandon(self, tournament: int) -> None:
        """End a tournament whose channel is gone; its standings can still be read."""
        async with self._changing(tournament) as (session, found):
            await self._end(session, found)
            await tournaments.update(session, tournament, told=True)

    async def draw(self, tournament: int) -> None:
        """Pair the next round, or end the tournament if there is none, or nobody to play it.

        The seed is drawn when nothing that it decides about can be changed any more.
        """
        found, seed = await self.find(tournament), secrets.token_hex(16)
        players = [entrant.number for entrant in found.active]
        if found.round == found.rounds or len(players) < 2:
            async with self._changing(tournament) as (session, latest):
                if latest.phase == "running" and latest.round == found.round:
                    await self._end(session, latest)
            return
        rules, sizes = self._play.ruleset(found.ruleset), self.division(found)
        offers = {size.seats: seats_on_offer(rules, size.seats) for size in sizes}
        paired = await asyncio.to_thread(pair, players, sittings(found), sizes, offers, seed)
        tables = [
            PairedTable(found.round + 1, number, seats) for number, seats in enumerate(paired, 1)
        ]
        async with self._changing(tournament) as (session, latest):
            if latest.active != found.active or latest.round != found.round:
                return  # Someone has joined or left meanwhile: it is drawn again.
            if latest.phase == "running":
                await tournaments.add_round(session, tournament, seed, tables)
                await tournaments.update(session, tournament, changed=self._now())

    async def lay(self, found: Tournament, table: PairedTable) -> None:
        """Let the game of a table begin in its thread."""
        assert table.thread is not None
        people = {
            seat: (entrant.user, entrant.name)
            for seat, number in table.seats.items()
            if number is not None
            for entrant in (found.numbered(number),)
            if entrant.user is not None
        }

        async def note(session: Session, game: int) -> None:
            await tournaments.put_table(session, found.id, replace(table, match=game))
            self._matches.add(game)

        if not people:  # All have deleted their data since.
            await self.put_table(found.id, replace(table, ended=True))
            return
        await self._play.lay(
            guild=found.guild,
            channel=table.thread,
            ruleset=found.ruleset,
            options={"players": len(table.seats)},
            terms=terms_of(found.pace, found.language),
            people=people,
            stewards=[seat for seat in table.seats if seat not in people],
            note=note,
        )

    async def game_of(self, table: PairedTable) -> GameInfo | None:
        """Return the game of a table; ``None`` if it was deleted."""
        assert table.match is not None
        try:
            return await self._play.info(table.match)
        except NoSuchGame:
            return None

    async def settle(
        self,
        found: Tournament,
        table: PairedTable,
        info: GameInfo | None,
        places: Mapping[str, int] | None,
    ) -> None:
        """Save how a table has ended; without ``places`` it counts for nobody."""
        gone = [
            number
            for seat, number in table.seats.items()
            if number is not None
            for player in (None if info is None else info.player_in(seat),)
            for user in (found.numbered(number).user,)
            if user is None or player is None or user not in (player.user, player.owner)
        ]
        done = replace(table, ended=True, places=places, gone=gone)
        async with self._changing(found.id) as (session, _):
            await tournaments.put_table(session, found.id, done)

    # -- within ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def _changing(self, tournament: int) -> AsyncIterator[tuple[Session, Tournament]]:
        async with self._store.writing() as session:
            yield session, await _found(session, tournament)
        self.changed.set()

    async def _end(self, session: Session, found: Tournament) -> None:
        phase: TournamentPhase = "closed" if found.round == 0 else "over"
        await tournaments.update(session, found.id, phase=phase, changed=self._now())


def sittings(found: Tournament) -> list[Sitting]:
    """Return the tables of all rounds as pairing and standings read them."""
    return [Sitting(table.seats, table.places, table.gone) for table in found.tables]


async def _found(session: Session, tournament: int) -> Tournament:
    found = await tournaments.find(session, tournament)
    if found is None:
        raise user_error("no-tournament")
    return found


def _require_unfinished(found: Tournament) -> None:
    if found.phase not in ("open", "running"):
        raise user_error("tournament-over")


def _require_open(found: Tournament) -> None:
    _require_unfinished(found)
    if found.phase != "open":
        raise user_error("tournament-begun")


def require_host(found: Tournament, user: int, manager: bool) -> None:
    """Check that a user may do what the host may.

    Raises UserError.
    """
    if not manager and found.host != user:
        raise user_error("tournament-not-host")
