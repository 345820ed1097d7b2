"""Pictures of a game: `draw(view)` makes a PNG and its alternative text.

Every game has a drawer (`bot.render.drawer.Drawer`), found by the ruleset that a view names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.agot.drawing import Thrones
from bot.games.inis.drawing import Island
from bot.render.drawer import Drawer, NoPicture, Picture
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.render.drawer import Told, View

__all__ = [
    "NoPicture",
    "Picture",
    "battle_in",
    "draw",
    "draw_battle",
    "draw_hand",
    "drawer",
    "palettes",
    "text_board",
    "zooms",
]

_DRAWERS: dict[str, Drawer] = {
    "agot-2e": Thrones("agot-2e"),
    "agot-1e": Thrones("agot-1e"),
    "inis": Island(),
}


def drawer(ruleset: str) -> Drawer:
    """Find who draws a game.

    Raises `NoPicture` for a game that nobody draws.
    """
    if ruleset not in _DRAWERS:
        raise NoPicture(f"no pictures of {ruleset!r}; there are {', '.join(_DRAWERS)}")
    return _DRAWERS[ruleset]


def draw(
    view: View,
    *,
    happened: Sequence[Told] = (),
    personal: Mapping[str, Any] | None = None,
    zoom: str | None = None,
    palette: str = DEFAULT,
) -> Picture:
    """Draw what a view shows.

    `happened` are the events since the last picture, as the rules tell them
    (`{"kind": …, "params": …}`): a layer of arrows and marks.
    `personal` is what only the seat of the view may see beyond the view (each drawer says what it
    takes); such a picture is for that seat alone.
    `zoom` is one of `zooms(ruleset)`, `palette` one of `palettes(ruleset)`.
    The function depends on its arguments only and may run in another process.

    Raises `ValueError` for a view that cannot be drawn, and for a zoom or a palette that does not
    exist.
    """
    return drawer(view["ruleset"]).draw(
        view, happened=happened, personal=personal, zoom=zoom, palette=palette
    )


def battle_in(view: View) -> bool:
    """Whether there is a battle, or a clash, that `draw_battle` can draw."""
    return drawer(view["ruleset"]).battle_in(view)


def draw_battle(
    view: View,
    *,
    lines: Sequence[Told] = (),
    happened: Sequence[Told] = (),
    palette: str = DEFAULT,
) -> Picture:
    """Draw the card of the battle that a view shows.

    `lines` are the rules' explanation of a battle that is decided, `happened` the events since it
    began; without them the card shows who and what takes part, and no strengths.

    Raises `ValueError` if there is no battle, if the lines explain another one, and for a palette
    that does not exist.
    """
    return drawer(view["ruleset"]).draw_battle(
        view, lines=lines, happened=happened, palette=palette
    )


def draw_hand(view: View, *, palette: str = DEFAULT) -> Picture:
    """Draw the cards of the seat of a view, with what they do; for that seat alone.

    Raises `ValueError` for the view of a spectator, for a game without secret hands, and for a
    palette that does not exist.
    """
    return drawer(view["ruleset"]).draw_hand(view, palette=palette)


def hands_are_secret(ruleset: str) -> bool:
    """Whether the players of a game hold cards that `draw_hand` shows to each of them alone."""
    return drawer(ruleset).hands_are_secret


def text_board(view: View, personal: Mapping[str, Any] | None = None) -> str:
    """Everything that the picture of a view shows, as plain lines of text."""
    return drawer(view["ruleset"]).text_board(view, personal)


def zooms(ruleset: str) -> tuple[str, ...]:
    """The ids of the regions that can be drawn by themselves, in reading order; maybe none."""
    return drawer(ruleset).zooms


def palettes(ruleset: str) -> tuple[str, ...]:
    """The names of the palettes of a game, the default one first."""
    return drawer(ruleset).palettes
