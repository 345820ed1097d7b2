"""X4.6.6 to X4.6.8 What a loan brings, at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, NotRequired, TypedDict

from engine.agot.aftermath import aftermath
from engine.agot.box import ROUTED, Area, Card, House
from engine.agot.control import controller
from engine.agot.dance_with_dragons.reading import unread
from engine.agot.reconcile import destroy
from engine.agot.state import total
from engine.agot.supply import fits, limits_of, sizes_of
from engine.kernel.asking import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf, Pieces
from engine.kernel.state import stage

from .loyalty import settle
from .printed import LoanFacts, printed
from .table import MotherTable

MOST_SUPPLY = 6


@stage
async def pay_out(s: MotherTable, house: House, card: Card) -> None:
    """X4.6.2 The effect of a loan."""
    facts = printed().loans[card]
    if facts.units:
        await sellswords(s, house, facts)
    if facts.improves is not None:
        await improve(s, house, card, facts)
    if facts.power:
        s.tell("power-gained", house=f"house:{house}", power=s.gain_power(house, facts.power))
    if facts.supply:
        old = s.supply[house]
        s.supply[house] = min(MOST_SUPPLY, old + facts.supply)
        s.tell("supply", house=f"house:{house}", old=old, new=s.supply[house])
    if card == "spymaster":
        s.then(choose_deck, house)
    if card == "the-faceless-men":
        await faceless_men(s, house)


# -- units ----------------------------------------------------------------------------------------


async def sellswords(s: MotherTable, house: House, facts: LoanFacts) -> None:
    """X4.6.6 Units appear where the buyer is; what cannot be placed is lost."""
    placed = await ask(house, "sellswords", Sellswords(s, house, facts.units))
    for area, units in placed.items():
        s.add(area, house, units)
        for unit, number in units.items():
            for _ in range(number):
                s.tell("mustered", house=f"house:{house}", area=f"area:{area}", unit=f"unit:{unit}")


class Sellswords(Pieces):
    """Units of a loan, each with the area where it is placed."""

    def __init__(self, s: MotherTable, house: House, units: Mapping[str, int]) -> None:
        self._table = s
        self._house = house
        self._stock_of = {u: min(n, s.unused(house, u)) for u, n in units.items()}
        places: dict[str, dict[str, int]] = {}
        for area in s.box.areas:
            for unit, number in self._stock_of.items():
                if number and _may_stand(s, house, area, unit):
                    places.setdefault(area, {})[unit] = number
        super().__init__(places, 0, sum(self._stock_of.values()), rule="X4.6.6")

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse more units than the loan has, full ports, and armies beyond Supply."""
        s, house = self._table, self._house
        for unit, most in self._stock_of.items():
            if sum(units.get(unit, 0) for units in chosen.values()) > most:
                return refusal("no-pieces-left", "X4.6.6", unit=f"unit:{unit}")
        sizes = sizes_of(s, house)
        for area, units in chosen.items():
            sizes[area] = sizes.get(area, 0) + total(units)
            if s.box.kind[area] == "port" and sizes[area] > s.box.figures.port_ships:
                return refusal("port-full", "X4.6.6", place=f"area:{area}")
        if not fits(sizes, limits_of(s, house)):
            return refusal("still-over-supply", "X4.6.6", limits=list(limits_of(s, house)))
        return None

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Offer only what can be placed as well."""
        more = {a: dict(units) for a, units in chosen.items()}
        units = more.setdefault(place, {})
        units[unit] = units.get(unit, 0) + 1
        return self.problem(more) is None


def _may_stand(s: MotherTable, house: House, area: Area, unit: str) -> bool:
    """X4.6.6 Land units in areas of the buyer, ships where it has ships, or in its ports."""
    match s.box.kind[area]:
        case "land":
            return unit != "ship" and controller(s, area) == house
        case "sea":
            return unit == "ship" and s.owner.get(area) == house
        case _:
            return unit == "ship" and controller(s, area) == house


# -- improvements ---------------------------------------------------------------------------------


class ImproveAnswer(TypedDict):
    """Which areas a loan improves."""

    card: Card
    areas: list[Area]
    into: NotRequired[str]
    """``power`` or ``supply``, where a castle is burnt."""


async def improve(s: MotherTable, house: House, card: Card, facts: LoanFacts) -> None:
    """X4.6.7 Areas change for good."""
    castles = facts.improves in ("castle", "burn")
    areas = [a for a in s.box.lands if not castles or _is_plain_castle(s, a, facts)]
    number = min(facts.areas, len(areas))
    answers: dict[tuple[str, ...], ImproveAnswer] = {}
    for chosen in permutations(sorted(areas), number):
        path = tuple(f"area:{a}" for a in chosen)
        if facts.improves == "burn":
            for into in ("power", "supply"):
                answers[*path, f"choice:{into}"] = {
                    "card": card,
                    "areas": list(chosen),
                    "into": into,
                }
        else:
            answers[path] = {"card": card, "areas": list(chosen)}
    answer = await ask(house, "improve", OneOf(answers), loan=f"loan:{card}")
    for area in answer["areas"]:
        changes = s.improvements.setdefault(area, {})
        if castles:
            _add(changes, "castle", 1 if facts.improves == "castle" else -1)
        if facts.improves == "burn":
            _add(changes, answer["into"], 1)
        elif not castles and facts.improves is not None:
            _add(changes, facts.improves, 1)
        s.tell("area-improved", house=f"house:{house}", area=f"area:{area}", loan=f"loan:{card}")
    await aftermath(s)


def _add(changes: dict[str, int], what: str, number: int) -> None:
    changes[what] = changes.get(what, 0) + number


def _is_plain_castle(s: MotherTable, area: Area, facts: LoanFacts) -> bool:
    """X4.6.7 A castle, no stronghold; one that was raised cannot be burnt."""
    return s.castle_level(area) == 1


# -- The Faceless Men -----------------------------------------------------------------------------


async def faceless_men(s: MotherTable, house: House) -> None:
    """X4.6.8 A Footman and a Knight die, of any house, in different areas."""
    killed = await ask(house, "faceless-men", FacelessMen(s))
    for area, units in killed.items():
        destroy(s, s.owner[area], {area: units})
    await aftermath(s)
    settle(s)


class FacelessMen(Pieces):
    """At most one Footman and one Knight, in different areas."""

    def __init__(self, s: MotherTable) -> None:
        places = {
            area: {u: 1 for u in units if u.removeprefix(ROUTED) in ("footman", "knight")}
            for area, units in sorted(s.units.items())
        }
        super().__init__({a: units for a, units in places.items() if units}, 0, 2, rule="X4.6.8")

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse two of a kind, and two in one area."""
        dead = [u.removeprefix(ROUTED) for units in chosen.values() for u in units]
        if len(set(dead)) < len(dead) or any(total(units) > 1 for units in chosen.values()):
            return refusal("one-footman-one-knight", "X4.6.8")
        return None

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Offer only what may die as well."""
        more = {a: dict(units) for a, units in chosen.items()}
        there = more.setdefault(place, {})
        there[unit] = there.get(unit, 0) + 1
        return self.problem(more) is None


# -- Spymaster ------------------------------------------------------------------------------------


class SpymasterAnswer(TypedDict):
    """Where the two top cards of a deck go; the first of each list is uppermost."""

    deck: str
    top: list[Card]
    bottom: list[Card]


SEEN = 2
"""Cards that the Spymaster looks at."""


@stage
async def choose_deck(s: MotherTable, house: House) -> None:
    """X4.6 The buyer names a Westeros deck before it sees any card.

    A record has a single step for both, which is accepted here.
    """
    answer = await ask(house, "spymaster-deck", Deck(s))
    if isinstance(answer, str):
        s.then(arrange, house, answer)
    else:
        _arrange(s, house, answer)


class Deck(OneOf[Any]):
    """A Westeros deck; or all of a Spymaster's decision at once."""

    def __init__(self, s: MotherTable) -> None:
        self._table = s
        decks = [d for d in s.box.westeros if len(unread(s, d)) >= 1]
        super().__init__({(f"deck:{d}",): d for d in decks})

    def kind_of(self, value: object, kind: str) -> str:
        """Return ``spymaster`` for the whole decision."""
        return "spymaster" if isinstance(value, dict) else kind

    def check(self, value: object) -> Refusal | None:
        """Accept a deck, or a legal arrangement of its cards."""
        if isinstance(value, dict) and (value.get("deck"),) in {(d,) for d in self._decks()}:
            return _arrangement(self._table, str(value["deck"])).check(value)
        return super().check(value)

    def _decks(self) -> list[str]:
        return list(self.answers.values())


@stage
async def arrange(s: MotherTable, house: House, deck: str) -> None:
    """X4.6 The buyer sees two cards and puts each on top or at the bottom."""
    seen = [f"westeros:{c}" for c in unread(s, deck)[:SEEN]]
    answer = await ask(house, "spymaster", _arrangement(s, deck), deck=f"deck:{deck}", cards=seen)
    _arrange(s, house, answer)


def _arrangement(s: MotherTable, deck: str) -> OneOf[SpymasterAnswer]:
    cards = unread(s, deck)[:SEEN]
    answers: dict[tuple[str, ...], SpymasterAnswer] = {}
    for order in sorted(set(permutations(cards))):
        for split in range(len(cards), -1, -1):
            top, bottom = list(order[:split]), list(order[split:])
            path = (*(f"westeros:{c}" for c in top), "choice:bottom")
            path = (*path, *(f"westeros:{c}" for c in bottom))
            answers.setdefault(path, {"deck": deck, "top": top, "bottom": bottom})
    return OneOf(answers)


def _arrange(s: MotherTable, house: House, answer: SpymasterAnswer) -> None:
    deck, top, bottom = answer["deck"], answer["top"], answer["bottom"]
    cards = unread(s, deck)
    drawn = s.decks[deck][len(cards) :]
    s.decks[deck] = [*top, *cards[len(top) + len(bottom) :], *bottom, *drawn]
    s.forget(deck)
    known = s.known.setdefault(house, {})
    if top:
        known.setdefault("westeros", {})[deck] = list(top)
    if bottom:
        known.setdefault("buried", {})[deck] = list(bottom)
    s.tell("deck-read", house=f"house:{house}", deck=f"deck:{deck}")


Cards = Sequence[Card]
