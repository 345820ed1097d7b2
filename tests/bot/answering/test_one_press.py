"""The way of one press is short: what is read of the database, and written, until its reply."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local import Standin
from tests.bot.answering.press import Way, seated


async def test_a_press_reads_the_table_once_and_writes_once(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who pressed is read, and their hand; one transaction keeps the answer, and nothing follows.

    A choice on the way to an answer, a sealed answer, and the one that opens all: what is shown
    then comes with what was written. A sealed answer is saved before anybody's hand is laid out.
    """
    way = Way(monkeypatch, traced=True)
    async with seated(standin, tmp_path / "games.sqlite3") as people:
        for opened, clicker in enumerate(people, 1):
            panel = await clicker.panel()
            number = clicker.asked(panel)
            while clicker.asked(panel) == number:
                panel = await clicker._one_press(panel, hasty=False)
                assert (way.counts["reading"], way.counts["writing"]) <= (2, 1), way.verb
                if way.verb != "lock":
                    assert way.counts["statements"] <= 5, way.verb
            assert way.verb == "lock"
            assert (way.counts["reading"], way.counts["writing"]) == (2, 1)
            # When all are opened, events, clocks and calls of the next question are written too.
            assert way.counts["statements"] <= (20 if opened < len(people) else 49)
            if opened < len(people):
                # `python -m tests.bot.answering.press --calls` names them.
                assert len(way.files) <= 50
                assert len(way.calls) <= 131
                # What waits counts anew when it goes on: some 265, more on a busy machine.
                assert way.calls.total() <= 300
