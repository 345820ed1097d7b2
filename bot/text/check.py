"""Checks of a translation for missing and wrong messages: ``python -m bot.text check LANG``.

Every language is compared with English: the same messages with the same parameters, the same
commands, links and examples, and the same paragraphs of rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .catalog import FALLBACK, SHARED, entries_of
from .glossary import OWN_WORDS, TYPED, Glossary
from .localizer import RIGHT_TO_LEFT
from .progress import BOT, translated
from .prose import (
    CATEGORIES,
    astray,
    bare_commands,
    broken_names,
    counted,
    english_left,
    too_long,
    without_plural,
)
from .rulebook import Rulebook

NOT_ONE = (0, 21)
"""The numbers that are in the category "one" in some languages, which then have to show the
number."""
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
NAMED = re.compile(r"^ +\.name = (.+)$", re.MULTILINE)
OWN_SCRIPT = frozenset({"ru", "zh", "fa"})
"""The languages that are not written in Latin letters."""


@dataclass(frozen=True, slots=True, order=True)
class TranslationProblem:
    """Something that is wrong with a translation."""

    place: str
    """The folder of words, such as ``bot/text``."""
    id: str
    """The message or the paragraph."""
    kind: str
    detail: str = ""

    def __str__(self) -> str:
        """Return the problem on one line."""
        return f"{self.place}: {self.id}: {self.kind}{': ' if self.detail else ''}{self.detail}"


@dataclass
class Said:
    """The parts of a message."""

    text: str = ""
    """All its text, with a space for each parameter."""
    shown: set[str] = field(default_factory=set)
    """The parameters that it shows."""
    used: set[str] = field(default_factory=set)
    """The parameters that it shows or selects by."""
    commands: set[str] = field(default_factory=set)
    selects: list[ast.SelectExpression] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.said = Said()
        self._choosing = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's name
        self.said.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.said.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.generic_visit(node)
        self.said.text += " "

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.used.add(node.id.name)
        if not self._choosing:
            self.said.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        first = node.arguments.positional[0]
        if node.id.name in ("COMMAND", "TYPING") and isinstance(first, ast.StringLiteral):
            self.said.commands.add(first.value)
            return
        self.visit(first)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.said.selects.append(node)
        before, self._choosing = self._choosing, True
        self.visit(node.selector)
        self._choosing = before
        for variant in node.variants:
            self.visit(variant.value)
            self.said.text += " "


@lru_cache(10_000)
def read(pattern: ast.Pattern) -> Said:
    """Return the parts of a pattern, from all its variants together; callers must not change
    them."""
    reader = _Reader()
    reader.visit(pattern)
    return reader.said


@dataclass
class MessageWords:
    """The messages of a folder in one language, and what the parser could not read."""

    patterns: dict[str, ast.Pattern] = field(default_factory=dict)
    """The patterns by the id of a message, or of an attribute such as ``card-bard.note``."""
    junk: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, folder: Path) -> MessageWords:
        """Read all files of a folder, if there are any."""
        words, ids = cls(), set[str]()
        for path in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    id = entry.id.name
                    if id in ids:
                        words.twice.append(id)
                    ids.add(id)
                    words.patterns |= {f"{id}.{a.id.name}": a.value for a in entry.attributes}
                    if entry.value is not None:
                        words.patterns[id] = entry.value
                elif isinstance(entry, ast.Junk):
                    words.junk.append((entry.content or "").strip().partition("\n")[0])
        return words


@cache
def folders() -> tuple[Path, ...]:
    """Return all folders of English words: the shared ones, those of games and of editions."""
    return tuple(
        sorted(
            {
                path.parent
                for path in BOT.rglob(f"{FALLBACK}/**/*")
                if path.suffix in (".ftl", ".md")
            }
        )
    )


@cache
def _english(folder: Path) -> MessageWords:
    """Return the English messages, with which every language is compared."""
    return MessageWords.of(folder)


def faults(language: str, glossary: Glossary | None = None) -> Iterator[TranslationProblem]:
    """Yield everything that a language lacks or has wrong."""
    terms = Glossary.of(language) if glossary is None else glossary
    for term, other in terms.second_words():
        yield TranslationProblem("glossary.toml", term, "two words for one term", other)
    for folder in folders():
        place = str(folder.relative_to(BOT.parent))
        yield from _faults_of_messages(
            place, _english(folder), MessageWords.of(translated(folder, language)), language, terms
        )
        yield from _faults_of_rules(place, folder, translated(folder, language), language)


def _faults_of_messages(
    place: str, english: MessageWords, other: MessageWords, language: str, terms: Glossary
) -> Iterator[TranslationProblem]:
    for line in other.junk:
        yield TranslationProblem(place, line[:60], "cannot be read")
    for id in other.twice:
        yield TranslationProblem(place, id, "written twice")
    for id in english.patterns.keys() - other.patterns.keys():
        if id.startswith(OWN_WORDS):
            continue
        yield TranslationProblem(place, id, "missing")
    for id, pattern in other.patterns.items():
        if id.startswith(OWN_WORDS):
            continue
        # An attribute that English does not have is a form of a name.
        like = english.patterns.get(id) or english.patterns.get(id.partition(".")[0])
        if like is None:
            yield TranslationProblem(place, id, "unknown")
            continue
        if id in english.patterns:
            found = wrongs(place, id, like, pattern, language, terms)
        else:
            found = _wrong_form(read(like), read(pattern), language)
        for kind, detail in found:
            yield TranslationProblem(place, id, kind, detail)


def _wrong_form(theirs: Said, ours: Said, language: str) -> Iterator[tuple[str, str]]:
    made_up = ours.used - theirs.used - {f"{name}-id" for name in theirs.used}
    if made_up:
        yield "unknown parameters", ", ".join(sorted(made_up))
    yield from _wrong_choices(ours, language)


def wrongs(
    place: str, id: str, english: ast.Pattern, other: ast.Pattern, language: str, terms: Glossary
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a message or an attribute: kinds and details."""
    theirs, ours = read(english), read(other)
    yield from _wrong_form(theirs, ours, language)
    dropped = {name for name in theirs.shown if not {name, f"{name}-id"} & ours.used}
    if dropped:
        yield "parameters that are not said", ", ".join(sorted(dropped))
    if theirs.commands != ours.commands:
        yield "other commands", ", ".join(sorted(theirs.commands ^ ours.commands))
    for mark in ("](", "`"):
        if (mark in ours.text) != (mark in theirs.text):
            yield "another number of", mark
    yield from terms.wrongs(place, id, theirs.text, ours.text)
    yield from terms.avoided(place, id, ours.text)
    if not id.startswith(TYPED):
        yield from _wrong_prose(id, english, other, language, terms.free.get(id, ()))
    if language in OWN_SCRIPT:
        foreign = set(LATIN_WORD.findall(_prose(ours.text))) - terms.latin
        if foreign:
            yield "Latin words", ", ".join(sorted(foreign))


def _wrong_prose(
    id: str, english: ast.Pattern, other: ast.Pattern, language: str, free: Collection[str]
) -> Iterator[tuple[str, str]]:
    theirs, ours = read(english), read(other)
    for sentence in too_long(other):
        yield "a sentence that is too long", f"{sentence[:40]}…"
    # All see the same presence, and descriptions of commands have no mentions.
    if id != "presence" and not id.startswith("slash-"):
        for command in bare_commands(_prose(ours.text), commands(language)):
            yield "a command that is not mentioned", f"/{command}"
    for word in without_plural(other, counted(theirs.selects), language):
        if word not in free:
            yield "no plural forms", word
    if language != FALLBACK and (left := english_left(_prose(ours.text), _prose(theirs.text))):
        yield "English words", ", ".join(left)
    if language == "zh":
        for name in broken_names(other):
            yield "broken between characters", name
    if language in RIGHT_TO_LEFT:
        for line in astray(other):
            yield "read from the left", line


@cache
def commands(language: str) -> frozenset[str]:
    """Return the first words of commands, in English and as Discord shows them in a language."""
    found = set()
    for tag in (FALLBACK, language):
        path = SHARED / tag / "commands.ftl"
        for id, entry in entries_of(path.read_text("utf-8")).items() if path.is_file() else ():
            command, _, rest = id.removeprefix("slash-").partition("-")
            if id.startswith("slash-") and not rest:
                found |= {command, *NAMED.findall(entry)}
    return frozenset(found)


def _prose(text: str) -> str:
    """Return a text without addresses, code and ids."""
    return re.sub(r"`[^`]*`|https?://\S+|</?[\w:@#-]+>", " ", text)


def _wrong_choices(said: Said, language: str) -> Iterator[tuple[str, str]]:
    plural = Locale.parse(language).plural_form
    wanted = set(plural.tags) | {"other"}
    needed = wanted & {"few", "many"}
    for select in said.selects:
        keys = {
            variant.key.name: variant
            for variant in select.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if not (keys.keys() & CATEGORIES) - {"other"}:
            continue
        if keys.keys() - wanted:
            yield "categories that the language does not have", ", ".join(keys.keys() - wanted)
        if needed - keys.keys():
            yield "missing categories", ", ".join(sorted(needed - keys.keys()))
        if "one" in keys and any(plural(number) == "one" for number in NOT_ONE):
            inside, chosen = read(keys["one"].value), select.selector
            if isinstance(chosen, ast.VariableReference) and re.search(r"\d", inside.text):
                yield "[one] is not 1", inside.text.strip()[:40]


def _faults_of_rules(
    place: str, folder: Path, other: Path, language: str
) -> Iterator[TranslationProblem]:
    path = folder / "rules.md"
    if not path.is_file():
        return
    if not (other / "rules.md").is_file():
        yield TranslationProblem(place, "rules.md", "missing")
        return
    english = _numbers(path, FALLBACK)
    numbers = _numbers(other / "rules.md", language)
    for number in (english - numbers).elements():
        yield TranslationProblem(place, f"rules.md {number}", "missing")
    for number in (numbers - english).elements():
        yield TranslationProblem(place, f"rules.md {number}", "unknown")


def _numbers(path: Path, language: str) -> Counter[str]:
    """Count paragraphs by number, with those that they overrule and the rulings about them."""
    book = Rulebook.read(path.read_text("utf-8"), language)
    return Counter(" ".join((p.number, *p.overrules, *p.rulings)) for p in book.paragraphs)


def by_kind(found: Mapping[str, int]) -> str:
    """Return how many faults there are of each kind."""
    return ", ".join(f"{number} {kind}" for kind, number in sorted(found.items()))
