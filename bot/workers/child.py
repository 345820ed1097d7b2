"""The work of a process that thinks for stewards, which needs nothing of the bot."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.phrase import PhraseData
from engine.kernel.saving import Saved, load, save, with_subjects
from engine.records import Record, open_record
from engine.rulesets import rulesets
from engine.stewards.advice import advise, caution
from engine.stewards.effort import Level
from engine.stewards.levels import LEVELS, at_once, minds
from engine.stewards.review import review
from engine.stewards.stand_in import StandInPolicy, grudges
from engine.stewards.steward import Bearing, Steward
from engine.stewards.uniting import CommonEnemy


def find_advice(
    saved: Saved, seat: Seat, level: str, seed: int, plan: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Let a steward think in the place of a seat that is asked.

    Returns a good answer and why it is one, as plain data; ``plan`` is what earlier hints intended.
    """
    game = load(rulesets[saved["ruleset"]], saved)
    adviser = Steward(at_once(LEVELS[level]), minds[saved["ruleset"]])
    found = advise(adviser, game, seat, seed, plan)
    return {
        "value": json.loads(json.dumps(found.value)),
        "reason": None if found.reason is None else found.reason.to_json(),
        "nudge": found.nudge.to_json(),
        "course": None if found.course is None else found.course.to_json(),
        "plan": json.loads(json.dumps(found.plan)),
    }


def find_caution(saved: Saved, seat: Seat, value: Any, level: str, seed: int) -> PhraseData | None:
    """Return what would come of an answer that a steward finds a mistake, if it does."""
    game = load(rulesets[saved["ruleset"]], saved)
    # Two answers are compared by the learned estimate, so the better one is found by it, too.
    adviser = Steward(replace(LEVELS[level], keen=False), minds[saved["ruleset"]])
    found = caution(adviser, game, seat, value, seed)
    return None if found is None else found.to_json()


def explain_steps(record: dict[str, Any], steps: list[int]) -> list[tuple[str, PhraseData] | None]:
    """Replay a game, and say of some of its steps what was asked and why they were taken.

    While the game runs, a step is explained only if everyone knows what was answered.
    """
    mind, ruleset = minds[record["ruleset"]], rulesets[record["ruleset"]]
    setup = record["options"], record["seats"], record["rulings"]
    game = Game.new(ruleset, *setup, keep_rests=False)
    wanted, found = set(steps), dict[int, tuple[str, PhraseData | None]]()
    for n, step in enumerate(record["steps"]):
        question = game.question
        assert question is not None
        if n in wanted:
            reason = mind.reason(game, step["seat"], step["value"])
            found[n] = question.kind, None if reason is None else reason.to_json()
        game.answer(step["seat"], step["value"])
    explained: list[tuple[str, PhraseData] | None] = []
    for n in steps:
        kind, told = found[n]
        open_to_all = game.over or mind.is_told(game.state, kind)
        explained.append((kind, told) if told is not None and open_to_all else None)
    return explained


def find_regrets(record: dict[str, Any], seat: Seat, level: str) -> list[Any]:
    """Find what a steward would have done otherwise in the place of a seat, in a finished game.

    Each comes with the game as it was then; ``chance`` and ``expected`` are from 0 to
    1. Raises BadRecord; ValueError for a game that is not over.
    """
    read = Record.model_validate(with_subjects(rulesets[record["ruleset"]], record))
    mind = minds[read.ruleset]
    found = []
    for regret in review(read, seat, at_once(LEVELS[level]), mind):
        game = open_record(read, regret.step, keep_rests=True)
        # What others had sealed is none of the seat's business, and a shape cannot be sent.
        game.sealed = {}
        found.append(
            {
                "step": regret.step,
                "game": save(game),
                "answered": regret.taken,
                "better": regret.better,
                "chance": regret.chance,
                "expected": regret.expected,
                "reason": None if regret.reason is None else regret.reason.to_json(),
                "did": regret.did,
                "instead": regret.instead,
            }
        )
    return found


AT_TABLE = {"knight": 1, "lord": 10}
"""How many times as many moves as in an arena the levels may make here whose thinking the host
rules: people wait for hours anyway."""


def at_table(name: str, thinking: float) -> Level:
    """Return how a level thinks at a table of a host who lets it think so many times as long as
    usual.

    Everything is counted, so that the same setting leads to the same answers on every machine.
    """
    level = LEVELS[name]
    if name not in AT_TABLE:
        return level
    budget = AT_TABLE[name] * thinking
    return replace(
        level,
        looks=_times(level.looks, thinking),
        worlds=_times(level.worlds, thinking),
        lines=_times(level.lines, budget),
        endings=_times(level.endings, thinking),
        moves=_times(level.moves, budget),
    )


def _times(number: int, factor: float) -> int:
    return max(1, round(number * factor)) if number else 0


Known = tuple[Sequence[Seat], Sequence[tuple[str, Mapping[str, Any]]]]
"""What a stand-in knows beyond the game: allies, and what was told lately."""


def answer(
    saved: Saved,
    seat: Seat,
    level: str,
    past: Known | None,
    seed: int,
    united: bool = False,
    thinking: float = 1.0,
) -> Any:
    """Return a steward's answer to the open question, as plain data; runs in a process.

    ``past`` is what a steward that sits in knows in addition; ``united`` is whether it unites with
    the others against a seat that is about to win. It thinks ``thinking`` times as long as usual.
    """
    mind = minds[saved["ruleset"]]
    game = load(rulesets[saved["ruleset"]], saved)
    bearing: Bearing | None = CommonEnemy() if united else None
    if past is not None:
        friends, told = past
        bearing = StandInPolicy(frozenset(friends), grudges(mind, told, seat))
    value = Steward(at_table(level, thinking), mind).answer(game, seat, seed, bearing)
    return json.loads(json.dumps(value))
