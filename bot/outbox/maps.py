"""Which pictures of the board are posted: the whole of it, the region where it changed, or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.face import Face
from bot.play.terms import Maps
from engine.kernel.ruleset import View

WHOLE: Mapping[str, Any] = {}
"""How to draw the whole board."""

REGIONS = 2
"""How many regions are drawn at most; where more has happened, the whole board is."""


def maps_after(
    face: Face, maps: Maps, closes: str, before: View | None, view: View, *, over: bool
) -> Sequence[Mapping[str, Any]]:
    """Return how to draw the board at the end of a chapter, picture by picture.

    ``closes`` is the kind of the event that ends it, ``before`` what the last picture showed.
    """
    if not face.has_pictures:
        return ()
    if over or maps == "all" or before is None or closes in face.whole_after:
        return (WHOLE,)
    if maps == "few":
        return ()
    places = face.changed(before, view)
    if places is None:
        return (WHOLE,)
    if not places:
        return ()
    regions = face.regions_of(places)
    if not 0 < len(regions) <= REGIONS:
        return (WHOLE,)
    return [{"zoom": region} for region in regions]
