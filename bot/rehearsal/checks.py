"""The checks: what the bot must be able to do on Discord, and what a person must see of it.

The first ones need nobody; the others are done by the person who presses and looks.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.connection.application import wanted
from bot.limits.permissions import missing
from bot.ui import emojis as emblems
from bot.ui.layout import Layout

from .stage import Bench, Failed

Run = Callable[[Bench], Awaitable[None]]

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


@dataclass(frozen=True, slots=True)
class Check:
    """One check: a thing that must hold."""

    name: str
    must: str
    """What must hold, in one sentence."""
    run: Run
    """Raises Failed, Skipped, or what a call to Discord raises."""
    minutes: float = 1.0


CHECKS: list[Check] = []


def check(*, minutes: float = 1.0) -> Callable[[Run], Run]:
    """Add a check, whose function's docstring says what must hold."""

    def add(run: Run) -> Run:
        assert run.__doc__ is not None
        CHECKS.append(Check(run.__name__.replace("_", "-"), run.__doc__, run, minutes))
        return run

    return add


def require(holds: object, why: str) -> None:
    """Raise Failed unless something holds."""
    if not holds:
        raise Failed(why)


# -- what needs nobody --------------------------------------------------------------------------


@check()
async def permissions(stage: Bench) -> None:
    """The bot has every permission that it asks for in this channel."""
    granted = stage.channel.permissions_for(stage.channel.guild.me)
    lacking = missing(granted, thread=False)
    require(not lacking, "missing: " + ", ".join(need.flag for need in lacking))


@check()
async def commands(stage: Bench) -> None:
    """Discord has the commands of this version, and no others."""
    own = {command.name for command in stage.client.tree.get_commands()}
    there = {command.name for command in await stage.client.tree.fetch_commands()}
    require(own == there, f"here only: {sorted(own - there)}; there only: {sorted(there - own)}")


@check(minutes=5)
async def emojis(stage: Bench) -> None:
    """The application has its emojis."""
    if stage.client.uploads is not None:
        await stage.client.uploads
    lacking = set(wanted()) - set(emblems.known())
    require(not lacking, f"{len(lacking)} are missing")


@check()
async def components(stage: Bench) -> None:
    """A message of components is posted, edited and deleted."""
    message = await stage.channel.send(view=Layout().text("One.").view())
    require(message.flags.components_v2, "the message has no components")
    await message.edit(view=Layout().text("Two.").view())
    await message.delete()


@check()
async def conversion(stage: Bench) -> None:
    """A plain message becomes one of components by an edit."""
    message = await stage.channel.send("Plain.")
    edited = await message.edit(content=None, view=Layout().text("Components.").view())
    require(edited.flags.components_v2 and not edited.content, "it is still a plain one")
    await message.delete()


@check()
async def nonce(stage: Bench) -> None:
    """One nonce makes one message, however often it is sent."""
    mark = f"rehearse-{discord.utils.time_snowflake(discord.utils.utcnow())}"[:25]
    first = await stage.channel.send("Once.", nonce=mark)
    second = await stage.channel.send("Once.", nonce=mark)
    try:
        require(first.id == second.id, "it was posted twice")
    finally:
        await first.delete()


@check()
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


@check()
async def pins(stage: Bench) -> None:
    """A message is pinned and unpinned."""
    message = await stage.channel.send("To be pinned.")
    try:
        await message.pin()
        require(message.id in [m.id async for m in stage.channel.pins()], "it is not pinned")
        await message.unpin()
    finally:
        await message.delete()


@check()
async def history(stage: Bench) -> None:
    """The history of the channel can be searched for what was posted last."""
    message = await stage.channel.send("To be found.")
    found = [m.id async for m in stage.channel.history(limit=5)]
    await message.delete()
    require(message.id in found, "it is not in the history")


@check()
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


@check()
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


@check()
async def mentions(stage: Bench) -> None:
    """Nobody is mentioned by a text that happens to name someone."""
    message = await stage.channel.send(f"@everyone and {stage.channel.guild.me.mention}")
    try:
        require(not message.mention_everyone, "everybody was mentioned")
        require(not message.mentions, "somebody was mentioned")
    finally:
        await message.delete()


# -- what somebody must see ---------------------------------------------------------------------


@check(minutes=10)
async def here(stage: Bench) -> None:
    """A press on a button is answered immediately."""
    await stage.look("Press **Yes, so it is** to say that you are there and will play.")


@check()
async def direct(stage: Bench) -> None:
    """The bot can write to you directly, change what it wrote and take it back."""
    message = await stage.user.send("Rehearsal: this goes away by itself.")
    await message.edit(content="Rehearsal: this, too.")
    await message.delete()


@check(minutes=10)
async def push(stage: Bench) -> None:
    """A direct message shows its text on your phone's lock screen."""
    message = await stage.user.send("Ravenry: it's your turn in game 1, until Friday 20:00")
    try:
        await stage.look(
            "Lock your phone for a moment. Does the notification of the direct message say whose "
            "turn it is, what is asked and until when?"
        )
    finally:
        await message.delete()


@check(minutes=10)
async def presence(stage: Bench) -> None:
    """Presence: beside the bot's name it says how to begin."""
    await stage.look("Look at the bot in the list of members. Does it say /help or /game new?")


@check(minutes=10)
async def help_command(stage: Bench) -> None:
    """/help answers for your eyes only."""
    await stage.look("Type `/help`. Do you see an answer that only you can see, within a second?")


@check(minutes=10)
async def new_game(stage: Bench) -> None:
    """/game new opens a table, and suggests games while you type."""

    async def there() -> object:
        info = await stage.game()
        return info is not None and info.phase == "lobby"

    await stage.do("Type `/game new` with the game of your choice in `ruleset`.", there)


@check()
async def card(stage: Bench) -> None:
    """The table's card is posted and pinned."""
    info = await stage.game()
    if info is None:
        raise Failed("there is no table")

    async def pinned() -> object:
        post = await stage.services.posts.find(info.id, "card")
        return post is not None and post.message in [m.id async for m in stage.channel.pins()]

    await stage.do("Wait until the card is pinned.", pinned)


@check(minutes=10)
async def join(stage: Bench) -> None:
    """Join takes you to a seat."""

    async def seated() -> object:
        info = await stage.game()
        return info is not None and info.player_of(stage.user.id) is not None

    await stage.do("Press **Join** on the card, unless you have a seat already.", seated)


@check(minutes=10)
async def start(stage: Bench) -> None:
    """Stewards fill the table, and the game starts."""

    async def running() -> object:
        info = await stage.game()
        return info is not None and info.phase == "running"

    await stage.do("Press **Fill with squires**, then **Start**.", running)


@check(minutes=10)
async def call(stage: Bench) -> None:
    """You are notified of the first question."""
    await stage.running()
    await stage.look(
        "Were you told that it's your turn: directly, or by what `/game start` showed you?"
    )


@check(minutes=10)
async def panel(stage: Bench) -> None:
    """My panel opens for you alone."""
    info = await stage.running()

    async def shown() -> object:
        return stage.services.shown.of(info.id, stage.user.id) is not None

    await stage.do("Press **My panel** on the card.", shown)


@check(minutes=10)
async def menus(stage: Bench) -> None:
    """Menus and buttons can be used with a thumb, and nothing is cut off."""
    await stage.look("On a phone: open a menu of the panel and choose. Is all of it readable?")


@check(minutes=10)
async def form(stage: Bench) -> None:
    """A form opens, and what is typed there is understood."""
    await stage.look("Press **Type** in the panel and send the form. Does the panel answer it?")


@check(minutes=15)
async def answer(stage: Bench) -> None:
    """An answer is locked in, and the game goes on."""
    info = await stage.running()
    before = (await stage.services.play.table(info.id)).number or 0

    async def answered() -> object:
        return ((await stage.services.play.table(info.id)).number or before + 1) > before

    await stage.do("Answer what your panel asks, and lock it in.", answered)


@check(minutes=10)
async def board(stage: Bench) -> None:
    """The board is posted, sharp and readable, on a phone, too."""
    await stage.running()
    await stage.look("Type `/map`. Is the picture readable on a phone, and sharp when opened?")


@check(minutes=10)
async def alt_text(stage: Bench) -> None:
    """A description of the picture is read aloud."""
    await stage.look("Press long on the picture: is there an ALT text that describes it?")


@check(minutes=10)
async def emojis_seen(stage: Bench) -> None:
    """There are emojis before orders, seats or cards."""
    await stage.look("Do menus of the panel show small pictures before the words?")


@check(minutes=10)
async def reconnect(stage: Bench) -> None:
    """A restart of the connection loses nothing: the same panel still answers."""
    before = stage.client.sockets
    for socket in before.values():
        await socket.close(4000)

    async def back() -> object:
        after = stage.client.sockets
        return all(after[shard].open and after[shard] is not before[shard] for shard in before)

    await stage.do("Wait until the bot is connected again.", back)
    await stage.look("Press **Refresh** in your panel. Does it answer?")


@check(minutes=10)
async def my_data(stage: Bench) -> None:
    """/my data hands you a file."""
    await stage.look("Type `/my data` and press **Get it as a file**. Do you get one?")
