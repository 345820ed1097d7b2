"""13.3 Standing instructions: answers given ahead, which tell nobody what is in a hand."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.inis.responses.windows import Respond
from engine.inis.ruleset import Inis
from engine.inis.shapes import BranchingChoice
from engine.inis.state import InisState
from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from tests.running.marks import daily

from .playing import begin
from .scenario import Position, fighting, given
from .test_secrets import CHANGES, twins

INIS = Inis()


def told(table: Position, *wanted: Instruction) -> list[Instruction]:
    """Give instructions one after another."""
    shape = INIS.instructing(table.game.setup)
    found: list[Instruction] = []
    for given_now in wanted:
        assert shape.check(given_now) is None, given_now
        found = INIS.instructed(table.state, found, given_now)
    return found


def on(topic: str, do: str, when: str = "always", until: str = "game", **more: str) -> Instruction:
    """Write an instruction."""
    return {"on": topic, "when": when, "do": do, **more, "until": until}


def answer(table: Position, seat: str, instructions: list[Instruction]) -> Any:
    """Ask what the instructions of a seat answer."""
    assert table.game.question is not None
    value = INIS.standing(table.state, seat, table.game.question, instructions)
    if value is not None:
        assert table.game.shape_for(seat).check(value) is None
    return value


def under_geis(holder: str = "blue", card: str = "conquest") -> Position:
    """Green has announced a card; blue and orange are asked."""
    hands = {"green": card, "blue": "bard", "orange": "druid"}
    hands[holder] = "geis"
    table = given(clans={"moor": "G2", "plains": "B1"}, hands=hands, capital="cove")
    choices = {"destination": "plains"} if card == "conquest" else {"territory": "moor"}
    table.play("green", card, **choices)
    if card == "conquest":
        table.answer("green", {})
    table.asked("blue", "orange", kind="respond")
    return table


def test_the_ruleset_takes_instructions() -> None:
    """Whoever runs the game can find out that it may be left instructions."""
    assert isinstance(INIS, TakesInstructions)


def test_without_instructions_everybody_is_asked() -> None:
    """An empty list answers nothing."""
    table = under_geis()
    assert answer(table, "blue", []) is None
    assert answer(table, "orange", []) is None


def test_an_instruction_to_play_plays_what_is_held_and_passes_otherwise() -> None:
    """Both have said "Geis at once": its holder plays it, the other passes."""
    table = under_geis("blue")
    instructions = told(table, on("geis", "play"))
    assert answer(table, "blue", instructions) == {"card": "geis"}
    assert answer(table, "orange", instructions) == {"card": None}


def test_conditions_go_before_always() -> None:
    """Pass, but ask me about cards that can start a clash; the card goes before all responses."""
    wanted = (on("geis", "ask", "starts-clash"), on("geis", "pass"))
    table = under_geis(card="conquest")
    assert answer(table, "blue", told(table, *wanted)) is None
    table = under_geis(card="sanctuary")
    assert answer(table, "blue", told(table, *wanted)) == {"card": None}
    assert answer(table, "blue", told(table, on("responses", "pass"), on("geis", "ask"))) is None
    assert answer(table, "blue", told(table, on("geis", "play", "card:sanctuary"))) == {
        "card": "geis"
    }
    assert answer(table, "blue", told(table, on("geis", "play", "seat:orange"))) is None


def test_a_later_instruction_replaces_an_earlier_one() -> None:
    """The new instruction about the same thing holds."""
    table = under_geis()
    instructions = told(table, on("geis", "pass"), on("geis", "play"))
    assert len(instructions) == 1
    assert answer(table, "blue", instructions) == {"card": "geis"}


def test_an_instruction_for_a_season_lapses() -> None:
    """In the next round it is as if it had not been given."""
    table = under_geis()
    instructions = told(table, on("geis", "pass", until="season"))
    assert answer(table, "blue", instructions) == {"card": None}
    table.state.round += 1
    assert answer(table, "blue", instructions) is None
    assert INIS.instructed(table.state, instructions, on("bard", "pass")) == [on("bard", "pass")]


def test_duties() -> None:
    """Citadels, peace and plain attacks can be answered ahead."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B3"},
        citadels={"moor": 3},
        hands={"blue": "bard"},
        capital="cove",
    )
    assert answer(table, "blue", told(table, on("citadel", "2"))) is True
    assert answer(table, "blue", told(table, on("citadel", "none"))) is False
    assert answer(table, "blue", told(table, on("citadel", "ask"))) is None
    assert answer(table, "blue", []) is None
    for shelters in (True, True):
        table.answer("blue", shelters)
    assert answer(table, "blue", told(table, on("citadel", "2"))) is False
    table.answer("blue", False)
    table.maneuver("green", "peace")
    assert answer(table, "blue", told(table, on("peace", "refuse"))) is False
    assert answer(table, "blue", told(table, on("peace", "agree"))) is True
    table.answer("blue", False)
    # All that green can do is to attack blue.
    held = told(table, on("attacked", "card", card="bard"))
    lacked = told(table, on("attacked", "card", card="geis"))
    assert answer(table, "blue", held) == {"do": "card", "lost": "bard"}
    assert answer(table, "blue", lacked) == {"do": "clan", "card": None}
    assert answer(table, "blue", told(table, on("attacked", "clan"))) == {
        "do": "clan",
        "card": None,
    }


def test_passing_until_the_season_is_over() -> None:
    """Turns can be passed in advance, except for the first one of a season."""
    for opening in (False, True):
        table = given(clans={"moor": "G1"}, hands={"green": "bard"}, opening=opening)
        value = answer(table, "green", told(table, on("turn", "pass", until="season")))
        assert value == (None if opening else {"do": "pass"})


def test_every_instruction_can_be_given_and_said_back() -> None:
    """The shape is the same for all, and what it offers is understood."""
    for players in (2, 3, 4):
        setup = INIS.prepare({"players": players}, (), {})
        shape = INIS.instructing(setup)
        assert isinstance(shape, BranchingChoice)
        assert INIS.instructing(setup) is shape
        for instruction in shape.answers.values():
            assert INIS.in_words(instruction).id == "inis-instruction"


def random_instructions(game: Game[InisState], rng: random.Random) -> list[Instruction]:
    """Give some random instructions."""
    shape = INIS.instructing(game.setup)
    found: list[Instruction] = []
    for _ in range(rng.randint(0, 25)):
        given_now = shape.sample(rng)
        if given_now["do"] != "held":  # which is there to depend on hands
            found = INIS.instructed(game.state, found, given_now)
    if rng.random() < 0.7:
        found = INIS.instructed(game.state, found, on("responses", "pass"))
    return found


@pytest.mark.parametrize("players", daily(3, of=(2, 3, 4)))
@pytest.mark.parametrize("games", daily(2, of=(2, 6)))
def test_who_is_asked_does_not_depend_on_hands(players: int, games: int) -> None:
    """Games that differ in a hand ask the same seats, whatever their instructions are."""
    rng = random.Random(f"standing/{players}")
    answered = compared = 0
    for seed in range(games):
        game = begin({"players": players}, keep_rests=True)
        play = random.Random(f"instructed/{players}/{seed}")
        for _ in range(400):
            if game.over:
                break
            seat = play.choice(game.awaited)
            game.answer(seat, game.shape_for(seat).sample(play))
            pair = twins(game, CHANGES[rng.choice(list(CHANGES))], rng)
            if pair is None or CHANCE in game.awaited or game.question is None:
                continue
            one, two, _ = pair
            instructions = random_instructions(game, rng)
            for x in one.awaited:
                assert one.question is not None
                assert two.question is not None
                mine = INIS.standing(one.state, x, one.question, instructions)
                theirs = INIS.standing(two.state, x, two.question, instructions)
                assert (mine is None) == (theirs is None)
                for twin, value in ((one, mine), (two, theirs)):
                    if value is not None:
                        assert twin.shape_for(x).check(value) is None
                        answered += 1
                compared += 1
    assert answered > 20
    assert compared > 100


def test_a_game_played_by_instructions_is_a_game_like_any_other() -> None:
    """Answers looked up outside are answers: the record holds them and nothing else."""
    game = begin({"players": 4})
    rng = random.Random("instructed")
    orders = {x: random_instructions(game, rng) for x in game.state.seats}
    looked_up = 0
    while not game.over:
        question = game.question
        assert question is not None
        for seat in game.awaited:
            value = None
            if seat != CHANCE:
                value = INIS.standing(game.state, seat, question, orders[seat])
                looked_up += value is not None
            game.answer(seat, value if value is not None else game.shape_for(seat).sample(rng))
    assert looked_up > 50
    steps = [s.to_json() for s in game.fetch_steps()]
    assert json.loads(json.dumps(steps)) == steps
    assert {s["kind"] for s in steps} & {"respond"}


# -- in one step ---------------------------------------------------------------------------------


def preset(table: Position, *names: str) -> list[Instruction]:
    """Give presets one after another."""
    found: list[Instruction] = []
    for name in names:
        found = INIS.instructed(table.state, found, INIS.presets[name])
    return found


def test_three_ways_of_being_asked() -> None:
    """Always asks both; "held" asks only the holder of a fitting card; never passes for both."""
    table = under_geis("blue")
    for seat, held in (("blue", None), ("orange", {"card": None})):
        assert answer(table, seat, preset(table, "always")) is None
        assert answer(table, seat, preset(table, "held")) == held
        assert answer(table, seat, preset(table, "never")) == {"card": None}


def test_an_instruction_about_a_card_goes_before_a_preset() -> None:
    """Who wants to be asked about Geis is asked, holding it or not."""
    table = under_geis("blue")
    both = [*preset(table, "held"), *told(table, on("geis", "ask"))]
    assert answer(table, "orange", both) is None


def test_passing_until_the_turn_is_over() -> None:
    """It lapses with the turn, and what was said for good holds again."""
    table = under_geis("blue")
    said = preset(table, "always", "turn")
    assert INIS.chosen(table.state, said) == ["always"]
    assert answer(table, "blue", said) == {"card": None}
    table.state.turns += 1
    assert answer(table, "blue", said) is None
    assert len(INIS.instructed(table.state, said, on("bard", "pass"))) == 2


def test_the_choice_is_offered_beside_turns_until_it_is_made() -> None:
    """Beside a response it is but one button; "never this round" is no choice in the next."""
    table = under_geis("blue")
    ways = ["always", "held", "never"]
    assert INIS.offered(table.state, "respond", []) == ["turn"]
    assert INIS.offered(table.state, "turn", []) == ways
    assert INIS.offered(table.state, "attacked", []) == []
    said = preset(table, "never")
    assert INIS.offered(table.state, "respond", said) == ["turn"]
    assert INIS.offered(table.state, "turn", said) == []
    table.state.round += 1
    assert INIS.offered(table.state, "turn", said) == ways
    table.state.phase = "draft"
    assert INIS.offered(table.state, "draft", []) == []
    assert INIS.offered(table.state, "respond", []) == []


def test_only_held_makes_it_depend_on_a_hand_who_is_asked() -> None:
    """It asks exactly those who can respond with a card for which they are asked."""
    rng = random.Random("held")
    game = begin({"players": 4})
    asked = spared = 0
    while not game.over:
        question = game.question
        assert question is not None
        for seat in game.awaited:
            shape = question.shapes[seat]
            if question.kind == "respond":
                assert isinstance(shape, Respond)
                held = INIS.instructed(game.state, [], INIS.presets["held"])
                value = INIS.standing(game.state, seat, question, held)
                can = {v["card"] for v in shape.answers.values()} & set(shape.cards)
                assert (value is None) == bool(can)
                asked, spared = asked + bool(can), spared + (not can)
            game.answer(seat, shape.sample(rng))
    assert asked > 5
    assert spared > 50
