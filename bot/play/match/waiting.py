"""Waiting for answers: clocks, time banks, and the patience of the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.play.time.clocks import (
    ALONE_TOLD,
    LAG,
    OVERDUE,
    PAUSED,
    SILENT,
    WAITING,
    Ladder,
    begun,
    resumed,
    rung_at,
    scheduled,
    stopped,
)
from bot.store import Session, clocks, proposals, reliability, watches
from bot.store import users as people
from bot.store.clocks import Clock
from bot.store.games import Obstacle
from bot.store.proposals import Kind
from bot.store.watches import NEW, Mode, Patience, Watch
from engine.kernel.ask import Seat
from engine.kernel.game import Question
from engine.kernel.lookahead import Foresight

from .state import MatchState

SHORTEST_SHARE = 0.5
"""The share of the usual time for players who are late repeatedly."""

SHORTENED = 2
"""How often an answer was late before the time gets shorter."""

FORGIVEN = 3
"""How many answers in time make up for late ones."""

SEVERAL = 3
"""How many players must be asked, at least, for the last one awaited to be told so."""

UNASKED: Collection[Kind] = ("stand-in", "resume", "over")
"""The votes that the bot proposes by itself, and that lapse when the table no longer waits."""

MUTE: Collection[Obstacle] = ("send-messages", "send-messages-in-threads", "locked", "archived")
"""What keeps the bot from writing in a channel, but not players from their panels."""

LAST_AFTER = 900.0
"""Seconds before the last player is told so, because until then they have just been notified."""


class WaitingMatch(MatchState):
    """A running game with the clocks of those who are asked."""

    async def line_up(self, session: Session, now: float, anew: Collection[Seat] = ()) -> None:
        """Update clocks and notifications after a change of players or a pause.

        The clocks of seats in ``again`` begin again.
        """
        question = self.game.question
        if question is None or not self.running:
            return
        self.uncalled = await self.find_uncalled(session)
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
        await self.announcer(session, now).calls.make(
            question,
            called,
            discreet=self.discreet,
            not_before=self._called_from(),
            ahead={s: _first_open(found) for s, found in self.gathered().items()},
        )
        await self.keep_watch(session, now)
        await self._tell_next(session, question, self.unanswered, now)

    async def _tell_next(
        self, session: Session, question: Question, unanswered: Sequence[Seat], now: float
    ) -> None:
        """Tell players who want it that the game waits for only one answer before theirs.

        This depends only on what they can foresee themselves, so it reveals nothing.
        """
        if self.plans is None or len(unanswered) != 1 or len(question.shapes) > 1 or self.discreet:
            return
        if self.pending or self.terms.quick or self._standing_still():
            return
        users = {u: s for s, u in self.info.users.items() if s in self.info.persons}
        asked, gathered = unanswered[0], self.gathered()
        for user in await people.list_next(session, list(users)):
            seat = users[user]
            if seat == asked or seat in gathered or (found := self.foresight(seat)) is None:
                continue
            first = next((f for f in found.questions if f.shape.forced() is None), None)
            if first is not None and first.planned is None and first.after == (asked,):
                announcer = self.announcer(session, now)
                await announcer.calls.tell_next(question, seat, first.kind, asked)

    def _called_from(self) -> float:
        """Return the earliest time for notifications: after the privacy delay."""
        return 0.0 if self.info.concealed_until is None else self.info.concealed_until + LAG

    async def reschedule(self, session: Session, seat: Seat, *, answered: bool) -> None:
        """Stop the reminders of a seat that has ``answered``; restart them if it has not."""
        if (clock := self.clocks.get(seat)) is not None:
            await self.set_clocks(session, [scheduled(clock, answered=answered)])

    async def set_clocks(self, session: Session, changed: Iterable[Clock]) -> None:
        """Replace the clocks of seats that are asked."""
        changed = list(changed)
        self.clocks |= {clock.seat: clock for clock in changed}
        await clocks.put(session, self.info.id, changed)

    def begun(self, seat: Seat, now: float) -> Clock:
        """Start the clock of a seat that is asked the open question.

        A player who may answer in secret has no time bank: its rest would reveal when.
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
        """Deduct an answer's time from its seat's time bank, and count it as in time."""
        terms = self.terms
        if clock is None or clock.due is None:
            return
        at = now if clock.stopped is None else clock.stopped
        patience = self.patience.get(seat, NEW)
        if used := max(0.0, clock.bank - terms.worked(at, clock.due)):
            patience = replace(patience, spent=patience.spent + used)
            await self.set_clocks(session, [replace(clock, bank=clock.bank - used)])
        if terms.counts_misses and patience.late and at <= clock.due:
            patience = replace(patience, timely=patience.timely + 1)
            if patience.timely >= FORGIVEN:
                patience = replace(patience, late=0, timely=0)
        await self.put_patience(session, seat, patience)

    async def put_patience(self, session: Session, seat: Seat, patience: Patience) -> None:
        """Save how much patience the table has with a seat."""
        if patience != self.patience.get(seat, NEW):
            self.patience[seat] = patience
            await watches.put_patience(session, self.info.id, seat, patience)

    async def note_wait(
        self, session: Session, seat: Seat, question: int, clock: Clock | None, now: float
    ) -> None:
        """Save how long the table has waited for an answer that has arrived."""
        user = self.info.users.get(seat)
        if clock is not None and clock.question == question and user is not None:
            at = now if clock.stopped is None else clock.stopped
            waited = max(0.0, self.terms.worked(clock.begun, at))
            await watches.add_wait(session, self.info.id, user, question, waited)
            if clock.due is not None:
                await reliability.add(session, self.info.id, user, question, "timely", now)

    async def tell_last(self, session: Session, question: Question, now: float) -> None:
        """Tell the last player awaited that all others have answered."""
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
        await self.announcer(session, now).calls.remind_last(question, clock)

    # -- for how long the table has waited ------------------------------------------------------

    async def keep_watch(self, session: Session, now: float) -> None:
        """Restart the count of how long the table waits, if it now waits for something else."""
        mode, number = self._waits_for()
        if not self.presses:
            await self.note_presence(session, self.info.host, now)
        watch = self.watch
        if watch is not None and (watch.mode, watch.question) == (mode, number):
            return
        if watch is not None and watch.voting:
            await self._end_unasked(session, now, [k for k in UNASKED if k != "over"])
        fresh = Watch(mode, number, now, next=now, idle=None if watch is None else watch.idle)
        await self.put_watch(session, fresh)

    async def put_watch(self, session: Session, watch: Watch, *, not_before: float = 0.0) -> None:
        """Save how long the table has waited, and when to check that again."""
        after = [self.last_deed + self.silence if watch.idle is None else watch.idle]
        if watch.mode:
            after.append(self.waited_since(watch) + rung_at(self.ladder, watch.step)[1])
        self.watch = replace(watch, next=max(min(after), not_before))
        await watches.put(session, self.info.id, self.watch)

    async def note_presence(self, session: Session, user: int, now: float) -> None:
        """Save that a user has done something, so that nobody asks whether they are there."""
        self.presses[user] = now
        await watches.note_press(session, self.info.id, user, now)
        if self.watch is not None and self.watch.idle is not None:
            await self._end_unasked(session, now, ["over"])
            await self.put_watch(session, replace(self.watch, idle=None))

    async def postpone_watch(self, session: Session, by: float) -> None:
        """Exclude some time from the wait, because nobody could do anything then."""
        await watches.postpone(session, by, self.info.id)
        self.presses = {user: at + by for user, at in self.presses.items()}
        if (watch := self.watch) is not None:
            self.watch = replace(watch, since=watch.since + by, next=watch.next + by)

    @property
    def alone(self) -> bool:
        """Whether only one person plays."""
        return len(self.info.users) == 1

    @property
    def last_deed(self) -> float:
        """When someone last did something at the table."""
        return max(self.presses.values(), default=self.info.created)

    @property
    def silence(self) -> float:
        """The seconds of silence after which the table has to be asked."""
        return ALONE_TOLD if self.alone else SILENT

    @property
    def ladder(self) -> Ladder:
        """The ladder of reminders for what the table is waiting for."""
        return PAUSED if self.info.paused is not None else WAITING

    @property
    def unhurried(self) -> list[Seat]:
        """The awaited seats that have no deadline ahead of them."""
        return [
            seat
            for seat in self.awaited
            if (clock := self.clocks.get(seat)) is None
            or clock.due is None
            or clock.stopped is not None
            or clock.stage == OVERDUE
        ]

    def waited_since(self, watch: Watch) -> float:
        """Return since when the table has waited for longer than it has agreed."""
        if watch.mode != "waiting":
            return watch.since
        dues = [
            clock.due
            for seat in self.unhurried or self.awaited
            if (clock := self.clocks.get(seat)) and clock.due is not None and clock.stopped is None
        ]
        return max([watch.since, *dues])

    def _waits_for(self) -> tuple[Mode, int]:
        """Return why the table waits, and for which question."""
        if self.info.lost is not None:
            return "lost", 0
        if self.info.paused is not None:
            return "paused", 0
        if self.game.question is not None and self.awaited:
            return "waiting", self.game.question.number
        return "", 0

    async def _end_unasked(self, session: Session, now: float, kinds: Collection[Kind]) -> None:
        """Close votes that the bot has proposed, because the table no longer waits."""
        for proposal in await proposals.list_open(session, self.info.id):
            if proposal.kind in kinds and proposal.params.get("unasked"):
                await proposals.close(session, proposal.id, "void")
                await self.announcer(session, now).settled(proposal.id)

    async def find_uncalled(self, session: Session) -> frozenset[Seat]:
        """Return the seats whose users cannot be notified, because the channel takes no
        messages."""
        if self.info.obstacle not in MUTE:
            return frozenset()
        users = self.info.users.items()
        settings = {seat: await people.find_settings(session, user) for seat, user in users}
        return frozenset(seat for seat, found in settings.items() if not found.direct)

    def _standing_still(self) -> set[Seat]:
        """Return the seats whose clocks do not run.

        In a pause, these are all; otherwise those on vacation, and those whose users cannot be
        notified.
        """
        hidden = self.info.hidden is not None and self.info.obstacle not in MUTE
        if self.info.paused is not None or hidden or self.stands_still:
            return set(self.asked)
        stops = self.terms.vacation == "stop"
        return {
            p.seat
            for p in self.info.players
            if p.seat and (p.held is not None or (stops and p.away is not None))
        } | self.uncalled


def _first_open(foresight: Foresight) -> str:
    """Return the kind of the first foreseen question that still needs an answer."""
    return next(
        f.kind for f in foresight.questions if f.planned is None and f.shape.forced() is None
    )
