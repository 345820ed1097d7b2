"""Watching the calls to Discord: how soon interactions are answered, and how calls end."""

from __future__ import annotations

import re
import time
from types import SimpleNamespace

import aiohttp
import discord

from .metrics import Vitals

_CALLBACK = re.compile(r"/interactions/(\d+)/")


def trace_of(vitals: Vitals) -> aiohttp.TraceConfig:
    """Return the trace that a client hands to its HTTP session."""
    trace = aiohttp.TraceConfig()

    async def ended(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        vitals.calls[params.response.status] += 1
        if match := _CALLBACK.search(params.url.path):
            created = discord.utils.snowflake_time(int(match[1])).timestamp()
            # Discord's clock and this machine's differ a little.
            vitals.replies.observe(max(0.0, time.time() - created))

    trace.on_request_end.append(ended)
    return trace
