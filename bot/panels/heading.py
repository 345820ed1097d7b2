"""The head of a player's panel: the game, the player's seat, and what the game says about it."""

from __future__ import annotations

from bot.games.registry import face_of
from bot.play import Hand
from bot.text import Plain, Voice
from bot.ui.names import moment, seat_name


def heading(hand: Hand, voice: Voice) -> str:
    """Name the game and the player's seat, and say how things stand."""
    lines = [
        voice(
            "panel-heading",
            game=str(hand.info.id),
            seat=Plain(seat_name(hand.seat, voice)),
            moment=Plain(moment(hand.view, voice)),
        )
    ]
    small = face_of(hand.info.ruleset).heading(hand.view, hand.seat, voice)
    return "\n".join(lines + [f"-# {line}" for line in small if line])
