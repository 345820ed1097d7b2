"""Hands come from the game's state; what is printed is only the first one (9.9.3)."""

from __future__ import annotations

import pytest

from bot.games.agot.drawing.margin import cards_of
from bot.games.agot.drawing.words import drawing_of
from bot.render.words import speaking
from engine.agot.combat.clean_up import refill
from engine.agot.components import open_box
from engine.agot.variants.pools import facts_in
from engine.rulesets import rulesets
from tests.agot.scenario import given

OTHER = ["jon-snow", "mance-rayder"]


def test_a_house_plays_with_the_cards_that_it_has() -> None:
    """Those in its hand and in its discard pile, whatever its printed deck is."""
    s = given().state
    assert s.cards_of("baratheon") == list(s.box.cards_of["baratheon"])
    s.hand["baratheon"], s.discard["baratheon"] = ["mance-rayder"], ["jon-snow"]
    assert s.cards_of("baratheon") == OTHER


@pytest.mark.parametrize(("edition", "left"), [("agot-2e", ["jon-snow"]), ("agot-1e", [])])
def test_an_edition_says_whether_the_last_card_stays(edition: str, left: list[str]) -> None:
    """9.9.3, 9.19 However many cards a House has."""
    s = given(edition=edition).state
    s.hand["baratheon"], s.discard["baratheon"] = [], OTHER
    refill(s, "baratheon", "jon-snow")
    assert s.discard["baratheon"] == left
    assert s.cards_of("baratheon") == OTHER


def test_pictures_show_cards_of_other_boxes() -> None:
    """With the short name and the strength that are printed on them, the strongest first."""
    game = given().game
    view = game.view(None)
    house = {**view["houses"]["baratheon"], "hand": OTHER, "discard": ["littlefinger"]}
    with speaking("en"), drawing_of("agot-2e-mod"):
        cards = cards_of(view, house)  # type: ignore[arg-type]  # Views of a game are plain data.
    assert [card.strength for card in cards] == [3, 3, 0]
    assert [card.played for card in cards] == [False, True, False]


@pytest.mark.parametrize("id", [id for id in rulesets if id.startswith("agot-")])
def test_every_edition_knows_its_own_cards(id: str) -> None:
    """The 1st edition has cards of the same names with other strengths."""
    own = open_box(id).house_cards
    assert {card: facts_in(id)[card] for card in own} == own
    assert ("jon-snow" in facts_in(id)) == (id != "agot-1e")
