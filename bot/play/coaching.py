"""First games: the ideas that their players have met."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.capabilities import RanksSeats

from .match.registry import MatchRegistry
from .table.seats import change

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

    async def read(self, game: int, user: int, idea: str) -> bool:
        """Save that a user has read an idea that has a panel of its own; return if it was new."""
        async with self._matches.at(game) as match, self._matches.changing(game) as session:
            is_new = False
            if match.taught is not None and match.taught.user == user:
                is_new = idea not in match.taught.met
                match.taught.met.setdefault(idea, READ)
            await match.save_met(session)
            return is_new

    async def raise_opponents(self, game: int, user: int) -> None:
        """Let one more page of a first game play as a squire if its player is ahead of everyone.

        It is the page that is best placed; the table is told.
        """
        async with self._matches.transaction(game) as (session, match, now):
            player, rules = match.info.player_of(user), match.game.ruleset
            taught = match.taught is not None and match.taught.user == user
            if not taught or player is None or not isinstance(rules, RanksSeats):
                return
            first, *others = rules.ranking(match.game.state)
            if first != player.seat:
                return
            for seat in others:
                page = match.info.player_in(seat)
                if page is not None and page.user is None and page.level == "page":
                    await change(session, match, page, replace(page, level="squire"), now)
                    await match.announcer(session, now).say(
                        "level", seat=f"seat:{seat}", level="level:squire"
                    )
                    return
