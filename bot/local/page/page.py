"""The web page on which a person uses this small Discord, and its HTTP calls.

Every call names the person with ``?as=<user id>``; refusals are 409 with ``{"error": words}``.
"""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import resources
from typing import Any

from aiohttp import WSCloseCode, web

from bot.local.interactions.interactions import Interaction, InteractionType
from bot.local.rest.errors import ApiError, Json, PageError
from bot.local.service import Service
from bot.local.world.model import Channel, User

from ..world import server_changes
from . import client_actions, views

_FILES = {
    "": ("index.html", "text/html"),
    "app.css": ("app.css", "text/css"),
    "app.js": ("app.js", "text/javascript"),
}
_HEARTBEAT = 20.0
_FOREVER = {"Cache-Control": "max-age=31536000, immutable"}

Handler = Callable[[web.Request, User], Awaitable[Json]]


async def _forward(queue: asyncio.Queue[Json], socket: web.WebSocketResponse) -> None:
    while True:
        await socket.send_json(await queue.get())


class WebPage:
    """The server of the page's files and its calls."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._sockets: set[web.WebSocketResponse] = set()

    def install(self, app: web.Application) -> None:
        """Add the routes to the server."""
        for name in _FILES:
            app.router.add_get(f"/{name}", self._file)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/cdn/emojis/{name}", self._emoji)
        app.router.add_get("/page/who", self._who)
        app.router.add_get("/page/live", self._live)
        app.router.add_get("/page/changes", self._changes)
        calls: list[tuple[str, str, Handler]] = [
            ("GET", "/home", self._home),
            ("GET", "/channels/{channel}/messages", self._messages),
            ("GET", "/channels/{channel}/pins", self._pins),
            ("GET", "/channels/{channel}/commands", self._commands),
            ("POST", "/channels/{channel}/messages", self._say),
            ("POST", "/channels/{channel}/read", self._read),
            ("POST", "/channels/{channel}/slash", self._slash),
            ("POST", "/channels/{channel}/autocomplete", self._autocomplete),
            ("POST", "/messages/{message}/press", self._press),
            ("POST", "/messages/{message}/select", self._select),
            ("POST", "/messages/{message}/dismiss", self._dismiss),
            ("POST", "/modals/{modal}/submit", self._submit),
            ("POST", "/modals/{modal}/close", self._close),
            ("POST", "/dm", self._dm),
            ("POST", "/me", self._me),
        ]
        for method, path, handler in calls:
            app.router.add_route(method, "/page" + path, self._guarded(handler))

    def _user(self, request: web.Request) -> User:
        number = request.query.get("as", "")
        user = self._service.world.users.get(int(number)) if number.isdigit() else None
        if user is None or user.bot:
            raise PageError("choose who you are")
        return user

    def _guarded(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            try:
                return web.json_response(await handler(request, self._user(request)))
            except (PageError, ApiError) as error:
                words = error.message if isinstance(error, ApiError) else str(error)
                return web.json_response({"error": words}, status=409)

        return serve

    async def _file(self, request: web.Request) -> web.Response:
        name, kind = _FILES[request.path.removeprefix("/")]
        data = resources.files("bot.local.page").joinpath("web").joinpath(name).read_bytes()
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)

    async def _attachment(self, request: web.Request) -> web.Response:
        channel = self._service.world.channels.get(int(request.match_info["channel"]))
        wanted = request.match_info["id"]
        for message in [] if channel is None else channel.messages.values():
            for file in message.attachments:
                if str(file.id) == wanted:
                    kind = file.content_type or "application/octet-stream"
                    return web.Response(
                        body=file.data, content_type=kind.split(";")[0], headers=_FOREVER
                    )
        raise web.HTTPNotFound

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["name"].split(".")[0]
        emoji = self._service.world.emojis.get(int(number)) if number.isdigit() else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type="image/png")

    async def _who(self, request: web.Request) -> web.Response:
        world = self._service.world
        people = [
            views.person(one) | {"pings": views.pings(self._service, one)} for one in world.people()
        ]
        return web.json_response({"people": people, "guild": world.guild.name})

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Send news over a websocket until the browser disconnects.

        A websocket rather than an event stream: browsers open at most six ordinary connections to a
        host, and six players in six tabs would use them all.
        """
        try:
            user = self._user(request)
        except PageError as error:
            return web.json_response({"error": str(error)}, status=409)
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT)
        await socket.prepare(request)
        queue = self._service.live.listen(user.id)
        writer = asyncio.create_task(_forward(queue, socket))
        self._sockets.add(socket)
        try:
            await socket.send_json({"kind": "hello"})
            async for _ in socket:
                continue  # The page only listens.
        finally:
            self._sockets.discard(socket)
            self._service.live.leave(queue)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    async def shut_down(self) -> None:
        """Disconnect every browser."""
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def _changes(self, request: web.Request) -> web.Response:
        """Wait until something has changed since a version, for a browser without a websocket."""
        since = int(request.query.get("since", "-1"))
        patience = min(30.0, float(request.query.get("timeout", "10")))
        version = await self._service.live.changed_since(since, patience)
        return web.json_response({"version": version})

    async def _home(self, request: web.Request, user: User) -> Json:
        return views.home(self._service, user)

    def _channel(self, request: web.Request, user: User) -> Channel:
        number = int(request.match_info["channel"])
        return client_actions.channel_for(self._service, user, number)

    async def _messages(self, request: web.Request, user: User) -> Json:
        channel = self._channel(request, user)
        limit = min(100, int(request.query.get("limit", "50")))
        before = int(request.query.get("before", str(1 << 63)))
        shown = [
            one
            for one in channel.messages.values()
            if one.id < before and views.visible(self._service, channel, one, user.id)
        ]
        return {
            "messages": [views.message(self._service, one, user.id) for one in shown[-limit:]],
            "more": len(shown) > limit,
        }

    async def _pins(self, request: web.Request, user: User) -> Json:
        channel = self._channel(request, user)
        found = [views.message(self._service, one, user.id) for one in channel.pins()]
        return {"messages": found}

    async def _commands(self, request: web.Request, user: User) -> Json:
        channel = self._channel(request, user)
        return {"commands": views.command_list(self._service, user, channel)}

    async def _say(self, request: web.Request, user: User) -> Json:
        channel = self._channel(request, user)
        content = str((await request.json())["content"])
        return {"id": str(client_actions.say(self._service, user, channel, content).id)}

    async def _read(self, request: web.Request, user: User) -> Json:
        channel = self._channel(request, user)
        client_actions.read(self._service, user, channel)
        return {}

    async def _slash(self, request: web.Request, user: User) -> Json:
        return await self._command(request, user, focused=False)

    async def _autocomplete(self, request: web.Request, user: User) -> Json:
        return await self._command(request, user, focused=True)

    async def _command(self, request: web.Request, user: User, *, focused: bool) -> Json:
        channel = self._channel(request, user)
        body = await request.json()
        interaction = client_actions.slash(
            self._service,
            user,
            channel,
            str(body["name"]),
            [str(part) for part in body.get("path", [])],
            values=dict(body.get("options", {})),
            focused=str(body["focused"]) if focused else None,
        )
        return await self._outcome(interaction)

    async def _press(self, request: web.Request, user: User) -> Json:
        message = client_actions.message_for(
            self._service, user, int(request.match_info["message"])
        )
        custom_id = str((await request.json())["custom_id"])
        return await self._outcome(client_actions.press(self._service, user, message, custom_id))

    async def _select(self, request: web.Request, user: User) -> Json:
        message = client_actions.message_for(
            self._service, user, int(request.match_info["message"])
        )
        body = await request.json()
        values = [str(value) for value in body["values"]]
        interaction = client_actions.select(
            self._service, user, message, str(body["custom_id"]), values
        )
        return await self._outcome(interaction)

    async def _dismiss(self, request: web.Request, user: User) -> Json:
        message = client_actions.message_for(
            self._service, user, int(request.match_info["message"])
        )
        client_actions.dismiss(self._service, user, message)
        return {}

    async def _submit(self, request: web.Request, user: User) -> Json:
        number = int(request.match_info["modal"])
        values = dict((await request.json()).get("values", {}))
        interaction = client_actions.submit(self._service, user, number, values)
        outcome = await self._outcome(interaction)
        if outcome["kind"] != "failed":
            self._service.interactions.modals.pop(number, None)
        return outcome

    async def _close(self, request: web.Request, user: User) -> Json:
        client_actions.close_modal(self._service, user, int(request.match_info["modal"]))
        return {}

    async def _dm(self, request: web.Request, user: User) -> Json:
        return {"channel": str(server_changes.open_dm(self._service, user.id).id)}

    async def _me(self, request: web.Request, user: User) -> Json:
        body: dict[str, Any] = await request.json()
        if "dms_open" in body:
            user.dms_open = bool(body["dms_open"])
        if "locale" in body:
            user.locale = str(body["locale"])
        return {"dms_open": user.dms_open, "locale": user.locale}

    async def _outcome(self, interaction: Interaction) -> Json:
        """Wait for the bot's first answer, until it is too late for one."""
        outcome = dict(await asyncio.shield(interaction.outcome))
        if interaction.type is not InteractionType.AUTOCOMPLETE:
            outcome["interaction"] = str(interaction.id)
        return outcome
