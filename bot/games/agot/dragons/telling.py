"""What is told of a round: loans, and how near House Targaryen is to winning."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agot import telling
from bot.text import Plain, Voice
from engine.agot.mother_of_dragons.view import MotherView
from engine.kernel.event import EventData

from .views import score

MOST = 5
"""Lines that tell a round."""


def tell_round(view: MotherView, events: Sequence[EventData], say: Voice) -> list[str]:
    """Say who has beaten whom, what was lost and mustered, who borrows, and who stands how."""
    lines = telling.tell_round(view, events, say)[:-1]
    loans = [
        say("round-loan-of", loan=e["params"]["loan"], house=e["params"]["house"])
        for e in events
        if e["kind"] == "loan-taken"
    ]
    if loans and len(lines) < MOST - 1:
        lines.append(say("round-loans", loans=Plain(say.listed(loans))))
    ranked = sorted(view["houses"], key=lambda house: -score(view, house))
    standing = [
        say("round-castles-of", house=f"house:{house}", castles=score(view, house))
        for house in ranked
        if house not in view["vassals"]
    ]
    said = Plain(say.listed(standing))
    return [*lines, say("round-castles", castles=said, goal=view["castles_to_win"])]
