"""Pieces on a phone: what must be told apart differs clearly in a picture 338 pixels wide."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.below import DISC
from bot.games.agot.drawing.paint.lens import lens
from bot.games.agot.drawing.scene import Figure
from bot.games.agot.drawing.tokens import ORDERS, SQUARE
from bot.games.inis.drawing.paint import pieces as island
from bot.games.pictures import draw
from bot.games.registry import plugin_of
from bot.render.paint.ink import PAPER
from bot.render.paint.look import Look
from bot.render.palettes import Colour, load_palette
from tests.render import dragon_views as mother
from tests.render.golden_views import PHONE
from tests.render.test_palettes import GREY, lab, seen_by
from tests.render.test_scene import a_view
from tests.running.marks import daily

WIDE = {"agot-2e": 1500, "agot-2e-mod": 1627, "inis": 1400}
"""How wide the pictures of a board are."""
CLEAR = 22.0
"""The Delta E from which on two pixels differ at a glance."""
SHIFTS = ((0, 0), (2, 1), (1, 3))
"""Where a piece may be between the pixels of a phone, in pixels of the whole picture."""
EDGE = 8

ORDERS_APART = {"none": 10, GREY: 4}
UNITS_APART = {"none": 12, GREY: 10}
MARKS_APART = {"none": 2, GREY: 2}
HOUSES_APART = {"none": 18, GREY: 5}
ISLAND_APART = {"none": 9, GREY: 7}
"""How many pixels of any two pieces differ clearly at least, in color and without it."""

KINDS = ("footman", "knight", "siege-engine", "ship", "dragon")

Light = tuple[float, float, float]
Seen = list[dict[tuple[int, int], Light]]
"""A piece as it is seen in every place between the pixels."""

eyes = pytest.mark.parametrize("eye", ["none", GREY])


@cache
def light(colour: Colour, eye: str) -> Light:
    """Return what an eye sees of a color."""
    seen = lab(seen_by(colour, "none"))
    return (seen[0], 0.0, 0.0) if eye == GREY else seen


def as_shown(piece: Image.Image, board: str, ground: Colour) -> Iterator[Image.Image]:
    """Yield a piece on some ground as a phone shows it."""
    for x, y in SHIFTS:
        sheet = Image.new("RGB", (piece.width + 2 * EDGE, piece.height + 2 * EDGE), ground)
        sheet.paste(piece, (EDGE + x, EDGE + y), piece)
        width, height = (max(1, round(side * PHONE / WIDE[board])) for side in sheet.size)
        yield sheet.resize((width, height), Image.Resampling.LANCZOS)


def seen(piece: Image.Image, board: str, ground: Colour, eye: str) -> Seen:
    """Return the light of every pixel of a piece, as a phone shows it."""
    return [
        {
            (at % picture.width, at // picture.width): light((r, g, b), eye)
            for at, (r, g, b) in enumerate(zip(*[iter(picture.tobytes())] * 3, strict=True))
        }
        for picture in as_shown(piece, board, ground)
    ]


def apart(one: Seen, other: Seen) -> int:
    """Return how many pixels differ clearly, wherever the pieces are between the pixels."""
    return min(
        sum(
            sum((u - v) ** 2 for u, v in zip(a[at], b[at], strict=True)) >= CLEAR**2
            for at in a.keys() & b.keys()
        )
        for a, b in zip(one, other, strict=True)
    )


def alike(
    drawn: Mapping[str, Image.Image], board: str, ground: Colour, eye: str, least: int
) -> dict[tuple[str, str], int]:
    """Return the pairs of pieces that differ in too few pixels."""
    looks = {name: seen(piece, board, ground, eye) for name, piece in drawn.items()}
    pairs = {(a, b): apart(looks[a], looks[b]) for a, b in combinations(looks, 2)}
    return {pair: pixels for pair, pixels in pairs.items() if pixels < least}


def land(board: str, palette: str) -> Colour:
    """Return the color of free land."""
    return load_palette(board, palette).ground["land"]


@eyes
@pytest.mark.parametrize("board", daily("agot-2e", of=["agot-2e", "agot-2e-mod"]))
@pytest.mark.parametrize("house", ["baratheon", "greyjoy"])
def test_orders_tell_kind_value_and_star(board: str, house: str, eye: str) -> None:
    """Any two order tokens of a House differ clearly, face down as well."""
    look = Look(board)
    there = [order for order in ORDERS if board == "agot-2e-mod" or not ORDERS[order].afloat]
    tokens = {o: pieces.order(look, house, ORDERS[o], vassal=o in SQUARE) for o in there}
    tokens["face down"] = pieces.order(look, house, None)
    assert alike(tokens, board, land(board, "default"), eye, ORDERS_APART[eye]) == {}


@eyes
@pytest.mark.parametrize("palette", daily("default", of=plugin_of("agot-2e").palettes))
def test_units_are_told_by_their_silhouette(palette: str, eye: str) -> None:
    """Any two kinds of units differ clearly in the colors of every House, one or two of them."""
    board = "agot-2e-mod"
    look = Look(board, palette)
    found: dict[tuple[str, int, str, str], int] = {}
    for house in load_palette(board, palette).liveries:
        for number in (1, 2):
            plates = {kind: pieces.army(look, house, (Figure(kind, number),)) for kind in KINDS}
            close = alike(plates, board, land(board, palette), eye, UNITS_APART[eye])
            found |= {(house, number, a, b): pixels for (a, b), pixels in close.items()}
    assert found == {}


@eyes
@pytest.mark.parametrize("palette", daily("default", of=plugin_of("inis").palettes))
def test_pieces_of_the_island_tell_their_number(palette: str, eye: str) -> None:
    """Clans of any two seats, buildings, and any two numbers of either differ clearly."""
    look = Look("inis", palette)
    counted = [(what, n) for what in ("citadel", "sanctuary") for n in (1, 2, 3)]
    drawn = {
        f"{what} {n}": island.building(look, what, n)
        for what, n in [*counted, ("capital", 1), ("festival", 1)]
    }
    drawn |= {
        f"{seat} {n}": island.clans(look, seat, n) for seat in island.SIGNS for n in (1, 2, 3)
    }
    assert alike(drawn, "inis", (120, 150, 90), eye, ISLAND_APART[eye]) == {}


@eyes
def test_dragons_tell_their_worth(eye: str) -> None:
    """Dragons of any two strengths differ clearly."""
    look = Look("agot-2e-mod")
    drawn = {
        f"worth {n}": pieces.army(look, "targaryen", (Figure("dragon", 1, worth=n),))
        for n in range(6)
    }
    least = MARKS_APART[eye]
    assert alike(drawn, "agot-2e-mod", land("agot-2e-mod", "default"), eye, least) == {}


@eyes
def test_numbers_of_marks_are_told_apart(eye: str) -> None:
    """Loyalty tokens and garrisons differ clearly by number, and from each other and Power."""
    look = Look("agot-2e-mod")
    drawn = {f"loyalty {n}": pieces.sign(look, "heart", n, "loyal") for n in (1, 2, 3)}
    drawn |= {f"garrison {n}": pieces.keep(look, "targaryen", n) for n in (2, 4, 5, 6)}
    drawn["Power"] = pieces.power_token(look, "targaryen")
    least = MARKS_APART[eye]
    assert alike(drawn, "agot-2e-mod", land("agot-2e-mod", "default"), eye, least) == {}


def test_improved_areas_are_told_from_burnt_ones() -> None:
    """The tags of what was added differ clearly from those of what has burnt, in color."""
    look = Look("agot-2e-mod")
    for what in ("castle", "crown", "barrel"):
        drawn = {tone: pieces.sign(look, what, 1, tone) for tone in ("better", "worse")}
        assert alike(drawn, "agot-2e-mod", land("agot-2e-mod", "default"), "none", 9) == {}


@eyes
@pytest.mark.parametrize("board", ["agot-2e", "agot-2e-mod"])
def test_houses_are_told_apart(board: str, eye: str) -> None:
    """Tracks and Power tokens show up to eight Houses, and those that nobody plays are square."""
    look = Look(board)
    houses = load_palette(board, "default").liveries
    discs = {house: pieces.sigil(look, house, DISC) for house in houses}
    squares = {f"{house}, vassal": pieces.sigil(look, house, DISC, bound="") for house in houses}
    tokens = {house: pieces.power_token(look, house) for house in houses}
    least = HOUSES_APART[eye]
    assert alike(discs | squares, board, PAPER, eye, least) == {}
    assert alike(tokens, board, land(board, "default"), eye, least) == {}


def test_westeros_is_as_large_with_eight_as_with_six() -> None:
    """A phone shows an area of Westeros at least nine tenths as large, and no map is narrower."""
    six, eight = draw(a_view()), draw(mother.late())
    assert (six.width, eight.width) == (WIDE["agot-2e"], WIDE["agot-2e-mod"])
    assert lens("agot-2e").scale == lens("agot-2e-mod").scale
    assert PHONE / eight.width >= 0.9 * PHONE / six.width
    assert lens("agot-2e-mod").size[0] / eight.width > lens("agot-2e").size[0] / six.width
