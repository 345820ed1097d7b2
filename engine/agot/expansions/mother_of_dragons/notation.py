"""What Mother of Dragons adds to the notation of positions with vassals. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.expansions.vassals import notation as vassals
from engine.kernel.notation import BadPosition, Record

from .state import DECK_FOUR, MotherState

PHASES = (*vassals.PHASES, "debts")


def from_records(s: MotherState, records: Sequence[Record]) -> MotherState:
    """Change the state with which a game begins to what a position says."""
    s.loyalty, s.gained = {}, 0
    vassals.from_records(s, records, PHASES)
    turned = s.round - (s.phase == "debts")
    if s.last_round is None and DECK_FOUR in s.decks and turned > len(s.decks[DECK_FOUR]):
        s.drawn[DECK_FOUR] = list(s.decks[DECK_FOUR])  # It is used only once (V11.1).
    gone = [*filter(None, s.slots), *(card for cards in s.loans.values() for card in cards)]
    if len(set(gone)) < len(gone):
        raise BadPosition("there is one loan of each kind")
    if s.has_bank:
        s.decks["loans"] = [card for card in s.box.decks["loans"] if card not in gone]
    elif gone:
        raise BadPosition("without the Iron Bank there are no loans")
    return s
