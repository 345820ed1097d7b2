"""Which game somebody means by where they stand."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.play import GameInfo, Trouble
from bot.ui.layout import Layout
from bot.ui.reply import Reply

Interaction = discord.Interaction[Any]


async def game_here(desk: Desk, interaction: Interaction) -> GameInfo | None:
    """Return the game of the channel, of the channel that a thread hangs on, or one's only game."""
    info = await desk.play.game_in_channel(interaction.channel_id or 0)
    if info is None and isinstance(interaction.channel, discord.Thread):
        info = await desk.play.game_in_channel(interaction.channel.parent_id)
    if info is None:
        games = await desk.play.games_of(interaction.user.id)
        info = games[0] if len(games) == 1 else None
    return info


async def game_or_excuse(
    desk: Desk, interaction: Interaction, number: int | None = None
) -> GameInfo | None:
    """Return the game that is meant, by its number if one is given; say so if there is none.

    A game of another server is shown to nobody but its players.
    """
    say = await desk.voice_of(interaction)
    excuse = "trouble-no-game-here"
    if number is None:
        info = await game_here(desk, interaction)
    else:
        try:
            info = await desk.play.info(number)
        except Trouble:
            info, excuse = None, "trouble-no-such-game"
        if info is not None and not _is_theirs(info, interaction):
            info, excuse = None, "log-not-yours"
    if info is None:
        await Reply(interaction).show(Layout().text(say(excuse)))
    return info


def _is_theirs(info: GameInfo, interaction: Interaction) -> bool:
    return (
        info.guild == (interaction.guild_id or -1)
        or info.player_of(interaction.user.id) is not None
    )
