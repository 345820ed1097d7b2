"""One plays by a page as by a panel: the same question, the same draft, the same answer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.local import Standin
from bot.outbox.delivery import Delivery
from bot.page.deeds import LONGEST_PATH
from bot.page.server import PAUSE
from bot.play import OutboxRow
from engine.rulesets import rulesets
from tests.bot.answering.press import seal
from tests.page.touching import answer, play_on
from tests.page.visiting import Browser, browser, invited, pages
from tests.running.marks import costly, daily
from tests.wire.at_table import CHANNEL, Clicker, Served, open_table, serving
from tests.wire.pressing import find, use
from tests.wire.said import said, says


async def test_a_draft_is_the_panels_draft(table: Served, ada: Browser) -> None:
    """What was chosen on the page stands in the panel, and the other way round."""
    asked = (await ada.look())["asked"]
    place, ((token, *_), *_) = next(iter(asked["choices"].items()))
    assert await ada.choose([f"{place}={token}"]) == {}
    user = table.standin.user("Ada").id
    hand = await table.services.play.seat_view(1, user)
    assert hand.draft == (f"{place}={token}",)
    await table.services.play.draft(1, user, asked["number"], [])
    look = await ada.look()
    assert look["asked"]["draft"] == {}
    assert not [key for key in look["marks"] if key == f"p:order:{place}"]


async def test_the_board_shows_what_is_drafted(ada: Browser) -> None:
    """An order that was chosen lies on the board of the seat, like one that was given."""
    asked = (await ada.look())["asked"]
    place, ((token, *_), *_) = next(iter(asked["choices"].items()))
    await ada.choose([f"{place}={token}"])
    assert (await ada.look())["marks"][f"p:order:{place}"][3:] == asked["faces"][token][3:]


async def test_an_answer_is_given_changed_and_taken_back(table: Served, ada: Browser) -> None:
    """And the panel that is open in Discord shows it."""
    person = table.standin.user("Ada")
    panel = await use(person, "my panel")
    await answer(ada, random.Random(1))
    shown = await person.wait_for(
        lambda m: m.id == panel.id and "withdraw" in str(m.custom_ids), CHANNEL
    )
    asked = (await ada.look())["asked"]
    assert asked["sealed"]
    await ada.choose(asked["again"])
    assert await ada.lock() == {}
    await ada.do("withdraw", number=asked["number"])
    assert "sealed" not in (await ada.look())["asked"]
    again = await person.wait_for(lambda m: m.id == panel.id and m.edits > shown.edits, CHANNEL)
    assert find(again, "put")


async def test_what_was_overtaken_is_refused(table: Served, ada: Browser) -> None:
    """A touch belongs to a question and to the choices that were shown."""
    asked = (await ada.look())["asked"]
    place, ((token, *_), *_) = next(iter(asked["choices"].items()))
    path = [f"{place}={token}"]
    assert await ada.choose(path) == {}
    late = {"number": asked["number"], "mark": asked["mark"], "path": []}
    assert await ada.do("draft", **late) == {"said": said("panel-moved-on")}
    late = {**late, "number": asked["number"] + 1}
    assert await ada.do("draft", **late) == {"said": said("panel-passed")}
    assert (await ada.look())["asked"]["path"] == path
    assert await ada.choose([f"{place}=no-such-token"]) == {"said": said("panel-not-offered")}
    assert await ada.choose(["area:winterfell"] * LONGEST_PATH) == {
        "said": said("panel-not-offered")
    }
    assert await ada.lock() == {"said": said("panel-not-offered")}
    refused = await ada.do("undo", number=asked["number"])
    assert says(refused["said"], "trouble-nothing-to-undo")


async def test_an_open_page_hears_what_changes(table: Served, ada: Browser, ben: Browser) -> None:
    """At once, only what is different, and nothing of what others do in secret."""
    async with ada.listening() as told:
        first = await anext(told)
        assert first == await ada.look()
        await answer(ben, random.Random(1))
        user = table.standin.user("Ada").id
        asked = first["asked"]
        place, ((token, *_), *_) = next(iter(asked["choices"].items()))
        await table.services.play.draft(1, user, asked["number"], [f"{place}={token}"])
        news = await anext(told)
        # That Ben has answered is seen by everyone; what he has answered is not.
        while "asked" not in news:
            assert set(news) <= {"head", "log"}
            news = await anext(told)
        assert news["asked"]["draft"] == {place: token}
        assert "stage" not in news


async def test_a_page_hears_before_the_channel(
    table: Served, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page is told of what was saved, however long Discord takes for the post."""
    held = asyncio.Event()
    deliver = Delivery.deliver

    async def later(self: Delivery, row: OutboxRow, now: float) -> int | None:
        await held.wait()
        return await deliver(self, row, now)

    monkeypatch.setattr(Delivery, "deliver", later)
    seen = len(await table.standin.user("Ada").messages(CHANNEL))
    async with ada.listening() as told:
        await anext(told)
        await answer(ben, random.Random(1))
        while "head" not in await anext(told):
            pass
        assert len(await table.standin.user("Ada").messages(CHANNEL)) == seen
    held.set()
    # What it waits for is this pause, so that what happens together is told together.
    assert PAUSE < 1


@costly("plays a round of a game over the wire")
@pytest.mark.parametrize("ruleset", daily("inis", "agot-2e", of=list(rulesets)))
async def test_everything_that_is_asked_can_be_answered(
    standin: Standin, tmp_path: Path, ruleset: str
) -> None:
    """Whatever the rules ask in a round, a page offers a way to an answer."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begun(bot, ruleset)
        async with pages(bot.services) as address, browser(address) as own:
            await own.enter(await invited(bot, "Ada"))
            # In the 1st edition, a first round may ask for nothing but orders.
            rounds = 2 if ruleset == "agot-1e" else 1
            kinds = await play_on(bot, own, random.Random(3), rounds=rounds)
    assert len(kinds) > 2


async def begun(bot: Served, ruleset: str) -> None:
    """Start a game of Ada and stewards."""
    ada = bot.standin.user("Ada")
    await open_table(bot, ada, ruleset=ruleset)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()


async def test_one_plays_in_panels_and_one_on_a_page(table: Served, ada: Browser) -> None:
    """At one table, each in their own way; a round goes on as ever, and both are told the same."""
    rng, play = random.Random(5), table.services.play
    others = [Clicker(table.standin.user(name), random.Random(5)) for name in ("Ben", "Cleo")]
    asked, kinds = set[str](), list[str]()
    for _ in range(200):
        await play.quiet()
        view = await play.table_view(1)
        if view.view["round"] > 1 or len(kinds) > 3:
            break
        kinds.append(str(view.kind))
        awaited = view.view["question"]["awaited"]
        asked.update(awaited)
        if "stark" in awaited:
            await answer(ada, rng)
        for clicker, seat in zip(others, ("tyrell", "martell"), strict=True):
            if seat in awaited:
                await seal(clicker)
    assert {"stark", "tyrell", "martell"} <= asked
    public = await play.history(1)
    hand = await play.seat_view(1, table.standin.user("Ada").id)
    assert [line.number for line in public] == [line.number for line in hand.told]
    assert len((await ada.look())["log"]) == min(len(public), 60)
