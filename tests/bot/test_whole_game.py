"""A whole game over the wire, by commands and presses alone."""

import random
from pathlib import Path

from bot.local import Standin
from tests.bot.at_table import CHANNEL, Clicker, serving

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


async def test_one_person_plays_against_the_computer(standin: Standin, tmp_path: Path) -> None:
    """One person and five practice seats play by presses until a house has won."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(1))
        await ada.person.slash("game new", CHANNEL)
        await ada.person.slash("game practice", CHANNEL)
        await ada.person.slash("game start", CHANNEL)
        panel = await ada.panel()
        while ada.asked(panel) is not None:
            panel = await ada.answer(panel)
        assert "The game is over" in panel.text
        await bot.settled()
        last = (await ada.person.messages(CHANNEL))[-2:]
        assert any("wins" in m.text and m.attachments for m in last)
        print(ada.presses)
