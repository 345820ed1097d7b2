"""Voices that fail for missing words, and a watch over rules: whatever they say has words.

A test that lets rules speak need not look at each parameter: what is told, asked and refused while
it runs is compared with the English words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

import pytest
from fluent.syntax import ast

from bot.games.registry import plugins
from bot.text import Localizer
from bot.text.catalog import entries_of, languages, parsed, sources
from engine.kernel.ask import CHANCE
from engine.kernel.driver import Driver
from engine.kernel.phrase import Refusal, Refused
from engine.kernel.state import State

__all__ = [
    "everything_said_has_words",
    "languages",
    "patterns_in",
    "strict_localizer",
    "words_in",
]


def words_in(language: str, ruleset: str = "") -> list[str]:
    """Return the shared sources of a language, and those of a game."""
    own = plugins()[ruleset].words.sources(language) if ruleset else []
    return [*sources(language), *own]


def patterns_in(language: str, ruleset: str) -> dict[str, ast.Pattern]:
    """Return what all messages say that a game's voice knows, and all their attributes."""
    found: dict[str, ast.Pattern] = {}
    for source in words_in(language, ruleset):
        for text in entries_of(source).values():
            for entry in parsed(text).resource.body:
                if isinstance(entry, ast.Message):
                    found |= {} if entry.value is None else {entry.id.name: entry.value}
                    found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def strict_localizer(ruleset: str = "", language: str = "en") -> Localizer:
    """Return a localizer, or that of a game, which fails for missing words."""

    def fail(fault: str) -> None:
        raise AssertionError(fault)

    return Localizer(language, words_in(language, ruleset), on_fault=fail)


@lru_cache
def needed() -> dict[str, list[frozenset[str]]]:
    """Return the parameters that each English message shows, once for each game that has it."""
    found: dict[str, list[frozenset[str]]] = defaultdict(list)
    for ruleset in ("", *plugins()):
        for source in words_in("en", ruleset):
            for id, text in entries_of(source).items():
                names = {n.removesuffix("-id") for n in re.findall(r"\$([a-z][\w-]*)", text)}
                found[id].append(frozenset(names))
    return found


voice = lru_cache(strict_localizer)


def check(id: str, params: Collection[str]) -> None:
    """Fail if there are no words for an id, or the words of every game need something else."""
    words = needed().get(id)
    assert words is not None, f"there are no words for {id}"
    assert any(names <= {*params} for names in words), f"{id} has {sorted(params)}, not {words}"


@pytest.fixture(scope="module", autouse=True)
def everything_said_has_words() -> Iterator[None]:
    """Compare whatever is told, asked and refused with the words."""
    told, asked, refused = State.tell, Driver._question, Refused.__init__

    def tell(state: Any, kind: str, /, **params: Any) -> None:
        own = params.keys() - {"audience", "chapter", "scene", "data"}
        check(f"event-{kind}", own)
        told(state, kind, **params)

    def question(game: Any, asking: Any) -> Any:
        if CHANCE not in asking.shapes:  # Which parameters are needed may depend on others.
            voice(game.ruleset.id)(f"ask-{asking.kind}", **asking.params)
        return asked(game, asking)

    def refuse(error: Any, reason: Refusal) -> None:
        phrases: Sequence[Any] = (reason.phrase, *(line.phrase for line in reason.lines))
        for phrase in phrases:
            check(phrase.id, phrase.params)
        refused(error, reason)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "tell", tell)
        patch.setattr(Driver, "_question", question)
        patch.setattr(Refused, "__init__", refuse)
        yield
