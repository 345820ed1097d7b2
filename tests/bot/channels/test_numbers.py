"""A game that is named by its number is shown to its players, and to those who see its channel."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.local.page.person import Person
from bot.local.world import server_changes
from bot.local.world.model import ChannelType, Overwrite
from bot.local.world.permissions import Permission
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Served
from tests.wire.said import says

ELSEWHERE = "off-topic"
TYPED = {
    discord.AppCommandOptionType.string: "winterfell",
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.user: None,
}
"""What is typed into the fields that have to be filled in."""

Command = app_commands.Command[Any, ..., Any]


def with_number(bot: Served) -> list[Command]:
    """Return every command, those of single games included, that takes the number of a game."""
    client = bot.client
    return [
        command
        for command in client.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        and any(p.name == "game" and p.type.name == "integer" for p in command.parameters)
    ]


async def ask(person: Person, command: Command, where: str = ELSEWHERE) -> str:
    """Use a command with the number of the first game; return what it shows, if no form."""
    options = {p.name: TYPED[p.type] for p in command.parameters if p.required and p.name != "game"}
    outcome = await person.slash(command.qualified_name, where, game=1, **options)
    if outcome.kind == "modal":
        return ""
    assert outcome.message is not None
    seen = await person.wait_for(
        lambda m: m.id == outcome.message and not m.loading and bool(m.text), where
    )
    return seen.text


async def begin(bot: Served, where: str | int = CHANNEL) -> None:
    """Start a game that Ben hosts, with Cleo; Ada owns the server and is not in it."""
    ben, cleo = bot.standin.user("Ben"), bot.standin.user("Cleo")
    await ben.slash("game new", where)
    await ben.slash("game join", where, seat="stark")
    await cleo.slash("game join", where, seat="tyrell")
    await ben.slash("game stewards", where)
    await ben.slash("game start", where)
    await bot.services.play.quiet()


def hide(bot: Served, *names: str) -> None:
    """Let only the bot and some people see the channel of the game."""
    service, channel = bot.standin.service, bot.standin.channel(CHANNEL)
    view, everybody = int(Permission.VIEW_CHANNEL), service.world.guild.id
    channel.overwrites[everybody] = Overwrite(everybody, 0, 0, view)
    for user in (service.world.bot.id, *(bot.standin.user(name).id for name in names)):
        channel.overwrites[user] = Overwrite(user, 1, view, 0)
    server_changes.channel_changed(service, channel)


async def until_hidden(bot: Served) -> None:
    """Wait until the bot has heard of it."""
    client = bot.client
    channel = client.get_channel(bot.standin.channel(CHANNEL).id)
    assert isinstance(channel, discord.TextChannel)
    async with asyncio.timeout(240):
        # Nothing tells when the library has heard of something.
        while channel.permissions_for(channel.guild.default_role).view_channel:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_every_command_with_a_number_asks_who_may_see_the_game(bot: Served) -> None:
    """A stranger of the same server is shown nothing; players and those who see the channel are."""
    await begin(bot)
    hide(bot, "Ben", "Eve")
    await until_hidden(bot)
    commands = with_number(bot)
    names = {command.qualified_name for command in commands}
    assert {"log", "answer", "history", "game close", "game move"} <= names
    dan, eve, cleo = (bot.standin.user(name) for name in ("Dan", "Eve", "Cleo"))
    for command in sorted(commands, key=lambda c: c.qualified_name):
        assert says(await ask(dan, command), "log-not-yours"), command.qualified_name
        for person in (eve, cleo):
            said = await ask(person, command)
            assert not says(said, "log-not-yours"), command.qualified_name
    assert (await bot.services.play.info(1)).phase == "running"


async def test_a_game_that_is_over_is_shown_to_no_more_people(bot: Served) -> None:
    """Nor is one whose channel is gone: to its players, and to whoever manages all channels."""
    await begin(bot)
    server_changes.delete_channel(bot.standin.service, bot.standin.channel(CHANNEL))
    (log,) = [c for c in with_number(bot) if c.qualified_name == "log"]
    assert says(await ask(bot.standin.user("Dan"), log), "log-not-yours")
    for name in ("Cleo", "Ada"):
        assert says(await ask(bot.standin.user(name), log), "log-title")


async def test_whoever_has_lent_a_seat_still_plays(bot: Served) -> None:
    """The owner of a seat may look at the game; the next borrower is no reason to shut them out."""
    await begin(bot)
    cleo, eve = bot.standin.user("Cleo"), bot.standin.user("Eve")
    await bot.services.play.seats.offer(1, cleo.id)
    await bot.services.play.seats.take(1, eve.id, "Eve", "tyrell")
    hide(bot, "Ben")
    await until_hidden(bot)
    (log,) = [c for c in with_number(bot) if c.qualified_name == "log"]
    for person in (cleo, eve):
        assert says(await ask(person, log), "log-title")


@nightly
@pytest.mark.parametrize("member", [True, False])
async def test_a_private_thread_is_seen_by_those_in_it(bot: Served, member: bool) -> None:
    """Its channel being open to all does not open the thread."""
    service, parent = bot.standin.service, bot.standin.channel(CHANNEL)
    ben = bot.standin.user("Ben")
    kind = ChannelType.PRIVATE_THREAD
    thread = server_changes.make_thread(service, parent, "secret", int(ben.id), kind=kind)
    dan = bot.standin.user("Dan")
    for user in (service.world.bot.id, int(bot.standin.user("Cleo").id)):
        server_changes.join_thread(service, thread, user)
    if member:
        server_changes.join_thread(service, thread, int(dan.id))
    await begin(bot, thread.id)
    (log,) = [c for c in with_number(bot) if c.qualified_name == "log"]
    assert says(await ask(dan, log), "log-title" if member else "log-not-yours")


async def test_a_log_is_shared_only_where_all_may_see_it(bot: Served) -> None:
    """A player of a hidden game does not post its log for everybody elsewhere."""
    await begin(bot)
    ben = bot.standin.user("Ben")
    outcome = await ben.slash("log", ELSEWHERE, game=1, share=True)
    assert outcome.message is not None
    assert not (await ben.message(outcome.message, ELSEWHERE)).ephemeral
    hide(bot, "Ben")
    await until_hidden(bot)
    outcome = await ben.slash("log", ELSEWHERE, game=1, share=True)
    assert outcome.message is not None
    seen = await ben.message(outcome.message, ELSEWHERE)
    assert seen.ephemeral
    assert says(seen.text, "log-not-here")
