"""The colors of a game: one palette for everyone, and others to choose from.

`assets/<board>/style.toml` holds them; every palette is the default one with some changes. A board
whose file `extends` another adds its colors to those of that one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Colour = tuple[int, int, int]

DEFAULT = "default"


@dataclass(frozen=True)
class Hatch:
    """The lines across the land of a seat, `gap` map units apart.

    `cross` adds a second set at a right angle; `dash` breaks lines into dashes of that length.
    `ink` is how dark the lines are, from 0 (the color of the seat) to 1 (ink).
    """

    angle: float
    gap: float
    cross: bool = False
    dash: float = 0
    ink: float = 0.12


@dataclass(frozen=True)
class Livery:
    """The marks of a seat: the color of its pieces, the symbol on them, and its hatching."""

    colour: Colour
    ink: Colour
    hatch: Hatch
    sigil: str
    """The glyph of the symbol."""


@dataclass(frozen=True)
class Palette:
    """All colors that differ between palettes.

    `tint` is how strongly the land of a seat is tinted. It runs from 0 (not at all) to 1 (the full
    color of its seat); `ground` holds the colors of the ground below the pieces, by kind.
    """

    liveries: Mapping[str, Livery]
    """The liveries by seat."""
    ground: Mapping[str, Colour]
    tint: float


def colour(text: str) -> Colour:
    """Return the color written as `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@cache
def style(board: str) -> dict[str, Any]:
    """Return the style file of a game, laid over the one that it `extends`."""
    written = tomllib.loads((files("assets") / board / "style.toml").read_text("utf-8"))
    return _laid_over(style(written["extends"]), written) if "extends" in written else written


def _laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Merge tables key by key; if both have a value, that of the upper one stays."""
    merged = dict(below)
    for key, value in above.items():
        kept = merged.get(key)
        if isinstance(kept, Mapping) and isinstance(value, Mapping):
            merged[key] = _laid_over(kept, value)
        else:
            merged[key] = value
    return merged


def palettes(board: str) -> tuple[str, ...]:
    """Return the names of the palettes of a game, the default one first."""
    return (DEFAULT, *style(board)["palette"])


@cache
def load_palette(board: str, name: str = DEFAULT) -> Palette:
    """Return a palette by name.

    Raises `ValueError` for a name that is not among `palettes(board)`.
    """
    if name not in palettes(board):
        raise ValueError(f"no palette {name!r}; there are {', '.join(palettes(board))}")
    written = style(board)
    changes = {} if name == DEFAULT else written["palette"][name]
    ground = written["ground"] | changes.get("ground", {})
    looks = {
        seat: look | changes.get("livery", {}).get(seat, {})
        for seat, look in written["livery"].items()
    }
    return Palette(
        liveries={
            seat: Livery(
                colour(look["colour"]),
                colour(look["ink"]),
                Hatch(**look["hatch"]),
                look.get("sigil", seat),
            )
            for seat, look in looks.items()
        },
        ground={what: colour(shade) for what, shade in ground.items() if what != "tint"},
        tint=ground["tint"],
    )
