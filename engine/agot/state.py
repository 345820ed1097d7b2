"""The state of a game, and questions about it. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from typing_extensions import TypeVar

from engine.kernel.event import Event
from engine.kernel.phrase import Refusal, refusal

from .components import ROUTED, AgotPlayersFacts, Area, Card, House, OrderType, Track
from .fields import BALANCED_START, DRAGON_REVENGE, DRAGON_WAR, ENDLESS, GIFTS, REDEALT, AgotFields
from .rulings import GOALS
from .types import Combat, Units
from .variants import fog
from .variants.handicap import HANDICAP

WAR_GARRISON = 2
"""How much stronger garrisons of home areas are in a war of Dragons (V15.1)."""


@dataclass(slots=True)
class AgotState(AgotFields):
    """Everything that a saved game needs, as plain data, with its components and rulings."""

    @property
    def battle(self) -> Combat | None:
        """The combat in progress; none if the game is over."""
        return self.combat if self.win is None else None

    # -- Houses ---------------------------------------------------------------------------------

    @property
    def turn_order(self) -> Sequence[House]:
        """The Houses in turn order (1.6)."""
        return self.tracks["iron-throne"]

    def with_player(self, houses: Iterable[House]) -> list[House]:
        """Return those of some Houses that have a player; the others have no Power."""
        return list(houses)

    def friends(self, one: House, other: House) -> bool:
        """Return whether two Houses are on the same side: they support and never fight
        each other.
        """
        return one == other

    def backs(self, helper: House, house: House) -> bool:
        """Return whether a House's Support orders count for another without a question (9.1.2)."""
        return self.friends(helper, house)

    @property
    def home_area(self) -> Mapping[House, Area]:
        """The home area of every House (1.4, V4.4)."""
        if not self.homes:
            return self.box.home_area
        return {house: area for area, house in self.homes.items()}

    def starting_units(self, place: House, house: House) -> Mapping[Area, Mapping[str, int]]:
        """Return the units with which a House begins at the place of a House (2.4, V4.4, V16)."""
        other = self.players.balanced.get(place, {}) if self.options.get(BALANCED_START) else {}
        return {
            area: units
            for area, units in {**self.box.figures.start[place].units, **other}.items()
            if area != "port-of-lannisport" or self._fills_lannisport
        }

    @property
    def _fills_lannisport(self) -> bool:
        """Whether there is a Ship in the port of Lannisport at the start (2.9, 17.5)."""
        ruling = self.rulings["lannister-port-ship"]
        return ruling == "always" or (ruling == "not-with-three" and len(self.houses) > 3)

    def starting_supply(self, house: House, counted: int) -> int:
        """Return the Supply with which a House begins, given what its areas have (V0.4)."""
        return counted

    def musters_in(self, house: House, area: Area) -> bool:
        """Return whether a House may muster in an area on a card, if it controls it."""
        return True

    def look_around(self) -> None:
        """Apply what follows immediately from control of areas: by default nothing."""

    def is_silent(self, card: Card | None) -> bool:
        """Return whether the text of a played card is canceled."""
        return False

    def known_hand(self, house: House) -> Sequence[Card]:
        """Return the House cards that a House may have in hand, as far as this state shows them
        (15.3, V1.8)."""
        return self.hand[house]

    @property
    def cards_removed(self) -> Sequence[Card]:
        """Return the House cards that are out of the game."""
        return ()

    def sight(self, seat: House | None) -> Collection[Area]:
        """Return the areas that a seat, or a spectator, sees: without fog, all (V7.1)."""
        return fog.sight(self, seat) if self.veils(seat) else self.box.areas

    def keep_told(self, event: Event) -> None:
        """Keep an event; in fog, those who do not see its areas are told less (V7.8)."""
        if self.veils(None) and event.audience is None:
            veiled = fog.veiled(self, event.kind, event.params)
            if veiled is not None:
                # For those who see none of them, the parts of one march are one event.
                self.told += [poorer for poorer in veiled.poorer if poorer not in self.told]
                event = replace(
                    event, audience=veiled.audience, scene=False, quiet=True, witnessed=None
                )
        self.told.append(event)

    def show_hand(self, house: House, to: House) -> None:
        """Let a House see another's hand, if hands are not open anyway (15.3, V1.8)."""
        if self.hides_hands:
            looked = self.known.setdefault(self.decider(to), {})
            looked["cards"] = sorted({*looked.get("cards", ()), *self.hand[house]})

    def open_to(self, house: House, areas: Iterable[Area]) -> list[Area]:
        """Return those of some areas that a House may enter at all (13.8)."""
        return [a for a in areas if a not in self.closed] if self.closed else list(areas)

    def not_open(self, house: House, area: Area) -> Refusal | None:
        """Return why a House may not march to an area at all, if so."""
        return self.off_limits(area)

    def off_limits(self, area: Area) -> Refusal | None:
        """Return why an area is in nobody's reach, if it is (13.8, V17.2)."""
        closed = area in self.closed
        return refusal("area-closed", "13.8", target=f"area:{area}") if closed else None

    def may_march_to(self, house: House, area: Area) -> bool:
        """Return whether a House may march to an area that is open to it."""
        return True

    def holder(self, track: Track) -> House:
        """Return the House with a track's dominance token: the first of the track (14.4), unless
        another has stolen it (V2.6)."""
        stolen = self.with_player([self.stolen[track]]) if track in self.stolen else []
        return stolen[0] if stolen else self.with_player(self.tracks[track])[0]

    def position(self, track: Track, house: House) -> int:
        """Return the position on a track; the best is 1."""
        return self.tracks[track].index(house) + 1

    @property
    def players(self) -> AgotPlayersFacts:
        """The set-up for the number of Houses in play."""
        return self.box.figures.players[len(self.houses)]

    def star_limit(self, house: House) -> int:
        """Return how many special orders a House may place (14.5)."""
        return self.players.stars[self.position("kings-court", house) - 1]

    @property
    def castles_to_win(self) -> int:
        """How many castles and strongholds win for a House that has no goal of its own, as printed
        or as agreed (15.1)."""
        agreed = GOALS.get(self.rulings.get("castles-to-win", ""))
        return self.players.castles_to_win if agreed is None else agreed

    def evolves(self, house: House) -> bool:
        """Return whether a House gets its second deck as soon as its last card is played (V3.1)."""
        due = 0 < self.evolution <= self.round and house not in self.evolved
        return due and bool(self.with_player([house]))

    @property
    def goals(self) -> Mapping[House, int]:
        """The score with which each House wins; a group may have agreed on another number of
        castles for some Houses (15.1)."""
        own: Mapping[House, int] = self.options.get(HANDICAP, {})
        return {**dict.fromkeys(self.houses, self.castles_to_win), **own}

    def goal_of(self, house: House) -> int:
        """Return the score with which a House wins."""
        return self.goals[house]

    @property
    def head_starts(self) -> Mapping[House, int]:
        """By how many castles the goal of a House is lower than that of others, for the Houses
        where they differ."""
        own: Mapping[House, int] = self.options.get(HANDICAP, {})
        return {h: n for h in self.houses if h in own and (n := self.castles_to_win - own[h])}

    @property
    def last_round(self) -> int | None:
        """The last round, if there is one (3.4, V11.1)."""
        return None if self.options.get(ENDLESS) else self.box.figures.rounds

    @property
    def rounds_left(self) -> int:
        """How many rounds follow this one. If none is the last, there is always as much to come as
        in the middle of a printed game (V11.1)."""
        printed = self.box.figures.rounds
        least = 0 if self.last_round is not None else printed // 2
        return max(least, printed - self.round)

    @property
    def castles_win(self) -> bool:
        """Whether enough castles and strongholds win the game (15.1)."""
        return True

    def compares(self, houses: Sequence[House]) -> bool:
        """Return whether Houses that reach their goal at the same moment are compared."""
        return False

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """Return the victory score of every House, given its castles and strongholds (15)."""
        return castles

    def counts_castles(self, house: House) -> bool:
        """Return whether castles and strongholds count for a House's victory (15)."""
        return self.castles_win

    @property
    def unmoved(self) -> Sequence[House]:
        """The Houses that stay at the end of every track."""
        return ()

    def starting_order(self, order: Sequence[House]) -> list[House]:
        """Return how Houses begin on a track, given the order that print or chance gives them."""
        return [*(h for h in order if h not in self.unmoved), *self.unmoved]

    def may_drop(self, house: House) -> bool:
        """Return whether a House may choose to drop on a track instead of losing units (5.6)."""
        return True

    @property
    def idle_bid(self) -> int:
        """What counts as the bid of a House that does not bid for a track."""
        return 0

    @property
    def tie_break(self) -> str:
        """The name of the tie-breaks after the last round (15.2)."""
        return self.rulings["tie-break"]

    @property
    def castles(self) -> Mapping[Area, int]:
        """The mustering points of every area with a castle or a stronghold (4.5.2)."""
        return self.box.castles

    def is_stronghold(self, area: Area) -> bool:
        """Return whether an area has a stronghold now (1.4)."""
        return self.castles.get(area) == self.box.figures.points["stronghold"]

    def power_in(self, area: Area) -> int:
        """Count the Power icons of an area (1.4)."""
        return self.box.areas[area].power

    def supply_in(self, area: Area) -> int:
        """Count the Supply icons of an area (1.4)."""
        return self.box.areas[area].supply

    # -- units ----------------------------------------------------------------------------------

    def areas_of(self, house: House) -> list[Area]:
        """Return the areas with units of a House."""
        return [a for a, h in self.owner.items() if h == house]

    def units_of(self, house: House) -> dict[Area, Mapping[str, int]]:
        """Return all units of a House on the board, by area."""
        return {a: self.units[a] for a in self.areas_of(house)}

    def on_board(self, house: House, unit: str) -> int:
        """Count the pieces of a unit that a House has on the board, routed ones included."""
        count, lying = 0, ROUTED + unit
        for area, units in self.units.items():
            if self.owner[area] == house:
                count += units.get(unit, 0) + units.get(lying, 0)
        if self.combat is not None and self.combat["attacker"] == house:
            attackers = self.combat["attackers"]
            count += attackers.get(unit, 0) + attackers.get(lying, 0)
        return count

    def unused(self, house: House, unit: str) -> int:
        """Count the pieces of a unit that a House has left (1.12)."""
        return self.box.pieces(house).get(unit, 0) - self.on_board(house, unit)

    def all_unused(self, house: House) -> dict[str, int]:
        """Count the pieces of all units that a House has left (1.12)."""
        left = dict(self.box.pieces(house))
        places = [*self.units_of(house).values()]
        if self.combat is not None and self.combat["attacker"] == house:
            places.append(self.combat["attackers"])
        for units in places:
            for unit, count in units.items():
                if (kind := unit.removeprefix(ROUTED)) in left:
                    left[kind] -= count
        return left

    def varying_strength(self, unit: str) -> int | None:
        """Return the strength of a unit that changes during the game, as a Dragon's does; ``None``
        for all others (X4.5.1)."""
        return self.dragon_strength if unit == "dragon" else None

    def flies(self, unit: str) -> bool:
        """Return whether a unit may march to any land area: Dragons, without others (X4.5.3)."""
        return unit == "dragon"

    @property
    def has_dragons(self) -> bool:
        """Whether there are Dragons in the game, or may be (X4.5, V15)."""
        return self.wars_with_dragons or self.avenges

    @property
    def wars_with_dragons(self) -> bool:
        """Whether all Houses begin with a Dragon (V15.1)."""
        return self.options.get(DRAGON_WAR) is True

    @property
    def avenges(self) -> bool:
        """Whether the last unit of a House without castles becomes a Dragon (V15.2)."""
        return self.options.get(DRAGON_REVENGE) is True

    @property
    def home_garrison(self) -> int:
        """How strong the garrison of most home areas is at first (13.1, V15.1)."""
        return self.box.figures.garrison + WAR_GARRISON * self.wars_with_dragons

    def mourn(self, house: House, area: Area, units: Mapping[str, int]) -> None:
        """Tell everyone that units were destroyed; a combat keeps it in mind until it is over."""
        self.tell("destroyed", house=f"house:{house}", units=dict(units), area=f"area:{area}")
        if self.combat is not None:
            self.combat["lost"] = True

    def add(self, area: Area, house: House, units: Mapping[str, int]) -> None:
        """Put units into an area that is empty or the House's own."""
        if not units:
            return
        self.units[area] = merge(self.units.get(area, {}), units)
        self.owner[area] = house

    def remove(self, area: Area, units: Mapping[str, int]) -> None:
        """Take units out of an area."""
        left = dict(self.units[area])
        for unit, count in units.items():
            left[unit] -= count
            if not left[unit]:
                del left[unit]
        if left:
            self.units[area] = left
        else:
            del self.units[area]
            del self.owner[area]

    # -- power ----------------------------------------------------------------------------------

    def tokens_on_board(self, house: House) -> int:
        """Count a House's Power tokens on the board."""
        return sum(1 for h in self.tokens.values() if h == house)

    def room_for_power(self, house: House) -> int:
        """Count the Power tokens of a House in the pool (1.12)."""
        return self.box.power_tokens(house) - self.power[house] - self.tokens_on_board(house)

    def gain_power(self, house: House, amount: int) -> int:
        """Move Power from the pool to a House, if tokens are left (1.12); return how much."""
        gained = min(amount, self.room_for_power(house))
        self.power[house] += gained
        return gained

    def lose_power(self, house: House, amount: int) -> int:
        """Move available Power of a House to the pool, as far as it has any; return how much."""
        lost = min(amount, self.power[house])
        self.power[house] -= lost
        return lost

    def put_down(self, house: House, card: Card) -> None:
        """Move a House card from a House's hand to its discard pile, where everyone sees it."""
        self.hand[house] = _without(self.hand[house], card)
        self.discard[house] = sorted([*self.discard[house], card])
        if self.hides_hands:
            self.remembered = sorted({*self.remembered, card})

    def retrieve(self, house: House, card: Card) -> None:
        """Return a House card from a House's discard pile to its hand."""
        self.discard[house] = _without(self.discard[house], card)
        self.hand[house] = sorted([*self.hand[house], card])
        self.tell("card-retrieved", house=f"house:{house}", card=f"card:{card}")

    def can_leave_token(self, house: House) -> bool:
        """Return whether a House has a Power token to leave on the board (8.8)."""
        return self.power[house] > 0

    def must_leave_token(self, house: House) -> bool:
        """Return whether a House leaves a Power token wherever it may."""
        return False

    def leave_token(self, house: House, area: Area) -> None:
        """Put a Power token of a House on the board, from its available Power (8.8)."""
        self.power[house] -= 1
        self.tokens[area] = house

    @property
    def redeals_hands(self) -> bool:
        """Whether a House whose last card was played is dealt another hand (V1.11)."""
        return self.options.get(REDEALT) is True

    @property
    def allows_gifts(self) -> bool:
        """Whether players may give each other Power (15.4, V14.3)."""
        return self.options.get(GIFTS) is True

    # -- orders ---------------------------------------------------------------------------------

    def afloat(self, area: Area, token: str) -> bool:
        """Return whether an order token for sea areas and ports may be placed in an area."""
        return self.box.kind[area] != "land"

    def tokens_of(self, house: House) -> Collection[str]:
        """Return the order tokens of a House (6.1.2)."""
        return self.box.order_tokens

    def with_order(self, house: House, order_type: OrderType) -> list[Area]:
        """Return the areas in which a House has an order of a type, by name: in whatever order
        tokens were placed, what can be chosen is the same."""
        types = self.box.order_type
        owner = self.owner
        return sorted(
            [a for a, t in self.orders.items() if types[t] == order_type and owner.get(a) == house]
        )

    def with_orders(self, order_types: Collection[OrderType]) -> Collection[House]:
        """Return the Houses that have an order of one of some types."""
        types, owner = self.box.order_type, self.owner
        return {owner[a] for a, t in self.orders.items() if types[t] in order_types and a in owner}

    def next_with(self, *order_types: OrderType) -> House | None:
        """Return the House whose turn it is to resolve an order of some types, and pass the turn on
        (7.2).

        Turns go by position on the Iron Throne track; Houses without such an order are skipped. If
        the track changes meanwhile, the next House is the one now at the next position or, if so
        ruled, the one behind the House that has just had its turn.
        """
        order = self.turn_order
        first = self.turn
        if self.last is not None and self.ruled("turn-order-by-position", "no"):
            first = order.index(self.last) + 1
        having = self.with_orders(order_types)
        for step in range(len(order)):
            position = (first + step) % len(order)
            if order[position] in having:
                self.turn, self.last = position + 1, order[position]
                return order[position]
        self.turn, self.last = 0, None
        return None

    # -- Westeros cards -------------------------------------------------------------------------

    def lasts(self, effect: str) -> bool:
        """Return whether a Westeros card of this round has a lasting effect."""
        return any(self.box.westeros_card[c].lasting == effect for c in self.westeros)

    def take_top(self, deck: str) -> Card:
        """Take the top card of a deck."""
        card, *self.decks[deck] = self.decks[deck]
        return card

    def forget_top(self, deck: str) -> None:
        """Record that the top card of a Westeros deck, which someone may have seen, is gone; if no
        others are left, it was one of those that someone has put at the bottom."""
        below = len(self.decks[deck]) - len(self.drawn.get(deck, ()))
        for known in self.known.values():
            if left := known.get("westeros", {}).pop(deck, [])[1:]:
                known["westeros"][deck] = left
            buried = known.get("buried", {}).pop(deck, [])
            if left := buried[max(0, len(buried) - below) :]:
                known["buried"][deck] = left

    def is_used_up(self, deck: str) -> bool:
        """Return whether all cards of a Westeros deck have been revealed since it was shuffled, so
        that no other comes (V11.1)."""
        return len(self.drawn.get(deck, ())) >= len(self.decks[deck])

    @property
    def renewed(self) -> Sequence[str]:
        """The decks that are shuffled after every tenth round, if none is the last: those that no
        Winter Is Coming renews (V11.1)."""
        return ("westeros-3", "wildlings")

    def shuffled(self, deck: str) -> None:
        """Record that all cards of a deck have been shuffled: nobody knows any of them."""
        if deck == "wildlings":
            self.turned = []
            for known in self.known.values():
                known.pop("wildlings", None)
        else:
            self.drawn[deck] = []
            self.forget(deck)

    def forget(self, deck: str) -> None:
        """Forget what Houses know of a Westeros deck."""
        for known in self.known.values():
            known.get("westeros", {}).pop(deck, None)
            known.get("buried", {}).pop(deck, None)

    def sweep_orders(self) -> None:
        """Remove order tokens from areas without units (9.9.4)."""
        for area in [a for a in self.orders if a not in self.units]:
            del self.orders[area]


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    """Return cards without one of them."""
    left = list(cards)
    left.remove(card)
    return left


def total(units: Mapping[str, int]) -> int:
    """Return how many units there are of all kinds together."""
    return sum(units.values())


def merge(*parts: Mapping[str, int]) -> Units:
    """Add up units."""
    whole: Units = {}
    for part in parts:
        for unit, count in part.items():
            whole[unit] = whole.get(unit, 0) + count
    return whole


def subtract(units: Mapping[str, int], gone: Mapping[str, int]) -> Units:
    """Return the units without others."""
    return {u: n - gone.get(u, 0) for u, n in units.items() if n > gone.get(u, 0)}


def unrouted(units: Mapping[str, int]) -> Units:
    """Return the units that are not routed."""
    return {u: n for u, n in units.items() if not u.startswith(ROUTED)}


def routed(units: Mapping[str, int]) -> Units:
    """Return the same units, routed."""
    return merge(*({u if u.startswith(ROUTED) else ROUTED + u: n} for u, n in units.items()))


S = TypeVar("S", bound=AgotState, default=AgotState)
"""The class of an edition's state."""
