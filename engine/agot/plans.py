"""Which questions can be answered ahead, and how long such answers wait. It only computes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.game import Question
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.plans import Until

from .state import Phase, Table

PHASES: Sequence[Phase] = ("westeros", "planning", "raven", "raids", "marches", "power", "ended")

LAST: Mapping[str, Phase] = {
    "bid": "westeros",
    "westeros-choice": "westeros",
    "raid": "raids",
    "march": "marches",
    "support": "marches",
    "house-card": "marches",
    "consolidate": "power",
    "muster": "power",
}
"""The kinds that can be answered ahead, each with the last phase in which it comes."""

PLANNABLE = frozenset(LAST)
GATHERS = frozenset({"consolidate", "muster"})

IDENTIFYING: Mapping[str, Sequence[str]] = {
    "bid": ("subject",),
    "westeros-choice": ("card",),
    "support": ("area", "attacker"),
    "house-card": ("area",),
    "muster": ("areas",),
}

ASSUMED = frozenset(
    {"raid", "march", "consolidate", "muster", "support", "house-card", "bid", "raven"}
)
"""Kinds for which there are words about what was assumed."""


def moment(s: Table, until: Until) -> Any:
    """Return a mark of the present battle or round; no order attacks twice in a round."""
    if until == "round":
        return s.round
    return None if s.battle is None else [s.round, s.battle["from"], s.battle["area"]]


def unforeseeable(question: Question) -> bool:
    """Tell whether nobody can guess what follows: orders, and wildlings whose card is unknown."""
    if question.kind == "bid":
        return question.params["subject"] == "wildlings:attack"
    return question.kind in ("orders", "raven-peek", "wildling-tie")


def may_come(
    s: Table,
    kind: str,
    phases: Sequence[Phase] = PHASES,
    last: Mapping[str, Phase] = LAST,
) -> bool:
    """Tell whether a question of a kind can still come in this round, by the order of phases."""
    return phases.index(s.phase) <= phases.index(last.get(kind, "power"))


def passing(kind: str, value: Any) -> Any | None:
    """Return the answer that does nothing with what another answer is about."""
    match kind:
        case "march" if isinstance(value, dict):
            return {"area": value["area"], "moves": {}, "leave_power_token": False}
        case "raid":
            return {"area": value["area"], "target": None}
        case "consolidate":
            return {"area": value["area"], "do": "power"}
        case "muster":
            return {}
        case "support":
            return dict.fromkeys(value, "none")
        case "bid":
            return 0
        case _:
            return None


def assumed(seat: Seat, kind: str, other: Seat) -> Phrase | None:
    """Say what was assumed of an answer."""
    if other == seat:
        return phrase("assumed-own") if kind in PLANNABLE else phrase("assumed-own-safe")
    if kind in ASSUMED:
        return phrase(f"assumed-{kind}", house=f"house:{other}")
    return phrase("assumed-safe", house=f"house:{other}")
