"""The server of the pages: its addresses, and what each of them answers."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.config import Config
from bot.panels.ahead.layouts import way_ahead
from bot.panels.reading.board import palette_of
from bot.panels.rights import WATCHING
from bot.play import UserError
from bot.services import Services
from bot.store import Session
from bot.store.people import users
from bot.store.people.pages import Visit
from bot.store.table import proposals
from bot.story.board_data import whole_script
from bot.text import Localizer, localizer_for
from bot.text.localizer import RIGHT_TO_LEFT

from .deeds import Deeds
from .guard import LARGEST, BadRequest, Closed, Guard, add_headers, in_words, speaker
from .looks import LINES, Look, Looks, Unmarked
from .sheet import votes_data
from .stories import Stories
from .streams import Line, Streams
from .visits import LONGEST, OPEN_FOR, Visits, countersign

COOKIE = "ravenry"
"""The name of the cookie; its path is that of one game."""

HEARTBEAT = 20.0
"""Seconds after which a line says that it is still there; a page that hears nothing for twice as
long opens a new line."""

PAUSE = 0.3
"""Seconds for which a line waits for more, because one deed often changes a game several times."""

PATIENCE = 30.0
"""Seconds that a browser may take to read what it is sent."""

FILES = {
    "board.js": ("bot.story", "text/javascript"),
    "page.js": ("bot.page", "text/javascript"),
    "answers.js": ("bot.page", "text/javascript"),
    "live.js": ("bot.page", "text/javascript"),
    "sheet.js": ("bot.page", "text/javascript"),
    "open.js": ("bot.page", "text/javascript"),
    "page.css": ("bot.page", "text/css"),
    "replay.css": ("bot.story", "text/css"),
}

log = logging.getLogger(__name__)

_wire = logging.getLogger(f"{__name__}.wire")
"""The log of what strangers send that is no request; it quotes them, cookies included, so it says
nothing. Errors of the pages themselves are in the log above."""
_wire.setLevel(logging.CRITICAL + 1)


class PageServer:
    """The pages of all seats."""

    def __init__(self, services: Services, address: str) -> None:
        """Create the server for its public address."""
        self._services = services
        self._base = urlsplit(address).path
        self._guard = Guard(address, services.steady)
        self._looks, self._deeds, self._streams = Looks(), Deeds(services), Streams()
        self._stories = Stories(services)
        self.visits = Visits(services, address, self._streams.closed)
        self._files = {
            name: _file(_read(package, name), kind) for name, (package, kind) in FILES.items()
        }
        self._files["replay.js"] = _file(whole_script().encode(), "text/javascript")
        self._forms = {
            name: _read("bot.page", f"{name}.html").decode() for name in ("open", "page")
        }
        services.play.hear(self._streams.changed)

    def app(self) -> web.Application:
        """Return the application with all addresses."""
        app = web.Application(client_max_size=LARGEST, middlewares=[in_words])
        app.on_response_prepare.append(add_headers)
        at, game = self._base, f"{self._base}/{{game:[0-9]{{1,15}}}}"
        app.router.add_get(f"{at}/open", self._door)
        app.router.add_post(f"{at}/open", self._open)
        app.router.add_get(f"{at}/files/{{name}}", self._send_file)
        app.router.add_get(f"{game}/", self._page)
        app.router.add_get(f"{game}/look", self._look)
        app.router.add_get(f"{game}/live", self._live)
        app.router.add_get(f"{game}/story", self._story)
        app.router.add_post(f"{game}/close", self._close)
        app.router.add_post(f"{game}/{{deed:[a-z]+}}", self._do)
        return app

    def shut_down(self) -> None:
        """Close the lines of all pages."""
        self._streams.close_all()
        self._deeds.close()

    # -- opening --------------------------------------------------------------------------------

    async def _door(self, request: web.Request) -> web.Response:
        """Send the page that opens another: the same for everyone, whatever the address carries."""
        self._guard.let_in(request)
        return self._form("open", speaker(request))

    async def _open(self, request: web.Request) -> web.Response:
        """Use up an address, and give the browser a cookie for one seat."""
        self._guard.let_in(request, door=True)
        self._guard.check_post(request)
        token = (await _body(request)).get("token")
        if not isinstance(token, str) or not 0 < len(token) <= LONGEST:
            raise BadRequest
        opened = await self.visits.redeem(token)
        if opened is None:
            raise Closed
        fresh, visit = opened
        response = web.json_response({"to": f"{visit.game}/"})
        response.set_cookie(
            COOKIE,
            fresh,
            path=f"{self._base}/{visit.game}/",
            max_age=int(OPEN_FOR),
            httponly=True,
            secure=self._guard.secure,
            samesite="Lax",
        )
        return response

    async def _admitted(self, request: web.Request) -> Visit:
        """Return what a browser may see.

        Raises Closed, and what a guard raises.
        """
        self._guard.let_in(request)
        token = request.cookies.get(COOKIE, "")
        visit = await self.visits.admit(int(request.match_info["game"]), token)
        if visit is None:
            raise Closed
        self._guard.count(visit.user)
        return visit

    async def _posted(self, request: web.Request) -> tuple[Visit, dict[str, Any]]:
        """Return what a page has sent.

        Raises BadRequest, Closed, and what a guard raises.
        """
        visit = await self._admitted(request)
        self._guard.check_post(request)
        self._guard.check_countersign(request, countersign(request.cookies[COOKIE]))
        return visit, await _body(request)

    # -- looking --------------------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.Response:
        visit = await self._admitted(request)
        token = request.cookies[COOKIE]
        return self._form("page", await self._say(visit), sign=countersign(token))

    async def _look(self, request: web.Request) -> web.Response:
        visit = await self._admitted(request)
        look = await self._seen(visit)
        parts = ",".join(f"{json.dumps(part)}:{text}" for part, text in look.items())
        return web.Response(text=f"{{{parts}}}", content_type="application/json")

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Tell a page what it looks like, and again whenever that changes, until it is closed."""
        visit = await self._admitted(request)
        line = self._streams.open(visit)
        if line is None:
            raise web.HTTPServiceUnavailable
        try:
            response = web.StreamResponse(
                headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
            )
            with contextlib.suppress(ConnectionError, TimeoutError):
                await response.prepare(request)
                await self._tell(line, request, response)
            return response
        finally:
            self._streams.close(line)

    async def _tell(self, line: Line, request: web.Request, response: web.StreamResponse) -> None:
        while not line.over:
            if line.told:
                await asyncio.sleep(PAUSE)
            line.stirred.clear()
            # A user who has lost the seat, or has closed all pages, hears nothing more.
            visit = await self.visits.admit(line.visit.game, request.cookies.get(COOKIE, ""))
            if visit is None:
                await response.write(b"event: closed\ndata:\n\n")
                return
            try:
                news = line.news(await self._seen(visit))
            except UserError:
                news = b""  # The game cannot be shown at the moment.
            if news:
                async with asyncio.timeout(PATIENCE):
                    await response.write(news)
            while not line.stirred.is_set():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await line.stirred.wait()
                except TimeoutError:
                    async with asyncio.timeout(PATIENCE):
                        await response.write(b"event: still\ndata:\n\n")

    async def _seen(self, visit: Visit) -> Look:
        play = self._services.play
        ruleset = (await play.info(visit.game)).ruleset
        async with self._services.store.reading() as session:
            say = await _spoken(session, visit)
            palette = await palette_of(session, visit.user, ruleset)
            voting = await proposals.list_open(session, visit.game)
        if visit.seat == WATCHING:
            table = await play.table_view(visit.game)
            told = await play.history(visit.game, last=LINES)
            return self._looks.of(table, say.of(ruleset), told, palette)
        plans = await play.planning.made(visit.game, visit.user)
        hand = await play.seat_view(visit.game, visit.user)
        if hand.seat != visit.seat:
            raise Closed
        # A shape is valid only at the moment of the view, so nothing is awaited before it is used.
        look = self._looks.of(hand, say.of(ruleset), hand.told, palette, plans)
        votes = votes_data(hand.info, visit.user, voting, say)
        ahead = await way_ahead(play, hand, visit.user, say.of(ruleset))
        plain = Unmarked(hand.info, say, voting)
        return {**look, "votes": json.dumps(plain(votes)), "ahead": json.dumps(plain(ahead))}

    async def _story(self, request: web.Request) -> web.Response:
        """Send the game from its beginning up to now, as everyone has seen it."""
        visit = await self._admitted(request)
        say = await self._say(visit)
        page = await self._stories.of(visit.game, say)
        return web.Response(body=page, content_type="text/html", charset="utf-8")

    async def _say(self, visit: Visit) -> Localizer:
        async with self._services.store.reading() as session:
            return await _spoken(session, visit)

    # -- doing ----------------------------------------------------------------------------------

    async def _do(self, request: web.Request) -> web.Response:
        if not self._deeds.knows(request.match_info["deed"]):
            raise web.HTTPNotFound
        visit, body = await self._posted(request)
        if visit.seat == WATCHING:
            raise BadRequest
        info = await self._services.play.info(visit.game)
        say = (await self._say(visit)).of(info.ruleset)
        told = await self._deeds.do(visit, request.match_info["deed"], body, say)
        return web.json_response(Unmarked(info, say)(told))

    async def _close(self, request: web.Request) -> web.Response:
        visit, _ = await self._posted(request)
        await self.visits.leave(visit)
        return web.json_response({})

    # -- files ----------------------------------------------------------------------------------

    async def _send_file(self, request: web.Request) -> web.Response:
        self._guard.let_in(request)
        if (found := self._files.get(request.match_info["name"])) is None:
            raise web.HTTPNotFound
        data, kind, tag = found
        headers = {"Cache-Control": "no-cache", "ETag": f'"{tag}"'}
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return web.Response(status=304, headers=headers)
        return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)

    def _form(self, name: str, say: Localizer, sign: str = "") -> web.Response:
        pieces = self._forms[name].split("%%")
        parts = {
            "lang": say.language,
            "dir": "rtl" if say.language in RIGHT_TO_LEFT else "ltr",
            "title": escape(say("page-title")),
            "wait": escape(say("page-wait")),
            "sign": sign,
        }
        text = "".join(parts[piece] if n % 2 else piece for n, piece in enumerate(pieces))
        return web.Response(text=text, content_type="text/html")


async def _body(request: web.Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.text())
    except (ValueError, RecursionError):
        raise BadRequest from None
    if not isinstance(body, dict):
        raise BadRequest
    return body


def _read(package: str, name: str) -> bytes:
    return (files(package) / "web" / name).read_bytes()


async def _spoken(session: Session, visit: Visit) -> Localizer:
    return localizer_for(await users.find_language(session, visit.user) or "")


def _file(data: bytes, kind: str) -> tuple[bytes, str, str]:
    return data, kind, hashlib.blake2s(data, digest_size=12).hexdigest()


@asynccontextmanager
async def pages_of(services: Services, config: Config) -> AsyncIterator[None]:
    """Serve the pages of all seats while the block runs.

    Raises OSError if the port is taken.
    """
    server = PageServer(services, config.ravenry_page)
    runner = web.AppRunner(server.app(), access_log=None, logger=_wire, shutdown_timeout=2.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, config.ravenry_page_host, config.ravenry_page_port).start()
        services.pages = server.visits
        log.info(
            "pages are served at port %d for %s", config.ravenry_page_port, config.ravenry_page
        )
        yield
    finally:
        services.pages = None
        server.shut_down()
        await runner.cleanup()
