"""Pictures and boards in words."""

import pickle
from typing import Any

from bot.games.agot.drawing.alt import LIMIT, describe
from bot.games.agot.drawing.board import load, regions
from bot.games.agot.drawing.words import area_name, say
from bot.games.pictures import draw, text_board
from bot.games.registry import plugin_of
from bot.render.words import listed, speaking
from tests.render.test_scene import a_view
from tests.render.views import an_attack, told


def test_the_text_says_what_changed_before_how_things_stand() -> None:
    """What the layer of arrows shows is told in the sentences of the events."""
    news = [
        *an_attack("stark", "white-harbor", "moat-cailin", "tyrell", winner="stark"),
        told("card-played", house="house:stark", card="card:robb-stark"),
        told("destroyed", house="house:tyrell", units={"footman": 1}, area="area:moat-cailin"),
    ]
    text = describe(a_view(), happened=news)
    assert (
        "What happened: Stark attacks Tyrell in Moat Cailin with 1 Footman from White Harbor. "
        "Moat Cailin: Stark defeats Tyrell. Strength: Stark 3, Tyrell 2. "
        "Tyrell loses 1 Footman in Moat Cailin. In turn order:"
    ) in text
    assert "Robb" not in text


def test_much_news_leaves_room_for_the_rest() -> None:
    """For a long phase the first events are told, and how many more there are."""
    one = told("mustered", house="house:stark", area="area:winterfell", unit="unit:knight")
    text = describe(a_view(), happened=[one] * 40)
    assert len(text) <= LIMIT
    assert text.count("Stark musters a Knight in Winterfell.") == 12
    assert "And 28 more. In turn order: Stark 2 castles" in text


def test_a_personal_text_mentions_drafts_choices_and_secrets() -> None:
    """They are in the text of the picture that shows them, and in no other."""
    personal = {
        "tokens": {"winterfell": "raid", "the-shivering-sea": "march-1"},
        "targets": ["karhold", "castle-black"],
        "known": {"wildlings": {"card": "mammoth-riders", "place": "top", "round": 2}},
    }
    text = draw(a_view(seat="stark"), personal=personal).alt
    assert "Your draft: The Shivering Sea March −1, Winterfell Raid." in text
    assert "You may choose: Karhold, Castle Black." in text
    assert "Only you know the wildling card: Mammoth Riders, on top of its deck." in text
    assert "draft" not in draw(a_view(seat="stark")).alt


def test_names_in_pictures_have_the_forms_of_the_language() -> None:
    """Also several of them; what goes to another process is plain."""
    with speaking("de"):
        reach, sea = area_name("the-reach"), area_name("the-shivering-sea")
        assert say("battle-title", area=reach) == "Kampf in der Weite"
        both = listed([reach, sea])
        assert say("battle-title", area=both) == "Kampf in der Weite, in der Zitternden See"
    assert type(pickle.loads(pickle.dumps(reach))) is str


def test_the_text_of_a_zoom_is_about_its_region() -> None:
    """It begins with the region's name and names the armies in it."""
    text = draw(a_view(), zoom="north").alt
    assert text.startswith("The North: Map, round 2 of 10: Marches.")
    assert "Stark 4 in Winterfell" in text
    assert "Winterfell" not in draw(a_view(), zoom="dorne").alt


def test_the_board_in_words() -> None:
    """Round, bans, tracks and houses, then every area of every region in reading order."""
    view = a_view(forbidden=["raid"], closed=["pyke"])
    view["areas"]["the-reach"] |= {"house": "tyrell", "units": {"footman": 1, "knight": 2}}
    lines = text_board(view).splitlines()
    assert lines[:7] == [
        "Round 2 of 10: Marches. Wildlings at 4.",
        "Forbidden: Raid.",
        "Iron Throne: Stark, Tyrell.",
        "Fiefdoms: Tyrell, Stark. Tyrell has used it.",
        "King's Court: Stark, Tyrell.",
        "Stark: 2 castles, Supply 1 (armies of 3, 2), Power 5. Cards in hand: Robb.",
        "Tyrell: 1 castle, Supply 2 (armies of 3, 2, 2), Power 0. Cards in hand: none.",
    ]
    assert lines[7:11] == [
        "",
        "The North:",
        "Winterfell: Stark: 2 Footmen, 1 Knight and 1 routed Knight, garrison 2, March +1 ★.",
        "The Shivering Sea: Stark: 1 Ship, face-down order.",
    ]
    assert "Pyke: not in this game." in lines
    assert "The Reach: Tyrell: 1 Footman and 2 Knights, Power token of Tyrell." in lines
    assert "The Eyrie: neutral force 6." in lines


def test_every_area_is_in_the_words() -> None:
    """No land or sea area is left out, even if it is empty; and the text fits into one message."""
    text = text_board(a_view())
    names = [area_name(id) for id, area in load("agot-2e").areas.items() if area.kind != "port"]
    assert [name for name in names if name not in text] == []
    assert len(text) < 4000


def test_held_land_without_a_token_is_named() -> None:
    """An empty home is held by its house, though nothing stands there."""
    view = a_view(controllers={"pyke": "tyrell"})
    assert "Pyke: controlled by Tyrell." in text_board(view)


def test_drafts_are_in_the_words_for_their_owner() -> None:
    """A draft takes the place of the face-down order."""
    mine: dict[str, Any] = {"tokens": {"the-shivering-sea": "raid"}}
    text = text_board(a_view(seat="stark"), mine)
    assert "The Shivering Sea: Stark: 1 Ship, Raid (your draft)." in text


def test_regions_have_names() -> None:
    """Every zoom can be offered by name, in the order of the regions."""
    assert plugin_of("agot-2e").regions == tuple(regions("agot-2e"))
    board = text_board(a_view())
    for zoom in plugin_of("agot-2e").regions:
        assert describe(a_view(), zoom=zoom).partition(":")[0] in board
