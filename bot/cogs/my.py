"""``/my``: a user's panel, all their games, and their settings."""

from __future__ import annotations

from zoneinfo import available_timezones

from discord.ext import commands

from bot.connection.command_sync import slash, words
from bot.ui.items import Interaction

from .context import Choices, PanelCog, offered

ZONES = sorted(z for z in available_timezones() if "/" in z and not z.startswith(("Etc/", "posix")))
"""Time zones by their places (``Europe/Berlin``)."""


class MyCog(
    PanelCog,
    commands.GroupCog,
    group_name="my",
    group_description=words("slash-my"),
):
    """The commands."""

    @slash("my panel")
    async def panel(self, interaction: Interaction) -> None:
        """Show the panel of the channel's game, or a list of all games."""
        await self.panels.my.open(interaction, await self.services.localizer_of(interaction))

    @slash("my games")
    async def games(self, interaction: Interaction) -> None:
        """List all games."""
        await self.panels.my.games(interaction, await self.services.localizer_of(interaction))

    @slash("my settings")
    async def settings(self, interaction: Interaction, zone: str = "") -> None:
        """Show the user's settings, after saving a time zone if one is given."""
        say = await self.services.localizer_of(interaction)
        await self.panels.settings.open(interaction, say, zone)

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> Choices:
        """Suggest time zones by their places."""
        return offered({zone: [zone, zone.replace("_", " ")] for zone in ZONES}, current)
