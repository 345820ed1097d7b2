"""Advice: the answer that a steward would give, with the reason for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import Heuristics
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.worlds import Unimaginable, imagine

from .search import Thought
from .seeded_random import SeededRandom
from .steward import Steward

LOOKS = 6
"""In how many worlds an answer is compared with a better one."""
MUCH = 0.01
"""By how much a chance to win must be lower to warn of an answer."""
COMPARED = 3
"""In how many worlds what was intended is compared with what the steward would do now."""
LOYAL = 0.03
"""How much of the chance to win the steward gives up to do what it has advised before."""
PLACES = 2
"""How many places a nudge names."""


@dataclass(frozen=True, slots=True)
class SuggestedAnswer:
    """An answer to the open question, and a sentence that says why."""

    value: Any
    reason: Phrase | None
    """``None`` if there is nothing to say."""
    nudge: Phrase
    """Where to look, without the answer."""
    course: Phrase | None = None
    """Whether it carries on what was advised before, or what has changed; ``None`` if neither."""
    plan: Data = field(default_factory=dict)
    """What the seat intends with it, for later advice in the same round."""


def advise(
    steward: Steward, game: AnyGame, seat: Seat, seed: int, plan: Data | None = None
) -> SuggestedAnswer:
    """Return advice for a seat; the same view, seed and plan give the same advice.

    ``plan`` is what it intends by earlier advice.
    Raises Refused if the seat is not asked.
    """
    mind, plan = steward.mind, plan or {}
    value = steward.answer(game, seat, seed)
    try:
        # What is imagined differs from world to world, and no reason reads it.
        world = imagine(game, seat, SeededRandom(0))
    except Unimaginable:
        return SuggestedAnswer(value, None, nudge_of(None))
    value = mind.tidied(world, seat, _loyal(steward, game, world, seat, seed, value, plan))
    reason = mind.reason(world, seat, value)
    return SuggestedAnswer(
        value,
        reason,
        nudge_of(reason),
        mind.compared(world, seat, value, plan),
        mind.intended(world, seat, value, plan),
    )


def _loyal(
    steward: Steward,
    game: AnyGame,
    world: AnyGame,
    seat: Seat,
    seed: int,
    value: object,
    plan: Data,
) -> Any:
    """Return an answer that does what was intended, unless the given one is clearly better."""
    kept = steward.mind.keeping(world, seat, value, plan)
    if not kept:
        return value
    dice = SeededRandom(seed)
    thought = Thought(steward.level, steward.mind, game, imagine(game, seat, dice), seat, dice)
    now, before = thought.judged([value, kept[0]], COMPARED)
    return value if now - before > LOYAL else kept[0]


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
    thought = Thought(steward.level, steward.mind, game, imagine(game, seat, dice), seat, dice)
    chance, expected = thought.judged([value, better], LOOKS)
    return found if expected - chance >= MUCH else None


def nudge_of(reason: Phrase | None) -> Phrase:
    """Return where a player should look: the things that the reason names, but not what to do."""
    named = [] if reason is None else list(dict.fromkeys(_things(reason.params)))

    def of(kind: str) -> list[str]:
        return [thing for thing in named if thing.startswith(f"{kind}:")]

    if places := of("area"):
        return phrase("nudge-places", places=places[:PLACES])
    if conditions := of("condition"):
        return phrase("nudge-condition", condition=conditions[0])
    if tracks := of("track"):
        return phrase("nudge-track", track=tracks[0])
    return phrase("nudge-cards" if of("card") else "nudge-choices")


def _things(params: Mapping[str, Any]) -> Iterator[str]:
    """Yield the things that are named, also within phrases."""
    for value in params.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, Phrase):
            yield from _things(value.params)
        elif isinstance(value, Sequence):
            yield from (one for one in value if isinstance(one, str))
