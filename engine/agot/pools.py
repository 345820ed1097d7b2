"""The House cards of the 2nd edition and its expansions together. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.kernel.data import Json

from .components import Card, HouseCardFacts, open_box

EDITIONS = ("agot-2e-adwd", "agot-2e-affc", "agot-2e-mod-essos")
"""The editions that have all of them between them. In the first and the last pool of the online
version, which are all that every House has cards in (V1.1), each House has seven."""


@lru_cache
def pooled() -> Mapping[Card, HouseCardFacts]:
    """Return the facts of the House cards of every box; a card of several boxes is the same."""
    return {card: facts for box in EDITIONS for card, facts in open_box(box).house_cards.items()}


@lru_cache
def facts_in(edition: str) -> Mapping[Card, HouseCardFacts]:
    """Return the facts of the House cards that a game by an edition may have."""
    own = open_box(edition).house_cards
    return pooled() if own.items() <= pooled().items() else own


def add_cards(box: Json) -> None:
    """Add to some components all cards of their Houses, among which these choose (V1.10)."""
    houses = box["figures"]["start"]
    spare = {
        card: {**facts.model_dump(), "spare": True}
        for card, facts in pooled().items()
        if facts.house in houses
    }
    box["house_cards"] = {**spare, **box["house_cards"]}
