"""``/card``, ``/place``, ``/seat``: look something up, in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import face_of
from bot.panels.router import Panels
from bot.play import GameInfo, Trouble
from bot.text.rulebook import rulebook, rulebooks
from bot.ui.names import called

from .context import game_here, game_or_excuse, offered, seat_choices

Interaction = discord.Interaction[Any]


class ReferenceCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="What a card is and does, and where it is in this game")
    @app_commands.describe(name="Type a part of its name")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Describe a card of the channel's game, or of any game if there is none."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        await self.panels.reference.card(interaction, info, name, say)

    @card.autocomplete("name")
    async def cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest cards."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        try:
            names = self.panels.reference.card_names(info, say)
        except Trouble:
            return []
        return offered(names, current, ranked=True)

    @app_commands.command(description="What a place is, who and what is there, and who is nearby")
    @app_commands.describe(name="Type a part of its name")
    async def place(self, interaction: Interaction, name: str) -> None:
        """Describe a place of the channel's game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.reference.place(interaction, info, name, say)

    @place.autocomplete("name")
    async def places(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest places."""
        return await place_choices(self.panels, interaction, current)

    @app_commands.command(description="How a seat stands: what it holds, and where")
    @app_commands.describe(name="Which seat; your own if you leave it out")
    async def seat(self, interaction: Interaction, name: str | None = None) -> None:
        """Describe a seat of the channel's game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.reference.seat(interaction, info, name, say)

    @seat.autocomplete("name")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seats of the game."""
        return await seat_choices(self.desk, interaction, current, which=looked_up)


def looked_up(info: GameInfo) -> Sequence[str]:
    """Return what can be looked up like a seat."""
    return face_of(info.ruleset).lookup.seats(info)


async def place_choices(
    panels: Panels, interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest places of the channel's game; those that begin with what was typed come first."""
    desk = panels.desk
    info, say = await game_here(desk, interaction), await desk.voice_of(interaction)
    if info is None:
        return []
    try:
        names = await panels.reference.place_names(info, interaction.user.id, say)
    except Trouble:
        return []
    return offered(names, current, ranked=True)


class RulesCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="Read the rules: by number, as refusals cite it, or by words")
    @app_commands.describe(
        about="A number such as 9.3, or words to search for; all chapters if you leave it out",
        ruleset="Which game; the one of this channel if you leave it out",
    )
    async def rules(self, interaction: Interaction, about: str = "", ruleset: str = "") -> None:
        """Show a paragraph, a section, what was found, or the list of chapters."""
        say = await self.desk.voice_of(interaction)
        await self.panels.rules.open(
            interaction, await self._meant(interaction, ruleset), about, say
        )

    @rules.autocomplete("about")
    async def sections(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest chapters and sections by number or title."""
        say = await self.desk.voice_of(interaction)
        ruleset = await self._meant(interaction, interaction.namespace.ruleset or "")
        books = [rulebook(ruleset, one.language) for one in say.understood()]
        names: dict[str, list[str]] = {}
        for paragraph in (p for book in books if book is not None for p in book.paragraphs):
            if paragraph.heading:
                title = f"{paragraph.number} {paragraph.title}"
                names.setdefault(paragraph.number, []).append(title)
        return offered(names, current)

    @rules.autocomplete("ruleset")
    async def rulesets(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest games whose rules are available."""
        say = await self.desk.voice_of(interaction)
        known = rulebooks(list(self.desk.play.rulesets))
        return offered(called(known, lambda id, one: one.name(f"ruleset:{id}"), say), current)

    async def _meant(self, interaction: Interaction, ruleset: str) -> str:
        """Return the game that is named, or the channel's, or the first on offer."""
        if ruleset:
            return ruleset
        info = await game_here(self.desk, interaction)
        return info.ruleset if info is not None else next(iter(self.desk.play.rulesets))
