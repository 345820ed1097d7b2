"""What a table agrees about seats, time, and what is posted where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Literal, Self, get_args
from zoneinfo import ZoneInfo

from bot.store.seats import Level
from bot.text.catalog import FALLBACK, languages
from engine.kernel.phrase import Phrase

from .errors import typed, user_error
from .reliability import LEAST

AtDeadline = Literal["safe", "stand-in", "wait"]
Vacation = Literal["stop", "stand-in"]
Gone = Literal["stand-in", "wait"]
LeftAlone = Literal["go-on", "end", "ask"]
Seats = Literal["chosen", "random", "drafted"]
Threads = Literal["none", "rounds"]
Maps = Literal["few", "normal", "all"]
Rated = Literal["people", "all", "none"]
Lights = Literal["once", "always"]

SHORTEST, LONGEST = 60, 30 * 86400
"""The fewest and the most seconds that there may be for an answer."""

SHORTEST_SHARE = 0.5
"""The share of the usual time that is left to anyone who is late again and again."""

SATURDAY, MONDAY = 5, 7
"""Days of a week, counted from 0, between which a table may rest."""

LONGEST_GRACE = 3600
"""The most seconds that sealed answers may be held."""

FORMERLY = {"houses": "seats"}
"""Fields under the names that older games have saved."""

QUICK: Mapping[str, Any] = {
    "together": 300,
    "alone": 180,
    "hour": None,
    "zone": None,
    "grace": 0,
    "at_deadline": "safe",
    "bank": 600,
    "weekends": None,
    "strict": False,
}
"""What a quick table agrees about time at first: a live evening, where everyone is there and
talks. The time bank is for anyone who has to leave the room."""
PRACTICE = "practice"
"""What older games have saved for a stand-in."""

UNSAID: Mapping[str, Any] = {"gone": "wait", "left_alone": "go-on"}
"""What holds in older games, which have not saved these fields."""

NOTICE = 2 * 3600.0
"""Seconds that everyone has at least before a fixed hour; an hour closer than that is skipped."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Who gets which seat, how much time there is for an answer, what happens after it, and what
    is posted where.

    Without ``together``, ``alone`` and ``hour`` there is no hurry.
    """

    together: int | None = None
    """Seconds for a question to several seats, such as orders and bids."""
    alone: int | None = None
    """Seconds for a question to one seat; ``None``: as for several."""
    hour: str | None = None
    """``HH:MM``: a fixed hour of the day, for questions to several seats, not ``together``."""
    zone: str | None = None
    """The time zone of the fixed hour, as in the IANA database (``Europe/Berlin``)."""
    grace: int = 0
    """Seconds that answers stay sealed, and can be changed, after the last one is in."""
    at_deadline: AtDeadline = "safe"
    """``safe``: a harmless answer is given; ``stand-in``: a steward plays until the end of the
    chapter; ``wait``: the host is told."""
    vacation: Vacation = "stop"
    """``stop``: the clock of a player on vacation stops; ``stand-in``: a steward plays."""
    gone: Gone = "stand-in"
    """``stand-in``: a steward plays the seat of the one who has left until someone takes it;
    ``wait``: it waits for that, or for the host, and at its deadline for nobody."""
    stand_in: Level = "squire"
    """The level of the stewards that play for someone."""
    stewards_win: bool = True
    """Whether a steward's victory counts; otherwise the best placed person is named as well."""
    left_alone: LeftAlone = "go-on"
    """What happens when only one person is left: the game goes on with stewards, ends without a
    winner, or that person is asked."""
    forced: bool = True
    """Whether an answer is given without asking if everyone can see that it is the only one."""
    seats: Seats = "chosen"
    """``chosen``: everyone takes a free seat or leaves it to chance; ``random``: all are drawn
    when the game starts; ``drafted``: when the table is full, each picks in turn, in the order of
    joining."""
    threads: Threads = "none"
    """``none``: chapters are posted in the channel; ``rounds``: in a thread for each round."""
    events: bool = False
    """Whether a deadline for several becomes an event of the server."""
    bank: int | None = None
    """Seconds that everyone has beyond the time for an answer, once for the whole game."""
    weekends: str | None = None
    """The time zone in which Saturdays and Sundays do not count; ``None``: they do."""
    hints: bool = False
    """Whether players may have good answers named to them; agreed before the game begins."""
    strict: bool = False
    """Whether whoever is late is warned and, if late again, has less time for a while."""
    language: str = FALLBACK
    """In which language posts and pictures for all are."""
    story: bool = True
    """Whether a film, a chronicle and a page to keep are posted when the game is over."""
    maps: Maps = "normal"
    """``few``: the board is drawn at turning points of a round; ``normal``: also the region where
    it has changed, after each chapter; ``all``: the whole board after each chapter."""
    rated: Rated = "people"
    """Whether the game counts for ratings. ``people``: if people have played all of it, each seat
    in one hand; ``all``: in any case, stewards being opponents like others, and a seat counting for
    who has it in the end; ``none``: it does not. Agreed before the game begins."""
    reliability: int | None = None
    """How reliable, in percent, whoever joins must be; see :mod:`bot.play.reliability`."""
    lights: Lights = "once"
    """How often a public beacon takes part in the luck: when the game begins, or at each draw that
    follows a decision. Agreed before the game begins."""
    slow: Mapping[str, Any] | None = None
    """What a quick table has agreed about time before: the fields of :data:`QUICK`. ``None`` for
    every other table."""

    @classmethod
    def agree(cls, wanted: Mapping[str, Any]) -> Self:
        """Check proposed terms.

        Raises UserError (``bad-terms``), naming the first field that is not possible.
        """
        for name in wanted:
            if name not in {field.name for field in fields(cls)}:
                raise user_error("bad-terms", field=typed(name))
        terms = cls(**wanted)
        for name, value, least, most in (
            ("together", terms.together, SHORTEST, LONGEST),
            ("alone", terms.alone, SHORTEST, LONGEST),
            ("grace", terms.grace, 0, LONGEST_GRACE),
            ("bank", terms.bank, SHORTEST, LONGEST),
            ("reliability", terms.reliability, LEAST[0], LEAST[-1]),
        ):
            if value is None and name != "grace":
                continue
            if type(value) is not int or not least <= value <= most:
                raise user_error("bad-terms", field=name)
        if terms.hour is not None and (terms.together is not None or _clock_time(terms) is None):
            raise user_error("bad-terms", field="hour")
        if (terms.zone is None) != (terms.hour is None) or not is_zone(terms.zone):
            raise user_error("bad-terms", field="zone")
        if not is_zone(terms.weekends):
            raise user_error("bad-terms", field="weekends")
        if terms.at_deadline not in get_args(AtDeadline):
            raise user_error("bad-terms", field="at_deadline")
        if terms.vacation not in get_args(Vacation):
            raise user_error("bad-terms", field="vacation")
        if terms.gone not in get_args(Gone):
            raise user_error("bad-terms", field="gone")
        if terms.stand_in not in get_args(Level):
            raise user_error("bad-terms", field="stand_in")
        if terms.left_alone not in get_args(LeftAlone):
            raise user_error("bad-terms", field="left_alone")
        if terms.seats not in get_args(Seats):
            raise user_error("bad-terms", field="seats")
        if terms.threads not in get_args(Threads):
            raise user_error("bad-terms", field="threads")
        if terms.maps not in get_args(Maps):
            raise user_error("bad-terms", field="maps")
        if terms.rated not in get_args(Rated):
            raise user_error("bad-terms", field="rated")
        if terms.lights not in get_args(Lights):
            raise user_error("bad-terms", field="lights")
        if terms.language not in languages():
            raise user_error("bad-terms", field="language")
        for name, yes in (
            ("forced", terms.forced),
            ("events", terms.events),
            ("hints", terms.hints),
            ("story", terms.story),
            ("strict", terms.strict),
            ("stewards_win", terms.stewards_win),
        ):
            if type(yes) is not bool:
                raise user_error("bad-terms", field=name)
        terms._check_slow()
        return terms

    def _check_slow(self) -> None:
        """Make sure that a quick table can become slow again.

        Raises UserError (``bad-terms``).
        """
        slow: Any = self.slow
        if slow is None:
            return
        if not isinstance(slow, Mapping) or slow.keys() != QUICK.keys():
            raise user_error("bad-terms", field="slow")
        Terms.agree(slow)

    @classmethod
    def of(cls, terms: Mapping[str, Any]) -> Self:
        """Return terms that :meth:`to_json` has written, in this version or an earlier one."""
        said = {FORMERLY.get(name, name): value for name, value in terms.items()}
        for name in ("at_deadline", "vacation"):
            if said.get(name) == PRACTICE:
                said[name] = "stand-in"
        return cls(**{**UNSAID, **said})

    def to_json(self) -> dict[str, Any]:
        """Return the terms as plain data."""
        return asdict(self)

    def changed(self, field: str, value: Any, *, zone: str | None = None) -> dict[str, Any]:
        """Return the terms with one field changed and whatever it rules out cleared, unchecked.

        A fixed hour replaces a span for several, and the other way round; ``zone`` is its time
        zone. ``quick`` is whether the table is a quick one.
        """
        if field == "quick":
            return self.quickened() if value else self.slowed()
        wanted = {**self.to_json(), field: value}
        if field == "hour" and value is not None:
            wanted |= {"together": None, "zone": zone or self.zone or "UTC"}
        if (field == "together" and value is not None) or wanted["hour"] is None:
            wanted |= {"hour": None, "zone": None}
        return wanted

    @property
    def quick(self) -> bool:
        """Whether the table plays a live evening: see :data:`QUICK`."""
        return self.slow is not None

    def quickened(self) -> dict[str, Any]:
        """Return the terms of the same table for a live evening, unchecked."""
        if self.quick:
            return self.to_json()
        before = self.to_json()
        return {**before, **QUICK, "slow": {name: before[name] for name in QUICK}}

    def slowed(self) -> dict[str, Any]:
        """Return the terms of the same table as they were before it became quick, unchecked."""
        return {**self.to_json(), **(self.slow or {}), "slow": None}

    @property
    def hurried(self) -> bool:
        """Whether any answer has a deadline."""
        return (self.together, self.alone, self.hour) != (None, None, None)

    @property
    def pace(self) -> Phrase:
        """How much time there is for an answer, in words, and what is agreed beyond that."""
        pace = self._pace
        if self.quick:
            pace = Phrase("pace-and", {"what": Phrase("pace-quick"), "more": pace})
        if self.hurried:
            for more in self._patience:
                pace = Phrase("pace-and", {"what": pace, "more": more})
        return pace

    @property
    def _patience(self) -> list[Phrase]:
        said = []
        if self.bank is not None:
            said.append(Phrase("pace-bank", {"time": f"span:{self.bank}"}))
        if self.weekends is not None:
            said.append(Phrase("pace-weekends", {"zone": f"raw:{self.weekends}"}))
        if self.strict:
            said.append(Phrase("pace-strict"))
        return said

    @property
    def _pace(self) -> Phrase:
        if self.hour is not None:
            pace = Phrase("pace-hour", {"hour": f"raw:{self.hour}", "zone": f"raw:{self.zone}"})
        elif self.together is not None:
            pace = Phrase("pace-span", {"time": f"span:{self.together}"})
        elif self.alone is None:
            return Phrase("pace-none")
        else:
            pace = Phrase("pace-none-together")
        if self.alone is None:
            return pace
        alone = Phrase("pace-alone", {"time": f"span:{self.alone}"})
        return Phrase("with-note", {"what": pace, "note": alone})

    @property
    def opening(self) -> Phrase:
        """When answers that are all in are opened, in words."""
        if not self.grace:
            return Phrase("pace-no-grace")
        return Phrase("pace-grace", {"time": f"span:{self.grace}"})

    @property
    def consequence(self) -> Phrase:
        """What happens when a player is late, in words."""
        if not self.hurried:
            return Phrase("late-never")
        return Phrase(f"late-{self.at_deadline}", {"level": f"level:{self.stand_in}"})

    @property
    def absence(self) -> Phrase:
        """What happens when a player is on vacation, in words."""
        return Phrase(f"absence-{self.vacation}", {"level": f"level:{self.stand_in}"})

    @property
    def leaving(self) -> Phrase:
        """What happens to the seat of the one who leaves, in words."""
        return Phrase(f"gone-is-{self.gone}", {"level": f"level:{self.stand_in}"})

    @property
    def winning(self) -> Phrase:
        """Whether stewards can win, in words."""
        return Phrase("stewards-win" if self.stewards_win else "stewards-do-not-win")

    @property
    def ending(self) -> Phrase:
        """What happens when only one person is left, in words."""
        return Phrase(f"alone-is-{self.left_alone}")

    @property
    def threading(self) -> Phrase:
        """Where chapters are posted, in words."""
        return Phrase(f"threads-are-{self.threads}")

    @property
    def scheduling(self) -> Phrase:
        """Whether there are events for deadlines, in words."""
        return Phrase("events-are-on" if self.events else "events-are-off")

    @property
    def drawing(self) -> Phrase:
        """How often the board is drawn, in words."""
        return Phrase(f"maps-are-{self.maps}")

    @property
    def rating(self) -> Phrase:
        """Whether the game counts for ratings, in words."""
        return Phrase(f"rated-is-{self.rated}")

    @property
    def asking(self) -> Phrase:
        """How reliable whoever joins must be, in words."""
        if self.reliability is None:
            return Phrase("reliability-any")
        return Phrase("reliability-least", {"least": self.reliability})

    @property
    def remembering(self) -> Phrase:
        """Whether the story of the game is posted when it is over, in words."""
        return Phrase("story-is-on" if self.story else "story-is-off")

    @property
    def hinting(self) -> Phrase:
        """Whether there are hints, in words."""
        return Phrase("hints-are-on" if self.hints else "hints-are-off")

    def timed_as(self, other: Self) -> Self:
        """Return these terms with all that another agreement says about time."""
        return replace(
            other,
            seats=self.seats,
            hints=self.hints,
            rated=self.rated,
            reliability=self.reliability,
            stewards_win=self.stewards_win,
            threads=self.threads,
            events=self.events,
            maps=self.maps,
            language=self.language,
        )

    def due(
        self, asked: float, *, several: bool, bank: float = 0.0, share: float = 1.0
    ) -> float | None:
        """Return when an answer to a question is due; ``None`` if there is no hurry.

        ``bank`` is what is left of a seat's time bank, ``share`` how much of the usual time it has.
        """
        if not several and self.alone is not None:
            return self.working(asked, self.alone * share + bank)
        if self.hour is not None:
            return self.working(self.next_hour(self.working(asked, NOTICE)), bank)
        return None if self.together is None else self.working(asked, self.together * share + bank)

    def resume(self, due: float, *, several: bool) -> float:
        """Return the new deadline of an answer whose clock was stopped."""
        by_hour = self.hour is not None and (several or self.alone is None)
        if by_hour:
            return self.next_hour(due)
        rest = self.rest_at(due)
        return due if rest is None else rest[1] + due - rest[0]

    def rest_at(self, at: float) -> tuple[float, float] | None:
        """Return from when to when the table rests at a moment; ``None`` if it does not."""
        if self.weekends is None:
            return None
        zone = ZoneInfo(self.weekends)
        day = datetime.fromtimestamp(at, zone).date()
        if day.weekday() < SATURDAY:
            return None
        first = day - timedelta(days=day.weekday() - SATURDAY)
        return _midnight(first, zone), _midnight(first + timedelta(days=MONDAY - SATURDAY), zone)

    def working(self, after: float, seconds: float) -> float:
        """Return the moment so many seconds later, counting none in which the table rests."""
        if self.weekends is None:
            return after + seconds
        zone, left = ZoneInfo(self.weekends), seconds
        while True:
            rest = self.rest_at(after)
            after = after if rest is None else rest[1]
            day = datetime.fromtimestamp(after, zone).date()
            saturday = _midnight(day + timedelta(days=SATURDAY - day.weekday()), zone)
            if after + left <= saturday:
                return after + left
            left -= saturday - after
            after = saturday

    def worked(self, since: float, until: float) -> float:
        """Count the seconds between two moments in which the table does not rest."""
        total = max(0.0, until - since)
        if self.weekends is None or not total:
            return total
        zone = ZoneInfo(self.weekends)
        day = datetime.fromtimestamp(since, zone).date()
        first = day - timedelta(days=day.weekday()) + timedelta(days=SATURDAY)
        while (begins := _midnight(first, zone)) < until:
            ends = _midnight(first + timedelta(days=MONDAY - SATURDAY), zone)
            total -= max(0.0, min(ends, until) - max(begins, since))
            first += timedelta(days=7)
        return total

    def next_hour(self, after: float) -> float:
        """Return the first moment from ``after`` on that is the fixed hour."""
        at = _clock_time(self)
        assert at is not None
        assert self.zone is not None
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(after, zone).date()
        # An hour that the change to summer time skips counts by the clock before the change.
        while (strikes := datetime.combine(day, at, zone).timestamp()) < after or self.rest_at(
            strikes
        ) is not None:
            day += timedelta(days=1)
        return strikes


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(), zone).timestamp()


def is_zone(name: str | None) -> bool:
    """Return whether there is a time zone of this name; an empty name means UTC."""
    if name is None:
        return True
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such key, not a key, or a folder of keys
        return False
    return True


def _clock_time(terms: Terms) -> time | None:
    try:
        return datetime.strptime(str(terms.hour), "%H:%M").time()  # noqa: DTZ007  # a time of any day
    except ValueError:
        return None
