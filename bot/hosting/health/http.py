"""Metrics and a health check over HTTP, for this machine only."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.store import StoreError

from .health import Health
from .metrics import CONTENT_TYPE

HOST = "127.0.0.1"

log = logging.getLogger(__name__)


@asynccontextmanager
async def exposed(health: Health, port: int | None) -> AsyncIterator[None]:
    """Serve ``/metrics`` and ``/healthz`` on loopback while the block runs; nothing without a port.

    Raises OSError if the port is taken.
    """
    if port is None:
        yield
        return
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
        await web.TCPSite(runner, HOST, port).start()
        log.info("figures are at http://%s:%d/metrics", HOST, port)
        yield
    finally:
        await runner.cleanup()
