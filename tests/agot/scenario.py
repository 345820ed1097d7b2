"""Positions of the 2nd edition, written like examples in a rulebook.

    table = given(
        units={"the-reach": "tyrell 2K", "blackwater": "lannister 1F"},
        orders={"the-reach": "march+1*", "blackwater": "march-1"},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    table.until("house-card")

Units are counted with letters: F Footman, K Knight, S Ship, E Siege Engine; ``(r)`` lies down.
What a test does not mention is as printed: tracks, supply, garrisons, neutral forces, hands; every
house has five Power. The board is empty but for the units given.
A position is put together as a saved game and loaded, so it goes the way of every real game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from engine.agot import consolidate, marches, planning, raids, rounds, westeros, wildlings
from engine.agot.box import TRACKS, Track, open_box
from engine.agot.control import castles, controller
from engine.agot.second_edition import SecondEdition
from engine.agot.state import Table
from engine.kernel.asking import CHANCE
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.phrase import Refusal, Refused
from engine.kernel.shape import Shape
from engine.kernel.shapes import Shuffle

LETTERS = {"F": "footman", "K": "knight", "S": "ship", "E": "siege-engine"}

Begin = Literal["westeros", "planning", "raven", "raids", "marches", "power", "clean-up", "nothing"]
"""Where a position begins; ``westeros`` is the beginning of the round given."""

BOX = open_box("agot-2e")


def pieces(text: str) -> dict[str, int]:
    """Read ``"2F 1K(r)"`` as ``{"footman": 2, "routed-knight": 1}``."""
    found: dict[str, int] = {}
    for word in text.split():
        match = re.fullmatch(r"(\d+)([FKSE])(\(r\))?", word)
        assert match, f"no units: {word}"
        number, letter, lying = match.groups()
        found[("routed-" if lying else "") + LETTERS[letter]] = int(number)
    return found


def in_letters(units: Mapping[str, int]) -> str:
    """Write counted units as text: Footmen, Knights, Ships, Siege Engines, each standing first."""
    words = []
    for letter, unit in LETTERS.items():
        for lying, mark in (("", ""), ("routed-", "(r)")):
            if units.get(lying + unit):
                words.append(f"{units[lying + unit]}{letter}{mark}")
    return " ".join(words)


def by_area(units: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """Read ``{"pyke": "1F"}`` as the answer that destroys or exchanges those units."""
    return {area: pieces(text) for area, text in units.items()}


def march(
    origin: str, moves: Mapping[str, str] | None = None, *, leave: bool = False, **more: str
) -> dict[str, Any]:
    """Write a march: ``march("the-reach", blackwater="2K")``; ``_`` stands for ``-`` in names."""
    to = {**(moves or {}), **{area.replace("_", "-"): text for area, text in more.items()}}
    return {"area": origin, "moves": by_area(to), "leave_power_token": leave}


def raid(area: str, target: str | None = None) -> dict[str, Any]:
    """Write a raid."""
    return {"area": area, "target": target}


def consolidate_power(area: str, do: str = "power") -> dict[str, str]:
    """Write the use of a Consolidate Power order: ``power`` or ``muster``."""
    return {"area": area, "do": do}


def recruit(unit: str, at: str, *, upgrade: bool = False, routed: bool = False) -> dict[str, Any]:
    """Write one purchase of a mustering: a letter and where the unit appears."""
    bought: dict[str, Any] = {"unit": LETTERS[unit], "at": at, "upgrade": upgrade}
    return {**bought, "routed": True} if routed else bought


def upgrade(unit: str, at: str, *, routed: bool = False) -> dict[str, Any]:
    """Write the purchase that turns a Footman into another unit."""
    return recruit(unit, at, upgrade=True, routed=routed)


def ability(card: str, *, use: bool = True, **more: Any) -> dict[str, Any]:
    """Write the use of a House card, or that it is not used."""
    return {"card": card, "use": use, **more}


def blade(purpose: str = "strength", *, use: bool = True) -> dict[str, Any]:
    """Write whether the Valyrian Steel Blade is used."""
    return {"for": purpose, "use": use}


class Position:
    """A game at the point that a test is about."""

    def __init__(self, game: Game[Table]) -> None:
        self.game = game
        self._told: list[Event] = []

    @property
    def state(self) -> Table:
        """The table itself."""
        return self.game.state

    # -- asking and answering ---------------------------------------------------------------------

    @property
    def kind(self) -> str | None:
        """The kind of the open question; ``None`` when the game is over."""
        return self.game.question.kind if self.game.question else None

    @property
    def awaited(self) -> list[str]:
        """The seats whose answer is missing."""
        return self.game.awaited

    def asked(self, seat: str) -> str | None:
        """The kind of question that a seat has to answer, or ``None``."""
        return self.kind if seat in self.game.awaited else None

    def shape(self, seat: str) -> Shape[Any]:
        """The shape of the answer that a seat is asked for."""
        return self.game.shape_for(seat)

    def answer(self, seat: str, value: Any) -> Position:
        """Give an answer that the rules must accept."""
        self.game.answer(seat, value)
        return self

    def refused(self, seat: str, value: Any) -> Refusal:
        """Give an answer that the rules must refuse, changing nothing; return the reason."""
        before = (self.state.dump(), self.game.question, dict(self.game.sealed))
        try:
            self.game.answer(seat, value)
        except Refused as error:
            assert (self.state.dump(), self.game.question, dict(self.game.sealed)) == before
            return error.reason
        raise AssertionError(f"{seat} was not refused: {value}")

    def why(self, seat: str, value: Any) -> tuple[str, str | None]:
        """Return id (without ``refused-``) and paragraph of the refusal of an answer."""
        reason = self.refused(seat, value)
        return reason.phrase.id.removeprefix("refused-"), reason.rule

    def targets(self, seat: str, origin: str, letter: str) -> set[str]:
        """Where a march could take a unit of an area, other moves aside."""
        shape = self.shape(seat)
        assert isinstance(shape, marches.March)
        return set(shape.targets(origin, LETTERS[letter]))

    def allows(self, seat: str, value: Any) -> bool:
        """Tell whether an answer would be accepted, without giving it."""
        return self.shape(seat).check(value) is None

    def bids(self, **powers: int) -> Position:
        """Let all houses that are asked bid; those not named bid 0."""
        assert self.kind == "bid", self.kind
        assert set(powers) <= set(self.awaited), self.awaited
        for house in self.awaited:
            self.answer(house, powers.get(house, 0))
        return self

    def cards(self, **cards: str) -> Position:
        """Get to the choice of House cards with :meth:`until`, and choose."""
        self.until("house-card")
        for house, card in cards.items():
            self.answer(house, card)
        return self

    def shuffled(self, *first: str) -> Position:
        """Answer chance: these cards on top of the deck, the others below."""
        deck = self.shape(CHANCE)
        assert isinstance(deck, Shuffle)
        return self.answer(CHANCE, {"deck": deck.deck, "order": stacked(deck.cards, first)})

    def until(self, kind: str, seat: str | None = None) -> Position:
        """Answer everything in the plainest way until a question of a kind opens (to a seat)."""
        for _ in range(200):
            assert self.kind is not None, f"the game was over before {kind}"
            if self.kind == kind and (seat is None or seat in self.awaited):
                return self
            self._answer_plainly()
        raise AssertionError(f"{kind} never came; the question is {self.kind}")

    def finish_combat(self) -> Position:
        """Answer everything in the plainest way until the combat is over."""
        while self.state.combat is not None:
            self._answer_plainly()
        return self

    def finish_round(self) -> Position:
        """Answer everything in the plainest way until the next round begins or the game is over."""
        number = self.state.round
        while self.kind is not None and self.state.round == number:
            self._answer_plainly()
        return self

    def _answer_plainly(self) -> None:
        for seat in self.awaited:
            self.answer(seat, self._plain(seat))

    def _plain(self, seat: str) -> Any:
        """No support, no Blade, no ability, no move, no bid; the first of what must be."""
        shape = self.shape(seat)
        if isinstance(shape, Shuffle):
            return {"deck": shape.deck, "order": list(shape.cards)}
        plain: dict[str | None, list[Any]] = {
            "support": [
                {a: "none" for a in self.state.areas_of(seat) if self.order(a) == "support"},
            ],
            "refuse-support": [[]],
            "blade": [blade("tides", use=False), blade(use=False)],
            "raven": [{"do": "pass"}],
            "march": [march(a) for a in self.state.with_order(seat, "march")],
            "bid": [0],
            "muster": [{}],
            "ability": [ability(self._subject("card"), use=False)],
        }
        for value in plain.get(self.kind, []):
            if shape.check(value) is None:
                return value
        return shape.some(Plain())

    def _subject(self, param: str) -> str:
        """The id of the thing that the open question is about."""
        named = self.game.question.params.get(param) if self.game.question else None
        return str(named).partition(":")[2]

    # -- looking ----------------------------------------------------------------------------------

    def units(self, area: str) -> str:
        """Whose units are in an area: ``"tyrell 1F 2K(r)"`` (in the order F K S E), or ``""``."""
        if area not in self.state.units:
            return ""
        return f"{self.state.owner[area]} {in_letters(self.state.units[area])}"

    def power(self, house: str) -> int:
        """Available Power of a house."""
        return self.state.power[house]

    def supply(self, house: str) -> int:
        """The Supply position of a house."""
        return self.state.supply[house]

    def order(self, area: str) -> str | None:
        """The order that lies in an area."""
        return self.state.orders.get(area)

    def token(self, area: str) -> str | None:
        """Whose Power token lies in an area."""
        return self.state.tokens.get(area)

    def controller(self, area: str) -> str | None:
        """Who controls a land area or a port."""
        return controller(self.state, area)

    def castles(self, house: str) -> int:
        """How many areas with a castle or stronghold a house controls."""
        return castles(self.state, house)

    def track(self, track: Track) -> list[str]:
        """The houses on a track, position 1 first."""
        return list(self.state.tracks[track])

    def hand(self, house: str) -> list[str]:
        """The House cards in hand, sorted."""
        return sorted(self.state.hand[house])

    def discard(self, house: str) -> list[str]:
        """The discarded House cards, sorted."""
        return sorted(self.state.discard[house])

    @property
    def told(self) -> list[Event]:
        """Everything that was told so far, secrets included."""
        self._told += self.game.fetch_events()
        return self._told

    def events(self, kind: str) -> list[Mapping[str, Any]]:
        """What was told so far under a kind: the parameters of each event."""
        return [e.params for e in self.told if e.kind == kind]

    def strengths(self) -> tuple[int, int]:
        """Final strengths of the last combat decided: attacker, defender."""
        last = self.events("combat-decided")[-1]
        return last["attack"], last["defence"]

    def initial_strengths(self) -> tuple[int, int]:
        """Initial strengths of the last combat: attacker, defender (9.2.3)."""
        last = self.events("initial-strengths")[-1]
        return last["attack"], last["defence"]


class Plain:
    """A generator that always takes the first option and leaves decks as they are."""

    def random(self) -> float:
        """Return 0."""
        return 0.0

    def shuffle(self, x: list[Any], /) -> None:
        """Change nothing."""


def stacked(cards: Iterable[str], first: Sequence[str]) -> list[str]:
    """Return a deck with some of its cards on top."""
    rest = list(cards)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def set_up(players: int = 6, rulings: Mapping[str, str] | None = None) -> Position:
    """Begin a real game and leave its decks as they lie in the box."""
    table = Position(Game.new(SecondEdition(), {"players": players}, (), rulings))
    while table.asked(CHANCE):
        table.shuffled()
    return table


def given(
    *,
    players: int = 6,
    round: int = 2,
    phase: Begin = "raids",
    only: bool = False,
    units: Mapping[str, str] | None = None,
    orders: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    power: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    tracks: Mapping[Track, str] | None = None,
    hands: Mapping[str, str | Sequence[str]] | None = None,
    garrisons: Mapping[str, int] | None = None,
    neutral: Mapping[str, int] | None = None,
    wildlings: int = 2,
    wildling_cards: Sequence[str] = (),
    westeros_cards: Sequence[str] = (),
    card: str | None = None,
    attack: int | None = None,
    forbidden: Sequence[str] = (),
    blade_used: bool = False,
    tides: bool = False,
    abilities: bool = True,
    rulings: Mapping[str, str] | None = None,
) -> Position:
    """Put a position on the table and drive it to its first question.

    ``only``: nothing follows the phase, so that routed units and orders stay to be looked at.
    ``units``: ``{"seagard": "greyjoy 2F 1K(r)"}``; an area with units or a Power token holds no
    neutral force and, if the units or the token are an enemy's, no garrison, unless given.
    ``tracks``: the first houses of a track, ``{"fiefdoms": "stark tyrell"}``; the others follow as
    printed.
    ``hands``: the House cards in hand, as a list or a text; the others are discarded.
    ``garrisons``, ``neutral``: strengths that differ from what is printed; 0 takes the token away.
    ``wildling_cards``, ``westeros_cards``: what lies on top: of the wildling deck, of decks I to
    III (one card each).
    ``card``: a Westeros card that is being resolved; ``attack``: the strength of a wildling attack
    that begins. Both come instead of a phase; after them the round goes on with planning.
    """
    ruleset = SecondEdition()
    setup = ruleset.prepare(
        {"players": players, "tides_of_battle": tides, "house_card_abilities": abilities},
        (),
        rulings or {},
    )
    s = ruleset.begin(setup)
    s.agenda = []
    s.units, s.owner = {}, {}
    s.round = round
    s.decks = {deck: list(BOX.decks[deck]) for deck in s.decks}
    s.decks["wildlings"] = stacked(s.decks["wildlings"], wildling_cards)
    for deck, top in zip(BOX.westeros, westeros_cards, strict=False):
        s.decks[deck] = stacked(s.decks[deck], [top])
    for area, text in (units or {}).items():
        house, _, counted = text.partition(" ")
        assert area in BOX.areas, area
        assert house in s.houses, house
        s.add(area, house, pieces(counted))
    s.tokens = dict(tokens or {})
    for area, house in [*s.owner.items(), *s.tokens.items()]:
        s.neutral.pop(area, None)
        if BOX.home_of.get(area) != house:
            s.garrisons.pop(area, None)
    s.garrisons = _changed(s.garrisons, garrisons)
    s.neutral = _changed(s.neutral, neutral)
    s.power.update(power or {})
    s.supply.update(supply or {})
    for track in TRACKS:
        first = ((tracks or {}).get(track) or "").split()
        s.tracks[track] = stacked(s.tracks[track], first)
    for house, held in (hands or {}).items():
        hand = held.split() if isinstance(held, str) else list(held)
        s.discard[house] = sorted(set(BOX.cards_of[house]) - set(hand))
        s.hand[house] = hand
    s.wildlings = wildlings
    s.forbidden = list(forbidden)
    s.blade_used = blade_used
    assert set(orders or {}) <= set(s.units), "an order lies where no units are"
    s.orders = dict(orders or {})
    _begin(s, phase, card, attack, only=only)
    return Position(
        Game.load(
            ruleset,
            {
                "ruleset": ruleset.id,
                "version": ruleset.version,
                "options": dict(setup.options),
                "seats": list(setup.seats),
                "rulings": dict(setup.rulings),
                "rest": s.dump(),
                "questions": 0,
                "events": 0,
                "answers": [],
                "sealed": {},
            },
        )
    )


def _changed(printed: Mapping[str, int], changes: Mapping[str, int] | None) -> dict[str, int]:
    return {area: n for area, n in {**printed, **(changes or {})}.items() if n}


_ACTIONS = {
    "raids": (raids.raids, raids.raids_over),
    "marches": (marches.marches, marches.marches_over),
    "power": (consolidate.consolidation, consolidate.consolidation_over),
    "clean-up": (rounds.clean_up,),
}


def _begin(s: Table, phase: Begin, card: str | None, attack: int | None, *, only: bool) -> None:
    """Put on the agenda what is left of the round."""
    if card is not None or attack is not None:
        s.phase = "westeros"
        if not only:
            s.then(rounds.action_phase)
            s.then(planning.planning_phase)
        if card is not None:
            s.then(westeros.westeros_card, card)
        else:
            s.then(wildlings.wildling_attack, attack)
    elif phase == "westeros":
        s.round -= 1
        s.then(rounds.next_round)
    elif phase == "planning":
        if not only:
            s.then(rounds.action_phase)
        s.then(planning.planning_phase)
    elif phase == "raven":
        s.phase = "raven"
        if not only:
            s.then(rounds.action_phase)
        s.then(planning.messenger_raven)
    elif phase in _ACTIONS:
        coming = [phase] if only else list(_ACTIONS)[list(_ACTIONS).index(phase) :]
        if not only:
            s.then(rounds.next_round)
        for part in reversed(coming):
            for stage in reversed(_ACTIONS[part]):
                s.then(stage)


__all__ = (
    "BOX",
    "Position",
    "ability",
    "blade",
    "by_area",
    "consolidate_power",
    "given",
    "in_letters",
    "march",
    "pieces",
    "raid",
    "recruit",
    "set_up",
    "upgrade",
)
