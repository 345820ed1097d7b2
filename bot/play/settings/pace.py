"""Time settings, and when an answer is due."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Annotated
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from .row import Setting

HOUR, DAY = 3600, 86400

SHORTEST, LONGEST = 60, 30 * DAY
"""The fewest and the most seconds that there may be for an answer."""

SPANS = [h * HOUR for h in (1, 2, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 336)]
"""Seconds for an answer that are suggested, and for a live evening."""
LIVE_SPANS = [m * 60 for m in (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45)]

BANKS = [d * DAY for d in (1, 2, 3, 5, 7, 14)]
"""Seconds of a time bank that are suggested, and for a live evening."""
LIVE_BANKS = [m * 60 for m in (5, 10, 15, 20, 30)]

CLOCKS = [m * 60 for m in (30, 45)] + [h * HOUR for h in (1, 2, 3, 24, 72, 168)]
"""Seconds that are suggested for all answers of a player together."""
LIVE_CLOCKS = [m * 60 for m in (20, 30, 45)] + [h * HOUR for h in (1, 2, 3)]

GRACES = [0, 60, 300, 900, 1800, 3600]
"""Seconds of reconsideration that are suggested."""

NOTICE = 2 * 3600.0
"""The least seconds that everyone has before a fixed hour; an earlier hour is skipped."""


SATURDAY = 5
"""The first day of most weekends; days of the week are counted from 0, which is Monday."""


def is_zone(name: str) -> bool:
    """Return whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # The name is not a possible key.
        return False
    return True


@cache
def weekend_of(zone: str) -> tuple[int, int]:
    """Return the first day of the weekend in a time zone, and how many days it has.

    It is that of the country in which the time zone is.
    """
    territory = get_global("zone_territories").get(zone, "001")
    try:
        locale = Locale.parse(f"und_{territory}")
    except (UnknownLocaleError, ValueError):
        return SATURDAY, 2
    return locale.weekend_start, (locale.weekend_end - locale.weekend_start) % 7 + 1


def _clock_time(hour: str) -> time:
    return datetime.strptime(hour, "%H:%M").time()  # noqa: DTZ007  # a time of any day


def _hour(hour: str) -> str:
    _clock_time(hour)
    return hour


Span = Annotated[int, Field(ge=SHORTEST, le=LONGEST)]
Hour = Annotated[str, AfterValidator(_hour)]


class Pace(BaseModel):
    """The settings of a table about time.

    Without ``together``, ``alone``, ``hour`` and ``clock``, there is no deadline.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    together: Annotated[
        Span | None,
        Setting("time", "table", "always", unit="span", suggested=SPANS, live=LIVE_SPANS),
    ] = None
    """Seconds for a question to several seats, such as orders and bids."""
    hour: Annotated[
        Hour | None,
        Setting("time", "table", said_by="together", suggested=[f"{h:02}:00" for h in range(24)]),
    ] = None
    """``HH:MM``: a fixed hour of the day, for questions to several seats, not ``together``."""
    zone: str | None = None
    """The time zone of the fixed hour, as in the IANA database (``Europe/Berlin``)."""
    alone: Annotated[
        Span | None,
        Setting("time", "table", said_by="together", unit="span", suggested=SPANS, live=LIVE_SPANS),
    ] = None
    """Seconds for a question to one seat; ``None``: as for several."""
    clock: Annotated[
        Span | None,
        Setting(
            "time", "table", said_by="together", unit="span", suggested=CLOCKS, live=LIVE_CLOCKS
        ),
    ] = None
    """Seconds for all answers of a player together, as on a chess clock, instead of a time for each
    answer and a time bank."""
    grace: Annotated[
        int, Field(ge=0, le=3600), Setting("time", "table", unit="span", suggested=GRACES)
    ] = 0
    """Seconds that answers stay sealed, and can be changed, after the last one is in."""
    bank: Annotated[
        Span | None,
        Setting(
            "patience",
            "table",
            hurried=True,
            said_by="together",
            unit="span",
            suggested=BANKS,
            live=LIVE_BANKS,
        ),
    ] = None
    """Seconds that everyone has beyond the time for an answer, once for the whole game."""
    weekends: Annotated[
        str | None,
        Setting("patience", "table", hurried=True, said_by="together", suggested=["zone"]),
    ] = None
    """The time zone whose weekends do not count; ``None``: they do."""
    strict: Annotated[bool, Setting("patience", "table", hurried=True, said_by="together")] = False
    """Whether players who are late are warned and, if late again, have less time for a while."""

    def flaw(self) -> str | None:
        """Return the name of a field about time that does not fit others; ``None`` if all do."""
        if self.hour is not None and self.together is not None:
            return "hour"
        if self.clock is not None and (self.hurried_each or self.bank is not None):
            return "clock"
        if (self.zone is None) != (self.hour is None):
            return "zone"
        zones = (("zone", self.zone), ("weekends", self.weekends))
        return next((name for name, zone in zones if zone is not None and not is_zone(zone)), None)

    @property
    def hurried(self) -> bool:
        """Whether any answer has a deadline."""
        return self.hurried_each or self.clock is not None

    @property
    def hurried_each(self) -> bool:
        """Whether there is a time for an answer."""
        return (self.together, self.alone, self.hour) != (None, None, None)

    @property
    def reserve(self) -> int | None:
        """Seconds that everyone has once for the whole game: a clock, or a time bank."""
        return self.bank if self.clock is None else self.clock

    def due(
        self, asked: float, *, several: bool, bank: float = 0.0, share: float = 1.0
    ) -> float | None:
        """Return when an answer to a question is due; ``None`` if there is no deadline.

        ``bank`` is the rest of a seat's clock or time bank, ``share`` its share of the usual time.
        """
        if self.clock is not None:
            return self.working(asked, bank)
        if not several and self.alone is not None:
            return self.working(asked, self.alone * share + bank)
        if self.hour is not None:
            return self.working(self.next_hour(self.working(asked, NOTICE)), bank)
        return None if self.together is None else self.working(asked, self.together * share + bank)

    def resume(self, due: float, *, several: bool) -> float:
        """Return the new deadline of an answer whose clock was stopped."""
        by_hour = self.hour is not None and (several or self.alone is None)
        if by_hour:
            return self.next_hour(due)
        rest = self.rest_at(due)
        return due if rest is None else rest[1] + due - rest[0]

    def rest_at(self, at: float) -> tuple[float, float] | None:
        """Return the start and the end of the table's rest at a moment; ``None`` if it does not
        rest then."""
        if self.weekends is None:
            return None
        zone = ZoneInfo(self.weekends)
        first, days = weekend_of(self.weekends)
        day = datetime.fromtimestamp(at, zone).date()
        since = (day.weekday() - first) % 7
        if since >= days:
            return None
        begins = day - timedelta(days=since)
        return _midnight(begins, zone), _midnight(begins + timedelta(days=days), zone)

    def working(self, after: float, seconds: float) -> float:
        """Return the moment after some seconds, not counting those in which the table rests."""
        if self.weekends is None:
            return after + seconds
        zone, left = ZoneInfo(self.weekends), seconds
        first, _ = weekend_of(self.weekends)
        while True:
            rest = self.rest_at(after)
            after = after if rest is None else rest[1]
            day = datetime.fromtimestamp(after, zone).date()
            weekend = _midnight(day + timedelta(days=(first - day.weekday()) % 7), zone)
            if after + left <= weekend:
                return after + left
            left -= weekend - after
            after = weekend

    def worked(self, since: float, until: float) -> float:
        """Count the seconds between two moments in which the table does not rest."""
        total = max(0.0, until - since)
        if self.weekends is None or not total:
            return total
        zone = ZoneInfo(self.weekends)
        first, days = weekend_of(self.weekends)
        day = datetime.fromtimestamp(since, zone).date()
        day -= timedelta(days=(day.weekday() - first) % 7)
        while (begins := _midnight(day, zone)) < until:
            ends = _midnight(day + timedelta(days=days), zone)
            total -= max(0.0, min(ends, until) - max(begins, since))
            day += timedelta(days=7)
        return total

    def next_hour(self, after: float) -> float:
        """Return the first moment from ``after`` on that is the fixed hour."""
        assert self.hour is not None
        assert self.zone is not None
        at, zone = _clock_time(self.hour), ZoneInfo(self.zone)
        day = datetime.fromtimestamp(after, zone).date()
        # An hour that the change to summer time skips counts by the clock before the change.
        while (strikes := datetime.combine(day, at, zone).timestamp()) < after or self.rest_at(
            strikes
        ) is not None:
            day += timedelta(days=1)
        return strikes


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(), zone).timestamp()
