"""The Iron Bank: Houses take loans in the Consolidate Power step (X4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, final

from engine.agot import kinds
from engine.agot.board.control import controller
from engine.agot.components import Area, Card, House
from engine.agot.expansions.mother_of_dragons import kinds as own_kinds
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.expansions.vassals.action_phase import vassal_muster
from engine.agot.phases import consolidate as second
from engine.agot.phases.consolidate import Consolidate
from engine.agot.shapes import ConsolidateAnswer
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, PhraseLine, Refusal, line, phrase, refusal
from engine.kernel.shapes import OneOf
from engine.kernel.state import replacement

from .loans import pay_out

COSTS = (7, 4, 1)
"""The price of the loan in each slot (X4.6.1)."""
BRAAVOS = "braavos"


@final
class LoanAnswer(TypedDict):
    """The resolution of an Iron Bank order: the loan that is taken, if any."""

    area: Area
    slot: int | None
    card: Card | None


@replacement
def consolidation(s: MotherState) -> None:
    """Resolve Iron Bank orders along with Consolidate Power orders (X4.6.2)."""
    s.phase = "power"
    house = s.next_with("consolidate", "iron-bank")
    if house is not None:
        s.then(consolidation)
        s.then(consolidate, house)


@replacement
async def consolidate(s: MotherState, house: House) -> None:
    """Resolve an Iron Bank order, a Consolidate Power order, or a vassal's token (X4.6.2)."""
    if house in s.vassals:
        await vassal_muster(s, house)
        return
    if not s.with_order(house, "iron-bank"):
        await second.consolidate(s, house)
        return
    answer = await ask(house, kinds.CONSOLIDATE, PowerOrLoan(s, house))
    if "slot" not in answer:
        await second.use_order(s, house, answer)
        return
    area, slot, card = answer["area"], answer["slot"], answer["card"]
    del s.orders[area]
    if card is None or slot is None:
        s.tell("loan-declined", house=f"house:{house}", area=f"area:{area}")
        return
    price = cost(s, house, slot)
    s.lose_power(house, price)
    s.slots[slot - 1] = None
    s.loans.setdefault(house, []).append(card)
    s.tell("loan-taken", house=f"house:{house}", loan=f"loan:{card}", power=price)
    s.then(pay_out, house, card)


def cost(s: MotherState, house: House, slot: int) -> int:
    """Return the price of a slot; the House that controls Braavos pays 1 less (X4.6.1, X4.6.3)."""
    cheaper = BRAAVOS in s.box.areas and controller(s, BRAAVOS) == house
    return COSTS[slot - 1] - cheaper


class PowerOrLoan(OneOf["ConsolidateAnswer | LoanAnswer"]):
    """A choice of the order to resolve: Consolidate Power as usual, or Iron Bank with a loan."""

    def __init__(self, s: MotherState, house: House) -> None:
        self._power = Consolidate(s, house)
        self._table = s
        self._house = house
        answers: dict[tuple[str, ...], ConsolidateAnswer | LoanAnswer] = dict(self._power.answers)
        notes: dict[tuple[str, ...], Phrase] = {}
        for area in s.with_order(house, "iron-bank"):
            for slot, card in enumerate(s.slots, start=1):
                if card is not None and (price := cost(s, house, slot)) <= s.power[house]:
                    path = (f"area:{area}", f"loan:{card}")
                    answers[path] = {"area": area, "slot": slot, "card": card}
                    notes[path] = phrase("note-loan", power=price, text=phrase(f"loan-{card}.text"))
            path = (f"area:{area}", "choice:no-loan")
            answers[path] = {"area": area, "slot": None, "card": None}
        safest = next(path for path in answers if path[-1] == "choice:no-loan")
        super().__init__(answers, notes=notes, safest=safest)

    def note(self, path: tuple[str, ...]) -> Phrase | None:
        """Return the price and the text of a loan, or the note of the other order."""
        return super().note(path) or self._power.note(path)

    def anew(self) -> PowerOrLoan:
        """Return the choice, limited to what the House can pay now."""
        return PowerOrLoan(self._table, self._house)

    def kind_of(self, value: object, kind: str) -> str:
        """Return ``loan`` if an Iron Bank order is resolved."""
        return own_kinds.LOAN if isinstance(value, dict) and "slot" in value else kind

    def preview(self, value: ConsolidateAnswer | LoanAnswer) -> Sequence[PhraseLine]:
        """Return the gain of an order, or the cost of a loan now and later."""
        if "slot" not in value:
            return self._power.preview(value)
        if value["slot"] is None:
            return ()
        s, house = self._table, self._house
        price = cost(s, house, value["slot"])
        return [
            line(
                "preview-loan",
                "X4.6.4",
                loan=f"loan:{value['card']}",
                power=price,
                left=s.power[house] - price,
                interest=len(s.loans.get(house, ())) + 1,
            )
        ]

    def why(self, value: object) -> Refusal:
        """Return why this order cannot be used in this way."""
        if isinstance(value, dict) and set(value) == {"area", "slot", "card"}:
            return refusal("no-loan-there", "X4.6.2", area=f"area:{str(value['area'])[:40]}")
        return self._power.why(value)
