"""Where commands are offered. Every command says so, because Discord's portal decides what is left
open.

No command can be installed by a user for themselves, as the bot plays where it is a member. Who
hosts a table is no question of Discord's permissions; only commands about a server are.
"""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Servers, and direct messages with the bot."""

BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def servers_only(command: T) -> T:
    """Offer a command, or a group of them, in servers alone."""
    here = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return here(app_commands.guild_only()(command))
