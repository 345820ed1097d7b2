"""Games that cannot be loaded as they are saved: set aside, so that all others go on."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from bot.store import Session
from bot.store.keeping import facts
from bot.store.keeping.facts import RULES
from bot.store.messages import outbox
from bot.store.table import games, rules_checks

WARNED = 3600.0
"""Seconds for which a host is not told again of messages that cannot be posted."""

log = logging.getLogger(__name__)


async def set_aside(session: Session, game: int, why: str, now: float) -> None:
    """Set a game with impossible rows aside, and tell its host.

    Only the id of its host is read. Every start checks it again.
    """
    info = await games.find_bare(session, game)
    assert info is not None
    if info.pinned is not None:
        return
    log.error("game %d is set aside: %s", game, why)
    await rules_checks.pin(session, game, why)
    # The next start examines the games of this ruleset that fit no known rules, such as this one.
    await rules_checks.stamp(session, [game], "")
    await facts.drop(session, RULES.key(info.ruleset))
    await tell_host(session, game, "set-aside", now)


async def tell_of_blocked(
    session: Session, game: int, payload: Mapping[str, Any], now: float
) -> None:
    """Tell a user who can do something about it that automatic moderation has blocked a message.

    That is the player who said it, or the host of the game, who is not told again for a while.
    """
    info = await games.find(session, game)
    assert info is not None
    event: Mapping[str, Any] = next(iter(payload.get("events", ())), {})
    seat = str(event.get("params", {}).get("seat", "")).removeprefix("seat:")
    if event.get("id") == "table-said" and seat in info.users:
        await _tell(session, game, info.users[seat], "said-blocked", now, discreet=True)
    elif not await outbox.was_told(session, game, info.host, "table-blocked", since=now - WARNED):
        await _tell(session, game, info.host, "blocked", now, discreet=True)


async def tell_host(session: Session, game: int, kind: str, now: float) -> None:
    """Tell the host of a game something about it, without reading anything else of it."""
    info = await games.find_bare(session, game)
    assert info is not None
    await _tell(session, game, info.host, kind, now)


async def _tell(
    session: Session, game: int, user: int, kind: str, now: float, *, discreet: bool = False
) -> None:
    told = {"id": f"table-{kind}", "params": {"game": str(game)}}
    words = {"events": [told]} | ({"discreet": True} if discreet else {})
    await outbox.add(session, game, "word", words, written=now, target=user)
