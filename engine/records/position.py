"""Positions of all games as lines of text, like FEN for chess.

A *public* line is made only from a spectator's view, and contains no secret. A *full* line adds a
record ``hidden``: what the public part does not say about the state at the last checkpoint, the
answers since, and those that are still sealed. ``docs/position.md`` has the grammar.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.data import Json
from engine.kernel.game import AnyGame
from engine.kernel.position.compact import read_plain
from engine.kernel.position.notation import (
    HIDDEN,
    VERSION,
    Asked,
    BadPosition,
    Notated,
    Record,
    full_line,
    games_own,
    known,
    public_line,
)
from engine.kernel.ruleset import AnyRuleset, BadSetup, Setup
from engine.kernel.saving import Drift, Saved, load
from engine.kernel.state import State
from engine.kernel.visibility import fields_of
from engine.rulesets import rulesets

LONGEST = 100_000
"""The most characters in a line; a longer one is not read."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was read from a line."""

    ruleset: AnyRuleset
    setup: Setup
    state: State
    """The state that the line describes: the present one in a public line, the last checkpoint in a
    full one."""
    asked: Asked | None
    """The open question, according to a public line: its kind, and the seats that are asked."""
    answers: list[list[Any]] | None
    """The answers since the checkpoint; ``None`` in a public line."""
    sealed: Mapping[Seat, Any]

    def view(self) -> Json:
        """Return a spectator's view, with the open question."""
        view = {**self.ruleset.view(self.state, None)}
        if self.asked is not None:
            kind, seats = self.asked
            view["question"] = {"number": 0, "kind": kind, "awaited": list(seats), "answered": []}
            others = {seat: of for seat, of in seats.items() if of != seat}
            if others:
                view["question"]["for"] = others
        return view

    def open(self) -> AnyGame:
        """Return a game that continues from here.

        Raises BadPosition if the rules cannot continue from it.
        """
        state = self.ruleset.load(self.setup, self.state.dump())
        try:
            if self.answers is None:
                kind, seats = self.asked or (None, {})
                assert isinstance(self.ruleset, Notated)
                self.ruleset.resume(state, kind, list(seats.values()))
            game = load(self.ruleset, _saved(self, state))
        except Drift as error:
            raise BadPosition(f"the answers since the rest do not fit: {error}") from error
        except Exception as error:
            place = "" if self.answers is None else f"{HIDDEN}: "
            raise BadPosition(f"{place}the rules cannot go on from here: {error!r}") from error
        for seat in game.awaited:
            known(seat, [*self.setup.seats, CHANCE], f"{HIDDEN} agenda")
        return game


def _saved(position: Position, state: State) -> Saved:
    return {
        "ruleset": position.ruleset.id,
        "version": position.ruleset.version,
        "options": dict(position.setup.options),
        "seats": list(position.setup.seats),
        "rulings": dict(position.setup.rulings),
        "rest": state.dump(),
        "questions": 0,
        "events": 0,
        "answers": position.answers or [],
        "sealed": dict(position.sealed),
    }


# -- reading ---------------------------------------------------------------------------------------


def read_position(line: str) -> Position:
    """Read a line.

    Raises BadPosition, with one sentence, if it is not a position.
    """
    if len(line) > LONGEST:
        raise BadPosition(f"a line of more than {LONGEST} characters")
    records = [part.split() for part in line.split("|")]
    if not records[0]:
        raise BadPosition("an empty line; a position begins with a game, as agot-2e/1")
    if not all(records):
        raise BadPosition("nothing stands between two bars")
    ruleset = _ruleset(records[0][0])
    setup, asked = _head(ruleset, records[0])
    hidden = records.pop() if len(records) > 1 and records[-1][0] == HIDDEN else None
    assert isinstance(ruleset, Notated)
    try:
        state = ruleset.from_records(setup, games_own(ruleset, records))
    except BadPosition:
        raise
    except (KeyError, ValueError, IndexError, TypeError, AssertionError) as error:
        raise BadPosition(f"this cannot lie on the table: {error!r}") from error
    if hidden is None:
        return Position(ruleset, setup, state, asked, None, {})
    answers, sealed = _hidden(state, hidden[1:])
    _look_at_the_agenda(ruleset, state)
    state = ruleset.load(setup, state.dump())
    return Position(ruleset, setup, state, None, answers, sealed)


def open_position(line: str) -> AnyGame:
    """Return a game that continues from the position of a line.

    Raises BadPosition.
    """
    return read_position(line).open()


def _ruleset(word: str) -> AnyRuleset:
    id, slash, version = word.partition("/")
    known(id, [r.id for r in rulesets.values() if isinstance(r, Notated)], "a position begins with")
    if slash and version != str(VERSION):
        raise BadPosition(f"version {version[:20]!r} of the notation; this one is {VERSION}")
    return rulesets[id]


def _head(ruleset: AnyRuleset, record: Record) -> tuple[Setup, Asked | None]:
    """Read options, seats, rulings and the open question in the first record."""
    options: Json = {}
    rulings: dict[str, str] = {}
    seats: list[Seat] = []
    asks: str | None = None
    for entry in record[1:]:
        name, equals, value = entry.partition("=")
        if equals and name in ruleset.options:
            options[name] = read_plain(value)
        elif equals and name in ruleset.rulings:
            rulings[name] = value
        elif equals and name == "seats":
            seats = value.split(",")
        elif equals and name == "asks":
            asks = value
    try:
        setup = ruleset.prepare(options, seats, rulings)
    except BadSetup as error:
        raise BadPosition(f"this cannot be played: {error}") from error
    if asks is None:
        return setup, None
    kind, _, names = asks.partition(":")
    asked: dict[Seat, Seat] = {}
    for name in names.split(",") if names else ():
        seat, _, of = name.partition("/")
        asked[known(seat, setup.seats, "asks")] = of or seat
    return setup, (ruleset.kinds[known(kind, ruleset.kinds, "asks")], asked)


def _hidden(state: State, entries: Sequence[str]) -> tuple[list[list[Any]], dict[Seat, Any]]:
    """Read what is hidden into a state; return the answers since the checkpoint, and the sealed
    ones.
    """
    answers: Any = []
    sealed: Any = {}
    fields = fields_of(type(state)).lasting
    hints = get_type_hints(type(state))
    changed: set[str] = set()
    for entry in entries:
        name, _, text = entry.partition("=")
        value = read_plain(text)
        if name == "answers":
            answers = _fitting(list[tuple[str, str, Any]], value, name)
            continue
        if name == "sealed":
            sealed = _fitting(Json, value, name)
            continue
        field, dot, part = name.partition(".")
        known(field, fields, HIDDEN)
        if dot:
            value = {**_fitting(Json, getattr(state, field), name), part: value}
        setattr(state, field, value)
        changed.add(field)
    for field in changed:
        _fitting(hints[field], getattr(state, field), field)
    json.dumps(answers)
    return [list(a) for a in answers], sealed


def _look_at_the_agenda(ruleset: AnyRuleset, state: State) -> None:
    """Raise BadPosition for a stage that does not exist, or that takes other arguments."""
    for entry in state.agenda:
        name, *arguments = entry or [""]
        stage = ruleset.stages[known(str(name), ruleset.stages, f"{HIDDEN} agenda")]
        try:
            signature(stage).bind(state, *arguments)
        except TypeError as error:
            raise BadPosition(f"{HIDDEN} agenda: {name}: {error}") from error


def _fitting(kind: Any, value: Any, name: str) -> Any:
    try:
        return TypeAdapter(kind, config=ConfigDict(strict=False)).validate_python(value)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise BadPosition(f"hidden {name}: {first['msg']}") from error


__all__ = [
    "BadPosition",
    "Position",
    "full_line",
    "open_position",
    "public_line",
    "read_position",
]
