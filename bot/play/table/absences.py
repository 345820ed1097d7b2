"""What happens while a player is away: a steward plays or holds, or the table waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple, cast, get_args

from bot.play.match.match import Match
from bot.store import Session
from bot.store.people import reliability, users
from bot.store.table import seats
from bot.store.table.seats import Level, Player
from bot.store.table.watches import NEW

from .seats import put_stand_ins

DAY = 86400.0

WAITS = (1, 2, 3, 5, 7, 14)
"""For how many days at most a user can ask their tables to wait for them."""


class Absence(NamedTuple):
    """What a player wants to happen while they are away."""

    how: Literal["play", "hold", "wait"] = "play"
    level: Level | None = None
    """The level of the steward that plays; ``None``: as the table has agreed."""
    days: int = 0
    """For how many days the table waits, at most."""


def absence_of(said: str) -> Absence:
    """Parse a player's choice; if it is not on offer, a steward plays."""
    how, _, what = said.partition(":")
    match how:
        case "play" if what in get_args(Level):
            return Absence("play", cast(Level, what))
        case "hold":
            return Absence("hold")
        case "wait" if what.isdecimal():
            return Absence("wait", days=int(what))
    return Absence()


OFFERED = (
    *("play", *(f"play:{level}" for level in get_args(Level)), "hold"),
    *(f"wait:{days}" for days in WAITS),
)
"""The choices on offer."""


async def leave_for_vacation(
    session: Session, match: Match, player: Player, until: float, now: float
) -> None:
    """Stop a player's clock, or let a steward play, until a vacation ends.

    A table that agreed to stop for vacations waits until the end. Any other waits for as long as
    the player asked, and for no more days in a game than the table has agreed.
    """
    gone, question = replace(player, away=until), match.game.question
    wish = Absence()
    if player.user is not None:
        wish = absence_of((await users.find_settings(session, player.user)).absence)
        if question is not None:
            await reliability.add(session, match.info.id, player.user, question.number, "away", now)
    # Others would see for whom the table waits, and know from other tables who is away.
    faceless = match.info.faceless
    stops = match.terms.vacation == "stop" and not faceless
    held = 0.0 if stops or faceless else await _hold(session, match, player, wish, until - now)
    if held:
        gone = replace(gone, held=now + held)
    await seats.put_player(session, match.info.id, gone)
    await match.settle(session, now)
    announcer = match.announcer(session, now)
    seat, user = f"seat:{player.seat}", f"user:{player.user}"
    if not faceless:
        await announcer.say("away", seat=seat, user=user, until=f"time:{int(until)}")
    if held:
        await announcer.say("held", seat=seat, user=user, until=f"time:{int(now + held)}")
    elif not stops:
        await stand_in(session, match, gone, now)


async def _hold(
    session: Session, match: Match, player: Player, wish: Absence, lasts: float
) -> float:
    """Return how many seconds the table waits, and take them from the player's allowance."""
    patience = match.clocks.patience.get(str(player.seat), NEW)
    left = max(0.0, match.terms.stops * DAY - patience.stopped)
    held = min(wish.days * DAY, left, lasts)
    if held:
        spent = replace(patience, stopped=patience.stopped + held)
        await match.clocks.put_patience(session, str(player.seat), spent)
    return held


async def stand_in(session: Session, match: Match, player: Player, now: float) -> None:
    """Let a steward play, or hold, for a player who is away, as the player has chosen."""
    wish = Absence()
    if player.user is not None:
        wish = absence_of((await users.find_settings(session, player.user)).absence)
    await put_stand_ins(
        session, match, [str(player.seat)], "away", now, wish.level, holds=wish.how == "hold"
    )


async def welcome_back(session: Session, match: Match, player: Player, now: float) -> None:
    """Let a player play again after their clock was stopped or a steward played for them."""
    if player.held is not None and player.held > now:
        patience = match.clocks.patience.get(str(player.seat), NEW)
        kept = max(0.0, patience.stopped - (player.held - now))
        await match.clocks.put_patience(session, str(player.seat), replace(patience, stopped=kept))
    back = replace(player, away=None, held=None, stand_in=None, level=None, holds=False)
    await seats.put_player(session, match.info.id, back)
    await match.settle(session, now)
    if match.info.faceless and player.away is not None:
        return
    await match.announcer(session, now).say(
        "back", seat=f"seat:{player.seat}", user=f"user:{player.user}"
    )
