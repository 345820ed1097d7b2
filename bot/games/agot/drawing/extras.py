"""What only some games have: loyalty, improved areas, loans, Dragons, other home areas.

The view of a game without them lacks their keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from bot.games.agot.drawing.words import house_name, say
from bot.games.agot.views import goal_of, ruleset_view
from bot.render.words import listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.agot.information.view import AgotView

Tone = Literal["home", "loyal", "better", "worse"]


@dataclass(frozen=True)
class AreaMark:
    """A lasting mark in an area, in addition to what is printed there.

    The glyph of a shield is a House.
    """

    area: str
    glyph: str
    count: int
    tone: Tone


@dataclass(frozen=True)
class SectionLine:
    """A line of a section: a number or numeral, and its meaning."""

    mark: str
    text: str


@dataclass(frozen=True)
class MarginSection:
    """A heading with lines below it, beside the map."""

    heading: str
    entries: tuple[SectionLine, ...]


@dataclass(frozen=True)
class Growth:
    """The round track: the rounds in which the units of a kind grow, and what one is worth now."""

    glyph: str
    worth: int
    round: int
    ahead: tuple[int, ...]


IMPROVED = {"castle": "castle", "power": "crown", "supply": "barrel"}
"""The glyphs of what improvements change."""

ROUNDS = 10


def area_marks(view: AgotView) -> tuple[AreaMark, ...]:
    """Return the shields of home areas that are not as printed, then loyalty tokens and permanent
    changes of areas, in the order of the areas."""
    found = [AreaMark(area, house, 1, "home") for area, house in sorted(_homes(view).items())]
    for area, state in sorted(_areas(view).items()):
        if number := state.get("loyalty"):
            found.append(AreaMark(area, "loyalty", number, "loyal"))
        for what, number in sorted(state.get("improvements", {}).items()):
            tone: Tone = "better" if number > 0 else "worse"
            found.append(AreaMark(area, IMPROVED[what], abs(number), tone))
    return tuple(found)


def _homes(view: AgotView) -> Mapping[str, str]:
    """Return the Houses of all home areas, if Houses begin at other places than printed (V4.5)."""
    return {a: house for a, house in view.get("homes", {}).items() if house in view["houses"]}


def _areas(view: AgotView) -> Mapping[str, Mapping[str, Any]]:
    areas: Mapping[str, Mapping[str, Any]] = ruleset_view(view)["areas"]
    return areas


def sections(view: AgotView) -> tuple[MarginSection, ...]:
    """Return the loans on offer."""
    bank = ruleset_view(view).get("bank")
    if bank is None:
        return ()
    slots = zip(bank["costs"], bank["slots"], strict=True)
    offers = tuple(
        SectionLine(str(cost), say(f"loan-{loan}") if loan else say("no-loan"))
        for cost, loan in slots
    )
    return (MarginSection(say("heading-bank"), offers),)


def debts(view: AgotView, house: str) -> list[str]:
    """Return the loans that a House has taken."""
    taken: list[str] = ruleset_view(view).get("bank", {}).get("loans", {}).get(house, [])
    return taken


def growth(view: AgotView) -> Growth | None:
    """Return the rounds in which Dragons grow stronger, if there are Dragons."""
    seen = ruleset_view(view)
    if "dragon_strength" not in seen:
        return None
    return Growth("dragon", seen["dragon_strength"], view["round"], tuple(seen["dragon_tokens"]))


def worths(view: AgotView) -> Mapping[str, int]:
    """Return what a unit is worth in this round, for each kind whose worth changes."""
    grown = growth(view)
    return {} if grown is None else {grown.glyph: grown.worth}


def loyalty(view: AgotView, house: str) -> int | None:
    """Return the loyalty of a House that wins by it."""
    points: int | None = ruleset_view(view)["houses"][house].get("loyalty")
    return points


def changes(improvements: Mapping[str, int]) -> list[str]:
    """Return what has changed an area permanently, each in a few words."""
    castle = improvements.get("castle", 0)
    words = [say(f"here-castle-{'raised' if castle > 0 else 'burnt'}")] if castle else []
    more = ((what, improvements.get(what, 0)) for what in ("power", "supply"))
    return [*words, *(say(f"here-more-{what}", number=number) for what, number in more if number)]


def in_area(view: AgotView, area: str) -> list[str]:
    """Return the lasting marks in an area, in words."""
    state = _areas(view).get(area, {})
    number = state.get("loyalty", 0)
    home = _homes(view).get(area)
    words = [] if home is None else [say("board-home", house=house_name(home))]
    words += [say("board-loyalty", number=number)] if number else []
    return [*words, *changes(state.get("improvements", {}))]


def sentences(view: AgotView) -> list[str]:
    """Return sentences about loyalty, Dragons, loans on offer, debts, and cards out of the game."""
    seen, grown = ruleset_view(view), growth(view)
    lines = [
        say(
            "board-house-loyalty",
            house=house_name(house),
            loyalty=points,
            goal=goal_of(view, house),
            strength=grown.worth,
        )
        for house in view["houses"]
        if grown is not None and (points := loyalty(view, house)) is not None
    ]
    if grown is not None and not lines:
        lines.append(say("alt-dragons", strength=grown.worth))
    if (bank := seen.get("bank")) is not None:
        slots = zip(bank["slots"], bank["costs"], strict=True)
        offers = [
            say("board-offer", loan=say(f"loan-{loan}"), cost=cost) for loan, cost in slots if loan
        ]
        if offers:
            lines.append(say("board-bank", offers=listed(offers)))
    for house in view["houses"]:
        if taken := debts(view, house):
            loans = listed(say(f"loan-{loan}") for loan in taken)
            lines.append(say("board-loans", house=house_name(house), loans=loans))
    if gone := seen.get("removed_cards"):
        cards = listed(say(f"card-{card}") for card in gone)
        lines.append(say("board-removed", cards=cards))
    return lines


def unused_signs(view: AgotView) -> tuple[str, ...]:
    """Return the signs that the legend of a game without these things leaves out."""
    banking = () if "bank" in ruleset_view(view) else ("iron-bank",)
    dragons = () if growth(view) else ("dragon",)
    loyal = any(loyalty(view, house) is not None for house in view["houses"])
    return (*banking, *dragons, *(() if loyal else ("loyalty",)))
