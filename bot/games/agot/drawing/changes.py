"""What happened since the last picture, as plain data: the layer of arrows and marks.

The rules tell events; `read` keeps what has a place on the map.
Everything else, such as bids and cards, is told in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.kernel.event import EventData


@dataclass(frozen=True)
class UnitMove:
    """Units that went from one area to another; an attack that was repelled has `failed`.

    Units that are `flying` need no way over land or sea.
    """

    kind: Literal["march", "attack", "retreat"]
    house: str
    origin: str
    area: str
    failed: bool = False
    flying: bool = False


@dataclass(frozen=True)
class FoughtBattle:
    """A battle that was fought; a neutral force has no House, and an undecided battle no winner."""

    area: str
    origin: str
    attacker: str
    defender: str | None
    winner: str | None = None
    flying: bool = False


@dataclass(frozen=True)
class Raided:
    """An order that was taken off the map, by a raid from `origin` or by a card."""

    house: str
    origin: str | None
    area: str
    order: str
    victim: str | None = None


@dataclass(frozen=True)
class AreaChange:
    """The number of units lost or mustered, or of Power gained, in one area."""

    kind: Literal["lost", "mustered", "power"]
    house: str
    area: str
    things: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class PlannedMove:
    """A march or a raid that the seat of a picture has planned."""

    kind: Literal["march", "raid"]
    origin: str
    area: str
    flying: bool = False


@dataclass(frozen=True)
class AgotChanges:
    """Everything that happened and is drawn, each kind in the order in which it happened."""

    moves: tuple[UnitMove, ...] = ()
    clashes: tuple[FoughtBattle, ...] = ()
    raids: tuple[Raided, ...] = ()
    changes: tuple[AreaChange, ...] = ()


def read(happened: Iterable[EventData]) -> AgotChanges:
    """Return what a map can show of some events.

    Raises `KeyError` for an event that lacks a parameter of its kind.
    """
    chronicle = _Chronicle()
    for event in happened:
        chronicle.note(event["kind"], {k: _bare(v) for k, v in event["params"].items()})
    return AgotChanges(
        tuple(chronicle.moves),
        tuple(chronicle.clashes),
        tuple(chronicle.raids),
        tuple(
            AreaChange(kind, house, area, tuple(things.items()))
            for (kind, house, area), things in chronicle.changes.items()
        ),
    )


FLYING = frozenset({"dragon"})
"""The kinds of units that fly if no other units march with them."""


def flies(units: Mapping[str, int]) -> bool:
    """Return whether units that march together fly."""
    return bool(units) and units.keys() <= FLYING


def _bare(value: Any) -> Any:
    """Return the id of a thing that is written `kind:id`."""
    return value.rpartition(":")[2] if isinstance(value, str) else value


@dataclass
class _Chronicle:
    moves: list[UnitMove] = field(default_factory=list)
    clashes: list[FoughtBattle] = field(default_factory=list)
    raids: list[Raided] = field(default_factory=list)
    changes: dict[tuple[Literal["lost", "mustered", "power"], str, str], dict[str, int]] = field(
        default_factory=dict
    )

    def note(self, kind: str, told: Mapping[str, Any]) -> None:
        """Record one event."""
        match kind:
            case "marched":
                self._move("march", told)
            case "neutral-beaten":
                self._move("attack", told)
                self._clash(told, None, told["house"])
            case "attacked":
                self._move("attack", told)
                self._clash(told, told["defender"], None)
            case "combat-decided":
                self._decide(told["winner"])
            case "retreated":
                self._retreat(told["house"], told["area"])
            case "raid":
                order, victim = told["order"], told["victim"]
                self.raids.append(
                    Raided(told["house"], told["area"], told["target"], order, victim)
                )
            case "order-removed":
                self.raids.append(Raided(told["house"], None, told["area"], told["order"]))
            case "destroyed":
                for unit, count in told["units"].items():
                    self._count("lost", told["house"], told["area"], unit, count)
            case "port-ships-sunk":
                self._count("lost", told["house"], told["port"], "ship", told["ships"])
            case "port-captured":
                self._count("lost", told["victim"], told["port"], "ship", told["ships"])
                if told["kept"]:
                    self._count("mustered", told["house"], told["port"], "ship", told["kept"])
            case "mustered" | "upgraded":
                self._count("mustered", told["house"], told["area"], told["unit"], 1)
            case "consolidate":
                if told["power"]:
                    self._count("power", told["house"], told["area"], "crown", told["power"])
            case _:
                pass  # The event has no place on the map.

    def _move(self, kind: Literal["march", "attack"], told: Mapping[str, Any]) -> None:
        house, origin, area = told["house"], told["origin"], told["area"]
        self.moves.append(UnitMove(kind, house, origin, area, flying=flies(told["units"])))

    def _clash(self, told: Mapping[str, Any], defender: str | None, winner: str | None) -> None:
        house, origin, area = told["house"], told["origin"], told["area"]
        flying = flies(told["units"])
        self.clashes.append(FoughtBattle(area, origin, house, defender, winner, flying))

    def _decide(self, winner: str) -> None:
        if not self.clashes:
            return  # the attack was told before these events
        clash = self.clashes[-1]
        self.clashes[-1] = replace(clash, winner=winner)
        if winner != clash.attacker:
            last = max(i for i, move in enumerate(self.moves) if move.kind == "attack")
            self.moves[last] = replace(self.moves[last], failed=True)

    def _retreat(self, house: str, to: str) -> None:
        """Record a retreat; a beaten attacker that goes back gets no arrow of its own."""
        if not self.clashes:
            return  # the attack was told before these events
        clash = self.clashes[-1]
        if house == clash.attacker and to == clash.origin:
            return
        start = clash.origin if house == clash.attacker else clash.area
        self.moves.append(UnitMove("retreat", house, start, to))

    def _count(
        self,
        kind: Literal["lost", "mustered", "power"],
        house: str,
        area: str,
        thing: str,
        count: int,
    ) -> None:
        things = self.changes.setdefault((kind, house, area), {})
        things[thing] = things.get(thing, 0) + count
