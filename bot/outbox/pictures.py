"""Pictures for posts: drawn one after the other, named, and made files."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.games.plugin import GamePlugin
from bot.play import GameInfo, OutboxRow
from bot.play.settings import Maps
from bot.posts.messages import PICTURE
from bot.services import Services
from bot.text import Localizer, localizer_for
from bot.ui.names import people_of
from bot.workers.drawing import NotDrawn
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

WHOLE: Mapping[str, Any] = {}
"""How to draw the whole board."""

REGIONS = 2
"""How many regions are drawn at most; where more has happened, the whole board is."""


def maps_after(
    plugin: GamePlugin, maps: Maps, closes: str, before: View | None, view: View, *, over: bool
) -> Sequence[Mapping[str, Any]]:
    """Return how to draw the board at the end of a chapter, picture by picture.

    ``closes`` is the kind of the event that ends it, ``before`` what the last picture showed.
    """
    if not plugin.has_pictures:
        return ()
    if over or maps == "all" or before is None or closes in plugin.whole_after:
        return (WHOLE,)
    if maps == "few":
        return ()
    places = plugin.changed(before, view)
    if places is None:
        return (WHOLE,)
    if not places:
        return ()
    regions = plugin.regions_of(places)
    if not 0 < len(regions) <= REGIONS:
        return (WHOLE,)
    return [{"zoom": region} for region in regions]


if TYPE_CHECKING:
    from bot.render.drawer import Picture

log = logging.getLogger(__name__)

Pictures = Sequence["Picture"]


class PictureAttacher:
    """Draws what posts show."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._painting = asyncio.Lock()
        """Held while a picture is drawn: many may be due after a restart, and a user who asks for
        one should wait behind only one of them."""

    async def paint(
        self,
        info: GameInfo,
        row: OutboxRow,
        view: Mapping[str, Any],
        happened: Sequence[EventData],
        wishes: Sequence[Mapping[str, Any]],
    ) -> list[Picture] | None:
        """Draw a picture for every wish; ``None`` if one fails, which the log says."""
        found, paint = [], self._services.painter.paint
        people = people_of(info, localizer_for(info.language))
        for wish in wishes:
            try:
                async with self._painting:
                    found.append(
                        await paint(view, happened, language=info.language, people=people, **wish)
                    )
            except NotDrawn as error:
                log.error("game %d: no picture for row %d: %s", info.id, row.id, error)
                return None
        return found


def named(pictures: Sequence[Picture]) -> list[tuple[str, str]]:
    """Name pictures for a message, each with its words."""
    return [(_name(number), picture.alt) for number, picture in enumerate(pictures)]


def _name(number: int) -> str:
    stem, dot, kind = PICTURE.rpartition(".")
    return f"{stem}-{number + 1}{dot}{kind}" if number else PICTURE


def files_of(pictures: Sequence[Picture]) -> list[discord.File]:
    """Return pictures as files, under the same names."""
    return [
        discord.File(io.BytesIO(one.png), _name(number), description=one.alt[:1024])
        for number, one in enumerate(pictures)
    ]


def remarks(say: Localizer, *ids: str) -> str:
    """Return what is missing in a message, and why it is posted where it is."""
    return "\n".join(say(id) for id in ids if id)
