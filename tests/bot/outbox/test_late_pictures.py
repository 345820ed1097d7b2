"""Pictures that take long hold up nothing: words come first, and the picture by an edit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.games.pictures import Picture
from bot.local import Standin
from bot.local.world.model import Message
from bot.outbox.dispatcher import MOST, PLACES, Dispatcher
from bot.outbox.pictures import PICTURES_WAITING
from bot.play import OutboxRow
from bot.store.messages import outbox
from bot.workers.drawing import DrawingQueue, NotDrawn, Painter, Wish
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from tests.bot.outbox.test_chapters import begun
from tests.bot.outbox.test_pauses import sending
from tests.running.marks import nightly
from tests.wire.at_table import InkSaver, Served, serving
from tests.wire.pressing import use
from tests.wire.said import says
from tests.wire.told import public_messages, text_of


class SlowPainter(InkSaver):
    """Draws nothing before it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.fails = False

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        await self.let.wait()
        if self.fails:
            raise NotDrawn("it fails")
        return await super().paint(view, happened, **wish)


@pytest.fixture
def painter() -> SlowPainter:
    return SlowPainter()


@pytest.fixture
async def bot(
    standin: Standin, tmp_path: Path, painter: SlowPainter, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    """A bot whose painter stands still, and for which no post waits."""
    standin.service.clock.freeze()
    monkeypatch.setattr("bot.outbox.pictures.PROMPT", 0.0)
    async with serving(standin, tmp_path / "games.sqlite3", painter=painter) as served:
        yield served


def following(bot: Served) -> list[Message]:
    """Return the posts whose pictures are still to come."""
    posts = public_messages(bot.standin)
    return [m for m in posts if says(text_of(m), "chapter-picture-follows")]


async def until(bot: Served, found: Any) -> None:
    """Wait until something is there."""
    live = bot.standin.service.live
    async with asyncio.timeout(240):
        while not found():
            await live.changed_since(live.version, 0.05)


async def play_on(bot: Served, painter: SlowPainter, posts: int = 1) -> list[Message]:
    """Play until chapters have ended while the painter stands still; return their posts."""
    painter.let.set()
    play, rng = bot.services.play, await begun(bot, players=3)
    painter.let.clear()
    for _ in range(60 * posts):
        if len(following(bot)) >= posts:
            break
        table = await play.table_view(1)
        for seat in table.awaited:
            hand = await play.seat_view(1, table.info.users[seat])
            if hand.question is not None and not hand.answered:
                value = hand.question.shape.sample(rng)
                await play.answer(1, table.info.users[seat], hand.question.number, value)
        await play.quiet()
        await chapters_are_posted(bot)
    assert len(following(bot)) >= posts
    return following(bot)


async def chapters_are_posted(bot: Served) -> None:
    """Wait until no post of a chapter is still to come; its picture may be."""
    live = bot.standin.service.live
    left = f"SELECT count(*) FROM outbox WHERE kind = 'chapter' AND {outbox.OPEN}"
    async with asyncio.timeout(240):
        while True:
            async with bot.services.store.reading() as session:
                if not await session.value(left):
                    return
            await live.changed_since(live.version, 0.05)


@pytest.mark.parametrize("fails", [False, True])
async def test_words_come_first_and_the_picture_follows(
    bot: Served, painter: SlowPainter, caplog: pytest.LogCaptureFixture, fails: bool
) -> None:
    """A chapter is read, and what players say comes behind it, while the painter stands still."""
    posts = await play_on(bot, painter)
    await use(bot.standin.user("Ada"), "say", text="We are heard.")
    await until(bot, lambda: "We are heard." in text_of(public_messages(bot.standin)[-1]))
    assert [m.attachments for m in posts] == [[] for _ in posts]
    painter.fails = fails
    painter.let.set()
    await bot.settled()
    assert following(bot) == []
    shown = [m for m in public_messages(bot.standin) if m.id in {p.id for p in posts}]
    assert [bool(m.attachments) for m in shown] == [not fails] * len(posts)
    assert [says(text_of(m), "chapter-no-picture") for m in shown] == [fails] * len(posts)
    async with bot.services.store.reading() as session:
        kinds = await session.rows("SELECT state FROM outbox WHERE kind = 'picture'")
    assert {row["state"] for row in kinds} == {"sent"}
    caplog.clear()  # the host reads of pictures that fail


@nightly
async def test_a_painter_that_cannot_keep_up_draws_what_is_new(
    bot: Served, painter: SlowPainter
) -> None:
    """Of a table's boards no more than a few wait; an older one is left out, and its post says so.

    Otherwise the newest would come last, and later each time.
    """
    posts = await play_on(bot, painter, posts=PICTURES_WAITING + 3)
    painter.let.set()
    await bot.settled()
    assert following(bot) == []
    shown = [m for m in public_messages(bot.standin) if m.id in {p.id for p in posts}]
    left_out = [says(text_of(m), "chapter-picture-passed") for m in shown]
    assert left_out == [not m.attachments for m in shown]
    # The first was being drawn when the others came.
    assert left_out[1:-PICTURES_WAITING] == [True] * (len(posts) - 1 - PICTURES_WAITING)
    assert not any(left_out[-PICTURES_WAITING:])


async def test_whoever_waits_long_for_a_map_is_told(
    bot: Served, painter: SlowPainter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The map comes in the same message, once it is drawn."""
    monkeypatch.setattr("bot.ui.reply.PATIENT", 0.0)
    painter.let.set()
    await begun(bot, players=3)
    painter.let.clear()
    ada = bot.standin.user("Ada")
    waiting = await use(ada, "map")
    assert says(waiting.text, "picture-waits")
    painter.let.set()
    shown = await ada.wait_for(lambda m: m.id == waiting.id and bool(m.attachments), "game-table")
    assert not says(shown.text, "picture-waits")


def under_way(dispatcher: Dispatcher) -> dict[str, int]:
    """Return how many rows are being sent, of those kinds that have places of their own."""
    kinds = list(dispatcher._sending.values())
    return {kind: kinds.count(kind) for kind in PLACES}


async def test_pictures_and_stories_have_places_of_their_own(tmp_path: Path) -> None:
    """However many of them wait, anything else is sent; and what waits is sent in the end."""
    async with sending(tmp_path / "a.db", None) as (play, dispatcher, sender, _, _):
        let = asyncio.Event()
        sent: list[str] = []

        async def deliver(row: OutboxRow, now: float) -> int | None:
            if row.kind in PLACES:
                await let.wait()
            sent.append(row.kind)
            return None

        sender.deliver = deliver  # type: ignore[method-assign]
        async with play.queue._store.writing() as session:
            slow: dict[outbox.Kind, int] = {"picture": outbox.PICTURE, "story": outbox.STORY}
            for kind, stream in slow.items():
                for user in range(MOST + 10):
                    await outbox.add(
                        session,
                        1,
                        kind,
                        {},
                        written=0,
                        target=user,
                        stream=stream,
                    )
            await outbox.add(session, 1, "news", {}, written=0, target=7777)
        running = asyncio.create_task(dispatcher.run())
        async with asyncio.timeout(240):
            while "news" not in sent or under_way(dispatcher) != PLACES:  # noqa: ASYNC110
                await asyncio.sleep(0)
            assert not set(PLACES) & set(sent)
            assert await dispatcher._send_due() > 1  # it does not spin meanwhile
            let.set()
            while await play.queue.next_try() is not None or dispatcher._sending:  # noqa: ASYNC110
                await asyncio.sleep(0)
        running.cancel()
        assert all(sent.count(kind) == MOST + 10 for kind in PLACES)


class Named(Painter):
    """Draws nothing, and remembers the order in which it was asked; one at a time, when let."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[str] = []
        self.let = asyncio.Semaphore(0)

    async def _paint(self, view: View, wish: Wish) -> Picture:
        await self.let.acquire()
        self.drawn.append(view["name"])
        return Picture(b"", "", 1, 1)


async def test_what_a_table_waits_for_is_drawn_before_private_maps() -> None:
    """It waits for no more than the one that is being drawn."""
    painter = Named()
    times: list[float] = []
    painter.on_picture = times.append
    asked = [
        asyncio.create_task(painter.paint({"name": name}, language="en", urgent=urgent))
        for name, urgent in (("first", False), ("map", False), ("board", True))
    ]
    while len(painter._turns._waiting) < 2:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    for _ in asked:
        painter.let.release()
    await asyncio.gather(*asked)
    assert painter.drawn == ["first", "board", "map"]
    assert len(times) == 3


async def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    """Whether its owner left while waiting or just when it came."""
    turns = DrawingQueue(1)
    had: list[int] = []

    async def take(number: int) -> None:
        async with turns.taken(urgent=False):
            had.append(number)

    async with turns.taken(urgent=True):
        takers = [asyncio.create_task(take(n)) for n in range(3)]
        await asyncio.sleep(0)
        takers[0].cancel()
        await asyncio.sleep(0)
    takers[1].cancel()
    await asyncio.wait(takers)
    assert had == [2]
    async with turns.taken(urgent=False):
        assert turns._free == 0
