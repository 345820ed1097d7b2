"""What the coach of a first game says about A Game of Thrones: the numbers of the very game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.components import AgotComponents
from engine.agot.information.view import AgotView
from engine.kernel.event import EventData
from engine.kernel.phrase import Param, Phrase, phrase

from .views import goal_of

NEAR = 2
"""How many castles someone lacks who is said to be near victory."""
POOR = 1
"""With how much Power, or less, a House cannot pay for anything."""


def figures(view: AgotView, seat: str, latest: Mapping[str, Mapping[str, Any]]) -> dict[str, Param]:
    """Return castles, Supply and stars of a House, the open cards, and its last battle."""
    own = view["houses"][seat]
    supply = own["supply"]
    found: dict[str, Param] = {
        "seat": f"house:{seat}",
        "goal": goal_of(view, seat),
        "endless": int(bool(view.get("endless"))),
        "castles": own["castles"],
        "power": own["power"],
        "supply": supply,
        "armies": [f"number:{size}" for size in view["supply_limits"][str(supply)]],
        "stars": view["stars"][view["tracks"]["kings-court"].index(seat)],
        "cards": [f"westeros:{card}" for card in view.get("westeros", ())],
    }
    fights = [kind for kind in latest if kind in ("initial-strengths", "combat-decided")]
    if fights:
        told = latest[fights[-1]]
        found |= {name: told[name] for name in ("attacker", "defender", "area", "attack")}
        found["defense"] = told["defence"]
    if decided := latest.get("combat-decided"):
        found["outcome"] = Phrase("event-combat-decided", decided)
    for kind in ("watch-wins", "wildlings-win"):
        if came := latest.get(kind):
            found["came"] = Phrase(f"event-{kind}", came)
    if struck := latest.get("wildling-card"):
        found["struck"] = Phrase("event-wildling-card", struck)
    return found


def look_back(
    view: AgotView, seat: str, events: Sequence[EventData], box: AgotComponents
) -> tuple[Phrase, Phrase, Phrase]:
    """Return what a House did well in a round, what that cost, and what to look at next."""
    own = [e for e in events if f"house:{seat}" in e["params"].values()]
    return _well(seat, own, box), _cost(view, seat, own, box), _next(view, seat, box)


def _well(seat: str, own: Sequence[EventData], box: AgotComponents) -> Phrase:
    house = f"house:{seat}"
    for event in reversed(own):
        if event["kind"] == "combat-decided" and event["params"]["winner"] == house:
            return phrase("coach-well-won", area=event["params"]["area"])
    entered = [
        str(e["params"]["area"])
        for e in own
        if e["kind"] in ("marched", "occupied", "neutral-beaten") and e["params"]["house"] == house
    ]
    for area in entered:
        if area.removeprefix("area:") in box.castles:
            return phrase("coach-well-castle", area=area)
    gained = sum(
        int(e["params"]["power"])
        for e in own
        if e["kind"] == "consolidate" and e["params"]["house"] == house
    )
    if gained:
        return phrase("coach-well-power", power=gained)
    if entered:
        return phrase("coach-well-entered", areas=sorted(set(entered)))
    return phrase("coach-well-nothing")


def _cost(view: AgotView, seat: str, own: Sequence[EventData], box: AgotComponents) -> Phrase:
    house = f"house:{seat}"
    lost = Counter[str]()
    for event in own:
        if event["kind"] == "destroyed" and event["params"]["house"] == house:
            lost.update(event["params"]["units"])
    if lost:
        return phrase("coach-cost-units", units=dict(lost))
    left = {
        str(e["params"]["origin"])
        for e in own
        if e["kind"] == "marched" and e["params"]["house"] == house
    }
    for area in sorted(left):
        bare = area.removeprefix("area:")
        # No Power could have stayed behind at sea.
        if bare not in box.lands:
            continue
        if "units" not in view["areas"].get(bare, {}) and view["controllers"].get(bare) != seat:
            return phrase("coach-cost-left", area=area)
    idle = sum(e["kind"] in ("march-nothing", "raid-nothing") for e in own)
    if idle:
        return phrase("coach-cost-idle", number=idle)
    spent = sum(e["kind"] == "token-left" for e in own)
    return phrase("coach-cost-power", number=spent) if spent else phrase("coach-cost-nothing")


def _next(view: AgotView, seat: str, box: AgotComponents) -> Phrase:
    castles = {house: seen["castles"] for house, seen in view["houses"].items()}
    goals = {house: goal_of(view, house) for house in castles}
    left = {house: goals[house] - number for house, number in castles.items()}
    leader = min((h for h in castles if h != seat), key=lambda h: left[h])
    if left[leader] <= min(NEAR, left[seat] - 1):
        return phrase("coach-next-leader", house=f"house:{leader}", castles=castles[leader])
    power = view["houses"][seat]["power"]
    if power <= POOR:
        return phrase("coach-next-power", power=power)
    for castle in sorted(box.castles):
        if view["controllers"].get(castle) == seat or not _is_open(view, castle):
            continue
        for near in box.land_borders.get(castle, ()):
            if view["areas"].get(near, {}).get("house") == seat:
                return phrase("coach-next-empty", area=f"area:{castle}", **{"from": f"area:{near}"})
    return phrase("coach-next-castles", castles=castles[seat], goal=goals[seat])


def _is_open(view: AgotView, area: str) -> bool:
    """Return whether nobody defends an area."""
    there = view["areas"].get(area, {})
    closed = area in (*view.get("closed", ()), *view.get("fog", ()))
    return not closed and not {"units", "garrison", "neutral"} & there.keys()
