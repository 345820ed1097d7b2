"""Whatever happens to calls, events and the gateway, each message comes once, and play goes on.

The library's and the outbox's pauses are cut short, so that a test need not wait for them; longer
waits end when the stand-in's clock is moved.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.limits.rivals import NEW
from bot.local import ActionOutcome, Standin, VisibleMessage
from bot.local.faults import CALLS, EVENTS, GATEWAY
from bot.local.interactions.components import walk
from bot.local.rest.errors import PageError
from bot.posts.posts import card_of
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.running.marks import daily, nightly
from tests.wire.at_table import (
    CHANNEL,
    Clicker,
    Served,
    begin_for,
    rows_of,
    serving,
    until_commands,
)
from tests.wire.said import says
from tests.wire.told import posted_twice, public_messages, untold

CALLBACKS = r"/interactions/.*"
PRESS = "INTERACTION_CREATE"

PATIENCE = 0.4
"""Real seconds for which somebody waits for a reply that was struck before the clock runs ahead."""

SILENCE = 3.0
"""Real seconds for which the bot waits for an answer that never comes."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sleeps for long between two tries."""

    async def doze(delay: float, result: Any = None) -> Any:
        return await asyncio.sleep(min(delay, 0.02), result)

    quick = SimpleNamespace(**{**vars(asyncio), "sleep": doze})
    for module in ("discord.http", "discord.shard", "discord.webhook.async_"):
        monkeypatch.setattr(f"{module}.asyncio", quick)
    monkeypatch.setattr("bot.outbox.errors.PAUSES", (0.02,))
    monkeypatch.setattr("bot.process.PAUSES", (0.02,))
    monkeypatch.setattr("bot.connection.identify.SPAN", 0.02)
    # A busy machine answers late, which is not an error.
    monkeypatch.setattr("bot.connection.interactions.SILENCE", 60.0)


class Tenacious(Clicker):
    """A person who presses again when told that it has failed, and opens the panel anew."""

    def __init__(self, bot: Served, name: str, seed: int = 1) -> None:
        super().__init__(bot.standin.user(name), random.Random(seed))
        self._bot = bot
        self.failures = 0

    async def until_answered(self, act: Callable[[], Awaitable[ActionOutcome]]) -> ActionOutcome:
        """Repeat something until there is an answer; a failure counts once it is shown."""
        clock, faults = self._bot.standin.service.clock, self._bot.standin.service.faults
        for _ in range(10):
            before = faults.struck.total()
            task = asyncio.ensure_future(act())
            while not task.done():
                await asyncio.wait([task], timeout=PATIENCE)
                # Whatever nothing has struck comes in the end, however busy the machine is.
                if not task.done() and faults.struck.total() > before:
                    clock.advance(3)
            try:
                outcome = task.result()
            except PageError as error:
                # For a moment the bot is not in the server, and nobody is offered its commands.
                if "no command" not in str(error):
                    raise
                await until_commands(self._bot.standin)
            else:
                if outcome.kind != "failed":
                    return outcome
            self.failures += 1
        raise AssertionError(f"{self.person.name} was never answered")

    async def command(self, name: str, **options: Any) -> VisibleMessage:
        """Use a command; return its message."""
        return await self.after(
            await self.until_answered(lambda: self.person.slash(name, CHANNEL, **options))
        )

    async def after(self, outcome: ActionOutcome) -> VisibleMessage:
        """Return the message that came of something; one that never ends loading is no panel."""
        assert outcome.message is not None
        for _ in range(100):
            seen = await self.look(outcome.message)
            if not seen.loading:
                return seen
            await asyncio.sleep(0.01)
        self.failures += 1
        return await self.command("my panel")

    async def panel(self) -> VisibleMessage:
        """Open a panel by command."""
        return await self.command("my panel")

    async def press(self, panel: VisibleMessage, id: str, *values: str) -> VisibleMessage:
        """Press a button, or choose; a panel that does not change is opened anew."""
        if panel.component(id)["type"] == 2:
            outcome = await self.until_answered(lambda: self.person.click(panel, id))
        else:
            outcome = await self.until_answered(lambda: self.person.select(panel, id, *values))
        for _ in range(40):
            seen = await self.look(panel.id)
            if outcome.kind != "acknowledged" or seen.edits != panel.edits:
                return seen
            await asyncio.sleep(0.01)
        self.failures += 1
        return await self.panel()


async def turn(bot: Served, person: Clicker) -> None:
    """Answer what somebody is asked, however often it has to be pressed."""
    await bot.services.play.quiet()
    panel = await person.panel()
    number = person.asked(panel)
    assert number is not None
    while person.asked(panel) == number:
        panel = await person._one_press(panel, hasty=True)


class Watch:
    """What the bot's log must not hold."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self._caplog = caplog

    def no_mistakes(self, *expected: str) -> None:
        """Fail for errors of the bot, except those about what Discord did not do."""
        records = self._caplog.get_records("call")
        errors = [r for r in records if r.levelno >= logging.ERROR and r.name.startswith("bot.")]
        said = [r.getMessage() for r in errors]
        assert [one for one in said if not any(words in one for words in expected)] == []
        assert [r.getMessage() for r in errors if r.exc_info] == []
        self._caplog.clear()


@pytest.fixture
def watch(caplog: pytest.LogCaptureFixture) -> Watch:
    """Look into the log."""
    return Watch(caplog)


@pytest.fixture
async def bot(
    standin: Standin,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> AsyncIterator[Served]:
    """The bot in a game of Ada's against stewards; it waits less long for what may never come."""
    case = getattr(request.node, "callspec", None)
    if case is None or case.params.get("kind") == "silent":
        monkeypatch.setattr("aiohttp.client.DEFAULT_TIMEOUT", aiohttp.ClientTimeout(total=SILENCE))
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        ada = standin.user("Ada")
        for command in ("game new", "game stewards", "game start"):
            assert (await ada.slash(command, CHANNEL)).kind in ("message", "deferred")
        await served.settled()
        yield served


async def quiet(bot: Served, *, ahead: float = 0.0) -> None:
    """Wait until all is sent; time runs ahead whenever something waits for long."""
    queue, looks = bot.services.play.queue, 0
    async with asyncio.timeout(240):
        await bot.services.play.quiet()
        while await queue.next_try() is not None or queue._flying:
            await asyncio.sleep(0.01)
            looks += 1
            if ahead and not queue._flying and looks % 10 == 0:
                bot.standin.service.clock.advance(ahead)
                queue.changed.set()


async def said_once(bot: Served, path: Path) -> None:
    """Every row of the outbox was sent, posts once each and in their order, and no line is lost."""
    with closing(sqlite3.connect(path)) as books:
        unsent = "SELECT kind, state, error FROM outbox WHERE state NOT IN ('sent', 'dropped')"
        rows = "SELECT id FROM outbox WHERE target IS NULL AND stream = 0 ORDER BY id"
        assert books.execute(unsent).fetchall() == []
        of_table = [id for (id,) in books.execute(rows)]
        assert untold(books, bot.standin) == []
    assert posted_twice(public_messages(bot.standin)) == []
    posted = public_marks(await bot.standin.user("Dan").history(CHANNEL))
    told = rows_of(bot.services.play.queue, posted)
    in_order = [row for row in told if row in of_table]
    assert in_order == sorted(in_order)
    for person in bot.standin.service.world.people():
        heard = [
            CustomId.decode(id).arg
            for seen in await bot.standin.user(person.display_name).dms()
            for id in seen.custom_ids
            if CustomId.decode(id).arg
        ]
        assert len(heard) == len(set(heard))


def public_marks(messages: list[VisibleMessage]) -> list[str]:
    """Return the marks of all rows that were posted, one for each message, in their order."""
    mark = re.compile(r"[0-9a-f]{16}")
    found = [{CustomId.decode(id).arg for id in m.custom_ids} for m in messages if not m.ephemeral]
    return [arg for args in found for arg in args if mark.fullmatch(arg)]


HOUR = 3601.0

Case = tuple[Any, ...]
"""What kind of fault, how exactly, and what else belongs to it."""


def common(cases: Sequence[Case], *wanted: str) -> list[Any]:
    """Leave to the night what is not wanted by the beginning of a kind or by a number."""

    def is_wanted(kind: str, how: object) -> bool:
        return any(kind.startswith(one) or one in str(how) for one in wanted)

    return daily(*(one for one in cases if is_wanted(one[0], one[1])), of=cases)


def named(cases: Sequence[Case]) -> list[str]:
    """Return names for cases."""
    return [f"{kind}-{list(how.values())}" for kind, how, *_ in cases]


POSTING = [
    ("status", {"status": 500}, 0.0),
    ("status", {"status": 502}, 0.0),
    ("status", {"status": 503}, 0.0),
    ("status", {"status": 504}, 0.0),
    ("refusal", {"code": 10003}, HOUR),
    ("refusal", {"code": 50001}, HOUR),
    ("refusal", {"code": 50013}, HOUR),
    ("cut", {}, 0.0),
    ("lost", {}, 0.0),
    ("lost_status", {"status": 500}, 0.0),
    ("lost_status", {"status": 503}, 0.0),
    ("slow", {}, 0.0),
    ("slow_answer", {}, 0.0),
    ("overtaken", {}, 0.0),
    ("answer_overtaken", {}, 0.0),
    ("silent", {}, 0.0),
    ("twice", {}, 0.0),
    ("rate_limit", {"seconds": 1}, 0.0),
    ("global_limit", {"seconds": 1}, 0.0),
    ("ban", {}, HOUR),
]


@pytest.mark.parametrize(
    ("kind", "how", "ahead"),
    common(POSTING, "503", "lost"),
    ids=named(POSTING),
)
async def test_messages_come_once(
    bot: Served, tmp_path: Path, watch: Watch, kind: Any, how: Any, ahead: float
) -> None:
    """Whatever happens to two calls that post, the channel tells the game's history."""
    ada = Clicker(bot.standin.user("Ada"), random.Random(1))
    faults, channel = bot.standin.service.faults, bot.standin.channel(CHANNEL).id
    faults.next(kind, "POST", f"/channels/{channel}/messages", times=2, **how)
    while faults.planned:
        await turn(bot, ada)
        await quiet(bot, ahead=ahead)
    await turn(bot, ada)
    await quiet(bot)
    assert faults.struck[kind] == 2
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes(*(["nothing is sent for"] if kind == "ban" else []))


async def test_whoever_takes_no_direct_messages_is_mentioned(
    standin: Standin, tmp_path: Path, watch: Watch
) -> None:
    """A refusal of direct messages is not an error, and the user is still notified."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = standin.user("Ada")
        standin.service.faults.next("refusal", user=ada.id, code=50007)
        await begin_for(bot, ada)
        assert standin.service.faults.struck == {"refusal": 1}
        assert await ada.dms() == []
        called = [
            m
            for m in await ada.messages(CHANNEL)
            if says(m.text, "notice-turn-in-channel", user=f"user:{ada.id}")
        ]
        assert len(called) == 1
        await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes()


@pytest.mark.parametrize(("kind", "how"), [("status", {"status": 503}), ("cut", {}), ("lost", {})])
async def test_a_card_is_pinned_in_the_end(
    standin: Standin, tmp_path: Path, watch: Watch, kind: Any, how: Any
) -> None:
    """A pin that fails on the way is tried again, without a second card."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = standin.user("Ada")
        standin.service.faults.next(kind, "PUT", r"/channels/\d+/messages/pins/\d+", **how)
        await ada.slash("game new", CHANNEL)
        await quiet(bot)
        assert standin.service.faults.planned == 0
        assert len(await ada.pins(CHANNEL)) == 1
        cards = [m for m in await ada.messages(CHANNEL) if says(m.text, "lobby-host")]
        assert len(cards) == 1
    watch.no_mistakes()


EDITING: list[tuple[str, dict[str, Any], float]] = [
    ("refusal", {"code": 10008}, 0.0),
    *(one for one in POSTING if one[0] not in ("refusal", "ban")),
]


@pytest.mark.parametrize(("kind", "how", "ahead"), common(EDITING, "10008"), ids=named(EDITING))
async def test_the_card_is_brought_up_to_date(
    bot: Served, tmp_path: Path, watch: Watch, kind: Any, how: Any, ahead: float
) -> None:
    """Whatever happens to an edit of the table's card, the card shows the game's status."""
    ada = Clicker(bot.standin.user("Ada"), random.Random(1))
    faults, (card,) = bot.standin.service.faults, await ada.person.pins(CHANNEL)
    faults.next(kind, "PATCH", rf"/channels/\d+/messages/{card.id}", **how)
    while faults.planned:
        await turn(bot, ada)
        await quiet(bot, ahead=ahead)
    await turn(bot, ada)
    await quiet(bot)
    assert faults.struck[kind] == 1
    latest = (await ada.person.pins(CHANNEL))[0]
    wanted = (
        await card_of(bot.services.play, bot.services.posts, 1, localizer_for("en"))
    ).components()
    assert latest.text == "\n".join(c["content"] for _, c in walk(wanted) if c["type"] == 10)
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes()


REPLYING: list[tuple[str, dict[str, int]]] = [
    ("refusal", {"code": 10062}),
    ("refusal", {"code": 40060}),
    *((kind, how) for kind, how, _ in POSTING if kind != "refusal"),
]


@pytest.mark.parametrize(
    ("kind", "how"),
    common(REPLYING, "10062", "lost"),
    ids=named(REPLYING),
)
async def test_a_press_is_answered_or_pressed_again(
    bot: Served, tmp_path: Path, watch: Watch, kind: Any, how: Any
) -> None:
    """Whatever happens to a reply, the press counts once, and the game goes on."""
    ada, faults = Tenacious(bot, "Ada"), bot.standin.service.faults
    faults.next(kind, "POST", CALLBACKS, user=ada.person.id, times=2, **how)
    while faults.planned:
        await turn(bot, ada)
    await turn(bot, ada)
    await quiet(bot)
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes("was not answered", "reply to interaction")


EVENT_FAULTS: list[tuple[str, int]] = [
    ("event_lost", 0),
    ("event_late", 0),
    ("event_twice", 0),
    ("event_overtaken", 0),
    *(("close", code) for code in (1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)),
    *(("close", code) for code in (4004, 4010, 4011, 4012, 4013, 4014)),
    *((kind, 0) for kind in GATEWAY if kind != "close"),
]


@pytest.mark.parametrize(
    ("kind", "code"),
    common(EVENT_FAULTS, "event_lost", "1001"),
    ids=[f"{k}-{c}" for k, c in EVENT_FAULTS],
)
async def test_the_gateway_fails_while_somebody_presses(
    bot: Served, tmp_path: Path, watch: Watch, kind: Any, code: int
) -> None:
    """The bot comes back by itself; a press is answered, or pressed again."""
    ada, faults = Tenacious(bot, "Ada"), bot.standin.service.faults
    for _ in range(2):
        faults.next(kind, event=PRESS, user=ada.person.id, code=code, seconds=0.05)
        await turn(bot, ada)
        await until_commands(bot.standin)
    await turn(bot, ada)
    await quiet(bot, ahead=HOUR if kind == "removed" else 0.0)
    assert faults.struck[kind] == 2
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes("the connection ended")


@nightly
async def test_nobody_listens_for_a_while(bot: Served, tmp_path: Path, watch: Watch) -> None:
    """Connections are refused; messages from that time are sent when Discord is back."""
    ada = Tenacious(bot, "Ada")
    panel = await ada.panel()
    async with bot.standin.unreachable():
        number = ada.asked(panel)
        assert number is not None
        question = (await bot.services.play.seat_view(1, ada.person.id)).question
        assert question is not None
        await bot.services.play.answer(
            1, ada.person.id, number, question.shape.sample(random.Random(1))
        )
        async with asyncio.timeout(240):
            while bot.services.play.queue._flying or not _postponed(tmp_path):  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.01)
    await until_commands(bot.standin)
    await turn(bot, ada)
    await quiet(bot)
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes("the connection ended")


def _postponed(directory: Path) -> bool:
    with closing(sqlite3.connect(directory / "games.sqlite3")) as books:
        return bool(books.execute("SELECT 1 FROM outbox WHERE error IS NOT NULL").fetchall())


@nightly
async def test_a_storm(bot: Served, tmp_path: Path, watch: Watch) -> None:
    """With everything at once, a game goes on for some rounds, and nothing is said twice."""
    ada, faults = Tenacious(bot, "Ada"), bot.standin.service.faults
    # What comes twice looks like another bot's answer, and three such replies stop a new bot.
    bot.services.rivals._since -= NEW
    faults.storm(random.Random(5), 0.3, (*CALLS, *EVENTS, *GATEWAY))
    view = (await bot.services.play.table_view(1)).view
    until = view["round"] + 2
    async with asyncio.timeout(240):
        while (await bot.services.play.table_view(1)).view["round"] < until:
            await turn(bot, ada)
    faults.clear()
    await until_commands(bot.standin)
    await quiet(bot, ahead=HOUR)
    assert len(faults.struck) > 12, faults.struck
    await said_once(bot, tmp_path / "games.sqlite3")
    watch.no_mistakes(
        "the connection ended",
        "nothing is sent for",
        "nobody answered",
        "reply to interaction",
        "was not answered",
    )
