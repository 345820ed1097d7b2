"""Contests: many games, every deal with each contestant in each seat; and their results."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engine.intervals import interval, percentile

from .game import Contest, GameOutcome, play

LEDGER = "games.jsonl"
"""The file in which an arena keeps the outcomes of games, one on each line, so that it can be
resumed."""


class AnotherContest(ValueError):
    """A folder with games of another contest; the text says which."""


def contest_games(contest: Contest, jobs: int = 1) -> Iterator[GameOutcome]:
    """Play the games of a contest, or those that are missing, and yield their outcomes.

    Raises AnotherContest.
    """
    done = dict(_done(contest))
    yield from (done[n] for n in sorted(done) if n < contest.games)
    missing = [n for n in range(contest.games) if n not in done]
    for outcome in _played(contest, missing, jobs):
        _keep(contest, outcome)
        yield outcome


def _played(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterable[GameOutcome]:
    if jobs == 1:
        yield from (play(contest, n) for n in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, [contest] * len(numbers), numbers)


def _head(contest: Contest) -> dict[str, object]:
    return {"ruleset": contest.ruleset, "seats": list(contest.seats), "seed": contest.seed}


def _done(contest: Contest) -> Iterator[tuple[int, GameOutcome]]:
    if contest.out is None:
        return
    path = Path(contest.out) / LEDGER
    if not path.exists():
        return
    head, *lines = path.read_text("utf-8").splitlines()
    if json.loads(head) != _head(contest):
        raise AnotherContest(f"{path} holds games of another contest: {head}")
    for line in lines:
        try:
            outcome = GameOutcome(**json.loads(line))
        except (json.JSONDecodeError, TypeError):
            continue  # The line was cut off when the arena was stopped.
        yield outcome.number, outcome


def _keep(contest: Contest, outcome: GameOutcome) -> None:
    if contest.out is None:
        return
    path = Path(contest.out) / LEDGER
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            file.write(json.dumps(_head(contest)) + "\n")
        file.write(json.dumps(outcome.to_json()) + "\n")


# -- what came of it -------------------------------------------------------------------------------


def report(contest: Contest, outcomes: Sequence[GameOutcome], measure: str) -> list[str]:
    """Return the results as lines of text; the last ones are one for each contestant."""
    names = list(dict.fromkeys(contest.seats))
    games = len(outcomes)
    ends = Counter(o.reason for o in outcomes)
    rounds = sum(o.rounds for o in outcomes) / games if games else 0.0
    lines = [
        f"games {games}, seed {contest.seed}, rounds {rounds:.1f} on average",
        "ended by " + ", ".join(f"{end}: {n}" for end, n in sorted(ends.items())),
        *_by_seat(outcomes),
    ]
    for name in names:
        cpu = [t for o in outcomes for t in o.cpu.get(name, [])]
        held = [o.standing[s] for o in outcomes for s, n in o.sitting.items() if n == name]
        places = [o.places[s] for o in outcomes for s, n in o.sitting.items() if n == name]
        number = max(1, len(held))
        lines.append(
            f"{name}: place {sum(places) / number:.2f}, {measure} {sum(held) / number:.2f}, "
            f"{len(cpu)} decisions, CPU median {1000 * percentile(cpu, 0.5):.1f} ms, "
            f"p95 {1000 * percentile(cpu, 0.95):.1f} ms"
        )
        if troubles := sum(o.troubles.get(name, 0) for o in outcomes):
            lines.append(f"{name}: {troubles} answers had to be given in its place")
    return lines + [_verdict(contest, outcomes, name) for name in names]


def _by_seat(outcomes: Sequence[GameOutcome]) -> list[str]:
    won: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for seat, name in outcome.sitting.items():
            counted = won.setdefault(name, Counter())
            counted[seat] += seat == outcome.winner
    return [
        f"{name} won as " + ", ".join(f"{seat} {n}" for seat, n in sorted(counted.items()))
        for name, counted in won.items()
    ]


def _verdict(contest: Contest, outcomes: Sequence[GameOutcome], name: str) -> str:
    games = len(outcomes)
    wins = sum(1 for o in outcomes if o.winner is not None and o.sitting[o.winner] == name)
    low, high = interval(wins, games)
    share = 100 * wins / games if games else 0.0
    chance = 100 * contest.seats.count(name) / len(contest.seats)
    return (
        f"{name} wins {wins} of {games} games ({share:.1f} %, "
        f"95 % {100 * low:.1f} to {100 * high:.1f}; chance {chance:.1f} %)"
    )
