"""Comparable texts, regardless of case, accents, dashes, stars and apostrophes.

Differences between keyboards do not matter, either: Arabic and Persian kaf and yeh, digits of any
script, Chinese and Persian punctuation, invisible marks.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache

from .han import SIMPLIFIED, has_han, sounds

LONGEST = 1000
"""How many characters of a text are read; no answer is that long."""

WORDS = 150
"""How many words of a text are read; no answer has that many."""

SHORT = 60
"""How many characters a text has at most of which the comparable form is kept."""

ENTRIES = 60
"""How many parts of a text are read; no answer has that many."""

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
_STARS = dict.fromkeys(map(ord, "★☆⭐✱✶⁎∗"), "*")
ARROWS = "→➔➜⟶"
_ARROWS = dict.fromkeys(map(ord, ARROWS), ">")
_APOSTROPHES = dict.fromkeys(map(ord, "'’‘`´ʼ"))
_LETTERS = dict(zip(map(ord, "يىكةۀ"), "ییکهه", strict=True))
"""Letters that one keyboard has in place of another's."""
_DIGITS = {
    first + n: str(n) for first in (0x0660, 0x06F0, 0x0966, 0x0E50, 0xFF10) for n in range(10)
}
_UNSEEN = dict.fromkeys(map(ord, "\u200b\u200d\u200e\u200f\u2066\u2067\u2068\u2069\ufeff"))
_JOINTS = {0x200C: " "}
"""The marks that join parts of a word; users may leave them out, or type a space."""
_QUOTES = dict.fromkeys(map(ord, '"“”„«»「」『』《》'))
_CHARACTERS = (
    _DASHES
    | _STARS
    | _ARROWS
    | _APOSTROPHES
    | _LETTERS
    | _DIGITS
    | _UNSEEN
    | _JOINTS
    | _QUOTES
    | SIMPLIFIED
)
_INSIDE = re.compile(r"(?<=[^\W\d_])[-_./](?=[^\W\d_])")
_SEPARATORS = re.compile(r"\s*(?:[;；，、。؛،\n\r]|(?<!\d),|,(?!\d)|(?<=\w)[.!…]+(?=\s|$))+\s*")
"""What parts a text: not the comma of 2,5."""
_BULLETS = re.compile(r"(?m)^\s*(?:[-•·–—]|\d{1,2}[.)])\s+(?=[^\W\d])")
_ORDINAL = re.compile(r"(?<!\w)(\d{1,2}|[IVX]{1,5})\.(?=[^\S\n]+[^\W\d])")
_WORD = re.compile(r"\w+")
_MARKS = re.compile(rf"-?>|[{ARROWS}]|[:：=＝]+")
_APART = re.compile(r"(?<=[\u3400-\u9fff])(?=[\d+*-])|(?<=[\d*])(?=[\u3400-\u9fff])")


def too_long(text: str) -> bool:
    """Return whether a text is longer than any answer, so that reading it would waste time."""
    return len(text) > LONGEST or len(_WORD.findall(text)) > WORDS


def normal(text: str) -> str:
    """Return a text in a comparable form: small letters without accents, single spaces."""
    # Words of a line are looked at again and again, beside each name that they could mean.
    return _kept(text) if len(text) <= SHORT else _normal(text)


def _normal(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text[:LONGEST].translate(_CHARACTERS))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return " ".join(_INSIDE.sub(" ", bare.translate(_CHARACTERS)).split())


_kept = lru_cache(10_000)(_normal)


@lru_cache(10_000)
def spellings(name: str) -> tuple[str, ...]:
    """Return the ways to type a name: its joined parts may be typed as one word."""
    joined = name.replace("\u200c", "")
    plain = normal(name)
    found = (plain, normal(joined)) if joined != name else (plain,)
    return (*found, *sounds(plain)) if has_han(plain) else found


def within(typed: str, *names: str) -> bool:
    """Return whether a typed text is a part of any of some names, in any spelling."""
    wanted = spellings(typed.strip())
    return any(part in name for one in names for name in spellings(one) for part in wanted)


def begins(typed: str, *names: str) -> bool:
    """Return whether a typed text begins any of some names, in any spelling."""
    wanted = spellings(typed.strip())
    return any(name.startswith(wanted) for one in names for name in spellings(one))


def folded(text: str) -> tuple[str, list[int]]:
    """Return a text in the letters of :func:`normal`, with the position of each in the text.

    The end of the text is one position more.
    """
    letters: list[str] = []
    places: list[int] = []
    for at, character in enumerate(text[:LONGEST]):
        for letter in _letters(character):
            letters.append(letter)
            places.append(at)
    return "".join(letters), [*places, min(len(text), LONGEST)]


@lru_cache(4000)
def _letters(character: str) -> str:
    decomposed = unicodedata.normalize("NFKD", character.translate(_CHARACTERS))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return bare.translate(_CHARACTERS)


def entries(text: str, ties: Collection[str] = ()) -> list[str]:
    """Split a typed text at semicolons, commas, full stops and ends of lines.

    Marks and numbers at the beginning of the lines of a list are left out. A part that begins with
    one of the ``ties`` says something of the part before, so both stay together.
    """
    parts = (part.strip() for part in _SEPARATORS.split(_BULLETS.sub("", text[:LONGEST])))
    found: list[str] = []
    for part in parts:
        if found and part and _is_tied(normal(part), ties):
            found[-1] += f", {part}"
        elif part:
            found.append(part)
    return found[:ENTRIES]


def with_ordinals(text: str) -> list[str]:
    """Return a text with the stops after numbers as parts of them: "1. hely" is the first place.

    Empty if there are none: otherwise such a stop ends a part, and such a number counts the lines
    of a list.
    """
    kept = _ORDINAL.sub("\\1\N{ONE DOT LEADER}", text[:LONGEST])
    return [] if kept == text[:LONGEST] else [kept]


def _is_tied(part: str, ties: Collection[str]) -> bool:
    return any(
        part.startswith(tie) and (has_han(tie) or part[len(tie) : len(tie) + 1] in ("", " "))
        for tie in ties
    )


def words(entry: str) -> list[str]:
    """Split a part of a text into normal words; marks such as a colon are words of their own."""
    return normal(_MARKS.sub(lambda mark: f" {mark[0][-1]} ", entry)).split()


def apart(words: Iterable[str]) -> list[str]:
    """Return words, with Han characters apart from digits and signs: 出3点 is 出 3 点."""
    return [part for word in words for part in _APART.split(word) if part]


class Splitter:
    """The finder of names and words in a text without spaces."""

    def __init__(self, names: Iterable[str], is_name: Callable[[str], bool]) -> None:
        """Create the splitter; ``is_name`` returns whether a run is a name, or a part of one."""
        self._known = frozenset(name for one in names if has_han(name := normal(one)))
        self._begun = frozenset(name[:n] for name in self._known for n in range(2, len(name)))
        self._longest = max(map(len, self._known), default=0)
        self._is_name = is_name

    def split(self, words: Iterable[str]) -> list[str]:
        """Return words, with Chinese runs split into words."""
        return [part for word in apart(words) for part in self._parts(word)]

    def _parts(self, word: str) -> list[str]:
        if not has_han(word) or word in self._known or self._is_name(word):
            return [word]
        parts: list[str] = []
        unknown = ""
        at = 0
        while at < len(word):
            found = self._longest_from(word, at)
            if found:
                parts += [unknown, found] if unknown else [found]
                unknown = ""
            else:
                unknown += word[at]
            at += len(found) or 1
        return [*parts, unknown] if unknown else parts

    def _longest_from(self, word: str, at: int) -> str:
        for length in range(min(self._longest, len(word) - at), 0, -1):
            if (run := word[at : at + length]) in self._known or run in self._begun:
                return run
        return ""


# -- numbers --------------------------------------------------------------------------------------


def number_words(said: Iterable[str]) -> dict[str, int]:
    """Return numbers by their words, from a list that counts from 0: ``zero/nil one two``.

    Of several words for a number, a slash parts one from the next; a joint stands for a gap.
    """
    found: dict[str, int] = {}
    for words in said:
        for number, ways in enumerate(words.split()):
            found.update(dict.fromkeys((normal(way) for way in ways.split("/")), number))
    return found


_ENDED = re.compile(r"([+-]?\d{1,3})-?([^\W\d_]+)")


def in_digits(
    words: Iterable[str], numbers: Mapping[str, int], endings: Iterable[str]
) -> list[str]:
    """Return words with numbers in digits, whether they are words or have an ending: ``3-at``."""
    known = frozenset(endings)
    found = []
    for word in words:
        ended = _ENDED.fullmatch(word)
        if word in numbers:
            found.append(str(numbers[word]))
        elif ended is not None and ended[2] in known:
            found.append(ended[1])
        else:
            found.append(word)
    return found


# -- keyboards ------------------------------------------------------------------------------------


def retyped(text: str, layouts: Iterable[str]) -> list[str]:
    """Return what the keys of a text would have typed on the other keyboard of each pair.

    A layout names the same keys on both, with a space between: ``yz zy``.
    """
    found = []
    if sum(c.isalpha() for c in text) < TELLING:
        return []
    for layout in layouts:
        for one, other in (pair := layout.split(), pair[::-1]):
            keys = dict(zip(one, other, strict=True))
            small = text.lower()
            if any(c.isalpha() and c not in keys for c in small):
                continue  # It was typed on this keyboard.
            again = "".join(keys.get(c, c) for c in small)
            if again != small and again not in found:
                found.append(again)
            # The comma may have been meant, even if its key has a letter on the other keyboard.
            kept = "".join(
                c if c in ",.;" and small[at + 1 : at + 2] in ("", " ", "\n") else keys.get(c, c)
                for at, c in enumerate(small)
            )
            if kept not in (*found, small):
                found.append(kept)
    return found


TELLING = 3
"""How many letters a text must have to be read as typed on another keyboard."""
