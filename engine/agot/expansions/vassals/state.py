"""The state of a game with vassals: their commanders, and their differences from players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from typing_extensions import TypeVar

from engine.agot.components import Area, Card, House, OrderType
from engine.agot.fields import HAND, combat_seen, hands_seen, in_hands
from engine.agot.state import AgotState
from engine.agot.types import Combat
from engine.kernel.ask import Seat
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.position.notation import BadPosition, RecordReader, known
from engine.kernel.position.telling import Told, several
from engine.kernel.visibility import FACE_DOWN, public, seen

from .components import printed

DUAL = "raid-support+1"
"""The token that raids, or stays to support (X2.5.2)."""
TOP = 3
"""How many positions of a track belong to players (ruling `vassal-track-setup`)."""

TOKENS = ("march+0", DUAL, "defend-muster+1", "defend+3")
"""The order tokens of a vassal, one of each (X2.4.1)."""
VASSAL_START = "vassal_start"
"""The option by which players begin with the units that vassals begin with (V4.6)."""
DECK = "vassals"
"""The owner under which the House cards of vassals are listed."""


def _combat(s: VassalState, seat: Seat | None) -> Combat | None:
    """Return a combat as a seat sees it: cards dealt to a vassal only if it commands it (X2.7.1) or
    has looked (X2.9.4).

    All seats see the cards that were played.
    """
    part = combat_seen(s, seat)
    if part is None or "drawn" not in part:
        return part
    played = part["cards"].values()
    part = part.copy()
    part["drawn"] = {
        house: cards
        if s.knows_cards(seat, house)
        else [c if c in played else FACE_DOWN for c in cards]
        for house, cards in part["drawn"].items()
    }
    return part


def _hands(s: VassalState, seat: Seat | None) -> dict[House, Sequence[Card]]:
    """Return the hands that a seat sees; cards dealt to vassals are part of the combat (15.3)."""
    seen = hands_seen(s, seat)
    return {house: [] if house in s.vassals else cards for house, cards in seen.items()}


def _done(s: VassalState, seat: Seat | None) -> list[Area]:
    """Return the areas whose token stays: in fog, those that a seat sees (V7.3)."""
    if not s.veils(seat):
        return s.done
    sight = s.sight(seat)
    return [area for area in s.done if area in sight]


def _read_commands(s: VassalState, words: RecordReader, name: str, _: str) -> dict[House, House]:
    commander: dict[House, House] = {}
    for entry in (words.take(name) or "").split(","):
        vassal, colon, by = entry.partition(":")
        if entry and not colon:
            raise BadPosition("vassals are written as vassals=greyjoy:stark,tyrell:")
        if entry:
            known(vassal, s.vassals, name)
        if by:
            commander[vassal] = known(by, s.with_player(s.houses), name)
    return commander


@dataclass(slots=True)
class VassalState(AgotState):
    """The state of a game with Houses that nobody plays; ``houses`` and the tracks include them."""

    vassals: list[House] = public(list, Told(back=lambda view: sorted(view["vassals"])))
    """The Houses that nobody plays, sorted."""
    commander: dict[House, House] = public(
        dict,
        Told(
            find=lambda view, _: ",".join(f"{v}:{by or ''}" for v, by in view["vassals"].items()),
            back=lambda view: {v: by for v, by in view["vassals"].items() if by is not None},
            word="vassals",
            read=_read_commands,
        ),
    )
    """The commander of each vassal, from one claim to the next (X2.3.4)."""
    hand: dict[House, Sequence[Card]] = seen(_hands, dict, HAND, names=in_hands)
    combat: Combat | None = seen(_combat, None)
    done: list[Area] = seen(_done, list, Told("staying", several(lambda s: s.box.areas)))
    """The areas whose Raid/Support token was not used to raid, and stays (X2.5.2)."""

    # -- who decides, and who belongs together ---------------------------------------------------

    def decider(self, seat: Seat) -> Seat:
        """Return the House that decides for a house: a vassal's commander, or itself (X2.3)."""
        return self.commander.get(seat, seat)

    def own_cards(self, house: House) -> Sequence[Card]:
        """Return the cards that a House may have; all vassals share one deck (X2.7.1)."""
        if house in self.vassals:
            return self.box.cards_of[DECK]
        return super(VassalState, self).own_cards(house)

    def starting_units(self, place: House, house: House) -> Mapping[Area, Mapping[str, int]]:
        """Return the units with which a House begins: a vassal, or if so agreed everyone, with
        those of a vassal card (X2.2.1, V4.6).

        The units of House Targaryen, which has no such card, are those of the online version.
        """
        if house in self.vassals or self.options[VASSAL_START]:
            return printed().units[place]
        return super(VassalState, self).starting_units(place, house)

    def starting_supply(self, house: House, counted: int) -> int:
        """Return the Supply with which a House begins: a vassal, unless it is ruled otherwise, with
        that on its card (X2.2.2)."""
        four = house in self.vassals and self.ruled("vassal-starting-supply", "four")
        return printed().supply if four else counted

    def musters_in(self, house: House, area: Area) -> bool:
        """Return whether a House musters in an area: a vassal only in its home area (X2.10.1)."""
        return house not in self.vassals or area == self.home_area[house]

    def with_player(self, houses: Iterable[House]) -> list[House]:
        """Return Houses without vassals, which hold no tokens and do not bid or win (X2.11)."""
        return [h for h in houses if h not in self.vassals]

    def starting_order(self, order: Sequence[House]) -> list[House]:
        """Return how Houses begin on a track: vassals below players, in their order, if they would
        take one of the first places or if it is so ruled (X2.2.3)."""
        always = self.ruled("vassal-track-setup", "always-below")
        if always or any(h in self.vassals for h in order[:TOP]):
            order = [*self.with_player(order), *(h for h in order if h in self.vassals)]
        return super(VassalState, self).starting_order(order)

    def friends(self, one: House, other: House) -> bool:
        """Return whether two Houses are of one family: a commander and its vassals (X2.3.5)."""
        return self.decider(one) == self.decider(other)

    def backs(self, helper: House, house: House) -> bool:
        """Return whether a House backs another unasked: its family or, if so ruled, itself
        (X2.6.3)."""
        asked = self.ruled("vassal-family-support", "optional")
        return helper == house if asked else self.friends(helper, house)

    def open_to(self, house: House, areas: Iterable[Area]) -> list[Area]:
        """Return the areas that a House may enter: not those of its family (X2.6.1)."""
        return [
            a
            for a in super(VassalState, self).open_to(house, areas)
            if not self._is_familys(house, a)
        ]

    def not_open(self, house: House, area: Area) -> Refusal | None:
        """Return why an area is closed: it is the family's, or a port (X2.6.1, X2.5.5)."""
        target = f"area:{area}"
        if self._is_familys(house, area):
            return refusal("area-of-the-family", "X2.6.1", target=target)
        if not self.may_march_to(house, area):
            return refusal("vassals-not-into-ports", "X2.5.5", target=target)
        return super(VassalState, self).not_open(house, area)

    def may_march_to(self, house: House, area: Area) -> bool:
        """Return whether a House may march to an area; vassals only retreat into ports (X2.5.5)."""
        return house not in self.vassals or self.box.kind[area] != "port"

    def _is_familys(self, house: House, area: Area) -> bool:
        if area in self.units:
            holder: House | None = self.owner[area]
        else:
            holder = self.tokens.get(area) or self.home_of.get(area)
        return holder is not None and holder != house and self.friends(holder, house)

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """Return the castles of players; vassals never win (X2.11)."""
        return {h: n for h, n in castles.items() if h not in self.vassals}

    def counts_castles(self, house: House) -> bool:
        """Return whether castles count for a house: not for vassals (X2.11)."""
        return house not in self.vassals

    @property
    def idle_bid(self) -> int:
        """Return what counts as a vassal's bid: 0 or, if so ruled, less (X2.10.3)."""
        return -1 if self.ruled("vassal-bid-ties", "below-players") else 0

    # -- Power and cards -------------------------------------------------------------------------

    def gain_power(self, house: House, amount: int) -> int:
        """Gain Power for a player; vassals have none (X2.7.5)."""
        return 0 if house in self.vassals else super(VassalState, self).gain_power(house, amount)

    def can_leave_token(self, house: House) -> bool:
        """Return whether a House can leave a token; a vassal's are free, but limited (X2.5.4)."""
        if house in self.vassals:
            return self.tokens_on_board(house) < self.box.power_tokens(house)
        return super(VassalState, self).can_leave_token(house)

    def must_leave_token(self, house: House) -> bool:
        """Return whether a House has to leave a token: a vassal has to wherever it may (X2.5.4)."""
        return house in self.vassals

    def leave_token(self, house: House, area: Area) -> None:
        """Leave a Power token; a vassal pays nothing (X2.5.4)."""
        if house in self.vassals:
            self.tokens[area] = house
        else:
            super(VassalState, self).leave_token(house, area)

    def known_hand(self, house: House) -> Sequence[Card]:
        """Return the cards that a House may hold, for all that others know (X2.7.1)."""
        if house in self.vassals:
            return list(self.box.cards_of[DECK])
        return super(VassalState, self).known_hand(house)

    def show_hand(self, house: House, to: House) -> None:
        """Show a vassal's cards to the House that may choose among them (X2.9.4)."""
        if house not in self.vassals:
            super(VassalState, self).show_hand(house, to)
        elif self.combat is not None:
            self.combat.setdefault("looked", {}).setdefault(house, []).append(self.decider(to))

    def knows_cards(self, seat: House | None, vassal: House) -> bool:
        """Return whether a seat has seen the cards that were dealt to a vassal."""
        if self.decider(vassal) == seat:
            return True
        looked = self.battle.get("looked", {}) if self.battle is not None else {}
        return seat in looked.get(vassal, ())

    # -- orders ----------------------------------------------------------------------------------

    def tokens_of(self, house: House) -> Collection[str]:
        """Return the order tokens of a House; vassals have four of their own (X2.4.1)."""
        return TOKENS if house in self.vassals else super(VassalState, self).tokens_of(house)

    def order_type(self, area: Area) -> OrderType | None:
        """Return the type of an order; a dual token that stayed is a Support order (X2.5.2).

        So is one that may not raid this round (X2.4.4).
        """
        kind = super(VassalState, self).order_type(area)
        dual = kind == "raid" and self.orders[area] == DUAL
        return "support" if dual and (area in self.done or "raid" in self.forbidden) else kind

    def with_order(self, house: House, order_type: OrderType) -> list[Area]:
        """Return areas with an order; Muster/Defense counts as Consolidate Power (X2.5.6)."""
        if house not in self.vassals:
            return super(VassalState, self).with_order(house, order_type)
        mine = [a for a in self.orders if self.owner.get(a) == house]
        if order_type == "consolidate":
            return [a for a in mine if self.orders[a] == "defend-muster+1"]
        return [a for a in mine if self.order_type(a) == order_type]

    def with_orders(self, order_types: Collection[OrderType]) -> Collection[House]:
        """Return the Houses that have an order of one of some types, vassals included (X2.5.6)."""
        found = {*super(VassalState, self).with_orders(order_types)}.difference(self.vassals)
        return found.union(
            v for v in self.vassals if any(self.with_order(v, t) for t in order_types)
        )


V = TypeVar("V", bound=VassalState, default=VassalState)
"""The state of a game with vassals, or of one that builds on it."""
