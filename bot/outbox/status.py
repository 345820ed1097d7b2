"""The status message of a table: posted once, pinned, and edited from then on."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.limits.memory import Recent
from bot.play import GameInfo, OutboxRow, UserError
from bot.play.errors import Unavailable
from bot.posts.posts import card_of
from bot.services import Services
from bot.store.messages.posts import Post
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout

from .errors import HOUR, NO_ACCESS, GiveUp, is_unknown_message, judge
from .sending import NONCE_KEPT, NotFoundYet, ThreadArchived, in_open_thread, look_for, offering

log = logging.getLogger(__name__)


class StatusKeeper:
    """The service that keeps the status message of every table up to date."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._shown: Recent[int, str] = Recent()
        """What the status message of each game shows, so that equal ones are not sent."""
        self._unpinned: Recent[int, float] = Recent()
        """When the pin of a status message was refused, by the message."""

    async def refresh(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Update the status message of a table; post and pin it if there is none.

        If a thread is archived and may not be opened, it is posted again, which opens the thread.
        """
        posts = self._services.posts
        async with posts.posting(info.channel):
            known = await posts.find(info.id, "card")
        try:
            layout = await card_of(
                self._services.play, posts, info.id, localizer_for(info.language)
            )
        except Unavailable:
            raise
        except UserError as user_error:
            log.error("game %d has no card: %s", info.id, user_error)
            return None
        shows = layout.fingerprint()
        if known is not None:
            if self._shown.get(info.id) == shows:
                await self._pin(known)
                return known.message
            try:
                await in_open_thread(
                    self._client,
                    known.channel,
                    partial(self._message(known).edit, view=layout.view()),
                )
            except ThreadArchived:
                log.info("game %d: its card is posted anew, in a thread that was archived", info.id)
            except discord.HTTPException as error:
                if not is_unknown_message(error):
                    raise
                # Someone has deleted it.
                known = None
            else:
                self._note(info.id, shows)
                await self._pin(known)
                return known.message
        message = await self._post(info, row, layout, now)
        if message is None:
            return None
        card = Post(info.id, "card", info.channel, message)
        await posts.put(card)
        self._note(info.id, shows)
        await self._pin(card)
        if known is not None and known.message != message:
            await self._remove(known)
        return message

    async def _post(self, info: GameInfo, row: OutboxRow, layout: Layout, now: float) -> int | None:
        """Post a status message once; if Discord may have forgotten the nonce, search for it first.

        Return ``None`` if it has been deleted since. Raises NotFoundYet, and what calls to Discord
        raise.
        """
        place = self._client.get_partial_messageable(info.channel)
        if row.first_try is not None and now - row.first_try > NONCE_KEPT:
            found = await look_for(place, row.written, offering(partial(_is_of_card, info.id)))
            if found is None:
                raise NotFoundYet
            await place.get_partial_message(found).edit(view=layout.view())
            return found
        try:
            sent = await place.send(view=layout.view(), nonce=row.nonce, silent=True)
        except discord.HTTPException as error:
            if row.attempts > 0 and is_unknown_message(error):
                return None
            raise
        return int(sent.id)

    async def _remove(self, card: Post) -> None:
        """Delete a status message that another one has replaced."""
        try:
            await self._message(card).delete()
        except discord.HTTPException as error:
            log.info("game %d: an old card stays: %s", card.game, error)

    def _message(self, card: Post) -> discord.PartialMessage:
        return self._client.get_partial_messageable(card.channel).get_partial_message(card.message)

    def _note(self, game: int, shows: str) -> None:
        self._shown[game] = shows

    async def _pin(self, card: Post) -> None:
        """Pin a status message once, as soon as the channel allows it."""
        if card.pinned or not self._may_pin(card):
            return
        try:
            await self._message(card).pin()
        except discord.HTTPException as error:
            if error.code not in NO_ACCESS and not isinstance(judge(error, 0), GiveUp):
                raise  # The row is tried again.
            log.warning("game %d: the card cannot be pinned: %s", card.game, error)
            if error.code in NO_ACCESS:
                self._unpinned[card.message] = self._services.now()
                return
        await self._services.posts.put(replace(card, pinned=True))

    def _may_pin(self, card: Post) -> bool:
        """Return whether a pin may be accepted: a refusal is not provoked twice within an hour."""
        refused = self._unpinned.get(card.message)
        if refused is not None and self._services.now() - refused < HOUR:
            return False
        place: Any = self._client.get_channel(card.channel)
        if place is None or not hasattr(place, "guild") or place.guild.me is None:
            return True
        if isinstance(place, discord.Thread) and place.parent is None:
            return True
        return bool(place.permissions_for(place.guild.me).pin_messages)


def _is_of_card(game: int, press: CustomId) -> bool:
    """Return whether a component belongs to the status message of a game: all others have a
    mark."""
    return press.game == game and press.verb in ("join", "panel") and not press.arg
