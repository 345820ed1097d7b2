"""The world of the server: guilds, their people, channels, messages and commands."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from bot.local.rest.errors import Json
from bot.local.world.clock import Snowflakes, StandinClock


class ChannelType(IntEnum):
    """The kinds of channel that exist here."""

    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


THREADS = (
    ChannelType.ANNOUNCEMENT_THREAD,
    ChannelType.PUBLIC_THREAD,
    ChannelType.PRIVATE_THREAD,
)
"""The kinds of thread: they belong to another channel, and are archived when nobody writes."""


class MessageType(IntEnum):
    """The kinds of message that exist here."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    """Bits of ``message.flags``."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class User:
    """An account: a person or the bot."""

    id: int
    username: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    installed: bool = False
    """Whether this user has installed the application for their own use, anywhere."""
    last_read: dict[int, int] = field(default_factory=dict)
    """The newest message that this user has seen, by channel."""


@dataclass
class Role:
    """A role of the guild; the one with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass
class Member:
    """A user inside the guild."""

    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: float | None = None


@dataclass
class Overwrite:
    """The permissions that a channel grants or denies to a role (type 0) or a member (type 1)."""

    id: int
    type: int
    allow: int
    deny: int


@dataclass
class Attachment:
    """An uploaded file."""

    id: int
    filename: str
    content_type: str | None
    data: bytes = field(repr=False)
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass
class Origin:
    """The interaction that a message answers (``interaction_metadata``)."""

    id: int
    type: int
    user_id: int
    command: str | None = None
    interacted_message_id: int | None = None
    owners: dict[str, str] = field(default_factory=dict)
    """``authorizing_integration_owners``: by whose installation the application is used."""
    triggered_by: "Origin | None" = None


@dataclass
class Message:
    """A message; `seen_by` names the only viewer of an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    created: float
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: float | None = None
    edits: int = 0
    """How often it has been edited; `edited` does not change while the clock stands still."""
    pinned_at: float | None = None
    nonce: str | int | None = None
    reference: tuple[int, int] | None = None
    origin: Origin | None = None
    original_response_id: int | None = None
    seen_by: int | None = None
    application_id: int | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    tts: bool = False
    push: str | None = None
    """What a locked phone showed when this was posted; None if no phone rang."""

    @property
    def is_v2(self) -> bool:
        """Whether the message consists only of components."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


@dataclass
class Channel:
    """A text channel, forum, thread or DM, with everything that was said in it."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int = 0
    """The guild that this belongs to; 0 for a DM."""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    rate_limit_per_user: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[int] = field(default_factory=list)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 4320
    archive_changed: float = 0.0
    active_at: float = 0.0
    """When someone last posted in a thread, or opened it again; edits do not count."""
    thread_members: dict[int, float] = field(default_factory=dict)
    last_pin: float | None = None
    tags: list[Json] = field(default_factory=list)
    applied_tags: list[int] = field(default_factory=list)
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    """Enforced nonces: (author, nonce) to (moment, message)."""

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.type in THREADS

    @property
    def in_guild(self) -> bool:
        """Whether this belongs to a guild, as threads do and DMs do not."""
        return self.type is not ChannelType.DM

    def public_messages(self) -> list[Message]:
        """Return the messages that everyone with access can read, oldest first."""
        return [message for message in self.messages.values() if message.seen_by is None]

    def pins(self) -> list[Message]:
        """Return the pinned messages, the latest pin first."""
        pinned = [m for m in self.messages.values() if m.pinned_at is not None]
        return sorted(pinned, key=lambda message: -(message.pinned_at or 0))


@dataclass
class Command:
    """An application command as it was synced; `guild_id` is None for a global one."""

    id: int
    version: int
    definition: Json
    guild_id: int | None = None

    @property
    def name(self) -> str:
        """The name that a user types."""
        return str(self.definition["name"])

    @property
    def type(self) -> int:
        """Slash command, 2 user menu, 3 message menu (1)."""
        return int(self.definition.get("type") or 1)


@dataclass
class Emoji:
    """An emoji that the application owns."""

    id: int
    name: str
    data: bytes = field(repr=False)
    animated: bool


@dataclass
class ScheduledEvent:
    """A scheduled event of a guild, outside of Discord; its status follows from the time."""

    id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    start: float
    end: float
    set_to: int | None = None
    """The status that was set explicitly, if any."""

    def status(self, now: float) -> int:
        """Scheduled, 2 active, 3 completed, 4 canceled (1)."""
        if self.set_to in (3, 4) or now >= self.end:
            return self.set_to if self.set_to == 4 else 3
        return 2 if self.set_to == 2 or now >= self.start else 1


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    premium_tier: int = 0
    available: bool = True
    bot_joined: float = 0.0


class World:
    """Everything there is, found by id."""

    def __init__(self, clock: StandinClock, ids: Snowflakes, guild: Guild, bot: User) -> None:
        self.clock = clock
        self.ids = ids
        self.guild = guild
        """The first guild; most tests need no other."""
        self.guilds: dict[int, Guild] = {guild.id: guild}
        self.bot = bot
        self.application_id = bot.id
        self.users: dict[int, User] = {bot.id: bot}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}

    def people(self) -> list[User]:
        """Return all users that are not bots, in the order in which they were created."""
        return [user for user in self.users.values() if not user.bot]

    def guild_of(self, channel: Channel) -> Guild:
        """Return the guild of a channel; raises LookupError for a DM."""
        return self.guilds[channel.guild_id]

    def guilds_with(self, user_id: int) -> list[Guild]:
        """Return the guilds of which a user is a member."""
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    def roles(self) -> dict[int, Role]:
        """Return the roles of all guilds."""
        return {id: role for guild in self.guilds.values() for id, role in guild.roles.items()}

    def threads(self, guild_id: int | None = None) -> list[Channel]:
        """Return all threads, or those of one guild."""
        return [
            channel
            for channel in self.channels.values()
            if channel.is_thread and guild_id in (None, channel.guild_id)
        ]

    def find_dm(self, user_id: int) -> Channel | None:
        """Return the DM channel between the bot and a user, if it was ever opened."""
        for channel in self.channels.values():
            if channel.type is ChannelType.DM and user_id in channel.recipients:
                return channel
        return None

    def find_message(self, message_id: int) -> Message | None:
        """Return a message by its id, whatever its channel; None if there is none."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None
