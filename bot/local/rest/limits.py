"""Rate limits with their headers.

Source: Discord's documentation, "Rate Limits".
"""

import re
from collections import Counter, deque

from ..settings import RateLimit
from ..world.clock import StandinClock
from ..world.model import Message
from .errors import ApiError

DAY = 86400.0
TEN_MINUTES = 600.0
INVALID = (401, 403, 429)
"""The statuses of answers that count as invalid requests."""


class Quota:
    """A limit of so many uses in so many seconds."""

    def __init__(self, clock: StandinClock, most: int, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._used: deque[float] = deque()
        self.most = most
        self.worst = 0
        """The most that were ever used in one such time."""

    @property
    def used(self) -> int:
        """How many were used in the period that ends now."""
        now = self._clock.now()
        while self._used and now - self._used[0] >= self._seconds:
            self._used.popleft()
        return len(self._used)

    @property
    def left(self) -> int:
        """How many calls are left."""
        return max(0, self.most - self.used)

    @property
    def reset_after(self) -> float:
        """Seconds until one more call is allowed; 0 if none was used."""
        return self._used[0] + self._seconds - self._clock.now() if self.used else 0.0

    def use(self, number: int = 1) -> bool:
        """Use this many, if they are left; return whether they were."""
        if number > self.left:
            return False
        self._used.extend([self._clock.now()] * number)
        self.worst = max(self.worst, len(self._used))
        return True


class Quotas:
    """Everything that is counted for one application."""

    def __init__(
        self, clock: StandinClock, *, creations: int, identifies: int, invalid: int
    ) -> None:
        self.creations = Quota(clock, creations, DAY)
        """Commands that were made."""
        self.identifies = Quota(clock, identifies, DAY)
        """IDENTIFYs that were accepted."""
        self.invalid = Quota(clock, invalid, TEN_MINUTES)
        """Answers of 401, 403 and 429, those for limits that are shared left out."""
        self.answers: Counter[str] = Counter()
        """Those of `invalid` by status, method and kind of path."""

    def create(self, number: int) -> None:
        """Count commands that are created; raises 30034 if they are too many."""
        if not self.creations.use(number):
            raise ApiError(
                400,
                30034,
                "Maximum number of daily application command creates has been reached "
                f"({self.creations.most})",
            )

    @property
    def banned(self) -> bool:
        """Whether the server has stopped answering, after too many invalid requests."""
        return self.invalid.left == 0

    def answered(self, status: int, what: str) -> None:
        """Count an answer, if it is to an invalid request."""
        if status in INVALID:
            self.invalid.use()
            self.answers[f"{status} {what}"] += 1


Headers = dict[str, str]

_UNLIMITED = re.compile(r"/interactions/.*|/webhooks/.*")


class RateLimited(ApiError):
    """A 429; `headers` say how long to wait, and which limit was hit."""

    def __init__(self, retry_after: float, headers: Headers, *, scope: str) -> None:
        everywhere = scope == "global"
        super().__init__(
            429,
            0,
            "You are being rate limited.",
            more={"retry_after": round(retry_after, 3), "global": everywhere},
        )
        # Only special cases have a code; an ordinary 429 has none.
        self.headers = {
            **headers,
            "Retry-After": str(max(1, round(retry_after))),
            "X-RateLimit-Scope": scope,
            "Via": "1.1 standin",
        }
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"


class RateLimits:
    """Counts calls per route and major parameter, and over all routes."""

    def __init__(self, clock: StandinClock, limits: tuple[RateLimit, ...], per_second: int) -> None:
        self._clock = clock
        self._limits = limits
        self._per_second = per_second
        self._windows: dict[tuple[int, str], tuple[float, int]] = {}
        self._second: tuple[float, int] = (0.0, 0)
        self.overruns: Counter[str] = Counter()
        """How often a client was told to wait because it had called too often, by route."""

    def count(self, method: str, path: str) -> Headers:
        """Count one call; return the headers for its answer, or raise `RateLimited`."""
        if not self._limits:
            return {}
        now = self._clock.now()
        if not _UNLIMITED.fullmatch(path):
            start, used = self._second
            if now - start >= 1:
                start, used = now, 0
            self._second = (start, used + 1)
            if used >= self._per_second:
                self.overruns["global"] += 1
                raise RateLimited(start + 1 - now, {}, scope="global")
        for number, limit in enumerate(self._limits):
            if limit.method == method and re.fullmatch(limit.path, path):
                return self._use(number, limit, path, now)
        return {}

    def _use(self, number: int, limit: RateLimit, path: str, now: float) -> Headers:
        # A webhook is identified by its id and its token; those of interactions share an id.
        major = "/".join(path.split("/")[: 4 if path.startswith("/webhooks/") else 3])
        start, used = self._windows.get((number, major), (now, 0))
        if now - start >= limit.seconds:
            start, used = now, 0
        reset = start + limit.seconds
        headers = {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(max(0, limit.count - used - 1)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset - now:.3f}",
            "X-RateLimit-Bucket": f"bucket{number}",
        }
        if used >= limit.count:
            self.overruns[f"{limit.method} {limit.path}"] += 1
            raise RateLimited(reset - now, headers, scope="user")
        self._windows[number, major] = (start, used + 1)
        return headers


OLD_AGE, OLD_EDITS, OLD_WINDOW = 3600, 3, 6
"""The limit for messages older than an hour: three edits in six seconds in each channel."""


class EditPace:
    """Counts edits of old messages: beyond three in six seconds per channel, 30046."""

    def __init__(self) -> None:
        self._edits: dict[int, list[float]] = {}
        self.refused = 0
        """How many edits came too early."""

    def count(self, message: Message, now: float) -> None:
        """Count one edit; raises 30046 when it is one too many."""
        if now - message.created < OLD_AGE:
            return
        recent = [t for t in self._edits.get(message.channel_id, []) if now - t < OLD_WINDOW]
        if len(recent) >= OLD_EDITS:
            self.refused += 1
            raise ApiError(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                more={"retry_after": round(recent[0] + OLD_WINDOW - now, 3), "global": False},
            )
        self._edits[message.channel_id] = [*recent, now]
