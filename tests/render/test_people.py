"""Names of users are drawn in whatever script they are, and never as empty boxes."""

from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no types

from bot.games.agot.drawing.margin import margin_of
from bot.games.inis.drawing.scene import scene
from bot.games.pictures import draw
from bot.render.paint import text as setting
from bot.render.paint import user_names
from bot.render.paint.text import MARKS, SPARE, Type, font, runs, shortened
from bot.render.paint.user_names import NOBODY, legible
from bot.render.words import seating
from engine.agot.information.view import AgotView
from tests.render import dragon_views as mother
from tests.render import inis_views as inis
from tests.render.golden_views import crowded
from tests.render.test_scene import a_view
from tests.running.marks import nightly

NAMES = [
    "Anna",
    "Иван Грозный",
    "Γιώργος",
    "Őrs Zolt",
    "陳大文 王小明",
    "佐藤 さくら",
    "김철수",
    "مریم ۱۲",
    "محمد 🐉 Ali",
    "דוד המלך",
    "ทดสอบ น้ำ",
    "श्रीकृष्ण",
    "Nguyễn Văn Ước",
    "🐉Dragon🔥",
]


def clear() -> None:
    """Forget fonts and lines that were set."""
    for cached in (setting.load, setting.has, setting.runs, setting.boxed, legible):
        cached.cache_clear()


@pytest.fixture
def without_fribidi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system that cannot put letters together."""
    clear()
    monkeypatch.setattr(setting, "shapes", lambda: False)
    monkeypatch.setattr(user_names, "shapes", lambda: False)
    yield
    clear()


def known_to(run: setting.Run) -> set[int]:
    """The characters of the font of a run, as its file has them."""
    return set(TTFont(run.font.path).getBestCmap())


@pytest.mark.parametrize("style", setting.FONTS)
@pytest.mark.parametrize("name", NAMES)
def test_names_are_drawn_as_they_are(name: str, style: str) -> None:
    """Each character is in the font that it is set in, in every style."""
    assert legible(name) == name
    parts = runs(style, 30, name)
    assert sorted("".join(run.text for run in parts)) == sorted(name)
    for run in parts:
        assert {ord(c) for c in MARKS.sub("", run.text)} <= known_to(run)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("𝓐𝓷𝓷𝓪 𝕭𝖔𝖇", "Anna Bob"),
        ("Ａｎｎａ", "Anna"),
        ("🇭🇺 Zsolt", "Zsolt"),
        ("👨\u200d👩\u200d👧 fam ❤\ufe0f", "👨👩👧 fam ❤"),
        ("\u202egnirts\u200b", "gnirts"),
        ("ქართული Anna", "Anna"),
        ("ⴰaⴰⴰ", "a"),
        ("አበበ", NOBODY),
        ("", NOBODY),
    ],
)
def test_what_no_font_has_is_said_otherwise(name: str, drawn: str) -> None:
    """By plain letters, an initial, or a sign that stands for anybody."""
    assert legible(name) == drawn
    assert runs("label", 30, drawn)


def test_marks_do_not_pile_up() -> None:
    """A name with dozens of marks on a letter covers nothing else."""
    assert len(legible("Z" + "\u0300\u0301\u0302" * 20)) <= 3


def test_devanagari_is_an_initial_where_letters_are_not_put_together(
    without_fribidi: None,
) -> None:
    """Its letters would stand in the wrong order; Hebrew and Thai are drawn all the same."""
    assert legible("श्रीकृष्ण दास") == "श द"
    assert legible("דוד") == "דוד"
    assert runs("label", 30, "דוד")[0].text == "דוד"[::-1]


def test_hebrew_is_read_from_the_right() -> None:
    """Words of one name stay in one line from right to left."""
    (line,) = runs("label", 30, "דוד המלך")
    assert line.how["direction"] == "rtl"


def test_a_name_of_several_scripts_is_as_wide_as_its_parts() -> None:
    """Nothing of it is lost, whichever fonts it takes."""
    face = font("label", 30)
    assert face.length("陳🐉Иван") == pytest.approx(
        sum(face.length(part) for part in ("陳", "🐉", "Иван")), abs=3
    )


def test_every_spare_font_is_here() -> None:
    """With its licence beside it."""
    for path in SPARE.values():
        home = files("assets") / "fonts" / path.partition("/")[0]
        assert (home / "OFL.txt").is_file()


def test_pictures_say_who_plays_which_seat() -> None:
    """Beside the House, or the colour; a picture without names stays as it is."""
    assert [row.player for row in margin_of(a_view()).rows] == ["", ""]
    with seating({"stark": "Anna", "green": "陳大文"}):
        assert [row.player for row in margin_of(a_view()).rows] == ["Anna", ""]
        named = {house.seat: house.player for house in scene(inis.an_island()).houses}
    assert named["green"] == "陳大文"
    assert draw(a_view(), people={"stark": "Anna"}).png != draw(a_view()).png
    assert draw(a_view(), people={}).png == draw(a_view()).png


@pytest.mark.parametrize(
    "view",
    [
        pytest.param(mother.late, id="eight Houses"),
        pytest.param(mother.without_essos, id="seven Houses", marks=nightly),
        pytest.param(crowded, id="two Houses", marks=nightly),
    ],
)
def test_long_names_of_players_are_not_cut(
    view: Callable[[], AgotView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name for which there is no room beside others has a line of its own."""
    drawn: list[str] = []

    def kept(text: str, width: float, face: Type) -> str:
        drawn.append(shortened(text, width, face))
        return drawn[-1]

    monkeypatch.setattr(user_names, "shortened", kept)
    shown = view()
    people = {
        seat: f"Brandon {number} of that House" for number, seat in enumerate(shown["houses"])
    }
    draw(shown, people=people)
    assert sorted(drawn) == sorted(name for name in people.values())
