"""The limits and checks of the page's server, and the headers of its replies."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import re
import traceback
from collections.abc import Awaitable, Callable
from hashlib import blake2s
from typing import ClassVar
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.web import HTTPTooManyRequests

from bot.limits.rates import UserRateLimit
from bot.play import UserError
from bot.text import Localizer, languages, localizer_for
from bot.text.catalog import FALLBACK
from bot.ui.reply import sentence
from bot.workers.drawing import NotDrawn

LARGEST = 16_384
"""Bytes of the largest request."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
}
"""The headers of every reply: no code or picture from elsewhere, and no referrer to others."""

COUNTERSIGN = "X-Ravenry"
"""The header by which a page shows that it is the one that was opened."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)


class Closed(Exception):
    """A page that is not open to this browser."""


class BadRequest(Exception):
    """A request that no page makes."""


def speaker(request: web.Request) -> Localizer:
    """Return the localizer for a browser's first language that the bot speaks, or else English."""
    for tag in re.findall(r"[A-Za-z]{2,8}", request.headers.get("Accept-Language", "")[:200]):
        if tag.lower() in languages():
            return localizer_for(tag.lower())
    return localizer_for(FALLBACK)


def address_of(request: web.Request) -> str:
    """Return the address from which a request comes.

    Behind a proxy of the host's own network, that is the last address that the proxy has noted; a
    client may have invented the others.
    """
    peer = request.remote or ""
    noted = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        near = ipaddress.ip_address(peer).is_private
        return str(ipaddress.ip_address(noted)) if near and noted else peer
    except ValueError:
        return peer


class Guard:
    """Limits, and checks of where a request comes from."""

    times: ClassVar[int] = 1
    """By how much the limits are multiplied."""

    def __init__(self, address: str, steady: Callable[[], float]) -> None:
        """Create it for the public address; ``steady`` returns seconds of a clock that is never
        set."""
        parts = urlsplit(address)
        self.secure = parts.scheme == "https"
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._addresses = UserRateLimit(120 * self.times, 4.0 * self.times, clock=steady)
        self._doors = UserRateLimit(10 * self.times, 0.2 * self.times, clock=steady)
        self._users = UserRateLimit(60 * self.times, 4.0 * self.times, clock=steady)

    def let_in(self, request: web.Request, *, door: bool = False) -> None:
        """Count a request of an address; one to open a page counts for more.

        Raises HTTPTooManyRequests.
        """
        key = int.from_bytes(blake2s(address_of(request).encode(), digest_size=8).digest(), "big")
        if self._addresses.wait(key) or (door and self._doors.wait(key)):
            raise HTTPTooManyRequests

    def count(self, user: int) -> None:
        """Count a request of a user.

        Raises HTTPTooManyRequests.
        """
        if self._users.wait(user):
            raise HTTPTooManyRequests

    def check_post(self, request: web.Request) -> None:
        """Check that a request was made by a page of this address.

        Raises BadRequest.
        """
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        if (
            request.headers.get("Origin") != self._origin
            or site != "same-origin"
            or request.content_type != "application/json"
        ):
            raise BadRequest

    @staticmethod
    def check_countersign(request: web.Request, expected: str) -> None:
        """Check that a request carries what only the page of this cookie knows.

        Raises BadRequest.
        """
        given = request.headers.get(COUNTERSIGN, "")
        if not hmac.compare_digest(given.encode(), expected.encode()):
            raise BadRequest


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every reply has, errors included."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.pop("Server", None)


@web.middleware
async def in_words(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer every refusal and every error with one sentence, and log no text of an error."""
    try:
        return await handler(request)
    except Closed:
        return refusal(request, 403, "page-closed")
    except HTTPTooManyRequests:
        return refusal(request, 429, "page-too-fast")
    except web.HTTPRequestEntityTooLarge:
        return refusal(request, 413, "page-bad-request")
    except web.HTTPException as error:
        if error.status < 400:
            raise
        return refusal(request, error.status, "page-bad-request")
    except UserError as error:
        say = speaker(request)
        return web.Response(status=409, text=sentence(error, say) + "\n")
    except BadRequest:
        return refusal(request, 400, "page-bad-request")
    except NotDrawn:
        return refusal(request, 503, "story-failed")
    except ConnectionError:
        raise
    except Exception as error:
        frames = "".join(traceback.format_tb(error.__traceback__))
        log.error("the page: %s\n%s", type(error).__name__, frames)
        return refusal(request, 500, "trouble-internal")


def refusal(request: web.Request, status: int, id: str) -> web.Response:
    """Return a sentence in a language of the browser."""
    return web.Response(status=status, text=speaker(request)(id) + "\n")
