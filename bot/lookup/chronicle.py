"""The log of a game by round and phase, with the seats that each entry concerns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.play.outgoing.announcements import to_phrase
from bot.store.table.log import LogEntry
from engine.kernel.data import Data, fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import Phrase, named_in

from .lookup import Fights, Outline

TABLE = "table"
"""The topic of events of the table itself."""
VOTES = "votes"
"""The topic of votes."""

_GOING_BACK = ("went-back", "undone")
"""The events of the table after which the game is at an earlier point."""
_VOTED = ("proposed-", "agreed-", "refused-", "expired-", "went-back")


@fixed
class Passage:
    """One sentence of the log."""

    phrase: Phrase
    round: int
    """The round, from 1; 0 before the first."""
    phase: str
    """The part of the round; empty if the game has none, or it is unknown."""
    topics: frozenset[str]
    seats: frozenset[str]
    """The seats that it names."""
    private: bool
    """Whether only some may read it."""


@fixed
class Filter:
    """A filter of passages; an empty field matches all."""

    round: int = 0
    phase: str = ""
    seat: str = ""
    topic: str = ""

    def fits(self, passage: Passage) -> bool:
        """Return whether a passage matches the filter."""
        return (
            self.round in (0, passage.round)
            and self.phase in ("", passage.phase)
            and (not self.seat or self.seat in passage.seats)
            and (not self.topic or self.topic in passage.topics)
        )


def topics_of(outline: Outline) -> tuple[str, ...]:
    """Return the topics of a game's log."""
    return (*outline.topics, VOTES, TABLE)


def passages(entries: Iterable[LogEntry], outline: Outline) -> list[Passage]:
    """Return the whole log of a game, from its first entry.

    An event that can happen anywhere belongs to the same part of the round as the one before it. An
    event by which the table goes back names the round, and the part of it.
    """
    found = []
    round, phase = 0, ""
    for entry in entries:
        round = _round_of(entry, round)
        told_by_rules = entry.number is not None
        if not told_by_rules and entry.kind in _GOING_BACK:
            there = str(entry.params.get("phase", ""))
            phase = there if there in outline.phases else ""
        if told_by_rules:
            phase = outline.phase_of.get(entry.kind, phase)
        text = to_phrase(entry)
        found.append(
            Passage(
                Phrase(text["id"], text["params"]),
                round,
                phase,
                _topics(entry, outline),
                seats_in(entry.params, outline.seat_kinds),
                entry.private,
            )
        )
        if told_by_rules:
            phase = outline.phase_after.get(entry.kind, phase)
    return found


def rounds_of(found: Sequence[Passage]) -> list[int]:
    """Return the rounds in a log, the latest last."""
    return sorted({p.round for p in found if p.round})


def _round_of(entry: LogEntry, before: int) -> int:
    if entry.number is None and entry.kind not in _GOING_BACK:
        return before  # A proposal to go back names a round to which the table may not return.
    told = entry.params.get("round")
    if isinstance(told, int):
        return told
    return max(before, 1)


def _topics(entry: LogEntry, outline: Outline) -> frozenset[str]:
    if entry.number is None:
        voted = entry.kind.startswith(_VOTED)
        return frozenset({TABLE, VOTES} if voted else {TABLE})
    return frozenset(topic for topic, kinds in outline.topics.items() if entry.kind in kinds)


def seats_in(params: Data, named_by: Collection[str]) -> frozenset[str]:
    """Return the seats that parameters name, at any depth."""
    return frozenset(id for kind, id in named_in(params) if kind in named_by)


def concerning(events: Sequence[EventData], seat: str, outline: Outline) -> list[bool]:
    """Return, for each event, whether it concerns a seat.

    It does if it names the seat, or belongs to a battle in which the seat is named.
    """
    concerns = [seat in seats_in(event["params"], outline.seat_kinds) for event in events]
    if outline.fights is not None:
        for battle in battles(events, outline.fights):
            if any(concerns[at] for at in battle):
                for at in battle:
                    concerns[at] = True
    return concerns


def battles(events: Sequence[EventData], fights: Fights) -> Iterator[range]:
    """Return the span of each battle among events; one may have begun before them."""
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
