"""One running game in memory, and how each of its changes is written down.

Whoever changes a match holds its lock and an open transaction; when that transaction fails, the
match is spoilt and has to be loaded again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.store import (
    Session,
    chapters,
    checkups,
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
from bot.store.clocks import Clock
from bot.store.games import GameInfo
from bot.store.patience import NEW, Patience, add_wait
from bot.store.patience import find as find_patience
from bot.store.patience import put as put_patience
from bot.store.presses import LastPress
from bot.store.progress import AnswerRow, Rest
from engine.kernel.asking import Seat
from engine.kernel.briefing import Briefs
from engine.kernel.event import Event
from engine.kernel.game import Game, Question
from engine.kernel.lead import TellsLead
from engine.kernel.phrase import Line
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser
from engine.kernel.standing import Instruction, TakesInstructions

from .announce import Announcer
from .clocks import begun, resumed, scheduled, stopped
from .lobby import find
from .record import to_saved
from .sources import PROMPT, SOURCES, Forced, Source, look_up
from .terms import SHORTEST_SHARE, Terms
from .trouble import trouble
from .undoing import judge_press, look

SHORTENED = 2
"""How often an answer was late before the time gets shorter."""

FORGIVEN = 3
"""How many answers in time make up for late ones."""

SEVERAL = 3
"""How many are asked at least where the last one awaited is told so."""

LAST_AFTER = 900.0
"""Seconds since the question after which that is told: until then they were just called."""

MOMENT = ("round", "phase")
"""What a view says about how far a game is."""


class Match:
    """A game that has begun, with who sits where."""

    def __init__(
        self,
        info: GameInfo,
        game: Game[Any],
        *,
        told: int = 0,
        opened: int = 0,
        pending: bool = False,
    ) -> None:
        self.info = info
        self.game = game
        self.terms = Terms.of(info.terms)
        rules = game.ruleset
        self.takes = rules if isinstance(rules, TakesInstructions) else None
        """The rules, if they let players leave instructions."""
        self.pending = pending
        """Whether an answer may be given without asking anybody."""
        self._told = told
        """The last event of the rules that was logged."""
        self._ungrown = True
        """Whether there may be more to tell of the chapter that goes on."""
        self.opened = opened
        """How many answers have been opened."""
        self.instructions: dict[Seat, list[Instruction]] = {}
        """The instructions of seats for questions to come. Secret."""
        self.withdrawn: set[Seat] = set()
        """Seats that have taken back an answer, which their instructions must not give again."""
        self.experienced: set[int] = set()
        """Users who have answered a question of this game, and need no introduction to it."""
        self.patience: dict[Seat, Patience] = {}
        """How much patience the table has with seats, where it is not new."""
        self.clocks: dict[Seat, Clock] = {}
        """Since when each person is asked the open question, and how long they have."""
        self.last_press: LastPress | None = None
        """The last answer given by hand, if its player may take it back without asking."""
        self.notes: dict[int, str] = {}
        """What users have written down for themselves. Secret."""
        self._rest: tuple[int, int] | None = None
        """How many answers and questions came before the saved rest."""
        self._noted = (told, pending)
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

    # -- who ------------------------------------------------------------------------------------

    def seat_of(self, user: int) -> Seat:
        """Return the seat of a user.

        Raises Trouble if they have none.
        """
        for seat, owner in self.info.users.items():
            if owner == user:
                return seat
        raise trouble("not-playing")

    @property
    def running(self) -> bool:
        """Whether the game is running: it has neither ended nor been closed."""
        return self.info.phase == "running"

    @property
    def persons(self) -> list[Seat]:
        """The seats that the computer does not answer for."""
        return self.info.persons

    @property
    def asked(self) -> list[Seat]:
        """The seats asked the open question for which the computer does not answer."""
        question, persons = self.game.question, self.persons
        return [s for s in question.shapes if s in persons] if question else []

    @property
    def awaited(self) -> list[Seat]:
        """The seats among them whose answer is missing."""
        return [s for s in self.asked if s not in self.game.sealed]

    @property
    def discreet(self) -> bool:
        """Whether it is hidden who has answered the open question and who has not."""
        question, takes = self.game.question, self.takes
        return question is not None and takes is not None and question.kind in takes.discreet

    def brief(self, seat: Seat, question: Question) -> Sequence[Line]:
        """Return what the game says that a seat needs for the open question."""
        rules = self.game.ruleset
        if not isinstance(rules, Briefs):
            return ()
        return rules.briefing(self.game.state, seat, question.kind, question.params)

    def look(self, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat, or everybody, may see of the game.

        For a discreet question that includes who was asked, but never who has answered.
        """
        view = self.game.view(seat)
        if self.discreet:
            view["question"] |= {"awaited": self.asked, "answered": []}
        return view

    # -- without asking anybody -----------------------------------------------------------------

    def given(
        self, chooser: Chooser, sources: Sequence[Source] = SOURCES
    ) -> tuple[Seat, Any] | None:
        """Return an answer that can be given right now without asking, and its seat, if any."""
        if not self.running or (found := look_up(sources, self)) is None:
            return None
        seat, way = found
        return seat, way(chooser)

    async def instruct(self, session: Session, seat: Seat, said: list[Instruction]) -> None:
        """Save the instructions of a seat; they apply to the open question too."""
        self.instructions[seat] = said
        await instructions.put(session, self.info.id, seat, said)
        if seat in self.withdrawn:
            self.withdrawn.discard(seat)
            await progress.drop_withdrawn(session, self.info.id, seat)
        await self._note_progress(session)

    def _is_pending(self) -> bool:
        return self.running and look_up(SOURCES, self) is not None

    def _is_forced(self) -> bool:
        return look_up([Forced()], self) is not None

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
        told = [event for event in self.game.events if event.number > self._told]
        last = self.last_press
        if before is not None:
            last = judge_press(self, before, seat, user, told, last)
            if last is not None and last is not self.last_press:
                last = replace(last, place=await log.find_end(session, self.info.id))
            if not discreet:
                await self._charge(session, seat, clock, now)
            if user is not None and not discreet:
                await self._note_wait(session, seat, question.number, clock, now)
        await self._note_press(session, last)
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
            await self._reschedule(session, seat, answered=True)
            if seat in awaited:
                await self._tell_last(session, question, now)
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
        await self._reschedule(session, seat, answered=False)
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

    async def _reschedule(self, session: Session, seat: Seat, *, answered: bool) -> None:
        if (clock := self.clocks.get(seat)) is not None:
            await self.set_clocks(session, [scheduled(clock, answered=answered)])

    async def set_clocks(self, session: Session, changed: Iterable[Clock]) -> None:
        """Replace the clocks of seats that are asked."""
        changed = list(changed)
        self.clocks |= {clock.seat: clock for clock in changed}
        await clocks.put(session, self.info.id, changed)

    async def _note_press(self, session: Session, press: LastPress | None) -> None:
        if press != self.last_press:
            self.last_press = press
            await presses.put(session, self.info.id, press)

    async def undo(self, session: Session, now: float) -> None:
        """Go back to right before the last answer given by hand, which may be taken back.

        What was told before it is not told again, and the clock of its question goes on.
        """
        press, question = self.last_press, self.game.question
        assert press is not None
        assert question is not None
        found = await progress.find(session, self.info.id)
        assert found is not None
        rest = found.rest
        if rest.answers > press.answers:
            kept = await moments.find_before(session, self.info.id, press.answers)
            if kept is None:
                raise trouble("nothing-to-undo")
            rest = Rest(*kept)
        # Numbers are not reused, neither those of questions nor those of events.
        rest = replace(rest, questions=question.number, events=self._told)
        await progress.drop_answers(session, self.info.id, after=press.answers)
        await self._restore(session, rest, press.answers)
        events = self.game.fetch_events()
        self._told = events[-1].number if events else rest.events
        await self._note_press(session, None)
        await self.take_up(session, now)
        if (clock := self.clocks.get(press.seat)) is not None:
            again = replace(clock, begun=press.begun, due=press.due, next=None)
            await self.set_clocks(session, [scheduled(again)])

    async def _restore(self, session: Session, rest: Rest, answers: int) -> None:
        """Put the match to a rest, with the answers since that are left."""
        id = self.info.id
        await progress.put_rest(session, id, rest)
        await checkups.go_back(session, id, rest)
        await moments.drop_after(session, id, answers=rest.answers)
        await games.set_opens(session, id, None)
        info = await find(session, id)
        earlier = await Match.load(session, info, self.game.ruleset)
        self.info, self.game, self.opened = info, earlier.game, answers

    async def go_back(self, session: Session, question: int, now: float) -> None:
        """Go back to the rest right before a question, and ask it again under a new number.

        Answers since then are undone; events that were told are not told again. The rest must be
        one of those that are kept.
        """
        found = await moments.find_state(session, self.info.id, question)
        assert found is not None
        assert self.game.question is not None
        version, state, answers = found
        # Numbers are not reused, so a click on an undone question is never taken for a new one.
        rest = Rest(version, state, self.game.question.number, self._told, answers)
        await progress.drop_answers(session, self.info.id, after=answers)
        await self._note_press(session, None)
        await self.announcer(session, now).forsake()
        await log.set_chapter(session, self.info.id, await log.find_end(session, self.info.id))
        await self._restore(session, rest, answers)
        await self.take_up(session, now)

    async def take_up(self, session: Session, now: float) -> None:
        """Write down what follows from a rest that the match was put to, and was loaded from."""
        self._rest = None
        await self._write(session, now)

    # -- writing down ---------------------------------------------------------------------------

    def announcer(self, session: Session, now: float) -> Announcer:
        """Return the announcer for one change of this game."""
        return Announcer(session, self.info, now)

    async def settle(self, session: Session, now: float, *, anew: Collection[Seat] = ()) -> None:
        """Bring clocks, calls and the computer's duties in line with players and pauses.

        The clocks of seats in ``anew`` begin again.
        """
        self.info = await find(session, self.info.id)
        await self._line_up(session, now, anew)

    async def _line_up(self, session: Session, now: float, anew: Collection[Seat] = ()) -> None:
        """Do the same, with the players already read."""
        await self._note_progress(session)
        question = self.game.question
        if question is None or not self.running:
            return
        several, still = len(question.shapes) > 1, self._standing_still()
        ticking: dict[Seat, Clock] = {}
        for seat in self.asked:
            clock = self.clocks.get(seat)
            if clock is None or clock.question != question.number or seat in anew:
                clock = self.begun(seat, now)
            answered = seat in self.game.sealed
            if seat in still:
                ticking[seat] = stopped(clock, now)
            else:
                ticking[seat] = scheduled(
                    resumed(clock, self.terms, now, several=several), answered=answered
                )
        self.clocks = ticking
        await clocks.drop(session, self.info.id)
        await clocks.put(session, self.info.id, ticking.values())
        unanswered = [s for s in self.awaited if not any(p.answer(self, s) for p in PROMPT)]
        called = {seat: ticking[seat] for seat in unanswered}
        await self.announcer(session, now).call(question, called, discreet=self.discreet)

    def begun(self, seat: Seat, now: float) -> Clock:
        """Start the clock of a seat that is asked the open question.

        Whoever may answer in secret has no time bank there: what is left of it would tell when.
        """
        question, left = self.game.question, 0.0
        assert question is not None
        patience = self.patience.get(seat, NEW)
        if self.terms.bank is not None and not self.discreet:
            left = max(0.0, self.terms.bank - patience.spent)
        share = SHORTEST_SHARE if self.terms.strict and patience.late >= SHORTENED else 1.0
        several = len(question.shapes) > 1
        return begun(
            self.terms,
            question.number,
            seat,
            several=several,
            now=now,
            bank=left,
            share=share,
        )

    async def _charge(self, session: Session, seat: Seat, clock: Clock | None, now: float) -> None:
        """Take from a seat's time bank what its answer has cost, and count that it is in time."""
        terms = self.terms
        if clock is None or clock.due is None:
            return
        at = now if clock.stopped is None else clock.stopped
        patience = self.patience.get(seat, NEW)
        if used := max(0.0, clock.bank - terms.worked(at, clock.due)):
            patience = replace(patience, spent=patience.spent + used)
            await self.set_clocks(session, [replace(clock, bank=clock.bank - used)])
        if terms.strict and patience.late and at <= clock.due:
            patience = replace(patience, timely=patience.timely + 1)
            if patience.timely >= FORGIVEN:
                patience = replace(patience, late=0, timely=0)
        await self.put_patience(session, seat, patience)

    async def put_patience(self, session: Session, seat: Seat, patience: Patience) -> None:
        """Save how much patience the table has with a seat."""
        if patience != self.patience.get(seat, NEW):
            self.patience[seat] = patience
            await put_patience(session, self.info.id, seat, patience)

    async def _note_wait(
        self, session: Session, seat: Seat, question: int, clock: Clock | None, now: float
    ) -> None:
        """Save how long the table has waited for somebody's answer."""
        user = self.info.users.get(seat)
        if clock is not None and clock.question == question and user is not None:
            at = now if clock.stopped is None else clock.stopped
            waited = max(0.0, self.terms.worked(clock.begun, at))
            await add_wait(session, self.info.id, user, question, waited)

    async def _tell_last(self, session: Session, question: Question, now: float) -> None:
        """Tell the last one awaited that all others have answered."""
        if len(self.asked) < SEVERAL or self.discreet or len(self.awaited) != 1:
            return
        (seat,) = self.awaited
        clock = self.clocks.get(seat)
        if clock is None or seat not in self.info.users or clock.stopped is not None:
            return
        if now - clock.begun < LAST_AFTER or self.terms.rest_at(now) is not None:
            return
        if any(source.answer(self, seat) for source in PROMPT):
            return
        await self.announcer(session, now).remind_last(question, clock)

    def _standing_still(self) -> set[Seat]:
        """The seats whose clocks do not run: all in a pause, otherwise those on vacation."""
        if self.info.paused is not None or self.info.hidden is not None:
            return set(self.asked)
        if self.terms.vacation != "stop":
            return set()
        return {p.seat for p in self.info.players if p.seat and p.away is not None}

    async def _note_progress(self, session: Session) -> None:
        """Save the last logged event, and whether an answer is pending."""
        self.pending = self._is_pending()
        if self._noted != (self._told, self.pending):
            self._noted = self._told, self.pending
            await progress.set_told(session, self.info.id, told=self._told, pending=self.pending)

    async def _write(self, session: Session, now: float, *, after: int = 0) -> None:
        """Save the rest, and the events and the question since question ``after``."""
        game, id = self.game, self.info.id
        announcer = self.announcer(session, now)
        # A stage that ran again after loading tells its first events a second time.
        events = [event for event in game.fetch_events() if event.number > self._told]
        if events:
            self._told = events[-1].number
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
            await self._note_press(session, None)
            await self._note_progress(session)
            await messages.drop_turns(session, id, before=after + 1)
            await announcer.lapse_all()
            await announcer.finish(game.view(None))
            await announcer.settle_all()
            await games.end(session, id, "over")
            self.clocks = {}
            self.info = await find(session, id)
        elif game.question.number > after:
            await self._line_up(session, now)
        else:
            await self._note_progress(session)
        # While answers follow that nobody is asked for, more is to be told in a moment.
        if self._ungrown and not self.pending and game.question is not None:
            self._ungrown = False
            view = game.view(None)
            await announcer.grow({k: view[k] for k in MOMENT if isinstance(view.get(k), int | str)})

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
        if question is not None and self.asked and not self._is_forced():
            view = self.game.view(None)
            await moments.add(
                session,
                self.info.id,
                rest,
                question=question.number,
                kind=question.kind,
                seats=list(question.shapes),
                about={k: view[k] for k in MOMENT if isinstance(view.get(k), int | str)},
                at=now,
            )


def _experience(game: int, user: str) -> str:
    """Name the fact that a user has answered a question of a game."""
    return f"answered:{game}:{user}"
