"""Tasks that are tried: games in a database of their own, of which nothing else ever learns."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, Self

from bot.play.errors import user_error
from bot.play.lobby import setup
from bot.play.match.match import Match
from bot.play.match.registry import MatchRegistry
from bot.play.match.steward_jobs import SeatHistory, StewardJob
from bot.play.service import Play
from bot.play.settings import TableSettings
from bot.play.views import Notes, SeatView
from bot.store import NotOurs, Session, Store, StoreError, TooNew
from bot.store.keeping import deletion, facts
from bot.store.keeping.facts import ATTEMPT
from bot.store.table import games, seats
from bot.store.table.games import GameInfo
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.game import AnyGame
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.saving import load, save
from engine.kernel.shapes.base import FirstOption, sure_answer

from .task import Task

FIRST = 1_000_000_000
"""The least number of a game of practice; games at tables have smaller ones."""

KEPT = 86_400.0
"""Seconds for which an attempt is kept."""

MOST = 300
"""The most attempts that are kept; then the oldest goes. A user has one at most."""

Outcome = Literal["solved", "missed"]

log = logging.getLogger(__name__)


@fixed
class Attempt:
    """A task that a user tries, and how that has ended."""

    task: Task
    outcome: Outcome | None = None

    def to_json(self) -> str:
        """Return the attempt as JSON text for the database."""
        return json.dumps({"task": self.task.model_dump(mode="json"), "outcome": self.outcome})

    @classmethod
    def of(cls, saved: str) -> Self:
        """Read what :meth:`to_json` has written."""
        data = json.loads(saved)
        return cls(Task.model_validate(data["task"]), data["outcome"])


class Trial(Match):
    """A game of practice: each step is held against the goal, and there it ends."""

    attempt: Attempt

    @classmethod
    async def load(cls, session: Session, info: GameInfo, ruleset: AnyRuleset) -> Self:
        """Load a game with what is to be done in it."""
        match = await super().load(session, info, ruleset)
        saved = await facts.find(session, ATTEMPT.key(info.id))
        if saved is None or not isinstance(match, cls):
            raise user_error("no-such-game")
        match.attempt = Attempt.of(saved)
        return match

    @classmethod
    async def at_position(
        cls, session: Session, info: GameInfo, attempt: Attempt, game: AnyGame, now: float
    ) -> Self:
        """Begin a game at a position, and save it."""
        match = cls(info, game)
        match.attempt = attempt
        await facts.put(session, ATTEMPT.key(info.id), attempt.to_json())
        await match._write(session, now)
        return match

    @property
    def running(self) -> bool:
        """Whether the goal is neither reached nor missed."""
        return super().running and self.attempt.outcome is None

    async def answer(self, session: Session, seat: Seat, *given: Any, **more: Any) -> None:
        """Give a seat's answer, and judge what follows from it.

        Raises UserError if the task has ended.
        """
        if self.attempt.outcome is not None:
            raise user_error("game-over")
        await super().answer(session, seat, *given, **more)
        task = self.attempt.task
        outcome: Outcome | None = None
        if task.is_reached(self.game.view(task.seat)):
            outcome = "solved"
        elif self._is_left(task):
            outcome = "missed"
        if outcome is not None:
            self.attempt = replace(self.attempt, outcome=outcome)
            await facts.put(session, ATTEMPT.key(self.info.id), self.attempt.to_json())
            await self._note_progress(session)

    def _is_left(self, task: Task) -> bool:
        """Return whether its player is asked for something that is no part of the task."""
        question = self.game.question
        if question is None:
            return True
        asked = task.seat in question.shapes and question.number > task.first
        return asked and str(question.kind) not in task.asks


class Trials(MatchRegistry):
    """The games of practice in memory."""

    kind = Trial


class SetAnswers:
    """Answers for the others: as a task has set it, or else what does no harm."""

    def __init__(self) -> None:
        self.attempts: dict[int, Attempt] = {}
        """The attempts, by their games."""

    def think(
        self, job: StewardJob, game: AnyGame, past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Answer immediately."""
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thought.set_result(self.of(job.game, game, job.seat))
        return thought

    def of(self, number: int, game: AnyGame, seat: Seat) -> Any:
        """Return the answer of a seat to the open question."""
        shape, question = game.shape_for(seat), game.question
        attempt = self.attempts.get(number)
        for given in () if attempt is None or question is None else attempt.task.answers:
            own = (given.seat, given.kind) == (seat, str(question and question.kind))
            if own and shape.check(given.value) is None:
                return given.value
        return sure_answer(shape)


class Practice(Play):
    """All attempts of one process."""

    registry = Trials
    others: SetAnswers

    @classmethod
    async def begin(
        cls,
        store: Store,
        rulesets: Mapping[str, AnyRuleset],
        *,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> Self:
        """Open the attempts of a store."""
        async with store.writing() as session:
            await games.count_from(session, FIRST)
        others = SetAnswers()
        self = await cls.open(
            store, rulesets, rng=FirstOption(), now=now, steady=steady, thinker=others
        )
        self.others = others
        return self

    async def attempt(self, user: int, name: str, task: Task) -> int:
        """Begin a task, in place of what the user has tried before; return its game."""
        begun = task.opened()
        game = load(begun.ruleset, save(begun), hold=True)
        async with self._matches.changing(None) as session:
            gone = await games.list_stale(session, user, self._now() - KEPT, MOST)
            await deletion.forget(session, gone)
            number = await games.insert(
                session,
                guild=0,
                channel=user,  # of which there is one table, as of any channel
                host=user,
                ruleset=task.ruleset,
                options=game.setup.options,
                seats=game.setup.seats,
                rulings=game.setup.rulings,
                terms=TableSettings().paced("unhurried"),
                created=self._now(),
            )
            for seat in game.setup.seats:
                own = seat == task.seat
                await seats.add_player(
                    session,
                    number,
                    user=user if own else None,
                    name=name if own else "",
                    seat=seat,
                    level=None if own else "page",
                )
            await games.update(session, number, phase="running")
            info = await setup.find(session, number)
            attempt = Attempt(task)
            self.others.attempts[number] = attempt
            match = await Trial.at_position(session, info, attempt, game, self._now())
        self._forget(gone)
        self._matches.keep(match)
        async with self._matches.at(number):  # where others begin to answer
            pass
        return number

    async def drop(self, user: int) -> None:
        """Delete what a user has tried."""
        async with self._matches.changing(None) as session:
            gone = await games.list_stale(session, user, 0.0, MOST)
            await deletion.forget(session, gone)
        self._forget(gone)
        await self.users.delete_data(user)

    def _forget(self, gone: Sequence[int]) -> None:
        for one in gone:
            self._matches.forget(one)
            self.others.attempts.pop(one, None)

    def of_game(self, game: int) -> Attempt | None:
        """Return the attempt that a seat's view was last made of."""
        return self.others.attempts.get(game)

    def _shown(self, match: Match, user: int, notes: Notes) -> SeatView:
        """Return what a user sees, without what is of no use in a task."""
        assert isinstance(match, Trial)
        self.others.attempts[match.info.id] = match.attempt
        return replace(
            super()._shown(match, user, notes),
            new=False,
            retractable=None,
            presets=(),
            instructable=False,
            interjections=(),
            plannable=False,
        )


class PracticeStore:
    """The attempts of the bot, in a file beside its database that is opened when it is needed.

    Nothing in it has to last: a file that cannot be opened is begun again.
    """

    def __init__(
        self,
        path: Path,
        rulesets: Mapping[str, AnyRuleset],
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._path = path
        self._rulesets = rulesets
        self._now = now
        self._steady = steady
        self._opening = asyncio.Lock()
        self._opened: tuple[Store, Practice] | None = None

    async def opened(self) -> tuple[Store, Practice]:
        """Return the attempts, and the database that they are in."""
        async with self._opening:
            if self._opened is None:
                try:
                    store = await Store.open(self._path)
                except (StoreError, NotOurs, TooNew) as error:
                    log.warning("the file of practice is begun again: %s", error)
                    for end in ("", "-wal", "-shm"):
                        self._path.with_name(self._path.name + end).unlink(missing_ok=True)
                    store = await Store.open(self._path)
                try:
                    practice = await Practice.begin(
                        store, self._rulesets, now=self._now, steady=self._steady
                    )
                except BaseException:
                    await store.close()
                    raise
                self._opened = store, practice
        return self._opened

    @property
    def is_there(self) -> bool:
        """Whether anything was ever tried."""
        return self._opened is not None or self._path.exists()

    async def close(self) -> None:
        """Close the file, if it is open or just being opened."""
        async with self._opening:
            opened, self._opened = self._opened, None
        if opened is not None:
            store, practice = opened
            await practice.close()
            await store.close()
