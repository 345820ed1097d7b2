"""First games: the ideas that their players have met."""

from __future__ import annotations

from bot.store.table import taught
from engine.kernel.capabilities import RanksSeats

from .match.registry import MatchRegistry
from .table.seats import set_level


class Coaching:
    """What was explained to the players of first games."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches

    def note(self, game: int, user: int, idea: str, moment: str) -> None:
        """Record that an idea is explained to a user at a moment.

        It is saved with the user's next action; after a crash before that, it is explained again.
        """
        match = self._matches.in_memory(game)
        if match is not None and (known := match.taught_to(user)) is not None:
            known.met.setdefault(idea, moment)

    async def read(self, game: int, user: int, idea: str, moment: str) -> bool:
        """Save that a user has read an idea that has a panel of its own; return if it was new."""
        async with self._matches.at(game) as match, self._matches.changing(game) as session:
            known = match.taught_to(user)
            if known is None:
                return False
            is_new = idea not in known.met
            known.met.setdefault(idea, moment)
            await taught.put(session, game, known)
            return is_new

    async def raise_opponents(self, game: int, user: int) -> None:
        """Let one more page of a first game play as a squire if its player is ahead of everyone.

        It is the page that is best placed; the table is told.
        """
        async with self._matches.transaction(game) as (session, match, now):
            player, rules = match.info.player_of(user), match.game.ruleset
            if match.taught_to(user) is None or player is None or not isinstance(rules, RanksSeats):
                return
            first, *others = rules.ranking(match.game.state)
            if first != player.seat:
                return
            for seat in others:
                page = match.info.player_in(seat)
                if page is not None and page.user is None and page.level == "page":
                    await set_level(session, match, page, "squire", now)
                    return
