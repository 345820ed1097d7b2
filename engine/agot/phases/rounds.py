"""The order of play at a glance: set-up, the frame of a round, clean-up (2, 3 and 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.agot import kinds, victory
from engine.agot.board import dragons, tracks
from engine.agot.components import AgotComponents, House
from engine.agot.state import AgotState, unrouted
from engine.agot.variants import starts
from engine.agot.variants.draft import draft_hands
from engine.agot.variants.endowment import STARTING_POWER, printed_power
from engine.agot.variants.hands import choose_hands, deal_hands
from engine.kernel.ask import chance
from engine.kernel.data import Data
from engine.kernel.shapes import Shuffle
from engine.kernel.state import stage

from .consolidate import consolidation, consolidation_over
from .marches import marches, marches_over
from .mustering import muster_everywhere
from .planning import planning_phase
from .raids import raids, raids_over
from .westeros import shuffle_again, westeros_phase


@stage
async def set_up(s: AgotState) -> None:
    """Shuffle the decks (2.1); the first round has no Westeros Phase (3.2).

    If the group has agreed on it, chance deals the places on the board and on the tracks first
    (V4.4, V5.2).
    """
    if s.options.get(starts.DRAWN):
        await starts.draw_positions(s)
    if s.wars_with_dragons:
        await dragons.begin_war(s)
    if s.options.get(tracks.DRAWN):
        await tracks.draw_tracks(s)
    for deck in s.decks:
        shuffled = await chance(kinds.SHUFFLE, Shuffle(deck, s.box.decks[deck]))
        s.decks[deck] = list(shuffled["order"])
    if s.drafts_tracks:
        s.tell("began-without-order", chapter=True)
    else:
        s.tell("began", houses=[f"house:{h}" for h in s.turn_order], chapter=True)
    s.then(first_round)
    if s.chooses_hands:
        s.then(choose_hands)
    elif s.deals_hands:
        s.then(deal_hands)
    elif s.drafts_hands:
        s.then(draft_hands)


@stage
def first_round(s: AgotState) -> None:
    """Start round 1 with the Planning Phase (3.2); in a variant, muster before it."""
    s.then(action_phase)
    s.then(planning_phase)
    if s.ruled("mustering-before-round-1", "yes"):
        for house in reversed(s.with_player(s.turn_order)):
            s.then(muster_everywhere, house)


@stage
def next_round(s: AgotState) -> None:
    """Start a round: Westeros Phase, Planning Phase, Action Phase (3.1)."""
    s.then(action_phase)
    s.then(planning_phase)
    s.then(westeros_phase)


@stage
def action_phase(s: AgotState) -> None:
    """Resolve raids, marches, Consolidate Power and clean-up (7.1)."""
    s.then(next_round)
    s.then(clean_up)
    s.then(consolidation_over)
    s.then(consolidation)
    s.then(marches_over)
    s.then(marches)
    if any(s.order_type(a) == "raid" for a in s.orders):
        s.then(raids_over)
    s.then(raids)


@stage
def clean_up(s: AgotState) -> None:
    """Remove orders, stand routed units up, and ready the Blade and the Raven (7.4).

    After the last round, this is not necessary (3.4). If no round is the last, some decks are
    renewed after every tenth (V11.1).
    """
    if victory.must_be_held(s):
        victory.check(s, round_over=True)
    if s.round == s.last_round:
        victory.last_round(s)
    elif s.round % s.box.figures.rounds == 0:
        for deck in reversed(s.renewed):
            s.then(renew, deck)
    s.orders = {}
    s.blade_used = False
    s.raven_used = False
    stand_up(s)


@stage
async def renew(s: AgotState, deck: str) -> None:
    """Shuffle all cards of a deck, because no round is the last; those that are face up stay where
    they are (V11.1)."""
    await shuffle_again(s, deck, len(s.ahead.get(deck, ())))
    s.tell("deck-renewed", deck=f"deck:{deck}")


def stand_up(s: AgotState) -> None:
    """Stand routed units up (7.4)."""
    for area, units in s.units.items():
        upright = unrouted(units)
        for unit, count in units.items():
            if unit not in upright:
                kind = unit.removeprefix("routed-")
                upright[kind] = upright.get(kind, 0) + count
        s.units[area] = upright


T = TypeVar("T", bound=AgotState)


def begin(
    box: AgotComponents,
    houses: Sequence[House],
    options: Data,
    rulings: Mapping[str, str],
    kind: type[T],
) -> T:
    """Return the state of some class with which a game of these Houses begins (2)."""
    facts = box.figures.players[len(houses)]
    s = kind(box=box, options=options, rulings=rulings, houses=sorted(houses))
    s.tracks = {track: list(order) for track, order in facts.tracks.items()}
    s.wildlings = box.figures.wildling_start
    s.decks = {name: [] for name in box.decks if name != "tides-of-battle"}
    for house in s.houses:
        s.power[house] = options.get(STARTING_POWER, {}).get(house, printed_power(box, house))
        s.supply[house] = box.figures.start[house].supply
        s.hand[house] = list(s.own_cards(house)) if s.prints_hands else []
        s.discard[house] = []
    starts.settle(s, {house: house for house in s.houses})
    if s.has_dragons:
        s.dragon_strength = box.figures.dragons.strength
        s.dragon_tokens = list(box.figures.dragons.rounds)
    for area, strength in facts.neutral.items():
        if strength == "closed":
            s.closed.append(area)
        else:
            s.neutral[area] = strength
    s.then(set_up)
    return s
