"""The stand-in as a whole: start it, point a bot at it, act as its people, and stop it."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Self

import aiohttp
from aiohttp import web

from bot.local.mishaps import befall
from bot.local.page.page import WebPage
from bot.local.page.person import Person
from bot.local.rest.calls import install
from bot.local.service import Service
from bot.local.settings import Settings
from bot.local.world.files import MAX_REQUEST_BYTES
from bot.local.world.model import Channel

from .rest.routes import application, channels, events, interactions, threads


class Standin:
    """A local Discord on loopback.

    ::

    async with Standin(Settings(users=6)) as standin:
            point_at(standin.url)
            ...
            ada = standin.user("Ada")
            outcome = await ada.slash("game new", players=6)

    `service` gives access to the inside: its ``clock`` can be moved, its ``faults`` and ``gateway``
    can cause trouble, and `bot.local.world.server_changes` changes the world.
    """

    def __init__(self, settings: Settings | None = None, *, port: int = 0) -> None:
        self.settings = settings or Settings()
        self.service = Service(self.settings)
        self.service.gateway.befall = functools.partial(befall, self.service)
        self._page = WebPage(self.service)
        self._port = port
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None
        self._browser: aiohttp.ClientSession | None = None

    @property
    def url(self) -> str:
        """The address, like ``http://127.0.0.1:4242``: page, API, gateway and CDN are below it."""
        return self.service.base_url

    @property
    def token(self) -> str:
        """The token with which the bot logs in."""
        return self.settings.token

    @property
    def violations(self) -> list[str]:
        """Violations of the protocol by either side; empty if all is well."""
        return self.service.violations

    async def start(self) -> None:
        """Start to listen; raises OSError if the port is taken."""
        app = web.Application(client_max_size=MAX_REQUEST_BYTES * 2)
        routes = [
            *application.routes.routes,
            *channels.routes.routes,
            *threads.routes.routes,
            *events.routes.routes,
            *interactions.routes.routes,
        ]
        install(app, self.service, routes)
        app.router.add_get("/gateway", self.service.gateway.handle)
        app.router.add_get("/gateway/", self.service.gateway.handle)
        self._page.install(app)
        self._runner = web.AppRunner(app, shutdown_timeout=0.2, access_log=None)
        await self._runner.setup()
        try:
            await self._listen(self._runner)
        except OSError:
            await self._runner.cleanup()
            raise
        self._port = self._runner.addresses[0][1]
        self.service.base_url = f"http://127.0.0.1:{self._port}"
        self._browser = aiohttp.ClientSession(self.url)

    async def _listen(self, runner: web.AppRunner) -> None:
        self._site = web.TCPSite(runner, "127.0.0.1", self._port)
        await self._site.start()

    @asynccontextmanager
    async def unreachable(self) -> AsyncIterator[None]:
        """Be unreachable for a while: refuse new connections, cut the gateway's, and end the
        others.

        The page does not work either.
        """
        if self._runner is None or self._runner.server is None or self._site is None:
            raise RuntimeError("the stand-in is not started")
        await self._site.stop()
        self.service.gateway.drop()
        for connection in self._runner.server.connections:
            connection.force_close()
        try:
            yield
        finally:
            await self._listen(self._runner)

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        if self._browser is not None:
            await self._browser.close()
        await self._page.shut_down()
        await self.service.shut_down()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def until(self, condition: Callable[[], bool], *, patience: float = 240.0) -> None:
        """Wait until a condition holds, checking it whenever anything changes.

        Raises TimeoutError after that many seconds.
        """
        live = self.service.live
        async with asyncio.timeout(patience):
            version = live.version
            while not condition():
                version = await live.changed_since(version, patience)

    def user(self, name: str) -> Person:
        """Return one of the people, by name, who acts through the page's own calls."""
        if self._browser is None:
            raise RuntimeError("the stand-in is not started")
        for user in self.service.world.people():
            if user.display_name == name:
                return Person(self._browser, user.id, user.display_name)
        raise LookupError(f"nobody here is called {name}")

    def channel(self, name: str) -> Channel:
        """Return a channel or thread of the guild by name."""
        for channel in self.service.world.channels.values():
            if channel.name == name:
                return channel
        raise LookupError(f"there is no channel {name}")
