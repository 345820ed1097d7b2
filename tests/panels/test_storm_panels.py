"""The offers of House cards of A Storm of Swords (V2.5), as players see and type them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panels.turn.question import asking_of
from bot.panels.widgets import widget_for
from bot.text import Localizer, languages
from tests.agot.scenario import Position
from tests.family.storm import battle, supported_by
from tests.panels.test_every_question import fits_and_can_be_typed, hands
from tests.running.marks import daily
from tests.words import words_in

THRONE: Any = {"iron-throne": "stark baratheon", "fiefdoms": "baratheon stark"}
OFFERS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "tyrion-lannister-asos": ("lannister", "stark", {}),
    "aeron-damphair-asos": ("greyjoy", "stark", {}),
    "queen-of-thorns-asos": ("tyrell", "stark", supported_by("stark")),
    "stannis-baratheon-asos": ("baratheon", "stark", {"tracks": THRONE}),
    "ser-davos-seaworth-asos": ("baratheon", "stark", {}),
    "bran-stark": ("stark", "lannister", {}),
    "mace-tyrell-asos": ("tyrell", "stark", {"attack": "4F"}),
}
"""An attack with each card that asks its House."""


def offer(card: str) -> Position:
    """Return a position in which a card asks."""
    own, other, facts = OFFERS[card]
    return battle(own, other, card, **facts).until("ability", own)


@pytest.mark.parametrize("card", OFFERS)
@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=list(languages())))
def test_an_offer_has_words_and_can_be_typed(card: str, language: str) -> None:
    """Nothing is missing in any language, and the example is understood."""
    faults: list[str] = []
    say = Localizer(
        language, words_in(language, "agot-2e"), on_fault=faults.append, ruleset="agot-2e"
    )
    (hand,) = hands(offer(card).game)
    fits_and_can_be_typed(hand, "ability", say)
    assert faults == []


@pytest.mark.parametrize(
    ("card", "line", "value"),
    [
        ("stannis-baratheon-asos", "yes", {"use": True}),
        ("ser-davos-seaworth-asos", "no", {"use": False}),
        ("bran-stark", "Robb", {"use": True, "retrieve": "robb-stark-asos"}),
        ("mace-tyrell-asos", "support", {"use": True, "order": "support"}),
        ("aeron-damphair-asos", "Dagmer", {"use": True, "replacement": "dagmer-cleftjaw"}),
    ],
)
def test_an_offer_is_answered_in_a_line(card: str, line: str, value: dict[str, Any]) -> None:
    """By yes and no, or by what it is about."""
    table = offer(card)
    if card == "bran-stark":
        table = battle("stark", "lannister", card, hands={"stark": "bran-stark jory-cassel"}).until(
            "ability", "stark"
        )
    (hand,) = hands(table.game)
    say = Localizer("en", words_in("en", "agot-2e"), on_fault=pytest.fail, ruleset="agot-2e")
    asking = asking_of(hand, say)
    assert asking is not None
    reading = widget_for(asking.shape).read(asking, line)
    assert (reading.problems, reading.understood) == ((), True)
    assert asking.shape.step(reading.path).value == {"card": card, **value}
