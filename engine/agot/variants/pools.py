"""The House cards of several boxes: decks instead of the printed one, and all together.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.agot.components import Card, House, HouseCardFacts, open_box
from engine.kernel.data import Json

DECK = "house_cards"
"""The option by which everyone plays with the House cards of other boxes (V2.1)."""
PRINTED = "printed"
"""The cards that are in the box of the game."""
BOXES: Mapping[str, Sequence[str]] = {
    PRINTED: (),
    "adwd": ("agot-2e-adwd", "agot-2e-affc"),
    "first-edition": ("agot-1e", "agot-2e-acok"),
    "asos": ("agot-2e-asos",),
}
"""The boxes of each choice: a House plays with the cards that it has in the first of them, and
with its own if it has none in any (V2.1)."""
IN_POOL = "pool_decks"
"""The option that says from which decks hands are dealt or drafted (V1.1)."""
ALL = "all"
POOLED: Mapping[str, Sequence[str]] = {
    ALL: (PRINTED, "adwd", "asos"),
    "base-adwd": (PRINTED, "adwd"),
    "base-asos": (PRINTED, "asos"),
    "adwd-asos": ("adwd", "asos"),
}
"""The decks of each choice, where the printed ones are those of the base game and of Mother of
Dragons. Two are enough for cards of each strength in all hands (V1.5)."""
ENDINGS: Mapping[str, str] = {"agot-1e": "-1e"}
"""What the ids of a box's cards end in where they are played in another game: it has other cards of
the same names."""
WESTEROS = ("first-edition",)
"""The decks of other strengths than all others, which only the six Houses of the base game have."""
NOT_DEALT = ("daenerys-targaryen-a", "doran-martell-adwd", "khal-drogo")
"""The cards that are worth nothing or everything outside their decks (V1.7)."""
NOT_DEALT_ANEW = (*NOT_DEALT, "roose-bolton")
"""The same where new hands are dealt (V1.11)."""
NOBODYS = "hidden"
"""The owner under which the backs of House cards are listed."""
BACKS: Mapping[Card, Json] = {
    f"{NOBODYS}-{n}": {"house": NOBODYS, "strength": n, "swords": 0, "towers": 0, "spare": True}
    for n in range(5)
}
"""What others see of House cards in a hidden hand (V1.8): a hand has cards of certain strengths
(V1.2) and everyone sees what leaves it, so the strengths of those that are left are public."""
BALON, BALON_IN_WAR = "balon-greyjoy", "balon-greyjoy-war"
"""A card that has another text in a war of Dragons, and its id there (V15.1)."""
EDITIONS = ("agot-2e-adwd", "agot-2e-affc", "agot-2e-mod-essos")
"""The editions that have all of them between them. In the first and the last pool of the online
version, which are all that every House has cards in (V1.1), each House has seven."""


@lru_cache
def pooled() -> Mapping[Card, HouseCardFacts]:
    """Return the facts of the House cards of every box; a card of several boxes is the same."""
    return {card: facts for box in EDITIONS for card, facts in open_box(box).house_cards.items()}


def back_of(facts: HouseCardFacts) -> Card:
    """Return what others see of a House card in a hidden hand (V1.8)."""
    return f"{NOBODYS}-{facts.strength}"


@lru_cache
def facts_in(edition: str) -> Mapping[Card, HouseCardFacts]:
    """Return the facts of the House cards that a game by an edition may have, backs included."""
    own = open_box(edition).house_cards
    if not own.items() <= pooled().items():
        return own
    decks = [cards for name in BOXES for cards in _decks(name).values()]
    backs = {card: HouseCardFacts.model_validate(facts) for card, facts in BACKS.items()}
    cards = {**pooled(), **{c: facts for cards in decks for c, facts in cards.items()}}
    return {**cards, **backs, BALON_IN_WAR: cards[BALON]}


@lru_cache
def _decks(name: str) -> Mapping[House, Mapping[Card, HouseCardFacts]]:
    found: dict[House, dict[Card, HouseCardFacts]] = {}
    for edition in BOXES[name]:
        box, ending = open_box(edition), ENDINGS.get(edition, "")
        for house, cards in box.cards_of.items():
            found.setdefault(house, {card + ending: box.house_cards[card] for card in cards})
    return found


def deck_of(card: Card) -> str:
    """Return the deck from which a House card comes into a pool (V1.1)."""
    return next(
        (deck for deck in BOXES if any(card in cards for cards in _decks(deck).values())), PRINTED
    )


def of_everyone() -> tuple[str, ...]:
    """Return the choices for a game in which more than the six Houses of the base game may play."""
    return tuple(deck for deck in BOXES if deck not in WESTEROS)


def replace_cards(box: Json, deck: str) -> None:
    """Let the Houses of some components play with other cards (V2.1)."""
    decks, houses = _decks(deck), box["figures"]["start"]
    own = {c: facts for c, facts in box["house_cards"].items() if facts["house"] not in decks}
    other = {c: facts for house in houses for c, facts in decks.get(house, {}).items()}
    box["house_cards"] = {**own, **{card: facts.model_dump() for card, facts in other.items()}}


def leave_out_decks(box: Json, choice: str) -> None:
    """Leave out of some components the cards of the decks from which hands are not made (V1.1).

    Where a deck has no cards of a House, it has its printed ones, those of both decks of House
    Targaryen.
    """
    kept, everything = _cards_in(POOLED[choice]), _cards_in(POOLED[ALL])
    cards = box["house_cards"]
    box["house_cards"] = {c: facts for c, facts in cards.items() if c not in everything - kept}


def _cards_in(decks: Iterable[str]) -> set[Card]:
    printed = open_box(EDITIONS[-1]).cards_of
    return {
        card
        for deck in map(_decks, decks)
        for house, cards in printed.items()
        for card in deck.get(house, cards)
    }


def deal_cards(box: Json, without: Sequence[Card] = NOT_DEALT) -> None:
    """Add to some components the cards from which hands are dealt, with their backs, and leave out
    those that are never dealt (V1.7)."""
    pool_cards(box)
    cards = {c: facts for c, facts in box["house_cards"].items() if c not in without}
    box["house_cards"] = {**cards, **BACKS}


def deal_cards_anew(box: Json) -> None:
    """Do the same where new hands are dealt (V1.11)."""
    deal_cards(box, NOT_DEALT_ANEW)


def pool_cards(box: Json) -> None:
    """Add to some components the cards of all decks that every House has (V1.1)."""
    add_cards(box)
    cards, houses = box["house_cards"], box["figures"]["start"]
    for deck in of_everyone():
        for house, own in _decks(deck).items():
            for card, facts in own.items() if house in houses else ():
                cards.setdefault(card, {**facts.model_dump(), "spare": True})


def let_balon_be_jaqen(box: Json) -> None:
    """Let Balon Greyjoy, if some components have him, have the text of Jaqen H'ghar (V15.1)."""
    facts = box["house_cards"].pop(BALON, None)
    if facts is not None:
        box["house_cards"][BALON_IN_WAR] = dict(facts, ability="jaqen-hghar")


def add_cards(box: Json) -> None:
    """Add to some components all cards of their Houses, among which these choose (V1.10)."""
    houses = box["figures"]["start"]
    spare = {
        card: {**facts.model_dump(), "spare": True}
        for card, facts in pooled().items()
        if facts.house in houses
    }
    box["house_cards"] = {**spare, **box["house_cards"]}
