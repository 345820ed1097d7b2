"""The settings of a table: a row for each, in the order in which they are offered and said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, ValidationError

from bot.play.errors import typed, user_error
from bot.play.reliability import LEAST
from bot.store.table.seats import Level
from bot.text.catalog import FALLBACK, languages
from engine.kernel.phrase import Phrase

from .pace import DAY, Pace
from .row import PAGES, UNSAID, Row, Setting

QUICK: Mapping[str, Any] = {
    "together": 300,
    "alone": 180,
    "hour": None,
    "zone": None,
    "clock": None,
    "grace": 0,
    "at_deadline": "safe",
    "bank": 600,
    "weekends": None,
    "strict": False,
}
"""The first time settings of live play, when everyone is online and talks. The time bank is for
anyone who has to leave the room."""

Preset = Literal["usual", "unhurried", "live"]

PRESETS: Mapping[Preset, Mapping[str, Any]] = {
    "usual": {
        "together": 2 * DAY,
        "alone": DAY,
        "hour": None,
        "zone": None,
        "clock": None,
        "bank": 2 * DAY,
        "at_deadline": "safe-once",
    },
    "unhurried": dict.fromkeys(("together", "alone", "hour", "zone", "clock", "bank")),
    "live": QUICK,
}
"""The time settings that can be chosen with one press; a table opens with the first of them."""

REPLACED: Mapping[str, Sequence[str]] = {
    "clock": ("together", "alone", "hour", "bank"),
    "together": ("clock", "hour"),
    "alone": ("clock",),
    "hour": ("clock", "together"),
}
"""The settings that a time in another one replaces."""

Maps = Literal["few", "normal", "all"]

FORMERLY = {"practice": "stand-in"}
"""The values of older games for a steward that plays for someone."""


def _language(tag: str) -> str:
    if tag not in languages():
        raise ValueError("no such language")
    return tag


class TableSettings(Pace):
    """The settings of a table: seats, time, stewards, and posts."""

    seats: Annotated[
        Literal["chosen", "random", "drafted", "auction"],
        Setting("game", "beforehand", "always", formerly="houses"),
    ] = "chosen"
    """``chosen``: everyone takes a free seat or leaves it to chance; ``random``: all are drawn
    when the game starts; ``drafted``: when the table is full, each picks in turn, in the order of
    joining; ``auction``: each bids in secret for all, and the highest bid of all gets its seat and
    is paid, then the next."""
    faceless: Annotated[bool, Setting("game", "beforehand")] = False
    """Whether nobody learns who plays which seat before the game has ended. The seats are drawn,
    and the bot carries all talk."""
    talk: Annotated[
        Literal["private", "relayed", "public", "none"], Setting("game", "beforehand")
    ] = "private"
    """What players can say to each other through the bot. ``private``: everything; ``relayed``: the
    bot carries what seats write to each other, instead of threads with members; ``public``: there
    is neither, and everyone reads which deals they offer; ``none``: nothing."""
    tournament: Annotated[bool, Setting("rating", "beforehand")] = False
    """Whether the rules of a tournament hold: nobody has more time, goes back, ends the game by a
    vote, changes what was agreed about play, takes over a seat from a person, or has hints."""
    at_deadline: Annotated[
        Literal["safe", "safe-once", "stand-in", "wait"],
        Setting("time", "table", "always", hurried=True, older=FORMERLY),
    ] = "safe"
    """``safe``: the bot gives a safe answer; ``safe-once``: likewise, but at the second miss in a
    row a steward plays until the player is back; ``stand-in``: a steward plays until the end of the
    chapter; ``wait``: the host is told."""
    vacation: Annotated[
        Literal["stop", "stand-in"],
        Setting("patience", "table", "always", older=FORMERLY),
    ] = "stand-in"
    """``stop``: the table waits for a player on vacation; ``stand-in``: a steward plays, as they
    have said, or the table waits for them for as long as they may."""
    stops: Annotated[
        Annotated[int, Field(ge=0, le=30)],
        Setting("patience", "table", suggested=(0, 1, 2, 3, 5, 7, 14, 30)),
    ] = 3
    """For how many days in a game the table waits for a player who is away."""
    forced: Annotated[bool, Setting("patience", "table")] = True
    """Whether an answer is given without asking if everyone can see that it is the only one."""
    stand_in: Annotated[Level, Setting("stewards", "table", unit="level")] = "squire"
    """The level of the stewards that play for someone."""
    gone: Annotated[Literal["stand-in", "wait"], Setting("stewards", "table", before="wait")] = (
        "stand-in"
    )
    """``stand-in``: a steward plays the seat of a player who has left until someone takes it;
    ``wait``: the game waits for that, or for the host, but only until the deadline."""
    left_alone: Annotated[Literal["go-on", "end", "ask"], Setting("stewards", "table")] = "go-on"
    """What happens when only one person is left: the game goes on with stewards, ends without a
    winner, or that person is asked."""
    stewards_win: Annotated[bool, Setting("stewards", "beforehand")] = True
    """Whether a steward's victory counts; otherwise the bot names the best placed person, too."""
    hints: Annotated[bool, Setting("stewards", "beforehand")] = False
    """Whether players may have hints."""
    language: Annotated[
        str,
        AfterValidator(_language),
        Setting("posts", "host", unit="language", suggested=("language",)),
    ] = FALLBACK
    """The language of posts and pictures for everyone."""
    maps: Annotated[Maps, Setting("posts", "host")] = "normal"
    """``few``: the board is drawn at turning points of a round; ``normal``: also the region where
    it has changed, after each chapter; ``all``: the whole board after each chapter."""
    threads: Annotated[Literal["none", "rounds"], Setting("posts", "host")] = "none"
    """``none``: chapters are posted in the channel; ``rounds``: in a thread for each round."""
    events: Annotated[bool, Setting("posts", "host")] = False
    """Whether a deadline for several seats becomes an event of the server."""
    story: Annotated[bool, Setting("posts", "host")] = True
    """Whether a film, a chronicle and a replay are posted when the game is over."""
    watched: Annotated[bool, Setting("posts", "table", paged=True)] = True
    """Whether those who can see the channel can watch the game on a page, with what the channel
    shows."""
    rated: Annotated[Literal["people", "all", "none"], Setting("rating", "beforehand")] = "people"
    """Whether the game counts for ratings. ``people``: if people have played all of it, each seat
    in one hand; ``all``: in any case, with stewards as opponents, and each seat for its last
    player; ``none``: it does not."""
    reliability: Annotated[
        Annotated[int, Field(ge=LEAST[0], le=LEAST[-1])] | None,
        Setting("rating", "beforehand", suggested=LEAST),
    ] = None
    """The least reliability of players who join, in percent; see :mod:`bot.play.reliability`."""
    lights: Annotated[Literal["once", "always"], Setting("rating", "beforehand")] = "once"
    """How often a public beacon takes part in the luck: when the game begins, or at each draw that
    follows a decision."""
    slow: Mapping[str, Any] | None = None
    """What a quick table had agreed about time before: the fields of :data:`QUICK`. ``None`` for
    every other table."""

    @classmethod
    def agree(cls, wanted: Mapping[str, Any]) -> Self:
        """Check proposed settings.

        Raises UserError (``bad-terms``), naming the first field that is not possible.
        """
        try:
            agreed = cls.model_validate(wanted)
        except ValidationError as error:
            name = str(error.errors()[0]["loc"][0])
            known = name in cls.model_fields
            raise user_error("bad-terms", field=name if known else typed(name)) from None
        if (flaw := agreed.flaw()) is not None:
            raise user_error("bad-terms", field=flaw)
        if agreed.slow is not None:  # A quick table must be able to go back to it.
            if not agreed.slow.keys() ^ QUICK.keys() <= {"clock"}:  # Older games have saved none.
                raise user_error("bad-terms", field="slow")
            cls.agree(agreed.slow)
        return agreed

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Self:
        """Return the settings that :meth:`to_json` has written, in this version or an earlier one.

        Raises ValueError for data that no version has written.
        """
        said = dict(saved)
        for name, row in rows().items():
            if row.setting.formerly in said:
                said[name] = said.pop(row.setting.formerly)
            if name not in said and row.setting.before is not UNSAID:
                said[name] = row.setting.before
            if name in said and said[name] in row.setting.older:
                said[name] = row.setting.older[said[name]]
        return cls.model_validate(said)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as plain data."""
        return self.model_dump()

    def flaw(self) -> str | None:
        """Return the name of a field that does not fit others; ``None`` if all do."""
        against = self.tournament and (self.hints or self.gone == "wait")
        shown = self.faceless and (self.seats != "random" or self.talk == "private")
        wrong = {"tournament": against, "faceless": shown}
        return super().flaw() or next((name for name, flawed in wrong.items() if flawed), None)

    def require_leeway(self) -> None:
        """Check that a table may do what a tournament does not allow.

        Raises UserError.
        """
        if self.tournament:
            raise user_error("tournament")

    def require_faces(self) -> None:
        """Check that a table may do what names a player.

        Raises UserError.
        """
        if self.faceless:
            raise user_error("faceless")

    def require_talk(self) -> None:
        """Check that players may say something by the bot.

        Raises UserError.
        """
        if self.talk == "none":
            raise user_error("talk-none")

    def changed(self, name: str, value: Any, *, zone: str | None = None) -> dict[str, Any]:
        """Return the settings with one changed, and those that it rules out cleared, unchecked.

        A tournament has no hints, and stewards play the seats of players who have left. If nobody
        is to know who plays which seat, the seats are drawn, and no thread has members. A fixed
        hour replaces a span for several, and the other way round; ``zone`` is its time
        zone. A clock for the whole game replaces both and a time bank, and is replaced by a time
        for an answer.
        """
        wanted = {**self.to_json(), name: value}
        if value is not None:
            wanted |= dict.fromkeys(REPLACED.get(name, ()))
        if name == "hour":
            wanted["zone"] = zone or self.zone or "UTC"
        if wanted["hour"] is None:
            wanted["zone"] = None
        if name == "tournament" and value:
            wanted |= {"hints": False, "gone": "stand-in"}
        if (name, value) in (("hints", True), ("gone", "wait")):
            wanted["tournament"] = False
        if name == "faceless" and value:
            wanted["seats"] = "random"
            wanted["talk"] = "relayed" if self.talk == "private" else self.talk
        if (name == "seats" and value != "random") or (name, value) == ("talk", "private"):
            wanted["faceless"] = False
        return wanted

    def decided(self, other: Self, *decided: str) -> Self:
        """Return these settings with those of another agreement that are decided like this."""
        # A field that only belongs to another setting, such as a zone, is always decided with time.
        found = rows()
        return self.model_copy(
            update={
                name: getattr(other, name)
                for name in type(self).model_fields
                if (found[name].setting.decided if name in found else "table") in decided
            }
        )

    @property
    def counts_misses(self) -> bool:
        """Whether the number of deadlines that a player misses in a row matters."""
        return self.strict or self.at_deadline == "safe-once"

    @property
    def quick(self) -> bool:
        """Whether the table plays a live evening: see :data:`QUICK`."""
        return self.slow is not None

    def quickened(self) -> dict[str, Any]:
        """Return the settings of the same table for a live evening, unchecked."""
        if self.quick:
            return self.to_json()
        before = self.to_json()
        return {**before, **QUICK, "slow": {name: before[name] for name in QUICK}}

    def slowed(self) -> dict[str, Any]:
        """Return the settings of the same table as before it became quick, unchecked."""
        return {**self.to_json(), **(self.slow or {}), "slow": None}

    def paced(self, preset: Preset) -> dict[str, Any]:
        """Return the settings of the same table with a preset for its time, unchecked."""
        if preset == "live":
            return self.quickened()
        return {**self.slowed(), **PRESETS[preset]}

    @property
    def preset(self) -> Preset | None:
        """The preset that equals everything agreed about time, if there is one."""
        if self.quick:
            return "live"
        agreed = self.to_json()
        same = (one for one, fields in PRESETS.items() if {**agreed, **fields} == agreed)
        return next((one for one in same if one != "live"), None)

    # -- in words --------------------------------------------------------------------------------

    def sentence(self, name: str) -> Phrase:
        """Return the sentence of a setting."""
        if name == "together":
            return self.pace
        row, value = rows()[name], getattr(self, name)
        id = "-".join(part for part in ("agreed", row.key, row.word(value)) if part)
        return Phrase(id, {"value": row.param(value), "level": f"level:{self.stand_in}"})

    def sentences(self, *pages: str) -> list[Phrase]:
        """Return the sentences of the settings that a post mentions: those always said, and those
        not at default."""
        return [
            self.sentence(name)
            for name, row in rows().items()
            if (not pages or row.setting.page in pages)
            and not row.setting.said_by
            and (self.hurried or not row.setting.hurried)
            and (row.setting.card == "always" or getattr(self, name) != row.default)
        ]

    def news(self, before: Self) -> Phrase:
        """Return sentences about the settings that have changed."""
        differ = [
            row.setting.said_by or name
            for name, row in rows().items()
            if getattr(self, name) != getattr(before, name)
        ]
        return _joined([self.sentence(name) for name in dict.fromkeys(differ or ["together"])])

    @property
    def pace(self) -> Phrase:
        """Return the time for an answer, and the other settings about time, in words."""
        shared = None not in (self.together, self.alone, self.bank)  # One sentence says it all.
        beyond = [
            self.sentence(name)
            for name, row in rows().items()
            if row.setting.said_by == "together" and row.setting.hurried
            if self.hurried and getattr(self, name) != row.default
            if name != "bank" or not shared
        ]
        return _joined([*([Phrase("pace-quick")] if self.quick else []), self._pace, *beyond])

    @property
    def _pace(self) -> Phrase:
        if self.clock is not None:
            return Phrase("pace-clock", {"time": f"span:{self.clock}"})
        if self.hour is not None:
            pace = Phrase("pace-hour", {"hour": f"raw:{self.hour}", "zone": f"raw:{self.zone}"})
        elif self.together is not None and self.alone is not None:
            spans = {"together": f"span:{self.together}", "alone": f"span:{self.alone}"}
            if self.bank is None:
                return Phrase("pace-both", spans)
            return Phrase("pace-both-bank", {**spans, "bank": f"span:{self.bank}"})
        elif self.together is not None:
            return Phrase("pace-span", {"time": f"span:{self.together}"})
        elif self.alone is None:
            return Phrase("pace-none")
        else:
            pace = Phrase("pace-none-together")
        if self.alone is None:
            return pace
        alone = Phrase("pace-alone", {"time": f"span:{self.alone}"})
        return Phrase("pace-and", {"what": pace, "more": alone})


@cache
def rows() -> Mapping[str, Row]:
    """Return all settings by their names, page by page."""
    found = [row for name, it in TableSettings.model_fields.items() if (row := Row.of(name, it))]
    return {row.name: row for row in sorted(found, key=lambda r: PAGES.index(r.setting.page))}


def _joined(phrases: list[Phrase]) -> Phrase:
    """Join sentences."""
    first, *others = phrases
    for more in others:
        first = Phrase("pace-and", {"what": first, "more": more})
    return first
