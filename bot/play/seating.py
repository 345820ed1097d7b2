"""Seats that change hands while a game runs: leaving, lending, taking, sending away, standing in.

Whoever has a seat knows its secrets and answers for it; the host does not. Functions run in the
caller's transaction, with the game's lock held.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from bot.store import Session, games, progress, seats
from bot.store.games import GameInfo
from bot.store.seats import Player

from .clocks import OVERDUE
from .hall import Hall
from .lobby import require_host
from .table import Table
from .trouble import trouble, typed


class Seating:
    """What a user can do about seats of running games.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    """

    def __init__(self, hall: Hall, now: Callable[[], float]) -> None:
        self._hall = hall
        self._now = now

    async def leave(self, game: int, user: int) -> None:
        """Leave a seat, so that anybody may take it; a borrowed seat goes back to its owner.

        A seat that was lent goes to the borrower. When nobody is left, the game is closed.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            player = _player_or_owner(table.info, user)
            if player.owner == user:
                given = replace(player, owner=None, owner_name=None)
                await _change(session, table, player, given, now)
                await _note(session, table, now, "left", player, user)
            elif player.owner is not None:
                await _return(session, table, player, now)
            else:
                await vacate(session, table, player, now, kind="left")

    async def kick(self, game: int, host: int, seat: str) -> None:
        """Let the host send a user away from a seat, so that anybody may take it.

        A borrowed seat goes back to its owner.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            await send_away(session, table, seat, now)

    async def take(self, game: int, user: int, name: str, seat: str) -> None:
        """Take a seat that is offered, with its secrets and a fresh clock."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            info = table.info
            player = info.player_in(seat)
            if any(user in (p.user, p.owner) for p in info.players):
                raise trouble("already-playing")
            if player is None or not player.offered:
                raise trouble("not-offered", seat=named(info, seat))
            if await seats.is_banned(session, game, user):
                raise trouble("sent-away")
            for known in await seats.list_tenures(session, game, user):
                if known != seat:
                    raise trouble("knows-another", seat=f"seat:{known}")
            taken = replace(
                player,
                user=user,
                name=name,
                owner=player.user,
                owner_name=player.name if player.user is not None else None,
                vacant=False,
                offered=False,
                stand_in=None,
                away=None,
            )
            await _change(session, table, player, taken, now)
            await _note(session, table, now, "taken", taken, user)

    async def offer(self, game: int, user: int, seat: str | None = None) -> None:
        """Offer to lend one's own seat; let the host offer a practice seat.

        A seat that was lent is taken back with :meth:`reclaim`, as is an offer.
        """
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            if seat is not None:
                require_host(table.info, user)
                found = table.info.player_in(seat)
                if found is None or found.user is not None:
                    raise trouble("not-offered", seat=named(table.info, seat))
                player = found
            else:
                player = _player_or_owner(table.info, user)
                if player.owner is not None:
                    raise trouble("not-lent")
            await _change(session, table, player, replace(player, offered=True), now)
            await _note(session, table, now, "offered", player, user)

    async def reclaim(self, game: int, user: int) -> None:
        """Take back a seat that one has lent, or withdraw the offer to lend it."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            player = _player_or_owner(table.info, user)
            if player.owner == user:
                await _return(session, table, player, now)
            elif player.offered:
                await _change(session, table, player, replace(player, offered=False), now)
                await _note(session, table, now, "kept", player, user)
            else:
                raise trouble("not-lent")

    async def hand_over(self, game: int, host: int, user: int) -> None:
        """Make another player the host."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            if table.info.player_of(user) is None:
                raise trouble("not-playing")
            await games.set_host(session, game, user)
            await table.settle(session, now)
            await table.announcer(session, now).say("host", user=f"user:{user}")

    async def stand_in(self, game: int, host: int, seat: str) -> None:
        """Let the computer play an empty seat, or a late one until the end of the chapter."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            player = table.info.player_in(seat)
            if player is None or player.machine:
                raise trouble("not-needed", seat=named(table.info, seat))
            clock = table.clocks.get(seat)
            late = seat in table.awaited and clock is not None and clock.stage == OVERDUE
            if not player.vacant and not late:
                raise trouble("not-needed", seat=named(table.info, seat))
            until: seats.StandIn = "host" if player.vacant else "chapter"
            await put_stand_ins(session, table, [seat], until, now)


async def put_stand_ins(
    session: Session, table: Table, names: list[str], until: seats.StandIn, now: float
) -> None:
    """Let the computer play some seats for a while, and say so."""
    for seat in names:
        player = table.info.player_in(seat)
        assert player is not None
        await seats.put_player(session, table.info.id, replace(player, stand_in=until))
    await table.settle(session, now)
    await table.announcer(session, now).say(
        "stand-in", seats=[f"seat:{s}" for s in names], until=f"until:{until}"
    )


async def send_away(session: Session, table: Table, seat: str, now: float) -> None:
    """Send a user away from a seat.

    Raises Trouble if nobody is there.
    """
    player = user_in(table.info, seat)
    assert player.user is not None
    await seats.ban(session, table.info.id, player.user)
    if player.owner is None:
        await vacate(session, table, player, now, kind="kicked")
    else:
        await _note(session, table, now, "kicked", player, player.user)
        await _return(session, table, player, now)


async def vacate(
    session: Session,
    table: Table,
    player: Player,
    now: float,
    *,
    kind: Literal["left", "kicked"],
) -> None:
    """Remove a user from a seat, which waits for a volunteer.

    If it was the host, the next user becomes host; the last to go closes the game.
    """
    info, user = table.info, player.user
    assert user is not None
    await _note(session, table, now, kind, player, user)
    empty = replace(player, user=None, name="", vacant=True, offered=True, stand_in=None, away=None)
    others = [u for u in info.users.values() if u != user]
    if not others:
        announcer = table.announcer(session, now)
        await announcer.say("closed")
        await announcer.lapse_all()
        await announcer.settle_all()
        await games.end(session, info.id, "closed")
    elif info.host == user:
        await games.set_host(session, info.id, others[0])
        await table.announcer(session, now).say("host", user=f"user:{others[0]}")
    await _change(session, table, player, empty, now)
    if others:
        announcer = table.announcer(session, now)
        await announcer.tell_user(table.info.host, "seat-empty", seat=f"seat:{player.seat}")


async def _return(session: Session, table: Table, player: Player, now: float) -> None:
    """Give a lent seat back to its owner."""
    assert player.owner is not None
    back = replace(
        player,
        user=player.owner,
        name=player.owner_name or "",
        owner=None,
        owner_name=None,
        stand_in=None,
        away=None,
    )
    await _change(session, table, player, back, now)
    await _note(session, table, now, "returned", player, player.owner)


async def _change(session: Session, table: Table, old: Player, new: Player, now: float) -> None:
    """Replace a player by another; the calls and drafts of the former player are dropped."""
    assert new.seat is not None
    question = table.game.question
    if old.user is not None and old.user != new.user:
        await progress.drop_draft(session, table.info.id, old.user)
        if question is not None:
            await table.announcer(session, now).answered(
                new.seat, question.number, by_hand=False, discreet=False
            )
    await seats.put_player(session, table.info.id, new)
    if new.user is not None:
        await seats.add_tenure(session, table.info.id, new.user, new.seat)
    taken = new.user is not None and new.user != old.user
    await table.settle(session, now, anew=[new.seat] if taken else [])


async def _note(
    session: Session, table: Table, now: float, kind: str, player: Player, user: int
) -> None:
    announcer = table.announcer(session, now)
    await announcer.say(kind, seat=f"seat:{player.seat}", user=f"user:{user}")


def _player_or_owner(info: GameInfo, user: int) -> Player:
    """Return the player that a user is, or who has borrowed the user's seat."""
    for player in info.players:
        if user in (player.user, player.owner):
            return player
    raise trouble("not-playing")


def named(info: GameInfo, seat: str) -> str:
    """Return a seat that somebody has typed as a parameter, whether or not it exists."""
    return f"seat:{seat}" if seat in info.seats else typed(seat)


def user_in(info: GameInfo, seat: str) -> Player:
    """Return the player in a seat, who must be a user.

    Raises Trouble.
    """
    player = info.player_in(seat)
    if player is None or player.user is None:
        raise trouble("nobody-there", seat=named(info, seat))
    return player
