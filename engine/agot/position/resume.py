"""Where play continues from a position of which only the state is known. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds
from engine.agot.board.control import controller
from engine.agot.board.ports import unsettled
from engine.agot.combat import steps as combat
from engine.agot.combat.clean_up import refill
from engine.agot.components import Card, House
from engine.agot.state import AgotState
from engine.agot.variants import hands
from engine.kernel.ask import Seat
from engine.kernel.question_kind import QuestionKind

ACTIONS = {
    "raids": ("raids", "raids_over"),
    "marches": ("marches", "marches_over"),
    "power": ("consolidation", "consolidation_over"),
}
"""The stages of each part of the Action Phase."""

ASKED_BY: Mapping[QuestionKind | None, Sequence[Card]] = {
    kinds.MUSTER: ("mustering", "a-throne-of-blades", "rally-the-men", "the-burden-of-power"),
    kinds.SUPPLY: ("supply", "a-throne-of-blades", "famine"),
    kinds.BID: ("clash-of-kings", "dark-wings-dark-words", "wildlings-attack"),
    kinds.TIES: ("clash-of-kings", "dark-wings-dark-words"),
}
"""The Westeros cards that ask each of some kinds of questions."""


def resume(s: AgotState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    """Put the stage on the agenda that asks a question of a kind, so that play continues.

    A combat begins again, unless its attackers are back or gone; then it is over. Face-down orders
    are placed again. Without a combat, ships in the ports of others are captured first.
    """
    s.agenda = []
    if s.phase == "ended":
        return
    _resume(s, kind, seats)
    if s.combat is None and unsettled(s):
        s.agenda.append(["settle_ports"])


def _handing_out(s: AgotState) -> str:
    """Return the stage at which hands are chosen, dealt or drafted."""
    if s.drafters:
        return "pick_cards"
    if s.drafts_hands:
        return "draft_hands"
    return "choose_hands" if s.chooses_hands else "deal_hands"


def _resume(s: AgotState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    if kind == kinds.SHUFFLE and s.round == 1 and s.phase == "planning":
        s.agenda.append(["set_up"])
        return
    for deck in s.box.westeros:  # A deck that is not mentioned is unshuffled.
        s.decks[deck] = s.decks[deck] or list(s.box.decks[deck])
    if hands.are_missing(s):
        s.agenda += [["first_round"], [_handing_out(s)]]
        return
    if s.phase in ("westeros", "planning"):
        s.agenda.append(["action_phase"])
        s.placed, s.orders, s.combat = {}, {}, None
        s.agenda.append(["planning_phase"])
        if s.phase == "westeros":
            _westeros(s, kind, seats)
        elif kind == kinds.MUSTER:  # Some groups muster before round 1.
            order = s.with_player(s.turn_order)
            left = order[order.index(seats[0]) :]
            s.agenda += [["muster_everywhere", house] for house in reversed(left)]
        return
    if s.phase == "raven":
        s.agenda += [["action_phase"], ["messenger_raven"]]
        return
    s.agenda += [["next_round"], ["clean_up"]]
    parts = list(ACTIONS)
    for part in reversed(parts[parts.index(s.phase) :]):
        first, over = ACTIONS[part]
        s.agenda += [[over], [first]]
    if len(seats) == 1 and kind in (kinds.RAID, kinds.MARCH, kinds.CONSOLIDATE):
        s.turn = s.position("iron-throne", seats[0]) - 1
    if s.combat is not None:
        _fight(s)


def _fight(s: AgotState) -> None:
    """Begin a combat again, unless it is over."""
    fight, s.combat = s.combat, None
    assert fight is not None
    attacker, origin, area = fight["attacker"], fight["from"], fight["area"]
    s.turn, s.last = s.position("iron-throne", attacker), attacker
    enemies = (s.owner.get(area) or controller(s, area)) == fight["defender"]
    if not fight["attackers"] or not enemies:
        s.orders.pop(origin, None)
        s.sweep_orders()  # Until now they stayed where the last unit was lost (9.9.4).
        s.add(area, attacker, fight["attackers"])
        return
    for house in s.with_player((attacker, fight["defender"])):
        if not s.hand[house]:
            refill(s, house, None)
    combat.begin(s, attacker, origin, area, fight["attackers"])


def _westeros(s: AgotState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    """Continue with the first of the cards that asks such a question, or after all of them."""
    s.agenda.append(["westeros_over"])
    if len(s.westeros) < sum(not s.is_used_up(deck) for deck in s.box.westeros):
        s.agenda = [["next_round"]]
        s.round -= 1
        return
    at = next((n for n, c in enumerate(s.westeros) if _asks(s, c, kind, seats)), None)
    if at is None:
        return
    card, later = s.westeros[at], s.westeros[at + 1 :]
    s.agenda += [["westeros_card", c] for c in reversed(later)]
    mustering = "rally" if card == "rally-the-men" else "muster_everywhere"
    steps: Mapping[QuestionKind | None, str] = {kinds.MUSTER: mustering, kinds.SUPPLY: "reconcile"}
    step = steps.get(kind)
    if step is None:
        s.agenda.append(["westeros_card", card])
    else:
        s.agenda += [[step, house] for house in reversed(_from(s, seats))]


def _asks(s: AgotState, card: Card, kind: QuestionKind | None, seats: Sequence[Seat]) -> bool:
    if kind == kinds.WESTEROS_CHOICE:
        chooser = s.box.westeros_card[card].chooser
        return chooser is not None and s.holder(chooser) in seats
    return card in ASKED_BY.get(kind, ("wildlings-attack",))


def _from(s: AgotState, seats: Sequence[Seat]) -> Sequence[House]:
    """Return the House that is asked, and those after it in turn order."""
    order = s.turn_order
    return order[min((order.index(x) for x in seats), default=0) :]
