"""Scattering Dissent, Word Spreads Quickly: moves of loyalty, which may be canceled (X4.7.5)."""

from __future__ import annotations

from typing import TypedDict

from engine.agot.components import Area, House
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from . import kinds as own_kinds
from . import loyalty
from .components import TARGARYEN
from .state import MotherState

_From = TypedDict("_From", {"from": Area})


class MoveAnswer(_From):
    """A loyalty token that is moved from one area to another."""

    to: Area


@stage
async def move_loyalty(s: MotherState, house: House, cost: int) -> None:
    """Let a player move a token, if possible; Targaryen may cancel it for Power (X4.7.5)."""
    answers: dict[tuple[str, ...], MoveAnswer] = {
        (f"area:{one}", f"area:{other}"): {"from": one, "to": other}
        for one in sorted(s.loyalty)
        for other in s.box.land_borders[one]
    }
    if not answers:
        return
    there: dict[tuple[str, ...], Phrase] = {
        (f"area:{area}",): phrase("note-tokens-there", number=number)
        for area, number in s.loyalty.items()
    }
    move = await ask(house, own_kinds.MOVE_LOYALTY, OneOf(answers, notes=there))
    one, other = move["from"], move["to"]
    loyalty.take(s, one)
    s.loyalty[other] = s.loyalty.get(other, 0) + 1
    s.tell("loyalty-moved", house=f"house:{house}", origin=f"area:{one}", area=f"area:{other}")
    s.then(cancel_loyalty, one, other, cost)


@stage
async def cancel_loyalty(s: MotherState, one: Area, other: Area, cost: int) -> None:
    """Let Targaryen put the token back, then gain the loyalty in its areas (X4.7.5)."""
    cancel = await ask(
        TARGARYEN,
        own_kinds.CANCEL_LOYALTY,
        Cancelling(s, cost),
        origin=f"area:{one}",
        area=f"area:{other}",
        power=cost,
    )
    if cancel:
        s.lose_power(TARGARYEN, cost)
        loyalty.take(s, other)
        s.loyalty[one] = s.loyalty.get(one, 0) + 1
        s.tell("loyalty-moved-back", origin=f"area:{other}", area=f"area:{one}", power=cost)
    loyalty.settle(s)


class Cancelling(OneOf[bool]):
    """Targaryen's choice whether to pay for putting a loyalty token back."""

    def __init__(self, s: MotherState, cost: int) -> None:
        able = s.power[TARGARYEN] >= cost
        use: dict[tuple[str, ...], bool] = {("choice:put-back",): True} if able else {}
        leave = ("choice:leave-there",)
        super().__init__({**use, leave: False}, safest=leave)
        self._table = s
        self._cost = cost

    def anew(self) -> Cancelling:
        """Return the same choice with what Targaryen can pay now."""
        return Cancelling(self._table, self._cost)
