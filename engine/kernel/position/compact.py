"""Plain data without spaces: as JSON, but with quotes only where they are needed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any


class BadPosition(ValueError):
    """A line that is not a position; the text says in one sentence what is wrong."""


BARE = re.compile(r"[A-Za-z][\w+*'.-]*", re.ASCII)
_WORDS = {"true": True, "false": False, "null": None}
_TOKEN = re.compile(
    r"""(?P<mark>[{}\[\],:])|(?P<number>-?\d{1,9}\b)|(?P<bare>[A-Za-z][\w+*'.-]*)|"""
    r'(?P<quoted>"(?:[^"\\]|\\.)*")',
    re.ASCII,
)
_DEEPEST = 12


def plain(value: object) -> str:
    """Return plain data as text without spaces: as JSON, but with quotes only where needed."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{plain(str(k))}:{plain(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(plain, value)) + "]"
    if isinstance(value, str):
        if BARE.fullmatch(value) and value not in _WORDS:
            return value
        return json.dumps(value).replace(" ", "\\u0020")
    if value is None or isinstance(value, bool | int):
        return json.dumps(value)
    raise TypeError(f"no plain data: {type(value).__name__}")


def read_plain(text: str) -> Any:
    """Read what :func:`plain` has written.

    Raises BadPosition.
    """
    tokens: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise BadPosition(f"cannot be read from here on: {short(text[at:])}")
        tokens.append((str(match.lastgroup), match[0]))
        at = match.end()
    value, end = _value(tokens, 0, 0)
    if end != len(tokens):
        raise BadPosition(f"too much at the end of {short(text)}")
    return value


def _value(tokens: Sequence[tuple[str, str]], at: int, depth: int) -> tuple[Any, int]:
    if depth > _DEEPEST:
        raise BadPosition("lists in lists, too deep")
    kind, text = tokens[at] if at < len(tokens) else ("", "")
    if kind == "number":
        return int(text), at + 1
    if kind == "bare":
        return _WORDS.get(text, text), at + 1
    if kind == "quoted":
        return _unquoted(text), at + 1
    if text not in ("{", "["):
        raise BadPosition(f"a value is missing before {short(text)}" if text else "it breaks off")
    closing = "}" if text == "{" else "]"
    items: list[Any] = []
    at += 1
    while at < len(tokens) and tokens[at][1] != closing:
        if items:
            at = _expect(tokens, at, ",")
        if closing == "}":
            name, at = _value(tokens, at, depth + 1)
            if not isinstance(name, str):
                raise BadPosition(f"{short(str(name))} is no name")
            value, at = _value(tokens, _expect(tokens, at, ":"), depth + 1)
            items.append((name, value))
        else:
            value, at = _value(tokens, at, depth + 1)
            items.append(value)
    at = _expect(tokens, at, closing)
    return (dict(items) if closing == "}" else items), at


def _expect(tokens: Sequence[tuple[str, str]], at: int, mark: str) -> int:
    if at >= len(tokens) or tokens[at][1] != mark:
        raise BadPosition(f"{short(mark)} is missing")
    return at + 1


def _unquoted(text: str) -> str:
    try:
        return str(json.loads(text))
    except json.JSONDecodeError:
        raise BadPosition(f"no text: {short(text)}") from None


def short(text: str) -> str:
    """Return a text in quotes, or the beginning of a long one."""
    return repr(text if len(text) <= 40 else text[:37] + "...")
