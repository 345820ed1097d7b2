"""All that is said about a card stands in one message, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from bot.games.registry import plugins
from bot.text import Localizer, localizer_for
from bot.text.catalog import GameWords, attributes_in, entries_of
from engine.agot.components import AgotComponents
from engine.agot.expansions.feast_for_crows import objectives
from engine.agot.expansions.feast_for_crows.ruleset import FeastForCrows
from engine.agot.expansions.mother_of_dragons import components as dragons
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.ruleset import AgotRuleset
from engine.agot.variants.pools import DECK
from engine.inis.components import open_box
from engine.inis.ruleset import Inis
from engine.rulesets import rulesets
from tests.words import languages

GAMES = {id: plugin.words for id, plugin in plugins().items()}
EDITIONS = [id for id in GAMES if isinstance(rulesets[id], AgotRuleset)]


def said_of(box: AgotComponents) -> Iterator[str]:
    """Go through what is said about the cards of a box of A Game of Thrones."""
    for card, facts in box.house_cards.items():
        parts = ("short", "note", "text") if facts.ability else ("short", "note")
        yield from (f"card-{card}", *(f"card-{card}.{part}" for part in parts))
    for card in box.westeros_card:
        yield from (f"westeros-{card}", f"westeros-{card}.text")
    for card in box.wildlings:
        yield from (f"wildling-{card}.{part}" for part in ("reward", "penalty", "others"))
        yield f"wildling-{card}"
    yield from (f"tides-{card}" for card in box.tides)


def said_in(ruleset: str) -> Iterator[str]:
    """Go through what is said about all cards of a game."""
    edition = rulesets[ruleset]
    match edition:
        case AgotRuleset():
            yield from said_of(edition.box({}))
            for deck in edition.options.get(DECK, ()):
                yield from said_of(edition.box_of(edition.prepare({DECK: deck}, (), {})))
        case Inis():
            for card, facts in open_box().cards.items():
                parts = (*facts.sides, "note")
                yield from (f"card-{card}", *(f"card-{card}.{part}" for part in parts))
    match edition:
        case FeastForCrows():
            printed = objectives.printed()
            for card in printed["cards"]:
                yield from (f"objective-{card}", f"objective-{card}.text")
            yield from (f"special-objective-{house}" for house in printed["special"])
        case MotherOfDragons():
            for loan in dragons.printed().loans:
                yield from (f"loan-{loan}", f"loan-{loan}.text")
            for card in dragons.printed().cards:
                yield from (f"westeros-{card}", f"westeros-{card}.text")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ruleset", GAMES)
def test_a_card_has_its_words_in_every_language(ruleset: str, language: str) -> None:
    """Its name, its short name, its note and its text: none is English in another language."""
    say, wanted = localizer_for(language).of(ruleset), [*said_in(ruleset)]
    assert len(wanted) > 100
    assert [id for id in wanted if not say.has(id)] == []


def messages(words: GameWords, edition: str, language: str) -> tuple[set[str], set[str]]:
    """Return the messages that an edition says, and those to which it adds attributes."""
    files = [file.read_text("utf-8") for file in (words.folder / language / edition).glob("*.ftl")]
    added = {id for file in files for id, _ in attributes_in(file)}
    return {*chain(*map(entries_of, files))} - added, added


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_an_edition_says_no_card_again(ruleset: str, language: str) -> None:
    """An expansion only adds cards; the 1st edition says of some what they do otherwise."""
    words, cards = GAMES[ruleset], {id.partition(".")[0] for id in said_in(ruleset)}
    *before, own = ["", *words.editions()]
    known = cards.intersection(*[chain(*(messages(words, e, language)[0] for e in before))])
    assert known
    whole, added = messages(words, own, language)
    assert whole & known == set()
    assert added & cards == set() or words.on is None
    assert added <= messages(words, "", language)[0]


def test_a_card_without_words_of_its_own_is_asked_about_as_any_other() -> None:
    """What is asked about a card is its own question, which may name others; or the usual one."""
    say = Localizer(
        "en",
        [
            "card-patchface = Patchface\n    .ask = { $card }: which card does { $rival } discard?",
            "card-melisandre = Melisandre\nhouse-stark = Stark\nusual = { $card }: how?",
            'ask-ability = { FORM($card, "ask", usual) }',
        ],
    )
    own, usual = (
        say("ask-ability", card=f"card:{card}", rival="house:stark")
        for card in ("patchface", "melisandre")
    )
    assert own == "Patchface: which card does Stark discard?"
    assert usual == "Melisandre: how?"
