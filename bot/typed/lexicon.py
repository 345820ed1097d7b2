"""Things found by what somebody calls them: by name, beginning, initials, or nearly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher

from .normal import normal

EXACT, BEGINNING, BEGINNINGS, INITIALS, WITHIN, NEARLY = range(6)
"""How well a text fits a name, best first."""

CLOSE = 0.75
"""Likeness (0 to 1) from which on a text is taken for a misspelt name."""
REMOTE = 0.4
"""Likeness from which on a name is worth suggesting."""
TELLING = 4
"""Letters that a text must have to be taken for a misspelt name."""
GUESSES = 3
"""Names that are suggested at most."""


@dataclass(frozen=True, slots=True)
class Match:
    """What a text may mean."""

    ids: tuple[str, ...]
    """All things that it fits equally well; one if it is clear, none if it fits nothing."""
    quality: int = NEARLY
    """How well it fits them, EXACT to NEARLY."""

    @property
    def only(self) -> str | None:
        """The thing that is meant, if that is clear."""
        return self.ids[0] if len(self.ids) == 1 else None


class Lexicon:
    """Things by their names."""

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        """``names`` says by the id of each thing what it is called; ids come in order."""
        self._names = {
            id: tuple(dict.fromkeys(n for name in said if (n := normal(name))))
            for id, said in names.items()
        }

    def find(self, text: str) -> Match:
        """Find what a text means, misspellings included."""
        wanted = normal(text)
        if not wanted:
            return Match(())
        for quality, fits in _FITS:
            # A number is never the beginning of another one.
            if wanted.isdecimal() and quality != EXACT:
                break
            ids = tuple(
                id for id, names in self._names.items() if any(fits(wanted, n) for n in names)
            )
            if ids:
                return Match(ids, quality)
        if wanted.isdecimal() or len(wanted) < TELLING:
            return Match(())
        likely = self._by_likeness(wanted, CLOSE)
        best = likely[0][0] if likely else 0.0
        return Match(tuple(id for likeness, id in likely if likeness == best))

    def guesses(self, text: str) -> tuple[str, ...]:
        """Name the things that somebody may have meant, likeliest first."""
        found = self.find(text).ids
        if found:
            return found[:GUESSES]
        return tuple(id for _, id in self._by_likeness(normal(text), REMOTE)[:GUESSES])

    def _by_likeness(self, wanted: str, least: float) -> list[tuple[float, str]]:
        likenesses = [
            (max((_likeness(wanted, name) for name in names), default=0.0), id)
            for id, names in self._names.items()
        ]
        close = [(likeness, id) for likeness, id in likenesses if likeness >= least]
        return sorted(close, key=lambda found: -found[0])


def _likeness(wanted: str, name: str) -> float:
    """Compare with a whole name, with as much of its beginning, and with each of its words."""
    return max(
        SequenceMatcher(None, wanted, part, autojunk=False).ratio()
        for part in {name, name[: len(wanted)], *name.split()}
    )


def _begins_words(wanted: str, name: str) -> bool:
    """Tell whether each word begins one of the name's words, in their order: "wh harb"."""
    left = iter(name.split())
    return all(any(word.startswith(part) for word in left) for part in wanted.split())


def _initials(name: str) -> set[str]:
    """Return the first letters of a name's words, with and without the short ones."""
    parts = name.split()
    if len(parts) < 2:
        return set()
    return {"".join(w[0] for w in parts), "".join(w[0] for w in parts if len(w) > 3)}


_FITS: tuple[tuple[int, Callable[[str, str], bool]], ...] = (
    (EXACT, lambda wanted, name: wanted == name),
    (BEGINNING, lambda wanted, name: name.startswith(wanted)),
    (BEGINNINGS, _begins_words),
    (INITIALS, lambda wanted, name: wanted.replace(" ", "") in _initials(name)),
    (WITHIN, lambda wanted, name: len(wanted) >= TELLING and wanted in name),
)
