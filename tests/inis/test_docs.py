"""What docs/ says about Inis is complete."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from engine.inis.rulings import RULINGS

ROOT = Path(__file__).resolve().parents[2]
RULINGS_PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## Inis\n")[1]
RECORD_PAGE = (ROOT / "docs" / "record.md").read_text("utf-8").split("## The words of `inis`")[1]
ASKING = {
    "ask": 1,
    "ask_all": 1,
    "choose": 1,
    "decide": 2,
    "decide_all": 2,
    "chance": 0,
    "steal": 3,
}
"""The functions by which the rules ask, and where the kind stands among their arguments."""


def test_every_ruling_and_reading_is_documented() -> None:
    """The page lists each ruling once, with its readings, the default first."""
    found = {}
    for row in re.findall(r"^\| `(.+?)` \| (.+) \| (.+) \|$", RULINGS_PAGE, re.M):
        name, about, readings = row
        assert re.search(r"\((Q\d+|\d+\.\d+)(, \d+\.\d+)?\)", about), name
        assert name not in found
        found[name] = tuple(re.findall(r"(?:^|; )`(.+?)`", readings))
    assert found == RULINGS


def test_every_kind_of_step_is_documented() -> None:
    """Whatever the rules ask stands in the tables of the page."""
    kinds = set()
    for path in sorted((ROOT / "engine" / "inis").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = ASKING.get(node.func.id)
                if at is not None and len(node.args) > at:
                    kind = node.args[at]
                    if isinstance(kind, ast.Constant):
                        kinds.add(str(kind.value))
    assert len(kinds) > 35
    missing = sorted(k for k in kinds if f"`{k}`" not in RECORD_PAGE)
    assert missing == []
