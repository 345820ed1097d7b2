"""3.4 New tiles, by Exploration and Tailtu's Land."""

from __future__ import annotations

from typing import Any

from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes import OneOf

from .box import Seat, Territory
from .choosing import choose
from .clans import move, place
from .knowledge import remember
from .lattice import Location, open_locations
from .set_up import lay_tile
from .shapes import Tree
from .state import Table


def _touching(s: Table) -> dict[Location, Phrase]:
    """Say of every open location what it touches."""
    return {
        location: phrase("touches", areas=[f"area:{t}" for t in tiles])
        for location, tiles in open_locations(s.places).items()
    }


def _lay(s: Table, territory: Territory, location: Location) -> None:
    lay_tile(s, territory, location)
    s.tell(
        "tile-laid",
        area=f"area:{territory}",
        touches=[f"area:{t}" for t in s.next_to(territory)],
        chapter=True,
    )


async def explore(s: Table, seat: Seat) -> None:
    """The Brenn chooses a location, the top tile is drawn, the player puts a clan there."""
    if not s.pile:
        s.tell("no-tile-left")
        return
    notes = _touching(s)
    location = await choose(
        s.brenn,
        "location",
        OneOf.named(
            {f"location:{x}": x for x in notes},
            notes={(f"location:{x}",): note for x, note in notes.items()},
        ),
        seat=f"seat:{seat}",
    )
    territory = s.pile.pop(0)
    _lay(s, territory, location)
    place(s, seat, territory)


async def tailtus_land(s: Table, seat: Seat) -> None:
    """The player chooses one of three tiles and its location; a clan from next to it may enter."""
    drawn = s.pile[:3]
    if not drawn:
        s.tell("no-tile-left")
        return
    remember(s, seat, "tiles", territories=drawn)
    s.tell("you-drew-tiles", audience=frozenset({seat}), areas=[f"area:{t}" for t in drawn])
    notes = _touching(s)
    chosen = await choose(
        seat,
        "new-tile",
        Tree(
            {
                (f"area:{t}", f"location:{x}"): {"territory": t, "location": x}
                for t in drawn
                for x in notes
            },
            notes={(f"area:{t}", f"location:{x}"): notes[x] for t in drawn for x in notes},
        ),
    )
    territory = chosen["territory"]
    s.pile = s.pile[len(drawn) :] + [t for t in drawn if t != territory]
    _lay(s, territory, chosen["location"])
    origins = [t for t in s.next_to(territory) if s.there(seat, t)]
    answers: dict[str, Any] = {"choice:decline": None, **{f"area:{t}": t for t in origins}}
    if origins:
        origin = await choose(seat, "enter-tile", OneOf.named(answers), area=f"area:{territory}")
        if origin is not None:
            await move(s, seat, {origin: 1}, {territory: 1})
