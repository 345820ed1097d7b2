"""A running game, and how each of its changes is saved.

Changing a match needs its lock and an open transaction; if that transaction fails, the match has to
be loaded again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Literal, Self

from bot.play.errors import user_error
from bot.play.fairness import Luck, find_luck
from bot.play.lobby.setup import find
from bot.play.outgoing.announcements import Announcer
from bot.play.outgoing.masks import shown
from bot.play.time.clocks import scheduled
from bot.store import Session
from bot.store.keeping import facts
from bot.store.keeping.facts import ANSWERED, HALTED_AT
from bot.store.messages import outbox
from bot.store.people import reliability, statistics
from bot.store.table import ahead, checkpoints, deals, games, log, progress, seats, talks, taught
from bot.store.table import checkpoints as presses
from bot.store.table.ahead import Ahead
from bot.store.table.checkpoints import LastPress
from bot.store.table.games import GameInfo
from bot.store.table.progress import AnswerRow, SavedState, SealedRow
from engine.fairness.entries import Dark, Lit
from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ahead.plans import Review
from engine.kernel.ask import CHANCE, Answer, Question, Seat
from engine.kernel.game import AnyGame, Game
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.saving import load, save
from engine.kernel.shapes.base import RandomSource

from . import promises, sources
from .clocks import MatchClocks
from .plans import MatchPlans
from .saved import to_play_details, to_saved
from .sources import AHEAD
from .state import MatchState
from .telling import MatchTelling
from .undo import judge_press, look
from .waiting import MatchWait


class Match(MatchState):
    """A game that has begun, with the means to change it."""

    _saved_at: tuple[int, int] | None = None
    """How many answers and questions came before the saved checkpoint."""
    _noted = (0, False)
    """The saved number of the last event, and whether an answer is pending."""

    def __init__(self, info: GameInfo, game: AnyGame, **known: Any) -> None:
        super().__init__(info, game, **known)
        self.clocks = MatchClocks(self)
        self.waiting = MatchWait(self, self.clocks)
        self.telling = MatchTelling(self)

    @classmethod
    async def load(cls, session: Session, info: GameInfo, ruleset: AnyRuleset) -> Self:
        """Load a game from its last checkpoint.

        Raises UserError if it has not begun or is closed, and Drift if its rules have changed.
        """
        found = await progress.find(session, info.id)
        if found is None or info.phase == "closed":
            raise user_error("closed" if info.phase == "closed" else "not-started")
        match = cls(
            info,
            load(ruleset, to_saved(info, found), hold=True),
            told=found.told,
            opened=found.saved.answers + len(found.since),
            pending=found.pending,
        )
        match._saved_at = (found.saved.answers, found.saved.questions)
        match._noted = (found.told, found.pending)
        match.withdrawn = set(found.withdrawn)
        match.sealed = dict(found.sealed)
        match.luck = await find_luck(session, info)
        match.teach(await taught.find(session, info.id))
        match.told_upto = await facts.list_values(session, ANSWERED, info.id)
        match.instructions = await ahead.find_instructions(session, info.id)
        await match.clocks.load(session)
        match.last_press = await presses.find(session, info.id)
        match.notes = await talks.find_all_notes(session, info.id)
        await match.plans.load(session)
        match.deals = await deals.list_all(session, info.id)
        await match.waiting.load(session)
        halted = await facts.find(session, HALTED_AT.key(info.id))
        match.halted = None if halted is None else int(halted)
        match.look_for_answers()
        return match

    @classmethod
    async def begin(
        cls,
        session: Session,
        info: GameInfo,
        ruleset: AnyRuleset,
        luck: Luck | None,
        now: float,
    ) -> Match:
        """Begin a game and save its beginning."""
        game = Game.new(ruleset, info.options, info.seats, info.rulings, hold=True)
        match = cls(info, game)
        match.notes = await talks.find_all_notes(session, info.id)
        match.luck = luck
        match.teach(await taught.find(session, info.id))
        await match._write(session, now)
        await match.announcer(session, now).refresh()
        return match

    async def instruct(self, session: Session, seat: Seat, said: list[Instruction]) -> None:
        """Save the instructions of a seat, which apply to the open question, too."""
        self.instructions[seat] = said
        await ahead.put_instructions(session, self.info.id, seat, said)
        if seat in self.withdrawn:
            self.withdrawn.discard(seat)
            await progress.drop_withdrawn(session, self.info.id, seat)
        await self._note_progress(session)

    async def plan(self, session: Session, user: int, planned: Ahead | None) -> None:
        """Save a user's plans, which apply to the open question, too."""
        await self.plans.put(session, user, planned)
        await self._note_progress(session)

    async def line_up(self, session: Session, now: float, anew: Collection[Seat] = ()) -> None:
        """Update clocks, notifications and the wait after a change of players or a pause.

        The clocks of seats in ``anew`` begin again.
        """
        await self.clocks.line_up(session, now, anew)
        if self.game.question is not None and self.running:
            await self.waiting.keep(session, now)

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
        level: str | None = None,
        giver: str | None = None,
    ) -> None:
        """Give a seat's answer, and save everything that follows from it.

        ``user`` is the player who gives it by hand, ``level`` that of a steward that gives it, and
        ``giver`` names any other source in the log, such as the clock.

        When the last sealed answer is in, all are revealed: with ``hold`` after the agreed grace
        period, otherwise immediately, as for an answer that was given for a player. Raises Refused,
        and nothing has changed; after any other exception, load the match again.
        """
        question, discreet = self.game.question, self.discreet
        awaited, clock = self.game.awaited, self.clocks.by_seat.get(seat)
        before = None  # An answer to a question to several seats is not taken back.
        if question is not None and [*question.shapes] == [seat]:
            before = look(self, seat, self.opened, clock, now)
        early = user is None and seat in awaited and self._is_ahead(seat, hold=hold)
        review = self.plans.reviewed(seat) if seat in awaited else Review({})
        with _by_the_rules():
            self.game.answer(seat, value, number)
        assert question is not None
        row = SealedRow(value, level, giver or "")
        if self.luck is not None and seat != CHANCE:
            by = None if level is not None else self.info.users.get(seat)
            row = await self.luck.lock(session, question, seat, row, by)
        self.sealed.pop(seat, None)  # It becomes the last one.
        self.sealed[seat] = row
        told = [event for event in self.game.events if event.number > self.told]
        last = self.last_press
        if seat in awaited:
            last = judge_press(self, before, seat, user, told, last) if before else None
            if last is not None and last is not self.last_press:
                last = replace(last, place=await log.find_end(session, self.info.id))
            if clock is not None and not discreet:
                await self.clocks.charge(session, clock, clock.begun if early else now)
                if (user is not None or early) and clock.question == question.number:
                    await self.clocks.note_wait(session, clock, now)
        await self.note_press(session, last)
        if user is not None:
            self.lively, self.trying = now, True
            await self.note_read(session, user)
            await self.plans.forget_past(session, user)
            await self.waiting.note_presence(session, user, now)
        if review.fires is not None:
            as_planned = user is None and value == review.value
            await self.plans.spend(session, seat, review.fires, question.number, done=as_planned)
        if self.game.held:
            grace = self.terms.grace if len(self.asked) > 1 else 0.0
            opens = max(now, self.info.concealed_until or now) + grace
            if not hold or opens <= now:
                with _by_the_rules():
                    self.game.open()
            elif self.info.opens is None:
                await self.change(session, opens=opens)
        announcer = self.announcer(session, now)
        await announcer.calls.answered(seat, question.number, by_hand=hold, discreet=discreet)
        opened = bool(self.game.steps)
        if opened:
            await self._note_opened(session, question, now)
            alone = all(seat in shown(self.info).stewards for seat in question.shapes)
            await self._write(session, now, after=question.number, among_stewards=alone)
        else:  # The rules have not gone on, so no other answer is pending.
            await progress.seal(session, self.info.id, seat, row)
            if seat in self.info.users:
                await progress.drop_draft(session, self.info.id, self.info.users[seat])
            if (clock := self.clocks.by_seat.get(seat)) is not None:
                await self.clocks.put(session, [scheduled(clock, answered=True)])
            if seat in awaited:
                await self.clocks.tell_last(session, question, now)
            await self.plans.note_stops(session)
            if self.pending or self.halted is not None:
                await self._note_progress(session)
            await self.telling.grow(announcer)
        # Nobody else learns that a sealed answer was changed, or who has given one.
        if opened or (self.game.awaited != awaited and not self.concealed):
            await announcer.refresh()

    def _is_ahead(self, seat: Seat, *, hold: bool) -> bool:
        """Return whether an answer was given ahead; it counts as given immediately."""
        forced = sources.ForcedSource().answer(self, seat) is not None
        return hold and seat in self.info.users and seat in self.info.persons and not forced

    async def interject(
        self, session: Session, seat: Seat, kind: str, value: Any, now: float
    ) -> None:
        """Let a seat take a free action; the question and sealed answers stay.

        Raises Refused, and nothing has changed.
        """
        question = self.game.question
        with _by_the_rules():
            self.game.interject(seat, kind, value)
        assert question is not None
        self.lively = now
        if (user := self.info.users.get(seat)) is not None:
            await self.waiting.note_presence(session, user, now)
        (step,) = self.game.fetch_steps()
        entry = None
        if self.luck is not None:
            by = self.luck.signer(self.info.users.get(seat))
            entry = await self.luck.unasked(session, step, by)
        await progress.add_interjection(
            session,
            self.info.id,
            AnswerRow(step.seat, step.kind, step.value, entry=entry),
            n=self.opened + 1,
            given=now,
        )
        self.opened += 1
        await self.note_press(session, None)  # Others would have acted since.
        await self._write(session, now, after=question.number)
        await self.announcer(session, now).refresh()

    async def end_concealment(self, session: Session, rng: RandomSource, now: float) -> None:
        """Show who has answered the open question, including players who answered ahead."""
        question = self.game.question
        assert question is not None
        await self.change(session, concealed_until=None)
        while self.game.question is question:
            answer = self.given(rng, AHEAD)
            if answer is None:
                break
            await self.answer(session, answer.seat, answer.value, None, now, giver=answer.giver)
        opens = self.info.opens
        if self.game.question is question and opens is not None and opens <= now:
            await self.open(session, now)
        await self.announcer(session, now).refresh()

    async def note_read(self, session: Session, user: int) -> None:
        """Save what a user who answers has read: the log so far, and ideas of a first game."""
        self.told_upto[user] = await log.find_end(session, self.info.id)
        await facts.put(session, ANSWERED.key(self.info.id, user), str(self.told_upto[user]))
        if self.taught is not None:
            await taught.put(session, self.info.id, self.taught)

    async def open(self, session: Session, now: float) -> None:
        """Open the answers that were held."""
        question = self.game.question
        assert question is not None
        with _by_the_rules():
            self.game.open()
        await self._note_opened(session, question, now)
        await self._write(session, now, after=question.number)
        await self.announcer(session, now).refresh()

    async def withdraw(self, session: Session, seat: Seat, number: int, now: float) -> None:
        """Take a sealed answer back.

        Raises Refused, and nothing has changed.
        """
        self.game.withdraw(seat, number)
        self.trying = True
        self.withdrawn.add(seat)
        self.sealed.pop(seat, None)
        if self.luck is not None:
            await self.luck.unlock(session, seat)
        if (user := self.info.users.get(seat)) is not None:
            await self.waiting.note_presence(session, user, now)
        await progress.withdraw(session, self.info.id, seat)
        if self.info.opens is not None:
            await self.change(session, opens=None)
        if (clock := self.clocks.by_seat.get(seat)) is not None:
            await self.clocks.put(session, [scheduled(clock)])
        await self.announcer(session, now).refresh()

    async def _note_opened(self, session: Session, question: Question, now: float) -> None:
        steps = self.game.fetch_steps()
        await progress.add_answers(
            session,
            self.info.id,
            await self._rows(session, steps),
            after=self.opened,
            question=question.number,
            given=now,
        )
        self.opened += len(steps)
        self.sealed.clear()
        if self.info.opens is not None:
            await self.change(session, opens=None)

    async def _rows(self, session: Session, steps: Sequence[Answer]) -> list[AnswerRow]:
        """Add answers that were opened together to the log; return them in the saved form."""
        entry = None
        if self.luck is not None:
            entry = await self.luck.opened(session, steps, self.sealed)
        return [AnswerRow(s.seat, s.kind, s.value, self.sealed[s.seat].level, entry) for s in steps]

    async def _begin_veil(self, session: Session, now: float) -> None:
        """Begin the privacy delay of a new question, or end that of the one before it."""
        question = self.game.question
        assert question is not None
        if self.privacy_delay and self.is_sealed(question):
            most = min(self.privacy_delay, sources.LIVE) if self.terms.quick else self.privacy_delay
            lasts = sources.privacy_delay(self.info.id, question.number, most)
            await self.change(session, concealed_until=now + lasts)
        elif self.concealed:
            await self.change(session, concealed_until=None)

    async def _begin_gathering(self, session: Session) -> None:
        """Save since which question all seats are asked at the same time, if they are."""
        question = self.game.question
        assert question is not None
        gathers = self.plans.rules is not None and question.kind.gathers
        if gathers == (self.info.gathers is not None):
            return
        since = question.number if gathers else None
        await self.change(session, gathers=since)

    async def note_press(self, session: Session, press: LastPress | None) -> None:
        """Save which answer can be taken back, if that has changed."""
        if press != self.last_press:
            self.last_press = press
            await presses.put(session, self.info.id, press)

    async def take_up(self, session: Session, now: float) -> None:
        """Save what follows from the checkpoint to which the match went back."""
        self._saved_at = None
        await self._write(session, now)

    # -- writing down ---------------------------------------------------------------------------

    async def settle(self, session: Session, now: float, *, anew: Collection[Seat] = ()) -> None:
        """Update clocks, notifications and steward jobs after a change of players or a pause.

        The clocks of seats in ``anew`` begin again.
        """
        self.info = await find(session, self.info.id)
        if self.luck is not None and self.running:
            await self.luck.seat(session, self.info.users, self.info.seats)
        await self.telling.catch_up(session, now)
        await self._note_progress(session)
        await self.line_up(session, now, anew)
        await self._seek_light(session, self.announcer(session, now))

    async def _note_progress(self, session: Session) -> None:
        """Save the last logged event, and whether an answer is pending."""
        self.pending = self.is_pending()
        if self._noted != (self.told, self.pending):
            self._noted = self.told, self.pending
            await progress.set_told(session, self.info.id, told=self.told, pending=self.pending)

    async def _write(
        self, session: Session, now: float, *, after: int = 0, among_stewards: bool = False
    ) -> None:
        """Save the checkpoint, and the events and the question since question ``after``.

        ``among_stewards`` is true if that question was asked only of stewards.
        """
        game, id = self.game, self.info.id
        announcer = self.announcer(session, now)
        self.look_for_answers()
        if self.halted is not None and (game.question is None or game.question.number > after):
            self.halted, self.trying = None, False
            await facts.drop(session, HALTED_AT.key(id))
        # A stage that ran again after loading reports its first events a second time.
        events = [event for event in game.fetch_events() if event.number > self.told]
        ends = any(e.chapter and e.audience is None for e in events)
        if ends and await seats.end_chapter(session, id):
            self.info = await find(session, id)
        if events:
            self.told = events[-1].number
            await self.telling.tell(session, announcer, events, scenes=not among_stewards)
            await promises.judge(self, session, announcer, events)
        await self._write_checkpoint(session, now)  # It comes after the events that have led to it.
        await self.plans.note_stops(session)
        lead = await self.telling.tell_lead(session, announcer) if events else None
        await self.telling.catch_up(session, now, lead)
        if self.withdrawn and (game.question is None or game.question.number > after):
            self.withdrawn.clear()
            await progress.drop_withdrawn(session, id)
        if game.question is None:
            await self.note_press(session, None)
            await self._note_progress(session)
            await outbox.drop_turns(session, id, before=after + 1)
            await announcer.calls.lapse_all()
            await announcer.finish(game.view(None))
            await self.telling.name_best(announcer)
            await announcer.settle_all()
            await self.disclose(session, announcer, "over")
            await games.end(session, id, "over")
            await reliability.finish(session, id, after, now)
            self.plans = MatchPlans(self)
            self.clocks.by_seat = {}
            self.info = await find(session, id)
        elif game.question.number > after:
            await self._begin_veil(session, now)
            await self._begin_gathering(session)
            await self._note_progress(session)
            await self.line_up(session, now)
        else:
            await self._note_progress(session)
        await self._seek_light(session, announcer)
        await self.telling.grow(announcer)

    async def light(self, session: Session, entry: Lit | Dark) -> None:
        """Continue with a round of the beacon, or without one."""
        assert self.luck is not None
        await self.luck.light(session, entry)
        self.info = await find(session, self.info.id)
        await self._note_progress(session)

    async def _seek_light(self, session: Session, announcer: Announcer) -> None:
        """Have the head posted if chance has to wait for a round of the beacon."""
        question, luck = self.game.question, self.luck
        if luck is None or question is None or CHANCE not in question.shapes:
            return
        if self.running and luck.log.wants_light and await luck.await_light(session):
            self.info = await find(session, self.info.id)
            await announcer.light(luck.log.head)

    async def disclose(
        self, session: Session, announcer: Announcer, result: Literal["over", "abandoned"]
    ) -> None:
        """End the log, and publish its secret."""
        if self.luck is None:
            return
        answers = await progress.list_answers(session, self.info.id)
        pace = await statistics.find_pace(session, self.info.id)
        await self.luck.end(session, result, to_play_details(self.info, answers, pace))
        await announcer.disclose(self.luck.log.secret, self.luck.log.head)

    async def _write_checkpoint(self, session: Session, now: float) -> None:
        played = save(self.game)
        at = (self.opened - len(played["answers"]), played["questions"])
        if at == self._saved_at:
            return
        saved = SavedState(played["version"], played["rest"], at[1], played["events"], at[0])
        await progress.put_saved_state(session, self.info.id, saved)
        self._saved_at = at
        question = self.game.question
        # After answers since the checkpoint, the open question is not the one that it leads to.
        # That may be a draw, to which a table does not go back.
        leads_here = not played["answers"]
        if question is not None and leads_here and self.asked and not self.is_forced():
            await checkpoints.add(
                session,
                self.info.id,
                saved,
                question=question.number,
                kind=question.kind,
                seats=list(question.shapes),
                about=self.how_far(),
                at=now,
            )


class AnswerFailed(Exception):
    """The rules could not carry out an answer; the cause says what went wrong."""


@contextmanager
def _by_the_rules() -> Iterator[None]:
    """Mark errors of the rules.

    Raises AnswerFailed for any error that is not a refusal.
    """
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        raise AnswerFailed from error
