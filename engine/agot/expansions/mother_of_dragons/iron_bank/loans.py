"""The immediate effects of loans (X4.6.6 to X4.6.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import NotRequired, TypedDict

from engine.agot.board.control import controller
from engine.agot.board.ports import aftermath
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.components import Area, Card, House
from engine.agot.expansions.mother_of_dragons import kinds as own_kinds
from engine.agot.expansions.mother_of_dragons.components import LoanFacts, printed
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.information.determinize import shuffled
from engine.agot.information.preview import supply_line
from engine.agot.state import subtract, total
from engine.kernel.ask import ask
from engine.kernel.phrase import Param, PhraseLine, Refusal, line, refusal
from engine.kernel.shapes import OneOf, Pieces
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import stage

from .faceless_men import faceless_men
from .spymaster import choose_deck

MOST_SUPPLY = 6


@stage
async def pay_out(s: MotherState, house: House, card: Card) -> None:
    """Resolve the effect of a loan (X4.6.2)."""
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


async def sellswords(s: MotherState, house: House, facts: LoanFacts) -> None:
    """Place units in areas of the buyer; those that cannot be placed are lost (X4.6.6)."""
    placed = await ask(house, own_kinds.SELLSWORDS, Sellswords(s, house, facts.units))
    for area, units in placed.items():
        s.add(area, house, units)
        for unit, number in units.items():
            for _ in range(number):
                s.tell("mustered", house=f"house:{house}", area=f"area:{area}", unit=f"unit:{unit}")


class Sellswords(Pieces):
    """A choice of the units of a loan, each with its area."""

    narrower = True

    def __init__(self, s: MotherState, house: House, units: Mapping[str, int]) -> None:
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
        before = sizes_of(s, house)
        sizes = dict(before)
        for area, units in chosen.items():
            sizes[area] = sizes.get(area, 0) + total(units)
            if s.box.kind[area] == "port" and sizes[area] > s.box.figures.port_ships:
                return refusal("port-full", "X4.6.6", place=f"area:{area}")
        if not fits(sizes, limits_of(s, house), before):
            return refusal("still-over-supply", "X4.6.6", limits=list(limits_of(s, house)))
        return None

    def preview(self, value: Mapping[str, Mapping[str, int]]) -> Sequence[PhraseLine]:
        """Return the resulting armies compared with Supply, and the units that are lost."""
        s, house = self._table, self._house
        sizes, lost = sizes_of(s, house), dict(self._stock_of)
        for area, units in value.items():
            sizes[area] = sizes.get(area, 0) + total(units)
            lost = subtract(lost, units)
        lines = [supply_line(s, house, sizes, "X4.6.6")]
        return [*lines, line("preview-not-placed", "X4.6.6", units=lost)] if lost else lines

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether another unit can be placed."""
        more = {a: dict(units) for a, units in chosen.items()}
        units = more.setdefault(place, {})
        units[unit] = units.get(unit, 0) + 1
        return self.problem(more) is None


def _may_stand(s: MotherState, house: House, area: Area, unit: str) -> bool:
    """Return whether a unit may be placed in an area (X4.6.6).

    Land units may be placed in areas of the buyer, Ships where it has Ships or in its ports.
    """
    match s.box.kind[area]:
        case "land":
            return unit != "ship" and controller(s, area) == house
        case "sea":
            return unit == "ship" and s.owner.get(area) == house
        case _:
            return unit == "ship" and controller(s, area) == house


# -- improvements ---------------------------------------------------------------------------------


class ImproveAnswer(TypedDict):
    """The areas that a loan improves."""

    card: Card
    areas: list[Area]
    into: NotRequired[str]
    """``power`` or ``supply``, if a castle is burnt."""


async def improve(s: MotherState, house: House, card: Card, facts: LoanFacts) -> None:
    """Change areas permanently (X4.6.7)."""
    castles = facts.improves in ("castle", "burn")
    areas = [a for a in s.box.lands if not castles or _may_change(s, a, facts)]
    areas.sort(key=lambda a: (controller(s, a) != house, a))  # Own areas come first.
    number = min(facts.areas, len(areas))
    answers: dict[tuple[str, ...], ImproveAnswer] = {}
    for chosen in permutations(areas, number):
        path = tuple(f"area:{a}" for a in chosen)
        if facts.improves == "burn":
            for into in ("power", "supply"):
                answers[*path, f"choice:more-{into}"] = {
                    "card": card,
                    "areas": list(chosen),
                    "into": into,
                }
        else:
            answers[path] = {"card": card, "areas": list(chosen)}
    shape = Improvement(s, answers, facts.improves)
    answer = await ask(house, own_kinds.IMPROVE, shape, loan=f"loan:{card}")
    for area in answer["areas"]:
        changes = s.improvements.setdefault(area, {})
        if castles:
            _add(changes, "castle", 1 if facts.improves == "castle" else -s.castle_level(area))
        if facts.improves == "burn":
            _add(changes, answer["into"], 1)
        elif not castles and facts.improves is not None:
            _add(changes, facts.improves, 1)
        s.tell("area-improved", house=f"house:{house}", area=f"area:{area}", loan=f"loan:{card}")
    await aftermath(s)


class Improvement(OneOf[ImproveAnswer]):
    """A choice of areas that a loan changes, whoever holds them."""

    def __init__(
        self,
        s: MotherState,
        answers: Mapping[tuple[str, ...], ImproveAnswer],
        improves: str | None,
    ) -> None:
        super().__init__(answers)
        self._table = s
        self._improves = improves

    def preview(self, value: ImproveAnswer) -> Sequence[PhraseLine]:
        """Return what happens to each area, and its holder."""
        changes = [f"change:{change}" for change in (self._improves, value.get("into")) if change]
        lines = []
        for area in value["areas"]:
            holder = controller(self._table, area)
            about: dict[str, Param] = {"area": f"area:{area}", "changes": changes}
            if holder is None:
                lines.append(line("preview-improved-free", "X4.6.7", **about))
            else:
                lines.append(line("preview-improved", "X4.6.7", house=f"house:{holder}", **about))
        return lines


def _add(changes: dict[str, int], what: str, number: int) -> None:
    changes[what] = changes.get(what, 0) + number


def _may_change(s: MotherState, area: Area, facts: LoanFacts) -> bool:
    """Return whether a castle may be changed; one that was raised only if so ruled (X4.6.7)."""
    level = s.castle_level(area)
    if facts.improves == "burn" and s.ruled("pyromancer-target", "any"):
        return level > 0
    return level == 1


def deal_loans_anew(rest: MotherState, rng: RandomSource) -> None:
    """Deal the loans again; those that were pushed out stay at the bottom, in order (X4.6.1)."""
    if not rest.decks.get("loans"):
        return  # The deck has not been shuffled yet, or is not in the game.
    lying = [*rest.slots, *rest.returned, *(c for cards in rest.loans.values() for c in cards)]
    unseen = [c for c in rest.box.decks["loans"] if c not in lying]
    rest.decks["loans"] = [*shuffled(unseen, rng), *rest.returned]
