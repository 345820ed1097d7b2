"""The locations of tiles: triads of cells on a hexagonal lattice. It knows nothing of the game.

All tiles have one outline, three hexagons around a corner. A *location* is written
``orientation:q,r`` with axial coordinates of its first cell: ``A:q,r`` covers (q,r), (q+1,r),
(q,r+1) and ``B:q,r`` covers (q,r), (q+1,r), (q+1,r-1). Every triple of mutually neighboring cells
is exactly one location.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

Cell = tuple[int, int]
Location = str

_AROUND: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_COVERS: dict[str, tuple[Cell, ...]] = {
    "A": ((0, 0), (1, 0), (0, 1)),
    "B": ((0, 0), (1, 0), (1, -1)),
}


@lru_cache(maxsize=4096)
def cells(location: Location) -> frozenset[Cell]:
    """Return the three cells that a tile at a location covers.

    Raises ValueError for a text that is not a location.
    """
    orientation, _, at = location.partition(":")
    q, _, r = at.partition(",")
    if orientation not in _COVERS:
        raise ValueError(f"no location: {location}")
    return frozenset((int(q) + dq, int(r) + dr) for dq, dr in _COVERS[orientation])


@lru_cache(maxsize=4096)
def border(location: Location) -> frozenset[Cell]:
    """Return the nine cells around a tile."""
    inside = cells(location)
    return frozenset((q + dq, r + dr) for q, r in inside for dq, dr in _AROUND) - inside


def touch(one: Location, other: Location) -> bool:
    """Return whether tiles at two locations touch along an edge."""
    return not border(one).isdisjoint(cells(other))


def neighbours(places: Mapping[T, Location]) -> dict[T, list[T]]:
    """Return the tiles that each tile touches, in the order in which they were laid out."""
    return {
        one: [two for two, at in places.items() if two != one and touch(here, at)]
        for one, here in places.items()
    }


def touched(places: Mapping[T, Location], location: Location) -> list[T]:
    """Return the tiles that a tile at a location would touch."""
    return [tile for tile, at in places.items() if touch(at, location)]


def open_locations(places: Mapping[T, Location], contacts: int = 2) -> dict[Location, list[T]]:
    """Return every empty location that touches enough tiles, with those tiles, sorted."""
    occupied = {cell for at in places.values() for cell in cells(at)}
    found = {}
    for location in sorted(set(_near(places.values()))):
        if occupied.isdisjoint(cells(location)):
            tiles = touched(places, location)
            if len(tiles) >= contacts:
                found[location] = tiles
    return found


def _near(locations: Iterable[Location]) -> Iterator[Location]:
    """Yield the locations that cover a cell on the border of any tile."""
    for location in locations:
        for q, r in border(location):
            for orientation, covers in _COVERS.items():
                for dq, dr in covers:
                    yield f"{orientation}:{q - dq},{r - dr}"
