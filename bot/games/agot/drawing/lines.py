"""The map as lines, and the pieces on it, for pages that draw it themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.games.agot.drawing import board
from bot.games.agot.drawing.scene import AgotScene, Order, scene
from bot.games.agot.drawing.textboard import area_words, beside
from bot.games.agot.drawing.tokens import ORDERS
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import bound, personal_of, view_of
from bot.games.story import Piece, PlaceOutline, Point, ReplayBoard, ShownPieces, path_of
from bot.render.words import listed

if TYPE_CHECKING:
    from bot.text import Localizer
    from engine.agot.information.view import AgotView as Seen
    from engine.kernel.ruleset import View

APART = 21.0
"""The distance between the signs of an area."""
BESIDE, TAG = 32.0, 44.0
"""The distances of lasting marks from a Power token, and of changes from one another."""


def stage_of(name: str, say: Localizer) -> ReplayBoard:
    """Return a map by the name of its board."""
    drawn = board.load(name)
    west, north, east, south = drawn.bounds
    places = {}
    # Seas first: the islands in them lie over them.
    for id, area in sorted(drawn.areas.items(), key=lambda one: one[1].kind != "sea"):
        port = area.kind == "port"
        path = "" if port else "".join(path_of(ring) for ring in drawn.outline(id)[:1])
        kind = "spot" if port else area.kind
        places[id] = PlaceOutline(path, say.name(f"area:{id}"), area.place.name, kind)
    lines = [
        (arc.kind, path_of(arc.points, closed=False))
        for arc in drawn.arcs
        if arc.kind in ("river", "wall")
    ]
    return ReplayBoard(
        (west, north, east - west, south - north), places, lines, tuple(_signs(drawn))
    )


def _signs(drawn: board.Board) -> list[tuple[str, Point]]:
    """Return castles, crowns and barrels in a row, and the anchors of ports."""
    found: list[tuple[str, Point]] = []
    for area in drawn.areas.values():
        if area.kind == "port":
            found.append(("anchor", area.place.name))
        elif area.place.icons:
            signs = _icons(area)
            x, y = area.place.icons
            first = x - (len(signs) - 1) * APART / 2
            found += [(sign, (first + i * APART, y)) for i, sign in enumerate(signs)]
    return found


def _icons(area: board.Area) -> list[str]:
    castle = [area.castle] if area.castle else []
    return [*castle, *["crown"] * area.crowns, *["barrel"] * area.barrels]


def shown_on(view: View) -> ShownPieces:
    """Return the pieces on the map, with the orders that the seat of a view has given."""
    seen = view_of(view)
    with drawing_of(seen["ruleset"]):
        return _shown_on(view, seen)


def _shown_on(view: View, seen: Seen) -> ShownPieces:
    personal: dict[str, Any] = {}
    drafts = _drafts(view)
    if drafts:
        personal["tokens"] = drafts
    if known := seen.get("known"):
        personal["known"] = known
    with drawing_of(seen["ruleset"]):
        shown = scene(seen, personal_of(personal) if seen["seat"] is not None else None)
        words = {
            area: listed(said)
            for area in board.load(board.board_of(seen)).areas
            if (said := area_words(seen, area, drafts))
        }
        return ShownPieces(dict(shown.tints), _pieces(shown, seen), None, words, beside(seen))


def _drafts(view: View) -> Mapping[str, str]:
    """Return the sealed and face-down orders of the seat of a view."""
    sealed = view.get("sealed")
    if not isinstance(sealed, dict) or not set(map(str, sealed.values())) <= set(ORDERS):
        return {}
    return sealed


def _pieces(shown: AgotScene, seen: Seen) -> dict[str, Piece]:
    places = {id: area.place for id, area in board.load(board.board_of(seen)).areas.items()}
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
        found[f"army:{army.area}"] = Piece(
            army.area, at, "plate", army.house, signs, rim=army.bound
        )
    for order in shown.orders:
        text = f"{order.face.modifier}{'★' if order.face.star else ''}" if order.face else ""
        at = places[order.area].order
        found[f"order:{order.area}"] = Piece(
            order.area, at, "disc", order.house, _printed(order), text, bound(seen, order.house)
        )
    return {**found, **_lasting(shown)}


def _printed(order: Order) -> tuple[tuple[str, int], ...]:
    """Return the signs on an order token beside its modifier; face down, only a sigil."""
    face = order.face
    if face is None:
        return ((order.house, 1),)
    signs = [face.kind, face.other, "anchor" if face.afloat else ""]
    return tuple((sign, 1) for sign in signs if sign)


def _lasting(shown: AgotScene) -> dict[str, Piece]:
    """Return the lasting marks of areas: shields and loyalty beside Power tokens, changes beside
    the icons."""
    drawn = board.load(shown.board)
    taken = {area for area, _ in shown.tokens}
    found: dict[str, Piece] = {}
    tags: dict[str, int] = {}
    for sign in shown.signs:
        area, place = sign.area, drawn.areas[sign.area].place
        if sign.tone in ("home", "loyal"):
            x, y = place.token or place.units
            at = (x + (BESIDE if area in taken else 0), y)
            taken.add(area)
            if sign.tone == "home":
                house = sign.glyph
                found[f"home:{area}"] = Piece(area, at, "shield", house, ((house, 1),))
            else:
                text = str(sign.count) if sign.count > 1 else ""
                found[f"loyalty:{area}"] = Piece(area, at, "diamond", None, (("heart", 1),), text)
        else:
            x, y = place.icons or place.units
            right = x + len(_icons(drawn.areas[area])) * APART / 2
            at = (right + TAG * (tags.get(area, 0) + 0.5), y)
            tags[area] = tags.get(area, 0) + 1
            signs, text = ((sign.glyph, sign.count),), "+" if sign.tone == "better" else "−"
            found[f"change:{sign.glyph}:{area}"] = Piece(area, at, "tag", None, signs, text)
    return found
