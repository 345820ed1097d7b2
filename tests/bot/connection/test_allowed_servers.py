"""A host names the servers on which the bot plays; elsewhere it says so in one sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Config
from bot.local import Standin
from tests.wire.at_table import CHANNEL, Served, open_table, serving
from tests.wire.pressing import use
from tests.wire.said import says


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A bot with a table, whose host then names another server only."""
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        await open_table(served, standin.user("Ada"))
        await served.settled()
        served.services.servers = {1}
        yield served


async def test_elsewhere_every_command_and_press_is_answered_with_one_sentence(
    bot: Served,
) -> None:
    """Nothing is opened, nobody joins, nothing is suggested."""
    ben = bot.standin.user("Ben")
    for command in ("help", "game join", "my panel"):
        assert says((await use(ben, command)).text, "server-not-served")
    card = next(m for m in await ben.messages(CHANNEL) if m.custom_ids and not m.ephemeral)
    outcome = await ben.click(card, card.custom_ids[0])
    assert outcome.message is not None
    assert says((await ben.message(outcome.message, CHANNEL)).text, "server-not-served")
    assert await ben.autocomplete("game new", "ruleset", "", CHANNEL) == []
    assert len((await bot.services.play.info(1)).players) == 1


async def test_direct_messages_and_servers_that_are_named_are_served(bot: Served) -> None:
    """As if there were no list."""
    ada = bot.standin.user("Ada")
    outcome = await ada.slash("help", "dm")
    assert outcome.message is not None
    assert not says((await ada.message(outcome.message, "dm")).text, "server-not-served")
    bot.services.servers = {bot.standin.service.world.guild.id}
    assert not says((await use(ada, "help")).text, "server-not-served")


@pytest.mark.parametrize(
    ("setting", "servers"), [("", None), (" ", None), ("12, 34", {12, 34}), ("12 34", {12, 34})]
)
def test_the_setting_is_a_list_of_ids(setting: str, servers: set[int] | None) -> None:
    """Empty means all."""
    assert Config(ravenry_servers=setting).servers == servers


@pytest.mark.parametrize("setting", ["mine", "12;34", "-1", "²"])
def test_what_is_no_id_is_refused(setting: str) -> None:
    """The bot does not start with a list that says something else than its host means."""
    with pytest.raises(ValidationError, match="ids of servers"):
        Config(ravenry_servers=setting)
