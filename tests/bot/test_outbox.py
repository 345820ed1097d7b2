"""Messages are sent once each, in order, whatever happens on the way."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.local import Standin
from bot.outbox.delivery import NONCE_KEPT, Delivery, NotFoundYet
from bot.outbox.failures import GiveUp, Retry, Stop, judge
from bot.panels.desk import Desk
from bot.play import Outbox, Row
from bot.store import Store
from tests.bot.at_table import CHANNEL, Clicker, Served, begin_for, marks, serving


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """The bot, connected."""
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        yield served


async def begin(bot: Served) -> None:
    """Start a game of Ada against practice seats."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game practice", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()


class Failed(discord.HTTPException):
    """An answer of Discord's."""

    def __init__(self, status: int, code: int) -> None:
        Exception.__init__(self, f"{status} {code}")
        self.status, self.code, self.text = status, code, ""


def test_what_follows_from_failures() -> None:
    """Refusals are given up, troubles on the way tried again, a ban stops everything."""
    assert isinstance(judge(Failed(400, 50035), 0), GiveUp)
    assert isinstance(judge(Failed(503, 0), 0), Retry)
    assert isinstance(judge(TimeoutError(), 0), Retry)
    assert isinstance(judge(Failed(403, 50013), 0), Retry)
    assert isinstance(judge(Failed(429, 0), 0), Stop)
    assert judge(Failed(429, 30046), 0) == Retry(10.0, "429 30046: ")
    assert [judge(OSError(), n).pause for n in (0, 1, 9)] == [2.0, 5.0, 300.0]  # type: ignore[union-attr]  # a Retry


async def test_a_row_is_not_sent_a_second_time(bot: Served, standin: Standin) -> None:
    """A message whose sending was not noted before a crash is found again, early and late."""
    ada = standin.user("Ada")
    await begin_for(bot, ada)
    before = [m.id for m in await ada.dms()]
    async with bot.desk.store.writing() as session:
        await session.run(
            "UPDATE outbox SET state = 'sending', message_id = NULL WHERE kind = 'turn'"
        )
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        await client.login(standin.token)
        outbox = await Outbox.open(bot.desk.store)
        (row,) = [r for r in await outbox.due(1e12) if r.target_user == ada.id]
        # As after a restart: nobody remembers what panels have shown.
        delivery = Delivery(client, Desk(bot.desk.play, bot.desk.store, bot.desk.painter))
        assert row.first_try is not None
        assert await delivery.deliver(row, row.first_try + 1) == int(before[-1])
        assert await delivery.deliver(row, row.first_try + NONCE_KEPT + 1) == int(before[-1])
        assert [m.id for m in await ada.dms()] == before
        await ada_forgets(standin, before[-1])
        with pytest.raises(NotFoundYet):
            await delivery.deliver(row, row.first_try + NONCE_KEPT + 1)
        await outbox.sent(row, None)


async def ada_forgets(standin: Standin, message: str) -> None:
    """Take a message out of the world, as if it had never arrived."""
    for channel in standin.service.world.channels.values():
        channel.messages.pop(int(message), None)


async def test_chapters_come_once_and_in_order(bot: Served, standin: Standin) -> None:
    """The channel's history is the game's."""
    await begin(bot)
    ada = Clicker(standin.user("Ada"), random.Random(4))
    panel = await ada.panel()
    while "Round 2" not in panel.text:
        panel = await ada.answer(panel)
    await bot.settled()
    told = marks(await ada.person.history(CHANNEL))
    assert told == sorted(set(told), key=lambda mark: int(mark.split("-")[1]))
    assert len(told) >= 5


async def test_a_message_that_discord_loses_is_sent_again(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of 503 delays a message; nothing behind it overtakes it."""
    tries: list[int] = []
    real = Delivery.deliver

    async def flaky(self: Delivery, row: Row, now: float) -> int | None:
        tries.append(row.id)
        if tries.count(row.id) == 1 and row.kind == "chapter":
            raise Failed(503, 0)
        return await real(self, row, now)

    monkeypatch.setattr(Delivery, "deliver", flaky)
    monkeypatch.setattr("bot.outbox.failures.PAUSES", (0.01,))
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
        ada = Clicker(standin.user("Ada"), random.Random(4))
        await ada.answer(await ada.panel())
        await bot.settled()
        told = marks(await ada.person.history(CHANNEL))
    chapters = [row for row in tries if tries.count(row) == 2]
    assert chapters
    assert [int(mark.split("-")[1]) for mark in told] == sorted(set(chapters))


async def test_two_bots_do_not_serve_the_same_games(tmp_path: Path) -> None:
    """The second one ends with a sentence."""
    from bot.run import AlreadyRunning, lease

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
