"""Faults on demand: what a test can make go wrong in calls, events and the gateway.

`Faults.next` plans one fault for the next call or event that it fits; `Faults.storm` lets all kinds
strike at random. `Faults.struck` counts by kind the faults that have struck, and `Faults.planned`
counts those that have not.
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, get_args

from bot.local.world.clock import Snowflakes

CallKind = Literal[
    "status",
    "refusal",
    "cut",
    "lost",
    "lost_status",
    "silent",
    "slow",
    "slow_answer",
    "overtaken",
    "answer_overtaken",
    "twice",
    "ban",
    "rate_limit",
    "global_limit",
]
"""Faults of a REST call.

``status``: answer with that status and do nothing. ``refusal``: refuse with that code, do nothing.
``cut``: drop the connection, do nothing. ``lost``: do it, then drop the connection.
``lost_status``: do it, then answer with that status. ``silent``: do it and never answer. ``slow``:
do it after that many seconds. ``slow_answer``: do it, answer after that many seconds.
``overtaken``: do it after another call was served. ``answer_overtaken``: do it, answer after
another call was answered. ``twice``: do it twice, answer with the second result. ``ban``: 429
without ``Via``, as Cloudflare does. ``rate_limit``, ``global_limit``: 429 with a ``retry_after`` of
so many seconds, for the route or for all.
"""

EventKind = Literal["event_lost", "event_late", "event_twice", "event_overtaken"]
"""Faults of an event: it never comes, comes after that many seconds, comes twice, or comes after
the next event (or after that many seconds, if there is none)."""

GatewayKind = Literal["close", "hang_up", "reconnect", "invalid", "forgotten", "outage", "removed"]
"""Faults of the gateway, instead of sending an event; the event is sent again on a resume.

``close``: every connection is closed with that code. ``hang_up``: cut without a word.
``reconnect``: op 7. ``invalid``: op 9, the session can be resumed. ``forgotten``: op 9, it cannot.
``outage``, ``removed``: the guild is taken away for that many seconds, as unavailable or
permanently; the event is sent all the same.
"""

Kind = CallKind | EventKind | GatewayKind

CALLS: tuple[CallKind, ...] = get_args(CallKind)
EVENTS: tuple[EventKind, ...] = get_args(EventKind)
GATEWAY: tuple[GatewayKind, ...] = get_args(GatewayKind)
STORM: tuple[Kind, ...] = tuple(
    kind for kind in (*CALLS, *EVENTS, *GATEWAY) if kind not in ("silent", "ban", "removed")
)
"""The default kinds in a storm: none that takes minutes to recover from."""

OVERTAKEN_FOR = 0.5
"""Real seconds after which a call goes on even if nothing has overtaken it."""

_CALLBACK = r"/interactions/\d+/[^/]+/callback"
_POST = r"/channels/\d+/messages"
_EDIT = r"/channels/\d+/messages/\d+"
_OPEN = r"/users/@me/channels"
_ORIGINAL = r"/webhooks/\d+/[^/]+/messages/@original"


@dataclass(frozen=True)
class PlannedRefusal:
    """A refusal that the API may give, and the calls that it may refuse."""

    code: int
    status: int
    message: str
    method: str
    path: str
    direct: bool | None = None
    """Whether only calls about direct messages are refused, or only others; ``None`` for both."""

    def fits(self, method: str, path: str, direct: bool) -> bool:
        """Return whether a call can be refused in this way."""
        return (
            self.method == method
            and re.fullmatch(self.path, path) is not None
            and self.direct in (None, direct)
        )


REFUSALS = (
    PlannedRefusal(10003, 404, "Unknown Channel", "POST", _POST, direct=False),
    PlannedRefusal(10008, 404, "Unknown Message", "PATCH", _EDIT),
    PlannedRefusal(10008, 404, "Unknown Message", "PATCH", _ORIGINAL),
    PlannedRefusal(10062, 404, "Unknown interaction", "POST", _CALLBACK),
    PlannedRefusal(20026, 403, "Your bot has been flagged by our anti-spam system.", "POST", _OPEN),
    PlannedRefusal(40003, 403, "You are opening direct messages too fast", "POST", _OPEN),
    PlannedRefusal(40005, 413, "Request entity too large", "PATCH", _ORIGINAL),
    PlannedRefusal(40060, 400, "Interaction has already been acknowledged.", "POST", _CALLBACK),
    PlannedRefusal(50001, 403, "Missing Access", "POST", _POST, direct=False),
    PlannedRefusal(50001, 403, "Missing Access", "POST", _OPEN),
    PlannedRefusal(50007, 403, "Cannot send messages to this user", "POST", _POST, direct=True),
    PlannedRefusal(50007, 400, "Cannot send messages to this user", "POST", _OPEN),
    PlannedRefusal(50013, 403, "Missing Permissions", "POST", _POST, direct=False),
    PlannedRefusal(50035, 400, "Invalid Form Body", "PATCH", _ORIGINAL),
    PlannedRefusal(50035, 400, "Invalid Form Body", "POST", _CALLBACK),
)
"""The refusals that tests can cause; source: "Opcodes and Status Codes".

Those of opening a direct channel are reported in discord/discord-api-docs#1905 (50007), #2669
(20026) and davidhozic/discord-advertisement-framework#82 (40003).
"""

CODES = frozenset(refusal.code for refusal in REFUSALS)
"""The codes of these refusals."""


def refusals(method: str, path: str, direct: bool) -> list[PlannedRefusal]:
    """Return the ways in which a call can be refused."""
    return [refusal for refusal in REFUSALS if refusal.fits(method, path, direct)]


RECOVERABLE = (1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)
"""Codes of a closing gateway after which a client should reconnect."""

FATAL = (4004, 4010, 4011, 4012, 4013, 4014)
"""Codes after which a client should not reconnect, because only its owner can help."""

_STATUSES = (500, 502, 503, 504)


@dataclass(frozen=True)
class About:
    """The user whom a call or an event concerns, and what it says."""

    user: int | None = None
    """The user who is answered or written to directly, or who has done something."""
    interaction: int | None = None
    body: Any = None


NOBODY = About()


@dataclass
class Fault:
    """One kind of fault, and the calls or events that it fits.

    Fields that its kind does not need are ignored.
    """

    kind: Kind
    method: str = "*"
    path: str = ".*"
    """A regular expression that the whole path after ``/api/v10`` has to match."""
    event: str = r"(?!READY|RESUMED).*"
    """A regular expression that the whole name of the event has to match."""
    user: int | None = None
    """The user who is answered or written to directly, or whose deed an event reports.

    Only interactions that begin after the fault is planned count.
    """
    saying: str = ""
    """Words that the body has to contain."""
    times: int | None = 1
    """How many calls or events it strikes; None for every one that comes."""
    status: int = 502
    code: int = 0
    """The code of a refusal (one of `CODES`) or of a closing gateway."""
    seconds: float = 0.1
    since: int = 0
    """The last interaction before the fault was planned."""

    def __post_init__(self) -> None:
        if self.kind == "refusal" and self.code not in CODES:
            raise ValueError(f"nothing is refused with {self.code} here")

    def fits_call(self, method: str, path: str, direct: bool, about: About) -> bool:
        """Return whether the fault fits a call."""
        return (
            self.kind in CALLS
            and self.method in ("*", method)
            and re.fullmatch(self.path, path) is not None
            and (self.kind != "refusal" or self.refusal(method, path, direct) is not None)
            and self._means(about)
        )

    def refusal(self, method: str, path: str, direct: bool) -> PlannedRefusal | None:
        """Return the refusal of a call with the fault's code; None if there is none."""
        return next((r for r in refusals(method, path, direct) if r.code == self.code), None)

    def fits_event(self, event: str, about: About) -> bool:
        """Return whether the fault fits an event."""
        return (
            self.kind not in CALLS
            and re.fullmatch(self.event, event) is not None
            and self._means(about)
        )

    def _means(self, about: About) -> bool:
        if self.user is not None:
            if about.user != self.user:
                return False
            if about.interaction is not None and about.interaction <= self.since:
                return False
        return not self.saying or self.saying in json.dumps(about.body, ensure_ascii=False)


@dataclass
class _Storm:
    """A storm: its random generator, how often it strikes, and with which faults."""

    rng: Random
    rate: float
    kinds: tuple[Kind, ...]
    seconds: float
    closing: tuple[int, ...]


class Faults:
    """The faults still waiting for their call or event, in the order in which they were planned."""

    def __init__(self, ids: Snowflakes) -> None:
        """Begin without faults; ``ids`` is the source of the ids of interactions."""
        self._ids = ids
        self._waiting: list[Fault] = []
        self._storm: _Storm | None = None
        self._overtaken: list[asyncio.Future[None]] = []
        self.struck: Counter[Kind] = Counter()
        """How often each kind has struck."""
        self.details: Counter[str] = Counter()
        """The same for each code of a refusal or a closing gateway, and for each status."""

    def next(
        self,
        kind: Kind,
        method: str = "*",
        path: str = ".*",
        *,
        event: str = Fault.event,
        user: int | None = None,
        saying: str = "",
        times: int | None = 1,
        status: int = 502,
        code: int = 0,
        seconds: float = 0.1,
    ) -> Fault:
        """Plan a fault for the next calls or events that fit; the parameters are the fields of
        `Fault`.

        Raises ValueError for a refusal whose code is not among `CODES`.
        """
        since = self._ids.next()
        fault = Fault(kind, method, path, event, user, saying, times, status, code, seconds, since)
        self._waiting.append(fault)
        return fault

    def storm(
        self,
        rng: Random,
        rate: float,
        kinds: Collection[Kind] = STORM,
        *,
        seconds: float = 0.05,
        closing: Collection[int] = RECOVERABLE,
    ) -> None:
        """Let any of these kinds strike, with this chance for every call and every event.

        ``seconds`` is how long slow calls take, and how long a guild is away; ``closing`` are the
        codes with which the gateway closes.
        """
        self._storm = _Storm(rng, rate, tuple(kinds), seconds, tuple(closing))

    @property
    def unused(self) -> list[Fault]:
        """The planned faults for which no call or event has come yet."""
        return [fault for fault in self._waiting if fault.times is not None]

    @property
    def planned(self) -> int:
        """How many calls and events are still to be struck, by faults that have a number."""
        return sum(fault.times or 0 for fault in self._waiting)

    def clear(self) -> None:
        """Remove all faults."""
        self._waiting.clear()
        self._storm = None

    def for_call(
        self, method: str, path: str, *, direct: bool, about: About = NOBODY
    ) -> Fault | None:
        """Return the fault for this call, if there is one, and count it as struck."""
        for fault in self._waiting:
            if fault.fits_call(method, path, direct, about):
                return self._use(fault)
        if self._storm is None or self._storm.rng.random() >= self._storm.rate:
            return None
        kinds = [kind for kind in self._storm.kinds if kind in CALLS]
        codes = [refusal.code for refusal in refusals(method, path, direct)]
        if not codes and "refusal" in kinds:
            kinds.remove("refusal")
        return self._strike(kinds, codes)

    def for_event(self, event: str, about: About = NOBODY) -> Fault | None:
        """Return the fault for this event, if there is one, and count it as struck."""
        for fault in self._waiting:
            if fault.fits_event(event, about):
                return self._use(fault)
        storm = self._storm
        if storm is None or event in ("READY", "RESUMED") or storm.rng.random() >= storm.rate:
            return None
        kinds = [kind for kind in storm.kinds if kind not in CALLS]
        if event.startswith("GUILD_"):
            # A client that never hears of a guild's return would never recover.
            kinds = [kind for kind in kinds if kind == "event_twice"]
        return self._strike(kinds, storm.closing)

    def _use(self, fault: Fault) -> Fault:
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self._waiting.remove(fault)
        self._count(fault)
        return fault

    def _strike(self, kinds: Sequence[Kind], codes: Collection[int]) -> Fault | None:
        storm = self._storm
        if storm is None or not kinds:
            return None
        fault = Fault(
            storm.rng.choice(kinds),
            status=storm.rng.choice(_STATUSES),
            code=storm.rng.choice(list(codes)) if codes else 0,
            seconds=storm.seconds,
        )
        self._count(fault)
        return fault

    def _count(self, fault: Fault) -> None:
        self.struck[fault.kind] += 1
        if fault.kind in ("refusal", "close"):
            self.details[f"{fault.kind} {fault.code}"] += 1
        elif fault.kind in ("status", "lost_status"):
            self.details[f"{fault.kind} {fault.status}"] += 1

    # Calls that let others go first.

    def served(self) -> None:
        """Wake the calls that wait for another call to be served."""
        for waiting in self._overtaken:
            if not waiting.done():
                waiting.set_result(None)
        self._overtaken.clear()

    async def overtaken(self) -> None:
        """Wait until another call is served, or for `OVERTAKEN_FOR` if there is none."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._overtaken.append(waiting)
        await asyncio.wait([waiting], timeout=OVERTAKEN_FOR)
