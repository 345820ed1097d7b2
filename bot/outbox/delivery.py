"""One row of the outbox as calls to Discord."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.play import Row

from .calls import Caller
from .card import CardKeeper
from .channel import Herald


class Delivery:
    """Sends rows."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._play = desk.play
        self._cards = CardKeeper(client, desk)
        self._herald = Herald(client, desk)
        self._caller = Caller(client, desk)

    async def deliver(self, row: Row, now: float) -> int | None:
        """Send a row; return the message's id, or ``None`` if it is no longer needed.

        Raises what calls to Discord raise, and NotFoundYet.
        """
        info = await self._play.info(row.game)
        match row.kind:
            case "status":
                return await self._cards.refresh(info, row)
            case "chapter" | "over":
                return await self._herald.chapter(info, row, now)
            case "news":
                return await self._herald.news(info, row, now)
            case "proposal":
                return await self._herald.proposal(info, row, now)
            case "settled":
                return await self._herald.settled(info, row)
            case "turn":
                return await self._caller.turn(info, row, now)
            case "reminder":
                return await self._caller.reminder(info, row, now)
            case "private":
                return await self._caller.private(info, row, now)
            case "word":
                return await self._caller.word(info, row, now)
            case "lapsed":
                await self._caller.lapsed(info, row)
                return None
        raise NotImplementedError(row.kind)
