"""``/recap``, ``/history``, ``/moment``, ``/review``: what has been, for one's own eyes."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import words
from bot.games.registry import face_of
from bot.panels.reading.story import SCOPES
from bot.panels.router import Panels
from bot.play.errors import trouble
from bot.text import Voice
from bot.ui.errors import apology
from bot.ui.names import called, matching, seat_name
from bot.ui.reply import Reply

from .context import game_here, game_or_excuse, offered, seat_choices

Interaction = discord.Interaction[Any]


class StoryCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="A film of the last round, or of another, for your eyes only")
    @app_commands.describe(round="Which round; the last one that is over if you leave it out")
    async def recap(
        self, interaction: Interaction, round: app_commands.Range[int, 1, 99] | None = None
    ) -> None:
        """Film a round of the channel's game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.story.recap(interaction, info, round, say)

    @app_commands.command(
        description="Games that are over, with film, chronicle, replay and record"
    )
    @app_commands.describe(which="Of this channel, of this server, or your own")
    @app_commands.choices(
        which=[
            app_commands.Choice(name=words(f"past-{scope}-short"), value=scope) for scope in SCOPES
        ]
    )
    async def history(self, interaction: Interaction, which: str = "here") -> None:
        """List games that are over."""
        say = await self.desk.voice_of(interaction)
        await self.panels.story.past(interaction, which, say)

    @app_commands.command(description="A moment of a finished game, as a seat saw it then")
    @app_commands.describe(
        round="Which round",
        part="Which part of it; its end if you leave it out",
        seat="Whose eyes; everybody's if you leave it out",
        game="The number of the game, if it is not the one of this channel",
    )
    async def moment(
        self,
        interaction: Interaction,
        round: app_commands.Range[int, 1, 99],
        part: str = "",
        seat: str = "",
        game: int | None = None,
    ) -> None:
        """Show a moment."""
        info = await game_or_excuse(self.desk, interaction, game)
        if info is None:
            return
        say = (await self.desk.voice_of(interaction)).of(info.ruleset)
        phases = face_of(info.ruleset).outline.phases
        wanted = matching(called(phases, _phase_name, say), part) if part else ""
        whose = matching(called(info.seats, seat_name, say), seat) if seat else None
        if wanted is None or (seat and whose is None):
            given = f"raw:{(seat if wanted is not None else part)[:60]}"
            layout = apology(trouble("nothing-of-that-name", given=given), say)
            await Reply(interaction).show(layout)
            return
        await self.panels.story.moment(interaction, info, round, wanted, whose, say)

    @app_commands.command(
        description="What a lord would have done otherwise in a game of yours that is over"
    )
    @app_commands.describe(game="The number of the game, if it is not the one of this channel")
    async def review(self, interaction: Interaction, game: int | None = None) -> None:
        """Look back at the user's own decisions."""
        info = await game_or_excuse(self.desk, interaction, game)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.story.review(interaction, info, say)

    @moment.autocomplete("part")
    async def parts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the parts of a round."""
        info = await game_here(self.desk, interaction)
        if info is None:
            return []
        say = (await self.desk.voice_of(interaction)).of(info.ruleset)
        return offered(called(face_of(info.ruleset).outline.phases, _phase_name, say), current)

    @moment.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seats of the game."""
        return await seat_choices(self.desk, interaction, current)


def _phase_name(phase: str, say: Voice) -> str:
    return say.name(f"phase:{phase}")
