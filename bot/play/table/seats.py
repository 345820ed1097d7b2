"""How seats of running games pass between users, and tables between hosts.

The player of a seat knows what it knows, and answers for it; a host has no part in that. These
functions run in a transaction of the caller's, with the game's lock held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.play.errors import typed, user_error
from bot.play.lobby.setup import find
from bot.play.match.match import Match
from bot.play.outgoing.calls import Remedy
from bot.play.time.clocks import GRACE, LAG, OVERDUE
from bot.store import Session
from bot.store.people import reliability
from bot.store.table import games, progress, seats
from bot.store.table.games import GameInfo
from bot.store.table.seats import Player
from engine.kernel.phrase import Param

MISSED = 3 * 86400.0
"""Seconds after which a player who is asked without a deadline counts as missing."""

PATIENCE = 86400.0
"""Seconds for which a player must have been asked before they count as overdue; otherwise a host
could make anyone overdue by setting a minute for each answer."""


def is_overdue(match: Match, seat: str, now: float) -> bool:
    """Return whether a table has waited long enough for a seat, and past its deadline."""
    clock = match.clocks.by_seat.get(seat)
    if clock is None or clock.due is None or clock.stopped is not None:
        return False
    late = now >= clock.due + GRACE + LAG and now >= clock.begun + PATIENCE
    return late and seat in match.awaited


def is_missing(match: Match, seat: str, now: float) -> bool:
    """Return whether a steward may stand in for a seat: it is empty, or its player is away or late.

    If there is no deadline, players are late when they have been asked for three days.
    """
    player, clock = match.info.player_in(seat), match.clocks.by_seat.get(seat)
    if player is None or player.machine:
        return False
    if player.vacant or player.away is not None:
        return True
    if seat not in match.awaited or clock is None:
        return False
    waited = seat in match.clocks.unhurried and now - clock.begun >= MISSED
    return clock.stage == OVERDUE or waited


def stands_until(match: Match, player: Player) -> seats.StandIn:
    """Return how long a steward plays for a missing player.

    After a missed deadline, it plays until the chapter ends; for someone away, until they return;
    otherwise until the host or the player ends it.
    """
    if player.away is not None:
        return "away"
    clock = match.clocks.by_seat.get(str(player.seat))
    return "host" if player.vacant or clock is None or clock.stage != OVERDUE else "chapter"


async def put_stand_ins(
    session: Session,
    match: Match,
    names: list[str],
    until: seats.StandIn,
    now: float,
    level: seats.Level | None = None,
    *,
    holds: bool = False,
) -> None:
    """Let stewards play some seats for a while, and tell the table.

    It is not told of players who are away if that would tell whose seat it is.

    Without a ``level``, they have the one that the table has agreed on. With ``holds``, they only
    give safe answers.
    """
    level = level or match.terms.stand_in
    for seat in names:
        player = match.info.player_in(seat)
        assert player is not None
        stood_for = replace(player, stand_in=until, level=level, held=None, holds=holds)
        await seats.put_player(session, match.info.id, stood_for)
    await match.settle(session, now)
    if until == "away" and match.info.faceless:
        return
    await match.announcer(session, now).say(
        "stand-in-holds" if holds else "stand-in",
        seats=[f"seat:{s}" for s in names],
        level=f"level:{level}",
        until=f"until:{_until(match, names, until)}",
    )
    for seat in names:
        if until != "away" and (user := match.info.users.get(seat)) is not None:
            await match.announcer(session, now).tell_user(
                user,
                "stood-in-you",
                remedies=[Remedy("my-vacation-end", "return")],
                seat=f"seat:{seat}",
                level=f"level:{level}",
                until=f"until:{_until(match, [seat], until)}",
            )


def _until(match: Match, names: Sequence[str], until: seats.StandIn) -> seats.StandIn:
    """Return the words for how long stewards play before the player of a seat is back."""
    here = all(seat in match.info.users for seat in names)
    return "away" if until == "host" and here else until


async def send_away(session: Session, match: Match, seat: str, now: float) -> None:
    """Kick a user from a seat.

    Raises UserError if nobody is there.
    """
    player = user_in(match.info, seat)
    assert player.user is not None
    await seats.ban(session, match.info.id, player.user)
    if player.owner is None:
        await vacate(session, match, player, now, kind="kicked")
    else:
        await tell_of(session, match, now, "kicked", player, player.user)
        await give_back(session, match, player, now)


async def vacate(
    session: Session,
    match: Match,
    player: Player,
    now: float,
    *,
    kind: Literal["left", "kicked"],
) -> None:
    """Remove a user from a seat, which is then open to volunteers; the last one to leave closes the
    game.

    Until one comes, a steward or nobody plays it, as agreed. A volunteer for the seat of a kicked
    player needs the table's agreement.
    """
    info, user = match.info, player.user
    assert user is not None
    await tell_of(session, match, now, kind, player, user)
    empty = replace(
        player,
        user=None,
        name="",
        vacant=True,
        offered=True,
        guarded=kind == "kicked",
        stand_in=None,
        away=None,
        held=None,
        holds=False,
        level=None,
    )
    last = not any(other != user for other in info.users.values())
    question = match.game.question
    if question is not None and not last:  # If nobody is left, leaving harms nobody's game.
        await reliability.add(session, info.id, user, question.number, "left", now)
    if last:
        await close(session, match, now, "closed", user)
    await change(session, match, player, empty, now)
    if last:
        return
    seat = f"seat:{player.seat}"
    if match.terms.gone == "stand-in":
        await put_stand_ins(session, match, [str(player.seat)], "host", now)
        level = f"level:{match.terms.stand_in}"
        announcer = match.announcer(session, now)
        await announcer.tell_user(match.info.host, "seat-stood-in", seat=seat, level=level)
    else:
        await match.announcer(session, now).tell_user(match.info.host, "seat-empty", seat=seat)


async def close(
    session: Session,
    match: Match,
    now: float,
    kind: str,
    by: int | None = None,
    /,
    **params: Param,
) -> None:
    """End a game that nobody has won by the rules; ``kind`` is that of the table's event.

    ``by`` is the user who has ended it, if one has. All notifications expire, and so do all votes.
    """
    announcer = match.announcer(session, now)
    await announcer.calls.lapse_all()
    await announcer.close(kind, by, **params)
    await announcer.settle_all()
    await match.disclose(session, announcer, "abandoned")
    await games.end(session, match.info.id, "closed")


async def require_offer(session: Session, match: Match, user: int, seat: str) -> Player:
    """Return the player whose seat a volunteer wants to take.

    Raises UserError if it is not theirs to take.
    """
    info = match.info
    player = info.player_in(seat)
    if any(user in (p.user, p.owner) for p in info.players):
        raise user_error("already-playing")
    if player is None or not player.open:
        raise user_error("not-offered", seat=named(info, seat))
    if await seats.is_banned(session, info.id, user):
        raise user_error("sent-away")
    for known in await seats.list_tenures(session, info.id, user):
        if known != seat:
            raise user_error("knows-another", seat=f"seat:{known}")
    return player


async def seat_volunteer(
    session: Session, match: Match, player: Player, user: int, name: str, now: float
) -> None:
    """Give an offered seat to a volunteer, with its secrets and a fresh clock."""
    taken = replace(
        player,
        user=user,
        name=name,
        owner=player.user,
        owner_name=player.name if player.user is not None else None,
        vacant=False,
        offered=False,
        guarded=False,
        stand_in=None,
        away=None,
        held=None,
        holds=False,
        level=None,
    )
    await tell_of(session, match, now, "taken", taken, user)
    question = match.game.question
    if player.vacant and question is not None:
        await reliability.add(session, match.info.id, user, question.number, "took-over", now)
    await change(session, match, player, taken, now)


async def give_back(session: Session, match: Match, player: Player, now: float) -> None:
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
        held=None,
        holds=False,
        level=None,
    )
    await tell_of(session, match, now, "returned", player, player.owner)
    await change(session, match, player, back, now)


async def change(session: Session, match: Match, old: Player, new: Player, now: float) -> None:
    """Replace a player by another, and delete the notifications and drafts of the first."""
    assert new.seat is not None
    question = match.game.question
    if old.user is not None and old.user != new.user:
        await progress.drop_draft(session, match.info.id, old.user)
        if question is not None:
            await match.announcer(session, now).calls.answered(
                new.seat, question.number, by_hand=False, discreet=False
            )
    await seats.put_player(session, match.info.id, new)
    if new.user is not None:
        await seats.add_tenure(session, match.info.id, new.user, new.seat)
    taken = new.user is not None and new.user != old.user
    if new.user != old.user:
        match.info = await find(session, match.info.id)
        await match.plans.pass_on(session, new.seat, new.user)
    await match.settle(session, now, anew=[new.seat] if taken else [])
    await _keep_host(session, match, new.seat, now)


async def set_level(
    session: Session, match: Match, steward: Player, level: seats.Level, now: float
) -> None:
    """Let the steward of a seat without a person play at another level, and tell the table."""
    await change(session, match, steward, replace(steward, level=level), now)
    await match.announcer(session, now).say(
        "level", seat=f"seat:{steward.seat}", level=f"level:{level}"
    )


async def _keep_host(session: Session, match: Match, seat: str, now: float) -> None:
    """Make another player the host if the host is no longer at the table.

    The next host is the player who has been there longest; one who has just got the host's seat
    comes last. If nobody may know who plays which seat, the host stays host: another one would know
    who has just left.
    """
    info = match.info
    if (
        not match.running
        or info.faceless
        or any(info.host in (p.user, p.owner) for p in info.players)
    ):
        return
    heirs = [p for p in info.players if p.user is not None]
    heir = next((p for p in heirs if p.seat != seat), heirs[0])
    assert heir.user is not None
    await make_host(session, match, heir.user, now)


async def make_host(session: Session, match: Match, user: int, now: float) -> None:
    """Make a player the host, and tell the table."""
    await match.change(session, host=user)
    await match.announcer(session, now).say("host", user=f"user:{user}")


async def tell_of(
    session: Session, match: Match, now: float, kind: str, player: Player, user: int
) -> None:
    """Tell the table, and the users concerned, what happened to a seat."""
    announcer = match.announcer(session, now)
    await announcer.say(kind, seat=f"seat:{player.seat}", user=f"user:{user}")


def player_or_owner(info: GameInfo, user: int) -> Player:
    """Return the player that a user is, or the one who plays their lent seat."""
    for player in info.players:
        if user in (player.user, player.owner):
            return player
    raise user_error("not-playing")


def named(info: GameInfo, seat: str) -> str:
    """Return a typed seat for a message, even one that the game does not have."""
    return f"seat:{seat}" if seat in info.seats else typed(seat)


def user_in(info: GameInfo, seat: str) -> Player:
    """Return the player in a seat, who must be a user.

    Raises UserError.
    """
    player = info.player_in(seat)
    if player is None or player.user is None:
        raise user_error("nobody-there", seat=named(info, seat))
    return player
