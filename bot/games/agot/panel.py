"""What panels say of A Game of Thrones: how a House stands, and what lies where."""

from __future__ import annotations

from bot.text import Voice
from engine.agot.views import AreaView, View

FACE_DOWN = "face-down"
"""What a view shows of an order that nobody may see."""


def heading(view: View, seat: str, say: Voice) -> list[str]:
    """Say a House's Power, Supply and castles."""
    figures = view["houses"][seat]
    numbers = {name: figures[name] for name in ("power", "supply", "castles")}
    return [say("heading-figures", **numbers)]


def here(thing: str, view: View, seat: str, say: Voice) -> str:
    """Say what lies in an area, or list who stands on a track, first place first."""
    kind, _, name = thing.partition(":")
    match kind:
        case "area":
            return _area(view["areas"].get(name, {}), seat, say)
        case "track":
            return say("here-joint").join(
                say.name(f"house:{house}")
                for track, houses in view["tracks"].items()
                if track == name
                for house in houses
            )
    return ""


def _area(seen: AreaView, seat: str, say: Voice) -> str:
    """Name whose an area is, if it is somebody else's, and all that lies in it."""
    parts = []
    if (order := seen.get("order", FACE_DOWN)) != FACE_DOWN:
        parts.append(say.name(f"order:{order}"))
    if units := seen.get("units"):
        parts.append(say.counted(units))
    if parts and seen.get("house", seat) != seat:
        parts.insert(0, say.name(f"house:{seen['house']}"))
    if token := seen.get("token"):
        parts.append(say("here-token", house=f"house:{token}"))
    for force in ("garrison", "neutral"):
        if force in seen:
            parts.append(say(f"here-{force}", strength=seen[force]))
    return say("here-joint").join(parts) or say("here-empty")
