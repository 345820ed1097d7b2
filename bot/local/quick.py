"""Tells quickly whether a document fits a JSON schema, but not why it does not.

A schema is turned into functions once. Nearly everything that is sent fits, so the validator that
can explain, a hundred times slower, is seldom needed. This supports the part of JSON Schema that
Discord's descriptions use, and refuses anything else.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import unquote

from bot.local.errors import Json

Test = Callable[[Any], bool]

_SAID = frozenset(
    {"title", "description", "format", "contentEncoding", "default", "examples", "definitions"}
)
"""Keywords that refuse nothing."""

_WITH_ANOTHER = frozenset({"then", "else"})
"""Keywords that are handled together with the one they belong to."""


class QuickSchemas:
    """The schemas of one document, each compiled when it is first needed."""

    def __init__(self, document: Json, *, siblings: bool) -> None:
        """``siblings``: whether keywords beside a ``$ref`` count, as since draft 2019-09."""
        self._document = document
        self._siblings = siblings
        self._tests: dict[str, Test] = {}

    def fits(self, pointer: str, value: Any) -> bool:
        """Whether a document fits the schema at a JSON pointer, like ``/components/schemas/X``."""
        return self._at(pointer)(value)

    def _at(self, pointer: str) -> Test:
        if pointer not in self._tests:
            # Schemas can refer to themselves: while one is being compiled, its test does not exist
            # yet.
            self._tests[pointer] = partial(self.fits, pointer)
            node: Any = self._document
            for part in pointer.split("/")[1:]:
                node = node[unquote(part).replace("~1", "/").replace("~0", "~")]
            self._tests[pointer] = self._compile(node)
        return self._tests[pointer]

    def _compile(self, schema: Any) -> Test:
        if isinstance(schema, bool):
            return lambda value: schema
        if "$ref" in schema and not self._siblings:
            return self._at(schema["$ref"].removeprefix("#"))
        tests = [
            self._keyword(word, argument, schema)
            for word, argument in schema.items()
            if word not in _SAID | _WITH_ANOTHER and not word.startswith("x-")
        ]
        return tests[0] if len(tests) == 1 else _all(tests)

    def _keyword(self, word: str, argument: Any, schema: Json) -> Test:
        match word:
            case "$ref":
                return self._at(argument.removeprefix("#"))
            case "type":
                names = argument if isinstance(argument, list) else [argument]
                return _any([_TYPES[name] for name in names])
            case "enum":
                return _one_of(argument)
            case "const":
                return _one_of([argument])
            case "allOf":
                return _all([self._compile(branch) for branch in argument])
            case "anyOf":
                return _any([self._compile(branch) for branch in argument])
            case "oneOf":
                branches = [self._compile(branch) for branch in argument]
                return lambda value: sum(test(value) for test in branches) == 1
            case "not":
                test = self._compile(argument)
                return lambda value: not test(value)
            case "if":
                condition = self._compile(argument)
                then = self._compile(schema.get("then", True))
                other = self._compile(schema.get("else", True))
                return lambda value: then(value) if condition(value) else other(value)
            case "items" if isinstance(argument, list):
                places = [self._compile(one) for one in argument]
                return _for(
                    list,
                    lambda value: all(
                        test(item) for test, item in zip(places, value, strict=False)
                    ),
                )
            case "items":
                item = self._compile(argument)
                return _for(list, lambda value: all(map(item, value)))
            case "properties":
                inner = {name: self._compile(one) for name, one in argument.items()}
                return _for(
                    dict,
                    lambda value: all(
                        test(value[name]) for name, test in inner.items() if name in value
                    ),
                )
            case "required":
                wanted = frozenset(argument)
                return _for(dict, lambda value: wanted <= value.keys())
            case "additionalProperties":
                known = frozenset(schema.get("properties", ()))
                test = self._compile(argument)
                return _for(
                    dict, lambda value: all(test(v) for k, v in value.items() if k not in known)
                )
        return _limit(word, argument)


def _limit(word: str, limit: Any) -> Test:
    match word:
        case "minLength":
            return _for(str, lambda value: len(value) >= limit)
        case "maxLength":
            return _for(str, lambda value: len(value) <= limit)
        case "minItems":
            return _for(list, lambda value: len(value) >= limit)
        case "maxItems":
            return _for(list, lambda value: len(value) <= limit)
        case "minProperties":
            return _for(dict, lambda value: len(value) >= limit)
        case "maxProperties":
            return _for(dict, lambda value: len(value) <= limit)
        case "minimum":
            return lambda value: not _is_number(value) or value >= limit
        case "maximum":
            return lambda value: not _is_number(value) or value <= limit
        case "pattern":
            found = re.compile(limit).search
            return _for(str, lambda value: found(value) is not None)
        case "uniqueItems":
            return _for(list, _unique) if limit else lambda value: True
    raise NotImplementedError(f"the keyword {word}")


def _for(kind: type, test: Test) -> Test:
    """A test that applies only to values of one type."""
    return lambda value: not isinstance(value, kind) or test(value)


def _all(tests: list[Test]) -> Test:
    def every(value: Any) -> bool:
        for test in tests:  # noqa: SIM110 - a generator would take twice the time
            if not test(value):
                return False
        return True

    return every


def _any(tests: list[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]

    def some(value: Any) -> bool:
        for test in tests:  # noqa: SIM110 - a generator would take twice the time
            if test(value):
                return True
        return False

    return some


def _one_of(options: list[Any]) -> Test:
    known = [(type(option) is bool, option) for option in options]
    # True is not 1, although Python says that it is.
    return lambda value: (type(value) is bool, value) in known


def _unique(values: list[Any]) -> bool:
    return all(value not in values[:n] for n, value in enumerate(values))


def _is_integer(value: Any) -> bool:
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: dict[str, Test] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": _is_integer,
    "number": _is_number,
    "null": lambda value: value is None,
}
