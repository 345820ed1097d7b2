"""What players do unasked, over the wire: pressed twice, pressed late, pressed by others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Clicker, Served, serving

RULESET = "agot-2e-mod"


class Table:
    """Ben plays Stark, Cleo Lannister, and two stewards play besides."""

    def __init__(self, bot: Served) -> None:
        self.bot = bot
        self.stark = Clicker(bot.standin.user("Ben"), random.Random(1))
        self.lannister = Clicker(bot.standin.user("Cleo"), random.Random(2))

    async def begin(self) -> None:
        """Lay the table and begin."""
        host = self.stark.person
        await host.slash("game new", CHANNEL, ruleset=RULESET, players=4)
        await host.slash("game join", CHANNEL, seat="stark")
        await self.lannister.person.slash("game join", CHANNEL, seat="lannister")
        await host.slash("game stewards", CHANNEL)
        await host.slash("game start", CHANNEL)
        await self.bot.settled()

    async def power(self) -> dict[str, int]:
        """Return everybody's available Power."""
        view = (await self.bot.services.play.table_view(1)).view
        return {seat: view["houses"][seat]["power"] for seat in ("stark", "lannister")}


@pytest.fixture
async def gifts(standin: Standin, tmp_path: Path) -> AsyncIterator[Table]:
    """A game in which Power can be given."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        table = Table(bot)
        await table.begin()
        yield table


def offered(seen: VisibleMessage) -> list[str]:
    """Return the ids of what is offered unasked."""
    return [id for id in seen.custom_ids if CustomId.decode(id).verb == "interject"]


async def confirming(giver: Clicker, to: str, power: int) -> VisibleMessage:
    """Choose to whom and how much, and return the message that asks whether it is meant."""
    seen = await giver.panel()
    for chosen in ("", f"house:{to}", f"number:{power}"):
        seen = await giver.press(seen, offered(seen)[0], *([chosen] if chosen else []))
    return seen


async def test_two_presses_at_once_give_once(gifts: Table) -> None:
    """A thumb that trembles presses twice before the first press has a reply.

    Both wait while the table is busy, and both find it as the message has said.
    """
    before = await gifts.power()
    sure = await confirming(gifts.stark, "lannister", 1)
    press = offered(sure)[0]
    matches = gifts.bot.services.play.interjecting._matches
    async with asyncio.TaskGroup() as pressing, matches.holding(1):
        for _ in range(3):
            pressing.create_task(gifts.stark.person.click(sure, press))
        async with asyncio.timeout(240):
            while len(matches._locks.of(1)._waiters or ()) < 3:  # noqa: ASYNC110 - no event for it
                await asyncio.sleep(0.01)
    await gifts.bot.settled()
    after = await gifts.power()
    assert after == {"stark": before["stark"] - 1, "lannister": before["lannister"] + 1}
