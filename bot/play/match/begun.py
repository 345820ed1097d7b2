"""A game that has begun, and who plays it."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from bot.play.errors import user_error
from bot.store import Session
from bot.store.table import games
from bot.store.table.games import Changes, GameInfo
from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame


class BegunGame:
    """A game that has begun, with its players and who is asked."""

    def __init__(self, info: GameInfo, game: AnyGame) -> None:
        self.info = info
        self.game = game

    async def change(self, session: Session, **changes: Unpack[Changes]) -> None:
        """Save what changes of the game, and know it."""
        await games.update(session, self.info.id, **changes)
        self.info = replace(self.info, **changes)

    def seat_of(self, user: int) -> Seat:
        """Return the seat of a user.

        Raises UserError if they have none.
        """
        for seat, player in self.info.users.items():
            if player == user:
                return seat
        raise user_error("not-playing")

    @property
    def running(self) -> bool:
        """Whether the game is running: it has neither ended nor been closed."""
        return self.info.phase == "running"

    @property
    def asked(self) -> list[Seat]:
        """The seats asked the open question for which no steward answers."""
        question, persons = self.game.question, self.info.persons
        return [s for s in question.shapes if s in persons] if question else []

    @property
    def awaited(self) -> list[Seat]:
        """The seats among them whose answer is missing."""
        return [s for s in self.asked if s not in self.game.sealed]

    @property
    def discreet(self) -> bool:
        """Whether it is hidden who has answered the open question and who has not."""
        return self.game.question is not None and self.game.question.kind.discreet

    @property
    def concealed(self) -> bool:
        """Whether the privacy delay of the open question still runs."""
        return self.info.concealed_until is not None
