"""A lost battle, told to its loser: the sums, the tie, the lost units, and what was missing.

Pure functions of what was told to everyone, and of the hand that everyone can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.components import AgotComponents
from engine.agot.information.view import AgotView
from engine.kernel.event import EventData
from engine.kernel.phrase import Phrase, phrase

BEGINS = frozenset({"attacked", "marched", "march-nothing", "marches-over", "neutral-beaten"})
"""What tells that the battle before is over."""
ENDS = frozenset({"retreated", "occupied"})
"""The events after which no more units of the loser are destroyed."""
OUTMATCHED = 3
"""By how much a side is behind before House cards if hardly any card makes up for it."""


def defeats(
    box: AgotComponents, view: AgotView, events: Sequence[EventData], seat: str
) -> Mapping[int, Sequence[Phrase]]:
    """Return what explains each battle that a House has lost, by the place of its outcome."""
    return {at: _explained(box, view, events, at, seat) for at in lost(events, seat)}


def lost(events: Sequence[EventData], seat: str) -> Sequence[int]:
    """Return where the battles that a House has lost are decided."""
    return [
        at
        for at, event in enumerate(events)
        if event["kind"] == "combat-decided" and event["params"]["loser"] == f"house:{seat}"
    ]


def _explained(
    box: AgotComponents, view: AgotView, events: Sequence[EventData], at: int, seat: str
) -> list[Phrase]:
    told = events[at]["params"]
    begun = max((n for n in range(at) if events[n]["kind"] in BEGINS), default=-1)
    before = events[max(0, begun) : at]
    if any(event["kind"] == "won-at-once" for event in before):
        return [phrase("why-won-at-once", house=told["winner"])]  # Strengths do not count (17.7).
    after = _until_next(events[at + 1 :])
    cards = _cards(before)
    found = _sums(box, before, told, cards)
    if told["tie"]:
        found.append(phrase("defeat-tie", winner=told["winner"]))
    found += _deaths(box, after, told, cards)
    lack = _lack(view, box, before, after, told, cards, seat)
    return [*found, lack]


def _until_next(events: Sequence[EventData]) -> Sequence[EventData]:
    end = next((n for n, e in enumerate(events) if e["kind"] in BEGINS), len(events))
    return events[:end]


def _cards(before: Sequence[EventData]) -> dict[str, str]:
    """Return the House card that each side fights with, as far as it was told."""
    cards: dict[str, str] = {}
    for event in before:
        said = event["params"]
        match event["kind"]:
            case "cards-revealed":
                cards = {said["attacker"]: said["attack"], said["defender"]: said["defence"]}
            case "card-played":
                cards[said["house"]] = said["card"]
            case "card-replaced":
                cards[said["house"]] = said["replacement"]
    return {house: card.removeprefix("card:") for house, card in cards.items()}


def _sums(
    box: AgotComponents,
    before: Sequence[EventData],
    told: Mapping[str, Any],
    cards: Mapping[str, str],
) -> list[Phrase]:
    """Return how both strengths come about; nothing if it was not told how they began."""
    initial = next((e["params"] for e in before if e["kind"] == "initial-strengths"), None)
    if initial is None:
        return []
    found = []
    for role, number in (("attacker", "attack"), ("defender", "defence")):
        house = told[role]
        card = cards.get(house)
        printed = 0 if card is None else box.house_cards[card].strength
        blade = sum(e["kind"] == "blade-used" and e["params"]["house"] == house for e in before)
        tides = sum(
            box.tides[e["params"]["card"].removeprefix("tides:")].strength
            for e in before
            if e["kind"] == "tides" and e["params"]["house"] == house
        )
        more = told[number] - initial[number] - printed - blade - tides
        said: dict[str, Any] = {
            "house": house,
            "initial": initial[number],
            "printed": printed,
            "blade": blade,
            "tides": tides,
            "more": more,
            "total": told[number],
        }
        if card is None:
            found.append(phrase("defeat-sum-without-card", **said))
        else:
            found.append(phrase("defeat-sum", card=f"card:{card}", **said))
    return found


def _deaths(
    box: AgotComponents,
    after: Sequence[EventData],
    told: Mapping[str, Any],
    cards: Mapping[str, str],
) -> list[Phrase]:
    """Return why units of the loser died, in the area that was fought for."""
    loser, winner, area = told["loser"], told["winner"], told["area"]
    lost: dict[str, int] = {}
    for event in after:
        said = event["params"]
        if event["kind"] == "destroyed" and said["house"] == loser and said["area"] == area:
            for unit, number in said["units"].items():
                lost[unit] = lost.get(unit, 0) + number
    found: list[Phrase] = []
    mine, theirs = cards.get(loser), cards.get(winner)
    if theirs is not None:
        found.append(
            phrase(
                "defeat-swords",
                rival=f"card:{theirs}",
                swords=box.house_cards[theirs].swords,
                towers=0 if mine is None else box.house_cards[mine].towers,
            )
        )
    if not lost:
        # As long as nobody has retreated, units may still die.
        over = any(e["kind"] in ENDS for e in after)
        return [*found, phrase("defeat-nobody-died")] if over else found
    found.append(phrase("defeat-died", units=lost))
    if any(unit == "siege-engine" or unit.startswith("routed-") for unit in lost):
        found.append(phrase("defeat-cannot-retreat"))
    if any(e["kind"] == "no-retreat" and e["params"]["house"] == loser for e in after):
        found.append(phrase("defeat-no-retreat"))
    return found


def _lack(
    view: AgotView,
    box: AgotComponents,
    before: Sequence[EventData],
    after: Sequence[EventData],
    told: Mapping[str, Any],
    cards: Mapping[str, str],
    seat: str,
) -> Phrase:
    """Return what would have won the battle: a card that is still in hand, or so much more."""
    loser, winner = told["loser"], told["winner"]
    sides = {told["attacker"]: told["attack"], told["defender"]: told["defence"]}
    track = view["tracks"]["fiefdoms"]
    ahead = track.index(seat) < track.index(winner.removeprefix("house:"))
    needed = max(1, sides[winner] - sides[loser] + (0 if ahead else 1))
    played = cards.get(loser)
    renewed = ("cards-returned", "deck-changed", "hand-changed")
    kept = not any(e["kind"] in renewed for e in after)
    if played is not None and kept:
        printed = box.house_cards[played].strength
        hand = [c for c in view["houses"][seat]["hand"] if c in box.house_cards]
        enough = [c for c in hand if box.house_cards[c].strength >= printed + needed]
        if enough:
            card = min(enough, key=lambda c: (box.house_cards[c].strength, c))
            strength = box.house_cards[card].strength
            return phrase("defeat-card-in-hand", card=f"card:{card}", strength=strength)
    initial = next((e["params"] for e in before if e["kind"] == "initial-strengths"), None)
    if initial is not None:
        start = {told["attacker"]: initial["attack"], told["defender"]: initial["defence"]}
        if start[winner] - start[loser] >= OUTMATCHED:
            return phrase("defeat-outmatched", own=start[loser], other=start[winner])
    return phrase("defeat-missing", number=needed)
