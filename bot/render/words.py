"""The words of pictures: a game's own words, in the language of the picture.

Everything in a picture is in one language and from one table, so both are set once, around the
drawing. A message that the language lacks is in English; one that English lacks too is an error.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.text import Localizer, MissingText, Plain
from bot.text.catalog import FALLBACK, on_change, sources, words_of
from bot.text.grammar import Inflected, form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.kernel.phrase import PhraseData


SAID = 2000
"""How many texts of each sort are cached; a film or a page needs the same ones again and again."""

_language: ContextVar[str] = ContextVar("language", default=FALLBACK)


_people: ContextVar[Mapping[str, str]] = ContextVar("people", default=MappingProxyType({}))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language for everything that is drawn inside the context."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


@contextmanager
def seating(people: Mapping[str, str]) -> Iterator[None]:
    """Use these people's names, by seat, for everything that is drawn inside the context."""
    before = _people.set(people)
    try:
        yield
    finally:
        _people.reset(before)


def player(seat: str) -> str:
    """Return the name of the player at a seat, as they have written it; empty if unknown."""
    return _people.get().get(seat, "")


def language() -> str:
    """Return the language that is drawn in."""
    return _language.get()


def _fail(fault: str) -> None:
    raise MissingText(fault)


@cache
def _localizer(ruleset: str, language: str) -> Localizer:
    words = words_of(ruleset)
    own = [] if words is None else words.sources(language)
    fallback = None if language == FALLBACK else _localizer(ruleset, FALLBACK)
    return Localizer(language, [*sources(language), *own], fallback, on_fault=_fail)


def _strict(ruleset: str) -> Localizer:
    return _localizer(ruleset, language())


on_change(_localizer.cache_clear)


def say(message: str, ruleset: str, **parameters: str | int) -> str:
    """Return the text of a message in a game's words; parameters go in unchanged.

    Names, lists of them and counted things keep their forms, which the message may ask for.
    Raises `MissingText` for a message that does not exist, and for a missing parameter.
    """
    given = tuple((name, value, type(value)) for name, value in parameters.items())
    return _said(message, ruleset, language(), given)


@lru_cache(SAID)
def _said(
    message: str, ruleset: str, spoken: str, given: tuple[tuple[str, str | int, type], ...]
) -> str:
    values = {name: Plain(v) if kind is str else v for name, v, kind in given}
    return _localizer(ruleset, spoken)(message, **values)


def name(thing: str, ruleset: str) -> Inflected:
    """Return the name of a thing that is written `kind:id`, in a game's words.

    Raises `MissingText` for a thing without a name.
    """
    return _named(thing, ruleset, language())


@lru_cache(SAID)
def _named(thing: str, ruleset: str, spoken: str) -> Inflected:
    return _localizer(ruleset, spoken).inflected(thing)


def counted(things: Mapping[str, int], ruleset: str) -> Inflected:
    """Return counted things in words: "2 Footmen and 1 Knight"."""
    return _counted(tuple(things.items()), ruleset, language())


@lru_cache(SAID)
def _counted(things: tuple[tuple[str, int], ...], ruleset: str, spoken: str) -> Inflected:
    localizer, counts = _localizer(ruleset, spoken), dict(things)
    return Inflected(localizer.counted(counts), lambda form: localizer.counted(counts, form))


def _forget() -> None:
    for kept in (_said, _named, _counted):
        kept.cache_clear()


on_change(_forget)


def listed(parts: Iterable[str]) -> Inflected:
    """Return words as a list: "A, B, C"."""
    localizer, words = _localizer("", language()), list(parts)
    return Inflected(
        localizer.listed(words), lambda name: localizer.listed(form(word, name) for word in words)
    )


def items(parts: Iterable[str]) -> str:
    """Return phrases that have commas of their own as a list."""
    return _localizer("", language()).items(parts)


def sentence(words: str) -> str:
    """Return words with a full stop, unless they end with a stop of their own."""
    return _localizer("", language()).sentence(words)


def about(thing: str, words: str) -> str:
    """Return the words about a thing, after its name: "Ann: 3 points"."""
    return _localizer("", language()).about(thing, words)


def tell(phrase: PhraseData, ruleset: str) -> str:
    """Return a phrase of the rules in words, as a game tells it."""
    return _strict(ruleset).say(phrase)
