"""What Discord counts over minutes and days, and what it does to whoever goes too far.

Source: Discord's documentation, "Rate Limits" (invalid requests), "Gateway" (session start limit),
"Application Commands" (registering).
"""

from collections import Counter, deque

from bot.local.clock import Clock
from bot.local.errors import ApiError

DAY = 86400.0
TEN_MINUTES = 600.0
INVALID = (401, 403, 429)
"""Answers that count as invalid requests."""


class Quota:
    """So many in so many seconds."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._used: deque[float] = deque()
        self.most = most
        self.worst = 0
        """The most that were ever used in one such time."""

    @property
    def used(self) -> int:
        """How many were used in the time that ends now."""
        now = self._clock.now()
        while self._used and now - self._used[0] >= self._seconds:
            self._used.popleft()
        return len(self._used)

    @property
    def left(self) -> int:
        """How many there are left."""
        return max(0, self.most - self.used)

    @property
    def reset_after(self) -> float:
        """Seconds until there is one more; 0 if none was used."""
        return self._used[0] + self._seconds - self._clock.now() if self.used else 0.0

    def use(self, number: int = 1) -> bool:
        """Use so many, if there are so many left; tell whether there were."""
        if number > self.left:
            return False
        self._used.extend([self._clock.now()] * number)
        self.worst = max(self.worst, len(self._used))
        return True


class Quotas:
    """All that is counted for one application."""

    def __init__(self, clock: Clock, *, creations: int, identifies: int, invalid: int) -> None:
        self.creations = Quota(clock, creations, DAY)
        """Commands that were made."""
        self.identifies = Quota(clock, identifies, DAY)
        """IDENTIFYs that were accepted."""
        self.invalid = Quota(clock, invalid, TEN_MINUTES)
        """Answers of 401, 403 and 429, those for limits that are shared left out."""
        self.answers: Counter[str] = Counter()
        """Those of `invalid` by status, method and kind of path."""

    def create(self, number: int) -> None:
        """Count commands that are made; raises 30034 for too many."""
        if not self.creations.use(number):
            raise ApiError(
                400,
                30034,
                "Maximum number of daily application command creates has been reached "
                f"({self.creations.most})",
            )

    @property
    def banned(self) -> bool:
        """Whether nothing is answered any more, as there were too many invalid requests."""
        return self.invalid.left == 0

    def answered(self, status: int, what: str) -> None:
        """Count an answer, if it is of those that count."""
        if status in INVALID:
            self.invalid.use()
            self.answers[f"{status} {what}"] += 1
