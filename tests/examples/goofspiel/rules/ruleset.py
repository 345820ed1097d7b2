"""What the game says of itself, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.phrase import LineData, line
from engine.kernel.question_kind import kinds_of
from engine.kernel.ruleset import BadSetup, Setup, agree
from engine.kernel.state import StageFunction, stages_of
from engine.kernel.visibility import seen_by

from . import play
from .play import POINTS, RANKS, SEATS, Table


class Goofspiel:
    """The Game of Pure Strategy, for two."""

    id = "goofspiel"
    version = "1"
    kinds = kinds_of(play)
    stages: Mapping[str, StageFunction] = stages_of(play)
    options: Mapping[str, tuple[Any, ...]] = {"players": (2,)}
    rulings: Mapping[str, tuple[str, ...]] = {"equal-bids": ("carried-over", "put-aside")}  # 2.5

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[Seat], rulings: Mapping[str, str]
    ) -> Setup:
        """Validate and complete what a game is to be played with.

        Raises BadSetup.
        """
        if seats and tuple(seats) != SEATS:
            raise BadSetup(f"the seats are {', '.join(SEATS)}")
        agreed = agree(self.rulings, rulings, what="ruling")
        return Setup(agree(self.options, options), SEATS, agreed)

    def begin(self, setup: Setup) -> Table:
        """1.1 Give each player a suit."""
        state = Table(
            equal_bids=setup.rulings["equal-bids"],
            hands={seat: list(RANKS) for seat in setup.seats},
            taken={seat: [] for seat in setup.seats},
        )
        state.then(play.shuffle)
        return state

    def load(self, setup: Setup, text: str) -> Table:
        """Return a saved table."""
        return Table.load(text)

    def view(self, state: Table, seat: Seat | None) -> dict[str, Any]:
        """Return what may be known: all but the order of the pile (4.2), the same for everybody.

        ``stake``, ``hands`` and ``taken`` are ranks, the latter two by seat, as are ``points``;
        ``pile`` is how many prizes lie face down; ``winner`` and ``win`` say how it ended.
        """
        state = seen_by(state, seat)
        return {
            "ruleset": self.id,
            "seat": seat,
            "seats": list(SEATS),
            "round": state.round,
            "stake": list(state.stake),
            "pile": len(state.pile),
            "hands": {who: list(hand) for who, hand in state.hands.items()},
            "taken": {who: list(prizes) for who, prizes in state.taken.items()},
            "points": {who: state.points(who) for who in SEATS},
            "winner": state.winner,
            "win": dict(state.win) if state.win else None,
        }

    def explain(self, state: Table, topic: str, seat: Seat | None) -> list[LineData]:
        """1.2 Explain the ``score`` of a seat, prize by prize.

        Raises ValueError for other topics, and without a seat.
        """
        if topic != "score" or seat not in state.taken:
            raise ValueError(f"nothing to explain about {topic}")
        lines = [
            line("prize", "1.2", prize=f"prize:{prize}", points=POINTS[prize])
            for prize in state.taken[seat]
        ]
        lines.append(line("score", "3.1", seat=f"seat:{seat}", points=state.points(seat)))
        return [one.to_json() for one in lines]

    def snapshot(self, state: Table, events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the state as a record's check writes it."""
        return {**self.view(state, None), "pile": list(state.pile), "events": list(events)}
