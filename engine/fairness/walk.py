"""The check of a log against the rules of the game, which it plays, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.capabilities import hidden_from_all, was_seen
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Refused
from engine.kernel.shapes.base import AnyShape, sure_answer
from engine.kernel.worlds import fork

from .entries import (
    CLOCK,
    FORCED,
    HOST,
    STEWARD,
    AnswerEntry,
    AnyEntry,
    Drawn,
    End,
    LockedEntry,
    Opened,
    Restored,
    SeatedEntry,
    Sits,
    Unasked,
    Undo,
    Unlocked,
    Updated,
)
from .hashing import canonical
from .lobby import Lobby
from .log import rest_hash
from .verdict import Finding

ANYTIME = frozenset({"restored", "updated"})
STAGES: Mapping[str, frozenset[str]] = {
    "nothing": frozenset({"open"}),
    "lobby": frozenset({"agree", "join", "leave", "bid", "unbid", "begin", *ANYTIME}),
    "begun": frozenset({"lit", "dark", *ANYTIME}),
    "lit": frozenset({"bids", "seated", *ANYTIME}),
    "playing": frozenset(
        {"lit", "dark", "drawn", "locked", "unlocked", "opened", "unasked", "undo", "sits", "end"}
        | ANYTIME
    ),
    "ended": frozenset(),
}
"""The kinds of entries that are possible at each stage of a log."""


@dataclass(frozen=True, slots=True)
class Lock:
    """An answer that is sealed."""

    number: int
    """The number of its entry."""
    before: str
    """The head before it."""
    receipt: str
    who: str
    """The player who had the seat."""
    shape: AnyShape
    """The shape of the question."""


@dataclass(frozen=True, slots=True)
class BranchState:
    """The position of a branch of the game after an entry that changed it."""

    number: int
    entry: AnyEntry
    open: bool
    """Whether people were asked next; then the game can go back to here, which voids sealed
    answers."""


class Walk(Lobby):
    """The check of a record that is played from its beginning."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.locks: dict[Seat, Lock] = {}
        """The answers that are sealed."""
        self.branch: list[BranchState] = []
        self.kept: dict[int, AnyGame] = {}
        """The games at entries to which the log goes back later."""

    def through(self) -> None:
        """Check all entries against the rules, one after another.

        Raises RuleBroken.
        """
        self.hold("order:open", bool(self.record.log))
        for entry in self.record.log:
            self.hold("order", entry.is_ in STAGES[self.stage], entry=entry.is_)
            getattr(self, f"_{entry.is_}")(entry)
            self._note(entry)
            self.number += 1
        if self.stage != "ended":
            self.verdict.warn("unfinished")

    def _note(self, entry: AnyEntry) -> None:
        """Go on after an entry."""
        self.verdict.heads.append(self.log.append(entry))
        if not isinstance(entry, SeatedEntry | Drawn | Opened | Unasked):
            return
        asked = self.game.question is not None and not self.chance()
        self.branch.append(BranchState(self.number, entry, asked))
        if self.number in self.targets and asked:
            self.kept[self.number] = fork(self.game, keep_rests=True)
        self.game.fetch_events()
        self.game.fetch_steps()

    # -- answers -------------------------------------------------------------------------------

    def _drawn(self, entry: Drawn) -> None:
        question = self.game.question
        self.hold("draw:asked", self.chance())
        assert question is not None
        self.hold("order:unlit", not self.log.wants_light)
        shape = question.shapes[CHANCE]
        value = self.log.draw(shape)
        self.hold("draw:value", canonical(value) == canonical(entry.value), kind=question.kind)
        self.hold("draw:kind", shape.kind_of(value, question.kind) == entry.kind)
        self.game.answer(CHANCE, value)

    def _locked(self, entry: LockedEntry) -> None:
        shapes = self._asked()
        self.hold("locked", entry.seat in shapes and len(shapes) > 1, seat=entry.seat)
        self.receipts[entry.receipt] = (self.number, entry.seat)
        self.locks[entry.seat] = Lock(
            self.number,
            self.log.head,
            entry.receipt,
            self.sitting[entry.seat],
            shapes[entry.seat],
        )

    def _unlocked(self, entry: Unlocked) -> None:
        self.hold("unlocked", self.locks.pop(entry.seat, None) is not None, seat=entry.seat)

    def _asked(self) -> Mapping[Seat, AnyShape]:
        """Return what people are asked now."""
        question = self.game.question
        return {} if question is None or self.chance() else question.shapes

    def _opened(self, entry: Opened) -> None:
        shapes, question = self._asked(), self.game.question
        self.hold("opened", bool(shapes) and [a.seat for a in entry.answers] == list(shapes))
        assert question is not None
        for answer in entry.answers:
            shape, who = shapes[answer.seat], self.sitting[answer.seat]
            if len(shapes) > 1:
                lock = self._lock_of(answer)
                shape, who = lock.shape, lock.who
            self._by(answer, shape, who)
            kind = shapes[answer.seat].kind_of(answer.value, question.kind)
            self.hold("rules:kind", kind == answer.kind, seat=answer.seat)
        self.locks = {}
        for answer in entry.answers:
            self._take(answer.seat, answer.value)

    def _lock_of(self, answer: AnswerEntry) -> Lock:
        """Check an answer against its receipt; return how it was locked."""
        lock = self.locks.get(answer.seat)
        self.hold("receipt:missing", lock is not None, seat=answer.seat)
        assert lock is not None
        said = [answer.seat, answer.kind, answer.value, answer.by]
        right = self.log.receipt_at(lock.number, lock.before, said) == lock.receipt
        self.hold("receipt:other", right, seat=answer.seat, locked=lock.number)
        self.receipts.pop(lock.receipt)
        return lock

    def _by(self, answer: AnswerEntry, shape: AnyShape, who: str) -> None:
        """Check that the source of an answer was entitled to give it.

        Raises RuleBroken.
        """
        said = {"by": answer.by, "seat": answer.seat}
        self.hold("people:by", answer.by in {STEWARD, CLOCK, FORCED, who}, **said)
        if answer.by in {CLOCK, FORCED}:
            only = [one for one in (shape.unasked(), shape.forced()) if one is not None]
            safe = [sure_answer(shape), *shape.safe_before()]
            answers = map(canonical, safe if answer.by == CLOCK else only)
            self.hold("people:chose", canonical(answer.value) in answers, **said)

    def _take(self, seat: Seat, value: object) -> None:
        try:
            self.game.answer(seat, value)
        except Refused as error:
            self.hold("rules:refused", False, seat=seat, why=error)

    def _unasked(self, entry: Unasked) -> None:
        self.hold("people:unasked", entry.by in {STEWARD, self.sitting.get(entry.seat)})
        try:
            self.game.interject(entry.seat, entry.kind, entry.value)
        except Refused as error:
            self.hold("rules:unasked", False, seat=entry.seat, why=error)

    # -- what the table does -------------------------------------------------------------------

    def _undo(self, entry: Undo) -> None:
        since = [stand for stand in self.branch if stand.number > entry.to]
        left = self.branch[: len(self.branch) - len(since)]
        there = bool(left) and left[-1].number == entry.to and left[-1].open
        self.hold("undo:to", there and bool(since or self.locks), to=entry.to)
        by = tuple(sorted(entry.by))
        if by == (HOST,):
            self.verdict.warn("undo:host", self.number, answers=_count(since), draws=_draws(since))
        else:
            deciders = self._deciders(since, self.kept[entry.to])
            agreed = deciders is not None and bool(by) and deciders <= set(by)
            agreed = agreed and set(by) <= set(self.everybody())
            self.hold("undo:by", by == self.everybody() or agreed)
            self.verdict.warn("undo", self.number, answers=_count(since), draws=_draws(since))
        self.branch, self.locks = left, {}
        self._game = fork(self.kept[entry.to], keep_rests=True)

    def _deciders(self, since: Sequence[BranchState], before: AnyGame) -> set[str] | None:
        """Return who may take these steps back without the others, if anyone may.

        They sit where all decisions since were made by people, nothing was drawn, and nobody has
        been shown anything hidden. Players who have left have no say.
        """
        entries = [stand.entry for stand in since]
        if not all(isinstance(entry, Opened) for entry in entries):
            return None
        answers = [a for e in entries if isinstance(e, Opened) for a in e.answers]
        decided = {a.seat for a in answers if a.by not in {FORCED, STEWARD, CLOCK}}
        by = {self.sitting[seat] for seat in decided} - {STEWARD}
        rules, seats = before.ruleset, before.setup.seats
        hidden = [hidden_from_all(rules, game.state, seats) for game in (before, self.game)]
        return None if was_seen(*hidden) else by

    def _sits(self, entry: Sits) -> None:
        there = entry.seat in self.sitting
        known = entry.who == STEWARD or (
            entry.who in [*self.joined, f"p{len(self.joined) + 1}"]
            and entry.who not in self.sitting.values()
        )
        self.hold("people:sits", there and known, who=entry.who, seat=entry.seat)
        if entry.who != STEWARD and entry.who not in self.joined:
            self.joined.append(entry.who)
        self.sitting[entry.seat] = entry.who
        note = Finding("sits", self.number, {"who": entry.who, "seat": entry.seat})
        self.verdict.notes.append(note)

    def _updated(self, entry: Updated) -> None:
        self._known(entry.rules)

    def _restored(self, entry: Restored) -> None:
        self.verdict.warn("restored", self.number)

    def _end(self, entry: End) -> None:
        self.stage = "ended"
        self.hold("rest", rest_hash(self.record.rest) == entry.rest)
        over = self.game.question is None
        self.hold("end", over == (entry.result == "over"), result=entry.result)
        if not over:
            self.verdict.warn("abandoned", self.number)

    def follow(self) -> None:
        """Compute the heads behind a broken entry, because someone may have kept them."""
        if self.log.opening is not None:
            for entry in self.record.log[len(self.verdict.heads) :]:
                self.verdict.heads.append(self.log.append(entry))


def _count(stands: Sequence[BranchState]) -> int:
    """Count answers of people."""
    return sum(
        len(stand.entry.answers) if isinstance(stand.entry, Opened) else 1
        for stand in stands
        if not isinstance(stand.entry, Drawn)
    )


def _draws(stands: Sequence[BranchState]) -> int:
    return sum(isinstance(stand.entry, Drawn) for stand in stands)
