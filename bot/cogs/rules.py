"""``/rules``: what the rules say, found by number or by words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.panels import Panels
from bot.text.rulebook import rulebook, rulebooks
from bot.ui.names import called

from .here import game_here, offered

Interaction = discord.Interaction[Any]


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
