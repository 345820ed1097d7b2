"""The entries of a log: closed forms, each with exactly its own keys.

Entries are counted from 0, the opening of the table. People are p1, p2 … in the order in which they
joined, stewards s1, s2 …; ids of Discord are text.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.kernel.data import Json

Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Id = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,19}$")]
Place = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,19}/[1-9][0-9]{0,19}$")]
"""A message of Discord, by the ids of its channel and itself, as at the end of its link."""
Person = Annotated[str, Field(pattern=r"^p[1-9][0-9]{0,3}$")]
Count = Annotated[int, Field(ge=0)]

STEWARD = "steward"
"""What answers for a seat that a steward has, or for an absent player."""
CLOCK = "clock"
"""What gives the safe answer when a deadline has passed."""
FORCED = "forced"
"""What gives an answer that is the only one."""
HOST = "host"
"""What takes back, in place of the table, what the rules can no longer follow."""


class StrictModel(BaseModel):
    """Plain data with exactly these keys."""

    # What reads and writes entries is built with the first one.
    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, serialize_by_alias=True, defer_build=True
    )


class ChainEntry(StrictModel):
    """An entry of a log: something that has happened."""

    is_: str = Field(alias="is")


class OpenEntry(ChainEntry):
    """The table is opened; the seal commits the secret to everything in this entry."""

    is_: Literal["open"] = Field(default="open", alias="is")
    game: Count
    guild: Id
    channel: Id
    ruleset: str
    rules: Hash
    options: Json
    rulings: dict[str, str]
    beacon: str
    lag: int
    lights: Literal["once", "always"]
    """Whether one light serves the whole game, or each draw after a decision has its own."""
    seal: Hash


class Agree(ChainEntry):
    """The table agrees on something else before the game begins."""

    is_: Literal["agree"] = Field(default="agree", alias="is")
    options: Json
    rulings: dict[str, str]
    lights: Literal["once", "always"]


class Join(ChainEntry):
    """Someone joins the table, by a press of a button."""

    is_: Literal["join"] = Field(default="join", alias="is")
    person: Person
    press: Id


class Leave(ChainEntry):
    """Someone leaves the table before the game begins."""

    is_: Literal["leave"] = Field(default="leave", alias="is")
    person: Person
    press: Id


class BidEntry(ChainEntry):
    """Someone has sealed what they bid for each seat; their last bids count."""

    is_: Literal["bid"] = Field(default="bid", alias="is")
    person: Person
    receipt: Hash


class BidBack(ChainEntry):
    """Someone's bids are taken back: by them, or because the seats on offer have changed."""

    is_: Literal["unbid"] = Field(default="unbid", alias="is")
    person: Person


class BidsOpened(ChainEntry):
    """The bids of everyone who has sealed any, by seat, before these are given out."""

    is_: Literal["bids"] = Field(default="bids", alias="is")
    bids: dict[Person, dict[str, Count]]


class Begin(ChainEntry):
    """The game begins, with the seats that people have chosen, and the stewards' levels."""

    is_: Literal["begin"] = Field(default="begin", alias="is")
    people: dict[Person, str | None]
    stewards: tuple[str, ...]


class Lit(ChainEntry):
    """A round of the beacon came; the post of the head before this entry determines which one."""

    is_: Literal["lit"] = Field(default="lit", alias="is")
    post: Place
    round: int
    signature: Annotated[str, Field(pattern=r"^[0-9a-f]{96}$")]


class Dark(ChainEntry):
    """The log continues without a light: the table has no beacon, or nobody could reach it."""

    is_: Literal["dark"] = Field(default="dark", alias="is")
    why: Literal["none", "alone", "unreached"]
    by: tuple[str, ...]


class SeatedEntry(ChainEntry):
    """The players of the seats."""

    is_: Literal["seated"] = Field(default="seated", alias="is")
    seats: dict[str, str]


class Drawn(ChainEntry):
    """Chance has answered."""

    is_: Literal["drawn"] = Field(default="drawn", alias="is")
    kind: str
    value: Any


class LockedEntry(ChainEntry):
    """A seat has sealed an answer; its last one counts."""

    is_: Literal["locked"] = Field(default="locked", alias="is")
    seat: str
    receipt: Hash


class Unlocked(ChainEntry):
    """A seat has taken its sealed answer back."""

    is_: Literal["unlocked"] = Field(default="unlocked", alias="is")
    seat: str


class AnswerEntry(StrictModel):
    """A seat's answer, with its source: a person, a steward, the clock, or nobody."""

    seat: str
    kind: str
    value: Any
    by: str


class Opened(ChainEntry):
    """The answers of all seats that were asked, in the order of the seats."""

    is_: Literal["opened"] = Field(default="opened", alias="is")
    answers: tuple[AnswerEntry, ...]


class Unasked(ChainEntry):
    """A seat has taken a free action."""

    is_: Literal["unasked"] = Field(default="unasked", alias="is")
    seat: str
    kind: str
    value: Any
    by: str


class Undo(ChainEntry):
    """Everything after an entry is taken back."""

    is_: Literal["undo"] = Field(default="undo", alias="is")
    to: Count
    by: tuple[str, ...]


class Sits(ChainEntry):
    """Another player has a seat from here on."""

    is_: Literal["sits"] = Field(default="sits", alias="is")
    seat: str
    who: str


class Updated(ChainEntry):
    """Other rules apply from here on."""

    is_: Literal["updated"] = Field(default="updated", alias="is")
    rules: Hash


class Restored(ChainEntry):
    """A backup was restored; everything told since it was made is lost."""

    is_: Literal["restored"] = Field(default="restored", alias="is")


class End(ChainEntry):
    """The game is over or has been ended; this entry binds everything else in the record."""

    is_: Literal["end"] = Field(default="end", alias="is")
    result: Literal["over", "abandoned"]
    rest: Hash


AnyEntry = Annotated[
    OpenEntry | Agree | Join | Leave | BidEntry | BidBack | BidsOpened | Begin | Lit | Dark
    | SeatedEntry | Drawn | LockedEntry | Unlocked | Opened | Unasked | Undo | Sits | Updated
    | Restored | End,
    Field(discriminator="is_"),
]  # fmt: skip

ENTRY: TypeAdapter[AnyEntry] = TypeAdapter(AnyEntry, config=ConfigDict(defer_build=True))
"""What reads an entry from its canonical bytes."""


class PlayDetails(StrictModel):
    """Details that no rule reads: the players of each seat, and how long people took, in
    milliseconds."""

    players: dict[str, tuple[str, ...]]
    pace: dict[str, tuple[Count, ...]]


class ChainRecord(StrictModel):
    """A whole game, with the secret of its luck."""

    format: Literal["record/2"]
    secret: Hash
    log: tuple[AnyEntry, ...]
    rest: PlayDetails
