"""What the bot has said, by the ids of its messages, so that tests survive a change of its words.

``said("trouble-not-host")`` is a message in the bot's own English.
``says(text, "table-taken", seat="house:tyrell")`` tells whether a text contains it, whatever stands
for the parameters that are not named.
``heard(text, "table-taken", "seat")`` is what stands for one of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.text import Localizer, Plain, localizer_for, message_id
from bot.text.catalog import entries_in
from tests.words import words_in

GAMES = ("agot-2e", "agot-1e", "agot-2e-adwd", "inis")
"""Where messages are looked for; most tests are played by the first."""


def said(id: str, /, **params: Any) -> str:
    """Say a message in the bot's English; its parameters are values as a phrase has them."""
    return _localizer(id, params)(id, **params)


def says(text: str, id: str, /, **params: Any) -> bool:
    """Tell whether a text contains a message with these parameters, and any others."""
    return times(text, id, **params) > 0


def times(text: str, id: str, /, **params: Any) -> int:
    """Count how often a text contains a message with these parameters, and any others."""
    return len(places(text, id, **params))


def places(text: str, id: str, /, **params: Any) -> list[int]:
    """Return where in a text a message with these parameters, and any others, begins."""
    pattern = _pattern(_message(id), params)
    assert re.search(pattern, "") is None, f"{id} has no words of its own to look for"
    return [found.start() for found in re.finditer(pattern, _normal(text))]


def heard(text: str, id: str, parameter: str, /) -> list[str]:
    """Return what stands for a parameter wherever a text contains a message that ends with it."""
    gap = "\ue000"
    pattern = _pattern(_message(id), {parameter: Plain(gap)})
    assert gap in pattern, f"{id} has no {parameter}"
    return re.findall(pattern.replace(gap, "([^\n]*)"), _normal(text))


def _pattern(of: fluent.Pattern | None, params: Mapping[str, Any]) -> str:
    """Return the regular expression for everything that a pattern may say."""
    assert of is not None, "a message without words"
    return "".join(
        re.escape(_normal(part.value))
        if isinstance(part, fluent.TextElement)
        else _expression(part.expression, params)
        for part in of.elements
    )


def _expression(what: Any, params: Mapping[str, Any]) -> str:
    match what:
        case fluent.VariableReference():
            if what.id.name not in params:
                return ".*?"  # within a line
            return re.escape(_normal(said("name", of=params[what.id.name])))
        case fluent.StringLiteral():
            return re.escape(_normal(str(what.parse()["value"])))
        case fluent.FunctionReference():  # a command, whatever its id
            (path,) = what.arguments.positional
            assert isinstance(path, fluent.StringLiteral)
            name = re.escape(path.value)
            return rf"(?:</{name}:\d+>|/{name})"
        case fluent.MessageReference():
            return _pattern(_message(what.id.name), params)
        case fluent.SelectExpression():
            return _choice(what, params)
        case fluent.Placeable():
            return _expression(what.expression, params)
    raise AssertionError(f"no way to look for {what}")


def _choice(what: fluent.SelectExpression, params: Mapping[str, Any]) -> str:
    """Return the variant that a parameter picks by its very value, or else any of them."""
    given = None
    if isinstance(what.selector, fluent.VariableReference):
        given = params.get(what.selector.id.name)
    variants = {
        v.key.value if isinstance(v.key, fluent.NumberLiteral) else v.key.name: v.value
        for v in what.variants
    }
    if str(given) in variants:
        return _pattern(variants[str(given)], params)
    return "(?:" + "|".join(_pattern(v, params) for v in variants.values()) + ")"


def _normal(text: str) -> str:
    """Make runs of blanks one."""
    return re.sub(r"[ \t\xa0]+", " ", text)


def _game_of(id: str) -> str:
    """Return a game that has a message; shared messages are in all of them."""
    name = id.partition(".")[0]
    game = next((ruleset for ruleset in GAMES if name in _entries(ruleset)), None)
    assert game is not None, f"the bot has no message {id}"
    return game


def _localizer(id: str, params: Mapping[str, Any]) -> Localizer:
    """Return the localizer of the game that has a message, or else what its parameter names."""
    thing = params.get("of")
    named = message_id(thing) if id == "name" and isinstance(thing, str) else id
    known = any(named.partition(".")[0] in _entries(ruleset) for ruleset in GAMES)
    return localizer_for("en").of(_game_of(named if known else id))


@cache
def _message(id: str) -> fluent.Pattern | None:
    """Return the pattern of a message or an attribute, as the game that has it says it."""
    name, _, attribute = id.partition(".")
    entry = FluentParser().parse_entry(_entries(_game_of(id))[name])
    assert isinstance(entry, fluent.Message)
    attributes = {own.id.name: own.value for own in entry.attributes}
    return attributes[attribute] if attribute else entry.value


@cache
def _entries(ruleset: str) -> Mapping[str, str]:
    """Return what the bot can say in English in a game, by id, not parsed yet."""
    return entries_in(words_in("en", ruleset))
