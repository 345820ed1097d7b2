"""Whether the host's web server passes the pages on as they need it, found out from outside."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web

from bot.config import Config

from .check import require
from .stage import Failed

PROMPT = 5.0
"""Seconds within which the first part of a streamed reply must arrive."""

SILENT = 25.0
"""Seconds for which a line is silent in this check; those of pages are silent for less."""

SENT = {"Origin": "", "Cookie": "ravenry=probe", "X-Ravenry": "probe", "Sec-Fetch-Site": "x"}
"""What a browser sends that must arrive unchanged; the origin is that of the address."""

KEPT = {
    "Content-Security-Policy": "default-src 'none'",
    "Set-Cookie": "ravenry=probe; HttpOnly; Path={path}/1/; SameSite=Lax; Secure",
    "Cache-Control": "no-store",
}
"""What must come back unchanged."""


class Probe:
    """A server in the place of the pages, which notes what reaches it."""

    def __init__(self, path: str, mark: str) -> None:
        self.path = path
        self.mark = mark
        self.seen: dict[str, str] = {}
        """The headers of the last request."""
        self.where = ""
        """Its path."""
        self.heard = asyncio.Event()
        """Set when what was sent first has arrived."""

    async def plain(self, request: web.Request) -> web.Response:
        """Note a request, and return the mark."""
        self.seen, self.where = dict(request.headers), request.path
        headers = {name: value.format(path=self.path) for name, value in KEPT.items()}
        return web.Response(text=self.mark, headers=headers)

    async def line(self, request: web.Request) -> web.StreamResponse:
        """Send something, and after a silence something else."""
        headers = {"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        await response.write(b"data: first\n\n")
        await self.heard.wait()
        await asyncio.sleep(SILENT)
        await response.write(b"data: second\n\n")
        return response

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncIterator[None]:
        """Serve while the block runs. Raises Failed if the port is taken."""
        app = web.Application()
        app.router.add_get("/{rest:.*}/live", self.line)
        app.router.add_route("*", "/{rest:.*}", self.plain)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            yield
        except OSError as error:
            raise Failed(f"port {port} cannot be used: {error}") from error
        finally:
            await runner.cleanup()


async def try_out(config: Config) -> None:
    """Ask the public address for what a browser would, and compare it with what arrives.

    Raises Failed.
    """
    address = urlsplit(config.ravenry_page)
    probe = Probe(address.path, secrets.token_hex(8))
    async with (
        probe.serving(config.ravenry_page_host, config.ravenry_page_port),
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=60)) as session,
    ):
        try:
            await _compare(session, probe, config)
            await _listen(session, probe, config.ravenry_page)
        except aiohttp.ClientConnectorCertificateError as error:
            raise Failed(f"the certificate is not valid: {error}") from error
        except aiohttp.ClientConnectorError as error:
            raise Failed(f"nothing answers at {config.ravenry_page}: {error}") from error
        except aiohttp.ClientError as error:
            raise Failed(f"{type(error).__name__}: {error}") from error


async def _compare(session: aiohttp.ClientSession, probe: Probe, config: Config) -> None:
    """Compare what was sent with what has arrived, both ways."""
    page = config.ravenry_page
    parts = urlsplit(page)
    origin = f"{parts.scheme}://{parts.netloc}"
    sent = {**SENT, "Origin": origin}
    async with session.post(
        f"{page}/1/draft", json={"a": 1}, headers=sent, allow_redirects=False
    ) as reply:
        text = await reply.text()
    require(reply.status < 300 or reply.status >= 400, f"it leads on to {_to(reply)}")
    require(text == probe.mark, f"another server answers, with status {reply.status}")
    arrived = f"{parts.path}/1/draft"
    require(probe.where == arrived, f"the path arrives as {probe.where} instead of {arrived}")
    for name, value in sent.items():
        found = probe.seen.get(name)
        require(found == value, f"{name} arrives as {found!r} instead of {value!r}")
    direct = parts.hostname in ("127.0.0.1", "localhost") and parts.port == config.ravenry_page_port
    require(direct or probe.seen.get("X-Forwarded-For"), "X-Forwarded-For does not arrive")
    for name, value in KEPT.items():
        found, kept = reply.headers.get(name), value.format(path=probe.path)
        require(found == kept, f"{name} comes back as {found!r} instead of {kept!r}")


def _to(reply: aiohttp.ClientResponse) -> str:
    return reply.headers.get("Location", "nowhere")


async def _listen(session: aiohttp.ClientSession, probe: Probe, page: str) -> None:
    """Listen to a line as a page does."""
    try:
        async with asyncio.timeout(PROMPT):
            reply = await session.get(f"{page}/1/live")
            first = await reply.content.readline()
    except TimeoutError:
        raise Failed("what is sent bit by bit is held back") from None
    finally:
        probe.heard.set()
    require(first == b"data: first\n", "what is sent bit by bit arrives as something else")
    await reply.content.readline()
    try:
        second = await reply.content.readline()
    except aiohttp.ClientError:
        second = b""
    require(second == b"data: second\n", f"a line is cut off within {SILENT:g} seconds of silence")
    reply.close()
