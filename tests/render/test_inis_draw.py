"""Finished pictures of Inis."""

import json
from functools import cache
from itertools import combinations
from typing import Any, cast

import pytest

from bot.games.inis.drawing.island import island
from bot.games.inis.drawing.paint import TALLEST, WIDTH
from bot.games.inis.drawing.paint.camera import fit
from bot.games.inis.drawing.paint.pieces import SIGNS, clans, name_plate
from bot.games.inis.drawing.paint.table import MOST, colour_table
from bot.games.inis.drawing.words import territory_name
from bot.games.pictures import Picture, draw, draw_battle, draw_hand
from bot.games.registry import plugin_of
from bot.render.paint.ink import glyph
from bot.render.paint.look import Look
from bot.render.palettes import load_palette
from engine.inis.board.grid import open_locations
from engine.inis.information.view import TerritoryView
from tests.render.inis_views import (
    BOX,
    NEWS,
    SEATS,
    a_clash,
    a_hand,
    an_island,
    grown,
    moments,
    the_fullest,
)
from tests.render.test_draw import pixels
from tests.render.test_palettes import DICHROMACY, apart, contrast
from tests.running.marks import daily, nightly

STEPS = {
    **{("default", eye): 20 for eye in DICHROMACY},
    **{("high-contrast", eye): 20 for eye in DICHROMACY},
    **{(eye, eye): 45 for eye in DICHROMACY if eye != "none"},
}
"""How far any two seats are apart at least, by palette and eye (Delta E, CIE 1976)."""


@pytest.mark.parametrize("palette", daily("default", of=plugin_of("inis").palettes))
def test_the_fullest_board_fits_into_500_kb(palette: str) -> None:
    """At most 500,000 bytes, and 2,000 pixels on the long side."""
    picture = draw(the_fullest(), palette=palette)
    assert len(picture.png) <= 500_000
    assert pixels(picture.png).size == (picture.width, picture.height)
    assert (picture.width, TALLEST) == (WIDTH, 2000)
    assert picture.height <= TALLEST


@nightly
@pytest.mark.parametrize("players", daily(3, of=[2, 3, 4]))
def test_every_moment_of_a_game_can_be_drawn(players: int) -> None:
    """From the empty sea on, for two, three and four players, clashes among them."""
    seen = moments(players)
    for view in (seen[0], seen[1], seen[len(seen) // 2], seen[-1]):
        assert len(draw(view).png) <= 500_000
    for view in [view for view in seen if plugin_of("inis").battle_in(view)][:2]:
        assert draw_battle(view).width == 1080


@pytest.mark.parametrize("tiles", [2, 3, 8, 16])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_camera_shows_the_whole_island(tiles: int, seed: int) -> None:
    """Every point of every territory lies in the picture, with the sea around it."""
    lying = island(tuple(grown(tiles, seed).items()))
    camera = fit(lying, "default", (1300, 1100))
    for outline in lying.outlines.values():
        for x, y in camera.pixels(outline):
            assert 10 < x < camera.size[0] - 10
            assert 10 < y < camera.size[1] - 10


@cache
def usual() -> Picture:
    """Draw the island that others differ from."""
    return draw(an_island())


def test_equal_views_make_equal_pictures() -> None:
    """Also when other pictures were drawn in between."""
    first = usual()
    draw(the_fullest())
    assert draw(an_island()) == first


def test_a_picture_shows_nothing_that_spectators_may_not_see() -> None:
    """The hand of a seat and what it knows change neither its map nor any text of it."""
    public = draw(an_island())
    known = [{"what": "hand", "cards": ["raid"], "whose": "blue", "round": 4}]
    mine = draw(an_island(seat="green", hand=a_hand(), known=known))
    assert mine == public


@pytest.mark.parametrize(
    "change",
    [
        {"direction": "counter-clockwise"},
        {"brenn": "white"},
        {"turn": "orange"},
        {"round": 5},
        {"display": []},
        {"tales": {"deck": 22, "pile": []}},
        {"supply": {"citadels": 6, "sanctuaries": 4}},
        {"clash": a_clash()},
        {"winner": "blue"},
    ],
    ids=json.dumps,
)
def test_every_public_fact_is_seen(change: dict[str, Any]) -> None:
    """A view that differs in it makes another picture."""
    assert draw(an_island(**change)).png != usual().png


def test_the_parts_of_a_clash_are_seen() -> None:
    """An attack, and who is sheltered."""
    clashes = [a_clash(), a_clash(attack=None), a_clash(protected={})]
    assert len({draw(an_island(clash=clash)).png for clash in clashes}) == len(clashes)


@pytest.mark.parametrize(
    "change",
    [
        {"clans": {"blue": 4}},
        {"citadels": 1},
        {"sanctuaries": 2},
        {"capital": True},
        {"festival": False},
        {"chieftain": "white"},
        {"advantage": "display"},
    ],
    ids=json.dumps,
)
def test_everything_in_a_territory_is_seen(change: dict[str, Any]) -> None:
    """The same for what stands in a territory."""
    other = an_island()
    other["territories"]["moor"] = cast("TerritoryView", other["territories"]["moor"] | change)
    assert draw(other).png != usual().png


def test_what_happened_is_a_layer() -> None:
    """Each sort of event alone changes the picture."""
    plain = draw(an_island()).png
    pictures = [draw(an_island(), happened=[event]).png for event in NEWS]
    silent = [event["kind"] for event, png in zip(NEWS, pictures, strict=True) if png == plain]
    assert silent == ["withdraws"]


def test_questions_light_up_what_they_offer() -> None:
    """Territories and numbered locations are shown to their seat."""
    view = an_island(seat="green")
    sites = {at: n for n, at in enumerate(open_locations(grown(7)), start=1)}
    pictures = {
        draw(view).png,
        draw(view, personal={"targets": ["moor"]}).png,
        draw(view, personal={"sites": sites}).png,
    }
    assert len(pictures) == 3
    assert (
        f"{len(sites)} places for the tile are numbered."
        in draw(view, personal={"sites": sites}).alt
    )


@pytest.mark.parametrize("territory", BOX.territories)
def test_names_fit_into_their_territories(territory: str) -> None:
    """The plate with a name, at its widest, is no wider than a tile at its narrowest there."""
    look = Look("inis")
    plate = name_plate(look, territory_name(territory), "orange", "white")
    for location in ("A:0,0", "B:2,3", "A:5,-1", "B:-2,0"):
        lying = island(((territory, location),))
        x, y = lying.middles[territory]
        xs = [px for px, py in lying.outlines[territory] if abs(py - y) < 14]
        assert min(xs) < x - plate.width / 2
        assert x + plate.width / 2 < max(xs)


def test_seats_differ_without_colour() -> None:
    """Signs of any two seats differ in an eighth of their ink, shapes in a tenth of their area."""
    look = Look("inis")
    for a, b in combinations(SEATS, 2):
        signs = [glyph(SIGNS[seat], 26).tobytes() for seat in (a, b)]
        outlines = [clans(look, seat, 1).getchannel("A").tobytes() for seat in (a, b)]
        for share, (first, second) in ((1 / 8, signs), (1 / 10, outlines)):
            differing = sum(abs(p - q) for p, q in zip(first, second, strict=True))
            assert differing > share * (sum(first) + sum(second)) / 2, (a, b)


@pytest.mark.parametrize(("palette", "eye"), STEPS)
def test_seats_stay_apart_for_every_eye(palette: str, eye: str) -> None:
    """Any two colours of seats differ clearly, most of all for the eye that a palette is for."""
    houses = load_palette("inis", palette).liveries
    close = {
        (a, b): round(step)
        for a, b in combinations(SEATS, 2)
        if (step := apart(houses[a].colour, houses[b].colour, eye)) < STEPS[palette, eye]
    }
    assert close == {}
    assert {palette for palette, _ in STEPS} == set(plugin_of("inis").palettes)


@pytest.mark.parametrize("palette", plugin_of("inis").palettes)
def test_numbers_stand_out(palette: str) -> None:
    """Figures have a contrast of 4.5 and more on their pieces, in high contrast of 7."""
    for seat, livery in load_palette("inis", palette).liveries.items():
        least = 7.0 if palette == "high-contrast" else 4.5
        assert contrast(livery.colour, livery.ink) >= least, seat


@pytest.mark.parametrize("palette", plugin_of("inis").palettes)
def test_the_colours_of_the_seats_are_stored_as_they_are(palette: str) -> None:
    """The table of a picture holds every seat's colour itself."""
    stored = colour_table(palette).getpalette()
    assert stored is not None
    triples = {tuple(stored[i : i + 3]) for i in range(0, len(stored), 3)}
    assert len(stored) <= 3 * MOST
    assert {x.colour for x in load_palette("inis", palette).liveries.values()} <= triples


@pytest.mark.parametrize("palette", daily("high-contrast", of=plugin_of("inis").palettes[1:]))
def test_every_palette_makes_another_picture(palette: str) -> None:
    """Each differs from the usual one."""
    assert draw(an_island(), palette=palette).png != usual().png


def test_palettes_and_zooms() -> None:
    """Inis has the palettes of the other games, no zooms, and refuses what it does not have."""
    assert plugin_of("inis").palettes == plugin_of("agot-2e").palettes
    assert plugin_of("inis").regions == ()
    with pytest.raises(ValueError, match="no palette 'rose'"):
        draw(an_island(), palette="rose")
    with pytest.raises(ValueError, match="no region 'moor'"):
        draw(an_island(), zoom="moor")


def test_a_clash_has_a_card_of_its_own() -> None:
    """With everybody there; without a clash it is refused."""
    view = an_island(clash=a_clash())
    assert plugin_of("inis").battle_in(view)
    picture = draw_battle(view, happened=NEWS)
    assert picture.width == 1080
    assert "Blue 1 exposed, 1 sheltered" in picture.alt
    assert not plugin_of("inis").battle_in(an_island())
    with pytest.raises(ValueError, match="there is no clash to draw"):
        draw_battle(an_island())


def test_a_hand_is_for_its_seat() -> None:
    """Nobody draws the hand of a spectator."""
    view = an_island(seat="green", hand=a_hand(), known=[])
    assert draw_hand(view).alt.startswith("The cards of Green. Your Action cards: Bard: ")
    with pytest.raises(ValueError, match="needs the view of a seat"):
        draw_hand(an_island())
    empty: dict[str, list[str]] = {group: [] for group in a_hand()}
    assert draw_hand(an_island(seat="green", hand=empty, known=[])).height == 200
