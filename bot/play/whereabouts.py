"""The position of a game for the host's log: what everybody at its table sees, and nothing else."""

from __future__ import annotations

from engine.kernel.lines import public_line
from engine.kernel.notation import Notated
from engine.kernel.phrase import Refused

from .match import Match

LATE = frozenset(
    f"refused-{why}" for why in ("question-passed", "not-asked", "game-over", "nothing-sealed")
)
"""Refusals about the moment of an answer, not about the answer itself."""


def whereabouts(match: Match) -> str | None:
    """Write a position as its spectators see it, for the log; ``None`` in a game without notation.

    It never holds anything hidden: no hand, no deck, no sealed answer.
    """
    if not isinstance(match.game.ruleset, Notated):
        return None
    try:
        return public_line(match.game)
    except Exception as error:  # after an error, logging must not fail as well
        return f"unknown ({type(error).__name__})"


def refusal_line(match: Match, error: Refused) -> str | None:
    """Say that an answer was refused, and in which position; ``None`` if that must stay secret.

    It names neither the answer nor the reason, since both tell what somebody was about to do, nor
    the player. For a question that looks the same to all who are asked, it says nothing.
    """
    question = match.game.question
    if question is None or error.reason.phrase.id in LATE or match.discreet:
        return None
    position = whereabouts(match)
    return position and f"an answer to {question.kind} was refused; position {position}"
