"""The other games over the wire, from the first command to the last picture."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.local import Standin
from tests.at_table import Clicker, play_alone, serving


@pytest.mark.parametrize(("ruleset", "players"), [("agot-1e", 5), ("inis", 4)])
async def test_a_whole_game_against_the_computer(
    standin: Standin, tmp_path: Path, ruleset: str, players: int
) -> None:
    """One person plays by presses, the computer the other seats, until somebody has won."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(3))
        await play_alone(bot, ada, ruleset=ruleset, players=players)
