"""The head of a player's panel: the game, the player's seat, and what the game says about it."""

from __future__ import annotations

from bot.games.registry import face_of
from bot.play import Hand
from bot.text import Plain, Voice
from bot.ui.names import deed, moment, seat_name


def introduction(hand: Hand, voice: Voice) -> str:
    """Say to a newcomer who they are, what winning takes and what to do now, a line each."""
    who = voice(
        "panel-new-seat", seat=Plain(seat_name(hand.seat, voice)), seats=len(hand.info.seats)
    )
    asked = hand.question
    now = (
        voice("panel-new-wait")
        if asked is None
        else voice("panel-new-task", what=Plain(deed(asked.kind, voice)))
    )
    lines = [who, face_of(hand.info.ruleset).goal(hand.view, voice), now]
    return "\n".join(line for line in lines if line)


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
