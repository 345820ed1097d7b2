"""The panel in which a player takes a card of a draft (V1.6): its strength, then the card."""

from __future__ import annotations

import pytest

from bot.games.registry import plugin_of
from bot.panels.turn.question import asking_of, question_panel
from bot.panels.widgets import widget_for
from bot.panels.widgets.base import Asking
from bot.text import Localizer, languages
from tests.family.test_draft import THREE, drafting, take
from tests.panels.test_every_question import hands
from tests.running.marks import daily
from tests.wire.limits import breaches
from tests.words import words_in


def asked(language: str = "en", *taken: str, id: str = "agot-2e") -> Asking:
    """Return the question to the House whose turn it is, in a language, after some picks."""
    say = Localizer(language, words_in(language, id), on_fault=pytest.fail, ruleset=id)
    game = drafting(id, THREE, players=3) if taken else drafting(id)
    for card in taken:
        take(game, card)
    hand = next(hand for hand in hands(game) if hand.seat == game.awaited[0])
    assert breaches(question_panel(hand, say).components()) == []
    asking = asking_of(hand, say)
    assert asking is not None
    return asking


def test_a_strength_is_chosen_first() -> None:
    """Those for which the hand has room, the highest first; then its cards, the best first."""
    asking = asked("en", "eddard-stark", "patchface", "tywin-lannister")
    assert [option.id for option in asking.step.options] == [
        f"of-strength:{strength}" for strength in (4, 3, 2, 1)
    ]
    cards = asking.along(["of-strength:4"]).step.options
    assert "card:eddard-stark" not in {option.id for option in cards}
    assert asking.along(["of-strength:4", cards[0].id]).step.ready


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_a_card_can_be_typed(language: str) -> None:
    """By its name; with its box, if others have that name."""
    asking = asked(language, "eddard-stark")
    widget = widget_for(asking.shape)
    for card in ("card:the-hound", "card:ser-jaime-lannister-asos", "card:ser-jaime-lannister"):
        name = asking.apart(card, asking.localizer.name(card))
        reading = widget.read(asking, name)
        assert (reading.problems, reading.understood) == ((), True)
        assert reading.path[-1] == card


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_a_name_that_two_cards_have_is_asked_back(language: str) -> None:
    """V1.14 The guesses tell both apart, and so do the menus."""
    asking = asked(language, "eddard-stark")
    widget, say = widget_for(asking.shape), asking.localizer
    (problem,) = widget.read(asking, say.name("card:ser-davos-seaworth")).problems
    assert problem.several
    labels = [asking.label(o) for o in asking.along(["of-strength:2"]).step.options]
    assert len({*labels}) == len(labels)


@pytest.mark.parametrize("language", languages())
def test_two_cards_in_a_row_are_typed_in_one_line(language: str) -> None:
    """V1.6 With a comma between them; the way there can be shown again, as for a hint."""
    say = Localizer(
        language, words_in(language, "agot-2e"), on_fault=pytest.fail, ruleset="agot-2e"
    )
    game = drafting(order=THREE, players=3, draft="snake")
    take(game, "cersei-lannister")
    take(game, "tywin-lannister")
    asking = asking_of(next(hand for hand in hands(game) if hand.seat == "stark"), say)
    assert asking is not None
    widget, cards = widget_for(asking.shape), ["the-hound", "greatjon-umber"]
    reading = widget.read(asking, ", ".join(say.name(f"card:{card}") for card in cards))
    assert (reading.problems, reading.understood) == ((), True)
    there = asking.along(reading.path)
    assert (there.step.ready, there.step.value) == (True, cards)
    assert widget.retrace(asking.shape, cards) == list(reading.path)
    assert widget.spelled(there)
    assert len(widget.chosen(there)) == 4
    for at in range(4):
        step = asking.along(reading.path[:at])
        assert step.prompt()
        assert not step.step.ready


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"])
def test_every_language_has_words_for_the_question(id: str, language: str) -> None:
    """Its own, and what is typed as an example."""
    asking = asked(language, id=id)
    widget = widget_for(asking.shape)
    reading = widget.read(asking, widget.example(asking))
    assert (reading.problems, reading.understood) == ((), True)
    for word in ("ask-pick", "for-pick", "event-picked", "event-draft-order"):
        assert asking.localizer.has(word)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-mod"])
def test_no_two_cards_of_a_pool_are_named_alike(id: str, language: str) -> None:
    """V1.14 Where two have a name, both say of which box they are."""
    say = Localizer(language, words_in(language, id), on_fault=pytest.fail, ruleset=id)
    game, plugin = drafting(id), plugin_of(id)
    things, view = [f"card:{card}" for card in game.state.pool], game.view(None)
    names = {plugin.named_apart(thing, say.name(thing), view, say) for thing in things}
    assert len(names) == len(things)
