"""Goofspiel at a table, over the wire: two people, panels, commands, secrets, the demo."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from pathlib import Path

from bot.demo import lay_table
from bot.local import Standin
from bot.text import localizer_for
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, Served, serving
from tests.wire.pressing import use

from .rules.play import RANKS


async def begin(bot: Served) -> tuple[Clicker, Clicker]:
    """Ada and Ben sit down to a game, Ada with the spades."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new", ruleset="goofspiel")
    await use(ada, "game join", seat="spades")
    await use(ben, "game join", seat="hearts")
    await use(ada, "game start")
    await bot.settled()
    return Clicker(ada, random.Random(1)), Clicker(ben, random.Random(2))


async def test_two_people_play_it_to_the_end(standin: Standin, tmp_path: Path) -> None:
    """Thirteen rounds in panels, posted in words, and so is how it ends; a page stays."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        people = await begin(bot)
        for _ in range(13):
            for one in people:
                await one.answer(await one.panel())
        await bot.settled()
        table = await bot.services.play.table_view(1)
        view = table.view
        assert table.over
        assert view["round"] == 13
        assert view["hands"] == {"spades": [], "hearts": []}
        posted = [m for m in await people[0].person.history(CHANNEL) if not m.ephemeral]
        files = [file["filename"] for m in posted for file in m.attachments]
        assert files == ["replay.html"]
        text = "\n".join(m.text for m in posted)
        won = [str(points) for points in view["points"].values()]
        assert all(points in text for points in won)
        for number in range(1, 14):
            assert f"Round {number}" in text


async def test_commands_say_what_there_is(standin: Standin, tmp_path: Path) -> None:
    """The board in words, no picture in one sentence, the log, the score, the rules and help."""
    say = localizer_for("en").of("goofspiel")
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada, ben = await begin(bot)
        for one in (ada, ben):
            await one.answer(await one.panel())
        await bot.settled()
        view = (await bot.services.play.table_view(1)).view
        panel = await ada.panel()
        prize = say.name(f"prize:{view['stake'][-1]}")
        assert prize in panel.text
        assert say("score", seat="seat:hearts", points=view["points"]["hearts"]) in panel.text
        board = (await use(ada.person, "board")).text
        assert say("board-pile", n=11) in board
        assert prize in board
        drawn = await use(ada.person, "map")
        assert not drawn.attachments
        assert drawn.text.strip() == say("map-none").strip()
        spent = {seat: set(RANKS) - set(hand) for seat, hand in view["hands"].items()}
        logged = (await use(ada.person, "log")).text
        for seat, (card,) in spent.items():
            assert say("event-bid", seat=f"seat:{seat}", card=f"card:{card}") in logged
        why = (await use(ada.person, "why", topic="score")).text
        assert say("why-title-score").removeprefix("### ") in why
        assert "4.2" in (await use(ada.person, "rules", ruleset="goofspiel", about="pile")).text
        assert (await use(ada.person, "help")).text


def plain(text: str) -> str:
    """Leave out moments and ids, which differ from one evening to the next."""
    return re.sub(r"\d{10,}", "", text)


async def seen_by_ben(standin: Standin, database: Path, card: str) -> list[str]:
    """Have Ada bid a card; return all that Ben sees then."""
    async with serving(standin, database) as bot:
        ada, ben = await begin(bot)
        question = (await bot.services.play.seat_view(1, ada.person.id)).question
        assert question is not None
        await bot.services.play.answer(1, ada.person.id, question.number, card)
        await bot.settled()
        shown = [await ben.panel()]
        shown += [await use(ben.person, c) for c in ("board", "log", "status")]
        shown += [m for m in await ben.person.messages(CHANNEL) if not m.ephemeral]
        return [plain(m.text) for m in shown]


async def test_a_sealed_bid_is_seen_by_nobody_else(tmp_path: Path) -> None:
    """4.1 Panels, board, log, status and channel are the same whichever card was bid."""
    seen = []
    for card in ("ace", "king"):
        async with Standin() as standin:
            standin.service.clock.freeze()
            seen.append(await seen_by_ben(standin, tmp_path / f"{card}.sqlite3", card))
    assert seen[0] == seen[1]
    assert len(seen[0]) > 5


async def test_the_demo_lays_it(standin: Standin, tmp_path: Path) -> None:
    """Ada sits down with the first suit, and the computer plays the other one."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await lay_table(standin, bot.services, "goofspiel")
        ada = Clicker(standin.user("Ada"), random.Random(3))
        await ada.answer(await ada.panel())
        await bot.settled()
        assert (await bot.services.play.table_view(info.id)).view["round"] == 2


@nightly
async def test_the_demo_starts(tmp_path: Path) -> None:
    """The command of the guide opens a page with the table laid."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.examples.goofspiel", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(240):
            said = (await process.stdout.readline()).decode()
        assert said.startswith("The table is laid: open http://127.0.0.1:")
    finally:
        process.terminate()
        await process.wait()
