"""Influence tracks. Pure functions (14)."""

from __future__ import annotations

from .components import House, Track
from .state import AgotState


def move(s: AgotState, house: House, track: Track, position: int) -> None:
    """Move a House's token to a position; those in between shift by one (14.4).

    The dominance token goes with position 1, used or not.
    """
    if house in s.unmoved:
        return
    order = s.tracks[track]
    holder = s.holder(track)
    order.remove(house)
    order.insert(min(position - 1, len(order) - len(s.unmoved)), house)
    s.tell(
        "track-moved",
        house=f"house:{house}",
        track=f"track:{track}",
        position=order.index(house) + 1,
    )
    tell_holder(s, track, holder)


def move_to_end(s: AgotState, house: House, track: Track) -> None:
    """Move a House's token to the last occupied position."""
    move(s, house, track, len(s.tracks[track]))


def tell_holder(s: AgotState, track: Track, before: House) -> None:
    """Tell everyone the holder of a dominance token, if it has changed."""
    if s.holder(track) != before:
        s.tell("dominance", house=f"house:{s.holder(track)}", token=f"dominance:{track}")
