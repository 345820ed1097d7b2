"""The terms of a language: its translations of the words of the rules and of the bot.

Each language keeps ``glossary.toml`` in its folder of shared words: for each term the English
words, and the words that a translation uses for them, the best first. Terms under
``[terms.shared]`` count everywhere, those under the name of a game's package only for its words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Self

from .catalog import SHARED
from .rulebook import STEMMERS, stemming

WORD = re.compile(r"\w+", re.UNICODE)
TYPED = ("typed-", "rules-alike", "rules-fillers")
"""The beginnings of the ids of messages that list what users may type."""
OWN_WORDS = ("typed-also.", "typed-layout")
"""The beginnings of the ids of what each language has as it likes: words for things, keyboards."""
BEGINNING, BEGINNING_OF_HAN = 3, 1
"""How many letters two forms of one word have in common at their beginning, at least."""
INVISIBLE = str.maketrans("", "", "\u200b\u200c\u200e\u200f\u2066\u2067\u2068\u2069")


@dataclass(frozen=True)
class Glossary:
    """The terms of one language."""

    language: str
    terms: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    """The possible translations of each English term: shared terms, and those of games."""
    free: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The terms that a message says in other words and need not use, by the id of the message."""
    unsaid: frozenset[str] = frozenset()
    """The terms that any message may leave out, because a verb or a pronoun says them."""
    avoid: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The words to avoid, each with what a text says instead: shared words, and those of games."""
    synonyms: frozenset[str] = frozenset()
    """The terms for which the language has several words that have nothing in common."""
    latin: frozenset[str] = frozenset()
    """The words in Latin letters that stay so in a language of another script."""

    @classmethod
    def of(cls, language: str) -> Self:
        """Return the glossary of a language; an empty one if there is none."""
        path = SHARED / language / "glossary.toml"
        return cls.read(path, language) if path.is_file() else cls(language)

    @classmethod
    def read(cls, path: Path, language: str) -> Self:
        """Read a file.

        Raises tomllib.TOMLDecodeError if it is not TOML.
        """
        data = tomllib.loads(path.read_text("utf-8"))
        return cls(
            language,
            data.get("terms", {}),
            data.get("free", {}),
            frozenset(data.get("unsaid", ())),
            data.get("avoid", {}),
            frozenset(data.get("synonyms", ())),
            frozenset(data.get("latin", ())),
        )

    def wrongs(self, place: str, id: str, english: str, other: str) -> Iterator[tuple[str, str]]:
        """Yield the terms of an English text that its translation does not use."""
        terms = self._terms(_game(place), english)
        found = other.lower().translate(INVISIBLE)
        taken = english.lower()
        # Longer terms first: "House card" is not a card of a "House".
        for term in sorted(terms, key=len, reverse=True):
            if term.lower() not in taken or not (pattern := _english(term)).search(taken):
                continue
            taken = pattern.sub(" ", taken)
            if term in self.unsaid or term in self.free.get(id, ()):
                continue
            if not any(self._says(said, found) for said in terms[term]):
                yield "not as in the glossary", f"{term}: {' / '.join(terms[term])}"

    def avoided(self, place: str, id: str, text: str) -> Iterator[tuple[str, str]]:
        """Yield the words of a text for which the language has settled on others."""
        words = {**self.avoid.get("shared", {}), **self.avoid.get(_game(place), {})}
        if id.startswith(TYPED):
            return  # what users may type has all words that they know
        for word, better in words.items():
            if word not in self.free.get(id, ()) and _alone(word).search(text):
                yield "a word that is not ours", f"{word}: {better}"

    def second_words(self) -> Iterator[tuple[str, str]]:
        """Yield the terms for which there is another word than the best, which is not allowed."""
        for terms in self.terms.values():
            for term, (best, *others) in terms.items():
                for other in others if term not in self.synonyms else ():
                    if not self._alike(best, other):
                        yield term, f"{best} / {other}"

    def _alike(self, best: str, other: str) -> bool:
        """Return whether two translations have a word, or the beginning of one, in common."""
        least = BEGINNING_OF_HAN if self.language == "zh" else BEGINNING
        pairs = ((a, b) for a in best.lower().split() for b in other.lower().split())
        return any(a[:least] == b[:least] for a, b in pairs if min(len(a), len(b)) >= least)

    def _terms(self, game: str, english: str) -> Mapping[str, Sequence[str]]:
        """Return the terms of a game's words.

        Words of no game may be about one: then a term that is written with a capital counts.
        """
        shared = self.terms.get("shared", {})
        if game:
            return {**shared, **self.terms.get(game, {})}
        found: dict[str, list[str]] = {}
        for terms in self.terms.values():
            for term, said in terms.items():
                if term[0].isupper() and _inside(term).search(english):
                    found.setdefault(term, []).extend(said)
        return {**found, **shared}

    def _says(self, said: str, found: str) -> bool:
        plain = said.lower().translate(INVISIBLE)
        # In a language without stems, the term appears in the text as it is.
        return plain in found or (
            self.language in STEMMERS and self._stems(plain) <= self._stems(found)
        )

    def _stems(self, text: str) -> set[str]:
        return set(map(stemming(self.language), WORD.findall(text)))


def _game(place: str) -> str:
    """Return the game whose words are in a folder; "" for shared ones."""
    _, _, inside = place.partition("games/")
    return inside.partition("/")[0]


@cache
def _english(term: str) -> re.Pattern[str]:
    """Return a pattern for an English term, in the singular or the plural."""
    return re.compile(rf"\b{re.escape(term.lower())}(?:s|es)?\b")


@cache
def _inside(term: str) -> re.Pattern[str]:
    """Return a pattern for an English term inside a sentence, where a capital means something."""
    return re.compile(rf"(?<=[\w,;:] ){re.escape(term)}(?:s|es)?\b")


@cache
def _alone(word: str) -> re.Pattern[str]:
    """Find a word in a text as it is written, but not inside another word."""
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
