"""What players say and declare in public, and their private talks. None of it is binding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from bot.store.table import talks
from bot.store.table import talks as alliances
from bot.store.table.games import GameInfo
from bot.store.table.talks import Alliance, Talk, TalkMembership
from engine.kernel.data import fixed

from .errors import user_error
from .match.registry import MatchRegistry, TableService

LONGEST = 500
"""The most characters that a player can say in one message."""

RELAYED, MINUTE = 6, 60.0
"""How many messages a player may send to other seats in so many seconds."""

PACE, AT_ONCE = 2.5, 3
"""Seconds between two messages that a table posts for its players, and how many come without a
wait. Discord takes five in five seconds in a channel, and the table's own messages need room."""


@fixed
class Circle:
    """Seats that want to talk, with their users."""

    info: GameInfo
    users: dict[str, int]
    """The members by seat, in the order of the seats."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats."""
        return tuple(self.users)


class Talks(TableService):
    """What players have to say to each other."""

    def __init__(self, matches: MatchRegistry, now: Callable[[], float]) -> None:
        super().__init__(matches, now)
        self._busy: dict[int, float] = {}
        """Until when each game has messages to post for its players."""
        self._relayed: dict[tuple[int, int], list[float]] = {}
        """When each user of a game has sent their latest messages to other seats."""

    def _slot(self, game: int, now: float) -> float:
        """Return when a player's next message may be posted."""
        self._busy = {g: until for g, until in self._busy.items() if until > now}
        slot = self._busy.get(game, now)
        self._busy[game] = slot + PACE
        return max(0.0, slot - (AT_ONCE - 1) * PACE)

    async def say(self, game: int, user: int, text: str) -> None:
        """Say something to everyone in the name of the user's seat.

        It is saved as it was written; its markup is escaped when it is shown.
        """
        now = self._now()
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            async with self._matches.changing(game) as session:
                if not match.running:
                    raise user_error("game-over")
                match.terms.require_talk()
                announcer, slot = match.announcer(session, now), self._slot(game, now)
                await announcer.talk("said", slot, seat=f"seat:{seat}", text=f"raw:{text}")

    async def ally(self, game: int, user: int, ally: str) -> None:
        """Declare an alliance with another seat, or confirm one that it has declared."""
        async with self._matches.transaction(game) as (session, match, now):
            seat = match.seat_of(user)
            if ally not in match.info.seats:
                raise user_error("no-such-seat", seat=f"raw:{ally[:40]}")
            if ally == seat:
                raise user_error("ally-oneself")
            match.terms.require_talk()
            if not await alliances.declare(session, game, seat, ally, now):
                raise user_error("already-allied", seat=f"seat:{ally}")
            both = any(
                a.mutual and set(a.seats) == {seat, ally}
                for a in await alliances.list_all(session, game)
            )
            announcer, slot = match.announcer(session, now), self._slot(game, now)
            parties = {"seat": f"seat:{seat}", "ally": f"seat:{ally}"}
            if both:
                await announcer.talk("allied-both", slot, **parties)
            else:
                await announcer.talk("allied", slot, **parties)

    async def end_alliance(self, game: int, user: int, ally: str) -> None:
        """End an alliance that either of the two has declared."""
        async with self._matches.transaction(game) as (session, match, now):
            seat = match.seat_of(user)
            if ally not in match.info.seats:
                raise user_error("no-such-seat", seat=f"raw:{ally[:40]}")
            if not await alliances.end(session, game, seat, ally):
                raise user_error("not-allied", seat=f"seat:{ally}")
            announcer, slot = match.announcer(session, now), self._slot(game, now)
            await announcer.talk("alliance-ended", slot, seat=f"seat:{seat}", ally=f"seat:{ally}")

    async def alliances(self, game: int) -> list[Alliance]:
        """Return the alliances of a game, the oldest first."""
        async with self._matches.reading(game) as session:
            return await alliances.list_all(session, game)

    # -- in private -----------------------------------------------------------------------------

    async def circle(
        self,
        game: int,
        user: int,
        others: Sequence[str],
        how: Literal["private", "relayed"] = "private",
    ) -> Circle:
        """Return the seats that a user wants to talk with, including the user's own."""
        async with self._matches.at(game) as match:
            info, own = match.info, match.seat_of(user)
            if not match.running:
                raise user_error("game-over")
            if match.terms.talk == "relayed" and how == "private":
                raise user_error("talk-relayed")
            if match.terms.talk == "public" and match.terms.faceless:
                raise user_error("talk-spoken")
            if match.terms.talk not in ("private", how):
                raise user_error(f"talk-{match.terms.talk}")
        wanted = {own, *others}
        for seat in others:
            if seat not in info.seats:
                raise user_error("no-such-seat", seat=f"raw:{seat[:40]}")
            if seat not in info.users:
                raise user_error("nobody-to-talk-to", seat=f"seat:{seat}")
        if len(wanted) < 2:
            raise user_error("talk-alone")
        return Circle(info, {s: info.users[s] for s in info.seats if s in wanted})

    async def relay(self, game: int, user: int, others: Sequence[str], text: str) -> Circle:
        """Send a text to other seats in the name of the user's seat; return who talks.

        It goes to each of them directly, and is in no log: nobody else can tell that it was sent.
        """
        circle, now = await self.circle(game, user, others, "relayed"), self._now()
        own = next(seat for seat, one in circle.users.items() if one == user)
        latest = [at for at in self._relayed.get((game, user), ()) if at > now - MINUTE]
        if len(latest) >= RELAYED:
            raise user_error("say-less")
        async with self._matches.at(game) as match, self._matches.changing(game) as session:
            announcer = match.announcer(session, now)
            for seat, reader in circle.users.items():
                if seat != own and match.info.users.get(seat) == reader:
                    back = [own, *(s for s in circle.seats if s not in (own, seat))]
                    await announcer.confide(
                        reader,
                        "relayed",
                        None,
                        back,
                        seat=f"seat:{own}",
                        seats=[f"seat:{s}" for s in circle.seats if s != own],
                        text=f"raw:{text[:LONGEST]}",
                    )
        self._relayed = {k: t for k, t in self._relayed.items() if t[-1] > now - MINUTE}
        self._relayed[game, user] = [*latest, now]
        return circle

    async def find(self, circle: Circle) -> Talk | None:
        """Return the talk between these seats, if there is one."""
        async with self._matches.reading(None) as session:
            return await talks.find(session, circle.info.id, circle.seats)

    async def put(self, talk: Talk) -> None:
        """Save the thread of a talk."""
        async with self._matches.changing(None) as session:
            await talks.put(session, talk)

    async def drop(self, talk: Talk) -> None:
        """Forget a talk whose thread is gone."""
        async with self._matches.changing(None) as session:
            await talks.drop_of(session, talk.game, talk.seats)

    async def moves(self) -> list[TalkMembership]:
        """Return the users to add to talks or remove, because seats have changed hands."""
        async with self._matches.reading(None) as session:
            return await talks.list_moves(session)

    async def moved(self, move: TalkMembership) -> None:
        """Save that someone was added to a talk or removed."""
        async with self._matches.changing(None) as session:
            if move.joins:
                await talks.add_talker(session, move.talk.thread, move.user, move.seat)
            else:
                await talks.drop_talker(session, move.talk.thread, move.user)
