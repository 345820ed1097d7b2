"""The rules in our own words: short paragraphs by number, in the ``rules.md`` of a game.

A file has headings (``# 4 Westeros Phase``, ``## 4.4 Supply``), and below them one line for each
paragraph, which begins with its number. These are the numbers that refusals and explanations cite.
After a paragraph come the paragraphs of other editions that it overrules, ``<2.8, 15.4>``, and the
rulings about it on which tables agree, ``[support, tie-break]``.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from pathlib import Path

from engine.kernel.data import fixed

from .catalog import FALLBACK, words_of

LONGEST = 400
"""How many characters of a search are read."""
WANTED = 12
"""How many words of a search count."""

_NUMBER = r"X?\d+(?:\.\d+)*"
"""A number of a paragraph; those of expansions have an X."""
_HEADING = re.compile(rf"(#+) ({_NUMBER}) (\S.*)")
_PARAGRAPH = re.compile(
    rf"({_NUMBER}) (\S.*?)(?: <({_NUMBER}(?:, {_NUMBER})*)>)?(?: \[([a-z0-9, -]+)\])?"
)
_WORD = re.compile(r"[\w'’+−-]+")
_HAN = re.compile("[\u3400-\u9fff]+")
_ALIKE = str.maketrans({"ё": "е", "ي": "ی", "ك": "ک", "\u200c": " "})
"""Letters that are often typed in place of others."""


@fixed
class Paragraph:
    """One paragraph of the rules, or a heading, which has no text."""

    number: str
    title: str
    """The nearest heading above it, or its own."""
    text: str
    rulings: tuple[str, ...] = ()
    """The rulings about it, by name."""
    overrules: tuple[str, ...] = ()
    """The numbers of paragraphs of another edition that this one replaces."""

    @property
    def heading(self) -> bool:
        """Whether it is the heading of a chapter or a section."""
        return not self.text


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language, in order."""

    paragraphs: tuple[Paragraph, ...]
    language: str = FALLBACK

    @classmethod
    def read(cls, text: str, language: str = FALLBACK) -> Rulebook:
        """Read a file.

        Raises ValueError for a line that is neither a heading nor a paragraph, for a number that
        comes twice, and for a paragraph that is not under its heading.
        """
        found: dict[str, Paragraph] = {}
        title, under = "", ""
        for line in filter(None, text.splitlines()):
            if match := _HEADING.fullmatch(line):
                title, under = match[3], match[2]
                paragraph = Paragraph(under, title, "")
            elif (match := _PARAGRAPH.fullmatch(line)) and match[1].startswith(f"{under}."):
                overrules, rulings = (tuple(m.split(", ")) if m else () for m in match.groups()[2:])
                paragraph = Paragraph(match[1], title, match[2], rulings, overrules)
            else:
                raise ValueError(f"not a paragraph of section {under}: {line}")
            if paragraph.number in found:
                raise ValueError(f"{paragraph.number} is there twice")
            found[paragraph.number] = paragraph
        return cls(tuple(found.values()), language)

    @property
    def chapters(self) -> list[Paragraph]:
        """The headings of all chapters."""
        return [p for p in self.paragraphs if p.heading and "." not in p.number]

    def find(self, number: str) -> Paragraph | None:
        """Return the paragraph or the heading of a number."""
        return next((p for p in self.paragraphs if p.number == number), None)

    def overruled_by(self, number: str) -> list[str]:
        """Return the numbers of the paragraphs that replace one, if any do."""
        return [n for n in self._overruled.get(number, ()) if n not in self._overruled]

    @cached_property
    def _overruled(self) -> Mapping[str, Sequence[str]]:
        found: dict[str, list[str]] = {}
        for paragraph in self.paragraphs:
            for number in paragraph.overrules:
                found.setdefault(number, []).append(paragraph.number)
        return found

    def below(self, number: str) -> list[Paragraph]:
        """Return everything under a heading, including headings."""
        return [p for p in self.paragraphs if p.number.startswith(f"{number}.")]

    def section_of(self, number: str) -> str:
        """Return the number of the heading just above a paragraph or a heading, if any."""
        return number.rpartition(".")[0]

    def search(
        self, words: str, *, alike: Iterable[Collection[str]] = (), fillers: Collection[str] = ()
    ) -> list[Paragraph]:
        """Return the paragraphs in which every word occurs, the best first.

        A word occurs if it begins some word, if a word has the same stem, or if a word is
        ``alike``; ``fillers`` are ignored, unless there is nothing else. If no paragraph has all
        words, the result is those that have the most. A heading counts for everything under it, but
        less than the text itself. Only the first words of a long search count.
        """
        typed = _spelt(words[:LONGEST])
        wanted = [word for word in typed if word not in fillers][:WANTED] or typed[:WANTED]
        groups = [{self._stem(word) for word in group} for group in alike]
        texts, titles = self._index
        points: Counter[int] = Counter()
        matched: Counter[int] = Counter()
        under: Counter[int] = Counter()
        for word in wanted:
            stem = self._stem(word)
            others = {s for group in groups if stem in group for s in group}
            begun = _places(texts, word)
            whole = _stemmed(texts, {stem})
            like = _stemmed(texts, others)
            for other in filter(_HAN.match, others):
                like |= _places(texts, other)
            headed = _places(titles, word) | _stemmed(titles, {stem} | others)
            matched.update(begun | whole | like | headed)
            under.update(headed)
            for places, worth in ((begun | whole, 1), (whole, 2), (like, 1)):
                points.update(dict.fromkeys(places, worth))
        most = max(matched.values(), default=0)
        within = [place for place, number in matched.items() if number == most]
        if most < len(wanted) and most * 2 < len(wanted):
            return []  # Paragraphs with less than half of the words are no result.
        ranked = sorted(within, key=lambda place: (-points[place], -under[place], place))
        return [self.paragraphs[place] for place in ranked]

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        return stemming(self.language)

    @cached_property
    def _index(self) -> tuple[Index, Index]:
        """Return the index of all words of texts and titles, with their stems and paragraphs."""
        told = [(place, p) for place, p in enumerate(self.paragraphs) if not p.heading]
        return (
            self._indexed((word, place) for place, p in told for word in _words(p.text)),
            self._indexed((word, place) for place, p in told for word in _words(p.title)),
        )

    def _indexed(self, words: Iterable[tuple[str, int]]) -> Index:
        found = sorted(words)
        stems: dict[str, set[int]] = {}
        for word, place in found:
            stems.setdefault(self._stem(word), set()).add(place)
        return Index(found, stems)


@fixed
class Index:
    """The words of texts, with the places where they occur."""

    words: Sequence[tuple[str, int]]
    """The words, sorted, each with its place."""
    stems: Mapping[str, set[int]]
    """The places of all words that have a stem."""


def _places(index: Index, wanted: str) -> set[int]:
    """Return the places of words that begin with a word."""
    found: set[int] = set()
    for word, place in islice(index.words, bisect_left(index.words, (wanted, -1)), None):
        if not word.startswith(wanted):
            break
        found.add(place)
    return found


def _stemmed(index: Index, stems: Iterable[str]) -> set[int]:
    """Return the places of words that have one of these stems."""
    return {place for stem in stems for place in index.stems.get(stem, ())}


def _spelt(text: str) -> list[str]:
    """Return the words of a text in the form in which they are compared."""
    return [word.casefold() for word in _WORD.findall(text.casefold().translate(_ALIKE))]


def _words(text: str) -> set[str]:
    """Return the words of a text in the form in which they are found.

    Han characters are written without gaps, so a word may begin at each of them.
    """
    found = set(_spelt(text))
    for run in _HAN.findall(text):
        found.update(run[at:] for at in range(len(run)))
    return found


def rulebook(ruleset: str, language: str = FALLBACK) -> Rulebook | None:
    """Return the rules of a game, in English if there are none in the language.

    Return ``None`` if there is no game of this name, because someone may have typed it.
    """
    words = words_of(ruleset)
    if words is None:
        return None
    if paths := words.rulebook(language):
        return _read(paths, language)
    paths = words.rulebook(FALLBACK)
    return _read(paths, FALLBACK) if paths else None


def rulebooks(rulesets: Sequence[str]) -> list[str]:
    """Return those of some games that have rules to read."""
    return [ruleset for ruleset in rulesets if rulebook(ruleset) is not None]


@cache
def _read(paths: tuple[Path, ...], language: str) -> Rulebook:
    return Rulebook.read("\n".join(path.read_text("utf-8") for path in paths), language)


STEMMERS = {
    "de": "german",
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "hu": "hungarian",
    "it": "italian",
    "ru": "russian",
}
"""The algorithms that find the stems of words, by language."""


@cache
def stemming(language: str) -> Callable[[str], str]:
    """Return a function for the stem of a word; without an algorithm, it is the word itself."""
    algorithm = STEMMERS.get(language)
    if algorithm is None:
        return str
    # The library loads thirty languages, and nobody may ever search the rules.
    from snowballstemmer import stemmer  # type: ignore[import-untyped]  # it has no types

    stem: Callable[[str], str] = stemmer(algorithm).stemWord
    return stem
