"""One row of the outbox as calls to Discord."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.play import GameInfo, Row

from .calls import Caller
from .card import CardKeeper
from .channel import Herald
from .failures import is_unknown_channel
from .gone import GoneChannels
from .sending import NotFoundYet


class Delivery:
    """Sends rows."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._play = desk.play
        self._cards = CardKeeper(client, desk)
        self._herald = Herald(client, desk)
        self._caller = Caller(client, desk)
        self._gone = GoneChannels(client, desk.play)

    async def deliver(self, row: Row, now: float) -> int | None:
        """Send a row; return the id of the message, ``None`` if none is needed any more.

        Raises what Discord calls raise, and NotFoundYet.
        """
        info = await self._play.info(row.game)
        try:
            message = await self._deliver(info, row, now)
        except discord.NotFound as error:
            moved = (await self._play.info(row.game)).channel != info.channel
            if is_unknown_channel(error) and moved:
                raise NotFoundYet from error  # its table has another channel by now
            raise
        if info.lost is not None and row.target_user is None and message is not None:
            await self._gone.look_for(info.channel)
        return message

    async def refused(self, row: Row, error: BaseException) -> None:
        """Find out whether a row was refused because the channel of its table is gone."""
        if is_unknown_channel(error):
            await self._gone.look_for((await self._play.info(row.game)).channel)

    async def _deliver(self, info: GameInfo, row: Row, now: float) -> int | None:
        match row.kind:
            case "status":
                return await self._cards.refresh(info, row)
            case "chapter" | "over":
                return await self._herald.chapter(info, row, now)
            case "news" | "said":
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
