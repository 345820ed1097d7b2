"""Hints: a good answer to a player's question, and the reasons for stewards' answers.

A hint is neither saved nor shown to anyone else; it is not an answer, nor a draft until its player
makes it one. While a game runs, stewards' reasons are told only for public answers, and use only
public facts. Both are computed in other processes, while nobody holds the game.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol, TypedDict

from bot.limits.memory import Recent
from bot.store.table import progress
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import Param, Phrase, PhraseData
from engine.kernel.saving import Saved, load, save
from engine.kernel.shapes.base import AnyShape

from .errors import user_error
from .lobby import setup
from .match.match import Match
from .match.registry import MatchRegistry
from .match.saved import to_record

LOOKED_AT, EXPLAINED = 100, 12
"""How many of the stewards' last answers are examined, and for how many public ones the reason is
told."""
PAUSE = 5.0
"""Seconds between two hints to the same user; the same hint can be repeated at any time."""
REVIEWED = 20
"""How many reviews are remembered."""
REMEMBERED = 1000
"""How many hints and plans are remembered, the last of each player in a game; a restart forgets
them."""


class HintResult(TypedDict):
    """A good answer to an open question, as plain data."""

    value: Any
    reason: PhraseData | None
    """Why it is good, in a sentence; ``None`` if there is nothing to say."""
    nudge: PhraseData
    """Where to look, without the answer."""
    course: PhraseData | None
    """Whether it carries on what earlier hints intended, or what has changed since."""
    plan: Mapping[str, Any]
    """What is intended with it, for later hints of the same round."""


class Explanation(TypedDict):
    """The public reason for an answer, as plain data."""

    kind: str
    """The kind of the question."""
    reason: PhraseData


@fixed
class MistakeResult:
    """A decision of a finished game that a steward would have made differently. Secret."""

    view: Mapping[str, Any]
    """The view of the seat then."""
    kind: str
    """The kind of the question."""
    params: Mapping[str, Param]
    shape: AnyShape
    taken: Any
    better: Any
    chance: float
    """The chance to win with what was done, as the steward expected it then, from 0 to 1."""
    expected: float
    """The same chance with the steward's own answer."""
    reason: PhraseData | None
    """Why that would have been good; ``None`` if there is nothing to say."""
    step: int
    """How many steps of the record had been taken before it."""
    did: Sequence[EventData]
    """What the seat saw happen with what was done."""
    instead: Sequence[EventData]
    """What it would have seen with the steward's own answer."""


class Looked(TypedDict):
    """A reviewed decision as plain data, with the game at the moment of the question."""

    step: int
    game: Saved
    answered: Any
    better: Any
    chance: float
    expected: float
    reason: PhraseData | None
    did: Sequence[EventData]
    instead: Sequence[EventData]


class Adviser(Protocol):
    """A source of hints and reasons."""

    def knows(self, ruleset: str) -> bool:
        """Return whether there is advice on a game."""

    async def advise(
        self, game: Saved, seat: Seat, number: int, plan: Mapping[str, Any]
    ) -> HintResult | None:
        """Return a good answer to question ``number``, from what a seat may know.

        ``plan`` is what earlier hints intended. ``None`` if nobody has one. The same question and
        plan get the same advice.
        """

    def cautious(self, ruleset: str) -> Collection[str]:
        """Return the kinds of questions that beginners often answer by a mistake."""

    async def caution(self, game: Saved, seat: Seat, number: int, value: Any) -> PhraseData | None:
        """Return what would come of an answer to question ``number``, if it is a mistake.

        ``None`` if it is none, or nobody can say.
        """

    async def explain(
        self, record: Mapping[str, Any], steps: Sequence[int]
    ) -> Sequence[Explanation | None] | None:
        """Return the reasons for steps of a game; ``None`` for a step that is still secret.

        ``record`` is the game as ``record/1``, finished or not. Return ``None`` if there is no
        advice.
        """

    async def review(self, record: Mapping[str, Any], seat: Seat) -> Sequence[Looked] | None:
        """Return a few decisions of a seat in a finished game that were not the best.

        Return ``None`` if there is no advice.
        """


class Nobody:
    """An adviser without advice."""

    def knows(self, ruleset: str) -> bool:
        """Return False, because it has no advice on any game."""
        return False

    async def advise(
        self, game: Saved, seat: Seat, number: int, plan: Mapping[str, Any]
    ) -> HintResult | None:
        """Return no advice."""
        return None

    def cautious(self, ruleset: str) -> Collection[str]:
        """Return no kinds of questions, because it warns of nothing."""
        return ()

    async def caution(self, game: Saved, seat: Seat, number: int, value: Any) -> PhraseData | None:
        """Return no warning."""
        return None

    async def explain(
        self, record: Mapping[str, Any], steps: Sequence[int]
    ) -> Sequence[Explanation | None] | None:
        """Return no reasons."""
        return None

    async def review(self, record: Mapping[str, Any], seat: Seat) -> Sequence[Looked] | None:
        """Return no decisions."""
        return None


@fixed
class Hint:
    """A good answer to an open question. Secret."""

    number: int
    """The number of the question."""
    value: Any
    reason: PhraseData | None
    """Why it is good, in a sentence; ``None`` if there is nothing to say."""
    nudge: PhraseData
    """Where to look, without the answer."""
    course: PhraseData | None
    """Whether it carries on what earlier hints intended, or what has changed since."""


@fixed
class Explained:
    """The reason for a steward's answer. Public."""

    seat: Seat
    level: str
    kind: str
    """The kind of the question."""
    reason: PhraseData


@fixed
class _Wanted:
    asked: tuple[Seat, int, int]
    """The seat, its question, and how many answers came before; free actions may come meanwhile."""
    thought: asyncio.Task[HintResult | None]


class Hints:
    """Hints for users.

    Every method raises UserError for what cannot be done. No method changes anything about a game.
    """

    def __init__(self, matches: MatchRegistry, adviser: Adviser, now: Callable[[], float]) -> None:
        self._matches = matches
        self._adviser = adviser
        self._now = now
        self._wanted: OrderedDict[tuple[int, int], _Wanted] = OrderedDict()
        self._last: Recent[int, float] = Recent(REMEMBERED)
        self._plans: Recent[tuple[int, int], Mapping[str, Any]] = Recent(REMEMBERED)
        """What the last hint to each player intended for the round."""
        self._reviews: Recent[tuple[int, int, int], Sequence[MistakeResult]] = Recent(REVIEWED)
        """The last reviews, by game, user and number of answers: a steward thinks about one for
        long."""

    def knows(self, ruleset: str) -> bool:
        """Return whether there are reasons and hints in a game at all."""
        return self._adviser.knows(ruleset)

    def offers(self, match: Match, seat: Seat) -> bool:
        """Return whether a seat can have a hint: it is asked something, and the table has hints."""
        return seat in match.awaited and self._has_hints(match)

    async def hint(self, game: int, user: int) -> Hint:
        """Return a good answer to a user's question.

        The same question gets the same hint, however often it is asked for.
        """
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            if not self._has_hints(match):
                raise user_error("no-hints")
            question = match.game.question
            if question is None or seat not in match.awaited:
                raise user_error("nothing-to-hint")
            asked = seat, question.number, match.opened
            wanted = self._wanted.get((game, user))
            if wanted is None or wanted.asked != asked:
                self._slow_down(user)
                plan = self._plans.get((game, user), {})
                thinking = self._adviser.advise(save(match.game), seat, question.number, plan)
                thought = asyncio.create_task(thinking, name=f"a hint in game {game}")
                wanted = _Wanted(asked, thought)
                self._remember((game, user), wanted)
        try:
            # The user who asks may leave; the result is kept for the next time they ask.
            found = await asyncio.shield(wanted.thought)
        except asyncio.CancelledError:
            if not wanted.thought.cancelled():
                raise
            # The user has since asked for a hint on another question.
            raise user_error("nothing-to-hint") from None
        if found is None:
            self._wanted.pop((game, user), None)
            raise user_error("nobody-knows")
        self._plans[game, user] = found["plan"]
        return Hint(
            question.number, found["value"], found["reason"], found["nudge"], found["course"]
        )

    async def caution(self, game: int, user: int, number: int, value: Any) -> Phrase | None:
        """Return what would come of an answer of the player of a first game, if it is a mistake.

        What was named to them as a good answer is none.
        """
        async with self._matches.at(game) as match:
            seat, question, info = match.seat_of(user), match.game.question, match.info
            if match.taught_to(user) is None or question is None:
                return None
            if question.number != number or seat not in question.shapes:
                return None
            if question.kind not in self._adviser.cautious(info.ruleset):
                return None
            hinted = self._wanted.get((game, user))
            if hinted is not None and hinted.asked[1] == number and _named(hinted, value):
                return None
            saved = save(match.game)
        found = await self._adviser.caution(saved, seat, number, value)
        return None if found is None else Phrase(found["id"], found["params"])

    async def reasons(self, game: int, seat: Seat | None = None) -> Sequence[Explained]:
        """Return the reasons for the last answers of all stewards, or of the one in a seat.

        The latest comes last. While the game runs, there are none for secret answers.
        """
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            info, answers = match.info, await progress.list_answers(session, game)
        steps = [
            n
            for n, answer in enumerate(answers)
            if answer.level is not None and seat in (None, answer.seat)
        ][-LOOKED_AT:]
        if not steps:
            return ()
        found = await self._adviser.explain(to_record(info, answers), steps)
        if found is None:
            raise user_error("nobody-knows")
        told: list[Explained] = []
        for n, why in zip(steps, found, strict=True):
            if why is not None:
                answer = answers[n]
                one = Explained(answer.seat, answer.level or "", why["kind"], why["reason"])
                # Answers with the same reason are shown once.
                told = [*(other for other in told if other != one), one]
        return told[-EXPLAINED:]

    async def review(self, game: int, user: int) -> Sequence[MistakeResult]:
        """Return a user's decisions that a steward would have made differently, after the end."""
        async with self._matches.reading(None) as session:
            info = await setup.find(session, game)
            player = info.player_of(user)
            if player is None or player.seat is None:
                raise user_error("not-playing")
            if info.phase != "over":
                raise user_error("not-over")
            answers = await progress.list_answers(session, game)
        key = game, user, len(answers)
        if (known := self._reviews.get(key)) is not None:
            return known
        record = to_record(info, answers)
        found = await self._adviser.review(record, player.seat)
        if found is None:
            raise user_error("nobody-knows")
        reviewed = [self._regret(one, player.seat) for one in found]
        self._reviews[key] = reviewed
        return reviewed

    def _regret(self, one: Looked, seat: Seat) -> MistakeResult:
        """Return a reviewed decision with its question."""
        game = load(self._matches.rulesets[one["game"]["ruleset"]], one["game"])
        question = game.question
        assert question is not None
        return MistakeResult(
            game.view(seat),
            question.kind,
            question.params,
            game.shape_for(seat),
            one["answered"],
            one["better"],
            one["chance"],
            one["expected"],
            one["reason"],
            one["step"],
            one["did"],
            one["instead"],
        )

    async def close(self) -> None:
        """Cancel all hints and reviews that are being worked on."""
        thoughts = [wanted.thought for wanted in self._wanted.values()]
        self._wanted.clear()
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    def _has_hints(self, match: Match) -> bool:
        """Return whether a table has hints: if it agreed to them, or if only one person plays, but
        not in a tournament."""
        alone = len(match.info.users) == 1 and not match.terms.tournament
        return (match.terms.hints or alone) and self._adviser.knows(match.info.ruleset)

    def _slow_down(self, user: int) -> None:
        now, last = self._now(), self._last.get(user)
        if last is not None and 0 <= now - last < PAUSE:
            raise user_error("hint-too-soon")
        self._last[user] = now

    def _remember(self, key: tuple[int, int], wanted: _Wanted) -> None:
        earlier = self._wanted.pop(key, None)
        if earlier is not None:
            earlier.thought.cancel()
        self._wanted[key] = wanted
        while len(self._wanted) > REMEMBERED:
            self._wanted.popitem(last=False)[1].thought.cancel()


def _named(hinted: _Wanted, value: Any) -> bool:
    """Return whether a hint has named exactly this answer."""
    thought = hinted.thought
    if not thought.done() or thought.cancelled() or thought.exception() is not None:
        return False
    found = thought.result()
    return found is not None and found["value"] == json.loads(json.dumps(value))
