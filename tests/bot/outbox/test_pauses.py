"""Pauses of the outbox: after a ban, and after errors of the database."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.local import Standin
from bot.outbox.delivery import Delivery
from bot.outbox.dispatcher import UNNOTED, Dispatcher
from bot.outbox.status import StatusKeeper
from bot.play import OutboxRow, Play
from bot.play.errors import Unavailable
from bot.store import Session, Store
from bot.store.keeping import facts
from bot.store.keeping.facts import DM, Key
from bot.ui.reply import Reply
from tests.play.tables import Clock, lay, playing
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, Served, begin_for, open_table, serving


class Banned(discord.HTTPException):
    """What Cloudflare answers whoever calls too often."""

    def __init__(self) -> None:
        Exception.__init__(self, "429")
        self.status, self.code, self.text = 429, 0, ""
        self.response = cast(Any, SimpleNamespace(headers={}))


class Sender:
    """Sends nothing, and counts how often it is asked to."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error
        self.tries = 0

    async def deliver(self, row: OutboxRow, now: float) -> int | None:
        self.tries += 1
        if self.error is not None:
            raise self.error
        return 1


@asynccontextmanager
async def sending(
    path: Path, error: Exception | None
) -> AsyncIterator[tuple[Play, Dispatcher, Sender, Clock, Clock]]:
    """Have one message to send, by two clocks: one that is set, one that is not."""
    clock, steady, sender = Clock(), Clock(), Sender(error)
    async with playing(path, clock=clock, steady=steady) as play:
        await lay(play)
        delivery = cast(Delivery, sender)
        dispatcher = Dispatcher(play.queue, delivery, grace=0, now=clock, steady=steady)
        yield play, dispatcher, sender, clock, steady


async def round_of(dispatcher: Dispatcher) -> float:
    """Let it send what is due; return for how long it then wants to wait."""
    pause = await dispatcher._send_due()
    await asyncio.gather(*dispatcher._sending, return_exceptions=True)
    await asyncio.sleep(0)
    return pause


@pytest.mark.parametrize("by", [-7200.0, 7200.0])
async def test_a_ban_lasts_for_five_minutes_whatever_the_clock_says(
    tmp_path: Path, by: float
) -> None:
    """Set back two hours, it is not prolonged; set forward, it is not cut short."""
    async with sending(tmp_path / "a.db", Banned()) as (_, dispatcher, sender, clock, steady):
        await round_of(dispatcher)
        assert sender.tries == 1
        clock.time += by
        assert await round_of(dispatcher) == 300
        steady.time += 299
        assert await round_of(dispatcher) == 1
        assert sender.tries == 1
        steady.time += 1
        sender.error = None
        await round_of(dispatcher)
        assert sender.tries == 2


@pytest.mark.parametrize("error", [sqlite3.OperationalError("database is locked"), Unavailable()])
async def test_errors_of_the_store_are_tried_again(tmp_path: Path, error: Exception) -> None:
    """Like those of Discord, and as often as they happen."""
    async with sending(tmp_path / "a.db", error) as (play, dispatcher, sender, clock, steady):
        for _ in range(3):
            await round_of(dispatcher)
            clock.time += 300
            steady.time += 300
        assert sender.tries == 3
        sender.error = None
        await round_of(dispatcher)
        assert await play.queue.next_try() is None


async def test_a_mistake_in_looking_does_not_end_the_outbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong, it is looked again after a while."""
    naps: list[float] = []
    async with sending(tmp_path / "a.db", None) as (play, dispatcher, sender, _, _):
        due = play.queue.due

        async def failing(*_: Any, **__: Any) -> Any:
            monkeypatch.setattr(play.queue, "due", due)
            raise ZeroDivisionError

        async def nap(pause: float) -> None:
            naps.append(pause)
            await asyncio.sleep(0)

        monkeypatch.setattr(play.queue, "due", failing)
        monkeypatch.setattr(dispatcher, "_nap", nap)
        running = asyncio.create_task(dispatcher.run())
        async with asyncio.timeout(240):
            while not sender.tries:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.001)
        running.cancel()
        assert naps[0] == UNNOTED


async def test_what_takes_too_long_at_the_end_is_left_to_the_next_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is given up because the connection closes under it: a long picture, for one."""
    monkeypatch.setattr("bot.outbox.dispatcher.FINISHING", 0.0)
    begun = asyncio.Event()
    async with sending(tmp_path / "a.db", None) as (_, dispatcher, sender, _, _):

        async def deliver(row: OutboxRow, now: float) -> int | None:
            begun.set()
            await asyncio.Event().wait()
            return None

        monkeypatch.setattr(sender, "deliver", deliver)
        running = asyncio.create_task(dispatcher.run())
        await begun.wait()
        running.cancel()
        await asyncio.wait([running])
        assert dispatcher._sending == {}
        with closing(sqlite3.connect(tmp_path / "a.db")) as books:
            states = {state for (state,) in books.execute("SELECT state FROM outbox")}
        assert states & {"sending", "dead"} == {"sending"}


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """The bot, connected, whose pauses are short."""
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        yield served


@nightly
@pytest.mark.parametrize("busy", ["put_fact", "reading"])
async def test_a_call_survives_a_busy_database(
    bot: Served,
    standin: Standin,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    busy: str,
) -> None:
    """Somebody else holds it while a first direct message is opened, or while the row is read."""
    monkeypatch.setattr("bot.outbox.errors.PAUSES", (0.01,))
    ada, times = standin.user("Ada"), 0
    locked = sqlite3.OperationalError("database is locked")
    put_fact, hand = facts.put, Play.seat_view

    async def put_or_fail(session: Session, key: Key, value: str) -> None:
        if key == DM.key(ada.id):
            nonlocal times
            times += 1
            if times < 3:
                raise locked
        await put_fact(session, key, value)

    async def hand_or_fail(play: Play, game: int, user: int) -> Any:
        nonlocal times
        times += 1
        if times < 3:
            with monkeypatch.context() as held:
                held.setattr(Store, "reading", refuse)
                return await hand(play, game, user)
        return await hand(play, game, user)

    def refuse(store: Store) -> Any:
        raise locked

    if busy == "put_fact":
        monkeypatch.setattr("bot.contact.dm_channels.facts.put", put_or_fail)
    else:
        monkeypatch.setattr(Play, "seat_view", hand_or_fail)
    await begin_for(bot, ada)
    await bot.settled()
    assert times >= 3
    async with bot.services.store.reading() as session:
        rows = await session.rows("SELECT state FROM outbox WHERE kind = 'turn'")
    assert {row["state"] for row in rows} == {"sent"}
    assert len(await ada.dms()) == 1
    caplog.clear()  # that it was busy stands in the log


async def test_a_hung_reply_delays_no_other_table(
    bot: Served, standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While `/game new` waits for Discord in one channel, the card of another is brought up."""
    hung, go_on = asyncio.Event(), asyncio.Event()
    show, refresh = Reply.show, StatusKeeper.refresh
    refreshed: list[int] = []

    async def show_later(reply: Reply, *given: Any, **how: Any) -> Any:
        if reply._interaction.channel_id == standin.channel("general").id and not hung.is_set():
            hung.set()
            await go_on.wait()
        return await show(reply, *given, **how)

    async def note(keeper: StatusKeeper, info: Any, row: OutboxRow, now: float) -> Any:
        message = await refresh(keeper, info, row, now)
        refreshed.append(info.id)
        return message

    monkeypatch.setattr(Reply, "show", show_later)
    monkeypatch.setattr(StatusKeeper, "refresh", note)
    hanging = asyncio.create_task(standin.user("Ben").slash("game new", "general"))
    await hung.wait()
    ada = Clicker(standin.user("Ada"), random.Random(1))
    for command in ("game new", "game stewards", "game start"):
        await ada.person.slash(command, CHANNEL)
    async with asyncio.timeout(240):
        while 2 not in refreshed:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)
    assert 1 not in refreshed
    go_on.set()
    await hanging
    await bot.settled()
    posted = await standin.user("Ben").messages("general")
    assert len([m for m in posted if m.custom_ids and not m.ephemeral]) == 1


async def test_a_call_in_the_future_takes_the_place_of_no_reminder(
    bot: Served, standin: Standin
) -> None:
    """The clock was ahead when somebody was called, and is right when they are to be reminded."""
    standin.service.clock.freeze()
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await open_table(bot, ada, hours=2)
    await ben.slash("game join", CHANNEL)
    for command in ("game stewards", "game start"):
        await ada.slash(command, CHANNEL)
    await bot.settled()
    async with bot.services.store.writing() as session:
        assert await session.run("UPDATE notices SET sent = sent + 7200 WHERE user = ?", ben.id)
    before = len(await ben.dms())
    await bot.after(3600)
    assert len(await ben.dms()) == before + 1
