"""What a test or a launcher may choose about the server."""

from dataclasses import dataclass, field

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "June", "Kai", "Lena")
"""First names of the people on the server, in the order in which they join."""

CHANNELS = ("general", "game-table", "off-topic")


@dataclass(frozen=True)
class RateLimit:
    """At most `count` calls in `seconds` for each channel, guild or webhook."""

    method: str
    path: str
    """A regular expression that the whole path after ``/api/v10`` has to match."""
    count: int
    seconds: float


DEFAULT_RATE_LIMITS = (
    RateLimit("POST", r"/channels/\d+/messages", 5, 5),
    RateLimit("PATCH", r"/channels/\d+/messages/\d+", 5, 5),
    RateLimit("DELETE", r"/channels/\d+/messages/\d+", 5, 1),
    RateLimit("PATCH", r"/channels/\d+", 2, 600),
    RateLimit("PUT", r"/channels/\d+/messages/pins/\d+", 5, 5),
    RateLimit("POST", r"/webhooks/\d+/[^/]+", 5, 2),
)
"""The usual numbers; the real ones are not published, only told in headers."""


FIRST_ANSWER = 3.0
"""Seconds within which Discord wants an interaction to be answered first."""


@dataclass
class Settings:
    """Settings of one server; the defaults make a small server where everything is allowed."""

    token: str = "local-stand-in-token"
    users: int = 8
    guild_name: str = "The Long Table"
    bot_name: str = "bot"
    channels: tuple[str, ...] = CHANNELS
    integration_types: tuple[int, ...] = (0,)
    """How the application can be installed, by the portal: for a server (0), for a user (1).

    A new application has both."""
    privileged_intents: int = 0
    """Bits of the privileged intents that are switched on in the portal."""
    rate_limits: tuple[RateLimit, ...] = ()
    global_limit: int = 50
    """Calls per second over all routes; counted only while there are rate limits at all."""
    heartbeat_interval_ms: int = 41250
    nonce_window: float = 300.0
    """Seconds during which a nonce with ``enforce_nonce`` is remembered."""
    first_answer: float = field(default_factory=lambda: FIRST_ANSWER)
    """Seconds within which an interaction has to be answered first."""
    token_life: float = 900.0
    """Seconds during which an interaction's token works."""
    creations_a_day: int = 200
    """Commands that can be made in a day."""
    identifies_a_day: int = 1000
    """How often a bot can identify in a day; beyond that its token is reset."""
    identify_span: float = 0.0
    """Seconds in which shards that are alike modulo `max_concurrency` can identify once.

    Discord's are 5 (`bot.local.sessions.IDENTIFY_SPAN`); 0 for no limit, since tests start again
    and again."""
    max_concurrency: int = 1
    """Shards that can identify at the same time."""
    guilds_per_shard: int = 2500
    """Beyond so many in a shard, connections of that shard are refused."""
    shards: int = 0
    """How many shards are recommended; 0 for one for each 1,000 guilds."""
    invalid_requests: int = 10_000
    """Answers of 401, 403 and 429 in ten minutes after which nothing else is answered."""
    log_bodies: bool = True
    extra_names: tuple[str, ...] = field(default=())
    """Names to use instead of the usual ones, in order."""
