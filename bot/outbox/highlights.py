"""The posts of highlights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.registry import plugin_of
from bot.play import GameInfo, OutboxRow
from bot.play.outgoing.announcements import to_phrase
from bot.posts.updates import events_of, scene_title
from bot.services import Services
from bot.store.messages.posts import Post
from bot.store.table import log as chronicle
from bot.text import localizer_for
from bot.ui.layout import FESTIVE
from engine.kernel.event import EventData

from .pictures import PictureAttacher, Shown, Telling, builder_of, files_of
from .round_threads import Placing


class HighlightPoster:
    """The poster of highlights."""

    def __init__(self, services: Services, placing: Placing, attacher: PictureAttacher) -> None:
        self._services = services
        self._placing = placing
        self._attacher = attacher

    async def post(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post a highlight, unless its outcome has been posted already."""
        plugin, say = plugin_of(info.ruleset), localizer_for(info.language).of(info.ruleset)
        headline, place = row.payload["scene"], int(row.payload["n"])
        kind = headline["id"].partition("-")[2]
        scene: EventData = {"kind": kind, "params": headline["params"]}
        async with self._services.store.reading() as session:
            told = chronicle.told_by_rules(
                await chronicle.entries(session, info.id, before=place + 1, last=200)
            )
            later = await chronicle.entries(session, info.id, after=place, of_rules=True)
        happened = events_of([to_phrase(e) for e in told])
        if plugin.overtaken(scene, events_of([to_phrase(e) for e in later])):
            return None
        shown = await self._draw(info, row, scene, happened)
        telling = Telling(scene_title(info, headline, say), (), FESTIVE, board=False)
        build = builder_of(info, telling, shown)
        placed = await self._placing.post(info, row, build, lambda: files_of(shown.pictures))
        await self._attacher.promise(info, row, placed, telling, shown)
        if placed.message is not None and scene["kind"] in plugin.battle_scenes:
            await self._services.posts.put(Post(info.id, "battle", placed.channel, placed.message))
        return placed.message

    async def _draw(
        self, info: GameInfo, row: OutboxRow, scene: EventData, happened: Sequence[EventData]
    ) -> Shown:
        plugin = plugin_of(info.ruleset)
        if not plugin.has_pictures:
            return Shown()
        battle = scene["kind"] in plugin.battle_scenes
        wish: dict[str, Any] = {"battle": True} if battle else {"scene": dict(scene)}
        since = plugin.since_battle_began(happened) if battle else happened[-40:]
        if not battle or plugin.battle_topic() is not None:
            wish["lines"] = list(row.payload["lines"])
        return await self._attacher.paint(info, row.payload["view"], since, (wish,))
