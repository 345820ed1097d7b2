"""Quiet hours, during which a user gets no messages."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from bot.play.errors import UserError, user_error
from bot.play.settings import is_zone
from bot.store.people.users import UserSettings

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
    today = datetime.fromtimestamp(now, zone).date()
    ends = []
    # Hours that cross midnight may have begun yesterday.
    for day in (today - timedelta(days=1), today):
        ends_on = day + timedelta(days=int(end <= begin))
        ended = max(_moment(ends_on, end, zone), _moment(ends_on, end, zone, fold=1))
        if _moment(day, begin, zone) <= now < ended:
            ends.append(ended)
    return max(ends, default=None)


def _moment(day: date, minute: int, zone: tzinfo, *, fold: int = 0) -> float:
    """Return the moment of a minute of a day.

    What the change to summer time skips counts by the clock before the change. Where the change
    back repeats an hour, ``fold`` is 1 for the second time: quiet hours begin at the first, and end
    at the second.
    """
    at = time(minute // 60, minute % 60, fold=fold)
    return datetime.combine(day, at, zone).timestamp()
