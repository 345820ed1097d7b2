"""What the bot posts and counts of A Game of Thrones: changed areas, rounds, cards, bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from bot.games.counts import Bids, CardCounts, CardPlay
from bot.text import Localizer, Plain
from engine.agot.information.view import AgotView, CombatView
from engine.kernel.event import Event, EventData

from .drawing import board
from .views import bound, commanders, counted, goal_of, score_of

BATTLE = ("attacked", "cards-revealed", "combat-decided")
"""The highlights of a battle, in order."""

RESOLVED = ("raid", "march")
"""The beginnings of orders that leave the board when they are resolved."""

WATCH = ("watch-wins", "wildlings-win")


def changed(before: AgotView, view: AgotView) -> Collection[str] | None:
    """Return the areas where something has changed; ``None`` if tracks have, too."""
    if before["tracks"] != view["tracks"] or _supplies(before) != _supplies(view):
        return None
    if commanders(before) != commanders(view):  # It shows on all their pieces.
        return None
    return [
        area
        for area in {*before["areas"], *view["areas"], *before["controllers"], *view["controllers"]}
        if _lasting(before, area, view) != _lasting(view, area, view)
        or before["controllers"].get(area) != view["controllers"].get(area)
    ]


def _lasting(seen: AgotView, area: str, now: AgotView) -> dict[str, object]:
    """Return what is in an area, without a Raid or March order that has been resolved since."""
    there: dict[str, object] = {**seen["areas"].get(area, {})}
    token = str(there.get("order", ""))
    if token.startswith(RESOLVED) and "order" not in now["areas"].get(area, {}):
        del there["order"]
    return there


def _supplies(view: AgotView) -> dict[str, int | None]:
    return {house: seen.get("supply") for house, seen in view["houses"].items()}


def regions_of(ruleset: str, places: Collection[str]) -> Sequence[str]:
    """Return one or two regions of the map in which some areas lie; none if it takes more."""
    found = board.regions(ruleset)
    inside = {
        id: {p for p in places if p in one.areas or _lies_in(ruleset, p, one.box)}
        for id, one in found.items()
    }
    wanted = set(places)
    for number in (1, 2):
        for ids in combinations(found, number):
            if wanted <= set().union(*(inside[id] for id in ids)):
                return ids
    return ()


@cache
def _lies_in(ruleset: str, area: str, box: board.Box) -> bool:
    """Return whether an area is wholly inside a box of the map; a port, without outline, is not."""
    west, north, east, south = box
    drawn = board.load(ruleset)
    return area in drawn.faces and all(
        west <= x <= east and north <= y <= south for ring in drawn.outline(area) for x, y in ring
    )


def with_last_battle(view: AgotView, events: Sequence[EventData]) -> AgotView | None:
    """Return a view with the last battle that is over, if it is told among some events."""
    begun = None
    found: AgotView | None = None
    for event in events:
        if event["kind"] == "attacked":
            begun = event["params"]
        elif event["kind"] == "combat-decided" and begun is not None:
            found = _with_battle(view, begun, event["params"])
        elif event["kind"] == "consolidation-over" and found is not None:
            found = {**found, "round": found["round"] - 1}
    return found


def _with_battle(view: AgotView, begun: Mapping[str, Any], decided: Mapping[str, Any]) -> AgotView:
    combat: CombatView = {
        "area": _bare(decided["area"]),
        "from": _bare(begun["origin"]),
        "attacker": _bare(decided["attacker"]),
        "defender": _bare(decided["defender"]),
        "attackers": {},
        "reaching": [],
    }
    return {**view, "phase": "marches", "combat": combat}


def _bare(thing: str) -> str:
    return thing.partition(":")[2]


def idle(event: EventData) -> str:
    """Return the heading for events that change nothing."""
    kind, params = event["kind"], event["params"]
    if kind in ("raid-nothing", "march-nothing"):
        return kind
    if kind in ("power-gained", "consolidate") and params.get("power") == 0:
        return "no-power"
    return ""


def overtaken(scene: EventData, later: Sequence[EventData]) -> bool:
    """Return whether a later highlight of the same battle or attack has been posted already."""
    kind = scene["kind"]
    if kind in WATCH:
        return any(e["kind"] in ("wildling-card", "wildlings-settled") for e in later[:3])
    if kind not in BATTLE:
        return False
    for event in later:
        if event["kind"] == "attacked":
            return False
        if event["kind"] in BATTLE:
            return True
    return False


def tell_round(view: AgotView, events: Sequence[EventData], say: Localizer) -> list[str]:
    """Return lines about battles, losses and musters, and everyone's position."""
    battles = [_battle(e["params"], say) for e in events if e["kind"] == "combat-decided"]
    lines = [
        say("round-battles", number=len(battles), battles=Plain(say.items(battles))),
        *_units(events, "destroyed", "round-lost", say),
        *_units(events, ("mustered", "upgraded"), "round-mustered", say),
    ]
    watch = [e for e in events if e["kind"] in WATCH]
    if watch:
        lines.append(say.say({"id": f"event-{watch[-1]['kind']}", "params": watch[-1]["params"]}))
    players = [one for one in view["houses"].items() if bound(view, one[0]) is None]
    castles = sorted(players, key=lambda one: -score_of(one[1]))
    standing = [
        say("round-castles-of", house=f"house:{house}", castles=Plain(counted(view, house)))
        for house, _ in castles
    ]
    goal, said = view["castles_to_win"], Plain(say.listed(standing))
    own = {goal_of(view, house) for house, seen in castles if "loyalty" in seen} - {goal}
    apart, loyalty = int(bool(own)), min(own, default=goal)
    lines.append(say("round-castles", castles=said, goal=goal, apart=apart, loyalty=loyalty))
    return lines


def _battle(params: Mapping[str, Any], say: Localizer) -> str:
    return say("round-battle", **{k: params[k] for k in ("winner", "loser", "area")})


def _units(
    events: Sequence[EventData], kinds: str | tuple[str, ...], id: str, say: Localizer
) -> list[str]:
    """Return how many units each House has lost or gained, if any."""
    counts: dict[str, Counter[str]] = {}
    for event in events:
        if event["kind"] in kinds:
            params = event["params"]
            units = params.get("units") or {params["unit"]: 1}
            for unit, number in units.items():
                bare = unit.rpartition(":")[2].removeprefix("routed-")
                counts.setdefault(params["house"], Counter())[bare] += number
    if not counts:
        return []
    who = [
        say("round-units-of", house=house, units=Plain(say.counted(units, "counted")))
        for house, units in sorted(counts.items())
    ]
    return [say(id, who=Plain(say.items(who)))]


def tally(events: Sequence[Event]) -> CardCounts:
    """Count the cards of every battle, and the bids for tracks and against wildlings."""
    cards = [play for event in events for play in _cards(event)]
    return CardCounts(cards, [_bids(event) for event in events if event.kind == "bids"])


def _cards(event: Event) -> Iterator[CardPlay]:
    if event.data is None or event.data.get("event") != "combat":
        return
    for side in (event.data["attacker"], event.data["defender"]):
        if side["card"] is not None:
            won = side["house"] == event.data["winner"]
            yield CardPlay(f"card:{side['card']}", side["house"], won)


def _bids(event: Event) -> Bids:
    params: dict[str, Any] = dict(event.to_json()["params"])
    said = [bid["params"] for bid in params["bids"]]
    return Bids(params["subject"], {_id(bid["house"]): int(bid["power"]) for bid in said})


def _id(thing: str) -> str:
    return thing.partition(":")[2]
