"""Before a game begins: who plays, and where.

These functions run in a transaction of the caller's, with the game's lock held; each returns
nothing and raises Trouble, before it has written anything, for what cannot be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store import Session, games, seats
from bot.store.games import GameInfo
from engine.kernel.ruleset import BadSetup, Ruleset
from engine.kernel.shape import Chooser

from .announce import Announcer
from .terms import Terms
from .trouble import NoSuchGame, trouble


async def find(session: Session, game: int) -> GameInfo:
    """Return a game.

    Raises NoSuchGame.
    """
    info = await games.find(session, game)
    if info is None:
        raise NoSuchGame
    return info


async def find_lobby(session: Session, game: int) -> GameInfo:
    """Return a game that has not begun.

    Raises NoSuchGame, Trouble.
    """
    info = await find(session, game)
    if info.phase == "closed":
        raise trouble("closed")
    if info.phase != "lobby":
        raise trouble("already-started")
    return info


async def create(
    session: Session,
    ruleset: Ruleset[Any],
    *,
    host: int,
    host_name: str,
    guild: int,
    channel: int,
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
    terms: Mapping[str, Any],
    now: float,
) -> int:
    """Lay a table in a channel, with its host at it; return its id."""
    there = await games.find_in_channel(session, channel)
    if there is not None and there.phase != "over":
        raise trouble("channel-busy", game=there.id)
    try:
        setup = ruleset.prepare(options, (), rulings)
    except BadSetup as error:
        raise trouble("bad-setup", reason=str(error)) from error
    game = await games.insert(
        session,
        guild=guild,
        channel=channel,
        host=host,
        ruleset=ruleset.id,
        options=setup.options,
        seats=setup.seats,
        rulings=setup.rulings,
        terms=Terms.agree(terms).to_json(),
        created=now,
    )
    await seats.add_player(session, game, user=host, name=host_name, seat=None)
    return game


async def join(session: Session, info: GameInfo, user: int, name: str, seat: str | None) -> None:
    """Seat a user, or change the seat of one who sits there: ``None`` is drawn at the start."""
    if seat is not None:
        if seat not in info.seats:
            raise trouble("no-such-seat", seat=f"seat:{seat}")
        owner = info.player_in(seat)
        if owner is not None and owner.user != user:
            raise trouble("seat-taken", seat=f"seat:{seat}")
    player = info.player_of(user)
    if player is not None:
        if player.seat == seat:
            raise trouble("already-playing")
        await seats.set_seat(session, info.id, player.number, seat)
    elif info.free <= 0:
        raise trouble("table-full")
    else:
        await seats.add_player(session, info.id, user=user, name=name, seat=seat)


async def leave(session: Session, info: GameInfo, user: int) -> None:
    """Take a user off the table; the longest there becomes host, and the last one closes it."""
    player = info.player_of(user)
    if player is None:
        raise trouble("not-playing")
    await seats.remove_player(session, info.id, player.number)
    others = [p.user for p in info.players if p.user is not None and p.user != user]
    if not others:
        await games.set_phase(session, info.id, "closed")
    elif info.host == user:
        await games.set_host(session, info.id, others[0])


async def add_practice(session: Session, info: GameInfo, user: int, number: int | None) -> None:
    """Fill free seats with the computer, all of them or a number."""
    require_host(info, user)
    if info.free < (number or 1):
        raise trouble("table-full")
    for _ in range(number or info.free):
        await seats.add_player(session, info.id, user=None, name="", seat=None)


async def remove_practice(session: Session, info: GameInfo, user: int) -> None:
    """Send the computer away from all its seats."""
    require_host(info, user)
    for player in info.players:
        if player.practice:
            await seats.remove_player(session, info.id, player.number)


async def draw_seats(session: Session, info: GameInfo, user: int, rng: Chooser) -> GameInfo:
    """Give every player who has chosen none a free seat at random; the game is to begin."""
    require_host(info, user)
    if info.free > 0:
        raise trouble("seats-free", free=info.free)
    free = info.free_seats
    rng.shuffle(free)
    for player in (p for p in info.players if p.seat is None):
        await seats.set_seat(session, info.id, player.number, free.pop())
    await games.set_phase(session, info.id, "running")
    info = await find(session, info.id)
    for seat, owner in info.users.items():
        await seats.add_tenure(session, info.id, owner, seat)
    return info


async def set_terms(session: Session, info: GameInfo, user: int, terms: Mapping[str, Any]) -> None:
    """Let the host agree upon other terms."""
    require_host(info, user)
    await games.set_terms(session, info.id, Terms.agree(terms).to_json())


async def refresh(session: Session, game: int, now: float) -> None:
    """Have the card of a game that has not begun drawn again."""
    await Announcer(session, await find(session, game), now).refresh()


def require_host(info: GameInfo, user: int) -> None:
    """Make sure that a user is the host.

    Raises Trouble.
    """
    if info.host != user:
        raise trouble("not-host")
