"""A running game, and how each of its changes is saved.

Changing a match needs its lock and an open transaction; if that transaction fails, the match has to
be loaded again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Literal, Self

from bot.play.errors import user_error
from bot.play.fairness import Luck, find_luck
from bot.play.lobby.setup import find
from bot.play.outgoing.announcements import Announcer
from bot.store import (
    Session,
    chapters,
    checkpoints,
    clocks,
    deals,
    facts,
    games,
    instructions,
    log,
    notes,
    outbox,
    progress,
    reliability,
    seats,
    statistics,
    taught,
    watches,
)
from bot.store import ahead as plans
from bot.store import checkpoints as presses
from bot.store.ahead import Ahead
from bot.store.checkpoints import LastPress
from bot.store.games import GameInfo, Passed
from bot.store.keeping import ANSWERED, HALTED_AT
from bot.store.progress import AnswerRow, SavedState, SealedRow
from engine.fairness.entries import AnswerEntry as Said
from engine.fairness.entries import Dark, Lit
from engine.kernel.ask import CHANCE, Seat
from engine.kernel.capabilities import RanksSeats, TellsLead
from engine.kernel.game import Answer, Game, Question
from engine.kernel.instructions import Instruction
from engine.kernel.phrase import Refused
from engine.kernel.plans import Review
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.shape import RandomSource

from . import promises, sources
from .plan_entries import with_done, with_stops, without, without_past
from .saved import to_play_details, to_saved
from .sources import AHEAD
from .undo import UndoPoint, judge_press, look
from .waiting import WaitingMatch

LONGEST_RUN = 6
"""The most chapters that stewards play among themselves before they are posted."""


class Match(WaitingMatch):
    """A game that has begun, with the means to change it."""

    _ungrown = True
    """Whether the current chapter may have more to tell."""
    _unled = False
    """Whether a chapter has ended since the bot last told who is winning."""
    _saved_at: tuple[int, int] | None = None
    """How many answers and questions came before the saved checkpoint."""
    _noted = (0, False)
    """The saved number of the last event, and whether an answer is pending."""

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
            Game.load(ruleset, to_saved(info, found), hold=True),
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
        match.instructions = await instructions.find(session, info.id)
        match.clocks = await clocks.find(session, info.id)
        match.last_press = await presses.find(session, info.id)
        match.notes = await notes.find_all(session, info.id)
        match.ahead = await plans.find(session, info.id)
        match.deals = await deals.list_all(session, info.id)
        match.patience = await watches.find_patience(session, info.id)
        match.watch = await watches.find(session, info.id)
        match.presses = await watches.list_presses(session, info.id)
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
        match.notes = await notes.find_all(session, info.id)
        match.luck = luck
        match.teach(await taught.find(session, info.id))
        await match._write(session, now)
        await match.announcer(session, now).refresh()
        return match

    async def instruct(self, session: Session, seat: Seat, said: list[Instruction]) -> None:
        """Save the instructions of a seat, which apply to the open question, too."""
        self.instructions[seat] = said
        await instructions.put(session, self.info.id, seat, said)
        if seat in self.withdrawn:
            self.withdrawn.discard(seat)
            await progress.drop_withdrawn(session, self.info.id, seat)
        await self._note_progress(session)

    async def plan(self, session: Session, user: int, ahead: Ahead | None) -> None:
        """Save a user's plans, which apply to the open question, too."""
        if ahead is None:
            self.ahead.pop(user, None)
            await plans.drop(session, self.info.id, user)
        else:
            self.ahead[user] = ahead
            await plans.put(session, self.info.id, user, ahead)
            await outbox.drop_next(session, self.info.id, user)  # The user has seen it.
        await self._note_progress(session)

    async def pass_on(self, session: Session, seat: Seat, user: int | None) -> None:
        """Hand the plans of a seat's player to the user who takes it, if the player agreed to that.

        Otherwise, plans wait until their player is back, or are deleted if that player has left.
        """
        owners = {p.seat: p.owner for p in self.info.players}
        for before, ahead in list(self.ahead.items()):
            if ahead.seat != seat or before == user:
                continue
            if ahead.passes:
                if user is not None:
                    await self.plan(session, before, None)
                    await self.plan(session, user, ahead)
            elif owners.get(seat) != before:
                await self.plan(session, before, None)

    async def forget_past(self, session: Session, user: int | None = None) -> None:
        """Forget which plans of a user, or of all users, were carried out or stopped.

        A player who answers by hand has read this; if the game goes back, it is no longer true.
        """
        for one, ahead in list(self.ahead.items()):
            if user in (None, one) and (less := without_past(ahead)) != ahead:
                await self.plan(session, one, less)

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
        awaited, clock = self.game.awaited, self.clocks.get(seat)
        before = look(self, seat, self.opened, clock, now, user) if seat in awaited else None
        review = self.reviewed(seat) if seat in awaited else Review({})
        if user is not None:
            self.lively, self.trying = now, True
        with _by_the_rules():
            self.game.answer(seat, value, number)
        assert question is not None
        await self._lock(session, question, seat, SealedRow(value, level, giver or ""))
        told = [event for event in self.game.events if event.number > self.told]
        last = self.last_press
        if before is not None:
            last = judge_press(self, before, seat, user, told, last)
            if last is not None and last is not self.last_press:
                last = replace(last, place=await log.find_end(session, self.info.id))
            if not discreet:
                await self.charge(session, seat, clock, now)
            if (user is not None or self._is_ahead(seat, before, hold=hold)) and not discreet:
                await self.note_wait(session, seat, question.number, clock, now)
        await self.note_press(session, last)
        if user is not None:
            if self.ahead:
                await self.forget_past(session, user)
            await self.note_presence(session, user, now)
        if review.fires is not None:
            as_planned = user is None and value == review.value
            await self._spend(session, seat, review.fires, question.number, done=as_planned)
        if self.game.held:
            grace = self.terms.grace if len(self.asked) > 1 else 0.0
            opens = max(now, self.info.concealed_until or now) + grace
            if not hold or opens <= now:
                with _by_the_rules():
                    self.game.open()
            elif self.info.opens is None:
                await self._set_opens(session, opens)
        announcer = self.announcer(session, now)
        await announcer.calls.answered(seat, question.number, by_hand=hold, discreet=discreet)
        opened = await self._note_opened(session, question, now)
        if not opened:
            await progress.seal(session, self.info.id, seat, self.sealed[seat])
            if seat in self.info.users:
                await progress.drop_draft(session, self.info.id, self.info.users[seat])
            await self.reschedule(session, seat, answered=True)
            if seat in awaited:
                await self.tell_last(session, question, now)
        if opened:
            alone = all(seat in self.info.stewards for seat in question.shapes)
            await self._write(session, now, after=question.number, among_stewards=alone)
        else:  # The rules have not gone on, so no other answer is pending.
            if self.ahead:
                await self._review(session)
            if self.pending or self.halted is not None:
                await self._note_progress(session)
            await self._grow(announcer)
        # Nobody else learns that a sealed answer was changed, or who has given one.
        if opened or (self.game.awaited != awaited and not self.concealed):
            await announcer.refresh()

    def _is_ahead(self, seat: Seat, before: UndoPoint, *, hold: bool) -> bool:
        """Return whether an answer was given ahead; it counts as given immediately."""
        return hold and seat in self.info.users and seat in self.info.persons and not before.forced

    async def _spend(
        self, session: Session, seat: Seat, place: int, question: int, *, done: bool
    ) -> None:
        """Save that a plan has answered a question, or that another answer replaced it."""
        user = self.info.users[seat]
        ahead = self.ahead[user]
        await self.plan(
            session, user, with_done(ahead, place, question) if done else without(ahead, place)
        )

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
            await self.note_presence(session, user, now)
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
        await self._set_concealed_until(session, None)
        while self.game.question is question:
            answer = self.given(rng, AHEAD)
            if answer is None:
                break
            await self.answer(session, answer.seat, answer.value, None, now, giver=answer.giver)
        opens = self.info.opens
        if self.game.question is question and opens is not None and opens <= now:
            await self.open(session, now)
        await self.announcer(session, now).refresh()

    async def note_told(self, session: Session, user: int, upto: int) -> None:
        """Save how far a user who has answered had read the log."""
        await facts.put(session, ANSWERED.key(self.info.id, user), str(upto))
        self.told_upto[user] = upto

    async def save_met(self, session: Session) -> None:
        """Save the ideas that were explained, if this is a first game."""
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
            await self.note_presence(session, user, now)
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
            await self._rows(session, steps),
            after=self.opened,
            question=question.number,
            given=now,
        )
        self.opened += len(steps)
        self.sealed.clear()
        if self.info.opens is not None:
            await self._set_opens(session, None)
        return True

    async def _lock(self, session: Session, question: Question, seat: Seat, row: SealedRow) -> None:
        """Seal an answer, with a receipt if several seats answer at the same time."""
        self.sealed.pop(seat, None)  # It becomes the last one.
        if self.luck is not None and seat != CHANCE:
            giver = row.giver
            if not giver:
                user = None if row.level is not None else self.info.users.get(seat)
                giver = self.luck.signer(user)
            row = replace(row, giver=giver)
            if len(question.shapes) > 1:
                kind = question.shapes[seat].kind_of(row.value, question.kind)
                answer = Said(seat=seat, kind=kind, value=row.value, by=giver)
                receipt = await self.luck.lock(session, answer)
                row = replace(row, receipt=receipt, entry=self.luck.log.number - 1)
        self.sealed[seat] = row

    async def _rows(self, session: Session, steps: Sequence[Answer]) -> list[AnswerRow]:
        """Add answers that were opened together to the log; return them in the saved form."""
        entry = None
        if self.luck is not None:
            givers = {seat: row.giver for seat, row in self.sealed.items()}
            entry = await self.luck.opened(session, steps, givers)
        return [AnswerRow(s.seat, s.kind, s.value, self.sealed[s.seat].level, entry) for s in steps]

    async def _set_concealed_until(self, session: Session, concealed_until: float | None) -> None:
        await games.set_concealed_until(session, self.info.id, concealed_until)
        self.info = replace(self.info, concealed_until=concealed_until)

    async def _begin_veil(self, session: Session, now: float) -> None:
        """Begin the privacy delay of a new question, or end that of the one before it."""
        question = self.game.question
        assert question is not None
        if self.privacy_delay and self.is_sealed(question):
            most = min(self.privacy_delay, sources.LIVE) if self.terms.quick else self.privacy_delay
            lasts = sources.lasting(self.info.id, question.number, most)
            await self._set_concealed_until(session, now + lasts)
        elif self.concealed:
            await self._set_concealed_until(session, None)

    async def _begin_gathering(self, session: Session) -> None:
        """Save since which question all seats are asked at the same time, if they are."""
        question = self.game.question
        assert question is not None
        gathers = self.plans is not None and question.kind.gathers
        if gathers == (self.info.gathers is not None):
            return
        since = question.number if gathers else None
        await games.set_gathers(session, self.info.id, since)
        self.info = replace(self.info, gathers=since)

    async def _review(self, session: Session) -> None:
        """Save which plans were stopped."""
        if self.plans is None or not self.ahead:
            return
        for seat, user in self.info.users.items():
            if reasons := dict(self.reviewed(seat).stopped):
                ahead = with_stops(self.ahead[user], reasons)
                self.ahead[user] = ahead
                await plans.put(session, self.info.id, user, ahead)

    async def _set_opens(self, session: Session, opens: float | None) -> None:
        await games.set_opens(session, self.info.id, opens)
        self.info = replace(self.info, opens=opens)

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

        The clocks of seats in ``again`` begin again.
        """
        self.info = await find(session, self.info.id)
        if self.luck is not None and self.running:
            await self.luck.seat(session, self.info.users, self.info.seats)
        await self._catch_up(session, now)
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
            self._ungrown = True
            gathering = game.question is not None and (self.info.passed or self.plays_on())
            passed = list(self.info.passed) if gathering else None
            await announcer.tell(
                events, last=game.question is None, scenes=not among_stewards, passed=passed
            )
            await self._put_passed(session, passed or [])
            await promises.judge(self, session, announcer, events)
        await self._write_checkpoint(session, now)  # It comes after the events that have led to it.
        await self._review(session)
        lead = None
        if events and game.question is not None:
            self._unled = self._unled or ends
            lead = await self._new_lead(session, announcer)
            if lead is not None and not self.info.passed:
                await announcer.show(lead, game.view(None))
        await self._catch_up(session, now, lead)
        if self.withdrawn and (game.question is None or game.question.number > after):
            self.withdrawn.clear()
            await progress.drop_withdrawn(session, id)
        if game.question is None:
            await self.note_press(session, None)
            await self._note_progress(session)
            await outbox.drop_turns(session, id, before=after + 1)
            await announcer.calls.lapse_all()
            await announcer.finish(game.view(None))
            await self._name_best(announcer)
            await announcer.settle_all()
            await self.disclose(session, announcer, "over")
            await games.end(session, id, "over")
            await reliability.finish(session, id, after, now)
            self.clocks, self.ahead = {}, {}
            self.info = await find(session, id)
        elif game.question.number > after:
            await self._begin_veil(session, now)
            await self._begin_gathering(session)
            await self._note_progress(session)
            await self.line_up(session, now)
        else:
            await self._note_progress(session)
        await self._seek_light(session, announcer)
        await self._grow(announcer)

    async def _grow(self, announcer: Announcer) -> None:
        """Update the current chapter's post, unless more will be told in a moment."""
        if not self._ungrown or self.game.question is None:
            return
        if not self.plays_on() and not self.is_prompt():
            self._ungrown = False
            await announcer.grow(self.how_far())

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

    async def _put_passed(self, session: Session, passed: Sequence[Passed]) -> None:
        """Save the ends of chapters that are not posted yet, if they have changed."""
        if tuple(passed) != self.info.passed:
            await games.set_passed(session, self.info.id, passed)
            self.info = replace(self.info, passed=tuple(passed))

    async def _catch_up(
        self, session: Session, now: float, lead: Mapping[str, Any] | None = None
    ) -> None:
        """Post what stewards have played, when a person is awaited or when there is too much of it.

        ``lead`` is the sentence about who is winning, if that has changed.
        """
        passed = self.info.passed
        if passed and (len(passed) >= LONGEST_RUN or not self.plays_on()):
            await self.announcer(session, now).tell_passed(passed, self.game.view(None), lead)
            await self._put_passed(session, [])

    async def _name_best(self, announcer: Announcer) -> None:
        """Name the best placed person, if a steward has won and the table wants no such winner."""
        rules = self.game.ruleset
        if self.terms.stewards_win or not isinstance(rules, RanksSeats):
            return
        winner = rules.winner(self.game.state)
        player = None if winner is None else self.info.player_in(winner)
        if player is None or player.user is not None:
            return
        for seat in rules.ranking(self.game.state):
            if (user := self.info.users.get(seat)) is not None:
                await announcer.say(
                    "best-person", winner=f"seat:{winner}", seat=f"seat:{seat}", user=f"user:{user}"
                )
                return

    async def _new_lead(self, session: Session, announcer: Announcer) -> Mapping[str, Any] | None:
        """Save who is winning; return the sentence about it, if it has changed.

        While stewards play on, nothing is checked.
        """
        if self.plays_on() and len(self.info.passed) < LONGEST_RUN:
            return None
        ends, self._unled = self._unled, False
        rules = self.game.ruleset
        lead = rules.lead(self.game.state) if isinstance(rules, TellsLead) else None
        if lead is None or not (lead.clear or ends):
            return None
        before = await chapters.find_lead(session, self.info.id)
        if before == lead.marks:
            return None
        await chapters.put_lead(session, self.info.id, lead.marks)
        if before is None or not lead.marks - before:
            return None
        return await announcer.lead(lead)

    async def _write_checkpoint(self, session: Session, now: float) -> None:
        played = self.game.save()
        at = (self.opened - len(played["answers"]), played["questions"])
        if at == self._saved_at:
            return
        saved = SavedState(played["version"], played["rest"], at[1], played["events"], at[0])
        await progress.put_saved_state(session, self.info.id, saved)
        self._saved_at = at
        question = self.game.question
        if question is not None and self.asked and not self.is_forced():
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
