"""Pictures of Mother of Dragons: two maps, dragons, loyalty, the Iron Bank, a margin for eight."""

from collections.abc import Callable
from functools import cache

import pytest
from PIL import Image, ImageChops

from bot.games.agot.drawing import board, changes, extras
from bot.games.agot.drawing.alt import describe
from bot.games.agot.drawing.lines import shown_on
from bot.games.agot.drawing.paint.inset import paint_inset
from bot.games.agot.drawing.paint.lens import lens
from bot.games.agot.drawing.paint.ways import find_way
from bot.games.agot.drawing.scene import AgotScene, Figure, scene
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import view_of
from bot.games.pictures import Picture, draw, draw_battle, draw_scene, text_board
from bot.games.registry import plugin_of
from bot.render.palettes import palettes
from bot.render.words import speaking
from bot.text.catalog import languages
from engine.agot.components import open_box
from engine.kernel.ruleset import View
from tests.render import test_geography
from tests.render.dragon_views import COMBAT, NEWS, late, opening, without_essos
from tests.render.views import told
from tests.running.marks import nightly

BOARDS = {"agot-2e-mod": "agot-2e-mod-essos", "agot-2e-mod-vale": "agot-2e-mod"}
"""The maps, each with the box of the rules whose areas it shows."""


def scene_of(view: View) -> AgotScene:
    """What is drawn of a view, in the words of its game."""
    with drawing_of("agot-2e-mod"):
        return scene(view_of(view))


@pytest.mark.parametrize(("name", "box"), BOARDS.items())
def test_both_maps_show_the_adjacency_of_the_rules(name: str, box: str) -> None:
    """X4.2: two areas share a crossable line exactly if they are adjacent."""
    areas = open_box(box).areas
    edges = {(min(a, b), max(a, b)) for a, facts in areas.items() for b in facts.borders}
    assert board.load(name).adjacent() == edges


@pytest.mark.parametrize(("name", "box"), BOARDS.items())
def test_what_is_printed_on_both_maps_is_right(name: str, box: str) -> None:
    """X4.2: kinds, castles, crowns, barrels and homes are those of the rules."""
    drawn = board.load(name).areas
    for id, facts in open_box(box).areas.items():
        area = drawn[id]
        assert (area.kind, area.castle, area.crowns, area.barrels, area.home) == (
            facts.kind,
            facts.castle,
            facts.power,
            facts.supply,
            facts.home,
        ), id


@pytest.mark.parametrize("name", BOARDS)
def test_both_maps_are_drawn_like_the_others(name: str) -> None:
    """They are what their sketches say, without gaps, overlaps or lines that cross."""
    test_geography.test_the_stored_map_is_what_the_sketch_says(name)
    test_geography.test_areas_fill_the_map_without_gap_or_overlap(board.load(name))
    test_geography.test_lines_meet_only_at_their_ends(board.load(name))


def test_the_placard_of_westeros_has_four_cards() -> None:
    """X4.7.1: deck IV is turned up with the others."""
    cards = ["supply", "clash-of-kings", "web-of-lies", "the-long-plan"]
    turned = told("westeros", cards=[f"westeros:{card}" for card in cards], icons=0)
    alt = draw_scene(late(), scene=turned).alt
    assert "The Long Plan" in alt


@nightly
def test_the_houses_in_play_choose_the_map() -> None:
    """X4.1.2: Essos is drawn with House Targaryen, and the Vale always."""
    assert board.board_of(view_of(opening())) == "agot-2e-mod"
    assert board.board_of(view_of(without_essos())) == "agot-2e-mod-vale"
    assert drawn(opening).width > drawn(without_essos).width


def test_a_game_offers_the_zooms_of_its_map() -> None:
    """Without House Targaryen nobody is offered a look at Essos."""
    plugin = plugin_of("agot-2e-mod")
    assert {"northern-essos", "southern-essos"} <= set(plugin.zooms(opening()))
    assert set(plugin.zooms(opening())) == set(plugin.regions)
    assert set(plugin.zooms(opening())) - set(plugin.zooms(without_essos())) == {
        "northern-essos",
        "southern-essos",
    }


def test_a_dragon_shows_what_it_is_worth() -> None:
    """X4.5.1: the figure of a Dragon has its strength of the round, others have none."""
    armies = {army.area: army.figures for army in scene_of(late()).armies}
    assert armies["harrenhal"] == (Figure("dragon", 1, worth=3), Figure("knight", 1))
    assert armies["braavos"] == (Figure("dragon", 2, worth=3),)


def test_loyalty_and_improvements_lie_in_their_areas() -> None:
    """X4.4, X4.6.7: each token and each change is a sign of its area."""
    signs = {(s.area, s.glyph): (s.count, s.tone) for s in scene_of(late()).signs}
    assert signs["kings-landing", "loyalty"] == (2, "loyal")
    assert signs["crackclaw-point", "castle"] == (1, "better")
    assert signs["the-vale-of-arryn", "castle"] == (1, "worse")
    assert signs["the-vale-of-arryn", "crown"] == (1, "better")
    assert signs["the-reach", "barrel"] == (1, "better")


def test_a_zoom_has_no_signs_of_areas_beyond_its_edge() -> None:
    """A token that lies outside of what is shown is not pushed into the picture."""
    view = late()
    bare = {**view, "areas": {**view["areas"], "the-eyrie": {}}}
    token = {**view, "areas": {**view["areas"], "the-eyrie": {"loyalty": 3}}}
    assert draw(bare, zoom="southern-essos").png == draw(token, zoom="southern-essos").png
    assert draw(bare, zoom="riverlands-and-vale").png != draw(token, zoom="riverlands-and-vale").png


def test_the_margin_has_eight_places_loans_and_loyalty() -> None:
    """X4.3.2, X4.4.4, X4.6: stars down to the last place, loyalty of seven, debts, three slots."""
    margin = scene_of(late()).margin
    court = next(track for track in margin.tracks if track.id == "kings-court")
    assert len(court.houses) == 8
    assert (court.houses[7], court.stars[7]) == ("targaryen", 3)
    rows = {row.house: row for row in margin.rows}
    assert (rows["targaryen"].counted, rows["targaryen"].castles) == ("loyalty", 4)
    assert (rows["arryn"].counted, rows["tyrell"].debts) == ("castle", 2)
    assert [entry.mark for entry in margin.sections[0].entries] == ["7", "4", "1"]
    assert margin.growth == extras.Growth("dragon", 3, 7, (8, 10))
    assert len(margin.cards) == 4


def test_other_games_have_none_of_it() -> None:
    """Without Targaryen there is neither loyalty nor a round track; the bank is there."""
    margin = scene_of(without_essos()).margin
    assert margin.growth is None
    assert {"dragon", "loyalty"} <= set(margin.lacks)
    assert "iron-bank" not in margin.lacks
    assert len(margin.sections) == 1


def test_the_paper_on_the_sea_covers_no_area_that_shows_anything() -> None:
    """The inset lies in one sea area, beside its name and everything that stands there."""
    drawn = board.load("agot-2e-mod")
    assert drawn.inset is not None
    west, north, east, south = drawn.inset
    for area in drawn.areas.values():
        place = area.place
        for at in (place.name, place.units, place.order, place.icons, place.token, place.keep):
            assert at is None or not (west - 70 < at[0] < east + 70 and north < at[1] < south + 20)
    shape = [p for ring in drawn.outline("the-shivering-sea") for p in ring]
    assert max(x for x, _ in shape) >= east
    assert not any(west < x < east and north < y < south for x, y in shape)


def test_the_paper_on_the_sea_holds_the_fullest_round() -> None:
    """Round track, four cards and three loans stay within the place that the map has for them."""
    through = lens("agot-2e-mod")
    before = Image.new("RGB", through.size)
    sheet = before.copy()
    with drawing_of("agot-2e-mod"):
        paint_inset(sheet, through, scene_of(late()).margin)
    assert through.board.inset is not None
    west, north, east, south = through.board.inset
    left, top = through.pixel((west, north))
    right, bottom = through.pixel((east, south))
    changed = ImageChops.difference(sheet, before).getbbox()
    assert changed is not None
    assert changed[0] >= left - 2
    assert changed[1] >= top - 2
    assert changed[2] <= right + 2
    assert changed[3] <= bottom + 2


@cache
def drawn(make: Callable[[], View], zoom: str | None = None) -> Picture:
    """Draw a view once for all tests."""
    return draw(make(), zoom=zoom)


@pytest.mark.parametrize("language", languages())
def test_words_say_what_the_picture_shows(language: str) -> None:
    """Text board and alternative text name loyalty, Dragons, loans and changed areas."""
    text = text_board(late(), language=language)
    assert len(text.splitlines()) > 40
    with speaking(language), drawing_of("agot-2e-mod"):
        alt = describe(view_of(late()), happened=NEWS)
    assert len(alt) <= 1000
    if language == "en":
        assert "loyalty 4 of 7" in text
        assert "Iron Bank: Pyromancer for 7, Spymaster for 1." in text
        assert "Targaryen loyalty 4" in alt
        assert draw(late(), happened=NEWS).alt == alt


@pytest.mark.parametrize("seat", ["arryn", "targaryen"])
def test_a_picture_for_a_seat_shows_no_more_than_that_seat_may_see(seat: str) -> None:
    """Nothing of the bank, loyalty or dragons is secret, so that seats see what spectators see."""
    open_to_all, mine = scene_of(late()), scene_of(late(seat))
    assert mine.signs == open_to_all.signs
    assert mine.margin.sections == open_to_all.margin.sections


@nightly
@pytest.mark.parametrize("palette", palettes("agot-2e-mod")[1:])
def test_every_palette_draws_eight_houses(palette: str) -> None:
    """And each makes another picture."""
    other = draw(late(), palette=palette, zoom="northern-essos")
    assert other.png != drawn(late, "northern-essos").png


@pytest.mark.parametrize("view", [opening, without_essos, late])
def test_pictures_stay_small(view: object) -> None:
    """At most 450,000 bytes, and 1,700 pixels wide."""
    assert callable(view)
    picture = draw(late(), happened=NEWS) if view is late else drawn(view)
    assert len(picture.png) <= 450_000
    assert picture.width <= 1700


def test_a_battle_says_what_its_dragons_are_worth() -> None:
    """X4.5.2: the card counts Dragons by their strength, before anything is explained."""
    view = late()
    assert "1 Dragon 1×3" in draw_battle({**view, "combat": COMBAT}).alt


@pytest.mark.parametrize(
    ("units", "flying"), [({"dragon": 2}, True), ({"dragon": 1, "knight": 1}, False)]
)
def test_dragons_alone_fly_in_a_straight_line(units: dict[str, int], flying: bool) -> None:
    """X4.5.3: Dragons that march without others fly; with others they go as those do."""
    event = told(
        "attacked",
        house="house:targaryen",
        units=units,
        origin="area:the-stony-shore",
        area="area:harrenhal",
        defender="house:stark",
    )
    read = changes.read([event])
    assert (read.moves[0].flying, read.clashes[0].flying) == (flying, flying)
    way = find_way(lens("agot-2e-mod"), "the-stony-shore", "harrenhal", flying=flying).points
    (ax, ay), (bx, by) = way[0], way[-1]
    aside = max(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) for x, y in way)
    assert (aside < 1) == flying


def test_the_alternative_text_says_where_dragons_are() -> None:
    """It names them all in the whole map, and those of its areas in a zoom."""
    whole, zoom = drawn(late).alt, drawn(late, "northern-essos").alt
    assert "Dragons: 2 in Braavos, 1 in Harrenhal." in whole
    assert "Dragons: 2 in Braavos." in zoom
    assert "Dragon" not in draw(late(), zoom="dorne").alt


def test_the_page_of_a_game_shows_what_lies_in_areas_for_long() -> None:
    """Loyalty tokens and improvements are on its board as they are on the map."""
    pieces = shown_on(late()).pieces
    loyal, burnt = pieces["loyalty:kings-landing"], pieces["change:castle:the-vale-of-arryn"]
    assert (loyal.shape, loyal.seat, loyal.text) == ("diamond", None, "2")
    assert (burnt.shape, burnt.signs, burnt.text) == ("tag", (("castle", 1),), "−")
    assert pieces["change:crown:the-vale-of-arryn"].text == "+"
