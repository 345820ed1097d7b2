"""Promised luck, receipts and /verify, over the wire."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local import Standin
from bot.local.person import Seen
from bot.proofs import Examined
from tests.at_table import CHANNEL, Served, serving
from tests.marks import costly
from tests.said import says

from .playing import answer_one
from .pressing import click, find, told, use

SECRET = bytes(range(32))


@pytest.fixture
async def fair(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A bot that promises its luck, with a clock that only tests move."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3", secret=lambda: SECRET) as bot:
        yield bot


async def begun(bot: Served) -> None:
    """Start a game of Ada, Ben and Cleo."""
    people = [bot.standin.user(name) for name in ("Ada", "Ben", "Cleo")]
    await people[0].slash("game new", CHANNEL, players=3)
    for person in people[1:]:
        await person.slash("game join", CHANNEL)
    await people[0].slash("game start", CHANNEL)
    await bot.settled()


async def card(bot: Served) -> Seen:
    """Return the card of the game that waits for players."""
    await bot.settled()
    seen = await bot.standin.user("Dan").messages(CHANNEL)
    return next(m for m in seen if any("start" in id for id in m.custom_ids))


async def test_everybody_at_the_table_can_add_a_word(fair: Served) -> None:
    """The card shows the hash and how many words there are; at the start all are told."""
    ada, dan = (fair.standin.user(name) for name in ("Ada", "Dan"))
    await ada.slash("game new", CHANNEL, players=3)
    lobby = await card(fair)
    commitment = (await fair.desk.play.info(1)).commitment
    assert commitment is not None
    assert says(lobby.text, "lobby-luck", words=0)
    assert commitment in lobby.text
    opened = await ada.click(lobby, find(lobby, "word"))
    assert opened.modal is not None
    sent = await ada.submit(opened.modal, {"text0": "*winter*"})
    assert sent.message is not None
    assert says((await ada.message(sent.message, CHANNEL)).text, "word-kept")
    assert says((await card(fair)).text, "lobby-luck", words=1)
    refused = await dan.click(lobby, find(lobby, "word"))
    assert refused.message is not None
    assert says((await dan.message(refused.message, CHANNEL)).text, "trouble-not-playing")
    for name in ("stewards", "start"):
        await ada.slash(f"game {name}", CHANNEL)
    (sealed,) = await told(fair, "table-luck-sealed")
    assert commitment in sealed.text
    assert "winter" in sealed.text


async def test_a_sealed_answer_shows_its_receipt(fair: Served) -> None:
    """Short in the panel, whole at a press, and nowhere else."""
    await begun(fair)
    seat = await answer_one(fair, random.Random(1))
    user = (await fair.desk.play.info(1)).users[seat]
    people = [fair.standin.user(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    person = next(one for one in people if one.id == user)
    receipt = (await fair.desk.play.hand(1, person.id)).receipt
    panel = await use(person, "my panel")
    assert says(panel.text, "panel-receipt", receipt=f"raw:{receipt[:12]}")
    assert receipt not in panel.text
    whole = await click(person, panel, "receipt")
    assert receipt in whole.text
    for other in people:
        if other is person:
            continue
        assert receipt[:12] not in repr([m.data for m in await other.messages(CHANNEL)])


@costly("two processes look at a record each, as they do for a host")
async def test_an_abandoned_game_is_verified(fair: Served) -> None:
    """Its secret is told; /verify finds nothing wrong, also in the file that /record hands out."""
    await begun(fair)
    ada = fair.standin.user("Ada")
    commitment = (await fair.desk.play.info(1)).commitment
    assert says((await use(ada, "verify", game=1)).text, "trouble-not-over")
    for name in ("Cleo", "Ben", "Ada"):
        await fair.standin.user(name).slash("game leave", CHANNEL)
    (opened,) = await told(fair, "table-luck-opened")
    assert SECRET.hex() in opened.text
    right = await use(ada, "verify", game=1, seen=str(commitment)[:20])
    assert says(right.text, "verify-right")
    assert says(right.text, "verify-seen", count=1)
    handed = await use(ada, "record", game=1)
    (file,) = handed.attachments
    again = await use(ada, "verify", record=file["id"], seen="0123456789")
    assert says(again.text, "verify-wrong")
    assert says(again.text, "wrong-unseen")
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as reply:
        record: dict[str, Any] = json.loads(gzip.decompress(await reply.read()))
    assert record["fairness"]["secret"] == SECRET.hex()


async def test_nobody_has_two_records_checked_at_once(
    fair: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again before the first is done is told so, and somebody else is served."""
    looked, go_on = asyncio.Queue[None](), asyncio.Event()

    async def look_at(data: bytes, seen: Sequence[str]) -> Examined:
        looked.put_nowait(None)
        await go_on.wait()
        return Examined()

    monkeypatch.setattr("bot.panels.verify.look_at", look_at)
    await begun(fair)
    ada, ben = fair.standin.user("Ada"), fair.standin.user("Ben")
    for name in ("Cleo", "Ben", "Ada"):
        await fair.standin.user(name).slash("game leave", CHANNEL)
    async with asyncio.TaskGroup() as group:
        first = group.create_task(use(ada, "verify", game=1))
        await looked.get()
        assert says((await use(ada, "verify", game=1)).text, "verify-one-at-a-time")
        other = group.create_task(use(ben, "verify", game=1))
        await looked.get()
        go_on.set()
    for reply in (first, other):
        assert says(reply.result().text, "verify-unreadable")
