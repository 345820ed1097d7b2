"""Gifts of Power where no rulebook knows them (V14.3): the same steps as in Mother of Dragons."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.text import localizer_for
from bot.text.rulebook import rulebook
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import interjections_of
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import save
from engine.records import Record, compare
from engine.records.position import full_line, open_position
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.scenario import Position, given, march
from tests.running.marks import daily
from tests.words import strict_localizer

from .other_hands import stewards_play

GIFTS = {"gifts_of_power": True}
IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-vassals")


def give(table: Position, giver: str, to: str, power: int) -> Position:
    """Give Power that the rules must let go."""
    table.game.interject(giver, "gift", {"to": to, "power": power})
    return table


def why(table: Position, giver: str, to: str, power: int) -> str:
    """Return the id of the refusal of a gift, which changes nothing."""
    before = save(table.game)
    with pytest.raises(Refused) as no:
        table.game.interject(giver, "gift", {"to": to, "power": power})
    assert save(table.game) == before
    return no.value.reason.phrase.id.removeprefix("refused-")


def marching(**facts: Any) -> Position:
    """Stark may attack Lannister; Greyjoy stands beside with a Support order."""
    return given(
        **{
            "phase": "marches",
            "agreed": GIFTS,
            "units": {
                "moat-cailin": "stark 2F",
                "the-twins": "lannister 1F",
                "seagard": "greyjoy 1F",
            },
            "orders": {"moat-cailin": "march+0", "seagard": "support"},
            "power": {"stark": 5, "lannister": 4},
            **facts,
        }
    )


def test_power_is_given_to_another_player() -> None:
    """V14.3, X4.9.1 At once, and for all to see."""
    table = give(marching(), "stark", "lannister", 3)
    assert (table.power("stark"), table.power("lannister")) == (2, 7)
    (told,) = table.events("power-given")
    assert told == {"house": "house:stark", "to": "house:lannister", "power": 3}
    assert why(table, "stark", "lannister", 3) == "gift-above-power"
    assert why(table, "stark", "stark", 1) == "gift-to-oneself"


def test_in_a_combat_only_during_the_call_for_support() -> None:
    """V14.3, X4.9.2 Not once House cards are chosen."""
    table = marching().answer("stark", march("moat-cailin", the_twins="2F"))
    assert table.kind == "support"
    give(table, "stark", "greyjoy", 1).until("house-card")
    assert why(table, "stark", "greyjoy", 1) == "gift-in-combat"


def test_not_while_bids_are_made() -> None:
    """V14.3, X4.9.2 A House could otherwise bid more than it has left."""
    table = given(card="clash-of-kings", agreed=GIFTS, power={"stark": 5})
    assert table.kind == "bid"
    assert why(table, "stark", "lannister", 1) == "gift-while-bidding"


def test_vassals_neither_give_nor_get() -> None:
    """V14.3, X4.9.3 They have no Power."""
    game: Game[Any] = Game.new(
        rulesets["agot-2e-vassals"], GIFTS, ["baratheon", "lannister", "stark"]
    )
    while game.awaited == [CHANCE]:
        game.answer_chance(random.Random(1))
    with pytest.raises(Refused) as no:
        game.interject("stark", "gift", {"to": "tyrell", "power": 1})
    assert no.value.reason.phrase.id == "refused-gift-to-vassal"
    game.interject("stark", "gift", {"to": "lannister", "power": 1})
    assert (game.state.power["stark"], game.state.power["lannister"]) == (4, 6)


@pytest.mark.parametrize("id", IDS)
def test_without_the_option_nobody_gives_anything(id: str) -> None:
    """15.4 As printed; then nothing is offered, either."""
    rules = rulesets[id]
    for options, kinds in ((GIFTS, {"gift"}), ({}, frozenset())):
        assert interjections_of(rules, rules.prepare(options, (), {})) == kinds
    assert why(marching(agreed={}), "stark", "lannister", 1) == "no-gifts"


def test_other_games_have_no_such_option() -> None:
    """V14.3 A Feast for Crows does without; Mother of Dragons has a ruling."""
    assert {id for id, rules in rulesets.items() if "gifts_of_power" in rules.options} == set(IDS)
    affc = rulesets["agot-2e-affc"]
    assert interjections_of(affc, affc.prepare({}, (), {})) == frozenset()


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
def test_the_panel_of_a_gift_has_words(id: str, language: str) -> None:
    """In every language of every such game."""
    say = strict_localizer(id, language)
    for name in ("interject-gift", "interject-gift-about", "interject-gift-do", "refused-no-gifts"):
        assert say(name)


def test_refusals_name_a_paragraph_that_can_be_read() -> None:
    """The one that a group has put aside; Mother of Dragons has paragraphs of its own."""
    no = {"id": "refused-gift-in-combat"}
    for id in IDS:
        assert localizer_for("en").of(id).paragraph(no, "X4.9.2") == "15.4"
        book = rulebook(id)
        assert book is not None
        assert book.find("15.4") is not None
    assert localizer_for("en").of("agot-2e-mod").paragraph(no, "X4.9.2") == "X4.9.2"


@pytest.mark.parametrize("id", IDS)
def test_a_game_with_gifts_replays(id: str) -> None:
    """V0.6 Records name the option; gifts are steps of their own."""
    game: Game[Any] = Game.new(rulesets[id], GIFTS)
    rng, given_away = random.Random(8), 0
    while not game.over and game.state.round <= 2:
        if game.answer_chance(rng):
            continue
        for seat in game.awaited:
            try:
                shape = game.interjecting(seat, "gift")
            except Refused:
                pass
            else:
                given_away += 1
                game.interject(seat, "gift", shape.sample(rng))
            game.answer(seat, game.shape_for(seat).sample(rng))
    assert given_away
    again = open_position(full_line(game))
    assert again.state.power == game.state.power
    record = record_of(rulesets[id], GIFTS, 3, 1)
    assert record["options"]["gifts_of_power"] is True
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_squires_play_beside_gifts(id: str) -> None:
    """Two rounds without an answer that is refused; they give nothing themselves."""
    game: Game[Any] = Game.new(rulesets[id], GIFTS)
    rng, squire = random.Random(6), steward("squire", minds[id])
    stewards_play(game, squire, rng, rounds=2)
