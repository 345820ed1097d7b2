"""The winner and the places of the seats at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.ask import Seat
from engine.kernel.capabilities import RanksSeats
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import places

from .levels import minds


def winner_of(game: AnyGame) -> Seat | None:
    """Return who has won a game by its rules; ``None`` if it does not say so."""
    return game.ruleset.winner(game.state) if isinstance(game.ruleset, RanksSeats) else None


def final_places(game: AnyGame, winner: Seat | None) -> dict[Seat, int]:
    """Return the places as arenas have them; without a mind that counts, the order of the rules."""
    mind = minds.get(game.ruleset.id)
    if mind is not None:
        counts = mind.standing(game.state)
        return places({seat: counts.get(seat, 0) for seat in game.setup.seats}, winner)
    ranked: Sequence[Seat] = game.setup.seats
    if isinstance(game.ruleset, RanksSeats):
        ranked = game.ruleset.ranking(game.state)
    order = sorted(ranked, key=lambda seat: seat != winner)
    return {seat: place for place, seat in enumerate(order, 1)}
