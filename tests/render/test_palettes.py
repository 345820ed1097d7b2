"""Six houses, or eight, for every eye: colours, simulated as people with other eyes see them."""

from itertools import combinations, pairwise

import pytest

from bot.games.agot.drawing.paint.table import MOST, colour_table
from bot.games.pictures import draw
from bot.games.registry import plugin_of
from bot.render.paint.ink import INK, blend
from bot.render.paint.look import Look
from bot.render.palettes import Colour, load_palette
from tests.render.test_scene import a_view
from tests.running.marks import nightly

HOUSES = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")
EIGHT = (*HOUSES, "arryn", "targaryen")
"""The houses of the 2nd edition with all its expansions."""

DICHROMACY = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What linear light becomes for an eye that lacks one kind of cone (Machado et al., 2009)."""

STEPS = {
    ("default", "none"): 35,
    ("default", "protanopia"): 15,
    ("default", "deuteranopia"): 15,
    ("default", "tritanopia"): 15,
    ("deuteranopia", "deuteranopia"): 40,
    ("protanopia", "protanopia"): 40,
    ("tritanopia", "tritanopia"): 40,
    ("high-contrast", "none"): 45,
    ("high-contrast", "protanopia"): 15,
    ("high-contrast", "deuteranopia"): 15,
    ("high-contrast", "tritanopia"): 25,
}
"""How far any two houses are apart at least, by palette and eye (Delta E, CIE 1976)."""


GREY = "grey"
"""A picture that is printed in black and white, or a phone that saves its battery."""

FOR_EIGHT = STEPS | {
    ("deuteranopia", "deuteranopia"): 33,
    ("protanopia", "protanopia"): 33,
}
"""The same for eight houses."""


def linear(colour: Colour) -> list[float]:
    """The light of a colour, 0 to 1 in each channel."""
    return [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in colour]


def seen_by(colour: Colour, lacking: str) -> tuple[float, float, float]:
    """The light of a colour as another eye has it."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(w * v for w, v in zip(row, light, strict=True))))
        for row in DICHROMACY[lacking]
    )
    return r, g, b


def lab(rgb: tuple[float, float, float]) -> tuple[float, float, float]:
    """Light in CIELAB, in which distances are what one sees."""
    r, g, b = rgb
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: Colour, b: Colour, lacking: str = "none") -> float:
    """Delta E of two colours for an eye."""
    p, q = lab(seen_by(a, lacking)), lab(seen_by(b, lacking))
    return float(sum((x - y) ** 2 for x, y in zip(p, q, strict=True)) ** 0.5)


def apart_for(a: Colour, b: Colour, lacking: str) -> float:
    """Delta E of two colours for an eye, or how far their lightness is apart without colours."""
    if lacking != GREY:
        return apart(a, b, lacking)
    one, other = (lab(seen_by(colour, "none"))[0] for colour in (a, b))
    return abs(one - other)


def contrast(a: Colour, b: Colour) -> float:
    """The ratio of contrast of the WCAG, 1 to 21."""

    def luminance(colour: Colour) -> float:
        r, g, b = linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("palette", "lacking"), STEPS)
def test_houses_stay_apart(palette: str, lacking: str) -> None:
    """Any two house colours differ clearly, most of all for the eye that a palette is made for."""
    houses = load_palette("agot-2e", palette).liveries
    steps = {
        (a, b): apart(houses[a].colour, houses[b].colour, lacking)
        for a, b in combinations(HOUSES, 2)
    }
    close = {pair: round(step) for pair, step in steps.items() if step < STEPS[palette, lacking]}
    assert close == {}


@pytest.mark.parametrize(("palette", "lacking"), FOR_EIGHT)
def test_eight_houses_stay_apart(palette: str, lacking: str) -> None:
    """Arryn and Targaryen join the houses of the 2nd edition, and all eight differ clearly."""
    houses = load_palette("agot-2e-mod", palette).liveries
    assert sorted(houses) == sorted(EIGHT)
    steps = {
        (a, b): apart(houses[a].colour, houses[b].colour, lacking)
        for a, b in combinations(EIGHT, 2)
    }
    least = FOR_EIGHT[palette, lacking]
    assert {pair: round(step) for pair, step in steps.items() if step < least} == {}


def test_every_palette_is_tested() -> None:
    """A palette that is added is held to a standard, too."""
    assert {palette for palette, _ in STEPS} == set(plugin_of("agot-2e").palettes)


@pytest.mark.parametrize("board", ["agot-2e", "agot-2e-mod"])
@pytest.mark.parametrize("palette", plugin_of("agot-2e").palettes)
def test_signs_stand_out_from_their_ground(board: str, palette: str) -> None:
    """Sigils and units have a contrast of 3 and more on their plates, in high contrast of 7."""
    for house, livery in load_palette(board, palette).liveries.items():
        least = 7.0 if palette == "high-contrast" else 3.0
        assert contrast(livery.colour, livery.ink) >= least, house


@pytest.mark.parametrize("board", ["agot-2e", "agot-2e-mod"])
@pytest.mark.parametrize("palette", plugin_of("agot-2e").palettes)
def test_a_house_keeps_its_kind_of_colour(board: str, palette: str) -> None:
    """In every palette a house is nearest to the colour by which the others know it."""
    usual = load_palette(board).liveries
    for house, livery in load_palette(board, palette).liveries.items():
        nearest = min(usual, key=lambda h: apart(usual[h].colour, livery.colour))
        assert nearest == house


@pytest.mark.parametrize("board", ["agot-2e", "agot-2e-mod"])
@pytest.mark.parametrize("palette", plugin_of("agot-2e").palettes)
def test_the_colours_of_the_houses_are_stored_as_they_are(board: str, palette: str) -> None:
    """The table of a picture holds every house colour itself."""
    stored = colour_table(Look(board, palette)).getpalette()
    assert stored is not None
    triples = {tuple(stored[i : i + 3]) for i in range(0, len(stored), 3)}
    assert len(stored) <= 3 * MOST
    assert {x.colour for x in load_palette(board, palette).liveries.values()} <= triples


@pytest.mark.parametrize(("palette", "lacking"), [*FOR_EIGHT, ("default", GREY)])
def test_land_that_is_held_is_not_taken_for_free_land(palette: str, lacking: str) -> None:
    """Its edge has another colour for every eye; where that is too like, its lines stand out."""
    colours = load_palette("agot-2e-mod", palette)
    free = colours.ground["land"]
    for house, livery in colours.liveries.items():
        step = apart_for(livery.colour, free, lacking)
        held = blend(free, livery.colour, colours.tint)
        lines = blend(livery.colour, INK, livery.hatch.ink)
        alike = step < (10 if lacking == GREY else 20)
        assert not alike or contrast(lines, held) >= 7, (house, round(step))


@pytest.mark.parametrize(("palette", "lacking"), [*FOR_EIGHT, ("default", GREY)])
def test_houses_of_like_colours_have_unlike_lines(palette: str, lacking: str) -> None:
    """Lines of another angle, or crossed ones: distance and dashes are hard to see on a phone."""
    houses = load_palette("agot-2e-mod", palette).liveries
    for a, b in combinations(EIGHT, 2):
        if apart_for(houses[a].colour, houses[b].colour, lacking) < 35:
            one, other = houses[a].hatch, houses[b].hatch
            assert (one.angle, one.cross) != (other.angle, other.cross), (a, b)


def test_no_two_hatchings_are_alike() -> None:
    """Land is told apart without colour: angle, distance or crossing of the lines differ."""
    hatches = [livery.hatch for livery in load_palette("agot-2e-mod").liveries.values()]
    assert len(set(hatches)) == len(EIGHT)


def test_a_palette_makes_another_picture() -> None:
    """And a palette that does not exist is refused, with the names of those that do."""
    pictures_differ("default", "high-contrast")
    with pytest.raises(ValueError, match="no palette 'rose'; there are default, deuteranopia"):
        draw(a_view(), palette="rose")


@nightly
def test_every_palette_makes_another_picture() -> None:
    """All of them, of the same board with the same words."""
    pictures_differ(*plugin_of("agot-2e").palettes)


def pictures_differ(*palettes: str) -> None:
    """Draw a board in several palettes."""
    pictures = [draw(a_view(), palette=palette, zoom="north") for palette in palettes]
    assert all(a.png != b.png and a.alt == b.alt for a, b in pairwise(pictures))
    assert len({picture.png for picture in pictures}) == len(pictures)
