"""The messages of a language, each parsed when it is first said.

There are thousands of them in each language and each game, and one evening needs a few hundred. To
parse all of them takes several seconds, which every process would spend at its start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^-?[A-Za-z][A-Za-z0-9_-]*(?= *=)", re.MULTILINE)
"""The id of a message or a term; whatever belongs to one begins otherwise, or is indented."""


class Messages:
    """The messages of one or more sources in Fluent; of two with one id the later one counts."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        *,
        functions: Mapping[str, Callable[..., Any]],
        isolates: bool,
    ) -> None:
        """``isolates``: whether parameters are put between marks that isolate their direction."""
        self._bundle = FluentBundle([language], dict(functions), use_isolating=isolates)
        self._entries: dict[str, str] = {}
        for source in sources:
            self._entries |= entries_of(source)
        self._added: set[str] = set()

    def get(self, id: str) -> Message | None:
        """Return a message; ``None`` if there is none with this id, or if it cannot be parsed."""
        if id not in self._added:
            self._add(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def format(self, pattern: Pattern, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Put a message's pattern into words; return them, and what went wrong."""
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text), errors

    def _add(self, id: str) -> None:
        """Add an entry to the bundle, and those that it refers to."""
        if id in self._added or id not in self._entries:
            return
        self._added.add(id)
        entry = parsed(self._entries[id])
        self._bundle.add_resource(entry.resource, allow_overrides=True)
        for other in entry.references:
            self._add(other)


class Entry(NamedTuple):
    """A message or a term, and the ids of those that it refers to."""

    resource: ast.Resource
    references: tuple[str, ...]


@lru_cache(1000)
def entries_of(source: str) -> Mapping[str, str]:
    """Return the text of each entry of a source by its id; terms have their hyphen."""
    starts = [*ENTRY.finditer(source)]
    ends = [*(found.start() for found in starts[1:]), len(source)]
    return {
        found.group(): source[found.start() : end] for found, end in zip(starts, ends, strict=True)
    }


@lru_cache(50_000)
def parsed(text: str) -> Entry:
    """Parse an entry once, however many voices use it."""
    resource = FluentResource(text)
    return Entry(resource, tuple(_references(resource)))


def _references(resource: ast.Resource) -> Iterator[str]:
    finder = _Finder()
    finder.visit(resource)
    yield from finder.found


class _Finder(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
