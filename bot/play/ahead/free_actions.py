"""Free actions of players (:mod:`engine.kernel.capabilities`), which are public and final."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.play.errors import refused
from bot.play.match.match import Match
from bot.play.match.registry import TableService
from bot.store.messages import outbox
from bot.store.sqlite.session import to_json
from bot.store.table.games import GameInfo
from engine.kernel.data import fixed
from engine.kernel.phrase import PhraseLine, Refused, refusal
from engine.kernel.ruleset import View
from engine.kernel.shapes.base import AnyShape


@fixed
class FreeAction:
    """What a user can do now without being asked."""

    info: GameInfo
    seat: str
    kind: str
    shape: AnyShape
    view: View
    """The view of the seat."""


class FreeActions(TableService):
    """What users do unasked.

    Stewards never do anything unasked.
    """

    async def of(self, game: int, user: int, kind: str) -> FreeAction:
        """Return the free action of a kind that a user could take; refused with the rules'
        reason."""
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            _check(match, kind)
            try:
                shape = match.game.interjecting(seat, kind)
            except Refused as error:
                raise refused(error) from None
            return FreeAction(match.info, seat, kind, shape, match.look(seat))

    async def take(
        self,
        game: int,
        user: int,
        kind: str,
        value: Any,
        *,
        foreseen: Sequence[PhraseLine] | None = None,
        interaction: int | None = None,
    ) -> bool:
        """Take a free action; an interaction has its effect only once.

        Return whether it was done. It is done only if its effects are still those that the user was
        shown (``foreseen``), because others may have been faster, or the user may have pressed
        twice.
        """
        async with self._matches.at(game) as match:
            seat, now = match.seat_of(user), self._now()
            _check(match, kind)
            given = json.loads(to_json(value))
            async with self._matches.changing(game) as session:
                if interaction is None or await outbox.see_interaction(session, interaction, now):
                    if foreseen is not None and _foreseen(match, seat, kind, given) != [*foreseen]:
                        return False
                    await match.interject(session, seat, kind, given, now)
            await self._matches.go_on(match, now)
        return True


def _foreseen(match: Match, seat: str, kind: str, value: Any) -> list[PhraseLine]:
    """Return the effects that a free action would have now.

    Raises Refused if it can no longer be done.
    """
    shape = match.game.interjecting(seat, kind)
    if (reason := shape.check(value)) is not None:
        raise Refused(reason)
    return list(shape.preview(value))


def _check(match: Match, kind: str) -> None:
    if kind not in match.interjections:
        raise refused(Refused(refusal("not-asked")))
