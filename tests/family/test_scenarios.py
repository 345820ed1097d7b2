"""Scenarios for four and five players (V17.1): who plays, what is closed, what is as printed."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from bot.games.agot.drawing.textboard import text_board
from engine.agot.board.reach import ship_targets, transport
from engine.agot.board.supply import supply_icons
from engine.agot.components import open_box
from engine.agot.information.view import AgotView
from engine.agot.second_edition import SecondEdition
from engine.agot.state import AgotState
from engine.agot.variants.scenarios import SCENARIO
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.scenario import Position, march, recruit
from tests.running.marks import daily
from tests.words import strict_localizer

from .other_hands import stewards_play

BASE = cast(SecondEdition[AgotState], rulesets["agot-2e"])
SCENES = [(name, n) for name, by_number in BASE.scenes.items() for n in by_number]
"""Every scenario, with each number of players that it is for."""
NORTH = {
    4: {"baratheon", "greyjoy", "lannister", "stark"},
    5: {"baratheon", "greyjoy", "lannister", "stark", "tyrell"},
}
RUMBLE = "agot-2e/1 players=4 scenario=rumble-in-the-south round=2"
KRAKEN = "agot-2e/1 players=5 scenario=no-kraken-for-dinner round=2"

MUSTERING = (
    "phase=westeros westeros=mustering,put-to-the-sword,sea-of-storms asks=muster:lannister"
    " | riverrun:L f1"
)


def begun(name: str, players: int | None = None, **options: Any) -> Game[Any]:
    """Return a game of a scenario."""
    number = {} if players is None else {"players": players}
    return Game.new(BASE, {SCENARIO: name, **number, **options})


# -- the set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "houses"),
    [
        ("struggle-in-the-north", 4, NORTH[4]),
        ("struggle-in-the-north", 5, NORTH[5]),
        ("rumble-in-the-south", 4, {"baratheon", "lannister", "martell", "tyrell"}),
        ("race-to-kings-landing", 5, {"greyjoy", "lannister", "martell", "stark", "tyrell"}),
        ("no-kraken-for-dinner", 5, {"baratheon", "lannister", "martell", "stark", "tyrell"}),
    ],
)
def test_other_houses_play(name: str, players: int, houses: set[str]) -> None:
    """V17.1 Each scenario says who plays."""
    game = begun(name, players)
    assert {*game.setup.seats} == {*game.state.houses} == houses


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_tracks_are_printed_ones_without_the_others(name: str, players: int) -> None:
    """V17.1 Houses that do not play are taken out, and the others move up."""
    state = begun(name, players).state
    for track, order in open_box("agot-2e").figures.players[6].tracks.items():
        if (name, track) != ("race-to-kings-landing", "iron-throne"):
            assert state.tracks[track] == [h for h in order if h in state.houses]


def test_house_stark_is_first_in_the_race_to_kings_landing() -> None:
    """V17.1 It has an Iron Throne track of its own."""
    state = begun("race-to-kings-landing").state
    assert state.turn_order == ["stark", "lannister", "martell", "greyjoy", "tyrell"]


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_houses_start_with_their_printed_units(name: str, players: int) -> None:
    """V17.1 But for the Ship in the port of Lannisport in two of them; nobody starts where it is
    closed."""
    state, start = begun(name, players).state, open_box("agot-2e").figures.start
    for house in state.houses:
        printed = {area: dict(units) for area, units in start[house].units.items()}
        if name in ("rumble-in-the-south", "no-kraken-for-dinner"):
            printed.pop("port-of-lannisport", None)
        assert dict(state.units_of(house)) == printed
        assert not {*printed} & {*state.closed}


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_supply_is_what_the_areas_have(name: str, players: int) -> None:
    """V0.4, V17.1 As printed, too."""
    state = begun(name, players).state
    for house in state.houses:
        assert state.supply[house] == supply_icons(state, house)


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_neutral_forces_are_those_of_six_players(name: str, players: int) -> None:
    """V17.1 King's Landing has 5 and The Eyrie 6, unless it is closed; other areas are free."""
    state = begun(name, players).state
    everywhere = {"kings-landing": 5, "the-eyrie": 6}
    assert state.neutral == {a: n for a, n in everywhere.items() if a not in state.closed}
    assert {*state.closed} == {*BASE.scenes[name][players].closed}


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_only_homes_of_houses_in_play_have_a_garrison(name: str, players: int) -> None:
    """V17.2 The home areas of others have none, closed or not."""
    state = begun(name, players).state
    assert {*state.garrisons} == {state.home_area[house] for house in state.houses}


def test_ten_rounds_and_seven_castles() -> None:
    """V17.1 Rounds, stars and castles are those of the number of players; fewer can be ruled."""
    state = begun("rumble-in-the-south").state
    printed = open_box("agot-2e").figures
    assert state.box.figures.rounds == printed.rounds
    assert state.players.stars == printed.players[4].stars
    assert state.castles_to_win == 7
    ruled: Game[Any] = Game.new(
        BASE, {SCENARIO: "rumble-in-the-south"}, (), {"castles-to-win": "six"}
    )
    assert ruled.state.castles_to_win == 6


# -- closed areas ----------------------------------------------------------------------------------


def table(line: str) -> Position:
    """Return a position of a scenario."""
    return Position(open_position(line))


def test_nobody_marches_into_a_closed_area() -> None:
    """V17.2 On land; the refusal names the area."""
    given = table(f"{RUMBLE} phase=marches asks=march:lannister | riverrun:L f2 o=march+0")
    answer = march("riverrun", seagard="1F")
    assert given.why("lannister", answer) == ("area-closed", "13.8")
    assert given.allows("lannister", march("riverrun", harrenhal="1F"))


def test_ships_neither_sail_nor_carry_through_a_closed_sea() -> None:
    """V17.2 It breaks a transport: nobody can have a Ship there."""
    state = table(f"{RUMBLE} phase=marches | the-golden-sound:L s1 | sunset-sea:L s1").state
    assert "ironmans-bay" not in ship_targets(state, "lannister", "the-golden-sound")
    assert "ironmans-bay" not in ship_targets(state, "lannister", "sunset-sea")
    assert not {"pyke", "flints-finger"} & {*open_targets(state)}


def open_targets(state: AgotState) -> list[str]:
    """Return where House Lannister's units of Lannisport can go by Ship."""
    return state.open_to("lannister", transport(state, "lannister", "lannisport"))


def test_no_ship_is_mustered_in_a_closed_sea() -> None:
    """V17.2 Riverrun lies at Ironman's Bay, which is closed, and at no other water."""
    given = table(f"{RUMBLE} {MUSTERING}")
    ship = {"riverrun": [recruit("S", "ironmans-bay")]}
    assert given.why("lannister", ship) == ("area-closed", "13.8")
    assert given.allows("lannister", {"riverrun": [recruit("F", "riverrun")]})
    elsewhere = table(f"{KRAKEN} {MUSTERING}")
    assert elsewhere.allows("lannister", ship)


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_closed_areas_stay_empty(name: str, players: int) -> None:
    """V17.2 Whatever happens: no units, no orders, no Power tokens, nobody's control."""
    game, rng = begun(name, players), random.Random(6)
    closed = {*game.state.closed}
    while not game.over:
        for seat, shape in list(game.question.shapes.items()) if game.question else []:
            game.answer(seat, shape.sample(rng))
        state = game.state
        for there in (state.units, state.orders, state.placed, state.tokens):
            assert not closed & {*there}
        assert not closed & {*game.view(None)["controllers"]}


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_the_board_says_what_is_closed(name: str, players: int) -> None:
    """V17.2 In the view, so on pictures and pages; in words for who does not see them."""
    view = cast(AgotView, begun(name, players).view(None))
    assert {*view["closed"]} == {*BASE.scenes[name][players].closed}
    assert text_board(view).count(strict_localizer("agot-2e")("board-closed")) == len(
        view["closed"]
    )


# -- options ---------------------------------------------------------------------------------------


def test_a_scenario_says_how_many_play() -> None:
    """V17.1 Without a number, as many as can."""
    for name, by_number in BASE.scenes.items():
        assert BASE.prepare({SCENARIO: name}, (), {}).options["players"] == max(by_number)


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({SCENARIO: "rumble-in-the-south", "players": 5}, {"players": 5}),
        ({SCENARIO: "struggle-in-the-north", "players": 6}, {"players": 6}),
        ({SCENARIO: "no-kraken-for-dinner", "players": 3}, {"players": 3}),
    ],
)
def test_other_numbers_of_players_are_refused(
    options: dict[str, Any], clash: dict[str, Any]
) -> None:
    """V17.1 The refusal names the scenario and the number."""
    with pytest.raises(BadSetup) as caught:
        BASE.prepare(options, (), {})
    assert caught.value.clash == {SCENARIO: options[SCENARIO], **clash}


@pytest.mark.parametrize("id", [id for id in rulesets if id not in ("agot-2e", "agot-2e-mod")])
def test_other_games_have_no_scenario(id: str) -> None:
    """V17.1, V17.3 They are for the base game and Mother of Dragons."""
    assert SCENARIO not in rulesets[id].options


@pytest.mark.parametrize(
    "options", [{"random_tracks": True}, {"random_hands": True}, {"house_cards": "asos"}]
)
def test_it_can_be_combined(options: dict[str, Any]) -> None:
    """With tracks and hands by chance, and with other cards."""
    record = record_of(BASE, {SCENARIO: "no-kraken-for-dinner", **options}, 1, 1, rounds=3)
    assert compare(Record.model_validate(record)).differences == 0


# -- positions, records, stewards ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), SCENES)
def test_a_game_replays_and_positions_come_back(name: str, players: int) -> None:
    """V0.6 Both name the scenario."""
    record = record_of(BASE, {SCENARIO: name, "players": players}, 3, 1)
    assert record["options"][SCENARIO] == name
    assert compare(Record.model_validate(record)).differences == 0
    game = begun(name, players)
    while not game.question or game.question.kind != "orders":
        game.answer_chance(random.Random(1))
    again = open_position(public_line(game))
    assert again.state.closed == game.state.closed
    assert again.awaited == game.awaited
    assert public_line(again) == public_line(game)


@pytest.mark.parametrize(("name", "players"), daily(*SCENES[::3], of=SCENES))
def test_squires_play_it(name: str, players: int) -> None:
    """Two rounds without an answer that is refused."""
    game, rng = begun(name, players), random.Random(7)
    squire = steward("squire", minds["agot-2e"])
    stewards_play(game, squire, rng, rounds=2)
