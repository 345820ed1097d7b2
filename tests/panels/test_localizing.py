"""Commands, options and choices are there in every language that Discord knows too."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.cogs import COGS, own_commands
from bot.cogs.health import HealthCog
from bot.connection.command_sync import DESCRIPTIONS, Translator, message_of
from bot.text import FALLBACK, language_of, languages, voice

LOCALES = [one.value for one in discord.Locale if language_of(one.value) != FALLBACK]
NAME = re.compile(r"[-_'\w]{1,32}")
TEXT, WHOLE = 100, 8000


def commands() -> list[Any]:
    """Return all commands of the bot."""
    panels: Any = SimpleNamespace(desk=None)
    found: list[Any] = []
    for cog in (*(kind(panels) for kind in COGS), HealthCog(panels.desk, panels)):
        group = cog.__cog_app_commands_group__
        found += [group] if group is not None else cog.get_app_commands()
    return found + own_commands(panels)


async def payloads(translator: app_commands.Translator) -> list[dict[str, Any]]:
    """Return all commands as Discord is told of them."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    return [await c.get_translated_payload(tree, translator) for c in commands()]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Go through a command, its subcommands, its options and their choices."""
    yield command
    for inner in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(inner)


class Collector(app_commands.Translator):
    """Notes what the source says of each command and option."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> None:
        if "id" in string.extras:
            return
        id = message_of(context)
        if id is not None and context.location in DESCRIPTIONS:
            self.found[id] = string.message


async def test_the_words_are_those_of_the_source() -> None:
    """What translators read is what the commands say in English, all of it."""
    collector, say = Collector(), voice(FALLBACK)
    await payloads(collector)
    assert len(collector.found) > 90
    for id, text in collector.found.items():
        assert say.has(id), id
        assert say(id) == text


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_is_localized(locale: str) -> None:
    """Every description and every choice, and names by the rules of Discord, each once.

    Only the languages are called the same everywhere, each by itself.
    """
    themselves = {voice(tag)("language-name") for tag in languages()}
    told = await payloads(Translator())
    outer = [command["name_localizations"].get(locale, command["name"]) for command in told]
    assert len(set(outer)) == len(outer), outer
    for command in told:
        for part in parts(command):
            if "description" in part:
                assert 1 <= len(part["description_localizations"][locale]) <= TEXT, part["name"]
                inner = list(part.get("options", ()))
                names = [o["name_localizations"].get(locale, o["name"]) for o in inner]
                assert len(set(names)) == len(names), names
                name = part["name_localizations"].get(locale, part["name"])
                assert NAME.fullmatch(name), name
                assert name == name.lower()
            elif part["name"] not in themselves:
                assert 1 <= len(part["name_localizations"][locale]) <= TEXT


async def test_no_command_is_too_long_in_any_language() -> None:
    """Discord counts the longest localization of each text."""
    for command in await payloads(Translator()):
        whole = 0
        for part in parts(command):
            for key in ("name", "description"):
                texts = [part.get(key, ""), *part.get(f"{key}_localizations", {}).values()]
                whole += max(map(len, texts))
            whole += len(str(part.get("value", "")))
        assert whole <= WHOLE, command["name"]


def test_every_language_of_ours_has_a_locale_or_a_setting() -> None:
    """Discord knows no Persian, so it is chosen in the settings."""
    known = {language_of(locale) for locale in LOCALES} | {FALLBACK}
    assert set(languages()) - known <= {"fa"}
