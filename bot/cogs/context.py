"""The context of a command: where it is offered, its game, its suggestions, and its effect.

Every command says where it is offered, because Discord's portal decides what is left open. Users
cannot install commands for themselves, because the bot plays only in servers that it has joined.
Discord's permissions do not decide about hosts of tables, only about commands for a server.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.rights import may_see
from bot.panels.router import Panels
from bot.play import GameInfo, UserError
from bot.posts.settings_lines import obstacle_line
from bot.services import Services
from bot.text import Localizer
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import SUGGESTION, SUGGESTIONS
from bot.ui.names import Called, called, seat_and_player, seat_name, suggested
from bot.ui.reply import Reply, apology

Choices = list[app_commands.Choice[str]]
T = TypeVar("T", str, int)
Command = TypeVar("Command")

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Servers, and direct messages with the bot."""

BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


class PanelCog(commands.Cog):
    """Commands that open panels."""

    def __init__(self, panels: Panels) -> None:
        super().__init__()
        self.services = panels.services
        self.panels = panels


async def game_here(services: Services, interaction: Interaction) -> GameInfo | None:
    """Return the game of the channel or of a thread's parent, or the user's only game."""
    info = await services.play.game_in_channel(interaction.channel_id or 0)
    if info is None and isinstance(interaction.channel, discord.Thread):
        info = await services.play.game_in_channel(interaction.channel.parent_id)
    if info is None:
        games = await services.play.games_of(interaction.user.id)
        info = games[0] if len(games) == 1 else None
    return info


async def here(services: Services, interaction: Interaction) -> tuple[GameInfo | None, Localizer]:
    """Return the game that is meant, and its localizer in the user's language."""
    info, say = await game_here(services, interaction), await services.localizer_of(interaction)
    return info, say if info is None else say.of(info.ruleset)


async def game_or_excuse(
    services: Services, interaction: Interaction, number: int | None = None
) -> tuple[GameInfo | None, Localizer]:
    """Return the game that is meant, by its number if one is given; say so if there is none.

    By its number, a game is shown to its players, and to anyone who may see its channel. The
    localizer is that of the user, without any game's words.
    """
    say = await services.localizer_of(interaction)
    excuse = "trouble-no-game-here"
    if number is None:
        info = await game_here(services, interaction)
    else:
        try:
            info = await services.play.info(number)
        except UserError:
            info, excuse = None, "trouble-no-such-game"
        if info is not None and not await may_see(interaction, info):
            info, excuse = None, "log-not-yours"
    if info is None:
        await Reply(interaction).show(Layout().text(say(excuse)))
    return info, say


async def seat_choices(
    services: Services,
    interaction: Interaction,
    current: str,
    *,
    which: Callable[[GameInfo], Iterable[str]] = lambda info: info.seats,
    players: bool = False,
) -> Choices:
    """Suggest seats of the game that is meant by name, if wanted with their players."""
    info, say = await here(services, interaction)
    if info is None:
        return []

    def name(seat: str, localizer: Localizer) -> str:
        return seat_and_player(info, seat, localizer) if players else seat_name(seat, localizer)

    return offered(called(which(info), name, say), current)


def offered(
    names: Called[T], current: str, *, ranked: bool = False
) -> list[app_commands.Choice[T]]:
    """Suggest things with the typed text in one of their names."""
    found = suggested(names, current, ranked=ranked)
    return [
        app_commands.Choice(name=name[:SUGGESTION], value=value)
        for value, name in found[:SUGGESTIONS]
    ]


async def do(
    services: Services, interaction: Interaction, work: Coroutine[Any, Any, Any], said: str
) -> None:
    """Do something, and tell the user that it is done, or why not.

    Work with several possible results returns the message about it.
    """
    _, say = await here(services, interaction)
    reply = Reply(interaction)
    try:
        done = await reply.during(work)
        layout = Layout().text(say(done if isinstance(done, str) else said))
        info = await game_here(services, interaction)
        if info is not None and info.obstacle is not None:
            layout.text(obstacle_line(info, say))
    except UserError as user_error:
        layout = apology(user_error, say)
    await reply.show(layout)


def servers_only(command: Command) -> Command:
    """Offer a command, or a group of them, only in servers."""
    here = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return here(app_commands.guild_only()(command))
