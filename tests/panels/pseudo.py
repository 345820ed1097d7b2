"""A language that nobody speaks: English with accents, longer, and read from the right.

Whatever pictures or panels say in it without an accent did not come from a message, and whatever
has no room in it would have none in a real language of long words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.render import words
from bot.text import catalog, localizer

PSEUDO = "ur"
"""Its tag: that of a language with the plurals of English that is read from the right."""
LETTERS = str.maketrans(
    "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÁĆĎÉĜĤÍĴĶĹŃÓŔŚŤÚŴÝŹáćďéĝĥíĵķĺńóŕśťúŵýź"
)
LONGER = 0.3
"""How much longer its words are."""
APART = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|https?://\S+|:\w+:|\s+")
"""What stays as it is: what Discord reads, what players copy, and spaces."""
PLAIN = re.compile(r"[A-Za-z]{2,}")
"""Letters without accents; every word of it has some with accents between them."""
MARK = "\u200f"
"""A mark of a text that is read from the right."""


def spoken(text: str) -> str:
    """Say something in it."""
    parts, at = [], 0
    for apart in APART.finditer(text):
        parts += [_word(text[at : apart.start()]), apart[0]]
        at = apart.end()
    return "".join([*parts, _word(text[at:])])


def _word(word: str) -> str:
    """Say a word: with accents, and longer by its last letters once more."""
    letters = [c for c in word if c.isalpha() and c.isascii()]
    more = "".join(letters[-round(len(letters) * LONGER) :]) if len(letters) > 3 else ""
    end = re.search(r"\W*$", word)
    at = len(word) if end is None else end.start()
    return f"{word[:at]}{more.lower()}{word[at:]}".translate(LETTERS)


class _Speaker(Transformer):
    """Says all texts of messages in it; names of variants and functions stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = spoken(node.value)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = spoken(node.expression.value)
            return node
        self.generic_visit(node)
        return node


@cache
def translation(source: str) -> str:
    """Translate a file of messages; to read and to write it takes as long as a test."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("slash-"):
            _Speaker().visit(entry)
            if entry.value is not None and entry.id.name.startswith("area-"):
                entry.value.elements.insert(0, ast.TextElement(MARK))
    return FluentSerializer().serialize(resource)


@contextmanager
def pseudo_language() -> Iterator[str]:
    """Have the language as if there were folders of it; its tag is what it gives."""
    read = catalog._read_all

    def read_all(folder: Path, files: str = "*.ftl") -> tuple[str, ...]:
        if PSEUDO not in folder.parts:
            return read(folder, files)
        english = Path(*("en" if part == PSEUDO else part for part in folder.parts))
        return tuple(translation(source) for source in read(english, files))

    def forget() -> None:
        for cached in (
            words._localizer,
            localizer._localizer_of,
            localizer._localizer,
            localizer.command_words,
        ):
            cached.cache_clear()

    def languages() -> tuple[str, ...]:
        return (*catalog.languages(), PSEUDO)

    forget()
    with (
        patch.object(catalog, "_read_all", read_all),
        patch.object(localizer, "languages", languages),
    ):
        yield PSEUDO
    forget()


def unspoken(text: str) -> list[str]:
    """Return the words of a text that are not in it."""
    return [word for word in PLAIN.findall(APART.sub(" ", text)) if word != word.translate(LETTERS)]
