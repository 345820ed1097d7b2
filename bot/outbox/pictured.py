"""Pictures for posts: drawn one after the other, named, and made files."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.desk import Desk
from bot.pictures import NotDrawn
from bot.play import GameInfo, Row
from bot.posts.cards import PICTURE
from bot.text import Voice, voice
from bot.ui.names import people_of
from engine.kernel.event import EventData

if TYPE_CHECKING:
    from bot.render.drawer import Picture

log = logging.getLogger(__name__)

Pictures = Sequence["Picture"]


class Easel:
    """Draws what posts show."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._painting = asyncio.Lock()
        """Held while a picture is drawn: many may be due after a restart, and a user who asks for
        one should wait behind only one of them."""

    async def paint(
        self,
        info: GameInfo,
        row: Row,
        view: Mapping[str, Any],
        happened: Sequence[EventData],
        wishes: Sequence[Mapping[str, Any]],
    ) -> list[Picture] | None:
        """Draw a picture for every wish; ``None`` if one fails, which the log says."""
        found, paint = [], self._desk.painter.paint
        people = people_of(info, voice(info.language))
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


def remarks(say: Voice, *ids: str) -> str:
    """Say what is missing in a message, and why it is posted where it is."""
    return "\n".join(say(id) for id in ids if id)
