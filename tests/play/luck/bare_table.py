"""A game at a table of which nothing is known but what the sources of answers look at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Self

from bot.play.settings import TableSettings
from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.kernel.ahead.plans import Review
from engine.kernel.ask import Seat
from engine.kernel.game import Game


@dataclass(frozen=True)
class BareTable:
    """A game as the sources of answers see it."""

    game: Game[Any]
    people: int
    takes: TakesInstructions[Any] | None = None
    terms: TableSettings = field(default_factory=TableSettings)
    instructions: dict[Seat, list[Instruction]] = field(default_factory=dict)
    withdrawn: Collection[Seat] = ()
    concealed: bool = False
    waits: bool = False
    answerless: Collection[Seat] = ()
    holding: Collection[Seat] = ()
    luck: None = None
    taught: None = None

    @property
    def info(self) -> Self:
        """Who plays is known here too."""
        return self

    @property
    def plans(self) -> Self:
        """What is planned, too."""
        return self

    def reviewed(self, seat: Seat) -> Review:
        """Nobody plans anything."""
        return Review({})

    @property
    def persons(self) -> Collection[Seat]:
        """The first seats."""
        return self.game.setup.seats[: self.people]

    @property
    def watched(self) -> bool:
        """Whether there are several people."""
        return self.people > 1
