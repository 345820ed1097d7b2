"""Why an answer is a good one, in a sentence, for every kind of question. It only computes.

A reason is made of what lies open on the table, the question, and the answer: nothing that a house
alone has seen is said, so whoever may see the answer may also read the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.agot.components import House
from engine.agot.state import Table
from engine.kernel.phrase import Phrase, phrase

from . import reasons_battle as battle
from . import reasons_board as board
from . import reasons_power as power
from .board import Reading

Params = Mapping[str, Any]
Reason = Callable[[Reading, House, Params, Any], Phrase]

OTHERWISE = phrase("because-sensible")
"""The reason where there is nothing in particular to say."""

KINDS: dict[str, Reason] = {
    "ability": battle.ability,
    "bid": power.bid,
    "blade": battle.blade,
    "casualties": battle.losses,
    "consolidate": board.consolidate,
    "house-card": battle.house_card,
    "march": board.march,
    "muster": board.muster,
    "neutral-support": battle.neutral_support,
    "orders": board.orders,
    "port-capture": power.port_capture,
    "raid": board.raid,
    "raven": board.raven,
    "raven-peek": board.raven_peek,
    "refuse-support": battle.refuse_support,
    "retreat": battle.retreat,
    "retreat-losses": battle.losses,
    "supply": battle.losses,
    "support": battle.support,
    "ties": power.ties,
    "westeros-choice": power.westeros_choice,
    "wildling-destroy": battle.losses,
    "wildling-discard": power.card_given_up,
    "wildling-downgrade": battle.losses,
    "wildling-option": power.wildling_option,
    "wildling-retrieve": power.card_taken_back,
    "wildling-tie": power.wildling_tie,
    "wildling-track": power.wildling_track,
    "wildling-upgrade": power.wildling_upgrade,
}

SECRET = frozenset({"raven-peek"})
"""Kinds of questions whose answers only one house knows."""


def is_told(s: Table, kind: str) -> bool:
    """Tell whether everybody knows what was answered to questions of a kind by now.

    6.2.1 Orders that houses place one after another lie face down until all are placed.
    """
    return kind not in SECRET and not (kind == "orders" and s.placed)


def reason(read: Reading, seat: House, kind: str, params: Params, value: Any) -> Phrase:
    """Say why an answer to a question is a good one."""
    known = KINDS.get(kind)
    return OTHERWISE if known is None else known(read, seat, params, value)
