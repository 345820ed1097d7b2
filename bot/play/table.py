"""One running game in memory, and how each of its changes is written down.

Whoever changes a table holds its lock and an open transaction; when that transaction fails, the
table is spoilt and has to be loaded again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import Session, games, outbox, progress
from bot.store.games import GameInfo
from bot.store.progress import AnswerRow, Rest
from engine.kernel.asking import CHANCE, Seat
from engine.kernel.game import Game, Saved
from engine.kernel.ruleset import Ruleset

from .announce import Announcer, users_of
from .trouble import trouble
from .views import Asked, Hand, TableView


class Table:
    """A game that has begun, with who sits where."""

    def __init__(
        self, info: GameInfo, game: Game[Any], *, told: int, opened: int, pending: bool
    ) -> None:
        self.info = info
        self.game = game
        self.pending = pending
        """Whether chance or a practice seat has to answer."""
        self._users = users_of((p.seat, p.user) for p in info.players)
        self._told = told
        """The last event that was written down."""
        self._opened = opened
        """How many answers were opened."""
        self._rest: tuple[int, int] | None = None
        """Where the rest that was written down stands: answers and questions before it."""

    @classmethod
    async def load(cls, session: Session, info: GameInfo, ruleset: Ruleset[Any]) -> Table:
        """Take up a game from its last rest.

        Raises Trouble if it has not begun, Drift if the rules have changed under it.
        """
        found = await progress.find(session, info.id)
        if found is None:
            raise trouble("closed" if info.phase == "closed" else "not-started")
        saved: Saved = {
            "ruleset": info.ruleset,
            "version": found.rest.version,
            "options": dict(info.options),
            "seats": list(info.seats),
            "rulings": dict(info.rulings),
            "rest": found.rest.state,
            "questions": found.rest.questions,
            "events": found.rest.events,
            "answers": [[a.seat, a.kind, a.value] for a in found.since],
            "sealed": dict(found.sealed),
        }
        table = cls(
            info,
            Game.load(ruleset, saved),
            told=found.told,
            opened=found.rest.answers + len(found.since),
            pending=found.pending,
        )
        table._rest = (found.rest.answers, found.rest.questions)
        return table

    @classmethod
    async def begin(
        cls, session: Session, info: GameInfo, ruleset: Ruleset[Any], now: float
    ) -> Table:
        """Begin a game and write its first moment down."""
        game = Game.new(ruleset, info.options, info.seats, info.rulings)
        table = cls(info, game, told=0, opened=0, pending=False)
        await table._write(session, now)
        announcer = table._announcer(session, now)
        await announcer.refresh()
        return table

    # -- who ------------------------------------------------------------------------------------

    def seat_of(self, user: int) -> Seat:
        """Return the seat of a user.

        Raises Trouble if they have none.
        """
        for seat, owner in self._users.items():
            if owner == user:
                return seat
        raise trouble("not-playing")

    @property
    def next_machine(self) -> Seat | None:
        """The seat that a generator has to answer for, chance or a practice seat."""
        return next((s for s in self.game.awaited if s not in self._users), None)

    # -- showing --------------------------------------------------------------------------------

    def show(self) -> TableView:
        """Return what everybody may see."""
        question = self.game.question
        return TableView(
            info=self.info,
            view=self.game.view(None),
            number=question.number if question else None,
            kind=question.kind if question else None,
            awaited=tuple(s for s in self.game.awaited if s != CHANCE),
            answered=tuple(self.game.answered),
        )

    async def show_hand(self, session: Session, user: int) -> Hand:
        """Return what a user sees.

        Raises Trouble if they have no seat.
        """
        seat = self.seat_of(user)
        asked, draft = None, list[str]()
        question = self.game.question
        if question is not None and seat in question.shapes:
            asked = Asked(question.number, question.kind, question.params, question.shapes[seat])
            draft = await progress.find_draft(session, self.info.id, user, question.number)
        return Hand(
            info=self.info,
            seat=seat,
            view=self.game.view(seat),
            question=asked,
            answered=seat in self.game.sealed,
            sealed=self.game.sealed.get(seat),
            draft=tuple(draft),
            over=self.game.over,
        )

    # -- changing -------------------------------------------------------------------------------

    async def answer(
        self, session: Session, seat: Seat, value: Any, number: int | None, now: float
    ) -> None:
        """Give a seat's answer and write down all that follows from it.

        Raises Refused, and nothing has changed; after any other exception the table is spoilt.
        """
        question = self.game.question
        awaited = self.game.awaited
        self.game.answer(seat, value, number)
        assert question is not None
        opened = self.game.fetch_steps()
        if opened:
            await progress.add_answers(
                session,
                self.info.id,
                [AnswerRow(step.seat, step.kind, step.value) for step in opened],
                after=self._opened,
                question=question.number,
                given=now,
            )
            self._opened += len(opened)
        else:
            await progress.seal(session, self.info.id, seat, value)
            if seat in self._users:
                await progress.drop_draft(session, self.info.id, self._users[seat])
        announcer = self._announcer(session, now)
        await announcer.answered(seat, question.number)
        await self._write(session, now, after=question.number)
        # That a sealed answer was changed is nobody's business.
        if self.game.awaited != awaited or opened:
            await announcer.refresh()

    async def withdraw(self, session: Session, seat: Seat, number: int, now: float) -> None:
        """Take a sealed answer back.

        Raises Refused, and nothing has changed.
        """
        self.game.withdraw(seat, number)
        await progress.unseal(session, self.info.id, seat)
        await self._announcer(session, now).refresh()

    def _announcer(self, session: Session, now: float) -> Announcer:
        return Announcer(session, self.info.id, self._users, now)

    async def _write(self, session: Session, now: float, *, after: int = 0) -> None:
        """Write down the rest, the events and the question since question ``after``."""
        game, id = self.game, self.info.id
        saved = game.save()
        rest = (self._opened - len(saved["answers"]), saved["questions"])
        if rest != self._rest:
            await progress.put_rest(
                session,
                id,
                Rest(saved["version"], saved["rest"], rest[1], saved["events"], rest[0]),
            )
            self._rest = rest
        announcer = self._announcer(session, now)
        # A stage that was run again after loading has told its first events a second time.
        events = [event for event in game.fetch_events() if event.number > self._told]
        if events:
            self._told = events[-1].number
            await announcer.tell(events)
        self.pending = self.next_machine is not None
        await progress.set_told(session, id, told=self._told, pending=self.pending)
        if game.question is None:
            await outbox.drop_turns(session, id, before=after + 1)
            await announcer.finish(game.view(None))
            await games.set_phase(session, id, "over")
            self.info = replace(self.info, phase="over")
        elif game.question.number > after:
            await announcer.call(game.question)
