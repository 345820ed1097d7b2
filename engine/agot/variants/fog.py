"""Fog of war: which areas a seat sees, and what it is told. Pure functions (V7)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.agot.components import Area, House
from engine.agot.fields import AgotFields
from engine.agot.types import Combat
from engine.kernel.event import Event
from engine.kernel.phrase import Param, named_in
from engine.kernel.visibility import seen_by

F = TypeVar("F", bound=AgotFields)


def sight(s: AgotFields, seat: House | None) -> Collection[Area]:
    """Return the areas that a seat, or a spectator, sees now (V7.1, V7.4).

    A seat sees the areas of all Houses for which it decides, and those around their units. Everyone
    sees a combat while it lasts; the combatants see around it, too, even if only a garrison fights.
    """
    found = {*_opened(s)}
    if seat is not None:
        own = {house for house in s.houses if s.decider(house) == seat}
        found.update(_held(s, own))
        around = [area for area, house in s.owner.items() if house in own]
        found.update(around)
        if s.combat is not None and not own.isdisjoint(
            (s.combat["attacker"], s.combat["defender"])
        ):
            around.append(s.combat["area"])
        for area in around:
            found.update(s.box.borders[area])
    ports = s.box.port_of
    return found.union(ports[area] for area in found if area in ports)


def _held(s: AgotFields, houses: Collection[House]) -> Iterator[Area]:
    """Yield the land areas that some Houses control (11)."""
    for area in s.box.lands:
        house = s.owner.get(area) or s.tokens.get(area)
        if house is None and area not in s.fogged:
            house = s.home_of.get(area)
        if house in houses:
            yield area


def _opened(s: AgotFields) -> Iterator[Area]:
    """Yield the areas that everyone sees: those of a combat, from where its sides are supported,
    and to where the loser has retreated; and as long as support is promised against a neutral
    force, its area with that of the support (V7.4)."""
    for neutral, promised in s.promised.items():
        yield neutral
        for area in s.box.borders[neutral]:
            if promised.get(s.owner.get(area, "")) and _supports(s, area, neutral):
                yield area
    combat = s.combat
    if combat is None:
        return
    yield from (combat["from"], combat["area"])
    if "retreated" in combat:
        yield combat["retreated"]
    for area in s.box.borders[combat["area"]]:
        if area in s.owner and _supports(s, area, combat["area"]) and _takes_part(s, combat, area):
            yield area


def _takes_part(s: AgotFields, combat: Combat, supporter: Area) -> bool:
    """Return whether a Support order that reaches a combat supports a side: by declaration, or
    because it is one of that side (9.1.2, 9.1.3)."""
    owner = s.owner[supporter]
    backs = combat["support"].get(owner)
    side = backs.get(supporter) if isinstance(backs, dict) else backs
    if side in ("attacker", "defender"):
        return True
    sides = [s.decider(combat[side]) for side in ("attacker", "defender")]
    return s.decider(owner) in sides and supporter not in combat.get("refused", {})


def _supports(s: AgotFields, supporter: Area, area: Area) -> bool:
    return s.order_type(supporter) == "support" and s.box.supports_into(supporter, area)


def known_to(s: F, house: House) -> F:
    """Return the state as whoever decides for a House knows it: in fog, as it sees it; elsewhere,
    all of it, because there no answer depends on a secret."""
    return seen_by(s, s.decider(house)) if s.is_foggy else s


# -- what is told --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Veiled:
    """An event that not everyone is told."""

    audience: frozenset[House]
    """The seats that are told the event itself."""
    poorer: Sequence[Event]
    """What all are told instead: nothing, or a poorer event."""


Poorer = Callable[[Mapping[str, Any]], Sequence[Event]]
"""A function that returns what those are told of an event who do not see its areas."""


def _nothing(params: Mapping[str, Any]) -> Sequence[Event]:
    """Tell nothing: what can be seen of it is seen on the board."""
    return ()


def _less(kind: str, *keys: str) -> Poorer:
    """Return what tells less under another kind."""
    return lambda params: [Event(0, kind, {key: params[key] for key in keys})]


def _resolved(order: str) -> Poorer:
    """Return what tells only that a House has resolved an order of a type."""

    def told(params: Mapping[str, Any]) -> Sequence[Event]:
        of = {"house": params["house"], "order": f"order-type:{order}"}
        return [Event(0, "order-resolved", of)]

    return told


def _ships_of(owner: str) -> Poorer:
    """Return what tells only how many Ships their owner has lost."""

    def told(params: Mapping[str, Any]) -> Sequence[Event]:
        lost = {"house": params[owner], "units": {"ship": params["ships"]}}
        return [Event(0, "lost-unseen", lost)]

    return told


POORER: Mapping[str, Poorer] = {
    "raid": _resolved("raid"),
    "raid-nothing": _resolved("raid"),
    "raid-support-stays": _resolved("raid"),
    "marched": _resolved("march"),
    "march-nothing": _resolved("march"),
    "neutral-beaten": _resolved("march"),
    "token-left": _less("token-left-unseen", "house"),
    "consolidate": _resolved("consolidate"),
    "consolidate-muster": _resolved("consolidate"),
    "mustered": _less("mustered-unseen", "house"),
    "upgraded": _less("mustered-unseen", "house"),
    "destroyed": _less("lost-unseen", "house", "units"),
    "port-ships-sunk": _ships_of("house"),
    "port-captured": _ships_of("victim"),
    "raven-replaced": _less("raven-replaced-unseen", "house"),
    # These can be seen where they happen, or not at all.
    "support-promised": _nothing,
    "support-denied": _nothing,
    "exchanged": _nothing,
    "order-removed": _nothing,
    "retreated": _nothing,
}
"""What everyone is told of an event, by its kind, unless all see its areas. Of a kind that is not
here, only those are told who see its areas."""

CONFIDED = frozenset({"pillage", "supply"})
"""The kinds of events that name no area, but that only the Houses are told to which they happen."""

PARTIES = ("house", "victim", "caller")
"""The parameters of an event with the Houses that are told in any case."""


def veiled(s: AgotFields, kind: str, params: Mapping[str, Param]) -> Veiled | None:
    """Return who is told an event, and what all others are told; ``None`` if everyone sees its
    areas (V7.8)."""
    named = areas_in(params)
    if kind in CONFIDED:
        return Veiled(frozenset(_parties(s, params)), ())
    if not named or named.issubset(s.sight(None)):
        return None
    seats = {s.decider(house) for house in s.houses}
    witnesses = {seat for seat in seats if named.issubset(s.sight(seat))}
    told = frozenset(witnesses.union(_parties(s, params)))
    return Veiled(told, POORER.get(kind, _nothing)(params))


def areas_in(params: Mapping[str, Param]) -> set[Area]:
    """Return the areas that the parameters of an event name."""
    return {id for kind, id in named_in([*params.values()]) if kind == "area"}


def _parties(s: AgotFields, params: Mapping[str, Param]) -> Iterator[House]:
    for name in PARTIES:
        house = str(params.get(name, "")).removeprefix("house:")
        if house in s.houses:
            yield s.decider(house)
