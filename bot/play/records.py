"""Games as records: those that are over as whole ones, and what is known of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from bot.store.people import statistics, users
from bot.store.table import fairness, games, progress
from bot.store.table.games import GameInfo
from engine.fairness.hashing import canonical
from engine.kernel.game import AnyGame
from engine.kernel.saving import with_subjects

from .errors import user_error
from .fairness import find_record, find_told
from .lobby import setup
from .match.registry import MatchRegistry
from .match.saved import to_record


class Records:
    """The records of all games.

    Every method raises UserError for games that have none, or none that may be shown.
    """

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches

    async def of(self, game: int) -> dict[str, Any]:
        """Return a finished game as ``record/1``; a running one would tell secrets.

        A game that was closed early counts as finished.
        """
        async with self._matches.reading(None) as session:
            info = await setup.find(session, game)
            begun = info.phase == "over" or await progress.find(session, game) is not None
            if info.phase not in ("over", "closed") or not begun:
                raise user_error("not-over")
            answers = await progress.list_answers(session, game)
            record = to_record(info, answers, await statistics.find_pace(session, game))
        return await self._told_for(record)

    async def final(self, game: int) -> AnyGame:
        """Return a game as it is at its end by the rules."""
        async with self._matches.at(game) as match:
            if match.game.question is not None:
                raise user_error("not-over")
            return match.game

    async def receipts(self, game: int, user: int, *, most: int) -> list[str]:
        """Return the last receipts that the seat of a player was given, the latest first."""
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            return await fairness.list_receipts(session, game, match.seat_of(user), most)

    async def proof(self, game: int) -> bytes | None:
        """Return the record of a finished game with its log and its secret, as ``record/2``.

        Return ``None`` for a game that is older than logs.
        """
        async with self._matches.reading(None) as session:
            record = await find_record(session, await setup.find(session, game))
        return None if record is None else await asyncio.to_thread(canonical, record)

    async def _told_for(self, record: dict[str, Any]) -> dict[str, Any]:
        """Add to a record the seats for which steps were decided, if its game is still on offer."""
        ruleset = self._matches.rulesets.get(record["ruleset"])
        if ruleset is None:
            return record
        return await asyncio.to_thread(with_subjects, ruleset, record)

    async def so_far(self, game: int) -> dict[str, Any]:
        """Return a game as ``record/1``, even a running one: it contains all secrets.

        Only what spectators saw of it may be shown to anyone.
        """
        async with self._matches.reading(game) as session:
            info = await setup.find(session, game)
            if info.phase not in ("running", "over"):
                raise user_error("closed" if info.phase == "closed" else "not-started")
            record = to_record(info, await progress.list_answers(session, game))
        return await self._told_for(record)

    async def told_hashes(self, info: GameInfo) -> dict[str, str]:
        """Return the hashes that a table was told, once its log has ended; see `find_told`."""
        async with self._matches.reading(None) as session:
            return await find_told(session, info)

    async def credits(self, info: GameInfo) -> tuple[float | None, float | None, Collection[int]]:
        """Return when a game began and ended, and which of its players are not to be named."""
        seated = [player.user for player in info.players if player.user is not None]
        async with self._matches.reading(None) as session:
            began, ended = await statistics.find_span(session, info.id)
            return began, ended, await users.list_unnamed(session, seated)

    async def past(
        self,
        *,
        channel: int | None = None,
        guild: int | None = None,
        user: int | None = None,
        most: int = 25,
    ) -> list[GameInfo]:
        """Return the finished games of a channel, a server or a user, the latest first."""
        async with self._matches.reading(None) as session:
            return await games.list_over(
                session, channel=channel, guild=guild, user=user, most=most
            )
