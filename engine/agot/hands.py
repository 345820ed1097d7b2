"""Hands that Houses choose from the cards of several boxes, an option that groups like (V1.10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.kernel.ask import ask_all
from engine.kernel.notation import BadPosition
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes import Among, SomeOfEach
from engine.kernel.state import stage

from . import kinds
from .components import Card, House
from .state import AgotState

SHAPE: Mapping[int, int] = MappingProxyType({4: 1, 3: 1, 2: 2, 1: 2, 0: 1})
"""How many cards of each printed strength a hand has, as in every printed deck (V1.2)."""


class ChosenHand(SomeOfEach):
    """The seven cards that a House chooses among its own (V1.2); the printed deck is the safe
    answer."""

    def __init__(self, s: AgotState, house: House) -> None:
        facts = s.box.house_cards
        cards = sorted(s.box.cards_of[house], key=lambda card: (facts[card].spare, card))
        super().__init__(
            "card",
            [
                Among(
                    tuple(card for card in cards if facts[card].strength == strength),
                    number,
                    phrase("hand-of-strength", strength=strength, number=number),
                )
                for strength, number in SHAPE.items()
            ],
        )


def are_unchosen(s: AgotState) -> bool:
    """Return whether Houses still have to choose their hands."""
    return s.chooses_hands and not any(s.cards_of(house) for house in s.with_player(s.houses))


@stage
async def choose_hands(s: AgotState) -> None:
    """Let all Houses choose their hands at the same time, and reveal them together (V1.10)."""
    houses = s.with_player(s.turn_order)
    chosen = await ask_all({house: ChosenHand(s, house) for house in sorted(houses)}, kinds.HAND)
    for house in houses:
        s.hand[house] = sorted(chosen[house])
        s.tell("hand-chosen", house=f"house:{house}", cards=_with_strengths(s, s.hand[house]))


def _with_strengths(s: AgotState, cards: Iterable[Card]) -> list[Phrase]:
    """Name cards, the strongest first; two may have the same name and differ in this (V1.14)."""
    strength = {card: s.box.house_cards[card].strength for card in cards}
    return [
        phrase("card-of-strength", card=f"card:{card}", strength=strength[card])
        for card in sorted(strength, key=lambda card: (-strength[card], card))
    ]


def require_shape(s: AgotState, house: House, gone: Iterable[Card]) -> None:
    """Check that a hand, its discards and the cards that are out of the game can have been chosen.

    Raises BadPosition.
    """
    facts = s.box.house_cards
    cards = [*s.cards_of(house), *(card for card in gone if facts[card].house == house)]
    strengths = sorted(facts[card].strength for card in set(cards))
    if len(set(cards)) < len(cards) or strengths != sorted(_all_strengths()):
        raise BadPosition(f"{house} hand and discard: a hand has cards of 0, 1, 1, 2, 2, 3 and 4")


def _all_strengths() -> Iterable[int]:
    return (strength for strength, number in SHAPE.items() for _ in range(number))
