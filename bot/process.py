"""One process of the bot: its database, its games, and a connection that is renewed when lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import SystemRandom

import discord

from bot.client import Ravenry, Registrar
from bot.config import Config
from bot.logs import watched
from bot.play import Play
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.shapes.base import RandomSource

from .connection.command_sync import Registered
from .connection.identify import PAUSES, IdentifyGate, TooManySessions
from .connection.relays import Relays
from .hosting.backup import BackupSchedule, clear, directory_of, look_beside, take
from .hosting.health.health import Health, exposed
from .hosting.health.metrics import Vitals
from .hosting.instance_lock import AlreadyRunning, lease
from .hosting.rules_check import check_up
from .limits.discord_hosts import point_at
from .limits.rates import UserRateLimit
from .limits.rivals import AnotherBot
from .panels.router import Panels
from .play.lobby.setup import Allowance
from .play.match.lights import RoundSource as TellsRounds
from .play.match.steward_jobs import StewardRunner
from .practice.task import read_folder
from .services import Services
from .store import Store
from .store.sqlite import backups
from .workers.drawing import Painter
from .workers.pool import WorkerPool
from .workers.stewards import NICE, HintPool, StewardPool, find_secret

__all__ = [
    "AlreadyRunning",
    "BadToken",
    "keep_connected",
    "lease",
    "opened",
    "serve",
]

ADVICE = 300.0
"""Seconds that a process may think about a hint; on a busy machine, it gets little time."""

PATIENCE = 3600.0
"""Seconds after which the bot tries to connect anyway; asking opens no session."""

STEADY = 600.0
"""Seconds after which a connection counts as a good one."""

log = logging.getLogger(__name__)


class BadToken(RuntimeError):
    """The error that Discord does not know the token."""


@asynccontextmanager
async def opened(
    config: Config,
    rulesets: Mapping[str, AnyRuleset] | None = None,
    painter: Painter | None = None,
    rng: RandomSource | None = None,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    thinker: StewardRunner | None = None,
    secret: Callable[[], bytes] | None = None,
    relays: TellsRounds | None = None,
) -> AsyncIterator[Services]:
    """Open the database, load its games and keep their time; close everything at the end.

    ``rulesets``, ``painter``, ``rng`` (for chance), ``thinker`` (for stewards) and ``secret`` (of
    tables' logs) have defaults; ``relays`` are the source of the beacon's rounds; without them,
    nobody asks for any. ``now`` returns UTC epoch seconds, ``steady`` those of a clock that is
    never set. Raises AlreadyRunning, BadCopy, NotOurs, TooNew, OSError.
    """
    if rulesets is None:
        from engine.rulesets import rulesets as known

        rulesets = known
    database = config.ravenry_database
    directory = directory_of(database, config.ravenry_backup_dir)
    async with AsyncExitStack() as stack:
        stack.enter_context(lease(database))
        look_beside(database)
        for left in clear(directory):
            log.warning("an interrupted backup was removed: %s", left)
        await _keep_earlier(database, directory, rulesets)
        store = await Store.open(database)
        stack.push_async_callback(store.close)
        await check_up(store, rulesets, now=now())
        painter = painter or Painter(config.ravenry_painters)
        stack.push_async_callback(painter.close)
        vitals = Vitals()
        store.on_write = vitals.writes.observe
        painter.on_picture = vitals.pictures.observe
        schedule = BackupSchedule(database, directory, days=config.ravenry_backup_days)
        advisers = WorkerPool(1, patience=ADVICE, name="hints", tries=1, nice=NICE[0])
        stack.push_async_callback(advisers.close)
        if thinker is None:
            thinker = StewardPool(
                config.ravenry_thinkers,
                secret=await find_secret(store),
                rng=rng or SystemRandom(),
                thinking=config.ravenry_thinking,
            )
            stack.push_async_callback(thinker.close)
        play = await Play.open(
            store,
            rulesets,
            rng=rng,
            now=now,
            steady=steady,
            privacy_delay=config.ravenry_veil,
            thinker=thinker,
            secret=secret,
            relays=relays,
            adviser=HintPool(advisers),
        )
        stack.push_async_callback(play.close)
        play.allowance = Allowance(config.ravenry_games_per_user, config.ravenry_games_per_server)
        services = Services(play, store, painter, now=now, steady=steady)
        stack.push_async_callback(services.practice.close)
        play.hear(services.tournaments.hear)
        services.servers = config.servers
        if config.ravenry_practice is not None:
            services.tasks, faults_of_tasks = read_folder(config.ravenry_practice)
            for fault in faults_of_tasks:
                log.error("%s", fault)
        faults = stack.enter_context(watched(config))
        health = Health(vitals, store, schedule, faults, services.supervisor)
        services.health = health
        # Before the first attempt to connect, players miss nothing.
        play.scheduler.reached = lambda: health.client is None or health.connected
        keeping = services.supervisor.keeping
        await stack.enter_async_context(keeping("vitals", vitals.run))
        await stack.enter_async_context(keeping("backups", schedule.run))
        await stack.enter_async_context(keeping("time", play.keep_time))
        await stack.enter_async_context(keeping("lights", play.lights.run))
        await stack.enter_async_context(keeping("statistics", services.statistics.run))
        yield services


async def _keep_earlier(
    database: Path, directory: Path, rulesets: Mapping[str, AnyRuleset]
) -> None:
    """Back up a database that is about to be migrated to this version's schema."""
    schema = await asyncio.to_thread(backups.schema_of, database)
    if 0 < schema < backups.latest():
        note = f"schema-{schema}"
        kept = await take(database, directory, rulesets, now=time.time(), note=note)
        log.info("the database as it was before this version is kept in %s", kept.path)


async def serve(config: Config) -> None:
    """Run the bot until SIGINT or SIGTERM.

    Raises AlreadyRunning, AnotherBot, BadCopy, BadToken, NotOurs, TooNew, OSError, ValueError.
    """
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    async with opened(config, relays=Relays() if config.ravenry_beacon else None) as services:
        assert services.health is not None
        services.flood, services.deeds = UserRateLimit(), UserRateLimit(burst=12, rate=0.2)
        services.typing = UserRateLimit(burst=60, rate=5.0)
        async with (
            exposed(services.health, config.metrics_port, config.metrics_host),
            paged(services, config),
        ):
            await keep_connected(config, services, stopped)


def paged(services: Services, config: Config) -> AbstractAsyncContextManager[None]:
    """Return what serves the pages of seats; without an address, none of their code is loaded."""
    if not config.ravenry_page:
        return contextlib.nullcontext()
    from .page.server import pages_of

    return pages_of(services, config)


async def tell_commands(config: Config) -> Registered:
    """Register the commands at Discord in any case, without connecting to its gateway.

    Raises BadToken, ValueError, what `opened` raises, and what calls to Discord raise.
    """
    if config.ravenry_discord:
        point_at(config.ravenry_discord)
    assert config.discord_token is not None
    async with opened(config) as services, Registrar(Panels(services), grace=0) as client:
        with known_token():
            await client.login(config.discord_token.get_secret_value())
        return client.done


@contextlib.contextmanager
def known_token() -> Iterator[None]:
    """Inside the context, say in one sentence what to do about a token that Discord does not
    know."""
    try:
        yield
    except discord.LoginFailure as error:
        raise BadToken(
            "Discord does not know the token in DISCORD_TOKEN; copy it again from "
            "https://discord.com/developers/applications (Bot, Reset Token)."
        ) from error


async def keep_connected(config: Config, services: Services, stopped: asyncio.Event) -> None:
    """Connect, again after growing pauses when the connection ends, until told to stop.

    Raises AnotherBot, BadToken, ValueError.
    """
    if config.ravenry_discord:
        point_at(config.ravenry_discord)
    assert config.discord_token is not None
    panels, gate, failures = Panels(services), IdentifyGate(PAUSES), 0
    while not stopped.is_set():
        began = time.monotonic()
        client = Ravenry(
            panels, grace=config.ravenry_turn_grace, emojis=config.ravenry_emojis, gate=gate
        )
        if services.health is not None:
            services.health.client = client
        running = asyncio.create_task(
            client.start(config.discord_token.get_secret_value()), name="client"
        )
        ends = [
            asyncio.create_task(stopped.wait(), name="stop"),
            asyncio.create_task(services.rivals.seen.wait(), name="rivals"),
        ]
        await asyncio.wait([running, *ends], return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
        await client.close()
        running.cancel()  # It may be in a long pause between two attempts.
        (error,) = await asyncio.gather(running, return_exceptions=True)
        if stopped.is_set():
            return
        if services.rivals.seen.is_set():
            raise AnotherBot
        if isinstance(error, discord.LoginFailure):
            with known_token():
                raise error
        failures = 0 if time.monotonic() - began > STEADY else failures + 1
        pause = gate.pause(failures)
        if isinstance(error, TooManySessions):
            pause = max(pause, min(error.pause, PATIENCE))
        cause = error
        if error is not None and not isinstance(error, discord.ConnectionClosed):
            # The library hides the cause behind an error of its own (Rapptz/discord.py#10520). Only
            # where Discord has closed a connection does that one say more: the code.
            cause = error.__context__ or error
        log.error("the connection ended (%r); the next attempt is in %.0f s", cause, pause)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await stopped.wait()
