"""Places and counted pieces in a line of words: ``north moor 2f 1k; token``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise
from typing import Literal

from engine.kernel.data import fixed

from .lexicon import EXACT, GUESSES, INFLECTED, LIKELY, NEARLY, Lexicon, NameMatch
from .normalize import Splitter, in_digits, normal, words

LONGEST_NAME = 6
"""The most words of a name."""
SHORT = 2
"""A word of up to this many letters means a piece rather than a place: ``k`` is a Knight, not
Karhold."""
SKIPPED = 3
"""How many words without a meaning may be between a number and its piece."""

NO_ENDINGS = frozenset({"-"})
"""The list of a language whose words have no endings."""

_GLUED = re.compile(r"(\d{1,3})\s*[x×]\s*(?=[^\W\d_])|(\d{1,3})(?=[^\W\d_])")
_HAN_GLUED = re.compile("(?<=[\u3400-\u9fff])(?=\\d)")
_COUNT = re.compile(r"\d{1,3}x?|[x×]\d{1,3}")
_MARKS = frozenset(":=&+-")

Role = Literal["", "from", "to"]


@fixed
class ArmyNames:
    """The names under which places, pieces and additions can be typed."""

    near: Mapping[str, Iterable[str]]
    """The places that the answer can be about."""
    pieces: Mapping[str, Iterable[str]]
    elsewhere: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """Other places, so that the reply can say why they do not fit."""
    several: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """The names that pieces have only if there are several of them."""
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
    numbers: Mapping[str, int] = field(default_factory=dict)
    endings: frozenset[str] = frozenset()
    """Endings of words."""
    plurals: frozenset[str] = frozenset()
    """Endings of words for several things."""
    whence: frozenset[str] = frozenset()
    """Words before a place that is left, or endings of its name."""
    whither: frozenset[str] = frozenset()
    """Words before a place that is gone to, or endings of its name."""
    ties: frozenset[str] = frozenset()
    """Words with which a part says something of the part before."""
    inside: frozenset[str] = frozenset()
    """Names of places, with words before them, where one is and stays."""


@fixed
class ParsedPlace:
    """A place, or several that fit equally well."""

    ids: tuple[str, ...]
    role: Role = field(default="", compare=False)
    """Whether pieces leave it or go there, if the words say so."""
    begun: str = field(default="", compare=False)
    """The words that name it, if they may be a part of its name."""


@fixed
class Count:
    """A number of pieces of a kind."""

    piece: str
    number: int
    said: bool = field(default=True, compare=False)
    """Whether the number was typed."""


@fixed
class Every:
    """All pieces of a kind that are left."""

    piece: str


@fixed
class Mark:
    """An addition."""

    id: str


@fixed
class Word:
    """``everyone``, ``nothing`` or ``upgrade``."""

    id: str


@fixed
class Unknown:
    """A word that means nothing here."""

    text: str
    number: int | None = field(default=None, compare=False)
    """The number that it is, if it is one."""


@fixed
class Several:
    """Pieces of a kind without their number."""

    piece: str
    text: str


Part = ParsedPlace | Count | Every | Mark | Word | Unknown


class ArmyReader:
    """The reader of lines of words."""

    def __init__(self, names: ArmyNames) -> None:
        self._names = names
        endings = names.endings
        self._near, self._elsewhere = (
            Lexicon(names.near, endings),
            Lexicon(names.elsewhere, endings),
        )
        self._pieces, self._marks = Lexicon(names.pieces, endings), Lexicon(names.marks, endings)
        self._several = Lexicon(names.several)
        self._words = {
            **dict.fromkeys(names.everybody, "everybody"),
            **dict.fromkeys(names.nothing, "nothing"),
            **dict.fromkeys(names.upgrades, "upgrade"),
        }
        said = (*names.near.values(), *names.elsewhere.values(), *names.pieces.values())
        plain = (self._words, names.fillers, names.numbers, names.whence, names.whither)
        self._han = Splitter(
            [*(word for some in plain for word in some), *(name for one in said for name in one)],
            self._means_something,
        )

        self._plain = {
            normal(name)
            for place, ways in (*names.near.items(), *names.elsewhere.items())
            for name in (place, *list(ways)[:1])
        }

    def is_vague(self, count: Count, left: int) -> bool:
        """Return whether a piece without a number may stand for several, as in Chinese."""
        return not count.said and left > 1 and self._names.plurals <= NO_ENDINGS

    def parts(self, entry: str) -> list[Part]:
        """Return the parts of a line, from left to right."""
        names = self._names
        apart = _GLUED.sub(r"\1\2 ", _HAN_GLUED.sub(" ", entry.lower()))
        rest = [w for w in words(apart) if w not in _MARKS]
        rest = in_digits(self._han.split(rest), {}, names.endings)
        found: list[Part | Several] = []
        before = ""
        while rest:
            part, used = self._first(rest)
            if isinstance(part, ParsedPlace):
                part = replace(part, role=self._role(before, " ".join(rest[:used])))
            if part is not None:
                found.append(part)
            before, rest = rest[used - 1], rest[used:]
        return _gathered(found)

    def guesses(self, parts: Iterable[Part]) -> tuple[str, ...]:
        """Return the places that may have been meant by parts that are not clear."""
        parts = list(parts)
        strange = [part for part in parts if isinstance(part, Unknown)]
        texts = [part.text for part in strange]
        texts += [
            f"{one.begun} {other.text}"
            for one, other in pairwise(parts)
            if isinstance(one, ParsedPlace) and one.begun and isinstance(other, Unknown)
        ]
        near = [id for text in texts for id in self._near.guesses(text, LIKELY)]
        said = [id for part in parts if isinstance(part, ParsedPlace) for id in part.ids]
        return tuple(dict.fromkeys(near if strange else said))[:GUESSES]

    def _role(self, before: str, place: str) -> Role:
        """Return whether words say that pieces leave a place or go there."""
        names = self._names
        first, *onward = place.split()
        if f"{before} {place}" in names.inside or place in names.inside:
            return ""
        for word in (before, first if onward else ""):
            if word in names.whence:
                return "from"
            if word in names.whither:
                return "to"
        if any(name.startswith(place) for name in self._plain):
            return ""
        for n in (3, 2, 1):
            ending = f"-{place[-n:]}"
            if ending in names.whence:
                return "from"
            if ending in names.whither:
                return "to"
        return ""

    def _means_something(self, word: str) -> bool:
        known = (self._near, self._elsewhere, self._pieces, self._marks)
        return any(len(one.find(word).ids) > 0 and one.find(word).quality < NEARLY for one in known)

    def _first(self, rest: Sequence[str]) -> tuple[Part | Several | None, int]:
        names = self._names
        mark, of_mark = _longest(self._marks, rest)
        if mark.only is not None and mark.quality <= INFLECTED:
            # Its first word may have another meaning elsewhere: "leave".
            return Mark(mark.only), of_mark
        if " ".join(rest[:2]) in names.numbers and len(rest) > 2:
            rest = [" ".join(rest[:2]), *rest[2:]]
            part, used = self._first_of(rest, mark, of_mark)
            return part, used + 1
        return self._first_of(rest, mark, of_mark)

    def _first_of(
        self, rest: Sequence[str], mark: NameMatch, of_mark: int
    ) -> tuple[Part | Several | None, int]:
        names = self._names
        number = self._number(rest[0])
        if number is not None and not self._is_named(rest):
            counted = self._counted(number, rest[1:])
            if counted is not None:
                return counted[0], counted[1] + 1
            if rest[0] not in names.fillers:
                return Unknown(rest[0], number), 1
        if rest[0] in self._words:
            return Word(self._words[rest[0]]), 1
        piece, of_piece = _longest(self._pieces, rest)
        place, of_place = self._place(rest)
        if rest[0] in names.fillers:
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
            if self._are_several(rest[:of_piece]):
                return Several(piece.only, " ".join(rest[:of_piece])), of_piece
            return Count(piece.only, 1, said=False), of_piece
        if place.ids and (place.quality == EXACT or rest[0] not in names.fillers):
            begun = "" if place.quality <= INFLECTED else " ".join(rest[:of_place])
            return ParsedPlace(place.ids, begun=begun), of_place
        if rest[0] in names.fillers or rest[0] in names.whence or rest[0] in names.whither:
            return None, 1
        if mark.only is not None and (of_mark > 1 or mark.quality < NEARLY):
            return Mark(mark.only), of_mark
        return Unknown(rest[0]), 1

    def _is_named(self, rest: Sequence[str]) -> bool:
        """Return whether a number is the beginning of the name of a place."""
        place, used = self._place(rest)
        return place.only is not None and used > 1 and place.quality <= INFLECTED

    def _number(self, word: str) -> int | None:
        if _COUNT.fullmatch(word):
            return int(word.strip("x×"))
        return self._names.numbers.get(word)

    def _counted(self, number: int, rest: Sequence[str]) -> tuple[Part, int] | None:
        """Return the pieces that a number counts, and how many words they take."""
        for skipped in range(SKIPPED + 1):
            if skipped and (skipped > len(rest) or rest[skipped - 1] not in self._names.fillers):
                return None
            piece, used = _longest(self._pieces, rest[skipped:])
            if piece.only is not None:
                place, of_place = self._place(rest[skipped:])
                if place.ids and place.quality < piece.quality and of_place >= used:
                    return None
                return Count(piece.only, number), used + skipped
        return None

    def _are_several(self, said: Sequence[str]) -> bool:
        """Return whether words mean several pieces, without saying how many."""
        text = " ".join(said)
        found = self._several.find(text)
        if found.ids and found.quality == EXACT:
            return True
        return any(
            text[-n:] in self._names.plurals and _named(self._pieces, text[:-n])
            for n in (4, 3, 2, 1)
        )

    def _place(self, rest: Sequence[str]) -> tuple[NameMatch, int]:
        near, used = _longest(self._near, rest)
        other, of_other = _longest(self._elsewhere, rest)
        if other.only is not None and (not near.ids or other.quality < near.quality):
            return other, of_other
        return near, used


def _named(pieces: Lexicon, text: str) -> bool:
    return len(text) >= SHORT and pieces.find(text).quality <= EXACT and bool(pieces.find(text).ids)


def _gathered(parts: Sequence[Part | Several]) -> list[Part]:
    """Return parts with "all" and its piece as one, and numbers with the piece before them.

    Several pieces without a number mean nothing.
    """
    found: list[Part] = []
    for at, part in enumerate(parts):
        last = found[-1] if found else None
        after = parts[at + 1] if at + 1 < len(parts) else None
        bare = part.number if isinstance(part, Unknown) else None
        unsaid = isinstance(part, Several) or (isinstance(part, Count) and not part.said)
        if isinstance(part, Several | Count) and unsaid and last == Word("everybody"):
            found[-1] = Every(part.piece)
        elif isinstance(part, Several):
            found.append(Unknown(part.text))
        elif (
            isinstance(part, Count)
            and not part.said
            and isinstance(after, Unknown)
            and after.number is not None
        ):
            found.append(part)
        elif (
            bare is not None
            and isinstance(last, Count)
            and not last.said
            and not isinstance(after, Count)
        ):
            found[-1] = Count(last.piece, bare)
        else:
            found.append(part)
    return found


def alone(parts: Sequence[Part], piece: str) -> list[Part]:
    """Return parts with numbers as pieces of the only kind, and a place without one as one
    piece."""
    found = numbered(parts, piece)
    if len(found) == 1 and isinstance(found[0], ParsedPlace):
        found.append(Count(piece, 1))
    return found


def numbered(parts: Sequence[Part], piece: str) -> list[Part]:
    """Return parts with numbers as pieces of the only kind."""
    found: list[Part] = []
    for part in parts:
        bare = part.number if isinstance(part, Unknown) else None
        found.append(part if bare is None else Count(piece, bare))
    return found


def is_clear(parts: Collection[Part]) -> bool:
    """Return whether every part means something, and a word for nothing is not beside pieces."""
    counts = [part for part in parts if isinstance(part, Count)]
    if {c.piece for c in counts if c.said} & {c.piece for c in counts if not c.said}:
        return False  # One of the two may be the name of something else.
    pieces = any(isinstance(part, Count | Every) or part == Word("everybody") for part in parts)
    return not any(isinstance(part, Unknown) for part in parts) and not (
        pieces and Word("nothing") in parts
    )


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
        # A longer name in a form of its own is meant rather than a shorter one: Blackwater Bay.
        quality = EXACT if match.quality == INFLECTED else match.quality
        key = (match.only is None, quality, length)
        if best is None or key < best[0]:
            best = (key, match, count)
    if best is None:
        return NameMatch(()), 1
    _, match, count = best
    # The words that follow may be the rest of the name, with an error.
    for longer in range(min(len(rest), LONGEST_NAME), count, -1):
        if lexicon.find(" ".join(rest[:longer])) == replace(match, quality=NEARLY):
            return match, longer
    return match, count


def groups(parts: Iterable[Part]) -> list[tuple[ParsedPlace | None, list[Part]]]:
    """Return pieces with their places.

    If the line begins with a place, pieces follow their place; otherwise they precede it.
    """
    listed = [p for p in parts if isinstance(p, ParsedPlace | Count | Every | Word)]
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
