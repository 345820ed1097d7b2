"""A table that holds only what a view shows, so that the rules can be asked about it."""

from __future__ import annotations

from .box import Box
from .state import Table
from .views import View


def sketch(box: Box, view: View, kind: type[Table] = Table) -> Table:
    """Build it: units (attackers where they marched from), tokens, open orders, no secrets."""
    areas = view["areas"]
    return kind(
        box=box,
        houses=sorted(view["houses"]),
        tracks={track: list(houses) for track, houses in view["tracks"].items()},
        westeros=list(view.get("westeros", ())),
        power={house: seen["power"] for house, seen in view["houses"].items()},
        supply={house: seen["supply"] for house, seen in view["houses"].items()},
        units={a: dict(seen["units"]) for a, seen in areas.items() if "units" in seen},
        owner={a: seen["house"] for a, seen in areas.items() if "units" in seen},
        tokens={a: seen["token"] for a, seen in areas.items() if "token" in seen},
        garrisons={a: seen["garrison"] for a, seen in areas.items() if "garrison" in seen},
        neutral={a: seen["neutral"] for a, seen in areas.items() if "neutral" in seen},
        closed=list(view.get("closed", ())),
        orders={
            a: seen["order"] for a, seen in areas.items() if seen.get("order") in box.order_type
        },
    )
