"""How houses are played in Mother of Dragons: House Targaryen wants loyalty, and others deny it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.agot.components import House
from engine.agot.heuristics.api import HouseMind
from engine.agot.heuristics.board import Reading
from engine.agot.heuristics.policy import Params
from engine.agot.state import Table
from engine.kernel.heuristics import NOBODY
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shape import Chooser

from . import policy
from . import policy as swaying
from .components import TARGARYEN
from .evaluation import DragonReading


def _of_loan(value: Any) -> Phrase | None:
    if not isinstance(value, dict) or "slot" not in value:
        return None
    if value["card"] is None:
        return phrase("because-no-loan")
    return phrase("because-loan", loan=f"loan:{value['card']}")


def _of_loyalty(value: Any) -> Phrase | None:
    return phrase("because-loyalty" if value["pay"] else "because-keeps-power")


def _always(id: str) -> Callable[[Any], Phrase | None]:
    return lambda value: phrase(id)


BECAUSE: Mapping[str, Callable[[Any], Phrase | None]] = {
    "consolidate": _of_loan,
    "pay-debt": _always("because-best-units"),
    "faceless-men": _always("because-best-units"),
    "sellswords": _always("because-sellswords"),
    "give-bid": _always("because-helps-weakest"),
    "loyalty": _of_loyalty,
    "place-loyalty": _always("because-out-of-reach"),
    "move-loyalty": _always("because-token-moves"),
}
"""Why an answer is a good one; what is missing here is sensible, as others are."""


Answering = Callable[[Reading, House, Params, Any, Chooser], Any]
KINDS: dict[str, Answering] = {
    "consolidate": policy.consolidate,
    "pay-debt": policy.pay_debt,
    "sellswords": policy.sellswords,
    "improve": policy.improve,
    "faceless-men": policy.faceless_men,
    "spymaster-deck": policy.spymaster_deck,
    "spymaster": policy.spymaster,
    "give-bid": swaying.give_bid,
    "loyalty": swaying.loyalty,
    "place-unit": swaying.place_unit,
    "place-loyalty": swaying.place_loyalty,
    "fire-made-flesh": swaying.fire,
    "move-loyalty": swaying.move_loyalty,
    "cancel-loyalty": swaying.cancel_loyalty,
}
"""Who answers which kind of question; others are answered as in the game it is built on."""


class DragonMind(HouseMind):
    """How a house of Mother of Dragons is judged and played."""

    weighed = HouseMind.weighed | {"loyalty", "move-loyalty", "cancel-loyalty"}

    def read(self, s: Table, house: House, spared: frozenset[House] = NOBODY) -> Reading:
        """Return what the board says to a house that wants castles, or loyalty."""
        return DragonReading(s, house, spared)

    def eyes(self, house: House) -> str:
        """House Targaryen looks for loyalty, all others for castles."""
        return TARGARYEN if house == TARGARYEN else ""

    def given(
        self, read: Reading, house: House, kind: str, params: Params, shape: Any, rng: Chooser
    ) -> Any:
        """Return a sensible answer for a house."""
        known = KINDS.get(kind)
        if known is not None:
            return known(read, house, params, shape, rng)
        return super().given(read, house, kind, params, shape, rng)

    def because(self, read: Reading, house: House, kind: str, params: Params, value: Any) -> Phrase:
        """Say why an answer of a house is a good one."""
        known = BECAUSE.get(kind)
        said = None if known is None else known(value)
        return super().because(read, house, kind, params, value) if said is None else said

    def is_told(self, state: Any, kind: str) -> bool:
        """What the Spymaster has seen, nobody is told."""
        return kind != "spymaster" and super().is_told(state, kind)
