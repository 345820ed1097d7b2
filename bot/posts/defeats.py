"""What explains the battles that a player has lost: in a panel, and where they are called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import plugin_of
from bot.play import SeatView
from engine.kernel.phrase import Phrase
from engine.kernel.ruleset import Setup

from .updates import events_of


def defeats_of(hand: SeatView) -> dict[int, Sequence[Phrase]]:
    """Return what explains each battle that a player has lost, by its place in the log."""
    events, info = events_of([t.phrase.to_json() for t in hand.told]), hand.info
    setup = Setup(info.options, info.seats, info.rulings)
    found = plugin_of(info.ruleset).defeats(setup, hand.view, events, hand.seat)
    return {hand.told[at].number: lines for at, lines in found.items()}


def latest_defeat(hand: SeatView) -> Sequence[Phrase]:
    """Return the outcome of the last battle that a player has lost since their last answer.

    What explains it follows; nothing, if they have lost none.
    """
    lost = {n: lines for n, lines in defeats_of(hand).items() if n > hand.told_upto}
    if not lost:
        return ()
    number = max(lost)
    outcome = next(told.phrase for told in hand.told if told.number == number)
    return (outcome, *lost[number])
