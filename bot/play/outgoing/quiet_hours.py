"""Quiet hours, during which a user gets no messages."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.play.errors import UserError, user_error
from bot.play.settings import is_zone
from bot.store.users import UserSettings

DAY = 24 * 60


def check(settings: UserSettings) -> None:
    """Check that settings make sense.

    Raises UserError (``bad-zone``, ``bad-quiet-hours``).
    """
    if settings.zone is not None and not is_zone(settings.zone):
        raise user_error("bad-zone", zone=f"raw:{settings.zone[:60]}")
    if settings.quiet is not None:
        begin, end = settings.quiet
        if begin == end or not (0 <= begin < DAY and 0 <= end < DAY):
            raise user_error("bad-quiet-hours")


def quiet_until(settings: UserSettings, now: float) -> float | None:
    """Return when a user's present quiet hours end; ``None`` if they have none now.

    Impossible settings count as none, because a zone may be gone from the system's database.
    """
    try:
        check(settings)
    except UserError:
        return None
    if settings.quiet is None:
        return None
    begin, end = settings.quiet
    zone = UTC if settings.zone is None else ZoneInfo(settings.zone)
    local = datetime.fromtimestamp(now, zone)
    minute = local.hour * 60 + local.minute
    within = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not within:
        return None
    # Hours that cross midnight end tomorrow if it is not yet midnight.
    day = local.date() + timedelta(days=int(minute >= end))
    return datetime.combine(day, time(end // 60, end % 60), zone).timestamp()
