"""Why an answer in the Westeros Phase is good: bids, ties, choices on cards, wildlings.

Pure functions of what everyone can see and the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.agot.board.control import castle_counts, controlled, controller
from engine.agot.board.supply import supply_icons
from engine.agot.components import TRACKS, House, Track
from engine.agot.heuristics.board import BoardReading
from engine.agot.state import total
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

BEHIND = "-behind"
"""The suffix of reasons for choices that gain another House more."""


def bid(read: BoardReading, house: House, params: Data, value: int) -> Phrase:
    """Explain what the bid can reach, and how much Power it leaves (4.6.2, 5.3)."""
    s = read.s
    subject = str(params["subject"])
    left = s.power[house] - value
    most = max((n for h, n in s.power.items() if h != house), default=0)
    if subject.startswith("wildlings"):
        strength = int(params.get("strength", s.wildlings))
        if not value:
            others = sum(s.power.values()) - s.power[house]
            return phrase("because-bids-nothing-for-watch", strength=strength, others=others)
        return phrase("because-bids-for-watch", strength=strength, houses=len(s.houses), left=left)
    track: Track = next(t for t in TRACKS if subject.endswith(t))
    place = s.position(track, house)
    if not value:
        return phrase("because-bids-nothing", track=subject, place=place, left=left)
    if value > most:
        return phrase("because-bids-most", track=subject, most=most, left=left)
    richer = sum(n > value for h, n in s.power.items() if h != house)
    id = "because-bids-share" if track != TRACKS[-1] else "because-bids-last"
    return phrase(id, track=subject, bid=value, richer=richer, left=left)


def ties(
    read: BoardReading, house: House, params: Data, value: Sequence[Sequence[House]]
) -> Phrase:
    """Explain who comes first in a tie (4.6.4)."""
    if any(house in group for group in value):
        return phrase("because-breaks-tie-own", track=params["track"])
    counts = castle_counts(read.s)
    first = value[0][0]
    return phrase(
        "because-breaks-tie", track=params["track"], first=f"house:{first}", number=counts[first]
    )


def westeros_choice(read: BoardReading, house: House, params: Data, value: Any) -> Phrase:
    """Explain what the choice gains the House, and the best other House (4.8)."""
    s, chosen = read.s, str(value["choose"])
    by_house: dict[House, int] = {}
    match chosen:
        case "supply":
            icons = supply_icons(s, house)
            id = "because-chooses-supply" + ("" if icons > s.supply[house] else BEHIND)
            return phrase(id, now=s.supply[house], icons=icons)
        case "mustering":
            points = s.castles
            by_house = {
                h: sum(n for a, n in points.items() if controller(s, a) == h) for h in s.houses
            }
        case "clash-of-kings":
            by_house = dict(s.power)
        case "game-of-thrones":
            by_house = {h: sum(s.power_in(a) for a in controlled(s, h)) for h in s.houses}
        case "wildlings-to-zero":
            return phrase("because-chooses-wildlings-to-zero", strength=s.wildlings)
        case "nothing":
            return phrase("because-chooses-nothing")
        case _:
            return phrase("because-chooses-ban", choice=f"westeros:{chosen}")
    others = max(n for h, n in by_house.items() if h != house)
    own = by_house[house]
    ahead = own > others if chosen == "clash-of-kings" else own >= others
    return phrase(f"because-chooses-{chosen}" + ("" if ahead else BEHIND), own=own, others=others)


def wildling_tie(read: BoardReading, house: House, params: Data, value: House) -> Phrase:
    """Explain who counts as the highest or lowest bidder (5.5)."""
    wins = params["outcome"] == "outcome:watch-wins"
    if value == house:
        return phrase("because-takes-reward" if wins else "because-bears-wildlings")
    number = castle_counts(read.s)[value]
    id = "because-grants-reward" if wins else "because-blames"
    return phrase(id, rival=f"house:{value}", number=number)


def wildling_track(read: BoardReading, house: House, params: Data, value: Track) -> Phrase:
    """Explain which track is given up, or gained (5.6)."""
    of = str(params["of"]).removeprefix("house:")
    before, after = read.s.position(value, of), int(params["place"])
    id = "because-rises" if after < before else "because-falls"
    return phrase(id, house=f"house:{of}", track=f"track:{value}", before=before, after=after)


def wildling_upgrade(read: BoardReading, house: House, params: Data, value: Any) -> Phrase:
    """Explain the upgrade of Footmen at no cost (5.6)."""
    count = sum(sum(units.values()) for units in value.values())
    return phrase("because-upgrades" if count else "because-upgrades-nothing", count=count)


def card_given_up(read: BoardReading, house: House, params: Data, value: str) -> Phrase:
    """Explain that the House can do without this card better than without others (5.6)."""
    return phrase(
        "because-discards",
        card=f"card:{value}",
        strength=read.s.box.house_cards[value].strength,
    )


def card_taken_back(read: BoardReading, house: House, params: Data, value: str | None) -> Phrase:
    """Explain the choice of the card that the hand lacks most (5.6)."""
    if value is None:
        return phrase("because-retrieves-nothing", number=len(read.s.discard[house]))
    strength = read.s.box.house_cards[value].strength
    return phrase("because-retrieves", card=f"card:{value}", strength=strength)


def wildling_option(read: BoardReading, house: House, params: Data, value: str) -> Phrase:
    """Explain the choice between units and the best place on a track (5.6)."""
    s = read.s
    return phrase(
        f"because-wildlings-{value}",
        place=min(s.position(track, house) for track in TRACKS),
        count=min(2, sum(total(units) for units in s.units_of(house).values())),
    )


def port_capture(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain how many Ships change sides (12.10)."""
    return phrase("because-captures", ships=value["ships"])
