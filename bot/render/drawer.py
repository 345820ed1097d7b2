"""What a game with pictures must be able to draw; `bot.games.registry` finds its drawer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

View = Mapping[str, Any]
"""What a seat, or a spectator, may see, as `Game.view` returns it."""
Told = Mapping[str, Any]
"""An event, or a line of an explanation, as plain data."""


@dataclass(frozen=True)
class Picture:
    """A PNG, its size in pixels, and its alternative text (at most 1000 characters)."""

    png: bytes
    alt: str
    width: int
    height: int


class NoPicture(ValueError):
    """This cannot be drawn; the text says why, for the log and the command line."""


class Drawer(Protocol):
    """Draws one game. A picture depends only on the arguments of the method.

    Every method raises `ValueError` for what its game cannot draw: a view that makes no sense, a
    zoom or a palette that does not exist, a missing battle.
    """

    def draw(
        self,
        view: View,
        *,
        happened: Sequence[Told],
        personal: Mapping[str, Any] | None,
        zoom: str | None,
        palette: str,
    ) -> Picture:
        """Draw the table, or the region `zoom` of it.

        `happened` are the events since the last picture, as the rules tell them
        (`{"kind": …, "params": …}`): a layer of arrows and marks.
        `personal` is what only the seat of the view may see beyond the view, as the game's
        `Face.personal` makes it; such a picture is for that seat alone.
        """
        ...

    def draw_battle(
        self, view: View, *, lines: Sequence[Told], happened: Sequence[Told], palette: str
    ) -> Picture:
        """Draw the present battle.

        `lines` are the rules' explanation of a decided battle, `happened` the events since it
        began. Without them the picture shows who and what takes part, but no strengths.
        """
        ...

    def draw_hand(self, view: View, *, palette: str) -> Picture:
        """Draw the cards of the seat of the view, with what they do; only that seat may see it."""
        ...
