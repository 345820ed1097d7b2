"""What the coach of a first game says about Inis: the numbers of the very game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.inis.information.view import InisView
from engine.kernel.event import EventData
from engine.kernel.phrase import Param, Phrase, phrase

CONDITIONS = ("clans", "territories", "sanctuaries")
"""What counts for victory, in the order in which it is named if the numbers are equal."""


def figures(view: InisView, seat: str) -> dict[str, Param]:
    """Return the Brenn, a player's Deeds, and where there is a clash."""
    found: dict[str, Param] = {"seat": f"seat:{seat}", "deeds": view["houses"][seat]["deeds"]}
    if view["brenn"] is not None:
        found["brenn"] = f"seat:{view['brenn']}"
    if view["clash"] is not None:
        found["area"] = f"area:{view['clash']['territory']}"
    return found


def look_back(
    view: InisView, seat: str, events: Sequence[EventData]
) -> tuple[Phrase, Phrase, Phrase]:
    """Return what a player did well in a season, what that cost, and what to look at next."""
    return _well(view, seat, events), _cost(seat, events), _next(view, seat)


def _well(view: InisView, seat: str, events: Sequence[EventData]) -> Phrase:
    own = f"seat:{seat}"
    mine = [e for e in events if e["params"].get("seat") == own]
    if any(e["kind"] == "deed-gained" for e in mine):
        return phrase("coach-well-deed")
    for event in reversed(events):
        area = str(event["params"].get("area", "")).removeprefix("area:")
        there = view["territories"].get(area)
        if event["kind"] == "clash-over" and there is not None and there["chieftain"] == seat:
            return phrase("coach-well-clash", area=f"area:{area}")
    for event in reversed(mine):
        if event["kind"] in ("citadel-built", "sanctuary-built"):
            return phrase("coach-well-built", area=event["params"]["area"])
    territories = view["houses"][seat]["conditions"]["territories"]
    return phrase("coach-well-territories", territories=territories)


def _cost(seat: str, events: Sequence[EventData]) -> Phrase:
    own = f"seat:{seat}"
    kinds = [e["kind"] for e in events if e["params"].get("seat") == own]
    if clans := kinds.count("clan-removed"):
        return phrase("coach-cost-clans", clans={"clan": clans})
    if cards := kinds.count("card-discarded-unseen"):
        return phrase("coach-cost-cards", cards=cards)
    return phrase("coach-cost-nothing")


def _next(view: InisView, seat: str) -> Phrase:
    for other, seen in view["houses"].items():
        if other != seat and seen["pretender"]:
            return phrase("coach-next-rival", seat=f"seat:{other}")
    counted = view["houses"][seat]["conditions"]
    counts = {
        "clans": counted["clans"],
        "territories": counted["territories"],
        "sanctuaries": counted["sanctuaries"],
    }
    best = max(CONDITIONS, key=lambda name: counts[name])
    return phrase(f"coach-next-{best}", count=counts[best])
