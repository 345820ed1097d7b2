"""Names have forms, and messages ask for those that their language needs."""

import pytest

from bot.text import Localizer, Plain, localizer_for
from bot.text.grammar import (
    ISOLATES,
    from_the_right,
    standing_alone,
    with_article,
    without_isolates,
)

WORDS = """
list = { $most } и { $last }
list-comma = {", "}
counted = { $count } { $thing }
area-winterfell = Винтерфелл
    .from = из Винтерфелла
area-oldtown = Старомест
    .from = из Староместа
area-pyke = Пайк
unit-knight = { $count ->
    [one] рыцарь
    [few] рыцаря
    [many] рыцарей
   *[other] рыцаря
}
    .acc = { $count ->
        [one] рыцаря
        [few] рыцарей
        [many] рыцарей
       *[other] рыцаря
    }
march = Поход { FORM($area, "from") }
marched = { FORM($area, "From") } — поход
lost = Потеряли { FORM($units, "acc") }
hello = Это { $name }
"""


def fail(fault: str) -> None:
    raise AssertionError(fault)


@pytest.fixture
def say() -> Localizer:
    """A localizer with a few Russian words, which fails for what has none."""
    return Localizer("ru", [WORDS], on_fault=fail)


def test_a_name_is_said_in_the_form_that_is_asked_for(say: Localizer) -> None:
    """The form brings its preposition; the plain name stays as it is."""
    assert say("march", area="area:winterfell") == "Поход из Винтерфелла"
    assert say("hello", name="area:winterfell") == "Это Винтерфелл"


def test_a_name_without_a_form_is_said_plainly(say: Localizer) -> None:
    """Nothing is made up, and nothing fails."""
    assert say("march", area="area:pyke") == "Поход Пайк"
    assert say("march", area=Plain("Ann")) == "Поход Ann"


def test_each_of_several_names_is_bent(say: Localizer) -> None:
    """A list of things has a form if its members have."""
    areas = ["area:winterfell", "area:oldtown"]
    assert say("march", area=areas) == "Поход из Винтерфелла и из Староместа"


def test_a_form_with_a_capital_begins_a_sentence(say: Localizer) -> None:
    """Of several names, the first alone has the capital; a name without the form stays."""
    assert say("marched", area="area:winterfell") == "Из Винтерфелла — поход"
    assert say("marched", area=["area:oldtown", "area:winterfell"]) == (
        "Из Староместа и из Винтерфелла — поход"
    )
    assert say("marched", area="area:pyke") == "Пайк — поход"


def test_counted_things_are_bent_by_their_number(say: Localizer) -> None:
    """So many of each, in the form that the number asks for."""
    assert say("lost", units={"knight": 1}) == "Потеряли 1 рыцаря"
    assert say("lost", units={"knight": 5}) == "Потеряли 5 рыцарей"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "az Anna"),
        ("Őrs", "az Őrs"),
        ("Béla", "a Béla"),
        ("<@5>", "az <@5>"),
        ("1", "az 1"),
        ("2", "a 2"),
        ("12", "a 12"),
        ("50", "az 50"),
        ("1000", "az 1000"),
        ("…", "a …"),
    ],
)
def test_hungarian_puts_its_article_before_any_name(name: str, said: str) -> None:
    """Before a vowel it is "az", also where the vowel is only heard: 1, 5, 1000."""
    assert with_article(Plain(name)) == said


def test_marks_of_direction_stay_out_of_what_is_copied() -> None:
    """Links, examples in code, and mentions are left as Discord reads them."""
    text = "\u2068[map](\u2068https://x\u2069)\u2069 `\u2068moat cailin\u2069` <t:\u20681\u2069:R>"
    assert without_isolates(text) == "\u2068[map](https://x)\u2069 `moat cailin` <t:1:R>"


def test_right_to_left_text_isolates_what_is_put_into_it() -> None:
    """A name in Latin letters does not turn the sentence around."""
    say = Localizer("fa", ["hello = سلام { $name }، [نقشه]({ $link })"], on_fault=fail)
    said = say("hello", name=Plain("Ann"), link=Plain("https://x"))
    assert said == "سلام \u2068Ann\u2069، [نقشه](https://x)"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("\u2068وینترفل\u2069", "\u200f\u2068وینترفل\u2069"),
        ("## \u2068بازی\u2069 1", "## \u200f\u2068بازی\u2069 1"),
        ("- \u2068Ann\u2069: می‌رود", "- \u2068Ann\u2069: می‌رود"),
        ("Discord \u2068Ann\u2069 را", "\u200fDiscord \u2068Ann\u2069 را"),
        ("نام \u2068Ann\u2069", "نام \u2068Ann\u2069"),
        ("\u2068Ann\u2069", "\u2068Ann\u2069"),
        ("plain", "plain"),
    ],
)
def test_lines_of_persian_begin_on_the_right(line: str, shown: str) -> None:
    """Even where their first letter is isolated or Latin; what Discord reads stays in front."""
    assert from_the_right(line) == shown
    assert from_the_right(f"{line}\n{line}") == f"{shown}\n{shown}"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "2.5"), ("de", "2,5"), ("ru", "2,5"), ("hu", "2,5"), ("zh", "2.5")],
)
def test_decimals_have_the_sign_of_the_language(language: str, written: str) -> None:
    """One digit stands behind it, also a zero, unless whole numbers are to have none."""
    assert localizer_for(language).decimal(2.46) == written
    assert localizer_for(language).decimal(3)[-1] == "0"
    assert localizer_for(language).decimal(2.46, always=False) == written
    assert localizer_for(language).decimal(3, always=False) == "3"


@pytest.mark.parametrize("language", ["en", "de", "ru", "hu", "zh", "fa"])
def test_parts_of_a_strength_have_a_sign_and_a_minus(language: str) -> None:
    """Also the whole of it; a hyphen is none, and zero has no sign."""
    say = localizer_for(language).of("agot-2e")
    march = {"id": "why-march", "params": {"order": "order:march-1", "value": -1}}
    units = {"id": "why-units", "params": {"units": {"footman": 2}, "value": 2}}
    none = {"id": "why-card", "params": {"card": "card:doran-martell", "value": 0}}
    side = {"house": "house:stark", "strength": -1, "parts": [march, units, none]}
    said = ISOLATES.sub("", say.say({"id": "why-preview-side", "params": side}))
    assert "−1**" in said
    assert "-" not in said
    assert "+2" in said
    assert "+0" not in said


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\u2068\u2068استارک\u2069 (\u2068لنیستر\u2069)\u2069 آمد", "\u2067"),
        ("\u2068\u2068Ann\u2069، \u2068Ben\u2069\u2069 آمد", "\u2067"),
        ("\u2068Ann\u2069 آمد", "\u2068"),
        ("\u2068\u20683\u2069:\u206800\u2069\u2069 آمد", "\u2068"),
    ],
)
def test_parts_without_a_letter_of_their_own_begin_on_the_right(text: str, shown: str) -> None:
    """A list or a pair does, whatever names are in it; a name or a time does not."""
    assert from_the_right(text).lstrip("\u200f")[0] == shown


@pytest.mark.parametrize(
    ("label", "turned"),
    [
        ("پیشروی \u200e+1", True),
        ("\u2068استارک\u2069 (\u2068Ann\u2069)", True),
        ("دست من", False),
        ("March +1", False),
        ("علی (Stark)", False),
    ],
)
def test_labels_keep_their_order_beside_latin_letters(label: str, turned: bool) -> None:
    """A client in English lays out the text of a button from the left."""
    assert standing_alone(label) == (f"\u2067{label}\u2069" if turned else label)
