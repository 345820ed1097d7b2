"""First games: the ideas that their players have met."""

from __future__ import annotations

from .match.registry import MatchRegistry

READ = "read"
"""The moment of an idea that has a panel of its own."""


class Coaching:
    """What was explained to the players of first games."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches

    def note(self, game: int, user: int, idea: str, moment: str) -> None:
        """Record that an idea is explained to a user at a moment.

        It is saved with the user's next action; after a crash before that, it is explained again.
        """
        match = self._matches.in_memory(game)
        if match is not None and match.taught is not None and match.taught.user == user:
            match.taught.met.setdefault(idea, moment)

    def teaches(self, game: int, user: int) -> bool:
        """Return whether this is a user's first game, as far as it is in memory."""
        match = self._matches.in_memory(game)
        return match is not None and match.taught is not None and match.taught.user == user

    async def read(self, game: int, user: int, idea: str) -> None:
        """Save that a user has read an idea that has a panel of its own."""
        async with self._matches.at(game) as match, self._matches.changing(game) as session:
            if match.taught is not None and match.taught.user == user:
                match.taught.met.setdefault(idea, READ)
            await match.save_met(session)
