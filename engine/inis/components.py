"""The components: cards, tiles, pieces and set-ups, read from data files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Literal

from pydantic import Field, model_validator

from engine.kernel.data import Json
from engine.printed import PrintedFacts

from .board.grid import Location

Seat = str
Territory = str
Card = str
Kind = Literal["action", "advantage", "epic"]

KINDS: tuple[Kind, ...] = ("action", "advantage", "epic")


class InisCardFacts(PrintedFacts):
    """A card as printed (1.6)."""

    sides: tuple[Literal["season", "triskel"], ...] = Field(min_length=1, max_length=2)
    clash: bool = False
    four: bool = False
    territory: Territory | None = None


class TerritoryFacts(PrintedFacts):
    """A tile as printed (10.1)."""

    sanctuaries: int = Field(0, ge=0)
    citadels: bool = True


class InisPlayersFacts(PrintedFacts):
    """The set-up and the draft for a number of players (3.1, 5.5 to 5.7)."""

    start: tuple[Location, ...]
    four: bool
    batches: int
    deal: int
    keep: tuple[int, ...]


class Exploration(PrintedFacts):
    """The scenario for a first game (3.3)."""

    start: tuple[Territory, ...]
    bottom: tuple[Territory, ...]


class InisFigures(PrintedFacts):
    """The set-up, and figures that are not on cards."""

    seats: tuple[Seat, ...]
    clans: int
    citadels: int
    sanctuaries: int
    first_clans: int
    clans_of_the_landless: int
    needed: int
    players: Mapping[int, InisPlayersFacts]
    exploration: Exploration


class InisComponents(PrintedFacts):
    """Everything that is printed, and lookups derived from it."""

    action: Mapping[Card, InisCardFacts]
    advantage: Mapping[Card, InisCardFacts]
    epic: Mapping[Card, InisCardFacts]
    territories: Mapping[Territory, TerritoryFacts]
    figures: InisFigures

    @model_validator(mode="after")
    def _hangs_together(self) -> InisComponents:
        if {c.territory for c in self.advantage.values()} != set(self.territories):
            raise ValueError("every territory has one Advantage card")
        for players, facts in self.figures.players.items():
            # The whole deck is dealt, except the one card set aside (5.9).
            if len(self.deck(players)) != 1 + players * facts.deal * facts.batches:
                raise ValueError(f"the deck cannot be dealt to {players}")
        return self

    def deck(self, players: int) -> tuple[Card, ...]:
        """Return the Action cards for a number of players (2.1)."""
        return self.decks[players]

    @cached_property
    def decks(self) -> dict[int, tuple[Card, ...]]:
        """The Action cards for each number of players (2.1)."""
        return {
            players: tuple(c for c, card in self.action.items() if facts.four or not card.four)
            for players, facts in self.figures.players.items()
        }

    @cached_property
    def cards(self) -> dict[Card, InisCardFacts]:
        """Every card by its id."""
        return {**self.action, **self.advantage, **self.epic}

    @cached_property
    def kind(self) -> dict[Card, Kind]:
        """The kind of every card."""
        return {c: kind for kind in KINDS for c in getattr(self, kind)}

    @cached_property
    def advantage_of(self) -> dict[Territory, Card]:
        """The Advantage card of every territory."""
        return {c.territory: id for id, c in self.advantage.items() if c.territory is not None}


@lru_cache
def open_box() -> InisComponents:
    """Read and check the data files.

    Raises pydantic.ValidationError for a file with wrong content.
    """
    folder = files(__package__) / "data" / "inis"

    def read(name: str) -> Json:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

    return InisComponents.model_validate(
        {**read("cards"), "territories": read("territories"), "figures": read("setup")}
    )
