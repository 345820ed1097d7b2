"""Games with the House cards of A Storm of Swords (V2): stewards, what-if, imagined worlds."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.agot import kinds
from engine.agot.combat.battle import Battle
from engine.agot.information.what_if import refusing_matters, supporting_matters, what_if
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.worlds import imagine
from engine.records import Record, compare
from engine.records.position import full_line, open_position
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.scenario import Position, ability, march
from tests.family.storm import DECK, battle, position, supported_by
from tests.running.marks import daily, nightly

TABLES = (("agot-2e", 6), ("agot-2e", 3), ("agot-2e-vassals", 4), ("agot-2e-mod", 8))


@pytest.mark.parametrize(("id", "players"), TABLES)
@pytest.mark.parametrize("seed", daily(1, of=range(1, 9)))
def test_a_random_game_ends_by_rule_and_replays(id: str, players: int, seed: int) -> None:
    """V0.6 With a winner, and without a difference."""
    record = record_of(rulesets[id], {**DECK, "players": players}, seed, 1)
    assert compare(Record.model_validate(record)).differences == 0
    assert "winner" in record["checks"][-1]["state"]


@nightly
@pytest.mark.parametrize(("id", "players"), daily(TABLES[1], of=TABLES))
def test_a_squire_plays_all_seats_to_the_end(id: str, players: int) -> None:
    """V2.15 No answer is refused, whatever the cards ask."""
    game: Game[Any] = Game.new(rulesets[id], {**DECK, "players": players})
    rng, squire = random.Random(3), steward("squire", minds[id])
    asked: set[str] = set()
    while not game.over:
        if game.answer_chance(rng):
            continue
        for seat in game.awaited:
            value = squire.answer(game, seat, rng.getrandbits(63))
            if game.question is not None and game.question.kind == kinds.ABILITY:
                asked.add(value["card"])
            game.answer(seat, value)
    assert asked


def test_worlds_are_imagined_and_lines_come_back_at_any_moment() -> None:
    """V0.6 The seat that thinks sees no difference, and a full line holds the combat."""
    game: Game[Any] = Game.new(rulesets["agot-2e"], {**DECK, "tides_of_battle": True})
    rng, seen = random.Random(11), 0
    while not game.over:
        if game.answer_chance(rng):
            continue
        seat = rng.choice(game.awaited)
        if game.state.combat is not None and rng.random() < 0.2:
            world = imagine(game, seat, random.Random(1))
            assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))
            again = open_position(full_line(game)).state
            for field in ("combat", "hand", "discard", "power", "tracks", "stolen"):
                assert getattr(again, field) == getattr(game.state, field)
            seen += 1
        game.answer(seat, game.shape_for(seat).sample(rng))
    assert seen > 10


def declared(*, hands: dict[str, str], **more: Any) -> Position:
    """Return a battle of House Stark in which House Tyrell may support a side."""
    table = position(
        **{
            "units": {
                "the-reach": "stark 2F",
                "blackwater": "lannister 2F",
                "stoney-sept": "tyrell 1F(r)",
            },
            "orders": {"the-reach": "march+0", "stoney-sept": "support"},
            "hands": hands,
            **more,
        }
    )
    return table.answer("stark", march("the-reach", blackwater="2F"))


@pytest.mark.parametrize(
    ("card", "matters"), [("catelyn-stark-asos", True), ("jory-cassel", False)]
)
def test_support_without_strength_matters_to_catelyn(card: str, matters: bool) -> None:
    """V2.9 A routed Footman adds nothing, but somebody supports her."""
    table = declared(hands={"stark": card, "lannister": "tywin-lannister-asos"})
    assert supporting_matters(Battle(table.state), "tyrell") == matters


@pytest.mark.parametrize(
    ("card", "matters"), [("balon-greyjoy-asos", True), ("dagmer-cleftjaw", False)]
)
def test_refusing_support_matters_to_balon(card: str, matters: bool) -> None:
    """V2.5 The difference is what he gains, even if the winner is certain."""
    table = position(
        units={
            "the-reach": "greyjoy 4K",
            "blackwater": "lannister 1F",
            "stoney-sept": "tyrell 1F",
        },
        orders={"the-reach": "march+0", "stoney-sept": "support"},
        hands={"greyjoy": card, "lannister": "tywin-lannister-asos"},
        supply={"greyjoy": 6},
    )
    table.answer("greyjoy", march("the-reach", blackwater="4K"))
    table.until("support", "tyrell").answer("tyrell", {"stoney-sept": "attacker"})
    assert refusing_matters(Battle(table.state), "greyjoy") == matters


def test_cards_are_compared_with_their_texts() -> None:
    """V2.5 Two swords take two units, but none from Eddard."""
    table = declared(hands={"stark": "robb-stark-asos"})
    found = what_if(Battle(table.state), {})
    assert found is not None
    column = found["defence"].index("joffrey-lannister")
    assert found["cells"][0][column]["casualties"] == 2
    defended = position(
        units={"the-reach": "baratheon 4F", "blackwater": "stark 2F"},
        orders={"the-reach": "march+0"},
        hands={"baratheon": "renly-baratheon-asos", "stark": "eddard-stark-asos"},
    ).answer("baratheon", march("the-reach", blackwater="4F"))
    met = what_if(Battle(defended.state), {})
    assert met is not None
    assert met["cells"][0][0]["casualties"] == 0


@pytest.mark.parametrize(
    ("card", "own", "facts", "best"),
    [
        ("bran-stark", "stark", {"hands": {"stark": "bran-stark jory-cassel"}}, "retrieve"),
        ("mace-tyrell-asos", "tyrell", {"attack": "4F"}, "order"),
    ],
)
def test_a_squire_uses_what_is_free(card: str, own: str, facts: Any, best: str) -> None:
    """V2.15 The strongest card comes back, and the order is a Defense."""
    other = "lannister" if own == "stark" else "stark"
    table = battle(own, other, card, **facts).until("ability", own)
    answer = steward("squire", minds["agot-2e"]).answer(table.game, own, 5)
    wanted = {"retrieve": "robb-stark-asos", "order": "defend+1"}
    assert answer == {**ability(card), best: wanted[best]}


def test_support_is_asked_of_those_who_can_give_it() -> None:
    """V2.9 Its own Support order counts for Asha without a question."""
    table = battle("greyjoy", "stark", "asha-greyjoy-asos", "bran-stark", **supported_by("greyjoy"))
    assert not table.events("support")
