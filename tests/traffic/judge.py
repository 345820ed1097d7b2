"""Says whom a notification concerns, from the state of the game alone, not from what it says.

Somebody is concerned by a question that waits for their answer, once, unless a panel has shown it
to them, and once more for each reminder that is due; where all are asked at once, by the first that
they are asked, until they have answered; by what was told to their seat and not to
everybody; by a proposal that waits for their vote; by being the last one awaited of several, once.
Nobody is rung for anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.play.match.clocks import SEVERAL
from bot.play.table.votes import voters
from bot.store.table import log
from tests.wire.at_table import Served


class Judge:
    """Remembers what everybody was rung for, and may be rung for next."""

    def __init__(self, bot: Served, game: int = 1) -> None:
        self._bot = bot
        self._game = game
        self._called: set[tuple[int, int]] = set()
        """Users and the questions that they were called to."""
        self._ahead: set[int] = set()
        """Users who were called ahead of their turn, since all are asked at once."""
        self._reminded: Counter[tuple[int, int]] = Counter()
        """How many reminders were due to users of questions."""
        self._last = set[tuple[int, int]]()
        """Users who were the last ones awaited, and for which questions."""
        self._heard: Counter[int] = Counter()
        """How much was told to users alone."""
        self._put: set[tuple[int, int]] = set()
        """Users and the proposals that wait for their vote."""

    async def concerned(self) -> Counter[int]:
        """Return how often each user may be rung for what is new since the last time."""
        play, concerned = self._bot.services.play, Counter[int]()
        table = await play.table_view(self._game)
        users = table.info.users
        ahead = await self._asked_ahead(users)
        awaited = {users[seat] for seat in table.awaited if seat in users}
        self._ahead &= ahead | (awaited if table.info.gathers is not None else set())
        for seat in table.awaited:
            if seat not in users or table.number is None:
                continue
            key = users[seat], table.number
            if key[0] in self._ahead:
                self._called.add(key)
            sight = self._bot.services.shown.of(self._game, key[0])
            shown = sight is not None and sight.question >= table.number
            concerned[key[0]] += key not in self._called and not shown
            self._called.add(key)
            clock = table.clocks.get(seat)
            stage = 0 if clock is None else min(clock.stage, 2)
            concerned[key[0]] += max(0, stage - self._reminded[key])
            self._reminded[key] = max(stage, self._reminded[key])
            several = len(table.awaited) + len(table.answered) >= SEVERAL
            last = several and len(table.awaited) == 1 and not table.discreet
            if last and key not in self._last and clock is not None and clock.stopped is None:
                concerned[key[0]] += 1
                self._last.add(key)
        concerned.update(ahead - self._ahead)
        self._ahead |= ahead
        concerned += await self._whispers(users)
        for proposal in table.proposals:
            for user in voters(table.info, proposal):
                key = user, proposal.id
                concerned[user] += key not in self._put and user not in proposal.votes
                self._put.add(key)
        return +concerned

    async def _asked_ahead(self, users: Mapping[str, int]) -> set[int]:
        """Return who is asked ahead of their turn."""
        hands = [
            await self._bot.services.play.seat_view(self._game, user) for user in users.values()
        ]
        ahead = [h for h in hands if h.question is None and h.upcoming is not None]
        return {users[hand.seat] for hand in ahead}

    async def _whispers(self, users: Mapping[str, int]) -> Counter[int]:
        """Return how much was told since the last time to each user, and not to everybody."""
        new = Counter[int]()
        async with self._bot.services.store.reading() as session:
            public = len(await log.entries(session, self._game))
            for seat, user in users.items():
                told = len(await log.entries(session, self._game, seat=seat)) - public
                new[user] = told - self._heard[user]
                self._heard[user] = told
        return new


def unconcerned(rings: Counter[int], concerned: Counter[int]) -> Counter[int]:
    """Return who was rung more often than there was reason to."""
    return rings - concerned
