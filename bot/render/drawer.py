"""What a game with pictures must be able to draw; `bot.games.registry` finds its drawer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.kernel.event import EventData
from engine.kernel.phrase import PhraseData
from engine.kernel.ruleset import View

if TYPE_CHECKING:
    from PIL import Image

Personal = Mapping[str, Any]
"""What only the seat of a view may see, in addition to the view: the result of
`GamePlugin.personal`."""


def checked(personal: Personal | None, known: Collection[str]) -> Personal:
    """Return the data that only one seat may see, if the game can draw all of it.

    Raises `ValueError` for a key that is not known.
    """
    if unknown := set(personal or ()) - set(known):
        raise ValueError(f"cannot draw the personal {', '.join(sorted(unknown))}")
    return personal or {}


@dataclass(frozen=True)
class Picture:
    """A PNG, its size in pixels, and its alternative text (at most 1000 characters)."""

    png: bytes
    alt: str
    width: int
    height: int


@dataclass(frozen=True)
class PictureOptions:
    """What a picture is to show beside a view; each picture reads what concerns it."""

    palette: str
    happened: Sequence[EventData] = ()
    """For a board, the events since the last picture: a layer of arrows and marks. For a battle,
    those since it began; for a highlight, those up to it."""
    lines: Sequence[PhraseData] = ()
    """The rules' explanation of a battle that is decided, or of a highlight."""
    personal: Personal | None = None
    """A picture with something personal in it is for the seat of the view alone."""
    zoom: str | None = None
    """The region of the board that is drawn; ``None`` for the whole."""
    instead: Sequence[EventData] = ()
    """For a board, what would have happened otherwise: its arrows are hollow."""


class NoPicture(ValueError):
    """A picture that cannot be drawn; the text says why, for the log and the command line."""


class Drawer(ABC):
    """What draws one game. A picture depends only on the arguments of the method.

    Every method raises `ValueError` for what its game cannot draw: a view that makes no sense, a
    zoom or a palette that does not exist, a missing battle.
    """

    @abstractmethod
    def draw(self, view: View, options: PictureOptions) -> Picture:
        """Draw the table, or a region of it."""

    @abstractmethod
    def draw_battle(self, view: View, options: PictureOptions) -> Picture:
        """Draw the present battle.

        Without lines, the picture shows the sides and their units, but no strengths.
        """

    def draw_what_if(self, view: View, what_if: Mapping[str, Any], palette: str) -> Picture:
        """Draw a grid with the result of every choice in the present battle.

        `what_if` is what `Imagines.what_if` returns. The seat of the view is shown first.

        Raises `NoPicture` if the game cannot compute these results.
        """
        raise NoPicture("battles of this game have no outcome to work out beforehand")

    @abstractmethod
    def draw_scene(self, view: View, scene: EventData, options: PictureOptions) -> Picture:
        """Draw a highlight other than a battle; `scene` is its event."""

    def draw_hand(self, view: View, palette: str) -> Picture:
        """Draw the hand of the seat of the view, with the text of its cards; only that seat may see
        it.

        Raises `NoPicture` unless the game has secret hands.
        """
        raise NoPicture("the cards of this game are open to everybody")

    @abstractmethod
    def frame(
        self, view: View, options: PictureOptions, room: tuple[int, int], last: View
    ) -> Image.Image:
        """Draw only the board, as large as fits into `room`, for one picture of a film.

        All frames of a game that are drawn for the same room have the same size. ``last`` is the
        last view of the film: a board that grows is framed as it will be then.
        """
