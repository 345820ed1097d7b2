"""A channel that the bot cannot use: the users whom it tells, and the words."""

from __future__ import annotations

from bot.play.match.clocks import MUTE
from bot.play.match.match import Match
from bot.store import Session
from bot.store.table.games import GameInfo, Obstacle
from engine.kernel.phrase import Phrase

WARNED = 3600.0
"""Seconds after which all players are told, and before which a host is not told again."""

UNTOLD: frozenset[Obstacle] = frozenset({"archived", "away", "outage"})
"""The obstacles that the bot does not report: its next message removes them, it cannot write to
players, or they can do nothing."""


def obstacle_phrase(info: GameInfo) -> Phrase:
    """Return words about what keeps the bot from using the channel of a game, and how to mend
    it."""
    assert info.obstacle is not None
    channel = f"channel:{info.channel}"
    if info.obstacle in ("locked", "archived", "away", "outage"):
        return Phrase(f"obstacle-{info.obstacle}", {"channel": channel})
    permission = Phrase(f"permission-{info.obstacle}")
    return Phrase("obstacle-permission", {"channel": channel, "permission": permission})


def clocks_phrase(info: GameInfo) -> Phrase:
    """Return words about the clocks that are stopped because of it."""
    part = "some" if info.obstacle in MUTE else "all"
    return Phrase(f"obstacle-clocks-{part}", {"since": f"time:{int(info.hidden or 0)}"})


async def warn_all(session: Session, match: Match, now: float) -> None:
    """Tell all players except the host, who knows."""
    info = match.info
    await match.change(session, warns=None)
    for user in info.users.values():
        if user != info.host:
            await warn(session, match, user, now)


async def warn(session: Session, match: Match, user: int, now: float) -> None:
    """Tell a user what keeps the bot from using the channel."""
    info = match.info
    await match.announcer(session, now).warn(user, obstacle_phrase(info), clocks_phrase(info))
