"""A Game of Thrones: The Board Game, both editions: facts from the box, the rest from the view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from bot.lookup import Page, Sight
from bot.text import Voice
from engine.agot.box import Box
from engine.agot.edition import Edition
from engine.rulesets import rulesets

from .areas import area_page
from .cards import card_page, card_things
from .events import OPENS, PHASE_OF, PHASES, TOPICS
from .houses import house_page

__all__ = ["Thrones"]


@dataclass(frozen=True)
class Thrones:
    """Tells of one edition."""

    ruleset: str

    @property
    def phases(self) -> Sequence[str]:
        """The parts of a round."""
        return PHASES

    @property
    def topics(self) -> Mapping[str, Collection[str]]:
        """The topics of the log."""
        return TOPICS

    @property
    def reasons(self) -> Sequence[str]:
        """What the rules explain."""
        return ("combat", "bids", "supply")

    def phase_of(self, event: str) -> str | None:
        """Return where in a round an event always happens."""
        return PHASE_OF.get(event)

    def phase_after(self, event: str) -> str | None:
        """Return the part of the round that an event opens."""
        return OPENS.get(event)

    def cards(self) -> Sequence[str]:
        """Name House cards, Westeros cards, wildling cards and Tides of Battle."""
        return card_things(self._printed)

    def card(self, card: str, sight: Sight | None, say: Voice) -> Page:
        """Tell of a card."""
        return card_page(self._box(sight), card, sight, say)

    def places(self, sight: Sight) -> Sequence[str]:
        """Name the areas."""
        return [f"area:{area}" for area in self._box(sight).areas]

    def place(self, place: str, sight: Sight, say: Voice) -> Page:
        """Tell of an area."""
        return area_page(self._box(sight), place.removeprefix("area:"), sight, say)

    def seat(self, seat: str, sight: Sight, say: Voice) -> Page:
        """Tell how a house stands."""
        return house_page(self._box(sight), seat, sight, say)

    @cached_property
    def _edition(self) -> Edition:
        return cast(Edition, rulesets[self.ruleset])

    @cached_property
    def _printed(self) -> Box:
        return self._edition.box({name: way[0] for name, way in self._edition.rulings.items()})

    def _box(self, sight: Sight | None) -> Box:
        return self._printed if sight is None else self._edition.box(sight.info.rulings)
