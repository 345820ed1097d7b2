"""The fields of a game's state, each with who sees it, and where views and positions show it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from engine.kernel.data import Data
from engine.kernel.phrase import LineData
from engine.kernel.position.notation import RecordReader, known
from engine.kernel.position.telling import Told, count, flag, one, several
from engine.kernel.ruleset import View
from engine.kernel.state import State
from engine.kernel.visibility import FACE_DOWN, backs, elsewhere, public, seen

from .components import AgotComponents, Area, Card, House, OrderType, Track
from .types import AgotWin, Combat, Known, TurnedWildlingCard
from .variants.pools import BACKS, back_of

CHOSEN = "thematic_hands"
"""The option by which Houses choose their hands among their cards of several boxes (V1.10)."""
DEALT = "random_hands"
"""The option by which chance deals the hands from the cards of all Houses on the board (V1.7)."""
HIDDEN = "hidden_hands"
"""The option by which nobody sees another House's hand before the end of the game (V1.8)."""
REDEALT = "redealt_hands"
"""The option by which chance deals new hands when the last card of one was played (V1.11)."""
GIFTS = "gifts_of_power"
"""The option by which players may give each other Power (V14.3)."""
BALANCED_START = "balanced"
"""The option by which some Houses begin with other Ships than printed (V16)."""
DRAGON_WAR = "dragon_war"
"""The option by which all Houses begin with a Dragon (V15.1)."""
DRAGON_REVENGE = "dragon_revenge"
"""The option by which the last unit of a House without castles becomes a Dragon (V15.2)."""
EVOLVES = "evolution_round"
"""The option that says from which round on Houses change to their second deck; 0 is never (V3)."""
FOG = "fog_of_war"
"""The option by which Houses see only what is near to them (V7)."""
ENDLESS = "endless"
"""The option by which no round is the last (V11.1)."""
DRAFT = "draft"
"""The option by which Houses take the cards of their hands in turn, with the order of turns
(V1.6)."""
UNDRAFTED, BALANCED, SNAKE = "none", "balanced", "snake"
LIMITED = "limited_draft"
"""The option by which only cards of Houses on the board are drafted (V1.3)."""
TRACKS_DRAFTED = "draft_tracks"
"""The option by which Houses draft their places on the influence tracks, too (V5.1)."""
AHEAD = 3
"""How many cards of each Westeros deck are face up in a variant (X5)."""

Phase = str
"""``westeros``, ``planning``, ``raven``, ``raids``, ``marches``, ``power`` or ``ended``; expansions
have more."""

FIELDS_OF_WIN = AgotWin.__annotations__.keys()

# -- the House cards that anyone may have ----------------------------------------------------------


def is_drafted(options: Data) -> bool:
    """Return whether the group has agreed that Houses draft their hands (V1.6)."""
    return bool(options.get(DRAFT, UNDRAFTED) != UNDRAFTED)


def is_shared(options: Data) -> bool:
    """Return whether the group has agreed that anyone may have any House card of a pool (V1.1)."""
    return options.get(DEALT) is True or is_drafted(options)


def pool_for(box: AgotComponents, on_board: Iterable[House], options: Data) -> Sequence[Card]:
    """Return the House cards from which hands are dealt or drafted: those of all Houses on the
    board, or in a draft that is not limited, of all Houses of the game (V1.3)."""
    everyone = is_drafted(options) and not options.get(LIMITED)
    return box.cards_of_all(box.figures.start if everyone else on_board)


# -- who sees what (15.3) --------------------------------------------------------------------------


def _decks(s: AgotFields, seat: House | None) -> dict[str, list[Card]]:
    """Return the face-up cards (X5), and those that the House has looked at (4.1.1, 5.8)."""
    found = {deck: [FACE_DOWN] * len(cards) for deck, cards in s.decks.items()}
    own: Known = s.known.get(seat, {}) if seat is not None else {}
    looked: list[tuple[str, int, Sequence[Card]]] = [
        (deck, 0, cards) for deck, cards in own.get("westeros", {}).items()
    ]
    for deck, cards in own.get("buried", {}).items():
        looked.append((deck, len(found[deck]) - len(s.drawn.get(deck, [])) - len(cards), cards))
    if (peeked := own.get("wildlings")) is not None and found.get("wildlings"):
        place = 0 if peeked["place"] == "top" else len(found["wildlings"]) - 1
        looked.append(("wildlings", place, [peeked["card"]]))
    looked[:0] = ((deck, 0, cards) for deck, cards in s.ahead.items())
    for name, first, faces in looked:
        for place, card in enumerate(faces, first):
            if s.decks[name][place : place + 1] == [card]:
                found[name][place] = card
    return found


def _in_decks(
    _: str, whole: Mapping[str, list[Card]], part: Mapping[str, list[Card]]
) -> Iterable[str]:
    """Name cards by their deck and place, so that one that is drawn or buried counts as seen."""
    return [
        f"{deck} {place} {card}"
        for deck, cards in whole.items()
        for place, (card, shown) in enumerate(zip(cards, part[deck], strict=True))
        if card != shown
    ]


def in_sight(name: str) -> Callable[[AgotFields, House | None], dict[Area, Any]]:
    """Return what shows a field by areas: in fog, only the areas that a seat sees (V7.3)."""

    def shown(s: AgotFields, seat: House | None) -> dict[Area, Any]:
        whole: dict[Area, Any] = getattr(s, name)
        if not s.veils(seat):
            return whole
        seen = s.sight(seat)
        return {area: there for area, there in whole.items() if area in seen}

    return shown


def _fogged(s: AgotFields, seat: House | None) -> Sequence[Area]:
    """Return the areas that a seat does not see (V7.1)."""
    if not s.veils(seat):
        return ()
    seen = s.sight(seat)
    return [area for area in s.box.areas if area not in seen]


def _supply(s: AgotFields, seat: House | None) -> dict[House, int]:
    """Return the Supply of all Houses: in fog, of those alone for which the seat decides (V7.7)."""
    if not s.veils(seat):
        return s.supply
    return {house: supply for house, supply in s.supply.items() if s.decider(house) == seat}


def _placed(s: AgotFields, seat: House | None) -> dict[Area, str]:
    """Return the orders; those of other seats are face down until the reveal (6.2), and in fog only
    where the seat sees them (V7.7)."""
    own = s.decider
    placed: dict[Area, str] = in_sight("placed")(s, seat)
    return {a: t if own(s.owner[a]) == seat else FACE_DOWN for a, t in placed.items()}


def combat_seen(s: AgotFields, seat: House | None) -> Combat | None:
    """Return a combat as a seat sees it: only its own Tides of Battle until the reveal (15.6), and
    in fog no Support orders out of sight that support nobody (V7.8)."""
    if s.combat is None or (s.combat["tides_shown"] and not s.is_foggy):
        return s.combat
    part = s.combat.copy()
    if not part["tides_shown"]:
        part["tides"] = {h: card for h, card in part["tides"].items() if h == seat}
    if s.is_foggy:
        seen = s.sight(seat)
        part["support"] = {
            house: {a: side for a, side in backs.items() if a in seen}
            if isinstance(backs, dict)
            else backs
            for house, backs in part["support"].items()
        }
        if "refused" in part:
            part["refused"] = {a: house for a, house in part["refused"].items() if a in seen}
    return part


def _known(s: AgotFields, seat: House | None) -> dict[House, Known]:
    """Return what a seat knows of looks at cards: others' without the cards (4.1.1, 6.3.2)."""
    found = {h: looked if h == seat else backs(looked) for h, looked in s.known.items()}
    for house, looked in found.items():
        if house != seat and "wildlings" in looked:
            looked["wildlings"]["round"] = s.known[house]["wildlings"]["round"]
    return found


def _drawn(s: AgotFields, seat: House | None) -> dict[str, Sequence[Card]]:
    """Return the drawn cards for players, who may look them up."""
    return {} if seat is None else s.drawn


def hands_seen(s: AgotFields, seat: House | None) -> dict[House, Sequence[Card]]:
    """Return the hands; of others that are hidden, the cards that the seat has looked at, those
    that are on the table, and backs (V1.8)."""
    if not s.hides_hands:
        return s.hand
    looked: Known = s.known.get(seat, {}) if seat is not None else {}
    faces = {*looked.get("cards", ()), *(s.combat["cards"].values() if s.combat else ())}
    found: dict[House, Sequence[Card]] = {}
    for house, cards in s.hand.items():
        backs = sorted(back_of(s.box.house_cards[c]) for c in cards if c not in faces)
        known = [card for card in cards if card in faces]
        found[house] = cards if house == seat else [*known, *backs]
    return found


def in_hands(
    name: str, whole: Mapping[House, Sequence[Card]], part: Mapping[House, Sequence[Card]]
) -> Iterable[str]:
    """Name the cards of hidden hands by their House; those dealt to vassals are in the combat."""
    return [
        f"{name} {house} {card}"
        for house, cards in whole.items()
        if part[house]
        for card in cards
        if card not in part[house]
    ]


def _turned(s: AgotFields, seat: House | None) -> list[TurnedWildlingCard]:
    """Return turned wildling cards; others only know that one House looked (5.8, 6.3.2)."""
    if seat is None:
        return []
    unknown: TurnedWildlingCard = {"card": FACE_DOWN, "by": None, "place": "top"}
    return [t if t["by"] in (None, seat) else {**unknown, "by": t["by"]} for t in s.turned]


# -- what positions tell ---------------------------------------------------------------------------


def _read_ahead(s: AgotFields, words: RecordReader, name: str, _: str) -> dict[str, Sequence[Card]]:
    """Put the face-up cards on top of the Westeros decks; without any, none is shuffled yet."""
    ahead: object = words.data(name) or {}
    if not isinstance(ahead, dict):
        raise words.bad("has no ahead={westeros-1:[supply],…}")
    decks = dict(s.decks)
    if not ahead and s.ruled("westeros-cards-ahead", "three-open"):
        decks.update((deck, []) for deck in s.box.westeros)
    for deck, cards in ahead.items():
        known(str(deck), s.box.westeros, name)
        if not isinstance(cards, list):
            raise words.bad("has no list of cards in ahead")
        left = list(decks[deck])
        for card in cards:
            left.remove(known(str(card), left, name))
        decks[deck] = [*cards, *left]
    return decks


def _read_win(s: AgotFields, words: RecordReader, name: str, _: str) -> AgotWin | None:
    win: object = words.data(name)
    if win is not None and not _is_win(win):
        raise words.bad("has a win that is no {reason:…,tie_break:…}")
    return win


def _is_win(value: object) -> TypeGuard[AgotWin]:
    return isinstance(value, dict) and {"reason", "tie_break"} <= value.keys() <= FIELDS_OF_WIN


def _by_key(
    words: RecordReader,
    name: str,
    like: str,
    keys: Iterable[str],
    houses: Collection[House],
    *,
    lists: bool = False,
) -> dict[Any, Any] | None:
    """Return which House, or list of Houses, belongs to each key, if the words say so; ``like`` is
    an example."""
    found: object = words.data(name)
    if found is None:
        return None
    if not isinstance(found, dict) or any(isinstance(v, list) != lists for v in found.values()):
        raise words.bad(f"has no {name}={like}")
    for key, value in found.items():
        known(str(key), keys, name)
        for house in value if lists else [value]:
            known(str(house), houses, name)
    return found


def _read_stolen(
    s: AgotFields, words: RecordReader, name: str, _: str
) -> dict[Track, House] | None:
    """Return the tokens that are not with the first House of their track (V2.6)."""
    return _by_key(words, name, "{iron-throne:stark,…}", s.tracks, s.houses)


def _read_places(
    s: AgotFields, words: RecordReader, name: str, _: str
) -> dict[Track, list[House]] | None:
    """Return the places on tracks that Houses have drafted so far (V5.1)."""
    places = _by_key(words, name, "{iron-throne:[stark],…}", s.tracks, s.houses, lists=True)
    return None if places is None else {**{track: [] for track in s.tracks}, **places}


def _read_homes(s: AgotFields, words: RecordReader, name: str, _: str) -> dict[Area, House] | None:
    """Return the home areas of a game in which Houses begin at other places (V4.4)."""
    everyone = {*s.houses, *s.box.home_area}
    homes = _by_key(words, name, "{winterfell:stark,…}", s.box.home_of, everyone)
    if homes is None:
        return None
    if homes.keys() != s.box.home_of.keys():
        raise words.bad("has homes without some home area")
    if len(set(homes.values())) < len(homes):
        raise words.bad("has homes in which a House has two home areas")
    return homes


def _read_dragons(s: AgotFields, words: RecordReader, name: str, _: str) -> int:
    """Return the strength of Dragons, by the rounds in which they have grown (X4.5.1)."""
    most = s.dragon_strength + len(s.dragon_tokens)
    growing = [n for n in s.dragon_tokens if n > s.round]
    grow = words.take("grow")
    if grow is not None:
        growing = [int(known(n, map(str, s.dragon_tokens), "grow")) for n in grow.split(",")]
    strength = words.number(name, 0, most, most - len(growing))
    if grow is None:
        # Fire Made Flesh may have used some tokens before their round, maybe all of them.
        growing = growing[max(0, len(growing) - (most - strength)) :]
    if strength + len(growing) > most:
        raise words.bad(f"has dragons={strength}, but {len(growing)} times are left to grow")
    s.dragon_tokens = growing
    return strength


def _read_power(s: AgotFields, words: RecordReader, name: str, house: House) -> int:
    return words.number(name, 0, s.box.power_tokens(house), s.power[house])


def _read_supply(s: AgotFields, words: RecordReader, name: str, house: House) -> int:
    return words.number(name, 0, len(s.box.figures.supply_limits) - 1, s.supply[house])


def _read_discard(s: AgotFields, words: RecordReader, name: str, house: House) -> list[Card]:
    return sorted(set(words.several(name, s.own_cards(house))))


def _read_hand(s: AgotFields, words: RecordReader, name: str, house: House) -> list[Card] | None:
    """Return a hand that is not printed, maybe with backs (V1.8); elsewhere, nothing tells it."""
    if s.prints_hands:
        return None
    backs = BACKS if s.hides_hands else ()
    cards = words.several(name, [*s.own_cards(house), *backs])
    return sorted([*{*cards}.difference(backs), *(card for card in cards if card in backs)])


def _other_hand(view: Data, house: House) -> object:
    return view["houses"][house]["hand"] if view.get("other_hands") else None


GROW = Told("dragon_tokens", word="grow", write=lambda tokens: ",".join(map(str, tokens)))
HAND = Told(at="houses", word="hand", read=_read_hand, find=_other_hand)


def _bans(s: AgotFields) -> Sequence[str]:
    return sorted({b for c in s.box.westeros_card.values() if (b := c.bans) is not None})


def _in_view(key: str) -> Callable[[Data, str], Any]:
    return lambda view, _: view.get(key)


def _orders(view: View) -> dict[Area, str]:
    orders = ((a, x.get("order", FACE_DOWN)) for a, x in view["areas"].items())
    return {a: order for a, order in orders if order != FACE_DOWN}


@dataclass(slots=True)
class AgotFields(State):
    """Everything that a saved game needs, as plain data, with its components and rulings."""

    box: AgotComponents = public(None, saved=False)
    rulings: Mapping[str, str] = public(dict, saved=False)
    options: Data = public(dict, saved=False)

    houses: Sequence[House] = public(list, Told(back=lambda view: sorted(view["houses"])))
    """The Houses in play, in alphabetical order."""
    round: int = public(1)
    phase: Phase = public("planning")
    turn: int = public(0)
    """The position on the Iron Throne track whose turn it is to resolve an order (7.2)."""

    last: House | None = public(None)
    """The House that had the last turn."""

    tracks: dict[Track, Sequence[House]] = public(dict, Told("tracks"))
    """The Houses on each track, position 1 first."""
    stolen: dict[Track, House] = public(dict, Told("stolen", _read_stolen))
    """The dominance tokens that a House has taken from the first of their track, until bids for
    that track are resolved, with the House (V2.6)."""
    blade_used: bool = public(False, Told("blade_used", flag, word="blade-used"))
    raven_used: bool = public(False, Told("raven_used", flag, word="raven-used"))
    wildlings: int = public(0)
    dragon_strength: int = public(0, Told("dragon_strength", _read_dragons, word="dragons"))
    """The strength of a Dragon in this round."""
    dragon_tokens: list[int] = public(list, GROW)
    """The rounds whose strength token is still on the round track (X4.5.1)."""
    """The wildling threat: the number under its token."""

    westeros: list[Card] = public(list, Told("westeros", several(lambda s: s.box.westeros_card)))
    """This round's three Westeros cards."""
    decks: dict[str, Sequence[Card]] = seen(
        _decks, dict, Told(word="ahead", read=_read_ahead, find=_in_view("ahead")), names=_in_decks
    )
    """The face-down decks, top card first; resolved cards are at the bottom."""
    forbidden: list[str] = public(
        list, Told(word="forbidden", read=several(_bans), find=_in_view("forbidden"))
    )
    """The orders that are forbidden this round (4.9)."""

    power: dict[House, int] = public(dict, Told("power", _read_power, "houses", always=True))
    """The available Power of each House (1.7)."""
    supply: dict[House, int] = seen(
        _supply, dict, Told("supply", _read_supply, "houses", always=True), names=elsewhere
    )
    hand: dict[House, Sequence[Card]] = seen(hands_seen, dict, HAND, names=in_hands)
    discard: dict[House, Sequence[Card]] = public(dict, Told("discard", _read_discard, "houses"))
    remembered: list[Card] = public(list)
    """The House cards in hidden hands and discard piles that have been discarded before, so that
    everyone knows whose they are (V1.8)."""
    drafters: list[House] = public(list, Told("drafters", several(lambda s: s.houses)))
    """The Houses in the order that was drawn for a draft of House cards, until all hands are full
    (V1.6)."""
    places: dict[Track, Sequence[House]] = public(dict, Told("places", _read_places))
    """The places on each track that Houses have taken in a draft so far, best first; empty in any
    other game, and when the draft is over (V5.1)."""
    evolved: list[House] = public(
        list, Told("evolved", several(lambda s: s.houses if s.evolution else ()))
    )
    """The Houses that play with their second deck, in the order in which they got it (V3.1)."""

    units: dict[Area, Mapping[str, int]] = seen(in_sight("units"), dict, Told("units", at="areas"))
    """The units by area; an area without units has no entry. Attackers are in ``combat``."""
    owner: dict[Area, House] = seen(in_sight("owner"), dict, Told("house", at="areas"))
    """The owner of the units, by area."""
    tokens: dict[Area, House] = seen(in_sight("tokens"), dict, Told("token", at="areas"))
    """The owners of Power tokens on the board, by area."""
    homes: dict[Area, House] = public(dict, Told("homes", _read_homes))
    """The House with its home area in each of these areas, if Houses begin at other places than
    printed (V4.4)."""
    garrisons: dict[Area, int] = seen(
        in_sight("garrisons"), dict, Told("garrison", count(lambda _: 99), "areas", "g")
    )
    neutral: dict[Area, int] = seen(
        in_sight("neutral"), dict, Told("neutral", count(lambda _: 99), "areas", "n")
    )
    """The strengths of Neutral Force tokens, by area."""
    closed: list[Area] = public(list, Told("closed"))
    """The areas that nobody can enter (13.8)."""

    orders: dict[Area, str] = seen(in_sight("orders"), dict, Told(back=_orders))
    """The revealed order tokens, by area."""
    fogged: Sequence[Area] = seen(_fogged, (), Told("fog"), names=elsewhere, saved=False)
    """The areas that are out of sight, in a part of a state that a seat, or a spectator, sees
    (V7.1)."""
    revealed: bool = public(False, saved=False)
    """Whether spectators see through fog, because the game is over and only replayed (V7.20)."""
    placed: dict[Area, str] = seen(_placed, dict)
    """The face-down order tokens, by area, if Houses placed them in turn order (6.2)."""
    combat: Combat | None = seen(combat_seen, None)
    """The combat in progress, or one that the end of the game prevented."""
    promised: dict[Area, dict[House, bool]] = seen(in_sight("promised"), dict)
    """Support promised or denied against neutral forces, for the caller's next march."""

    known: dict[House, Known] = seen(_known, dict, names=elsewhere)
    """What only one House has legitimately seen, by House."""
    drawn: dict[str, Sequence[Card]] = seen(_drawn, dict, names=elsewhere)
    """The Westeros cards revealed since their deck was last shuffled, in order."""
    turned: list[TurnedWildlingCard] = seen(_turned, list, names=elsewhere)
    """The wildling cards turned up or looked at, in order."""
    explained: Mapping[str, Sequence[LineData]] = public(dict, past=True)
    """The explanation of the last ``combat`` and the last ``bids``."""
    winner: House | None = public(None, Told("winner", one(lambda s: s.houses)))
    win: AgotWin | None = public(None, Told("win", _read_win))

    def ruled(self, ruling: str, reading: str) -> bool:
        """Return whether a reading is in force; false if the edition has no such ruling."""
        return self.rulings.get(ruling) == reading

    @property
    def is_foggy(self) -> bool:
        """Return whether Houses see only what is near to them, as agreed until the end (V7)."""
        return self.options.get(FOG) is True and self.win is None

    def veils(self, seat: House | None) -> bool:
        """Return whether a seat, or a spectator, sees only a part of the board (V7.6)."""
        return self.is_foggy and not (seat is None and self.revealed)

    def sight(self, seat: House | None) -> Collection[Area]:
        """Return the areas that a seat, or a spectator, sees: without fog, all (V7.1)."""
        return self.box.areas

    @property
    def home_of(self) -> Mapping[Area, House]:
        """The House whose home area an area is (1.4, V4.4)."""
        return self.homes or self.box.home_of

    def order_type(self, area: Area) -> OrderType | None:
        """Return the type of the order in an area: march, defend, support, raid, consolidate."""
        token = self.orders.get(area)
        return None if token is None else self.box.order_type[token]

    @property
    def ahead(self) -> dict[str, Sequence[Card]]:
        """Return the next cards of each Westeros deck, if they are face up (X5).

        None is, before all decks are shuffled (2.1).
        """
        shuffled = all(self.decks.get(deck) for deck in self.box.westeros)
        if not shuffled or not self.ruled("westeros-cards-ahead", "three-open"):
            return {}
        return {deck: self.decks[deck][:AHEAD] for deck in self.box.westeros}

    def cards_of(self, house: House) -> Sequence[Card]:
        """Return all House cards of a House: those in its hand and in its discard pile.

        No other place says with which cards a House plays; what is printed is only its first hand.
        """
        return sorted([*self.hand[house], *self.discard[house]])

    def own_cards(self, house: House) -> Sequence[Card]:
        """Return all House cards in the box that a House may have: its own, any that are dealt or
        drafted (V1.1), or those of the deck with which it plays now (V3.1)."""
        if is_shared(self.options):
            return self.pool
        cards, facts = self.box.cards_of[house], self.box.house_cards
        if not self.evolution:
            return cards
        return [card for card in cards if facts[card].spare == (house in self.evolved)]

    @property
    def evolution(self) -> int:
        """Return the round from which on Houses change to their second deck, or 0 (V3)."""
        return int(self.options.get(EVOLVES, 0))

    @property
    def pool(self) -> Sequence[Card]:
        """Return the House cards from which hands are dealt or drafted (V1.1)."""
        return pool_for(self.box, self.houses, self.options)

    @property
    def chooses_hands(self) -> bool:
        """Return whether the group has agreed that Houses choose their hands (V1.10)."""
        return self.options.get(CHOSEN) is True

    @property
    def deals_hands(self) -> bool:
        """Return whether the group has agreed that chance deals the hands (V1.7)."""
        return self.options.get(DEALT) is True

    @property
    def hides_hands(self) -> bool:
        """Return whether nobody sees another House's hand, as agreed until the end (V1.8)."""
        return self.options.get(HIDDEN) is True and self.win is None

    @property
    def drafts_hands(self) -> bool:
        """Return whether the group has agreed that Houses draft their hands (V1.6)."""
        return is_drafted(self.options)

    @property
    def drafts_tracks(self) -> bool:
        """Return whether the group has agreed that Houses draft their places on tracks (V5.1)."""
        return self.options.get(TRACKS_DRAFTED) is True

    @property
    def prints_hands(self) -> bool:
        """Return whether each House plays with the House cards that are printed for it."""
        return not (self.chooses_hands or self.deals_hands or self.drafts_hands)
