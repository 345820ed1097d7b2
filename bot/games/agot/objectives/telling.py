"""A round in a few lines, with who has scored what."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agot import telling
from bot.text import Plain, Voice
from engine.agot.views import View
from engine.kernel.event import EventData


def tell_round(view: View, events: Sequence[EventData], say: Voice) -> list[str]:
    """Tell battles, losses and musters, who has scored what, and who stands how."""
    *lines, standing = telling.tell_round(view, events, say)
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
