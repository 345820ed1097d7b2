"""Before a game begins: its players and their seats.

These functions run in the caller's transaction, with the game's lock held. For what cannot be done
they raise UserError, before anything is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Required, TypedDict, Unpack

from bot.play.errors import NoSuchGame, typed, user_error
from bot.play.fairness import find_luck, open_luck
from bot.play.outgoing.announcements import Announcer
from bot.play.settings import TableSettings
from bot.store import Session
from bot.store.people import users
from bot.store.table import fairness, games, seats, taught
from bot.store.table.games import GameInfo
from bot.store.table.seats import Level, Player
from engine.fairness import seating
from engine.kernel.data import fixed
from engine.kernel.ruleset import POSITION, AnyRuleset, Setup

from .beginning import Beginning
from .options import chosen, needed, prepare, without_clashes

OPEN_FOR = 14 * 86400.0
"""Seconds without activity after which a game that has not begun is closed."""

EASY: Level = "page"
"""The level of the stewards in a first game."""

USUAL: Level = "squire"
"""The level of stewards if nobody has chosen another."""

KEPT_FOR = 86400.0
"""Seconds for which only former players can join a rematch."""


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

    Raises NoSuchGame, UserError.
    """
    info = await find(session, game)
    if info.phase == "closed":
        raise user_error("closed")
    if info.phase != "lobby":
        raise user_error("already-started")
    if info.light == "awaited":
        raise user_error("beginning")
    return info


@fixed
class Allowance:
    """The number of unfinished games that are allowed."""

    per_host: int
    per_server: int

    async def check(self, session: Session, host: int, guild: int) -> None:
        """Check that one more game is allowed.

        Raises UserError.
        """
        if (number := await games.count_open(session, host=host)) >= self.per_host:
            raise user_error("too-many-games", number=number)
        if (number := await games.count_open(session, guild=guild)) >= self.per_server:
            raise user_error("server-full", number=number)


class NewTable(TypedDict, total=False):
    """What is said of a table when it is opened."""

    host: Required[int]
    host_name: Required[str]
    guild: Required[int]
    channel: Required[int]
    options: Required[Mapping[str, Any]]
    rulings: Mapping[str, str]
    terms: Mapping[str, Any] | None
    """The settings that differ from the defaults."""
    sought: int | None
    """With how many people the game begins by itself; stewards play the rest."""
    again: int | None
    """The game whose players play again."""
    press: int | None
    """The interaction that opens the table."""


async def create(
    session: Session,
    ruleset: AnyRuleset,
    now: float,
    secret: bytes | None,
    beacon: str,
    **table: Unpack[NewTable],
) -> int:
    """Open a table in a channel, with its host seated; return its id.

    ``secret`` and ``beacon`` are the sources of its luck; without a secret, there is no log.
    """
    there = await games.find_in_channel(session, table["channel"])
    if there is not None and there.phase != "over":
        raise user_error("channel-busy", game=there.id)
    setup = prepare(ruleset, table["options"], table.get("rulings", {}))
    agreed = chosen(ruleset, setup.options)
    game = await games.insert(
        session,
        guild=table["guild"],
        channel=table["channel"],
        host=table["host"],
        ruleset=ruleset.id,
        options=agreed,
        seats=seating.on_offer(ruleset, setup),
        rulings=setup.rulings,
        terms=TableSettings.agree(table.get("terms") or {}).to_json(),
        created=now,
        sought=table.get("sought"),
        again=table.get("again"),
    )
    await seats.add_player(session, game, user=table["host"], name=table["host_name"], seat=None)
    if secret is not None:
        await open_luck(session, await find(session, game), secret, beacon, table.get("press"))
    return game


async def join(
    session: Session,
    info: GameInfo,
    user: int,
    name: str,
    seat: str | None,
    press: int | None = None,
) -> None:
    """Seat a user, or change their seat. Without ``seat``, it is drawn at the start."""
    player = info.player_of(user)
    if player is not None and player.seat == seat:
        raise user_error("already-playing")
    way = TableSettings.of(info.terms).seats
    if seat is not None:
        if seat not in info.seats:
            raise user_error("no-such-seat", seat=typed(seat))
        if way == "random":
            raise user_error("seats-drawn")
        if way == "auction":
            raise user_error("seats-auctioned")
        owner = info.player_in(seat)
        if owner is not None and owner.user != user:
            raise user_error("seat-taken", seat=f"seat:{seat}")
        if way == "drafted":
            _require_pick(info, user)
    if player is not None:
        if way == "drafted" and player.seat is not None:
            raise user_error("already-picked", seat=f"seat:{player.seat}")
        await seats.set_seat(session, info.id, player.number, seat)
    elif info.free <= 0:
        raise user_error("table-full")
    else:
        await seats.add_player(session, info.id, user=user, name=name, seat=seat)
        if (luck := await find_luck(session, info)) is not None:
            await luck.join(session, user, press)


def is_complete(info: GameInfo) -> bool:
    """Return whether a lobby has all the people that it waits for, so that the game begins by
    itself.

    If seats are picked in turn or bid for, the host begins when all have done so.
    """
    sought = info.sought is not None and info.phase == "lobby"
    later = TableSettings.of(info.terms).seats in ("drafted", "auction")
    return sought and info.missing == 0 and not later


def picker(info: GameInfo) -> Player | None:
    """Return the user who picks next in a draft; ``None`` while places are free, or after the last
    pick.

    Stewards take what the users leave.
    """
    if info.phase != "lobby" or TableSettings.of(info.terms).seats != "drafted" or info.free > 0:
        return None
    return next((p for p in info.players if p.seat is None and p.user is not None), None)


def _require_pick(info: GameInfo, user: int) -> None:
    """Check that it is a user's turn to pick.

    Raises UserError.
    """
    if info.free > 0:
        raise user_error("draft-later", free=info.free)
    turn = picker(info)
    if turn is not None and turn.user != user:
        raise user_error("not-your-pick", user=f"user:{turn.user}")


async def leave(session: Session, info: GameInfo, user: int, press: int | None = None) -> None:
    """Remove a user; the longest-standing player becomes host, and the last one to leave closes the
    table."""
    player = info.player_of(user)
    if player is None:
        raise user_error("not-playing")
    await seats.remove_player(session, info.id, player.number)
    await seats.drop_bids(session, info.id, user)
    if (luck := await find_luck(session, info)) is not None:
        await luck.leave(session, user, press)
    others = [p.user for p in info.players if p.user is not None and p.user != user]
    if not others:
        await games.update(session, info.id, phase="closed")
    elif info.host == user:
        await games.update(session, info.id, host=others[0])


async def add_stewards(
    session: Session,
    info: GameInfo,
    user: int,
    number: int | None,
    level: Level = USUAL,
    levels: Mapping[str, Level] = MappingProxyType({}),
) -> None:
    """Fill free seats with stewards of a level, all of them or a number.

    ``levels`` are those of certain seats, which come first.
    """
    require_host(info, user)
    count = number or info.free
    if not 0 < count <= info.free:
        raise user_error("table-full")
    own = [(seat, levels[seat]) for seat in info.free_seats if seat in levels][:count]
    rest: list[tuple[str | None, Level]] = [(None, level)] * (count - len(own))
    for seat, its_level in (*own, *rest):
        await seats.add_player(session, info.id, user=None, name="", seat=seat, level=its_level)


async def set_up_to_learn(
    session: Session,
    info: GameInfo,
    ruleset: AnyRuleset,
    user: int,
    *,
    seat: str | None,
    beginning: Beginning | None,
) -> GameInfo:
    """Prepare a first game for one person: hints, no deadlines, and stewards in all other seats.

    If its beginning is set, the game is explained, and its luck needs no log. Otherwise the host
    has the named seat, unless they have chosen one.
    """
    require_host(info, user)
    if any(p.user is not None and p.user != user for p in info.players):
        raise user_error("not-alone")
    usual = TableSettings()
    unhurried = TableSettings.of(info.terms).decided(usual, "table")
    changed: dict[str, Any] = {"hints": True, "seats": usual.seats, "faceless": False}
    if beginning is not None:
        changed["rated"] = "none"
    terms = unhurried.model_copy(update=changed)
    await games.update(session, info.id, terms=terms.to_json())
    host = info.player_of(user)
    if beginning is None:
        if host is not None and host.seat is None and seat in info.free_seats:
            await seats.set_seat(session, info.id, host.number, seat)
    else:
        await remove_stewards(session, info, user)
        info = await find(session, info.id)
        # What is explained begins at its own beginning.
        printed = {POSITION: ""} if POSITION in ruleset.options else {}
        options = {**printed, **beginning.options}
        await set_up(session, info, ruleset, user, options=options, rulings={})
        assert host is not None
        await seats.set_seat(session, info.id, host.number, beginning.seat)
        await fairness.drop_log(session, info.id)
        await taught.put(session, info.id, beginning.taught(user))
    info = await find(session, info.id)
    if info.free:
        await add_stewards(session, info, user, None, EASY)
    return await find(session, info.id)


async def remove_stewards(session: Session, info: GameInfo, user: int) -> None:
    """Remove the stewards from their seats."""
    require_host(info, user)
    for player in info.players:
        if player.steward:
            await seats.remove_player(session, info.id, player.number)


async def hand_over(
    session: Session, info: GameInfo, host: int, user: int, *, moderator: bool = False
) -> None:
    """Let the host, or anyone who may manage the channel, make another player the host."""
    if not moderator:
        require_host(info, host)
    if info.player_of(user) is None:
        raise user_error("not-playing")
    await games.update(session, info.id, host=user)


def require_former(info: GameInfo, former: GameInfo, user: int, now: float) -> None:
    """Check that a user may join a rematch: for a day, only former players may.

    Raises UserError.
    """
    if former.player_of(user) is None and now < info.created + KEPT_FOR:
        raise user_error("kept-for-players", until=f"time:{int(info.created + KEPT_FOR)}")


def former_seat(info: GameInfo, former: GameInfo, user: int) -> str | None:
    """Return the seat that a user had before a rematch, if they can have it again."""
    player = former.player_of(user)
    free = player is not None and player.seat in info.free_seats
    return (
        player.seat if free and player and TableSettings.of(info.terms).seats == "chosen" else None
    )


def require_complete(info: GameInfo, ruleset: AnyRuleset, user: int) -> None:
    """Check that the host begins the game, and that there is a player for each seat.

    Raises UserError.
    """
    require_host(info, user)
    if info.free > 0:
        raise user_error("seats-free", free=info.free)
    missing = [seat for seat in needed(info, ruleset) if seat in info.free_seats]
    if len(missing) > sum(player.seat is None for player in info.players):
        raise user_error("seat-needed", seat=f"seat:{missing[0]}")


async def take_seats(
    session: Session,
    info: GameInfo,
    seats_of: Mapping[int, str],
    setup: Setup,
    now: float,
) -> GameInfo:
    """Give players their seats by their numbers, as the game begins.

    Seats that nobody has taken are not played. A player on vacation is away from the beginning.
    """
    moving = [p for p in info.players if p.seat != seats_of[p.number]]
    for player in moving:
        if player.seat is not None:  # Two who exchange seats must not both have one in between.
            await seats.set_seat(session, info.id, player.number, None)
    for player in moving:
        await seats.set_seat(session, info.id, player.number, seats_of[player.number])
    await games.update(
        session,
        info.id,
        options=setup.options,
        seats=tuple(setup.seats),
        rulings=setup.rulings,
        phase="running",
    )
    agreed = TableSettings.of(info.terms)
    if info.people == 1 and agreed.preset == "usual":  # Stewards wait for this user.
        await games.update(session, info.id, terms=agreed.paced("unhurried"))
    info = await find(session, info.id)
    for seat, owner in info.users.items():
        await seats.add_tenure(session, info.id, owner, seat)
    for player in info.players:
        away = None if player.user is None else await users.find_vacation(session, player.user)
        if away is not None and away.begins <= now < away.ends:
            terms, absent = TableSettings.of(info.terms), replace(player, away=away.ends)
            if terms.vacation == "stand-in" or info.faceless:
                absent = replace(absent, stand_in="away", level=terms.stand_in)
            await seats.put_player(session, info.id, absent)
    return await find(session, info.id)


async def set_terms(session: Session, info: GameInfo, user: int, terms: Mapping[str, Any]) -> None:
    """Let the host change the terms; players who may no longer choose their seats lose them."""
    require_host(info, user)
    agreed = TableSettings.agree(terms)
    await games.update(session, info.id, terms=agreed.to_json())
    if agreed.seats not in ("chosen", TableSettings.of(info.terms).seats):
        for player in info.players:
            await seats.set_seat(session, info.id, player.number, None)


async def set_up(
    session: Session,
    info: GameInfo,
    ruleset: AnyRuleset,
    user: int,
    *,
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
) -> None:
    """Let the host change the named options and rulings.

    If fewer can play, stewards are removed first; a seat that is no longer in the game is lost.
    """
    require_host(info, user)
    agreed = chosen(ruleset, info.options)
    setup = prepare(
        ruleset,
        {**without_clashes(ruleset, agreed, options), **options},
        {**info.rulings, **rulings},
    )
    offered = seating.on_offer(ruleset, setup)
    users, size = sum(not p.steward for p in info.players), len(setup.seats)
    if users > size:
        raise user_error("too-many-players", players=users, seats=size)
    superfluous = len(info.players) - size
    for player in reversed(info.players):
        if player.steward and superfluous > 0:
            await seats.remove_player(session, info.id, player.number)
            superfluous -= 1
        elif player.seat not in offered:
            await seats.set_seat(session, info.id, player.number, None)
    await games.update(
        session,
        info.id,
        options=chosen(ruleset, setup.options),
        seats=tuple(offered),
        rulings=setup.rulings,
    )


async def follow(session: Session, before: GameInfo | None, game: int, now: float) -> None:
    """Update the post of a lobby, and tell the player who picks next.

    Any change in a lobby keeps it open.
    """
    await games.set_expires(session, game, now + OPEN_FOR)
    info = await find(session, game)
    announcer = Announcer(session, info, now)
    await announcer.refresh()
    turn = picker(info)
    if turn is None or turn.user is None:
        return
    last = None if before is None else picker(before)
    if last is None or last.user != turn.user:
        await announcer.tell_user(turn.user, "your-pick")


def require_host(info: GameInfo, user: int) -> None:
    """Check that a user is the host.

    Raises UserError.
    """
    if info.host != user:
        raise user_error("not-host")
