"""Checks the turning points of records against a replay of the rules alone.

``python -m tests.story.turning_points --games 200`` plays games of stewards of every ruleset, and
prints how many turning points are wrong, and why. ``--squires 0`` lets pages have every seat, which
takes a third of the time. With records as arguments it checks those.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.story.chronicle import turn_line
from bot.story.timeline import follow
from bot.story.turning_points import TurningPoint, turning_points
from bot.text import Localizer, localizer_for
from engine.arena.game import Contest
from engine.arena.tournament import contest_games
from engine.kernel.event import EventData
from engine.records import Record, read_record, start, take_steps
from engine.stewards.levels import minds

TABLES = {
    "agot-1e": 5,
    "agot-2e": 6,
    "agot-2e-adwd": 6,
    "agot-2e-affc": 4,
    "agot-2e-mod": 6,
    "agot-2e-vassals": 4,
    "inis": 4,
}
"""The number of players with which each ruleset is played."""

SQUIRES = 2
"""How many of them look ahead."""

BEGINNINGS = ("event-clash", "event-attacked", "event-initial-strengths", "event-cards-revealed")
"""What says that something begins, and not what was decided."""


class Replayed:
    """What the rules alone say of a record: rounds and events after each step, some chances."""

    def __init__(self, record: Record, judged: Collection[int]) -> None:
        """Replay a record; chances are looked at after the steps that are ``judged``."""
        game = start(record)
        mind = minds[record.ruleset]
        self.chances = {0: dict(mind.values(game.state))}
        self.settled = {0: True}
        self.told: list[list[EventData]] = [_public(game.fetch_events())]
        for step, _ in enumerate(take_steps(game, record.steps), 1):
            if step in judged:
                self.chances[step] = dict(mind.values(game.state))
                self.settled[step] = mind.settled(game, 0)
            self.told.append(_public(game.fetch_events()))
        self.winner: str | None = game.ruleset.winner(game.state)  # type: ignore[attr-defined]

    def rounds(self, since: int, step: int) -> Iterator[tuple[int, EventData]]:
        """Yield the events after a step, up to another, each with the round that began last."""
        now = 1
        for number, events in enumerate(self.told):
            for event in events:
                named = event["params"].get("round")
                now = max(1, named) if isinstance(named, int) else now
                if since < number <= step:
                    yield now, event


def _public(events: Sequence[Any]) -> list[EventData]:
    return [event.to_json() for event in events if event.audience is None]


def faults(record: Record, say: Localizer) -> tuple[int, Counter[str]]:
    """Return the number of turning points of a record, and how many of them are wrong, and why."""
    turns = turning_points(follow(record))
    truth = Replayed(record, {at for turn in turns for at in (turn.since, turn.step)})
    found: Counter[str] = Counter()
    for turn in turns:
        found.update(_faults_of(turn, truth, say))
    if truth.winner is not None:
        won = [turn for turn in turns if turn.decisive]
        if [turn.seat for turn in won] != [truth.winner] or won[0].after <= won[0].before:
            found["the winner's move is missing"] += 1
    return len(turns), found


def _faults_of(turn: TurningPoint, truth: Replayed, say: Localizer) -> Iterator[str]:
    before, after = truth.chances[turn.since], truth.chances[turn.step]
    if not truth.settled[turn.since] or not truth.settled[turn.step]:
        yield "something is half done"
    if (round(100 * before[turn.seat]), round(100 * after[turn.seat])) != (turn.before, turn.after):
        yield "other chances"
    told = list(truth.rounds(turn.since, turn.step))
    if turn.round not in {round for round, event in told for one in turn.told if _same(event, one)}:
        yield "another round"
    line = turn_line(turn, say)
    if say.name(f"seat:{turn.seat}") not in line:
        yield "the seat is not named"
    if any(one["id"] in BEGINNINGS for one in turn.told):
        yield "only a beginning"
    for one in turn.told:
        if one["id"] == "tale-clash" and not _clash_is_true(one["params"], told):
            yield "another end of a clash"


def _same(event: EventData, told: Any) -> bool:
    if told["id"] == "tale-clash":
        params = event["params"]
        return event["kind"] == "clash-over" and params["area"] == told["params"]["area"]
    return bool(told == {"id": f"event-{event['kind']}", "params": event["params"]})


def _clash_is_true(params: Any, told: Sequence[tuple[int, EventData]]) -> bool:
    """Return whether a clash has ended with these seats, after so many clans were removed."""
    events = [event for _, event in told]
    for first, event in enumerate(events):
        if event["kind"] != "clash" or event["params"]["area"] != params["area"]:
            continue
        rest = events[first:]
        ends = [i for i, e in enumerate(rest) if e["kind"] == "clash-over"]
        if not ends:
            continue
        within = rest[: ends[0] + 1]
        lost = sum(
            e["kind"] == "clan-removed" and e["params"]["area"] == params["area"] for e in within
        )
        said = sum(one["params"]["clans"] for one in params["lost"])
        if within[-1]["params"]["seats"] == params["seats"] and lost == said:
            return True
    return False


def played(
    ruleset: str, games: int, out: Path, *, seed: int = 7, squires: int = SQUIRES
) -> list[Path]:
    """Let squires and pages play games of a ruleset; return their records."""
    seats = ("squire",) * squires + ("page",) * (TABLES[ruleset] - squires)
    for _ in contest_games(Contest(ruleset, seats, games, seed, str(out))):
        pass
    return sorted(out.glob("*.json.gz"))


def main() -> int:
    """Check what the command line names; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ruleset", choices=sorted(TABLES))
    parser.add_argument("--squires", type=int, default=SQUIRES)
    chosen = parser.parse_args()
    wrong = 0
    if chosen.records:
        return _report("records", chosen.records)
    for ruleset in [chosen.ruleset] if chosen.ruleset else TABLES:
        with tempfile.TemporaryDirectory() as home:
            games = played(ruleset, chosen.games, Path(home), squires=chosen.squires)
            wrong += _report(ruleset, games)
    return 1 if wrong else 0


def _report(name: str, records: Sequence[Path]) -> int:
    points, found = 0, Counter[str]()
    for path in records:
        record = read_record(path)
        number, new = faults(record, localizer_for("en").of(record.ruleset))
        points += number
        found += new
    sys.stdout.write(
        f"{name}: {len(records)} games, {points} turning points, wrong: {dict(found) or 'none'}\n"
    )
    return sum(found.values())


if __name__ == "__main__":
    sys.exit(main())
