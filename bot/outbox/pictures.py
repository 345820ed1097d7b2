"""Pictures for posts: drawn and attached as files, or added later if drawing takes long."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.games.plugin import GamePlugin
from bot.play import GameInfo, OutboxRow
from bot.play.settings import Maps
from bot.posts.messages import PICTURE
from bot.posts.updates import telling_card
from bot.services import Services
from bot.store.messages import outbox
from bot.store.messages.posts import Post
from bot.text import Localizer, localizer_for
from bot.ui.layout import CALM, Layout
from bot.ui.names import people_of
from bot.workers.drawing import NotDrawn
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .round_threads import Build, Placed, Placing

WHOLE: Mapping[str, Any] = {}
"""How to draw the whole board."""

REGIONS = 2
"""The most regions that are drawn; if more happened, the whole board is drawn."""


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

PROMPT = 4.0
"""Seconds that a post waits for its picture; one that takes longer follows by an edit."""

WAITING = 8
"""How many posts wait for their pictures at the same time. Other posts get theirs later."""

PICTURES_WAITING = 3
"""How many pictures of one table wait to be added to their posts; older ones are left out, because
a painter that cannot keep up would draw the newest last."""

FAILED, FOLLOWS = "chapter-no-picture", "chapter-picture-follows"
PASSED = "chapter-picture-passed"

log = logging.getLogger(__name__)

Pictures = Sequence["Picture"]


@fixed
class Shown:
    """What a post shows."""

    pictures: Pictures = ()
    missing: str = ""
    """The id of the message about pictures that are missing."""
    later: Mapping[str, Any] | None = None
    """What to draw for it later, as plain data; ``None`` for nothing."""


NOTHING = Shown()


class Telling(NamedTuple):
    """The words of a post, as plain data."""

    title: str
    lines: Sequence[str]
    colour: int = CALM
    over: bool = False
    """Whether it is the last post of a game."""
    board: bool = True
    """Whether its picture is one of the board."""


def builder_of(info: GameInfo, telling: Telling, shown: Shown) -> Build:
    """Return what builds a post."""
    say = localizer_for(info.language).of(info.ruleset)

    def build(mark: str, note: str, pictured: bool) -> Layout:
        missing = shown.missing or (FAILED if shown.pictures and not pictured else "")
        return telling_card(
            info,
            telling.title,
            telling.lines,
            say,
            mark=mark,
            pictures=named(shown.pictures) if pictured else (),
            note=remarks(say, missing, note),
            colour=telling.colour,
            over=telling.over,
        )

    return build


class PictureAttacher:
    """Draws the pictures of posts, and adds to posts those that were drawn too late."""

    def __init__(self, services: Services, placing: Placing) -> None:
        self._services = services
        self._placing = placing
        self._waiting = 0

    async def paint(
        self,
        info: GameInfo,
        view: Mapping[str, Any],
        happened: Sequence[EventData],
        wishes: Sequence[Mapping[str, Any]],
    ) -> Shown:
        """Draw a picture for every wish, if that does not take long."""
        if not wishes:
            return Shown()
        later = {"view": view, "happened": list(happened), "wishes": list(wishes)}
        follows = Shown(missing=FOLLOWS, later=later)
        if self._waiting >= WAITING:
            return follows
        self._waiting += 1
        try:
            drawing = asyncio.ensure_future(self._paint(info, later))
            await asyncio.wait([drawing], timeout=PROMPT)
            if drawing.done():
                return drawing.result()
            drawing.cancel()  # The painter goes on, and has cached it when it is asked again.
            return follows
        finally:
            self._waiting -= 1

    async def promise(
        self, info: GameInfo, row: OutboxRow, placed: Placed, telling: Telling, shown: Shown
    ) -> None:
        """Note where a post with a picture is; draw a missing picture later."""
        if placed.message is None:
            return
        if shown.pictures and telling.board:
            await self._services.posts.put(Post(info.id, "board", placed.channel, placed.message))
        if shown.later is None:
            return
        payload = {
            **shown.later,
            "telling": telling._asdict(),
            "channel": placed.channel,
            "message": placed.message,
            "mark": placed.mark,
            "note": placed.note,
        }
        async with self._services.store.writing() as session:
            await outbox.add(
                session, info.id, "picture", payload, written=row.written, stream=outbox.PICTURE
            )

    async def attach(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Draw the picture of a post, however long that takes, and add it there.

        It is left out if many newer ones of the same table wait.
        """
        of = row.payload
        async with self._services.store.reading() as session:
            newer = await outbox.count_newer(session, info.id, "picture", row.id)
        passed = newer >= PICTURES_WAITING
        shown = Shown(missing=PASSED) if passed else await self._paint(info, of)
        telling = Telling(**of["telling"])
        placed = Placed(of["channel"], of["message"], of["mark"], "", of["note"])
        build = builder_of(info, telling, shown)
        if await self.show(placed, build, shown.pictures):
            await self.promise(info, row, placed, telling, shown)
        return placed.message

    async def show(self, placed: Placed, build: Build, pictures: Pictures) -> bool:
        """Edit a post, without its pictures if they cannot be attached; return whether it exists.

        Raises what calls to Discord raise.
        """
        assert placed.message is not None
        layout = build(placed.mark, placed.note, True)
        files = files_of(pictures) or None
        if await self._placing.edit(placed.channel, placed.message, layout, files):
            return True
        bare = build(placed.mark, placed.note, False)
        return bool(files) and await self._placing.edit(placed.channel, placed.message, bare, None)

    async def _paint(self, info: GameInfo, wanted: Mapping[str, Any]) -> Shown:
        people = people_of(info, localizer_for(info.language))
        try:
            found = [
                await self._services.painter.paint(
                    wanted["view"],
                    wanted["happened"],
                    language=info.language,
                    people=people,
                    urgent=True,
                    **wish,
                )
                for wish in wanted["wishes"]
            ]
        except NotDrawn as error:
            log.error("game %d: no picture: %s", info.id, error)
            return Shown(missing=FAILED)
        return Shown(found)


def named(pictures: Sequence[Picture]) -> list[tuple[str, str]]:
    """Return the names of pictures for a message, each with its words."""
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
    """Return a note on what a message lacks, and on why it is posted where it is."""
    return "\n".join(say(id) for id in ids if id)
