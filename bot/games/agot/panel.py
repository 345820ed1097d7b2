"""What panels say about A Game of Thrones: the position of a House, and the contents of areas."""

from __future__ import annotations

import re

from bot.text import Localizer
from engine.agot.components import open_box
from engine.agot.information.view import AgotView, AreaView
from engine.agot.variants.pools import facts_in

from .views import commanded, goal_of, on_tracks

FACE_DOWN = "face-down"
"""What a view shows for an order that is face down."""


def heading(view: AgotView, seat: str, say: Localizer) -> list[str]:
    """Return a House's Power, Supply and castles, and the Houses that it commands."""
    figures = view["houses"][seat]
    numbers = {name: figures[name] for name in ("power", "supply", "castles")}
    lines = [say("heading-figures", goal=goal_of(view, seat), **numbers)]
    if others := commanded(view, seat):
        lines.append(say("heading-commands", houses=[f"house:{other}" for other in others]))
    return [*lines, *ahead(view, say), *_known(view, say)]


def ahead(view: AgotView, say: Localizer) -> list[str]:
    """Return the next cards of the Westeros decks, if they are face up."""
    return [
        say("heading-ahead", deck=f"deck:{deck}", cards=[f"westeros:{card}" for card in cards])
        for deck, cards in view.get("ahead", {}).items()
    ]


def _known(view: AgotView, say: Localizer) -> list[str]:
    """Return the cards of the Westeros decks that only this player has seen, and where they are."""
    known = view.get("known", {})
    tops = known.get("westeros", {}).items()
    return [
        say(id, deck=f"deck:{deck}", cards=[f"westeros:{card}" for card in cards])
        for id, decks in (
            ("heading-known-top", {d: c for d, c in tops if d not in view.get("ahead", ())}),
            ("heading-known-bottom", known.get("buried", {})),
        )
        for deck, cards in decks.items()
        if cards
    ]


def here(thing: str, view: AgotView, seat: str, say: Localizer) -> str:
    """Return the contents of an area, or the Houses on a track in order."""
    kind, _, name = thing.partition(":")
    match kind:
        case "area":
            return _area(view["areas"].get(name, {}), seat, say)
        case "track":
            return say("here-joint").join(
                say.name(f"house:{house}") for house in on_tracks(view).get(name, ())
            )
    return ""


def _area(seen: AreaView, seat: str, say: Localizer) -> str:
    """Return the owner of an area, unless it is the seat itself, and everything in it."""
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


NAMESAKES = re.compile(r"^card:.+-(adwd|affc|asos|mod|a|b)$")
"""The House cards that have an earlier namesake, with the box or the deck that they are from."""
BASE = "agot-2e"
LATER = ("adwd", "affc", "asos")
"""The boxes whose cards have their name at the end of their ids, if there is a namesake in an
earlier one."""
SPELLED_APART = {"card:dagmar-cleftjaw": "base", "card:dagmer-cleftjaw": "asos"}
"""The House cards that have the same name in words, but another in their ids, with their boxes."""


def box_of(thing: str, say: Localizer) -> str:
    """Return the box of a House card that has a namesake; otherwise nothing."""
    if found := NAMESAKES.match(thing):
        return say(f"box-{found[1]}")
    if box := SPELLED_APART.get(thing):
        return say(f"box-{box}")
    kind, _, card = thing.partition(":")
    if kind != "card" or not any(f"{card}-{box}" in facts_in(BASE) for box in LATER):
        return ""
    return say("box-base" if card in open_box(BASE).house_cards else "box-adwd")
