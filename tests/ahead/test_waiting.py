"""What docs/waiting.md says that answering ahead saves, against its tables and against games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bench.waiting import __main__ as bench
from tests.bench.waiting.__main__ import ALL, MIXED, NOTHING, Figures, play
from tests.bench.waiting.table import Tally
from tests.running.marks import nightly

DOC = (Path(__file__).parents[2] / "docs" / "waiting.md").read_text()
GOAL = 0.35
"""The share of hand-overs that a mixed table of six is to save at least."""


def table(edition: str) -> dict[str, tuple[float, float]]:
    """Return hand-overs and days a game by row, from the first table below a heading in bold."""
    section = DOC.partition(f"**{edition}**")[2]
    rows = re.findall(r"^\| ([^|]+) \| [\d.]+ \| ([\d.]+) \| [\d.]+ \| ([\d.]+) \|", section, re.M)
    found: dict[str, tuple[float, float]] = {}
    for name, handovers, days in rows:
        found.setdefault(name, (float(handovers), float(days)))
    return found


def saved(edition: str, row: str) -> tuple[int, int]:
    """Return what a row saves of hand-overs and of days, in percent."""
    rows = table(edition)
    handovers, days = (
        round(100 - 100 * a / b) for a, b in zip(rows[row], rows[NOTHING], strict=True)
    )
    return handovers, days


@pytest.mark.parametrize("row", [ALL, MIXED])
def test_the_document_says_what_its_table_says(row: str) -> None:
    """Of the 2nd edition, in percent of hand-overs and of days."""
    handovers, days = saved("2nd edition", row)
    assert f"{handovers} % of the hand-overs and {days} % of the days" in DOC


def test_the_mixed_table_is_said_first_and_reaches_its_goal() -> None:
    """Whoever reads a figure reads the honest one first: not everybody plans."""
    handovers, days = saved("2nd edition", MIXED)
    first = re.search(r"(\d+) % of the hand-overs and (\d+) % of the days", DOC)
    assert first is not None
    assert (int(first[1]), int(first[2])) == (handovers, days)
    assert handovers >= 100 * GOAL


def test_the_command_ends_with_the_mixed_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last line says what is saved where two plan, two are lazy and all others never do."""
    games = iter((4, 2, 3))

    def counted(*_: object, rows: list[str], **__: object) -> dict[str, list[Tally]]:
        return {row: [_tally(next(games))] for row in rows}

    monkeypatch.setattr(bench, "measure", lambda *a, **k: counted(rows=a[3], **k))
    assert bench.main([f"--only={row}" for row in (NOTHING, ALL, MIXED)]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith(f"{MIXED}: hand-overs a game 4 -> 3 (-25%), days ")


def _tally(handovers: int) -> Tally:
    tally = Tally(rounds=1, days=float(handovers), lasted=[60.0])
    tally.handovers["march"] = handovers
    tally.waited["march"] = 60
    return tally


@nightly
def test_a_mixed_table_saves_what_it_is_to_save() -> None:
    """Four games of six, of which two plan, two are lazy and two never do."""
    found = {row: [play("agot-2e", 6, seed, row, random_choices=False) for seed in range(1, 5)]
             for row in (NOTHING, MIXED)}  # fmt: skip
    before, after = (Figures.of(found[row], 6).handovers for row in (NOTHING, MIXED))
    assert after <= before * (1 - GOAL)
