"""Places by chance (V4.4, V4.5): another House's units, Power tokens, home area and garrison."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

import pytest

from bot.games.agot.drawing.lines import shown_on
from bot.games.agot.drawing.scene import scene
from bot.games.agot.views import view_of
from bot.games.pictures import draw, text_board
from engine.agot.board.control import controlled, controller, may_leave_token
from engine.agot.board.supply import supply_icons
from engine.agot.expansions.feast_for_crows.objectives import fulfils, printed
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import View
from engine.kernel.shapes import Shuffle
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.playing import over_supply
from tests.running.marks import daily, nightly
from tests.words import strict_localizer

from .other_hands import every_position_comes_back, stewards_play

DRAWN: dict[str, Any] = {"random_positions": True}
IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-affc", "agot-2e-vassals", "agot-2e-mod")
MOVED = MappingProxyType({"greyjoy": "stark", "stark": "tyrell", "tyrell": "greyjoy"})
"""The House at the place of each of three; all others stay where they are."""


def drawn(
    id: str = "agot-2e",
    heirs: Mapping[str, str] = MOVED,
    seats: tuple[str, ...] = (),
    rulings: Mapping[str, str] | None = None,
    **options: Any,
) -> Game[Any]:
    """Return a game whose places are drawn so, with everything else that chance gives at first."""
    game: Game[Any] = Game.new(rulesets[id], {**DRAWN, **options}, seats, rulings)
    shape = game.shape_for(CHANCE)
    assert isinstance(shape, Shuffle)
    order = [heirs.get(house, house) for house in shape.cards]
    game.answer(CHANCE, {"deck": "positions", "order": order})
    rng = random.Random(1)
    while game.answer_chance(rng):
        pass
    return game


def printed_game(id: str = "agot-2e", seats: tuple[str, ...] = (), **options: Any) -> Game[Any]:
    """Return the same game at the printed places, before anything is shuffled."""
    return Game.new(rulesets[id], options, seats)


def test_a_house_takes_over_all_of_a_place() -> None:
    """V4.4 Stark has Greyjoy's units, home area and garrison; its cards and tracks stay its own."""
    state, before = drawn().state, printed_game().state
    assert state.units_of("stark") == before.units_of("greyjoy")
    assert state.units_of("tyrell") == before.units_of("stark")
    assert state.units_of("martell") == before.units_of("martell")
    assert state.home_area["stark"] == "pyke"
    assert state.home_of["winterfell"] == "tyrell"
    for same in ("garrisons", "power", "tracks", "hand"):
        assert getattr(state, same) == getattr(before, same), same


def test_power_tokens_and_garrisons_of_a_place_go_with_it() -> None:
    """V4.4, V4.5 In A Dance with Dragons, whoever is at Tyrell's place has its tokens and holds the
    garrison of Oldtown, which stays where it is."""
    state, before = drawn("agot-2e-adwd").state, printed_game("agot-2e-adwd").state
    tokens = [area for area, house in before.tokens.items() if house == "tyrell"]
    assert tokens
    assert {state.tokens[area] for area in tokens} == {"greyjoy"}
    assert state.garrisons == before.garrisons
    assert controller(state, "oldtown") == "greyjoy"


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", daily(1, of=range(1, 6)))
def test_supply_is_counted_and_enough(id: str, seed: int) -> None:
    """V0.4 Of players; vassals keep theirs (X2.2.2). All armies fit."""
    game: Game[Any] = Game.new(rulesets[id], DRAWN)
    rng = random.Random(seed)
    while game.answer_chance(rng):
        pass
    state = game.state
    for house in state.houses:
        vassal = house in getattr(state, "vassals", ())
        assert state.supply[house] == (4 if vassal else supply_icons(state, house)), house
    assert list(over_supply(state)) == []


def test_a_vassal_has_the_vassals_units_of_its_place() -> None:
    """V4.4 And a player at the place of a vassal those that a player has there."""
    seats = ("baratheon", "lannister", "martell", "stark", "tyrell")
    state = drawn("agot-2e-vassals", {"greyjoy": "stark", "stark": "greyjoy"}, seats).state
    every = printed_game("agot-2e").state
    assert state.vassals == ["greyjoy"]
    assert state.units_of("stark") == every.units_of("greyjoy")
    as_vassal = printed_game("agot-2e-vassals", tuple(h for h in seats if h != "stark")).state
    assert state.units_of("greyjoy") == as_vassal.units_of("stark")


def test_house_targaryen_stays_beyond_the_narrow_sea() -> None:
    """V4.4 Its place is not among those that are exchanged."""
    game: Game[Any] = Game.new(rulesets["agot-2e-mod"], {**DRAWN, "players": 8})
    shape = game.shape_for(CHANCE)
    assert isinstance(shape, Shuffle)
    assert [*shape.cards] == [house for house in game.state.houses if house != "targaryen"]
    assert drawn("agot-2e-mod").state.home_area["targaryen"] == "pentos"


def test_places_come_before_the_tracks() -> None:
    """V0.2, V0.3 Both are draws of the record; either alone is possible."""
    game: Game[Any] = Game.new(rulesets["agot-2e"], {**DRAWN, "random_tracks": True})
    decks = []
    while game.awaited == [CHANCE]:
        shape = game.shape_for(CHANCE)
        assert isinstance(shape, Shuffle)
        decks.append(shape.deck)
        game.answer(CHANCE, shape.sample(random.Random(2)))
    assert decks[0] == "positions"
    assert set(decks[1:-4]) == {"houses"}


def test_a_house_may_stay_at_its_place() -> None:
    """V4.5 Even all of them: then nothing differs from print, and nothing is told."""
    game = drawn(heirs={})
    assert game.state.homes == {}
    assert game.state.units == printed_game().state.units
    assert not [event for event in game.fetch_events() if event.kind == "place-taken"]


def test_whoever_moves_is_told_of() -> None:
    """V4.3 The result is public."""
    told = [event.params for event in drawn().fetch_events() if event.kind == "place-taken"]
    assert told == [
        {"house": f"house:{house}", "place": f"house:{place}"} for place, house in MOVED.items()
    ]


def test_the_home_area_of_every_rule_is_the_new_one() -> None:
    """V4.5, 11.2 An empty home area is still its House's, and needs no token (8.8)."""
    state = drawn().state
    for area in ("pyke", "winterfell"):
        state.remove(area, dict(state.units[area]))
    assert controller(state, "pyke") == "stark"
    assert controller(state, "winterfell") == "tyrell"
    assert "pyke" in controlled(state, "stark")
    assert "winterfell" not in controlled(state, "stark")
    assert not may_leave_token(state, "stark", "pyke")
    assert may_leave_token(state, "stark", "winterfell")


def test_a_vassal_musters_in_its_new_home_area() -> None:
    """V4.5, X2.10.1 And not in that which is printed for it."""
    seats = ("baratheon", "lannister", "martell", "stark", "tyrell")
    state = drawn("agot-2e-vassals", {"greyjoy": "stark", "stark": "greyjoy"}, seats).state
    assert state.musters_in("greyjoy", "winterfell")
    assert not state.musters_in("greyjoy", "pyke")


def test_objectives_that_name_areas_stay() -> None:
    """V4.5 To hold another's home area is to hold where that House has begun (X3.4.4)."""
    state = drawn("agot-2e-affc", {"stark": "lannister", "lannister": "stark"}).state
    invasion = next(facts for facts in printed()["cards"].values() if facts.home_of)
    assert state.home_area["lannister"] == "winterfell"
    assert not fulfils(state, "lannister", invasion)
    state.remove("lannisport", dict(state.units["lannisport"]))
    state.add("lannisport", "lannister", {"knight": 1})
    assert fulfils(state, "lannister", invasion)


def test_the_extra_ship_of_lannisport_stays_with_the_place() -> None:
    """V4.5, 2.9 Whoever begins there has it, if any House would."""
    heirs = {"lannister": "stark", "stark": "lannister"}
    for ruling, there in (("always", "stark"), ("never", None)):
        game = drawn(heirs=heirs, rulings={"lannister-port-ship": ruling})
        assert game.state.owner.get("port-of-lannisport") == there


def test_units_of_vassals_and_a_balanced_start_are_those_of_the_place() -> None:
    """V4.6, V16.1 Either combines with it; both together are refused as ever."""
    seats = ("baratheon", "lannister", "martell", "stark", "tyrell")
    state = drawn("agot-2e-vassals", seats=seats, vassal_start=True).state
    before = printed_game("agot-2e-vassals", seats, vassal_start=True).state
    assert state.units_of("tyrell") == before.units_of("stark")
    assert state.units_of("stark") == before.units_of("greyjoy")
    assert drawn(balanced=True).state.units["redwyne-straights"] == {"ship": 2}


def test_the_first_edition_has_no_such_option() -> None:
    """V4.4 is about the 2nd edition, of which every game has it."""
    assert {id for id, rules in rulesets.items() if DRAWN.keys() <= rules.options.keys()} == {*IDS}


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-vassals", of=IDS))
def test_a_game_replays(id: str) -> None:
    """V0.6 Its draw stands in its record."""
    record = record_of(rulesets[id], DRAWN, 3, 1)
    assert record["options"]["random_positions"] is True
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", IDS)
def test_a_position_names_the_home_areas(id: str) -> None:
    """V0.6 Whoever opens the line of any of them has the same ones."""
    game: Game[Any] = Game.new(rulesets[id], DRAWN)
    every_position_comes_back(game, random.Random(4))
    again = open_position(public_line(game))
    assert again.state.homes == game.state.homes != {}
    assert again.view(None)["controllers"] == game.view(None)["controllers"]


@pytest.mark.parametrize(
    "homes", ["{pyke:stark}", "[stark]", "{0}", "{1}"], ids=["missing", "list", "twice", "unknown"]
)
def test_a_position_with_other_homes_is_refused(homes: str) -> None:
    """Every home area has one House, and every House one at most."""
    game = drawn()
    line = public_line(game)
    there = next(word for word in line.split() if word.startswith("homes=")).removeprefix("homes=")
    one, other = (there.replace(":stark", f":{x}") for x in ("tyrell", "frey"))
    with pytest.raises(BadPosition):
        open_position(line.replace(there, homes.replace("{0}", one).replace("{1}", other)))


@pytest.mark.parametrize("id", daily("agot-2e-mod", of=IDS))
def test_squires_play(id: str) -> None:
    """A round without an answer that is refused."""
    game: Game[Any] = Game.new(rulesets[id], DRAWN)
    stewards_play(game, steward("squire", minds[id]), random.Random(6), rounds=1)


@nightly
def test_maps_show_the_shields_of_home_areas() -> None:
    """V4.5 On the picture, on the page, and in words, as long as a game has other home areas."""
    view = view_of(drawn().view(None))
    signs = {sign.area: sign.glyph for sign in scene(view).signs}
    assert (signs["pyke"], signs["winterfell"]) == ("stark", "tyrell")
    shield = shown_on(view).pieces["home:pyke"]
    assert (shield.shape, shield.seat) == ("shield", "stark")
    whole, without = cast("View", view), cast("View", {**view, "homes": {}})
    assert draw(whole).png != draw(without).png
    assert "home area of Stark" in text_board(whole)
    assert scene(view_of(printed_game().view(None))).signs == ()


@pytest.mark.parametrize("language", daily("en", of=("en", "de", "fa", "hu", "ru", "zh")))
def test_it_can_be_said(language: str) -> None:
    """Every event, in each language."""
    game = drawn()
    say = strict_localizer("agot-2e", language)
    for event in game.fetch_events():
        say.say(Phrase(f"event-{event.kind}", event.params))
