"""A message in the making that calls someone: plain words, with buttons below.

Phones show the content of a message on a locked screen, and nothing of components; so whatever is
to make someone look has its words here. A press may turn it into a panel, and then permanently.
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
    """A message in the making."""

    def __init__(self, text: str) -> None:
        self.text = limits.shorten(from_the_right(text), limits.CONTENT)
        self._buttons: list[Button] = []

    @classmethod
    def announcing(cls, layout: Layout) -> Self:
        """Make the message that is posted in place of a layout, and then becomes it by an edit.

        A locked phone shows the beginning of what happened; of the layout it would show nothing,
        or that it has an attachment.
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
        """Write the buttons down; as a layout's view, this one is stopped from the beginning."""
        view = discord.ui.View(timeout=None)
        for b in self._buttons:
            view.add_item(PersistentItem.button(b.press, b.label, b.style, disabled=b.disabled))
        view.stop()
        return view
