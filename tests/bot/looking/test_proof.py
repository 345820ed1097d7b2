"""A table's log over the wire: seal, light, receipts, record and /verify."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.connection.relays import Relays
from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from bot.local.settings import Settings
from bot.play.fairness import UNKNOWN_PRESS
from bot.store.table.fairness import find_awaited, list_entries
from bot.workers.record_check import Examined
from engine.fairness.beacon import LAG, QUICKNET
from engine.fairness.verify import verify
from engine.rulesets import rulesets
from tests.running.marks import costly, nightly
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.playing import answer_one
from tests.wire.pressing import click, find, leave, told, use
from tests.wire.said import says

SECRET = bytes(range(32))
VECTORS = json.loads((Path(__file__).parents[2] / "fairness" / "vectors.json").read_text("utf-8"))
LAST = VECTORS["good"][-1]
"""A round that the beacon has told."""


@pytest.fixture
async def fair(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A bot whose tables have a log and ask no beacon, with a clock that only tests move."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3", secret=lambda: SECRET) as bot:
        yield bot


async def gathered(bot: Served) -> VisibleMessage:
    """Open a table for Ada, Ben and Cleo; return the card."""
    people = [bot.standin.user(name) for name in ("Ada", "Ben", "Cleo")]
    await people[0].slash("game new", CHANNEL, players=3)
    for person in people[1:]:
        await person.slash("game join", CHANNEL)
    return await card(bot)


async def begun(bot: Served) -> None:
    """Start a game of Ada, Ben and Cleo."""
    await gathered(bot)
    await bot.standin.user("Ada").slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()


async def left(bot: Served) -> None:
    """Let everybody leave, which ends the game."""
    for name in ("Cleo", "Ben", "Ada"):
        await leave(bot.standin.user(name))
    await bot.settled()


async def card(bot: Served) -> VisibleMessage:
    """Return the card of the table."""
    await bot.settled()
    posts = [m for m in await bot.standin.user("Dan").messages(CHANNEL) if not m.ephemeral]
    return posts[0]


async def looked_up(bot: Served, person: Person) -> VisibleMessage:
    """Return where anyone finds the seal of the table, which no card has."""
    await bot.settled()
    sealed = await seal(bot)
    posts = [m for m in await bot.standin.user("Dan").messages(CHANNEL) if not m.ephemeral]
    assert posts
    assert not any(sealed in m.text for m in posts)
    lobby = (await bot.services.play.info(1)).phase == "lobby"
    seen = await (click(person, posts[0], "panel") if lobby else use(person, "status"))
    assert says(seen.text, "card-seal", seal=f"raw:{sealed}")
    return seen


async def seal(bot: Served) -> str:
    """Return the seal of the table."""
    return str((await bot.services.play.info(1)).seal)


# -- without a beacon -----------------------------------------------------------------------------


async def test_the_seal_can_be_looked_up_from_the_first_moment(fair: Served) -> None:
    """Before anybody has joined, and while the game goes on; without a beacon it says so.

    What is posted for all is free of it.
    """
    ada, dan = fair.standin.user("Ada"), fair.standin.user("Dan")
    await ada.slash("game new", CHANNEL, players=3)
    first = await seal(fair)
    assert says((await looked_up(fair, dan)).text, "card-dark")
    for name in ("stewards", "start"):
        await ada.slash(f"game {name}", CHANNEL)
    assert await seal(fair) == first
    assert says((await looked_up(fair, dan)).text, "card-dark")


async def test_whoever_is_sent_away_is_in_the_log_with_the_press_that_did_it(fair: Served) -> None:
    """Like whoever joins or leaves: ids of Discord date the log before the game begins."""
    await gathered(fair)
    ada, cleo = fair.standin.user("Ada"), fair.standin.user("Cleo")
    panel = await click(ada, await use(ada, "game run"), "setup", "people")
    await ada.select(panel, find(panel, "agree", "people:away"), str(cleo.id))
    await fair.settled()
    async with fair.services.store.reading() as session:
        entries = await list_entries(session, 1)
    presses = [int(entry["press"]) for entry in entries if entry["is"] in ("join", "leave")]
    assert [entry["is"] for entry in entries[1:]] == ["join", "join", "join", "leave"]
    assert presses == sorted(presses)
    assert presses[0] > UNKNOWN_PRESS


async def test_a_sealed_answer_shows_its_receipt(fair: Served) -> None:
    """Short in the panel, whole at a press, and nowhere else."""
    await begun(fair)
    seat = await answer_one(fair, random.Random(1))
    user = (await fair.services.play.info(1)).users[seat]
    people = [fair.standin.user(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    person = next(one for one in people if one.id == user)
    receipt = (await fair.services.play.seat_view(1, person.id)).receipt
    panel = await use(person, "my panel")
    assert says(panel.text, "panel-receipt", receipt=f"raw:{receipt[:12]}")
    assert receipt not in panel.text
    whole = await click(person, panel, "receipt")
    assert receipt in whole.text
    assert not says(whole.text, "receipt-earlier")
    question = (await fair.services.play.seat_view(1, person.id)).question
    assert question is not None
    value = question.shape.sample(random.Random(2))
    await fair.services.play.answer(1, person.id, question.number, value)
    changed = await click(person, await use(person, "my panel"), "receipt")
    assert says(changed.text, "receipt-earlier")
    assert receipt in changed.text
    for other in people:
        if other is person:
            continue
        assert receipt[:12] not in repr([m.data for m in await other.messages(CHANNEL)])


@nightly
async def test_an_abandoned_game_is_verified(fair: Served) -> None:
    """Its secret is told; /verify finds nothing wrong, also in the file that /record hands out."""
    await begun(fair)
    ada = fair.standin.user("Ada")
    assert says((await use(ada, "verify", game=1)).text, "trouble-not-over")
    await left(fair)
    (opened,) = await told(fair, "table-luck-opened")
    assert SECRET.hex() in opened.text
    right = await use(ada, "verify", game=1, seen=await seal(fair))
    assert says(right.text, "open-dark", at="raw:5")
    assert not says(right.text, "verify-red")
    assert not says(right.text, "open-nothing-seen")
    handed = await click(ada, await use(ada, "history", game=1), "kept", "record")
    (file,) = handed.attachments
    again = await use(ada, "verify", record=file["id"], seen="0123456789" * 6 + "abcd")
    assert says(again.text, "verify-red")
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as reply:
        record: dict[str, Any] = json.loads(gzip.decompress(await reply.read()))
    assert (record["format"], record["secret"]) == ("record/2", SECRET.hex())
    assert "Ada" not in json.dumps(record)


@nightly
async def test_records_are_checked_one_at_a_time(
    fair: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again before the first is done is told so; somebody else waits and is served."""
    looked, go_on = asyncio.Queue[None](), asyncio.Semaphore(0)
    at_once = most = 0

    async def look_at(data: bytes, seen: str) -> Examined:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        looked.put_nowait(None)
        await go_on.acquire()
        at_once -= 1
        return Examined()

    monkeypatch.setattr("bot.panels.table.verify.look_at", look_at)
    await begun(fair)
    ada, ben = fair.standin.user("Ada"), fair.standin.user("Ben")
    await left(fair)
    async with asyncio.TaskGroup() as group:
        first = group.create_task(use(ada, "verify", game=1))
        await looked.get()
        other = group.create_task(use(ben, "verify", game=1))
        assert says((await use(ada, "verify", game=1)).text, "verify-one-at-a-time")
        go_on.release()
        await looked.get()
        go_on.release()
    for reply in (first, other):
        assert says(reply.result().text, "verify-unreadable")
    assert most == 1


# -- with one -------------------------------------------------------------------------------------


@asynccontextmanager
async def relaying(*answers: dict[str, Any] | str | None) -> AsyncIterator[list[str]]:
    """Run relays that each give one answer, or none but an error; yield their addresses."""
    runners, addresses = [], []
    for said in answers:
        app = web.Application()

        async def tell(
            request: web.Request, said: dict[str, Any] | str | None = said
        ) -> web.StreamResponse:
            if said is None:
                raise web.HTTPServiceUnavailable
            text = said if isinstance(said, str) else json.dumps(said)
            return web.Response(text=text, content_type="application/json")

        app.router.add_get("/{chain}/public/{round}", tell)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        runners.append(runner)
        addresses.append(f"http://127.0.0.1:{runner.addresses[0][1]}")
    try:
        yield addresses
    finally:
        for runner in runners:
            await runner.cleanup()


@pytest.fixture
async def lit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A bot whose tables ask the real beacon, 15 seconds before a round that it once told.

    The first relay is down, the second lies, the third says what the beacon said.
    """
    began = QUICKNET.comes_at(LAST["round"] - LAG) + 0.5
    monkeypatch.setattr("bot.local.world.clock.time", SimpleNamespace(time=lambda: began))
    lie = {"round": LAST["round"], "signature": VECTORS["good"][0]["signature"]}
    async with relaying(None, lie, LAST) as addresses, Standin(Settings(users=8)) as standin:
        relays, database = Relays(addresses=addresses), tmp_path / "games.sqlite3"
        async with serving(standin, database, secret=lambda: SECRET, relays=relays) as bot:
            yield bot
        assert standin.violations == []


@costly("two real rounds of the beacon are checked, one of them a lie, and a record")
async def test_a_game_begins_by_a_real_round_of_the_beacon(
    lit: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """The head is posted in small print; a lying relay is noticed; the record proves all of it."""
    ada = lit.standin.user("Ada")
    assert not says((await gathered(lit)).text, "card-dark")
    reply = await use(ada, "game start")
    assert says(reply.text, "lobby-beginning")
    assert says((await card(lit)).text, "lobby-beginning")
    (post,) = [m for m in await ada.messages(CHANNEL) if says(m.text, "light-begins")]
    assert post.data["flags"] & 4096  # nobody's phone rings
    assert post.edits == 0
    lit.standin.service.clock.advance(20)
    lights = lit.services.play.lights
    await lights.tend()
    await lit.settled()
    info = await lit.services.play.info(1)
    assert (info.phase, info.light) == ("running", "lit")
    assert "has sent a wrong signature" in caplog.text
    await left(lit)
    data = await lit.services.play.records.proof(1)
    assert data is not None
    link = f"https://discord.com/channels/{info.guild}/{info.channel}/{post.id}"
    found = verify(data, rulesets, f"{link}\n{post.text}")
    assert [one.check for one in found.reds] == []
    assert [one.check for one in found.ambers] == ["abandoned"]


@nightly
@pytest.mark.parametrize("ahead", [0, 7200])
async def test_a_head_that_was_posted_before_a_crash_is_not_posted_again(
    lit: Served, ahead: float
) -> None:
    """Whoever comes back finds the post by its head, however late, and goes by its round.

    ``ahead`` is how far the host's clock was ahead of Discord's when it was to be posted.
    """
    await gathered(lit)
    ada, clock = lit.standin.user("Ada"), lit.standin.service.clock
    await ada.slash("game start", CHANNEL)
    await lit.settled()
    async with lit.services.store.writing() as session:
        before = await find_awaited(session, 1)
        await session.run("UPDATE lights SET channel = NULL, message = NULL")
        await session.run(
            "UPDATE outbox SET state = 'sending', message_id = NULL, first_try = ?,"
            " written = written + ? WHERE kind = 'light'",
            clock.now() - 1000,
            ahead,
        )
    lit.services.play.queue.changed.set()
    await lit.settled()
    async with lit.services.store.reading() as session:
        assert await find_awaited(session, 1) == before
    assert len([m for m in await ada.messages(CHANNEL) if says(m.text, "light-begins")]) == 1


async def test_a_relay_that_says_nonsense_is_passed_over() -> None:
    """Whatever it says, the next one is asked; if none helps, there is no round now."""
    nonsense: list[Any] = [None, {"signature": 7}, {"signature": "x" * 96}, ["a"], "b", {"c": "d"}]
    nonsense += ['"b"', "{", "[" * 4000]
    async with relaying(*nonsense) as addresses:
        assert await Relays(addresses=addresses).ask(LAST["round"]) is None
    assert await Relays(addresses=["http://127.0.0.1:9"]).ask(1) is None
