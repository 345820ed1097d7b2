"""X2.3, X2.4 Commanders claim vassals, and place orders for them."""

from __future__ import annotations

from engine.agot import planning
from engine.agot.box import House
from engine.agot.planning import is_forbidden
from engine.kernel.asking import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import SomeOf, Tokens
from engine.kernel.state import replacement, stage

from .table import VassalTable

TOKENS = ("march+0", "raid-support+1", "defend-muster+1", "defend+3")
"""The order tokens of a vassal, one of each (X2.4.1)."""
MOST = 2
"""How many of them are placed (X2.4.2)."""


@replacement
async def planning_phase(s: VassalTable) -> None:
    """X2.3.1 All vassals are free; in turn order players claim them, then all place orders."""
    s.done = []
    s.then(place_orders)
    if s.vassals:
        s.phase = "vassals"
        s.commander = {}
        s.then(claim_vassals, 0)


@stage
async def claim_vassals(s: VassalTable, at: int) -> None:
    """X2.3.1 A player takes as many as it may, the last one all that are left."""
    free = [v for v in s.vassals if v not in s.commander]
    if not free:
        return
    players = s.with_player(s.turn_order)
    house = players[at]
    each, more = divmod(len(s.vassals), len(players))
    due = sum(each + (place < more) for place in range(at + 1))
    right = due - len(s.commander)
    last = at == len(players) - 1
    claimed = await ask(
        house,
        "claim-vassals",
        SomeOf("house", free, right if last else 0, right, rule="X2.3.1"),
        most=right,
    )
    for vassal in claimed:
        s.commander[vassal] = house
        s.tell("vassal-claimed", house=f"house:{house}", vassal=f"house:{vassal}")
    s.then(claim_vassals, at + 1)


@stage
async def place_orders(s: VassalTable) -> None:
    """6.1 The players' own orders."""
    await planning.planning_phase(s)


@replacement
async def reveal(s: VassalTable) -> None:
    """X2.4.2 Before the reveal, commanders place orders for their vassals, in turn order."""
    s.then(turn_up)
    if s.vassals:
        s.phase = "vassal-orders"
    for house in reversed(s.with_player(s.turn_order)):
        for vassal in reversed([v for v in s.vassals if s.commander[v] == house]):
            if s.areas_of(vassal):
                s.then(order_vassal, vassal)


@stage
async def order_vassal(s: VassalTable, vassal: House) -> None:
    """X2.4.2 The orders of one vassal, face down."""
    placed = await ask(vassal, "orders", VassalOrders(s, vassal), round=s.round)
    s.placed.update(placed)


@stage
async def turn_up(s: VassalTable) -> None:
    """6.3.1 All orders are revealed."""
    await planning.reveal(s)


class VassalOrders(Tokens):
    """Up to two different tokens for the areas of a vassal (X2.4.2)."""

    def __init__(self, s: VassalTable, vassal: House) -> None:
        self._table = s
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
            elsewhere=[a for a in s.box.areas if a not in places],
            rule="X2.4.2",
        )

    def foreign_place(self, place: str) -> Refusal:
        """Say that the vassal has no units there."""
        if place not in self._table.box.areas:
            return refusal("no-such-area", None, given=f"raw:{place[:40]}")
        return refusal("order-without-units", "X2.4.2", area=f"area:{place}")

    def unusable(self, token: str) -> Refusal:
        """Say that an order is forbidden this round, or is not a vassal's (X2.4.4)."""
        if token in TOKENS:
            return refusal("order-forbidden", "X2.4.4", order=f"order:{token}")
        return refusal("no-such-token", None, token=f"raw:{token[:40]}")

    def used_up(self, token: str) -> Refusal:
        """Say that a vassal has one token of each kind."""
        return refusal("order-used-up", "X2.4.1", order=f"order:{token}", number=1)

    def over_limit(self, group: frozenset[str], most: int) -> Refusal:
        """Say how many orders a vassal gets."""
        return refusal("too-many-vassal-orders", "X2.4.2", most=most)


def _is_banned(s: VassalTable, token: str) -> bool:
    """X2.4.4 The token for raids and support falls under both bans."""
    return is_forbidden(s, token) or (token == "raid-support+1" and "support" in s.forbidden)
