"""The plans of users: how they are kept, what their seats foresee, and when they answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NotRequired, TypedDict, cast

from bot.store import Session
from bot.store.messages import outbox
from bot.store.table import ahead as rows
from bot.store.table.ahead import Ahead
from engine.kernel.ahead.lookahead import Foresight, foresee, plans_of
from engine.kernel.ahead.plans import Plan, Review, review, stopped
from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.worlds import Unimaginable

from .begun import BegunGame

log = logging.getLogger(__name__)

KEPT = 12
"""How many plans that are done or stopped are kept for their player to see."""


class StoredPlan(TypedDict):
    """A plan in its saved form."""

    plan: Plan
    said: list[str]
    """Its choices in the words that its player has read."""
    done: NotRequired[int]
    """The number of the last question that it has answered, if it has answered one."""


def entries(ahead: Ahead) -> list[StoredPlan]:
    """Return all plans of a user."""
    return [cast(StoredPlan, dict(entry)) for entry in ahead.given]


def is_live(entry: StoredPlan) -> bool:
    """Return whether a plan still waits for its question; a ranking has a next one."""
    return not is_done(entry) and "stopped" not in entry["plan"]


def is_done(entry: StoredPlan) -> bool:
    """Return whether a plan was carried out, so that nothing of it is left."""
    return "done" in entry and "ranks" not in entry["plan"]


def live(ahead: Ahead) -> list[Plan]:
    """Return the plans of a user that still wait, in order."""
    return [entry["plan"] for entry in entries(ahead) if is_live(entry)]


def judged(ahead: Ahead, game: AnyGame, seat: Seat) -> Review:
    """Return the review of the plans that still wait, by their indexes among them.

    Any error in plans stops them, so that nobody else has to wait.
    """
    plans = live(ahead)
    if not plans:
        return Review({})
    try:
        return review(plans, game, seat)
    except Exception as error:  # The error is logged without its text, which may reveal the plan.
        log.error("plans of a seat cannot be read: %s", type(error).__name__)
        return Review(dict.fromkeys(range(len(plans)), phrase("plan-stopped-unreadable")))


def with_stops(ahead: Ahead, reasons: dict[int, Phrase]) -> Ahead:
    """Return plans with reasons for those that have stopped, by their indexes among the waiting
    ones, and without rankings that are over."""

    def note(place: int, entry: StoredPlan) -> StoredPlan | None:
        if place not in reasons:
            return entry
        if is_over(entry["plan"], reasons[place]):
            return None
        return {**entry, "plan": stopped(entry["plan"], reasons[place])}

    return _changed(ahead, note)


def with_done(ahead: Ahead, place: int, question: int) -> Ahead:
    """Return plans with one marked as having answered a question."""
    return _changed(ahead, lambda at, entry: {**entry, "done": question} if at == place else entry)


def is_over(plan: Plan, reason: Phrase) -> bool:
    """Return whether a plan has stopped only because it has ranked answers, and all questions of
    its kind have come: there is nothing to tell its player."""
    return "ranks" in plan and reason.id == "plan-stopped-passed"


def without(ahead: Ahead, place: int) -> Ahead:
    """Return plans without a waiting one, by its index among these."""
    waiting = [n for n, entry in enumerate(entries(ahead)) if is_live(entry)]
    given = [e for n, e in enumerate(entries(ahead)) if n != waiting[place]]
    return replace(ahead, given=given)


def without_past(ahead: Ahead) -> Ahead:
    """Return plans without those that were carried out or have stopped."""
    return replace(ahead, given=[e for e in entries(ahead) if is_live(e)])


def without_begun(ahead: Ahead) -> Ahead:
    """Return plans of which nothing was carried out, without those that have stopped."""
    left = without_past(ahead)
    return replace(left, given=[e for e in entries(left) if "done" not in e])


def tidied(given: Sequence[StoredPlan]) -> list[StoredPlan]:
    """Return plans without the oldest of those that no longer wait."""
    over = sum(not is_live(entry) for entry in given) - KEPT
    kept = []
    for entry in given:
        if over > 0 and not is_live(entry):
            over -= 1
        else:
            kept.append(entry)
    return kept


def _changed(ahead: Ahead, change: Callable[[int, StoredPlan], StoredPlan | None]) -> Ahead:
    given, place = [], 0
    for entry in entries(ahead):
        after: StoredPlan | None = entry
        if is_live(entry):
            after = change(place, entry)
            place += 1
        if after is not None:
            given.append(after)
    return replace(ahead, given=tidied(given))


class MatchPlans:
    """The plans at one table, and what seats foresee. Secret."""

    def __init__(self, match: BegunGame) -> None:
        self._match = match
        self.rules = plans_of(match.game.ruleset, match.game.setup)
        """The rules, if they let players answer ahead."""
        self._kept: dict[int, Ahead] = {}
        """What users have planned."""
        self._foreseen: dict[Seat, Foresight | None] = {}
        """What seats foresee, if someone has looked since the last step."""
        self._gathered: dict[Seat, Foresight] | None = None
        self._looked: tuple[object, ...] = ()

    async def load(self, session: Session) -> None:
        """Load what users have planned."""
        self._kept = await rows.find(session, self._match.info.id)

    async def put(self, session: Session, user: int, planned: Ahead | None) -> None:
        """Save a user's plans, or that there are none."""
        id = self._match.info.id
        if planned is None:
            self._kept.pop(user, None)
            await rows.drop(session, id, user)
        else:
            self._kept[user] = planned
            await rows.put(session, id, user, planned)
            await outbox.drop_next(session, id, user)  # The user has seen it.

    async def pass_on(self, session: Session, seat: Seat, user: int | None) -> None:
        """Hand the plans of a seat's player to the user who takes it, if the player agreed to that.

        Otherwise, plans wait until their player is back, or are deleted if that player has left.
        """
        owners = {p.seat: p.owner for p in self._match.info.players}
        for before, ahead in list(self._kept.items()):
            if ahead.seat != seat or before == user:
                continue
            if ahead.passes:
                if user is not None:
                    await self.put(session, before, None)
                    await self.put(session, user, ahead)
            elif owners.get(seat) != before:
                await self.put(session, before, None)

    async def forget_past(self, session: Session, user: int | None = None) -> None:
        """Forget which plans of a user, or of all users, were carried out or stopped.

        A player who answers by hand has read this; if the game goes back, it is no longer true, and
        what was carried out is not given again.
        """
        less = without_begun if user is None else without_past
        for one, ahead in list(self._kept.items()):
            if user in (None, one) and (left := less(ahead)) != ahead:
                await self.put(session, one, left)

    async def spend(
        self, session: Session, seat: Seat, place: int, question: int, *, done: bool
    ) -> None:
        """Save that a plan has answered a question, or that another answer replaced it; a ranking
        goes on."""
        user = self._match.info.users[seat]
        ahead = self._kept[user]
        if "ranks" in live(ahead)[place] and not done:
            return
        await self.put(
            session, user, with_done(ahead, place, question) if done else without(ahead, place)
        )

    async def note_stops(self, session: Session) -> None:
        """Save which plans were stopped."""
        if self.rules is None or not self._kept:
            return
        for seat, user in self._match.info.users.items():
            if reasons := dict(self.reviewed(seat).stopped):
                ahead = with_stops(self._kept[user], reasons)
                self._kept[user] = ahead
                await rows.put(session, self._match.info.id, user, ahead)

    def of(self, user: int) -> Ahead:
        """Return a user's plans for the seat that they have.

        Raises UserError if they have none.
        """
        seat = self._match.seat_of(user)
        ahead = self._kept.get(user)
        return ahead if ahead is not None and ahead.seat == seat else Ahead(seat)

    def reviewed(self, seat: Seat) -> Review:
        """Return the review of the plans of a seat; only those of its present player are in
        force."""
        user = self._match.info.users.get(seat)
        if self.rules is None or user is None or user not in self._kept:
            return Review({})
        return judged(self.of(user), self._match.game, seat)

    def foresight(self, seat: Seat) -> Foresight | None:
        """Return what a seat will be asked if nothing intervenes; ``None`` if that cannot be
        foreseen."""
        self._look_anew()
        if seat not in self._foreseen:
            # Imagined worlds are large, and those of a seat are looked at one after the other.
            self._foreseen.clear()
            try:
                self._foreseen[seat] = foresee(
                    self._match.game, seat, self._dice(seat), self._waiting(seat)
                )
            except (TypeError, Unimaginable) as error:
                log.warning("game %d: nothing is foreseen: %s", self._match.info.id, error)
                self._foreseen[seat] = None
        return self._foreseen[seat]

    def gathered(self) -> Mapping[Seat, Foresight]:
        """Return the people who are asked ahead of their turn, with their questions.

        A player who has answered all of them is left out.
        """
        info, question = self._match.info, self._match.game.question
        if self.rules is None or question is None or not question.kind.gathers:
            return {}
        self._look_anew()
        if self._gathered is None:
            found: dict[Seat, Foresight] = {}
            for seat in info.users:
                if seat not in info.persons or seat in question.shapes:
                    continue
                try:
                    ahead = foresee(
                        self._match.game,
                        seat,
                        self._dice(seat),
                        self._waiting(seat),
                        gathering=True,
                    )
                except (TypeError, Unimaginable):
                    continue
                if any(f.planned is None and f.shape.forced() is None for f in ahead.questions):
                    found[seat] = ahead
            self._gathered = found
        return self._gathered

    def _dice(self, seat: Seat) -> Random:
        """Return a generator for what a seat imagines, which depends on no one else's plans."""
        question = self._match.game.question
        number = 0 if question is None else question.number
        return Random(f"{self._match.info.id}:{number}:{seat}")

    def _waiting(self, seat: Seat) -> list[Plan]:
        """Return the plans of a seat that wait."""
        user = self._match.info.users.get(seat)
        return [] if user is None else live(self.of(user))

    def _look_anew(self) -> None:
        """Forget what was foreseen before the last step, or before plans or players changed."""
        game, info = self._match.game, self._match.info
        number = game.question.number if game.question is not None else 0
        plans = {seat: self._waiting(seat) for seat in info.users}
        stamp = (info.id, number, len(game.answers), sorted(game.sealed))
        if (at := (*stamp, repr(plans), *info.persons)) != self._looked:
            self._looked = at
            self._foreseen, self._gathered = {}, None
