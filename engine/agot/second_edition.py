"""The 2nd edition, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.phrase import Line
from engine.kernel.ruleset import BadSetup, Setup, agree
from engine.kernel.state import StageFunction, stages_of

from . import (
    bidding,
    combat,
    consolidate,
    marches,
    mustering,
    neutral,
    planning,
    raids,
    reconcile,
    rounds,
    westeros,
    wildlings,
)
from .battle import Battle
from .box import House, open_box
from .explain import side_lines, supply_lines
from .rulings import RULINGS
from .state import Table
from .view import snapshot, view


@dataclass(frozen=True, slots=True)
class Agreed:
    """Options, seats and rulings of one game."""

    options: Mapping[str, Any]
    seats: Sequence[House]
    rulings: Mapping[str, str]


def strengths_so_far(s: Table) -> list[Line]:
    """Explain both strengths of a combat that is not decided, with what is public of it."""
    b = Battle(s)
    if not b.c["tides_shown"]:
        b.c = {**b.c, "tides": {}}
    return [*side_lines(b, b.attacker), *side_lines(b, b.defender)]


class SecondEdition:
    """A Game of Thrones: The Board Game, 2nd edition, 3 to 6 players."""

    id = "agot-2e"
    version = "1"
    unordered = frozenset({"neutral-support"})
    # Units, orders, tracks, Power and hands lie open (15.3), and with them what can be done.
    public = frozenset(
        {
            "ability",
            "casualties",
            "consolidate",
            "house-card",
            "march",
            "muster",
            "port-capture",
            "raid",
            "refuse-support",
            "retreat",
            "retreat-losses",
            "supply",
            "ties",
            "wildling-destroy",
            "wildling-discard",
            "wildling-downgrade",
            "wildling-retrieve",
            "wildling-tie",
            "wildling-track",
            "wildling-upgrade",
        }
    )
    stages: Mapping[str, StageFunction] = stages_of(
        bidding,
        combat,
        consolidate,
        marches,
        mustering,
        neutral,
        planning,
        raids,
        reconcile,
        rounds,
        westeros,
        wildlings,
    )

    rulings = RULINGS

    @property
    def options(self) -> Mapping[str, tuple[Any, ...]]:
        """How many play, what to play with; as many as can, the base game's rules."""
        return {
            "players": tuple(sorted(open_box(self.id).figures.players, reverse=True)),
            "tides_of_battle": (False, True),
            "house_card_abilities": (True, False),
        }

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[Seat], rulings: Mapping[str, str]
    ) -> Setup:
        """Validate and complete options, seats and rulings.

        Raises BadSetup.
        """
        complete = agree(self.options, {**({"players": len(seats)} if seats else {}), **options})
        players = open_box(self.id).figures.players
        houses = sorted(players[complete["players"]].houses)
        if seats and sorted(seats) != houses:
            raise BadSetup(f"with {len(houses)} players the houses are {', '.join(houses)}")
        return Agreed(complete, houses, agree(RULINGS, rulings, what="ruling"))

    def begin(self, setup: Setup) -> Table:
        """Set the table."""
        return rounds.begin(open_box(self.id), setup.seats, setup.options, setup.rulings)

    def load(self, setup: Setup, text: str) -> Table:
        """Return a saved table."""
        table = Table.load(text)
        table.box = open_box(self.id)
        table.options = setup.options
        table.rulings = setup.rulings
        return table

    def view(self, state: Table, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see."""
        return view(state, seat)

    def explain(self, state: Table, topic: str, seat: Seat | None) -> list[dict[str, Any]]:
        """Explain this or the last ``combat``, the last ``bids``, or the ``supply`` of a seat.

        Raises ValueError for other topics, and for a supply without a seat.
        """
        if topic == "supply" and seat in state.supply:
            return [line.to_json() for line in supply_lines(state, seat)]
        if topic == "combat" and state.combat is not None and state.combat["winner"] is None:
            return [line.to_json() for line in strengths_so_far(state)]
        if topic in ("combat", "bids"):
            return list(state.explained.get(topic, []))
        raise ValueError(f"nothing to explain about {topic}")

    def snapshot(self, state: Table, events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the state as a record's check writes it."""
        return snapshot(state, events)
