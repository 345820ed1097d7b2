"""All ways, by the ruleset on whose ground they lie."""

from __future__ import annotations

from collections.abc import Mapping

from . import dance, dragons, feast, route, vassals
from .waypoint import Waypoint

ROUTES: Mapping[str, tuple[Waypoint, ...]] = {
    "agot-2e": route.WAYPOINTS,
    "agot-2e-adwd": dance.WAYPOINTS,
    "agot-2e-affc": feast.WAYPOINTS,
    "agot-2e-vassals": vassals.WAYPOINTS,
    "agot-2e-mod": dragons.WAYPOINTS,
}
"""What an expansion asks as the 2nd edition does is on the way of the latter alone."""

EVERY: tuple[Waypoint, ...] = tuple(w for route in ROUTES.values() for w in route)

INCLUDED: Mapping[str, tuple[str, ...]] = {
    "agot-2e-adwd": ("agot-2e",),
    "agot-2e-affc": ("agot-2e",),
    "agot-2e-vassals": ("agot-2e",),
    "agot-2e-mod": ("agot-2e", "agot-2e-vassals"),
}
"""On which other grounds what an expansion asks has been met."""
