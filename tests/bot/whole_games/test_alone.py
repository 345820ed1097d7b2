"""One person against the computer, from the first command to the last picture."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.local import Standin
from tests.running.marks import daily
from tests.wire.at_table import Clicker, play_alone, serving


@pytest.mark.parametrize("rounds", daily(1, of=(1, None)))
@pytest.mark.parametrize(
    ("ruleset", "players"), daily(("inis", 4), of=[("agot-2e", 6), ("agot-1e", 5), ("inis", 4)])
)
async def test_one_person_plays_against_the_computer(
    standin: Standin, tmp_path: Path, ruleset: str, players: int, rounds: int | None
) -> None:
    """One person plays by presses, stewards the other seats: a round, or until somebody has won."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(3))
        await play_alone(bot, ada, rounds=rounds, ruleset=ruleset, players=players)
