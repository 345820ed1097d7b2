"""The matches in memory, each with one lock and one transaction at a time, and prompt answers."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from bot.limits.memory import Locks, Recent
from bot.play.errors import Unavailable, UserError, refused, typed, user_error
from bot.play.games import set_aside
from bot.play.lobby import setup
from bot.store import Session, Store
from bot.store.keeping import facts
from bot.store.keeping.facts import HALTED_AT
from bot.store.table import games
from bot.store.table.games import GameInfo
from engine.kernel.ask import Seat
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.saving import Drift
from engine.kernel.shapes.base import RandomSource, sure_answer

from .match import AnswerFailed, Match
from .reports import find_pasts, refusal_line, whereabouts
from .steward_jobs import RunningJobs, SeatHistory, StewardJob, StewardJobs, StewardRunner
from .thinking import ThinkingTimes

GONE = frozenset({"trouble-closed", "trouble-no-such-game", "trouble-not-started"})
"""The errors of a game that ended while stewards were thinking about it."""

log = logging.getLogger(__name__)


class MatchRegistry:
    """The matches in recent use, loaded when someone needs them.

    Any error inside is raised as UserError, and then nothing has changed.
    """

    kind: type[Match] = Match
    """The class of a loaded game."""

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, AnyRuleset],
        *,
        rng: RandomSource,
        now: Callable[[], float],
        steady: Callable[[], float],
        kept: int,
        privacy_delay: float,
        changed: Sequence[asyncio.Event],
        thinker: StewardRunner,
        fresh_secret: Callable[[], bytes | None],
        beacon: str,
        halt: Callable[[Session, Match, float], Awaitable[None]],
    ) -> None:
        self.rulesets = rulesets
        self._store = store
        self.rng = rng
        """The random numbers of tables without a log."""
        self.fresh_secret = fresh_secret
        """The function that returns the secret of a new table's log; ``None`` if it gets no log."""
        self.beacon = beacon
        """The beacon whose rounds new tables use; see
        :class:`engine.fairness.entries.OpenEntry`."""
        self._now = now
        self._tell_halt = halt
        self._privacy_delay = privacy_delay
        self._changed = changed
        """Set after every transaction, because it may have left something to send or to wait
        for."""
        self.on_change: list[Callable[[int], None]] = []
        """Called with the number of a game after every transaction that may have changed it."""
        self._matches: Recent[int, Match] = Recent(kept)
        self._locks = Locks()
        self._door = asyncio.Lock()
        """Held for a moment by each task that begins, and longer by one that must be alone."""
        self._inside = 0
        self._empty = asyncio.Event()
        """Set while nobody holds a game."""
        self._empty.set()
        self.times = ThinkingTimes(steady)
        """How long stewards usually think."""
        self._thoughts = StewardJobs(thinker, self.times.measure)
        self.running_jobs = RunningJobs(self._step, self._thoughts.forget)
        """The tables at which stewards have to answer."""

    async def resume(self) -> None:
        """Continue the games in which a process died before stewards had answered."""
        async with self.reading(None) as session:
            pending = await games.list_pending(session)
        for game in pending:
            try:
                async with self.at(game):
                    pass
            except UserError as error:
                log.error("game %d cannot go on: %s", game, error)
        await self._try_again()

    async def _try_again(self) -> None:
        """Try the rules again in games in which they could not go on, because they may have
        changed."""
        async with self.reading(None) as session:
            halted = await facts.list_numbers(session, HALTED_AT)
        for game in halted:
            try:
                async with self.at(game) as match:
                    match.trying = True
                    async with self.changing(game) as session:
                        await match.settle(session, self._now())
                    await self.go_on(match)
            except UserError as error:
                if error.phrase.id in GONE:
                    async with self.changing(None) as session:
                        await facts.drop(session, HALTED_AT.key(game))
                else:
                    log.error("game %d cannot go on: %s", game, error)

    @property
    def fault(self) -> str:
        """What is wrong with the database; empty if nothing is."""
        return self._store.fault

    @asynccontextmanager
    async def holding(self, game: int) -> AsyncIterator[None]:
        """Hold a game while it is changed. One task never holds two games."""
        async with self._door:
            self._inside += 1
            self._empty.clear()
        try:
            async with self._locks.of(game):
                yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold all games to change them together; afterwards, they are read again from the
        database."""
        async with self._door:
            await self._empty.wait()
            try:
                yield
            finally:
                self._matches.clear()

    def ruleset(self, id: str) -> AnyRuleset:
        """Return a ruleset.

        Raises UserError if there is none of this name.
        """
        if id not in self.rulesets:
            raise user_error("no-such-ruleset", ruleset=typed(id))
        return self.rulesets[id]

    def keep(self, match: Match) -> None:
        """Keep a match in memory until others have been used more recently."""
        match.privacy_delay = self._privacy_delay
        self._matches[match.info.id] = match

    @asynccontextmanager
    async def at(self, game: int) -> AsyncIterator[Match]:
        """Hold the lock of a game that has begun; stewards that have to answer begin afterwards."""
        async with self.holding(game):
            match = self._matches.get(game) or await self._load(game)
            self._matches[game] = match
            if (match.pending or match.unsaid) and not self.running_jobs.at(game):
                await self.go_on(match)
                match = self._matches.get(game) or await self._load(game)
            yield match

    @asynccontextmanager
    async def transaction(
        self, game: int, now: float | None = None
    ) -> AsyncIterator[tuple[Session, Match, float]]:
        """Change who plays, or the time they have, in one transaction; then the game goes on.

        The status card is drawn again. The last of what is returned is the time of the change.
        """
        now = self._now() if now is None else now
        async with self.at(game) as match:
            try:
                async with self.changing(game) as session:
                    if not match.running:
                        raise user_error("game-over")
                    yield session, match, now
                    await match.announcer(session, now).refresh()
            except UserError:
                self.forget(game)  # The match in memory may have changed before the error.
                raise
            if match.info.phase == "closed":
                self.forget(game)
            await self.go_on(match, now)

    @asynccontextmanager
    async def reading(self, game: int | None) -> AsyncIterator[Session]:
        """Read the last committed state."""
        with self.minding(game):
            async with self._store.reading() as session:
                yield session

    @contextmanager
    def minding(self, game: int | None) -> Iterator[None]:
        """Turn every other error into a UserError."""
        try:
            yield
        except UserError:
            raise
        except Exception as error:
            raise _noted(game, error) from None

    @asynccontextmanager
    async def changing(self, game: int | None) -> AsyncIterator[Session]:
        """Change a game whose lock is held, in one transaction."""
        try:
            async with self._store.writing() as session:
                yield session
        except UserError:
            raise
        except Refused as error:
            match = self._matches.get(game) if game is not None else None
            if match is not None and (said := refusal_line(match, error)) is not None:
                log.info("game %d: %s", game, said)
            raise refused(error) from None
        except AnswerFailed as error:
            self.forget(game or 0)
            cause = error.__cause__
            assert isinstance(cause, Exception)
            noted = _noted(game, cause, await self._where(game, cause))
            if game is not None:
                await self._halt(game)
            raise noted from None
        except BaseException as error:
            # The match in memory may be ahead of the saved one, or behind it.
            if game is not None:
                self._matches.pop(game, None)
            if not isinstance(error, Exception):
                raise
            raise _noted(game, error, await self._where(game, error)) from None
        for event in self._changed:
            event.set()
        if game is not None:
            for hears in self.on_change:
                hears(game)

    async def _halt(self, game: int) -> None:
        """Halt a game, with its lock held, because its rules have failed on an answer."""
        try:
            match = await self._load(game)
            if match.game.question is not None and match.running:
                async with self.changing(game) as session:
                    await self._tell_halt(session, match, self._now())
        except UserError as error:
            log.error("game %d: its table could not be told: %s", game, error)

    @asynccontextmanager
    async def in_lobby(self, game: int) -> AsyncIterator[tuple[Session, GameInfo]]:
        """Change a game that has not begun; its status message is updated."""
        async with self.holding(game), self.changing(game) as session:
            info = await setup.find_lobby(session, game)
            yield session, info
            await setup.follow(session, info, game, self._now())

    async def go_on(
        self, match: Match, now: float | None = None, *, after: asyncio.Event | None = None
    ) -> bool:
        """Give the answers that come from :data:`PROMPT`; return whether the match has changed.

        Stewards' answers follow in a task, ``after`` a user has got their reply. Each answer is
        saved by itself. Errors are logged, and the answer is tried again when the game is next
        used.
        """
        changed = False
        try:
            while await self._give(match, now):
                changed = True
            if match.unsaid:
                changed = True
                await self._mind(match)
        except UserError as error:
            self._give_up(match.info.id, error)
            return True
        if match.pending:
            self.running_jobs.begin(match.info.id, after)
        else:
            self.running_jobs.stir(match.info.id)
        return changed

    async def _mind(self, match: Match) -> None:
        """Tell the table if a player is asked who has no legal answer."""
        if match.unsaid:
            async with self.changing(match.info.id) as session:
                await self._tell_halt(session, match, self._now())

    async def _step(self, game: int) -> bool:
        """Let stewards think, and give the answer of one of them; return whether there is more to
        do.

        Nobody holds the game while they think. An answer is given only if it is still needed: the
        question may have passed, or someone may have taken the seat.
        """
        try:
            async with self._open(game) as match:
                while await self._give(match):
                    pass
                await self._mind(match)
                jobs = match.jobs()
                pasts = await self._pasts(match, self._thoughts.new(game, jobs))
                if not self._thoughts.consider(game, jobs, match.game, pasts):
                    return False
            await self.running_jobs.ready(game, self._thoughts.of(game))
            if all(not thought.done() for thought in self._thoughts.of(game)):
                return True  # the table has changed
            await self.running_jobs.replied(game)
            async with self._open(game) as match:
                while (found := self._thoughts.take(game)) is not None:
                    job, thought = found
                    if job in match.jobs():
                        await self._carry_out(match, job, thought)
                        while await self._give(match):
                            pass
                await self._mind(match)
                return match.pending
        except UserError as error:
            if error.phrase.id in GONE:
                self.forget(game)
            else:
                self._give_up(game, error)
            return False

    async def _pasts(self, match: Match, jobs: Sequence[StewardJob]) -> Mapping[Seat, SeatHistory]:
        """Return the histories for stewards that stand in for players."""
        seats = [job.seat for job in jobs if job.stand_in]
        if not seats:
            return {}
        async with self.reading(match.info.id) as session:
            return await find_pasts(session, match, seats)

    @asynccontextmanager
    async def _open(self, game: int) -> AsyncIterator[Match]:
        async with self.holding(game):
            yield self._matches.get(game) or await self._load(game)

    async def _carry_out(self, match: Match, job: StewardJob, thought: asyncio.Future[Any]) -> None:
        """Give the answer that a steward has found, or the safe one if it has none."""
        shape = match.game.shape_for(job.seat)
        failed = thought.cancelled() or thought.exception() is not None
        value = None if failed else thought.result()
        if value is None or shape.check(value) is not None:
            if value is not None:  # The value is left out, because it may be secret.
                log.error("game %d: the %s's answer is not legal", job.game, job.level)
            value = sure_answer(shape)
        async with self.changing(job.game) as session:
            await match.answer(session, job.seat, value, job.number, self._now(), level=job.level)

    async def _give(self, match: Match, now: float | None = None) -> bool:
        """Give an answer that no player needs to be asked for; return whether there was one."""
        game = match.info.id
        with self.minding(game):
            answer = match.given(self.rng)
        if answer is None:
            return False
        async with self.changing(game) as session:
            await match.answer(
                session, answer.seat, answer.value, None, now or self._now(), giver=answer.giver
            )
        return True

    def _give_up(self, game: int, error: UserError) -> None:
        self.forget(game)
        log.error("game %d: nobody could answer for the stewards: %s", game, error)

    def in_memory(self, game: int) -> Match | None:
        """Return a match if it is in memory."""
        return self._matches.get(game)

    def forget(self, game: int) -> None:
        """Drop a match from memory, because it has changed in the store."""
        self._matches.pop(game, None)

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

    async def set_aside(self, game: int, now: float) -> bool:
        """Set a game aside that cannot be loaded, and tell its host; return whether it is such a
        game."""
        async with self.holding(game):
            try:
                await self._load(game)
            except Unavailable:
                return False
            except UserError as error:
                if error.phrase.id == "trouble-pinned":
                    return True
            else:
                return False
            async with self.changing(None) as session:
                await set_aside(session, game, "what is saved of it cannot be read", now)
            self.forget(game)
        return True

    async def _load(self, game: int) -> Match:
        async with self.reading(game) as session:
            info = await setup.find(session, game)
            if info.pinned is not None:
                raise user_error("pinned")
            ruleset = self.ruleset(info.ruleset)
            try:
                match = await self.kind.load(session, info, ruleset)
            except Exception as error:
                if info.phase != "over" or is_passing(error):
                    raise
                log.warning("game %d is over and cannot be shown: %s", game, type(error).__name__)
                raise user_error("past-rules") from None
        match.privacy_delay = self._privacy_delay
        return match


def _noted(game: int | None, error: Exception, position: str | None = None) -> UserError:
    """Log an error without its text, which may contain a secret answer."""
    name = type(error).__name__
    if isinstance(error, sqlite3.Error):  # Errors of SQLite name tables and disks, never values.
        name += f": {error}"
    frames = "".join(traceback.format_tb(error.__traceback__))
    at = "" if position is None else f"position {position}\n"
    log.error("game %s: %s\n%s%s", game or "(new)", name, at, frames)
    if is_passing(error):
        return Unavailable()
    return user_error("drift" if isinstance(error, Drift) else "internal")


def is_passing(error: BaseException) -> bool:
    """Return whether an error is of the database or the disk, and not a bug."""
    return isinstance(error, sqlite3.Error | OSError) and not isinstance(
        error, sqlite3.IntegrityError | sqlite3.ProgrammingError
    )


class TableService:
    """Something that users can do at tables.

    Every method raises UserError for what cannot be done, and then nothing has changed.
    """

    def __init__(self, matches: MatchRegistry, now: Callable[[], float]) -> None:
        self._matches = matches
        self._now = now
