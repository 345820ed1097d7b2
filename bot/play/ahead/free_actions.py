"""Free actions of players (:mod:`engine.kernel.capabilities`), which are public and final."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.errors import refused
from bot.play.match.match import Match
from bot.play.match.registry import TableService
from bot.store import outbox
from bot.store.games import GameInfo
from bot.store.session import to_json
from engine.kernel.phrase import PhraseLine, Refused, refusal
from engine.kernel.ruleset import View
from engine.kernel.shape import AnyShape


@dataclass(frozen=True, slots=True)
class FreeAction:
    """What a user could do unasked right now."""

    info: GameInfo
    seat: str
    kind: str
    shape: AnyShape
    view: View
    """What the seat sees."""


class FreeActions(TableService):
    """What users do unasked.

    Stewards never do anything unasked.
    """

    async def of(self, game: int, user: int, kind: str) -> FreeAction:
        """Return what a user could do unasked, of a kind; refused with the rules' reason."""
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
        """Do something unasked; an interaction has its effect only once.

        Tells whether what the user was shown still follows from it, as ``foreseen``; otherwise
        nothing is done: others were faster, or they have pressed twice.
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
    """Return what would follow now.

    Raises Refused if it can no longer be done.
    """
    shape = match.game.interjecting(seat, kind)
    if (reason := shape.check(value)) is not None:
        raise Refused(reason)
    return list(shape.preview(value))


def _check(match: Match, kind: str) -> None:
    if kind not in match.interjections:
        raise refused(Refused(refusal("not-asked")))
