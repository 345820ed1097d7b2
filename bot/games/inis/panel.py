"""What panels say about Inis: the position of a player, and the contents of a territory."""

from __future__ import annotations

from bot.text import Localizer, Plain
from engine.inis.information.view import InisView


def heading(view: InisView, seat: str, say: Localizer) -> list[str]:
    """Return a player's victory conditions and hand, and the players in the clash, if any."""
    figures = view["houses"][seat]
    counted = figures["conditions"]
    numbers = say(
        "heading-figures",
        clans=counted["clans"],
        sanctuaries=counted["sanctuaries"],
        territories=counted["territories"],
        deeds=figures["deeds"],
        reserve=figures["reserve"],
    )
    return [numbers, *_cards(view, seat, say), *_clash(view, say)]


def _cards(view: InisView, seat: str, say: Localizer) -> list[str]:
    kinds = view["houses"][seat]["cards"]
    cards = [card for kind in kinds for card in view["hand"][kind]]
    if not cards:
        return []
    names = say.join([say.name(f"card:{card}") for card in cards])
    return [say("panel-hand-holds", cards=Plain(names))]


def _clash(view: InisView, say: Localizer) -> list[str]:
    clash = view["clash"]
    if clash is None:
        return []
    sides = [
        say(
            "panel-clash-side",
            seat=f"seat:{seat}",
            exposed=clash["exposed"].get(seat, 0),
            protected=clash["protected"].get(seat, 0),
        )
        for seat in view["seats"]
        if clash["exposed"].get(seat) or clash["protected"].get(seat)
    ]
    return [say("panel-clash", area=f"area:{clash['territory']}", sides=Plain(say.listed(sides)))]


def here(thing: str, view: InisView, say: Localizer) -> str:
    """Return the clans, the chieftain and the buildings of a territory."""
    kind, _, name = thing.partition(":")
    if kind != "area":
        return ""
    tile = view["territories"].get(name)
    if tile is None:
        return say("here-not-in-play")
    parts = [
        say("here-leads" if tile["chieftain"] == seat else "here-clans", seat=f"seat:{seat}", n=n)
        for seat, n in tile["clans"].items()
    ]
    parts += [say("here-capital")] if tile["capital"] else []
    parts += [
        say(f"here-{what}", n=tile[what]) for what in ("citadels", "sanctuaries") if tile[what]
    ]
    parts += [say("here-festival")] if tile["festival"] else []
    return say("here-joint").join(parts) or say("here-empty")
