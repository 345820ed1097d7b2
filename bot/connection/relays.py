"""The relays of the public beacon; none of them needs to be trusted."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

import aiohttp

from engine.fairness.beacon import QUICKNET, RELAYS, Beacon

TIMEOUT = 5.0
"""Seconds to wait for one relay."""
LARGEST = 4096
"""The most bytes of an answer that are read."""

log = logging.getLogger(__name__)


class Relays:
    """The source that asks one relay after another, and checks each answer."""

    def __init__(self, beacon: Beacon = QUICKNET, addresses: Sequence[str] = RELAYS) -> None:
        self.beacon = beacon
        self._addresses = addresses

    async def ask(self, number: int) -> str | None:
        """Return the signature of a round; ``None`` if no relay has it now."""
        timeout = aiohttp.ClientTimeout(total=TIMEOUT)
        async with aiohttp.ClientSession(timeout=timeout, trust_env=True) as session:
            for address in self._addresses:
                signature = await self._ask(session, address + self.beacon.path(number))
                if signature is None:
                    continue
                # This takes a fifth of a second, which must not hold up the event loop.
                if await asyncio.to_thread(self.beacon.signs, (number, signature)):
                    return signature
                log.warning("%s has sent a wrong signature of round %d", address, number)
        return None

    async def _ask(self, session: aiohttp.ClientSession, address: str) -> str | None:
        """Return the answer of one relay, if it could be a signature."""
        try:
            async with session.get(address) as response:
                data = await response.content.read(LARGEST)
            signature = json.loads(data)["signature"]
        except (aiohttp.ClientError, TimeoutError, OSError):
            return None
        except (ValueError, LookupError, TypeError, RecursionError):
            return None  # It is not a round.
        return signature if isinstance(signature, str) else None
