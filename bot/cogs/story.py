"""What stays of games: ``/recap``, ``/history``, ``/statistics``, ``/profile``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.context import servers_only
from bot.connection.command_sync import slash, words
from bot.games.registry import plugin_of
from bot.panels.reading.story import SCOPES
from bot.play.errors import user_error
from bot.text import Localizer
from bot.ui.items import Interaction
from bot.ui.names import called, matching, seat_name
from bot.ui.reply import Reply, apology

from .context import Choices, PanelCog, game_or_excuse, here, offered, seat_choices


class StoryCog(PanelCog):
    """The commands."""

    @slash("recap")
    async def recap(
        self, interaction: Interaction, round: app_commands.Range[int, 1, 99] | None = None
    ) -> None:
        """Film a round of the channel's game."""
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            await self.panels.story.recap(interaction, info, round, say)

    @slash("history")
    @app_commands.choices(
        which=[
            app_commands.Choice(name=words(f"past-{scope}-short"), value=scope) for scope in SCOPES
        ]
    )
    async def history(
        self,
        interaction: Interaction,
        which: str = "here",
        game: int | None = None,
        round: app_commands.Range[int, 1, 99] | None = None,
        part: str = "",
        seat: str = "",
    ) -> None:
        """List finished games, or show the keepsakes of one, or one of its moments."""
        say = await self.services.localizer_of(interaction)
        if round is None and game is None:
            await self.panels.story.past(interaction, which, say)
            return
        info, say = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        if round is None:
            await self.panels.story.kept(interaction, info.id, say)
            return
        say = say.of(info.ruleset)
        phases = plugin_of(info.ruleset).outline.phases
        wanted = matching(called(phases, _phase_name, say), part) if part else ""
        whose = matching(called(info.seats, seat_name, say), seat) if seat else None
        if wanted is None or (seat and whose is None):
            given = f"raw:{(seat if wanted is not None else part)[:60]}"
            layout = apology(user_error("nothing-of-that-name", given=given), say)
            await Reply(interaction).show(layout)
            return
        await self.panels.story.moment(interaction, info, round, wanted, whose, say)

    @history.autocomplete("part")
    async def parts(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the parts of a round."""
        info, say = await here(self.services, interaction)
        if info is None:
            return []
        return offered(called(plugin_of(info.ruleset).outline.phases, _phase_name, say), current)

    @history.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the seats of the game."""
        return await seat_choices(self.services, interaction, current)


def _phase_name(phase: str, say: Localizer) -> str:
    return say.name(f"phase:{phase}")


class StatisticsCog(PanelCog):
    """The commands."""

    @servers_only
    @slash("statistics")
    async def statistics(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 10] | None = None,
    ) -> None:
        """Draw the results of the seats of a game, with more to choose."""
        say = await self.services.localizer_of(interaction)
        await self.panels.statistics.open(interaction, say, ruleset, players)

    @servers_only
    @slash("profile")
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a profile; users can change the settings in their own."""
        say = await self.services.localizer_of(interaction)
        user = None if player is None else player.id
        await self.panels.profile.open(interaction, say, user)

    @statistics.autocomplete("ruleset")
    async def rulesets(self, interaction: Interaction, current: str) -> Choices:
        """Suggest a game."""
        say = await self.services.localizer_of(interaction)
        known = self.services.play.rulesets
        return offered(called(known, lambda id, one: one.name(f"ruleset:{id}"), say), current)
