"""Docstrings keep their word: an exception that one names is there to be caught."""

from __future__ import annotations

import ast
import builtins
import importlib
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from tests.repository.arrows import LAYERS, PRODUCT, RANKS, ROOT, imports, package_of

RAISES = re.compile(r"\b[Rr]aises?\s+(.*?)(?:\.\s|\.$|$)", re.DOTALL)
"""The rest of a sentence that says what is raised."""

CLASS = re.compile(
    r"(?:^|[,;]\s+|\bor\s+|\band\s+)(?::\w+:)?[`~]*((?:[a-z_]\w*\.)*(?:[A-Z]\w*|(?<=\.)error))"
    r"(?=[`\s,;]|$)"
)
"""A class where an exception is named: at the beginning of such a rest, or in a list."""

CLASS_LINE = re.compile(r"^ *class (\w+)(?:\(([^)]*)\))?:", re.MULTILINE)
"""Where a class begins, with its bases."""


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield each docstring with its line; those of fields and constants are docstrings, too."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def exceptions(text: str) -> list[str]:
    """Return the exceptions that a docstring says are raised."""
    return [name for rest in RAISES.findall(text) for name in CLASS.findall(rest)]


@cache
def classes() -> Mapping[str, tuple[str, list[str]]]:
    """Return the module and the bases of each class of the product; no two share a name."""
    return {
        name: (module, [base.strip() for base in bases.split(",")])
        for module, path in PRODUCT.items()
        for name, bases in CLASS_LINE.findall(path.read_text("utf-8"))
    }


def may_import(module: str, other: str) -> bool:
    """Return whether an import of another module would be an arrow that runs down."""
    here, there = package_of(module), package_of(other)
    return here == there or RANKS.get(there, len(LAYERS)) < RANKS[here]


def is_exception(name: str, module: str) -> bool:
    """Return whether a name in a module can only mean an exception.

    A name with dots says its module. Others are built in, classes of the product that the module
    could import, or imported from elsewhere.
    """
    if name in classes():
        home, bases = classes()[name]
        return may_import(module, home) and any(is_exception(base, home) for base in bases)
    home, _, last = name.rpartition(".")
    if not home and not hasattr(builtins, name):
        taken = imports(module, PRODUCT[module])
        home, last = next((source for source, what in taken if what == name), ""), name
    try:
        known = getattr(importlib.import_module(home or "builtins"), last)
    except (ImportError, AttributeError):
        return False
    return isinstance(known, type) and issubclass(known, BaseException)


def test_docstrings_name_exceptions_that_can_be_caught() -> None:
    """Each exception after "Raises" is a class that code beside the docstring can import."""
    named = [
        (f"{path.relative_to(ROOT)}:{line}", name, is_exception(name, module))
        for module, path in PRODUCT.items()
        if "aise" in (source := path.read_text("utf-8"))
        for line, text in docstrings(source)
        for name in exceptions(text)
    ]
    assert [where for where in named if not where[2]] == []
    assert len(named) > 300, "most of what the product raises is named after this word"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Raises KeyError.", ["KeyError"]),
        ("Read it; raises `BadRecord` if it is none.", ["BadRecord"]),
        ("Raises BadRecord; ValueError for a game that is not over.", ["BadRecord", "ValueError"]),
        ("Raises Refused, as it may,\n    zlib.error if damaged.", ["Refused", "zlib.error"]),
        ("Raises what calls to Discord raise, and NotFoundYet.", ["NotFoundYet"]),
        ("Raises 10008 when there is none. Nothing else is raised.", []),
    ],
)
def test_what_counts_as_an_exception_in_a_docstring(text: str, names: list[str]) -> None:
    """Names at the beginning and in lists are read, those of other things are not."""
    assert exceptions(text) == names


@pytest.mark.parametrize(
    ("name", "module", "known"),
    [
        ("KeyError", "engine.agot.state", True),
        ("BadSetup", "engine.agot.state", True),
        ("sqlite3.IntegrityError", "bot.store.table.seats", True),
        ("NoSuchError", "engine.agot.state", False),
        ("sqlite3.NoSuchError", "bot.store.table.seats", False),
        ("AgotState", "engine.agot.state", False),
        ("UserError", "engine.agot.state", False),
    ],
)
def test_which_names_mean_exceptions(name: str, module: str, known: bool) -> None:
    """A name without a class, one that is no exception, and one of a higher layer do not."""
    assert is_exception(name, module) is known
