"""A game to plan in: in turn, everybody picks a flower from a meadow, or none.

There are two rounds. In the second, all pick at once, in secret; whoever is alone gets the flower.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.ahead.plans import Condition, Facts, Until
from engine.kernel.ask import Answer, Question, Seat, ask, ask_all
from engine.kernel.phrase import LineData, Phrase, phrase
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import Setup, agree
from engine.kernel.shapes import OneOf, Ranking
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import StageFunction, State, stage, stages_of
from engine.kernel.visibility import public

SEATS = ("ash", "birch", "cedar")
FLOWERS = ("aster", "bluebell", "clover", "daisy", "elder")
NONE = "none"

PICK = QuestionKind(
    "pick", about=["round"], public=True, plannable=True, gathers=True, identifying=["round"]
)
SECRET = QuestionKind("secret", plannable=True)


@dataclass(slots=True)
class Meadow(State):
    """What grows, and who has picked what."""

    round: int = public(1)
    flowers: list[str] = public(lambda: list(FLOWERS))
    wet: bool = public(False)
    picked: dict[str, list[str]] = public(lambda: {s: [] for s in SEATS})


def pick(s: Meadow) -> OneOf[str]:
    """Return the shape of a pick."""
    growing = {f"flower:{f}": f for f in s.flowers}
    return OneOf.named({**growing, "choice:pass": NONE})


@stage
async def pick_in_turn(s: Meadow, seat: Seat) -> None:
    """1 One seat picks."""
    flower = await ask(seat, PICK, pick(s), round=s.round)
    if flower != NONE:
        s.flowers.remove(flower)
        s.picked[seat].append(flower)


@stage
async def pick_at_once(s: Meadow) -> None:
    """2 All pick in secret."""
    s.round = 2
    chosen = await ask_all({seat: pick(s) for seat in SEATS}, SECRET)
    for seat, flower in chosen.items():
        if list(chosen.values()).count(flower) == 1 and flower != NONE:
            s.picked[seat].append(flower)


class Picking:
    """The ruleset."""

    id = "meadow"
    version = "1"
    kinds = kinds_of(sys.modules[__name__])
    options: Mapping[str, tuple[Any, ...]] = {}
    rulings: Mapping[str, tuple[str, ...]] = {}

    def __init__(self) -> None:
        self.stages: Mapping[str, StageFunction] = stages_of(sys.modules[__name__])

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[str], rulings: Mapping[str, str]
    ) -> Setup:
        """Take no options."""
        return Setup(agree(self.options, options), SEATS, {})

    def begin(self, setup: Setup) -> Meadow:
        """Let everybody pick in turn, then at once."""
        state = Meadow()
        state.then(pick_at_once)
        for seat in reversed(SEATS):
            state.then(pick_in_turn, seat)
        return state

    def load(self, setup: Setup, text: str) -> Meadow:
        """Return a saved meadow."""
        return Meadow.load(text)

    def view(self, state: Meadow, seat: Seat | None) -> Mapping[str, Any]:
        """Show everything."""
        return {
            "seat": seat,
            "round": state.round,
            "flowers": list(state.flowers),
            "wet": state.wet,
            "picked": {s: list(f) for s, f in state.picked.items()},
        }

    def explain(self, state: Meadow, topic: str, seat: Seat | None) -> list[LineData]:
        """Explain nothing."""
        return []

    def snapshot(self, state: Meadow, events: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return what a spectator sees."""
        return self.view(state, None)

    def imagine(
        self, rest: Meadow, now: Meadow, answers: Sequence[Answer], seat: Seat, rng: RandomSource
    ) -> list[Answer]:
        """Deal nothing anew: nothing but sealed answers is hidden."""
        return list(answers)

    def moment(self, state: Meadow, until: Until) -> Any:
        """Return the round; there are no battles."""
        return state.round if until == "round" else None

    def unforeseeable(self, question: Question) -> bool:
        """Tell that nobody knows what others pick in secret."""
        return question.kind == SECRET

    def may_come(self, state: Meadow, kind: str) -> bool:
        """Tell that in the second round nobody picks in turn."""
        return kind == SECRET or state.round == 1

    def conditions(self, state: Meadow, seat: Seat, kind: str, value: Any) -> list[Condition]:
        """Offer to depend on the weather, and on how many flowers there are."""
        return [{"if": "dry"}, {"if": "growing", "least": 4}]

    def condition_in_words(self, condition: Condition) -> Phrase:
        """Name a condition."""
        return phrase(f"plan-if-{condition['if']}")

    def holds(self, state: Meadow, seat: Seat, condition: Condition) -> bool:
        """Tell whether a condition holds."""
        if condition["if"] == "dry":
            return not state.wet
        return len(state.flowers) >= int(condition["least"])

    def covers(self, condition: Condition) -> frozenset[str]:
        """Name the fact that a condition decides about."""
        return frozenset({"wet" if condition["if"] == "dry" else "number"})

    def sees(
        self, state: Meadow, seat: Seat, kind: str, params: Mapping[str, Any], value: Any
    ) -> Facts:
        """Return the weather, and whether the flower grows."""
        return {"wet": state.wet, f"grows:{value}": value in (*state.flowers, NONE)}

    def changed(self, fact: str, foreseen: Sequence[Any], now: Any, *, due: bool) -> Phrase | None:
        """Say what is new."""
        if now in (foreseen[-1:] if due else foreseen):
            return None
        return phrase(f"plan-changed-{fact.partition(':')[0]}")

    def ranked(self, state: Meadow, seat: Seat, kind: str) -> Ranking | None:
        """Plan every question by itself."""
        return None

    def passing(self, state: Meadow, seat: Seat, kind: str, value: Any) -> Any | None:
        """Pick nothing."""
        return NONE if kind == "pick" else None

    def assumed(self, seat: Seat, kind: str, other: Seat) -> Phrase | None:
        """Say that nothing was picked."""
        return phrase("assumed-nothing", seat=f"seat:{other}")
