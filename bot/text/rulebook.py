"""The rules in our own words: short paragraphs by number, in the ``rules.md`` of a game.

A file has headings (``# 4 Westeros Phase``, ``## 4.4 Supply``), and below them one line for each
paragraph, which begins with its number. These are the numbers that refusals and explanations cite.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from pathlib import Path

from .shelf import FALLBACK, words_of

LONGEST = 400
"""How many characters of a search are read."""
WANTED = 12
"""How many words of a search count."""

_NUMBER = r"\d+(?:\.\d+)*"
_HEADING = re.compile(rf"(#+) ({_NUMBER}) (\S.*)")
_PARAGRAPH = re.compile(rf"({_NUMBER}) (\S.*)")
_WORD = re.compile(r"[\w'’+−-]+")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the rules, or a heading, which has no text."""

    number: str
    title: str
    """The nearest heading above it, or its own."""
    text: str

    @property
    def heading(self) -> bool:
        """Whether it is the heading of a chapter or a section."""
        return not self.text


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language, in order."""

    paragraphs: tuple[Paragraph, ...]

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """Read a file.

        Raises ValueError for a line that is neither heading nor paragraph, for a number that comes
        twice, and for a paragraph that is not under the heading it belongs to.
        """
        found: dict[str, Paragraph] = {}
        title, under = "", ""
        for line in filter(None, text.splitlines()):
            if match := _HEADING.fullmatch(line):
                title, under = match[3], match[2]
                paragraph = Paragraph(under, title, "")
            elif (match := _PARAGRAPH.fullmatch(line)) and match[1].startswith(f"{under}."):
                paragraph = Paragraph(match[1], title, match[2])
            else:
                raise ValueError(f"not a paragraph of section {under}: {line}")
            if paragraph.number in found:
                raise ValueError(f"{paragraph.number} is there twice")
            found[paragraph.number] = paragraph
        return cls(tuple(found.values()))

    @property
    def chapters(self) -> list[Paragraph]:
        """The headings of all chapters."""
        return [p for p in self.paragraphs if p.heading and "." not in p.number]

    def find(self, number: str) -> Paragraph | None:
        """Return the paragraph or the heading of a number."""
        return next((p for p in self.paragraphs if p.number == number), None)

    def below(self, number: str) -> list[Paragraph]:
        """Return everything under a heading, including headings."""
        return [p for p in self.paragraphs if p.number.startswith(f"{number}.")]

    def section_of(self, number: str) -> str:
        """Return the number of the heading right above a paragraph or a heading, if any."""
        return number.rpartition(".")[0]

    def search(self, words: str) -> list[Paragraph]:
        """Return the paragraphs in which every word begins some word, the best first.

        A heading counts for everything under it, but less than the text itself. Only the first
        words of a long search count.
        """
        wanted = [word.casefold() for word in _WORD.findall(words[:LONGEST])][:WANTED]
        if not wanted:
            return []
        texts, titles = self._index
        within: set[int] | None = None
        points: Counter[int] = Counter()
        for word in wanted:
            in_text, whole = _places(texts, word)
            places = in_text | _places(titles, word)[0]
            within = places if within is None else within & places
            points.update(in_text)
            points.update(whole)
        ranked = sorted(within or (), key=lambda place: (-points[place], place))
        return [self.paragraphs[place] for place in ranked]

    @cached_property
    def _index(self) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        """All words of texts and titles, sorted, each with its paragraphs."""
        told = [(place, p) for place, p in enumerate(self.paragraphs) if not p.heading]
        return (
            sorted((word, place) for place, p in told for word in _words(p.text)),
            sorted((word, place) for place, p in told for word in _words(p.title)),
        )


def _places(index: Sequence[tuple[str, int]], wanted: str) -> tuple[set[int], set[int]]:
    """Return where words begin with a word, and where they are exactly that word."""
    begun: set[int] = set()
    whole: set[int] = set()
    for word, place in islice(index, bisect_left(index, (wanted, -1)), None):
        if not word.startswith(wanted):
            break
        begun.add(place)
        if word == wanted:
            whole.add(place)
    return begun, whole


def _words(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(text)}


def rulebook(ruleset: str, language: str = FALLBACK) -> Rulebook | None:
    """Return the rules of a game, in English if there are none in the language.

    ``None`` if there is no game of this name, since somebody may have typed it.
    """
    words = words_of(ruleset)
    if words is None:
        return None
    path = words.rulebook(language) or words.rulebook(FALLBACK)
    return None if path is None else _read(path)


def rulebooks(rulesets: Sequence[str]) -> list[str]:
    """Return which of some games have rules to read."""
    return [ruleset for ruleset in rulesets if rulebook(ruleset) is not None]


@cache
def _read(path: Path) -> Rulebook:
    return Rulebook.read(path.read_text("utf-8"))
