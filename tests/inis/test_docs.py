"""What docs/ says about Inis is complete."""

from __future__ import annotations

import re
from pathlib import Path

from engine.inis.ruleset import Inis
from engine.inis.rulings import RULINGS

ROOT = Path(__file__).resolve().parents[2]
RULINGS_PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## Inis\n")[1]
RECORD_PAGE = (ROOT / "docs" / "record.md").read_text("utf-8").split("## The words of `inis`")[1]


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
    missing = sorted(k for k in Inis.kinds if f"`{k}`" not in RECORD_PAGE)
    assert missing == []
