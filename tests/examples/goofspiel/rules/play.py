"""The order of play: prizes are turned up, bid for in secret, and taken.

The numbers are those of the paragraphs in ``rules.md``.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.ask import Seat, ask_all, chance
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf, Shuffle
from engine.kernel.state import State, stage
from engine.kernel.visibility import hidden, public

SEATS = ("spades", "hearts")
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
POINTS = {rank: points for points, rank in enumerate(RANKS, 1)}

SHUFFLE = QuestionKind("shuffle")
BID = QuestionKind("bid", about=["prizes"], public=True)


@dataclass(slots=True)
class Table(State):
    """All there is to know between two stages."""

    equal_bids: str = public("carried-over")
    round: int = public(0)
    pile: list[str] = hidden(list, face_down=True)
    """Prizes lying face down, the top one first; nobody may know their order."""
    stake: list[str] = public(list)
    """Prizes that are bid for."""
    hands: dict[Seat, list[str]] = public(dict)
    taken: dict[Seat, list[str]] = public(dict)
    """The prizes that each player has won."""
    winner: Seat | None = public(None)
    win: dict[str, str] | None = public(None)
    """At the end, why it was won or drawn."""

    def points(self, seat: Seat) -> int:
        """1.2 Add up the prizes of a player."""
        return sum(POINTS[prize] for prize in self.taken[seat])


class FromHand(OneOf[str]):
    """One card of a hand."""

    def __init__(self, hand: list[str]) -> None:
        super().__init__({(f"card:{card}",): card for card in hand})

    def why(self, value: object) -> Refusal:
        """2.2 A card that was bid before is gone."""
        return refusal("not-in-hand", "2.2")


@stage
async def shuffle(s: Table) -> None:
    """1.3 The prizes are shuffled and laid face down."""
    s.pile = (await chance(SHUFFLE, Shuffle("prizes", RANKS)))["order"]
    s.then(turn_up)


@stage
async def turn_up(s: Table) -> None:
    """2.1 The top prize is turned up and lies with those that nobody has won yet."""
    s.round += 1
    s.stake.append(s.pile.pop(0))
    s.tell("prize", round=s.round, prize=f"prize:{s.stake[-1]}")
    s.then(bid)


@stage
async def bid(s: Table) -> None:
    """2.2, 2.3 Both choose a card in secret; the cards are opened together, and are spent."""
    hands = {seat: FromHand(hand) for seat, hand in s.hands.items()}
    bids = await ask_all(hands, BID, prizes=[f"prize:{prize}" for prize in s.stake])
    for seat, card in bids.items():
        s.hands[seat].remove(card)
        s.tell("bid", seat=f"seat:{seat}", card=f"card:{card}")
    s.then(award, bids)


@stage
async def award(s: Table, bids: dict[Seat, str]) -> None:
    """2.4 The higher card takes all that is at stake; 2.5 equal cards take nothing."""
    first, second = sorted(bids, key=lambda seat: POINTS[bids[seat]], reverse=True)
    prizes = [f"prize:{prize}" for prize in s.stake]
    # The last board is shown by the end of the game.
    chapter = bool(s.pile)
    if bids[first] != bids[second]:
        s.taken[first] += s.stake
        s.stake = []
        s.tell("taken", chapter=chapter, seat=f"seat:{first}", prizes=prizes)
    elif s.equal_bids == "carried-over":
        s.tell("carried-over", chapter=chapter, prizes=prizes)
    else:
        s.stake = []
        s.tell("put-aside", chapter=chapter, prizes=prizes)
    s.then(turn_up if s.pile else finish)


@stage
async def finish(s: Table) -> None:
    """3.1 Most points win; 3.2 equal points are a draw."""
    first, second = sorted(SEATS, key=s.points, reverse=True)
    if s.points(first) == s.points(second):
        s.win = {"reason": "draw"}
        s.tell("draw", points=s.points(first))
        return
    s.winner, s.win = first, {"reason": "points"}
    s.tell("won", seat=f"seat:{first}", points=s.points(first), other=s.points(second))
