"""``/log``: what has happened in a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.lookups import lookup_of
from bot.lookup.chronicle import Filter, topics_of
from bot.panels.panels import Panels
from bot.panels.reference import matching
from bot.play import GameInfo, Trouble
from bot.play.trouble import trouble
from bot.text import Voice
from bot.ui.apology import apology
from bot.ui.names import seat_name
from bot.ui.reply import Reply

from .here import game_here, game_or_excuse
from .running import choices

Interaction = discord.Interaction[Any]


class LogCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="What has happened in this game, for your eyes only")
    @app_commands.describe(
        topic="Battles, bids, votes, …",
        round="One round only",
        phase="One part of the rounds only",
        house="What names one house only",
        game="The number of another game, such as an earlier one of this server",
        share="Show it to everybody in the channel",
    )
    async def log(
        self,
        interaction: Interaction,
        topic: str = "",
        round: app_commands.Range[int, 1, 99] | None = None,
        phase: str = "",
        house: str = "",
        game: int | None = None,
        share: bool = False,
    ) -> None:
        """Show the log's last page."""
        info = await game_or_excuse(self.desk, interaction, game)
        if info is None:
            return
        say, lookup = await self.desk.voice_of(interaction), lookup_of(info.ruleset)
        phases = lookup.phases if lookup is not None else ()
        own = say.of(info.ruleset)
        try:
            wanted = Filter(
                round or 0,
                _chosen({p: own.name(f"phase:{p}") for p in phases}, phase),
                _chosen({s: seat_name(s, own) for s in info.seats}, house),
                _chosen({t: own.name(f"topic:{t}") for t in topics_of(lookup)}, topic),
            )
        except Trouble as error:
            await Reply(interaction).show(apology(error, say))
            return
        await self.panels.log.open(interaction, info.id, wanted, say, share=share)

    async def _here(self, interaction: Interaction) -> tuple[GameInfo | None, Voice]:
        """Return the game of the channel, and the voice that knows its words."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        return info, say.of(info.ruleset) if info else say

    @log.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest what the log of the game can be filtered by."""
        info, say = await self._here(interaction)
        topics = topics_of(lookup_of(info.ruleset)) if info else ()
        return choices(((topic, say.name(f"topic:{topic}")) for topic in topics), current)

    @log.autocomplete("phase")
    async def phases(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the parts of a round."""
        info, say = await self._here(interaction)
        lookup = lookup_of(info.ruleset) if info else None
        phases = lookup.phases if lookup else ()
        return choices(((phase, say.name(f"phase:{phase}")) for phase in phases), current)

    @log.autocomplete("house")
    async def houses(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the houses of the game."""
        info, say = await self._here(interaction)
        seats = info.seats if info else ()
        return choices(((seat, seat_name(seat, say)) for seat in seats), current)


def _chosen(names: Mapping[str, str], typed: str) -> str:
    """Return what is meant by what was chosen or typed.

    Raises Trouble if nothing is.
    """
    if not typed:
        return ""
    value = matching(names, typed)
    if value is None:
        raise trouble("nothing-of-that-name", given=f"raw:{typed[:60]}")
    return value
