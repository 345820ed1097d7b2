"""The heuristics of Mother of Dragons: House Targaryen wants loyalty, and others deny it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.heuristics.board import BoardReading
from engine.agot.state import AgotState
from engine.kernel.data import Data
from engine.kernel.heuristics import NOBODY
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shape import AnyShape, RandomSource

from . import kinds as own_kinds
from . import policy
from . import policy as swaying
from .components import TARGARYEN
from .evaluation import DragonReading


def _of_loan(value: object) -> Phrase | None:
    if not isinstance(value, dict) or "slot" not in value:
        return None
    if value["card"] is None:
        return phrase("because-no-loan")
    return phrase("because-loan", loan=f"loan:{value['card']}")


def _of_loyalty(value: Any) -> Phrase | None:
    return phrase("because-loyalty" if value["pay"] else "because-keeps-power")


def _always(id: str) -> Callable[[object], Phrase | None]:
    return lambda value: phrase(id)


BECAUSE: Mapping[QuestionKind, Callable[[Any], Phrase | None]] = {
    kinds.CONSOLIDATE: _of_loan,
    own_kinds.PAY_DEBT: _always("because-best-units"),
    own_kinds.FACELESS_MEN: _always("because-best-units"),
    own_kinds.SELLSWORDS: _always("because-sellswords"),
    own_kinds.GIVE_BID: _always("because-helps-weakest"),
    own_kinds.LOYALTY: _of_loyalty,
    own_kinds.PLACE_LOYALTY: _always("because-out-of-reach"),
    own_kinds.MOVE_LOYALTY: _always("because-token-moves"),
}
"""The functions that say why an answer is a good one, by kind of question."""


Answering = Callable[[BoardReading, House, Data, Any, RandomSource], Any]
KINDS: dict[QuestionKind, Answering] = {
    kinds.CONSOLIDATE: policy.consolidate,
    own_kinds.PAY_DEBT: policy.pay_debt,
    own_kinds.SELLSWORDS: policy.sellswords,
    own_kinds.IMPROVE: policy.improve,
    own_kinds.FACELESS_MEN: policy.faceless_men,
    own_kinds.SPYMASTER_DECK: policy.spymaster_deck,
    own_kinds.SPYMASTER: policy.spymaster,
    own_kinds.GIVE_BID: swaying.give_bid,
    own_kinds.LOYALTY: swaying.loyalty,
    own_kinds.PLACE_UNIT: swaying.place_unit,
    own_kinds.PLACE_LOYALTY: swaying.place_loyalty,
    own_kinds.FIRE_MADE_FLESH: swaying.fire,
    own_kinds.MOVE_LOYALTY: swaying.move_loyalty,
    own_kinds.CANCEL_LOYALTY: swaying.cancel_loyalty,
}
"""The functions that answer questions, by kind; other kinds are answered as without Dragons."""


class MotherHeuristics(AgotHeuristics):
    """How a House of Mother of Dragons is judged and played."""

    weighed = AgotHeuristics.weighed | {
        own_kinds.LOYALTY,
        own_kinds.MOVE_LOYALTY,
        own_kinds.CANCEL_LOYALTY,
    }

    def read(self, s: AgotState, house: House, spared: frozenset[House] = NOBODY) -> BoardReading:
        """Return the reading of the board for a House that wants castles, or loyalty."""
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
            return known(read, house, params, shape, rng)
        return super().given(read, house, kind, params, shape, rng)

    def because(
        self, read: BoardReading, house: House, kind: QuestionKind, params: Data, value: object
    ) -> Phrase:
        """Return why an answer of a House is a good one."""
        known = BECAUSE.get(kind)
        said = None if known is None else known(value)
        return super().because(read, house, kind, params, value) if said is None else said

    def is_told(self, state: AgotState, kind: str) -> bool:
        """Return whether answers become public; nobody learns what the Spymaster has seen."""
        return kind != own_kinds.SPYMASTER and super().is_told(state, kind)
