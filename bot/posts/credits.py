"""Who is named on what stays of a game, and when it was played."""

from __future__ import annotations

from typing import Any

from bot.play import GameInfo, Play
from bot.text import Localizer
from bot.ui.names import people_of


async def credits_of(play: Play, info: GameInfo, say: Localizer) -> dict[str, Any]:
    """Return the names of the players who want to be named, and when a game began and ended.

    These are wishes of what is made of its record; see `bot.story.worker.make`.
    """
    began, ended, unnamed = await play.records.credits(info)
    seats = {player.seat for player in info.players if player.user in unnamed}
    people = {seat: name for seat, name in people_of(info, say).items() if seat not in seats}
    return {"people": people, "began": began, "ended": ended}


async def page_wish(play: Play, info: GameInfo, say: Localizer) -> dict[str, Any]:
    """Return the wishes of a page to keep: the credits, and the hashes that the table was told."""
    return {**await credits_of(play, info, say), "hashes": await play.records.told_hashes(info)}
