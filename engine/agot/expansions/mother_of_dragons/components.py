"""The printed facts of Mother of Dragons beside board and cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from engine.agot.components import Area, Card
from engine.printed import PrintedFacts

TARGARYEN = "targaryen"


class DeckFourFacts(PrintedFacts):
    """A card of Westeros deck IV (X4.7)."""

    places: tuple[Area, ...]
    """The areas in which it first puts loyalty tokens."""
    cost: int | None = None
    """What its decision costs Targaryen; ``None`` if it costs as much as Targaryen has victory
    points."""
    choice: tuple[Area, ...] = ()
    """The areas of which one may get a token."""


class LoanFacts(PrintedFacts):
    """A loan (X4.6)."""

    power: int = 0
    units: Mapping[str, int] = {}
    improves: Literal["power", "supply", "castle", "burn"] | None = None
    areas: int = 0
    """How many areas it improves."""
    supply: int = 0
    """How many positions it moves up on the Supply track."""


class MotherFacts(PrintedFacts):
    """The printed facts of Mother of Dragons."""

    dragon_tokens: Mapping[str, tuple[int, ...]]
    """The rounds in which Dragons grow stronger, by the ruling."""
    loyalty_tokens: int
    rivers: tuple[Area, ...]
    targaryen_decks: Mapping[str, tuple[Card, ...]]
    loyalty_at_start: Mapping[Area, int]
    loyalty_icons: Mapping[Area, int]
    cards: Mapping[Card, DeckFourFacts]
    loans: Mapping[Card, LoanFacts]


@lru_cache
def printed() -> MotherFacts:
    """Read and check the facts."""
    file = files("engine.agot") / "data" / "agot-2e-mod" / "mother.toml"
    return MotherFacts.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
