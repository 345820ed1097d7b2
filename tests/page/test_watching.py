"""Those who watch: they see what everyone may see, live and from the beginning, and do nothing."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.page.deeds import DEEDS
from bot.play import UserError
from bot.play.settings import TableSettings
from bot.workers.drawing import make_story
from tests.page.touching import answer
from tests.page.visiting import Browser, browser, invited, pages
from tests.running.marks import nightly
from tests.wire.at_table import Served
from tests.wire.pressing import click, find, leave, settings_of, use
from tests.wire.said import said, says


@pytest.fixture
async def dan(table: Served, address: str) -> AsyncIterator[Browser]:
    """The browser of Dan, who has no seat, with the page to watch."""
    async with browser(address) as opened:
        await opened.enter(await invited(table, "Dan"))
        yield opened


async def agree(table: Served, *, watched: bool) -> None:
    """Let the host decide whether the game can be watched."""
    info = await table.services.play.info(1)
    wanted = TableSettings.of(info.terms).changed("watched", watched)
    await table.services.play.time.agree(1, info.host, wanted)


async def test_the_board_leads_there(table: Served, address: str) -> None:
    """Who has no seat gets an address of their own below the board; a player, that of a seat."""
    for name, offer in (("Dan", "page-watch-offer"), ("Ada", "page-offer")):
        person = table.standin.user(name)
        board = await use(person, "board")
        seen = await click(person, board, "page")
        assert says(seen.text, offer)
        async with browser(address) as own:
            await own.enter(seen.links[0])
            assert (await own.look())["head"]["own"] == ("stark" if name == "Ada" else "")


async def test_who_watches_sees_what_everyone_sees(table: Served, dan: Browser) -> None:
    """The spectators' view and the public log: no question, no hand, no draft."""
    look = await dan.look()
    assert look["head"]["seat"] == said("page-watching")
    assert (look["asked"], look["held"], look["head"]["undo"]) == (None, [], None)
    table_view = await table.services.play.table_view(1)
    assert not [key for key in look["marks"] if key.startswith("p:order:")]
    assert look["head"]["turn"]
    dues = {int(clock.due) for clock in table_view.clocks.values() if clock.due is not None}
    assert look["head"]["clock"] == min(dues)
    assert not table_view.over
    public = await table.services.play.history(1)
    assert len(look["log"]) == len(public)


async def test_it_is_live(table: Served, dan: Browser, ada: Browser) -> None:
    """Nothing of a draft or of a sealed answer reaches it, and everything when all are opened."""
    async with dan.listening() as told:
        first = await anext(told)
        await answer(ada, random.Random(1))
        for name in ("Ben", "Cleo"):
            async with browser(ada.address) as page:
                await page.enter(await invited(table, name))
                await answer(page, random.Random(1))
        news = await anext(told)
        while "marks" not in news:
            assert set(news) <= {"head", "log"}
            news = await anext(told)
        assert [key for key in news["marks"] if key.startswith("p:order:")]
        assert first["marks"] != news["marks"]


async def test_who_watches_does_nothing(table: Served, dan: Browser) -> None:
    """Whatever the page would send is refused, except that it closes itself."""
    number = (await table.services.play.table_view(1)).number
    for deed in DEEDS:
        body: dict[str, Any] = {
            "number": number,
            "mark": "",
            "path": [],
            "preset": "turn",
            "step": "",
        }
        reply = await dan.post(f"1/{deed}", body)
        assert (reply.status, await reply.text()) == (400, said("page-bad-request") + "\n")
    assert await dan.do("close") == {}
    assert (await dan.get("1/look")).status == 403


async def test_a_table_can_disagree(table: Served, dan: Browser) -> None:
    """Then pages to watch close, no address opens one, and nobody is offered one."""
    link = await invited(table, "Dan")
    async with dan.listening() as told:
        await anext(told)
        await agree(table, watched=False)
        while "closed" not in (news := await anext(told)):
            assert set(news) <= {"head", "log"}
    assert (await dan.get("1/look")).status == 403
    assert (await dan.get("1/story")).status == 403
    assert (await dan.redeem(link)).status == 403
    with pytest.raises(UserError, match="trouble-not-watched"):
        await invited(table, "Dan")
    person = table.standin.user("Dan")
    board = await use(person, "board")
    assert board.text
    with pytest.raises(AssertionError):
        find(board, "page")


async def test_who_takes_a_seat_watches_no_more(table: Served, dan: Browser, address: str) -> None:
    """A page belongs to what its user was when it was opened."""
    await leave(table.standin.user("Ben"))
    async with dan.listening() as told:
        await anext(told)
        await table.services.play.seats.take(1, table.standin.user("Dan").id, "Dan", "tyrell")
        while "closed" not in (news := await anext(told)):
            assert set(news) <= {"head", "log"}
    async with browser(address) as own:
        await own.enter(await invited(table, "Dan"))
        assert (await own.look())["head"]["own"] == "tyrell"


async def test_the_setting_is_offered_where_there_are_pages(table: Served) -> None:
    """And nowhere else, where it would do nothing."""
    person = table.standin.user("Ada")

    async def offered() -> bool:
        panel = await click(person, await settings_of(person), "setup", "posts")
        return any("posts:watched" in id for id in panel.custom_ids)

    assert not await offered()
    async with pages(table.services):
        assert await offered()


def data_of(page: str) -> dict[str, Any]:
    """Return the data of a page with a game."""
    found = re.search('<script type="application/json" id="game">(.*?)</script>', page)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.fixture
def made(table: Served, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pages of games are made in this process; the languages in which that was done."""
    done: list[str] = []

    async def story(what: str, record: Any, *, language: str, **wish: Any) -> Any:
        done.append(language)
        return make_story(what, record, language, wish)

    monkeypatch.setattr(table.services.painter, "story", story)
    return done


async def test_a_running_game_from_its_beginning(
    table: Served, dan: Browser, ada: Browser, made: list[str]
) -> None:
    """The page to keep, with what everyone saw up to now; it has no script of its own in it."""
    pages = [await (await page.get("1/story")).text() for page in (dan, ada, dan)]
    assert len(set(pages)) == 1
    assert made == ["en"]
    data = data_of(pages[0])
    assert (data["eyes"], data["check"], data["outcome"]) == ([], "", "")
    assert not [one for one in data["moments"] if "x" in one]
    assert [one["s"] for one in data["moments"]] == list(range(len(data["moments"])))
    assert re.findall("<(?:script|style)[^>]*>", pages[0]) == [
        '<script type="application/json" id="game">',
        '<script src="../files/replay.js">',
    ]
    for name in ("replay.js", "replay.css"):
        assert (await dan.get(f"files/{name}")).status == 200


@nightly
async def test_it_grows_with_the_game(
    table: Served, dan: Browser, ada: Browser, made: list[str]
) -> None:
    """It is made again when more has happened, and not for an answer that is sealed."""
    before = await (await dan.get("1/story")).text()
    await answer(ada, random.Random(1))
    assert await (await dan.get("1/story")).text() == before
    for name in ("Ben", "Cleo"):
        async with browser(ada.address) as page:
            await page.enter(await invited(table, name))
            await answer(page, random.Random(1))
    await table.services.play.quiet()
    after = await (await dan.get("1/story")).text()
    assert len(data_of(after)["moments"]) > len(data_of(before)["moments"])
