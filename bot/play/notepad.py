"""Players' notepads for themselves, one for each player and game.

A note belongs to its writer, not to the seat: a player who takes over the seat does not get it. It
is in no record and no log; its writer gets it with the record, and with all other data about them.
"""

from __future__ import annotations

from bot.store.table import talks

from .errors import user_error
from .lobby import setup
from .match.registry import MatchRegistry

LONGEST = 1500
"""The most characters of a notepad."""


class Notepad:
    """Users' notepads.

    Every method raises UserError for what cannot be done, and then nothing has changed.
    """

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches

    async def of(self, game: int, user: int) -> str:
        """Return what a user has recorded about a game."""
        async with self._matches.reading(None) as session:
            return await talks.find_notes(session, game, user)

    async def write(self, game: int, user: int, text: str, *, below: bool = False) -> None:
        """Save a text, as it was written, ``below`` the earlier one or in its place."""
        async with self._matches.holding(game), self._matches.changing(None) as session:
            info = await setup.find(session, game)
            before = await talks.find_notes(session, game, user)
            if info.player_of(user) is None and not before:
                raise user_error("not-playing")
            lines = [before, text] if below else [text]
            kept = "\n".join(part.strip() for part in lines if part.strip())
            if len(kept) > LONGEST:
                raise user_error("note-too-long", most=LONGEST)
            await talks.put_notes(session, game, user, kept)
            self._matches.forget(game)  # It is loaded when someone next looks.
