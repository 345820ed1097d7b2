"""The context of a decision: everyone's victory conditions, and the cards played.

All of it is public. Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.phrase import Param, PhraseLine, line, phrase
from engine.kernel.question_kind import QuestionKind

from . import kinds
from .state import InisState
from .victory import conditions_met

RACE = frozenset({kinds.ATTACKED, kinds.MANEUVER, kinds.RESPOND, kinds.TURN})
"""The kinds of decisions that may stop someone from winning."""


def circumstances(
    s: InisState, kind: QuestionKind, params: Mapping[str, Param]
) -> list[PhraseLine]:
    """Return the context that a question of a kind needs, beyond its shape."""
    lines: list[PhraseLine] = []
    card = params.get("card")
    if kind == kinds.RESPOND and isinstance(card, str):
        text = phrase(f"card-{card.partition(':')[2]}.note")
        lines.append(line("preview-announced", "7.1", card=card, text=text))
    if kind in RACE:
        met = [
            phrase("met-by", seat=f"seat:{seat}", met=conditions_met(s, seat)) for seat in s.seats
        ]
        lines.append(line("preview-conditions", "9.1", met=met))
        if s.pretenders:
            seats = [f"seat:{seat}" for seat in s.pretenders]
            lines.append(line("preview-pretenders", "9.3", seats=seats))
    if kind == kinds.TURN and s.passed:
        seats = [f"seat:{seat}" for seat in s.passed]
        lines.append(line("preview-passed", "6.7", seats=seats))
    return lines
