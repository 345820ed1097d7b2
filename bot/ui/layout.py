"""Builds a message: texts, pictures and rows of components, within Discord's limits."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Self

import discord
from discord.ui import (
    ActionRow,
    Container,
    Item,
    LayoutView,
    MediaGallery,
    Separator,
    TextDisplay,
)

from bot.text.grammar import from_the_right
from engine.kernel.data import fixed

from . import emojis, limits
from .custom_id import CustomId
from .items import PersistentItem

Style = discord.ButtonStyle

CALM = 0x5B6B7A
"""The color of a message that asks for nothing."""
CALLING = 0xC8963E
"""The color of a message that waits for its reader."""
FESTIVE = 0x8E2F3C


@fixed
class Button:
    """A button."""

    label: str
    press: CustomId
    style: Style = Style.secondary
    disabled: bool = False
    emblem: str | None = None
    """The name of an emoji of the application."""


@fixed
class SelectOption:
    """One line of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    emblem: str | None = None
    """The name of an emoji of the application."""


OnShown = Callable[[int | None, int | None], None]
"""A function that is told a message's id if it was shown, and the channel in which it stays."""


class Layout:
    """A message being built."""

    def __init__(self, colour: int = CALM) -> None:
        self._colour = colour
        self._parts: list[str | Item[Any]] = []
        self._spot: int | None = None
        self._buttons: list[Button] = []
        self._menus: list[str] = []
        self._waiting: list[OnShown] = []

    def text(self, text: str) -> Self:
        """Add a text; empty ones are left out. The longest are cut if there is too much of it."""
        if text.strip():
            self._parts.append(from_the_right(text))
        return self

    def spot(self) -> Self:
        """Mark where :meth:`fill_in` puts a text."""
        self._spot = len(self._parts)
        return self

    def fill_in(self, text: str, *buttons: Button) -> Self:
        """Put a text, and buttons below it, at the marked spot or else at the end.

        Everything else is there by then, so that the text can be as long as there is room for it.
        """
        at = len(self._parts) if self._spot is None else self._spot
        below, self._parts = self._parts[at:], self._parts[:at]
        self.text(text).buttons(*buttons)
        self._parts += below
        return self

    @property
    def words(self) -> str:
        """All texts of the message, one below the other."""
        return "\n".join(part for part in self._parts if isinstance(part, str))

    @property
    def pressable(self) -> Sequence[Button]:
        """All buttons of the message."""
        return self._buttons

    @property
    def menus(self) -> Sequence[str]:
        """What all selects of the message are called."""
        return self._menus

    @property
    def room(self) -> int:
        """How many characters of text can still be added before any is cut."""
        return limits.TEXT - sum(len(part) for part in self._parts if isinstance(part, str))

    def rule(self) -> Self:
        """Add a line between two parts."""
        if self._parts and not isinstance(self._parts[-1], Separator):
            self._parts.append(Separator())
        return self

    def buttons(self, *buttons: Button) -> Self:
        """Add buttons, five in a row."""
        self._buttons += buttons
        for at in range(0, len(buttons), limits.ROW_BUTTONS):
            row = buttons[at : at + limits.ROW_BUTTONS]
            self._parts.append(
                ActionRow(
                    *(
                        PersistentItem.button(
                            b.press,
                            b.label,
                            b.style,
                            disabled=b.disabled,
                            emoji=emojis.find(b.emblem),
                        )
                        for b in row
                    )
                )
            )
        return self

    def link(self, label: str, address: str) -> Self:
        """Add a button that leads to an address, and that nothing is told of."""
        self._parts.append(
            ActionRow(
                discord.ui.Button(label=limits.label(label, limits.BUTTON_LABEL), url=address)
            )
        )
        return self

    def select(
        self,
        press: CustomId,
        choices: Sequence[SelectOption],
        placeholder: str,
        *,
        least: int = 1,
        most: int = 1,
    ) -> Self:
        """Add a select of 1 to 25 choices."""
        self._menus.append(placeholder)
        options = [
            discord.SelectOption(
                label=limits.label(c.label, limits.OPTION_TEXT),
                value=c.value,
                description=c.description and limits.label(c.description, limits.OPTION_TEXT),
                default=c.chosen,
                emoji=emojis.find(c.emblem),
            )
            for c in choices
        ]
        self._parts.append(
            ActionRow(PersistentItem.select(press, options, placeholder, least=least, most=most))
        )
        return self

    def picture(self, filename: str, alt: str) -> Self:
        """Add a picture that is attached to the message under a file name."""
        item = discord.MediaGalleryItem(
            f"attachment://{filename}", description=limits.shorten(alt, limits.ALT_TEXT)
        )
        self._parts.append(MediaGallery(item))
        return self

    def file(self, filename: str) -> Self:
        """Add a file that is attached to the message under a name."""
        self._parts.append(discord.ui.File(f"attachment://{filename}"))
        return self

    @property
    def empty(self) -> bool:
        """Whether nothing was added."""
        return not self._parts

    def when_shown(self, hears: OnShown) -> Self:
        """Register a callback that learns whether the message was shown."""
        self._waiting.append(hears)
        return self

    def shown(self, message: int | None, channel: int | None) -> None:
        """Notify waiting callbacks that the message was shown, or could not be."""
        for hears in self._waiting:
            hears(message, channel)

    def in_words(self) -> Layout:
        """Return the same message without its pictures and files."""
        bare = Layout(self._colour)
        bare._parts = [p for p in self._parts if not isinstance(p, MediaGallery | discord.ui.File)]
        bare._waiting = self._waiting
        return bare

    def fields(self) -> dict[str, Any]:
        """Return what is handed to the calls that send or edit a message."""
        return {"view": self.view()}

    def components(self) -> list[dict[str, Any]]:
        """Return the message as Discord reads it."""
        components: list[dict[str, Any]] = self.view().to_components()  # type: ignore[no-untyped-call]  # the library's omission
        return components

    def fingerprint(self) -> str:
        """Return a hash of the message, to recognize an equal one."""
        return hashlib.blake2s(json.dumps(self.components()).encode()).hexdigest()

    def view(self) -> LayoutView:
        """Build the message.

        The view only serves to write components. It is stopped from the start, so that the library
        does not keep it; presses arrive through the dynamic items that the client registers.
        """
        texts = iter(_fit([p for p in self._parts if isinstance(p, str)], limits.TEXT))
        items = [TextDisplay(next(texts)) if isinstance(p, str) else p for p in self._parts]
        if items and isinstance(items[-1], Separator):
            items.pop()
        view = LayoutView(timeout=None)
        view.add_item(Container(*items, accent_colour=self._colour))
        view.stop()
        return view


def _fit(texts: Sequence[str], most: int) -> list[str]:
    """Cut the longest texts until their total is short enough."""
    fitting = list(texts)
    while (over := sum(map(len, fitting)) - most) > 0:
        at = max(range(len(fitting)), key=lambda i: len(fitting[i]))
        others = sorted(len(t) for i, t in enumerate(fitting) if i != at)
        level = max(others[-1] if others else 0, 1)
        length = len(fitting[at])
        fitting[at] = limits.shorten(fitting[at], max(length - over, min(level, length - 1)))
    return fitting
