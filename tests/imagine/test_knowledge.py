"""What a seat has seen stays true in the worlds that it imagines."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

from engine.inis.information.knowledge import ASIDE, DECK, DISCARD
from engine.kernel.worlds import imagine
from engine.rulesets import rulesets
from tests.agot.scenario import given

from .positions import moments


def test_drawn_westeros_cards_do_not_come_again() -> None:
    """4.1.1: cards drawn since the last shuffle are at the bottom, in the order drawn."""
    looked = 0
    for game, seat in islice(moments(rulesets["agot-2e"], random.Random(1)), 40):
        world = imagine(game, seat, random.Random(2))
        for deck, drawn in game.view(seat).get("drawn", {}).items():
            looked += 1
            assert world.state.decks[deck][-len(drawn) :] == drawn
            assert Counter(world.state.decks[deck]) == Counter(game.state.decks[deck])
    assert looked


def test_a_wildling_card_that_was_looked_at_stays_where_it_was_put() -> None:
    """6.3.2: its holder imagines it there, others imagine any card, on top or at the bottom."""
    table = given(
        units={"lannisport": "lannister 1F", "winterfell": "stark 1F"},
        wildling_cards=["mammoth-riders"],
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "sea-of-storms"],
        phase="raven",
    )
    table.answer("lannister", {"do": "peek"}).answer("lannister", "top")
    table.until("orders")
    game = table.game

    def tops(seat: str) -> set[str]:
        worlds = (imagine(game, seat, random.Random(n)) for n in range(30))
        return {world.state.decks["wildlings"][0] for world in worlds}

    assert tops("lannister") == {"mammoth-riders"}
    assert len(tops("stark")) > 4


def test_cards_are_where_a_player_has_seen_them() -> None:
    """5.6, 13.4: passed on in a draft, looked at, given away: only where they may be by now."""
    looked = 0
    for game, seat in islice(moments(rulesets["inis"], random.Random(3)), 80):
        world = imagine(game, seat, random.Random(4)).state
        for card, places in game.view(seat)["traced"].items():
            found = _places(world, card)
            if found and set(places) & _all_places(world):
                looked += 1
                assert found & set(places), (card, places, found)
    assert looked > 100


def test_nothing_is_dealt_twice() -> None:
    """Every card of Inis is somewhere, once, in every imagined world."""
    for game, seat in islice(moments(rulesets["inis"], random.Random(5)), 60):
        true, world = game.state, imagine(game, seat, random.Random(6)).state
        assert Counter(_cards(world)) == Counter(_cards(true))


def _places(s: Any, card: str) -> set[str]:
    found = {seat for seat in s.seats if card in _held(s, seat)}
    found |= {ASIDE} if s.aside == card else set()
    found |= {DISCARD} if card in s.discard else set()
    return found | ({DECK} if card in s.deck else set())


def _all_places(s: Any) -> set[str]:
    """Name the places that hold anything hidden."""
    found = {seat for seat in s.seats if _held(s, seat)}
    found |= {ASIDE} if s.aside is not None else set()
    found |= {DISCARD} if s.discard else set()
    return found | ({DECK} if s.deck else set())


def _held(s: Any, seat: str) -> list[str]:
    drawn = [c for d in s.drawing if d["seat"] == seat for c in d["cards"]]
    hands = [*s.hand(seat, "action"), *s.hand(seat, "epic"), *s.hand(seat, "advantage")]
    return [*hands, *s.drafts.get(seat, []), *s.laid.get(seat, []), *drawn]


def _cards(s: Any) -> list[str]:
    loose = [*s.undealt, *s.discard, *s.deck, *s.pile_of_tales, *s.pile, *s.spent, *s.display]
    return [*(c for seat in s.seats for c in _held(s, seat)), *loose, str(s.aside)]
