"""The offer of another language: a button with its own name, which its readers find in any other.

Discord's client knows most languages, and the bot follows it. For those that it does not know,
somebody would have to read English to find the settings.
"""

from __future__ import annotations

import discord

from bot.text import Localizer, languages
from bot.text.progress import language_name
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button

SPEAK = "speak-"
"""The beginning of the argument of a press that chooses a language."""
CLIENT = frozenset(str(locale).partition("-")[0] for locale in discord.Locale)
"""The languages of Discord's client."""


def language_buttons(game: int, say: Localizer, table: str | None = None) -> tuple[Button, ...]:
    """Make a button for each language that the reader may want instead of the one they see.

    These are the languages that Discord does not know, and that of the ``table``, if it is given.
    """
    offered = [tag for tag in languages() if tag not in CLIENT or tag == table]
    return tuple(
        Button(language_name(tag), CustomId(game, "prefer", arg=f"{SPEAK}{tag}"))
        for tag in offered
        if tag != say.language
    )
