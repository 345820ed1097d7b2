"""The form ``record/1``: the content of a file, and how it is read and written.

A file of the form ``record/2`` is read as the game that was played.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.fairness import ChainRecord as Logged
from engine.fairness import as_played
from engine.fairness.entries import OpenEntry
from engine.kernel.ask import Answer
from engine.kernel.data import Json
from engine.kernel.game import AnyGame
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import with_subjects
from engine.rulesets import rulesets

MOST_BYTES = 32 * 1024 * 1024
"""The most bytes of an unpacked record file; a larger one is not read."""


class BadRecord(ValueError):
    """A file that is not a record, or does not fit the rules; the text says where."""


class RecordedStep(BaseModel):
    """One decision: its seat, its kind and its value."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
    seat: str
    kind: str
    value: Any
    on_behalf: str | None = Field(default=None, alias="for")
    """The seat for which it was decided, if not for the deciding seat itself."""


class RecordedCheck(BaseModel):
    """The state after a number of steps."""

    model_config = ConfigDict(frozen=True)
    after: int = Field(ge=0)
    state: Json


class Record(BaseModel):
    """A game from its set-up to its last step."""

    model_config = ConfigDict(frozen=True)
    format: Literal["record/1"] = "record/1"
    ruleset: str
    options: Json = {}
    seats: tuple[str, ...] = ()
    rulings: dict[str, str] = {}
    players: dict[str, tuple[str, ...]] = {}
    """The players of each seat, in the order of their first answers; no rule reads it."""
    fairness: Json | None = None
    """What records of older games say about their luck; nothing reads it."""
    pace: dict[str, tuple[float, ...]] = {}
    """How many seconds people took for each kind of step, in ascending order; no rule reads it."""
    disputed: tuple[Json, ...] = ()
    steps: tuple[RecordedStep, ...] = ()
    checks: tuple[RecordedCheck, ...] = ()


def read_record(path: Path) -> Record:
    """Read a record from a ``.json`` or ``.json.gz`` file.

    Raises BadRecord, with one sentence, if the file is not one.
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
    form = "record/1"
    try:
        form = _Form.model_validate_json(raw).format
        return _as_played(raw) if form == "record/2" else Record.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(p) for p in first["loc"]) or "the file"
        raise BadRecord(f"is no {form}: {place}: {first['msg']}") from error
    except BadSetup as error:
        raise BadRecord(f"cannot be set up: {error}") from error


class _Form(BaseModel):
    """The name of the form of a file."""

    format: Literal["record/1", "record/2"] = "record/1"


def _as_played(raw: bytes) -> Record:
    """Read a record of the form ``record/2``.

    Raises ValidationError if it is not one, BadSetup if its game has not begun.
    """
    logged = Logged.model_validate_json(raw)
    opening = logged.log[0] if logged.log else None
    rules = rulesets.get(opening.ruleset) if isinstance(opening, OpenEntry) else None
    if rules is None:
        raise BadSetup("no game that is on offer was opened")
    return Record.model_validate(with_subjects(rules, as_played(logged, rules)))


def write_record(game: AnyGame, steps: list[Answer], checks: list[Json]) -> Json:
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


def printable(text: str) -> str:
    """Return a text with invisible characters escaped: controls, marks of direction, surrogates.

    A terminal would obey control characters, and marks of direction could falsify what it shows.
    """
    return "".join(
        c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text
    )
