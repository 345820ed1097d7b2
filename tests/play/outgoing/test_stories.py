"""A game that is over is told once more, if its table has agreed to that."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.play import TableSettings, UserError

from ..tables import ANN, playing, seat_stewards, send_all, step


@pytest.mark.parametrize("agreed", [True, False])
async def test_the_story_is_due_behind_all_else(tmp_path: Path, agreed: bool) -> None:
    """It is one row, and waits until the end itself is told."""
    async with playing(tmp_path / "games.sqlite3") as play:
        game = (await seat_stewards(play, terms={"story": agreed})).id
        while await step(play, game, random.Random(1)):
            pass
        assert (await play.info(game)).phase == "over"
        first = {row.kind for row in await play.queue.due(1e12) if row.target_user is None}
        assert "story" not in first
        kinds = [row.kind for row in await send_all(play) if row.target_user is None]
        assert kinds.count("story") == int(agreed)
        assert kinds.index("over") >= 0


async def test_a_game_that_is_ended_without_a_winner_has_none(tmp_path: Path) -> None:
    """Nothing is told of a game that was broken off."""
    async with playing(tmp_path / "games.sqlite3") as play:
        game = (await seat_stewards(play)).id
        await play.places.close(game, ANN, moderator=True)
        kinds = {row.kind for row in await send_all(play)}
        assert "story" not in kinds


async def test_what_a_running_game_hands_out_says_that_it_is_running(tmp_path: Path) -> None:
    """Its steps are for recaps alone; its record and a look back are refused."""
    async with playing(tmp_path / "games.sqlite3") as play:
        game = (await seat_stewards(play)).id
        assert (await play.records.so_far(game))["format"] == "record/1"
        with pytest.raises(UserError, match="not-over"):
            await play.records.of(game)
        with pytest.raises(UserError, match="not-over"):
            await play.hints.review(game, ANN)


async def test_games_that_are_over_are_found_again(tmp_path: Path) -> None:
    """By channel, by server and by player, the latest first; those that run are not among them."""
    async with playing(tmp_path / "games.sqlite3") as play:
        games = []
        for channel in (7, 8):
            game = (await seat_stewards(play, channel=channel)).id
            while await step(play, game, random.Random(channel)):
                pass
            games.append(game)
        await seat_stewards(play, channel=9)
        assert [info.id for info in await play.records.past(channel=7)] == games[:1]
        assert [info.id for info in await play.records.past(guild=1)] == games[::-1]
        assert [info.id for info in await play.records.past(user=ANN)] == games[::-1]
        assert await play.records.past(user=555) == []
        assert await play.records.past(channel=9) == []


def test_tables_agree_on_it() -> None:
    """It is on by default, and nothing else than yes or no."""
    assert TableSettings().story
    assert TableSettings.of({}).story
    with pytest.raises(UserError):
        TableSettings.agree({"story": "yes"})
