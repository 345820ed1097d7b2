"""How long a game waits for answers: clocks, time banks, and how much patience is left."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.play.settings import SHORTEST_SHARE
from bot.play.time.clocks import LAG, begun, resumed, scheduled, stopped
from bot.store import Session, clocks, reliability
from bot.store import users as people
from bot.store.clocks import Clock
from bot.store.patience import NEW, Patience, add_wait
from bot.store.patience import put as put_patience
from engine.kernel.ask import Seat
from engine.kernel.game import Question
from engine.kernel.lookahead import Foresight

from .state import MatchState

SHORTENED = 2
"""How often an answer was late before the time gets shorter."""

FORGIVEN = 3
"""How many answers in time make up for late ones."""

SEVERAL = 3
"""How many are asked at least where the last one awaited is told so."""

LAST_AFTER = 900.0
"""Seconds since the question after which that is told: until then they were just called."""


class WaitingMatch(MatchState):
    """A game with the clocks of those who are asked."""

    async def line_up(self, session: Session, now: float, anew: Collection[Seat] = ()) -> None:
        """Bring clocks and calls in line with players and pauses.

        The clocks of seats in ``anew`` begin again.
        """
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
        called = {s: ticking[s] for s in self.unanswered if s not in self.answerless}
        await self.announcer(session, now).call(
            question,
            called,
            discreet=self.discreet,
            not_before=self._called_from(),
            ahead={s: _first_open(found) for s, found in self.gathered().items()},
        )
        await self._tell_next(session, question, self.unanswered, now)

    async def _tell_next(
        self, session: Session, question: Question, unanswered: Sequence[Seat], now: float
    ) -> None:
        """Tell those who want it that only one answer lies between the present and their own.

        What they foresee is all that this depends on, so it tells them nothing.
        """
        if self.plans is None or len(unanswered) != 1 or len(question.shapes) > 1 or self.discreet:
            return
        if self.pending or self.terms.quick or self._standing_still():
            return
        users = {u: s for s, u in self.info.users.items() if s in self.persons}
        asked, gathered = unanswered[0], self.gathered()
        for user in await people.list_next(session, list(users)):
            seat = users[user]
            if seat == asked or seat in gathered or (found := self.foresight(seat)) is None:
                continue
            first = next((f for f in found.questions if f.shape.forced() is None), None)
            if first is not None and first.planned is None and first.after == (asked,):
                announcer = self.announcer(session, now)
                await announcer.tell_next(question, seat, first.kind, asked)

    def _called_from(self) -> float:
        """Return when the first may be called: when those have answered who have done so ahead."""
        return 0.0 if self.info.unveils is None else self.info.unveils + LAG

    async def reschedule(self, session: Session, seat: Seat, *, answered: bool) -> None:
        """Have a seat reminded, or no more, since it has ``answered`` or taken that back."""
        if (clock := self.clocks.get(seat)) is not None:
            await self.set_clocks(session, [scheduled(clock, answered=answered)])

    async def set_clocks(self, session: Session, changed: Iterable[Clock]) -> None:
        """Replace the clocks of seats that are asked."""
        changed = list(changed)
        self.clocks |= {clock.seat: clock for clock in changed}
        await clocks.put(session, self.info.id, changed)

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

    async def charge(self, session: Session, seat: Seat, clock: Clock | None, now: float) -> None:
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

    async def note_wait(
        self, session: Session, seat: Seat, question: int, clock: Clock | None, now: float
    ) -> None:
        """Save how long the table has waited for somebody's answer, and that it came."""
        user = self.info.users.get(seat)
        if clock is not None and clock.question == question and user is not None:
            at = now if clock.stopped is None else clock.stopped
            waited = max(0.0, self.terms.worked(clock.begun, at))
            await add_wait(session, self.info.id, user, question, waited)
            if clock.due is not None:
                await reliability.add(session, self.info.id, user, question, "timely", now)

    async def tell_last(self, session: Session, question: Question, now: float) -> None:
        """Tell the last one awaited that all others have answered."""
        if len(self.asked) < SEVERAL or self.discreet or len(self.awaited) != 1:
            return
        (seat,) = self.awaited
        clock = self.clocks.get(seat)
        if clock is None or seat not in self.info.users or clock.stopped is not None:
            return
        if now - clock.begun < LAST_AFTER or self.terms.rest_at(now) is not None:
            return
        if seat not in self.unanswered:
            return
        await self.announcer(session, now).remind_last(question, clock)

    def _standing_still(self) -> set[Seat]:
        """The seats whose clocks do not run: all in a pause, otherwise those on vacation."""
        if self.info.paused is not None or self.info.hidden is not None or self.stands_still:
            return set(self.asked)
        if self.terms.vacation != "stop":
            return set()
        return {p.seat for p in self.info.players if p.seat and p.away is not None}


def _first_open(foresight: Foresight) -> str:
    """Return the kind of the first foreseen question that is still to be answered."""
    return next(
        f.kind for f in foresight.questions if f.planned is None and f.shape.forced() is None
    )
