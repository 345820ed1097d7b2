"""Answers that are given without asking anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.asking import Seat
from engine.kernel.shape import Chooser

if TYPE_CHECKING:
    from .table import Table


def unasked(table: Table, rng: Chooser) -> tuple[Seat, Any] | None:
    """Return an answer that can be given right now, and its seat, if there is one.

    That is any answer of chance and of the computer, one by standing instructions, and one that
    leaves its player nothing to say.
    """
    if not table.running:
        return None
    persons = table.info.persons
    for seat in table.game.awaited:
        if seat not in persons:
            return seat, table.game.shape_for(seat).some(rng)
    for seat in table.awaited:
        if (value := table.standing(seat)) is not None:
            return seat, value
    return forced(table)


def forced(table: Table) -> tuple[Seat, Any] | None:
    """Return the only answer to a question of one seat, where everybody can see that it is.

    Of all other questions it would tell something that is secret.
    A table may agree to be asked nevertheless, but never for what nobody is bothered with.
    """
    question = table.game.question
    if question is None or len(question.shapes) > 1:
        return None
    if question.kind not in table.game.ruleset.public:
        return None
    ((seat, shape),) = question.shapes.items()
    value = shape.unasked()
    if value is None and table.terms.forced:
        value = shape.forced()
    return None if value is None else (seat, value)
