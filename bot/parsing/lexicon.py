"""The lexicon, which finds things by the words of users: names, beginnings, initials,
misspellings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from engine.kernel.data import fixed

from .han import has_han
from .normalize import normal, spellings

EXACT, INFLECTED, BEGINNING, BEGINNINGS, INITIALS, WITHIN, NEARLY = range(7)
"""How well a text fits a name, best first."""

REMOTE = 0.4
"""The similarity from which a name is worth suggesting."""
LIKELY = 0.65
"""The similarity from which a place is worth suggesting for any unknown word."""
TELLING = 4
"""How many letters a word must have to count as a misspelled one, by one letter."""
LONG = 8
"""How many letters a word must have to count as a misspelled one, by two letters."""
INSIDE = 5
"""How many letters a text must have to be found inside of a name."""
STEM = 3
"""The fewest letters of a word without its ending."""
LONGEST_NAME = 60
"""The most letters of a name; a longer text is not the name of anything."""
FORGIVEN = 30
"""How many misspelled texts are compared with all names; later ones must be spelled correctly."""
GUESSES = 3
"""The most names that are suggested."""


@fixed
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


class Alias(str):
    """Another word for a thing; a letter or two do not stand for it, unlike for a name."""

    __slots__ = ()


class Lexicon:
    """A dictionary of things by their names and by other words for them."""

    def __init__(
        self, names: Mapping[str, Iterable[str]], endings: Collection[str] = frozenset()
    ) -> None:
        """Index the ``names`` of each thing by its id; the order of ids is kept.

        ``endings`` are those that words of the language may have.
        """
        listed = {id: list(said) for id, said in names.items()}
        names = {id: [n for n in said if not isinstance(n, Alias)] for id, said in listed.items()}
        aliases = {
            id: own
            for id, said in listed.items()
            if (own := [str(n) for n in said if isinstance(n, Alias)])
        }
        self._aliases = Lexicon(aliases, endings) if aliases else None
        self._ids = tuple(names)
        self._endings = frozenset(endings)
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
            self._found[wanted] = self._by_alias(wanted, self._find(wanted))
        return self._found[wanted]

    def _by_alias(self, wanted: str, found: NameMatch) -> NameMatch:
        if self._aliases is None or (found.ids and found.quality == EXACT):
            return found
        other = self._aliases.find(wanted)
        short = other.quality > INFLECTED and len(wanted.replace(" ", "")) < STEM
        if not other.ids or short or (found.ids and found.quality <= other.quality):
            return found
        return other

    def _find(self, wanted: str) -> NameMatch:
        if not wanted or len(wanted) > LONGEST_NAME:
            return NameMatch(())
        if not any(c.isalnum() for c in wanted):
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
        if wanted.endswith(("?", "؟")):  # Who asks has not made up their mind.
            return NameMatch(())
        self._forgiven += 1
        return NameMatch(self._things(self._misspelled(wanted)))

    def guesses(self, text: str, least: float = REMOTE) -> tuple[str, ...]:
        """Return the things that may have been meant, likeliest first; ``least`` is how similar
        their names are."""
        found = self.find(text).ids
        if found:
            return found[:GUESSES]
        likely = self._by_likeness(normal(text)[:LONGEST_NAME], least)
        return tuple(id for _, id in likely[:GUESSES])

    def _things(self, places: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._ids[place] for place in sorted(set(places)))

    @cached_property
    def _parts(self) -> tuple[list[str], list[int]]:
        """Return names and their words, each with the index of its thing."""
        parts = [*self._names, *((word, self._names[at][1]) for word, at in self._words)]
        return [part for part, _ in parts], [place for _, place in parts]

    @cached_property
    def _joined(self) -> dict[str, list[int]]:
        """Return the things by their names without spaces."""
        found: dict[str, list[int]] = {}
        for name, place in self._names:
            found.setdefault(name.replace(" ", ""), []).append(place)
        return found

    @cached_property
    def _split_names(self) -> list[tuple[list[str], int]]:
        return [(name.split(), place) for name, place in self._names]

    @cached_property
    def _by_stem(self) -> dict[str, list[int]]:
        """Return the indices of the names that have a word of each stem, or the word itself."""
        found: dict[str, list[int]] = {}
        for word, at in self._words:
            for stem in stems(word, self._endings):
                found.setdefault(stem, []).append(at)
        return found

    @cached_property
    def _by_length(self) -> dict[int, list[tuple[list[str], int]]]:
        """Return names by how many words they have."""
        found: dict[int, list[tuple[list[str], int]]] = {}
        for name, place in self._split_names:
            found.setdefault(len(name), []).append((name, place))
        return found

    @cached_property
    def _places_of_words(self) -> dict[str, list[int]]:
        """Return the things by each word of their names."""
        found: dict[str, list[int]] = {}
        for word, at in self._words:
            found.setdefault(word, []).append(self._names[at][1])
        return found

    def _with_word(self, said: frozenset[str]) -> list[tuple[list[str], int]]:
        """Return the names that have a word of one of these stems."""
        found = {at for stem in said for at in self._by_stem.get(stem, ())}
        return [self._split_names[at] for at in sorted(found)]

    def _exactly(self, wanted: str) -> list[int]:
        found = [place for name, place in _beginning(self._names, wanted) if name == wanted]
        return found or self._joined.get(wanted.replace(" ", ""), [])

    def _inflected(self, wanted: str) -> list[int]:
        """Return names whose words are those of a text but for their endings."""
        if not self._endings:
            return []
        said = [stems(word, self._endings) for word in wanted.split()]
        return [
            place
            for name, place in self._with_word(said[0])
            if len(name) == len(said)
            and all(
                not one.isdisjoint(stems(word, self._endings))
                for one, word in zip(said, name, strict=True)
            )
        ]

    def _inflected_parts(self, wanted: str) -> list[int]:
        """Return names of which the words of a text are some, but for their endings, or for a
        space within one of them."""
        joined = wanted.replace(" ", "")
        found = list(self._places_of_words.get(joined, ())) if joined != wanted else []
        if self._endings:
            said = [stems(word, self._endings) for word in wanted.split()]
            found += [
                place
                for name, place in self._with_word(said[0])
                if len(said) < len(name) and self._are_parts(said, name)
            ]
        return found

    def _are_parts(self, said: Sequence[frozenset[str]], name: Sequence[str]) -> bool:
        left = iter(name)
        return all(
            any(not one.isdisjoint(stems(word, self._endings)) for word in left) for one in said
        )

    def _misspelled(self, wanted: str) -> list[int]:
        """Return the names that a text fits best, but for a letter or two in each of its words.

        A single word may be any word of a name, or begin it. What is said in more words than a
        name has, or in fewer, is not that name.
        """
        said = wanted.split()
        found = self._misspelled_word(wanted) if len(said) == 1 else self._misspelled_words(said)
        least = min((errors for errors, _ in found), default=0)
        return [place for errors, place in found if errors == least]

    def _misspelled_word(self, wanted: str) -> list[tuple[int, int]]:
        """Return the things with a word that is nearly the wanted one, or begins so, with the
        number of errors."""
        from .likeness import nearly

        words = list(self._places_of_words)
        meant = [(word, word) for word in words]
        if len(wanted) > TELLING:
            meant += [(word[: len(wanted)], word) for word in words if len(word) > len(wanted)]
        return [
            (errors, place)
            for errors, at in nearly(wanted, [one for one, _ in meant], _most_errors(wanted))
            for place in self._places_of_words[meant[at][1]]
        ]

    def _misspelled_words(self, said: Sequence[str]) -> list[tuple[int, int]]:
        """Return the things with a name whose words are nearly those, with the number of
        errors."""
        from .likeness import count_errors

        most = [(word, _most_errors(word)) for word in said]
        return [
            (errors, place)
            for name, place in self._by_length.get(len(said), ())
            if (errors := count_errors(most, name)) is not None
        ]

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
        if len(wanted) < INSIDE and not has_han(wanted):
            return []
        return [
            place
            for name, place in self._names
            if (f" {wanted}" in f" {name}" if " " in wanted else wanted in name)
        ]

    def _by_likeness(self, wanted: str, least: float) -> list[tuple[float, str]]:
        """Compare a text with whole names, with equally long beginnings, and with each of their
        words.

        Return the similarities of those that reach ``least``, likeliest first.
        """
        from .likeness import alike

        best: dict[int, float] = {}
        beginnings = [name[: len(wanted)] for name, _ in self._names]
        for texts, places in (self._parts, (beginnings, [place for _, place in self._names])):
            for likeness, at in alike(wanted, texts, 100 * least):
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


def _most_errors(word: str) -> int:
    """Return in how many letters a word may differ from the one that is meant."""
    # A short word is another one, and not a misspelled one: "ne", "not", "or".
    return 0 if has_han(word) else (len(word) >= TELLING) + (len(word) >= LONG)


@lru_cache(50_000)
def stems(word: str, endings: frozenset[str]) -> frozenset[str]:
    """Return a word with and without those of its endings that leave enough of it."""
    without = [word[:-n] for n in (1, 2, 3, 4) if word[-n:] in endings and len(word) - n >= STEM]
    return frozenset([word, *without])


@lru_cache(10_000)
def _initials(name: str) -> frozenset[str]:
    """Return the first letters of a name's words, with and without the short ones."""
    parts = name.split()
    if len(parts) < 2:
        return frozenset()
    return frozenset(("".join(w[0] for w in parts), "".join(w[0] for w in parts if len(w) > 3)))


_FITS: tuple[tuple[int, Callable[[Lexicon, str], list[int]]], ...] = (
    (EXACT, Lexicon._exactly),
    (INFLECTED, Lexicon._inflected),
    (BEGINNING, Lexicon._beginning),
    (BEGINNINGS, Lexicon._begun),
    (BEGINNINGS, Lexicon._inflected_parts),
    (INITIALS, Lexicon._initialled),
    (WITHIN, Lexicon._within),
)
