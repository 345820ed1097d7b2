"""Reviews of a game: decisions that a steward would have taken otherwise, and what it expects.

A review is only for a game that is over, and uses only what the seat knew at the time: the steward
thinks in worlds that the seat could have imagined then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.event import EventData
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import Heuristics
from engine.kernel.phrase import Phrase
from engine.kernel.worlds import Unimaginable, fork, imagine
from engine.records import Record, start, take_steps

from .advice import reason_for
from .effort import Level
from .search import Thought
from .seeded_random import SeededRandom
from .steward import Steward

LOOKED = 12
"""How many decisions the steward thinks about: those after which the seat's chance fell most."""
LOOKS = 8
"""In how many worlds the steward compares the two answers."""
WORTH = 0.01
"""The least difference of chances that makes a decision a mistake."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that a steward would have taken otherwise."""

    step: int
    """How many steps had been taken before it."""
    taken: Any
    better: Any
    chance: float
    """The seat's chance to win with what it did, as the steward expected it then."""
    expected: float
    """The same chance with the steward's own answer."""
    reason: Phrase | None
    did: Sequence[EventData]
    """What the seat saw happen with what it did, while sealed answers of others stay sealed."""
    instead: Sequence[EventData]
    """What it would have seen with the steward's answer."""


def review(
    record: Record, seat: Seat, level: Level, mind: Heuristics, most: int = 3
) -> Sequence[Mistake]:
    """Return the decisions of a seat that cost it most, in the opinion of a steward, in order.

    The same record, seat and level give the same result. Raises BadRecord; ValueError for a game
    that is not over.
    """
    found: list[Mistake] = []
    steward = Steward(level, mind)
    for step, game, taken in _worst(record, seat, mind):
        regret = _regret(step, game, seat, taken, steward)
        if regret is not None and regret.expected - regret.chance >= WORTH:
            found.append(regret)
    found.sort(key=lambda one: one.chance - one.expected)
    return sorted(found[:most], key=lambda one: one.step)


def _worst(record: Record, seat: Seat, mind: Heuristics) -> list[tuple[int, AnyGame, Any]]:
    """Return the decisions after which the seat's chance fell most, each with the game before
    it."""
    game = start(record, keep_rests=True)
    matters = mind.weighed | mind.arranged | mind.searched | mind.duelled
    open_: list[tuple[int, AnyGame, Any, float, int]] = []
    found: list[tuple[float, int, AnyGame, Any]] = []
    for number, step in enumerate(record.steps):
        question = game.question
        answers = question is not None and not game.interjects(step.kind)
        if question is not None and answers and step.seat == seat and question.kind in matters:
            shape = question.shapes.get(seat)
            if shape is not None and shape.forced() is None and shape.unasked() is None:
                chance = mind.values(game.state)[seat]
                before = fork(game, keep_rests=True)
                before.sealed = dict(game.sealed)
                open_.append((number, before, step.value, chance, question.number))
        for _ in take_steps(game, [step], number + 1):
            pass
        still = []
        for one in open_:
            if mind.settled(game, one[4]):
                found.append((one[3] - mind.values(game.state)[seat], one[0], one[1], one[2]))
            else:
                still.append(one)
        open_ = still
    if not game.over:
        raise ValueError("the game is not over")
    found.sort(key=lambda one: (-one[0], one[1]))
    return [(number, before, taken) for _, number, before, taken in found[:LOOKED]]


def _regret(
    step: int, game: AnyGame, seat: Seat, taken: object, steward: Steward
) -> Mistake | None:
    better = steward.answer(game, seat, step)
    if better == taken:
        return None
    dice = SeededRandom(step)
    try:
        world = imagine(game, seat, dice)
    except Unimaginable:
        return None
    thought = Thought(steward.level, steward.mind, game, world, seat, dice)
    chance, expected = thought.judged([taken, better], LOOKS)
    return Mistake(
        step,
        taken,
        better,
        chance,
        expected,
        reason_for(steward.mind, game, seat, better),
        _consequences(game, seat, taken),
        _consequences(game, seat, better),
    )


def _consequences(game: AnyGame, seat: Seat, value: object) -> list[EventData]:
    """Return what a seat sees happen with an answer, before anyone else answers."""
    after = fork(game, keep_rests=True)
    after.sealed = {}
    after.answer(seat, value)
    return [event.to_json() for event in after.fetch_events() if event.is_for(seat)]
