"""Buttons and selects that survive a restart: all they need is in their ``custom_id``.

Views are made only of these. If a view mixed them with plain items, its end would remove the whole
class from the library's register, and all such buttons everywhere would stop working.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Item, Select

from . import limits
from .custom_id import PATTERN, CustomId

Interaction = discord.Interaction[Any]
"""What a user has done at Discord: a press, a command, a form."""
OnPress = Callable[[Interaction, CustomId, Sequence[str]], Awaitable[None]]


class PersistentItem(DynamicItem[Item[Any]], template=PATTERN):
    """A button or a select. Its client's ``interactions`` answer a press on it."""

    @classmethod
    def button(
        cls,
        press: CustomId,
        label: str,
        style: discord.ButtonStyle,
        *,
        disabled: bool = False,
        emoji: discord.PartialEmoji | None = None,
    ) -> PersistentItem:
        """Return a button."""
        return cls(
            Button(
                label=limits.label(label, limits.BUTTON_LABEL),
                style=style,
                custom_id=press.encode(),
                disabled=disabled,
                emoji=emoji,
            )
        )

    @classmethod
    def select(
        cls,
        press: CustomId,
        options: list[discord.SelectOption],
        placeholder: str,
        *,
        least: int = 1,
        most: int = 1,
    ) -> PersistentItem:
        """Return a select."""
        return cls(
            Select(
                custom_id=press.encode(),
                options=options,
                placeholder=limits.label(placeholder, limits.PLACEHOLDER),
                min_values=least,
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: Item[Any], match: re.Match[str], /
    ) -> PersistentItem:
        """Return the item that was pressed."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Pass the press to the router."""
        values = self.item.values if isinstance(self.item, Select) else ()
        on_press: OnPress = interaction.client.interactions.press
        await on_press(interaction, CustomId.decode(self.custom_id), values)
