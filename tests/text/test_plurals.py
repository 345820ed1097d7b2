"""One of anything is named in the singular: every message, with 1 for all that it counts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.games.registry import plugins
from tests.words import patterns_in, strict_localizer

COUNTING = {"zero", "one", "two", "few", "many", "other"}
ONE = "\x01"
"""Stands for a parameter, which is 1 wherever it is a number."""
SINGULAR = {"less", "plus", "is", "was", "has", "as", "its", "loss", "this", "always", "across"}
"""Words that end like a plural, and may follow a number."""
PLURAL = re.compile(rf"{ONE}\*{{0,2}} (?:more |other |of these )?([A-Za-z]+s)\b")
AGREEING = re.compile(
    rf"{ONE}(?: [A-Za-z]+)? (are|were|have|go|come|stay|retreat|march|need|remain|fight)\b"
)
MORE_THAN_ONE = {
    "goal",
    "goal-targaryen",
    "goal-without-targaryen",
    "placard-goal",
    "option-players",
    "trouble-note-too-long",
}
"""Messages whose numbers are never 1."""
NAMES = {"place"}
"""Parameters that count in some messages, and name something in others."""
COUNTED = {"units", "pieces", "clans", "lost", "attackers", "casualties", "routed"}
"""Parameters that are counted things."""


def spoken(pattern: ast.Pattern, known: Mapping[str, ast.Pattern]) -> Iterator[str]:
    """Return what a pattern can say if every number is 1: one text for each choice of the rest."""
    parts = [list(_element(element, known)) for element in pattern.elements]
    for choice in product(*parts):
        yield "".join(choice)


def _element(
    element: ast.TextElement | ast.Placeable, known: Mapping[str, ast.Pattern]
) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression() as select:
            keys = {_key(variant): variant for variant in select.variants}
            if not set(keys) - COUNTING - {str(n) for n in range(10)}:
                default = next(v for v in select.variants if v.default)
                yield from spoken((keys.get("1") or keys.get("one") or default).value, known)
            else:
                for variant in select.variants:
                    yield from spoken(variant.value, known)
        case ast.StringLiteral() as literal:
            yield literal.value
        case ast.MessageReference() as reference if reference.id.name in known:
            yield from spoken(known[reference.id.name], known)
        case ast.Placeable() as inner:
            yield from _element(inner, known)
        case ast.VariableReference() as variable if variable.id.name in numbers():
            yield ONE
        case ast.VariableReference() as variable if variable.id.name in COUNTED:
            yield f"{ONE} Knight"
        case _:
            yield "…"


@cache
def numbers() -> frozenset[str]:
    """Return the names of parameters that some message counts with."""
    found = set[str]()

    class Reader(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - its name
            keys = {_key(variant) for variant in node.variants}
            if isinstance(node.selector, ast.VariableReference) and keys & {"one", "1"}:
                found.add(node.selector.id.name)
            self.generic_visit(node)

    for ruleset in ("", *plugins()):
        for pattern in patterns_in("en", ruleset).values():
            Reader().visit(pattern)
    return frozenset(found - NAMES)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def wrong(text: str) -> list[str]:
    """Return what a text says of one thing as if there were several."""
    plural = [m[0] for m in PLURAL.finditer(text) if m[1] not in SINGULAR]
    return [
        found.replace(ONE, "1") for found in (*plural, *(m[0] for m in AGREEING.finditer(text)))
    ]


@pytest.mark.parametrize("ruleset", ["", *plugins()])
def test_one_is_not_several(ruleset: str) -> None:
    """No message says "1 minutes" or "1 are", whatever else it chooses."""
    known = patterns_in("en", ruleset)
    found = {
        id: wrong(text)
        for id, pattern in known.items()
        for text in spoken(pattern, known)
        if wrong(text) and id not in MORE_THAN_ONE
    }
    assert found == {}


def test_the_test_sees_a_wrong_plural() -> None:
    """It finds both kinds, and does not mind what is right."""
    assert wrong(f"{ONE} minutes")
    assert wrong(f"{ONE} Knight stay")
    assert not wrong(f"{ONE} minute is left")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (60, "1 minute"),
        (120, "2 minutes"),
        (3600, "1 hour"),
        (5400, "1 hour 30 minutes"),
        (90000, "25 hours"),
        (90060, "25 hours"),
    ],
)
def test_a_span(seconds: int, words: str) -> None:
    """A span of a minute is one; below a day, hours are told with their minutes."""
    assert strict_localizer().name(f"span:{seconds}") == words
