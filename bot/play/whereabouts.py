"""Where a game stands, for the host's log: what everybody at its table sees, and nothing else."""

from __future__ import annotations

from engine.kernel.lines import public_line
from engine.kernel.notation import Notated
from engine.kernel.phrase import Refused

from .match import Match

LATE = frozenset(
    f"refused-{why}" for why in ("question-passed", "not-asked", "game-over", "nothing-sealed")
)
"""Refusals that are about the moment of an answer, not about the answer."""


def whereabouts(match: Match) -> str | None:
    """Write a position as its spectators see it, for the log; ``None`` in a game without notation.

    It is never written with what is hidden: no hand, no deck, no sealed answer.
    """
    if not isinstance(match.game.ruleset, Notated):
        return None
    try:
        return public_line(match.game)
    except Exception as error:  # the log is written after something went wrong, whatever it was
        return f"unknown ({type(error).__name__})"


def refusal_line(match: Match, error: Refused) -> str | None:
    """Say that an answer was refused, and where; ``None`` where that is nobody's business.

    Neither the answer nor the reason is named, since both tell what somebody was about to do, nor
    is whoever gave it; of a question that looks the same to all who are asked, nothing is said.
    """
    question = match.game.question
    if question is None or error.reason.phrase.id in LATE or match.discreet:
        return None
    position = whereabouts(match)
    return position and f"an answer to {question.kind} was refused; position {position}"
