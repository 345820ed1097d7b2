"""What can be seen of a running game: by everybody, and by one user."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Session, log, progress, proposals
from bot.store.log import Entry
from engine.kernel.asking import CHANCE

from .announce import to_phrase
from .table import Table
from .views import Asked, Hand, TableView, Told, Waiting

NEWS = 10
"""The most events that come with a hand; all of them are in the log."""


async def show_table(session: Session, table: Table) -> TableView:
    """Return what everybody may see."""
    game = table.game
    question = game.question
    return TableView(
        info=table.info,
        view=table.look(None),
        number=question.number if question else None,
        kind=question.kind if question else None,
        awaited=tuple(table.asked if table.discreet else (s for s in game.awaited if s != CHANCE)),
        answered=() if table.discreet else tuple(game.answered),
        discreet=table.discreet,
        clocks=dict(table.clocks),
        proposals=tuple(await proposals.list_open(session, table.info.id)),
    )


@dataclass(frozen=True, slots=True)
class Notes:
    """What is stored for a user, apart from the game itself."""

    draft: tuple[str, ...]
    told: tuple[Told, ...]


async def find_notes(session: Session, table: Table, user: int) -> Notes:
    """Return what is stored for a user about the open question and the latest events.

    Raises Trouble if they have no seat.
    """
    seat, game, question = table.seat_of(user), table.info.id, table.game.question
    draft = list[str]()
    if question is not None and seat in question.shapes:
        draft = await progress.find_draft(session, game, user, question.number)
    return Notes(tuple(draft), as_told(await log.entries(session, game, seat=seat, last=NEWS)))


def show_hand(table: Table, user: int, notes: Notes) -> Hand:
    """Return what a user sees.

    Raises Trouble if they have no seat.
    """
    seat = table.seat_of(user)
    game = table.game
    question = game.question
    asked = None
    if question is not None and seat in question.shapes:
        asked = Asked(question.number, question.kind, question.params, question.shapes[seat])
    return Hand(
        info=table.info,
        seat=seat,
        view=table.look(seat),
        question=asked,
        answered=seat in game.sealed,
        sealed=game.sealed.get(seat),
        draft=notes.draft,
        over=game.over,
        clock=table.clocks.get(seat),
        told=notes.told,
        instructable=table.takes is not None and not game.over,
    )


def find_waiting(table: Table, user: int) -> Waiting | None:
    """Return what a game awaits from a user, if anything."""
    seat = table.seat_of(user)
    question = table.game.question
    if question is None or seat not in table.awaited:
        return None
    return Waiting(table.info, seat, question.number, question.kind, table.clocks.get(seat))


def as_told(entries: Sequence[Entry]) -> tuple[Told, ...]:
    """Return a row of the log as :class:`Told`."""
    return tuple(Told(e.n, to_phrase(e)["id"], e.params) for e in entries)
