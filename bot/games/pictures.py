"""Pictures of a view by the drawer of its game, with defaults for omitted arguments.

These functions depend only on their arguments and may run in another process.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from bot.render.drawer import Drawer, NoPicture, Picture, PictureOptions
from bot.render.palettes import DEFAULT
from bot.render.words import seating, speaking
from bot.text import localizer_for
from bot.text.catalog import FALLBACK

from .registry import plugin_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.render.drawer import Personal
    from engine.kernel.event import EventData
    from engine.kernel.phrase import PhraseData
    from engine.kernel.ruleset import View

__all__ = [
    "NoPicture",
    "Picture",
    "draw",
    "draw_battle",
    "draw_hand",
    "draw_scene",
    "draw_what_if",
    "drawer",
    "text_board",
]


def drawer(ruleset: str) -> Drawer:
    """Return the drawer of a game.

    Raises `NoPicture` for a game without pictures.
    """
    found = plugin_of(ruleset).drawer()
    if found is None:
        raise NoPicture(f"there are no pictures of {ruleset!r}")
    return found


def draw(
    view: View,
    *,
    happened: Sequence[EventData] = (),
    instead: Sequence[EventData] = (),
    personal: Personal | None = None,
    zoom: str | None = None,
    palette: str = DEFAULT,
    language: str = FALLBACK,
    people: Mapping[str, str] = MappingProxyType({}),
) -> Picture:
    """Draw what a view shows; see `Drawer.draw`. `people` are the names of the players by seat.

    Raises `ValueError` for a view that cannot be drawn, and for a zoom or a palette that does not
    exist.
    """
    with speaking(language), seating(people):
        options = PictureOptions(palette, happened, personal=personal, zoom=zoom, instead=instead)
        return drawer(view["ruleset"]).draw(view, options)


def draw_battle(
    view: View,
    *,
    lines: Sequence[PhraseData] = (),
    happened: Sequence[EventData] = (),
    palette: str = DEFAULT,
    language: str = FALLBACK,
) -> Picture:
    """Draw the battle that a view shows; see `Drawer.draw_battle`.

    Raises `ValueError` if there is no battle, if the lines explain another one, and for a palette
    that does not exist.
    """
    with speaking(language):
        return drawer(view["ruleset"]).draw_battle(view, PictureOptions(palette, happened, lines))


def draw_what_if(
    view: View,
    *,
    what_if: Mapping[str, Any],
    palette: str = DEFAULT,
    language: str = FALLBACK,
) -> Picture:
    """Draw the result of every choice in the present battle; see `Drawer.draw_what_if`.

    Raises `ValueError` for a game that cannot compute this, and for a palette that does not exist.
    """
    with speaking(language):
        return drawer(view["ruleset"]).draw_what_if(view, what_if, palette)


def draw_scene(
    view: View,
    *,
    scene: EventData,
    lines: Sequence[PhraseData] = (),
    happened: Sequence[EventData] = (),
    palette: str = DEFAULT,
    language: str = FALLBACK,
) -> Picture:
    """Draw a highlight; see `Drawer.draw_scene`.

    Raises `ValueError` for an event that is no highlight, and for a palette that does not exist.
    """
    with speaking(language):
        options = PictureOptions(palette, happened, lines)
        return drawer(view["ruleset"]).draw_scene(view, scene, options)


def draw_hand(view: View, *, palette: str = DEFAULT, language: str = FALLBACK) -> Picture:
    """Draw the hand of the seat of a view, with the text of its cards; only that seat may see it.

    Raises `ValueError` for the view of a spectator, for a game without secret hands, and for a
    palette that does not exist.
    """
    with speaking(language):
        return drawer(view["ruleset"]).draw_hand(view, palette)


def text_board(view: View, personal: Personal | None = None, language: str = FALLBACK) -> str:
    """Return everything that the picture of a view shows, as plain lines of text."""
    ruleset = view["ruleset"]
    with speaking(language):
        return plugin_of(ruleset).text_board(view, personal, localizer_for(language).of(ruleset))
