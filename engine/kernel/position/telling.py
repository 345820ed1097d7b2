"""What views and positions tell about a state's fields, and how it is read back.

The declaration of a field says this, as it says who sees it (:mod:`engine.kernel.visibility`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.kernel.data import Data, Json
from engine.kernel.shapes.base import copied
from engine.kernel.visibility import fields_of

from .notation import Record, RecordReader, word

Read = Callable[[Any, RecordReader, str, str], Any]
"""A function that takes a word from a record, given the state, the word's name, and the record's
owner."""


@dataclass(frozen=True, slots=True)
class Told:
    """How views and positions tell a field."""

    key: str = ""
    """Its key in the view, if it has one."""
    read: Read | None = None
    """The function that reads its word; it returns ``None`` if the word changes nothing.

    Without the function, the game reads the word.
    """
    at: str = ""
    """The part of a view that has the key for each of several names, such as ``houses``."""
    word: str = ""
    """Its word, by default its key if it is read."""
    find: Callable[[Any, str], Any] | None = None
    """The function that finds in a view what its word tells about a name, if it has no key of its
    own."""
    back: Callable[[Any], Any] | None = None
    """The function that reads the field back from a view, if it has no key of its own."""
    write: Callable[[Any], object] | None = None
    """The function that returns the value of its word, if this differs from the view."""
    always: bool = False
    """Whether the word is written even if its value is empty."""

    @property
    def name(self) -> str:
        """Its word, if it has one."""
        return self.word or (self.key if self.read is not None else "")


def _told(kind: type[object], at: str) -> Iterator[tuple[str, Told]]:
    return ((name, told) for name, told in fields_of(kind).told if told.at == at)


def written(kind: type[object], view: Data, at: str = "", who: str = "") -> Record:
    """Return the words about a view, or about a name in one of its parts."""
    part = view[at].get(who, {}) if at else view
    record: Record = []
    for _, told in _told(kind, at):
        if told.name:
            value = part.get(told.key) if told.find is None else told.find(view, who)
            if told.write is not None and value is not None:
                value = told.write(value)
            always = told.always and value is not None
            record += [f"{told.name}={value}"] if always else word(told.name, value)
    return record


def apply(state: object, words: RecordReader, at: str = "", who: str = "") -> None:
    """Change a state to what some words say.

    Raises BadPosition.
    """
    for name, told in _told(type(state), at):
        value = None if told.read is None else told.read(state, words, told.name, who)
        if value is not None and at and isinstance(there := getattr(state, name), dict):
            there[who] = value
        elif value is not None:
            setattr(state, name, value)


def sketched(kind: type[object], view: Data) -> Json:
    """Return those fields of a state that a view has."""
    found: Json = {}
    for name, told in fields_of(kind).told:
        if told.back is not None:
            found[name] = told.back(view)
        elif told.key and told.at:
            parts = view[told.at].items()
            found[name] = {who: copied(x[told.key]) for who, x in parts if told.key in x}
        elif told.key in view:
            found[name] = copied(view[told.key])
    return found


# -- words -----------------------------------------------------------------------------------------


def flag(state: object, words: RecordReader, name: str, who: str) -> bool:
    """Read a word without a value."""
    return words.flag(name)


def one(offered: Callable[[Any], Iterable[str]]) -> Read:
    """Read one of the names that a state offers."""
    return lambda s, words, name, who: words.one(name, offered(s))


def several(offered: Callable[[Any], Iterable[str]]) -> Read:
    """Read several of the names that a state offers."""
    return lambda s, words, name, who: words.several(name, offered(s))


def number(least: int, most: Callable[[Any], int], default: int) -> Read:
    """Read a number from a range."""
    return lambda s, words, name, who: words.number(name, least, most(s), default)


def count(most: Callable[[Any], int]) -> Read:
    """Read a number of things, if there are any."""
    return lambda s, words, name, who: words.number(name, 1, most(s), 0) or None
