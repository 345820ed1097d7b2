"""What speaks for an answer, in a sentence, for every kind of question. Pure functions.

A reason states what can be looked up on the table: it uses only public facts, the question, and the
answer, and leaves the judgment to the reader. It mentions nothing that only one
House has seen, so everyone who may see the answer may also read the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.heuristics.board import BoardReading
from engine.agot.state import AgotState
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase
from engine.kernel.question_kind import QuestionKind

from . import action, battle, planning, power

Reason = Callable[[BoardReading, House, Data, Any], Phrase | None]

KINDS: dict[QuestionKind, Reason] = {
    kinds.ABILITY: battle.ability,
    kinds.BID: power.bid,
    kinds.BLADE: battle.blade,
    kinds.CASUALTIES: battle.losses,
    kinds.CONSOLIDATE: action.consolidate,
    kinds.HOUSE_CARD: battle.house_card,
    kinds.MARCH: action.march,
    kinds.MUSTER: action.muster,
    kinds.NEUTRAL_SUPPORT: battle.neutral_support,
    kinds.ORDERS: planning.orders,
    kinds.PORT_CAPTURE: power.port_capture,
    kinds.RAID: action.raid,
    kinds.RAVEN: planning.raven,
    kinds.RAVEN_PEEK: planning.raven_peek,
    kinds.REFUSE_SUPPORT: battle.refuse_support,
    kinds.RETREAT: battle.retreat,
    kinds.RETREAT_LOSSES: battle.losses,
    kinds.SUPPLY: battle.losses,
    kinds.SUPPORT: battle.support,
    kinds.TIES: power.ties,
    kinds.WESTEROS_CHOICE: power.westeros_choice,
    kinds.WILDLING_DESTROY: battle.losses,
    kinds.WILDLING_DISCARD: power.card_given_up,
    kinds.WILDLING_DOWNGRADE: battle.losses,
    kinds.WILDLING_OPTION: power.wildling_option,
    kinds.WILDLING_RETRIEVE: power.card_taken_back,
    kinds.WILDLING_TIE: power.wildling_tie,
    kinds.WILDLING_TRACK: power.wildling_track,
    kinds.WILDLING_UPGRADE: power.wildling_upgrade,
}

SECRET = frozenset({kinds.RAVEN_PEEK})
"""The kinds of questions whose answers only one House knows."""


def is_told(s: AgotState, kind: str) -> bool:
    """Return whether everyone already knows the answers to questions of a kind.

    Orders that Houses place one after another are face down until all are placed (6.2.1). In fog,
    answers are told only to those who see their areas (V7.8).
    """
    return kind not in SECRET and not (kind == kinds.ORDERS and s.placed) and not s.is_foggy


def reason(
    read: BoardReading, seat: House, kind: QuestionKind, params: Data, value: object
) -> Phrase | None:
    """Return what speaks for an answer to a question; ``None`` if there is nothing to say."""
    known = KINDS.get(kind)
    return None if known is None else known(read, seat, params, value)
