"""The other processes of the bot on this machine, each with its own shards, and what they are told.

Every process listens at a socket of a directory that they share, which is for their user alone.
A request and its answer are one JSON object each.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.lease import AlreadyRunning
from bot.shards import Shards

Json = dict[str, Any]

Answer = Callable[[Json], Awaitable[Json]]
"""Answers what another process asks."""

PATIENCE = 1.0
"""Seconds in which another process answers, or is not there; Discord waits for three."""

LARGEST = 1 << 20
"""Bytes of a request; an interaction takes some thousand."""

log = logging.getLogger(__name__)


class Peers:
    """The processes of a bot, as one of them knows them."""

    def __init__(self, directory: Path, shards: Shards, beginning: int) -> None:
        """``beginning`` is where the numbers of this process' games begin."""
        self.directory = directory
        self._shards = shards
        self._beginning = beginning
        self._path = directory / f"{shards.ids[0]}-of-{shards.count}.sock"
        self._listens = False
        self.answer: Answer | None = None
        """Answers what is about a game or a user; without it this process takes nothing."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Be there for the others while the block runs.

        Raises AlreadyRunning if another process has some of the shards, or numbers its games
        alike, and OSError.
        """
        self.directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        async with _alone(self.directory / "lock"):
            await self._meet()
            self._path.unlink(missing_ok=True)
            server = await asyncio.start_unix_server(self._serve, self._path, limit=LARGEST)
        self._listens = True
        try:
            yield
        finally:
            self._listens = False
            server.close()
            self._path.unlink(missing_ok=True)

    async def _meet(self) -> None:
        """Make sure that nothing is done twice."""
        async for known in self._ask_all({"ask": "who"}):
            other = Shards.parse(known["shards"])
            if other.count != self._shards.count or set(other.ids) & set(self._shards.ids):
                raise AlreadyRunning(
                    f"Another process of this bot has the shards {other}; this one cannot have"
                    f" {self._shards} (RAVENRY_SHARDS)."
                )
            if known["beginning"] == self._beginning:
                raise AlreadyRunning(
                    f"The databases of this process and of the one with the shards {other} give"
                    " games the same numbers, as if one were a copy of the other: make a new one,"
                    " and fill it with python -m bot move-server."
                )

    async def hand_on(self, request: Json) -> Json | None:
        """Ask one after the other to take something; return what the one says that has.

        None is asked for longer than `PATIENCE`, and takes nothing after that.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        # The clock of the loop is that of the machine, and the others are on it.
        async for said in self._ask_all({**request, "until": until}):
            if said.get("done"):
                return said
        return None

    async def _ask_all(self, request: Json) -> AsyncIterator[Json]:
        for path in sorted(self.directory.glob("*.sock")):
            if path == self._path and self._listens:
                continue
            try:
                async with asyncio.timeout(PATIENCE):
                    said = await _ask(path, request)
            except (OSError, ValueError) as error:
                log.warning("the process at %s cannot be reached: %r", path.name, error)
                continue
            yield said

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            said = await self._said(json.loads(await reader.read(-1)))
            writer.write(json.dumps(said).encode())
            await writer.drain()
        except (OSError, ValueError, KeyError) as error:
            log.error("another process asks what cannot be read: %s", type(error).__name__)
        finally:
            writer.close()

    async def _said(self, request: Json) -> Json:
        if request["ask"] == "who":
            return {"shards": str(self._shards), "beginning": self._beginning}
        late = asyncio.get_running_loop().time() > request["until"]
        return {"done": False} if late or self.answer is None else await self.answer(request)


async def _ask(path: Path, request: Json) -> Json:
    reader, writer = await asyncio.open_unix_connection(path, limit=LARGEST)
    try:
        writer.write(json.dumps(request).encode())
        writer.write_eof()
        answer: Json = json.loads(await reader.read(-1))
        return answer
    finally:
        writer.close()


@asynccontextmanager
async def _alone(path: Path) -> AsyncIterator[None]:
    """Let no other process begin at the same time. Raises OSError."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        await asyncio.to_thread(fcntl.flock, descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
