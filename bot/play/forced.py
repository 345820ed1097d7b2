"""The only answer that there is to a question, where everybody can see that it is."""

from __future__ import annotations

from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.game import Game

from .terms import Terms


def forced(game: Game[Any], terms: Terms) -> tuple[Seat, Any] | None:
    """Return the only answer to a question of one seat, where everybody can see that it is.

    Of all other questions it would tell something that is secret.
    """
    question = game.question
    if not terms.forced or question is None or len(question.shapes) > 1:
        return None
    if question.kind not in game.ruleset.public:
        return None
    ((seat, shape),) = question.shapes.items()
    value = shape.forced()
    return None if value is None else (seat, value)
