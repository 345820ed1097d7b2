"""Posting what belongs to a round: in the round's thread, if there is to be one, or the channel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.desk import Desk
from bot.play import GameInfo, Row
from bot.ui.layout import Layout

from .archives import Closed, in_open_thread
from .failures import is_shut, is_unknown_channel, is_unknown_message
from .rounds import Rounds, round_of
from .sending import send_once

REMOVALS = 3
"""Threads of a round that are tried: somebody may delete each."""

log = logging.getLogger(__name__)

Files = Callable[[], Sequence[discord.File]]
"""Opens the pictures of a message: each may be sent only once."""

Build = Callable[[str, str, bool], Layout]
"""Builds a message from its mark, the id of a note about its place (empty for none), and whether it
has its pictures."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A message that was posted."""

    channel: int
    message: int | None
    """``None`` for one that was sent, and that somebody has deleted since."""
    mark: str
    shows: str
    note: str = ""
    """The id of the message that says why it is where it is."""


class Placing:
    """Posts and edits what belongs to a round."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._rounds = Rounds(client, desk)

    async def post(
        self, info: GameInfo, row: Row, build: Build, files: Files, *, suffix: str = ""
    ) -> Placed:
        """Post a message of a row once; ``suffix`` tells it from the row's others.

        Raises what calls to Discord raise, and NotFoundYet.
        """
        own = replace(row, nonce=row.nonce + suffix)
        number = round_of(info, row)
        place = None if number is None else await self._rounds.place(info, number, row)
        for _ in range(REMOVALS):
            if place is None or place.channel == info.channel:
                break
            try:
                return await self._post_in(own, place.channel, build, files, "")
            except discord.HTTPException as error:
                found = await self._rounds.posted(place, own)
                if found is not None:
                    shows = build(own.nonce, "", True).fingerprint()
                    return Placed(place.channel, found, own.nonce, shows)
                instead = await self._rounds.instead(info, place, row, error)
                if instead is None:
                    raise
                place = instead
        unthreaded = place is not None and place.message == row.id
        note = "chapter-no-thread" if unthreaded else ""
        return await self._post_in(own, info.channel, build, files, note)

    async def edit(
        self, channel: int, message: int, layout: Layout, files: Sequence[discord.File] | None
    ) -> bool:
        """Edit a message; tell whether it can be, as it is still there and its thread is open.

        Raises what Discord calls raise in trouble.
        """
        place = self._client.get_partial_messageable(channel)
        fields = layout.fields()
        if files is not None:
            fields["attachments"] = list(files)
        change = partial(place.get_partial_message(message).edit, **fields)
        try:
            await in_open_thread(self._client, channel, change)
        except Closed:
            return False
        except discord.HTTPException as error:
            if is_unknown_message(error) or is_unknown_channel(error) or is_shut(error):
                return False
            raise
        return True

    async def _post_in(
        self, row: Row, channel: int, build: Build, files: Files, note: str
    ) -> Placed:
        """Post in a channel; one that allows no files gets the words at least."""
        place = self._client.get_partial_messageable(channel)
        opened, layout = list(files()), build(row.nonce, note, True)
        if opened:
            try:
                message = await send_once(place, row, layout, opened)
            except discord.Forbidden as error:
                log.warning("game %d: a picture cannot be posted: %s", row.game, error)
                layout = build(row.nonce, note, False)
                message = await send_once(place, row, layout)
        else:
            message = await send_once(place, row, layout)
        if message is not None and row.first_try is not None:
            # What an earlier try has posted may tell less than is to be told by now.
            await self.edit(channel, message, layout, list(files()) or None)
        return Placed(channel, message, row.nonce, layout.fingerprint(), note)
