"""The contestants of an arena: stewards by level, random play, programs."""

from __future__ import annotations

import random
from typing import Any, Protocol

from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.stewards.levels import LEVELS, minds, steward

from .protocol import PREFIX, Program

RANDOM = "random"


class Contestant(Protocol):
    """A contestant that plays a seat through a game."""

    troubles: int
    """How often another answer had to replace its own."""

    def answer(self, game: AnyGame, seat: Seat, seed: int) -> Any:
        """Return a legal answer to the open question."""

    def over(self, game: AnyGame, seat: Seat) -> None:
        """End the contestant's part in a game that is over."""


class StewardContestant:
    """A steward."""

    troubles = 0

    def __init__(self, level: str, ruleset: str) -> None:
        self._steward = steward(level, minds[ruleset])

    def answer(self, game: AnyGame, seat: Seat, seed: int) -> Any:
        """Return the steward's answer."""
        return self._steward.answer(game, seat, seed)

    def over(self, game: AnyGame, seat: Seat) -> None:
        """Do nothing."""


class RandomContestant:
    """Random play."""

    troubles = 0

    def answer(self, game: AnyGame, seat: Seat, seed: int) -> Any:
        """Return any legal answer."""
        return game.shape_for(seat).sample(random.Random(seed))

    def over(self, game: AnyGame, seat: Seat) -> None:
        """Do nothing."""


def known(name: str) -> bool:
    """Return whether a name is that of a contestant."""
    return name == RANDOM or name in LEVELS or name.startswith(PREFIX)


def contestant(name: str, ruleset: str) -> Contestant:
    """Return a contestant by its name: a level, ``random``, or ``cmd:`` and a command.

    Raises KeyError.
    """
    if name == RANDOM:
        return RandomContestant()
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX))
    return StewardContestant(name, ruleset)
