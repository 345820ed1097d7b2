"""Influence tracks (14), and their order by chance, an option that groups like (V5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot import kinds
from engine.agot.components import House, Track
from engine.agot.state import AgotState
from engine.kernel.ask import chance
from engine.kernel.shapes import Shuffle

DRAWN = "random_tracks"
HOUSES = "houses"
"""What is shuffled, as draws and records name it."""


def move(s: AgotState, house: House, track: Track, position: int) -> None:
    """Move a House's token to a position; those in between shift by one (14.4).

    The dominance token goes with position 1, used or not.
    """
    if house in s.unmoved:
        return
    order = [h for h in s.tracks[track] if h != house]
    holder = s.holder(track)
    order.insert(min(position - 1, len(order) - len(s.unmoved)), house)
    s.tracks[track] = order
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


def steal(s: AgotState, house: House, track: Track) -> None:
    """Give a House the token of a track, until bids for it are resolved (V2.6).

    The track itself stays as it is. The first of the track only takes its own token back.
    """
    holder = s.holder(track)
    s.stolen.pop(track, None)
    if s.holder(track) != house:
        s.stolen[track] = house
    tell_holder(s, track, holder)


def tell_holder(s: AgotState, track: Track, before: House) -> None:
    """Tell everyone the holder of a dominance token, if it has changed."""
    if s.holder(track) != before:
        s.tell("dominance", house=f"house:{s.holder(track)}", token=f"dominance:{track}")


def set_order(s: AgotState, track: Track, order: Sequence[House]) -> None:
    """Replace all positions of a track, and tell everyone the order."""
    s.tracks[track] = list(order)
    s.tell("track-set", track=f"track:{track}", order=[f"house:{h}" for h in order])


async def draw_tracks(s: AgotState) -> None:
    """Let chance exchange the Houses' places on the printed tracks (V5.2).

    All three tracks are exchanged alike, so that whoever takes the place of a House has its
    positions on all of them, and nobody begins with two dominance tokens. This is repeated until at
    least half of the Houses have another place on the Iron Throne track.
    """
    printed = s.box.figures.players[len(s.houses)].tracks
    houses = [h for h in printed["iron-throne"] if h not in s.unmoved]
    drawn = houses
    while 2 * sum(a != b for a, b in zip(houses, drawn, strict=True)) < len(houses):
        drawn = list((await chance(kinds.SHUFFLE, Shuffle(HOUSES, houses)))["order"])
    heirs = dict(zip(houses, drawn, strict=True))
    for track, order in printed.items():
        set_order(s, track, s.starting_order([heirs.get(h, h) for h in order]))
