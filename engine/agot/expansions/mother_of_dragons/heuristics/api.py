"""The heuristics of Mother of Dragons: House Targaryen wants loyalty, and others deny it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import castle_counts
from engine.agot.components import ROUTED, Area, House
from engine.agot.expansions.mother_of_dragons import kinds as own_kinds
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN
from engine.agot.expansions.mother_of_dragons.iron_bank.orders import cost
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.worth import Worth
from engine.agot.state import AgotState, merge
from engine.kernel.data import Data
from engine.kernel.heuristics import NOBODY
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes.base import AnyShape, RandomSource

from . import policy
from .evaluation import DragonReading
from .promise import promised


def _of_loan(s: MotherState, house: House, value: Any) -> Phrase | None:
    """Say what a loan costs (X4.6.1)."""
    if "slot" not in value:
        return None
    if value["card"] is None:
        return phrase("because-no-loan", power=s.power[house])
    price = cost(s, house, value["slot"])
    return phrase("because-loan", loan=f"loan:{value['card']}", power=price)


def _of_loyalty(s: MotherState, house: House, value: Any) -> Phrase | None:
    """Say where loyalty comes from, if it is paid for (X4.7.1)."""
    if not value["pay"]:
        return phrase("because-keeps-power", power=s.power[house])
    areas = [f"area:{area}" for area in value["areas"]]
    return phrase("because-loyalty", areas=areas) if areas else None


def _of_debt(s: MotherState, house: House, value: Any) -> Phrase | None:
    """Say what is destroyed, and what it has cost (X4.6.5)."""
    return _of_murders(s, house, value["units"])


def _of_murders(
    s: MotherState, house: House, places: Mapping[Area, Mapping[str, int]]
) -> Phrase | None:
    """Say what is destroyed, and what it has cost (X4.6.8)."""
    units = merge(*places.values())
    if not units:
        return None
    costs = s.box.figures.costs
    points = sum(n * costs.get(u.removeprefix(ROUTED), 0) for u, n in units.items())
    return phrase("because-destroys", units=units, points=points)


def _of_sellswords(s: MotherState, house: House, value: Any) -> Phrase | None:
    """Say which units come, and where (X4.6.6)."""
    units = merge(*value.values())
    areas = [f"area:{area}" for area in sorted(value)]
    return phrase("because-sellswords", units=units, areas=areas) if units else None


def _of_bid(s: MotherState, house: House, value: Mapping[House, int]) -> Phrase | None:
    """Say who gets most of the Power that was bid (X4.3.4)."""
    if not any(value.values()):
        return None
    rival = max(value, key=lambda h: (value[h], h))
    number = castle_counts(s)[rival]
    return phrase("because-gives-bid", rival=f"house:{rival}", power=value[rival], number=number)


def _of_places(s: MotherState, house: House, value: Sequence[Area]) -> Phrase | None:
    """Say that House Targaryen stands next to none of the areas, if that is so."""
    near = {b for area in s.areas_of(TARGARYEN) for b in (area, *s.box.borders[area])}
    if not value or near & set(value):
        return None
    return phrase("because-out-of-reach", areas=[f"area:{area}" for area in value])


Reason = Callable[[MotherState, House, Any], Phrase | None]
BECAUSE: Mapping[QuestionKind, Reason] = {
    kinds.CONSOLIDATE: _of_loan,
    own_kinds.PAY_DEBT: _of_debt,
    own_kinds.FACELESS_MEN: _of_murders,
    own_kinds.SELLSWORDS: _of_sellswords,
    own_kinds.GIVE_BID: _of_bid,
    own_kinds.LOYALTY: _of_loyalty,
    own_kinds.PLACE_LOYALTY: _of_places,
}
"""The functions that say why an answer is a good one, by kind of question."""


Answering = Callable[[DragonReading, House, Data, Any, RandomSource], Any]
KINDS: dict[QuestionKind, Answering] = {
    kinds.CONSOLIDATE: policy.consolidate,
    own_kinds.PAY_DEBT: policy.pay_debt,
    own_kinds.SELLSWORDS: policy.sellswords,
    own_kinds.IMPROVE: policy.improve,
    own_kinds.FACELESS_MEN: policy.faceless_men,
    own_kinds.SPYMASTER_DECK: policy.spymaster_deck,
    own_kinds.SPYMASTER: policy.spymaster,
    own_kinds.GIVE_BID: policy.give_bid,
    own_kinds.LOYALTY: policy.loyalty,
    own_kinds.PLACE_UNIT: policy.place_unit,
    own_kinds.PLACE_LOYALTY: policy.place_loyalty,
    own_kinds.FIRE_MADE_FLESH: policy.fire,
    own_kinds.MOVE_LOYALTY: policy.move_loyalty,
    own_kinds.CANCEL_LOYALTY: policy.cancel_loyalty,
}
"""The functions that answer questions, by kind; other kinds are answered as without Dragons."""


def _worth(s: MotherState) -> Worth:
    return Worth(s, DragonReading(s), promised(s))


class MotherHeuristics(AgotHeuristics):
    """How a House of Mother of Dragons is judged and played."""

    weighed = AgotHeuristics.weighed | {
        own_kinds.LOYALTY,
        own_kinds.MOVE_LOYALTY,
        own_kinds.CANCEL_LOYALTY,
    }

    def read(self, s: AgotState, house: House, spared: frozenset[House] = NOBODY) -> BoardReading:
        """Return the reading of the board for a House that wants castles, or loyalty."""
        assert isinstance(s, MotherState)
        return DragonReading(s, house, spared)

    def eyes(self, house: House) -> str:
        """Return the name of a reading: Targaryen looks for loyalty, others for castles."""
        return TARGARYEN if house == TARGARYEN else ""

    def given(
        self,
        read: BoardReading,
        house: House,
        kind: QuestionKind,
        params: Data,
        shape: AnyShape,
        rng: RandomSource,
    ) -> Any:
        """Return a sensible answer for a House."""
        known = KINDS.get(kind)
        if known is not None:
            assert isinstance(read, DragonReading)
            return known(read, house, params, shape, rng)
        return super().given(read, house, kind, params, shape, rng)

    def because(
        self, read: BoardReading, house: House, kind: QuestionKind, params: Data, value: object
    ) -> Phrase | None:
        """Return what speaks for an answer of a House, if anything does."""
        known = BECAUSE.get(kind)
        if known is not None:
            assert isinstance(read, DragonReading)
            if (said := known(read.s, house, value)) is not None:
                return said
        return super().because(read, house, kind, params, value)

    def promised(self, state: Any) -> Mapping[House, float]:
        """Return the loyalty that House Targaryen may expect to gain."""
        return promised(state)

    def hopes(self, state: Any) -> dict[House, float]:
        """Return every House's chance to win, by the likely results of the revealed orders."""
        return self.values(state) if state.win is not None else _worth(state).values()

    def appraiser(self, state: Any, seat: House) -> Callable[[Any], float]:
        """Return a function that judges a House's orders just after the reveal."""
        return _worth(state).appraiser(seat)

    def is_told(self, state: AgotState, kind: str) -> bool:
        """Return whether answers become public; nobody learns what the Spymaster has seen."""
        return kind != own_kinds.SPYMASTER and super().is_told(state, kind)
