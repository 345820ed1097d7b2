"""The lexicon, which finds things by the words of users: names, beginnings, initials,
misspellings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from rapidfuzz import fuzz, process

from .normalize import has_han, normal, spellings

EXACT, BEGINNING, BEGINNINGS, INITIALS, WITHIN, NEARLY = range(6)
"""How well a text fits a name, best first."""

CLOSE = 0.75
"""The similarity (0 to 1) from which a text counts as a misspelled name."""
REMOTE = 0.4
"""The similarity from which a name is worth suggesting."""
TELLING = 4
"""How many letters a text must have to count as a misspelled name."""
LONGEST_NAME = 60
"""The most letters of a name; a longer text is not the name of anything."""
FORGIVEN = 30
"""How many misspelled texts are compared with all names; later ones must be spelled correctly."""
GUESSES = 3
"""The most names that are suggested."""


@dataclass(frozen=True, slots=True)
class NameMatch:
    """The things that a text may mean."""

    ids: tuple[str, ...]
    """All things that the text fits equally well: one if it is clear, none if it fits nothing."""
    quality: int = NEARLY
    """How well the text fits them, from EXACT to NEARLY."""

    @property
    def only(self) -> str | None:
        """The thing that is meant, if that is clear."""
        return self.ids[0] if len(self.ids) == 1 else None


class Lexicon:
    """A dictionary of things by their names."""

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        """Index the ``names`` of each thing by its id; the order of ids is kept."""
        self._ids = tuple(names)
        self._names = sorted(
            (name, place)
            for place, said in enumerate(names.values())
            for name in {form for one in said for form in spellings(one)} - {""}
        )
        """Every name, with the index of its thing."""
        self._words = sorted(
            (word, at) for at, (name, _) in enumerate(self._names) for word in name.split()
        )
        """Every word of a name, with the index of that name."""
        self._found: dict[str, NameMatch] = {}
        self._forgiven = 0

    def find(self, text: str) -> NameMatch:
        """Return what a text means, even if it is misspelled, unless too many texts were."""
        wanted = normal(text)
        if wanted not in self._found:
            self._found[wanted] = self._find(wanted)
        return self._found[wanted]

    def _find(self, wanted: str) -> NameMatch:
        if not wanted or len(wanted) > LONGEST_NAME:
            return NameMatch(())
        number = wanted.isdecimal()
        for quality, fits in _FITS:
            # A number is never the beginning of another one.
            if number and quality != EXACT:
                break
            if found := fits(self, wanted):
                return NameMatch(self._things(found), quality)
        if number or len(wanted) < TELLING or self._forgiven == FORGIVEN:
            return NameMatch(())
        self._forgiven += 1
        likely = self._by_likeness(wanted, CLOSE)
        best = likely[0][0] if likely else 0.0
        return NameMatch(tuple(id for likeness, id in likely if likeness == best))

    def guesses(self, text: str) -> tuple[str, ...]:
        """Return the things that may have been meant, likeliest first."""
        found = self.find(text).ids
        if found:
            return found[:GUESSES]
        likely = self._by_likeness(normal(text)[:LONGEST_NAME], REMOTE)
        return tuple(id for _, id in likely[:GUESSES])

    def _things(self, places: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._ids[place] for place in sorted(set(places)))

    @cached_property
    def _parts(self) -> tuple[list[str], list[int]]:
        """Return names and their words, each with the index of its thing."""
        parts = [*self._names, *((word, self._names[at][1]) for word, at in self._words)]
        return [part for part, _ in parts], [place for _, place in parts]

    def _exactly(self, wanted: str) -> list[int]:
        return [place for name, place in _beginning(self._names, wanted) if name == wanted]

    def _beginning(self, wanted: str) -> list[int]:
        return [place for _, place in _beginning(self._names, wanted)]

    def _begun(self, wanted: str) -> list[int]:
        """Return names whose words begin with the words of a text, in their order: "wh harb"."""
        first, *_ = wanted.split()
        return [
            place
            for name, place in (self._names[at] for _, at in _beginning(self._words, first))
            if _begins_words(wanted, name)
        ]

    def _initialled(self, wanted: str) -> list[int]:
        letters = wanted.replace(" ", "")
        return [place for name, place in self._names if letters in _initials(name)]

    def _within(self, wanted: str) -> list[int]:
        if len(wanted) < TELLING and not has_han(wanted):
            return []
        return [place for name, place in self._names if wanted in name]

    def _by_likeness(self, wanted: str, least: float) -> list[tuple[float, str]]:
        """Compare a text with whole names, with equally long beginnings, and with each of their
        words.

        Return the similarities of those that reach ``least``, likeliest first.
        """
        best: dict[int, float] = {}
        beginnings = [name[: len(wanted)] for name, _ in self._names]
        for texts, places in (self._parts, (beginnings, [place for _, place in self._names])):
            for _, likeness, at in process.extract(
                wanted, texts, score_cutoff=100 * least, limit=None, **_RATIO
            ):
                best[places[at]] = max(likeness, best.get(places[at], 0.0))
        ranked = sorted(best.items(), key=lambda found: (-found[1], found[0]))
        return [(likeness / 100, self._ids[place]) for place, likeness in ranked]


def _beginning(sorted_texts: Sequence[tuple[str, int]], wanted: str) -> Iterator[tuple[str, int]]:
    """Yield those of the sorted texts that begin with the wanted one."""
    for at in range(bisect_left(sorted_texts, (wanted, -1)), len(sorted_texts)):
        if not sorted_texts[at][0].startswith(wanted):
            break
        yield sorted_texts[at]


def _begins_words(wanted: str, name: str) -> bool:
    """Return whether each word begins one of the name's words, in their order."""
    left = iter(name.split())
    return all(any(word.startswith(part) for word in left) for part in wanted.split())


@lru_cache(10_000)
def _initials(name: str) -> frozenset[str]:
    """Return the first letters of a name's words, with and without the short ones."""
    parts = name.split()
    if len(parts) < 2:
        return frozenset()
    return frozenset(("".join(w[0] for w in parts), "".join(w[0] for w in parts if len(w) > 3)))


_FITS: tuple[tuple[int, Callable[[Lexicon, str], list[int]]], ...] = (
    (EXACT, Lexicon._exactly),
    (BEGINNING, Lexicon._beginning),
    (BEGINNINGS, Lexicon._begun),
    (INITIALS, Lexicon._initialled),
    (WITHIN, Lexicon._within),
)

# The library has no type for its scorers.
_RATIO: dict[str, Any] = {"scorer": fuzz.ratio}
