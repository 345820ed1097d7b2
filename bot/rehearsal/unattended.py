"""The checks that need nobody: what Discord does with what the bot posts."""

from __future__ import annotations

import asyncio
import contextlib
import io
from datetime import timedelta

import discord
from PIL import Image

from bot.connection.application import wanted
from bot.connection.command_sync import register
from bot.limits.permissions import missing
from bot.story.encoding import Encoded, encode
from bot.ui import emojis as emblems
from bot.ui.layout import Layout

from .check import PIXEL, check, require
from .proxy import try_out
from .stage import Bench, Failed, Skipped


@check(
    "Give the bot these permissions here: Edit Channel, Permissions, or its role in "
    "Server settings.",
)
async def permissions(stage: Bench) -> None:
    """The bot has every permission that it asks for in this channel."""
    granted = stage.channel.permissions_for(stage.channel.guild.me)
    lacking = missing(granted, thread=False)
    require(not lacking, "missing: " + ", ".join(need.flag for need in lacking))


@check(
    "Run `make sync`; if it stays so, another program registers commands with this "
    "token: reset the token.",
)
async def commands(stage: Bench) -> None:
    """Discord has the commands of this version, and no others."""
    own = {command.name for command in stage.client.tree.get_commands()}
    there = {command.name for command in await stage.client.tree.fetch_commands()}
    require(own == there, f"here only: {sorted(own - there)}; there only: {sorted(there - own)}")


@check(
    "Wait some minutes and repeat this check; Discord limits uploads. Delete emojis in "
    "the developer portal if there are 2000.",
    minutes=5,
)
async def emojis(stage: Bench) -> None:
    """The application has its emojis."""
    if stage.client.uploads is not None:
        await stage.client.uploads
    lacking = set(wanted()) - set(emblems.known())
    require(not lacking, f"{len(lacking)} are missing")


@check(
    "Repeat the check; if it fails again, Discord has changed: update the bot, or "
    "report what is said here.",
)
async def components(stage: Bench) -> None:
    """A message of components is posted, edited and deleted."""
    message = await stage.channel.send(view=Layout().text("One.").view())
    require(message.flags.components_v2, "the message has no components")
    await message.edit(view=Layout().text("Two.").view())
    await message.delete()


@check(
    "Repeat the check; if it fails again, Discord has changed: update the bot, or "
    "report what is said here.",
)
async def conversion(stage: Bench) -> None:
    """A plain message becomes one of components by an edit."""
    message = await stage.channel.send("Plain.")
    edited = await message.edit(content=None, view=Layout().text("Components.").view())
    require(edited.flags.components_v2 and not edited.content, "it is still a plain one")
    await message.delete()


@check(
    "Report this: after a crash, messages could come twice. The games are safe.",
)
async def nonce(stage: Bench) -> None:
    """One nonce makes one message, however often it is sent."""
    mark = f"rehearse-{discord.utils.time_snowflake(discord.utils.utcnow())}"[:25]
    first = await stage.channel.send("Once.", nonce=mark)
    second = await stage.channel.send("Once.", nonce=mark)
    try:
        require(first.id == second.id, "it was posted twice")
    finally:
        await first.delete()


@check(
    "Give the bot *Attach Files* here; without it there are no maps.",
)
async def pictures(stage: Bench) -> None:
    """A picture keeps its description, and an edit replaces it."""
    layout = Layout().picture("one.png", "A dot.")
    message = await stage.channel.send(
        view=layout.view(), file=discord.File(io.BytesIO(PIXEL), "one.png")
    )
    described = str([c.to_dict() for c in message.components])
    require("A dot." in described, "the description is lost")
    layout = Layout().picture("two.png", "Another dot.")
    edited = await message.edit(
        view=layout.view(), attachments=[discord.File(io.BytesIO(PIXEL), "two.png")]
    )
    require("two.png" in str([c.to_dict() for c in edited.components]), "the old one is shown")
    await message.delete()


@check(
    "Give the bot *Pin Messages* here; without it the card is not pinned. If it has it, "
    "unpin something: a channel has 250 pins.",
)
async def pins(stage: Bench) -> None:
    """A message is pinned and unpinned."""
    message = await stage.channel.send("To be pinned.")
    try:
        await message.pin()
        require(message.id in [m.id async for m in stage.channel.pins()], "it is not pinned")
        await message.unpin()
    finally:
        await message.delete()


@check(
    "Give the bot *Read Message History* here.",
)
async def history(stage: Bench) -> None:
    """The history of the channel can be searched for what was posted last."""
    message = await stage.channel.send("To be found.")
    found = [m.id async for m in stage.channel.history(limit=5)]
    await message.delete()
    require(message.id in found, "it is not in the history")


@check(
    "Report this: the bot would wait for messages that are gone. The games are safe.",
)
async def unknown_message(stage: Bench) -> None:
    """A message that no longer exists is answered with 10008, so that nothing waits for it."""
    message = await stage.channel.send("To be forgotten.")
    await message.delete()
    try:
        await message.edit(content="?")
    except discord.NotFound as error:
        require(error.code == 10008, f"answered with {error.code}")
    else:
        raise Failed("it can still be edited")


@check(
    "Give the bot *Create Private Threads* and *Send Messages in Threads* here, or do "
    "without `/talk`.",
)
async def threads(stage: Bench) -> None:
    """A private thread is made, archived and opened again."""
    thread = await stage.channel.create_thread(
        name="Rehearsal", type=discord.ChannelType.private_thread
    )
    try:
        await thread.send("Here one talks in private.")
        await thread.edit(archived=True)
        await thread.edit(archived=False)
        await thread.edit(archived=True)
    finally:
        # Without the right to manage threads it stays, archived, and only the bot is in it.
        with contextlib.suppress(discord.Forbidden):
            await thread.delete()


@check(
    "Report this, and take *Mention Everyone* from the bot.",
)
async def mentions(stage: Bench) -> None:
    """Nobody is mentioned by a text that happens to name someone."""
    message = await stage.channel.send(f"@everyone and {stage.channel.guild.me.mention}")
    try:
        require(not message.mention_everyone, "everybody was mentioned")
        require(not message.mentions, "somebody was mentioned")
    finally:
        await message.delete()


@check("Run `make sync`; words in other languages are missing until then.")
async def localizations(stage: Bench) -> None:
    """Discord has the names and descriptions of commands in all languages."""
    done = await register(stage.client.tree, stage.services, force=False)
    require(not done.refusal, f"Discord does not take them: {done.refusal}")
    differ = done.made + done.changed
    require(not differ, f"{differ} commands were not as the bot has told them; they were told anew")


@check(
    "Give the bot *Create Events*, or let tables do without events of the server; if there are 100,"
    " delete some."
)
async def event(stage: Bench) -> None:
    """An event of the server is made, changed and deleted."""
    begins = discord.utils.utcnow() + timedelta(days=1)
    made = await stage.channel.guild.create_scheduled_event(
        name="Rehearsal",
        start_time=begins,
        end_time=begins + timedelta(hours=1),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="here",
    )
    try:
        changed = await made.edit(name="Rehearsal, later", start_time=begins + timedelta(minutes=5))
        require(changed.name == "Rehearsal, later", "it has its old name")
    finally:
        await made.delete()


@check(
    "Give the bot *Create Public Threads* and *Send Messages in Threads*, or let tables do without."
)
async def round_thread(stage: Bench) -> None:
    """A public thread is made of a message, written in and archived."""
    message = await stage.channel.send("To be talked about.")
    thread = await message.create_thread(name="Rehearsal")
    try:
        await thread.send("Here one talks in public.")
        await thread.edit(archived=True)
    finally:
        with contextlib.suppress(discord.Forbidden):
            await thread.delete()
        await message.delete()


@check("Give the bot *Attach Files* here; without it there are no films.")
async def film(stage: Bench) -> None:
    """A film is posted, and Discord knows it as one."""
    made = await asyncio.to_thread(gray)
    name = f"rehearsal.{made.suffix.removeprefix('.')}"
    layout = Layout().picture(name, "One second of gray.")
    message = await stage.channel.send(
        view=layout.view(), file=discord.File(io.BytesIO(made.data), name)
    )
    kinds = [file.content_type for file in message.attachments]
    await message.delete()
    require(kinds in (["video/mp4"], ["image/webp"]), f"it is no film to Discord, but {kinds}")


@check("Give the bot *Attach Files* here; without it, games cannot be had as pages.")
async def page(stage: Bench) -> None:
    """A page is posted as a file, with its name."""
    name = "rehearsal.html"
    file = discord.File(io.BytesIO(b"<!doctype html><title>Rehearsal</title>"), name)
    message = await stage.channel.send(view=Layout().file(name).view(), file=file)
    told = str([c.to_dict() for c in message.components])
    await message.delete()
    require(name in told, "the file has another name, or is gone")


@check(
    "Compare your web server with the examples in docs/hosting.md; the table below them says what "
    "each fault comes from. Stop the real bot while you rehearse.",
    minutes=2,
)
async def proxy(stage: Bench) -> None:
    """The address of the board as a page leads to this bot, and all arrives as it was sent."""
    if not stage.config.ravenry_page:
        raise Skipped
    await try_out(stage.config)


def gray() -> Encoded:
    """Return a film of a second, as the bot encodes films."""
    return encode([(Image.new("RGB", (320, 240), "gray"), 1.0)])
