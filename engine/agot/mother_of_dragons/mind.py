"""How houses are played in Mother of Dragons: House Targaryen wants loyalty, and others deny it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.box import House
from engine.agot.state import Table
from engine.agot.stewards.mind import HouseMind
from engine.agot.stewards.quick import Params
from engine.agot.stewards.reading import Reading
from engine.kernel.mind import NOBODY
from engine.kernel.phrase import Phrase
from engine.kernel.shape import Chooser

from . import borrowing, swaying
from .nearness import DragonReading
from .printed import TARGARYEN
from .reasons import BECAUSE

Answering = Callable[[Reading, House, Params, Any, Chooser], Any]
KINDS: dict[str, Answering] = {
    "consolidate": borrowing.consolidate,
    "pay-debt": borrowing.pay_debt,
    "sellswords": borrowing.sellswords,
    "improve": borrowing.improve,
    "faceless-men": borrowing.faceless_men,
    "spymaster-deck": borrowing.spymaster_deck,
    "spymaster": borrowing.spymaster,
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
