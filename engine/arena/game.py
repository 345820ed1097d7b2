"""One game of an arena."""

from __future__ import annotations

import gzip
import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from engine.kernel.ask import Answer
from engine.kernel.data import Data, Json
from engine.kernel.game import AnyGame, Game
from engine.kernel.heuristics import places
from engine.kernel.playing import questions
from engine.records import recorded_events, write_record
from engine.rulesets import rulesets
from engine.stewards.levels import minds

from .contestants import contestant

LONGEST = 100
"""How many rounds a game has before it counts as endless; some rulesets have no last round."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest: the game, the contestants, and the seed."""

    ruleset: str
    seats: tuple[str, ...]
    """The contestants, in the order in which they sit in the first game of each deal."""
    games: int
    seed: int
    out: str | None = None

    @property
    def turns(self) -> int:
        """How often a deal is played: once for each different way in which the contestants sit
        when all move on by some seats."""
        around = range(1, len(self.seats) + 1)
        return next(n for n in around if self.seats[n:] + self.seats[:n] == self.seats)

    def sitting(self, number: int, seats: Sequence[str]) -> dict[str, str]:
        """Return the contestant of each seat in a game; with every deal, each has every seat
        equally often."""
        turn = number % self.turns
        return {seat: self.seats[(at + turn) % len(seats)] for at, seat in enumerate(seats)}

    def path(self, number: int) -> Path:
        """Return the path of the record of a game."""
        assert self.out is not None
        return Path(self.out) / f"{self.ruleset}-{self.seed}-{number:04}.json.gz"


@dataclass(slots=True)
class GameOutcome:
    """The outcome of a game."""

    number: int
    sitting: dict[str, str]
    winner: str | None
    reason: str
    rounds: int
    standing: dict[str, int]
    """What each seat had in the end, by the measure of the heuristics."""
    places: dict[str, int]
    cpu: dict[str, list[float]] = field(default_factory=dict)
    """The seconds of processor time for each decision, by contestant."""
    troubles: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> Json:
        """Return it as plain data."""
        return asdict(self)


def play(contest: Contest, number: int) -> GameOutcome:
    """Play one game, which depends only on the contest's seed and its own number."""
    ruleset, mind = rulesets[contest.ruleset], minds[contest.ruleset]
    game: AnyGame = Game.new(ruleset, {"players": len(contest.seats)})
    seats = list(game.setup.seats)
    sitting = contest.sitting(number, seats)
    deal = number // contest.turns
    luck = random.Random(f"{contest.seed}/{deal}")
    whims = {
        seat: random.Random(f"{contest.seed}/{deal}/{contest.seats.index(name)}/{seat}")
        for seat, name in sitting.items()
    }
    players = {seat: contestant(name, contest.ruleset) for seat, name in sitting.items()}
    cpu: dict[str, list[float]] = {name: [] for name in contest.seats}
    steps: list[Answer] = []
    events: list[Data] = recorded_events(game)
    try:
        for _ in questions(game, luck, LONGEST):
            for seat in game.awaited:
                seed = whims[seat].getrandbits(63)
                began = time.process_time()
                value = players[seat].answer(game, seat, seed)
                cpu[sitting[seat]].append(round(time.process_time() - began, 6))
                game.answer(seat, value)
            steps += game.fetch_steps()
            events += recorded_events(game)
    finally:
        for seat, player in players.items():
            player.over(game, seat)
    steps += game.fetch_steps()
    events += recorded_events(game)
    win: Data = game.ruleset.view(game.state, None).get("win") or {}
    winner = game.ruleset.view(game.state, None).get("winner")
    standing = mind.standing(game.state)
    if contest.out is not None:
        _write(contest, number, game, steps, events, sitting)
    return GameOutcome(
        number,
        sitting,
        winner,
        str(win.get("reason", "endless")),
        int(game.state.round),
        standing,
        places(standing, winner),
        cpu,
        dict.fromkeys(contest.seats, 0)
        | {sitting[seat]: player.troubles for seat, player in players.items() if player.troubles},
    )


def _write(
    contest: Contest,
    number: int,
    game: AnyGame,
    steps: list[Answer],
    events: Sequence[Data],
    sitting: Mapping[str, str],
) -> None:
    path = contest.path(number)
    path.parent.mkdir(parents=True, exist_ok=True)
    state = game.ruleset.snapshot(game.state, events)
    record = write_record(game, steps, [{"after": len(steps), "state": dict(state)}])
    record["players"] = {seat: [name] for seat, name in sitting.items()}
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write(json.dumps(record, separators=(",", ":")).encode())
