"""Replaying a record step by step, as far as it fits the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.capabilities import RevealsPast
from engine.kernel.data import Data
from engine.kernel.game import AnyGame, Game
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import BadSetup, recall
from engine.rulesets import rulesets

from .format import BadRecord, Record, RecordedStep


def start(record: Record, *, keep_rests: bool = False, revealed: bool = False) -> AnyGame:
    """Return the game of a record before its first step.

    ``revealed`` is whether the game is known to be over, so that spectators see what was hidden
    from them while it was played.

    Raises BadRecord if the ruleset or its set-up is not on offer.
    """
    ruleset = rulesets.get(record.ruleset)
    if ruleset is None:
        raise BadRecord(f"unknown ruleset {record.ruleset!r}; on offer: {', '.join(rulesets)}")
    try:
        rulings = recall(ruleset, record.rulings)
        game = Game.new(ruleset, record.options, record.seats, rulings, keep_rests=keep_rests)
    except BadSetup as error:
        raise BadRecord(f"cannot be set up: {error}") from error
    if revealed and isinstance(ruleset, RevealsPast):
        ruleset.reveal(game.state)
    return game


def fits(game: AnyGame, step: RecordedStep) -> bool:
    """Return whether the open question is of this kind and awaits this seat.

    A free action fits any open question.
    """
    question = game.question
    if question is not None and game.interjects(step.kind):
        return step.on_behalf is None
    if question is None or step.seat in game.sealed:
        return False
    shape = question.shapes.get(step.seat)
    if question.on_behalf.get(step.seat) != step.on_behalf:
        return False
    return shape is not None and shape.kind_of(step.value, question.kind) == step.kind


def accepts(game: AnyGame, step: RecordedStep) -> bool:
    """Return whether a step answers the open question and would not be refused."""
    if not fits(game, step):
        return False
    if not game.interjects(step.kind):
        return game.shape_for(step.seat).check(step.value) is None
    try:
        return game.interjecting(step.seat, step.kind).check(step.value) is None
    except Refused:
        return False


def take_step(game: AnyGame, step: RecordedStep, number: int) -> None:
    """Take one recorded step.

    Raises BadRecord if the rules ask something else, or refuse the value.
    """
    if not fits(game, step):
        raise BadRecord(parting(game, step, number))
    try:
        game.take(step.seat, step.kind, step.value)
    except Refused as error:
        raise BadRecord(refused(step, number, error)) from error


def take_steps(game: AnyGame, steps: Sequence[RecordedStep], first: int = 1) -> Iterator[None]:
    """Take recorded steps one after another, yielding after each.

    ``first`` is the number of the first one. Raises BadRecord.
    """
    waiting = list(steps)
    number = first
    while waiting:
        step = waiting.pop(next_step(game, waiting))
        take_step(game, step, number)
        number += 1
        yield


def next_step(game: AnyGame, waiting: Sequence[RecordedStep]) -> int:
    """Find the step that comes next: normally the first one.

    Among steps that may be in any order, it is the one that answers the open question.
    """
    kind = game.ruleset.kinds.get(waiting[0].kind)
    if kind is not None and kind.unordered:
        for i, step in enumerate(waiting):
            if step.kind != kind:
                break
            if accepts(game, step):
                return i
    return 0


def parting(game: AnyGame, step: RecordedStep, number: int) -> str:
    """Return a line that says that the record continues with a step that the rules do
    not ask for.
    """
    if game.question is None:
        asked = "the game is over"
    else:
        subjects = game.question.on_behalf
        awaited = [f"{x} for {subjects[x]}" if x in subjects else x for x in game.awaited]
        asked = f"the rules ask {game.question.kind} of {', '.join(awaited)}"
    who = step.seat if step.on_behalf is None else f"{step.seat} for {step.on_behalf}"
    return f"step {number}: {step.kind} of {who}, but {asked}"


def refused(step: RecordedStep, number: int, why: object) -> str:
    """Return a line that says that the rules refuse the value of a step."""
    return f"step {number}: {step.kind} of {step.seat} refused: {why}"


def recorded_events(game: AnyGame) -> list[Data]:
    """Return those events told since the last call that records keep."""
    return [e.data for e in game.fetch_events() if e.data is not None]


def open_record(
    record: Record, at: int | None = None, *, keep_rests: bool = False, revealed: bool = False
) -> AnyGame:
    """Return the game of a record after a number of steps, by default all of them; see `start`.

    Raises BadRecord.
    """
    game = start(record, keep_rests=keep_rests, revealed=revealed)
    steps = record.steps if at is None else record.steps[:at]
    for _ in take_steps(game, steps):
        pass
    return game


def is_to_reveal(record: Record) -> bool:
    """Return whether a game is over of which spectators saw much less while it was played.

    Raises BadRecord.
    """
    rules: object = rulesets.get(record.ruleset)
    if not isinstance(rules, RevealsPast) or not rules.hides_past(record.options):
        return False
    return open_record(record).over
