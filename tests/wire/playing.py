"""A game that goes on without presses: whoever is awaited answers at random, as the rules allow."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from bot.play import TableView
from tests.wire.at_table import CHANNEL, Served

Until = Callable[[TableView], bool]


async def seated(bot: Served, names: Sequence[str], terms: dict[str, Any], **options: Any) -> None:
    """Lay a table, agree upon terms, and start with these people, and stewards elsewhere."""
    host = bot.standin.user(names[0])
    await host.slash("game new", CHANNEL, **options)
    for name in names:
        await bot.standin.user(name).slash("game join", CHANNEL)
    await bot.services.play.set_terms(1, host.id, terms)
    await host.slash("game stewards", CHANNEL)
    await host.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()


async def answer_one(bot: Served, rng: random.Random, game: int = 1) -> str:
    """Let the first person who is awaited answer; return their seat."""
    table = await bot.services.play.table_view(game)
    for seat in table.awaited:
        if (user := table.info.users.get(seat)) is None:
            continue
        hand = await bot.services.play.seat_view(game, user)
        # Of a discreet question everybody counts as awaited until all have answered.
        if hand.question is not None and not hand.answered:
            value = hand.question.shape.sample(rng)
            await bot.services.play.answer(game, user, hand.question.number, value)
            await bot.settled()
            return seat
    raise AssertionError(f"nobody can answer {table.kind}")


async def play_until(bot: Served, rng: random.Random, until: Until, game: int = 1) -> TableView:
    """Go on until something is true of the table, or the game is over."""
    for _ in range(500):
        table = await bot.services.play.table_view(game)
        if table.over or until(table):
            return table
        await answer_one(bot, rng, game)
    raise AssertionError("it never came to that")


def in_round(number: int) -> Until:
    """Tell whether a round has begun."""
    return lambda table: bool(table.view["round"] >= number)
