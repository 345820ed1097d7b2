"""What expansions add has words, in every language."""

from __future__ import annotations

import pytest

from bot.text import localizer_for
from bot.text.rulebook import rulebook
from engine.agot.components import open_box
from engine.agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.agot.expansions.vassals.state import TOKENS
from engine.rulesets import rulesets
from tests.words import languages

BOX = open_box("agot-2e-mod-essos")
BASE = open_box("agot-2e")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ruleset", rulesets)
def test_every_ruling_has_words(ruleset: str, language: str) -> None:
    """Its title, and each of its readings, if a table can choose between several."""
    say = localizer_for(language).of(ruleset)
    for ruling, readings in rulesets[ruleset].rulings.items():
        if len(readings) == 1:
            continue
        ids = [f"ruling-{ruling}", *(f"reading-{ruling}-{reading}" for reading in readings)]
        assert [id for id in ids if not say.knows(id)] == []


@pytest.mark.parametrize("language", languages())
def test_house_stark_is_called_otherwise_in_a_dance_with_dragons(language: str) -> None:
    """House Bolton takes its place (X1.1.1)."""
    say = localizer_for(language)
    assert say.of(DanceWithDragons.id).name("house:stark") != say.of("agot-2e").name("house:stark")


@pytest.mark.parametrize("language", languages())
def test_every_area_and_order_of_the_east_has_a_name(language: str) -> None:
    """Areas that are new, orders at sea, and the Iron Bank's."""
    say = localizer_for(language).of(MotherOfDragons.id)
    ids = [f"area-{area}" for area in BOX.areas if area not in BASE.areas]
    assert [id for id in ids if not say.knows(id)] == []
    for token in ("sea-march-1", "sea-support", "iron-bank"):
        assert say.name(f"order:{token}") != say.name("order:march-1")


@pytest.mark.parametrize("language", languages())
def test_every_order_of_a_vassal_has_words(language: str) -> None:
    """Its name, and a note that says what it does."""
    say = localizer_for(language).of(Vassals.id)
    for token in TOKENS:
        assert say.name(f"order:{token}")
        assert say.knows(f"order-{token.replace('+', '-plus-')}.note")


@pytest.mark.parametrize("language", languages())
def test_a_call_to_an_answer_for_a_vassal_names_both(language: str) -> None:
    """Who is called, and for whom: no commander of two vassals is in doubt (X2.3)."""
    say = localizer_for(language).of(Vassals.id)
    for id in ("seat-for", "panel-on-behalf", "panel-lock-for"):
        said = say(id, seat="seat:stark", other="seat:greyjoy")
        assert say.name("seat:stark") in said


@pytest.mark.parametrize("language", languages())
def test_the_rules_have_chapters_of_what_it_is_built_on(language: str) -> None:
    """Those of the 2nd edition, of vassals, and its own, in this order."""
    rules = rulebook(MotherOfDragons.id, language)
    assert rules is not None
    numbers = [chapter.number for chapter in rules.chapters]
    assert numbers[0] == "1"
    assert numbers.index("X2") < numbers.index("X4")
    assert rules.find("X4.5.3") is not None
