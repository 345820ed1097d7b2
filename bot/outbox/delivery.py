"""One row of the outbox as calls to Discord."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.play import NoSuchGame, Row, Trouble

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
        """Send a row; return the id of the message, ``None`` if none is needed any more.

        Raises what Discord calls raise, and NotFoundYet.
        """
        try:
            info = await self._play.info(row.game)
        except NoSuchGame:
            raise
        except Trouble:
            # What a host is told of a game that cannot be read is told all the same.
            if row.kind != "word" or (bare := await self._play.bare_info(row.game)) is None:
                raise
            info = bare
        match row.kind:
            case "status":
                return await self._cards.refresh(info, row)
            case "chapter" | "over":
                return await self._herald.chapter(info, row)
            case "news":
                return await self._herald.news(info, row)
            case "proposal":
                return await self._herald.proposal(info, row)
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
