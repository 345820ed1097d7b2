"""Mother of Dragons, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.agot.components import AgotComponents, House, open_box
from engine.agot.expansions.vassals import abilities as vassal_abilities
from engine.agot.expansions.vassals.ruleset import ALIASES as VASSALS
from engine.agot.expansions.vassals.ruleset import PHASES, STAGES, Vassals
from engine.agot.expansions.vassals.ruleset import RECALLED as EARLIER
from engine.agot.expansions.vassals.ruleset import RULINGS as WITH_VASSALS
from engine.agot.fields import BALANCED_START, DRAGON_WAR, FOG, GIFTS
from engine.agot.information.view import AgotView, Snapshot
from engine.agot.second_edition import POOLS, pool_of
from engine.agot.state import AgotState
from engine.agot.variants.endowment import STARTING_POWER, starting_powers
from engine.agot.variants.gifts import BIDDING, gift
from engine.agot.variants.handicap import HANDICAP, handicaps
from engine.agot.variants.mixed_deck import is_mixed, mix_deck
from engine.agot.variants.pools import (
    ALL,
    DECK,
    IN_POOL,
    POOLED,
    PRINTED,
    leave_out_decks,
    let_balon_be_jaqen,
    of_everyone,
    replace_cards,
)
from engine.agot.variants.scenarios import (
    NONE,
    SCENARIO,
    scenarios,
    scene_of,
    set_scene,
)
from engine.agot.variants.starts import DRAWN
from engine.kernel.ahead.plans import Facts
from engine.kernel.ask import Answer, Seat
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase
from engine.kernel.position.notation import Record
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import BadSetup, Setup
from engine.kernel.shapes.base import AnyShape, RandomSource
from engine.kernel.state import StageFunction, stages_of

from . import (
    abilities,
    bidding,
    deck_four,
    dissent,
    fire_made_flesh,
    loyalty,
    notation,
    plans,
    rounds,
)
from . import kinds as own_kinds
from .components import TARGARYEN, printed
from .iron_bank import loans, spymaster
from .iron_bank import orders as iron_bank
from .iron_bank.loans import deal_loans_anew
from .state import AS_CASTLES, GIFTS_RULING, LOYALTY, MotherState
from .view import snapshot, view

__all__ = ["MotherOfDragons", "abilities", "vassal_abilities"]

OWN: dict[str, tuple[str, ...]] = {
    "deck-iv-without-targaryen": ("fixed-tokens-only", "skip"),
    "domestic-disputes-homes": ("players-and-vassals", "players"),
    "dragon-strength-rounds": ("even-rounds", "later-rounds"),
    "dragon-with-other-units": ("per-group",),
    "faceless-men-mandatory": ("may-choose-fewer", "must"),
    "gifts-of-power": ("outside-combat-and-call-for-support", "never"),
    "iron-bank-order-areas": ("sea-and-ports", "sea-only"),
    "iron-bank-starting-power": ("seven", "five"),
    "khal-drogo-routed-knights": ("counted", "not"),
    "loan-interest": ("one-power-each-loan",),
    "loyalty-collect-moment": ("at-once", "checkpoints"),
    "loyalty-token-limit": ("board-only", "board-and-gained"),
    "pentos-garrison-return": ("returns", "gone"),
    "playing-with-fire-supply": ("ignored", "must-fit"),
    "preemptive-raid-targaryen": ("must-destroy", "track-offered"),
    "pyromancer-target": ("castle-only", "any"),
    "robert-arryn-lowest-tie": ("arryn-chooses", "owner"),
    "targaryen-bid-distribution": ("all", "up-to"),
    "targaryen-final-ranking": ("by-loyalty", "cannot-win-on-points"),
    "text-of-a-removed-card": ("gone", "still-runs"),
    "unpaid-interest-chooser": ("best-other-on-fiefdoms", "blade-holder"),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {"dragon-with-other-units": ("per-unit",)}
"""Rulings that do not matter here: other units must reach a destination themselves (X4.5.3)."""

RULINGS = dict(sorted({**WITH_VASSALS, **OWN}.items()))
"""All rulings that it is played under."""

RECALLED: Mapping[str, str] = {
    **EARLIER,
    "loyalty-collect-moment": "checkpoints",
    "targaryen-bid-distribution": "up-to",
}
"""The readings of rulings that a record or a saved game does not name."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    **VASSALS,
    "iron-bank-order": (
        "iron-bank-order-areas",
        {"sea-areas-and-ports": "sea-and-ports", "sea-areas": "sea-only"},
    ),
}
"""The names of some of them in records."""


FIRST_DECK = "a"
"""The deck of House Targaryen that is used unless another one is chosen."""
DECKS_WITH: Mapping[str, str] = {"adwd": "b"}
"""The deck of House Targaryen that goes with other House cards of everyone (V2.1)."""
BANKLESS, LANDLOCKED = "without_iron_bank", "without_sea_orders"
"""The options to play without loans, and without the other order tokens of the sea (V14.1, V14.2).
"""
OF_TARGARYEN: Mapping[str, Any] = {"targaryen_deck": FIRST_DECK, LOYALTY: AS_CASTLES}
"""The options that only House Targaryen has, with their defaults."""
WITHOUT_TARGARYEN = "without targaryen there is neither another deck of its cards nor loyalty"
LEAST_WITH_TARGARYEN = 4
SCENES = scenarios("agot-2e-mod-essos")
"""The scenarios, all of them with House Targaryen (V17.3)."""


class MotherOfDragons(Vassals[MotherState]):
    """Up to eight Houses; those of Westeros that nobody plays are vassals (X4).

    Without ``targaryen``, the lands beyond the Narrow Sea, Dragons, loyalty and deck IV are not
    used.
    """

    id = "agot-2e-mod"
    kinds = kinds_of(own_kinds, base=Vassals.kinds)
    stages: Mapping[str, StageFunction] = stages_of(
        loyalty,
        iron_bank,
        bidding,
        deck_four,
        dissent,
        fire_made_flesh,
        loans,
        rounds,
        spymaster,
        base=STAGES,
    )
    rulings = RULINGS
    recalled = RECALLED
    immaterial = IMMATERIAL
    aliases = ALIASES
    options: Mapping[str, tuple[Any, ...]] = {
        **{name: values for name, values in Vassals.options.items() if name not in (FOG, GIFTS)},
        DECK: of_everyone(),
        "players": (8, 7, 6, 5, 4, 3),
        "targaryen": (True, False),
        "targaryen_deck": ("a", "b"),
        LOYALTY: (AS_CASTLES, *range(5, 16)),
        HANDICAP: handicaps(h for h in open_box("agot-2e-mod").figures.start if h != TARGARYEN),
        STARTING_POWER: starting_powers("agot-2e-mod"),
        BANKLESS: (False, True),
        LANDLOCKED: (False, True),
        SCENARIO: (NONE, *SCENES),
    }
    scenes = SCENES
    table = MotherState
    phases = ("debts", *PHASES)
    own_instructions: Mapping[str, Data] = {own_kinds.CANCEL_LOYALTY: {"leave": False}}
    paragraphs: Mapping[str, str] = {}

    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return all components."""
        return _opened(targaryen=True, five=_is_five(rulings), mixed=is_mixed(rulings))

    def box_of(self, setup: Setup) -> AgotComponents:
        """Return the components for the options of a game."""
        cards = setup.options.get(DECK, PRINTED)
        return _opened(
            targaryen=setup.options["targaryen"],
            five=_is_five(setup.rulings),
            deck=DECKS_WITH.get(cards, setup.options.get("targaryen_deck")),
            mixed=is_mixed(setup.rulings),
            pool=pool_of(setup.options),
            decks=setup.options.get(IN_POOL, ALL),
            cards=cards,
            bank=not setup.options[BANKLESS],
            sea_orders=not setup.options[LANDLOCKED],
            war=setup.options[DRAGON_WAR],
            scene=scene_of(setup.options),
        )

    def printed(self, setup: Setup) -> Data:
        """Return the printed facts, with ``mother``: loans, loyalty, Dragons and deck IV."""
        return {**super().printed(setup), "mother": printed().model_dump(mode="json")}

    def in_play(self, options: Data) -> Sequence[House]:
        """Return the Houses on the board, by default those that are played first."""
        players = _opened(targaryen=options["targaryen"], five=False).figures.players
        houses = players[max(players)].houses
        first = [h for h in houses if h == TARGARYEN]
        return [*first, *(h for h in houses if h != TARGARYEN)]

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Validate and complete options, seats and rulings.

        Without House Targaryen, its deck is left out of the options, and so it is if everyone's
        House cards decide about it.

        Raises BadSetup.
        """
        setup = super().prepare(
            {**({"targaryen": TARGARYEN in seats} if seats else {}), **options}, seats, rulings
        )
        deck = options.get("targaryen_deck")
        if deck not in (None, FIRST_DECK) and (pool := pool_of(setup.options)):
            clash = {pool: setup.options[pool], "targaryen_deck": deck}
            raise BadSetup("hands are made of the cards of both decks", clash)
        if setup.options["targaryen"] != (TARGARYEN in setup.seats):
            raise BadSetup("targaryen says whether that house plays")
        if setup.options["targaryen"] and setup.options[DECK] not in DECKS_WITH:
            return setup
        left = {name: value for name, value in setup.options.items() if name != "targaryen_deck"}
        return Setup(left, setup.seats, setup.rulings)

    def spelled_out(self, options: Data) -> Data:
        """Return options with what a scenario says, with the number of players, and with whether
        House Targaryen plays.

        Unless it is said, the number of players decides about ``targaryen``: it does not play with
        three. Choosing its other deck or its own goal includes the House.

        Raises BadSetup.
        """
        given = {**super().spelled_out(options)}
        if given.get(SCENARIO, NONE) != NONE and (clash := _placed_otherwise(given)):
            raise BadSetup("the scenario says this itself", {SCENARIO: given[SCENARIO], **clash})
        deck = given.get("targaryen_deck")
        if deck is not None and deck != DECKS_WITH.get(cards := given.get(DECK, PRINTED), deck):
            clash = {DECK: cards, "targaryen_deck": deck}
            raise BadSetup("House Targaryen has another deck with these House cards", clash)
        if "players" not in given:  # Targaryen plays if there are enough players.
            given["players"] = len(self.in_play({"targaryen": given.get("targaryen", True)}))
        if "targaryen" not in given:
            wanted = any(given.get(name, usual) != usual for name, usual in OF_TARGARYEN.items())
            given["targaryen"] = wanted or given["players"] >= LEAST_WITH_TARGARYEN
        return given

    def complete(self, options: Data) -> Json:
        """Return complete options, if the number of players fits the game with or without House
        Targaryen, and its deck exists.

        Raises BadSetup.
        """
        complete = super().complete(options)
        least, most = LEAST_WITH_TARGARYEN, len(self.in_play(complete))
        own = {n: complete[n] for n, usual in OF_TARGARYEN.items() if complete[n] != usual}
        if own and not complete["targaryen"]:
            raise BadSetup(WITHOUT_TARGARYEN, {"targaryen": False, **own})
        clash = {name: complete[name] for name in ("players", "targaryen")} | own
        if complete["targaryen"] and complete["players"] < least:
            raise BadSetup(f"with targaryen there are at least {least} players", clash)
        if complete["players"] > most:
            raise BadSetup(f"there are {most} players at most", clash)
        return complete

    def unbalanced(self, options: Data) -> Json:
        """Return the options that have no balanced start: also a game without Targaryen (V16.1)."""
        without = {} if options["targaryen"] else {"targaryen": False}
        return {**super().unbalanced(options), **without}

    def seats_needed(self, options: Data) -> Sequence[House]:
        """Return the Houses that must be played: Targaryen, if it is in the game (X2.1.1)."""
        return (TARGARYEN,) if options["targaryen"] else ()

    def begin(self, setup: Setup) -> MotherState:
        """Set up the game."""
        s = super().begin(setup)
        if s.has_targaryen:
            s.loyalty = dict(printed().loyalty_at_start)
        if s.has_dragons and scene_of(setup.options) is None:
            # In a balanced game they grow later, whatever is ruled (V16.1).
            balanced = setup.options[BALANCED_START]
            growth = "later-rounds" if balanced else s.rulings["dragon-strength-rounds"]
            s.dragon_tokens = list(printed().dragon_tokens[growth])
        return s

    def interjecting(self, state: MotherState, seat: House, kind: str, asked: str) -> AnyShape:
        """Return what a player may give without being asked (X4.9)."""
        return gift(state, seat, asked, BIDDING | {own_kinds.GIVE_BID})

    def never_interjected(self, setup: Setup) -> frozenset[str]:
        """Return the kinds of actions that the rulings exclude, such as gifts (X4.9.2)."""
        never = setup.rulings.get(GIFTS_RULING) == "never"
        return self.interjections if never else frozenset()

    def sees(self, state: MotherState, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts that an answer names, including loans and cards of deck IV."""
        facts = super().sees(state, seat, kind, params, value)
        return {**facts, **plans.facts(state, seat, kind, value)}

    def changed(
        self, fact: str, foreseen: Sequence[object], now: object, *, due: bool
    ) -> Phrase | None:
        """Return what is new about a fact, unless it does no harm."""
        if plans.is_own(fact):
            return plans.changed(fact, foreseen, now)
        return super().changed(fact, foreseen, now, due=due)

    def passing(self, state: AgotState, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing: it takes no loan, and pays for nothing."""
        own = plans.passing(kind, value)
        return super().passing(state, seat, kind, value) if own is None else own

    def layout(self, seen: MotherState, seat: Seat | None) -> AgotView:
        """Return the view of a state that holds only what a seat, or a spectator, sees."""
        return view(seen, seat)

    def snapshot(self, state: MotherState, events: Sequence[Data]) -> Snapshot:
        """Return the state in the form of a record's check."""
        return snapshot(state, events)

    def from_records(self, setup: Setup, records: Sequence[Record]) -> MotherState:
        """Build the state that :meth:`to_records` has written."""
        return notation.from_records(self.begin(setup), records)

    def resume(self, state: MotherState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the stage at which play continues on the agenda; owed interest is forgiven."""
        if state.phase == "debts":
            state.phase = "westeros"
        super().resume(state, kind, seats)
        if state.phase == "westeros" and state.agenda[:1] == [["next_round"]]:
            # The round has begun, with loans and interest: only its cards are still to come. The
            # first has none but those of a scenario, which were turned up before (V17.3).
            state.round += 1
            cards = [["westeros_cards"]] if state.round > 1 else []
            state.agenda[:1] = [["action_phase"], ["planning_phase"], *cards]

    def deal_anew(
        self,
        rest: MotherState,
        now: MotherState,
        answers: Sequence[Answer],
        seat: House,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know, including the order of the loans."""
        deal_loans_anew(rest, rng)
        return super().deal_anew(rest, now, answers, seat, rng)


def _is_five(rulings: Mapping[str, str]) -> bool:
    return rulings.get("iron-bank-starting-power") == "five"


def _placed_otherwise(options: Data) -> Json:
    """Return the options about what a scenario says itself: who plays, and where."""
    usual = {"targaryen": True, BALANCED_START: False, DRAWN: False}
    return {name: options[name] for name in usual if options.get(name, usual[name]) != usual[name]}


def _leave_out(box: Json, decks: Iterable[str]) -> None:
    """Leave decks of House Targaryen out of some components."""
    for deck in decks:
        for card in printed().targaryen_decks[deck]:
            box["house_cards"].pop(card, None)


@lru_cache
def _opened(
    *,
    targaryen: bool,
    five: bool,
    deck: str | None = None,
    mixed: bool = False,
    pool: str | None = None,
    decks: str = ALL,
    cards: str = PRINTED,
    bank: bool = True,
    sea_orders: bool = True,
    war: bool = False,
    scene: tuple[str, int] | None = None,
) -> AgotComponents:
    """Return the components, maybe of a scenario; if a deck of House Targaryen is named, without
    its other deck, unless it may choose among both.

    Without the Iron Bank there are neither its order token nor loans, and Houses begin with as much
    Power as in the base game (V14.1).
    """
    box = open_box("agot-2e-mod-essos" if targaryen else "agot-2e-mod").model_dump()
    box["edition"] = MotherOfDragons.id
    _leave_out(box, () if deck is None else printed().targaryen_decks.keys() - {deck})
    figures = box["figures"]
    if not bank:
        del figures["orders"]["iron-bank"], figures["decks"]["loans"]
    if not sea_orders:
        del figures["orders"]["sea-march-1"], figures["orders"]["sea-support"]
    if five or not bank:
        figures["starting_power"] = 5
    if mixed:
        mix_deck(box)
    replace_cards(box, cards)
    if pool is not None:
        POOLS[pool](box)
        leave_out_decks(box, decks)
        kept = {DECKS_WITH.get(name, FIRST_DECK) for name in POOLED[decks]}
        _leave_out(box, printed().targaryen_decks.keys() - kept)
    if scene is not None:
        set_scene(box, SCENES[scene[0]][scene[1]])
    if war:
        let_balon_be_jaqen(box)
    return AgotComponents.model_validate(box)
