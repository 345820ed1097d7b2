"""What stewards have to think about, and what they are thinking about at each table.

A thought takes time, so nobody holds a table for it: it is begun from a copy of the game, and when
it is there, the table is asked whether it still wants it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.store.seats import Level
from engine.kernel.asking import Seat
from engine.kernel.game import Game
from engine.kernel.shape import Chooser


@dataclass(frozen=True, slots=True)
class Errand:
    """One answer that a steward is to give."""

    game: int
    number: int
    """Of the question; numbers are never used again, so an answer fits no other one."""
    seat: Seat
    level: Level
    stand_in: bool
    """Whether it plays for somebody who is not there, and may be back."""
    opened: int = 0
    """How many answers were opened before it: what is done unasked may change what is legal."""


@dataclass(frozen=True, slots=True)
class Past:
    """What whoever stands in for somebody has to know beyond the game; all of it is public."""

    friends: Sequence[Seat]
    """Seats with which an alliance was declared, from either side."""
    told: Sequence[tuple[str, Mapping[str, Any]]]
    """What the rules have told in this round and the two before: kinds of events, parameters."""


class Thinker(Protocol):
    """Answers for stewards."""

    def think(
        self, errand: Errand, game: Game[Any], past: Past | None = None
    ) -> asyncio.Future[Any]:
        """Begin to think about the open question, without changing the game, which may go on.

        Whoever stands in for somebody knows the ``past``.

        What comes of it is an answer, as plain data, or ``None`` where no steward had one. It is
        the same whenever the errand is. Cancelling it ends the thinking.
        """


class Guessing:
    """Answers at random, as the rules allow: where nobody knows how to play a game."""

    def __init__(self, rng: Chooser) -> None:
        self._rng = rng

    def think(
        self, errand: Errand, game: Game[Any], past: Past | None = None
    ) -> asyncio.Future[Any]:
        """Answer at once."""
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thought.set_result(game.shape_for(errand.seat).some(self._rng))
        return thought


class Thoughts:
    """What the stewards of each table are thinking about."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._at: dict[int, dict[Errand, asyncio.Future[Any]]] = {}

    def of(self, table: int) -> Collection[asyncio.Future[Any]]:
        """Return the thoughts of a table, ready or not."""
        return list(self._at.get(table, {}).values())

    def new(self, table: int, errands: Iterable[Errand]) -> list[Errand]:
        """Return the errands that nobody thinks about yet."""
        return [errand for errand in errands if errand not in self._at.get(table, {})]

    def consider(
        self,
        table: int,
        errands: Iterable[Errand],
        game: Game[Any],
        pasts: Mapping[Seat, Past],
    ) -> bool:
        """Begin what there is to think about, and throw away what is not wanted any more.

        ``pasts``: what those know who stand in for somebody. Tells whether there is anything.
        """
        wanted = list(errands)
        known = self._at.setdefault(table, {})
        for errand in [e for e in known if e not in wanted]:
            known.pop(errand).cancel()
        for errand in wanted:
            if errand not in known:
                known[errand] = self._thinker.think(errand, game, pasts.get(errand.seat))
        if not wanted:
            del self._at[table]
        return bool(wanted)

    def take(self, table: int) -> tuple[Errand, asyncio.Future[Any]] | None:
        """Return a thought that is ready, which is then forgotten, if there is one."""
        known = self._at.get(table, {})
        for errand, thought in known.items():
            if thought.done():
                del known[errand]
                return errand, thought
        return None

    def forget(self, table: int) -> None:
        """Throw away whatever is thought about at a table."""
        for thought in self._at.pop(table, {}).values():
            thought.cancel()
