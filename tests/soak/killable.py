"""A bot in a separate process, which is killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any, Self

from bot.local import Standin
from bot.local.rest.schema import EventSchemas
from tests.wire.at_table import until_commands

PATIENCE = 180.0
"""Seconds for a connection; the bot waits ever longer after one that Discord has refused."""


class Unchecked(EventSchemas):
    """Does not check the stand-in's events: checking a panel takes most of the time of a press."""

    def problems(self, name: str, data: Any) -> list[str]:
        """Find nothing; other tests look at the events, for all kinds of message."""
        return []


class Killable:
    """A bot that a test can kill at any instant; since it is forked, the next one is up at once."""

    def __init__(self, standin: Standin, database: Path, **settings: str) -> None:
        """``settings``: more of the bot's environment variables."""
        self.standin = standin
        standin.service.event_schemas = Unchecked()
        self.log = database.with_suffix(".log")
        """What all processes have logged."""
        self.kills = 0
        self.up = asyncio.Event()
        """Set while there is a process that is connected."""
        self.died = asyncio.Event()
        """Set while there is no process."""
        self.died.set()
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": standin.token,
            "RAVENRY_DISCORD": standin.url,
            "RAVENRY_DATABASE": str(database),
            "RAVENRY_TURN_GRACE": "0",
            "RAVENRY_VEIL": "0",
            "RAVENRY_BACKUP_DAYS": "0",
            "RAVENRY_BEACON": "false",
            "RAVENRY_EMOJIS": "false",
            "RAVENRY_LOG_LEVEL": "INFO",
            **settings,
        }
        self._nursery: asyncio.subprocess.Process | None = None
        self.pid: int | None = None
        """The process that there is."""

    async def __aenter__(self) -> Self:
        with self.log.open("ab") as log:
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.soak.nursery"),
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.pid is not None:
            await self.end(signal.SIGKILL)
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await self._nursery.wait()

    async def start(self, patience: float = PATIENCE) -> None:
        """Start a process and wait until it is connected; raises TimeoutError."""
        self.pid = int(await self._tell("start"))
        self.died.clear()
        async with asyncio.timeout(patience):
            while not self.standin.service.gateway.connected:
                await self.something()
        if not self.kills:  # a later process finds its commands registered
            await until_commands(self.standin)
        self.up.set()

    async def end(self, number: signal.Signals) -> int:
        """Send the process a signal that ends it; return how it ended."""
        assert self.pid is not None
        os.kill(self.pid, number)
        if number is signal.SIGKILL:  # otherwise it still finishes what it is doing
            self.up.clear()
            self.died.set()
        self.pid, ended = None, int(await self._tell("wait"))
        self.up.clear()
        self.died.set()
        # Its connection is seen to be gone a moment later than the process.
        await self.standin.until(lambda: not self.standin.service.gateway.connected)
        return ended

    def stand_still(self) -> None:
        """Let the process sleep until it is woken, or killed."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Wake the process."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGCONT)

    async def kill(self) -> int:
        """Kill it at once; return how it ended, which may have been earlier."""
        self.kills += 1
        return await self.end(signal.SIGKILL)

    async def something(self) -> None:
        """Wait until anything changes on a screen, a quarter of a second at most."""
        live = self.standin.service.live
        await live.changed_since(live.version, 0.25)

    async def _tell(self, word: str) -> str:
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{word}\n".encode())
        return (await self._nursery.stdout.readline()).decode()
