"""One process of the bot: its database, its games, and a connection that is made anew when lost."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import signal
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import discord

from bot.client import Ravenry
from bot.config import Config
from bot.discord_hosts import point_at
from bot.panels.desk import Desk
from bot.pictures import Painter
from bot.play import Play
from bot.store import Store
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser

PAUSES = (1.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds between attempts to connect: a thousand in a day reset the bot's token."""

STEADY = 600.0
"""Seconds after which a connection counts as a good one."""

log = logging.getLogger(__name__)


class AlreadyRunning(RuntimeError):
    """Another process has the database, and would act on every press a second time."""


class BadToken(RuntimeError):
    """Discord does not know the token."""


@contextmanager
def lease(database: Path) -> Iterator[None]:
    """Make sure that no other process serves the same games.

    Raises AlreadyRunning.
    """
    path = database.with_name(database.name + ".lock")
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyRunning(f"Another bot is running with {database}.") from error
        yield


@asynccontextmanager
async def opened(
    config: Config,
    rulesets: Mapping[str, Ruleset[Any]] | None = None,
    painter: Painter | None = None,
    rng: Chooser | None = None,
    now: Callable[[], float] = time.time,
) -> AsyncIterator[Desk]:
    """Open the database, take up its games and keep their time; close everything at the end.

    ``rulesets``, ``painter`` and ``rng`` (of chance and the computer) are the usual ones if left
    out; ``now`` gives UTC epoch seconds.
    """
    if rulesets is None:
        from engine.rulesets import rulesets as known

        rulesets = known
    database = config.ravenry_database
    database.parent.mkdir(parents=True, exist_ok=True)
    with lease(database):
        store = await Store.open(database)
        painter = painter or Painter(config.ravenry_painters)
        try:
            play = await Play.open(store, rulesets, rng=rng, now=now)
            async with time_kept(play):
                yield Desk(play, store, painter, now=now)
        finally:
            await painter.close()
            await store.close()


@asynccontextmanager
async def time_kept(play: Play) -> AsyncIterator[None]:
    """Do what is due in all games when it is due, whether Discord can be reached or not."""
    keeping = asyncio.create_task(play.keep_time(), name="time")
    keeping.add_done_callback(_tell_if_failed)
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])


def _tell_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        # Without the error's text, which may hold what somebody has answered in secret.
        frames = "".join(traceback.format_tb(error.__traceback__))
        log.critical("time stands still: %s\n%s", type(error).__name__, frames)


async def serve(config: Config) -> None:
    """Run the bot until SIGINT or SIGTERM.

    Raises AlreadyRunning, BadToken, OSError, ValueError.
    """
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    async with opened(config) as desk:
        await keep_connected(config, desk, stopped)


async def keep_connected(config: Config, desk: Desk, stopped: asyncio.Event) -> None:
    """Connect, again after growing pauses when the connection ends, until told to stop.

    Raises BadToken, ValueError.
    """
    if config.ravenry_discord:
        point_at(config.ravenry_discord)
    assert config.discord_token is not None
    failures = 0
    while not stopped.is_set():
        began = time.monotonic()
        client = Ravenry(desk, grace=config.ravenry_turn_grace)
        running = asyncio.create_task(
            client.start(config.discord_token.get_secret_value()), name="client"
        )
        stopping = asyncio.create_task(stopped.wait(), name="stop")
        await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await client.close()
        running.cancel()  # it may be in the middle of a long pause between two attempts
        (error,) = await asyncio.gather(running, return_exceptions=True)
        if stopped.is_set():
            return
        if isinstance(error, discord.LoginFailure):
            raise BadToken(
                "Discord does not know the token in DISCORD_TOKEN; copy it again from "
                "https://discord.com/developers/applications (Bot, Reset Token)."
            ) from error
        failures = 0 if time.monotonic() - began > STEADY else failures + 1
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        # The library hides what went wrong behind an error of its own (Rapptz/discord.py#10520).
        cause = error.__context__ or error if isinstance(error, BaseException) else error
        log.error("the connection ended (%r); the next attempt is in %.0f s", cause, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)
