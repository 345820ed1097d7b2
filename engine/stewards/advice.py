"""Advice: the answer that a steward would give, with the reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.determinize import Unimaginable, imagine
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import Heuristics
from engine.kernel.phrase import Phrase

from .search import Steward, Thought
from .seeded_random import SeededRandom

LOOKS = 6
"""In how many worlds an answer is compared with a better one."""
MUCH = 0.01
"""By how much a chance to win must be lower to warn of an answer."""


@dataclass(frozen=True, slots=True)
class SuggestedAnswer:
    """An answer to the open question, and a sentence that says why."""

    value: Any
    reason: Phrase | None
    """The reason; ``None`` if there is nothing to say."""


def advise(steward: Steward, game: AnyGame, seat: Seat, seed: int) -> SuggestedAnswer:
    """Return advice for a seat, from what it may know; the same view and seed give the same advice.

    Raises Refused if the seat is not asked.
    """
    value = steward.answer(game, seat, seed)
    return SuggestedAnswer(value, reason_for(steward.mind, game, seat, value))


def reason_for(mind: Heuristics, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
    """Return why an answer is a good one, from a world that the seat imagines.

    Raises Refused if the seat is not asked.
    """
    try:
        # Imagined things differ from world to world, and no reason reads them.
        world = imagine(game, seat, SeededRandom(0))
    except Unimaginable:
        return None
    return mind.reason(world, seat, value)


def caution(steward: Steward, game: AnyGame, seat: Seat, value: object, seed: int) -> Phrase | None:
    """Return what would come of an answer that looks like a mistake, and is one.

    It is one if the steward has an answer after which it expects much more, in worlds that the
    seat imagines. The same view and seed give the same result.
    Raises Refused if the seat is not asked.
    """
    try:
        world = imagine(game, seat, SeededRandom(0))
    except Unimaginable:
        return None
    found = steward.mind.caution(world, seat, value)
    if found is None:
        return None
    better = steward.answer(game, seat, seed)
    dice = SeededRandom(seed)
    thought = Thought(steward, game, imagine(game, seat, dice), seat, dice)
    chance, expected = thought.judged([value, better], LOOKS)
    return found if expected - chance >= MUCH else None


def public_reason(mind: Heuristics, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
    """Return why an answer that everyone gets to know is a good one, without any secret."""
    question = game.question
    if question is None or not mind.is_told(game.state, question.kind):
        return None
    return mind.reason(game, seat, value)
