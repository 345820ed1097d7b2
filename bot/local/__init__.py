"""A local stand-in for Discord: REST API, gateway and a web page, on loopback only.

It knows nothing of any particular bot. Start it with ``python -m bot.local`` or with `Standin`.
"""

from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.rest.errors import PageError
from bot.local.settings import DEFAULT_RATE_LIMITS, RateLimit, Settings
from bot.local.standin import Standin

__all__ = [
    "DEFAULT_RATE_LIMITS",
    "ActionOutcome",
    "PageError",
    "Person",
    "RateLimit",
    "Settings",
    "Standin",
    "VisibleMessage",
]
