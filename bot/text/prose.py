"""Kinds of faults that a message can have by itself, whatever it translates.

Each of them was met in a language in which every message was there and said what English says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from babel import Locale
from fluent.syntax import ast

from .grammar import from_the_right

ENGLISH = frozenset(
    (
        *("the", "of", "and", "your", "you", "with", "are", "this", "that"),
        *("has", "have", "which", "from", "their", "they", "when", "be"),
    )
)
"""Words that are frequent in English, and in no other language in Latin letters of the bot."""
MOST_LETTERS = 240
"""The most letters of a sentence: about six lines on a phone that is 390 pixels wide."""
WIDTH_OF_HAN = 2
"""How many letters a Han character is as wide as."""
UNCHANGED = frozenset({"fa", "hu", "zh"})
"""The languages in which a word is the same after any number."""
COMMAND = re.compile(r"(?<![\w/.<:`])/([^\W\d_][\w-]*)")
GAP = re.compile("[\u3400-\u9fff]+ +[\u3400-\u9fff]+")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
HAN = re.compile("[\u3400-\u9fff]")
STRONG = re.compile("[\u0590-\u08ff\u200f]|[^\\W\\d_]")
WORD = re.compile(r"[^\W\d_]+")
SMALL = re.compile(r"(?<![\w/-])[a-z]{2,}(?![\w-])")
LINK = re.compile(r"\]\([^)]*\)")
SENTENCE = re.compile(r"(?<=[.!?…؟])\s+|(?<=[。！？])|\n")
ISOLATED = re.compile("[\u2066-\u2068][^\u2069]*\u2069")
NAME = "\u2068A 1\u2069"
"""Stands for a parameter: a name in Latin letters with a number, as it is isolated."""


def spoken(pattern: ast.Pattern, named: str = " ") -> str:
    """Return what a pattern says with a text for each parameter, of choices the longest one."""
    said = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.append(element.value)
            continue
        match element.expression:
            case ast.StringLiteral() as literal:
                said.append(literal.parse()["value"])
            case ast.SelectExpression() as select:
                said.append(max((spoken(v.value, named) for v in select.variants), key=len))
            case _:
                said.append(named)
    return "".join(said)


def too_long(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the sentences that a phone does not show at a glance."""
    for sentence in SENTENCE.split(LINK.sub("", spoken(pattern))):
        if len(sentence) + (WIDTH_OF_HAN - 1) * len(HAN.findall(sentence)) > MOST_LETTERS:
            yield sentence.strip()


def english_left(text: str, english: str) -> list[str]:
    """Return the English words of a text in another language.

    A single one may be a word of that language, unless the whole text is the same as in English.
    """
    found = {word.lower() for word in WORD.findall(text)} & ENGLISH
    if len(found) > 1:
        return sorted(found)
    same = " ".join(text.split()) == " ".join(english.split())
    small = SMALL.findall(COMMAND.sub(" ", text)) if same else []
    return small if len(small) > 1 else []


def bare_commands(text: str, commands: Collection[str]) -> list[str]:
    """Return the commands that a text spells, though it should mention them."""
    return [word for word in COMMAND.findall(text) if word in commands]


def broken_names(pattern: ast.Pattern) -> list[str]:
    """Return the parts of a Chinese text that are broken between two characters."""
    return GAP.findall(spoken(pattern, "A"))


def astray(pattern: ast.Pattern) -> list[str]:
    """Return the lines with two parameters that a program would lay out from the left."""
    found = []
    for line in from_the_right(spoken(pattern, NAME)).split("\n"):
        first = STRONG.search(ISOLATED.sub("", line))
        isolated = len(ISOLATED.findall(line))
        if isolated > 1 and (first is None or not _is_right(first[0])):
            found.append(ISOLATED.sub("…", line).strip())
    return found


def _is_right(letter: str) -> bool:
    return "\u0590" <= letter <= "\u08ff" or letter == "\u200f"


def without_plural(pattern: ast.Pattern, counts: Collection[str], language: str) -> Iterator[str]:
    """Yield the words after a number that do not change with it, though words of the language do.

    ``counts`` are the parameters that are numbers before a word in English.
    """
    if language in UNCHANGED or not Locale.parse(language).plural_form.tags:
        return
    yield from _uncounted(pattern, frozenset(counts))


def _uncounted(pattern: ast.Pattern, counts: frozenset[str]) -> Iterator[str]:
    # The word that changes may come later: "2 mustering points".
    counts -= {
        selected(element.expression)
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
    }
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.SelectExpression() as select:
                for variant in select.variants:
                    yield from _uncounted(variant.value, counts)
            case ast.VariableReference(id=ast.Identifier(name=name)) if name in counts:
                after = pattern.elements[at + 1 : at + 2]
                text = after[0].value if after and isinstance(after[0], ast.TextElement) else ""
                if word := re.match(r"[ \u00a0]([^\W\d_]{3,})", text):
                    yield word[1]


def selected(select: ast.SelectExpression) -> str:
    """Return the parameter by which a pattern chooses; empty if it is none."""
    found: ast.SyntaxNode = select.selector
    if isinstance(found, ast.FunctionReference):
        found = found.arguments.positional[0]
    return found.id.name if isinstance(found, ast.VariableReference) else ""


def counted(selects: Collection[ast.SelectExpression]) -> set[str]:
    """Return the parameters by whose number a message chooses its words."""
    return {
        selected(select)
        for select in selects
        if any(
            isinstance(v.key, ast.Identifier) and v.key.name in CATEGORIES - {"other"}
            for v in select.variants
        )
    } - {""}
