"""All games of one process: found, locked, changed in one transaction each, and kept going."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import Any, Self
from weakref import WeakValueDictionary

from bot.store import Session, Store, games, outbox, progress
from bot.store.games import GameInfo
from bot.store.session import to_json
from engine.kernel.game import Drift
from engine.kernel.phrase import Refused, refusal
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser, WrongPath

from . import lobby
from .announce import Announcer, to_phrase
from .outbox import Outbox
from .record import to_record
from .table import Table
from .trouble import Trouble, refused, trouble
from .views import Hand, TableView, Told

log = logging.getLogger(__name__)


class Play:
    """All games of one process.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        box: Outbox,
        *,
        rng: Chooser,
        now: Callable[[], float],
        kept: int,
    ) -> None:
        self.outbox = box
        self.rulesets = rulesets
        self._store = store
        self._rng = rng
        self._now = now
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()
        # A lock lives for as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @classmethod
    async def open(
        cls,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        *,
        rng: Chooser | None = None,
        now: Callable[[], float] = time.time,
        kept: int = 256,
    ) -> Self:
        """Take up all games of a store; those in the middle of a computer's moves go on.

        ``rng`` answers chance and practice seats; ``kept`` is how many games stay in memory.
        """
        box = await Outbox.open(store, now=now)
        self = cls(store, rulesets, box, rng=rng or SystemRandom(), now=now, kept=kept)
        async with store.reading() as session:
            pending = await games.list_pending(session)
        for game in pending:
            try:
                async with self._at(game):
                    pass
            except Trouble as error:
                log.error("game %d cannot go on: %s", game, error)
        return self

    # -- lobby ----------------------------------------------------------------------------------

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
    ) -> GameInfo:
        """Lay a table in a channel, with its host at it."""
        if ruleset not in self.rulesets:
            raise trouble("no-such-ruleset", ruleset=ruleset)
        async with self._store.writing() as session:
            game = await lobby.create(
                session,
                self.rulesets[ruleset],
                host=host,
                host_name=host_name,
                guild=guild,
                channel=channel,
                options=options,
                rulings=rulings,
                now=self._now(),
            )
            await self._refresh(session, game)
        self.outbox.changed.set()
        return await self.info(game)

    async def join(self, game: int, user: int, name: str, seat: str | None = None) -> GameInfo:
        """Take a seat, or another one; without naming it, a free one when the game starts."""
        async with self._in_lobby(game) as (session, info):
            await lobby.join(session, info, user, name, seat)
        return await self.info(game)

    async def leave(self, game: int, user: int) -> GameInfo:
        """Leave before the game starts; when nobody is left, it is closed."""
        async with self._in_lobby(game) as (session, info):
            await lobby.leave(session, info, user)
        return await self.info(game)

    async def add_practice(self, game: int, user: int, number: int | None = None) -> GameInfo:
        """Let the host fill free seats with the computer, all of them or a number."""
        async with self._in_lobby(game) as (session, info):
            await lobby.add_practice(session, info, user, number)
        return await self.info(game)

    async def remove_practice(self, game: int, user: int) -> GameInfo:
        """Let the host send the computer away from all its seats."""
        async with self._in_lobby(game) as (session, info):
            await lobby.remove_practice(session, info, user)
        return await self.info(game)

    async def start(self, game: int, user: int) -> GameInfo:
        """Let the host begin; whoever has no seat gets one at random."""
        async with self._lock(game):
            async with self._changing(game) as session:
                info = await lobby.find_lobby(session, game)
                info = await lobby.draw_seats(session, info, user, self._rng)
                table = await Table.begin(session, info, self._ruleset(info), self._now())
            self._keep(table)
            await self._pump(table)
        return await self.info(game)

    async def info(self, game: int) -> GameInfo:
        """Return what was agreed and who plays.

        Raises NoSuchGame.
        """
        async with self._store.reading() as session:
            return await lobby.find(session, game)

    async def game_in_channel(self, channel: int) -> GameInfo | None:
        """Return the open game of a channel, else the last one that ended there."""
        async with self._store.reading() as session:
            return await games.find_in_channel(session, channel)

    async def games_of(self, user: int) -> list[GameInfo]:
        """Return the games that a user waits for or plays."""
        async with self._store.reading() as session:
            return await games.find_of_user(session, user)

    # -- playing --------------------------------------------------------------------------------

    async def table(self, game: int) -> TableView:
        """Return what everybody may see of a game that has begun."""
        async with self._at(game) as table:
            return table.show()

    async def hand(self, game: int, user: int) -> Hand:
        """Return what a user sees of a game that has begun."""
        async with self._at(game) as table, self._store.reading() as session:
            return await table.show_hand(session, user)

    async def explain(self, game: int, topic: str, seat: str | None = None) -> list[dict[str, Any]]:
        """Return the arithmetic of a topic, line by line, as the rules explain it; all public.

        Raises Trouble if there is nothing to explain.
        """
        async with self._at(game) as table:
            try:
                return table.game.ruleset.explain(table.game.state, topic, seat)
            except ValueError:
                raise trouble("nothing-to-explain", topic=topic) from None

    async def answer(
        self, game: int, user: int, number: int, value: Any, *, interaction: int | None = None
    ) -> None:
        """Answer question ``number``, or change an answer that is sealed.

        An interaction that had its effect has none the second time.
        """
        async with self._at(game) as table:
            seat = table.seat_of(user)
            async with self._changing(game) as session:
                now = self._now()
                if interaction is None or await outbox.see_interaction(session, interaction, now):
                    self._check_number(table, number)
                    # What is kept is what will be read again after a restart.
                    given = json.loads(to_json(value))
                    await table.answer(session, seat, given, number, now)
            await self._pump(table)

    async def withdraw(self, game: int, user: int, number: int) -> None:
        """Take a sealed answer to question ``number`` back."""
        async with self._at(game) as table:
            seat = table.seat_of(user)
            async with self._changing(game) as session:
                self._check_number(table, number)
                await table.withdraw(session, seat, number, self._now())

    async def draft(self, game: int, user: int, number: int, path: list[str]) -> None:
        """Keep the path of small choices that a user has come to, for question ``number``."""
        async with self._at(game) as table:
            seat = table.seat_of(user)
            async with self._changing(game) as session:
                self._check_number(table, number)
                shape = table.game.shape_for(seat)
                try:
                    shape.step(path)
                except WrongPath:
                    raise trouble("not-a-path") from None
                await progress.put_draft(session, game, user, number, path)

    async def recent(self, game: int, user: int | None = None) -> list[Told]:
        """Return what was told since the last chapter, to everybody and to a user."""
        seat = await self._seat(game, user)
        async with self._store.reading() as session:
            last = await progress.find_chapter(session, game)
            return _told(await progress.list_events(session, game, seat=seat, after=last))

    async def history(
        self, game: int, user: int | None = None, *, before: int | None = None, last: int = 50
    ) -> list[Told]:
        """Return the last things told before event ``before``, to everybody and to a user."""
        seat = await self._seat(game, user)
        async with self._store.reading() as session:
            return _told(
                await progress.list_events(session, game, seat=seat, before=before, last=last)
            )

    async def record(self, game: int) -> dict[str, Any]:
        """Return a finished game as ``record/1``; a running one would tell secrets."""
        async with self._store.reading() as session:
            info = await lobby.find(session, game)
            if info.phase != "over":
                raise trouble("not-over")
            return to_record(info, await progress.list_answers(session, game))

    # -- within ---------------------------------------------------------------------------------

    def _lock(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    def _ruleset(self, info: GameInfo) -> Ruleset[Any]:
        if info.ruleset not in self.rulesets:
            raise trouble("no-such-ruleset", ruleset=info.ruleset)
        return self.rulesets[info.ruleset]

    def _keep(self, table: Table) -> None:
        self._tables[table.info.id] = table
        self._tables.move_to_end(table.info.id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)

    @asynccontextmanager
    async def _at(self, game: int) -> AsyncIterator[Table]:
        """Hold the lock of a game that has begun, with nothing left for the computer to do."""
        async with self._lock(game):
            table = self._tables.get(game)
            if table is None:
                table = await self._load(game)
            self._keep(table)
            if table.pending:
                await self._pump(table)
                table = self._tables.get(game) or await self._load(game)
            yield table

    async def _load(self, game: int) -> Table:
        try:
            async with self._store.reading() as session:
                info = await lobby.find(session, game)
                return await Table.load(session, info, self._ruleset(info))
        except Trouble:
            raise
        except Drift as error:
            _note(game, error)
            raise trouble("drift") from None
        except Exception as error:
            _note(game, error)
            raise trouble("internal") from None

    @asynccontextmanager
    async def _changing(self, game: int) -> AsyncIterator[Session]:
        """Change a game whose lock is held, in one transaction; say so when it is done."""
        try:
            async with self._store.writing() as session:
                yield session
        except Trouble:
            raise
        except Refused as error:
            raise refused(error) from None
        except BaseException as error:
            # What is in memory may be ahead of what was saved, or behind it.
            self._tables.pop(game, None)
            if not isinstance(error, Exception):
                raise
            _note(game, error)
            raise trouble("internal") from None
        self.outbox.changed.set()

    @asynccontextmanager
    async def _in_lobby(self, game: int) -> AsyncIterator[tuple[Session, GameInfo]]:
        async with self._lock(game), self._changing(game) as session:
            yield session, await lobby.find_lobby(session, game)
            await self._refresh(session, game)

    async def _refresh(self, session: Session, game: int) -> None:
        await Announcer(session, game, {}, self._now()).refresh()

    async def _pump(self, table: Table) -> None:
        """Let chance and practice seats answer until a user is awaited or the game is over.

        Each answer is saved by itself.
        What goes wrong is noted, and tried again when the game is next looked at.
        """
        game = table.info.id
        try:
            while (seat := table.next_machine) is not None:
                async with self._changing(game) as session:
                    value = table.game.shape_for(seat).some(self._rng)
                    await table.answer(session, seat, value, None, self._now())
        except Trouble as error:
            self._tables.pop(game, None)
            log.error("game %d: the computer could not answer: %s", game, error)

    def _check_number(self, table: Table, number: int) -> None:
        question = table.game.question
        if question is not None and question.number != number:
            raise refused(Refused(refusal("question-passed")))

    async def _seat(self, game: int, user: int | None) -> str | None:
        player = (await self.info(game)).player_of(user) if user is not None else None
        return player.seat if player else None


def _told(events: list[progress.EventRow]) -> list[Told]:
    return [Told(e.number, to_phrase(e)["id"], e.params) for e in events]


def _note(game: int, error: BaseException) -> None:
    """Log an error without its text, which may hold what somebody has answered in secret."""
    name = type(error).__name__
    if isinstance(error, sqlite3.Error):  # SQLite speaks of tables and disks, never of values
        name += f": {error}"
    frames = "".join(traceback.format_tb(error.__traceback__))
    log.error("game %d: %s\n%s", game, name, frames)
