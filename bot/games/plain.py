"""A board in words for games without one of their own: everything in a view, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.text import Localizer
from bot.text.names import is_thing, readable
from bot.ui.names import moment, seat_name
from engine.kernel.ruleset import View

KNOWN = frozenset({"ruleset", "seat", "seats", "round", "phase", "question", "sealed"})
"""The keys that every panel says already, or that nobody needs to read."""
INDENT = "  "


def plain_board(view: View, say: Localizer) -> str:
    """Return everything that a view shows, with a line for each fact."""
    head = moment(view, say)
    lines = [head] if head else []
    for key, value in view.items():
        if key not in KNOWN:
            lines += _lines(key, value, view, say, 0)
    return "\n".join(lines) or say("board-nothing")


def _lines(key: str, value: Any, view: View, say: Localizer, depth: int) -> Iterator[str]:
    label = INDENT * depth + _name(key, view, say)
    if isinstance(value, Mapping) and value:
        yield f"{label}:"
        for inner, part in value.items():
            yield from _lines(str(inner), part, view, say, depth + 1)
    elif isinstance(value, list | tuple) and any(isinstance(part, Mapping) for part in value):
        yield f"{label}:"
        for number, part in enumerate(value, 1):
            yield from _lines(str(number), part, view, say, depth + 1)
    else:
        yield f"{label}: {_value(value, view, say)}"


def _value(value: Any, view: View, say: Localizer) -> str:
    match value:
        case None | [] | ():
            return say("list-nothing")
        case bool():
            return say("yes" if value else "no")
        case list() | tuple():
            return say.join([_value(part, view, say) for part in value])
        case Mapping():
            return say("list-nothing")
        case str():
            return _name(value, view, say)
    return str(value)


def _name(id: str, view: View, say: Localizer) -> str:
    """Return the name of a thing, a seat, or any other id in a view."""
    if is_thing(id):
        return say.name(id)
    if id in view.get("seats", ()):
        return seat_name(id, say)
    for kind in ("area", "card", "unit"):
        if say.knows(f"{kind}-{id}"):
            return say.name(f"{kind}:{id}")
    return readable(id)
