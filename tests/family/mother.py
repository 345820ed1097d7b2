"""Positions with vassals and of Mother of Dragons, on top of the scenarios of the 2nd edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.expansions.vassals.state import VassalState
from engine.kernel.game import Game
from engine.kernel.saving import load
from engine.rulesets import rulesets
from tests.agot import scenario
from tests.agot.position import Plain, Position, stacked
from tests.agot.words import LETTERS, pieces
from tests.kernel.playing import saved_at

THREE = "baratheon lannister stark"
"""The players of most examples with vassals: Arryn, Greyjoy, Martell and Tyrell."""

COMMAND = {"arryn": "stark", "greyjoy": "lannister", "martell": "baratheon", "tyrell": "baratheon"}


def begun(
    id: str, options: Mapping[str, Any], seats: Sequence[str] = (), **rulings: str
) -> Position:
    """Begin a real game and leave its decks as they lie in the box."""
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    table = Position(Game.new(rulesets[id], options, seats, named))
    while table.asked("chance"):
        table.answer("chance", table.shape("chance").sample(Plain()))
    return table


def dragons(text: str) -> dict[str, int]:
    """Read ``"2D 1K"``; D is a Dragon."""
    words = text.split()
    found = {f"{'routed-' * w.endswith('(r)')}dragon": int(w[0]) for w in words if "D" in w}
    return found | pieces(" ".join(w for w in words if "D" not in w))


def given(
    players: str,
    *,
    id: str = "agot-2e-mod",
    commander: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
    orders: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    neutral: Mapping[str, int] | None = None,
    garrisons: Mapping[str, int] | None = None,
    power: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    tracks: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    round: int = 2,
    phase: str = "marches",
    stage: Sequence[Any] = (),
    then: Sequence[Sequence[Any]] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """Put a position on the table: the board is empty except for the units given.

    ``players`` are houses; those of Westeros that are left out are vassals.
    ``stage`` is what comes next, ``then`` what follows; ``fields`` are set on the table.
    """
    ruleset = rulesets[id]
    seats = sorted(players.split())
    setup = ruleset.prepare({"players": len(seats), **(options or {})}, seats, rulings or {})
    s = cast(VassalState, ruleset.begin(setup))
    s.units, s.owner = {}, {}
    s.round, s.phase = round, phase
    s.decks = {deck: list(s.box.decks[deck]) for deck in s.decks}
    s.commander = dict(commander or {})
    for area, text in (units or {}).items():
        house, _, counted = text.partition(" ")
        assert area in s.box.areas, area
        s.add(area, house, dragons(counted))
    s.tokens = dict(tokens or {})
    for area, house in [*s.owner.items(), *s.tokens.items()]:
        s.neutral.pop(area, None)
        if s.home_of.get(area) != house:
            s.garrisons.pop(area, None)
    s.neutral = {a: n for a, n in {**s.neutral, **(neutral or {})}.items() if n}
    s.garrisons = {a: n for a, n in {**s.garrisons, **(garrisons or {})}.items() if n}
    s.power.update(power or {})
    s.supply.update(supply or {})
    for track in s.tracks:
        first = (tracks or {}).get(track, "").split()
        s.tracks[track] = stacked(s.tracks[track], first)
    for house, held in (hands or {}).items():
        s.discard[house] = sorted(set(s.cards_of(house)) - set(held.split()))
        s.hand[house] = held.split()
    s.orders = dict(orders or {})
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.agenda = [*(list(x) for x in reversed(then)), *([list(stage)] if stage else [])]
    return Position(load(ruleset, saved_at(ruleset, setup, s)))


def mother(table: Position) -> MotherState:
    """Return the table itself."""
    return cast(MotherState, table.state)


def vassal(table: Position) -> VassalState:
    """Return the table itself."""
    return cast(VassalState, table.state)


__all__ = ("LETTERS", "begun", "dragons", "given", "mother", "scenario", "vassal")


def family_at_war(**facts: Any) -> Position:
    """Stark may attack Lannister beside Arryn, its vassal, who has a Support order."""
    return given(
        THREE,
        commander=COMMAND,
        units={
            "the-vale-of-arryn": "arryn 1K",
            "the-fingers": "stark 2K",
            "the-mountains-of-the-moon": "lannister 1F",
        },
        orders={"the-fingers": "march+0", "the-vale-of-arryn": "raid-support+1"},
        done=["the-vale-of-arryn"],
        stage=["marches"],
        **facts,
    )
