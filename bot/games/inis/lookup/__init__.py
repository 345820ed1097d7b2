"""Inis: facts from the box, the rest from the view; of hands no more than the view tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.lookup import Lookup, Page, Sight
from bot.text import Voice
from engine.inis.box import KINDS, open_box

from ..views import sight_of, view_of
from .cards import card_page
from .seats import seat_page
from .territories import territory_page

__all__ = ["Island"]


@dataclass(frozen=True)
class Island(Lookup):
    """Tells of the game."""

    def cards(self) -> Sequence[str]:
        """Name Action, Advantage and Epic Tale cards."""
        return [f"card:{card}" for kind in KINDS for card in getattr(open_box(), kind)]

    def card(self, card: str, sight: Sight | None, say: Voice) -> Page:
        """Tell of a card."""
        seen = None if sight is None else sight_of(sight)
        return card_page(open_box(), card.removeprefix("card:"), seen, say)

    def places(self, sight: Sight) -> Sequence[str]:
        """Name the territories, those first that are in play."""
        there = list(view_of(sight.view)["territories"])
        others = [t for t in open_box().territories if t not in there]
        return [f"area:{territory}" for territory in (*there, *others)]

    def place(self, place: str, sight: Sight, say: Voice) -> Page:
        """Tell of a territory."""
        return territory_page(open_box(), place.removeprefix("area:"), sight_of(sight), say)

    def seat(self, seat: str, sight: Sight, say: Voice) -> Page:
        """Tell how a seat stands."""
        return seat_page(open_box(), seat, sight_of(sight), say)
