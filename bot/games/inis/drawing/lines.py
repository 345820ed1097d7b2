"""The island as lines, and the pieces on it, for pages that draw it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.inis.drawing.alt import contents
from bot.games.inis.drawing.island import Places, box_of, island, middle_of
from bot.games.inis.drawing.textboard import beside, houses
from bot.games.inis.drawing.words import moment, title
from bot.games.inis.views import view_of
from bot.games.story import Piece, PlaceOutline, ReplayBoard, ShownPieces, path_of
from bot.render.palettes import DEFAULT
from bot.render.words import about, listed

if TYPE_CHECKING:
    from bot.text import Localizer
    from engine.kernel.ruleset import View

SHORE = 40.0
"""The width of the sea around the island."""
CLANS, NAME, BUILDINGS = -42.0, 0.0, 42.0
"""How far below the middle of a territory its clans, its name and its buildings are."""
APART = 78.0
"""The distance between pieces beside each other."""


def stage_of(views: Sequence[View], say: Localizer, palette: str = DEFAULT) -> ReplayBoard | None:
    """Return the island with every territory that is ever in play; ``None`` if there is none."""
    found: dict[str, str] = {}
    for view in views:
        for id, tile in view_of(view)["territories"].items():
            found.setdefault(id, tile["location"])
    if not found:
        return None
    places: Places = tuple(found.items())
    lying = island(places)
    from bot.games.inis.drawing.shades import terrain  # This loads Pillow.

    west, north, east, south = box_of(p for ring in lying.outlines.values() for p in ring)
    drawn = {}
    for id, ring in lying.outlines.items():
        x, y = lying.middles[id]
        shade = "#{:02x}{:02x}{:02x}".format(*terrain(id, palette)["base"])
        name = say.name(f"area:{id}")
        drawn[id] = PlaceOutline(path_of(ring), name, (x, y + NAME), "land", shade)
    box = (west - SHORE, north - SHORE, east - west + 2 * SHORE, south - north + 2 * SHORE)
    return ReplayBoard(box, drawn, times=1.5, rims=True)


def shown_on(view: View) -> ShownPieces:
    """Return the pieces in each territory."""
    seen = view_of(view)
    pieces: dict[str, Piece] = {}
    words: dict[str, str] = {}
    tints: dict[str, str] = {}
    for id, tile in seen["territories"].items():
        x, y = middle_of(tile["location"])
        here = [(seat, n) for seat, n in tile["clans"].items() if n]
        first = x - (len(here) - 1) * APART / 2
        for i, (seat, number) in enumerate(here):
            at = (first + i * APART, y + CLANS)
            signs = (("clan", number),)
            pieces[f"clans:{id}:{seat}"] = Piece(id, at, "plate", seat, signs)
        built = [
            (what, number)
            for what, number in (
                ("capital", int(tile["capital"])),
                ("citadel", tile["citadels"]),
                ("sanctuary", tile["sanctuaries"]),
                ("festival", int(tile["festival"])),
            )
            if number
        ]
        if built:
            pieces[f"built:{id}"] = Piece(id, (x, y + BUILDINGS), "plate", None, tuple(built))
        if tile["chieftain"]:
            tints[id] = tile["chieftain"]
        if said := contents(seen, id):
            words[id] = listed(said)
    lines = [about(title(seen), moment(seen)), *houses(seen), *beside(seen)]
    return ShownPieces(tints, pieces, tuple(seen["territories"]), words, lines)
