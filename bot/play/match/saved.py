"""A game as plain data: a running one to be loaded, a finished one as ``record/1``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.store.table.games import GameInfo
from bot.store.table.progress import AnswerRow, Progress
from engine.fairness.entries import PlayDetails
from engine.kernel.saving import Saved

PERSON = "person"
"""The name of a player in a record who is not a steward."""


def to_saved(info: GameInfo, found: Progress) -> Saved:
    """Return a running game in the form that the kernel loads, from its rows."""
    return {
        "ruleset": info.ruleset,
        "version": found.saved.version,
        "options": dict(info.options),
        "seats": list(info.seats),
        "rulings": dict(info.rulings),
        "rest": found.saved.state,
        "questions": found.saved.questions,
        "events": found.saved.events,
        "answers": [[a.seat, a.kind, a.value] for a in found.since],
        "sealed": {seat: row.value for seat, row in found.sealed.items()},
    }


def to_record(
    info: GameInfo,
    answers: Sequence[AnswerRow],
    pace: Mapping[str, Sequence[float]] | None = None,
) -> dict[str, Any]:
    """Return everything that is needed to replay the game; it names seats, not people.

    :func:`engine.kernel.saving.with_subjects` adds the seats for which they have decided.

    ``pace`` has the seconds that people have taken for each kind of answer, in ascending order, so
    that they identify nobody.
    """
    return {
        "format": "record/1",
        "ruleset": info.ruleset,
        "options": dict(info.options),
        "seats": list(info.seats),
        "rulings": dict(info.rulings),
        "players": _players(info, answers),
        **({"pace": {kind: sorted(taken) for kind, taken in sorted(pace.items())}} if pace else {}),
        "steps": [{"seat": a.seat, "kind": a.kind, "value": a.value} for a in answers],
        "checks": [],
    }


def to_play_details(
    info: GameInfo, answers: Sequence[AnswerRow], pace: Mapping[str, Sequence[float]]
) -> PlayDetails:
    """Return the details that the end of a log binds: the players, and how long people took."""
    return PlayDetails(
        players={seat: tuple(played) for seat, played in _players(info, answers).items()},
        pace={
            kind: tuple(sorted(round(1000 * seconds) for seconds in taken))
            for kind, taken in sorted(pace.items())
        },
    )


def to_bytes(record: Mapping[str, Any]) -> bytes:
    """Return a record as the file that holds it."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def _players(info: GameInfo, answers: Sequence[AnswerRow]) -> dict[str, list[str]]:
    players: dict[str, list[str]] = {seat: [] for seat in info.seats}
    for answer in answers:
        player = answer.level or PERSON
        if player not in players.get(answer.seat, [player]):
            players[answer.seat].append(player)
    return players
