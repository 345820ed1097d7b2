"""A bare websocket client for the gateway."""

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.local import Standin


class Line:
    """One connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._zlib = zlib.decompressobj()

    async def hear(self) -> dict[str, Any]:
        """The next frame; closing shows as ``{"closed": code}``."""
        message = await self.socket.receive(timeout=60)
        if message.type is aiohttp.WSMsgType.TEXT:
            return dict(json.loads(message.data))
        if message.type is aiohttp.WSMsgType.BINARY:
            return dict(json.loads(self._zlib.decompress(message.data)))
        return {"closed": self.socket.close_code}

    async def until(self, event: str) -> dict[str, Any]:
        """The next dispatch of this name."""
        while True:
            frame = await self.hear()
            if "closed" in frame:
                raise ConnectionError(f"closed with {frame['closed']}")
            if frame["t"] == event:
                return frame

    async def say(self, op: int, data: Any) -> None:
        """Send a frame."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, token: str, intents: int = 1) -> dict[str, Any]:
        """Identify and wait for READY."""
        await self.say(2, identity(token, intents))
        return await self.until("READY")


def identity(token: str, intents: int) -> dict[str, Any]:
    """The data of IDENTIFY."""
    properties = {"os": "linux", "browser": "test", "device": "test"}
    return {"token": token, "intents": intents, "properties": properties}


@asynccontextmanager
async def connect(standin: Standin, query: str = "v=10&encoding=json") -> AsyncIterator[Line]:
    """A connection that has heard HELLO."""
    async with aiohttp.ClientSession() as session:
        url = f"{standin.service.gateway_url}/?{query}"
        async with session.ws_connect(url) as socket:
            line = Line(socket)
            hello = await line.hear()
            assert hello["op"] == 10
            yield line
