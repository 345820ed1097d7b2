"""The map as lines, and what lies on it, for pages that draw it themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.games.agot.drawing import board
from bot.games.agot.drawing.scene import Scene, scene
from bot.games.agot.drawing.textboard import area_words, beside
from bot.games.agot.drawing.tokens import ORDERS
from bot.games.agot.views import personal_of, view_of
from bot.games.tale import Piece, Place, Point, Shown, Stage, path_of

if TYPE_CHECKING:
    from bot.text import Voice
    from engine.agot.views import View as Seen
    from engine.kernel.ruleset import View

APART = 21.0
"""How far the signs of an area are apart."""


def stage_of(ruleset: str, say: Voice) -> Stage:
    """Return the map of an edition."""
    drawn = board.load(ruleset)
    west, north, east, south = drawn.bounds
    places = {}
    # Seas first: the islands in them lie over them.
    for id, area in sorted(drawn.areas.items(), key=lambda one: one[1].kind != "sea"):
        port = area.kind == "port"
        path = "" if port else "".join(path_of(ring) for ring in drawn.outline(id)[:1])
        kind = "spot" if port else area.kind
        places[id] = Place(path, say.name(f"area:{id}"), area.place.name, kind)
    lines = [
        (arc.kind, path_of(arc.points, closed=False))
        for arc in drawn.arcs
        if arc.kind in ("river", "wall")
    ]
    return Stage((west, north, east - west, south - north), places, lines, tuple(_signs(drawn)))


def _signs(drawn: board.Board) -> list[tuple[str, Point]]:
    """Castles, crowns and barrels in a row, and the anchors of ports."""
    found: list[tuple[str, Point]] = []
    for area in drawn.areas.values():
        if area.kind == "port":
            found.append(("anchor", area.place.name))
        elif area.place.icons:
            signs = [*([area.castle] if area.castle else ())]
            signs += ["crown"] * area.crowns + ["barrel"] * area.barrels
            x, y = area.place.icons
            first = x - (len(signs) - 1) * APART / 2
            found += [(sign, (first + i * APART, y)) for i, sign in enumerate(signs)]
    return found


def shown_on(view: View) -> Shown:
    """Return what lies on the map, with the orders that the seat of a view has given."""
    seen = view_of(view)
    personal: dict[str, Any] = {}
    drafts = _drafts(view)
    if drafts:
        personal["tokens"] = drafts
    if known := seen.get("known"):
        personal["known"] = known
    shown = scene(seen, personal_of(personal) if seen["seat"] is not None else None)
    words = {
        area: ", ".join(said)
        for area in board.load(seen["ruleset"]).areas
        if (said := area_words(seen, area, drafts))
    }
    return Shown(dict(shown.tints), _pieces(shown, seen), None, words, beside(seen))


def _drafts(view: View) -> Mapping[str, str]:
    """Return the orders that are sealed, or lie face down, for the seat of a view."""
    sealed = view.get("sealed")
    if not isinstance(sealed, dict) or not set(map(str, sealed.values())) <= set(ORDERS):
        return {}
    return sealed


def _pieces(shown: Scene, seen: Seen) -> dict[str, Piece]:
    places = {id: area.place for id, area in board.load(seen["ruleset"]).areas.items()}
    found: dict[str, Piece] = {}
    for area, house in shown.tokens:
        at = places[area].token or places[area].units
        found[f"token:{area}"] = Piece(area, at, "token", house, ((house, 1),))
    for keep in shown.keeps:
        at = places[keep.area].keep or places[keep.area].units
        text = str(keep.strength)
        found[f"keep:{keep.area}"] = Piece(keep.area, at, "shield", keep.house, (), text)
    for army in shown.armies:
        signs = tuple(
            (("routed-" if figure.routed else "") + figure.kind, figure.count)
            for figure in army.figures
        )
        at = places[army.area].units
        found[f"army:{army.area}"] = Piece(army.area, at, "plate", army.house, signs)
    for order in shown.orders:
        face = order.face
        sign = face.kind if face else order.house
        text = f"{face.modifier}{'★' if face.star else ''}" if face else ""
        at = places[order.area].order
        found[f"order:{order.area}"] = Piece(
            order.area, at, "disc", order.house, ((sign, 1),), text
        )
    return found
