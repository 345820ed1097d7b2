"""The rules find no way on: what the table reads, what its host reads, and how it goes back."""

from __future__ import annotations

import logging
import random

import pytest

from bot.local.page.person import VisibleMessage
from bot.ui.custom_id import CustomId
from engine.agot.phases.planning import Raven
from engine.kernel.phrase import refusal
from tests.bot.whole_games.test_running import people
from tests.wire.at_table import CHANNEL, Clicker, Served
from tests.wire.pressing import begin, click, told
from tests.wire.said import says


async def test_the_table_is_told_and_goes_back(
    bot: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The channel hears of it once, its host in private; all agree, and orders are placed anew."""
    await begin(bot)
    monkeypatch.setattr(Raven, "check", lambda *_: refusal("not-offered"))
    clickers = [Clicker(person, random.Random(3)) for person in people(bot)]
    for clicker in clickers:
        await clicker.answer(await clicker.panel())
    assert len(await told(bot, "table-halted")) == 1
    ada = clickers[0].person
    info = await bot.services.play.game_in_channel(int(await ada.channel_id(CHANNEL)))
    assert info is not None
    game = str(info.id)
    direct = [m.text for m in await ada.messages("dm")]
    assert sum(says(text, "table-halted-host", game=game) for text in direct) == 1
    (line,) = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert line.startswith(f"game {game} waits: a seat has no legal answer; position agot-2e/1 ")
    caplog.get_records("call").clear()
    monkeypatch.undo()
    (vote,) = [m for m in await ada.messages(CHANNEL) if _has(m, "aye")]
    for clicker in clickers:
        await click(clicker.person, vote, "aye")
    assert len(await told(bot, "table-went-back")) == 1
    for clicker in clickers:
        assert clicker.asked(await clicker.panel()) is not None


def _has(message: VisibleMessage, verb: str) -> bool:
    return any(CustomId.decode(id).verb == verb for id in message.custom_ids)
