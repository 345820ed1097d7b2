"""Somebody who plays by a page alone, and takes what it offers at random."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.wire.at_table import Served

from .visiting import Browser

Asked = dict[str, Any]


def paths(asked: Asked) -> list[list[str]]:
    """Return the paths to which a touch can lead."""
    path: list[str] = asked["path"]
    found = [[*path, id] for id, *_ in asked["options"]]
    for id, *_ in asked.get("things", ()):
        if id not in path and len(path) < asked["most"]:
            found.append([*path, id])
    draft = asked.get("draft", {})
    for place, tokens in asked.get("choices", {}).items():
        for value, *_ in tokens:
            token, _, other = value.partition("|")
            after = {p: t for p, t in draft.items() if p not in (place, other)}
            if other and place in draft:
                after[other] = draft[place]
            after[place] = token
            if place not in draft:
                found.append([f"{p}={t}" for p, t in after.items()])
    for unit, targets in asked.get("reach", {}).items():
        number, _ = asked["units"][unit]
        for target, *_ in targets:
            found += [[*path, *[f"unit:{unit}", f"area:{target}"] * n] for n in (1, number)]
    return found


async def answer(page: Browser, rng: random.Random) -> None:
    """Touch at random until the question of a page is answered."""
    look = await page.look()
    number, touches = look["asked"]["number"], 0
    while (asked := look["asked"]) is not None and asked["number"] == number:
        if "sealed" in asked:
            return
        touches += 1
        assert touches < 150, f"no way to an answer: {asked}"
        ways = paths(asked)
        if asked["lock"] and (not ways or touches > 40 or rng.random() < 0.6):
            told = await page.lock("final")
            assert not told, told
        else:
            assert ways, f"nothing to touch: {asked}"
            await page.do(
                "draft", number=number, mark=asked["mark"], path=rng.choice(ways)
            )  # What a place cannot take with the others is refused, and another one is tried.
        look = await page.look()


async def play_on(bot: Served, page: Browser, rng: random.Random, *, rounds: int) -> list[str]:
    """Play until some rounds are over; return the kinds of what was asked."""
    kinds: list[str] = []
    async with asyncio.timeout(500):
        while True:
            await bot.services.play.quiet()
            table = await bot.services.play.table_view(page.game)
            if table.over or table.view["round"] > rounds:
                return kinds
            asked = (await page.look())["asked"]
            if asked is None or "sealed" in asked:
                await asyncio.sleep(0)
                continue
            kinds.append(str(table.kind))
            await answer(page, rng)
