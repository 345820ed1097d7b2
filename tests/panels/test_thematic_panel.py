"""The panel in which a player chooses a hand (V1.10): a menu for each strength, or a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.panels.turn.question import asking_of, question_panel
from bot.panels.widgets import widget_for
from bot.panels.widgets.base import Asking
from bot.text import Localizer, languages, localizer_for
from bot.ui.custom_id import CustomId
from engine.kernel.game import Game
from engine.kernel.shapes.base import WrongPath
from engine.rulesets import rulesets
from tests.family.test_thematic_hands import MIXED, begun
from tests.panels.test_every_question import hands
from tests.running.marks import daily
from tests.wire.limits import breaches
from tests.words import words_in

STRONGEST = ["card:eddard-stark", "card:roose-bolton-adwd"]
SHORT = [*MIXED[:-1], "ser-rodrick-cassel"]
"""Three cards of 1, and none of 0."""


def asked(id: str = "agot-2e", language: str = "en", path: Sequence[str] = ()) -> Asking:
    """Return the question to House Stark, in a language, after some choices."""
    say = Localizer(language, words_in(language, id), on_fault=pytest.fail, ruleset=id)
    hand = next(hand for hand in hands(begun(id)) if hand.seat == "stark")
    assert breaches(question_panel(hand, say).components()) == []
    asking = asking_of(hand, say)
    assert asking is not None
    return asking.along([f"card:{card}" for card in path])


def picked(asking: Asking, group: str, *values: str) -> list[str]:
    """Return the path after a choice in the menu of a strength."""
    press: CustomId = asking.press("pick", group)
    return widget_for(asking.shape).follow(asking, press, values)


def selects(asking: Asking) -> list[Any]:
    """Return the menus of the panel."""
    hand = next(hand for hand in hands(begun()) if hand.seat == "stark")
    parts = question_panel(hand, asking.localizer).components()
    rows = [part for part in _all(parts) if part.get("type") == 3]
    return [row for row in rows if row["max_values"] <= 2 and len(row["options"]) in (2, 4)]


def _all(parts: Sequence[Any]) -> list[Any]:
    return [*parts, *(x for part in parts for x in _all(part.get("components", ())))]


def test_there_is_a_menu_for_each_strength() -> None:
    """The strongest first; each says how many cards to choose, and shows what they do."""
    menus = selects(asking := asked())
    assert [len(menu["options"]) for menu in menus] == [2, 2, 4, 4, 2]
    assert [menu["max_values"] for menu in menus] == [1, 1, 2, 2, 1]
    say = asking.localizer
    assert menus[0]["placeholder"] == say("hand-of-strength", strength=4, number=1)
    assert all(option["description"] for menu in menus for option in menu["options"])


def test_a_menu_changes_the_cards_of_its_strength_alone() -> None:
    """Choosing another card of 4 takes the first one out of the hand, and leaves the others."""
    asking = asked(path=MIXED)
    path = picked(asking, "0", "card:roose-bolton-adwd")
    assert path[0] == "card:roose-bolton-adwd"
    assert {*path[1:]} == {f"card:{card}" for card in MIXED[1:]}
    assert asking.along(path).step.ready
    assert not asking.along(picked(asking, "0")).step.ready


@pytest.mark.parametrize(
    ("group", "values"),
    [("0", STRONGEST), ("0", ["card:reek"]), ("5", []), ("x", []), ("-1", []), ("²", [])],
)
def test_what_a_menu_does_not_offer_is_no_choice(group: str, values: Sequence[str]) -> None:
    """Both cards of 4, a card of another strength, and a menu that is not there."""
    with pytest.raises(WrongPath):
        picked(asked(), group, *values)


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_a_hand_can_be_typed(language: str) -> None:
    """In any order, by the names of the cards; one that is one too many is a problem."""
    asking = asked(language=language)
    widget = widget_for(asking.shape)
    shape, called = asking.shape, {o.id: asking.label(o) for o in asking.step.options}
    names = [called[f"card:{card}"] for card in reversed(MIXED) if card != "roose-bolton"]
    reading = widget.read(asking, ", ".join([*names, "roose-bolton"]))
    assert (reading.problems, reading.understood) == ((), True)
    assert shape.check(shape.step(reading.path).value) is None
    assert {*reading.path} == {f"card:{card}" for card in MIXED}
    assert widget.read(asking, ", ".join(called[f"card:{c}"] for c in SHORT)).problems


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_a_name_that_two_cards_have_is_asked_back(language: str) -> None:
    """V1.14 The guesses tell both apart, and so do the menus; each can be typed."""
    asking = asked(language=language)
    widget, say = widget_for(asking.shape), asking.localizer
    reading = widget.read(asking, say.name("card:roose-bolton"))
    (problem,) = reading.problems
    assert problem.several
    assert {*problem.guesses} == {"card:roose-bolton", "card:roose-bolton-adwd"}
    labels = [asking.label(o) for o in asking.step.options]
    assert len({*labels}) == len(labels) == 14
    other = next(o for o in asking.step.options if o.id == "card:roose-bolton-adwd")
    assert say("box-adwd") in asking.label(other)
    assert widget.read(asking, asking.label(other)).path == (other.id,)


def test_names_are_printed_ones_where_hands_are() -> None:
    """A game of A Dance with Dragons does not say of each card that it is of that box."""
    plugin, game = plugin_of("agot-2e-adwd"), Game.new(rulesets["agot-2e-adwd"], {})
    say = localizer_for("en").of("agot-2e-adwd")
    assert plugin.told_apart("card:roose-bolton-adwd", game.view("stark"), say) == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"])
def test_every_language_has_words_for_the_question(id: str, language: str) -> None:
    """Its own, for the panel, the cards of other boxes, and what is typed as an example."""
    asking = asked(id, language)
    widget = widget_for(asking.shape)
    reading = widget.read(asking, widget.example(asking))
    assert (reading.problems, reading.understood) == ((), True)
    for word in ("ask-hand", "for-hand", "hand-of-strength", "event-hand-chosen"):
        assert asking.localizer.has(word)
