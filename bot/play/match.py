"""How each change of a running game is written down.

Whoever changes a match holds its lock and an open transaction; when that transaction fails, the
match is spoilt and has to be loaded again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.store import (
    Session,
    chapters,
    clocks,
    games,
    instructions,
    log,
    messages,
    moments,
    notes,
    people,
    presses,
    progress,
    seats,
)
from bot.store.games import GameInfo
from bot.store.patience import find as find_patience
from bot.store.presses import LastPress
from bot.store.progress import AnswerRow, Rest
from engine.kernel.asking import Seat
from engine.kernel.event import Event
from engine.kernel.game import Game, Question
from engine.kernel.lead import TellsLead
from engine.kernel.ruleset import Ruleset
from engine.kernel.standing import Instruction

from .announce import Announcer
from .lobby import find
from .record import to_saved
from .ticking import Ticking
from .trouble import trouble
from .undoing import judge_press, look


class Match(Ticking):
    """A game that has begun, with the means to change it."""

    _ungrown = True
    """Whether there may be more to tell of the chapter that goes on."""
    _rest: tuple[int, int] | None = None
    """How many answers and questions came before the saved rest."""
    _noted = (0, False)
    """What is saved about the last event, and about whether an answer is pending."""

    @classmethod
    async def load(cls, session: Session, info: GameInfo, ruleset: Ruleset[Any]) -> Match:
        """Load a game from its last rest.

        Raises Trouble if it has not begun or was closed, Drift if the rules have changed under it.
        """
        found = await progress.find(session, info.id)
        if found is None or info.phase == "closed":
            raise trouble("closed" if info.phase == "closed" else "not-started")
        match = cls(
            info,
            Game.load(ruleset, to_saved(info, found), hold=True),
            told=found.told,
            opened=found.rest.answers + len(found.since),
            pending=found.pending,
        )
        match._rest = (found.rest.answers, found.rest.questions)
        match._noted = (found.told, found.pending)
        match.withdrawn = set(found.withdrawn)
        facts = await people.list_facts(session, _experience(info.id, ""))
        match.experienced = {int(key.rpartition(":")[2]) for key in facts}
        match.instructions = await instructions.find(session, info.id)
        match.clocks = await clocks.find(session, info.id)
        match.last_press = await presses.find(session, info.id)
        match.notes = await notes.find_all(session, info.id)
        match.patience = await find_patience(session, info.id)
        return match

    @classmethod
    async def begin(
        cls, session: Session, info: GameInfo, ruleset: Ruleset[Any], now: float
    ) -> Match:
        """Begin a game and save its beginning."""
        game = Game.new(ruleset, info.options, info.seats, info.rulings, hold=True)
        match = cls(info, game)
        match.notes = await notes.find_all(session, info.id)
        await match._write(session, now)
        await match.announcer(session, now).refresh()
        return match

    async def instruct(self, session: Session, seat: Seat, said: list[Instruction]) -> None:
        """Save the instructions of a seat; they apply to the open question too."""
        self.instructions[seat] = said
        await instructions.put(session, self.info.id, seat, said)
        if seat in self.withdrawn:
            self.withdrawn.discard(seat)
            await progress.drop_withdrawn(session, self.info.id, seat)
        await self._note_progress(session)

    # -- answers --------------------------------------------------------------------------------

    async def answer(
        self,
        session: Session,
        seat: Seat,
        value: Any,
        number: int | None,
        now: float,
        *,
        hold: bool = True,
        user: int | None = None,
    ) -> None:
        """Give a seat's answer, by hand if by a ``user``, and write down all that follows from it.

        When the last sealed answer is in, they open after the grace that was agreed upon, if there
        is ``hold``, and at once otherwise, as for an answer that was given in somebody's place.
        Raises Refused, and nothing has changed; after any other exception the match is spoilt.
        """
        question, discreet = self.game.question, self.discreet
        awaited, clock = self.game.awaited, self.clocks.get(seat)
        before = look(self, seat, self.opened, clock, now) if seat in awaited else None
        self.game.answer(seat, value, number)
        assert question is not None
        told = [event for event in self.game.events if event.number > self.told]
        last = self.last_press
        if before is not None:
            last = judge_press(self, before, seat, user, told, last)
            if last is not None and last is not self.last_press:
                last = replace(last, place=await log.find_end(session, self.info.id))
            if not discreet:
                await self.charge(session, seat, clock, now)
            if user is not None and not discreet:
                await self.note_wait(session, seat, question.number, clock, now)
        await self.note_press(session, last)
        if self.game.held:
            if not hold or self.terms.grace == 0 or len(self.asked) < 2:
                self.game.open()
            elif self.info.opens is None:
                await self._set_opens(session, now + self.terms.grace)
        announcer = self.announcer(session, now)
        await announcer.answered(seat, question.number, by_hand=hold, discreet=discreet)
        opened = await self._note_opened(session, question, now)
        if not opened:
            await progress.seal(session, self.info.id, seat, value)
            if seat in self.info.users:
                await progress.drop_draft(session, self.info.id, self.info.users[seat])
            await self.reschedule(session, seat, answered=True)
            if seat in awaited:
                await self.tell_last(session, question, now)
        await self._write(session, now, after=question.number)
        # Nobody else learns that a sealed answer was changed.
        if self.game.awaited != awaited or opened:
            await announcer.refresh()

    async def note_experience(self, session: Session, user: int) -> None:
        """Write down that a user has answered a question."""
        if user not in self.experienced:
            self.experienced.add(user)
            await people.put_fact(session, _experience(self.info.id, str(user)), "1")

    async def open(self, session: Session, now: float) -> None:
        """Open the answers that were held."""
        question = self.game.question
        assert question is not None
        self.game.open()
        await self._note_opened(session, question, now)
        await self._write(session, now, after=question.number)
        await self.announcer(session, now).refresh()

    async def withdraw(self, session: Session, seat: Seat, number: int, now: float) -> None:
        """Take a sealed answer back.

        Raises Refused, and nothing has changed.
        """
        self.game.withdraw(seat, number)
        self.withdrawn.add(seat)
        await progress.withdraw(session, self.info.id, seat)
        if self.info.opens is not None:
            await self._set_opens(session, None)
        await self.reschedule(session, seat, answered=False)
        await self.announcer(session, now).refresh()

    async def _note_opened(self, session: Session, question: Question, now: float) -> bool:
        steps = self.game.fetch_steps()
        if not steps:
            return False
        await progress.add_answers(
            session,
            self.info.id,
            [AnswerRow(step.seat, step.kind, step.value) for step in steps],
            after=self.opened,
            question=question.number,
            given=now,
        )
        self.opened += len(steps)
        if self.info.opens is not None:
            await self._set_opens(session, None)
        return True

    async def _set_opens(self, session: Session, opens: float | None) -> None:
        await games.set_opens(session, self.info.id, opens)
        self.info = replace(self.info, opens=opens)

    async def note_press(self, session: Session, press: LastPress | None) -> None:
        """Save what can be taken back, if that has changed."""
        if press != self.last_press:
            self.last_press = press
            await presses.put(session, self.info.id, press)

    async def take_up(self, session: Session, now: float) -> None:
        """Write down what follows from a rest that the match was put to, and was loaded from."""
        self._rest = None
        await self._write(session, now)

    # -- writing down ---------------------------------------------------------------------------

    async def settle(self, session: Session, now: float, *, anew: Collection[Seat] = ()) -> None:
        """Bring clocks, calls and the computer's duties in line with players and pauses.

        The clocks of seats in ``anew`` begin again.
        """
        self.info = await find(session, self.info.id)
        await self._note_progress(session)
        await self.line_up(session, now, anew)

    async def _note_progress(self, session: Session) -> None:
        """Save the last logged event, and whether an answer is pending."""
        self.pending = self.is_pending()
        if self._noted != (self.told, self.pending):
            self._noted = self.told, self.pending
            await progress.set_told(session, self.info.id, told=self.told, pending=self.pending)

    async def _write(self, session: Session, now: float, *, after: int = 0) -> None:
        """Save the rest, and the events and the question since question ``after``."""
        game, id = self.game, self.info.id
        announcer = self.announcer(session, now)
        # A stage that ran again after loading tells its first events a second time.
        events = [event for event in game.fetch_events() if event.number > self.told]
        if events:
            self.told = events[-1].number
            self._ungrown = True
            await announcer.tell(events, last=game.question is None)
        await self._write_rest(session, now)  # behind what has led to it
        if any(e.chapter and e.audience is None for e in events) and await seats.end_chapter(
            session, id
        ):
            self.info = await find(session, id)
        if events and game.question is not None:
            await self._note_lead(session, announcer, events)
        if self.withdrawn and (game.question is None or game.question.number > after):
            self.withdrawn.clear()
            await progress.drop_withdrawn(session, id)
        if game.question is None:
            await self.note_press(session, None)
            await self._note_progress(session)
            await messages.drop_turns(session, id, before=after + 1)
            await announcer.lapse_all()
            await announcer.finish(game.view(None))
            await announcer.settle_all()
            await games.end(session, id, "over")
            self.clocks = {}
            self.info = await find(session, id)
        elif game.question.number > after:
            await self._note_progress(session)
            await self.line_up(session, now)
        else:
            await self._note_progress(session)
        # While answers follow that nobody is asked for, more is to be told in a moment.
        if self._ungrown and not self.pending and game.question is not None:
            self._ungrown = False
            await announcer.grow(self.how_far())

    async def _note_lead(
        self, session: Session, announcer: Announcer, events: Sequence[Event]
    ) -> None:
        """Tell who is winning if that has changed."""
        rules = self.game.ruleset
        lead = rules.lead(self.game.state) if isinstance(rules, TellsLead) else None
        if lead is None or not (lead.clear or any(event.chapter for event in events)):
            return
        before = await chapters.find_lead(session, self.info.id)
        if before == lead.marks:
            return
        await chapters.put_lead(session, self.info.id, lead.marks)
        if before is not None and lead.marks - before:
            await announcer.lead(lead, self.game.view(None))

    async def _write_rest(self, session: Session, now: float) -> None:
        saved = self.game.save()
        at = (self.opened - len(saved["answers"]), saved["questions"])
        if at == self._rest:
            return
        rest = Rest(saved["version"], saved["rest"], at[1], saved["events"], at[0])
        await progress.put_rest(session, self.info.id, rest)
        self._rest = at
        question = self.game.question
        if question is not None and self.asked and not self.is_forced():
            await moments.add(
                session,
                self.info.id,
                rest,
                question=question.number,
                kind=question.kind,
                seats=list(question.shapes),
                about=self.how_far(),
                at=now,
            )


def _experience(game: int, user: str) -> str:
    """Name the fact that a user has answered a question of a game."""
    return f"answered:{game}:{user}"
