"""Positions of both editions, written like examples in a rulebook.

    table = given(
        units={"the-reach": "tyrell 2K", "blackwater": "lannister 1F"},
        orders={"the-reach": "march+1*", "blackwater": "march-1"},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    table.until("house-card")

Units are counted with letters: F Footman, K Knight, S Ship, E Siege Engine; ``(r)`` is routed. What
a test does not mention is as printed: tracks, supply, garrisons, neutral forces, hands; every house
has five Power. The board is empty except for the units given.
A position is built as a saved game and loaded, just as real games are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.agot.components import TRACKS, Track, open_box
from engine.agot.phases import consolidate, marches, planning, raids, rounds, westeros, wildlings
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.saving import load
from engine.rulesets import rulesets
from tests.kernel.playing import saved_at

from .position import Plain, Position, stacked
from .words import (
    LETTERS,
    ability,
    blade,
    by_area,
    consolidate_power,
    in_letters,
    march,
    pieces,
    raid,
    recruit,
    upgrade,
)

Begin = Literal["westeros", "planning", "raven", "raids", "marches", "power", "clean-up", "nothing"]
"""Where a position begins; ``westeros`` is the beginning of the round given."""

BOX = open_box("agot-2e")


def set_up(
    players: int = 6, rulings: Mapping[str, str] | None = None, *, edition: str = "agot-2e"
) -> Position:
    """Begin a real game and leave its decks as they lie in the box."""
    table = Position(Game.new(rulesets[edition], {"players": players}, (), rulings))
    while table.asked(CHANCE):
        table.shuffled()
    return table


def given(
    *,
    edition: str = "agot-2e",
    players: int | None = None,
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
    stolen: Mapping[Track, str] | None = None,
    blade_used: bool = False,
    tides: bool = False,
    abilities: bool = True,
    rulings: Mapping[str, str] | None = None,
    agreed: Mapping[str, object] | None = None,
) -> Position:
    """Put a position on the table and drive it to its first question.

    ``only``: nothing follows the phase, so that routed units and orders stay to be looked at.
    ``units``: ``{"seagard": "greyjoy 2F 1K(r)"}``; an area with units or a Power token holds no
    neutral force and, if the units or the token are an enemy's, no garrison, unless given.
    ``tracks``: the first houses of a track, ``{"fiefdoms": "stark tyrell"}``; the others follow as
    printed.
    ``hands``: the House cards in hand, as a list or a text; the others are discarded.
    ``garrisons``, ``neutral``: strengths that differ from what is printed; 0 takes the token away.
    ``stolen``: the holders of dominance tokens that are not with the first of their track.
    ``wildling_cards``, ``westeros_cards``: what lies on top: of the wildling deck, of decks I to
    III (one card each).
    ``agreed``: other options of the game.
    ``card``: a Westeros card that is being resolved; ``attack``: the strength of a wildling attack
    that begins. Both come instead of a phase; after them the round goes on with planning.
    """
    ruleset = rulesets[edition]
    options: dict[str, object] = {"house_card_abilities": abilities, **(agreed or {})}
    options |= {"players": players} if players else {}
    options |= {"tides_of_battle": True} if tides else {}
    setup = ruleset.prepare(options, (), rulings or {})
    s: AgotState = ruleset.begin(setup)
    box = s.box
    s.agenda = []
    s.units, s.owner = {}, {}
    s.round = round
    s.decks = {deck: list(box.decks[deck]) for deck in s.decks}
    if wildling_cards:
        s.decks["wildlings"] = stacked(s.decks["wildlings"], wildling_cards)
    for deck, top in zip(box.westeros, westeros_cards, strict=False):
        s.decks[deck] = stacked(s.decks[deck], [top])
    for area, text in (units or {}).items():
        house, _, counted = text.partition(" ")
        assert area in box.areas, area
        assert house in s.houses, house
        s.add(area, house, pieces(counted))
    s.tokens = dict(tokens or {})
    for area, house in [*s.owner.items(), *s.tokens.items()]:
        s.neutral.pop(area, None)
        if box.home_of.get(area) != house:
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
        s.discard[house] = sorted(set(s.cards_of(house)) - set(hand))
        s.hand[house] = hand
    s.wildlings = wildlings
    s.forbidden = list(forbidden)
    s.stolen = dict(stolen or {})
    s.blade_used = blade_used
    assert set(orders or {}) <= set(s.units), "an order lies where no units are"
    s.orders = dict(orders or {})
    _begin(s, phase, card, attack, only=only)
    return Position(load(ruleset, saved_at(ruleset, setup, s)))


def _changed(printed: Mapping[str, int], changes: Mapping[str, int] | None) -> dict[str, int]:
    return {area: n for area, n in {**printed, **(changes or {})}.items() if n}


_ACTIONS = {
    "raids": (raids.raids, raids.raids_over),
    "marches": (marches.marches, marches.marches_over),
    "power": (consolidate.consolidation, consolidate.consolidation_over),
    "clean-up": (rounds.clean_up,),
}


def _begin(s: AgotState, phase: Begin, card: str | None, attack: int | None, *, only: bool) -> None:
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
    "LETTERS",
    "Begin",
    "Plain",
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
    "stacked",
    "upgrade",
)
