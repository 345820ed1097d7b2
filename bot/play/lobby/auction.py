"""Bids for seats, which are sealed while a table gathers and opened when its game begins.

These functions run in the caller's transaction, with the game's lock held. Whoever seals no bids
bids nothing, and the host may begin whenever they like.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.play.errors import UserError, user_error
from bot.play.fairness import find_luck
from bot.play.outgoing.announcements import Announcer
from bot.play.settings import TableSettings
from bot.store import Session
from bot.store.table import seats
from bot.store.table.games import GameInfo
from bot.store.table.seats import SealedBids
from engine.fairness.seating import require_bids
from engine.kernel.phrase import phrase
from engine.kernel.ruleset import AnyRuleset, BadSetup, SellsSeats, WrittenOption

from .options import chosen, prepare


def is_held(info: GameInfo) -> bool:
    """Return whether the seats of a table go to those who bid most for them."""
    return TableSettings.of(info.terms).seats == "auction"


def most_bids(info: GameInfo, ruleset: AnyRuleset) -> Mapping[str, int]:
    """Return how much can be bid for each seat; nothing where seats cannot be bid for."""
    if not isinstance(ruleset, SellsSeats) or not is_held(info):
        return {}
    return ruleset.most_bids(prepare(ruleset, info.options, info.rulings))


def without_prices(info: GameInfo, ruleset: AnyRuleset) -> Mapping[str, Any]:
    """Return the options of a game that someone could choose, without what its seats have cost."""
    options = chosen(ruleset, info.options)
    if isinstance(ruleset, SellsSeats) and is_held(info):
        return ruleset.unsold(options)
    return options


def form_of(info: GameInfo, ruleset: AnyRuleset) -> WrittenOption:
    """Return how bids for the seats of a table are written.

    Raises UserError if nobody can bid for them.
    """
    if not isinstance(ruleset, SellsSeats) or not (most := most_bids(info, ruleset)):
        raise user_error("no-auction")
    return ruleset.bids_as_written(most)


async def bid(
    session: Session,
    info: GameInfo,
    ruleset: AnyRuleset,
    user: int,
    written: object,
    now: float,
) -> SealedBids:
    """Seal what a user bids, in place of what they have bid before; the host is told when nobody
    else is waited for.

    Raises UserError for bids that are not possible.
    """
    option = form_of(info, ruleset)
    if info.player_of(user) is None:
        raise user_error("not-playing")
    try:
        bids = option.read(written)
        require_bids(most_bids(info, ruleset), bids)
    except BadSetup as error:
        if error.why is not None:
            raise UserError(error.why) from error
        raise user_error("bid-too-high") from error
    luck = await find_luck(session, info)
    receipt = None if luck is None else await luck.bid(session, user, bids)
    sealed, before = SealedBids(bids, receipt), await seats.find_bids(session, info.id)
    await seats.put_bids(session, info.id, user, sealed)
    waiting = {p.user for p in info.players if p.user is not None} - before.keys()
    if waiting == {user} and not info.free:
        await Announcer(session, info, now).tell_user(info.host, "all-bid")
    return sealed


async def review(
    session: Session, before: GameInfo, now: GameInfo, ruleset: AnyRuleset, at: float
) -> None:
    """Return all bids to their users if other seats are on offer after a change, or other Power."""
    if most_bids(before, ruleset) == most_bids(now, ruleset):
        return
    luck = await find_luck(session, now)
    for user in await seats.find_bids(session, now.id):
        if luck is not None:
            await luck.unbid(session, user)
        await Announcer(session, now, at).tell_user(user, "bids-void")
    await seats.drop_bids(session, now.id)


async def sealed(session: Session, info: GameInfo) -> dict[int, Mapping[str, int]]:
    """Return what users have bid for seats; nothing unless they go to the highest bids."""
    if not is_held(info):
        return {}
    return {user: one.bids for user, one in (await seats.find_bids(session, info.id)).items()}


async def tell(session: Session, info: GameInfo, now: float) -> None:
    """Tell everyone what was bid, and who pays what for which seat."""
    bids = await sealed(session, info)
    await seats.drop_bids(session, info.id)
    if not bids:
        return
    told = [
        phrase(
            "auction-bids",
            user=f"user:{user}",
            bids=[phrase("auction-bid", seat=f"seat:{s}", number=n) for s, n in one.items() if n],
        )
        for user, one in bids.items()
        if any(one.values())
    ]
    paid = {seat: bids.get(user, {}).get(seat, 0) for seat, user in info.users.items()}
    won = [
        phrase("auction-won", user=f"user:{info.users[seat]}", seat=f"seat:{seat}", number=price)
        for seat, price in sorted(paid.items(), key=lambda one: (-one[1], one[0]))
    ]
    await Announcer(session, info, now).say("auctioned", bids=told, won=won)
