"""What every REST call goes through: credentials, limits, faults, and checks of its body."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from bot.local.mishaps import Mishap, answer_with
from bot.local.rest.errors import ApiError, Json, invalid
from bot.local.service import Service
from bot.local.world.files import MAX_REQUEST_BYTES, Upload

API = "/api/v10"
_SECRET = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/]+")
_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass
class RestCall:
    """One request that has passed the checks."""

    service: Service
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Return an id from the path; raises 50035 if it is no snowflake."""
        text = self.params[name]
        if not text.isdigit():
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def flag(self, name: str) -> bool:
        """Return a boolean from the query, in any spelling that clients use."""
        return self.query.get(name, "").lower() in ("1", "true")


Answer = Json | list[Any] | None
"""The JSON of an answer; None becomes status 204."""
Handler = Callable[[RestCall], Answer | tuple[int, Answer]]


@dataclass(frozen=True)
class Route:
    """One operation of the API."""

    method: str
    path: str
    operation: str
    handler: Handler
    needs_token: bool


class Routes:
    """A list of operations, which decorators fill."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def add(
        self, method: str, path: str, operation: str, *, needs_token: bool = True
    ) -> Callable[[Handler], Handler]:
        """Register a handler under the operation's id in the OpenAPI description."""

        def register(handler: Handler) -> Handler:
            self.routes.append(Route(method, path, operation, handler, needs_token))
            return handler

        return register


def install(app: web.Application, service: Service, routes: list[Route]) -> None:
    """Put the operations on the server, and a refusal for every other path of the API."""
    for route in routes:
        app.router.add_route(route.method, API + route.path, _serve(service, route))

    async def nothing(request: web.Request) -> web.StreamResponse:
        service.violate(f"no such route in this stand-in: {request.method} {request.path}")
        return answer_with(404, {"message": "404: Not Found", "code": 0})

    app.router.add_route("*", API + "/{rest:.*}", nothing)


def _serve(service: Service, route: Route) -> Callable[[web.Request], Any]:
    async def counted(request: web.Request) -> web.StreamResponse:
        if service.quotas.banned:
            return answer_with(429, {"message": "You are being blocked", "code": 0})
        answer = await serve(request)
        if answer.headers.get("X-RateLimit-Scope") != "shared":
            service.quotas.answered(answer.status, f"{route.method} {route.path}")
        return answer

    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        shown = f"{request.method} " + _SECRET.sub(r"\1(token)", path)
        call = RestCall(service, dict(request.match_info), dict(request.query))
        wrong: ApiError | None = None
        try:
            await _read(service, request, route, call)
        except ConnectionResetError:  # The caller has been killed meanwhile.
            wrong = ApiError(400, 0, "the request was cut off")
        except ApiError as error:
            wrong = error
        mishap = Mishap(service, request, path, shown, call.body)
        early = await mishap.before()
        if early is not None:
            return early
        headers: dict[str, str] = {}
        try:
            _check_credentials(service, request, route)
            headers = service.limits.count(request.method, path)
            if wrong is not None:
                raise wrong
            service.transcript.add("->", shown, call.body)
            if mishap.happens_twice:
                route.handler(call)
            answer = route.handler(call)
            status, body = answer if isinstance(answer, tuple) else (200, answer)
        except ApiError as error:
            if call.body is None:
                service.transcript.add("->", shown)
            status, body = error.status, error.body()
            headers |= getattr(error, "headers", {})
            if error.status == 429:
                headers.setdefault("Via", "1.1 standin")
                headers.setdefault("Retry-After", "1")
        service.transcript.add("<-", f"{204 if body is None else status} {shown}", body)
        late = await mishap.after()
        if late is not None:
            return late
        if body is None:
            return web.Response(status=204, headers=headers)
        return answer_with(status, body, headers)

    return counted


def _check_credentials(service: Service, request: web.Request, route: Route) -> None:
    if not request.headers.get("User-Agent"):
        raise ApiError(403, 40333, "internal network error")
    if not route.needs_token:
        return
    if request.headers.get("Authorization") != f"Bot {service.settings.token}":
        raise ApiError(401, 0, "401: Unauthorized")


async def _read(service: Service, request: web.Request, route: Route, call: RestCall) -> None:
    """Read the body, JSON or multipart, and check it against the description."""
    if (request.content_length or 0) > MAX_REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    if not service.request_schemas.has_body(route.operation):
        await request.read()
        return
    kind = request.content_type
    if kind == "multipart/form-data":
        text = await _read_parts(request, call)
    elif kind == "application/json" or not request.can_read_body:
        text = (await request.read()).decode() or "{}"
    else:
        raise ApiError(
            400,
            50035,
            "Invalid Form Body",
            {
                "_errors": [
                    {
                        "code": "CONTENT_TYPE_INVALID",
                        "message": 'Expected "Content-Type" header to be one of '
                        "{'application/json', 'multipart/form-data'}.",
                    }
                ]
            },
        )
    try:
        call.body = json.loads(text)
    except json.JSONDecodeError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    service.request_schemas.check(route.operation, call.body)
    for key in service.request_schemas.unknown_keys(route.operation, call.body):
        service.unknown_keys.add(f"{route.operation}: {key}")


async def _read_parts(request: web.Request, call: RestCall) -> str:
    """Collect the parts ``files[n]``; return the text of ``payload_json``."""
    text = "{}"
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        data = bytes(await part.read(decode=True))
        total += len(data)
        if total > MAX_REQUEST_BYTES:
            raise ApiError(413, 40005, "Request entity too large")
        numbered = _FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            text = data.decode()
        elif numbered is not None:
            name = unquote(part.filename or "unknown")
            call.uploads.append(Upload(int(numbered[1]), name, data))
    return text
