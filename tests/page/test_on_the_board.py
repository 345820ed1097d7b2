"""What names a place is offered there: the same taps for every shape of answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from tests.bot.answering.test_plan import marches
from tests.page.visiting import Browser, browser, invited, pages
from tests.play.planted import Prepared
from tests.running.marks import costly, daily
from tests.walk.planting import laid
from tests.walk.routes import ROUTES
from tests.wire.at_table import Served, serving
from tests.wire.pressing import use
from tests.wire.said import says

WAYS = {one.id: one for one in ROUTES["agot-2e"]}
PLAN = "winterfell: moat cailin 2f"
KINDS = ("raid", "retreat", "muster", "casualties", "retreat-losses", "wildling-destroy")


@asynccontextmanager
async def seated(
    standin: Standin, folder: Path, position: Prepared, ada: str, ben: str
) -> AsyncIterator[tuple[Served, Browser, Browser]]:
    """A game at a position, with the pages of Ada's and Ben's seats."""
    async with serving(standin, folder / "games.sqlite3") as bot:
        game = (await laid(bot, position, {"Ada": ada, "Ben": ben})).id
        async with pages(bot.services) as at, browser(at, game) as hers, browser(at, game) as his:
            await hers.enter(await invited(bot, "Ada", game))
            await his.enter(await invited(bot, "Ben", game))
            yield bot, hers, his


@costly("lays a position and opens a page over the wire")
@pytest.mark.parametrize("kind", daily("raid", "casualties", of=KINDS))
async def test_what_names_a_place_is_tapped_there(
    standin: Standin, tmp_path: Path, kind: str
) -> None:
    """Whatever can be raided, left for, mustered or lost is on the board; only nothing is not."""
    way = WAYS[kind]
    async with seated(standin, tmp_path, way.begin(), way.seat, "greyjoy") as (_, own, _):
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
    async with seated(standin, tmp_path, way.begin(), way.seat, "greyjoy") as (_, own, _):
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
    async with seated(standin, tmp_path, marches(), "stark", "lannister") as (bot, own, ben):
        before, others = await own.look(), await ben.look()
        async with own.listening() as events:
            await anext(events)
            typed = await use(bot.standin.user("Ada"), "plan", text=PLAN)
            assert says(typed.text, "plan-typed-done")
            async with asyncio.timeout(60):
                while "plans" not in (told := await anext(events)):
                    pass
        seen = (await bot.services.play.table_view(own.game)).view
        ends = [plugin_of("agot-2e").tale.spot(a, seen) for a in ("winterfell", "moat-cailin")]
        way = ["stark", *(round(v) for end in ends for v in end or ())]
        assert (before["plans"], told["plans"]) == ([], [way])
        assert (await own.look())["plans"] == [way]
        assert await ben.look() == others


async def test_who_waits_reads_after_whom_they_decide(standin: Standin, tmp_path: Path) -> None:
    """As in the panel: Stark marches after Lannister, which is asked itself."""
    async with seated(standin, tmp_path, marches(), "stark", "lannister") as (_, own, ben):
        waits, asked = (await own.look())["ahead"], (await ben.look())["ahead"]
    assert says(waits, "plan-way-after", seats="Lannister (Ben)")
    assert asked == ""
