"""Lookup in Inis: printed facts come from the components, everything else from the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.lookup import CardFace, Lookup, ReaderView, ReferencePage
from bot.render.palettes import style
from bot.text import Localizer
from engine.inis.components import KINDS, open_box

from ..views import sight_of, view_of
from .cards import card_page
from .seats import seat_page
from .territories import territory_page

__all__ = ["InisLookup"]


@dataclass(frozen=True)
class InisLookup(Lookup):
    """The lookup of Inis."""

    def cards(self, sight: ReaderView | None = None) -> Sequence[str]:
        """Return Action, Advantage and Epic Tale cards."""
        return [f"card:{card}" for kind in KINDS for card in getattr(open_box(), kind)]

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card."""
        seen = None if sight is None else sight_of(sight)
        return card_page(open_box(), card.removeprefix("card:"), seen, say)

    def card_face(self, card: str) -> CardFace | None:
        """Return the color of the kind of a card."""
        kind = open_box().kind.get(card.removeprefix("card:"))
        return None if kind is None else CardFace(colour=style("inis")["kind"][kind]["colour"])

    def places(self, sight: ReaderView) -> Sequence[str]:
        """Return the territories, those in play first."""
        there = list(view_of(sight.view)["territories"])
        others = [t for t in open_box().territories if t not in there]
        return [f"area:{territory}" for territory in (*there, *others)]

    def place(self, place: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a territory."""
        return territory_page(open_box(), place.removeprefix("area:"), sight_of(sight), say)

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a seat."""
        return seat_page(open_box(), seat, sight_of(sight), say)
