"""What all parts of the stand-in share: the world, its clock, its faults, its records."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from bot.local.faults import Faults
from bot.local.rest.errors import Json
from bot.local.rest.schema import event_schemas, request_schemas
from bot.local.settings import NAMES, Settings
from bot.local.world import permissions
from bot.local.world.clock import Snowflakes, StandinClock, iso
from bot.local.world.model import Attachment, Channel, ChannelType, Guild, Member, Role, User, World

from .page.news import PageNews
from .rest.limits import EditPace, Quotas, RateLimits

log = logging.getLogger(__name__)


class Core:
    """One world with its clock, faults, limits, records, and the listeners on its page."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = StandinClock()
        self.ids = Snowflakes(self.clock)
        self.world = fresh_world(settings, self.clock, self.ids)
        self.request_schemas = request_schemas()
        self.event_schemas = event_schemas()
        self.faults = Faults(self.ids)
        self.limits = RateLimits(self.clock, settings.rate_limits, settings.global_limit)
        self.quotas = Quotas(
            self.clock,
            creations=settings.creations_a_day,
            identifies=settings.identifies_a_day,
            invalid=settings.invalid_requests,
        )
        self.transcript = Transcript(self.clock)
        self.live = PageNews()
        self.violations: list[str] = []
        """Mistakes of the server, or violations of the protocol by a client; tests look here."""
        self.unknown_keys: set[str] = set()
        """Keys in request bodies that are not in Discord's description."""
        self.edit_pace = EditPace()
        self.base_url = ""
        self.gone = asyncio.Event()
        """Set when the server shuts down."""
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; it ends with the server at the latest."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def shut_down(self) -> None:
        """Stop everything that runs."""
        self.gone.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def gateway_url(self) -> str:
        """The address of the websocket."""
        return self.base_url.replace("http", "ws", 1) + "/gateway"

    def violate(self, what: str) -> None:
        """Record and log a violation of the protocol."""
        self.violations.append(what)
        log.error("violation: %s", what)

    def file_url(self, channel_id: int, file: Attachment) -> str:
        """Return the address from which an attachment can be fetched."""
        return f"{self.base_url}/cdn/attachments/{channel_id}/{file.id}/{file.filename}"

    def media(self, channel_id: int, file: Attachment) -> Json:
        """Return an attachment as the media of a component."""
        url = self.file_url(channel_id, file)
        body: dict[str, Any] = {
            "id": str(file.id),
            "url": url,
            "proxy_url": url,
            "width": file.width,
            "height": file.height,
            "attachment_id": str(file.id),
        }
        if file.content_type is not None:
            body["content_type"] = file.content_type
        return body

    def may(self, channel: Channel, user_id: int, wanted: int) -> bool:
        """Return whether a user has all these permissions in a channel."""
        return permissions.in_channel(self.world, channel, user_id) & wanted == wanted

    def can_see(self, channel: Channel, user_id: int) -> bool:
        """Return whether a user sees a channel at all."""
        return self.may(channel, user_id, permissions.Permission.VIEW_CHANNEL)


def fresh_world(settings: Settings, clock: StandinClock, ids: Snowflakes) -> World:
    """Return a world with one guild: its channels, its people, the first as owner, and the bot."""
    names = settings.extra_names or tuple(
        NAMES[n % len(NAMES)] + ("" if n < len(NAMES) else str(n // len(NAMES) + 1))
        for n in range(settings.users)
    )
    now = clock.now()
    bot = User(ids.next(), settings.bot_name, settings.bot_name, bot=True)
    people = [User(ids.next(), name.lower(), name) for name in names]
    guild = Guild(ids.next(), settings.guild_name, people[0].id, bot_joined=now)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.MEMBERS)
    bot_role = Role(ids.next(), settings.bot_name, permissions.BOT_INVITE, 1, managed_by=bot.id)
    guild.roles[bot_role.id] = bot_role
    world = World(clock, ids, guild, bot)
    guild.members[bot.id] = Member(bot.id, now, [bot_role.id])
    for person in people:
        world.users[person.id] = person
        guild.members[person.id] = Member(person.id, now)
    for position, name in enumerate(settings.channels):
        channel = Channel(ids.next(), ChannelType.TEXT, name, guild.id, position=position)
        world.channels[channel.id] = channel
    return world


@dataclass(frozen=True)
class TranscriptLine:
    """One line: what the bot (``->``), the server (``<-``) or a person (``..``) did."""

    moment: float
    arrow: str
    what: str
    body: Any = None

    def __str__(self) -> str:
        text = "" if self.body is None else " " + json.dumps(self.body, default=str)[:2000]
        return f"{iso(self.moment)[11:23]} {self.arrow} {self.what}{text}"


class Transcript:
    """A log of the latest few thousand entries."""

    def __init__(self, clock: StandinClock, size: int = 4000) -> None:
        self._clock = clock
        self.entries: deque[TranscriptLine] = deque(maxlen=size)

    def add(self, arrow: str, what: str, body: Any = None) -> None:
        """Add one call, answer, event or action."""
        self.entries.append(TranscriptLine(self._clock.now(), arrow, what, body))

    def calls(self, beginning: str = "") -> list[TranscriptLine]:
        """Return the bot's calls that begin with a text like ``POST /channels``."""
        return [e for e in self.entries if e.arrow == "->" and e.what.startswith(beginning)]

    def __str__(self) -> str:
        return "\n".join(str(entry) for entry in self.entries)
