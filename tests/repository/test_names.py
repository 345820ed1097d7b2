"""One name for one thing: modules, classes, and the page that lists them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.repository.arrows import PRODUCT, ROOT

VOCABULARY = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")

ENDINGS = ("ings", "ing", "ers", "er", "es", "s", "ions", "ion", "ed", "e")
"""Endings that make another form of a word; the longest that fits is left out."""

SAME_WORD = {
    "engine/agot": {("first_edition", "second_edition")},
    "engine/agot/expansions": {("dance_with_dragons", "mother_of_dragons")},
    "engine/agot/phases": {("wildling_cards", "wildlings")},
    "engine/inis/cards": {
        ("action", "action_responses"),
        ("action_responses", "epic_responses"),
        ("epic_maneuvers", "epic_responses", "epic_season"),
    },
}
"""Modules that may share a word: editions, names of the games, and kinds of one thing."""


def stem(word: str) -> str:
    """Return a word without the ending that makes another form of it."""
    word = re.sub("ies$", "y", word)
    for ending in sorted(ENDINGS, key=len, reverse=True):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def packages() -> Iterator[tuple[str, list[str]]]:
    """Yield each package of the product with its modules and packages."""
    for folder in sorted({path.parent for path in PRODUCT.values()}):
        inside = [p.stem for p in folder.glob("*.py") if not p.stem.startswith("__")]
        inside += [p.parent.name for p in folder.glob("*/__init__.py")]
        yield str(folder.relative_to(ROOT)), sorted(inside)


def alike(names: list[str]) -> set[tuple[str, ...]]:
    """Return the groups of names that share the stem of a word."""
    groups = defaultdict(list)
    for name in names:
        for part in {stem(word) for word in name.strip("_").split("_")}:
            groups[part].append(name)
    return {tuple(group) for group in groups.values() if len(group) > 1}


def definitions(path: Path) -> set[str]:
    """Return the classes and functions that a module or a package defines."""
    if not path.exists():
        path = path.with_name(f"{path.name}.py")
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return {n.name for tree in trees for n in tree.body if isinstance(n, kinds)}


def rows() -> list[tuple[str, list[str], list[str]]]:
    """Return each row of the page: its idea, the names in code, and where they are."""
    found = []
    for line in VOCABULARY.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and "`" in cells[2]:
            names = re.findall(r"`(\w+)`", cells[1])
            found.append((cells[0], names, re.findall(r"`([\w/]+)`", cells[2])))
    return found


def test_two_modules_of_a_package_share_no_word() -> None:
    """But for those listed here, which are forms of one thing; and all that is listed is true."""
    assert {package: groups for package, names in packages() if (groups := alike(names))} == (
        SAME_WORD
    )


def test_forms_of_a_word_are_found() -> None:
    """So the test above cannot be idle."""
    assert alike(["lobby", "lobbies", "timing", "timer", "seat", "mate"]) == {
        ("lobby", "lobbies"),
        ("timing", "timer"),
    }


def test_two_classes_share_no_name() -> None:
    """A name says which class is meant, without its module; names with ``_`` are private."""
    where = defaultdict(list)
    for name, path in PRODUCT.items():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                where[node.name].append(name)
    assert {name: found for name, found in where.items() if len(found) > 1} == {}


def test_the_vocabulary_names_what_is_there() -> None:
    """Each module of a row exists, and defines at least one of the row's names, if it has any."""
    wrong = []
    assert len(rows()) > 60
    for idea, names, places in rows():
        for place in places:
            path = ROOT / place
            if not (path.is_dir() or path.with_name(f"{path.name}.py").is_file()):
                wrong.append((idea, place))
        if wrong:
            continue
        there = set().union(*(definitions(ROOT / place) for place in places))
        wrong += [(idea, name) for name in names if name[0].isupper() and name not in there]
    assert wrong == []


def test_no_name_stands_for_two_ideas() -> None:
    """Each name is in one row of the vocabulary."""
    names = [name for _, named, _ in rows() for name in named]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []
