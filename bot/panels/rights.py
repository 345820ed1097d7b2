"""What a user's rights on Discord allow: to see a table, or to manage its channel."""

from __future__ import annotations

import discord

from bot.play import GameInfo
from bot.play.settings import TableSettings
from bot.ui.items import Interaction
from bot.ui.reply import Failure

WATCHING = ""
"""The seat of a spectator, who sees what everyone may see and can do nothing."""


def plays(info: GameInfo, user: int) -> bool:
    """Return whether a user plays in a game, or has lent their seat in it."""
    return any(user in (player.user, player.owner) for player in info.players)


def page_for(info: GameInfo, user: int) -> str | None:
    """Return the seat whose page a user can have, or `WATCHING`; ``None`` if they have no page."""
    if info.phase not in ("running", "over"):
        return None
    player = info.player_of(user)
    if player is not None and player.seat is not None:
        return player.seat
    return WATCHING if TableSettings.of(info.terms).watched else None


async def may_see(interaction: Interaction, info: GameInfo) -> bool:
    """Return whether a user may see a game: they play in it, or may see its channel."""
    if plays(info, interaction.user.id) or is_here(interaction, info):
        return True
    if moderates(interaction, info):
        return True
    member = _member(interaction, info)
    place = None if member is None else await _place(interaction, info.channel)
    if member is None or place is None or not place.permissions_for(member).view_channel:
        return False
    if not isinstance(place, discord.Thread) or not place.is_private():
        return True
    try:
        await place.fetch_member(member.id)
    except Failure:
        return False
    return True


def is_here(interaction: Interaction, info: GameInfo) -> bool:
    """Return whether a game is played in the user's channel, or in the parent of its thread."""
    if info.channel == interaction.channel_id:
        return True
    channel = interaction.channel
    return isinstance(channel, discord.Thread) and channel.parent_id == info.channel


def may_be_shown(interaction: Interaction, info: GameInfo) -> bool:
    """Return whether a game may be shown to everyone in the channel of an interaction.

    That is so where it is played, and anywhere in its server if everyone there may see its channel.
    """
    if is_here(interaction, info):
        return True
    guild = interaction.guild
    if guild is None or guild.id != info.guild:
        return False
    place = guild.get_channel_or_thread(info.channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    everybody = discord.utils.get(guild.roles, id=guild.id)
    return everybody is not None and place.permissions_for(everybody).view_channel


def moderates(interaction: Interaction, info: GameInfo) -> bool:
    """Return whether a user may manage the channel of a game, or all channels if it is gone."""
    member = _member(interaction, info)
    if member is None:
        return False
    if info.channel == interaction.channel_id:
        return interaction.permissions.manage_channels
    place = member.guild.get_channel_or_thread(info.channel)
    if place is None:
        return member.guild_permissions.manage_channels
    return place.permissions_for(member).manage_channels


def manages_server(interaction: Interaction) -> bool:
    """Return whether a user may manage the server in which they act."""
    member = isinstance(interaction.user, discord.Member)
    return member and interaction.permissions.manage_guild


def _member(interaction: Interaction, info: GameInfo) -> discord.Member | None:
    """Return the user as a member of the game's server; ``None`` if they ask from elsewhere."""
    if interaction.guild_id != info.guild or not isinstance(interaction.user, discord.Member):
        return None
    return interaction.user


async def _place(
    interaction: Interaction, channel: int
) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel of the user's server; an archived thread is fetched."""
    if interaction.guild is None:
        return None
    if (known := interaction.guild.get_channel_or_thread(channel)) is not None:
        return known
    try:
        found = await interaction.client.fetch_channel(channel)
    except (*Failure, discord.InvalidData):
        return None
    return found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None
