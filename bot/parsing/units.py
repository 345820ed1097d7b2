"""Places and counted pieces in a line of words: ``north moor 2f 1k; token``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from .lexicon import EXACT, NEARLY, Lexicon, NameMatch
from .normalize import NUMBERS, Splitter, in_digits, words

LONGEST_NAME = 6
"""The most words of a name."""
SHORT = 2
"""A word of up to this many letters means a piece rather than a place: ``k`` is a Knight, not
Karhold."""

_GLUED = re.compile(r"(\d{1,3})x?([^\W\d_]+)")
_HAN_GLUED = re.compile("(?<=[\u3400-\u9fff])(?=\\d)")
_COUNT = re.compile(r"\d{1,3}x?")
_MARKS = frozenset(":=>&+-")


@dataclass(frozen=True, slots=True)
class ArmyNames:
    """The names under which places, pieces and additions can be typed."""

    near: Mapping[str, Iterable[str]]
    """The places that the answer can be about."""
    pieces: Mapping[str, Iterable[str]]
    elsewhere: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """Other places, so that the reply can say why they do not fit."""
    marks: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """Yes-or-no additions."""
    everybody: frozenset[str] = frozenset()
    """Words for all pieces that are left."""
    nothing: frozenset[str] = frozenset()
    """Words for no piece."""
    upgrades: frozenset[str] = frozenset()
    """Words for upgrading one piece to another."""
    fillers: frozenset[str] = frozenset()
    """Words without a meaning."""


@dataclass(frozen=True, slots=True)
class ParsedPlace:
    """A place, or several that fit equally well."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A number of pieces of a kind."""

    piece: str
    number: int


@dataclass(frozen=True, slots=True)
class Mark:
    """An addition."""

    id: str


@dataclass(frozen=True, slots=True)
class Word:
    """``everyone``, ``nothing`` or ``upgrade``."""

    id: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that means nothing here."""

    text: str


Part = ParsedPlace | Count | Mark | Word | Unknown


class ArmyReader:
    """The reader of lines of words."""

    def __init__(self, names: ArmyNames) -> None:
        self._names = names
        self._near, self._elsewhere = Lexicon(names.near), Lexicon(names.elsewhere)
        self._pieces, self._marks = Lexicon(names.pieces), Lexicon(names.marks)
        self._words = {
            **dict.fromkeys(names.everybody, "everybody"),
            **dict.fromkeys(names.nothing, "nothing"),
            **dict.fromkeys(names.upgrades, "upgrade"),
        }
        said = (*names.near.values(), *names.elsewhere.values(), *names.pieces.values())
        self._han = Splitter(
            [*self._words, *names.fillers, *NUMBERS, *(name for one in said for name in one)],
            self._means_something,
        )

    def parts(self, entry: str) -> list[Part]:
        """Return the parts of a line, from left to right."""
        rest = [
            w
            for w in words(_GLUED.sub(r"\1 \2", _HAN_GLUED.sub(" ", entry.lower())))
            if w not in _MARKS
        ]
        rest = in_digits(self._han.split(rest), lambda word: bool(self._pieces.find(word).ids))
        found: list[Part] = []
        while rest:
            part, used = self._first(rest)
            if part is not None:
                found.append(part)
            rest = rest[used:]
        return found

    def _means_something(self, word: str) -> bool:
        known = (self._near, self._elsewhere, self._pieces, self._marks)
        return any(len(one.find(word).ids) > 0 and one.find(word).quality < NEARLY for one in known)

    def _first(self, rest: Sequence[str]) -> tuple[Part | None, int]:
        number = 1
        if counted := _COUNT.fullmatch(rest[0]):
            number = int(counted[0].rstrip("x"))
            piece, used = _longest(self._pieces, rest[1:])
            if piece.only is not None:
                return Count(piece.only, number), used + 1
            return Unknown(rest[0]), 1
        if rest[0] in self._words:
            return Word(self._words[rest[0]]), 1
        piece, of_piece = _longest(self._pieces, rest)
        place, of_place = self._place(rest)
        if rest[0] in self._names.fillers:
            # Forms of names may begin with such a word, which by itself means none of them.
            piece = piece if _is_sure(piece, of_piece) else NameMatch(())
            place = place if _is_sure(place, of_place) else NameMatch(())
        short = len(rest[0])
        if piece.only is not None and (
            not place.ids
            or piece.quality <= place.quality
            # Initials such as "mc" mean a place, if no piece begins like that.
            or (short <= SHORT and (place.only is None or short == 1))
        ):
            return Count(piece.only, number), of_piece
        if place.ids and (place.quality == EXACT or rest[0] not in self._names.fillers):
            return ParsedPlace(place.ids), of_place
        if rest[0] in self._names.fillers:
            return None, 1
        mark, of_mark = _longest(self._marks, rest)
        if mark.only is not None:
            return Mark(mark.only), of_mark
        return Unknown(rest[0]), 1

    def _place(self, rest: Sequence[str]) -> tuple[NameMatch, int]:
        near, used = _longest(self._near, rest)
        other, of_other = _longest(self._elsewhere, rest)
        if other.only is not None and (not near.ids or other.quality < near.quality):
            return other, of_other
        return near, used


def alone(parts: Sequence[Part], piece: str) -> list[Part]:
    """Return parts with numbers as pieces of the only kind, and a place without one as one
    piece."""
    found: list[Part] = []
    for part in parts:
        bare = isinstance(part, Unknown) and _COUNT.fullmatch(part.text)
        found.append(Count(piece, int(bare[0].rstrip("x"))) if bare else part)
    if len(found) == 1 and isinstance(found[0], ParsedPlace):
        found.append(Count(piece, 1))
    return found


def _is_sure(match: NameMatch, used: int) -> bool:
    """Return whether words that begin with a filler still mean something."""
    return match.quality == EXACT or (used > 1 and match.quality < NEARLY)


def _longest(lexicon: Lexicon, rest: Sequence[str]) -> tuple[NameMatch, int]:
    """Return what the first words mean: a clear match before a close one, then the most words.

    A match that is only similar takes as few words as possible.
    """
    best: tuple[tuple[bool, int, int], NameMatch, int] | None = None
    for count in range(1, min(len(rest), LONGEST_NAME) + 1):
        match = lexicon.find(" ".join(rest[:count]))
        if not match.ids:
            continue
        length = count if match.quality == NEARLY else -count
        key = (match.only is None, match.quality, length)
        if best is None or key < best[0]:
            best = (key, match, count)
    return (NameMatch(()), 1) if best is None else (best[1], best[2])


def groups(parts: Iterable[Part]) -> list[tuple[ParsedPlace | None, list[Part]]]:
    """Return pieces with their places.

    If the line begins with a place, pieces follow their place; otherwise they precede it.
    """
    listed = [p for p in parts if isinstance(p, ParsedPlace | Count | Word)]
    found: list[tuple[ParsedPlace | None, list[Part]]] = []
    if listed and isinstance(listed[0], ParsedPlace):
        for part in listed:
            if isinstance(part, ParsedPlace):
                found.append((part, []))
            else:
                found[-1][1].append(part)
        return found
    waiting: list[Part] = []
    for part in listed:
        if isinstance(part, ParsedPlace):
            found.append((part, waiting))
            waiting = []
        else:
            waiting.append(part)
    return [*found, (None, waiting)] if waiting else found
