"""What the bot says in a language can be typed in it, and English always works."""

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.panels.ahead.typed import after_word, plan_words, word_list
from bot.panels.widgets.names import army_names, called, typing_words
from bot.parsing.lexicon import Lexicon
from bot.parsing.normalize import entries, normal, words
from bot.parsing.plans import TypedChoice, split_plans
from bot.parsing.tokens import TokenLexicon
from bot.parsing.units import ArmyReader, Count, ParsedPlace, Word
from bot.text import Localizer, languages, localizer_for
from bot.text.catalog import words_of
from bot.ui.names import called as called_by
from bot.ui.names import matching, suggested
from tests.running.marks import daily

RULESETS = ("agot-2e", "agot-1e", "agot-2e-adwd", "agot-2e-mod", "inis")
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


def places_of(ruleset: str) -> list[str]:
    """Return the ids of all places of a game's board, whatever lies on it."""
    game = words_of(ruleset)
    assert game is not None
    sources = game.sources("en")
    return re.findall(r"^area-([a-z0-9-]+) =", "\n".join(sources), re.MULTILINE)


speaking = pytest.mark.parametrize("tag", daily("en", "fa", "zh", of=languages()))


def names(say: Localizer) -> ArmyReader:
    """A reader of marches that knows the whole map."""
    return ArmyReader(army_names(say, AREAS, AREAS, UNITS))


@speaking
def test_every_area_is_understood(tag: str) -> None:
    """By its name, in any of its forms, and by its English name."""
    say = localizer_for(tag).of("agot-2e")
    lexicon = Lexicon({area: called(say, f"area:{area}") for area in AREAS})
    for area in AREAS:
        for name in (
            say.name(f"area:{area}"),
            localizer_for("en").of("agot-2e").name(f"area:{area}"),
        ):
            assert area in lexicon.find(name).ids, name


@pytest.mark.parametrize("ruleset", daily("agot-2e-mod", "agot-1e", "inis", of=RULESETS))
@speaking
def test_a_place_is_suggested_and_found_as_it_is_called(tag: str, ruleset: str) -> None:
    """In one's own language, whatever its forms, and in English; however it is spelt."""
    say, english = localizer_for(tag).of(ruleset), localizer_for("en").of(ruleset)
    places = places_of(ruleset)
    names = called_by(places, lambda place, one: one.name(f"area:{place}"), say)
    for place in places:
        for speaker in (say, english):
            name = speaker.name(f"area:{place}")
            spelt = unicodedata.normalize("NFD", name.upper()).replace("\u200c", " ")
            for typed in (name, name.lower(), spelt, bare(name)):
                assert (place, names[place][0]) in suggested(names, typed), typed
                same = [p for p in places if name in names[p]]
                assert matching(names, typed) in same or len(same) > 1, typed


def bare(name: str) -> str:
    """Leave out accents and joints, as one does who types in haste."""
    letters = unicodedata.normalize("NFKD", name.replace("\u200c", ""))
    return "".join(c for c in letters if not unicodedata.combining(c))


@pytest.mark.parametrize("ruleset", daily("agot-2e-mod", "agot-1e", "inis", of=RULESETS))
@speaking
def test_every_way_from_place_to_place_is_understood(tag: str, ruleset: str) -> None:
    """Marches and the like, as the bot says them: from each place to the next, with pieces."""
    say = localizer_for(tag).of(ruleset)
    places = places_of(ruleset)
    pieces = UNITS if ruleset != "inis" else ("clan",)
    reader = ArmyReader(army_names(say, places, places, pieces))
    for origin, target in zip(places, [*places[1:], places[0]], strict=True):
        counted = {piece: n for n, piece in enumerate(pieces[:2], 1)}
        line = say(
            "typed-moves-example", origin=f"area:{origin}", target=f"area:{target}", pieces=counted
        )
        found = reader.parts(line)
        whither = [part for part in found if isinstance(part, ParsedPlace)]
        assert [origin in whither[0].ids, target in whither[1].ids] == [True, True], line
        assert [p for p in found if isinstance(p, Count)] == [
            Count(piece, n) for piece, n in counted.items()
        ], line


@speaking
def test_plans_are_listed_and_dropped_by_words(tag: str) -> None:
    """One's own and the English ones; what follows may do so without a gap in Chinese."""
    say = localizer_for(tag).of("agot-2e")
    for name in ("list", "drop"):
        for word in say(f"typed-plan-{name}").split(", "):
            assert after_word(f"{word} 2", word_list(name, say)) == "2"
    assert after_word("DROP ２", word_list("drop", say)) == "2"
    assert after_word("dropping", word_list("drop", say)) is None
    assert after_word("删除２", word_list("drop", localizer_for("zh"))) == "2"


@speaking
def test_no_name_has_a_word_in_it_that_parts_plans(tag: str) -> None:
    """Words for "if" and "else" are no part of any name that may stand before them."""
    say = localizer_for(tag).of("agot-2e")
    words = plan_words(say)
    for kind, ids in (("area", AREAS), ("order", ORDERS), ("unit", UNITS)):
        for id in ids:
            for name in called(say, f"{kind}:{id}"):
                (plan,) = split_plans(name, words)
                assert plan.choices == (TypedChoice(name),), name


@speaking
def test_every_order_is_understood(tag: str) -> None:
    """A round trip: what the bot calls an order is that order."""
    say = localizer_for(tag).of("agot-2e")
    lexicon = TokenLexicon({o: called(say, f"order:{o}") for o in ORDERS}, typing_words(say))
    for order in ORDERS:
        assert lexicon.find(say.name(f"order:{order}")).only == order
        assert lexicon.find(localizer_for("en").of("agot-2e").name(f"order:{order}")).only == order


VASSALS = ("march+0", "raid-support+1", "defend-muster+1", "defend+3")
AT_SEA = ("sea-march-1", "sea-support", "iron-bank")


@speaking
@pytest.mark.parametrize("orders", [VASSALS, (*ORDERS, *AT_SEA)], ids=["vassals", "sea"])
def test_every_order_of_the_expansions_is_understood(tag: str, orders: Sequence[str]) -> None:
    """Those of a vassal among themselves, those for the sea among all others."""
    say, english = localizer_for(tag).of("agot-2e-mod"), localizer_for("en").of("agot-2e-mod")
    lexicon = TokenLexicon({o: called(say, f"order:{o}") for o in orders}, typing_words(say))
    for order in orders:
        for speaker in (say, english):
            name = speaker.name(f"order:{order}")
            for typed in (name, bare(name).lower()):
                assert lexicon.find(typed).only == order, (order, typed)


@speaking
def test_dragons_are_counted_in_an_army(tag: str) -> None:
    """As other units are."""
    say = localizer_for(tag).of("agot-2e-mod")
    reader = ArmyReader(army_names(say, AREAS, AREAS, (*UNITS, "dragon")))
    for number in (1, 2, 3):
        place, count = reader.parts(f"{say.name('area:karhold')} {say.counted({'dragon': number})}")
        assert (place, count) == (ParsedPlace(("karhold",)), Count("dragon", number))


@speaking
def test_every_army_is_understood(tag: str) -> None:
    """Counted units in any number, at a place."""
    say = localizer_for(tag).of("agot-2e")
    reader = names(say)
    for unit in UNITS:
        for number in (1, 2, 5, 21):
            line = f"{say.name('area:karhold')} {say.counted({unit: number})}"
            place, count = reader.parts(line)
            assert place == ParsedPlace(("karhold",)), line
            assert count == Count(unit, number), line


def test_chinese_needs_no_gaps() -> None:
    """Places, numbers, pieces and words may follow each other."""
    reader = names(localizer_for("zh").of("agot-2e"))
    white, winter = ParsedPlace(("white-harbor",)), ParsedPlace(("winterfell",))
    assert reader.parts("临冬城：白港2步兵") == [winter, white, Count("footman", 2)]
    assert reader.parts("两骑士到白港") == [Count("knight", 2), white]
    assert reader.parts("临冬城: 3个步兵和一个骑士去白港") == [
        winter,
        Count("footman", 3),
        Count("knight", 1),
        white,
    ]
    assert reader.parts("全军到白港") == [Word("everybody"), white]


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
