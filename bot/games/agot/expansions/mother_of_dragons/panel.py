"""What panels say about loyalty, Dragons, loans and improved areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.agot import panel as second
from bot.games.agot import summary
from bot.games.agot.views import goal_of, handicapped
from bot.text import Localizer, Plain
from engine.agot.expansions.mother_of_dragons.components import printed
from engine.agot.expansions.mother_of_dragons.view import MotherView
from engine.kernel.event import EventData

from .views import TARGARYEN, area_of, house_of, loans_of


def heading(view: MotherView, seat: str, say: Localizer) -> list[str]:
    """Return a House's figures; for House Targaryen, loyalty replaces castles."""
    seen = house_of(view, seat)
    loans = loans_of(view).get(seat, ())
    if seat == TARGARYEN:
        lines = [
            say(
                "heading-loyalty",
                power=seen["power"],
                supply=seen["supply"],
                loyalty=seen.get("loyalty", 0),
                goal=goal_of(view, seat),
                strength=view.get("dragon_strength", 0),
            )
        ]
        lines += second.heading(view, seat, say)[1:]
    else:
        lines = second.heading(view, seat, say)
    if loans:
        named = [f"loan:{loan}" for loan in loans]
        lines.append(say("heading-loans", loans=named, interest=len(loans)))
    return lines


def goal(view: MotherView, say: Localizer) -> str:
    """Return what the seat of a view needs to win."""
    id = "goal-targaryen" if view["seat"] == TARGARYEN else "goal"
    if TARGARYEN not in view["houses"]:
        id = "goal-without-targaryen"
    held, endless = (int(bool(view.get(key))) for key in ("win_when_held", "endless"))
    castles = view["castles_to_win"]
    loyalty = goal_of(view, TARGARYEN) if TARGARYEN in view["houses"] else castles
    if view["seat"] and view["seat"] != TARGARYEN:
        castles = goal_of(view, view["seat"])
    apart = int(handicapped(view))
    return say(id, castles=castles, loyalty=loyalty, held=held, endless=endless, apart=apart)


def marks(area: str, view: MotherView, say: Localizer) -> list[str]:
    """Return which loyalty tokens lie in an area, and what has changed it permanently."""
    seen = area_of(view, area)
    number = seen.get("loyalty", 0)
    words = [say("here-loyalty", number=number)] if number else []
    return [*words, *(say(f"here-{id}", number=n) for id, n in changes(seen.get("improvements")))]


def changes(improvements: Mapping[str, int] | None) -> list[tuple[str, int]]:
    """Return the names of what has changed an area, for ``here-…`` and ``lookup-area-…``."""
    found = dict(improvements or {})
    castle = found.get("castle", 0)
    named = [("castle-raised" if castle > 0 else "castle-burnt", castle)] if castle else []
    return [*named, *((f"more-{id}", n) for id in ("power", "supply") if (n := found.get(id)))]


def is_loyal(area: str) -> bool:
    """Return whether an area is worth a point while House Targaryen controls it (X4.4.4)."""
    return area in printed().loyalty_icons


def bank_line(say: Localizer, id: str, offers: list[tuple[str, int]]) -> str:
    """Return the loans on offer with their prices."""
    named = [say("bank-offer", loan=f"loan:{loan}", power=price) for loan, price in offers]
    return say(id, offers=Plain(say("list-comma").join(named) or say("list-nothing")))


MOST = 5
"""The most lines about a round."""


def tell_round(view: MotherView, events: Sequence[EventData], say: Localizer) -> list[str]:
    """Return lines about battles, losses, musters and loans, and everyone's position."""
    *lines, standing = summary.tell_round(view, events, say)
    loans = [
        say("round-loan-of", loan=e["params"]["loan"], house=e["params"]["house"])
        for e in events
        if e["kind"] == "loan-taken"
    ]
    if loans and len(lines) < MOST - 1:
        lines.append(say("round-loans", loans=Plain(say.listed(loans))))
    return [*lines, standing]
