"""Updates about a game: chapters that grow, their ends, and rounds.

A chapter is read from the log: every row says where it begins, and its posts show everything in the
log after that place. So a row may be sent twice, or be overtaken by the next, without losing a
line.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.games.registry import plugin_of
from bot.limits.memory import Locks
from bot.play import GameInfo, OutboxRow, TableSettings
from bot.play.outgoing.announcements import to_phrase
from bot.posts.updates import SENTENCES, divided, events_of, heading, lines_of
from bot.services import Services
from bot.store.messages import posts
from bot.store.messages.posts import ChapterPost
from bot.store.table import log as chronicle
from bot.store.table.log import LogEntry
from bot.text import Plain, localizer_for
from bot.ui.layout import CALM, FESTIVE

from .pictures import (
    NOTHING,
    WHOLE,
    PictureAttacher,
    Pictures,
    Shown,
    Telling,
    builder_of,
    files_of,
    maps_after,
)
from .round_threads import Build, Placed, Placing

LONG = 3500
"""How many characters tell the play of stewards, so that it fits into one message."""

log = logging.getLogger(__name__)


class UpdatePoster:
    """The poster of updates."""

    def __init__(self, services: Services, placing: Placing, attacher: PictureAttacher) -> None:
        self._services = services
        self._placing = placing
        self._attacher = attacher
        self._telling = Locks()
        """Locks by game, held while the posts of a chapter are changed for a row of any stream."""

    # -- a chapter that goes on -----------------------------------------------------------------

    async def grow(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post the current chapter, or update its posts, unless the chapter has ended since."""
        start, undone = int(row.payload["start"]), row.payload.get("undone")
        async with self._telling.of(info.id):
            async with self._services.store.reading() as session:
                ended = await chronicle.find_chapter(session, info.id) != start
                before = None if undone is None else int(undone) + 1
                told = chronicle.told_by_rules(
                    await chronicle.entries(session, info.id, after=start, before=before)
                )
                known = await posts.find_chapters(session, info.id, start)
            if (ended and undone is None) or (row.kind == "grown" and not known):
                return None
            phrases = [to_phrase(entry) for entry in told]
            lines = lines_of(info, phrases, localizer_for(info.language).of(info.ruleset))
            headline = None if undone is None else {"id": "chapter-undone", "params": {}}
            return await self._bring(info, row, start, known, lines, headline)

    async def _bring(
        self,
        info: GameInfo,
        row: OutboxRow,
        start: int,
        known: Sequence[ChapterPost],
        told: Sequence[str],
        headline: Mapping[str, Any] | None,
        shown: Shown = NOTHING,
    ) -> int | None:
        """Update the posts of a chapter so that they show all its lines; return the id of the last
        post.

        ``shown``: the pictures of the last one.
        """
        say = localizer_for(info.language).of(info.ruleset)
        parts = divided(told, LONG if row.payload.get("ends") else SENTENCES)
        parts += [[] for _ in known[len(parts) :]]
        title = heading(info, row.payload.get("moment", {}), headline, say)
        last: int | None = None
        for number, lines in enumerate(parts):
            own = shown if number == len(parts) - 1 else NOTHING
            post = next((p for p in known if p.part == number), None)
            last = await self._put(info, row, start, number, Telling(title, lines), post, own)
        return last

    async def _put(
        self,
        info: GameInfo,
        row: OutboxRow,
        start: int,
        number: int,
        telling: Telling,
        known: ChapterPost | None,
        shown: Shown,
    ) -> int | None:
        """Edit one post of a chapter or, if there is none, post it."""
        build = builder_of(info, telling, shown)
        if known is not None and await self._change(known, build, shown.pictures):
            shows = build(known.mark, known.note, True).fingerprint()
            placed = replace(_placed(known), shows=shows)
        else:
            suffix = f"-{number}" if number else ""
            placed = await self._placing.post(
                info, row, build, partial(files_of, shown.pictures), suffix=suffix
            )
        async with self._services.store.writing() as session:
            if placed.message is None:
                if known is not None:
                    await posts.forget_chapter(session, known)
                return None
            post = ChapterPost(
                info.id,
                start,
                number,
                placed.channel,
                placed.message,
                placed.mark,
                placed.shows,
                placed.note,
            )
            if post != known:
                await posts.put_chapter(session, post)
        await self._attacher.promise(info, row, placed, telling, shown)
        return placed.message

    async def _change(self, known: ChapterPost, build: Build, pictures: Pictures) -> bool:
        """Edit a post if its content has changed; return whether the post exists."""
        if build(known.mark, known.note, True).fingerprint() == known.shows:
            return True
        return await self._attacher.show(_placed(known), build, pictures)

    # -- its end --------------------------------------------------------------------------------

    async def end(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post the end of a chapter, with the board if it has changed, or the end of the game."""
        plugin, terms = plugin_of(info.ruleset), TableSettings.of(info.terms)
        over = row.kind == "over"
        headline = row.payload["winner" if over else "title"]
        phrases, view = row.payload["events"], row.payload["view"]
        start = row.payload.get("start")
        closes = headline["id"].removeprefix("event-")
        # Stewards may have played several chapters, which are posted as one.
        ends: Sequence[Mapping[str, Any]] = row.payload.get("ends", ())
        kinds = [closes, *(end["kind"] for end in ends)]
        decisive = next((kind for kind in kinds if kind in plugin.whole_after), closes)
        round_end = next((end for end in reversed(ends) if end["kind"] in plugin.round_ends), None)
        async with self._telling.of(info.id):
            async with self._services.store.reading() as session:
                known = [] if start is None else await posts.find_chapters(session, info.id, start)
                before = await posts.find_board(session, info.id)
            wishes = maps_after(plugin, terms.maps, decisive, before, view, over=over)
            if ends and len(wishes) > 1:
                wishes = (WHOLE,)
            if row.payload.get("last"):
                wishes = ()  # The end of the game shows the same.
            shown = await self._attacher.paint(info, view, events_of(phrases), wishes)
            summary = any(kind in plugin.round_ends for kind in kinds)
            later: list[str] = []
            if round_end is not None and round_end is not ends[-1]:
                # The headline is about the round; the end of the last chapter is one of the lines.
                last = int(ends[-1]["before"])
                phrases = [*phrases[:last], headline, *phrases[last:]]
                at = int(round_end["before"])
                headline = phrases[at]
                later = lines_of(
                    info, phrases[at + 1 :], localizer_for(info.language).of(info.ruleset)
                )
                phrases = phrases[:at]
            lines = lines_of(info, phrases, localizer_for(info.language).of(info.ruleset))
            if known and (summary or over):
                await self._bring(info, row, int(start or 0), known, lines, headline)
                lines = []
            if not over and not summary:
                if not lines and not wishes and not known:
                    return None  # Nothing has happened.
                message = await self._bring(
                    info, row, int(start or 0), known, lines, headline, shown
                )
            else:
                upto = None if round_end is None else int(round_end["place"])
                tale = await self._round(info, row, upto) if summary else []
                number = view.get("round") if round_end is None else round_end["round"]
                message = await self._close(
                    info, row, headline, lines, [*tale, *later], shown, number
                )
            if wishes and message is not None:
                async with self._services.store.writing() as session:
                    await posts.put_board(session, info.id, view)
            return message

    async def _close(
        self,
        info: GameInfo,
        row: OutboxRow,
        headline: Mapping[str, Any],
        lines: list[str],
        tale: list[str],
        shown: Shown,
        number_of: object,
    ) -> int | None:
        """Post the end of a round or of the game, with the events that were not posted before.

        ``number_of`` is the round's number, if the game has rounds.
        """
        say, over = localizer_for(info.language).of(info.ruleset), row.kind == "over"
        if over:
            title = say("over-title", game=str(info.id), headline=Plain(say.say(headline)))
        elif isinstance(number_of, int):
            title = say("round-told", game=str(info.id), round=str(number_of))
        else:
            title = heading(info, {}, headline, say)
        head = row.payload.get("head")
        end = [say("light-draws", game=str(info.id), head=Plain(str(head)))] if head else []
        parts = divided([*lines, *tale, *end], LONG if row.payload.get("ends") else SENTENCES)
        message: int | None = None
        for number, part in enumerate(parts):
            own = shown if number == len(parts) - 1 else NOTHING
            telling = Telling(title, part, FESTIVE if over else CALM, over=over)
            placed = await self._placing.post(
                info,
                row,
                builder_of(info, telling, own),
                partial(files_of, own.pictures),
                suffix=f"-{number}" if number else "",
            )
            message = placed.message
            await self._attacher.promise(info, row, placed, telling, own)
        return message

    async def _round(self, info: GameInfo, row: OutboxRow, upto: int | None = None) -> list[str]:
        """Sum up a round in a few lines, without what was undone.

        ``upto`` is the place in the log where it has ended, if that is not where the row ends.
        """
        plugin, say = plugin_of(info.ruleset), localizer_for(info.language).of(info.ruleset)
        upto = row.payload.get("upto") if upto is None else upto
        before = None if upto is None else int(upto) + 1
        async with self._services.store.reading() as session:
            entries = await chronicle.entries(session, info.id, before=before)
        events = events_of([to_phrase(e) for e in of_the_last_round(entries, plugin.round_ends)])
        return [
            say("chapter-line", sentence=Plain(line))
            for line in plugin.tell_round(row.payload["view"], events, say)
        ]


def of_the_last_round(entries: Sequence[LogEntry], ends: Collection[str]) -> list[LogEntry]:
    """Return the public events of the last round, without what was undone.

    If the last entry ends a round, that is the round.
    """
    kept = chronicle.told_by_rules(entries)
    closed = [at for at, entry in enumerate(kept) if entry.kind in ends]
    if closed and closed[-1] == len(kept) - 1:
        closed.pop()
    return kept[closed[-1] + 1 :] if closed else kept


def _placed(known: ChapterPost) -> Placed:
    return Placed(known.channel, known.message, known.mark, known.shows, known.note)
