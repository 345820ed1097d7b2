"""Lookup in both editions: printed facts come from the components, the rest from the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.lookup import CardFace, Lookup, ReaderView, ReferencePage
from bot.play import GameInfo
from bot.text import Localizer
from engine.agot.components import AgotComponents
from engine.agot.ruleset import AgotRuleset
from engine.agot.variants.pools import NOBODYS, facts_in
from engine.kernel.ruleset import Setup

from ..views import sight_of
from .areas import area_page
from .cards import card_page, card_things
from .houses import house_page

__all__ = ["AgotLookup"]


@dataclass(frozen=True)
class AgotLookup(Lookup):
    """The lookup of one edition."""

    edition: AgotRuleset[Any]

    def cards(self, sight: ReaderView | None = None) -> Sequence[str]:
        """Return House cards, Westeros cards, wildling cards and Tides of Battle: those printed, or
        those of a game that is played with the House cards of other boxes."""
        printed, own = card_things(self._printed), card_things(self._box(sight))
        return printed if {*own} <= {*printed} else own

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card."""
        seen = None if sight is None else sight_of(sight)
        box = self._box(sight)
        if card not in card_things(box):
            box = self._printed
        return card_page(box, card, seen, say)

    def card_face(self, card: str) -> CardFace | None:
        """Return the strength of a House card with its swords and fortifications."""
        facts = facts_in(self.edition.id).get(card.removeprefix("card:"))
        if facts is None or facts.house == NOBODYS:
            return None
        icons = (("blade", facts.swords), ("castle", facts.towers))
        signs = tuple((sign, number) for sign, number in icons if number)
        return CardFace(facts.house, figure=str(facts.strength), signs=signs)

    def places(self, sight: ReaderView) -> Sequence[str]:
        """Return the areas."""
        return [f"area:{area}" for area in self._box(sight).areas]

    def place(self, place: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe an area."""
        return area_page(self._box(sight), place.removeprefix("area:"), sight_of(sight), say)

    def seats(self, info: GameInfo) -> Sequence[str]:
        """Return the Houses that are played, then others that are on the board."""
        return (*info.seats, *info.options.get("vassals", ()))

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a House."""
        return house_page(self._box(sight), seat, sight_of(sight), say)

    @cached_property
    def _printed(self) -> AgotComponents:
        return self.edition.box({name: way[0] for name, way in self.edition.rulings.items()})

    def _box(self, sight: ReaderView | None) -> AgotComponents:
        if sight is None:
            return self._printed
        info = sight.info
        return self.edition.box_of(Setup(info.options, info.seats, info.rulings))
