"""Asks the relays of the public beacon for a round; none of them need be trusted."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence

import aiohttp

from engine.fairness.beacon import QUICKNET, RELAYS, Beacon

TIMEOUT = 5.0
"""Seconds for which one relay is waited for."""
LARGEST = 4096
"""Bytes of an answer that are read."""

log = logging.getLogger(__name__)


class Relays:
    """Asks one relay after another, and checks what each of them says."""

    def __init__(self, beacon: Beacon = QUICKNET, addresses: Sequence[str] = RELAYS) -> None:
        self.beacon = beacon
        self._addresses = addresses

    async def ask(self, number: int) -> str | None:
        """Return the signature of a round; ``None`` if no relay tells it now."""
        timeout = aiohttp.ClientTimeout(total=TIMEOUT)
        async with aiohttp.ClientSession(timeout=timeout, trust_env=True) as session:
            for address in self._addresses:
                signature = await self._ask(session, address + self.beacon.path(number))
                if signature is None:
                    continue
                # It takes a fifth of a second, for which nobody else is to wait.
                if await asyncio.to_thread(self.beacon.signs, (number, signature)):
                    return signature
                log.warning("%s has told a round %d that is none", address, number)
        return None

    async def _ask(self, session: aiohttp.ClientSession, address: str) -> str | None:
        """Return what one relay says, if it says anything that could be a signature."""
        try:
            async with session.get(address) as response:
                data = await response.content.read(LARGEST)
            signature = json.loads(data)["signature"]
        except (aiohttp.ClientError, TimeoutError, OSError):
            return None
        except (ValueError, LookupError, TypeError, RecursionError):
            return None  # it is no round
        return signature if isinstance(signature, str) else None
