"""What a test or a launcher may choose for the server."""

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
"""The usual numbers. Discord does not publish the real ones; it sends them in headers."""


FIRST_ANSWER = 3.0
"""Seconds within which Discord expects the first answer to an interaction."""


@dataclass
class Settings:
    """Settings of one server; the defaults make a small server in which everything is allowed."""

    token: str = "local-stand-in-token"
    users: int = 8
    guild_name: str = "The Long Table"
    bot_name: str = "bot"
    channels: tuple[str, ...] = CHANNELS
    integration_types: tuple[int, ...] = (0,)
    """How the application can be installed, as set in the portal: for a server (0), for a user (1).

    A new application allows both.
    """
    privileged_intents: int = 0
    """The bits of the privileged intents that are switched on in the portal."""
    rate_limits: tuple[RateLimit, ...] = ()
    global_limit: int = 50
    """Calls per second over all routes; counted only if there are any rate limits."""
    heartbeat_interval_ms: int = 41250
    nonce_window: float = 300.0
    """Seconds during which a nonce with ``enforce_nonce`` is remembered."""
    first_answer: float = field(default_factory=lambda: FIRST_ANSWER)
    """Seconds within which an interaction needs its first answer."""
    token_life: float = 900.0
    """Seconds during which an interaction's token works."""
    creations_a_day: int = 200
    """Commands that can be created in a day."""
    identifies_a_day: int = 1000
    """How often a bot can identify in a day; after that, its token is reset."""
    identify_span: float = 0.0
    """Seconds in which only one of the shards that are equal modulo `max_concurrency` can identify.

    Discord's are 5 (`bot.local.sessions.IDENTIFY_SPAN`); 0 for no limit, since tests start again
    and again.
    """
    max_concurrency: int = 1
    """Shards that can identify at the same time."""
    guilds_per_shard: int = 2500
    """The most guilds in a shard; with more, the connections of that shard are refused."""
    shards: int = 0
    """How many shards are recommended; 0 means one for each 1,000 guilds."""
    invalid_requests: int = 10_000
    """How many answers of 401, 403 and 429 in ten minutes lead to a ban of the address."""
    blocked_words: tuple[str, ...] = ()
    """Words that the server's automatic moderation blocks, in messages and in names of threads."""
    log_bodies: bool = True
    extra_names: tuple[str, ...] = field(default=())
    """Names to use instead of the usual ones, in order."""
