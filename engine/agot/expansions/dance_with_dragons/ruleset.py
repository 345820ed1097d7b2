"""The ruleset of A Dance with Dragons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.agot import determinize, kinds
from engine.agot.components import Card, House
from engine.agot.determinize import shuffled
from engine.agot.rulings import OF_CARDS
from engine.agot.rulings import RULINGS as SECOND
from engine.agot.second_edition import OPTIONS, SecondEdition
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Answer
from engine.kernel.shape import RandomSource

from . import abilities

__all__ = ["DanceWithDragons", "abilities"]


def imagine(
    rest: AgotState, now: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Put something possible in place of everything that a House does not see.

    Only the House of Rodrik the Reader knows the top card after he has looked (X1.3.11).
    """
    dealt = determinize.imagine(rest, now, answers, seat, rng)
    return reread(rest, dealt, seat, rng)


def reread(
    rest: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Put other cards on top of decks that someone else has read since the last checkpoint."""
    done: list[Answer] = []
    tops: dict[str, Card] = {}
    for answer in answers:
        value = answer.value
        if answer.kind == kinds.ABILITY and "top" in value:
            deck = value["deck"]
            top = value["top"] if answer.seat == seat else rest.decks[deck][0]
            tops[deck] = top
            done.append(replace(answer, value={**value, "top": top}))
        elif answer.seat == CHANCE and answer.kind == kinds.SHUFFLE and value["deck"] in tops:
            done.append(_restacked(answer, tops.pop(value["deck"]), rest, rng))
        else:
            done.append(answer)
    return done


def _restacked(answer: Answer, top: Card, rest: AgotState, rng: RandomSource) -> Answer:
    """Shuffle the rest of a deck below a card."""
    deck = answer.value["deck"]
    cards = list(rest.decks[deck][: len(answer.value["order"])])
    cards.remove(top)
    return replace(answer, value={"deck": deck, "order": [top, *shuffled(cards, rng)]})


OWN: dict[str, tuple[str, ...]] = {
    "fixed-final-strength-and-blade": ("not-asked", "may-be-used"),
    "mance-against-margaery": ("later-in-turn-order", "margaery"),
    "stannis-adwd-timing": ("immediate", "cancel"),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {
    "ilyn-payne-and-prevented-casualties": ("blocked", "allowed"),
    "walder-frey-and-vassal-family": ("moves", "stays"),
    **{name: SECOND[name] for name in OF_CARDS},
}
"""Rulings that do not matter here: about its cards beside vassals and beside other decks, and about
cards that it replaces."""

RULINGS = {
    name: readings for name, readings in sorted({**SECOND, **OWN}.items()) if name not in IMMATERIAL
}
"""All rulings that it is played under."""


class DanceWithDragons(SecondEdition):
    """Six Houses, six rounds, its own set-up and House cards; otherwise as the 2nd edition (X1).

    House Bolton plays as ``stark`` (X1.1.1).
    """

    id = "agot-2e-adwd"
    rulings = RULINGS
    immaterial = IMMATERIAL
    options: Mapping[str, tuple[Any, ...]] = {"players": (6,), **OPTIONS}

    def deal_anew(
        self,
        rest: AgotState,
        now: AgotState,
        answers: Sequence[Answer],
        seat: House,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know, such as what Rodrik the Reader has read."""
        return imagine(rest, now, answers, seat, rng)
