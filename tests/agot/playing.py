"""Random games of both editions, and what must be true of a table after every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.agot.board.control import controller
from engine.agot.board.supply import fits, limits_of
from engine.agot.combat import tides
from engine.agot.components import TRACKS, open_box
from engine.agot.state import AgotState, merge, total
from engine.agot.variants.hands import are_missing, require_hands
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.kernel.playing import looks as seen_by
from tests.running.marks import daily

BOX = open_box("agot-2e")

VARIANTS: tuple[dict[str, Any], ...] = (
    *(
        {
            "edition": "agot-2e",
            "players": players,
            "tides_of_battle": tides,
            "house_card_abilities": abilities,
        }
        for players in (3, 4, 5, 6)
        for tides in (False, True)
        for abilities in (True, False)
    ),
    *(
        {"edition": "agot-1e", "players": players, "house_card_abilities": abilities}
        for players in (3, 4, 5)
        for abilities in (True, False)
    ),
)
"""Both editions with all numbers of players, with and without Tides of Battle and card texts."""


def variant_id(options: dict[str, Any]) -> str:
    """Name a variant for pytest."""
    tides = "tides" if options.get("tides_of_battle") else "no-tides"
    text = "text" if options["house_card_abilities"] else "no-text"
    return f"{options['edition'].removeprefix('agot-')}-{options['players']}p-{tides}-{text}"


DAILY = frozenset(
    {
        *("2e-3p-no-tides-text", "2e-4p-tides-text", "2e-5p-no-tides-no-text", "2e-6p-tides-text"),
        *("1e-3p-no-tides-text", "1e-4p-no-tides-no-text", "1e-5p-no-tides-text"),
    }
)
"""Variants for ``make test``: every number of players once."""

variants = pytest.mark.parametrize(
    "options", daily(*(v for v in VARIANTS if variant_id(v) in DAILY), of=VARIANTS), ids=variant_id
)
"""Runs a test with all variants, most of them by night."""


def begin(options: dict[str, Any], *, keep_rests: bool = False, **rulings: str) -> Game[AgotState]:
    """Begin a game, by default of the 2nd edition.

    Rulings are named with ``_`` for ``-``.
    """
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    edition = rulesets[options.get("edition", "agot-2e")]
    rest = {name: value for name, value in options.items() if name != "edition"}
    return Game.new(edition, rest, rulings=named, keep_rests=keep_rests)


def answer_one(game: Game[AgotState], rng: random.Random) -> None:
    """Give one random answer, for one of the seats awaited."""
    seat = rng.choice(game.awaited)
    game.answer(seat, game.shape_for(seat).sample(rng))


def play(game: Game[AgotState], rng: random.Random, each: Callable[[], None] | None = None) -> None:
    """Play to the end; call ``each`` after every answer."""
    while not game.over:
        answer_one(game, rng)
        if each is not None:
            each()


def plain(event: Event) -> tuple[Any, ...]:
    """Return an event as something that can be compared."""
    return (
        event.number,
        event.kind,
        dict(event.params),
        event.audience,
        event.chapter,
        event.data,
        event.board,
    )


def looks(game: Game[AgotState], seat: str | None) -> str:
    """Return everything that a seat, or a spectator, can see of a game, as text."""
    rules: Any = game.ruleset
    parts = [seen_by(game, seat, ("combat", "bids"))]
    for side in ("attacker", "defender", "none"):
        wish = {**dict.fromkeys(game.state.houses, side), "blade": game.state.holder("fiefdoms")}
        parts.append(repr(rules.what_if(game.state, wish, seat)))
    if (question := game.question) is not None:
        # What a decision is told is public: whoever is asked learns nothing more by it.
        for asked in sorted(question.shapes):
            briefing = rules.briefing(game.state, asked, question.kind, question.params)
            parts.append(repr([line.to_json() for line in briefing]))
    return "\n".join(parts)


# -- What must be true -----------------------------------------------------------------------------


def assert_conserved(s: AgotState) -> None:
    """Nothing appears or vanishes: pieces, Power, cards, places on the tracks (1.12)."""
    for house in s.houses:
        for unit in s.box.figures.pieces:
            assert 0 <= s.on_board(house, unit) <= s.box.figures.pieces[unit], (house, unit)
        assert s.power[house] >= 0
        assert s.power[house] + s.tokens_on_board(house) <= s.box.figures.power_tokens, house
        if s.prints_hands:
            assert s.cards_of(house) == list(s.own_cards(house)), house
        elif not are_missing(s):
            assert {*s.cards_of(house)} <= {*s.own_cards(house)}, house
            require_hands(s)
        assert 0 <= s.supply[house] < len(s.box.figures.supply_limits)
    for track in TRACKS:
        assert sorted(s.tracks[track]) == sorted(s.houses), track
    whole = {**s.box.decks, "tides-of-battle": tides.deck(s.box, s.options)}
    for deck, cards in s.decks.items():
        assert sorted(cards) == sorted(whole[deck]), deck
    assert s.wildlings in s.box.figures.wildling_track


def assert_placed_by_rule(s: AgotState) -> None:
    """Every area holds what it may: one owner, the right kind of units, orders on units only."""
    assert set(s.owner) == set(s.units)
    for area, units in s.units.items():
        assert total(units) > 0
        assert all(n > 0 for n in units.values()), (area, units)
        ships = {"ship", "routed-ship"}
        if s.box.kind[area] == "land":
            assert not ships & set(units), area
        else:
            assert set(units) <= ships, area
        if s.box.kind[area] == "port":
            assert total(units) <= s.box.figures.port_ships, area
        assert area not in s.neutral, area
        assert area not in s.closed, area
    # 9.9.2, 9.9.4 Until its clean-up a combat may have emptied the areas it is about.
    fought_over = (s.combat["from"], s.combat["area"]) if s.combat is not None else ()
    for area in (*s.orders, *s.placed):
        assert area in s.units or area in fought_over, f"an order without units in {area}"
    for area, house in s.tokens.items():
        assert s.box.kind[area] == "land", area
        assert s.home_of.get(area) != house, area
        assert s.owner.get(area, house) == house, area
        assert area not in s.neutral
    for area in s.garrisons:
        assert s.owner.get(area, s.home_of[area]) == s.home_of[area], area
        assert area not in s.tokens


def assert_ports_settled(s: AgotState) -> None:
    """Ships lie only in ports of areas that their house controls (12.2)."""
    for port in s.box.land_of:
        if port in s.units:
            assert controller(s, port) == s.owner[port], port


def over_supply(s: AgotState) -> Iterator[str]:
    """Name the houses over their limits; attackers count where they fight (4.4.3, 8.12)."""
    for house in s.houses:
        sizes = {a: total(u) for a, u in s.units.items() if s.owner[a] == house}
        if s.combat is not None and s.combat["attacker"] == house and s.combat["attackers"]:
            sizes[s.combat["area"]] = total(s.combat["attackers"])
        if not fits(sizes, limits_of(s, house)):
            yield house


def all_units(s: AgotState) -> dict[str, int]:
    """Count all units on the board, of every house, routed or not."""
    parts = list(s.units.values())
    if s.combat is not None:
        parts.append(s.combat["attackers"])
    return merge(*({u.removeprefix("routed-"): n for u, n in p.items()} for p in parts))
