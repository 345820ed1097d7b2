"""One row of the outbox as calls to Discord."""

from __future__ import annotations

import discord

from bot.play import GameInfo, NoSuchGame, OutboxRow, UserError
from bot.services import Services

from .channels import ChannelStates, GoneChannels
from .errors import HOUR, PARKED, Hopeless, is_unknown_channel
from .expiry import Expiry
from .highlights import HighlightPoster
from .news import NewsPoster
from .notifications import Notifier
from .pictures import PictureAttacher
from .round_threads import Placing
from .scheduled_events import ScheduledEvents
from .sending import NotFoundYet
from .status import StatusKeeper
from .stories import StoryPoster
from .updates import UpdatePoster


class Delivery:
    """The delivery of rows."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._play = services.play
        self._services = services
        self._cards = StatusKeeper(client, services)
        self._herald = NewsPoster(client, services)
        placing = Placing(client, services)
        self._pictures = attacher = PictureAttacher(services, placing)
        self._teller = UpdatePoster(services, placing, attacher)
        self._scenes = HighlightPoster(services, placing, attacher)
        self._stories = StoryPoster(client, services)
        self._expiry = Expiry(client, services)
        self._notifier = Notifier(client, services, self._expiry)
        self._calendar = ScheduledEvents(client, services)
        self._gone = GoneChannels(client, services.play)
        self._places = ChannelStates(client)

    async def is_away(self, row: OutboxRow) -> bool:
        """Return whether the bot has left the server of a row's game."""
        return self._places.is_away(await self._play.info(row.game))

    async def deliver(self, row: OutboxRow, now: float) -> int | None:
        """Send a row; return the message's id, or ``None`` if it is no longer needed.

        Raises what Discord calls raise, NotFoundYet and Hopeless.
        """
        info = await self._info(row)
        if row.target_user is None:
            if self._places.is_away(info):
                raise Hopeless("the bot is no member of this server", PARKED)
            if row.kind != "event" and self._places.is_hopeless(info, now):
                raise Hopeless("a permission is missing in this channel", HOUR)
        try:
            message = await self._deliver(info, row, now)
        except discord.NotFound as error:
            moved = (await self._play.info(row.game)).channel != info.channel
            if is_unknown_channel(error) and moved:
                raise NotFoundYet from error  # Its table has moved to another channel.
            raise
        if info.lost is not None and row.target_user is None and message is not None:
            await self._gone.look_for(info.channel)
        return message

    async def refused(self, row: OutboxRow, error: BaseException) -> None:
        """Find out whether a row was refused because the channel of its table is gone."""
        if is_unknown_channel(error):
            await self._gone.look_for((await self._play.info(row.game)).channel)

    async def _info(self, row: OutboxRow) -> GameInfo:
        try:
            return await self._play.info(row.game)
        except NoSuchGame:
            raise
        except UserError:
            # Messages to the host about a game that cannot be read are sent all the same.
            if row.kind != "word" or (bare := await self._play.bare_info(row.game)) is None:
                raise
            return bare

    async def _deliver(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        match row.kind:
            case "status":
                await self._services.follow(info.id)
                return await self._cards.refresh(info, row, now)
            case "event":
                await self._calendar.refresh(info, row, now)
                return None
            case "chapter" | "over":
                return await self._teller.end(info, row)
            case "opened" | "grown":
                return await self._teller.grow(info, row)
            case "picture":
                return await self._pictures.attach(info, row)
            case "story":
                return await self._stories.post(info, row)
            case "scene":
                return await self._scenes.post(info, row)
            case "news" | "said":
                return await self._herald.news(info, row)
            case "light":
                return await self._herald.light(info, row)
            case "sought":
                return await self._herald.sought(info, row)
            case "proposal":
                return await self._herald.proposal(info, row)
            case "settled":
                return await self._herald.settled(info, row)
            case "turn":
                await self._services.follow(info.id)  # They see it in their panel.
                return await self._notifier.turn(info, row, now)
            case "reminder":
                return await self._notifier.reminder(info, row, now)
            case "private":
                return await self._notifier.private(info, row, now)
            case "word":
                return await self._notifier.word(info, row, now)
            case "ended":
                return await self._notifier.ended(info, row, now)
            case "lapsed":
                await self._expiry.take_back(info, row, now)
                return None
        raise NotImplementedError(row.kind)

    async def sweep(self, now: float) -> None:
        """Delete notices of expiry that have been shown long enough."""
        await self._expiry.sweep(now)
