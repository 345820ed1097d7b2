"""The highlight other than clashes: the victory conditions that each player meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.inis.drawing.shades import BOARD
from bot.games.inis.drawing.words import moment, say, seat_name, title, told
from bot.render.highlight import Highlight, HighlightRow
from bot.render.words import about

if TYPE_CHECKING:
    from engine.inis.information.view import InisView
    from engine.kernel.event import EventData

SCENES = ("pretender", "conditions-met")
CONDITIONS = ("clans", "sanctuaries", "territories")


def placard(view: InisView, event: EventData) -> Highlight:
    """Return the placard of an event.

    Raises `ValueError` for an event that is no highlight.
    """
    if event["kind"] not in SCENES:
        raise ValueError(f"no highlight: {event['kind']}")
    seats = sorted(
        view["order"] or view["seats"],
        key=lambda seat: (
            not view["houses"][seat]["pretender"],
            -view["houses"][seat]["conditions"]["met"],
        ),
    )
    outcome = [say("inis-placard-rule")]
    if event["kind"] == "pretender":
        outcome.insert(0, told(event))
    return Highlight(
        BOARD,
        say("inis-placard-conditions"),
        about(title(view), moment(view)),
        "torc",
        rows=tuple(_row(view, seat) for seat in seats),
        outcome=tuple(outcome),
    )


def _row(view: InisView, seat: str) -> HighlightRow:
    house = view["houses"][seat]
    counts = house["conditions"]
    note = say(
        "inis-placard-counts",
        clans=counts["clans"],
        sanctuaries=counts["sanctuaries"],
        territories=counts["territories"],
        deeds=house["deeds"],
    )
    if house["pretender"]:
        note = f"{say('inis-placard-pretender')} {note}"
    met = counts["met"]
    return HighlightRow(seat, seat_name(seat), "clan", str(met), note, first=bool(met))
