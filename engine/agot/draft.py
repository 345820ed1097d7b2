"""The draft of House cards (V1.6): in turn, every House takes a card of an open pool.

What a hand has is in :mod:`engine.agot.hands`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from engine.kernel.ask import ask, chance
from engine.kernel.notation import BadPosition
from engine.kernel.phrase import Refusal, phrase, refusal
from engine.kernel.shapes import OneOf, Ranking, Shuffle
from engine.kernel.shapes.choice import Path
from engine.kernel.state import stage

from . import kinds
from .components import Card, House, HouseCardFacts
from .fields import DRAFT, SNAKE
from .hands import SHAPE, with_strengths
from .state import AgotState

DRAFTERS = "drafters"
"""What the records call the Houses whose order is drawn."""
BALANCED_ROWS: Mapping[int, Sequence[str]] = MappingProxyType(
    {
        3: ("012", "120", "201"),
        4: ("0123", "3210", "2031", "1302"),
        5: ("01234", "42310", "10423", "34102", "23041"),
        6: ("012345", "543210", "420153", "351024", "204531", "135402"),
        7: ("0123456", "6534210", "1042365", "5360124", "4216503", "3651042", "2405631"),
        8: (
            *("01234567", "76543210", "62301745", "54710326"),
            *("37026154", "45162073", "23475601", "10657432"),
        ),
    }
)
"""The balanced order of turns by the number of drafters: in as many rows as there are drafters,
each has had its turn once at every place of a row."""


class DraftedCard(OneOf[Card]):
    """The card that a House takes: of its strength, its hand has room for one more (V1.2)."""

    def __init__(self, s: AgotState, house: House) -> None:
        self.free = free_cards(s)
        wanted = room_in(s, house)
        answers: dict[Path, Card] = {
            (f"of-strength:{strength}", f"card:{card}"): card
            for strength, cards in self.free.items()
            if wanted[strength]
            for card in cards
        }
        super().__init__(
            answers,
            prompts=(phrase("step-pick-strength"), phrase("step-pick-card")),
            safest=_safest(s, wanted, self.free),
        )

    def why(self, value: object) -> Refusal:
        """Say whether the hand has no room for a card, or somebody has it."""
        for strength, cards in self.free.items():
            if value in cards:
                return refusal("pick-strength-full", strength=strength)
        return refusal("pick-not-free")


def worth(facts: HouseCardFacts) -> int:
    """Return what a House card counts in a draft: strength and icons, and 1 for a text (V1.6)."""
    return facts.strength + facts.swords + facts.towers + (facts.ability is not None)


def by_strength(
    facts: Mapping[Card, HouseCardFacts], cards: Iterable[Card]
) -> dict[int, list[Card]]:
    """Return House cards by their strength, the highest first, and those of one strength by what
    they count."""
    best = sorted(cards, key=lambda card: (-worth(facts[card]), card))
    return {n: [card for card in best if facts[card].strength == n] for n in SHAPE}


def free_cards(s: AgotState) -> dict[int, list[Card]]:
    """Return the cards of the pool that nobody has taken, by strength, the best first."""
    taken = {card for house in s.houses for card in s.hand[house]}
    return by_strength(s.box.house_cards, (card for card in s.pool if card not in taken))


def room_in(s: AgotState, house: House) -> Counter[int]:
    """Return how many cards of each strength a hand still lacks (V1.2)."""
    held = Counter(s.box.house_cards[card].strength for card in s.hand[house])
    return Counter(SHAPE) - held


def lacking(s: AgotState) -> Counter[int]:
    """Return how many cards of each strength all hands together still lack."""
    return sum((room_in(s, house) for house in s.drafters), Counter[int]())


def _safest(
    s: AgotState, wanted: Counter[int], free: Mapping[int, Sequence[Card]]
) -> tuple[str, str]:
    """Return the path of the best card of the strength of which the fewest remain for those who
    still need them; of equal strengths, of the one with the best card."""
    needed, facts = lacking(s), s.box.house_cards
    strength = min(
        (n for n in free if wanted[n] and free[n]),
        key=lambda n: (len(free[n]) - needed[n], -worth(facts[free[n][0]])),
    )
    return f"of-strength:{strength}", f"card:{free[strength][0]}"


def turns(s: AgotState) -> list[House]:
    """Return whose turn it is now and from then on, until all hands are full."""
    number = len(s.drafters)
    if s.options.get(DRAFT) == SNAKE:
        there = list(range(number))
        rows: Sequence[Sequence[int]] = (there, there[::-1])
    else:
        rows = [[int(place) for place in row] for row in BALANCED_ROWS[number]]
    taken = sum(len(s.hand[house]) for house in s.drafters)
    whole = [place for at in range(sum(SHAPE.values())) for place in rows[at % len(rows)]]
    return [s.drafters[place] for place in whole[taken:]]


def wishes(s: AgotState, house: House) -> Ranking | None:
    """Return the shape of a House's wishes for the rest of a draft: free cards that it still
    wants, in any order (V1.6)."""
    wanted = room_in(s, house)
    cards = [card for n, free in free_cards(s).items() if wanted[n] for card in free]
    return Ranking("card", cards) if s.drafters and cards else None


@stage
async def draft_hands(s: AgotState) -> None:
    """Draw the order of the Houses that draft, and begin (V1.6)."""
    houses = s.with_player(s.turn_order)
    drawn = await chance(kinds.SHUFFLE, Shuffle(DRAFTERS, houses))
    s.drafters = list(drawn["order"])
    s.tell("draft-order", houses=[f"house:{house}" for house in s.drafters])
    s.then(pick_cards)


@stage
async def pick_cards(s: AgotState) -> None:
    """Let the House whose turn it is take a card, until all hands are full (V1.6)."""
    house = turns(s)[0]
    card = await ask(house, kinds.PICK, DraftedCard(s, house))
    s.hand[house] = sorted([*s.hand[house], card])
    s.tell("picked", house=f"house:{house}", card=with_strengths(s, [card])[0])
    if turns(s):
        s.then(pick_cards)
        return
    for each in s.with_player(s.turn_order):
        s.tell("hand-chosen", house=f"house:{each}", cards=with_strengths(s, s.hand[each]))
    s.drafters = []


def require_draft(s: AgotState) -> None:
    """Check that the hands of a draft that goes on can have come about: in turn, each House has
    taken cards for which its hand had room, and nobody has taken the same.

    Raises BadPosition.
    """
    if not s.drafts_hands or sorted(s.drafters) != sorted(s.with_player(s.houses)):
        raise BadPosition("drafters: they are all houses with a player, in a draft")
    cards = [card for house in s.houses for card in (*s.hand[house], *s.discard[house])]
    if len({*cards}) < len(cards) or any(s.discard.values()):
        raise BadPosition("hand and discard: each House card is taken once, and none is played")
    left = Counter(turns(s))
    for house in s.drafters:
        if not left or room_in(s, house).total() != left[house]:
            raise BadPosition(f"{house} hand: in turn, others have taken more or fewer cards")
