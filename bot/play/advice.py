"""What stewards know to say about a game, as plain data: work for another process.

These functions need nothing but what they are handed.
"""

from __future__ import annotations

from typing import Any, TypedDict

from engine.kernel.game import Game, Saved
from engine.kernel.phrase import PhraseData
from engine.minds import minds
from engine.rulesets import rulesets
from engine.stewards.advice import advise
from engine.stewards.levels import steward


class Advised(TypedDict):
    """A good answer to an open question."""

    value: Any
    reason: PhraseData | None
    """Why it is good; ``None`` if there is nothing to say."""


def find_advice(ruleset: str, saved: Saved, seat: str, level: str, seed: int) -> Advised:
    """Let a steward think in the place of a seat that is asked; nothing hidden from it is used."""
    game = Game.load(rulesets[ruleset], saved)
    found = advise(steward(level, minds[ruleset]), game, seat, seed)
    return {
        "value": found.value,
        "reason": None if found.reason is None else found.reason.to_json(),
    }
