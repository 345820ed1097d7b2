"""The picture of a draft: what each House has taken, whose turns come, and what is left."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.agot.drawing.alt import LIMIT
from bot.games.agot.drawing.draft import DraftBoard, DraftedCard, draft_board
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import view_of
from bot.games.pictures import draw, text_board
from bot.render.words import seating
from engine.agot.variants.draft import free_cards, turns
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.render.golden_views import a_draft
from tests.render.test_scene import a_view


def of(view: Any) -> DraftBoard:
    """Return the picture of a view, as plain data."""
    with drawing_of(view["ruleset"]):
        return draft_board(view_of(view))


def drafting(id: str, picks: int, **options: Any) -> Game[Any]:
    """Return a game in which some cards or places are taken."""
    game: Game[Any] = Game.new(rulesets[id], {"draft": "balanced", **options})
    rng = random.Random(4)
    while game.question is not None and (picks or game.question.kind != "pick"):
        shape = game.shape_for(game.awaited[0])
        value = shape.sample(rng)
        if game.question.kind == "pick":
            value = value[0] if isinstance(value, list) else value
            picks -= 1
        game.answer(game.awaited[0], value)
    return game


def test_a_hand_has_a_place_for_each_card_that_it_will_have() -> None:
    """V1.2 From the strongest to the weakest; an empty place shows only the strength."""
    _, stark, martell = of(a_draft()).drafters
    assert [card.strength for card in stark.cards] == [4, 3, 2, 2, 1, 1, 0]
    names = [card.name for card in stark.cards]
    assert names == ["Eddard", "Robb", "Asha", "", "Queen of Thorns", "", ""]
    assert martell.cards == tuple(map(DraftedCard, (4, 3, 2, 2, 1, 1, 0)))


def test_a_card_says_its_deck_and_its_house() -> None:
    """V1.1 Cards of one name are of different decks, and other Houses take them."""
    _, stark, _ = of(a_draft()).drafters
    taken = [(card.house, card.deck) for card in stark.cards if card.name]
    assert [house for house, _ in taken] == ["stark", "stark", "greyjoy", "tyrell"]
    assert len({deck for _, deck in taken}) == 3
    assert taken[0][1] == taken[1][1]


def test_places_on_tracks_stand_with_their_house() -> None:
    """V5.1 Only those that it has taken; where tracks are not drafted, its player stands there."""
    assert [one.places for one in of(a_draft()).drafters] == [
        (("throne", 1), ("blade", 1)),
        (("throne", 2),),
        (),
    ]
    with seating({"stark": "Anna"}):
        assert [one.player for one in of(a_draft()).drafters] == ["", "", ""]
        alone = {key: value for key, value in a_draft().items() if key != "places"}
        assert [one.player for one in of(alone).drafters] == ["", "Anna", ""]


def test_the_house_whose_turn_it_is_is_marked() -> None:
    """V1.6 It is the first of the turns to come, of which there are about two for each House."""
    shown = of(a_draft())
    assert [one.house for one in shown.drafters if one.on_turn] == ["stark"]
    assert shown.turns == ("stark", "martell", "martell", "stark", "martell", "stark")


@pytest.mark.parametrize("picks", [0, 5, 17])
def test_the_picture_follows_the_draft(picks: int) -> None:
    """What is left, and whose turns come, are what the rules say."""
    game = drafting("agot-2e", picks, draft_tracks=True)
    shown = of(game.view(None))
    assert shown.turns == tuple(turns(game.state)[:12])
    assert shown.left == tuple((n, len(cards)) for n, cards in free_cards(game.state).items())
    held = sum(bool(card.name) for one in shown.drafters for card in one.cards)
    assert held + sum(len(one.places) for one in shown.drafters) == picks


def test_everyone_has_the_same_picture() -> None:
    """V1.6 Nothing of a draft is secret, and nothing that is secret is in it: neither what a seat
    knows alone, nor what it has in mind."""
    game = drafting("agot-2e", 9)
    assert {of(game.view(seat)) for seat in (None, *game.state.houses)} == {of(game.view(None))}
    seen = a_draft(seat="stark", known={"wildlings": {"card": "mammoth-riders", "place": "top"}})
    own = {"known": seen["known"], "targets": ["karhold"]}
    assert draw(seen, personal=own) == draw(a_draft())


def test_hidden_hands_are_dealt_and_not_drafted() -> None:
    """V1.8 They are drawn on the map, as backs."""
    game: Game[Any] = Game.new(rulesets["agot-2e"], {"hidden_hands": True, "random_hands": True})
    rng = random.Random(2)
    while game.answer_chance(rng):
        pass
    assert "drafters" not in game.view(None)
    assert "turns" not in game.view(None)


def test_a_region_of_the_map_can_still_be_seen() -> None:
    """Where one begins decides which cards one wants."""
    assert draw(a_draft(), zoom="north").png != draw(a_draft()).png
    assert draw(a_draft(), zoom="north").alt != draw(a_draft()).alt


def test_after_the_draft_the_map_is_back() -> None:
    """Its picture is that of a game without one."""
    game = drafting("agot-2e", 41)
    assert game.view(None)["turns"] == game.awaited
    game.answer(game.awaited[0], game.shape_for(game.awaited[0]).safe())
    assert "pool" not in game.view(None)
    assert "turns" not in game.view(None)
    assert draw(a_view()).height != draw(a_draft()).height


@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-mod"])
def test_words_say_all_that_the_picture_shows(id: str) -> None:
    """Its alternative text, within Discord's limit, and the board in words."""
    game = drafting(id, 50, draft_tracks=True)
    view = game.view(None)
    picture = draw(view)
    assert (picture.width, len(picture.alt) <= LIMIT) == (1080, True)
    board = text_board(view)
    for words in (of(view).title, of(view).moment, f"{of(view).left[0][1]} of strength 4"):
        assert words in picture.alt
        assert words in board
