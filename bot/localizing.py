"""Slash commands in the languages of those who type them.

The words stand in ``commands.ftl``: a message for each command and each option, named after its
path, with an attribute ``.name`` for its name. Words that stand elsewhere, such as what a choice is
called, are put into a command by :func:`words`. Discord has more locales than there are languages;
whoever has another one sees English.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str

from bot.text import FALLBACK, language_of, voice

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
DESCRIPTIONS = (
    Location.command_description,
    Location.group_description,
    Location.parameter_description,
)


def words(id: str, ruleset: str | None = None) -> locale_str:
    """Return a message, shared or of a game, as it stands in a command."""
    say = voice(FALLBACK) if ruleset is None else voice(FALLBACK).of(ruleset)
    return locale_str(say(id), id=id, ruleset=ruleset)


def named(name: str, id: str, ruleset: str | None = None) -> locale_str:
    """Return the name of a command or an option whose message carries it in other languages."""
    return locale_str(name, id=id, ruleset=ruleset)


def message_of(context: app_commands.TranslationContext[Any, Any]) -> str | None:
    """Return the id of the message about a command or an option; ``None`` for anything else."""
    thing = context.data
    if isinstance(thing, app_commands.Parameter):
        return f"slash-{_path(thing.command.qualified_name)}--{thing.name.replace('_', '-')}"
    if isinstance(thing, app_commands.Command | app_commands.Group):
        return f"slash-{_path(thing.qualified_name)}"
    return None


def _path(name: str) -> str:
    return name.replace(" ", "-")


class Translator(app_commands.Translator):
    """Says commands, options and choices in the languages that Discord and the bot both know."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in a locale; ``None`` if it is not known there."""
        language = language_of(locale.value)
        if language == FALLBACK:
            return None
        say = voice(language)
        if "id" in string.extras:
            id, ruleset = string.extras["id"], string.extras["ruleset"]
            say = say if ruleset is None else say.of(ruleset)
            return say.form(id, "name") if context.location in NAMES else say(id)
        id = message_of(context)
        if id is None:
            return None
        if context.location in NAMES:
            return say.form(id, "name")
        return say(id) if context.location in DESCRIPTIONS and say.has(id) else None
