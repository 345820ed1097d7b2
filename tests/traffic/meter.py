"""Counts what is posted, edited and deleted in the channel and in direct messages, and who is rung.

What is shown in private panels is asked for by pressing; nobody is notified of it, and it is not
counted here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bot.local import Standin
from bot.local.world.model import Channel, ChannelType, Message


@dataclass
class Traffic:
    """What there was of everything in one place."""

    posted: int = 0
    edited: int = 0
    deleted: int = 0
    pictures: int = 0


@dataclass
class Reading:
    """What has happened in some time."""

    public: Traffic = field(default_factory=Traffic)
    """In channels and threads that everybody at the table can read."""
    direct: dict[int, Traffic] = field(default_factory=dict)
    """In direct messages, by user."""
    rings: Counter[int] = field(default_factory=Counter)
    """How often somebody's phone has rung: a direct message, or a mention."""

    def of(self, user: int) -> Traffic:
        """Return what there was in somebody's direct messages."""
        return self.direct.setdefault(user, Traffic())


class Meter:
    """Hears every message of the bot."""

    def __init__(self, standin: Standin) -> None:
        self._world = standin.service.world
        self._reading = Reading()
        self._there: dict[int, tuple[int, int]] = {}
        """Messages of which it is not known that they are deleted: where they are, and whose."""
        self._drawn: dict[int, int] = {}
        """How many pictures messages have."""
        standin.service.witnesses.append(self._hear)

    def read(self) -> Reading:
        """Return what was heard since the last time."""
        for message, (channel, user) in list(self._there.items()):
            place = self._world.channels.get(channel)
            if place is None or message not in place.messages:
                del self._there[message]
                self._traffic(user).deleted += 1
        reading, self._reading = self._reading, Reading()
        return reading

    def _traffic(self, user: int) -> Traffic:
        return self._reading.of(user) if user else self._reading.public

    def _hear(self, channel: Channel, message: Message, created: bool) -> None:
        if message.seen_by is not None or message.author_id != self._world.bot.id:
            return
        user = 0
        if channel.type is ChannelType.DM:
            (user,) = (one for one in channel.recipients if one != self._world.bot.id)
        traffic = self._traffic(user)
        pictures = len(message.attachments)
        if not created:
            traffic.edited += 1
            traffic.pictures += max(0, pictures - self._drawn.get(message.id, 0))
            self._drawn[message.id] = pictures
            return
        self._drawn[message.id] = pictures
        self._there[message.id] = channel.id, user
        traffic.posted += 1
        traffic.pictures += pictures
        assert not message.mention_everyone
        assert not message.mention_roles
        for one in (user,) if user else message.mentions:
            self._reading.rings[one] += 1
