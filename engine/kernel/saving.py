"""Games as plain data: saved at a checkpoint with the answers since, and as records."""

from __future__ import annotations

from typing import Any, TypedDict, TypeVar

from .ask import Seat
from .data import Data, Json
from .game import AnyGame, Game
from .phrase import Refused
from .ruleset import AnyRuleset, BadSetup, Ruleset, recall
from .state import State

S = TypeVar("S", bound=State)


class Saved(TypedDict):
    """A game as plain data: the state at its last checkpoint, and the answers since."""

    ruleset: str
    version: str
    options: Json
    seats: list[Seat]
    rulings: dict[str, str]
    rest: str
    """The state at the checkpoint, as JSON."""
    questions: int
    """How many questions were asked before the checkpoint."""
    events: int
    """How many events were told before the checkpoint."""
    answers: list[list[Any]]
    """The opened answers since the checkpoint, as ``[seat, kind, value]``, in order."""
    sealed: dict[Seat, Any]
    """The answers to the open question that are sealed until the others are in."""


class Drift(RuntimeError):
    """Saved answers that do not fit the questions of the rules; the text names both kinds."""


def save(game: AnyGame) -> Saved:
    """Return a game as plain data that :func:`load` takes."""
    return {
        "ruleset": game.ruleset.id,
        "version": game.ruleset.version,
        "options": dict(game.setup.options),
        "seats": list(game.setup.seats),
        "rulings": dict(game.setup.rulings),
        "rest": game.rest.frozen.thawed(),
        "questions": game.rest.questions,
        "events": game.rest.events,
        "answers": [[a.seat, a.kind, a.value] for a in game.answers],
        "sealed": dict(game.sealed),
    }


def load(ruleset: Ruleset[S], saved: Saved, *, hold: bool = False) -> Game[S]:
    """Continue a saved game: run its last stage again with the answers since the checkpoint.

    The events of that stage are told again, with the same numbers.
    Raises Drift if the rules ask something other than what was answered, BadSetup if the
    ruleset no longer offers the set-up.
    """
    rulings = recall(ruleset, saved["rulings"])
    setup = ruleset.prepare(saved["options"], saved["seats"], rulings)
    state = ruleset.load(setup, saved["rest"])
    # Answers that were opened before saving are not held again.
    game = Game(ruleset, setup, state, questions=saved["questions"], events=saved["events"])
    for seat, kind, value in saved["answers"]:
        _repeat(game, seat, kind, value)
    game.hold = hold
    for seat, value in saved["sealed"].items():
        _repeat(game, seat, None, value)
    game.steps = []
    return game


def _repeat(game: AnyGame, seat: Seat, kind: str | None, value: object) -> None:
    """Give a saved answer again; a sealed one (``kind`` is None) fits any open question."""
    asked = game.question
    try:
        if kind is not None and game.interjects(kind):
            game.interject(seat, kind, value)
            return
        shape = asked.shapes.get(seat) if asked else None
        if asked is None or shape is None or kind not in (None, shape.kind_of(value, asked.kind)):
            wanted = f"{asked.kind} of {', '.join(asked.shapes)}" if asked else "nothing more"
            raise Drift(f"saved: {kind or 'an answer'} of {seat}; the rules ask: {wanted}")
        game.answer(seat, value)
    except Refused as error:
        raise Drift(f"saved: {kind or 'an answer'} of {seat}; refused: {error}") from error


def with_subjects(ruleset: AnyRuleset, record: Data) -> Json:
    """Return a record, as plain data, whose steps name the seats for which they were decided.

    If the rules no longer fit it, its remaining steps stay as they are.
    """
    told = {**record, "steps": [dict(step) for step in record["steps"]]}
    agreed = record["options"], record["seats"], record["rulings"]
    try:
        game = Game.new(ruleset, *agreed, keep_rests=False)
    except BadSetup:
        return told
    if type(game.state).decider is State.decider:
        return told
    for step in told["steps"]:
        if game.question is None:
            break
        subject = game.question.on_behalf.get(step["seat"])
        if subject is not None and not game.interjects(step["kind"]):
            step["for"] = subject
        try:
            game.take(step["seat"], step["kind"], step["value"])
        except Refused:
            break
    return told
