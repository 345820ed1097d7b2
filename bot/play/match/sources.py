"""The sources that can answer immediately in place of the player who is asked.

Every source is a small object with the same method; :data:`PROMPT` has their order. The answer of a
source is an ordinary answer: a game stays a function of its answers. Stewards, which need time, are
not a source: see :mod:`bot.play.match.steward_jobs`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from bot.play.fairness import Luck
from bot.play.settings import TableSettings
from bot.store.table.taught import Taught
from engine.fairness.entries import CLOCK, FORCED
from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.kernel.ahead.plans import Review
from engine.kernel.ask import CHANCE, Question, Seat
from engine.kernel.game import AnyGame
from engine.kernel.shapes.base import RandomSource, sure_answer

from .steward_jobs import seed_of

Way = Callable[[RandomSource], Any]
"""A function that makes an answer when it is needed; luck is drawn then."""


class Seated(Protocol):
    """What sources may know about the people at a table."""

    @property
    def persons(self) -> Collection[Seat]:
        """The seats for which no steward answers."""

    @property
    def watched(self) -> bool:
        """Whether several people play, so that a player could learn from another's question."""

    @property
    def holding(self) -> Collection[Seat]:
        """The seats that only get safe answers."""


class Reviews(Protocol):
    """What sources may know about plans."""

    def reviewed(self, seat: Seat) -> Review:
        """Return the review of the plans of a seat."""


class AnswerContext(Protocol):
    """What sources may know: a running game, its settings, and its players' instructions.

    The matches of :mod:`bot.play.match.match` implement it.
    """

    @property
    def game(self) -> AnyGame:
        """The game, with its open question."""

    @property
    def terms(self) -> TableSettings:
        """The settings of the table."""

    @property
    def info(self) -> Seated:
        """The players of the game."""

    @property
    def takes(self) -> TakesInstructions[Any] | None:
        """The rules, if they let players leave instructions."""

    @property
    def instructions(self) -> Mapping[Seat, list[Instruction]]:
        """The instructions that seats have left."""

    @property
    def concealed(self) -> bool:
        """Whether the privacy delay of the open question still runs."""

    @property
    def plans(self) -> Reviews:
        """The plans of users."""

    @property
    def luck(self) -> Luck | None:
        """The source of chance; ``None`` if any generator will do."""

    @property
    def taught(self) -> Taught | None:
        """The prepared luck of a first game; ``None`` for all other games."""

    @property
    def waits(self) -> bool:
        """Whether the bot gives no answers itself, because the rules could not go on from them."""

    @property
    def answerless(self) -> Collection[Seat]:
        """The seats that have no legal answer to the open question, because of a bug in the
        rules."""

    @property
    def withdrawn(self) -> Collection[Seat]:
        """The seats that have taken back their answer to the open question."""


class AnswerSource(Protocol):
    """A source that may have an answer to the open question."""

    @property
    def giver(self) -> str | None:
        """Who gives it, as the log names them; ``None`` for anyone who has the seat."""

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Return how to answer for a seat whose answer is missing; ``None`` for no answer."""


class ChanceSource:
    """The source for dice, shuffles and draws."""

    giver = None

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer only for ``chance``: from the log, if there is one and it has its round."""
        if seat != CHANCE:
            return None
        shape, luck = context.game.shape_for(seat), context.luck
        if context.taught is not None:
            number = 0 if context.game.question is None else context.game.question.number
            dice = Random(seed_of(context.taught.chance, number))
            return lambda _: shape.sample(dice)
        if luck is None:
            return shape.sample
        return None if luck.log.wants_light else lambda _: luck.log.draw(shape)


class InstructionSource:
    """The source for players' instructions, in games that take them."""

    giver = None

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer as the instructions say, unless the player has taken that answer back."""
        question, takes = context.game.question, context.takes
        if takes is None or question is None or seat in context.withdrawn:
            return None
        if seat not in context.info.persons or context.concealed or seat in question.on_behalf:
            return None  # Instructions are only for the seat's own questions.
        given = context.instructions.get(seat, [])
        return _settled(takes.standing(context.game.state, seat, question, given))


class PlanSource:
    """The source for players' plans, in games that take them.

    A question to several seats is answered only when everyone could have answered by hand: see
    :func:`privacy_delay`.
    """

    giver = None

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer as planned, unless the player has taken that answer back."""
        if context.concealed or seat in context.withdrawn or seat not in context.info.persons:
            return None
        review = context.plans.reviewed(seat)
        return None if review.fires is None else lambda _: review.value


class ForcedSource:
    """The source for an only answer, if everyone can see that it is the only one.

    If there are secrets, giving it would reveal something; see :class:`UnwatchedSource`. A table
    may agree to be asked anyway, except for answers that no player is ever asked for.
    """

    giver = FORCED

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer for a seat, even while others are asked: they see that it has no choice."""
        question = context.game.question
        if question is None or not question.kind.public:
            return None
        return _only(context, question, seat)


class UnwatchedSource:
    """The source for an only answer to a secret question, if all others are stewards.

    Nobody can learn from it that there was nothing to choose. In the log it looks like an answer by
    hand, because someone may take a steward's seat later.
    """

    giver = None

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer for the only person who plays."""
        question = context.game.question
        if question is None or question.kind.public or context.info.watched:
            return None
        return _only(context, question, seat)


def _only(context: AnswerContext, question: Question, seat: Seat) -> Way | None:
    """Return how to give a person's only answer, unless the table wants to be asked for it."""
    if seat not in context.info.persons:
        return None
    value = question.shapes[seat].unasked()
    if value is None and context.terms.forced:
        value = question.shapes[seat].forced()
    return _settled(value)


class SafeSource:
    """The source of the safe answer for players who let a deadline pass."""

    giver = CLOCK

    def __init__(self, question: int, seats: Collection[Seat]) -> None:
        self._question = question
        self._seats = seats

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer for late seats, but no later question."""
        question = context.game.question
        if question is None or question.number != self._question or seat not in self._seats:
            return None
        shape = question.shapes[seat]
        return lambda _: sure_answer(shape)


ONLY: Sequence[AnswerSource] = (ForcedSource(), UnwatchedSource())
"""The sources of only answers."""


class HoldSource:
    """The source of the safe answer for seats that are held while their players are away."""

    giver = CLOCK

    def answer(self, context: AnswerContext, seat: Seat) -> Way | None:
        """Answer for seats that hold."""
        question = context.game.question
        if question is None or seat not in context.info.holding or seat not in question.shapes:
            return None
        shape = question.shapes[seat]
        return lambda _: sure_answer(shape)


PROMPT: Sequence[AnswerSource] = (
    *(ChanceSource(), HoldSource(), InstructionSource(), PlanSource()),
    *ONLY,
)
"""The sources that can answer at any time, in order; their answers are in before a player gets a
reply. :class:`SafeSource` is used only when a deadline has passed."""


AHEAD: Sequence[AnswerSource] = (InstructionSource(), PlanSource())
"""Those sources that give what players have answered in advance."""


class Given(NamedTuple):
    """An answer that is given without asking anyone."""

    seat: Seat
    value: Any
    giver: str | None
    """Who gives it, as the log names them; ``None`` for anyone who has the seat."""


def look_up(
    sources: Sequence[AnswerSource], context: AnswerContext
) -> tuple[Seat, Way, str | None] | None:
    """Return the first seat for which a source answers, how to answer, and the source's name."""
    if context.waits:
        return None
    seats = [seat for seat in context.game.awaited if seat not in context.answerless]
    for source in sources:
        for seat in seats:
            if (way := source.answer(context, seat)) is not None:
                return seat, way, source.giver
    return None


def _settled(value: Any | None) -> Way | None:
    """Return how to give an answer that is already known."""
    return None if value is None else lambda _: value


SHARE = 0.5
"""The shortest privacy delay, as a share of the longest."""

LIVE = 10.0
"""The longest privacy delay of a table that plays live, in seconds."""


def privacy_delay(game: int, question: int, most: float) -> float:
    """Return the privacy delay of a question in seconds: from half of ``most`` to all of it."""
    drawn = hashlib.blake2s(f"{game}:{question}".encode(), digest_size=4).digest()
    return most * (SHARE + (1 - SHARE) * int.from_bytes(drawn) / 2**32)
