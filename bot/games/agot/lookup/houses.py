"""Lookup of a House: figures, tracks, units, areas and cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agot.views import bound, commanded, goal_of, holder, on_tracks
from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer, Plain
from bot.ui.names import seat_and_player
from engine.agot.components import TRACKS, AgotComponents, House
from engine.agot.information.explain import army_lines
from engine.agot.information.view import AgotView
from engine.agot.state import AgotState, total
from engine.agot.variants.pools import BACKS

from ..views import score_of
from .areas import table_of


def house_page(
    box: AgotComponents, house: House, sight: ReaderView[AgotView], say: Localizer
) -> ReferencePage:
    """Describe a House.

    Raises KeyError for a House that does not play.
    """
    s, seen = table_of(box, sight.view), sight.view["houses"][house]
    vassal = bound(sight.view, house) is not None
    counted = "lookup-house-figures-loyalty" if "loyalty" in seen else "lookup-house-figures"
    figures = [
        say(
            "lookup-house-vassal-figures" if vassal else counted,
            power=seen["power"],
            castles=seen["castles"],
            points=score_of(seen),
            needed=goal_of(sight.view, house),
        ),
        _bonds(sight.view, house, say),
        _supply(s, sight, house, say),
        places_and_tokens(s, sight.view, house, say),
        _dragons(s, sight.view, house, say),
    ]
    cards = [
        _cards(box, "lookup-house-hand", seen["hand"], say),
        _cards(box, "lookup-house-discard", seen["discard"], say),
        *_later(box, house, sight.view, say),
    ]
    return ReferencePage(
        seat_and_player(sight.info, house, say),
        (
            "\n".join(line for line in figures if line),
            _units(s, house, say),
            _areas(s, sight, house, say),
            *([] if vassal else ["\n".join(cards)]),
        ),
    )


def _bonds(view: AgotView, house: House, say: Localizer) -> str:
    """Return the commander of a House that nobody plays, or the Houses that a House commands."""
    commander = bound(view, house)
    if commander is not None:
        free = "lookup-house-vassal-free"
        return say("lookup-house-vassal", house=f"house:{commander}") if commander else say(free)
    others = [f"house:{other}" for other in commanded(view, house)]
    return say("lookup-house-commands", houses=others) if others else ""


def _dragons(s: AgotState, view: AgotView, house: House, say: Localizer) -> str:
    """Return what a Dragon is worth and when all grow, for a House that has or had one (X4.5.1)."""
    own = "dragon" in s.box.pieces(house) or s.on_board(house, "dragon")
    if "dragon_strength" not in view or not own:
        return ""
    return say(
        "lookup-house-dragons",
        strength=view["dragon_strength"],
        rounds=Plain(say.listed(map(str, view["dragon_tokens"])) or say("list-nothing")),
    )


def _supply(s: AgotState, sight: ReaderView[AgotView], house: House, say: Localizer) -> str:
    """Return the Supply position, its limits, and the armies that count against them (4.4.3);
    nothing if they are out of sight."""
    if house not in s.supply:
        return ""
    limits = sight.view["supply_limits"][str(s.supply[house])]
    sizes = {a: total(units) for a, units in s.units_of(house).items()}
    armies = [str(line.phrase.params["size"]) for line in army_lines(sizes, limits)]
    return say(
        "lookup-house-supply",
        supply=s.supply[house],
        limits=Plain(say.listed(map(str, limits))),
        armies=Plain(say.listed(armies) or say("list-nothing")),
    )


def places_and_tokens(s: AgotState, view: AgotView, house: House, say: Localizer) -> str:
    """Return a House's places on the tracks, and the dominance tokens that it holds."""
    places = [
        say("lookup-house-place", track=f"track:{track}", place=houses.index(house) + 1)
        for track, houses in on_tracks(view).items()
        if house in houses
    ]
    tokens = [f"dominance:{t}" for t in TRACKS if holder(view, t) == house]
    words = say("moment-joint").join(places)
    return f"{words}\n{say('lookup-house-tokens', tokens=tokens)}" if tokens else words


def _units(s: AgotState, house: House, say: Localizer) -> str:
    """Return the units by area, and how many pieces are left, if all are in sight."""
    lines = [
        say("lookup-house-units", area=f"area:{area}", units=units)
        for area, units in sorted(s.units_of(house).items())
    ]
    if house in s.supply:
        left = {unit: n for unit in s.box.figures.pieces if (n := s.unused(house, unit))}
        lines.append(say("lookup-house-left", units=left))
    return "\n".join([say("lookup-house-units-title"), *lines])


def _areas(s: AgotState, sight: ReaderView[AgotView], house: House, say: Localizer) -> str:
    """Return the land areas that the House controls, with their icons."""
    lines = []
    for area, controller in sorted(sight.view["controllers"].items()):
        if controller != house:
            continue
        facts = s.box.areas[area]
        marks = [say(f"lookup-mark-{facts.castle}")] if facts.castle else []
        marks += [say("lookup-area-power", count=facts.power)] if facts.power else []
        marks += [say("lookup-area-supply", count=facts.supply)] if facts.supply else []
        name = say.name(f"area:{area}")
        words = say("lookup-house-area-with", area=Plain(name), marks=Plain(say.listed(marks)))
        lines.append(words if marks else name)
    return say(
        "lookup-house-areas", areas=Plain(say("list-comma").join(lines) or say("list-nothing"))
    )


def _later(box: AgotComponents, house: House, view: AgotView, say: Localizer) -> list[str]:
    """Return the deck with which a House goes on after its last card, if decks change (V3.5)."""
    number = view.get("evolution_round")
    if number is None or house in view.get("evolved", ()):
        return []
    second = [card for card in box.cards_of[house] if box.house_cards[card].spare]
    return [_cards(box, "lookup-house-later", second, say, round=number)]


def _cards(
    box: AgotComponents, title: str, cards: Sequence[str], say: Localizer, **about: int
) -> str:
    strongest = sorted(cards, key=lambda c: (-box.house_cards[c].strength, c))
    named = [
        say.name(f"card:{c}")
        if c in BACKS
        else say("lookup-house-card", card=f"card:{c}", strength=box.house_cards[c].strength)
        for c in strongest
    ]
    return say(title, **about, cards=Plain(say("list-comma").join(named) or say("list-nothing")))
