"""What a stand-in has to know: alliances, and recent attacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store import Session
from bot.store.table import log, talks
from bot.store.table.log import LogEntry
from engine.kernel.ask import Seat
from engine.kernel.phrase import Refused
from engine.kernel.position.notation import Notated, public_line

from .match import Match
from .steward_jobs import SeatHistory

ROUNDS = 2
"""How many rounds before this one are remembered."""

MOST = 1500
"""How many of the last events are examined."""


async def find_pasts(
    session: Session, match: Match, seats: Iterable[Seat]
) -> Mapping[Seat, SeatHistory]:
    """Return the history for each of some seats."""
    declared = await talks.list_all(session, match.info.id)
    entries = await log.entries(session, match.info.id, last=MOST)
    told = lately(entries, ROUNDS)
    return {
        seat: SeatHistory(
            sorted({s for one in declared if seat in one.seats for s in one.seats if s != seat}),
            told,
        )
        for seat in seats
    }


def lately(entries: Sequence[LogEntry], rounds: int) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the public events of the last round, and of some rounds before it.

    An event belongs to the round of the event before it, unless it names a round.
    """
    current, numbered = 0, list[tuple[int, LogEntry]]()
    for entry in log.told_by_rules(entries):
        named = entry.params.get("round")
        current = named if isinstance(named, int) else current
        numbered.append((current, entry))
    return [(e.kind, e.params) for number, e in numbered if number >= current - rounds]


LATE = frozenset(
    f"refused-{why}" for why in ("question-passed", "not-asked", "game-over", "nothing-sealed")
)
"""The refusals about the moment of an answer, not about the answer itself."""


def whereabouts(match: Match) -> str | None:
    """Return a position as spectators see it, for the log; ``None`` in a game without notation.

    It never contains anything hidden: no hand, no deck, no sealed answer.
    """
    if not isinstance(match.game.ruleset, Notated):
        return None
    try:
        return public_line(match.game)
    except Exception as error:  # After an error, logging must not fail, too.
        return f"unknown ({type(error).__name__})"


def refusal_line(match: Match, error: Refused) -> str | None:
    """Return a line that an answer was refused, with the position; ``None`` if that must stay
    secret.

    It names neither the answer nor the reason, because both reveal a player's intention, nor the
    player. For a question that looks the same to all who are asked, there is no line.
    """
    question = match.game.question
    if question is None or error.reason.phrase.id in LATE or match.discreet:
        return None
    position = whereabouts(match)
    return position and f"an answer to {question.kind} was refused; position {position}"
