"""The health of the bot: everything that its host may want to know, and its HTTP server."""

from __future__ import annotations

import contextlib
import logging
import math
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot.hosting.backup import BackupSchedule
from bot.hosting.supervisor import Supervisor
from bot.hosting.version import bot_version
from bot.logs import LastFault
from bot.store import Gone, Store, StoreError
from bot.store.keeping import census as counting
from bot.store.keeping.census import Census
from bot.workers.pool import replaced
from engine.kernel.data import fixed

from .metrics import CONTENT_TYPE, Exposition, Vitals

STUCK = 600.0
"""Seconds that a message may wait before something is wrong with sending."""


@fixed
class Shard:
    """One connection to Discord, and its load."""

    id: int
    connected: bool
    latency: float | None
    servers: int


def _finite(seconds: float) -> float | None:
    return seconds if math.isfinite(seconds) else None


@dataclass(slots=True)
class Health:
    """Everything that is measured, counted and remembered."""

    vitals: Vitals
    store: Store
    backups: BackupSchedule
    faults: LastFault
    supervisor: Supervisor
    client: discord.AutoShardedClient | None = None
    """The present connections."""

    async def census(self, guild: int | None = None) -> Census:
        """Count the contents of the database, or those that concern one server."""
        async with self.store.reading() as session:
            return await counting.count(session, time.time(), guild=guild)

    @property
    def connected(self) -> bool:
        """Whether presses and commands of all servers arrive."""
        shards = self.shards
        return bool(shards) and all(shard.connected for shard in shards)

    @property
    def shards(self) -> list[Shard]:
        """All shards; none before it is known how many there are."""
        client = self.client
        if client is None or client.shard_count is None:
            return []
        there, servers = client.shards, Counter(guild.shard_id for guild in client.guilds)
        return [
            Shard(
                id,
                connected=id in there and not there[id].is_closed(),
                latency=_finite(there[id].latency) if id in there else None,
                servers=servers[id],
            )
            for id in range(client.shard_count)
        ]

    @property
    def latency(self) -> float | None:
        """Average seconds of a heartbeat to Discord and back, over all shards, if there was one."""
        if self.client is None or not self.connected:
            return None
        return _finite(self.client.latency)

    def complaints(self, census: Census) -> list[str]:
        """Return what is wrong, for a monitor that only asks whether everything is in order."""
        found = []
        with contextlib.suppress(Gone):
            self.store.check()
        if self.store.fault:
            found.append(f"the database: {self.store.fault}")
        silent = [str(shard.id) for shard in self.shards if not shard.connected]
        if silent and len(silent) < len(self.shards):
            found.append(f"not connected to Discord: shards {', '.join(silent)}")
        elif not self.connected:
            found.append("not connected to Discord")
        oldest = census.oldest_unsent
        if oldest is not None and time.time() - oldest > STUCK:
            found.append(f"a message waits for {time.time() - oldest:.0f} s")
        found += [f"the task {task!r} fails: {why}" for task, why in self.failing.items()]
        return found

    @property
    def failing(self) -> dict[str, str]:
        """The kind of the last error of each long-lived task that keeps failing."""
        return self.supervisor.failing

    async def exposition(self) -> str:
        """Return all metrics in Prometheus' format."""
        census, vitals, page = await self.census(), self.vitals, Exposition("ravenry")
        page.gauges("info", "The version that runs.", "version", {bot_version(): 1})
        page.gauge("start_time_seconds", "When the process was started.", vitals.started)
        page.gauge("connected", "1 while connected to Discord.", float(self.connected))
        page.gauge("gateway_latency_seconds", "Of the last heartbeat.", self.latency)
        shards = {str(shard.id): shard for shard in self.shards}
        page.gauges(
            "shard_connected",
            "1 while a shard is connected to Discord.",
            "shard",
            {id: float(shard.connected) for id, shard in shards.items()},
        )
        page.gauges(
            "shard_servers",
            "Servers of a shard; Discord allows 2500.",
            "shard",
            {id: float(shard.servers) for id, shard in shards.items()},
        )
        page.gauges(
            "shard_latency_seconds",
            "Of the last heartbeat of a shard.",
            "shard",
            {id: shard.latency for id, shard in shards.items() if shard.latency is not None},
        )
        page.gauges("games", "Games by phase.", "phase", dict(census.games))
        page.gauge("games_pinned", "Games that wait for other rules.", census.pinned)
        page.gauge("games_lost", "Games whose channel is gone.", census.lost)
        page.gauge("answers_awaited", "Seats of users that are awaited.", census.awaited)
        page.gauge("answers_overdue", "Those whose deadline has passed.", census.overdue)
        page.gauge("outbox_messages", "Messages that wait to be sent.", census.unsent)
        oldest = census.oldest_unsent
        waited = 0.0 if oldest is None else max(0.0, time.time() - oldest)
        page.gauge("outbox_oldest_seconds", "How long the oldest of them waits.", waited)
        page.gauge("outbox_dead", "Messages that could not be sent.", census.dead)
        page.counter("errors_total", "Errors in the log.", self.faults.count)
        restarts = {task: float(number) for task, number in self.supervisor.restarts.items()}
        page.counters("task_restarts_total", "Tasks that began again.", "task", restarts)
        processes = {name: float(number) for name, number in replaced.items()}
        page.counters(
            "processes_replaced_total", "Processes that hung or died.", "process", processes
        )
        calls = {str(status): float(number) for status, number in vitals.calls.items()}
        page.counters("discord_calls_total", "Calls to Discord by status.", "status", calls)
        page.histogram("write_seconds", "Transactions, waiting included.", vitals.writes)
        page.histogram("picture_seconds", "Pictures, waiting included.", vitals.pictures)
        page.histogram("reply_seconds", "From a press or command to its reply.", vitals.replies)
        page.histogram("loop_lag_seconds", "By how much the event loop is late.", vitals.lag)
        page.gauge("backup_last_seconds", "When the last backup was taken.", self.backups.last())
        page.gauge("backup_failed", "1 if the last backup failed.", float(bool(self.backups.fault)))
        return page.text()


log = logging.getLogger(__name__)


@asynccontextmanager
async def exposed(health: Health, port: int | None, host: str = "127.0.0.1") -> AsyncIterator[None]:
    """Serve ``/metrics`` and ``/healthz`` while the block runs; nothing without a port.

    Raises OSError if the port is taken.
    """
    if port is None:
        yield
        return
    from aiohttp import web  # Most hosts ask for no server.

    app = web.Application()

    async def metrics(_: web.Request) -> web.Response:
        text = await health.exposition()
        return web.Response(body=text.encode(), headers={"Content-Type": CONTENT_TYPE})

    async def healthz(_: web.Request) -> web.Response:
        try:
            complaints = health.complaints(await health.census())
        except StoreError as error:
            complaints = [f"the database: {error}"]
        said = "; ".join(complaints) or "ok"
        return web.Response(text=said + "\n", status=503 if complaints else 200)

    app.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        log.info("figures are at http://%s:%d/metrics", host, port)
        yield
    finally:
        await runner.cleanup()
