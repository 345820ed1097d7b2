"""Quick answers to every kind of question: sensible, and nothing is tried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.inis.box import Seat
from engine.inis.conditions import conditions_met
from engine.inis.state import Table
from engine.kernel.shape import Chooser, pick
from engine.kernel.weighing import weights

from .judging import PACKAGE

KEEP = weights(PACKAGE, "weights.toml", "draft")
HOLD_BACK = 0.12
"""How often a player passes who could play a card."""


def answer(s: Table, seat: Seat, kind: str, shape: Any, rng: Chooser) -> Any:
    """Return a sensible answer to a question."""
    known = KINDS.get(kind)
    return known(s, seat, shape, rng) if known is not None else shape.some(rng)


def turn(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """6.2 Claim what one can win with; else play a card, any one."""
    answers = list(shape.answers.values())
    claim = next((v for v in answers if v["do"] == "pretender"), None)
    if claim is not None:
        mine = conditions_met(s, seat)
        rivals = max((conditions_met(s, x) for x in s.pretenders), default=0)
        if mine > rivals or s.brenn == seat or rng.random() < 0.3:
            return claim
    cards = {v["card"] for v in answers if v["do"] == "play"}
    if not cards or (not s.opening and rng.random() < HOLD_BACK):
        return next((v for v in answers if v["do"] == "pass"), answers[0])
    card = pick(rng, sorted(cards))
    return pick(rng, [v for v in answers if v["do"] == "play" and v["card"] == card])


def respond(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """7.1 Mostly nothing; what a response is worth is found out by trying."""
    return shape.safe()


def draft(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """5.6 Keep the cards that are worth most."""
    things = getattr(shape, "things", None)
    if things is None:
        best = max(
            (v for v in shape.answers.values() if isinstance(v, list)),
            key=lambda cards: sum(KEEP.get(c, 3.0) for c in cards),
        )
        return list(best)
    ranked = sorted(things, key=lambda c: -KEEP.get(c, 3.0) - rng.random() * 0.5)
    return sorted(ranked[: shape.most])


def maneuver(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """8.11 End a clash where one leads, attack where one does not."""
    answers = list(shape.answers.values())
    assert s.clash is not None
    leads = s.chieftain(s.clash["territory"]) == seat
    ends = [v for v in answers if v["do"] in ("end", "peace")]
    if ends and (leads or rng.random() < 0.5):
        return ends[0]
    attacks = [v for v in answers if v["do"] == "attack"]
    return pick(rng, attacks or answers)


def attacked(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """8.12 Give a card while there are several."""
    answers = list(shape.answers.values())
    cards = [v for v in answers if v.get("do") == "card"]
    clans = [v for v in answers if v.get("do") == "clan"]
    if cards and (len(s.hand(seat, "action")) > 1 or not clans):
        return min(cards, key=lambda v: KEEP.get(v["lost"], 3.0))
    return clans[0] if clans else pick(rng, answers)


def peace(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """8.11 Agree, unless one is likely to win what is there."""
    return shape.safe() if rng.random() < 0.7 else shape.some(rng)


def away(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """2.5 Part with the card that is worth least."""
    answers = [v for v in getattr(shape, "answers", {}).values() if isinstance(v, str)]
    if not answers:
        return shape.some(rng)
    return min(answers, key=lambda c: KEEP.get(c, 3.0))


def shelter(s: Table, seat: Seat, shape: Any, rng: Chooser) -> Any:
    """8.6 Citadels are safe."""
    return shape.safe()


Answering = Callable[[Table, Seat, Any, Chooser], Any]
KINDS: dict[str, Answering] = {
    "turn": turn,
    "respond": respond,
    "draft": draft,
    "maneuver": maneuver,
    "attacked": attacked,
    "peace": peace,
    "give-card": away,
    "gift": away,
    "set-aside": away,
    "citadel": shelter,
}
