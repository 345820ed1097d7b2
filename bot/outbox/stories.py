"""The story of a finished game: its chronicle, its film, and its replay."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import discord

from bot.games.registry import plugin_of
from bot.play import GameInfo, OutboxRow, UserError
from bot.play.outgoing.announcements import to_phrase
from bot.posts.credits import page_wish
from bot.posts.updates import story_card
from bot.services import Services
from bot.store.table import log as chronicle
from bot.text import localizer_for
from bot.ui.names import game_title
from bot.workers.drawing import NotDrawn

from .sending import send_once

if TYPE_CHECKING:
    from bot.story.worker import Kept

ALLIANCES = frozenset({"table-allied", "table-allied-both", "table-alliance-ended"})
"""What the log tells of alliances."""

log = logging.getLogger(__name__)


class StoryPoster:
    """The poster of stories."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def post(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post the parts of a game's story that could be made, if any."""
        try:
            record = await self._services.play.records.of(info.id)
        except UserError as user_error:
            # A vote may have taken the game back after its end.
            log.info("game %d: no story: %s", info.id, user_error)
            return None
        say = localizer_for(info.language).of(info.ruleset)
        async with self._services.store.reading() as session:
            told = [
                to_phrase(entry)
                for entry in await chronicle.entries(session, info.id)
                if entry.kind in ALLIANCES
            ]
        title = game_title(info, say)
        wish = await page_wish(self._services.play, info, say)
        hashes = {"hashes": wish.pop("hashes")}
        kept: list[Kept] = []
        whats = (
            ("chronicle", "film", "replay") if plugin_of(info.ruleset).has_pictures else ("replay",)
        )
        for what in whats:
            more = {"chronicle": {"alliances": told}, "replay": hashes}.get(what, {})
            try:
                kept.append(
                    await self._services.painter.story(
                        what, record, language=info.language, title=title, **wish, **more
                    )
                )
            except NotDrawn as error:
                log.error("game %d: no %s: %s", info.id, what, error)
        if not kept:
            return None
        layout = story_card(info, [(one.name, one.alt) for one in kept], say, mark=row.nonce)
        place = self._client.get_partial_messageable(info.channel)
        try:
            return await send_once(place, row, layout, files_of(kept))
        except discord.Forbidden as error:
            # If no files may be posted there is nothing to post; /history leads to all of it.
            log.warning("game %d: its story cannot be posted: %s", info.id, error)
            return None


def files_of(kept: list[Kept]) -> list[discord.File]:
    """Return the parts that were made as files."""
    return [
        discord.File(io.BytesIO(one.data), one.name, description=one.alt[:1024] or None)
        for one in kept
    ]
