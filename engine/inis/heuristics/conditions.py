"""Conditions in words: what would change them, which one a player works toward, what loses them.

They read only what the player may know. Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from engine.inis import kinds
from engine.inis.components import Seat, Territory
from engine.inis.state import InisState
from engine.inis.victory import CONDITIONS, conditions, conditions_met
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase

Clans = Mapping[Territory, Mapping[Seat, int]]


def changed(s: InisState, clans: Clans, sanctuary: Territory | None = None) -> InisState:
    """Return a state with clans added (removed, if below zero), and perhaps a Sanctuary."""
    other = copy(s)
    other.clans = {t: dict(there) for t, there in s.clans.items()}
    other.sanctuaries = dict(s.sanctuaries)
    for territory, come in clans.items():
        for seat, number in come.items():
            # A move that does not fit the map is left out, because a hint does not judge the rules.
            if s.there(seat, territory) + number >= 0:
                other.put(seat, territory, number)
    if sanctuary is not None:
        other.sanctuaries[sanctuary] = other.sanctuaries.get(sanctuary, 0) + 1
    return other


def gain(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    """Return a change's best effect for a seat, such as a condition met or a rival stopped."""
    return (
        _met(s, seat, after)
        or _crowned(s, seat, after)
        or _stopped(s, seat, after)
        or _progress(s, seat, after)
        or _led(s, seat, after)
    )


def standing(s: InisState, seat: Seat) -> Json:
    """Return the condition that a seat is nearest to, its count, and the count needed."""
    counted = conditions(s, seat)
    name = max(CONDITIONS, key=lambda c: counted[c])
    return {
        "condition": f"condition:{name}",
        "number": counted[name],
        "needed": s.box.figures.needed,
    }


def _met(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    if conditions_met(after, seat) <= conditions_met(s, seat):
        return None
    counted = conditions(after, seat)
    grown = [c for c in CONDITIONS if counted[c] > conditions(s, seat)[c]]
    name = max(grown or CONDITIONS, key=lambda c: counted[c])
    return phrase("because-meets", condition=f"condition:{name}", number=counted[name])


def _crowned(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    """Return a phrase if a seat becomes chieftain of the Capital's territory (1.7)."""
    if s.capital is None or after.chieftain(s.capital) != seat or s.chieftain(s.capital) == seat:
        return None
    return phrase("because-crowns", area=f"area:{s.capital}")


def _stopped(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    for rival in s.opponents(seat):
        if conditions_met(after, rival) < conditions_met(s, rival):
            return phrase(
                "because-stops", rival=f"seat:{rival}", number=conditions_met(after, rival)
            )
    return None


def _progress(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    before, now = conditions(s, seat), conditions(after, seat)
    grown = [c for c in CONDITIONS if now[c] > before[c]]
    if not grown:
        return None
    name = max(grown, key=lambda c: (now[c], CONDITIONS.index(c)))
    return phrase(f"because-grows-{name}", number=now[name], needed=s.box.figures.needed)


def _led(s: InisState, seat: Seat, after: InisState) -> Phrase | None:
    for territory in s.places:
        if after.chieftain(territory) == seat != s.chieftain(territory):
            return phrase("because-leads", area=f"area:{territory}")
    return None


def intended(s: InisState, seat: Seat) -> Data:
    """Return the condition that a player is nearest to now."""
    return {"round": s.round, "condition": standing(s, seat)["condition"]}


def compared(s: InisState, seat: Seat, plan: Data) -> Phrase | None:
    """Return that another condition is nearer than the one that was worked toward."""
    now = standing(s, seat)
    if plan.get("round") != s.round or plan["condition"] == now["condition"]:
        return None
    return phrase("plan-condition", before=plan["condition"], **now)


CAUTIOUS = frozenset({kinds.TURN})
"""The kinds of questions whose answers can be such mistakes."""


def caution(s: InisState, seat: Seat, kind: str, value: Any) -> Phrase | None:
    """Return what would come of an answer, if it looks like a mistake."""
    if kind != kinds.TURN or value.get("do") != "pass":
        return None
    if seat not in s.pretenders and conditions_met(s, seat) > 0:
        return phrase("caution-no-token")
    others = {other for other in s.seats if other != seat}
    cards = len(s.hands[seat]["action"])
    if others <= set(s.passed) and cards:
        return phrase("caution-season-ends", cards=cards)
    return None
