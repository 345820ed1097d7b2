"""The checks that are done by the person who presses and looks."""

from __future__ import annotations

import io

import discord

from bot.ui.layout import Layout

from .check import PIXEL, check, require
from .stage import Bench, Failed


@check(
    "See that the bot has no *Interactions Endpoint URL* in the developer portal, and "
    "that this machine's network is not slow.",
    minutes=10,
)
async def here(stage: Bench) -> None:
    """A press on a button is answered immediately."""
    await stage.look("Press **Yes, so it is** to say that you are there and will play.")


@check(
    "Find the other program that uses this token, and end it; or reset the token in the developer"
    " portal (Bot, Reset Token) and put the new one into `.env`.",
    minutes=10,
)
async def alone(stage: Bench) -> None:
    """No other bot runs with the same token."""
    await stage.look(
        "Press **Yes, so it is** once more; the answer takes three seconds.", dawdling=True
    )


@check("Update the bot, or report what is said here; until then private maps cannot be relied on.")
async def private_picture(stage: Bench) -> None:
    """What only you see becomes a picture by an edit."""
    followup = stage.pressed.followup
    words = Layout().text("Rehearsal: a picture comes here.")
    message = await followup.send(view=words.view(), ephemeral=True, wait=True)
    try:
        edited = await followup.edit_message(
            message.id,
            view=Layout().picture("one.png", "A dot.").view(),
            attachments=[discord.File(io.BytesIO(PIXEL), "one.png")],
        )
        require("one.png" in str([c.to_dict() for c in edited.components]), "it shows no picture")
    finally:
        await followup.delete_message(message.id)


@check(
    "Allow direct messages from this server (its menu, Privacy Settings), and do not "
    "block the bot; `/my settings` says how else it calls you.",
)
async def direct(stage: Bench) -> None:
    """The bot can write to you directly, change what it wrote and take it back."""
    message = await stage.user.send("Rehearsal: this goes away by itself.")
    await message.edit(content="Rehearsal: this, too.")
    await message.delete()


@check(
    "Look at the settings of your phone for notifications of Discord, and at Discord's own.",
    minutes=10,
)
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


@check(
    "Wait a minute and look again; the list of members may show only those who are online.",
    minutes=10,
)
async def presence(stage: Bench) -> None:
    """Presence: beside the bot's name it says how to begin."""
    await stage.look("Look at the bot in the list of members. Does it say /help or /game new?")


@check(
    "Run `make sync`, restart Discord, and look at Server settings, Integrations, for "
    "who may use commands.",
    minutes=10,
)
async def help_command(stage: Bench) -> None:
    """/help answers for your eyes only."""
    await stage.look("Type `/help`. Do you see an answer that only you can see, within a second?")


@check(
    "Run `make sync`, restart Discord, and repeat the check in a text channel.",
    minutes=10,
)
async def new_game(stage: Bench) -> None:
    """/game new opens a table, and suggests games while you type."""

    async def there() -> object:
        info = await stage.game()
        return info is not None and info.phase == "lobby"

    await stage.do("Type `/game new` with the game of your choice in `ruleset`.", there)


@check(
    "Give the bot *Send Messages* and *Pin Messages* here.",
)
async def card(stage: Bench) -> None:
    """The table's card is posted and pinned."""
    info = await stage.game()
    if info is None:
        raise Failed("there is no table")

    async def pinned() -> object:
        post = await stage.services.posts.find(info.id, "card")
        return post is not None and post.message in [m.id async for m in stage.channel.pins()]

    await stage.do("Wait until the card is pinned.", pinned)


@check(
    "Press it again; if it fails, the log says why: report it.",
    minutes=10,
)
async def join(stage: Bench) -> None:
    """Join takes you to a seat."""

    async def seated() -> object:
        info = await stage.game()
        return info is not None and info.player_of(stage.user.id) is not None

    await stage.do("Press **Join** on the card, unless you have a seat already.", seated)


@check(
    "Press them again; if it fails, the log says why: report it.",
    minutes=10,
)
async def start(stage: Bench) -> None:
    """Stewards fill the table, and the game starts."""

    async def running() -> object:
        info = await stage.game()
        return info is not None and info.phase == "running"

    await stage.do("Press **Fill with squires**, then **Start**.", running)


@check(
    "Allow direct messages from this server, or choose in `/my settings` how you are called.",
    minutes=10,
)
async def call(stage: Bench) -> None:
    """You are notified of the first question."""
    await stage.running()
    await stage.look(
        "Were you told that it's your turn: directly, or by what `/game start` showed you?"
    )


@check(
    "Type `/my panel`; if that fails too, the log says why: report it.",
    minutes=10,
)
async def panel(stage: Bench) -> None:
    """My panel opens for you alone."""
    info = await stage.running()

    async def shown() -> object:
        return stage.services.shown.of(info.id, stage.user.id) is not None

    await stage.do("Press **My panel** on the card.", shown)


@check(
    "Update Discord on the phone; if something is cut off all the same, report it with a picture.",
    minutes=10,
)
async def menus(stage: Bench) -> None:
    """Menus and buttons can be used with a thumb, and nothing is cut off."""
    await stage.look("On a phone: open a menu of the panel and choose. Is all of it readable?")


@check(
    "Update Discord on the phone; if it fails all the same, report it.",
    minutes=10,
)
async def form(stage: Bench) -> None:
    """A form opens, and what is typed there is understood."""
    await stage.look("Press **Type** in the panel and send the form. Does the panel answer it?")


@check(
    "Press **Refresh** in the panel and answer again; if it fails, the log says why: report it.",
    minutes=15,
)
async def answer(stage: Bench) -> None:
    """An answer is locked in, and the game goes on."""
    info = await stage.running()
    before = (await stage.services.play.table_view(info.id)).number or 0

    async def answered() -> object:
        return ((await stage.services.play.table_view(info.id)).number or before + 1) > before

    await stage.do("Answer what your panel asks, and lock it in.", answered)


@check(
    "Give the bot *Attach Files* here, and see that `/setup` finds letters of Arabic "
    "script if you need them.",
    minutes=10,
)
async def board(stage: Bench) -> None:
    """The board is posted, sharp and readable, on a phone, too."""
    await stage.running()
    await stage.look("Type `/map`. Is the picture readable on a phone, and sharp when opened?")


@check(
    "Update Discord on the phone; without it, `/board` says the same in words.",
    minutes=10,
)
async def alt_text(stage: Bench) -> None:
    """A description of the picture is read aloud."""
    await stage.look("Press long on the picture: is there an ALT text that describes it?")


@check(
    "Repeat the check named emojis; without them, words say the same.",
    minutes=10,
)
async def emojis_seen(stage: Bench) -> None:
    """There are emojis before orders, seats or cards."""
    await stage.look("Do menus of the panel show small pictures before the words?")


@check(
    "Wait a minute; if the bot stays away, look at the network and at https://discordstatus.com.",
    minutes=10,
)
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


@check(
    "Allow direct messages from this server, and repeat the check.",
    minutes=10,
)
async def my_data(stage: Bench) -> None:
    """/my data hands you a file."""
    await stage.look("Type `/my data` and press **Get it as a file**. Do you get one?")
