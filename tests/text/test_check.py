"""Whoever translates is told what is missing and what cannot be right."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.catalog import entries_of, languages
from bot.text.check import faults, folders, wrongs
from bot.text.glossary import Glossary
from bot.text.progress import translated
from tests.running.marks import daily

TERMS = Glossary(
    "ru",
    {"shared": {"deadline": ["срок"]}, "agot": {"castle": ["замок", "замка"]}},
    free={"freely": ["deadline"]},
    latin=frozenset({"Discord"}),
)


def pattern(source: str) -> ast.Pattern:
    """Read what a message says."""
    (entry,) = FluentParser().parse(f"m = {source}").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


def kinds(english: str, other: str, language: str = "ru", id: str = "m") -> Mapping[str, str]:
    """Return what is wrong with a translation: details by kind."""
    pair = pattern(english), pattern(other)
    return dict(wrongs("bot/games/agot/words/en", id, *pair, language, TERMS))


def test_english_is_whole() -> None:
    """What all others are held against has no faults itself."""
    assert list(faults("en")) == []


@pytest.mark.parametrize("language", daily("fa", of=[tag for tag in languages() if tag != "en"]))
def test_every_language_is_whole(language: str) -> None:
    """Nothing falls back to English, and every term is the glossary's."""
    assert [str(fault) for fault in faults(language)] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message(language: str) -> None:
    """There are words for each id, in the folder that belongs to the English one."""
    apart = {folder: ids_in(folder) ^ ids_in(translated(folder, language)) for folder in folders()}
    assert {folder: ids for folder, ids in apart.items() if ids} == {}


def ids_in(folder: Path) -> set[str]:
    """Return the ids of all messages in a folder."""
    sources = [path.read_text("utf-8") for path in folder.glob("*.ftl")]
    return {id for source in sources for id in entries_of(source) if not id.startswith("-")}


def test_a_language_that_nobody_has_begun_lacks_everything() -> None:
    """Every message and every rulebook is missing."""
    found = list(faults("xx"))
    assert {fault.kind for fault in found} == {"missing"}
    assert len(found) > 2000


@pytest.mark.parametrize(
    ("place", "id", "text", "words"),
    [
        ("bot/text/en", "m", "Somebody asks", ["Somebody"]),
        ("bot/games/agot/words/en", "m", "Somebody asks your rival", ["Somebody", "rival"]),
        ("bot/games/inis/words/en", "m", "your rival, and arrival", []),
        ("bot/games/agot/words/en", "typed-m", "rival", []),
        ("bot/games/agot/words/en", "m", "arrivals, rivalry", []),
        ("bot/games/agot/words/en", "may", "your rival", []),
    ],
)
def test_words_that_a_language_avoids_are_found(
    place: str, id: str, text: str, words: list[str]
) -> None:
    """They count for all games or for one, as whole words, and not in what users may type."""
    avoid = {"shared": {"Somebody": "Someone"}, "agot": {"rival": "opponent"}}
    terms = Glossary("en", free={"may": ["rival"]}, avoid=avoid)
    assert [said.partition(":")[0] for _, said in terms.avoided(place, id, text)] == words


def test_a_term_that_any_message_may_leave_out_is_not_missed() -> None:
    """Verbs and pronouns say it."""
    terms = Glossary("ru", {"shared": {"player": ["игрок"]}})
    assert list(terms.wrongs("bot/text/en", "m", "The player asks", "Спрашивает"))
    terms = replace(terms, unsaid=frozenset({"player"}))
    assert not list(terms.wrongs("bot/text/en", "m", "The player asks", "Спрашивает"))


def test_a_good_translation_has_no_faults() -> None:
    """Parameters may be moved, bent and chosen by."""
    assert kinds("From { $area }", 'Пришли { FORM($area, "from") }') == {}
    assert kinds("It is { $card }", "{ $card-id ->\n    [a] Это А\n   *[b] Это Б\n }") == {}


def test_parameters_are_neither_lost_nor_made_up() -> None:
    """A translation says all that English says, and can say no more."""
    found = kinds("From { $area }", "Из { $place }")
    assert found == {"unknown parameters": "place", "parameters that are not said": "area"}


def test_commands_links_and_examples_stay() -> None:
    """What can be pressed or copied is there in every language."""
    assert "other commands" in kinds('Use { COMMAND("orders") }', "Вперёд")
    assert "another number of" in kinds("[Map](https://x)", "Карта")
    assert "another number of" in kinds("Type `x`", "Пишите")


def test_russian_has_three_categories_and_its_one_is_not_1() -> None:
    """21 knights are "one" in Russian, so the number is said."""
    english = "{ $n ->\n    [one] One more\n   *[other] { $n } more\n }"
    found = kinds(english, "{ $n ->\n    [one] Ещё 1\n   *[other] Ещё { $n }\n }")
    assert found.keys() == {"missing categories", "[one] is not 1"}


def test_terms_are_the_glossarys() -> None:
    """A term is found in the singular and the plural, and in any form of its translation."""
    assert kinds("Two castles", "Два замка") == {}
    assert "not as in the glossary" in kinds("Two castles", "Две крепости")
    assert kinds("A deadline", "Крайний час") != {}
    assert kinds("A deadline", "Крайний час", id="freely") == {}


def test_latin_words_are_noticed_in_other_scripts() -> None:
    """Something was left in English, unless it is a name that stays so."""
    assert kinds("Ask them", "Спроси them") == {"Latin words": "them"}
    assert kinds("On Discord", "В Discord") == {}


UNITS = "{ $n ->\n    [one] 1 unit\n   *[other] { $n } units\n}"
IN_RUSSIAN = (
    "{ $n ->\n    [one] { $n } отряд\n    [few] { $n } отряда\n"
    "    [many] { $n } отрядов\n   *[other] { $n } отряда\n}"
)
LONG = "слово " * 50 + "конец."


@pytest.mark.parametrize(
    ("english", "other", "language", "kind"),
    [
        ("Choose.", LONG, "ru", "a sentence that is too long"),
        ("Choose.", "选" * 130 + "。", "zh", "a sentence that is too long"),
        ('See { COMMAND("help") }.', "Siehe /hilfe.", "de", "a command that is not mentioned"),
        ("See it.", "Lásd: /saját panel.", "hu", "a command that is not mentioned"),
        (
            f"{UNITS} fall.",
            "Падают { $n } отрядов.",
            "ru",
            "no plural forms",
        ),
        (
            f"{UNITS} fall.",
            "Es fallen { $n } Einheiten.",
            "de",
            "no plural forms",
        ),
        ("This is the end of it.", "This is the end of it.", "de", "English words"),
        ("Choose the area.", "Válassz the area of területet.", "hu", "English words"),
        ("Nothing left here", "Nothing left here", "de", "English words"),
        ("Winterfell falls", "临 冬城陷落", "zh", "broken between characters"),
        ("{ $a }/{ $b }", "{ $a }/{ $b }", "fa", "read from the left"),
    ],
)
def test_a_fault_of_each_kind_is_found(english: str, other: str, language: str, kind: str) -> None:
    """One is planted in a language, and reported."""
    pair = pattern(english), pattern(other)
    assert kind in dict(wrongs("bot/text/en", "m", *pair, language, Glossary(language)))


@pytest.mark.parametrize(
    ("english", "other", "language"),
    [
        ("Choose. " * 60, "Wähle. " * 60, "de"),
        ('See { COMMAND("help") }.', 'Siehe { COMMAND("help") }.', "de"),
        ("and/or", "und/oder", "de"),
        (
            UNITS,
            IN_RUSSIAN,
            "ru",
        ),
        (UNITS, "отрядов: { $n }", "ru"),
        ("Ser Gregor Clegane", "Ser Gregor Clegane", "de"),
        ("{ $a }: { $b }", "{ $a } در { $b }", "fa"),
        ("Winterfell falls", "临冬城陷落", "zh"),
    ],
)
def test_what_is_right_is_no_fault(english: str, other: str, language: str) -> None:
    """The same beginnings as the planted ones."""
    pair = pattern(english), pattern(other)
    assert dict(wrongs("bot/text/en", "m", *pair, language, Glossary(language))) == {}


def test_words_of_no_game_use_the_terms_of_games() -> None:
    """As far as they are written with a capital, as in what is told of a finished game."""
    pair = pattern("They took a Castle."), pattern("Они взяли крепость.")
    terms = replace(TERMS, terms={"agot": {"Castle": ["замок"]}})
    assert "not as in the glossary" in dict(wrongs("bot/text/en", "m", *pair, "ru", terms))
    pair = pattern("They took a castle."), pattern("Они взяли крепость.")
    assert dict(wrongs("bot/text/en", "m", *pair, "ru", terms)) == {}


def test_a_term_has_one_word() -> None:
    """Forms of it are the same word; others are settled by name."""
    words = {"shared": {"seat": ["hely", "helyek", "szék"], "tie": ["döntetlen", "egyenlő"]}}
    terms = Glossary("hu", words, synonyms=frozenset({"tie"}))
    assert list(terms.second_words()) == [("seat", "hely / szék")]
