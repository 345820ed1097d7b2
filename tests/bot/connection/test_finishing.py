"""A bot that is told to stop finishes the commands and presses under way, or ends without an
error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.games.pictures import Picture
from bot.local import Standin
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, InkSaver, serving
from tests.wire.pressing import begin, find, use


class Slow(InkSaver):
    """Draws when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        self.asked.set()
        await self.let.wait()
        return await super().paint(view, happened, **wish)


@pytest.mark.parametrize("in_time", [True, False])
@pytest.mark.parametrize("how", daily("by a press", of=["by a command", "by a press"]))
async def test_a_map_on_its_way_is_shown_if_it_comes_in_time(
    standin: Standin,
    tmp_path: Path,
    how: str,
    in_time: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """If it does not, whoever has asked may ask again, and no error is in the log."""
    monkeypatch.setattr("bot.client.FINISHING", 240.0 if in_time else 0.0)
    painter = Slow()
    async with serving(standin, tmp_path / "games.sqlite3", painter=painter) as bot:
        painter.let.set()
        await begin(bot)
        ada = standin.user("Ada")
        panel = await use(ada, "my panel")
        painter.let.clear()
        painter.asked.clear()
        ask = (
            ada.slash("map", CHANNEL)
            if how == "by a command"
            else ada.click(panel, find(panel, "map"))
        )
        asked = asyncio.create_task(ask)
        await painter.asked.wait()
        client = bot.client
        assert len(client.interactions.under_way) == 1
        closing = asyncio.create_task(client.close())
        if not in_time:
            await closing
        painter.let.set()
        outcome = await asked
        await closing
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert [e for e in errors if "the connection ended" not in e] == []
    caplog.get_records("call").clear()
    assert outcome.message is not None
    if in_time:
        shown = await standin.user("Ada").message(outcome.message, CHANNEL)
        assert shown.attachments
