"""Checks that the parts of a position fit together, even if each is valid alone. Pure functions.

The rules rely on this, so positions that are typed by hand are checked.
"""

from __future__ import annotations

from engine.inis.board.grid import neighbours
from engine.inis.state import InisState
from engine.kernel.position.notation import BadPosition

TOUCHED = 2
"""The least number of tiles that a tile touches, if there are that many others (3.4)."""


def require_whole(s: InisState) -> None:
    """Require that the parts of a state agree with each other.

    Raises BadPosition.
    """
    if s.brenn == "" and s.phase not in ("set-up", "ended"):
        raise BadPosition("a position after the set-up needs brenn=SEAT")
    if s.capital is None and s.phase not in ("set-up", "ended"):
        raise BadPosition("a position after the set-up needs a tile with the word capital")
    _require_map(s)
    _require_pieces(s)
    _require_cards(s)
    _require_beginning(s)
    _require_clash(s)


def _require_map(s: InisState) -> None:
    """Require that every tile touches enough others (3.4)."""
    for tile, touching in neighbours(s.places).items():
        if len(touching) < max(1, min(TOUCHED, len(s.places) - 1)):
            raise BadPosition(f"{tile}@{s.places[tile]} lies apart from the other tiles")


def _require_pieces(s: InisState) -> None:
    """Require that nobody has more pieces than are in the box (1.1, 1.7, 1.8)."""
    for seat in s.seats:
        if s.reserve(seat) < 0:
            raise BadPosition(f"{seat} has more than {s.box.figures.clans} clans")
    if s.citadels_left < 0:
        raise BadPosition(f"there are more than {s.box.figures.citadels} citadels")
    if s.sanctuaries_left < 0:
        raise BadPosition(f"there are more than {s.box.figures.sanctuaries} sanctuaries")


def _require_cards(s: InisState) -> None:
    """Require that Advantage cards come with their tiles, and that no card is there twice (2.2,
    2.5)."""
    named = [*s.display, *s.spent, *s.holders]
    open_ones = [*s.pile_of_tales, *s.seen_tales, *s.gone]
    for card in named:
        territory = s.box.advantage[card].territory
        if territory not in s.places:
            raise BadPosition(f"the card of {territory} is out, but no such tile lies on the map")
    for cards in (named, open_ones):
        for card in cards:
            if cards.count(card) > 1:
                raise BadPosition(f"{card} lies in two places")


def _require_beginning(s: InisState) -> None:
    """Require Action cards only after the deal, and two clans each at first (3.1, 5.5)."""
    if s.phase in ("set-up", "assembly"):
        for seat in s.seats:
            if s.hand(seat, "action"):
                raise BadPosition(f"{seat} action: nobody holds Action cards before the deal")
    if s.phase == "set-up":
        first = s.box.figures.first_clans
        for seat in s.seats:
            if sum(s.there(seat, t) for t in s.places) > first:
                raise BadPosition(f"{seat} has more than {first} clans in the set-up")


def _require_clash(s: InisState) -> None:
    """Require that sheltered clans are in the territory, one in each Citadel (8.6)."""
    if s.clash is None:
        return
    at, sheltered = s.clash["territory"], s.clash["protected"]
    for seat, number in sheltered.items():
        if number > s.there(seat, at):
            raise BadPosition(f"clash protected: {seat} has no {number} clans in {at}")
    if sum(sheltered.values()) > s.shelter(at):
        raise BadPosition(f"clash protected: {at} has no so many Citadels")
