"""Tides of Battle without some of its cards (V12.1, V12.2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.games.agot.lookup.cards import card_page
from bot.text import localizer_for
from engine.agot.combat import tides
from engine.agot.combat.battle import Battle
from engine.agot.components import open_box
from engine.agot.information.what_if import _swing
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.shapes import Shuffle
from engine.rulesets import rulesets

FEWER = {
    "tides_without_threes": {"tob-3": 0},
    "tides_without_skulls": {"tob-0-skull": 0},
    "tides_with_two_twos": {"tob-2": 2},
}
PRINTED = {"tob-0": 8, "tob-1-sword": 4, "tob-1-tower": 4, "tob-2": 4, "tob-3": 2, "tob-0-skull": 2}


def fighting(**options: Any) -> tuple[Game[Any], Counter[str]]:
    """Play until the deck is shuffled for a combat; return the game there, and the deck."""
    rng = random.Random(3)
    game: Game[Any] = Game.new(rulesets["agot-2e"], {"players": 6, **options})
    while True:
        shape = game.shape_for(CHANCE) if game.awaited == [CHANCE] else None
        if isinstance(shape, Shuffle) and shape.deck == "tides-of-battle":
            return game, Counter(shape.cards)
        for seat in game.awaited:
            game.answer(seat, game.shape_for(seat).sample(rng))


@pytest.mark.parametrize("option", FEWER)
def test_each_leaves_out_two_cards(option: str) -> None:
    """V12.1 The other 22 are there, whole and shuffled before the combat."""
    _, deck = fighting(**{option: True})
    assert deck == Counter({**PRINTED, **FEWER[option]})
    assert deck.total() == 22


def test_together_they_leave_eighteen() -> None:
    """V12.1 They can be combined."""
    _, deck = fighting(**dict.fromkeys(FEWER, True))
    assert deck.total() == 18
    assert not deck["tob-3"] + deck["tob-0-skull"]


def test_without_them_all_cards_are_there() -> None:
    """The deck of 24 is that of the rulebook (15.6)."""
    _, deck = fighting(tides_of_battle=True)
    assert deck == Counter(PRINTED)


@pytest.mark.parametrize("id", [id for id in rulesets if id.startswith("agot-2e")])
@pytest.mark.parametrize("option", FEWER)
def test_each_means_that_the_cards_are_used(id: str, option: str) -> None:
    """V12.1 It turns Tides of Battle on; against that, it is refused with both named."""
    rules = rulesets[id]
    assert rules.prepare({option: True}, (), {}).options["tides_of_battle"] is True
    with pytest.raises(BadSetup) as caught:
        rules.prepare({option: True, "tides_of_battle": False}, (), {})
    assert caught.value.clash == {option: True, "tides_of_battle": False}


def test_the_first_edition_has_no_such_cards() -> None:
    """V12 is about the cards of the 2nd edition."""
    assert not set(FEWER) & set(rulesets["agot-1e"].options)


def test_what_is_possible_is_counted_from_the_deck() -> None:
    """V12.2 Without the cards of 3, a combat swings by 2 at most, with the Blade by one more."""
    swings = {}
    for option in ("tides_of_battle", "tides_without_threes"):
        game, deck = fighting(**{option: True})
        cards = sorted(deck.elements())
        game.answer(CHANCE, {"deck": "tides-of-battle", "order": cards})
        b = Battle(game.state)
        swings[option] = _swing(b, b.attacker, set())
    assert swings["tides_of_battle"] - swings["tides_without_threes"] == 1


def test_looking_a_card_up_counts_the_deck_of_the_table() -> None:
    """V12.2 A card of 2 is there twice of 18; without a game, four times of 24."""
    box = open_box("agot-2e")
    assert tides.copies(box, dict.fromkeys(FEWER, True))["tob-2"] == 2
    assert len(tides.deck(box, dict.fromkeys(FEWER, True))) == 18
    say = localizer_for("en").of("agot-2e")
    page = card_page(box, "tides:tob-2", None, say)
    assert say("lookup-card-tides", copies=4, total=24) in "\n".join(page.paragraphs)
