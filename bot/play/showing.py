"""What can be seen of a running game: by everybody, and by one user."""

from __future__ import annotations

from bot.store import Session, clocks, progress, proposals
from engine.kernel.asking import CHANCE

from .table import Table
from .views import Asked, Hand, TableView, Waiting


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
        clocks=await clocks.find(session, table.info.id),
        proposals=tuple(await proposals.list_open(session, table.info.id)),
    )


async def show_hand(session: Session, table: Table, user: int) -> Hand:
    """Return what a user sees.

    Raises Trouble if they have no seat.
    """
    seat = table.seat_of(user)
    game = table.game
    question = game.question
    asked, draft = None, list[str]()
    if question is not None and seat in question.shapes:
        asked = Asked(question.number, question.kind, question.params, question.shapes[seat])
        draft = await progress.find_draft(session, table.info.id, user, question.number)
    return Hand(
        info=table.info,
        seat=seat,
        view=table.look(seat),
        question=asked,
        answered=seat in game.sealed,
        sealed=game.sealed.get(seat),
        draft=tuple(draft),
        over=game.over,
        clock=(await clocks.find(session, table.info.id)).get(seat),
        instructable=table.takes is not None and not game.over,
    )


async def find_waiting(session: Session, table: Table, user: int) -> Waiting | None:
    """Return what a game waits for from a user, if it does."""
    seat = table.seat_of(user)
    question = table.game.question
    if question is None or seat not in table.awaited:
        return None
    clock = (await clocks.find(session, table.info.id)).get(seat)
    return Waiting(table.info, seat, question.number, question.kind, clock)
