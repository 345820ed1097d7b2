"""What people do with what they see: commands, and buttons found by their verb."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bot.local.page.person import Person, VisibleMessage
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Clicker, Served, open_table
from tests.wire.said import says


async def use(person: Person, command: str, **options: object) -> VisibleMessage:
    """Use a command in the game's channel; return what it shows."""
    outcome = await person.slash(command, CHANNEL, **options)
    assert outcome.message is not None, outcome
    seen = await person.message(outcome.message, CHANNEL)
    async with asyncio.timeout(240):
        while seen.loading:
            await asyncio.sleep(0.01)
            seen = await person.message(outcome.message, CHANNEL)
    return seen


def find(seen: VisibleMessage, verb: str, arg: str = "") -> str:
    """Return what is pressed for a verb and the beginning of its argument."""
    for id in seen.custom_ids:
        press = CustomId.decode(id)
        if press.verb == verb and press.arg.startswith(arg):
            return id
    raise AssertionError(f"no {verb} {arg} in {seen.custom_ids}")


async def click(person: Person, seen: VisibleMessage, verb: str, arg: str = "") -> VisibleMessage:
    """Press a button; return the message that it leads to, as it stands when it is ready."""
    outcome = await person.click(seen, find(seen, verb, arg))
    shown = outcome.message or seen.id
    later = outcome.kind == "acknowledged"

    def is_ready(now: VisibleMessage) -> bool:
        return now.id == shown and not now.loading and not (later and now.edits == seen.edits)

    return await person.wait_for(is_ready, CHANNEL)


async def choose(
    person: Person, seen: VisibleMessage, verb: str, arg: str, *values: str
) -> VisibleMessage:
    """Choose in a select; return the message that it leads to."""
    outcome = await person.select(seen, find(seen, verb, arg), *values)
    return await person.message(outcome.message or seen.id, CHANNEL)


async def card(bot: Served) -> VisibleMessage:
    """Return the card in the channel as a passer-by sees it."""
    await bot.settled()
    seen = await bot.standin.user("Dan").messages(CHANNEL)
    return next(m for m in seen if says(m.text, "game-title", game=1) and not m.ephemeral)


async def setting_up(bot: Served, host: Person) -> VisibleMessage:
    """Open what is set up before the game begins, from its card."""
    return await click(host, await click(host, await card(bot), "panel"), "setup")


async def agree(
    person: Person, seen: VisibleMessage, arg: str, *values: str, verb: str = "agree"
) -> VisibleMessage:
    """Choose what a table agrees on; return the message as it is then."""
    return await choose(person, seen, verb, arg, *values)


async def start(bot: Served, host: Person) -> None:
    """Let stewards take the seats that are free, and the game begin."""
    await host.slash("game stewards", CHANNEL)
    await host.slash("game start", CHANNEL)
    await bot.settled()


async def run(person: Person, deed: str, value: str = "") -> VisibleMessage:
    """Do something in the panel of a running game; return the panel after it.

    What is done about a seat, such as ``kick:stark``, is done after choosing it.
    """
    panel, (verb, _, seat) = await use(person, "game run"), deed.partition(":")
    if verb in ("kick", "stand-in", "level", "offer", "host"):
        panel = await choose(person, panel, "run", "seat", seat)
    if verb == "kick":
        panel = await click(person, panel, "run", f"sure:{seat}")
    if verb == "back":
        panel = await click(person, panel, "run", "moments")
    if value:
        return await choose(person, panel, "run", deed, value)
    return await click(person, panel, "run", deed)


async def leave(person: Person) -> VisibleMessage:
    """Leave the running game of the channel, and say so once more."""
    return await click(person, await use(person, "game leave"), "run", "leave")


async def settings_of(person: Person) -> VisibleMessage:
    """Open the settings of a running game."""
    return await click(person, await use(person, "game run"), "setup")


async def told(bot: Served, id: str, /, **params: Any) -> list[VisibleMessage]:
    """Return the public messages that say a message with these parameters, and any others."""
    await bot.settled()
    seen = await bot.standin.user("Dan").messages(CHANNEL)
    return [m for m in seen if says(m.text, id, **params) and not m.ephemeral]


async def begin(bot: Served, **options: Any) -> None:
    """Start a game of Ada (Stark), Ben (Tyrell), Cleo (Martell) and three stewards."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await open_table(bot, ada, **options)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ben.slash("game join", CHANNEL, seat="tyrell")
    await cleo.slash("game join", CHANNEL, seat="martell")
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()


async def practising(bot: Served) -> Clicker:
    """Start a game of Ada (Stark) and five stewards; return who clicks for her."""
    ada = Clicker(bot.standin.user("Ada"), random.Random(1))
    await ada.person.slash("game new", CHANNEL)
    await ada.person.slash("game join", CHANNEL, seat="stark")
    await ada.person.slash("game stewards", CHANNEL)
    await ada.person.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()
    return ada
