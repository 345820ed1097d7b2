"""A browser of a test: what a page does over the wire, without a page."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.config import Config
from bot.demo import free_port
from bot.page.guard import Guard
from bot.process import paged
from bot.services import Services
from tests.wire.at_table import Served


class Browser:
    """One browser, with the page of one game."""

    def __init__(self, address: str, session: aiohttp.ClientSession, game: int = 1) -> None:
        self.address = address
        self.session = session
        self.game = game
        self.sign = ""
        self.headers = {"Origin": address}

    @property
    def at(self) -> str:
        """The address of the page."""
        return f"{self.address}/{self.game}"

    async def post(self, where: str, body: Any, **headers: str) -> aiohttp.ClientResponse:
        """Send what a page would send, with other headers where they are given."""
        sent = {**self.headers, "X-Ravenry": self.sign, **headers}
        reply = await self.session.post(f"{self.address}/{where}", json=body, headers=sent)
        await reply.read()
        return reply

    async def get(self, where: str, **headers: str) -> aiohttp.ClientResponse:
        """Ask for something."""
        reply = await self.session.get(f"{self.address}/{where}", headers=headers)
        await reply.read()
        return reply

    async def redeem(self, address: str) -> aiohttp.ClientResponse:
        """Open the address that a panel has given."""
        return await self.post("open", {"token": address.partition("#")[2]})

    async def enter(self, address: str) -> None:
        """Open an address, and the page behind it."""
        reply = await self.redeem(address)
        assert reply.status == 200, await reply.text()
        page = await (await self.get(f"{self.game}/")).text()
        found = re.search('name="countersign" content="([0-9a-f]+)"', page)
        assert found is not None
        self.sign = found[1]

    async def look(self) -> dict[str, Any]:
        """Return what the page shows."""
        reply = await self.get(f"{self.game}/look")
        assert reply.status == 200, await reply.text()
        seen: dict[str, Any] = await reply.json()
        return seen

    async def do(self, deed: str, **body: Any) -> dict[str, Any]:
        """Do something on the page."""
        reply = await self.post(f"{self.game}/{deed}", body)
        assert reply.status == 200, await reply.text()
        told: dict[str, Any] = await reply.json()
        return told

    async def choose(self, path: list[str]) -> dict[str, Any]:
        """Choose up to a step."""
        asked = (await self.look())["asked"]
        return await self.do("draft", number=asked["number"], mark=asked["mark"], path=path)

    async def lock(self, carried: str = "") -> dict[str, Any]:
        """Give what was chosen."""
        asked = (await self.look())["asked"]
        return await self.do("lock", number=asked["number"], mark=asked["mark"], carried=carried)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """Listen to what the page is told."""
        async with self.session.get(f"{self.at}/live") as reply:
            assert reply.status == 200, await reply.text()
            yield events(reply)


async def events(reply: aiohttp.ClientResponse) -> AsyncIterator[dict[str, Any]]:
    """Yield each event of a line; the last one says that it is closed."""
    kind = ""
    while line := (await reply.content.readline()).decode():
        if line.startswith("event: "):
            kind = line[7:].strip()
        elif line.startswith("data:"):
            if kind == "closed":
                yield {"closed": True}
                return
            if kind != "still":
                yield json.loads(line[5:])
            kind = ""


@asynccontextmanager
async def pages(services: Services, public: str = "", times: int = 1000) -> AsyncIterator[str]:
    """Serve the pages of a bot; yield their address on this machine.

    The ``public`` one is another if there is a proxy. A machine touches faster than people do, so
    that limits are many ``times`` what they are.
    """
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Guard, "times", times)
        patch.setattr("bot.page.server.PAUSE", 0.0)
        server = paged(services, Config(ravenry_page=public or address, ravenry_page_port=port))
        async with server:
            yield address


@asynccontextmanager
async def browser(address: str, game: int = 1) -> AsyncIterator[Browser]:
    """Open a browser that keeps cookies."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar, read_bufsize=2**22) as session:
        yield Browser(address, session, game)


async def invited(bot: Served, name: str, game: int = 1) -> str:
    """Return the address that a person's panel would give."""
    assert bot.services.pages is not None
    return await bot.services.pages.invite(game, bot.standin.user(name).id)
