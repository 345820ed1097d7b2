"""Commanders claim vassals, and place orders for them (X2.3, X2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from engine.agot import kinds
from engine.agot.board.control import castles
from engine.agot.components import House
from engine.agot.phases import planning
from engine.agot.phases.planning import is_forbidden
from engine.kernel.ask import ask, chance
from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes import Shuffle, SomeOf, Tokens
from engine.kernel.shapes.base import Option, Step
from engine.kernel.state import replacement, stage

from . import kinds as own_kinds
from .state import DUAL, TOKENS, VassalState

MOST = 2
"""How many orders a vassal gets (X2.4.2)."""


@replacement
def planning_phase(s: VassalState) -> None:
    """Free all vassals, let players claim them in turn order, then place orders (X2.3.1)."""
    s.done = []
    s.then(place_orders)
    if s.vassals:
        s.phase = "vassals"
        s.commander = {}
        if s.ruled("vassal-claim", "at-random"):
            s.then(deal_vassals)
        else:
            s.then(claim_vassals, 0)


@stage
async def deal_vassals(s: VassalState) -> None:
    """Deal vassals at random, as a variant: as many to everyone as they could have claimed."""
    shuffled = await chance(kinds.SHUFFLE, Shuffle("vassals", s.vassals))
    dealt = iter(shuffled["order"])
    for at, house in enumerate(s.with_player(s.turn_order)):
        for vassal in islice(dealt, _right(s, at)):
            _claim(s, house, vassal)


def _right(s: VassalState, at: int) -> int:
    """Return how many vassals a player may have, by position in turn order (X2.3.2)."""
    each, more = divmod(len(s.vassals), len(s.with_player(s.turn_order)))
    return each + (at < more)


def _claim(s: VassalState, house: House, vassal: House) -> None:
    s.commander[vassal] = house
    s.tell("vassal-claimed", house=f"house:{house}", vassal=f"house:{vassal}")


@stage
async def claim_vassals(s: VassalState, at: int) -> None:
    """Let a player take as many vassals as it may; the last one takes all that are left (X2.3.1).

    Shares are equal, or one larger for the first players; by another reading players take turns.
    """
    free = [v for v in s.vassals if v not in s.commander]
    if not free:
        return
    players = s.with_player(s.turn_order)
    house = players[at % len(players)]
    one_each = s.ruled("vassal-surplus-sets", "one-each")
    each, more = (0, len(s.vassals)) if one_each else divmod(len(s.vassals), len(players))
    due = each * (at + 1) + min(more, at + 1)
    right = due - len(s.commander)
    last = at + 1 == max(len(players), more)
    claimed = await ask(
        house,
        own_kinds.CLAIM_VASSALS,
        Claim(s, free, right if last else 0, right),
        most=right,
    )
    for vassal in claimed:
        _claim(s, house, vassal)
    s.then(claim_vassals, at + 1)


class Claim(SomeOf):
    """A choice of the free vassals that a player takes (X2.3.1)."""

    def __init__(self, s: VassalState, free: Sequence[House], least: int, most: int) -> None:
        super().__init__("house", free, least, most, rule="X2.3.1")
        self._table = s

    def step(self, path: Sequence[str]) -> Step:
        """Return the options of a step, with what each vassal has, unless there is fog."""
        step = super().step(path)
        options = tuple(Option(o.id, o.label, self._has(o.id)) for o in step.options)
        return replace(step, options=options)

    def _has(self, id: str) -> Phrase | None:
        s, vassal = self._table, id.partition(":")[2]
        if s.is_foggy:  # What is in sight, the board shows (V7.17).
            return None
        units = Counter[str]()
        for there in s.units_of(vassal).values():
            units.update(there)
        return phrase(
            "note-vassal",
            castles=castles(s, vassal),
            supply=s.supply[vassal],
            number=units.total(),
            units=dict(units),
        )


@stage
async def place_orders(s: VassalState) -> None:
    """Let players place their own orders (6.1)."""
    await planning.planning_phase(s)


@replacement
def reveal(s: VassalState) -> None:
    """Let commanders place orders for their vassals in turn order, then reveal all (X2.4.2)."""
    s.then(turn_up)
    if s.vassals:
        s.phase = "vassal-orders"
    for house in reversed(s.with_player(s.turn_order)):
        for vassal in reversed([v for v in s.vassals if s.commander[v] == house]):
            if s.areas_of(vassal):
                s.then(order_vassal, vassal)


@stage
async def order_vassal(s: VassalState, vassal: House) -> None:
    """Place the orders of one vassal, face down (X2.4.2)."""
    placed = await ask(vassal, kinds.ORDERS, VassalOrders(s, vassal), round=s.round)
    s.placed.update(placed)


@stage
def turn_up(s: VassalState) -> None:
    """Reveal all orders (6.3.1)."""
    planning.reveal(s)


class VassalOrders(Tokens):
    """A choice of up to two different tokens for the areas of a vassal (X2.4.2)."""

    def __init__(self, s: VassalState, vassal: House) -> None:
        self._table = s
        self._vassal = vassal
        stock = {t: 1 for t in TOKENS if not _is_banned(s, t)}
        places = sorted(s.areas_of(vassal))
        most = min(MOST, len(places), len(stock))
        super().__init__(
            places,
            stock,
            number=most if s.ruled("vassal-order-count", "two-if-possible") else 0,
            most=most,
            limits=[(frozenset(stock), MOST)],
            withheld=[t for t in TOKENS if t not in stock],
            everywhere=s.box.areas,
            rule="X2.4.2",
        )

    def foreign_place(self, place: str) -> Refusal:
        """Return the refusal that the vassal has no units there."""
        if place not in self._table.box.areas:
            return refusal("no-such-area", None, given=f"raw:{place[:40]}")
        vassal, area = f"house:{self._vassal}", f"area:{place}"
        return refusal("vassal-without-units", "X2.4.2", house=vassal, area=area)

    def unusable(self, token: str) -> Refusal:
        """Return the refusal of an order that is forbidden, or not a vassal's (X2.4.4)."""
        if token in TOKENS:
            return refusal("order-forbidden", "X2.4.4", order=f"order:{token}")
        return refusal("no-such-token", None, token=f"raw:{token[:40]}")

    def used_up(self, token: str) -> Refusal:
        """Return the refusal that a vassal has one token of each kind."""
        return refusal("order-used-up", "X2.4.1", order=f"order:{token}", number=1)

    def over_limit(self, group: frozenset[str], most: int) -> Refusal:
        """Return how many orders a vassal gets."""
        return refusal("too-many-vassal-orders", "X2.4.2", most=most)


def _is_banned(s: VassalState, token: str) -> bool:
    """Return whether a token is banned; the dual one by either ban or by both (X2.4.4)."""
    if token == DUAL:
        bans = [ban in s.forbidden for ban in ("raid", "support")]
        return any(bans) if s.ruled("vassal-dual-token-bans", "banned-by-either") else all(bans)
    return is_forbidden(s, token)
