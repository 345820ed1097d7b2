"""Sessions and connections of the gateway: its operations, intents, and one websocket each.

Source: Discord's documentation, "Gateway" and "Opcodes and Status Codes".
"""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from aiohttp import web

from bot.local.rest.errors import Json

MAX_FRAME = 4096
MAX_FRAMES_PER_MINUTE = 120
KEPT_EVENTS = 5000
"""How many events of a session are kept for a resume."""
IDENTIFY_SPAN = 5.0
"""Seconds in which each group of shards may identify once; Discord's figure."""
RESUMABLE_FOR = 300.0
"""Seconds for which a session without a connection is kept."""


ENDS_SESSION = frozenset({4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which there is nothing to resume."""


class Op(IntEnum):
    """The opcode of a frame."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """The groups of events that a bot asks for when it identifies."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

GUILD_EVENTS = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
"""The events whose own id is the guild's."""

Payload = Json | Callable[["GatewaySession"], Json]


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard to which the events of a guild are sent."""
    return (guild_id >> 22) % shards


def place_of(event: str, data: Json) -> int | None:
    """Return the guild that an event is about, by its payload; None for direct messages."""
    guild = data["id"] if event in GUILD_EVENTS else data.get("guild_id")
    return None if guild is None else int(guild)


@dataclass
class GatewaySession:
    """One identified bot; it outlives its connection so that it can be resumed."""

    id: str
    intents: int
    shard: int = 0
    shards: int = 1
    seq: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: "Connection | None" = None
    lost_at: float = 0.0
    overtaken: list[Callable[[], None]] = field(default_factory=list)
    """The events that wait until another one has been sent."""

    def hears(self, guild_id: int | None) -> bool:
        """Return whether this session gets the events of a guild; shard 0 gets those of none."""
        return shard_of(guild_id or 0, self.shards) == self.shard

    def cut_off(self, now: float) -> None:
        """Send nothing more over the connection; events are kept until it is resumed."""
        self.connection, self.lost_at = None, now


class Connection:
    """One websocket with its writer and its compressor."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: GatewaySession | None = None
        self.frames: deque[float] = deque()
        self._request = request
        self._outgoing: asyncio.Queue[Json | None] = asyncio.Queue()
        self._zlib = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None

    def put(self, frame: Json) -> None:
        """Queue a frame; frames are sent in the order in which they were queued."""
        self._outgoing.put_nowait(frame)

    async def write(self) -> None:
        """Send what is queued until the end."""
        while (frame := await self._outgoing.get()) is not None:
            text = json.dumps(frame)
            if self._zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)

    async def close(self, code: int) -> None:
        """Close with a code."""
        await self.socket.close(code=code)

    def drop(self) -> None:
        """Cut the connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()


class ConnectionClosed(Exception):
    """The server has to close the connection, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"close code {code}")
        self.code = code
