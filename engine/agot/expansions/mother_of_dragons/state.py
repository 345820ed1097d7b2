"""The state of a game of Mother of Dragons: loyalty, Dragons, loans, improved areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.agot.board.control import controller
from engine.agot.components import Area, Card, House
from engine.agot.expansions.dance_with_dragons.reading import unread
from engine.agot.expansions.vassals.state import VassalState
from engine.agot.fields import AHEAD
from engine.agot.variants.pools import BACKS
from engine.kernel.position.compact import plain
from engine.kernel.position.notation import BadPosition, RecordReader, known
from engine.kernel.position.telling import Told, count
from engine.kernel.shapes.base import copied
from engine.kernel.visibility import FACE_DOWN, public

from .components import TARGARYEN, printed

PENTOS = "pentos"
DECK_FOUR, LOAN_DECK = "westeros-4", "loans"
GIFTS_RULING = "gifts-of-power"
LOYALTY = "loyalty_to_win"
"""The option that says how many points of loyalty win (V11.2)."""
AS_CASTLES = "as-castles"
"""Its value if as many win as castles and strongholds."""
LEVELS = {"castle": 1, "stronghold": 2}


# -- what positions tell ---------------------------------------------------------------------------


def _tokens(s: MotherState) -> int:
    return printed().loyalty_tokens


def _read_slots(s: MotherState, words: RecordReader, name: str, _: str) -> list[Card | None]:
    slots = (words.take(name) or ",,").split(",")
    if len(slots) != len(s.slots):
        raise BadPosition("the bank has three places, as bank=,full-host,spymaster")
    return [known(card, printed().loans, name) if card else None for card in slots]


def _read_gained(s: MotherState, words: RecordReader, name: str, house: House) -> int | None:
    return words.number(name, 0, _tokens(s), 0) if house == TARGARYEN else None


def _read_improvements(
    s: MotherState, words: RecordReader, name: str, area: Area
) -> dict[str, int] | None:
    changes: object = words.data(name)
    if changes is None:
        return None
    if not isinstance(changes, dict) or not changes.keys() <= {"castle", "power", "supply"}:
        raise BadPosition(f"{area} has improvements that are not written as i={{castle:1}}")
    castle = s.box.areas[area].castle
    level = (LEVELS[castle] if castle is not None else 0) + changes.get("castle", 0)
    if not 0 <= level <= max(LEVELS.values()):
        raise BadPosition(f"{area} cannot be improved so: i={plain(changes)}")
    return {what: int(n) for what, n in changes.items()}


def _read_removed(s: MotherState, words: RecordReader, name: str, _: str) -> list[Card]:
    return sorted(words.several(name, s.box.house_cards.keys() - BACKS.keys()))


def _bank(view: Any) -> Any:
    return view.get("bank", {"slots": [None, None, None]})


SLOTS = Told(
    word="bank",
    read=_read_slots,
    find=lambda view, _: _bank(view)["slots"],
    back=lambda view: list(_bank(view)["slots"]),
    write=lambda slots: ",".join(card or "" for card in slots) if any(slots) else "",
)
LOANS = Told(
    at="houses",
    word="loans",
    read=lambda s, words, name, _: words.several(name, printed().loans) or None,
    find=lambda view, house: _bank(view).get("loans", {}).get(house),
    back=lambda view: copied(_bank(view).get("loans", {})),
)
GAINED = Told(
    at="houses",
    word="gained",
    read=_read_gained,
    find=lambda view, house: view["houses"][house].get("tokens"),
)


@dataclass(slots=True)
class MotherState(VassalState):
    """The state of a game with the Iron Bank and maybe Targaryen: Essos, Dragons, loyalty."""

    slots: list[Card | None] = public(lambda: [None, None, None], SLOTS)
    """The loans on offer, the most expensive first (X4.6.1)."""
    loans: dict[House, list[Card]] = public(dict, LOANS)
    """The loans that each House has taken, the earliest first."""
    returned: list[Card] = public(list)
    """The loans that were pushed out, now at the bottom of their deck."""
    removed: list[Card] = public(list, Told("removed_cards", _read_removed, word="removed"))
    """The House cards that are out of the game."""
    loyalty: dict[Area, int] = public(dict, Told("loyalty", count(_tokens), "areas", "l"))
    """The loyalty tokens on the board, by area (X4.4)."""
    gained: int = public(0, GAINED)
    """How many loyalty tokens Targaryen has gained."""
    improvements: dict[Area, dict[str, int]] = public(
        dict, Told("improvements", _read_improvements, "areas", "i")
    )
    """The changes by improvements, by area: ``castle``, ``power``, ``supply`` (X4.6.7)."""

    def own_cards(self, house: House) -> Sequence[Card]:
        """Return the cards that a House may have, without those out of the game (X6)."""
        return [c for c in super(MotherState, self).own_cards(house) if c not in self.removed]

    @property
    def cards_removed(self) -> Sequence[Card]:
        """Return the House cards that are out of the game (X6)."""
        return self.removed

    @property
    def has_targaryen(self) -> bool:
        """Whether House Targaryen plays."""
        return TARGARYEN in self.houses

    @property
    def has_dragons(self) -> bool:
        """Whether there are Dragons in the game, or may be (X4.5, V15)."""
        return self.has_targaryen or super(MotherState, self).has_dragons

    @property
    def has_bank(self) -> bool:
        """Whether the Iron Bank lends (V14.1)."""
        return LOAN_DECK in self.box.decks

    @property
    def allows_gifts(self) -> bool:
        """Whether players may give each other Power, by the ruling (X4.9)."""
        return not self.ruled(GIFTS_RULING, "never")

    # -- decks -----------------------------------------------------------------------------------

    @property
    def ahead(self) -> dict[str, Sequence[Card]]:
        """Return the next cards of each Westeros deck, if they are face up (X5); of deck IV, which
        is used once, only those that are still to come (V11.1)."""
        found = super(MotherState, self).ahead
        if self.last_round is None and DECK_FOUR in found:
            # Who sees only the board knows those that are open, and not how many were turned up.
            found[DECK_FOUR] = [c for c in unread(self, DECK_FOUR)[:AHEAD] if c != FACE_DOWN]
        return found

    @property
    def renewed(self) -> Sequence[str]:
        """The decks that are shuffled after every tenth round, if none is the last: also that of
        the loans (V11.1)."""
        decks = super(MotherState, self).renewed
        return (*decks, LOAN_DECK) if self.has_bank else decks

    def shuffled(self, deck: str) -> None:
        """Record that all cards of a deck have been shuffled, maybe the loans that were pushed out
        with it."""
        if deck == LOAN_DECK:
            self.returned = []
        else:
            super(MotherState, self).shuffled(deck)

    # -- tracks and victory ----------------------------------------------------------------------

    @property
    def unmoved(self) -> Sequence[House]:
        """Return the Houses that stay last on every track: Targaryen (X4.3.1)."""
        return (TARGARYEN,) if self.has_targaryen else ()

    def may_drop(self, house: House) -> bool:
        """Return whether a House may drop on a track; Targaryen only if so ruled (X4.3.5)."""
        offered = self.ruled("preemptive-raid-targaryen", "track-offered")
        return offered or house not in self.unmoved

    @property
    def loyalty_points(self) -> int:
        """Return Targaryen's tokens, plus the icons of areas that it controls (X4.4.4)."""
        icons = printed().loyalty_icons.items()
        return self.gained + sum(n for a, n in icons if controller(self, a) == TARGARYEN)

    def look_around(self) -> None:
        """If so ruled, gain loyalty before anything else is asked (X4.4.3)."""
        if self.ruled("loyalty-collect-moment", "at-once"):
            self.gain_loyalty()

    def gain_loyalty(self) -> None:
        """Gain the loyalty tokens of areas that Targaryen controls (X4.4.3).

        The garrison of Pentos returns with it (X4.2.6).
        """
        if not self.has_targaryen:
            return
        for area in [a for a in self.loyalty if controller(self, a) == TARGARYEN]:
            number = self.loyalty.pop(area)
            self.gained += number
            self.tell("loyalty-gained", area=f"area:{area}", number=number)
        returns = self.ruled("pentos-garrison-return", "returns")
        if returns and PENTOS not in self.garrisons and controller(self, PENTOS) == TARGARYEN:
            self.garrisons[PENTOS] = self.home_garrison

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """Return each House's score: Targaryen's loyalty, all others' castles (X4.3.7, X4.4.5)."""
        counts = dict(super(MotherState, self).scores(castles))
        if self.has_targaryen:
            counts[TARGARYEN] = self.loyalty_points
            ranked = self.ruled("targaryen-final-ranking", "by-loyalty")
            if not ranked and counts[TARGARYEN] < self.goal_of(TARGARYEN):
                del counts[TARGARYEN]
        return counts

    @property
    def goals(self) -> Mapping[House, int]:
        """The score with which each House wins; for Targaryen, a group may have agreed on another
        number (X4.4.5, V11.2)."""
        agreed, goals = self.options.get(LOYALTY, AS_CASTLES), super(MotherState, self).goals
        return goals if agreed == AS_CASTLES else {**goals, TARGARYEN: agreed}

    def counts_castles(self, house: House) -> bool:
        """Return whether castles count for a house: not for Targaryen (X4.3.7)."""
        return house != TARGARYEN and super(MotherState, self).counts_castles(house)

    def compares(self, houses: Sequence[House]) -> bool:
        """Return whether loyalty has to be compared with castles (X4.11.1)."""
        return TARGARYEN in houses and len(houses) > 1

    # -- areas and units -------------------------------------------------------------------------

    @property
    def castles(self) -> Mapping[Area, int]:
        """Return the castles, as raised and burnt during the game (X4.6.7)."""
        if not self.improvements:
            return self.box.castles
        points = self.box.figures.points
        of_level = {LEVELS[kind]: points[kind] for kind in LEVELS}
        found = {}
        for area in self.box.castles:
            if (level := self.castle_level(area)) > 0:
                found[area] = of_level[level]
        return found

    def castle_level(self, area: Area) -> int:
        """Return 2 for a stronghold, 1 for a castle, 0 for neither."""
        castle = self.box.areas[area].castle
        printed_level = LEVELS[castle] if castle is not None else 0
        return printed_level + self.improvements.get(area, {}).get("castle", 0)

    def power_in(self, area: Area) -> int:
        """Return the Power icons of an area, with those of improvements (X4.6.7)."""
        more = self.improvements.get(area, {}).get("power", 0)
        return super(MotherState, self).power_in(area) + more

    def supply_in(self, area: Area) -> int:
        """Return the Supply icons of an area, with those of improvements (X4.6.7)."""
        more = self.improvements.get(area, {}).get("supply", 0)
        return super(MotherState, self).supply_in(area) + more

    def is_silent(self, card: Card | None) -> bool:
        """Return whether a card is silent: by default, if it has left the game (X6)."""
        gone = self.ruled("text-of-a-removed-card", "gone")
        return gone and card in self.removed

    def afloat(self, area: Area, token: str) -> bool:
        """Return whether a token for sea and ports fits an area; the Iron Bank's may need sea
        (X4.8.1)."""
        if token == "iron-bank" and self.ruled("iron-bank-order-areas", "sea-only"):
            return self.box.kind[area] == "sea"
        return super(MotherState, self).afloat(area, token)

    def lands_of_westeros(self) -> list[Area]:
        """Return the land areas on this side of the Narrow Sea."""
        return [a for a in self.box.lands if a not in ESSOS]


ESSOS = frozenset(
    {"braavos", "myr", "norvos", "pentos", "the-disputed-lands", "the-rhoyne", "volantis"}
)
"""The land areas beyond the Narrow Sea."""
