"""docs/variants.md agrees with the rules: what it names exists, and every option is named."""

from __future__ import annotations

import re
from pathlib import Path

from engine.rulesets import rulesets

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "variants.md").read_text("utf-8")
RECORDS = (DOCS / "record.md").read_text("utf-8")
FAMILY = [rules for id, rules in rulesets.items() if id.startswith("agot-")]
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")][2:]


def named(what: str) -> set[str]:
    """Return the options or the rulings that the page names."""
    return set(re.findall(rf"{what} `([a-z_-]+)`", PAGE))


def test_fifty_settings_are_compared() -> None:
    """Each has a row, once, which says whether it is here."""
    assert len({row[0] for row in ROWS}) == len(ROWS) == 50
    assert all(len(row) in (2, 3) and row[1].strip() for row in ROWS)


def test_every_option_is_named_and_no_other() -> None:
    """A new option has a row, or a word below the table; vassals come with their seats."""
    options = {name for rules in FAMILY for name in rules.options}
    assert named("option") == options | {"vassals"}


def test_the_page_of_records_names_every_option() -> None:
    """Whoever reads a record finds out what it was played with."""
    options = {name for rules in FAMILY for name in rules.options}
    assert sorted(name for name in options if f"`{name}`" not in RECORDS) == []


def test_rulings_that_are_named_can_be_chosen() -> None:
    """Each has more than one reading in some ruleset."""
    rulings = {n for rules in FAMILY for n, readings in rules.rulings.items() if len(readings) > 1}
    assert named("ruling") <= rulings
    assert named("ruling")
