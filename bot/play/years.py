"""Once a year, users are told that they can look back at their own games."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.store import Session, figures, games, people

from .announce import Announcer

TELLING = 14
"""Days of January in which users are told."""


def bounds(year: int) -> tuple[float, float]:
    """Return when a year begins and ends, in UTC."""
    first, last = (datetime(y, 1, 1, tzinfo=UTC).timestamp() for y in (year, year + 1))
    return first, last


async def tell_of_year(session: Session, now: float) -> int:
    """Tell everybody who has finished a game in the last year, once; return how many.

    Whoever wants to hear nothing from the bot is not told.
    """
    today = datetime.fromtimestamp(now, UTC)
    year = today.year - 1
    fact = f"year-told:{year}"
    if today.month != 1 or today.day > TELLING or await people.find_fact(session, fact) is not None:
        return 0
    await people.put_fact(session, fact, "1")
    told = 0
    for user, game in await figures.list_players_since(session, *bounds(year)):
        info = await games.find(session, game)
        settings = await people.find_settings(session, user)
        if info is not None and settings.reach != "off":
            await Announcer(session, info, now).tell_user(user, "year-over", year=f"number:{year}")
            told += 1
    return told
