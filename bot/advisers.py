"""Advice from stewards, thought about in a process of its own.

What goes to that process is a game as plain data, without the answers that others have sealed; what
comes back is a good answer and why it is one. The steward itself looks at nothing but what its seat
may know.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.play.advising import Advice, Explanation
from engine.kernel.asking import Seat
from engine.kernel.game import Game, Saved
from engine.minds import minds

T = TypeVar("T")

LEVEL = "knight"
"""The steward that advises."""

log = logging.getLogger(__name__)


class Worker(Protocol):
    """Something that does slow work elsewhere, such as :class:`bot.workers.Workers`."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work; function, arguments and result can be pickled."""


class Advisers:
    """Asks stewards for advice; the same question leads to the same advice."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def knows(self, ruleset: str) -> bool:
        """Tell whether anybody knows how to play a game."""
        return ruleset in minds

    async def advise(self, game: Saved, seat: Seat, number: int) -> Advice | None:
        """Return a good answer to question ``number``; ``None`` if nobody has one."""
        # What others have answered is none of a steward's business.
        bare: Saved = {**game, "sealed": {}}
        try:
            return await self._worker.run(find_advice, bare, seat, LEVEL, number)
        except Exception as error:  # a process that hung or died, or a mistake of the steward's
            # Without the text, which may hold what the steward knows.
            log.error("nobody has advice on %s: %s", game["ruleset"], type(error).__name__)
            return None

    async def explain(
        self, record: Mapping[str, Any], steps: Sequence[int]
    ) -> Sequence[Explanation | None] | None:
        """Say why steps of a game were taken; ``None`` for one that nobody may know of yet."""
        try:
            return await self._worker.run(explain_steps, dict(record), list(steps))
        except Exception as error:  # such as rules that have changed since
            log.error("nobody explains %s: %s", record["ruleset"], type(error).__name__)
            return None


def explain_steps(record: dict[str, Any], steps: list[int]) -> list[Explanation | None]:
    """Replay a game, and say why some of its steps were taken; runs in a process.

    While the game runs, a step is explained only if everybody knows what was answered.
    """
    from engine.rulesets import rulesets

    mind = minds[record["ruleset"]]
    game = Game.new(
        rulesets[record["ruleset"]],
        record["options"],
        record["seats"],
        record["rulings"],
        keep_rests=False,
    )
    wanted, found = set(steps), dict[int, Explanation]()
    for n, step in enumerate(record["steps"]):
        question = game.question
        assert question is not None
        if n in wanted:
            reason = mind.reason(game, step["seat"], step["value"])
            found[n] = {"kind": question.kind, "reason": reason.to_json()}
        game.answer(step["seat"], step["value"])
    return [
        told if game.over or mind.is_told(game.state, told["kind"]) else None
        for told in (found[n] for n in steps)
    ]


def find_advice(saved: Saved, seat: Seat, level: str, seed: int) -> Advice:
    """Let a steward think in the place of a seat that is asked; runs in a process."""
    from engine.rulesets import rulesets
    from engine.stewards.advice import advise
    from engine.stewards.levels import steward

    game = Game.load(rulesets[saved["ruleset"]], saved)
    found = advise(steward(level, minds[saved["ruleset"]]), game, seat, seed)
    return {
        "value": json.loads(json.dumps(found.value)),
        "reason": None if found.reason is None else found.reason.to_json(),
    }
