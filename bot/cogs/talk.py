"""``/talk``, ``/say``, ``/ally``: what players say to each other, in private and in public."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.router import Panels
from bot.play import GameInfo
from bot.text import Voice
from bot.ui.names import called, matching, seat_name

from .context import do, game_or_excuse, seat_choices
from .contexts import servers_only

Interaction = discord.Interaction[Any]

LONGEST = 500
"""The most characters that a player can say at once."""


class TalkCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(
        description="Talk with another player in private: a thread for both of you"
    )
    @app_commands.describe(
        seat="Who you want to talk to", and_seat="Another player", and_another="A third player"
    )
    @app_commands.rename(and_seat="and-seat", and_another="and-another")
    @servers_only
    async def talk(
        self, interaction: Interaction, seat: str, and_seat: str = "", and_another: str = ""
    ) -> None:
        """Open a talk, or give the link to it; only the user sees the reply."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = (await self.desk.voice_of(interaction)).of(info.ruleset)
            others = [_seat(info, s, say) for s in (seat, and_seat, and_another) if s]
            await self.panels.talk.open(interaction, info.id, others, say)

    @app_commands.command(description="Say something to everybody, in the name of your seat")
    @app_commands.describe(text="It is posted in the game's channel and stays in the log")
    async def say(
        self, interaction: Interaction, text: app_commands.Range[str, 1, LONGEST]
    ) -> None:
        """Post it, without effect of its marks; it binds nobody, as all talk."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            saying = self.desk.play.talking.say(info.id, interaction.user.id, text[:LONGEST])
            await do(self.desk, interaction, saying, "done-said")

    @app_commands.command(description="Declare an alliance, which binds nobody, or end one")
    @app_commands.describe(seat="With whom", end="End it, no matter who declared it")
    async def ally(self, interaction: Interaction, seat: str, end: bool = False) -> None:
        """Declare or end an alliance; the channel is told."""
        info = await game_or_excuse(self.desk, interaction)
        if info is None:
            return
        talking, user = self.desk.play.talking, interaction.user.id
        ally = _seat(info, seat, (await self.desk.voice_of(interaction)).of(info.ruleset))
        if end:
            ending = talking.end_alliance(info.id, user, ally)
            await do(self.desk, interaction, ending, "done-alliance-ended")
        else:
            await do(self.desk, interaction, talking.ally(info.id, user, ally), "done-allied")

    @talk.autocomplete("seat")
    @talk.autocomplete("and_seat")
    @talk.autocomplete("and_another")
    @ally.autocomplete("seat")
    async def others(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the other seats."""

        def which(info: GameInfo) -> list[str]:
            own = info.player_of(interaction.user.id)
            return [seat for seat in info.seats if own is None or seat != own.seat]

        return await seat_choices(self.desk, interaction, current, which=which, players=True)


def _seat(info: GameInfo, typed: str, say: Voice) -> str:
    """Return the seat with a name; anything else stays as it was typed."""
    return matching(called(info.seats, seat_name, say), typed) or typed
