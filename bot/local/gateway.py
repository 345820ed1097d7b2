"""The websocket through which events reach the bot: identifying, resuming, dispatching.

Source: Discord's documentation, "Gateway" and "Gateway Events".
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.local.core import Core
from bot.local.faults import About, Fault
from bot.local.rest.errors import Json
from bot.local.sessions import (
    ENDS_SESSION,
    MAX_FRAME,
    MAX_FRAMES_PER_MINUTE,
    PRIVILEGED,
    RESUMABLE_FOR,
    Connection,
    ConnectionClosed,
    GatewaySession,
    Intent,
    Op,
    Payload,
    place_of,
    shard_of,
)
from bot.local.world import payloads
from bot.local.world.model import Guild

log = logging.getLogger(__name__)

Befall = Callable[[GatewaySession, Fault, Callable[[], None]], None]
"""A function that lets a fault strike an event; its last argument sends and stores the event."""


class Gateway:
    """All sessions and connections."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.sessions: dict[str, GatewaySession] = {}
        self._connections: set[Connection] = set()
        self.identified = 0
        """How many IDENTIFYs were accepted."""
        self._identified_at: dict[int, float] = {}
        """When a shard of each group was last accepted."""
        self.too_soon = 0
        """How many IDENTIFYs came too soon after another one."""
        self.resumed = 0
        """How many RESUMEs were accepted."""
        self.refuse_connections = 0
        """How many of the next connections are refused with 503."""
        self.befall: Befall | None = None
        """Applies faults to events; without it there are none."""

    @property
    def connected(self) -> list[GatewaySession]:
        """Sessions that have a connection at this moment."""
        return [session for session in self.sessions.values() if session.connection is not None]

    # What the server sends.

    def dispatch(self, event: str, data: Payload, intent: Intent | None = None) -> None:
        """Send an event to each session that it concerns, and keep it for resumes.

        The session's intents have to include the event, and its shard has to be that of the guild.
        """
        now = self._core.clock.now()
        for session in list(self.sessions.values()):
            if session.connection is None and now - session.lost_at > RESUMABLE_FOR:
                del self.sessions[session.id]
                continue
            if intent is not None and not session.intents & intent:
                self._core.transcript.add("<-", f"{event} dropped: intent {intent.name}")
                continue
            body = data(session) if callable(data) else data
            if session.hears(place_of(event, body)):
                self._send(session, event, body)

    def _send(self, session: GatewaySession, event: str, data: Json) -> None:
        for problem in self._core.event_schemas.problems(event, data):
            self._core.violate(f"event {problem}")
        # An event that is only stored for a resume reaches nobody now.
        if self.befall is not None and session.connection is not None:
            fault = self._core.faults.for_event(event, _about(event, data))
            if fault is not None:
                self._core.transcript.add("<-", f"(fault: {fault.kind}) {event}")
                self.befall(session, fault, lambda: self._deliver(session, event, data))
                return
        self._deliver(session, event, data)

    def _deliver(self, session: GatewaySession, event: str, data: Json) -> None:
        session.seq += 1
        frame = {"op": int(Op.DISPATCH), "t": event, "s": session.seq, "d": data}
        session.sent.append(frame)
        self._core.transcript.add("<-", event, data)
        if session.connection is not None:
            session.connection.put(frame)
        overtaken, session.overtaken = session.overtaken, []
        for deliver in overtaken:
            deliver()

    def reconnect(self) -> None:
        """Ask every connected bot to come back and resume (op 7)."""
        self._tell({"op": int(Op.RECONNECT), "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every connected bot that its session is invalid (op 9)."""
        self._tell({"op": int(Op.INVALID_SESSION), "d": resumable, "s": None, "t": None})
        if not resumable:
            for session in self.connected:
                del self.sessions[session.id]

    def _tell(self, frame: Json) -> None:
        for session in self.connected:
            if session.connection is not None:
                session.connection.put(frame)

    async def close(self, code: int) -> None:
        """Close every connection with a code; some codes also end the sessions."""
        for connection in list(self._connections):
            if code in ENDS_SESSION and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
            await connection.close(code)

    def reset_token(self, *, notice: bool = True) -> None:
        """Make the token invalid; unless ``notice`` is false, close all sessions too."""
        self._core.settings.token = f"reset-{secrets.token_hex(8)}"
        if notice:
            self._core.spawn(self.close(4004))

    def drop(self) -> None:
        """Cut every connection without a close frame; the sessions can be resumed."""
        for connection in list(self._connections):
            connection.drop()

    async def shut_down(self) -> None:
        """Close everything for good."""
        await self.close(WSCloseCode.GOING_AWAY)

    # What the bot sends.

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end."""
        if self.refuse_connections > 0:
            self.refuse_connections -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.put(
            {
                "op": int(Op.HELLO),
                "d": {"heartbeat_interval": self._core.settings.heartbeat_interval_ms},
                "s": None,
                "t": None,
            }
        )
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, message.data)
                elif message.type is WSMsgType.BINARY:
                    raise ConnectionClosed(4002)
        except ConnectionClosed as end:
            self._core.transcript.add("<-", f"gateway closes with {end.code}")
            await socket.close(code=end.code)
        finally:
            self._connections.discard(connection)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            session = connection.session
            if session is not None and session.connection is connection:
                session.connection = None
                session.lost_at = self._core.clock.now()
                self._core.live.bot_presence(online=bool(self.connected))
        return socket

    def _receive(self, connection: Connection, text: str) -> None:
        now = self._core.clock.now()
        frames = connection.frames
        frames.append(now)
        while frames[0] < now - 60:
            frames.popleft()
        if len(frames) > MAX_FRAMES_PER_MINUTE:
            raise ConnectionClosed(4008)
        if len(text.encode()) > MAX_FRAME:
            raise ConnectionClosed(4002)
        try:
            frame = json.loads(text)
            op, data = Op(frame["op"]), frame.get("d")
        except (json.JSONDecodeError, KeyError, TypeError):
            raise ConnectionClosed(4002) from None
        except ValueError:
            raise ConnectionClosed(4001) from None
        if op is not Op.HEARTBEAT:
            shown = data if op not in (Op.IDENTIFY, Op.RESUME) else {**data, "token": "(hidden)"}
            self._core.transcript.add("->", f"gateway op {op} {op.name}", shown)
        self._obey(connection, op, data)

    def _obey(self, connection: Connection, op: Op, data: Any) -> None:
        if op is Op.HEARTBEAT:
            connection.put({"op": int(Op.HEARTBEAT_ACK), "d": None, "s": None, "t": None})
        elif op is Op.IDENTIFY:
            self._identify(connection, data)
        elif op is Op.RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            raise ConnectionClosed(4003)
        elif op is Op.REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (Op.PRESENCE, Op.VOICE_STATE):
            raise ConnectionClosed(4001)

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise ConnectionClosed(4005)
        problems = self._core.event_schemas.problems("IDENTIFY", data)
        if problems:
            self._core.violate(f"the bot's {problems[0]}")
            raise ConnectionClosed(4002)
        if data["token"] != self._core.settings.token:
            raise ConnectionClosed(4004)
        shard, shards = data.get("shard", [0, 1])
        if not 0 <= shard < shards:
            raise ConnectionClosed(4010)
        intents = int(data["intents"])
        if intents < 0 or intents >> 26:
            raise ConnectionClosed(4013)
        if intents & PRIVILEGED & ~self._core.settings.privileged_intents:
            raise ConnectionClosed(4014)
        world = self._core.world
        every = world.guilds_with(world.bot.id)
        guilds = [guild for guild in every if shard_of(guild.id, shards) == shard]
        if len(guilds) > self._core.settings.guilds_per_shard:
            raise ConnectionClosed(4011)
        if not self._may_identify(shard):
            self.too_soon += 1
            connection.put({"op": int(Op.INVALID_SESSION), "d": False, "s": None, "t": None})
            return
        if not self._core.quotas.identifies.use():
            self.reset_token()
            raise ConnectionClosed(4004)
        session = GatewaySession(
            secrets.token_hex(16), intents, shard, shards, connection=connection
        )
        self.sessions[session.id] = session
        connection.session = session
        self.identified += 1
        ready = {
            "v": 10,
            "user": {
                **payloads.user(world.bot),
                "email": None,
                "verified": True,
                "mfa_enabled": False,
            },
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._core.gateway_url,
            "application": {"id": str(world.application_id), "flags": 0, "flags_new": "0"},
            "private_channels": [],
            "session_type": "normal",
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        self._send(session, "READY", ready)
        for guild in guilds:
            if guild.available and intents & Intent.GUILDS:
                self._send(session, "GUILD_CREATE", self.guild_create(session, guild))
        self._core.live.bot_presence(online=bool(self.connected))

    def _may_identify(self, shard: int) -> bool:
        """Return whether a shard may identify now, and if so remember the time for its group.

        Source: Discord's documentation, "Gateway", section "Sharding" (max_concurrency).
        """
        settings, now = self._core.settings, self._core.clock.now()
        group = shard % settings.max_concurrency
        if now - self._identified_at.get(group, -settings.identify_span) < settings.identify_span:
            return False
        self._identified_at[group] = now
        return True

    def guild_create(self, session: GatewaySession, guild: Guild) -> Json:
        """Return a guild as this session may see it."""
        return payloads.guild_create(
            self._core.world, guild, with_members=bool(session.intents & Intent.GUILD_MEMBERS)
        )

    def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._core.settings.token:
            raise ConnectionClosed(4004)
        session = self.sessions.get(data.get("session_id", ""))
        if session is None:
            connection.put({"op": int(Op.INVALID_SESSION), "d": False, "s": None, "t": None})
            return
        if data["seq"] > session.seq:
            raise ConnectionClosed(4007)
        if session.sent and session.sent[0]["s"] > data["seq"] + 1:
            connection.put({"op": int(Op.INVALID_SESSION), "d": False, "s": None, "t": None})
            return
        if session.connection is not None:
            session.connection.session = None
            session.connection.drop()
        session.connection = connection
        connection.session = session
        self.resumed += 1
        for frame in session.sent:
            if frame["s"] > data["seq"]:
                connection.put(frame)
        self._send(session, "RESUMED", {})
        self._core.live.bot_presence(online=bool(self.connected))

    def _members(self, session: GatewaySession, data: Json) -> None:
        world = self._core.world
        guild = world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = data.get("user_ids")
        if wanted is None:
            query = str(data.get("query", "")).lower()
            if not query and not session.intents & Intent.GUILD_MEMBERS:
                raise ConnectionClosed(4014)
            found = [
                one
                for one in guild.members.values()
                if world.users[one.user_id].username.lower().startswith(query)
            ][: data.get("limit") or None]
            missing: list[str] = []
        else:
            ids = wanted if isinstance(wanted, list) else [wanted]
            found = [guild.members[int(i)] for i in ids if int(i) in guild.members]
            missing = [str(i) for i in ids if int(i) not in guild.members]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member_with_user(world, one) for one in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        self._send(session, "GUILD_MEMBERS_CHUNK", chunk)


def _about(event: str, data: Json) -> About:
    """Return the user behind an event, if there is one, and what the event says."""
    user = data.get("user") or data.get("member", {}).get("user") or data.get("author")
    number = int(data["id"]) if event == "INTERACTION_CREATE" else None
    return About(None if user is None else int(user["id"]), number, data)
