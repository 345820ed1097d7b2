"""Labels, options, titles and fields have room for their words in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from bot.text import Localizer
from bot.ui import limits
from tests.panels.test_limits_of_words import (
    COUNT,
    Variables,
    every_game,
    every_language,
    messages,
)
from tests.words import words_in

PANELS = Path(__file__).parents[2] / "bot"
PLACES: dict[tuple[str, int], int] = {
    ("Button", 0): limits.BUTTON_LABEL,
    ("Choice", 1): limits.OPTION_TEXT,
    ("Choice", 2): limits.OPTION_TEXT,
    ("Text", 0): limits.FIELD_LABEL,
    ("Text", 1): limits.FIELD_HINT,
    ("form", 1): limits.MODAL_TITLE,
    ("select", 2): limits.PLACEHOLDER,
}
"""What is called with words, at which place, and how long these may be."""
CALLED = re.compile(rf"\b({'|'.join({name for name, _ in PLACES})})\b")
NAME = "The Dornish Marches"
"""A name as long as they come."""


@cache
def spoken() -> Sequence[tuple[str, int, str]]:
    """Return what is said in which place: a pattern of ids, its limit, and where."""
    return sorted(set(_spoken()))


def _spoken() -> Iterator[tuple[str, int, str]]:
    for path in sorted(PANELS.rglob("*.py")):
        source = path.read_text("utf-8")
        if not CALLED.search(source):
            continue
        for call in ast.walk(ast.parse(source)):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            for at, argument in enumerate(call.args):
                limit = PLACES.get((name, at))
                if limit is not None:
                    yield from ((id, limit, path.name) for id in _ids(argument))


def _ids(argument: ast.expr) -> Iterator[str]:
    """Yield what a localizer is asked for within an argument."""
    for call in ast.walk(argument):
        if isinstance(call, ast.Call) and call.args:
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in ("say", "localizer", "own"):
                yield from _pattern(call.args[0])


def _pattern(of: ast.expr) -> Iterator[str]:
    if isinstance(of, ast.Constant) and isinstance(of.value, str):
        yield re.escape(of.value)
    elif isinstance(of, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+(?:-in)?"
            for part in of.values
        )
    elif isinstance(of, ast.IfExp):
        yield from _pattern(of.body)
        yield from _pattern(of.orelse)


def said(say: Localizer, id: str, variables: Variables) -> str:
    """Say a message with a long name for each parameter, and a large number for each count."""
    params: dict[str, object] = {
        name.removesuffix("-id"): COUNT % 10**4
        if variables.chosen_by.get(name, set()) & {"0", "1", "one"}
        else NAME
        for name in variables.all
    }
    params |= {name: NAME for name in variables.all if name.endswith("-id")}
    # Another test may have learnt the ids of commands.
    return re.sub(r"</([^:>]+):\d+>", r"/\1", say(id, **params))


@every_language
@every_game
def test_nothing_is_cut_where_there_is_little_room(language: str, ruleset: str) -> None:
    """Whatever is longer would be cut: not even with the longest names it is.

    What is too long for a place in English too is said elsewhere, under an id that begins alike.
    """
    say = Localizer(language, words_in(language, ruleset), on_fault=lambda _: None)
    english = Localizer("en", words_in("en", ruleset), on_fault=lambda _: None)
    found, theirs = messages(language, ruleset), messages("en", ruleset)
    faults, looked = [], 0
    for pattern, limit, where in spoken():
        for id in filter(re.compile(pattern).fullmatch, found):
            looked += 1
            text = said(say, id, found[id])
            if len(text) > limit >= len(said(english, id, theirs[id])):
                faults.append(f"{where}: {id}: {len(text)} > {limit}: {text}")
    assert looked > 100
    assert faults == []
