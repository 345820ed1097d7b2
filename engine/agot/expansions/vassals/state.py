"""The state of a game with vassals: who they are, who commands them, what they do differently."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from typing_extensions import TypeVar

from engine.agot.components import Area, Card, House, OrderType
from engine.agot.fields import combat_seen
from engine.agot.state import AgotState
from engine.agot.types import Combat
from engine.kernel.ask import Seat
from engine.kernel.notation import BadPosition, RecordReader, known
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.telling import Told, several
from engine.kernel.visibility import FACE_DOWN, elsewhere, public, seen

DUAL = "raid-support+1"
"""The token that raids, or stays to support (X2.5.2)."""
TOKENS = ("march+0", DUAL, "defend-muster+1", "defend+3")
"""The order tokens of a vassal, one of each (X2.4.1)."""
DECK = "vassals"
"""To whom the House cards of vassals belong."""


def _combat(s: VassalState, seat: Seat | None) -> Combat | None:
    """X2.7.1 Cards dealt to a vassal are seen by its commander, or by the House that has looked
    (X2.9.4).

    All see which of them were played.
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


def _hands(s: VassalState, seat: Seat | None) -> dict[House, list[Card]]:
    """15.3 Hands are open; cards dealt to vassals are those of the combat."""
    return {house: [] if house in s.vassals else cards for house, cards in s.hand.items()}


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
    """A table with houses that nobody plays; ``houses`` and the tracks hold them too."""

    vassals: list[House] = public(list, Told(back=lambda view: sorted(view["vassals"])))
    """The houses that nobody plays, sorted."""
    commander: dict[House, House] = public(
        dict,
        Told(
            find=lambda view, _: ",".join(f"{v}:{by or ''}" for v, by in view["vassals"].items()),
            back=lambda view: {v: by for v, by in view["vassals"].items() if by is not None},
            word="vassals",
            read=_read_commands,
        ),
    )
    """Who commands a vassal, from the claim to the next one (X2.3.4)."""
    hand: dict[House, list[Card]] = seen(_hands, dict, names=elsewhere)
    combat: Combat | None = seen(_combat, None)
    done: list[Area] = public(list, Told("staying", several(lambda s: s.box.areas)))
    """Areas whose Raid/Support token was not used to raid, and stays (X2.5.2)."""

    # -- who decides, and who belongs together ---------------------------------------------------

    def decider(self, seat: Seat) -> Seat:
        """X2.3 A vassal's decisions are its commander's."""
        return self.commander.get(seat, seat)

    def cards_of(self, house: House) -> Sequence[Card]:
        """X2.7.1 The cards of vassals are those of one deck."""
        return self.box.cards_of[DECK if house in self.vassals else house]

    def musters_in(self, house: House, area: Area) -> bool:
        """X2.10.1 A vassal musters in its home area only."""
        return house not in self.vassals or area == self.box.home_area[house]

    def with_player(self, houses: Iterable[House]) -> list[House]:
        """X2.11 Vassals hold no tokens, do not bid, have no Power and do not win."""
        return [h for h in houses if h not in self.vassals]

    def friends(self, one: House, other: House) -> bool:
        """X2.3.5 A commander and all its vassals of this round are one family."""
        return self.decider(one) == self.decider(other)

    def backs(self, helper: House, house: House) -> bool:
        """X2.6.3 A family's Support orders count for it or, if so ruled, its commander is asked."""
        asked = self.ruled("vassal-family-support", "optional")
        return helper == house if asked else self.friends(helper, house)

    def open_to(self, house: House, areas: Iterable[Area]) -> list[Area]:
        """X2.6.1 Areas of one's family are closed."""
        return [
            a
            for a in super(VassalState, self).open_to(house, areas)
            if not self._is_familys(house, a)
        ]

    def not_open(self, house: House, area: Area) -> Refusal | None:
        """X2.6.1, X2.5.5 One's family and, for vassals, ports."""
        target = f"area:{area}"
        if self._is_familys(house, area):
            return refusal("area-of-the-family", "X2.6.1", target=target)
        if not self.may_march_to(house, area):
            return refusal("vassals-not-into-ports", "X2.5.5", target=target)
        return super(VassalState, self).not_open(house, area)

    def may_march_to(self, house: House, area: Area) -> bool:
        """X2.5.5 Vassals do not march into ports; they may retreat there."""
        return house not in self.vassals or self.box.kind[area] != "port"

    def _is_familys(self, house: House, area: Area) -> bool:
        if area in self.units:
            holder: House | None = self.owner[area]
        else:
            holder = self.tokens.get(area) or self.box.home_of.get(area)
        return holder is not None and holder != house and self.friends(holder, house)

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """X2.11 Vassals never win."""
        return {h: n for h, n in castles.items() if h not in self.vassals}

    def counts_castles(self, house: House) -> bool:
        """X2.11 Vassals never win."""
        return house not in self.vassals

    @property
    def idle_bid(self) -> int:
        """X2.10.3 A vassal counts among the bids of 0 or, if so ruled, below them."""
        return -1 if self.ruled("vassal-bid-ties", "below-players") else 0

    # -- Power and cards -------------------------------------------------------------------------

    def gain_power(self, house: House, amount: int) -> int:
        """X2.7.5 Vassals have no Power."""
        return 0 if house in self.vassals else super(VassalState, self).gain_power(house, amount)

    def can_leave_token(self, house: House) -> bool:
        """X2.5.4 A vassal's Power tokens cost nothing, but there are only so many."""
        if house in self.vassals:
            return self.tokens_on_board(house) < self.box.power_tokens(house)
        return super(VassalState, self).can_leave_token(house)

    def must_leave_token(self, house: House) -> bool:
        """X2.5.4 A vassal leaves one wherever it may."""
        return house in self.vassals

    def leave_token(self, house: House, area: Area) -> None:
        """X2.5.4 A vassal leaves a token for nothing."""
        if house in self.vassals:
            self.tokens[area] = house
        else:
            super(VassalState, self).leave_token(house, area)

    def known_hand(self, house: House) -> list[Card]:
        """X2.7.1 Nobody else knows which of the seven cards a vassal has been dealt."""
        if house in self.vassals:
            return list(self.box.cards_of[DECK])
        return super(VassalState, self).known_hand(house)

    def show_hand(self, house: House, to: House) -> None:
        """Show a vassal's cards to the House that may choose among them (X2.9.4)."""
        if house in self.vassals and self.combat is not None:
            self.combat.setdefault("looked", {}).setdefault(house, []).append(self.decider(to))

    def knows_cards(self, seat: House | None, vassal: House) -> bool:
        """Return whether a seat has seen the cards that were dealt to a vassal."""
        if self.decider(vassal) == seat:
            return True
        looked = self.battle.get("looked", {}) if self.battle is not None else {}
        return seat in looked.get(vassal, ())

    # -- orders ----------------------------------------------------------------------------------

    def tokens_of(self, house: House) -> Collection[str]:
        """X2.4.1 Vassals have four of their own."""
        return TOKENS if house in self.vassals else super(VassalState, self).tokens_of(house)

    def order_type(self, area: Area) -> OrderType | None:
        """X2.5.2 A Raid/Support token that was left lying is a Support order.

        X2.4.4 So is one that may not raid this round.
        """
        kind = super(VassalState, self).order_type(area)
        dual = kind == "raid" and self.orders[area] == DUAL
        return "support" if dual and (area in self.done or "raid" in self.forbidden) else kind

    def with_order(self, house: House, order_type: OrderType) -> list[Area]:
        """X2.5.6 A Muster/Defense token is used in the Consolidate Power step."""
        if house not in self.vassals:
            return super(VassalState, self).with_order(house, order_type)
        mine = [a for a in self.orders if self.owner.get(a) == house]
        if order_type == "consolidate":
            return [a for a in mine if self.orders[a] == "defend-muster+1"]
        return [a for a in mine if self.order_type(a) == order_type]


V = TypeVar("V", bound=VassalState, default=VassalState)
"""The table of a game with vassals."""
