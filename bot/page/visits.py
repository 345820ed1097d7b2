"""Who may see a page of a game: addresses that open it once, and the browsers that did."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import replace

from bot.panels.rights import page_for
from bot.play import UserError
from bot.play.errors import user_error
from bot.services import Services
from bot.store.people import pages
from bot.store.people.pages import Visit

GOOD_FOR = 600.0
"""Seconds in which an address can be opened."""

OPEN_FOR = 30 * 86400.0
"""Seconds for which a browser keeps a page."""

LONGEST = 64
"""How many characters a token has at most."""


def hashed(token: str, purpose: str = "") -> str:
    """Return the hash of a token, which is all that the database has of it."""
    return hashlib.sha256(f"{purpose}{token}".encode()).hexdigest()


def countersign(token: str) -> str:
    """Return what a page sends with each request that changes something.

    It follows from the cookie, which no other page can read.
    """
    return hashed(token, "countersign:")


class Visits:
    """The pages that are open, and the addresses that open them."""

    def __init__(self, services: Services, address: str, closed: Callable[[int], None]) -> None:
        """Create them; ``address`` is the public one, and ``closed`` hears whose pages close."""
        self._services = services
        self._address = address
        self._closed = closed

    async def invite(self, game: int, user: int) -> str:
        """Return an address that opens once: the page of a user's seat, or else one to watch.

        What it carries is behind the ``#``, which browsers keep to themselves: no server, log or
        link preview sees it.

        Raises UserError if the game has not begun, or if they have no seat and the table agrees to
        no spectators.
        """
        info = await self._services.play.info(game)
        if info.phase not in ("running", "over"):
            raise user_error("closed" if info.phase == "closed" else "not-started")
        if (seat := page_for(info, user)) is None:
            raise user_error("not-watched")
        token = secrets.token_urlsafe(32)
        until = self._services.now() + GOOD_FOR
        async with self._services.store.writing() as session:
            await pages.put_address(session, Visit(hashed(token), game, user, seat, until))
        return f"{self._address}/open#{token}"

    async def redeem(self, token: str) -> tuple[str, Visit] | None:
        """Use up what an address carries; return what the browser keeps, and what it may see."""
        now, hash = self._services.now(), hashed(token[: LONGEST + 1])
        async with self._services.store.reading() as session:  # Guesses write nothing.
            if await pages.find(session, hash, now, kind="address") is None:
                return None
        async with self._services.store.writing() as session:
            found = await pages.find(session, hash, now, kind="address")
            if found is None:
                return None
            await pages.drop(session, found.hash)
            if not await self._is_held(found):
                return None
            fresh = secrets.token_urlsafe(32)
            visit = replace(found, hash=hashed(fresh), until=now + OPEN_FOR)
            await pages.put_browser(session, visit)
        return fresh, visit

    async def admit(self, game: int, token: str) -> Visit | None:
        """Return what a browser may see of a game; nothing if its user no longer has the seat."""
        if not 0 < len(token) <= LONGEST:
            return None
        async with self._services.store.reading() as session:
            found = await pages.find(session, hashed(token), self._services.now())
        if found is None or found.game != game:
            return None
        if not await self._is_held(found):
            await self.leave(found)
            return None
        return found

    async def leave(self, visit: Visit) -> None:
        """Close a page in one browser."""
        async with self._services.store.writing() as session:
            await pages.drop(session, visit.hash)
        self._closed(visit.user)

    async def close_all(self, user: int) -> None:
        """Close all pages of a user."""
        async with self._services.store.writing() as session:
            await pages.drop_all(session, user)
        self._closed(user)

    async def _is_held(self, visit: Visit) -> bool:
        """Return whether a user still has the seat that they had when they were invited.

        One who had none may watch as long as they have none, and the table agrees.
        """
        try:
            info = await self._services.play.info(visit.game)
        except UserError:
            return False
        return page_for(info, visit.user) == visit.seat
