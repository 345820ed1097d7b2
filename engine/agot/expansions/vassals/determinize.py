"""Everything that a House does not know about vassals, dealt again. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from engine.agot import kinds
from engine.agot.components import Card, House
from engine.agot.information import determinize as second
from engine.agot.information.determinize import shuffled
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE, Answer
from engine.kernel.shapes.base import RandomSource

from .planning import VassalOrders
from .state import DECK, VassalState


def imagine(
    rest: VassalState, now: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Put something possible in place of everything that a House does not see."""
    _face_down_orders(rest, seat, rng)
    dealt = second.imagine(rest, now, answers, seat, rng)
    return _vassal_cards(rest, cast(VassalState, now), dealt, seat, rng)


def _face_down_orders(rest: VassalState, seat: House, rng: RandomSource) -> None:
    """Deal again face-down orders, except those of own vassals (X2.4.3)."""
    for vassal in rest.vassals:
        if rest.decider(vassal) != seat:
            second.place_anew(rest, vassal, VassalOrders, rng)


def _vassal_cards(
    rest: VassalState, now: VassalState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Deal again cards of others' vassals, except those played or looked at (X2.7.1)."""
    seen: dict[House, list[Card]] = {}
    for answer in answers:
        if answer.kind == kinds.HOUSE_CARD and answer.on_behalf is not None:
            seen.setdefault(answer.on_behalf, []).append(answer.value)
        elif answer.kind == kinds.DEAL and answer.value["deck"] == "hand":
            seen.setdefault(answer.value["to"], []).extend(answer.value["cards"])
        elif answer.kind == kinds.ABILITY and "discard" in answer.value:
            for vassal in rest.vassals:
                if answer.value["discard"] in rest.box.cards_of[DECK]:
                    seen.setdefault(vassal, []).append(answer.value["discard"])
    known: dict[int, list[Card]] = {}
    for at, answer in enumerate(answers):
        if answer.seat != CHANCE or answer.kind != kinds.DEAL or _deck(answer) != "vassal-cards":
            continue
        to, true = answer.value["to"], answer.value["cards"]
        own = now.knows_cards(seat, to)
        known[at] = [c for c in true if own or c in seen.get(to, ())]
    taken = {c for cards in known.values() for c in cards}
    free = shuffled([c for c in rest.box.cards_of[DECK] if c not in taken], rng)
    done = list(answers)
    for at, cards in known.items():
        number = len(answers[at].value["cards"]) - len(cards)
        whole = sorted([*cards, *free[:number]])
        del free[:number]
        done[at] = replace(answers[at], value={**answers[at].value, "cards": whole})
    return done


def _deck(answer: Answer) -> str:
    return str(answer.value["deck"])
