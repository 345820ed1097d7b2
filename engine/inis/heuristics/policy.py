"""Quick, sensible answers to every kind of question, without search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.inis import kinds
from engine.inis.components import Card, Seat
from engine.inis.shapes import Choices
from engine.inis.state import InisState
from engine.inis.victory import conditions_met
from engine.kernel.heuristics import Weights, points, weights
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import AnyShape, RandomSource, pick

from .action_features import Outlook
from .evaluation import PACKAGE

CHOICES = "choices.toml"
"""The file with the weights of the traits of answers."""
KEEP = weights(PACKAGE, "weights.toml", kinds.DRAFT)
SAMPLE = 5
"""How many answers are examined if they cannot be listed."""
WHIM = 1.0
"""How much chance affects answers, in hundredths of a win."""


def answer(s: InisState, seat: Seat, kind: QuestionKind, shape: AnyShape, rng: RandomSource) -> Any:
    """Return a sensible answer to a question: a learned one, or else a rule of thumb."""
    if kind == kinds.TURN and (claim := _claim(s, seat, shape)) is not None:
        return claim
    counts = weights(PACKAGE, CHOICES, kind)
    if counts:
        return ranked(s, seat, kind, candidates(shape, rng), counts, rng)[0]
    known = KINDS.get(kind)
    return known(s, seat, shape, rng) if known is not None else shape.sample(rng)


def candidates(shape: AnyShape, rng: RandomSource) -> list[Any]:
    """Return all answers if they are listed, else some."""
    listed = getattr(shape, "answers", None)
    if listed is not None:
        return list(listed.values())
    return [shape.sample(rng) for _ in range(SAMPLE)]


def ranked(
    s: InisState,
    seat: Seat,
    kind: QuestionKind,
    values: list[Any],
    counts: Weights,
    rng: RandomSource,
) -> list[Any]:
    """Return answers, the most promising first."""
    if len(values) == 1:
        return values
    outlook = Outlook(s, seat)
    marks = [points(counts, outlook.traits(kind, v)) + WHIM * rng.random() for v in values]
    return [values[at] for at in sorted(range(len(values)), key=lambda at: -marks[at])]


def _claim(s: InisState, seat: Seat, shape: Any) -> Choices | None:
    """Take a Pretender token, if the player can win with it (6.6)."""
    claim: Choices | None = shape.answers.get(("choice:pretender",))
    if claim is not None:
        mine = conditions_met(s, seat)
        rivals = max((conditions_met(s, x) for x in s.pretenders), default=0)
        if mine > rivals or (mine == rivals and s.brenn == seat):
            return claim
    return None


def respond(s: InisState, seat: Seat, shape: AnyShape, rng: RandomSource) -> Any:
    """Usually play nothing; a search finds out what a response is worth (7.1)."""
    return shape.safe()


def draft(s: InisState, seat: Seat, shape: Any, rng: RandomSource) -> list[Card]:
    """Keep the cards that are worth most (5.6)."""
    things = getattr(shape, "things", None)
    if things is None:
        best = max(
            (v for v in shape.answers.values() if isinstance(v, list)),
            key=lambda cards: sum(KEEP.get(c, 3.0) for c in cards),
        )
        return list(best)
    ranked = sorted(things, key=lambda c: -KEEP.get(c, 3.0) - rng.random() * 0.5)
    return sorted(ranked[: shape.most])


def maneuver(s: InisState, seat: Seat, shape: OneOf[Choices], rng: RandomSource) -> Choices:
    """End a clash in a territory where the player leads, else attack (8.11)."""
    answers = list(shape.answers.values())
    assert s.clash is not None
    leads = s.chieftain(s.clash["territory"]) == seat
    ends = [v for v in answers if v["do"] in ("end", "peace")]
    if ends and (leads or rng.random() < 0.5):
        return ends[0]
    attacks = [v for v in answers if v["do"] == "attack"]
    return pick(rng, attacks or answers)


def attacked(s: InisState, seat: Seat, shape: OneOf[Choices], rng: RandomSource) -> Choices:
    """Give a card if there are several (8.12)."""
    answers = list(shape.answers.values())
    cards = [v for v in answers if v.get("do") == "card"]
    clans = [v for v in answers if v.get("do") == "clan"]
    if cards and (len(s.hand(seat, "action")) > 1 or not clans):
        return min(cards, key=lambda v: KEEP.get(v["lost"], 3.0))
    return clans[0] if clans else pick(rng, answers)


def peace(s: InisState, seat: Seat, shape: AnyShape, rng: RandomSource) -> Any:
    """Agree, unless the player is likely to win the territory (8.11)."""
    return shape.safe() if rng.random() < 0.7 else shape.sample(rng)


def away(s: InisState, seat: Seat, shape: AnyShape, rng: RandomSource) -> Any:
    """Give away the card that is worth least (2.5)."""
    answers = [v for v in getattr(shape, "answers", {}).values() if isinstance(v, str)]
    if not answers:
        return shape.sample(rng)
    return min(answers, key=lambda c: KEEP.get(c, 3.0))


def shelter(s: InisState, seat: Seat, shape: AnyShape, rng: RandomSource) -> Any:
    """Shelter a clan, because Citadels are safe (8.6)."""
    return shape.safe()


Answering = Callable[[InisState, Seat, Any, RandomSource], Any]
KINDS: dict[QuestionKind, Answering] = {
    kinds.RESPOND: respond,
    kinds.DRAFT: draft,
    kinds.MANEUVER: maneuver,
    kinds.ATTACKED: attacked,
    kinds.PEACE: peace,
    kinds.GIVE_CARD: away,
    kinds.GIFT: away,
    kinds.SET_ASIDE: away,
    kinds.CITADEL: shelter,
}
