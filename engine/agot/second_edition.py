"""The 2nd edition (2011), for 3 to 6 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.data import Data, Json
from engine.kernel.position.notation import Record, games_own
from engine.kernel.question_kind import kinds_of
from engine.kernel.ruleset import POSITION, BadSetup, Setup, WrittenOption
from engine.kernel.shapes.base import AnyShape
from engine.kernel.state import StageFunction, stages_of

from .board import neutral, ports, tracks
from .combat import steps, tides
from .components import AgotComponents, House, open_box
from .fields import (
    BALANCED,
    BALANCED_START,
    CHOSEN,
    DEALT,
    DRAFT,
    DRAGON_REVENGE,
    DRAGON_WAR,
    ENDLESS,
    EVOLVES,
    FOG,
    GIFTS,
    HIDDEN,
    LIMITED,
    REDEALT,
    SNAKE,
    TRACKS_DRAFTED,
    UNDRAFTED,
    is_drafted,
    is_shared,
)
from .phases import (
    bidding,
    consolidate,
    marches,
    mustering,
    planning,
    raids,
    reconcile,
    rounds,
    westeros,
    wildlings,
)
from .ruleset import AgotRuleset
from .rulings import OF_ANY_CARDS, RECALLED, RULINGS
from .state import S
from .variants import draft, gifts, hands, mixed_deck, opening, starts
from .variants.endowment import STARTING_POWER, printed_power, require_no_more, starting_powers
from .variants.handicap import HANDICAP, handicaps
from .variants.mixed_deck import is_mixed, mix_deck
from .variants.numbers_by_house import numbers_by_house
from .variants.pools import (
    ALL,
    BOXES,
    DECK,
    IN_POOL,
    POOLED,
    PRINTED,
    add_cards,
    deal_cards,
    deal_cards_anew,
    leave_out_decks,
    let_balon_be_jaqen,
    pool_cards,
    replace_cards,
)
from .variants.scenarios import (
    NONE,
    SCENARIO,
    Scenarios,
    scenarios,
    scene_of,
    set_scene,
    with_scene,
)

OPTIONS: Mapping[str, tuple[Any, ...]] = {
    tides.PLAYED: (False, True),
    "house_card_abilities": (True, False),
    starts.DRAWN: (False, True),
    tracks.DRAWN: (False, True),
    **dict.fromkeys(tides.FEWER, (False, True)),
}
"""The options of every game by the rules of the 2nd edition, the defaults first."""

WITH_HANDS: Mapping[str, tuple[Any, ...]] = {
    **OPTIONS,
    CHOSEN: (False, True),
    DEALT: (False, True),
    REDEALT: (False, True),
    HIDDEN: (False, True),
    DRAFT: (UNDRAFTED, BALANCED, SNAKE),
    LIMITED: (False, True),
    IN_POOL: tuple(POOLED),
    TRACKS_DRAFTED: (False, True),
    DRAGON_WAR: (False, True),
    DRAGON_REVENGE: (False, True),
    GIFTS: (False, True),
    HANDICAP: handicaps(open_box("agot-2e").figures.start),
    STARTING_POWER: starting_powers("agot-2e"),
}
"""These, hands that Houses choose (V1.10), that chance deals (V1.7), maybe again and again (V1.11)
or hidden (V1.8), or that Houses draft (V1.6), maybe with places on tracks (V5.1), gifts of Power
(V14.3), goals by House, and less Power at the beginning."""


WITH_STARTS: Mapping[str, tuple[Any, ...]] = {
    "players": (6, 5, 4, 3),
    **WITH_HANDS,
    DECK: tuple(BOXES),
    BALANCED_START: (False, True),
    ENDLESS: (False, True),
    EVOLVES: (0, *range(2, 11)),
}
"""These, with the numbers of players, other decks (V2), a balanced start (V16), games without a
last round (V11), and decks that change (V3)."""

POOLS: Mapping[str, Callable[[Json], None]] = {
    CHOSEN: add_cards,
    REDEALT: deal_cards_anew,
    DEALT: deal_cards,
    DRAFT: pool_cards,
    EVOLVES: add_cards,
}
"""What adds House cards to the components, by the option for which there are other cards than those
that are printed for a game."""


def unprinted(options: Data) -> Json:
    """Return the options by which hands are not printed, or not to the end, as far as the group has
    agreed on any."""
    drafted = {DRAFT: options[DRAFT]} if is_drafted(options) else {}
    others = {name: options[name] for name in (CHOSEN, DEALT, EVOLVES) if options.get(name)}
    return {**others, **drafted}


def pool_of(options: Data) -> str | None:
    """Return the option by which hands are not printed, if the group has agreed on one."""
    return REDEALT if options.get(REDEALT) else next(iter(unprinted(options)), None)


def _set_otherwise(options: Data) -> Json:
    """Return the options about what a start position says itself: the tracks, the units, the
    areas, the Power, the hands that lie open."""
    named = (starts.DRAWN, tracks.DRAWN, TRACKS_DRAFTED, BALANCED_START, HIDDEN)
    on: Json = {name: True for name in named if options.get(name)}
    if options.get(STARTING_POWER):
        on[STARTING_POWER] = options[STARTING_POWER]
    return on if scene_of(options) is None else {**on, SCENARIO: options[SCENARIO]}


def _unfogged(options: Data) -> Json:
    """Return the options that do not go with fog: Dragons march where they do not see, and a start
    position is known to all (V7.10)."""
    return {
        name: options[name] for name in (DRAGON_WAR, DRAGON_REVENGE, POSITION) if options.get(name)
    }


def _as_printed(setup: Setup) -> Setup:
    """Return a set-up without a start position."""
    return Setup({**setup.options, POSITION: ""}, setup.seats, setup.rulings)


class SecondEdition(AgotRuleset[S]):
    """The 2nd edition, ready for the kernel to drive."""

    id = "agot-2e"
    stages: Mapping[str, StageFunction] = stages_of(
        mixed_deck,
        base=stages_of(
            bidding,
            steps,
            consolidate,
            draft,
            hands,
            marches,
            mustering,
            neutral,
            planning,
            ports,
            raids,
            reconcile,
            rounds,
            opening,
            westeros,
            wildlings,
        ),
    )

    kinds = kinds_of(gifts, base=AgotRuleset.kinds)
    scenes: Scenarios = scenarios(id)
    interjections = frozenset({gifts.GIFT})
    paragraphs: Mapping[str, str] = gifts.PARAGRAPHS
    rulings = RULINGS
    recalled = RECALLED
    # By default, as many play as can, with the base game's rules.
    options: Mapping[str, tuple[Any, ...]] = {
        **WITH_STARTS,
        SCENARIO: (NONE, *scenarios(id)),
        FOG: (False, True),
        POSITION: opening.start_positions(id, RULINGS),
    }

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Validate and complete options, seats and rulings; if the group has agreed on a start
        position, it can be laid.

        Raises BadSetup.
        """
        setup = self.with_power(super().prepare(options, seats, rulings))
        if setup.options.get(POSITION):
            self.begin(setup)
        return setup

    def with_power(self, setup: Setup) -> Setup:
        """Return a set-up, if no House begins with more Power in it than printed.

        Raises BadSetup.
        """
        if setup.options.get(STARTING_POWER):
            require_no_more(setup, self.box_of(setup))
        return setup

    def most_bids(self, setup: Setup) -> Mapping[House, int]:
        """Return how much Power each House could be paid with: all that it begins with, if groups
        can agree on less."""
        if STARTING_POWER not in self.options or setup.options.get(POSITION):
            return {}
        box, agreed = self.box_of(setup), setup.options[STARTING_POWER]
        return {h: agreed.get(h, printed_power(box, h)) for h in self.on_board(setup)}

    def bids_as_written(self, most: Mapping[House, int]) -> WrittenOption:
        """Return how players write what they bid: Power by House."""
        return numbers_by_house("seat_bids", most, 0, max(most.values()), 1)

    def sold(self, setup: Setup, prices: Mapping[House, int]) -> Json:
        """Return the options of a game in which Houses begin with what is left of their Power."""
        most = self.most_bids(setup)
        left = {house: most[house] - price for house, price in prices.items()}
        return {STARTING_POWER: {**setup.options[STARTING_POWER], **left}}

    def unsold(self, options: Data) -> Json:
        """Return options in which Houses begin with the printed Power."""
        return {**options, STARTING_POWER: {}}

    def begin(self, setup: Setup) -> S:
        """Return the state with which a game begins: as printed, or the agreed position.

        Raises BadSetup.
        """
        line = setup.options.get(POSITION)
        if not line:
            return super().begin(setup)
        return opening.laid(lambda read: self.from_records(setup, games_own(self, read)), line)

    def from_records(self, setup: Setup, records: Sequence[Record]) -> S:
        """Build the state that :meth:`to_records` has written; nothing of it depends on the
        position with which the game began."""
        state = super().from_records(_as_printed(setup), records)
        state.options = setup.options
        return state

    def spelled_out(self, options: Data) -> Data:
        """Return options with what a scenario says, if they name one (V17).

        Raises BadSetup.
        """
        return with_scene(options, self.scenes)

    def complete(self, options: Data) -> Json:
        """Return complete options; whoever leaves out cards of Tides of Battle plays with the
        others (V12.1), a limited draft and one of tracks is a draft (V1.3, V5.1), hands that are
        dealt anew, hidden, or made of some decks without a draft are dealt (V1.11, V1.8, V1.1), a
        scenario says how many play, and maybe with which cards (V17.1, V17.3), and a war of Dragons
        goes with their revenge unless it is said otherwise (V15.2).

        Raises BadSetup.
        """
        options = opening.with_line(options, self.options)
        without = tides.fewer(options)
        played = {tides.PLAYED: True} if without else {}
        drafts = next((name for name in (LIMITED, TRACKS_DRAFTED) if options.get(name)), None)
        drafted = {} if drafts is None else {DRAFT: BALANCED}
        war = {DRAGON_REVENGE: True} if options.get(DRAGON_WAR) else {}
        of_some = options.get(IN_POOL, ALL) != ALL and not is_drafted({**drafted, **options})
        dealt = {DEALT: True} if of_some or options.get(REDEALT) or options.get(HIDDEN) else {}
        complete = super().complete(
            {**played, **drafted, **dealt, **war, **self.spelled_out(options)}
        )
        if without and not complete[tides.PLAYED]:
            clash = {tides.PLAYED: False, **dict.fromkeys(without, True)}
            raise BadSetup("without Tides of Battle no card of it is left out", clash)
        if complete.get(BALANCED_START) and (clash := self.unbalanced(complete)):
            raise BadSetup("there is no balanced start for this", {BALANCED_START: True, **clash})
        if complete.get(POSITION) and (clash := _set_otherwise(complete)):
            raise BadSetup("a position says this itself", {POSITION: complete[POSITION], **clash})
        deck = complete.get(DECK, PRINTED)
        if drafts is not None and not is_drafted(complete):
            raise BadSetup("this is only for a draft", {drafts: True, DRAFT: UNDRAFTED})
        if complete.get(TRACKS_DRAFTED) and complete[tracks.DRAWN]:
            clash = {TRACKS_DRAFTED: True, tracks.DRAWN: True}
            raise BadSetup("places on tracks are drafted or drawn", clash)
        if complete.get(REDEALT) and not complete[DEALT]:
            raise BadSetup("only dealt hands are dealt anew", {REDEALT: True, DEALT: False})
        if complete.get(HIDDEN) and not complete[DEALT]:
            raise BadSetup("only dealt hands are hidden", {HIDDEN: True, DEALT: False})
        if complete.get(IN_POOL, ALL) != ALL and not is_shared(complete):
            alone: Json = {IN_POOL: complete[IN_POOL], DRAFT: UNDRAFTED, DEALT: False}
            raise BadSetup("only dealt or drafted hands are of some decks", alone)
        if complete.get(FOG) and (clash := _unfogged(complete)):
            raise BadSetup("Dragons fly out of fog, and a position shows all", {FOG: True, **clash})
        other = unprinted(complete)
        if other and deck != PRINTED:
            raise BadSetup("hands are made of the cards of all boxes", {**other, DECK: deck})
        if len(other) > 1:
            raise BadSetup("hands are chosen, dealt or drafted, or they change later", other)
        return complete

    def playing(self, options: Data) -> Sequence[House]:
        """Return the Houses that are played with complete options, maybe a scenario's (V17.1)."""
        scene = scene_of(options)
        return super().playing(options) if scene is None else self.scenes[scene[0]][scene[1]].houses

    def unbalanced(self, options: Data) -> Json:
        """Return the options that have no balanced start: fewer than six players (V16.1)."""
        return {"players": options["players"]} if options["players"] < 6 else {}

    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return the components; no ruling changes what is printed."""
        return _opened(self.id, mixed=is_mixed(rulings))

    def box_of(self, setup: Setup) -> AgotComponents:
        """Return the components, with the House cards and the scenario of the group (V1, V2,
        V17)."""
        options = setup.options
        return _opened(
            self.id,
            mixed=is_mixed(setup.rulings),
            pool=pool_of(options),
            decks=options.get(IN_POOL, ALL),
            cards=options.get(DECK, PRINTED),
            scene=scene_of(options),
            war=options.get(DRAGON_WAR, False),
        )

    def interjecting(self, state: S, seat: House, kind: str, asked: str) -> AnyShape:
        """Return what a player may give without being asked (V14.3)."""
        return gifts.gift(state, seat, asked)

    def interjected(self, state: S, seat: House, kind: str, value: Any) -> None:
        """Give the Power to another player (X4.9, V14.3)."""
        gifts.give(state, seat, value)

    def never_interjected(self, setup: Setup) -> frozenset[str]:
        """Return the kinds of actions that this game does not have: gifts, unless they are agreed
        on (V14.3)."""
        return frozenset() if setup.options.get(GIFTS) else self.interjections

    def in_force(self, setup: Setup) -> Mapping[str, str]:
        """Return the readings of all rulings, also of those about cards of other boxes."""
        readings = super().in_force(setup)
        other = pool_of(setup.options) or setup.options.get(DECK, PRINTED) != PRINTED
        return {**OF_ANY_CARDS, **readings} if other else readings


@lru_cache
def _opened(
    edition: str,
    *,
    mixed: bool,
    pool: str | None = None,
    decks: str = ALL,
    cards: str = PRINTED,
    scene: tuple[str, int] | None = None,
    war: bool = False,
) -> AgotComponents:
    """Return the components of an edition, maybe with the mixed Westeros deck I, or with the House
    cards of other boxes, for a scenario with a number of players, or for a war of Dragons."""
    if not mixed and pool is None and cards == PRINTED and scene is None and not war:
        return open_box(edition)
    box = open_box(edition).model_dump()
    if mixed:
        mix_deck(box)
    replace_cards(box, cards)
    if pool is not None:
        POOLS[pool](box)
        leave_out_decks(box, decks)
    if scene is not None:
        set_scene(box, scenarios(edition)[scene[0]][scene[1]])
    if war:
        let_balon_be_jaqen(box)
    return AgotComponents.model_validate(box)
