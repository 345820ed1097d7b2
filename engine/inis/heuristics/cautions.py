"""What a beginner may not see: what would come of an answer that is a typical mistake.

Only what the player may know is looked at. Pure functions.
"""

from __future__ import annotations

from typing import Any

from engine.inis import kinds
from engine.inis.components import Seat
from engine.inis.state import InisState
from engine.inis.victory import conditions_met
from engine.kernel.phrase import Phrase, phrase

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
