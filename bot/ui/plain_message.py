"""A plain message that notifies a user: words with buttons below.

A locked phone shows the content of a message, but no components, so notifications have their words
here. A press may turn it into a panel permanently.
"""

from __future__ import annotations

from typing import Any, Self

import discord

from bot.text.grammar import from_the_right

from . import limits
from .items import PersistentItem
from .layout import Button, Layout

PUSHED = 300
"""Characters of a message that a locked phone may show."""


class PlainMessage:
    """A plain message that is being built."""

    def __init__(self, text: str) -> None:
        self.text = limits.shorten(from_the_right(text), limits.CONTENT)
        self._buttons: list[Button] = []

    @classmethod
    def announcing(cls, layout: Layout) -> Self:
        """Return the message that is posted in place of a layout, and becomes it by an edit.

        A locked phone shows the beginning of its text; of a layout, it would show nothing, or only
        that it has an attachment.
        """
        return cls(limits.shorten(layout.words, PUSHED)).buttons(
            *layout.pressable[: limits.ROW_BUTTONS]
        )

    def buttons(self, *buttons: Button) -> Self:
        """Add buttons, five in a row."""
        self._buttons += buttons
        return self

    def components(self) -> list[dict[str, Any]]:
        """Return the buttons as Discord reads them."""
        return self._view().to_components()

    def fields(self) -> dict[str, Any]:
        """Return what is handed to the calls that send or edit a message."""
        return {"content": self.text, "view": self._view()}

    def _view(self) -> discord.ui.View:
        """Return the buttons as a view, which is stopped from the beginning, like a layout's."""
        view = discord.ui.View(timeout=None)
        for b in self._buttons:
            view.add_item(PersistentItem.button(b.press, b.label, b.style, disabled=b.disabled))
        view.stop()
        return view
