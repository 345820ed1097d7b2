"""Lookup of a seat: clans, conditions, known cards, and the reader's own hand."""

from __future__ import annotations

from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer, Plain
from bot.ui.names import seat_and_player
from engine.inis.components import KINDS, InisComponents, Seat
from engine.inis.information.view import InisPlayerView, InisView

from ..views import HELD


def seat_page(
    box: InisComponents, seat: Seat, sight: ReaderView[InisView], say: Localizer
) -> ReferencePage:
    """Describe a seat.

    Raises KeyError for a seat that does not play.
    """
    seen = sight.view["houses"][seat]
    paragraphs = (
        _figures(seat, sight, say),
        _conditions(box, seat, sight, say),
        _clans(seat, sight, say),
        _cards(seen, say),
        _own_hand(seat, sight, say),
    )
    return ReferencePage(seat_and_player(sight.info, seat, say), tuple(p for p in paragraphs if p))


def _figures(seat: Seat, sight: ReaderView[InisView], say: Localizer) -> str:
    view, seen = sight.view, sight.view["houses"][seat]
    lines = [
        say(
            "lookup-inis-figures",
            reserve=seen["reserve"],
            there=seen["on_map"],
            deeds=seen["deeds"],
        )
    ]
    if view["brenn"] == seat:
        lines.append(say("lookup-inis-brenn"))
    if seen["pretender"]:
        lines.append(say("lookup-inis-pretender"))
    if view["turn"] == seat:
        lines.append(say("lookup-inis-turn"))
    return "\n".join(lines)


def _conditions(
    box: InisComponents, seat: Seat, sight: ReaderView[InisView], say: Localizer
) -> str:
    counts = sight.view["houses"][seat]["conditions"]
    return say(
        "lookup-inis-conditions",
        clans=counts["clans"],
        sanctuaries=counts["sanctuaries"],
        territories=counts["territories"],
        needed=box.figures.needed,
        met=counts["met"],
    )


def _clans(seat: Seat, sight: ReaderView[InisView], say: Localizer) -> str:
    lines = []
    for territory, tile in sight.view["territories"].items():
        if count := tile["clans"].get(seat, 0):
            leads = tile["chieftain"] == seat
            id = "lookup-inis-leads" if leads else "lookup-inis-stands"
            lines.append(say(id, area=f"area:{territory}", count=count))
    return "\n".join([say("lookup-inis-clans-title"), *lines]) if lines else ""


def _cards(seen: InisPlayerView, say: Localizer) -> str:
    """Return the numbers of cards of the seat by kind, and the cards that everyone knows."""
    counts = seen["cards"]
    lines = [say("lookup-inis-cards", **{kind: counts[kind] for kind in KINDS})]
    for id, known in (
        ("lookup-inis-known", seen["advantages"]),
        ("lookup-inis-known-tales", seen["tales"]),
    ):
        if known:
            lines.append(say(id, cards=[f"card:{card}" for card in known]))
    if not seen["sure"]:
        lines.append(say("lookup-inis-unsure"))
    return "\n".join(lines)


def _own_hand(seat: Seat, sight: ReaderView[InisView], say: Localizer) -> str:
    """Return the reader's own cards, if the seat is the reader's."""
    if sight.view["seat"] != seat:
        return ""
    hand = sight.view["hand"]
    lines = [
        say(f"lookup-inis-hand-{part}", cards=[f"card:{card}" for card in hand[part]])
        for part in HELD
        if hand[part]
    ]
    title = Plain(say("lookup-inis-your-hand"))
    return "\n".join([title, *lines]) if lines else ""
