"""Gifts of Power, X4.9 and XE58 of the expansions' digest, and the kernel's part in them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.kernel.capabilities import interjections_of
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import Drift, load, save
from engine.kernel.worlds import fork, imagine
from engine.records import BadRecord, Record, compare, open_record, recorded_events, write_record
from engine.records.position import full_line, open_position
from engine.rulesets import rulesets
from tests.agot.position import Position
from tests.agot.words import march

from .mother import given, mother

FOUR = "baratheon lannister stark targaryen"
RULES = rulesets["agot-2e-mod"]


def give(table: Position, giver: str, to: str, power: int) -> Position:
    """Give Power that the rules must let go."""
    table.game.interject(giver, "gift", {"to": to, "power": power})
    return table


def why(table: Position, giver: str, to: str, power: int) -> tuple[str, str | None]:
    """Return id and paragraph of the refusal of a gift, which changes nothing."""
    before = save(table.game)
    with pytest.raises(Refused) as no:
        table.game.interject(giver, "gift", {"to": to, "power": power})
    assert save(table.game) == before
    return no.value.reason.phrase.id.removeprefix("refused-"), no.value.reason.rule


def third_battle(**changes: Any) -> Position:
    """Baratheon attacks Targaryen in the Boneway; Stark stands beside with a Support order."""
    return given(
        FOUR,
        units={
            "kingswood": "baratheon 2F",
            "the-boneway": "targaryen 1K",
            "storms-end": "stark 1F",
        },
        orders={"kingswood": "march+0", "storms-end": "support"},
        hands={"baratheon": "stannis-baratheon", "targaryen": "arstan-whitebeard"},
        tracks={"iron-throne": "baratheon stark lannister"},
        power={"stark": 5, "lannister": 4},
        stage=["marches"],
        **changes,
    )


def test_xe58_gifts() -> None:
    """X4.9.2: while support is declared, not once House cards are chosen; never to a vassal."""
    table = third_battle()
    table.answer("baratheon", march("kingswood", the_boneway="2F"))
    assert table.kind == "support"
    assert why(table, "stark", "martell", 3) == ("gift-to-vassal", "X4.9.3")
    give(table, "stark", "lannister", 3)
    assert (table.power("stark"), table.power("lannister")) == (2, 7)
    told = table.game.fetch_events()[-1]
    assert (told.kind, told.audience) == ("power-given", None)
    assert told.params == {"house": "house:stark", "to": "house:lannister", "power": 3}
    table.until("house-card")
    assert why(table, "stark", "lannister", 1) == ("gift-in-combat", "X4.9.2")


def test_what_cannot_be_given() -> None:
    """X4.9.1, X4.9.3: only what is available, to somebody else, who has tokens left for it."""
    table = given(
        FOUR,
        units={"winterfell": "stark 1F", "the-twins": "baratheon 1F"},
        tokens={"blackwater": "lannister", "harrenhal": "lannister"},
        orders={"winterfell": "march+0"},
        power={"stark": 9, "lannister": 17, "baratheon": 0},
        stage=["marches"],
    )
    assert why(table, "stark", "lannister", 2) == ("gift-too-much", "X4.9.3")
    assert why(table, "stark", "baratheon", 10) == ("gift-above-power", "X4.9.1")
    assert why(table, "stark", "stark", 1) == ("gift-to-oneself", "X4.9.3")
    assert why(table, "baratheon", "stark", 1) == ("gift-without-power", "X4.9.1")
    assert why(table, "stark", "baratheon", 0) == ("not-offered", None)
    assert why(table, "martell", "baratheon", 1) == ("not-asked", None)
    give(table, "stark", "lannister", 1)
    assert table.power("lannister") == 18
    shape = table.game.interjecting("stark", "gift")
    lines = [line.phrase.params["power"] for line in shape.preview({"to": "baratheon", "power": 8})]
    assert lines == [0, 8]


def test_nobody_has_room_for_more() -> None:
    """X4.9.3: where all others have all their tokens, nothing can be given."""
    full = dict.fromkeys(FOUR.split(), 20)
    table = given(
        FOUR,
        units={"winterfell": "stark 1F"},
        orders={"winterfell": "march+0"},
        power=full,
        stage=["marches"],
    )
    assert why(table, "stark", "lannister", 1) == ("gift-no-room", "X4.9.3")


def test_no_gifts_while_bids_are_made() -> None:
    """X4.9.2: neither before the bids of a track nor while ties are decided."""
    table = given(FOUR, phase="westeros", stage=["bid_for_track", "iron-throne"])
    assert why(table, "stark", "lannister", 1) == ("gift-while-bidding", "X4.9.2")
    table.bids(stark=1, lannister=1)
    assert table.kind == "ties"
    assert why(table, "stark", "lannister", 1) == ("gift-while-bidding", "X4.9.2")


def test_some_groups_play_without() -> None:
    """The ruling ``gifts-of-power``: never."""
    never = {"gifts-of-power": "never"}
    table = third_battle(rulings=never)
    assert why(table, "stark", "lannister", 1) == ("no-gifts", None)
    for rulings, kinds in ((never, frozenset()), ({}, {"gift"})):
        assert interjections_of(RULES, RULES.prepare({}, (), rulings)) == kinds


def test_what_is_offered_is_what_can_still_be_paid() -> None:
    """The open question stays, with its number; a loan that is too dear by now is refused."""
    table = given(
        FOUR,
        units={"the-narrow-sea": "stark 1S"},
        orders={"the-narrow-sea": "iron-bank"},
        power={"stark": 4},
        slots=["full-host", "spymaster", "sea-raiders"],
        stage=["consolidation"],
        phase="power",
    )
    dear = {"area": "the-narrow-sea", "slot": 2, "card": "spymaster"}
    cheap = {"area": "the-narrow-sea", "slot": 3, "card": "sea-raiders"}
    number = table.game.question.number if table.game.question else 0
    assert table.allows("stark", dear)
    give(table, "stark", "baratheon", 3)
    assert table.why("stark", dear) == ("no-loan-there", "X4.6.2")
    assert table.allows("stark", cheap)
    give(table, "lannister", "stark", 3)
    table.game.answer("stark", dear, number)
    assert table.power("stark") == 0


def test_targaryen_pays_from_what_it_was_given() -> None:
    """X4.7.1: the decisions of deck IV are renewed as well, each with its price."""
    for card, choice in (
        ("empty-promises", {"pay": True, "areas": ["moat-cailin"]}),
        ("domestic-disputes", {"pay": True, "areas": ["winterfell"]}),
    ):
        table = given(FOUR, phase="westeros", power={"targaryen": 0}, stage=["decide", card])
        answer = {"card": card, **choice}
        assert not table.allows("targaryen", answer)
        give(table, "stark", "targaryen", 1)
        table.answer("targaryen", answer)
        assert table.power("targaryen") == 0
    table = given(
        FOUR,
        phase="westeros",
        power={"targaryen": 0},
        loyalty={"karhold": 1, "winterfell": 1},
        stage=["cancel_loyalty", "karhold", "winterfell", 1],
    )
    assert not table.allows("targaryen", True)
    give(table, "stark", "targaryen", 1)
    table.answer("targaryen", True)
    assert mother(table).loyalty == {"karhold": 2}


def test_sealed_answers_stay() -> None:
    """A gift opens nothing, and a restart finds all of it again."""
    table = given(
        FOUR,
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F"},
        phase="planning",
        stage=["planning_phase"],
        tracks={"iron-throne": FOUR},
    )
    table.until("orders")
    table.game.fetch_steps()
    orders = table.shape("stark").safe()
    table.answer("stark", orders)
    give(table, "stark", "lannister", 2)
    give(table, "lannister", "stark", 1)
    game = table.game
    assert game.sealed == {"stark": orders}
    assert [step.kind for step in game.fetch_steps()] == ["gift", "gift"]
    again = load(game.ruleset, save(game))
    assert save(again) == save(game)
    assert again.sealed == {"stark": orders}
    assert again.fetch_steps() == []
    world = imagine(game, "lannister", random.Random(1))
    assert world.view("lannister") == game.view("lannister")
    line = full_line(game)
    assert open_position(line).view("stark")["houses"] == game.view("stark")["houses"]
    spoilt = save(game)
    spoilt["answers"][0][2]["power"] = 20
    with pytest.raises(Drift, match="gift of stark; refused"):
        load(game.ruleset, spoilt)


def played(options: Mapping[str, Any], seed: int) -> tuple[Game[Any], dict[str, Any], int]:
    """Play some rounds at random, with gifts whenever they are legal; return its record, too."""
    rng = random.Random(seed)
    game: Game[Any] = Game.new(RULES, options)
    steps, checks, gifts = [], [], 0
    while game.question is not None and game.state.round < 4:
        for seat in list(game.question.shapes):
            if rng.random() < 0.3:
                giver = rng.choice(list(game.setup.seats))
                try:
                    game.interject(giver, "gift", game.interjecting(giver, "gift").sample(rng))
                    gifts += 1
                except Refused:
                    pass
            game.answer(seat, game.question.shapes[seat].sample(rng))
        assert min(game.state.power.values()) >= 0
        assert max(game.state.power.values()) <= 20
        steps += game.fetch_steps()
        shot = RULES.snapshot(game.state, recorded_events(game))
        checks.append({"after": len(steps), "state": shot})
        if rng.random() < 0.02:
            assert save(load(RULES, save(game))) == save(game)
            assert save(fork(game, keep_rests=True)) == save(game)
    return game, write_record(game, steps, checks), gifts


@pytest.mark.parametrize("options", [{"players": 8}, {"players": 4}, {"players": 3}])
def test_random_games_with_gifts_replay(options: dict[str, Any]) -> None:
    """Gifts at any legal moment: nobody gets into debt, and the record replays exactly."""
    game, record, gifts = played(options, 3)
    assert gifts > 10
    assert compare(Record.model_validate(record)).differences == 0
    assert open_record(Record.model_validate(record)).state.dump() == game.state.dump()
    first = next(n for n, step in enumerate(record["steps"]) if step["kind"] == "gift")
    record["steps"][first]["value"]["power"] += 20
    with pytest.raises(BadRecord, match=f"step {first + 1}: gift of"):
        open_record(Record.model_validate(record))
    assert "gift" in next(iter(compare(Record.model_validate(record))))


def test_a_gift_is_no_way_back_to_a_record() -> None:
    """Where a record and the rules have parted, only an answer tells that they agree again."""
    rng = random.Random(1)
    game: Game[Any] = Game.new(RULES, {"players": 4})
    game.answer_chance(rng)
    while game.question is not None and game.question.kind == "claim-vassals":
        (seat,) = game.awaited
        game.answer(seat, game.shape_for(seat).sample(rng))
    game.interject("stark", "gift", {"to": "lannister", "power": 1})
    for seat in list(game.awaited):
        game.answer(seat, game.shape_for(seat).sample(rng))
    record = write_record(game, game.fetch_steps(), [])
    first = next(n for n, s in enumerate(record["steps"]) if s["kind"] == "claim-vassals")
    record["steps"][first]["kind"] = "raven"
    found = compare(Record.model_validate(record))
    (line,) = found
    assert line.startswith(f"step {first + 1}: raven of")


def test_where_it_has_no_place() -> None:
    """Nothing is given while something is drawn; and a ruleset without gifts refuses them."""
    before = Game.new(RULES, {})
    with pytest.raises(Refused, match="chance-first"):
        before.interject("stark", "gift", {"to": "lannister", "power": 1})
    game = Game.new(rulesets["agot-2e"], {})
    game.answer_chance(random.Random(1))
    with pytest.raises(Refused):
        game.interject("stark", "gift", {"to": "lannister", "power": 1})
    assert isinstance(RULES, MotherOfDragons)
