"""A finished game as a record, format ``record/1``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.games import GameInfo
from bot.store.progress import AnswerRow


def to_record(info: GameInfo, answers: Sequence[AnswerRow]) -> dict[str, Any]:
    """Return everything that is needed to replay the game; it names seats, not people."""
    return {
        "format": "record/1",
        "ruleset": info.ruleset,
        "options": dict(info.options),
        "seats": list(info.seats),
        "rulings": dict(info.rulings),
        "steps": [{"seat": a.seat, "kind": a.kind, "value": a.value} for a in answers],
        "checks": [],
    }
