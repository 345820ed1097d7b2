"""A position on one line: records of words, which may hold plain data.

GAME/1 word word | record | record …

A word is ``name`` or ``name=value`` and holds no space. Each game gives the words their meaning;
:mod:`engine.records.position` puts lines together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Protocol, TypeVar, runtime_checkable

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.question_kind import QuestionKind
from engine.kernel.ruleset import POSITION, AnyRuleset, Setup
from engine.kernel.saving import save
from engine.kernel.state import State
from engine.kernel.visibility import fields_of

from .compact import BARE, BadPosition, plain, read_plain, short

__all__ = [
    "BETWEEN",
    "BadPosition",
    "Notated",
    "Record",
    "RecordReader",
    "known",
    "letters",
    "word",
]

S = TypeVar("S", bound=State)

Record = list[str]
"""Words; the first names what the others describe."""

BETWEEN = " | "
"""The separator between two records."""


@runtime_checkable
class Notated(Protocol[S]):
    """A ruleset whose positions can be written on one line."""

    def to_records(self, view: Data) -> list[Record]:
        """Return a spectator's view as records; the first one holds what fits in no other.

        They are made from that view only, so they can reveal no secret.
        """

    def from_records(self, setup: Setup, records: Sequence[Record]) -> S:
        """Build a state from what :meth:`to_records` has written, with nothing on its agenda.

        Everything hidden is as it comes out of the box. Raises BadPosition.
        """

    def resume(self, state: S, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the stage on the agenda in which ``seats`` are asked a question of a kind.

        ``seats`` are those that the question is about, not those that decide.

        Everything that this stage has already done is done again.
        """


# -- words -----------------------------------------------------------------------------------------


class RecordReader:
    """The words of one record, taken one by one; any left at the end are an error."""

    def __init__(self, record: Sequence[str]) -> None:
        self.head = record[0]
        self._flags: list[str] = []
        self._values: dict[str, str] = {}
        for word in record[1:]:
            name, equals, value = word.partition("=")
            if not equals:
                self._flags.append(word)
            elif name in self._values:
                raise self.bad(f"says {name} twice")
            else:
                self._values[name] = value

    def bad(self, what: str) -> BadPosition:
        """Return the error that says what is wrong with this record."""
        return BadPosition(f"{self.head} {what}")

    def take(self, name: str) -> str | None:
        """Take the value of a word, if it is there."""
        return self._values.pop(name, None)

    def flag(self, name: str) -> bool:
        """Take a word without a value; return whether it was there."""
        if name not in self._flags:
            return False
        self._flags.remove(name)
        return True

    def others(self) -> list[str]:
        """Take all words without a value that are left."""
        left, self._flags = self._flags, []
        return left

    def number(self, name: str, least: int, most: int, default: int) -> int:
        """Take a number from a range."""
        text = self.take(name)
        if text is None:
            return default
        if not re.fullmatch(r"\d{1,4}", text) or not least <= int(text) <= most:
            raise self.bad(f"has {name}={short(text)}, which must be from {least} to {most}")
        return int(text)

    def one(self, name: str, offered: Iterable[str]) -> str | None:
        """Take one of the names on offer."""
        text = self.take(name)
        return None if text is None else known(text, offered, f"{self.head} {name}")

    def several(self, name: str, offered: Iterable[str]) -> list[str]:
        """Take names on offer with commas between them."""
        text = self.take(name)
        choice = list(offered)
        return [known(x, choice, f"{self.head} {name}") for x in text.split(",")] if text else []

    def data(self, name: str) -> Any:
        """Take plain data, or ``None``."""
        text = self.take(name)
        return None if text is None else read_plain(text)

    def over(self) -> None:
        """Check that no word is left.

        Raises BadPosition if one is.
        """
        for word in (*self._flags, *self._values):
            raise self.bad(f"has an unknown word: {short(word)}")


def known(text: str, offered: Iterable[str], what: str) -> str:
    """Return a text that is one of the names on offer.

    Raises BadPosition with the name that was probably meant.
    """
    choice = list(offered)
    if text in choice:
        return text
    close = get_close_matches(text, choice, 1)
    meant = f"; did you mean {close[0]}?" if close else ""
    raise BadPosition(f"{what}: there is no {short(text)}{meant}")


def word(name: str, value: object) -> Record:
    """Return one word, or none if the value is false, zero or empty."""
    if value is True:
        return [name]
    if value is None or value is False or value in (0, "", [], {}):
        return []
    if isinstance(value, list) and all(isinstance(v, str) and BARE.fullmatch(v) for v in value):
        return [f"{name}={','.join(value)}"]
    return [f"{name}={value if isinstance(value, str | int) else plain(value)}"]


def letters(names: Iterable[str]) -> dict[str, str]:
    """Return each name's first letter as a capital.

    If two names begin alike, the longer one gets its next letter that no other name has.
    """
    found: dict[str, str] = {}
    for name in sorted(names, key=lambda name: (len(name), name)):
        found[name] = next(x for x in name.upper() if x.isalpha() and x not in found.values())
    return found


VERSION = 1
HIDDEN = "hidden"
Asked = tuple[QuestionKind, Mapping[Seat, Seat]]
"""A kind of question, and the seats that are asked, each with the seat for which it decides."""


def public_line(game: AnyGame) -> str:
    """Return the line of what everyone can see of a game now, with the open question.

    It does not say who has answered. Raises TypeError for a game that has no notation.
    """
    question = game.question
    asked = None
    if question is not None:
        seats = tuple(s for s in question.shapes if s != CHANCE)
        asked = (question.kind, {s: question.subject(s) for s in seats})
    return _line(game.ruleset, game.setup, game.ruleset.view(game.state, None), asked)


def full_line(game: AnyGame) -> str:
    """Return the line of a game including everything hidden, from which it continues exactly as
    here.

    Raises TypeError for a game that has no notation, RuntimeError for one that keeps no
    checkpoints.
    """
    saved = save(game)
    state = game.ruleset.load(game.setup, saved["rest"])
    records = _records(game.ruleset, game.setup, game.ruleset.view(state, None), None)
    assert isinstance(game.ruleset, Notated)
    laid = game.ruleset.from_records(game.setup, games_own(game.ruleset, records))
    hidden = list(_difference(laid, state))
    hidden += word("answers", [list(a) for a in saved["answers"]])
    hidden += word("sealed", dict(saved["sealed"]))
    return _joined([*records, [HIDDEN, *hidden]])


def _line(
    ruleset: AnyRuleset,
    setup: Setup,
    view: Data,
    asked: Asked | None,
) -> str:
    return _joined(_records(ruleset, setup, view, asked))


def _joined(records: Iterable[Record]) -> str:
    return BETWEEN.join(" ".join(record) for record in records)


def _records(
    ruleset: AnyRuleset,
    setup: Setup,
    view: Data,
    asked: Asked | None,
) -> list[Record]:
    if not isinstance(ruleset, Notated):
        raise TypeError(f"positions of {ruleset.id} have no notation")
    head = [f"{ruleset.id}/{VERSION}", f"players={len(setup.seats)}"]
    agreed = ruleset.prepare({"players": len(setup.seats)}, (), {})
    if list(setup.seats) != list(agreed.seats):
        head += word("seats", list(setup.seats))
    for usual, chosen in ((agreed.options, setup.options), (agreed.rulings, setup.rulings)):
        for name, value in chosen.items():
            # Options that the rules have added follow from the seats, so they are not written.
            agreeable = name in ruleset.options or name in ruleset.rulings
            if agreeable and value != usual[name] and name != POSITION:
                head.append(f"{name}={plain(value)}")
    first, *others = ruleset.to_records(view)
    head += first
    if asked is not None:
        kind, seats = asked
        names = [seat if seat == of else f"{seat}/{of}" for seat, of in seats.items()]
        head.append(f"asks={kind}" + (f":{','.join(names)}" if names else ""))
    return [head, *others]


def _difference(laid: State, state: State) -> Iterable[str]:
    """Return the fields in which a state differs from the one set up from its public line."""
    for name in fields_of(type(state)).lasting:
        there, here = getattr(laid, name), getattr(state, name)
        if there == here:
            continue
        if isinstance(there, dict) and isinstance(here, dict) and there.keys() <= here.keys():
            for part, value in here.items():
                if part not in there or there[part] != value:
                    yield f"{name}.{part}={plain(value)}"
        else:
            yield f"{name}={plain(here)}"


def games_own(ruleset: AnyRuleset, records: Sequence[Record]) -> list[Record]:
    """Return a record without the words that all games share: options, seats, rulings, a
    question."""
    common = {*ruleset.options, *ruleset.rulings, "seats", "asks"}
    head = [entry for entry in records[0] if entry.partition("=")[0] not in common]
    return [head, *records[1:]]
