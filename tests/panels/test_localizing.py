"""Commands, options and choices are there in every language that Discord knows too."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

import bot.text
from bot.connection.command_sync import Translator
from bot.text import FALLBACK, command_words, language_of, languages, localizer_for
from tests.wire.palette import palette, registered

LOCALES = [one.value for one in discord.Locale if language_of(one.value) != FALLBACK]
NAME = re.compile(r"[-_'\w]{1,32}")
TEXT, WHOLE = 100, 8000


async def payloads(translator: app_commands.Translator) -> list[dict[str, Any]]:
    """Return all commands as Discord is told of them."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    return [await c.get_translated_payload(tree, translator) for c in registered()]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Go through a command, its subcommands, its options and their choices."""
    yield command
    for inner in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(inner)


def test_all_words_of_commands_describe_one() -> None:
    """A message for each group, command and option, and none besides."""
    described = {f"slash-{top.name}" for top in registered()}
    for name, command in palette().items():
        id = f"slash-{name.replace(' ', '-')}"
        described |= {id, *(f"{id}--{option.display_name}" for option in command.parameters)}
    words = Path(bot.text.__file__).parent / FALLBACK / "commands.ftl"
    assert (
        set(re.findall(r"^(slash-[\w-]+) =", words.read_text("utf-8"), re.MULTILINE)) == described
    )


@pytest.mark.parametrize("language", languages())
def test_choices_are_named_where_commands_are(language: str) -> None:
    """Discord is told of commands in the words of one file."""
    options = [option for command in palette().values() for option in command.parameters]
    names = [choice._locale_name for option in options for choice in option.choices]
    ids = {name.extras["id"] for name in names if name is not None and name.extras}
    assert ids >= {"level-page", "preset-live", "past-mine-short"}
    assert [id for id in ids if not command_words(language).has(id)] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_is_localized(locale: str) -> None:
    """Every description and every choice, and names by the rules of Discord, each once.

    Only the languages are called the same everywhere, each by itself.
    """
    themselves = {localizer_for(tag)("language-name") for tag in languages()}
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
