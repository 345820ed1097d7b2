"""The rehearsal finds a web server that does not pass the pages on as they need it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.config import Config
from bot.demo import free_port
from bot.page.server import HEARTBEAT
from bot.rehearsal.proxy import try_out
from bot.rehearsal.stage import Failed

HOSTING = Path("docs/hosting.md")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A held back line is noticed sooner, and a silence is shorter."""
    monkeypatch.setattr("bot.rehearsal.proxy.PROMPT", 0.5)
    monkeypatch.setattr("bot.rehearsal.proxy.SILENT", 0.05)


class Proxy:
    """A web server in front of the bot, with one fault."""

    def __init__(self, target: int, fault: str) -> None:
        self.target = target
        self.fault = fault

    async def pass_on(self, request: web.Request) -> web.StreamResponse:
        """Pass a request on."""
        if self.fault == "leads on":
            raise web.HTTPMovedPermanently("https://example.org/")
        if self.fault == "is another one":
            return web.Response(text="It works!")
        path = request.path if self.fault != "strips the path" else request.path.removeprefix("/at")
        dropped = {"X-Forwarded-For", self.fault.removeprefix("drops ")}
        sent = {name: value for name, value in request.headers.items() if name not in dropped}
        if self.fault != "forgets who asks":
            sent["X-Forwarded-For"] = "203.0.113.7"
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                request.method,
                f"http://127.0.0.1:{self.target}{path}",
                headers=sent,
                data=await request.read(),
            ) as reply,
        ):
            back = {k: v for k, v in reply.headers.items() if k not in ("Content-Length", "Date")}
            if self.fault == "moves cookies" and "Set-Cookie" in back:
                back["Set-Cookie"] = back["Set-Cookie"].replace("Path=/at/", "Path=/")
            if self.fault == "has rules of its own":
                back["Content-Security-Policy"] = "default-src *"
            response = web.StreamResponse(status=reply.status, headers=back)
            if self.fault == "holds back":
                whole = await reply.read()
                await response.prepare(request)
                await response.write(whole)
                return response
            await response.prepare(request)
            async for piece in reply.content.iter_any():
                await response.write(piece)
                if self.fault == "cuts off" and b"first" in piece:
                    break
            return response


@asynccontextmanager
async def behind(fault: str) -> AsyncIterator[Config]:
    """Run a web server with a fault; yield the settings of a bot behind it."""
    port, own = free_port(), free_port()
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", Proxy(own, fault).pass_on)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield Config(ravenry_page=f"http://127.0.0.1:{port}/at", ravenry_page_port=own)
    finally:
        await runner.cleanup()


async def test_a_right_one_passes() -> None:
    """With a folder of its own; and so does the bot itself, without any."""
    async with behind("") as config:
        await try_out(config)
    port = free_port()
    await try_out(Config(ravenry_page=f"http://127.0.0.1:{port}", ravenry_page_port=port))


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("leads on", "leads on to https://example.org/"),
        ("is another one", "another server answers, with status 200"),
        ("strips the path", "the path arrives as /1/draft instead of /at/1/draft"),
        ("drops Origin", "Origin arrives as None"),
        ("drops Cookie", "Cookie arrives as None"),
        ("drops X-Ravenry", "X-Ravenry arrives as None"),
        ("forgets who asks", "X-Forwarded-For does not arrive"),
        ("moves cookies", "Set-Cookie comes back as"),
        ("has rules of its own", "Content-Security-Policy comes back as"),
        ("holds back", "what is sent bit by bit is held back"),
        ("cuts off", "a line is cut off"),
    ],
)
async def test_a_wrong_one_is_found(fault: str, told: str) -> None:
    """Each fault by its name."""
    async with behind(fault) as config, asyncio.timeout(30):
        with pytest.raises(Failed, match=re.escape(told)):
            await try_out(config)


async def test_nothing_at_the_address_is_found() -> None:
    """A name that leads nowhere, or a server that is not there."""
    port = free_port()
    config = Config(ravenry_page=f"http://127.0.0.1:{port}", ravenry_page_port=free_port())
    with pytest.raises(Failed, match="nothing answers at"):
        await try_out(config)


def examples() -> dict[str, str]:
    """Return the examples of web servers in the document, by what each begins with."""
    text = HOSTING.read_text("utf-8")
    part = text[text.index("## 11.") : text.index("## Settings")]
    return {block.split()[0]: block for block in re.findall(r"```\n(.*?)```", part, re.DOTALL)}


def test_the_examples_have_what_the_page_needs() -> None:
    """Each is ten lines at most and leads to the port of the settings; none holds back a line."""
    found = examples()
    assert set(found) == {"ravenry.example.org", "location", "cloudflared"}
    port = Config.model_fields["ravenry_page_port"].default
    for text in found.values():
        assert len(text.splitlines()) <= 10
        assert f"127.0.0.1:{port}" in text
    nginx = dict(line.rstrip(";").split(None, 1) for line in found["location"].split("\n")[1:-2])
    # A path behind the port would replace that of the request.
    assert nginx["proxy_pass"] == f"http://127.0.0.1:{port}"
    assert nginx["proxy_http_version"] == "1.1"
    assert 'Connection ""' in found["location"]
    assert "X-Forwarded-For $proxy_add_x_forwarded_for" in found["location"]
    assert "proxy_buffering on" not in found["location"]
    assert float(nginx["proxy_read_timeout"].removesuffix("s")) > 2 * HEARTBEAT
