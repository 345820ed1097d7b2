"""The comparison of worlds notices whatever tells a secret: leaks that are planted are found."""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.play import TableView
from tests.bot.secrets.twins import (
    NAMES,
    STRANGER,
    Sparing,
    Told,
    World,
    begin_alike,
    differences,
    position,
    world,
)
from tests.running.marks import daily
from tests.wire.at_table import PIXEL

FEW = 2
"""One of the two bids is more than that, the other is not."""

Leak = Callable[[World, discord.Client, int], Awaitable[object]]
"""Lets the bot tell, somehow, which amount was bid."""


class Lavish(random.Random):
    """Chooses the most where an amount is asked, and anything elsewhere."""

    def sample(self, population: Any, k: int, **counted: Any) -> list[Any]:
        """Choose some of what is offered."""
        amounts = [one for one in population if str(one).startswith("number:")]
        most = sorted(amounts, key=lambda one: int(one.partition(":")[2]))[-1:]
        return most or super().sample(population, k, **counted)


async def nothing(w: World, bot: discord.Client, bid: int) -> None:
    """Tell nothing."""


async def words(w: World, bot: discord.Client, bid: int) -> None:
    """Say it to all."""
    await bot.get_partial_messageable(w.table.id).send(f"The bid is {bid}.")


async def mention(w: World, bot: discord.Client, bid: int) -> None:
    """Mention somebody who stands for it, in words of the same length."""
    user = w.person(NAMES[bid % len(NAMES)]).id
    await bot.get_partial_messageable(w.table.id).send(f"<@{user}> may rest.")


async def quiet(w: World, bot: discord.Client, bid: int) -> None:
    """Ring somebody's bell, or do not."""
    mentions = discord.AllowedMentions(users=bid > FEW)
    words = f"<@{w.person(STRANGER).id}> may rest."
    await bot.get_partial_messageable(w.table.id).send(words, allowed_mentions=mentions)


async def picture(w: World, bot: discord.Client, bid: int) -> None:
    """Hide it behind the end of a picture."""
    file = discord.File(BytesIO(PIXEL + bytes([bid])), "board.png", description="A board.")
    await bot.get_partial_messageable(w.table.id).send(file=file)


async def alt_text(w: World, bot: discord.Client, bid: int) -> None:
    """Write it where those read who see no picture."""
    file = discord.File(BytesIO(PIXEL), "board.png", description=f"A board, and {bid} coins.")
    await bot.get_partial_messageable(w.table.id).send(file=file)


async def direct(w: World, bot: discord.Client, bid: int) -> None:
    """Say it to one who is not seated."""
    user = await bot.fetch_user(w.person(STRANGER).id)
    await user.send(f"The bid is {bid}.")


async def typing(w: World, bot: discord.Client, bid: int) -> None:
    """Seem to type, or do not."""
    if bid > FEW:
        async with bot.get_partial_messageable(w.table.id).typing():
            pass


async def delay(w: World, bot: discord.Client, bid: int) -> None:
    """Say the same to all, but later."""
    await w.wait(60 + bid)
    await bot.get_partial_messageable(w.table.id).send("Somebody has bid.")
    await w.wait(60 - bid)


async def order(w: World, bot: discord.Client, bid: int) -> None:
    """Say the same to all, in another order."""
    for text in ("One.", "Two.")[:: 1 if bid > FEW else -1]:
        await bot.get_partial_messageable(w.table.id).send(text)


async def own_log(w: World, bot: discord.Client, bid: int) -> None:
    """Log it, for the keeper of the bot."""
    logging.getLogger("bot.play").debug("game 1: a bid of %d", bid)


async def library_log(w: World, bot: discord.Client, bid: int) -> None:
    """Let a library log it."""
    logging.getLogger("discord.http").debug("a body of %d bytes", bid)


LEAKS: tuple[Leak, ...] = (
    *(words, mention, quiet, picture, alt_text, direct, typing, delay, order),
    *(own_log, library_log),
)


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)


_saved: list[bytes] = []
"""The game in which bids are sealed, once it was played so far."""


@pytest.fixture
async def leaky(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> Callable[[Leak], Awaitable[list[str]]]:
    """Let the bot leak bids, and compare what others are told about two different ones."""

    def until(table: TableView) -> bool:
        if table.kind != "bid" or len(table.awaited) < 2 or table.answered:
            return False
        return bool(table.view["houses"][table.awaited[0]]["power"] > 2 * FEW)

    if not _saved:
        await position(tmp_path / "games", "agot-2e", {"players": 6}, until)
        _saved.append((tmp_path / "games").read_bytes())

    async def compare(leak: Leak) -> list[str]:
        found: dict[int, Told] = {}
        for rng in (Sparing(1), Lavish(1)):
            (tmp_path / "one of two").write_bytes(_saved[0])
            async with world(tmp_path / "one of two", caplog) as w:
                who = (await w.awaited())[0]
                bid = await w.answer(who, rng)
                async with discord.Client(intents=discord.Intents.none()) as bot:
                    await bot.login(w.bot.standin.token)
                    await w.wait(5)
                    await leak(w, bot, bid)
                found[bid] = w.told(who)
        assert min(found) <= FEW < max(found)
        return differences(*found.values())

    return compare


@pytest.mark.parametrize("leak", daily(*LEAKS[::4], of=LEAKS), ids=lambda leak: leak.__name__)
async def test_a_leak_is_noticed(leaky: Callable[[Leak], Awaitable[list[str]]], leak: Leak) -> None:
    """Whichever way the bot tells a sealed bid, the comparison finds a difference."""
    assert await leaky(leak) != []


async def test_no_leak_is_noticed_where_there_is_none(
    leaky: Callable[[Leak], Awaitable[list[str]]],
) -> None:
    """It is the leak that makes the difference, and not how it is planted."""
    assert await leaky(nothing) == []
