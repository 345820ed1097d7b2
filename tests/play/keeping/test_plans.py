"""No statement that every answer runs gets slower with the number of games."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import Session
from tests.play.tables import ANN, BOB, CLEO, Clock, playing, seat_all

GROWING = "outbox|events|answers|games|players|clocks|drafts|notices|moments|proposals|tenures"
"""Tables that grow with every game."""


async def test_no_answer_reads_a_table_from_end_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite finds all rows that it needs through an index, or through one of open rows alone."""
    statements: set[str] = set()

    def overhear(real: Callable[..., Any]) -> Callable[..., Any]:
        async def heard(session: Session, sql: str, *values: Any, **named: Any) -> Any:
            statements.add(sql)
            return await real(session, sql, *values, **named)

        return heard

    for name in ("run", "insert", "rows", "row", "value"):
        monkeypatch.setattr(Session, name, overhear(getattr(Session, name)))
    path = tmp_path / "games.sqlite3"
    clock = Clock()
    async with playing(path, clock=clock) as play:
        game = (await seat_all(play)).id
        statements.clear()
        while not (await play.seat_view(game, ANN)).over:
            for user in (ANN, BOB, CLEO):
                hand = await play.seat_view(game, user)
                if hand.question is not None and not hand.answered:
                    value = hand.question.shape.safe()
                    await play.answer(game, user, hand.question.number, value)
        await play.queue.due(clock())
        await play.queue.next_try()
    plans = {}
    with closing(sqlite3.connect(path)) as books:
        for sql in statements:
            names = set(re.findall(r":(\w+)", sql))
            values = dict.fromkeys(names) if names else [None] * places(sql)
            plans[sql] = [row[3] for row in books.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert len(plans) > 25
    scan = re.compile(rf"SCAN ({GROWING})\b(?!.* USING)")
    assert {sql: plan for sql, plan in plans.items() if any(map(scan.match, plan))} == {}


def places(sql: str) -> int:
    """Return how many values a statement takes."""
    numbered = [int(n) for n in re.findall(r"\?(\d+)", sql)]
    return max(numbered) if numbered else sql.count("?")
