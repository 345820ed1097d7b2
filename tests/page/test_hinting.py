"""Hints on a page are those of panels, step by step, and become the same draft."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.page.looks import Unmarked
from bot.panels.turn.hint import hint_step
from bot.text import localizer_for
from tests.page.visiting import browser, invited, pages
from tests.wire.at_table import serving
from tests.wire.pressing import begin
from tests.wire.said import said, says


async def test_a_hint_is_told_step_by_step(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where to look, why, the answer; it is drafted when its player says so, and not given."""
    monkeypatch.setattr("bot.workers.stewards.LEVEL", "squire")
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot, hints=True)
        async with pages(bot.services) as address, browser(address) as ada:
            await ada.enter(await invited(bot, "Ada"))
            asked = (await ada.look())["asked"]
            assert asked["hint"] == said("hint-open")
            number = asked["number"]
            step, told = "", dict[str, Any]()
            play, user = bot.services.play, bot.standin.user("Ada").id
            info = await play.info(1)
            say = localizer_for("en").of(info.ruleset)
            for tells in ("hint-nudge", "hint-reason", "hint-answer"):
                told = await ada.do("hint", number=number, step=step)
                panel = (await hint_step(play, 1, user, say, step, number)).words
                assert says(panel, tells)
                assert told["said"] == Unmarked(info, say)(panel)
                assert not (await ada.look())["asked"]["path"]
                step = told["ways"][0][1]
            assert [label for label, _ in told["ways"]] == [said("hint-use")]
            told = await ada.do("hint", number=number, step=step)
            assert told == {"said": said("hint-used"), "carried": ""}
            asked = (await ada.look())["asked"]
            assert asked["path"]
            assert asked["lock"]
            assert "sealed" not in asked
            late = await ada.do("hint", number=number + 1, step="why")
            assert late == {"said": said("panel-passed"), "ways": []}
            for wrong in ("whatever", 3):
                reply = await ada.post("1/hint", {"number": number, "step": wrong})
                assert reply.status == 400


async def test_none_is_offered_where_the_table_has_none(standin: Standin, tmp_path: Path) -> None:
    """The page says so like the panel, and learns nothing."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
        async with pages(bot.services) as address, browser(address) as ada:
            await ada.enter(await invited(bot, "Ada"))
            asked = (await ada.look())["asked"]
            assert asked["hint"] is None
            told = await ada.do("hint", number=asked["number"], step="")
            assert "ways" not in told
            assert told["said"]
