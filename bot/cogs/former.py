"""Commands that were removed in this version, each with the one that replaces it.

Discord no longer lists them, but a client may still offer them from its cache.
"""

from __future__ import annotations

from discord import app_commands

from bot.text import Localizer, Plain
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.reply import Reply

FORMER = {
    "game status": "status",
    "game take": "game join",
    "game settings": "game run",
    "game pause": "game run",
    "game resume": "game run",
    "game extend": "game run",
    "game away": "game run",
    "game return": "game run",
    "game lend": "game run",
    "game reclaim": "game run",
    "game kick": "game run",
    "game stand-in": "game run",
    "game rewind": "game run",
    "game practice": "game learn",
    "my instructions": "my panel",
    "my data": "my settings",
    "hint": "my panel",
    "hand": "my panel",
    "orders": "answer",
    "battle": "map",
    "card": "look",
    "place": "look",
    "area": "look",
    "seat": "look",
    "house": "look",
    "record": "history",
    "moment": "history",
    "review": "history",
    "ally": "say",
    "leaderboard": "profile",
    "setup check": "setup",
    "setup invite": "setup",
}
"""New names by old ones; the next version starts with none."""


def successor(error: app_commands.AppCommandError) -> tuple[str, str] | None:
    """Return the old name that was used and the new one, if the command was replaced."""
    if not isinstance(error, app_commands.CommandNotFound):
        return None
    old = " ".join([*error.parents, error.name])
    return (old, FORMER[old]) if old in FORMER else None


async def answer(interaction: Interaction, old: str, new: str, say: Localizer) -> None:
    """Tell the user of an old command which one replaces it."""
    sentence = say("command-former", old=Plain(f"/{old}"), new=Plain(say.mention(new)))
    await Reply(interaction).show(Layout().text(sentence))
