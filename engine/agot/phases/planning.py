"""Planning Phase (6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.shapes import RavenAnswer
from engine.agot.state import AgotState
from engine.agot.types import Place
from engine.kernel.ask import ask, ask_all
from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes import OneOf, Tokens
from engine.kernel.state import stage


@stage
async def planning_phase(s: AgotState) -> None:
    """Let all Houses place face-down orders together (6.1); in turn order if one is short (6.2).

    In fog, Houses without units are asked like all others, so that nobody knows which these are.
    """
    s.phase = "planning"
    houses = [h for h in s.with_player(s.houses) if s.is_foggy or s.areas_of(h)]
    shapes = {h: Orders(s, h) for h in houses}
    if any(shape.short for shape in shapes.values()):
        s.tell("orders-in-turn")
        s.then(reveal)
        for house in reversed(s.turn_order):
            if house in shapes:
                s.then(place_in_turn, house)
        return
    if shapes:
        for placed in (await ask_all(shapes, kinds.ORDERS, round=s.round)).values():
            s.placed.update(placed)
    s.then(reveal)


@stage
async def place_in_turn(s: AgotState, house: House) -> None:
    """Let one House place its orders, face down (6.2.1)."""
    placed = await ask(house, kinds.ORDERS, Orders(s, house), round=s.round)
    s.placed.update(placed)


@stage
def reveal(s: AgotState) -> None:
    """Turn all orders face up together (6.3.1)."""
    # Nothing later depends on the order in which a House has laid them; logs do not keep it.
    s.orders = dict(sorted(s.placed.items()))
    s.placed = {}
    s.phase = "raven"
    s.tell("orders-revealed", round=s.round, chapter=True)
    s.then(messenger_raven)


QUIET = ("defend", "consolidate", "support", "raid", "march")
"""The types of orders, the least hostile first."""


class Orders(Tokens):
    """A choice of a House's order tokens for its areas (6.1)."""

    def __init__(self, s: AgotState, house: House) -> None:
        self._table = s
        self._house = house
        tokens = s.box.order_tokens
        withheld = [t for t in tokens if is_forbidden(s, t)] if s.forbidden else []
        places = sorted(s.areas_of(house))
        super().__init__(
            places,
            {t: n for t, n in tokens.items() if t not in withheld} if withheld else tokens,
            number=0,
            limits=[(s.box.special_orders, s.star_limit(house))],
            withheld=withheld,
            everywhere=s.box.areas,
            rule="6.1.1",
        )
        optional = s.box.figures.orders_optional
        self.most = self.room(places)
        if not optional or s.ruled("orders-in-every-area", "required"):
            self.number = self.most
        self.short = not optional and self.most < len(places)
        """Whether some areas get no order, so that Houses place in turn order."""

    def safe(self) -> dict[str, str]:
        """Return the safe orders: Defense, Consolidate Power, Support; else March or Raid."""
        kinds = self._table.box.order_type
        last = len(QUIET)
        quiet = {t: QUIET.index(kinds[t]) if kinds[t] in QUIET else last for t in self.stock}
        tokens = sorted(self.stock, key=lambda t: (quiet[t], -self._modifier(t)))
        draft: dict[str, str] = {}
        for place in self.places:
            usable = self.usable(place, draft)
            token = next((t for t in tokens if t in usable), None)
            if token is not None:
                draft[place] = token
        return draft

    def allowed(self, place: str) -> Sequence[str]:
        """Return the tokens that may be in an area."""
        return unbarred(self._table, place, self.all_tokens)

    def misplaced(self, place: str, token: str) -> Refusal | None:
        """Return the refusal that an order of this type may not be placed in an area."""
        return barred(self._table, place, token)

    def remark(self, place: str, token: str) -> Phrase | None:
        """Return a line that says that Consolidate Power gains nothing at sea (7.6.1)."""
        box = self._table.box
        if box.order_type[token] == "consolidate" and box.kind[place] == "sea":
            return phrase("note-nothing-at-sea")
        return None

    def _modifier(self, token: str) -> int:
        return self._table.box.figures.orders[token].modifier

    def foreign_place(self, place: str) -> Refusal:
        """Return why an area cannot get an order of this House (6.1.1)."""
        if place not in self._table.box.areas:
            return refusal("no-such-area", None, given=f"raw:{place[:40]}")
        return refusal("order-without-units", "6.1.1", area=f"area:{place}")

    def unusable(self, token: str) -> Refusal:
        """Return the refusal of an order that is forbidden, or does not exist (6.1.4)."""
        if token in self._table.box.figures.orders:
            return refusal("order-forbidden", "4.9.1", order=f"order:{token}")
        return refusal("no-such-token", None, token=f"raw:{token[:40]}")

    def used_up(self, token: str) -> Refusal:
        """Return the refusal that there are only so many tokens of a kind (6.1.2)."""
        return refusal("order-used-up", "6.1.2", order=f"order:{token}", number=self.stock[token])

    def over_limit(self, group: frozenset[str], most: int) -> Refusal:
        """Return the refusal that the King's Court allows only so many special orders (6.1.3)."""
        return refusal("too-many-stars", "6.1.3", most=most)


def is_forbidden(s: AgotState, token: str) -> bool:
    """Return whether a token is forbidden this round (4.9.1)."""
    return token in s.forbidden or s.box.order_type[token] in s.forbidden


def barred(s: AgotState, area: str, token: str) -> Refusal | None:
    """Return the refusal that an order of this type may not be placed in an area, in editions with
    such a rule.
    """
    order_type = s.box.order_type[token]
    if s.box.figures.orders[token].only == "sea" and not s.afloat(area, token):
        return refusal("order-only-at-sea", "X4.8.1", area=f"area:{area}", order=f"order:{token}")
    if (area, order_type) not in s.box.barred:
        return None
    if order_type == "support":
        return refusal("support-barred", "5.7", area=f"area:{area}")
    return refusal("order-barred", "5.6", area=f"area:{area}", order=f"order-type:{order_type}")


def unbarred(s: AgotState, area: str, tokens: Sequence[str]) -> Sequence[str]:
    """Return those of some tokens that may be in an area, as :func:`barred` says."""
    box = s.box
    if not box.freely_placed:
        return [t for t in tokens if barred(s, area, t) is None]
    if area not in box.barred_in:
        return tokens
    return [t for t in tokens if (area, box.order_type[t]) not in box.barred]


@stage
async def messenger_raven(s: AgotState) -> None:
    """Let the holder of the Raven swap an order, look at the wildlings, or do nothing (6.3.2)."""
    house = s.holder("kings-court")
    uses = Raven(s, house)
    if len(uses.answers) == 1:
        return
    choice = await ask(house, kinds.RAVEN, uses)
    match choice["do"]:
        case "replace":
            s.raven_used = True
            area, token = choice["area"], choice["order"]
            s.tell(
                "raven-replaced",
                house=f"house:{house}",
                area=f"area:{area}",
                old=f"order:{s.orders[area]}",
                new=f"order:{token}",
            )
            s.orders[area] = token
        case "peek":
            s.raven_used = True
            await _peek(s, house)
        case _:
            s.tell("raven-passed", house=f"house:{house}")


async def _peek(s: AgotState, house: House) -> None:
    """Let a House look at the top wildling card and put it back, top or bottom (6.3.2 (b))."""
    card = s.decks["wildlings"][0]
    s.known.setdefault(house, {})["wildlings"] = {"card": card, "place": "top", "round": s.round}
    s.turned.append({"card": card, "by": house, "place": "top"})
    s.tell("raven-peeked", house=f"house:{house}")
    s.tell("raven-saw", audience=frozenset({house}), card=f"wildling:{card}")
    places: dict[str, Place] = {"choice:top": "top", "choice:bottom": "bottom"}
    place = await ask(house, kinds.RAVEN_PEEK, OneOf.named(places))
    if place == "bottom":
        s.decks["wildlings"] = [*s.decks["wildlings"][1:], card]
    s.known[house]["wildlings"] = {"card": card, "place": place, "round": s.round}
    s.turned[-1]["place"] = place


class Raven(OneOf[RavenAnswer]):
    """The choice of what the Messenger Raven is used for."""

    def __init__(self, s: AgotState, house: House) -> None:
        self._table = s
        self._house = house
        answers: dict[tuple[str, ...], RavenAnswer] = {}
        for area, token in swaps(s, house):
            answers["choice:replace", f"area:{area}", f"order:{token}"] = {
                "do": "replace",
                "area": area,
                "order": token,
            }
        if s.decks.get("wildlings"):
            answers["choice:peek",] = {"do": "peek"}
        answers["choice:pass",] = {"do": "pass"}
        super().__init__(answers)

    def why(self, value: object) -> Refusal:
        """Return why an order cannot be swapped."""
        if isinstance(value, dict) and set(value) == {"do", "area", "order"}:
            reason = swap_refused(self._table, self._house, str(value["area"]), str(value["order"]))
            if reason is not None:
                return reason
        return refusal("not-offered")


def swaps(s: AgotState, house: House) -> Iterator[tuple[str, str]]:
    """Yield the swaps of an order that :func:`swap_refused` does not refuse (6.3.2, 6.3.3)."""
    mine = {a: t for a, t in s.orders.items() if s.owner.get(a) == house}
    special, most = s.box.special_orders, s.star_limit(house)
    used = Counter(mine.values())
    starred = sum(t in special for t in mine.values())
    left = [
        t
        for t, facts in s.box.figures.orders.items()
        if used[t] < facts.count and not is_forbidden(s, t)
    ]
    for area in sorted(mine):
        full = starred - (mine[area] in special) >= most
        for token in unbarred(s, area, left):
            if not (full and token in special):
                yield area, token


def swap_refused(s: AgotState, house: House, area: str, token: str) -> Refusal | None:
    """Return why the Raven cannot put a token on an area's order (6.3.2, 6.3.3)."""
    orders = s.box.figures.orders
    if area not in s.orders or s.owner.get(area) != house:
        return refusal("no-order-there", "6.3.2", area=f"area:{area}", order="order-type:any")
    if token not in orders:
        return refusal("no-such-token", None, token=f"raw:{token[:40]}")
    if is_forbidden(s, token):
        return refusal("order-forbidden", "4.9.1", order=f"order:{token}")
    if (reason := barred(s, area, token)) is not None:
        return reason
    mine = [t for a, t in s.orders.items() if s.owner.get(a) == house]
    if mine.count(token) >= orders[token].count:
        return refusal("order-used-up", "6.3.2", order=f"order:{token}", number=orders[token].count)
    special = s.box.special_orders
    after = sum(t in special for t in [*mine, token]) - (s.orders[area] in special)
    if token in special and after > s.star_limit(house):
        return refusal("too-many-stars", "6.3.3", most=s.star_limit(house))
    return None
