"""The clocks of those who are asked: time banks, reminders, and patience with late answers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.play.time.clocks import LAG, OVERDUE, begun, resumed, scheduled, stopped
from bot.store import Session
from bot.store.people import reliability
from bot.store.people import users as people
from bot.store.table import clocks, watches
from bot.store.table.clocks import Clock
from bot.store.table.games import Obstacle
from bot.store.table.watches import NEW, Patience
from engine.kernel.ahead.lookahead import Foresight
from engine.kernel.ask import Question, Seat

from .state import MatchState

SHORTEST_SHARE = 0.5
"""The share of the usual time for players who are late repeatedly."""

SHORTENED = 2
"""How often an answer was late before the time gets shorter."""

FORGIVEN = 3
"""How many answers in time make up for late ones."""

SEVERAL = 3
"""How many players must be asked, at least, for the last one awaited to be told so."""

MUTE: Collection[Obstacle] = ("send-messages", "send-messages-in-threads", "locked", "archived")
"""What keeps the bot from writing in a channel, but not players from their panels."""

DISCREET_SHARE = 0.1
"""The share of a clock for the whole game that there is for an answer that nobody sees."""

LAST_AFTER = 900.0
"""Seconds before the last player is told so, because until then they have just been notified."""


class MatchClocks:
    """The clocks of the open question, and the patience of the table with its seats."""

    def __init__(self, match: MatchState) -> None:
        self._match = match
        self.by_seat: dict[Seat, Clock] = {}
        """Since when each person has been asked, and how long they have."""
        self.patience: dict[Seat, Patience] = {}
        """The patience with seats, for those whose patience is no longer new."""
        self.uncalled: frozenset[Seat] = frozenset()
        """The seats whose users cannot be notified while the channel takes no messages."""

    async def load(self, session: Session) -> None:
        """Load all clocks."""
        self.by_seat = await clocks.find(session, self._match.info.id)
        self.patience = await watches.find_patience(session, self._match.info.id)

    async def line_up(self, session: Session, now: float, anew: Collection[Seat] = ()) -> None:
        """Update clocks and notifications after a change of players or a pause.

        The clocks of seats in ``anew`` begin again.
        """
        match = self._match
        question = match.game.question
        if question is None or not match.running:
            return
        self.uncalled = await self.find_uncalled(session)
        several, still = len(question.shapes) > 1, self._standing_still()
        ticking: dict[Seat, Clock] = {}
        for seat in match.asked:
            clock = self.by_seat.get(seat)
            if clock is None or clock.question != question.number or seat in anew:
                clock = self.begun(seat, now)
            answered = seat in match.game.sealed
            if seat in still:
                ticking[seat] = stopped(clock, now)
            else:
                ticking[seat] = scheduled(
                    resumed(clock, match.terms, now, several=several), answered=answered
                )
        self.by_seat = ticking
        await clocks.drop(session, match.info.id)
        await clocks.put(session, match.info.id, ticking.values())
        called = {
            seat: clock
            for seat in match.unanswered
            if seat not in match.answerless
            # A player who has used up the clock of the whole game is not notified of each question.
            if (clock := ticking[seat]).due is None or clock.due > clock.begun
        }
        await match.announcer(session, now).calls.make(
            question,
            called,
            discreet=match.discreet,
            not_before=self._called_from(),
            ahead={s: _first_open(found) for s, found in match.plans.gathered().items()},
        )
        await self._tell_next(session, question, match.unanswered, now)

    async def _tell_next(
        self, session: Session, question: Question, unanswered: Sequence[Seat], now: float
    ) -> None:
        """Tell players who want it that the game waits for only one answer before theirs.

        This depends only on what they can foresee themselves, so it reveals nothing.
        """
        match = self._match
        if match.plans.rules is None or len(unanswered) != 1 or len(question.shapes) > 1:
            return
        if match.discreet or match.pending or match.terms.quick or self._standing_still():
            return
        users = {u: s for s, u in match.info.users.items() if s in match.info.persons}
        asked, gathered = unanswered[0], match.plans.gathered()
        for user in await people.list_next(session, list(users)):
            seat = users[user]
            if seat == asked or seat in gathered:
                continue
            if (found := match.plans.foresight(seat)) is None:
                continue
            first = next((f for f in found.questions if f.shape.forced() is None), None)
            if first is not None and first.planned is None and first.after == (asked,):
                announcer = match.announcer(session, now)
                await announcer.calls.tell_next(question, seat, first.kind, asked)

    def _called_from(self) -> float:
        """Return the earliest time for notifications: after the privacy delay."""
        until = self._match.info.concealed_until
        return 0.0 if until is None else until + LAG

    async def put(self, session: Session, changed: Iterable[Clock]) -> None:
        """Replace the clocks of seats that are asked."""
        changed = list(changed)
        self.by_seat |= {clock.seat: clock for clock in changed}
        await clocks.put(session, self._match.info.id, changed)

    def begun(self, seat: Seat, now: float) -> Clock:
        """Start the clock of a seat that is asked the open question.

        A player who may answer in secret has no time bank: its rest would reveal when. Of a clock
        for the whole game they have a fixed share, which is not deducted. Such a clock runs after
        the privacy delay: its rest would reveal who has answered ahead.
        """
        question, terms, left = self._match.game.question, self._match.terms, 0.0
        assert question is not None
        patience = self.patience.get(seat, NEW)
        if not self._match.discreet:
            left = max(0.0, (terms.reserve or 0.0) - patience.spent)
        elif terms.clock is not None:
            left = terms.clock * DISCREET_SHARE
        share = SHORTEST_SHARE if terms.strict and patience.late >= SHORTENED else 1.0
        several = len(question.shapes) > 1
        if terms.clock is not None:
            now = max(now, self._match.info.concealed_until or now)
        clock = begun(
            terms, question.number, seat, several=several, now=now, bank=left, share=share
        )
        return replace(clock, bank=0.0) if self._match.discreet else clock

    async def charge(self, session: Session, clock: Clock, now: float) -> None:
        """Deduct an answer's time from its seat's time bank, and count it as in time."""
        terms = self._match.terms
        if clock.due is None:
            return
        at = now if clock.stopped is None else clock.stopped
        patience = self.patience.get(clock.seat, NEW)
        if used := max(0.0, clock.bank - terms.worked(at, clock.due)):
            patience = replace(patience, spent=patience.spent + used)
            await self.put(session, [replace(clock, bank=clock.bank - used)])
        if terms.counts_misses and patience.late and at <= clock.due:
            patience = replace(patience, timely=patience.timely + 1)
            if patience.timely >= FORGIVEN:
                patience = replace(patience, late=0, timely=0)
        await self.put_patience(session, clock.seat, patience)

    async def put_patience(self, session: Session, seat: Seat, patience: Patience) -> None:
        """Save how much patience the table has with a seat."""
        if patience != self.patience.get(seat, NEW):
            self.patience[seat] = patience
            await watches.put_patience(session, self._match.info.id, seat, patience)

    async def note_wait(self, session: Session, clock: Clock, now: float) -> None:
        """Save how long the table has waited for an answer that has arrived."""
        match, question = self._match, clock.question
        if (user := match.info.users.get(clock.seat)) is not None:
            at = now if clock.stopped is None else clock.stopped
            waited = max(0.0, match.terms.worked(clock.begun, at))
            await watches.add_wait(session, match.info.id, user, question, waited)
            if clock.due is not None:
                await reliability.add(session, match.info.id, user, question, "timely", now)

    async def tell_last(self, session: Session, question: Question, now: float) -> None:
        """Tell the last player awaited that all others have answered."""
        match = self._match
        awaited = match.awaited
        if len(match.asked) < SEVERAL or match.discreet or len(awaited) != 1:
            return
        (seat,) = awaited
        clock = self.by_seat.get(seat)
        if clock is None or seat not in match.info.users or clock.stopped is not None:
            return
        if now - clock.begun < LAST_AFTER or match.terms.rest_at(now) is not None:
            return
        if seat not in match.unanswered:
            return
        await match.announcer(session, now).calls.remind_last(question, clock)

    @property
    def unhurried(self) -> list[Seat]:
        """The awaited seats that have no deadline ahead of them."""
        return [
            seat
            for seat in self._match.awaited
            if (clock := self.by_seat.get(seat)) is None
            or clock.due is None
            or clock.stopped is not None
            or clock.stage == OVERDUE
        ]

    async def find_uncalled(self, session: Session) -> frozenset[Seat]:
        """Return the seats whose users cannot be notified, because the channel takes no
        messages."""
        if self._match.info.obstacle not in MUTE or self._match.info.faceless:
            return frozenset()
        users = self._match.info.users.items()
        settings = {seat: await people.find_settings(session, user) for seat, user in users}
        return frozenset(seat for seat, found in settings.items() if not found.direct)

    def _standing_still(self) -> set[Seat]:
        """Return the seats whose clocks do not run.

        In a pause, these are all; otherwise those on vacation, and those whose users cannot be
        notified.
        """
        hidden = self._match.info.hidden is not None and self._match.info.obstacle not in MUTE
        if self._match.info.paused is not None or hidden or self._match.stands_still:
            return set(self._match.asked)
        stops = self._match.terms.vacation == "stop" and not self._match.info.faceless
        return {
            p.seat
            for p in self._match.info.players
            if p.seat and (p.held is not None or (stops and p.away is not None))
        } | self.uncalled


def _first_open(foresight: Foresight) -> str:
    """Return the kind of the first foreseen question that still needs an answer."""
    return next(
        f.kind for f in foresight.questions if f.planned is None and f.shape.forced() is None
    )
