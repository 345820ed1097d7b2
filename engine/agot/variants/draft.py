"""The draft of House cards (V1.6): in turn, every House takes a card of an open pool, or if the
group has agreed on it, the next place on an influence track (V5.1).

What a hand has is in :mod:`engine.agot.variants.hands`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.agot import kinds
from engine.agot.board.tracks import set_order
from engine.agot.components import TRACKS, Card, House, HouseCardFacts, Track
from engine.agot.fields import DRAFT, SNAKE
from engine.agot.state import AgotState
from engine.kernel.ask import ask, chance
from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.position.notation import BadPosition
from engine.kernel.shapes import OneOf, Ranking, Shuffle
from engine.kernel.shapes.base import RandomSource, Step
from engine.kernel.shapes.choice import Path
from engine.kernel.state import stage

from .hands import SHAPE, with_strengths

DRAFTERS = "drafters"
"""What the records call the Houses whose order is drawn."""
IN_A_ROW = 2
"""How many turns in a row are one question."""
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


class DraftPick(OneOf[Any]):
    """What a House takes: a card of whose strength its hand has room for one more (V1.2), or the
    first free place of a track on which it has none yet (V5.1)."""

    def __init__(self, s: AgotState, house: House, prompt: Phrase | None = None) -> None:
        """Create the shape; ``prompt`` is what is said at its first step, if not the usual."""
        self.free = free_cards(s)
        wanted, tracks = room_in(s, house), tracks_for(s, house)
        answers: dict[Path, Any] = {
            (f"of-strength:{strength}", f"card:{card}"): card
            for strength, cards in self.free.items()
            if wanted[strength]
            for card in cards
        }
        answers |= {(f"track:{track}",): track for track in tracks}
        first = "step-pick-strength-or-track" if s.drafts_tracks else "step-pick-strength"
        super().__init__(
            answers,
            notes={
                (f"track:{track}",): phrase("pick-place", place=len(s.places[track]) + 1)
                for track in tracks
            },
            prompts=(prompt or phrase(first), phrase("step-pick-card")),
            safest=_safest(s, wanted, self.free) if wanted else _best_place(s, tracks),
        )

    def why(self, value: object) -> Refusal:
        """Say whether the House has such a place, the hand has no room for a card, or somebody has
        it."""
        if value in TRACKS:
            return refusal("pick-place-taken", track=f"track:{value}")
        for strength, cards in self.free.items():
            if value in cards:
                return refusal("pick-strength-full", strength=strength)
        return refusal("pick-not-free")


class TwoPicks(DraftPick):
    """What a House takes in two turns in a row, as a list: the second as after the first (V1.6).

    The first alone is an answer, too, after which the House is asked for the second: rankings give
    one thing after another, and so do records of games in which each turn was a question.
    """

    def __init__(self, s: AgotState, house: House) -> None:
        super().__init__(s, house, phrase("step-pick-first"))
        self.house = house
        self.before = copy(s)
        """The state as it is asked about, with hands and places that no later turn changes."""

    def _second(self, first: str) -> DraftPick:
        """Return what the House can take when it has taken something."""
        after = copy(self.before)
        take(after, self.house, first)
        return DraftPick(after, self.house, phrase("step-pick-second"))

    def check(self, value: object) -> Refusal | None:
        """Accept one thing, or two that the hand has room for together."""
        if not isinstance(value, list) or len(value) != IN_A_ROW:
            return super().check(value)
        return super().check(value[0]) or self._second(value[0]).check(value[1])

    def sample(self, rng: RandomSource) -> Any:
        """Return any two things."""
        first = super().sample(rng)
        return [first, self._second(first).sample(rng)]

    def safe(self) -> Any:
        """Return the safe answer, and that which is the safe one after it."""
        first = super().safe()
        return [first, self._second(first).safe()]

    def safe_before(self) -> Sequence[Any]:
        """Return the safe answer to the first of two questions."""
        return [super().safe()]

    def path_to(self, value: object) -> Path:
        """Return the choices that make an answer."""
        if not isinstance(value, list):
            return super().path_to(value)
        return super().path_to(value[0]) + self._second(value[0]).path_to(value[1])

    def step(self, path: Sequence[str]) -> Step:
        """Offer what can be taken first, then what can be taken second."""
        for at in range(1, len(path) + 1):
            if (first := self.answers.get(tuple(path[:at]))) is not None:
                onward = self._second(first).step(path[at:])
                return replace(onward, value=[first, onward.value]) if onward.ready else onward
        return super().step(path)


def take(s: AgotState, house: House, thing: str) -> None:
    """Let a House have a card or the first free place of a track; nothing of the state before is
    changed, so that it can be compared with it."""
    if thing in s.places:
        s.places = {**s.places, thing: [*s.places[thing], house]}
    else:
        s.hand = {**s.hand, house: sorted([*s.hand[house], thing])}


def pick_for(s: AgotState) -> DraftPick:
    """Return what the House whose turn it is can take: in two turns in a row, two things."""
    house, *onward = turns(s)
    return TwoPicks(s, house) if onward[:1] == [house] else DraftPick(s, house)


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


def tracks_for(s: AgotState, house: House) -> list[Track]:
    """Return the tracks on which a House has yet to take a place (V5.1)."""
    if house in s.unmoved:
        return []
    return [track for track, houses in s.places.items() if house not in houses]


def _best_place(s: AgotState, tracks: Sequence[Track]) -> Path:
    """Return the path of the track whose first free place is the best (V5.4)."""
    return (f"track:{min(tracks, key=lambda track: len(s.places[track]))}",)


def taken_by(s: AgotState, house: House) -> int:
    """Return how many cards and places a House has taken."""
    return len(s.hand[house]) + sum(house in houses for houses in s.places.values())


def left_for(s: AgotState, house: House) -> int:
    """Return how many cards and places a House has yet to take."""
    return room_in(s, house).total() + len(tracks_for(s, house))


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
    left = {house: taken_by(s, house) + left_for(s, house) for house in s.drafters}
    whole: list[House] = []
    for at in range(max(left.values(), default=0)):
        in_row = (s.drafters[place] for place in rows[at % len(rows)])
        whole += [house for house in in_row if left[house] > at]
    return whole[sum(taken_by(s, house) for house in s.drafters) :]


def wishes(s: AgotState, house: House) -> Ranking | None:
    """Return the shape of a House's wishes for the rest of a draft: free cards that it still
    wants, and tracks, in any order (V1.6)."""
    wanted = room_in(s, house)
    cards = [f"card:{card}" for n, free in free_cards(s).items() if wanted[n] for card in free]
    ids = [*cards, *(f"track:{track}" for track in tracks_for(s, house))]
    return Ranking(ids) if s.drafters and ids else None


@stage
async def draft_hands(s: AgotState) -> None:
    """Draw the order of the Houses that draft, and begin (V1.6)."""
    houses = s.with_player(s.turn_order)
    drawn = await chance(kinds.SHUFFLE, Shuffle(DRAFTERS, houses))
    s.drafters = list(drawn["order"])
    s.places = {track: [] for track in s.tracks} if s.drafts_tracks else {}
    s.tell("draft-order", houses=[f"house:{house}" for house in s.drafters])
    s.then(pick_cards)


@stage
async def pick_cards(s: AgotState) -> None:
    """Let the House whose turn it is take a card or a place, or two in two turns in a row, until
    nobody lacks any (V1.6)."""
    house = turns(s)[0]
    picked = await ask(house, kinds.PICK, pick_for(s))
    for thing in picked if isinstance(picked, list) else [picked]:
        take(s, house, thing)
        if thing in s.places:
            place = len(s.places[thing])
            s.tell("place-picked", house=f"house:{house}", track=f"track:{thing}", place=place)
        else:
            s.tell("picked", house=f"house:{house}", card=with_strengths(s, [thing])[0])
    if turns(s):
        s.then(pick_cards)
        return
    s.drafters, taken, s.places = [], s.places, {}
    for track, houses in taken.items():
        others = [h for h in s.tracks[track] if h not in houses]
        set_order(s, track, [*houses, *others])
    for each in s.with_player(s.turn_order):
        s.tell("hand-chosen", house=f"house:{each}", cards=with_strengths(s, s.hand[each]))


def require_draft(s: AgotState) -> None:
    """Check that the hands of a draft that goes on can have come about: in turn, each House has
    taken cards for which its hand had room, and nobody has taken the same; nor has a House two
    places on a track.

    Raises BadPosition.
    """
    if not s.drafts_hands or sorted(s.drafters) != sorted(s.with_player(s.houses)):
        raise BadPosition("drafters: they are all houses with a player, in a draft")
    cards = [card for house in s.houses for card in (*s.hand[house], *s.discard[house])]
    if len({*cards}) < len(cards) or any(s.discard.values()):
        raise BadPosition("hand and discard: each House card is taken once, and none is played")
    if sorted(s.places) != sorted(s.tracks if s.drafts_tracks else ()):
        raise BadPosition("places: each track has some in a draft of tracks, and in no other")
    for track, houses in s.places.items():
        if len({*houses}) < len(houses) or not {*houses} <= {*s.drafters} - {*s.unmoved}:
            raise BadPosition(f"places: a drafter takes one place on {track}")
    left = Counter(turns(s))
    for house in s.drafters:
        if not left or left_for(s, house) != left[house]:
            raise BadPosition(f"{house} hand: in turn, others have taken more or less")
