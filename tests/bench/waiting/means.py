"""The means by which people are asked less: each is plugged into a table, alone or with others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.play import Play, Trouble
from engine.kernel.game import Game
from engine.stewards.steward import Steward

from .people import Person


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at a table who looks at their game."""

    play: Play
    game: int
    person: Person
    seat: str
    state: Game[Any]
    """The game as it is. What is decided for the seat comes from what it may know."""
    steward: Steward
    rng: random.Random
    round: int


class Mean(Protocol):
    """Something that players can do beside answering, or a table can agree."""

    name: str
    terms: Mapping[str, Any]
    """What a table agrees for it."""

    async def look(self, at: Seat) -> None:
        """Do what somebody can do who looks at the game and has answered all they are asked."""


@dataclass
class Will:
    """How willing people are to do something now that saves an answer later."""

    share: float
    """The share of things that they bother to do; each thing is bothered with or not once."""
    _decided: dict[tuple[Any, ...], bool] = field(default_factory=dict)

    def bothers(self, at: Seat, *thing: Any) -> bool:
        """Tell whether somebody bothers with a thing."""
        if self.share >= 1:
            return True
        key = (at.person.user, *thing)
        if key not in self._decided:
            self._decided[key] = at.rng.random() < self.share
        return self._decided[key]


@dataclass
class Everything:
    """Being asked even where there is only one answer."""

    name: str = "forced answers off"
    terms: Mapping[str, Any] = field(default_factory=lambda: {"forced": False})

    async def look(self, at: Seat) -> None:
        """Nothing is to be done."""


@dataclass
class Presets:
    """Standing instructions, given once a season in one press: pass unless a card fits."""

    will: Will
    name: str = "instructions"
    terms: Mapping[str, Any] = field(default_factory=dict)
    preset: str = "held"

    async def look(self, at: Seat) -> None:
        """Choose the preset where the game offers it."""
        try:
            given = await at.play.instructing.of(at.game, at.person.user)
        except Trouble:  # this game takes no instructions
            return
        if given.preset is None and self.will.bothers(at, "instructions", at.round):
            await at.play.instructing.choose(at.game, at.person.user, self.preset)


def terms_of(means: Sequence[Mean]) -> dict[str, Any]:
    """Return what a table agrees that uses all of some means."""
    agreed: dict[str, Any] = {}
    for mean in means:
        agreed |= mean.terms
    return agreed
