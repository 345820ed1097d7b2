"""Words of any script are drawn in fonts that have them, and read in the right direction."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no types
from PIL import Image, ImageFont

from bot.render.paint import text as setting
from bot.render.paint.text import FONTS, MARKS, Pen, font, runs, wrapped
from bot.render.words import speaking
from bot.text.catalog import languages
from bot.text.progress import BOT

PERSIAN = "وینترفل: پیشروی \u200e+1 – می‌رود به Pyke 12"


def clear() -> None:
    """Forget fonts and lines that were set."""
    for cached in (setting.load, setting.has, setting.runs, setting.boxed):
        cached.cache_clear()


@pytest.fixture
def without_fribidi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system that cannot shape Arabic script by itself."""
    clear()
    monkeypatch.setattr(setting, "shapes", lambda: False)
    yield
    clear()


def drawn(text: str, style: str = "name") -> Image.Image:
    """Draw a line."""
    image = Image.new("L", (900, 60))
    Pen(image).text((10, 40), text, 255, font=font(style, 32), anchor="ls")
    return image


@pytest.mark.parametrize("language", languages())
def test_every_character_exists_in_its_font(language: str) -> None:
    """Nothing that pictures say in any language is drawn as an empty box, in any style."""
    written = {
        character
        for path in BOT.rglob(f"{language}/**/*.ftl")
        if path.name != "typed.ftl"  # what users may type is in no picture
        for character in MARKS.sub("", path.read_text("utf-8"))
        if unicodedata.category(character)[0] in "LMNP"
    }
    assert len(written) > 50
    missing = {
        (style, character)
        for style, paths in FONTS.items()
        for character in written
        if not any(ord(character) in has for has in map(characters, paths))
    }
    assert missing == set()


@cache
def characters(path: str) -> frozenset[int]:
    """Return what a font can draw."""
    return frozenset(TTFont(str(files("assets") / "fonts" / f"{path}.ttf")).getBestCmap())


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("Winterfell", "alegreya/Alegreya-Bold"),
        ("Винтерфелл", "alegreya/Alegreya-Bold"),
        ("Őrzők", "alegreya/Alegreya-Bold"),
        ("وینترفل 12 Ann", "noto-naskh-arabic/NotoNaskhArabic-Bold"),
        ("临冬城 12 Ann", "ravenry-kai/RavenryKai-Bold"),
    ],
)
def test_a_line_is_set_in_one_font(text: str, path: str) -> None:
    """Letters and digits of the Latin script come from the same font as the others."""
    (run,) = runs("name", 32, text)
    assert run.font.path == str(files("assets") / "fonts" / f"{path}.ttf")


def test_a_sign_that_a_font_lacks_comes_from_another() -> None:
    """There are no empty boxes, and a character that no font has is left out."""
    assert [run.text for run in runs("label", 32, "Поход +1 ★!")] == ["Поход +1 ", "★", "!"]
    assert [run.text for run in runs("label", 32, "a\U0001f9ecb")] == ["ab"]


def test_persian_is_read_from_the_right() -> None:
    """Its first word stands at the right end, and a Latin name in it reads from the left."""
    (line,) = runs("name", 32, PERSIAN)
    assert line.how["direction"] == "rtl"
    first, last = runs("name", 32, "وینترفل")[0], runs("name", 32, "Pyke 12")[0]
    image = drawn(PERSIAN)
    assert image.getbbox() is not None
    left, right = image.getbbox()[0], image.getbbox()[2]  # type: ignore[index]  # not None
    assert first.width < right - left
    assert ink(image.crop((left, 0, left + round(last.width), 60))) == pytest.approx(
        ink(drawn("Pyke 12")), rel=0.6
    )


def ink(image: Image.Image) -> int:
    """Count the dark points."""
    return sum(image.histogram()[128:])


@pytest.mark.parametrize("style", ["name", "label"])
def test_without_fribidi_the_same_shapes_are_drawn(
    style: str, without_fribidi: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Letters are joined and in order, whoever has shaped them."""
    ours = drawn(PERSIAN, style)
    clear()
    monkeypatch.undo()
    theirs = drawn(PERSIAN, style)
    assert ours.getbbox() is not None
    assert ours.getbbox()[2] == pytest.approx(theirs.getbbox()[2], abs=25)  # type: ignore[index]
    assert ink(ours) == pytest.approx(ink(theirs), rel=0.05)


def test_chinese_is_broken_anywhere_but_before_a_comma() -> None:
    """Words are not parted by spaces, and no line begins with a closing sign."""
    lines = wrapped("北境之王向南行军，经过白港。然后回来！", 200, 34)
    assert "".join(lines) == "北境之王向南行军，经过白港。然后回来！"
    assert len(lines) > 2
    assert not {line[0] for line in lines} & set("，。！")


def test_a_chinese_name_is_not_broken() -> None:
    """What stands between two signs stays together if it is short; the line before is shorter."""
    lines = wrapped("卢斯、罗柏、娜梅莉亚·沙德，艾德", 270, 34)
    assert all(line.endswith(("、", "，", "德")) for line in lines)
    assert len(lines) > 1
    assert "".join(lines) == "卢斯、罗柏、娜梅莉亚·沙德，艾德"


@pytest.mark.parametrize("width", range(120, 360, 20))
def test_a_long_chinese_sentence_fills_its_lines(width: int) -> None:
    """Its end does not stay together as if it were a name; numbers and brackets keep company."""
    text = "在你在场的每块领地，那里每有2座城寨（首都也算），最多可放置1个氏族。"
    lines = wrapped(text, width, 30)
    assert "".join(lines) == text
    assert not [line for line in lines if line[-1] in "21（"]
    short = [line for line in lines[:-1] if font("label", 30).length(line) < width / 2]
    assert len(short) <= 1


@pytest.mark.parametrize("dash", ["—", "–"])
def test_no_line_begins_with_a_dash(dash: str) -> None:
    """It stays with the word before it."""
    text = f"Поход из Винтерфелла {dash} в Белую Гавань {dash} назад"
    for width in range(120, 600, 20):
        lines = wrapped(text, width, 30)
        assert " ".join(lines) == text
        assert not [line for line in lines if line.startswith(dash)]


def height_of(text: str, style: str) -> int:
    """Return how high a line is drawn."""
    box = drawn(text, style).getbbox()
    assert box is not None
    return box[3] - box[1]


@pytest.mark.parametrize("style", FONTS)
def test_figures_are_as_high_as_capitals(style: str) -> None:
    """A zero is no small o, and a line of figures has no tails."""
    assert height_of("0123456789", style) == pytest.approx(height_of("H", style), abs=2)
    assert height_of("0Д9", style) == pytest.approx(height_of("Н", style), abs=8)


def test_persian_pictures_have_persian_digits() -> None:
    """Wherever a number stands, and as wide as it is measured; names of users stay as they are."""
    face = font("label", 30)
    with speaking("fa"):
        assert [run.text for run in face.runs("10")] == ["۱۰"]
        assert "".join(run.text for run in face.runs("دور 6 از 10")) == "دور ۶ از ۱۰"
        assert [run.text for run in face.runs("Anna2")] == ["Anna2"]
        assert "".join(run.text for run in face.runs("پیشروی +1")) == "پیشروی \u200e+۱"
        assert face.length("10") == pytest.approx(face.length("۱۰"))
    assert [run.text for run in face.runs("10")] == ["10"]


def test_the_sign_of_a_persian_number_is_before_it() -> None:
    """A minus stands to the left of its number, as in every language."""
    if not setting.shapes():
        pytest.skip("the system does not lay out Arabic script")
    with speaking("fa"):
        image = Image.new("L", (100, 60))
        Pen(image).text((10, 45), "−1", 255, font=font("number", 40), anchor="ls")
    (left, _, right, bottom) = image.getbbox() or (0, 0, 0, 0)
    middle = (left + right) // 2
    number, sign = image.crop((middle, 0, right, bottom)), image.crop((left, 0, middle, bottom))
    heights = [box[3] - box[1] for part in (sign, number) if (box := part.getbbox())]
    assert heights[0] < heights[1]


def test_other_scripts_are_broken_at_spaces() -> None:
    """A word stays whole."""
    assert wrapped("one two", 10, 34) == ["one", "two"]


def test_lines_keep_their_anchor_whatever_they_are_made_of() -> None:
    """A line of several fonts is as wide as its parts, and begins and ends where one font would."""
    face = font("label", 32)
    wide = face.length("Поход ★")
    assert wide == pytest.approx(sum(run.width for run in face.runs("Поход ★")))
    assert next(face.starts("Поход ★", "rs")) == pytest.approx(-wide)
    assert next(face.starts("Поход ★", "ms")) == pytest.approx(-wide / 2)
    assert face.getbbox("Поход ★", "ls")[2] <= wide + 2


def test_fonts_stay_small() -> None:
    """All assets together are below 6 MB."""
    size = sum(p.stat().st_size for p in BOT.parent.joinpath("assets").rglob("*") if p.is_file())
    assert size < 6_000_000


def test_a_font_is_loaded_for_every_style() -> None:
    """Each style has a font for every script."""
    for style in FONTS:
        for kind in setting.SCRIPTS:
            assert isinstance(setting.load(style, kind, 20), ImageFont.FreeTypeFont)
