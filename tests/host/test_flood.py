"""Nobody can block the bot for others, or fill it up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.limits.memory import MOST as REMEMBERED
from bot.limits.rates import UserRateLimit
from bot.local import Settings, Standin
from bot.local.page.person import Person
from bot.play import UserError
from bot.play.lobby.setup import Allowance
from tests.play.tables import lay, playing
from tests.wire.at_table import CHANNEL, serving
from tests.wire.palette import palette
from tests.wire.pressing import run, use
from tests.wire.said import says

ROOT = Path(__file__).parents[2]


def test_people_are_never_held_up() -> None:
    """A burst is fine, and so is a steady pace."""
    time = [0.0]
    flood = UserRateLimit(burst=5, rate=2, clock=lambda: time[0])
    assert [flood.wait(1) for _ in range(5)] == [0] * 5
    for _ in range(100):
        time[0] += 0.5
        assert flood.wait(1) == 0


def test_a_flood_is_held_up_and_others_are_not() -> None:
    """Going on all the same gets a user no further than waiting."""
    time = [0.0]
    flood = UserRateLimit(burst=5, rate=2, clock=lambda: time[0])
    taken = 0
    for _ in range(1000):
        time[0] += 0.01
        taken += flood.wait(1) == 0
    assert taken == 5 + 20 - 1 or taken == 5 + 20
    assert flood.wait(2) == 0
    assert 0 < flood.wait(1) <= 0.5


def test_memory_is_bounded() -> None:
    """However many users there are."""
    flood = UserRateLimit()
    for user in range(3 * REMEMBERED):
        flood.wait(user)
    assert len(flood._buckets) == REMEMBERED


async def test_whoever_floods_is_told_in_a_sentence(path: Path) -> None:
    """Commands and presses count alike; nothing is done, and others go on."""
    async with Standin(Settings(users=2)) as standin, serving(standin, path) as served:
        served.services.flood = UserRateLimit(burst=2, rate=0.001)
        ada, ben = standin.user("Ada"), standin.user("Ben")
        for _ in range(2):
            await ada.slash("help", CHANNEL)
        outcome = await ada.slash("game new", CHANNEL)
        assert outcome.message is not None
        assert says((await ada.message(outcome.message, CHANNEL)).text, "flood-wait")
        assert (
            await served.services.play.game_in_channel(int(await ada.channel_id(CHANNEL))) is None
        )
        await ben.slash("game new", CHANNEL)
        assert await served.services.play.game_in_channel(int(await ada.channel_id(CHANNEL)))


async def test_nobody_keeps_a_table_busy(path: Path) -> None:
    """Offering a seat and taking it back for ever does not keep the table's news from it."""
    async with Standin(Settings(users=2)) as standin, serving(standin, path) as served:
        served.services.deeds = UserRateLimit(burst=6, rate=0.001)
        ada = standin.user("Ada")
        for command in ("game new", "game stewards", "game start"):
            await ada.slash(command, CHANNEL)
        said = []
        for deed in ("lend", "reclaim", "lend", "reclaim"):
            said.append((await run(ada, deed)).text)
        said.append((await use(ada, "status")).text)
        assert [says(text, "flood-wait") for text in said] == [False] * 3 + [True, False]


async def test_games_are_bounded_for_each_user_and_server(path: Path) -> None:
    """Those that ended do not count."""
    async with playing(path) as play:
        play.allowance = Allowance(per_host=2, per_server=3)
        first = await lay(play, channel=1)
        await lay(play, channel=2)
        with pytest.raises(UserError) as refusal:
            await lay(play, channel=3)
        assert refusal.value.phrase.id == "trouble-too-many-games"
        await play.leave(first.id, first.host)
        await lay(play, channel=4)
        play.allowance = Allowance(per_host=9, per_server=2)
        with pytest.raises(UserError, match="server-full"):
            await lay(play, channel=5)


def test_the_page_on_costs_leaves_no_command_out() -> None:
    """Every command has a limit, and every limit a test that is there."""
    page = (ROOT / "docs" / "threats.md").read_text("utf-8")
    table = page[page.index("## What one member can cost") :]
    table = table[: table.index("\n## ", 1)]
    assert set(re.findall(r"`/([a-z ]+)`", table)) >= palette().keys()
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", table)
    assert len(named) >= len(table.splitlines()) - 10
    assert [name for name in named if f"def {name}(" not in tests] == []


async def test_whoever_asks_for_suggestions_too_often_gets_none(path: Path) -> None:
    """A program that types is held up, and others are not."""
    async with Standin(Settings(users=2)) as standin, serving(standin, path) as served:
        served.services.typing = UserRateLimit(burst=2, rate=0.001)
        ada, ben = standin.user("Ada"), standin.user("Ben")

        async def suggested(person: Person) -> bool:
            return bool(await person.autocomplete("game new", "ruleset", "", CHANNEL))

        assert [await suggested(ada) for _ in range(4)] == [True, True, False, False]
        assert await suggested(ben)
