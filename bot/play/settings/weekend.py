"""The weekend of a place, by the calendar of the country in whose time zone it is."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError
from babel.core import get_global

SATURDAY = 5
"""The first day of most weekends; days of the week are counted from 0, which is Monday."""


@cache
def weekend_of(zone: str) -> tuple[int, int]:
    """Return the first day of the weekend in a time zone, and how many days it has."""
    territory = get_global("zone_territories").get(zone, "001")
    try:
        locale = Locale.parse(f"und_{territory}")
    except (UnknownLocaleError, ValueError):
        return SATURDAY, 2
    return locale.weekend_start, (locale.weekend_end - locale.weekend_start) % 7 + 1
