"""The messages of a language, each parsed when it is first used.

There are thousands of them in each language and each game, and one evening needs a few hundred.
Parsing all of them takes several seconds, which every process would spend at its start.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from babel.plural import PluralRule, to_python
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^-?[A-Za-z][A-Za-z0-9_-]*(?= *=)", re.MULTILINE)
"""The beginning of a message or a term: its id. Everything that belongs to it is indented or begins
otherwise."""
ADDING = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=\s*\n(?=[ ]+\.)", re.MULTILINE)
"""The beginning of a message that has only attributes."""
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What some locales write before a negative number, in place of a minus sign."""


class _Bundle(FluentBundle):
    """A bundle that learns how its language counts when something is first counted.

    What is known of a language takes a megabyte, and the bot's commands, of which every language is
    told, count nothing.
    """

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., Any]], *, isolates: bool
    ) -> None:
        super().__init__([language], dict(functions), use_isolating=isolates)
        self._babel_locale = super()._get_babel_locale()
        self._plural_form = self._form_of

    def _get_babel_locale(self) -> Any:
        return _COUNTS_NOTHING

    def _form_of(self, number: float) -> Any:
        known: Any = to_python(self._babel_locale.plural_form)
        self._plural_form = known
        return self._plural_form(number)


class _CountsNothing(NamedTuple):
    plural_form: PluralRule


_COUNTS_NOTHING = _CountsNothing(PluralRule({}))


class Messages:
    """The messages of one or more sources in Fluent, as `entries_in` reads them."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        *,
        functions: Mapping[str, Callable[..., Any]],
        isolates: bool,
    ) -> None:
        """Read the sources; with ``isolates``, parameters are put between marks that isolate their
        direction."""
        self._bundle = _Bundle(language, functions, isolates=isolates)
        self._entries = entries_in(sources)
        self._added: set[str] = set()

    def get(self, id: str) -> Message | None:
        """Return a message; ``None`` if there is none with this id, or if it cannot be parsed."""
        if id not in self._added:
            self._add(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def find(self, id: str) -> Pattern | None:
        """Return the pattern of a message, or of an attribute such as ``card-bard.note``."""
        name, _, attribute = id.partition(".")
        message = self.get(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return a message's pattern as text, with the errors that occurred."""
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if any(isinstance(value, int) and value < 0 for value in params.values()):
            text = HYPHEN.sub("−", str(text))
        return str(text), errors

    def _add(self, id: str) -> None:
        """Add an entry to the bundle, with those that it refers to."""
        if id in self._added or id not in self._entries:
            return
        self._added.add(id)
        entry = parsed(self._entries[id])
        self._bundle.add_resource(entry.resource, allow_overrides=True)
        for other in entry.references:
            self._add(other)


class CatalogEntry(NamedTuple):
    """A message or a term, with the ids of those that it refers to."""

    resource: ast.Resource
    references: tuple[str, ...]


def entries_in(sources: Iterable[str]) -> dict[str, str]:
    """Return the text of each entry of several sources; of two with the same id, the later one
    counts.

    A later one that has only attributes adds them to the earlier one, or replaces its.
    """
    found: dict[str, str] = {}
    for source in sources:
        added = {
            id: _with_attributes(found[id], attributes)
            for id, attributes in attributes_in(source)
            if id in found
        }
        found |= entries_of(source)
        found |= added
    return found


@lru_cache(1000)
def entries_of(source: str) -> Mapping[str, str]:
    """Return the text of each entry of a source by its id; ids of terms keep their hyphen."""
    starts = [*ENTRY.finditer(source)]
    ends = [*(found.start() for found in starts), len(source)][1:]
    return {
        found.group(): source[found.start() : end] for found, end in zip(starts, ends, strict=True)
    }


@lru_cache(1000)
def attributes_in(source: str) -> Sequence[tuple[str, str]]:
    """Return the ids of the messages of a source that have only attributes, with these."""
    entries = entries_of(source)
    return [
        (found[1], entries[found[1]].removeprefix(found[0])) for found in ADDING.finditer(source)
    ]


def _with_attributes(entry: str, attributes: str) -> str:
    # A comment ends an entry, so attributes go before those that follow it.
    own, _, _comments = entry.partition("\n#")
    return f"{own.rstrip()}\n{attributes}"


@lru_cache(50_000)
def parsed(text: str) -> CatalogEntry:
    """Parse an entry once, however many localizers use it."""
    # Where each part stands in its source is two fifths of what a parsed entry holds.
    resource = FluentParser(with_spans=False).parse(text)
    return CatalogEntry(resource, tuple(_references(resource)))


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


FALLBACK = "en"
UNFINISHED = "unfinished.txt"
"""The file in a language's folder of shared words that says that it is not whole."""
WISHED = "RAVENRY_LANGUAGES"
"""The environment variable by which processes know what :func:`wish_for` was told."""
COMMANDS = "commands.ftl"
"""The shared words that Discord shows of commands, which every start tells it in all languages."""
SHARED = Path(__file__).parent
"""The folder of the shared words, which belong to no game."""


@dataclass(frozen=True)
class GameWords:
    """The words of a game."""

    ruleset: str
    folder: Path
    """The folder of the game's words; it need not exist."""
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    """The paragraphs of messages, by message id, if they differ from those that the messages
    name."""

    on: str | None = None
    """The edition that this one extends or changes."""
    sides: Sequence[str] = ()
    """The attributes of a card's message that its note repeats, one after the other."""

    def editions(self) -> list[str]:
        """Return the editions that this one extends, the base first, and itself."""
        if self.on is None:
            return [self.ruleset]
        before = _games.get(self.on)
        return [*([self.on] if before is None else before.editions()), self.ruleset]

    def sources(self, language: str) -> list[str]:
        """Return the sources in a language: those of the editions that it extends, then its own."""
        home = self.folder / language
        places = [home, *(home / edition for edition in self.editions())]
        read = [text for place in places for text in _read_all(place)]
        return [*read, "".join(self._notes(read))] if self.sides else read

    def _notes(self, sources: Sequence[str]) -> Iterator[str]:
        """Return the notes that follow from the sides of cards."""
        entries = (item for source in sources for item in entries_of(source).items())
        for id, entry in entries:
            if own := [side for side in self.sides if f"    .{side} = " in entry]:
                note = " / ".join(f"{{ {id}.{side} }}" for side in own)
                yield f"{id} =\n    .note = {note}\n"

    def rulebook(self, language: str) -> tuple[Path, ...]:
        """Return the files of the rules, in their order; none if a language has none."""
        home = self.folder / language
        paths = [home / edition / "rules.md" for edition in self.editions()]
        found = tuple(path for path in paths if path.is_file())
        if not found and (home / "rules.md").is_file():
            return (home / "rules.md",)
        return found


_games: dict[str, GameWords] = {}
_listeners: list[Callable[[], None]] = []


def put(words: GameWords) -> None:
    """Add or replace the words of a game."""
    _games[words.ruleset] = words
    _tell()


def take_away(ruleset: str) -> None:
    """Remove the words of a game."""
    _games.pop(ruleset, None)
    _tell()


def words_of(ruleset: str) -> GameWords | None:
    """Return the words of a game; ``None`` if there is no game of this name."""
    return _games.get(ruleset)


def on_change(forget: Callable[[], None]) -> None:
    """Register a function to call when words or languages change, to clear a cache."""
    _listeners.append(forget)


def _tell() -> None:
    for forget in _listeners:
        forget()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that users can have: those that are whole, and those that the host of
    this bot wishes for."""
    wished = os.environ.get(WISHED, "").replace(",", " ").split()
    return tuple(
        sorted(
            folder.name
            for folder in SHARED.iterdir()
            if any(folder.glob("*.ftl"))
            and (folder.name in wished or not (folder / UNFINISHED).exists())
        )
    )


def wish_for(wished: str) -> None:
    """Offer languages that are not whole, such as ``de, fr``, in this process and in those that it
    will start."""
    os.environ[WISHED] = wished
    languages.cache_clear()
    _tell()


def is_whole(language: str) -> bool:
    """Return whether a language has all that English has."""
    return not (SHARED / language / UNFINISHED).exists()


def sources(language: str, files: str = "*.ftl") -> list[str]:
    """Return the sources of the shared words of a language, or some of them."""
    return list(_read_all(SHARED / language, files))


@cache
def _read_all(folder: Path, files: str = "*.ftl") -> tuple[str, ...]:
    return tuple(f.read_text("utf-8") for f in sorted(folder.glob(files)))
