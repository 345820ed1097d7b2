"""What users can do about seats while a game runs: leave, lend, take, send away, let stand in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store import seats

from . import reliability
from .chairs import (
    change,
    give_back,
    is_overdue,
    make_host,
    named,
    player_or_owner,
    put_stand_ins,
    require_offer,
    seat_volunteer,
    send_away,
    tell_of,
    user_in,
    vacate,
)
from .clocks import OVERDUE
from .deciding import count_again, mind_left_alone, put_admission
from .hall import Hall
from .lobby import require_host
from .trouble import trouble


class Seating:
    """What a user can do about seats of running games.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    Whoever comes or goes, votes are counted again.
    """

    def __init__(self, hall: Hall, now: Callable[[], float]) -> None:
        self._hall = hall
        self._now = now

    async def leave(self, game: int, user: int) -> None:
        """Leave a seat, so that anybody may take it; a borrowed seat goes back to its owner.

        A seat that was lent goes to the borrower. When nobody is left, the game is closed.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            player = player_or_owner(match.info, user)
            before = len(match.info.users)
            if player.owner == user:
                given = replace(player, owner=None, owner_name=None)
                await tell_of(session, match, now, "left", player, user)
                await change(session, match, player, given, now)
            elif player.owner is not None:
                await give_back(session, match, player, now)
            else:
                await vacate(session, match, player, now, kind="left")
            await mind_left_alone(session, match, before, now)
            await count_again(session, match, now)

    async def kick(self, game: int, host: int, seat: str) -> None:
        """Let the host send a user away who is overdue; about anybody else the table votes.

        A borrowed seat goes back to its owner.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            require_host(match.info, host)
            user_in(match.info, seat)
            if not is_overdue(match, seat, now):
                raise trouble("not-overdue", seat=f"seat:{seat}")
            before = len(match.info.users)
            await send_away(session, match, seat, now)
            await mind_left_alone(session, match, before, now)
            await count_again(session, match, now)

    async def take(self, game: int, user: int, name: str, seat: str) -> bool:
        """Take a seat that is offered, with its secrets and a fresh clock.

        Returns False where the table has to agree, which is asked then.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            player = await require_offer(session, match, user, seat)
            least = match.terms.reliability
            await reliability.require(session, match.info.guild, user, least, now)
            if player.guarded or player.steward:
                return await put_admission(session, match, player, user, name, now)
            await seat_volunteer(session, match, player, user, name, now)
            await count_again(session, match, now)
        return True

    async def offer(self, game: int, user: int, seat: str | None = None) -> None:
        """Offer to lend one's own seat; let the host offer a steward's or an empty one.

        Who takes the latter needs the table's word.
        A seat that was lent is taken back with :meth:`reclaim`, as is an offer.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            if seat is not None:
                require_host(match.info, user)
                found = match.info.player_in(seat)
                if found is None or found.user is not None:
                    raise trouble("not-offered", seat=named(match.info, seat))
                player = found
                offered = replace(player, offered=True, guarded=player.guarded or player.steward)
            else:
                player = player_or_owner(match.info, user)
                if player.owner is not None:
                    raise trouble("not-lent")
                offered = replace(player, offered=True)
            await change(session, match, player, offered, now)
            await tell_of(session, match, now, "offered", player, user)

    async def reclaim(self, game: int, user: int) -> None:
        """Take back a seat that one has lent, or withdraw the offer to lend it."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            player = player_or_owner(match.info, user)
            if player.owner == user:
                await give_back(session, match, player, now)
                await count_again(session, match, now)
            elif player.offered:
                await change(session, match, player, replace(player, offered=False), now)
                await tell_of(session, match, now, "kept", player, user)
            else:
                raise trouble("not-lent")

    async def hand_over(self, game: int, host: int, user: int) -> None:
        """Make another player the host."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            require_host(match.info, host)
            if match.info.player_of(user) is None:
                raise trouble("not-playing")
            await make_host(session, match, user, now)
            await count_again(session, match, now)

    async def stand_in(
        self, game: int, host: int, seat: str, level: seats.Level | None = None
    ) -> None:
        """Let a steward play an empty seat, or a late one until the end of the chapter.

        A steward that plays a seat without a person is replaced by one of another level.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            require_host(match.info, host)
            player = match.info.player_in(seat)
            if player is not None and player.machine and player.user is None:
                if level in (None, player.level):
                    raise trouble("same-level", seat=f"seat:{seat}")
                await change(session, match, player, replace(player, level=level), now)
                await match.announcer(session, now).say(
                    "level", seat=f"seat:{seat}", level=f"level:{level}"
                )
                return
            if player is None or player.machine:
                raise trouble("not-needed", seat=named(match.info, seat))
            clock = match.clocks.get(seat)
            late = seat in match.awaited and clock is not None and clock.stage == OVERDUE
            if not player.vacant and not late:
                raise trouble("not-needed", seat=named(match.info, seat))
            until: seats.StandIn = "host" if player.vacant else "chapter"
            await put_stand_ins(session, match, [seat], until, now, level)
