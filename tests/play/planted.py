"""A prepared position at a table that has begun, as if the game had been played up to there."""

from __future__ import annotations

from typing import Any, Protocol

from bot.play import Play
from bot.play.lobby.setup import find
from bot.play.match.match import Match
from bot.store.table import checkpoints, progress
from bot.store.table.progress import SavedState
from engine.kernel.game import Game
from engine.kernel.saving import save


class Prepared(Protocol):
    """A position of any game."""

    @property
    def game(self) -> Game[Any]:
        """The game at that position."""


async def plant(play: Play, game: int, position: Prepared, now: float) -> None:
    """Set a game that has begun to a position of the same rules and seats.

    It is set to the last rest of the position and continues with the answers given since, so that
    everything that follows from them is told.
    """
    ruleset, matches = position.game.ruleset, play._matches
    saved = save(position.game)
    async with matches.holding(game), matches.changing(game) as session:
        begun = await Match.load(session, await find(session, game), ruleset)
        question = begun.game.question
        assert question is not None
        # Numbers are not reused, so an old press is never taken for a new one.
        events = begun.game.events[-1].number if begun.game.events else 0
        told = await progress.find(session, game)
        assert told is not None
        await progress.drop_answers(session, game, after=0)
        await checkpoints.drop(session, game, since=0)
        await progress.put_saved_state(
            session,
            game,
            SavedState(saved["version"], saved["rest"], question.number, max(events, told.told), 0),
        )
        match = await Match.load(session, await find(session, game), ruleset)
        match.privacy_delay = matches._privacy_delay
        await match.take_up(session, now)
        for one, _, value in saved["answers"]:
            await match.answer(session, one, value, None, now, hold=False)
        for one, value in saved["sealed"].items():
            await match.answer(session, one, value, None, now)
    matches.forget(game)
