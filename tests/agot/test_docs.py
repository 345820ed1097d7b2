"""What docs/ says about the 2nd edition is complete."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.agot.rulings import RULINGS
from engine.records import Record

ROOT = Path(__file__).resolve().parents[2]
RULINGS_PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
RECORD_PAGE = (
    (ROOT / "docs" / "record.md").read_text("utf-8").partition("## The words of `inis`")[0]
)

ASKING = {"ask": 1, "ask_all": 1, "chance": 0}
"""The functions by which a stage asks, and where the kind stands among their arguments."""


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted((ROOT / "engine" / "agot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


def _kinds() -> set[str]:
    """Every kind of step that the rules can ask for."""
    kinds = {"call-support"}  # an answer to the question for a march
    for name, call in _calls():
        if name in ASKING:
            kind = call.args[ASKING[name]]
            assert isinstance(kind, ast.Constant), ast.unparse(call)
            kinds.add(str(kind.value))
    return kinds


def _documented() -> dict[str, list[str]]:
    """Every ruling on the page, with its readings in their order."""
    found: dict[str, list[str]] = {}
    for line in RULINGS_PAGE.splitlines():
        if match := re.fullmatch(r"#### `(.+)`", line):
            found[match[1]] = []
        elif match := re.match(r"- `(.+?)`: .+\.$", line):
            found[list(found)[-1]].append(match[1])
    return found


def test_every_ruling_and_reading_is_documented() -> None:
    """The page lists each ruling once, with its readings, the default first."""
    assert {name: tuple(readings) for name, readings in _documented().items()} == RULINGS


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_every_ruling_says_where_it_comes_from(ruling: str) -> None:
    """Each section has a sentence of its own with the paragraphs behind it."""
    section = RULINGS_PAGE.split(f"#### `{ruling}`")[1].split("#### `")[0]
    assert re.search(r"^[A-Z].+ \(\d+\.\d+(\.\d+)?(, \d+\.\d+(\.\d+)?)*\)\.$", section, re.M)


def test_every_kind_of_step_is_documented() -> None:
    """Every kind that the rules can ask stands in a table of its own words; no other does."""
    tables = re.findall(r"^\| kind \|.*?(?=\n\n)", RECORD_PAGE, re.M | re.S)
    rows = [row for table in tables for row in table.splitlines()[2:]]
    documented = {row.split("`")[1] for row in rows}
    assert documented == _kinds()


def test_every_reading_is_read_somewhere() -> None:
    """A ruling that offers a choice is asked for by name in the rules."""
    sources = "".join(
        p.read_text("utf-8")
        for p in (ROOT / "engine" / "agot").rglob("*.py")
        if p.name != "rulings.py"
    )
    for ruling, readings in RULINGS.items():
        if len(readings) > 1:
            assert f'"{ruling}"' in sources, ruling


def test_the_example_is_a_record() -> None:
    """The JSON that the page shows can be read as a record."""
    example = RECORD_PAGE.split("```json\n")[1].split("```")[0]
    assert Record.model_validate(json.loads(example)).ruleset == "agot-2e"
