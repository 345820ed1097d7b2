"""The start of a round: Dragons grow, a loan comes up, Houses pay interest (X4.5.1, X4.6).

In a scenario, some things happen before round 1 (V17.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.agot.board.dragons import grow
from engine.agot.board.ports import aftermath
from engine.agot.components import House
from engine.agot.phases import rounds as second
from engine.agot.phases.planning import planning_phase
from engine.agot.phases.reconcile import destroy
from engine.agot.phases.westeros import reveal, shuffle_again, turn_cards
from engine.agot.shapes import Losses
from engine.agot.variants.scenarios import scene_of
from engine.kernel.ask import ask
from engine.kernel.state import replacement, stage

from . import kinds as own_kinds
from .deck_four import westeros_card
from .loyalty import settle
from .state import DECK_FOUR, LOAN_DECK, MotherState

DEBTOR = "lannister"
"""The House that begins with a loan in a scenario (V17.3)."""
EARLY = 2
"""How many cards of deck IV are resolved before round 1 in a scenario (V17.3)."""
LATE = "fire-made-flesh"
"""The card that is not among them."""


@replacement
def first_round(s: MotherState) -> None:
    """Start round 1 with a loan and without Westeros cards (3.2, X4.6.1)."""
    offer_a_loan(s)
    second.first_round(s)
    if scene_of(s.options) is not None:
        s.then(prologue)


@stage
async def prologue(s: MotherState) -> None:
    """Let a House begin with a loan, and resolve two cards of deck IV before round 1 (V17.3).

    The loan has no effect but interest. The deck is shuffled until Fire Made Flesh is not among the
    two cards.
    """
    if s.has_bank:
        loan = s.take_top(LOAN_DECK)
        s.loans[DEBTOR] = [loan]
        s.tell("loan-owed", house=f"house:{DEBTOR}", loan=f"loan:{loan}")
    while LATE in s.decks[DECK_FOUR][:EARLY]:
        await shuffle_again(s, DECK_FOUR, 0)
    s.phase = "westeros"
    s.westeros = [await reveal(s, DECK_FOUR) for _ in range(EARLY)]
    cards = [f"westeros:{card}" for card in s.westeros]
    s.tell("westeros", scene=True, round=s.round, cards=cards)
    for card in reversed(s.westeros):
        s.then(westeros_card, card)


@replacement
def next_round(s: MotherState) -> None:
    """Start a round: Dragons, loans and interest before the Westeros Phase (3.1, X4.6.4)."""
    s.then(second.action_phase)
    s.then(planning_phase)
    s.then(westeros_cards)
    s.then(begin_round)


@stage
async def westeros_cards(s: MotherState) -> None:
    """Resolve the Westeros cards of the round (4.1)."""
    await turn_cards(s)


@stage
def begin_round(s: MotherState) -> None:
    """Let Dragons grow, offer a loan, and take interest (X4.5.1, X4.6.1, X4.6.4)."""
    s.round += 1
    s.phase = "debts"
    s.forbidden, s.westeros = [], []
    grow(s)
    offer_a_loan(s)
    owed: list[tuple[House, int]] = []
    for house in s.turn_order:
        due = len(s.loans.get(house, ()))
        if not due:
            continue
        paid = s.lose_power(house, due)
        s.tell("interest-paid", house=f"house:{house}", power=paid)
        if paid < due:
            owed.append((house, due - paid))
    for house, number in reversed(owed):
        s.then(pay_debt, house, number)


def offer_a_loan(s: MotherState) -> None:
    """Offer the top loan, if there is a bank; the one that leaves the third slot goes to the bottom
    (X4.6.1, V14.1)."""
    if not s.has_bank:
        return
    # In a long game, all loans may be in the slots or taken (V11.1).
    card = s.take_top("loans") if s.decks["loans"] else None
    *stay, out = s.slots
    s.slots = [card, *stay]
    if out is not None:
        s.decks["loans"] = [*s.decks["loans"], out]
        s.returned.append(out)
    if card is None:
        return
    if card in s.returned:
        s.returned.remove(card)
    s.tell("loan-offered", loan=f"loan:{card}")


@stage
async def pay_debt(s: MotherState, debtor: House, number: int) -> None:
    """Destroy a unit for each missing Power; a rival chooses it (X4.6.5)."""
    order = s.with_player(s.tracks["fiefdoms"])
    chooser = order[0]
    if s.ruled("unpaid-interest-chooser", "best-other-on-fiefdoms"):
        chooser = next(h for h in order if h != debtor)
    paid = await ask(
        chooser, own_kinds.PAY_DEBT, Debt(s, debtor, number), house=f"house:{debtor}", number=number
    )
    destroy(s, debtor, paid["units"])
    await aftermath(s)
    settle(s)


class Debt(Losses):
    """A choice of the units that a debtor loses, made by a rival."""

    narrower = True

    def __init__(self, s: MotherState, debtor: House, number: int) -> None:
        places = s.units_of(debtor)
        number = min(number, sum(n for units in places.values() for n in units.values()))
        super().__init__(places, number, number, rule="X4.6.5")
        self._debtor = debtor

    def chosen(self, value: object) -> Mapping[str, Mapping[str, int]] | None:
        """Return the units, if the debtor is this one."""
        if not isinstance(value, dict) or set(value) != {"house", "units"}:
            return None
        return super().chosen(value["units"]) if value["house"] == self._debtor else None

    def _value(self, chosen: dict[str, dict[str, int]]) -> Any:
        return {"house": self._debtor, "units": chosen}
