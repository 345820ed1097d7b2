"""What panels say about objectives: a player's own, their state, and their worth."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agot import summary
from bot.games.agot.panel import ahead
from bot.games.agot.views import Objective, goal_of
from bot.text import Localizer, Plain
from engine.agot.information.view import AgotView
from engine.kernel.event import EventData

from .facts import fulfilled_by, house_of, own, worth


def heading(view: AgotView, seat: str, say: Localizer) -> list[str]:
    """Return a House's points, Power, Supply and castles, its special objective, and its hand."""
    told = house_of(view["houses"][seat])
    if told is None:
        return []
    numbers = {name: told[name] for name in ("points", "power", "supply", "castles")}
    lines = [
        say("heading-figures", goal=goal_of(view, seat), **numbers),
        say(
            "heading-special",
            text=say(f"special-objective-{seat}"),
            now=int(told.get("special", 0)),
        ),
    ]
    if mine := own(view):
        lines.append(say("heading-objectives", objectives=Plain(in_hand(mine, say))))
    return [*lines, *ahead(view, say)]


def in_hand(mine: list[Objective], say: Localizer) -> str:
    """Return the seat's own objectives by name, with their points and a mark if fulfilled."""
    return say("here-joint").join(
        say("objective-of", objective=f"objective:{o['id']}", points=o["points"], now=int(o["now"]))
        for o in mine
    )


def here(objective: str, view: AgotView, seat: str, say: Localizer) -> str:
    """Return the worth of an objective for a House, whether it is fulfilled, and its condition."""
    return say(
        "here-objective",
        points=worth(objective, seat, view),
        now=int(fulfilled_by(view, seat, objective)),
        text=say(f"objective-{objective}.text"),
    )


def tell_round(view: AgotView, events: Sequence[EventData], say: Localizer) -> list[str]:
    """Return lines about the battles, losses, musters and scores of a round, and the positions."""
    *lines, standing = summary.tell_round(view, events, say)
    scored = [
        say("round-special-of", house=event["params"]["house"])
        if event["kind"] == "special-scored"
        else say("round-scored-of", **{k: event["params"][k] for k in ("house", "objective")})
        for event in events
        if event["kind"] in ("special-scored", "objective-scored")
    ]
    if scored:
        lines.append(say("round-scored", what=Plain(say.items(scored))))
    return [*lines, standing]
