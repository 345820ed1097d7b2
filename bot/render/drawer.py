"""What a game must be able to draw; `bot.games.pictures` finds who draws a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

View = Mapping[str, Any]
"""What a seat, or a spectator, may see, as the rules tell it (`Game.view`)."""
Told = Mapping[str, Any]
"""An event, or a line of an explanation, as plain data."""


@dataclass(frozen=True)
class Picture:
    """A PNG, its size in pixels, and its text for those who do not see it (1000 characters)."""

    png: bytes
    alt: str
    width: int
    height: int


class NoPicture(ValueError):
    """This cannot be drawn; the text says why, for the log and the command line."""


class Drawer(Protocol):
    """Draws one game. What it draws depends on the arguments of its methods alone.

    Every method raises `ValueError` for what its game does not have: a view that makes no sense, a
    zoom or a palette that does not exist, a battle where there is none.
    """

    @property
    def zooms(self) -> tuple[str, ...]:
        """The ids of the regions that can be drawn by themselves, in reading order."""
        ...

    @property
    def palettes(self) -> tuple[str, ...]:
        """The names of the palettes, the default one first."""
        ...

    def draw(
        self,
        view: View,
        *,
        happened: Sequence[Told],
        personal: Mapping[str, Any] | None,
        zoom: str | None,
        palette: str,
    ) -> Picture:
        """Draw the table."""
        ...

    @property
    def battle_topic(self) -> str | None:
        """What the rules are asked to explain for `draw_battle` (its `lines`), if anything."""
        ...

    def battle_in(self, view: View) -> bool:
        """Whether `draw_battle` has something to draw."""
        ...

    def since_battle_began(self, events: Sequence[Told]) -> Sequence[Told]:
        """Those of the events that belong to the latest battle."""
        ...

    def draw_battle(
        self, view: View, *, lines: Sequence[Told], happened: Sequence[Told], palette: str
    ) -> Picture:
        """Draw the fight that is going on."""
        ...

    @property
    def hands_are_secret(self) -> bool:
        """Whether there are hands of cards that only their players see, for `draw_hand`."""
        ...

    def draw_hand(self, view: View, *, palette: str) -> Picture:
        """Draw the cards that the seat of the view holds, for that seat alone."""
        ...

    def text_board(self, view: View, personal: Mapping[str, Any] | None) -> str:
        """Say the table in words, line by line."""
        ...
