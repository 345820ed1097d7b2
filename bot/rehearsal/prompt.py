"""What a person is asked in the channel: whether they see what they should."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

SEEN, WRONG, SKIP = "seen", "wrong", "skip"
PREFIX = "rehearse"
"""Of the ids of the buttons, which the bot's own panels do not answer."""


class Prompt(discord.ui.View):
    """Buttons to say that it is so, that it is not, or to leave it out."""

    def __init__(self, check: str, *, asks: bool) -> None:
        """Without ``asks``, something else finds out that it is so."""
        super().__init__(timeout=None)
        self.pressed = asyncio.Event()
        self.answer = ""
        self.user: discord.User | discord.Member | None = None
        if asks:
            self._add(check, SEEN, "Yes, so it is", discord.ButtonStyle.success)
        self._add(check, WRONG, "No, it is not so", discord.ButtonStyle.danger)
        self._add(check, SKIP, "Skip", discord.ButtonStyle.secondary)

    def _add(self, check: str, answer: str, label: str, style: discord.ButtonStyle) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=label, style=style, custom_id=f"{PREFIX}:{check}:{answer}"
        )

        async def pressed(interaction: discord.Interaction) -> None:
            self.answer, self.user = answer, interaction.user
            self.pressed.set()
            await interaction.response.defer()

        button.callback = pressed  # type: ignore[method-assign]  # as the library wants it
        self.add_item(button)
