"""What Mother of Dragons adds to the notation of positions with vassals. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.expansions.vassals import notation as vassals
from engine.agot.fields import AHEAD
from engine.kernel.position.notation import BadPosition, Record, RecordReader

from .state import DECK_FOUR, MotherState

PHASES = (*vassals.PHASES, "debts")


def from_records(s: MotherState, records: Sequence[Record]) -> MotherState:
    """Change the state with which a game begins to what a position says."""
    s.loyalty, s.gained = {}, 0
    vassals.from_records(s, records, PHASES)
    if s.last_round is None and DECK_FOUR in s.decks:
        _use_up(s, RecordReader(records[0]).data("ahead"))
    gone = [*filter(None, s.slots), *(card for cards in s.loans.values() for card in cards)]
    if len(set(gone)) < len(gone):
        raise BadPosition("there is one loan of each kind")
    if s.has_bank:
        s.decks["loans"] = [card for card in s.box.decks["loans"] if card not in gone]
    elif gone:
        raise BadPosition("without the Iron Bank there are no loans")
    return s


def _use_up(s: MotherState, ahead: object) -> None:
    """Turn up the cards of deck IV, which is used only once (V11.1), as far as a position tells.

    These are all if more rounds have passed, or all but those that lie open if fewer do than usual.
    """
    deck, turned = s.decks[DECK_FOUR], s.round - (s.phase == "debts")
    still = ahead.get(DECK_FOUR) if isinstance(ahead, dict) else None
    if turned > len(deck):
        s.drawn[DECK_FOUR] = list(deck)
    elif isinstance(still, list) and len(still) < AHEAD:
        s.drawn[DECK_FOUR] = deck[len(still) :]
