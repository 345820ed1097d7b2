"""Records, format ``record/1``: a whole game, move by move, with no randomness left in it.

``docs/record.md`` describes the format and its vocabulary.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .kernel.game import Answer, Game
from .kernel.phrase import Refused
from .kernel.ruleset import BadSetup
from .rulesets import rulesets

MOST_BYTES = 32 * 1024 * 1024
"""A record file that unpacks to more is not read."""


class BadRecord(ValueError):
    """A file that is no record, or a record that the rules do not follow; the text says where."""


class RecordedStep(BaseModel):
    """One decision: who, what kind, what."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: str
    kind: str
    value: Any


class RecordedCheck(BaseModel):
    """What the state was after a number of steps."""

    model_config = ConfigDict(frozen=True)
    after: int = Field(ge=0)
    state: dict[str, Any]


class Record(BaseModel):
    """A game from its set-up to its last step."""

    model_config = ConfigDict(frozen=True)
    format: Literal["record/1"] = "record/1"
    ruleset: str
    options: dict[str, Any] = {}
    seats: tuple[str, ...] = ()
    rulings: dict[str, str] = {}
    disputed: tuple[dict[str, Any], ...] = ()
    steps: tuple[RecordedStep, ...] = ()
    checks: tuple[RecordedCheck, ...] = ()


def read_record(path: Path) -> Record:
    """Read a record from a ``.json`` or ``.json.gz`` file.

    Raises BadRecord with one sentence if it is none.
    """
    try:
        if path.suffix == ".gz":
            with gzip.open(path) as file:
                raw = file.read(MOST_BYTES + 1)
        else:
            with path.open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
    except (OSError, EOFError, gzip.zlib.error) as error:  # type: ignore[attr-defined]  # zlib is there
        raise BadRecord(f"cannot be read: {error}") from error
    if len(raw) > MOST_BYTES:
        raise BadRecord(f"is larger than {MOST_BYTES // 2**20} MiB unpacked")
    try:
        return Record.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(p) for p in first["loc"]) or "the file"
        raise BadRecord(f"is no record/1: {place}: {first['msg']}") from error


def start(record: Record, *, keep_rests: bool = False) -> Game[Any]:
    """Begin the game of a record, with no step taken.

    Raises BadRecord if the ruleset or what it was to be played with is not on offer.
    """
    ruleset = rulesets.get(record.ruleset)
    if ruleset is None:
        raise BadRecord(f"unknown ruleset {record.ruleset!r}; on offer: {', '.join(rulesets)}")
    try:
        return Game.new(
            ruleset, record.options, record.seats, record.rulings, keep_rests=keep_rests
        )
    except BadSetup as error:
        raise BadRecord(f"cannot be set up: {error}") from error


def take_step(game: Game[Any], step: RecordedStep, number: int) -> None:
    """Take one recorded step.

    Raises BadRecord if the rules ask something else, or refuse the value.
    """
    question = game.question
    shape = question.shapes.get(step.seat) if question else None
    if question is None or shape is None or step.seat in game.sealed:
        raise BadRecord(f"step {number}: {step.kind} of {step.seat}, but {_asked(game)}")
    if shape.kind_of(step.value, question.kind) != step.kind:
        raise BadRecord(f"step {number}: {step.kind} of {step.seat}, but {_asked(game)}")
    try:
        game.answer(step.seat, step.value)
    except Refused as error:
        raise BadRecord(f"step {number}: {step.kind} of {step.seat} refused: {error}") from error


def take_steps(game: Game[Any], steps: Sequence[RecordedStep], first: int = 1) -> Iterator[None]:
    """Take recorded steps one after another, yielding after each.

    ``first`` is the number of the first one. Raises BadRecord.
    """
    waiting = list(steps)
    number = first
    while waiting:
        step = waiting.pop(_next(game, waiting))
        take_step(game, step, number)
        number += 1
        yield


def _next(game: Game[Any], waiting: Sequence[RecordedStep]) -> int:
    """Find the step that answers the open question among those that may stand in any order."""
    kind = waiting[0].kind
    if kind in game.ruleset.unordered and game.question is not None:
        for i, step in enumerate(waiting):
            if step.kind != kind:
                break
            shape = game.question.shapes.get(step.seat)
            if shape is not None and shape.check(step.value) is None:
                return i
    return 0


def _asked(game: Game[Any]) -> str:
    if game.question is None:
        return "the game is over"
    return f"the rules ask {game.question.kind} of {', '.join(game.awaited)}"


def recorded_events(game: Game[Any]) -> list[Mapping[str, Any]]:
    """Fetch the events told since the last call and keep those that records keep."""
    return [e.data for e in game.fetch_events() if e.data is not None]


def open_record(record: Record, at: int | None = None, *, keep_rests: bool = False) -> Game[Any]:
    """Return the game of a record after a number of steps, by default all of them.

    Raises BadRecord.
    """
    game = start(record, keep_rests=keep_rests)
    steps = record.steps if at is None else record.steps[:at]
    for _ in take_steps(game, steps):
        pass
    return game


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


_MISSING = _Missing()


def differences(expected: Any, got: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield the places where two snapshots differ, as path, expected and actual value."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted({*expected, *got}, key=str):
            yield from differences(
                expected.get(key, _MISSING),
                got.get(key, _MISSING),
                f"{path}.{key}" if path else key,
            )
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for i, (e, g) in enumerate(zip(expected, got, strict=True)):
            yield from differences(e, g, f"{path}[{i}]")
    elif expected != got or type(expected) is not type(got):
        yield path, expected, got


def compare(record: Record) -> Iterator[str]:
    """Replay a record and yield the first difference of every check as one line of text.

    A step that the rules do not follow ends the replay with a line of its own.
    """
    game = start(record)
    events: list[Mapping[str, Any]] = recorded_events(game)
    taken = take_steps(game, record.steps)
    done = 0
    try:
        for check in record.checks:
            while done < check.after:
                if next(taken, _MISSING) is _MISSING:
                    raise BadRecord(f"a check after step {check.after}, but there are {done} steps")
                done += 1
                events += recorded_events(game)
            shot = game.ruleset.snapshot(game.state, events)
            events = []
            for path, expected, got in differences(check.state, shot):
                yield f"step {check.after}: {path}: expected {_short(expected)}, got {_short(got)}"
                break
        for _ in taken:
            pass
    except BadRecord as error:
        yield str(error)


def _short(value: Any) -> str:
    text = repr(value) if isinstance(value, _Missing) else json.dumps(value, sort_keys=True)
    return text if len(text) <= 300 else text[:297] + "..."


def write_record(
    game: Game[Any], steps: list[Answer], checks: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return a game with all its steps as ``record/1``."""
    return {
        "format": "record/1",
        "ruleset": game.ruleset.id,
        "options": dict(game.setup.options),
        "seats": list(game.setup.seats),
        "rulings": dict(game.setup.rulings),
        "steps": [step.to_json() for step in steps],
        "checks": checks,
    }
