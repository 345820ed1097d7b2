"""Nobody learns over the wire what is secret: worlds that differ in it look the same to them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot.games.pictures import Picture
from bot.play import Play, TableView
from bot.play.deals import Wish
from bot.play.match.sources import AnswerContext, InstructionSource, Way
from bot.story.shots import round_film
from bot.story.timeline import follow, round_of
from bot.story.worker import Kept
from bot.workers.drawing import Painter
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from engine.records import Record
from engine.rulesets import rulesets
from tests.bot.secrets.twins import (
    HOUR,
    NAMES,
    NOON,
    STRANGER,
    Sparing,
    Told,
    World,
    begin_alike,
    differences,
    position,
    world,
)
from tests.play.tables import Clock, awaited_users, playing
from tests.running.marks import costly, daily, nightly
from tests.wire.at_table import PIXEL, Artist, InkSaver
from tests.wire.pressing import find

SEALED = [
    ("agot-2e", {"players": 6}, "orders"),
    ("agot-2e", {"players": 6}, "bid"),
    ("agot-2e", {"players": 6}, "house-card"),
    ("agot-1e", {"players": 5}, "orders"),
    ("agot-1e", {"players": 5}, "bid"),
    ("agot-1e", {"players": 5}, "house-card"),
    ("inis", {"players": 4}, "draft"),
]
DRAWN = [one for one in SEALED if one[2] in ("orders", "draft")]


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)


class Recounter(InkSaver):
    """Draws one pixel; what it says of a picture or a film stands for all that is on it."""

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        return Picture(PIXEL, digest([view, happened, wish]), 1, 1)

    async def story(
        self, what: str, record: Mapping[str, Any], *, language: str, **wish: Any
    ) -> Kept:
        course = follow(Record.model_validate(record))
        shots = round_film(round_of(course, wish["round"]))
        return Kept("film.mp4", PIXEL, f"{len(shots)} {digest(repr(shots))}")


def digest(shown: object) -> str:
    """Return a short text that another one hardly has."""
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


async def sealed(
    database: Path, caplog: pytest.LogCaptureFixture, rng: random.Random, painter: Painter
) -> tuple[Any, Told, Told]:
    """Seal an answer; return it, and what others were told before and after all were opened."""
    async with world(database, caplog, painter) as w:
        first, *others = await w.awaited()
        value = await w.answer(first, rng)
        for name in others[:-1]:
            await w.answer(name, random.Random(1))
        await w.use(STRANGER, "map", "board", "status", "log", "statistics", "profile")
        for name in (first, others[-1]):
            await w.use(STRANGER, "profile", player=w.person(name).id)
        if isinstance(painter, Recounter):
            await w.use(STRANGER, "recap")
        await w.use(others[-1], "my panel")
        await w.wait(12 * HOUR)
        before = w.told(first)
        await w.answer(others[-1], random.Random(1))
        await w.wait(HOUR)
        for name in others:
            await w.use(name, "my panel")
        return value, before, w.told(first)


@costly("plays the same game in two worlds, over the wire")
@pytest.mark.parametrize(
    ("ruleset", "options", "kind"),
    daily(SEALED[0], of=SEALED),
    ids=[f"{r}-{k}" for r, _, k in SEALED],
)
async def test_a_sealed_answer_is_seen_when_all_are_opened(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    ruleset: str,
    options: dict[str, Any],
    kind: str,
) -> None:
    """Messages, edits, pictures, calls, their times, panels of others and the log are the same."""
    await compare(tmp_path, caplog, ruleset, options, kind, Recounter)


@nightly
@pytest.mark.parametrize(
    ("ruleset", "options", "kind"), DRAWN, ids=[f"{r}-{k}" for r, _, k in DRAWN]
)
async def test_no_drawing_shows_a_sealed_answer(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    ruleset: str,
    options: dict[str, Any],
    kind: str,
) -> None:
    """Nor does any picture as it is drawn for the table."""
    await compare(tmp_path, caplog, ruleset, options, kind, Artist)


async def compare(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    ruleset: str,
    options: dict[str, Any],
    kind: str,
    painting: type[Painter],
) -> None:
    """Seal two answers in two worlds, and compare what others are told."""

    def until(table: TableView) -> bool:
        return table.kind == kind and len(table.awaited) > 1 and not table.answered

    await position(tmp_path / "games", ruleset, options, until)
    found: list[tuple[Any, Told, Told]] = []
    # Nothing at all is the bid that is most easily treated apart, so one of two bids is that.
    rngs = [Sparing(1), *map(random.Random, range(2, 7))]
    while len(found) < 2 or found[-1][0] == found[0][0]:
        shutil.copy(tmp_path / "games", tmp_path / f"{len(found)}")
        at = tmp_path / f"{len(found)}"
        found.append(await sealed(at, caplog, rngs[len(found)], painting()))
    (one, before, after), (_, *twin) = found[0], found[-1]
    assert kind != "bid" or one == 0
    assert differences(before, twin[0]) == []
    assert differences(after, twin[1]) != []


async def played(play: Play) -> AsyncIterator[str]:
    """Play on at random until the round is over, always alike; yield who has answered."""
    rng, number = random.Random(1), (await play.table_view(1)).view["round"]
    while (table := await play.table_view(1)).view["round"] == number:
        user = table.info.users[table.awaited[0]]
        question = (await play.seat_view(1, user)).question
        assert question is not None
        await play.answer(1, user, question.number, question.shape.sample(rng))
        yield table.awaited[0]


async def dealt(
    database: Path, caplog: pytest.LogCaptureFixture, seats: tuple[str, str], what: str
) -> tuple[Told, Told, str]:
    """Make a private deal and play on; return what two and what others were told, and how it ended.

    The first of the seats promises the other not to attack it, ``what`` says where.
    """
    async with world(database, caplog, Recounter()) as w:
        play = w.bot.services.play
        info = await play.info(1)
        names = [name for name in NAMES for s in seats if info.users.get(s) == w.person(name).id]
        one, other = (next(n for n in names if w.person(n).id == info.users[s]) for s in seats)
        await play.dealing.offer(
            1,
            w.person(one).id,
            seats[1],
            gives=Wish("no-attack", what),
            asks=None,
            until=(await play.table_view(1)).view["round"],
            public=False,
        )
        await w.wait(5)
        call = (await w.person(other).dms())[-1]
        await w.person(other).click(call, find(call, "deal", "yes"))
        await w.wait(5)
        async for _ in played(play):
            await w.wait(5)
        third = next(n for n in NAMES[: len(info.seats)] if n not in names)
        await w.use(STRANGER, "map", "log", "say")
        await w.use(third, "my panel", "say", "log")
        (deal,) = (await play.dealing.of(1, w.person(one).id)).deals
        outsiders = [name for name in (*NAMES, STRANGER) if name not in names]
        told = w.told(*outsiders, growing=True), w.told(*names, growing=True)
        return *told, deal.outcomes[0]


async def third_rounds(folder: Path) -> AsyncIterator[Path]:
    """Yield games in which the marches of round 3 are to come."""

    def until(table: TableView) -> bool:
        return table.kind == "march" and table.view["round"] == 3

    for seed in range(1, 20):
        games = folder / f"games{seed}"
        try:
            await position(games, "agot-2e", {"players": 4}, until, seed=seed)
        except LookupError:
            continue
        yield games


async def last_attack(games: Path) -> Mapping[str, Any] | None:
    """Return the last attack of the rest of the round, if there is one, as it will be played."""
    trial = games.with_suffix(".trial")
    shutil.copy(games, trial)
    clock = Clock()
    clock.time = NOON
    async with playing(trial, rulesets=rulesets, clock=clock) as play:
        before = (await play.history(1, None))[-1].number
        async for _ in played(play):
            pass
        log = await play.history(1, None)
    attacks = [line.params for line in log if line.number > before and line.id == "event-attacked"]
    return attacks[-1] if attacks else None


@nightly
async def test_nobody_else_learns_of_a_private_deal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether a promise is kept or broken, others see the same; those who made the deal do not."""
    fought = ((one, await last_attack(one)) async for one in third_rounds(tmp_path))
    games, attack = await anext((one, attack) async for one, attack in fought if attack)
    seats = (attack["house"].removeprefix("house:"), attack["defender"].removeprefix("house:"))
    found = []
    for at, what in enumerate(("", "sunspear" if "sunspear" not in attack["area"] else "oldtown")):
        shutil.copy(games, tmp_path / f"{at}")
        found.append(await dealt(tmp_path / f"{at}", caplog, seats, what))
    (own, others, broken), (own_twin, twin, kept) = found
    assert (broken, kept) == ("broken", "kept")
    assert differences(others, twin) == []
    assert differences(own, own_twin) != []


def hide_response(database: Path) -> str | None:
    """Set aside a card with which somebody could respond; return who that is, if anybody.

    They get the card that was set aside; nobody else can know of either.
    """
    with closing(sqlite3.connect(database)) as books:
        answered = books.execute("SELECT max(n) FROM answers").fetchone()
        saved, *at = books.execute("SELECT state, answers FROM rests").fetchone()
        state = json.loads(saved)
        if tuple(at) != answered or state["drawing"] or state["aside"] in (None, "geis"):
            return None
        for seat, name in zip(state["seats"], NAMES, strict=False):
            hand = state["hands"][seat]["action"]
            if "geis" in hand and seat != state["turn"]:
                hand[hand.index("geis")], state["aside"] = state["aside"], "geis"
                books.execute("UPDATE rests SET state = ?", [json.dumps(state)])
                books.commit()
                return name
    return None


_twins: list[tuple[bytes, bytes, str]] = []
"""The two games, once they were played so far."""


@pytest.fixture
async def twins(tmp_path: Path) -> tuple[Path, Path, str]:
    """Two games of Inis that look alike except for one hand, and who has that hand.

    That player can stop the next card that is played, or not.
    """
    one, other, trial = (tmp_path / name for name in ("with", "without", "trial"))
    if _twins:
        saved, hidden, who = _twins[0]
        one.write_bytes(saved)
        other.write_bytes(hidden)
        return one, other, who

    def until(table: TableView) -> bool:
        if table.kind != "turn":
            return False
        backup(one, trial)
        return hide_response(trial) is not None

    await position(one, "inis", {"players": 3}, until, seed=4)
    shutil.copy(one, other)
    found = hide_response(other)
    assert found is not None
    _twins.append((one.read_bytes(), other.read_bytes(), found))
    return one, other, found


def backup(database: Path, to: Path) -> None:
    """Copy a database that is in use."""
    to.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as books, closing(sqlite3.connect(to)) as copy:
        books.backup(copy)


async def open_window(play: Play, player: int) -> None:
    """Play the first card that chance picks."""
    question = (await play.seat_view(1, player)).question
    assert question is not None
    rng, value = random.Random(1), question.shape.safe()
    while value["do"] != "play":
        value = question.shape.sample(rng)
    await play.answer(1, player, question.number, value)


async def pass_on(play: Play, user: int) -> None:
    """Do not respond, if that is asked."""
    question = (await play.seat_view(1, user)).question
    assert question is not None
    await play.answer(1, user, question.number, question.shape.safe())


NEVER = {"on": "responses", "when": "always", "do": "pass", "until": "game"}


async def windows(
    database: Path, caplog: pytest.LogCaptureFixture, who: str, *, ahead: bool
) -> tuple[list[str], Told]:
    """Let a window open and close without a response; return who was asked, and what was said.

    ``who`` passes by hand, or by an instruction.
    """
    async with world(database, caplog) as w:
        play = w.bot.services.play
        if ahead:
            await play.instructing.give(1, w.person(who).id, NEVER)
        (player,) = await w.awaited()
        await open_window(play, w.person(player).id)
        asked = await w.awaited()
        for name in asked:
            await w.use(player, "my panel", "status")
            if not (ahead and name == who):
                await w.wait(HOUR)
                await pass_on(play, w.person(name).id)
        await w.wait(HOUR)
        await w.use(player, "my panel", "status", "log")
        return asked, w.told(who)


@pytest.mark.parametrize("ahead", [False, True], ids=["by hand", "ahead"])
async def test_nobody_learns_who_could_have_responded(
    twins: tuple[Path, Path, str], caplog: pytest.LogCaptureFixture, ahead: bool
) -> None:
    """Whether a response card is in a hand or set aside, the window opens and closes alike.

    The same people are asked, and the same things are said and drawn at the same times.
    """
    one, other, who = twins
    asked, told = await windows(one, caplog, who, ahead=ahead)
    twin_asked, twin = await windows(other, caplog, who, ahead=ahead)
    assert who in asked
    assert asked == twin_asked
    assert differences(told, twin) == []


async def test_a_halt_for_a_holder_is_noticed(
    twins: tuple[Path, Path, str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The comparison notices a table that pauses only for the holder of a response card."""

    def answer(_: InstructionSource, context: AnswerContext, seat: str) -> Way | None:
        question = context.game.question
        if question is None or question.kind != "respond" or seat not in context.info.persons:
            return None
        holds = "geis" in context.game.state.hands[seat]["action"]
        return None if holds else lambda _: question.shapes[seat].safe()

    monkeypatch.setattr(InstructionSource, "answer", answer)
    one, other, who = twins
    _, told = await windows(one, caplog, who, ahead=True)
    _, twin = await windows(other, caplog, who, ahead=True)
    assert differences(told, twin) != []


BEATING = frozenset({"bot.play.scheduler", "bot.hosting.health.metrics"})
"""What sleeps again and again, whatever happens; nothing waits for it."""


def is_own(frame: FrameType) -> bool:
    """Tell whether a function is the bot's, and not the stand-in's."""
    module = str(frame.f_globals.get("__name__"))
    return module.startswith(("bot.", "engine.")) and not module.startswith("bot.local")


@dataclass
class Work:
    """What the bot does meanwhile: how many calls it makes, and for how long it sleeps.

    Seconds would tell more of the machine than of the bot.
    """

    calls: int = 0
    slept: float = 0.0
    done: bool = False
    """Whether nothing more is counted."""

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count what is done from here on."""
        real = asyncio.sleep

        async def sleep(delay: float, result: Any = None) -> Any:
            frame = sys._getframe(1)
            if is_own(frame) and not self.done and frame.f_globals["__name__"] not in BEATING:
                self.slept += delay
            return await real(delay, result)

        def note(frame: FrameType, event: str, _: object) -> None:
            if event in ("call", "c_call") and is_own(frame) and not self.done:
                self.calls += 1

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "sleep", sleep)
            sys.setprofile(note)
            try:
                yield
            finally:
                sys.setprofile(None)

    def is_like(self, other: Work) -> bool:
        """Tell whether it is as much as somewhere else, but for the order of what goes on."""
        return abs(self.calls - other.calls) < self.calls / 10 and self.slept == other.slept


async def heard_after(w: World, deed: Awaitable[None], work: Work) -> None:
    """Count what is done from a deed until the bot says something to anybody."""
    transcript = w.bot.standin.service.transcript
    await w.bot.settled()
    real, work.done = transcript.add, False

    def add(arrow: str, what: str, body: Any = None) -> None:
        work.done = work.done or (arrow == "->" and what.startswith("POST /channels/"))
        real(arrow, what, body)

    with pytest.MonkeyPatch.context() as patch, work.counted():
        patch.setattr(transcript, "add", add)
        await deed
        await w.bot.standin.until(lambda: work.done)
    await w.bot.settled()


async def silences(database: Path, caplog: pytest.LogCaptureFixture, who: str) -> Work:
    """Return what is done while nobody hears anything before a window opens, and closes.

    ``who`` passes by an instruction, so that only the bot takes time.
    """
    work = Work()
    async with world(database, caplog) as w:
        play = w.bot.services.play
        await play.instructing.give(1, w.person(who).id, NEVER)
        (player,) = await w.awaited()
        await heard_after(w, open_window(play, w.person(player).id), work)
        await w.wait(HOUR)
        *others, last = (name for name in await w.awaited() if name != who)
        for name in others:
            await pass_on(play, w.person(name).id)
        await heard_after(w, pass_on(play, w.person(last).id), work)
    return work


@nightly
async def test_nothing_is_said_later_because_somebody_could_have_responded(
    twins: tuple[Path, Path, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """From the last deed of somebody else until the bot speaks, it does as much with the card."""
    one, other, who = twins
    works = []
    for database in (one, one, other):  # what is done first is remembered after that
        backup(database, tmp_path / "one of many")
        works.append(await silences(tmp_path / "one of many", caplog, who))
    assert works[1].is_like(works[2]), works


async def passing(database: Path, who: str) -> Work:
    """Return what is done while a window opens and closes.

    ``who`` passes by an instruction, so that only the bot takes time.
    """
    clock, work = Clock(), Work()
    clock.time = NOON
    async with playing(database, rulesets=rulesets, clock=clock) as play:
        info = await play.info(1)
        users = {p.name: p.user for p in info.players}
        await play.instructing.give(1, users[who] or 0, NEVER)
        (player,) = await awaited_users(play, 1)
        with work.counted():
            await open_window(play, player)
            for user in await awaited_users(play, 1):
                if user != users[who]:
                    await pass_on(play, user)
    return work


@nightly
async def test_no_processor_time_tells_who_could_have_responded(
    twins: tuple[Path, Path, str], tmp_path: Path
) -> None:
    """Opening a window and closing it takes as much work with the card as without it."""
    one, other, who = twins
    works = []
    for database in (one, one, other):  # what is done first is remembered after that
        backup(database, tmp_path / "one of many")
        works.append(await passing(tmp_path / "one of many", who))
    assert works[1].calls > 1000
    assert works[1].is_like(works[2]), works


async def test_work_for_a_holder_is_noticed(
    twins: tuple[Path, Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison notices a table that thinks only for the holder of a response card."""
    real = InstructionSource.answer

    def answer(wish: InstructionSource, context: AnswerContext, seat: str) -> Way | None:
        question = context.game.question
        if question is not None and "geis" in context.game.state.hands[seat]["action"]:
            for _ in range(1000):
                question.shapes[seat].safe()
        return real(wish, context, seat)

    monkeypatch.setattr(InstructionSource, "answer", answer)
    one, other, who = twins
    without = await passing(other, who)
    assert not (await passing(one, who)).is_like(without)
