"""The other games over the wire, from the first command to the last picture."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.local import Standin
from tests.bot.at_table import CHANNEL, Clicker, serving


@pytest.mark.parametrize(("ruleset", "players"), [("agot-1e", 5), ("inis", 4)])
async def test_a_whole_game_against_the_computer(
    standin: Standin, tmp_path: Path, ruleset: str, players: int
) -> None:
    """One person plays by presses, the computer the other seats, until somebody has won."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(3))
        await ada.person.slash("game new", CHANNEL, ruleset=ruleset, players=players)
        await ada.person.slash("game practice", CHANNEL)
        await ada.person.slash("game start", CHANNEL)
        panel = await ada.panel()
        while ada.asked(panel) is not None:
            panel = await ada.answer(panel)
        assert "The game is over" in panel.text
        await bot.settled()
        last = [m for m in await ada.person.messages(CHANNEL) if m.attachments][-1]
        assert "wins" in last.text
        assert last.attachments[0]["description"]
