"""Where commands are offered. Every command says so, because Discord's portal decides what is left
open.

Users cannot install commands for themselves, because the bot plays only in servers that it has
joined. Discord's permissions do not decide about hosts of tables, only about commands for a server.
"""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Servers, and direct messages with the bot."""

BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def servers_only(command: T) -> T:
    """Offer a command, or a group of them, only in servers."""
    here = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return here(app_commands.guild_only()(command))
