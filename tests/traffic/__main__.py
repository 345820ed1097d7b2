"""Play the rounds, print their tables, and write them into ``docs/traffic.md``."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from .round import lines, one_round

PAGE = Path(__file__).parents[2] / "docs" / "traffic.md"
MARKS = ("<!-- traffic -->", "<!-- /traffic -->")
ROUNDS = (
    ("*A Game of Thrones*, 2nd edition, round 4", "agot-2e", 6, 4),
    ("*Inis*, round 2", "inis", 4, 2),
)
"""Titles, rulesets, people, and which round; the first ones are not like the others."""


async def tables() -> str:
    """Play a round of each, and return their tables."""
    told = []
    for title, ruleset, players, number in ROUNDS:
        with tempfile.TemporaryDirectory() as directory:
            found = await one_round(Path(directory), ruleset, players, number=number)
        told.append("\n".join(lines(title, found)))
    return "\n\n".join(told)


def write(text: str, marks: tuple[str, str] = MARKS, page: Path = PAGE) -> None:
    """Put tables into a page, between two marks."""
    begin, end = marks
    before, _, rest = page.read_text("utf-8").partition(begin)
    after = rest.partition(end)[2]
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")


if __name__ == "__main__":
    counted = asyncio.run(tables())
    sys.stdout.write(counted + "\n")
    write(counted)
