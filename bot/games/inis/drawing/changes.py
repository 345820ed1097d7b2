"""What a map can show of the events of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.kernel.event import EventData

Way = Literal["move", "withdrawal"]


@dataclass(frozen=True)
class ClanMove:
    """Clans that went from one territory to another; a withdrawal leaves a clash."""

    seat: str
    origin: str
    territory: str
    way: Way = "move"


@dataclass(frozen=True)
class ClanChange:
    """Clans that were placed in a territory, or (if negative) left it for the reserve."""

    seat: str
    territory: str
    clans: int


@dataclass(frozen=True)
class Built:
    """A Citadel, a Sanctuary, the Festival or the Capital that came to a territory."""

    what: Literal["citadel", "sanctuary", "festival", "capital"]
    territory: str


@dataclass(frozen=True)
class InisChanges:
    """Everything that a map can show of what happened, in the order in which it began."""

    moves: tuple[ClanMove, ...] = ()
    changes: tuple[ClanChange, ...] = ()
    built: tuple[Built, ...] = ()
    clashes: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()


_BUILT: dict[str, Literal["citadel", "sanctuary", "festival", "capital"]] = {
    "citadel-built": "citadel",
    "sanctuary-built": "sanctuary",
    "festival": "festival",
    "capital": "capital",
}


@dataclass
class _Reader:
    moves: dict[ClanMove, None] = field(default_factory=dict)
    changes: dict[tuple[str, str], int] = field(default_factory=dict)
    built: list[Built] = field(default_factory=list)
    clashes: dict[str, None] = field(default_factory=dict)
    laid: list[str] = field(default_factory=list)
    withdraws: str | None = None

    def take(self, kind: str, params: Mapping[str, Any]) -> None:
        match kind:
            case "clans-moved":
                seat, territory = _id(params["seat"]), _id(params["area"])
                way: Way = "withdrawal" if self.withdraws == seat else "move"
                for origin in map(_id, params["origins"]):
                    self.moves[ClanMove(seat, origin, territory, way)] = None
            case "clans-placed" | "cauldron-emptied":
                self._change(params, sum(params["clans"].values()))
            case "clan-removed" | "clan-replaced":
                self._change(params, -1)
            case "clash":
                self.clashes[_id(params["area"])] = None
            case "tile-laid":
                self.laid.append(_id(params["area"]))
            case _ if kind in _BUILT:
                self.built.append(Built(_BUILT[kind], _id(params["area"])))
        # The moves of a withdrawal follow directly after its event.
        if kind == "withdraws":
            self.withdraws = _id(params["seat"])
        elif kind != "clans-moved":
            self.withdraws = None

    def _change(self, params: Mapping[str, Any], clans: int) -> None:
        key = _id(params["seat"]), _id(params["area"])
        self.changes[key] = self.changes.get(key, 0) + clans


def read(happened: Iterable[EventData]) -> InisChanges:
    """Return the moves, changes, buildings, clashes and tiles among some events.

    Several moves along the same way become one; placed and removed clans of one player in one
    territory are offset against each other.
    """
    reader = _Reader()
    for event in happened:
        reader.take(event["kind"], event["params"])
    return InisChanges(
        moves=tuple(reader.moves),
        changes=tuple(ClanChange(s, t, n) for (s, t), n in reader.changes.items() if n),
        built=tuple(reader.built),
        clashes=tuple(reader.clashes),
        laid=tuple(reader.laid),
    )


def _id(thing: str) -> str:
    return thing.partition(":")[2]
