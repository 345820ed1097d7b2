"""The daily backup: taken by a separate process, so that nobody at a table notices."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from pathlib import Path

from bot.backup import DAY, list_backups

FIRST = 300.0
"""No backup is taken for this many seconds after a start: a bot that is only tried out needs
none."""

AGAIN = 3600.0
"""Seconds until the next attempt after one that failed."""

LONGEST = 3600.0
"""Seconds after which a backup counts as hung, and is given up."""

log = logging.getLogger(__name__)


class Keeper:
    """Makes sure that there is a backup for every day."""

    def __init__(self, database: Path, directory: Path, *, days: int) -> None:
        """``days``: how long backups are kept; 0 for no backups."""
        self.directory = directory
        self.fault = ""
        """Why the last backup failed; empty if it did not."""
        self._database = database
        self._days = days

    def last(self) -> float | None:
        """Return when the last backup was taken, in UTC epoch seconds."""
        return next((taken for _, taken in list_backups(self.directory, now=time.time())), None)

    async def run(self) -> None:
        """Take backups until cancelled."""
        if self._days == 0:
            return
        await asyncio.sleep(FIRST)
        while True:
            wait = await self._due()
            if wait <= 0:
                await self.take()
                wait = AGAIN if self.fault else DAY
            # In short naps, since a machine may sleep, and its clock may be changed.
            await asyncio.sleep(min(wait, AGAIN))

    async def _due(self) -> float:
        """Return the seconds until the next backup is due."""
        try:
            last = await asyncio.to_thread(self.last)
        except OSError as error:
            self.fault = str(error)
            log.error("backups cannot be looked at: %s", error)
            return AGAIN
        return 0.0 if last is None else last + DAY - time.time()

    async def take(self) -> None:
        """Take a backup; if it fails, record why."""
        try:
            status, said, complaint = await self._run()
        except (OSError, TimeoutError) as error:
            # The machine is out of processes or memory, or its disk hangs; try again later.
            status, said, complaint = 1, "", str(error) or type(error).__name__
        if status == 0:
            self.fault = ""
            log.info("backup: %s", said.partition("\n")[0])
        else:
            self.fault = complaint.strip().rpartition("\n")[2] or f"status {status}"
            log.error("no backup: %s", self.fault)

    async def _run(self) -> tuple[int, str, str]:
        """Let a process take it; return its status, output and error output.

        Raises OSError, TimeoutError.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "backup", "--gently"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={
                **{k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"},
                "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
                "RAVENRY_DATABASE": str(self._database),
                "RAVENRY_BACKUP_DIR": str(self.directory),
                "RAVENRY_BACKUP_DAYS": str(self._days),
            },
        )
        try:
            async with asyncio.timeout(LONGEST):
                said, complaint = await process.communicate()
        except BaseException:
            process.kill()
            await process.wait()
            raise
        assert process.returncode is not None
        return process.returncode, said.decode(errors="replace"), complaint.decode(errors="replace")
