"""Messages are sent once each, in order, whatever happens on the way."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.local import Standin
from bot.outbox.delivery import Delivery
from bot.outbox.errors import GiveUp, NoToken, Retry, Stop, judge
from bot.outbox.sending import NONCE_KEPT, NotFoundYet
from bot.play import OutboxRow, Queue
from bot.posts.posts import card_of
from bot.services import Services
from bot.store import Store
from bot.text import localizer_for
from tests.wire.at_table import (
    CHANNEL,
    Clicker,
    Served,
    begin_for,
    marks,
    open_table,
    rows_of,
    serving,
)
from tests.wire.pressing import run
from tests.wire.said import says


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """The bot, connected."""
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        yield served


async def begin(bot: Served) -> None:
    """Start a game of Ada against stewards."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()


class Failed(discord.HTTPException):
    """An answer of Discord's."""

    def __init__(self, status: int, code: int, **headers: str) -> None:
        Exception.__init__(self, f"{status} {code}")
        self.status, self.code, self.text = status, code, ""
        self.response = cast(Any, SimpleNamespace(headers=headers))


@pytest.mark.parametrize(
    ("headers", "pause"),
    [
        ({}, 300.0),
        ({"Retry-After": "3"}, 300.0),
        ({"Via": "1.1", "Retry-After": "3"}, 3.0),
        ({"Via": "1.1", "Retry-After": "9000"}, 300.0),
        ({"Via": "1.1", "Retry-After": "soon"}, 300.0),
        ({"Via": "1.1"}, 300.0),
    ],
)
def test_a_limit_lasts_for_as_long_as_discord_says(headers: dict[str, str], pause: float) -> None:
    """A ban by its proxy, which says nothing reliable, for five minutes."""
    stop = judge(Failed(429, 0, **headers), 0)
    assert isinstance(stop, Stop)
    assert stop.pause == pause


def test_what_follows_from_failures() -> None:
    """Refusals are given up, troubles on the way tried again, a ban stops everything."""
    assert isinstance(judge(Failed(400, 50035), 0), GiveUp)
    assert isinstance(judge(Failed(503, 0), 0), Retry)
    assert isinstance(judge(TimeoutError(), 0), Retry)
    assert isinstance(judge(Failed(403, 50013), 0), Retry)
    assert isinstance(judge(Failed(429, 0), 0), Stop)
    assert judge(Failed(429, 30046), 0) == Retry(10.0, "429 30046: ")
    for code in (50083, 160005):
        assert judge(Failed(400, code), 0) == Retry(3600.0, f"400 {code}: ", refused=True)
    assert isinstance(judge(Failed(401, 0), 0), NoToken)
    refused = [judge(Failed(403, 50001), n).pause for n in (0, 1, 2, 9)]  # type: ignore[union-attr]  # a Retry
    assert refused == [300.0, 300.0, 900.0, 3600.0]
    assert [judge(OSError(), n).pause for n in (0, 1, 9)] == [2.0, 5.0, 300.0]  # type: ignore[union-attr]  # a Retry


async def test_a_row_is_not_sent_a_second_time(bot: Served, standin: Standin) -> None:
    """A message whose sending was not noted before a crash is found again, early and late."""
    ada = standin.user("Ada")
    await begin_for(bot, ada)
    await stop_sending(bot)
    before = [m.id for m in await ada.dms()]
    async with bot.services.store.writing() as session:
        await session.run(
            "UPDATE outbox SET state = 'sending', message_id = NULL WHERE kind = 'turn'"
        )
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login(standin.token)
        queue = await Queue.open(bot.services.store)
        (row,) = [r for r in await queue.due(1e12) if r.target_user == ada.id]
        # As after a restart: nobody remembers what panels have shown.
        delivery = Delivery(
            client, Services(bot.services.play, bot.services.store, bot.services.painter)
        )
        now = bot.services.now()
        early, late = replace(row, age=1.0), replace(row, age=NONCE_KEPT + 1)
        ahead = replace(late, written=row.written + 7200)  # the clock was, when it was written
        for again in (early, late, ahead):
            assert await delivery.deliver(again, now) == int(before[-1])
        assert [m.id for m in await ada.dms()] == before
        await ada_forgets(standin, before[-1])
        with pytest.raises(NotFoundYet):
            await delivery.deliver(late, now)
        await queue.sent(row, None)


async def test_a_card_is_looked_for_after_minutes(bot: Served, standin: Standin) -> None:
    """One that was posted before a crash is found, and brought up to date; it is not posted again.

    One that is not there is sent under another nonce.
    """
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await ben.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL)
    await bot.settled()
    await stop_sending(bot)
    async with bot.services.store.writing() as session:
        await session.run("DELETE FROM posts")
        await session.run("UPDATE outbox SET state = 'sending', message_id = NULL")
    before = [m.id for m in await ada.messages(CHANNEL) if not m.ephemeral]
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login(standin.token)
        queue = await Queue.open(bot.services.store)
        row = next(r for r in await queue.due(1e12) if r.kind == "status")
        late = row.written + 10 * NONCE_KEPT
        await ada.say("Shall we?", CHANNEL)
        delivery = Delivery(client, bot.services)
        # The table's other messages bear marks of their own.
        card = await delivery.deliver(replace(row, first_try=row.written), late)
        assert str(card) in before
        post = await bot.services.posts.find(row.game, "card")
        assert post is not None
        assert post.message == card
        async with bot.services.store.writing() as session:
            await session.run("DELETE FROM posts")
        await ada_forgets(standin, str(card))
        with pytest.raises(NotFoundYet):
            await delivery.deliver(replace(row, first_try=row.written), late)
        await queue.sent(row, None)


async def stop_sending(bot: Served) -> None:
    """Let the bot send no row by itself, so that a test can send them one by one."""
    dispatcher = bot.client.dispatcher
    assert dispatcher is not None
    dispatcher.cancel()
    await asyncio.wait([dispatcher])


async def ada_forgets(standin: Standin, message: str) -> None:
    """Take a message out of the world, as if it had never arrived."""
    for channel in standin.service.world.channels.values():
        channel.messages.pop(int(message), None)


async def test_chapters_come_once_and_in_order(bot: Served, standin: Standin) -> None:
    """The channel's history is the game's."""
    await begin(bot)
    ada = Clicker(standin.user("Ada"), random.Random(4))
    panel = await ada.panel()
    while not says(panel.text, "moment-round", round=2):
        panel = await ada.answer(panel)
    await bot.settled()
    told = marks(await ada.person.history(CHANNEL))
    rows = rows_of(bot.services.play.queue, told)
    assert rows == sorted(set(rows))
    assert len(told) >= 3


async def test_a_message_that_discord_loses_is_sent_again(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of 503 delays a message; nothing behind it overtakes it."""
    tries: list[int] = []
    real = Delivery.deliver

    async def flaky(self: Delivery, row: OutboxRow, now: float) -> int | None:
        tries.append(row.id)
        if tries.count(row.id) == 1 and row.kind == "chapter":
            raise Failed(503, 0)
        return await real(self, row, now)

    monkeypatch.setattr(Delivery, "deliver", flaky)
    monkeypatch.setattr("bot.outbox.errors.PAUSES", (0.01,))
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
        ada = Clicker(standin.user("Ada"), random.Random(4))
        await ada.answer(await ada.panel())
        await bot.settled()
        told = marks(await ada.person.history(CHANNEL))
    chapters = [row for row in tries if tries.count(row) == 2]
    assert chapters
    assert rows_of(bot.services.play.queue, told) == sorted(set(chapters))


async def test_two_bots_do_not_serve_the_same_games(tmp_path: Path) -> None:
    """The second one ends with a sentence."""
    from bot.process import AlreadyRunning, lease

    with (
        lease(tmp_path / "games.sqlite3"),
        pytest.raises(AlreadyRunning, match="Another bot"),
        lease(tmp_path / "games.sqlite3"),
    ):
        pass


async def test_the_database_is_private(tmp_path: Path) -> None:
    """Nobody but its owner can read what is sealed."""
    store = await Store.open(tmp_path / "games.sqlite3")
    await store.close()
    mode = await asyncio.to_thread((tmp_path / "games.sqlite3").stat)
    assert mode.st_mode & 0o077 == 0


async def died_before_noting(bot: Served, kind: str) -> None:
    """Send rows of a kind again, as after a crash; their messages have been deleted meanwhile."""
    async with bot.services.store.writing() as session:
        rows = await session.rows("SELECT message_id FROM outbox WHERE kind = ?", kind)
        for row in rows:
            await ada_forgets(bot.standin, row["message_id"])
        await session.run("DELETE FROM posts WHERE kind <> 'card'")
        await session.run("DELETE FROM chapters")
        await session.run(
            "UPDATE outbox SET state = 'sending', message_id = NULL, next_try = 0 WHERE kind = ?",
            kind,
        )
    bot.services.play.queue.changed.set()
    await bot.settled()


async def given_up(bot: Served) -> list[tuple[str, str]]:
    """Return the kinds of rows that cannot be sent, and why."""
    async with bot.services.store.reading() as session:
        rows = await session.rows("SELECT kind, error FROM outbox WHERE state = 'dead'")
        return [(row["kind"], row["error"]) for row in rows]


async def test_a_proposal_whose_message_is_lost_is_settled_all_the_same(
    bot: Served, standin: Standin
) -> None:
    """The row that would edit the message has nothing to edit, and holds nothing up."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await open_table(bot, ada, hours=24)
    await ben.slash("game join", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await run(ben, "extend:24")
    await bot.settled()
    (proposal,) = (await bot.services.play.table_view(1)).proposals
    assert await bot.services.posts.find(1, "proposal", proposal.id)
    await died_before_noting(bot, "proposal")
    assert await bot.services.posts.find(1, "proposal", proposal.id) is None
    await bot.services.play.votes.vote(1, int(ada.id), proposal.id, True)
    await bot.settled()
    settled = await bot.services.play.votes.find(proposal.id)
    assert settled is not None
    assert settled.state == "passed"
    assert await given_up(bot) == []


async def test_the_card_leads_to_no_board_that_is_lost(bot: Served, standin: Standin) -> None:
    """A chapter that somebody has deleted before its id was known is no place to go to."""
    await begin(bot)
    ada = Clicker(standin.user("Ada"), random.Random(4))
    await ada.answer(await ada.panel())
    await bot.settled()
    board = await bot.services.posts.find(1, "board")
    assert board is not None
    card = await card_of(bot.services.play, bot.services.posts, 1, localizer_for("en"))
    assert f"/{board.channel}/{board.message}" in str(card.components())
    await died_before_noting(bot, "chapter")
    assert await bot.services.posts.find(1, "board") is None
    card = await card_of(bot.services.play, bot.services.posts, 1, localizer_for("en"))
    assert f"/{board.channel}/" not in str(card.components())
    assert await given_up(bot) == []


async def test_a_card_is_pinned_once(bot: Served, standin: Standin) -> None:
    """Whoever unpins it is not contradicted; a card that is posted anew is pinned."""
    await begin(bot)
    first = await bot.services.posts.find(1, "card")
    assert first is not None
    assert first.pinned
    (shown,) = await standin.user("Ada").pins(CHANNEL)
    assert shown.id == str(first.message)
    await ada_forgets(standin, shown.id)
    ada = Clicker(standin.user("Ada"), random.Random(4))
    await ada.answer(await ada.panel())
    await bot.settled()
    second = await bot.services.posts.find(1, "card")
    assert second is not None
    assert second.message != first.message
    assert second.pinned
