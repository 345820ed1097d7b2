"""What the bot says in a language can be typed in it, and English always works."""

import re
from pathlib import Path

import pytest

from bot.panels.spelling import army_names, called, manner_of
from bot.text import Voice, languages, voice
from bot.text.shelf import words_of
from bot.typed.army import ArmyReader, Count, Place
from bot.typed.lexicon import Lexicon
from bot.typed.normal import entries, normal, words
from bot.typed.tokens import TokenLexicon

UNITS = ("footman", "knight", "ship", "siege-engine")
ORDERS = (
    "march-1",
    "march+0",
    "march+1*",
    "defend+1",
    "defend+2*",
    "support",
    "support+1*",
    "raid",
    "raid*",
    "consolidate",
    "consolidate*",
)


def names_of(kind: str) -> list[str]:
    """Return the ids of all things of a kind that A Game of Thrones names."""
    game = words_of("agot-2e")
    assert game is not None
    source = Path(game.folder / "en" / "names.ftl").read_text("utf-8")
    return re.findall(rf"^{kind}-([a-z0-9-]+) =", source, re.MULTILINE)


AREAS = names_of("area")
speaking = pytest.mark.parametrize("say", [voice(tag).of("agot-2e") for tag in languages()])


def names(say: Voice) -> ArmyReader:
    """A reader of marches that knows the whole map."""
    return ArmyReader(army_names(say, AREAS, AREAS, UNITS))


@speaking
def test_every_area_is_understood(say: Voice) -> None:
    """By its name, in any of its forms, and by its English name."""
    lexicon = Lexicon({area: called(say, f"area:{area}") for area in AREAS})
    for area in AREAS:
        for name in (say.name(f"area:{area}"), voice("en").of("agot-2e").name(f"area:{area}")):
            assert area in lexicon.find(name).ids, name


@speaking
def test_every_order_is_understood(say: Voice) -> None:
    """A round trip: what the bot calls an order is that order."""
    lexicon = TokenLexicon({o: called(say, f"order:{o}") for o in ORDERS}, manner_of(say))
    for order in ORDERS:
        assert lexicon.find(say.name(f"order:{order}")).only == order
        assert lexicon.find(voice("en").of("agot-2e").name(f"order:{order}")).only == order


@speaking
def test_every_army_is_understood(say: Voice) -> None:
    """Counted units in any number, at a place."""
    reader = names(say)
    for unit in UNITS:
        for number in (1, 2, 5, 21):
            line = f"{say.name('area:karhold')} {say.counted({unit: number})}"
            place, count = reader.parts(line)
            assert place == Place(("karhold",)), line
            assert count == Count(unit, number), line


def test_punctuation_of_any_script_parts_what_is_typed() -> None:
    """Chinese, Persian and full-width signs are those of English."""
    assert entries("临冬城：行军；白港：突击、君临") == ["临冬城：行军", "白港：突击", "君临"]
    assert entries("الف، ب؛ پ") == ["الف", "ب", "پ"]
    assert words("临冬城：行军+１") == ["临冬城", ":", "行军+1"]


def test_letters_and_digits_of_any_keyboard_are_the_same() -> None:
    """Arabic kaf and yeh, digits of either script, joints, ё, and accents."""
    assert normal("كينگ ۱۲") == normal("کینگ 12")
    assert normal("می‌رود") == normal("می رود")
    assert normal("Берёза") == normal("береза")
    assert normal("Őrző") == "orzo"


def test_a_joint_may_be_left_out() -> None:
    """Persian names are found with a joint, a gap, or neither."""
    lexicon = Lexicon({"crackclaw": ["دماغهٔ کرک\u200cکلا"], "pyke": ["پایک"]})
    for typed in ("دماغه کرک\u200cکلا", "دماغه کرک کلا", "دماغه کرککلا"):
        assert lexicon.find(typed).only == "crackclaw"


def test_chinese_names_are_found_by_their_parts() -> None:
    """There are no words to begin with, so any part will do."""
    lexicon = Lexicon({"winterfell": ["临冬城"], "harbor": ["白港"]})
    assert lexicon.find("冬城").only == "winterfell"
    assert lexicon.find("港").only == "harbor"
