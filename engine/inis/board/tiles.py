"""New tiles, by Exploration and Tailtu's Land (3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.inis import kinds
from engine.inis.components import Seat, Territory
from engine.inis.information.knowledge import remember
from engine.inis.phases.set_up import lay_tile
from engine.inis.responses.decisions import decide
from engine.inis.shapes import BranchingChoice, Options
from engine.inis.state import InisState
from engine.kernel.phrase import phrase
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import Option, Step

from .clans import move, place
from .grid import Location, open_locations


class Sites(BranchingChoice):
    """A choice of a tile and its location.

    Locations are numbered from 1 in the order of the lattice.
    """

    def __init__(self, s: InisState, tiles: Sequence[Territory] = ()) -> None:
        """Offer the open locations; with ``tiles`` to choose from, each of these first."""
        self._found = open_locations(s.places)
        paths: Options = {(f"location:{x}",): {"location": x} for x in self._found}
        if tiles:
            paths = {
                (f"area:{tile}", *path): {"territory": tile, **at}
                for tile in tiles
                for path, at in paths.items()
            }
        super().__init__(paths)

    def step(self, path: Sequence[str]) -> Step:
        """Return the options of a step; each location names the territories that it touches."""
        step = super().step(path)
        return replace(step, options=tuple(map(self._labelled, step.options)))

    def _labelled(self, option: Option) -> Option:
        kind, _, location = option.id.partition(":")
        if kind != "location":
            return option
        touches = [f"area:{t}" for t in self._found[location]]
        number = list(self._found).index(location) + 1
        return replace(option, label=phrase("inis-location", number=number, areas=touches))


def _lay(s: InisState, territory: Territory, location: Location) -> None:
    lay_tile(s, territory, location)
    s.tell(
        "tile-laid",
        area=f"area:{territory}",
        touches=[f"area:{t}" for t in s.next_to(territory)],
        chapter=True,
    )


async def explore(s: InisState, seat: Seat) -> None:
    """Let the Brenn choose a location, draw the top tile, and let the player put a clan there."""
    if not s.pile:
        s.tell("no-tile-left")
        return
    chosen = await decide(
        s, s.brenn, kinds.LOCATION, lambda: Sites(s), countable=True, seat=f"seat:{seat}"
    )
    territory = s.pile.pop(0)
    _lay(s, territory, chosen["location"])
    place(s, seat, territory)


async def tailtus_land(s: InisState, seat: Seat) -> None:
    """Let the player choose one of three tiles and its location; an adjacent clan may enter."""
    drawn = s.pile[:3]
    if not drawn:
        s.tell("no-tile-left")
        return
    remember(s, seat, "tiles", territories=drawn)
    s.tell("you-drew-tiles", audience=frozenset({seat}), areas=[f"area:{t}" for t in drawn])
    chosen = await decide(s, seat, kinds.NEW_TILE, lambda: Sites(s, drawn), countable=True)
    territory = chosen["territory"]
    back = [t for t in drawn if t != territory]
    s.pile = s.pile[len(drawn) :] + back
    s.sunk = [*s.sunk, *([seat, t] for t in back)][-len(s.pile) :] if s.pile else []
    _lay(s, territory, chosen["location"])
    origins = [t for t in s.next_to(territory) if s.there(seat, t)]
    answers: dict[str, Territory | None] = {"choice:decline": None}
    answers |= {f"area:{t}": t for t in origins}
    if origins:
        origin = await decide(
            s, seat, kinds.ENTER_TILE, lambda: OneOf.named(answers), area=f"area:{territory}"
        )
        if origin is not None:
            await move(s, seat, {origin: 1}, {territory: 1})
