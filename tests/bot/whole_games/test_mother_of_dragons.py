"""A game of eight houses with two vassals over the wire.

``python -m tests.bot.whole_games.test_mother_of_dragons`` plays a whole one; tests stop after a
round or two.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

import pytest

from bot.local import Settings, Standin
from bot.local.interactions.components import walk
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Clicker, serving

RULESET = "agot-2e-mod"
LONGEST = 900
"""Presses of an answer after which a game is taken not to end."""


@pytest.mark.parametrize("rounds", daily(1, of=(1, 2)))
async def test_eight_houses_play(standin: Standin, tmp_path: Path, rounds: int) -> None:
    """Two people, one of them Targaryen, and four stewards; houses that are left are vassals."""
    await play(standin, tmp_path, rounds=rounds)


async def play(standin: Standin, path: Path, rounds: int) -> None:
    """Play so many rounds, or until somebody has won."""
    say = localizer_for("en").of(RULESET)
    async with serving(standin, path / "games.sqlite3") as bot:
        people = {
            "targaryen": Clicker(standin.user("Ada"), random.Random(5)),
            "stark": Clicker(standin.user("Ben"), random.Random(6)),
        }
        host = people["targaryen"].person
        await host.slash("game new", CHANNEL, ruleset=RULESET, players=6)
        for seat, clicker in people.items():
            await clicker.person.slash("game join", CHANNEL, seat=seat)
        await host.slash("game stewards", CHANNEL)
        await host.slash("game start", CHANNEL)
        await bot.settled()
        table = await bot.services.play.table_view(1)
        assert len(table.view["houses"]) == 8
        assert len(table.view["vassals"]) == 2

        kinds: set[str] = set()
        await give(people["stark"], "targaryen", 2)
        panel = await people["targaryen"].panel()
        assert (
            say("heading-loyalty", power=9, supply=4, loyalty=1, goal=7, strength=0) in panel.text
        )
        targaryen = people["targaryen"]
        loan = await targaryen.after(await host.slash("look", CHANNEL, name="Customs Officer"))
        assert say("loan-customs-officer.text") in loan.text
        shown = (await targaryen.after(await host.slash("look", CHANNEL, name="Pentos"))).text
        assert say("lookup-area-loyalty-printed") in shown
        for _ in range(LONGEST):
            table = await bot.services.play.table_view(1)
            if table.over or table.view["round"] > rounds:
                break
            kinds.add(table.view["question"]["kind"])
            asked = [seat for seat in table.awaited if seat in people]
            for seat in asked:
                await people[seat].answer(await people[seat].panel())
            await bot.settled()
        assert table.over or table.view["round"] > rounds
        assert {"claim-vassals", "orders", "march"} <= kinds
        if table.over:
            assert table.view["win"]["reason"] in ("seven", "round-10")
            assert {"bid", "loyalty", "consolidate"} <= kinds


async def give(clicker: Clicker, to: str, power: int) -> None:
    """Give Power to another house: choose to whom, how much, and confirm it."""
    say = localizer_for("en").of(RULESET)
    seen = await clicker.panel()
    hints: list[str] = []
    for chosen in ("", f"house:{to}", f"number:{power}", ""):
        ids = [id for id in seen.custom_ids if CustomId.decode(id).verb == "interject"]
        menus = [part for _, part in walk(seen.data["components"]) if part["type"] == 3]
        hints += [str(menu["placeholder"]) for menu in menus if menu["custom_id"] == ids[0]]
        seen = await clicker.press(seen, ids[0], *([chosen] if chosen else []))
    assert hints == [say("interject-gift-step-0"), say("interject-gift-step-1")]
    assert say("interject-gift-done") in seen.text


async def _whole() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Standin(Settings(users=8)) as standin:
            await play(standin, Path(folder), rounds=10)
            assert standin.violations == []


if __name__ == "__main__":
    asyncio.run(_whole())
