"""The finished picture."""

import io
import pickle
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context

import pytest
from PIL import Image, ImageFont

from bot.games.agot.drawing.alt import LIMIT, describe
from bot.games.agot.drawing.scene import UNITS
from bot.games.agot.drawing.tokens import ORDERS
from bot.games.pictures import draw
from bot.render.paint.ink import glyph
from bot.render.palettes import load_palette
from tests.render.test_scene import a_view
from tests.render.views import from_snapshot, record
from tests.running.marks import nightly

HOUSES = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")


def pixels(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_a_picture_is_a_small_png_of_the_promised_size() -> None:
    """At most 2000 pixels on the long side and 400 kB, with the size that it claims."""
    picture = draw(a_view())
    assert picture.png.startswith(b"\x89PNG")
    assert pixels(picture.png).size == (picture.width, picture.height)
    assert max(picture.width, picture.height) <= 2000
    assert len(picture.png) <= 400_000


@nightly
def test_equal_views_make_equal_pictures_in_any_process() -> None:
    """Drawing depends on the view alone, and a picture travels between processes."""
    here = draw(a_view())
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(draw, a_view()).result()
    assert there == here == pickle.loads(pickle.dumps(here))


def test_a_face_down_order_hides_what_it_is() -> None:
    """Two drafts make two pictures for their owner, and the public picture is neither."""
    view = a_view(seat="stark")
    public, raid, support = (
        draw(view, personal=personal).png
        for personal in (
            None,
            {"tokens": {"the-shivering-sea": "raid"}},
            {"tokens": {"the-shivering-sea": "support"}},
        )
    )
    assert len({public, raid, support}) == 3
    assert draw(a_view()).png == public


def test_what_a_seat_has_planned_is_drawn_for_it_alone() -> None:
    """A planned march is an arrow and a sentence, and not there in the public picture."""
    way = {"kind": "march", "origin": "winterfell", "area": "karhold"}
    planned = draw(a_view(seat="stark"), personal={"plans": [way]})
    public = draw(a_view(seat="stark"))
    assert planned.png != public.png
    assert "a march from Winterfell to Karhold" in planned.alt
    assert "planned" not in public.alt
    with pytest.raises(ValueError, match="no area 'nowhere'"):
        draw(a_view(seat="stark"), personal={"plans": [{**way, "area": "nowhere"}]})


def test_what_changes_hands_changes_colour() -> None:
    """An area that another house takes is drawn in that house's colour where nothing stands."""
    view = a_view()
    before = pixels(draw(view).png)
    view["controllers"] = view["controllers"] | {"the-arbor": "martell"}
    after = pixels(draw(view).png)
    box = [(x, y) for x in range(60, 200) for y in range(1800, 1900)]
    changed = sum(before.getpixel(p) != after.getpixel(p) for p in box)
    assert changed > len(box) * 0.7
    hue = load_palette("agot-2e").liveries["martell"].colour
    close = sum(
        all(abs(a - b) < 12 for a, b in zip(seen, hue, strict=True))
        for seen in map(after.getpixel, box)
        if isinstance(seen, tuple)
    )
    assert close > 200


def test_moments_of_a_recorded_game_can_be_drawn() -> None:
    """Opening, bans, combat and end of a recorded game make pictures and short texts."""
    checks = [check["state"] for check in record("agot-2e-6p")["checks"]]
    wanted = [
        checks[0],
        next(state for state in checks if state.get("forbidden")),
        next(state for state in checks if "combat" in state),
        checks[-1],
    ]
    for state in wanted:
        picture = draw(from_snapshot(state))
        assert len(picture.png) <= 400_000
        assert f"round {state['round']} of 10" in picture.alt
    assert all(len(describe(from_snapshot(state))) <= LIMIT for state in checks)


def test_the_alternative_text_says_what_matters() -> None:
    """Round, phase, holdings and armies, the largest first."""
    view = a_view(forbidden=["raid"])
    view["areas"]["the-arbor"] = {"house": "tyrell", "units": {"footman": 2}}
    assert describe(view) == (
        "Map, round 2 of 10: Marches. Wildlings at 4. Forbidden: Raid. "
        "In turn order: Stark 2 castles, Supply 1, Power 5; Tyrell 1 castle, Supply 2, Power 0. "
        "Largest armies: Stark 4 in Winterfell, Tyrell 2 in The Arbor."
    )


@pytest.mark.parametrize("size", [18, 36])
def test_sigils_units_and_orders_differ_without_colour(size: int) -> None:
    """Any two glyphs of one family differ in at least an eighth of the ink that they use."""
    for family in (HOUSES, UNITS, sorted({face.kind for face in ORDERS.values()})):
        masks = {name: glyph(name, size).tobytes() for name in family}
        for a in family:
            for b in family:
                if a < b:
                    apart = sum(abs(p - q) for p, q in zip(masks[a], masks[b], strict=True))
                    assert apart > (sum(masks[a]) + sum(masks[b])) / 8, (a, b)


def test_fonts_come_with_their_licence() -> None:
    """Every shipped font opens and lies beside an SIL Open Font License."""
    fonts = files("assets") / "fonts"
    for family in fonts.iterdir():
        assert "SIL OPEN FONT LICENSE" in (family / "OFL.txt").read_text("utf-8")
        for face in family.iterdir():
            if face.name.endswith(".ttf"):
                assert ImageFont.truetype(io.BytesIO(face.read_bytes()), 20).getlength("Æ7") > 0
