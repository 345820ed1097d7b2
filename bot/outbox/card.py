"""The card of a table: posted once, pinned, and edited from then on."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import replace

import discord

from bot.desk import Desk
from bot.play import GameInfo, Row, Trouble
from bot.posts.posts import card_of
from bot.store.posts import Post
from bot.text import voice

from .failures import NO_ACCESS, GiveUp, is_unknown_message, judge

REMEMBERED = 1000
"""How many cards' contents are remembered; forgetting one costs a needless edit."""

log = logging.getLogger(__name__)


class CardKeeper:
    """Keeps the card of every table up to date."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._shown: OrderedDict[int, str] = OrderedDict()
        """What the card of each game shows, so that equal ones are not sent."""

    async def refresh(self, info: GameInfo, row: Row) -> int | None:
        """Bring the card of a table up to date; post and pin it if there is none."""
        posts = self._desk.posts
        async with posts.posting:
            known = await posts.find(info.id, "card")
        try:
            layout = await card_of(self._desk.play, posts, info.id, voice())
        except Trouble as trouble:
            log.error("game %d has no card: %s", info.id, trouble)
            return None
        shows = layout.fingerprint()
        if known is not None:
            if self._shown.get(info.id) == shows:
                await self._pin(known)
                return known.message
            try:
                await self._message(known).edit(view=layout.view())
            except discord.HTTPException as error:
                if not is_unknown_message(error):
                    raise
                # Somebody has deleted it.
            else:
                self._note(info.id, shows)
                await self._pin(known)
                return known.message
        place = self._client.get_partial_messageable(info.channel)
        sent = await place.send(view=layout.view(), nonce=row.nonce, silent=True)
        card = Post(info.id, "card", info.channel, sent.id)
        await posts.put(card)
        self._note(info.id, shows)
        await self._pin(card)
        return sent.id

    def _message(self, card: Post) -> discord.PartialMessage:
        return self._client.get_partial_messageable(card.channel).get_partial_message(card.message)

    def _note(self, game: int, shows: str) -> None:
        self._shown[game] = shows
        self._shown.move_to_end(game)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    async def _pin(self, card: Post) -> None:
        """Pin a card once; if the channel does not allow it, leave it unpinned."""
        if card.pinned:
            return
        try:
            await self._message(card).pin()
        except discord.HTTPException as error:
            if not isinstance(judge(error, 0), GiveUp) and error.code not in NO_ACCESS:
                raise  # the row is tried again
            log.warning("game %d: the card cannot be pinned: %s", card.game, error)
        await self._desk.posts.put(replace(card, pinned=True))
