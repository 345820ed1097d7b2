"""``python -m tests.golden``: play the golden games again and count their positions anew."""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from engine.kernel.ask import CHANCE, Answer
from engine.kernel.game import AnyGame, Game
from engine.records import Record, read_record, recorded_events, write_record
from engine.records.position import full_line, open_position, public_line
from engine.records.replay import start, take_steps
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.legal.playing import TABLES

from . import COUNTS, GAMES, golden_game
from .counting import Uncountable, counted, depth_within

OPTIONS: Mapping[tuple[str, int], Mapping[str, Any]] = {
    ("agot-2e", 4): {"tides_of_battle": True},
    ("agot-2e", 5): {"house_card_abilities": False},
    ("agot-2e", 6): {"tides_of_battle": True},
    ("inis", 3): {"start": "exploration"},
}
"""Options of some golden games."""

TRIED = 12
"""How many random games to try; the one with the most kinds of questions is kept."""
BETWEEN = 20
"""How many answers between two checks of a record, unless a kind of question comes up for the first
time."""
ENOUGH = 1500
"""A game with more answers is not kept."""

HEADER = """\
# How many legal answers there are in some positions, depth by depth.
# Positions are written as docs/position.md says, depths as tests/golden/counting.py does.
# Written by python -m tests.golden.
"""

OPENINGS = ("orders", "first-clan")
"""Kinds of questions that are counted for every number of players."""

DEAREST = 40
"""Answers that are tried to count one depth more."""

BY_HAND = (
    "agot-2e/1 players=3 phase=marches | winterfell:S f2k1 o=march+1*",
    "agot-2e/1 players=6 phase=marches | winterfell:S f1e1 o=march-1 | the-shivering-sea:S s1"
    " | the-narrow-sea:S s1 | crackclaw-point:B f1 | white-harbor:S f1 o=march+0",
    "agot-2e/1 players=6 phase=marches iron-throne=LSBTGM | riverrun:L f1k1 o=march+0"
    " | seagard:G f2 o=support | harrenhal:B k1 o=support | stoney-sept:L k1",
    "agot-2e/1 players=3 phase=raids | dragonstone:B f1 o=raid* | shipbreaker-bay:B s1 o=raid"
    " | the-narrow-sea:S s1 o=support | blackwater-bay:L s1 o=consolidate",
    "agot-1e/1 players=3 phase=raids | dragonstone:B f1 o=raid* | shipbreaker-bay:B s1 o=raid*"
    " | the-narrow-sea:S s1 o=support | blackwater-bay:L s1 o=consolidate",
    "agot-2e/1 players=3 phase=power | winterfell:S f1 o=consolidate* | stark supply=2"
    " | lannisport:L f3 o=consolidate | lannister supply=0",
    "agot-2e-vassals/1 players=3 phase=raids vassals=greyjoy:stark,martell:lannister,"
    "tyrell:baratheon | winterfell:S f1 | pyke:G f1k1 | ironmans-bay:G s2 o=raid-support+1"
    " | lannisport:L f1 | the-golden-sound:L s1 o=support",
    "inis/1 players=2 phase=season brenn=green turn=green | green action=2 | blue action=1"
    " | moor@A:0,0 G2 B1 capital citadels=1 | cove@A:1,1 G1",
    "inis/1 players=3 phase=season brenn=green turn=green | moor@A:0,0 G2 B2 O1 capital"
    " | cove@A:1,1 G1 | hills@A:2,-1 B1 | clash at=moor instigator=green step=citadels",
)
"""Positions typed by hand."""


def play_golden(id: str, players: int) -> dict[str, Any]:
    """Play a few random games to their end and return the one in which the most happens."""
    best: tuple[tuple[int, int], dict[str, Any]] | None = None
    for number in range(TRIED):
        record, kinds = _record(id, players, number)
        if record is not None and (best is None or (kinds, -len(record["steps"])) > best[0]):
            best = (kinds, -len(record["steps"])), record
    assert best is not None, f"no game of {id} was short enough"
    return best[1]


def _record(id: str, players: int, number: int) -> tuple[dict[str, Any] | None, int]:
    rng = random.Random(f"golden/{id}/{players}/{number}")
    ruleset = rulesets[id]
    options = {"players": players, **OPTIONS.get((id, players), {})}
    game = Game.new(ruleset, options, keep_rests=False)
    steps: list[Answer] = []
    checks: list[dict[str, Any]] = []
    events: list[Mapping[str, Any]] = recorded_events(game)
    asked: set[str] = set()
    while game.question is not None and len(steps) < ENOUGH:
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))
        steps += game.fetch_steps()
        events += recorded_events(game)
        kind = _kind(game)
        last = checks[-1]["after"] if checks else 0
        if kind not in asked or len(steps) - last >= BETWEEN:
            asked.add(kind)
            checks.append({"after": len(steps), "state": ruleset.snapshot(game.state, events)})
            events = []
    if not game.over:
        return None, 0
    return write_record(game, steps, checks), len({step.kind for step in steps})


def _kind(game: Game[Any]) -> str:
    return game.question.kind if game.question is not None else "over"


def positions() -> Iterator[str]:
    """Yield positions: typed by hand, and of the golden games each kind of question once.

    What a game asks that another is built on is not counted again, but for how it opens.
    """
    yield from BY_HAND
    seen: set[tuple[str, str]] = set()
    of_their_own: set[str] = set()
    for id, players in TABLES:
        for game in _moments(read_record(golden_game(f"{id}-{players}p"))):
            assert game.question is not None
            kind = game.question.kind
            name = f"{kind} of {players}" if kind in OPENINGS else kind
            if CHANCE in game.awaited or (id, name) in seen:
                continue
            if id not in OWN and name in of_their_own:
                continue
            seen.add((id, name))
            if id in OWN:
                of_their_own |= {kind} - {*OPENINGS}
            yield _line(game)


def _moments(record: Record) -> Iterator[AnyGame]:
    """Yield a game whenever a question has just opened."""
    game = start(record, keep_rests=True)
    yield game
    for _ in take_steps(game, record.steps):
        if game.question is not None and not game.sealed:
            yield game


def _line(game: Game[Any]) -> str:
    """Write the public line of a game if it asks the same question, or else the full one."""
    line = public_line(game)
    twin = open_position(line)
    same = twin.question is not None and game.question is not None
    if same and (twin.question.kind, twin.awaited) == (game.question.kind, game.awaited):  # type: ignore[union-attr]  # both ask
        return line
    return full_line(game)


def write_counts() -> str:
    """Count all positions anew, but for those with more answers than can be tried."""
    blocks = [HEADER.rstrip()]
    for line in positions():
        game = open_position(line)
        with suppress(Uncountable):
            blocks.append("\n".join([line, *counted(game, depth_within(game, DEAREST))]))
    return "\n\n".join(blocks) + "\n"


def main() -> int:
    """Write games and counts."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--counts", action="store_true", help="leave the games as they are")
    if not parser.parse_args().counts:
        GAMES.mkdir(exist_ok=True)
        for id, players in TABLES:
            record = play_golden(id, players)
            packed = gzip.compress(json.dumps(record, separators=(",", ":")).encode(), 9, mtime=0)
            golden_game(f"{id}-{players}p").write_bytes(packed)
            sys.stdout.write(f"{id}, {players} players: {len(record['steps'])} steps\n")
    COUNTS.write_text(write_counts(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
