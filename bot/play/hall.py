"""Tables in memory: one lock and one transaction at a time for each, and automatic answers."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakValueDictionary

from bot.store import Session, Store, games
from bot.store.games import GameInfo
from engine.kernel.game import Drift
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser

from . import lobby
from .going_on import GoingOn
from .sources import PROMPT, SOURCES, Source
from .table import Table
from .trouble import Trouble, refused, trouble, typed
from .whereabouts import refusal_line, whereabouts

log = logging.getLogger(__name__)


class Hall:
    """The tables in recent use, loaded when somebody needs them.

    Whatever goes wrong inside is raised as Trouble, and then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        *,
        rng: Chooser,
        now: Callable[[], float],
        kept: int,
        changed: Sequence[asyncio.Event],
    ) -> None:
        self.rulesets = rulesets
        self._store = store
        self.rng = rng
        """The generator for everything left to luck."""
        self._now = now
        self._kept = kept
        self._changed = changed
        """Set after every transaction, since it may have left something to say or to wait for."""
        self._tables: OrderedDict[int, Table] = OrderedDict()
        # A lock exists as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.going_on = GoingOn(self._step)
        """Where the computer is to answer."""

    async def resume(self) -> None:
        """Continue the games in which a process died before the computer had answered."""
        async with self.reading(None) as session:
            pending = await games.list_pending(session)
        for game in pending:
            try:
                async with self.at(game):
                    pass
            except Trouble as error:
                log.error("game %d cannot go on: %s", game, error)
        await self.going_on.quiet()

    def lock(self, game: int) -> asyncio.Lock:
        """Return the lock of a game, to be held while anything about it is changed."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    def ruleset(self, id: str) -> Ruleset[Any]:
        """Return a ruleset.

        Raises Trouble if there is none of this name.
        """
        if id not in self.rulesets:
            raise trouble("no-such-ruleset", ruleset=typed(id))
        return self.rulesets[id]

    def keep(self, table: Table) -> None:
        """Keep a table in memory until enough others have been used more recently."""
        self._tables[table.info.id] = table
        self._tables.move_to_end(table.info.id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)

    @asynccontextmanager
    async def at(self, game: int) -> AsyncIterator[Table]:
        """Hold the lock of a game that has begun; if the computer has to answer, it is started."""
        async with self.lock(game):
            table = self._tables.get(game) or await self._load(game)
            self.keep(table)
            if table.pending and not self.going_on.at(game):
                await self.go_on(table)
                table = self._tables.get(game) or await self._load(game)
            yield table

    @asynccontextmanager
    async def altering(self, game: int, now: float) -> AsyncIterator[tuple[Session, Table]]:
        """Change who plays, or the time they have, in one transaction; then the game goes on.

        The status card is drawn again.
        """
        async with self.at(game) as table:
            try:
                async with self.changing(game) as session:
                    if not table.running:
                        raise trouble("game-over")
                    yield session, table
                    await table.announcer(session, now).refresh()
            except Trouble:
                self.forget(game)  # the table in memory may have changed before the error
                raise
            if table.info.phase == "closed":
                self.forget(game)
            await self.go_on(table, now)

    @asynccontextmanager
    async def reading(self, game: int | None) -> AsyncIterator[Session]:
        """Read what was last committed."""
        with self.minding(game):
            async with self._store.reading() as session:
                yield session

    @contextmanager
    def minding(self, game: int | None) -> Iterator[None]:
        """Turn every other error into Trouble."""
        try:
            yield
        except Trouble:
            raise
        except Exception as error:
            raise _noted(game, error) from None

    @asynccontextmanager
    async def changing(self, game: int | None) -> AsyncIterator[Session]:
        """Change a game whose lock is held, in one transaction."""
        try:
            async with self._store.writing() as session:
                yield session
        except Trouble:
            raise
        except Refused as error:
            table = self._tables.get(game) if game is not None else None
            if table is not None and (said := refusal_line(table, error)) is not None:
                log.info("game %d: %s", game, said)
            raise refused(error) from None
        except BaseException as error:
            # The table in memory may be ahead of what was saved, or behind it.
            if game is not None:
                self._tables.pop(game, None)
            if not isinstance(error, Exception):
                raise
            raise _noted(game, error, await self._where(game, error)) from None
        for event in self._changed:
            event.set()

    @asynccontextmanager
    async def in_lobby(self, game: int) -> AsyncIterator[tuple[Session, GameInfo]]:
        """Change a game that has not begun; its card is drawn again."""
        async with self.lock(game), self.changing(game) as session:
            info = await lobby.find_lobby(session, game)
            yield session, info
            await lobby.follow(session, info, game, self._now())

    async def go_on(
        self, table: Table, now: float | None = None, *, after: asyncio.Event | None = None
    ) -> bool:
        """Give the answers of :data:`PROMPT` sources; tell whether the table has changed.

        Those of the computer follow in a task, ``after`` somebody has their reply. Each answer is
        saved by itself. An error is logged, and the answer tried again when somebody next looks at
        the game.
        """
        changed = False
        try:
            while await self._give(table, PROMPT, now):
                changed = True
        except Trouble as error:
            self._give_up(table.info.id, error)
            return True
        if table.pending:
            self.going_on.begin(table.info.id, after)
        return changed

    async def _step(self, game: int) -> bool:
        """Give one answer of the computer, then the prompt ones; tell whether there was one."""
        try:
            async with self.lock(game):
                table = self._tables.get(game) or await self._load(game)
                if not await self._give(table, SOURCES):
                    return False
                while await self._give(table, PROMPT):
                    pass
                return table.pending
        except Trouble as error:
            self._give_up(game, error)
            return False

    async def _give(
        self, table: Table, sources: Sequence[Source], now: float | None = None
    ) -> bool:
        """Look an answer up and give it; tell whether there was one."""
        game = table.info.id
        with self.minding(game):
            answer = table.given(self.rng, sources)
        if answer is None:
            return False
        async with self.changing(game) as session:
            await table.answer(session, *answer, None, now or self._now())
        return True

    def _give_up(self, game: int, error: Trouble) -> None:
        self.forget(game)
        log.error("game %d: the computer could not answer: %s", game, error)

    def forget(self, game: int) -> None:
        """Drop a table from memory, because it has changed in the store."""
        self._tables.pop(game, None)

    async def _where(self, game: int | None, error: Exception) -> str | None:
        """Return the public position before an answer that the rules could not carry out.

        It is made from what was saved: in memory, sealed answers may already have been opened.
        """
        if game is None or isinstance(error, sqlite3.Error | OSError | Drift):
            return None
        try:
            return whereabouts(await self._load(game))
        except Exception:
            return None

    async def _load(self, game: int) -> Table:
        async with self.reading(game) as session:
            info = await lobby.find(session, game)
            if info.pinned is not None:
                raise trouble("pinned")
            return await Table.load(session, info, self.ruleset(info.ruleset))


def _noted(game: int | None, error: Exception, position: str | None = None) -> Trouble:
    """Log an error without its text, which may hold what somebody has answered in secret."""
    name = type(error).__name__
    if isinstance(error, sqlite3.Error):  # SQLite speaks of tables and disks, never of values
        name += f": {error}"
    frames = "".join(traceback.format_tb(error.__traceback__))
    at = "" if position is None else f"position {position}\n"
    log.error("game %s: %s\n%s%s", game or "(new)", name, at, frames)
    return trouble("drift" if isinstance(error, Drift) else "internal")
