"""Other decks of House cards for the whole table (V2): the set-up stays, the cards change."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from bot.games.agot.drawing.margin import cards_of
from bot.render.palettes import load_palette
from engine.agot.components import open_box
from engine.agot.information.view import AgotView
from engine.agot.variants.hands import SHAPE
from engine.agot.variants.pools import BOXES, DECK, PRINTED
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily
from tests.words import strict_localizer

from .other_hands import everything_has_words, stewards_play

OFFERED = [
    (id, deck)
    for id, rules in rulesets.items()
    for deck in rules.options.get(DECK, ())
    if deck != PRINTED
]
"""Every other deck of every game that offers it."""
SEVEN = dict.fromkeys(BOXES, sorted(s for s, number in SHAPE.items() for _ in range(number)))
SEVEN["first-edition"] = [0, 0, 1, 1, 2, 2, 3]
"""The strengths of the cards of everyone, by deck."""
DANCE = open_box("agot-2e-adwd").cards_of
IN_THE_BASE = ("agot-2e", "agot-2e-vassals", "agot-2e-mod")


def begun(id: str, deck: str, **options: Any) -> Game[Any]:
    """Return a game with another deck."""
    return Game.new(rulesets[id], {DECK: deck, **options})


# -- which cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "deck"), OFFERED)
def test_everyone_has_seven_cards_of_the_deck(id: str, deck: str) -> None:
    """V2.1 One deck for the whole table, of the usual strengths, and no printed card beside it."""
    state = begun(id, deck).state
    facts = state.box.house_cards
    for house in state.with_player(state.houses):
        assert sorted(facts[card].strength for card in state.hand[house]) == SEVEN[deck]
        assert [*state.hand[house]] == [*state.box.cards_of[house]]
        assert not {*state.hand[house]} & {*open_box("agot-2e").house_cards}


@pytest.mark.parametrize("id", IN_THE_BASE)
def test_the_cards_of_a_dance_with_dragons(id: str) -> None:
    """V2.1 The six Houses have those of the box, whatever the set-up."""
    state = begun(id, "adwd").state
    for house in {*DANCE} & {*state.with_player(state.houses)}:
        assert tuple(state.hand[house]) == DANCE[house]


def test_the_cards_of_the_1st_edition() -> None:
    """V2.1 Its five Houses have theirs; strength and icons as printed."""
    game, first = begun("agot-2e", "first-edition"), open_box("agot-1e")
    for house in {*game.state.houses} - {"martell"}:
        assert game.state.hand[house] == [f"{card}-1e" for card in first.cards_of[house]]
        for card in first.cards_of[house]:
            assert game.state.box.house_cards[f"{card}-1e"] == first.house_cards[card]


def test_house_martell_has_those_of_an_expansion() -> None:
    """V2.14 It is not in the box of the 1st edition, but in that of A Clash of Kings."""
    game = begun("agot-2e", "first-edition")
    assert tuple(game.state.hand["martell"]) == open_box("agot-2e-acok").cards_of["martell"]


def test_six_houses_at_most_have_them() -> None:
    """V2.1 Their strengths differ from those of all others, so Mother of Dragons is without."""
    assert rulesets["agot-2e-vassals"].options[DECK] == tuple(BOXES)
    assert rulesets["agot-2e-mod"].options[DECK] == (PRINTED, "adwd", "asos")


def test_arryn_and_targaryen_have_their_later_decks_with_them() -> None:
    """V2.1 Those of A Feast for Crows, and deck B."""
    game = begun("agot-2e-mod", "adwd", players=8)
    assert "missandei" in game.state.hand["targaryen"]
    assert "khal-drogo" not in game.state.box.house_cards
    assert tuple(game.state.hand["arryn"]) == open_box("agot-2e-affc").cards_of["arryn"]
    assert "targaryen_deck" not in game.setup.options


@pytest.mark.parametrize("deck", ["a", "b"])
def test_the_deck_of_targaryen_is_no_choice_of_its_own_then(deck: str) -> None:
    """V2.1 Deck A does not go with those cards; naming deck B changes nothing."""
    rules, options = rulesets["agot-2e-mod"], {DECK: "adwd", "targaryen_deck": deck}
    if deck == "b":
        assert rules.prepare(options, (), {}) == rules.prepare({DECK: "adwd"}, (), {})
        return
    with pytest.raises(BadSetup) as caught:
        rules.prepare(options, (), {})
    assert caught.value.clash == options


@pytest.mark.parametrize("id", IN_THE_BASE)
def test_nothing_but_the_cards_changes(id: str) -> None:
    """V2.2 Units, tracks, Supply, Power and the number of rounds are those of the set-up."""
    other, printed = begun(id, "adwd").state, Game.new(rulesets[id], {}).state
    for field in ("units", "owner", "tracks", "supply", "power", "tokens", "garrisons", "neutral"):
        assert getattr(other, field) == getattr(printed, field), field
    assert other.box.figures == printed.box.figures
    assert other.box.areas == printed.box.areas
    assert other.rulings.items() >= printed.rulings.items()


def test_vassals_keep_their_common_deck() -> None:
    """V1.16 Their cards are those of the expansion."""
    seats = ("baratheon", "lannister", "stark")
    game: Game[Any] = Game.new(rulesets["agot-2e-vassals"], {DECK: "adwd"}, seats)
    assert game.state.hand["tyrell"] == []
    assert "beric-dondarrion" in game.state.known_hand("tyrell")


def test_hands_are_chosen_from_printed_decks() -> None:
    """V1.18 Thematic hands and another deck exclude each other."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({DECK: "adwd", "thematic_hands": True}, (), {})
    assert caught.value.clash == {DECK: "adwd", "thematic_hands": True}


def test_rulings_about_the_cards_have_their_usual_reading() -> None:
    """A game that does not offer them because its box lacks the cards plays by their defaults."""
    state = begun("agot-2e", "adwd").state
    assert state.ruled("stannis-adwd-timing", "immediate")
    assert state.ruled("mance-against-margaery", "later-in-turn-order")


@pytest.mark.parametrize("options", [{DECK: "adwd"}, {"thematic_hands": True}])
def test_house_stark_keeps_its_name(options: dict[str, Any]) -> None:
    """V1.17, V2.2 It is called Bolton, with other colors, in A Dance with Dragons alone, whatever
    cards it plays with."""
    view: Any = Game.new(rulesets["agot-2e"], options).view(None)
    say = strict_localizer(view["ruleset"])
    assert say("house-stark") != strict_localizer("agot-2e-adwd")("house-stark")
    assert say("house-stark") == strict_localizer("agot-2e-mod")("house-stark")
    own, bolton = (load_palette(id).liveries["stark"] for id in (view["ruleset"], "agot-2e-adwd"))
    assert own.sigil != bolton.sigil


# -- how they are played ---------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "deck"), OFFERED)
def test_a_game_replays_and_its_record_names_the_deck(id: str, deck: str) -> None:
    """V0.6 Three rounds at random; whole games are played with every option."""
    record = record_of(rulesets[id], {DECK: deck}, 3, 1, rounds=3)
    assert record["options"][DECK] == deck
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize(("id", "deck"), daily(*OFFERED[::3], of=OFFERED))
def test_positions_come_back(id: str, deck: str) -> None:
    """V0.6 The line names the deck, and the cards that are discarded."""
    game, rng, seen = begun(id, deck), random.Random(5), 0
    for number in range(200):
        for seat, shape in list(game.question.shapes.items()) if game.question else []:
            game.answer(seat, shape.sample(rng))
        if number % 4 == 0 and not game.over and game.state.combat is None:
            line = public_line(game)
            assert f"{DECK}={deck}" in line
            again = open_position(line).state
            assert (again.hand, again.discard) == (game.state.hand, game.state.discard)
            seen += any(again.discard.values())
    assert seen


@pytest.mark.parametrize(("id", "deck"), daily(*OFFERED[::3], of=OFFERED))
def test_every_card_is_drawn_beside_the_map(id: str, deck: str) -> None:
    """Each House's seven, strongest first, by their short names."""
    view = begun(id, deck).view(None)
    for state in view["houses"].values():
        drawn = cards_of(cast(AgotView, view), state)
        short = {strict_localizer(id)(f"card-{card}.short") for card in state["hand"]}
        assert {card.name for card in drawn} == short
        assert [card.strength for card in drawn] == (SEVEN[deck][::-1] if drawn else [])


@pytest.mark.parametrize(("id", "deck"), OFFERED)
def test_everything_that_happens_and_every_reason_has_words(id: str, deck: str) -> None:
    """Of the cards of the deck, too, whatever they do."""
    everything_has_words(begun(id, deck), random.Random(2))


@pytest.mark.parametrize(("id", "deck"), daily(*OFFERED[::5], of=OFFERED))
def test_squires_play_with_it(id: str, deck: str) -> None:
    """A round without an answer that is refused."""
    game, rng = begun(id, deck), random.Random(7)
    squire = steward("squire", minds[id])
    stewards_play(game, squire, rng, rounds=1)
