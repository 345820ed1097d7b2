"""What names a place is offered there: the same taps for every shape of answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from tests.at_table import serving
from tests.bot.pressing import use
from tests.bot.test_plan import marches
from tests.marks import costly, daily
from tests.page.visiting import browser, invited, pages
from tests.said import says
from tests.walk.planting import laid
from tests.walk.routes import ROUTES

WAYS = {one.id: one for one in ROUTES["agot-2e"]}
PLAN = "winterfell: moat cailin 2f"
KINDS = ("raid", "retreat", "muster", "casualties", "retreat-losses", "wildling-destroy")


@costly("lays a position and opens a page over the wire")
@pytest.mark.parametrize("kind", daily("raid", "casualties", of=KINDS))
async def test_what_names_a_place_is_tapped_there(
    standin: Standin, tmp_path: Path, kind: str
) -> None:
    """Whatever can be raided, left for, mustered or lost is on the board; only nothing is not."""
    way = WAYS[kind]
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await laid(bot, way.begin(), {"Ada": way.seat, "Ben": "greyjoy"})
        async with pages(bot.services) as address, browser(address) as own:
            await own.enter(await invited(bot, "Ada", info.id))
            look = await own.look()
    offered = [*look["asked"]["options"], *look["asked"].get("things", ())]
    on_board = [id for id, _, _, place in offered if place in look["stage"]["places"]]
    beside = [id for id, _, _, place in offered if place is None]
    assert on_board
    assert len(beside) <= 1, beside


@costly("lays a position and opens a page over the wire")
async def test_who_cannot_go_together_is_refused_with_the_reason(
    standin: Standin, tmp_path: Path
) -> None:
    """Each of three can march to Norvos; all of them would be one unit more than Supply allows."""
    (way,) = (one for one in ROUTES["agot-2e-mod"] if one.id == "dragons-fly")
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await laid(bot, way.begin(), {"Ada": way.seat, "Ben": "greyjoy"})
        async with pages(bot.services) as address, browser(address) as own:
            await own.enter(await invited(bot, "Ada", info.id))
            await own.choose(["area:pentos"])
            asked = (await own.look())["asked"]
            going = ("dragon", "dragon", "knight")
            assert all("norvos" in {id for id, *_ in asked["reach"][unit]} for unit in going)
            way_there = [step for unit in going for step in (f"unit:{unit}", "area:norvos")]
            told = await own.choose([*asked["path"], *way_there])
            assert says(told["said"], "refused-over-supply", supply=6)
            assert (await own.look())["asked"]["path"] == asked["path"]
            assert await own.choose([*asked["path"], *way_there[:4]]) == {}
            assert (await own.look())["asked"]["path"] == [*asked["path"], *way_there[:4]]


async def test_what_was_planned_is_drawn(standin: Standin, tmp_path: Path) -> None:
    """As arrows, for the one who plans; nobody else's page knows of it."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await laid(bot, marches(), {"Ada": "stark", "Ben": "lannister"})
        async with pages(bot.services) as address, browser(address) as own, browser(address) as ben:
            await own.enter(await invited(bot, "Ada", info.id))
            await ben.enter(await invited(bot, "Ben", info.id))
            before, others = await own.look(), await ben.look()
            async with own.listening() as events:
                await anext(events)
                assert says(
                    (await use(bot.standin.user("Ada"), "plan", text=PLAN)).text, "plan-typed-done"
                )
                async with asyncio.timeout(60):
                    while "plans" not in (told := await anext(events)):
                        pass
            seen = (await bot.services.play.table_view(info.id)).view
            ends = [plugin_of("agot-2e").tale.spot(a, seen) for a in ("winterfell", "moat-cailin")]
            way = ["stark", *(round(v) for end in ends for v in end or ())]
            assert (before["plans"], told["plans"]) == ([], [way])
            assert (await own.look())["plans"] == [way]
            assert await ben.look() == others


async def test_who_waits_reads_after_whom_they_decide(standin: Standin, tmp_path: Path) -> None:
    """As in the panel: Stark marches after Lannister, which is asked itself."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await laid(bot, marches(), {"Ada": "stark", "Ben": "lannister"})
        async with pages(bot.services) as address, browser(address) as own, browser(address) as ben:
            await own.enter(await invited(bot, "Ada", info.id))
            await ben.enter(await invited(bot, "Ben", info.id))
            waits, asked = (await own.look())["ahead"], (await ben.look())["ahead"]
    assert says(waits, "plan-way-after", seats="Lannister (Ben)")
    assert asked == ""
