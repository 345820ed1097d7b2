"""Commands named with a game's own words, as its face lists them (:class:`bot.games.OwnCommand`).

Discord offers the commands of all games everywhere; in a game without that command, the reply names
the one that does the same there.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.connection.command_sync import named, words
from bot.games.plugin import OwnCommand
from bot.games.registry import face_of, faces
from bot.panels.router import Panels
from bot.play import GameInfo
from bot.services import Desk
from bot.text import Plain
from bot.text.names import mention
from bot.ui.layout import Layout
from bot.ui.reply import Reply

from .context import game_or_excuse, seat_choices
from .reference import looked_up, place_choices

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]

NEUTRAL = {"seat": "seat", "place": "place", "tokens": "answer"}
"""The command that does the same in every game."""


def own_commands(panels: Panels) -> list[Command]:
    """Make the games' own commands, each name once."""
    makers = {"seat": _seat_command, "place": _place_command, "tokens": _tokens_command}
    found: dict[str, Command] = {}
    for ruleset, face in faces().items():
        for own in face.commands:
            if own.name not in found:
                found[own.name] = makers[own.does](panels, own, ruleset)
    return list(found.values())


def _name(own: OwnCommand, ruleset: str) -> app_commands.locale_str:
    return named(own.name, f"command-{own.name}", ruleset)


def _seat_command(panels: Panels, own: OwnCommand, ruleset: str) -> Command:
    @app_commands.command(
        name=_name(own, ruleset), description=words(f"command-{own.name}", ruleset)
    )
    @app_commands.describe(name=words(f"command-{own.name}-about", ruleset))
    @app_commands.rename(name=named("name", f"command-{own.name}-about", ruleset))
    async def look_up(interaction: Interaction, name: str | None = None) -> None:
        info = await _game_with(panels.desk, interaction, own)
        if info is not None:
            language = await panels.desk.voice_of(interaction)
            await panels.reference.seat(interaction, info, name, language)

    @look_up.autocomplete("name")
    async def names(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await seat_choices(panels.desk, interaction, current, which=looked_up)

    return look_up


def _place_command(panels: Panels, own: OwnCommand, ruleset: str) -> Command:
    @app_commands.command(
        name=_name(own, ruleset), description=words(f"command-{own.name}", ruleset)
    )
    @app_commands.describe(name=words(f"command-{own.name}-about", ruleset))
    @app_commands.rename(name=named("name", f"command-{own.name}-about", ruleset))
    async def look_up(interaction: Interaction, name: str) -> None:
        info = await _game_with(panels.desk, interaction, own)
        if info is not None:
            language = await panels.desk.voice_of(interaction)
            await panels.reference.place(interaction, info, name, language)

    @look_up.autocomplete("name")
    async def names(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await place_choices(panels, interaction, current)

    return look_up


def _tokens_command(panels: Panels, own: OwnCommand, ruleset: str) -> Command:
    @app_commands.command(
        name=_name(own, ruleset), description=words(f"command-{own.name}", ruleset)
    )
    @app_commands.describe(
        text=words(f"command-{own.name}-about", ruleset),
        game=words("slash-any--game"),
    )
    @app_commands.rename(
        text=named("text", f"command-{own.name}-about", ruleset),
        game=named("game", "slash-any--game"),
    )
    async def lay(interaction: Interaction, text: str, game: int | None = None) -> None:
        info = await _game_with(panels.desk, interaction, own, game)
        if info is not None:
            language = await panels.desk.voice_of(interaction)
            await panels.answers.typed(interaction, info.id, text, language, tokens=True)

    return lay


async def _game_with(
    desk: Desk, interaction: Interaction, own: OwnCommand, number: int | None = None
) -> GameInfo | None:
    """Find the game that is meant, if it has the command; if not, name its own."""
    info = await game_or_excuse(desk, interaction, number)
    if info is None:
        return None
    known = face_of(info.ruleset).commands
    if own in known:
        return info
    say = (await desk.voice_of(interaction)).of(info.ruleset)
    instead = next((c.name for c in known if c.does == own.does), NEUTRAL[own.does])
    sentence = say(
        "command-not-here",
        game=f"ruleset:{info.ruleset}",
        command=Plain(mention(own.name)),
        instead=Plain(mention(instead)),
    )
    await Reply(interaction).show(Layout().text(sentence))
    return None
