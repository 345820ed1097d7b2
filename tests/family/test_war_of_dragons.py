"""Dragons for everyone (V15.1), and for the last unit of a House without castles (V15.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.agot.drawing.scene import scene
from bot.games.agot.views import view_of
from bot.games.pictures import draw, text_board
from engine.agot.board.control import castle_counts
from engine.agot.board.dragons import avenge, grow
from engine.agot.board.reach import targets_of
from engine.agot.phases.reconcile import destroy
from engine.agot.state import AgotState
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.kernel.position.notation import BadPosition
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.fighting import play_cards
from tests.agot.scenario import Position, march
from tests.running.marks import daily, nightly
from tests.words import strict_localizer

from .other_hands import every_position_comes_back, stewards_play

WAR: dict[str, Any] = {"dragon_war": True}
REVENGE: dict[str, Any] = {"dragon_revenge": True}
IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod")
LANGUAGES = ("en", "de", "fa", "hu", "ru", "zh")


def begun(id: str = "agot-2e", seed: int = 1, **options: Any) -> Game[Any]:
    """Return a game after everything that chance gives at first."""
    game: Game[Any] = Game.new(rulesets[id], options or WAR)
    rng = random.Random(seed)
    while game.answer_chance(rng):
        pass
    return game


def dragons(s: AgotState) -> dict[str, str]:
    """Return the areas with a Dragon, by House."""
    return {s.owner[area]: area for area, units in s.units.items() if "dragon" in units}


def bereft(**units: str) -> AgotState:
    """Return the state of a game in which House Stark has these units and no castle."""
    placed = " | ".join(f"{area.replace('_', '-')}:S {there}" for area, there in units.items())
    line = f"agot-2e/1 dragon_revenge=true round=4 phase=marches asks=march:lannister | {placed}"
    line += " | winterfell:G k1 | lannisport:L k2 o=march-1"
    state: AgotState = open_position(line).state
    return state


def test_a_knight_at_home_becomes_a_dragon() -> None:
    """V15.1 Of each House; nothing else changes, and Supply is as before."""
    before, s = Game.new(rulesets["agot-2e"], {}).state, begun().state
    assert dragons(s) == s.home_area
    for house, home in s.home_area.items():
        there = dict(before.units[home])
        assert s.units[home] == {**{u: n for u, n in there.items() if u != "knight"}, "dragon": 1}
        assert {a: n for a, n in s.units_of(house).items() if a != home} == {
            a: n for a, n in before.units_of(house).items() if a != home
        }
    assert s.supply == before.supply


@pytest.mark.parametrize("seed", daily(1, 2, of=range(1, 6)))
def test_without_a_knight_at_home_it_is_one_elsewhere_or_a_footman(seed: int) -> None:
    """V15.1 In A Dance with Dragons, Tyrell's only Knight is in Kingswood, and Lannister has none:
    chance decides which of its Footmen it is."""
    found = dragons(begun("agot-2e-adwd", seed).state)
    before = Game.new(rulesets["agot-2e-adwd"], {}).state
    assert found["tyrell"] == "kingswood"
    assert not any("knight" in units for units in before.units_of("lannister").values())
    assert before.units[found["lannister"]].get("footman")


def test_house_targaryen_keeps_its_three() -> None:
    """V15.1 All seven others have one each."""
    s = begun("agot-2e-mod").state
    assert [s.on_board(h, "dragon") for h in s.houses] == [
        3 if h == "targaryen" else 1 for h in s.houses
    ]


def test_vassals_have_one() -> None:
    """V15.1 Wherever their Knights are."""
    s = begun("agot-2e-vassals").state
    assert {*s.vassals} <= dragons(s).keys() == {*s.houses}


def test_garrisons_at_home_are_stronger() -> None:
    """V15.1 4 instead of 2, and 6 instead of 4; others stay."""
    s = begun("agot-2e-mod").state
    assert s.garrisons == {a: 6 if a == "the-eyrie" else 4 for a in s.home_area.values()}
    dance, printed = begun("agot-2e-adwd").state, Game.new(rulesets["agot-2e-adwd"], {}).state
    for area, strength in printed.garrisons.items():
        assert dance.garrisons[area] == strength + 2 * (area in dance.home_of)


@pytest.mark.parametrize(
    ("id", "strengths"),
    [("agot-2e", [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]), ("agot-2e-adwd", [1, 2, 2, 3, 4, 5])],
)
def test_dragons_grow(id: str, strengths: list[int]) -> None:
    """V15.1 In every second round; a shorter game begins with 1 and hurries at its end."""
    s = begun(id).state
    found = [s.dragon_strength]
    for s.round in range(2, len(strengths) + 1):
        grow(s)
        found.append(s.dragon_strength)
    assert found == strengths
    assert s.varying_strength("dragon") == 5


def test_dragons_fly() -> None:
    """V15.1, X4.5.3 To any land area, as House Targaryen's do."""
    s = begun().state
    assert {*targets_of(s, "stark", "winterfell", "dragon")} == {*s.box.lands} - {"winterfell"}


def test_balon_greyjoy_has_the_text_of_jaqen_hghar() -> None:
    """V15.1, X2.8.3 The opponent plays a random card of its hand instead."""
    line = "agot-2e/1 dragon_war=true round=2 phase=marches asks=march:stark"
    line += " | bay-of-ice:S s1 o=march+0 | sunset-sea:G s1 | winterfell:S k1 | pyke:G k1"
    table = Position(open_position(line))
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    play_cards(table, stark="eddard-stark", greyjoy="balon-greyjoy-war")
    assert table.game.awaited == [CHANCE]
    table.game.answer_chance(random.Random(1))
    (told,) = table.events("card-cancelled")
    assert told["card"] == "card:eddard-stark"


def test_a_war_goes_with_revenge_unless_it_is_said_otherwise() -> None:
    """V15.2 And revenge alone is possible."""
    rules = rulesets["agot-2e"]
    for given, both in (
        (WAR, (True, True)),
        ({**WAR, "dragon_revenge": False}, (True, False)),
        (REVENGE, (False, True)),
    ):
        options = rules.prepare(given, (), {}).options
        assert (options["dragon_war"], options["dragon_revenge"]) == both
    assert not dragons(begun(**REVENGE).state)


@pytest.mark.parametrize(
    ("units", "fresh"),
    [
        ({"karhold": "f1"}, {"karhold": {"dragon": 1}}),
        ({"karhold": "~e1"}, {"karhold": {"routed-dragon": 1}}),
        (
            {"karhold": "k1", "bay_of_ice": "s2"},
            {"karhold": {"dragon": 1}, "bay-of-ice": {"ship": 2}},
        ),
        ({"karhold": "k1d1"}, {"karhold": {"dragon": 2}}),
        ({"karhold": "f2"}, {"karhold": {"footman": 2}}),
        ({"karhold": "f1", "white_harbor": "f1"}, None),
    ],
)
def test_the_last_unit_of_a_house_without_castles_becomes_a_dragon(
    units: dict[str, str], fresh: dict[str, dict[str, int]] | None
) -> None:
    """V15.2, V15.3 A Siege Engine, too; a routed unit stays routed; Ships and Dragons do not count.
    A House with two land units or with a castle waits."""
    s = bereft(**units)
    before = s.units_of("stark")
    s.add("castle-black", "stark", {"footman": 1})
    assert castle_counts(s)["stark"] == ("white_harbor" in units)
    destroy(s, "stark", {"castle-black": {"footman": 1}})
    assert s.units_of("stark") == (before if fresh is None else fresh)


def test_without_a_loss_nothing_turns() -> None:
    """V15.2 And without the option, nothing ever does."""
    s = bereft(karhold="f1")
    assert s.units["karhold"] == {"footman": 1}
    s.options = {**s.options, **dict.fromkeys(REVENGE, False)}
    avenge(s)
    assert s.units["karhold"] == {"footman": 1}


def test_revenge_waits_for_the_end_of_the_combat() -> None:
    """V15.3 Before victory is looked at; whoever fled becomes a Dragon that lies on its side."""
    line = "agot-2e/1 dragon_revenge=true round=4 phase=marches asks=march:lannister"
    line += " | moat-cailin:S f2 | lannisport:L k1 | seagard:L k3 o=march+1*"
    line += " | winterfell:G k1 | greywater-watch:G f1 | white-harbor:G f1"
    table = Position(open_position(line))
    table.answer("lannister", march("seagard", {"moat-cailin": "3K"}))
    play_cards(table, stark="catelyn-stark", lannister="ser-gregor-clegane")
    rng = random.Random(2)
    while table.state.combat is not None and (question := table.game.question) is not None:
        for seat, shape in list(question.shapes.items()):
            table.game.answer(seat, shape.sample(rng))
    assert table.events("destroyed")
    assert [*table.state.units_of("stark").values()] in ([], [{"routed-dragon": 1}])
    assert castle_counts(table.state)["stark"] == 0


def test_a_dragon_in_a_game_without_them_is_no_position() -> None:
    """V15.1 Nobody has such a piece there."""
    with pytest.raises(BadPosition):
        open_position("agot-2e/1 | winterfell:S d1")


def test_a_feast_for_crows_has_no_such_option() -> None:
    """V15 It has rounds and objectives of its own, and the 1st edition other pieces."""
    for name in (*WAR, *REVENGE):
        assert {id for id, rules in rulesets.items() if name in rules.options} == {*IDS}


@pytest.mark.parametrize("id", daily("agot-2e-vassals", "agot-2e-mod", of=IDS))
@pytest.mark.parametrize("options", daily(WAR, of=(WAR, REVENGE)))
def test_a_game_replays(id: str, options: dict[str, Any]) -> None:
    """V0.6 Its record names what was agreed, and its checks what Dragons are worth."""
    record = record_of(rulesets[id], options, 3, 1)
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", IDS)
def test_any_position_of_a_random_game_comes_back(id: str) -> None:
    """V0.6 With the strength of Dragons and the rounds in which they will grow."""
    game = begun(id)
    every_position_comes_back(game, random.Random(4))
    again = open_position(public_line(game)).state
    assert again.dragon_strength == game.state.dragon_strength
    assert again.dragon_tokens == game.state.dragon_tokens


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_squires_play(id: str) -> None:
    """A round without an answer that is refused; later, Dragons fly."""
    game = begun(id)
    stewards_play(game, steward("squire", minds[id]), random.Random(6), rounds=2)


@nightly
def test_maps_show_dragons_and_what_they_are_worth() -> None:
    """X4.5.1 On the map, and in words."""
    game = begun("agot-2e-adwd")
    view = view_of(game.view(None))
    army = next(army for army in scene(view).armies if army.area == "kingswood")
    assert [(figure.kind, figure.worth) for figure in army.figures] == [("dragon", 1)]
    assert "A Dragon is worth 1." in text_board(game.view(None))
    assert "A Dragon is worth 1." in draw(game.view(None)).alt


@pytest.mark.parametrize("language", daily("en", of=LANGUAGES))
@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_everything_can_be_said(id: str, language: str) -> None:
    """Also that Dragons grow, and that a unit becomes one."""
    game, rng, said = begun(id), random.Random(3), set()
    say = strict_localizer(id, language)
    while not game.over and game.state.round < 4:
        for seat, shape in list(game.question.shapes.items()) if game.question else []:
            game.answer(seat, shape.sample(rng))
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
            said.add(event.kind)
    assert "dragons-grow" in said


@pytest.mark.parametrize(("options", "most"), [("", 5), ("dragon_war=true ", 2)])
def test_aeron_damphair_pays_no_more_than_he_has_discarded(options: str, most: int) -> None:
    """V15.1 As many Power as its House has cards in its discard pile; otherwise any number."""
    line = f"agot-2e-adwd/1 {options}round=2 phase=marches asks=march:greyjoy"
    line += " | greyjoy power=5 discard=qarl-the-maid,rodrik-the-reader"
    line += " | bay-of-ice:G s1 o=march+0 | sunset-sea:S s1 | winterfell:S k1 | pyke:G k1"
    table = Position(open_position(line))
    table.answer("greyjoy", march("bay-of-ice", {"sunset-sea": "1S"}))
    play_cards(table, greyjoy="aeron-damphair-adwd", stark="ramsay-bolton")
    shape = table.game.shape_for("greyjoy")
    powers = [option.id for option in shape.step(()).options]
    assert len(powers) == most + 1
