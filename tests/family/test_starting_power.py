"""Less Power at the beginning for some Houses (2.8), as a group writes it or has bid it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily
from tests.words import strict_localizer

from .other_hands import stewards_play

IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod")


def begun(id: str = "agot-2e", **options: Any) -> Game[Any]:
    """Return a game whose decks are shuffled."""
    game: Game[Any] = Game.new(rulesets[id], options)
    rng = random.Random(1)
    while game.answer_chance(rng):
        pass
    return game


@pytest.mark.parametrize(
    ("id", "printed"), [("agot-2e", 5), ("agot-2e-adwd", 5), ("agot-2e-mod", 7)]
)
def test_a_house_begins_with_what_is_agreed_and_the_others_as_printed(
    id: str, printed: int
) -> None:
    """2.8, X4.1.5 Everyone sees it; nothing but Power differs."""
    game, usual = begun(id, starting_power="stark 2, greyjoy 0"), begun(id)
    power = {house: seen["power"] for house, seen in game.view(None)["houses"].items()}
    assert (power.pop("stark"), power.pop("greyjoy")) == (2, 0)
    assert {*power.values()} == {printed}
    game.state.power = dict(usual.state.power)
    assert game.view(None) == usual.view(None)


def test_a_vassal_has_no_power() -> None:
    """X2.2 Whatever was agreed for its House."""
    seats = ["baratheon", "lannister", "stark", "greyjoy"]
    game: Game[Any] = Game.new(
        rulesets["agot-2e-vassals"], {"starting_power": {"stark": 3, "tyrell": 4}}, seats
    )
    game.answer_chance(random.Random(1))
    assert (game.state.power["stark"], game.state.power["tyrell"]) == (3, 0)


@pytest.mark.parametrize(
    ("id", "value", "options"),
    [
        ("agot-2e", {"stark": 6}, {}),
        ("agot-2e", "stark -1", {}),
        ("agot-2e", {"targaryen": 1}, {}),
        ("agot-2e-mod", {"stark": 8}, {}),
        ("agot-2e-mod", {"stark": 6}, {"without_iron_bank": True}),
    ],
)
def test_nobody_begins_with_more_than_printed(id: str, value: object, options: Any) -> None:
    """2.8 One sentence says what can be written, in every language."""
    with pytest.raises(BadSetup) as caught:
        rulesets[id].prepare({"starting_power": value, **options}, (), {})
    why = caught.value.why
    assert why is not None
    for language in ("en", "de", "fa", "hu", "ru", "zh"):
        assert str(why.params["most"]) in strict_localizer(id, language).say(why)


def test_a_start_position_says_the_power_itself() -> None:
    """V6.6 So both together are refused."""
    position = "agot-2e/1 round=4 players=3 | stark power=3"
    wanted = {"starting_power": {"stark": 2}, "start_position": position}
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare(wanted, (), {})
    assert caught.value.clash["starting_power"] == {"stark": 2}


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", of=IDS))
def test_a_game_replays_and_its_positions_come_back(id: str) -> None:
    """V0.6 The record and both kinds of lines name the option."""
    agreed = {"baratheon": 0, "stark": 3}
    record = record_of(rulesets[id], {"starting_power": agreed}, 3, 1, rounds=3)
    assert record["options"]["starting_power"] == agreed
    assert compare(Record.model_validate(record)).differences == 0
    game = begun(id, starting_power=agreed)
    for line in (public_line(game), full_line(game)):
        again = open_position(line)
        assert again.setup.options["starting_power"] == agreed
        assert again.view(None)["houses"] == game.view(None)["houses"]


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_stewards_play_with_it(id: str) -> None:
    """Without an answer that is refused."""
    game = begun(id, starting_power={"baratheon": 0, "lannister": 1, "stark": 0})
    stewards_play(game, steward("squire", minds[id]), random.Random(7), rounds=2)


def test_other_games_do_not_offer_it() -> None:
    """The 1st edition deals Power by House, and A Feast for Crows has its own course."""
    assert {id for id, rules in rulesets.items() if "starting_power" in rules.options} == {*IDS}
