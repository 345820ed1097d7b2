"""Games that cannot be loaded as they are saved: set aside, so that all others go on."""

from __future__ import annotations

import logging

from bot.store import Session, facts, games, outbox, rules_checks
from bot.store.keeping import RULES

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


async def tell_host(session: Session, game: int, kind: str, now: float) -> None:
    """Tell the host of a game something about it, without reading anything else of it."""
    info = await games.find_bare(session, game)
    assert info is not None
    told = {"id": f"table-{kind}", "params": {"game": str(game)}}
    await outbox.add(session, game, "word", {"events": [told]}, written=now, target=info.host)
