"""What a clash has cost a player, and why. Pure functions of what was told to everyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.event import EventData
from engine.kernel.phrase import Phrase, phrase


def defeats(events: Sequence[EventData], seat: str) -> Mapping[int, Sequence[Phrase]]:
    """Return what explains each clash in which a player has lost clans, by the place of its end."""
    found: dict[int, Sequence[Phrase]] = {}
    for at, event in enumerate(events):
        if event["kind"] == "clash-over" and (said := _explained(events, at, f"seat:{seat}")):
            found[at] = said
    return found


def _explained(events: Sequence[EventData], at: int, seat: str) -> list[Phrase]:
    area = events[at]["params"]["area"]
    begun = [n for n in range(at) if events[n]["kind"] == "clash" and _in(events[n], area)]
    if not begun:
        return []
    clash = [e for e in events[begun[-1] : at] if _in(e, area)]
    lost = [e for e in clash if e["kind"] == "clan-removed" and e["params"]["seat"] == seat]
    if not lost:
        return []
    attacks = [e for e in clash if e["kind"] == "attack"]
    suffered = [e["params"]["seat"] for e in attacks if e["params"]["target"] == seat]
    made = sum(e["params"]["seat"] == seat for e in attacks)
    found = [phrase("defeat-clash", area=area, lost=len(lost), attacks=len(suffered))]
    if suffered:
        found.append(phrase("defeat-clash-by", rivals=list(dict.fromkeys(suffered))))
    if len(lost) < len(suffered):
        found.append(phrase("defeat-clash-cards", number=len(suffered) - len(lost)))
    sheltered = any(e["kind"] == "sheltered" and e["params"]["seat"] == seat for e in clash)
    if made:
        found.append(phrase("defeat-clash-peace", number=made))
    elif not sheltered:
        found.append(phrase("defeat-clash-exposed"))
    return found


def _in(event: EventData, area: str) -> bool:
    return event["params"].get("area") == area
