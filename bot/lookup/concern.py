"""What of a game's log concerns a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.event import EventData

from .chronicle import seats_in
from .outline import Fights, Outline


def concerning(events: Sequence[EventData], seat: str, outline: Outline) -> list[bool]:
    """Return of each event whether it concerns a seat.

    Those do that name it, and all of a battle in which it is named.
    """
    concerns = [seat in seats_in(event["params"], outline.seat_kinds) for event in events]
    if outline.fights is not None:
        for battle in battles(events, outline.fights):
            if any(concerns[at] for at in battle):
                for at in battle:
                    concerns[at] = True
    return concerns


def battles(events: Sequence[EventData], fights: Fights) -> Iterator[range]:
    """Return where each battle lies among events; one may have begun before them."""
    start = 0
    for at, event in enumerate(events):
        if event["kind"] in fights.opens:
            yield from _battle(events, range(start, at), fights)
            start = at
        elif event["kind"] in fights.closes:
            yield from _battle(events, range(start, at + 1), fights)
            start = at + 1
    yield from _battle(events, range(start, len(events)), fights)


def _battle(events: Sequence[EventData], span: range, fights: Fights) -> Iterator[range]:
    """Return a span of events if it is a battle."""
    if any(events[at]["kind"] in fights.parts for at in span):
        yield span
