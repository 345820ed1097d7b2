"""Hands of the cards of several boxes: what they have (V1.2), those that are chosen (V1.10), those
that chance deals (V1.7), maybe again and again (V1.11) or hidden (V1.8), and second decks (V3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from engine.agot import kinds
from engine.agot.components import Card, House
from engine.agot.state import AgotState
from engine.kernel.ask import ask_all, chance
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.position.notation import BadPosition
from engine.kernel.shapes import Among, Shuffle, SomeOfEach
from engine.kernel.state import stage

SHAPE: Mapping[int, int] = MappingProxyType({4: 1, 3: 1, 2: 2, 1: 2, 0: 1})
"""How many cards of each printed strength a hand has, as in every printed deck (V1.2)."""
POOL = "house-cards"
"""What the records call the cards from which hands are dealt, with their strength after it."""


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


def are_missing(s: AgotState) -> bool:
    """Return whether the hands are still to be chosen, to be dealt, or to be drafted."""
    if s.drafters:
        return True
    return not s.prints_hands and not any(s.cards_of(house) for house in s.with_player(s.houses))


@stage
async def choose_hands(s: AgotState) -> None:
    """Let all Houses choose their hands at the same time, and reveal them together (V1.10)."""
    houses = s.with_player(s.turn_order)
    chosen = await ask_all({house: ChosenHand(s, house) for house in sorted(houses)}, kinds.HAND)
    for house in houses:
        s.hand[house] = sorted(chosen[house])
        s.tell("hand-chosen", house=f"house:{house}", cards=with_strengths(s, s.hand[house]))


@stage
async def deal_hands(s: AgotState) -> None:
    """Let chance deal every player cards of each strength, from those of all Houses (V1.7)."""
    houses = s.with_player(s.turn_order)
    dealt: dict[House, list[Card]] = {house: [] for house in houses}
    for strength, number in sorted(SHAPE.items()):
        from_the_top = iter(await _shuffle(s, strength))
        for _ in range(number):
            for house in houses:
                dealt[house].append(next(from_the_top))
    if s.hides_hands:
        s.tell("hands-hidden", houses=[f"house:{house}" for house in houses])
    for house in houses:
        s.hand[house] = sorted(dealt[house])
        _tell_hand(s, "hand-dealt", house)


async def redeal(s: AgotState, house: House) -> None:
    """Let chance deal a House, for each of its discarded cards, another of that strength, which
    nobody has; the discarded ones can be dealt from then on (V1.11).

    There are more decks than Houses have hands, so such cards never run out.
    """
    facts, dealt = s.box.house_cards, list[Card]()
    strengths = Counter(facts[card].strength for card in s.discard[house])
    for strength, number in sorted(strengths.items()):
        dealt += (await _shuffle(s, strength))[:number]
    _forget(s, s.discard[house])
    s.hand[house], s.discard[house] = sorted([*s.hand[house], *dealt]), []
    if s.hides_hands:
        s.tell("hand-changed", house=f"house:{house}")
    _tell_hand(s, "hand-dealt" if s.hides_hands else "deck-changed", house)


def _tell_hand(s: AgotState, kind: str, house: House) -> None:
    """Tell the cards of a hand to everyone or, if it is hidden, to its House alone (V1.8)."""
    audience = frozenset({house}) if s.hides_hands else None
    cards = with_strengths(s, s.hand[house])
    s.tell(kind, audience=audience, house=f"house:{house}", cards=cards)


def _forget(s: AgotState, cards: Collection[Card]) -> None:
    """Record that nobody knows where some House cards are now (V1.8)."""
    s.remembered = [card for card in s.remembered if card not in cards]
    for known in s.known.values():
        if "cards" in known:
            known["cards"] = [card for card in known["cards"] if card not in cards]


async def _shuffle(s: AgotState, strength: int) -> Sequence[Card]:
    """Let chance shuffle the cards of a strength that are in the pool and that nobody has."""
    gone = {*s.cards_removed, *(card for house in s.houses for card in s.cards_of(house))}
    facts = s.box.house_cards
    cards = [c for c in s.pool if facts[c].strength == strength and c not in gone]
    shuffled = await chance(kinds.SHUFFLE, Shuffle(f"{POOL}-{strength}", cards))
    return shuffled["order"]


def evolve(s: AgotState, house: House) -> None:
    """Give a House its second deck, all in hand; the first leaves the game (V3.1, V3.3)."""
    s.evolved.append(house)
    s.hand[house], s.discard[house] = sorted(s.own_cards(house)), []
    s.tell("deck-changed", house=f"house:{house}", cards=with_strengths(s, s.hand[house]))


def with_strengths(s: AgotState, cards: Iterable[Card]) -> list[Phrase]:
    """Name cards, the strongest first; two may have the same name and differ in this (V1.14)."""
    strength = {card: s.box.house_cards[card].strength for card in cards}
    return [
        phrase("card-of-strength", card=f"card:{card}", strength=strength[card])
        for card in sorted(strength, key=lambda card: (-strength[card], card))
    ]


def require_hands(s: AgotState) -> None:
    """Check that hands, with their discards and the cards that are out of the game, can have been
    chosen, dealt or drafted.

    Raises BadPosition.
    """
    if s.chooses_hands:
        for house in s.with_player(s.houses):
            _require_choice(s, house)
    elif not s.prints_hands:
        _require_deal(s)


def _require_choice(s: AgotState, house: House) -> None:
    facts = s.box.house_cards
    cards = [*s.cards_of(house), *(c for c in s.cards_removed if facts[c].house == house)]
    strengths = sorted(facts[card].strength for card in set(cards))
    if len(set(cards)) < len(cards) or strengths != sorted(Counter(SHAPE).elements()):
        raise BadPosition(f"{house} hand and discard: a hand has cards of 0, 1, 1, 2, 2, 3 and 4")


def _require_deal(s: AgotState) -> None:
    """Check that nobody has more cards of a strength than a hand, and that what is missing has
    left the game; who had such a card is not recorded."""
    facts, gone = s.box.house_cards, s.cards_removed
    seen, missing = list(gone), Counter[int]()
    for house in s.with_player(s.houses):
        seen += s.cards_of(house)
        strengths = Counter(facts[card].strength for card in s.cards_of(house))
        if strengths - Counter(SHAPE):
            raise BadPosition(f"{house} hand and discard: a hand has 0, 1, 1, 2, 2, 3 and 4")
        missing += Counter(SHAPE) - strengths
    if len(set(seen)) < len(seen):
        raise BadPosition("hand and discard: each House card is in one hand")
    if missing != Counter(facts[card].strength for card in gone):
        raise BadPosition("hand and discard: together, everyone has cards of 0, 1, 1, 2, 2, 3, 4")
