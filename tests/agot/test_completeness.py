"""Every worked example, every refusal and every reading of a ruling is tested."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from engine.agot.expansions.feast_for_crows.options import OWN as FEAST
from engine.agot.expansions.mother_of_dragons.ruleset import OWN as MOTHER
from engine.agot.expansions.vassals.ruleset import OWN as VASSALS
from engine.agot.first_edition.ruleset import RULINGS as FIRST
from engine.agot.rulings import OF_DANCE as DANCE
from engine.agot.rulings import RULINGS as SECOND

HERE = Path(__file__).parent
EXPANSIONS = HERE.parent / "family"
ENGINE = HERE.parents[1] / "engine" / "agot"


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        if path != Path(__file__):
            yield path, _parsed(path)


def _words(tree: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is str}


def _tests() -> Iterator[str]:
    for _, tree in chain(_trees(HERE), _trees(EXPANSIONS)):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


@pytest.mark.parametrize(
    ("named", "examples", "without"),
    [
        ("test_e", 40, ()),
        ("test_first_e", 35, ()),
        ("test_xe", 58, ()),
    ],
)
def test_every_worked_example_is_a_test(
    named: str, examples: int, without: tuple[int, ...]
) -> None:
    """E1 to E40, E01 to E35 of the 1st edition, XE1 to XE58: each in the name of a test or more."""
    numbers = {int(match[1]) for name in _tests() if (match := re.match(rf"{named}(\d+)_", name))}
    assert numbers == set(range(1, examples + 1)) - set(without)


def _refusals() -> set[str]:
    """The ids of all refusals that the rules raise."""
    found = {"bid-above-power"}  # handed to an Amount
    for _, tree in _trees(ENGINE):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "refusal":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@cache
def _said_in_tests() -> list[set[str]]:
    """Return the texts in each file of tests."""
    return [_words(tree) for _, tree in chain(_trees(HERE), _trees(EXPANSIONS))]


def test_every_refusal_is_tested() -> None:
    """Its id stands in a test, alone or as the message's id."""
    words = set().union(*_said_in_tests())
    assert [id for id in sorted(_refusals()) if not {id, f"refused-{id}"} & words] == []


def test_every_other_reading_is_tested() -> None:
    """A reading that is not the default stands beside its ruling in some file of tests."""
    others = [
        {name, reading}
        for rulings in (SECOND, FIRST, DANCE, FEAST, VASSALS, MOTHER)
        for name, readings in rulings.items()
        for reading in readings[1:]
    ]
    assert [pair for pair in others if not any(pair <= words for words in _said_in_tests())] == []
