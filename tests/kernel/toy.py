"""A one-page game to try the kernel with: an auction of prizes with sealed bids.

In every round the judge looks at the top prize in secret and may bury it under the deck.
Then the top prize is shown, all bid for it, and ties are ordered by the judge.
The winner pays, keeps the prize for its points or sells it for coins, and is the next judge.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.ask import ask, ask_all, chance
from engine.kernel.phrase import LineData
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import BadSetup, Setup, agree
from engine.kernel.shapes import Amount, Arrangement, OneOf, Shuffle
from engine.kernel.state import StageFunction, State, stage, stages_of
from engine.kernel.visibility import hidden, owned, public, seen_by

SEATS = ("ash", "birch", "cedar", "dogwood")
PRIZES = {"acorn": 1, "brooch": 2, "crown": 5, "drum": 3, "egg": 4, "feather": 6}
PURSE = 10

SHUFFLE = QuestionKind("shuffle")
LOOK = QuestionKind("look")
BID = QuestionKind("bid", about=["prize"])
TIE = QuestionKind("tie")
TAKE = QuestionKind("take", about=["prize"])


@dataclass(slots=True)
class Auction(State):
    """Everything about an auction between two stages."""

    rounds: int = public(3)
    round: int = public(0)
    judge: str = public("")
    deck: list[str] = hidden(list, face_down=True)
    seen: dict[str, str] = owned(dict)
    """The last prize that each seat has looked at; only the seat may know it."""
    prize: str | None = public(None)
    purses: dict[str, int] = public(dict)
    points: dict[str, int] = public(dict)


@stage
async def shuffle_prizes(s: Auction) -> None:
    """1.1 The prizes are shuffled."""
    s.deck = (await chance(SHUFFLE, Shuffle("prizes", sorted(PRIZES))))["order"]
    s.tell("begins", chapter=True, judge=f"seat:{s.judge}")
    s.then(look)


@stage
async def look(s: Auction) -> None:
    """1.2 A round begins: the judge looks at the top prize and may bury it."""
    s.round += 1
    s.seen[s.judge] = s.deck[0]
    s.tell("looked", audience=frozenset({s.judge}), prize=f"prize:{s.deck[0]}")
    choice = OneOf.named({"choice:leave": "leave", "choice:bury": "bury"})
    if await ask(s.judge, LOOK, choice) == "bury":
        s.deck.append(s.deck.pop(0))
    s.then(auction)


@stage
async def auction(s: Auction) -> None:
    """1.3 Everybody bids for the top prize; the judge orders the tied."""
    s.prize = s.deck.pop(0)
    s.tell("shown", prize=f"prize:{s.prize}")
    purses = {
        seat: Amount[int](0, purse, too_much=("bid-above-purse", "1.3"))
        for seat, purse in s.purses.items()
    }
    bids = await ask_all(purses, BID, prize=f"prize:{s.prize}")
    s.tell("bids", bids=bids, data=bids)
    best = [seat for seat, bid in bids.items() if bid == max(bids.values())]
    if len(best) > 1:
        best = (await ask(s.judge, TIE, Arrangement("seat", [best])))[0]
    winner = best[0]
    s.purses[winner] -= bids[winner]
    s.then(take, winner)


@stage
async def take(s: Auction, winner: str) -> None:
    """1.4 The winner keeps the prize for its points or sells it for as many coins."""
    assert s.prize is not None
    worth = PRIZES[s.prize]
    choice = OneOf.named({"choice:keep": "keep", "choice:sell": "sell"})
    kept = await ask(winner, TAKE, choice, prize=f"prize:{s.prize}") == "keep"
    (s.points if kept else s.purses)[winner] += worth
    s.tell("kept" if kept else "sold", seat=f"seat:{winner}", prize=f"prize:{s.prize}")
    s.judge, s.prize = winner, None
    s.tell("round-over", chapter=True, round=s.round)
    s.then(look if s.round < s.rounds else finish)


@stage
async def finish(s: Auction) -> None:
    """1.5 Most points win; coins break ties, then the order of the seats."""
    winner = ranking(s)[0]
    s.tell("won", seat=f"seat:{winner}", points=s.points[winner])


def ranking(s: Auction) -> list[str]:
    """1.5 Return all seats, the best placed first."""
    return sorted(s.points, key=lambda seat: (-s.points[seat], -s.purses[seat]))


class Auctions:
    """The ruleset."""

    id = "toy"
    version = "1"
    kinds = kinds_of(sys.modules[__name__])
    options: Mapping[str, tuple[Any, ...]] = {"players": (3, 2, 4), "rounds": (3, 1, 2, 4, 5)}
    rulings: Mapping[str, tuple[str, ...]] = {}

    def __init__(self) -> None:
        self.stages: Mapping[str, StageFunction] = stages_of(sys.modules[__name__])

    def winner(self, state: Auction) -> str | None:
        """Return who has won, once nothing is left to do."""
        return None if state.agenda else self.ranking(state)[0]

    def ranking(self, state: Auction) -> list[str]:
        """Return all seats, the best placed first (1.5)."""
        return ranking(state)

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[str], rulings: Mapping[str, str]
    ) -> Setup:
        """Take ``players`` from 2 to 4 and ``rounds`` from 1 to 5; there are no rulings."""
        agreed = agree(self.options, options)
        taken = SEATS[: agreed["players"]]
        if seats and tuple(seats) != taken:
            raise BadSetup(f"the seats are {', '.join(taken)}")
        return Setup(agreed, taken, agree(self.rulings, rulings, what="ruling"))

    def begin(self, setup: Setup) -> Auction:
        state = Auction(
            rounds=setup.options["rounds"],
            judge=setup.seats[0],
            purses=dict.fromkeys(setup.seats, PURSE),
            points=dict.fromkeys(setup.seats, 0),
        )
        state.then(shuffle_prizes)
        return state

    def load(self, setup: Setup, text: str) -> Auction:
        return Auction.load(text)

    def view(self, state: Auction, seat: str | None) -> dict[str, Any]:
        state = seen_by(state, seat)
        view: dict[str, Any] = {
            "round": state.round,
            "judge": state.judge,
            "deck": len(state.deck),
            "prize": state.prize,
            "purses": dict(state.purses),
            "points": dict(state.points),
        }
        if seat in state.seen:
            view["seen"] = state.seen[seat]
        return view

    def explain(self, state: Auction, topic: str, seat: str | None) -> list[LineData]:
        if topic != "purse" or seat not in state.purses:
            raise ValueError(f"nothing to explain about {topic}")
        return [{"id": "line-coins", "params": {"number": state.purses[seat]}, "rule": "1"}]

    def snapshot(self, state: Auction, events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {**self.view(state, None), "events": list(events)}
