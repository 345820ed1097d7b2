"""In which language somebody is told something that they have not asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.connection.interactions import excuse
from bot.store.people import users
from bot.text import localizer_for
from tests.bot.outbox.test_calls import begin_slowly, call_of
from tests.bot.outbox.test_manners import reach
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Served

LATE = "panel-late"


async def choose(bot: Served, user: int, language: str) -> None:
    """Choose a language in one's settings."""
    settings = await bot.services.play.users.settings(user)
    await bot.services.play.users.set_settings(user, replace(settings, language=language))


@pytest.mark.parametrize(
    ("chosen", "how", "where", "language"),
    daily(
        (None, "dm", "dm", "ru"),
        ("fa", "mention", CHANNEL, "en"),
        of=[
            (None, "dm", "dm", "ru"),
            ("fa", "dm", "dm", "fa"),
            (None, "mention", CHANNEL, "en"),
            ("fa", "mention", CHANNEL, "en"),
        ],
    ),
)
async def test_a_call_is_in_the_language_of_the_called(
    bot: Served, chosen: str | None, how: str, where: str, language: str
) -> None:
    """Directly: that of their settings, else of their Discord. In the channel: the table's."""
    ben = bot.standin.user("Ben")
    await ben.set_locale("ru")
    if chosen is not None:
        await choose(bot, ben.id, chosen)
    await reach(bot, ben, how)
    await begin_slowly(bot)
    call = await call_of(bot, ben, where)
    assert localizer_for(language).of("agot-2e").name("house:tyrell") in (call.push or "")


async def test_the_language_of_a_discord_is_kept_until_it_changes(bot: Served) -> None:
    """It is a fact about the user, which goes when they have their data deleted."""
    ben = bot.standin.user("Ben")
    for locale, language in (("hu", "hu"), ("zh-TW", "zh"), ("fr", "en")):
        await ben.set_locale(locale)
        await ben.slash("help", CHANNEL)
        async with bot.services.store.reading() as session:
            assert await users.find_language(session, ben.id) == language
    gathered = await bot.services.play.users.data(ben.id)
    assert "en" in str(gathered)
    await bot.services.play.users.delete_data(ben.id)
    async with bot.services.store.reading() as session:
        assert await users.find_language(session, ben.id) is None


async def test_apologies_are_in_the_chosen_language(
    bot: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing else is known of the user; without the database, as Discord says."""
    eve = bot.standin.user("Eve")
    await choose(bot, eve.id, "fa")
    said: list[str] = []

    async def late(interaction: Any) -> bool:
        await excuse(bot.services, interaction, LATE)
        return False

    monkeypatch.setattr(bot.client.interactions, "command", late)
    outcome = await eve.slash("help", CHANNEL)
    seen = await eve.message(outcome.message or "", CHANNEL)
    said.append(seen.text)
    assert localizer_for("fa")(LATE) in said[0]
