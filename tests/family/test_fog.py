"""Fog of war (V7): Houses see what is near to them, and are told no more."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.games.agot.drawing.margin import margin_of
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import view_of
from engine.agot.variants import fog
from engine.arena.random_play import record_of
from engine.kernel.ahead.lookahead import plans_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import Drift, load, save
from engine.kernel.worlds import Unimaginable, imagine
from engine.records import Record, compare
from engine.records.position import public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.fighting import play_cards
from tests.agot.playing import looks
from tests.agot.scenario import Position, given, march
from tests.agot.test_secrets import refusals, told, twin_of
from tests.imagine.swaps import stir_fog
from tests.kernel.playing import through_json
from tests.running.marks import daily

FOG: Mapping[str, Any] = {"fog_of_war": True}
IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-vassals")


def foggy(id: str = "agot-2e", **options: Any) -> Game[Any]:
    """Begin a game in fog."""
    return Game.new(rulesets[id], {**FOG, **options})


def with_other_fog(game: Game[Any], seat: str | None, rng: random.Random) -> Game[Any] | None:
    """Return the game with something else in what a seat does not see; ``None`` if that could not
    be, because others would be asked something else."""
    saved = through_json(save(game))
    rest = json.loads(saved["rest"])
    if not stir_fog(game, seat, rest, rng):
        return None
    saved["rest"] = json.dumps(rest)
    try:
        other = load(game.ruleset, saved)
    except (Drift, Refused, IndexError, ValueError, KeyError):
        return None  # Whoever is asked would have nothing to answer.
    if other.awaited != game.awaited or other.question is None or game.question is None:
        return None
    one, two = game.question, other.question
    # Whose turn it is, everyone knows, and for which vassal.
    return other if (one.kind, one.on_behalf) == (two.kind, two.on_behalf) else None


def offers(game: Game[Any], seat: str, value: object) -> list[Any]:
    """Return what a seat reads about its question: what is offered first, what is known, what
    would follow from an answer."""
    assert game.question is not None
    shape, rules = game.shape_for(seat), game.ruleset
    briefing = rules.briefing(game.state, seat, game.question.kind, game.question.params)  # type: ignore[attr-defined]  # it briefs
    found: list[Any] = [repr(shape.step([])), [*briefing], [*shape.briefing()]]
    found.append(repr(shape.check(value)))
    if shape.check(value) is None:
        found.append([*shape.preview(value)])
    return found


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("most", daily(30, of=(30, 400)))
def test_games_with_something_else_in_the_fog_look_the_same(id: str, most: int) -> None:
    """V7.3 Whatever lies out of sight: to a seat and to a spectator views, questions with what is
    offered and what would follow, refusals, explanations and what is told are the same."""
    game, rng, looking = foggy(id), random.Random(21), random.Random(22)
    compared = 0
    while not game.over and compared < most:
        seats = [*game.awaited, looking.choice(game.setup.seats), None]
        for seat in seats if not game.sealed and game.awaited != [CHANCE] else ():
            one, two = twin_of(game), with_other_fog(game, seat, looking)
            if two is None:
                continue
            assert looks(one, seat) == looks(two, seat), seat
            assert told(one, seat) == told(two, seat), seat
            assert refusals(one, seat) == refusals(two, seat), seat
            for wish in ({}, {"blade": "yes"}):
                rules: Any = game.ruleset
                assert rules.what_if(one.state, wish, seat) == rules.what_if(two.state, wish, seat)
            if seat in game.awaited:
                value = one.shape_for(seat).sample(looking)
                assert offers(one, seat, value) == offers(two, seat, value), seat
            compared += 1
        awaited = rng.choice(game.awaited)
        game.answer(awaited, game.shape_for(awaited).sample(rng))
    assert compared >= most


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("most", daily(12, of=(12, 150)))
def test_what_is_imagined_depends_on_nothing_in_the_fog(id: str, most: int) -> None:
    """V7.18 Stewards think in worlds that look the same to their seat, and in which nothing of what
    is truly out of sight can be found. Where others have answered out of sight since the last rest,
    there is no such world, and they are careful."""
    game, rng, looking = foggy(id), random.Random(31), random.Random(32)
    compared = 0
    while not game.over and compared < most:
        awaited = rng.choice(game.awaited)
        if (
            awaited != CHANCE
            and not game.sealed
            and (two := with_other_fog(game, awaited, looking))
        ):
            with suppress(Unimaginable):
                worlds = [imagine(g, awaited, random.Random(5)) for g in (game, two)]
                assert worlds[0].view(awaited) == game.view(awaited)
                assert json.dumps(save(worlds[0])) == json.dumps(save(worlds[1]))
                compared += 1
        game.answer(awaited, game.shape_for(awaited).sample(rng))
    assert compared >= most


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", daily(*range(3), of=range(40)))
def test_nobody_is_told_of_areas_that_they_do_not_see(id: str, seed: int) -> None:
    """V7.8 An event names an area only to those who see it before or afterwards, to the Houses to
    which it happens, and to everyone if it is that of a combat or of a retreat from one; and what
    everyone sees is told to all."""
    game, rng = foggy(id), random.Random(seed)
    while not game.over and game.state.round < 6:
        everyone = [None, *game.setup.seats]
        before = {seat: {*game.state.sight(seat)} for seat in everyone}
        commanders = {house: game.state.decider(house) for house in game.state.houses}
        awaited = rng.choice(game.awaited)
        game.answer(awaited, game.shape_for(awaited).sample(rng))
        for event in game.fetch_events() if game.state.is_foggy else ():
            named = fog.areas_in(event.params)
            named_houses = {
                str(event.params.get(name, "")).removeprefix("house:") for name in fog.PARTIES
            }
            own = {*map(game.state.decider, named_houses), *map(commanders.get, named_houses)}
            for seat in everyone:
                sight = before[seat] | {*game.state.sight(seat)}
                if event.is_for(seat) and event.kind != "retreated":
                    assert seat in own or named <= sight, (event, seat)


# -- what is seen ----------------------------------------------------------------------------------


def north(**more: Any) -> Position:
    """House Stark in the north, House Lannister in the west, House Greyjoy between them."""
    units = {
        "winterfell": "stark 1K 1F",
        "the-shivering-sea": "stark 1S",
        "pyke": "greyjoy 1F",
        "lannisport": "lannister 1K",
        "harrenhal": "lannister 1F",
    }
    orders = {"winterfell": "march+0", "lannisport": "march-1", "harrenhal": "consolidate"}
    given_here: dict[str, Any] = {
        "units": units, "orders": orders, "phase": "marches", "agreed": FOG, **more,
    }  # fmt: skip
    return given(**given_here)


def test_houses_see_their_areas_and_what_is_around_their_units() -> None:
    """V7.1 One border of any kind away from units; a Power token or a home shield shows its own
    area alone; and with each land area its port is seen."""
    table = north(tokens={"seagard": "stark"})
    seen = {*table.state.sight("stark")}
    borders = table.state.box.borders
    assert {"winterfell", *borders["winterfell"], *borders["the-shivering-sea"]} <= seen
    assert {"seagard", "port-of-winterfell", "port-of-white-harbor"} <= seen
    assert not {"the-twins", "riverrun", "lannisport", "pyke"} & seen
    home = {*table.state.sight("tyrell")}
    assert home == {"highgarden"}


def test_out_of_sight_the_board_is_as_printed() -> None:
    """V7.2, V7.3 Neither units nor orders, tokens, garrisons, neutral forces or controllers are
    seen there, and castles are counted where they are seen."""
    table = north()
    seen = table.game.view("stark")
    assert {*seen["areas"]} <= {*table.state.sight("stark")}
    assert {*seen["controllers"]} <= {*table.state.sight("stark")}
    assert "lannisport" in seen["fog"]
    assert "winterfell" not in seen["fog"]
    castles = {house: seen["houses"][house]["castles"] for house in ("stark", "lannister")}
    assert castles == {"stark": 1, "lannister": 0}
    assert table.game.view("lannister")["houses"]["lannister"]["castles"] == 2
    assert table.game.view("lannister")["areas"]["harrenhal"]["order"] == "consolidate"


def test_a_picture_says_where_more_castles_may_be_out_of_sight() -> None:
    """V7.14 With a plus behind the number, for all Houses but one's own."""
    with drawing_of("agot-2e"):
        rows = margin_of(view_of(north().game.view("stark"))).rows
    assert {row.house for row in rows if not row.more} == {"stark"}


def test_a_home_area_that_was_lost_out_of_sight_is_not_seen() -> None:
    """V7.1 Whoever has it controls it; its House sees only that it does not."""
    table = north(tokens={"highgarden": "lannister"})
    assert "highgarden" not in table.state.sight("tyrell")
    assert "highgarden" not in table.game.view("tyrell")["controllers"]
    world = imagine(table.game, "lannister", random.Random(1))
    assert "highgarden" in world.view("lannister")["controllers"]


def test_everyone_sees_their_own_supply_and_everyones_power() -> None:
    """V7.7 The Supply of others is hidden, and so is who would win."""
    table = north()
    seen = table.game.view("stark")["houses"]
    assert [house for house in seen if "supply" in seen[house]] == ["stark"]
    assert all("power" in seen[house] for house in seen)
    assert not any("supply" in told for told in table.game.view(None)["houses"].values())
    rules: Any = table.game.ruleset
    assert rules.lead(table.state) is None
    assert rules.ranking(table.state) == table.state.turn_order


def test_a_combat_is_seen_by_everyone_while_it_lasts() -> None:
    """V7.4, V7.16 Its area and the one marched from; the combatants see around it, even if only a
    garrison defends it; afterwards all see what they saw before."""
    table = north(
        units={"riverrun": "greyjoy 3K", "dragonstone": "baratheon 1F"},
        orders={"riverrun": "march+0"},
    )
    assert not table.game.view(None)["areas"]
    table.answer("greyjoy", march("riverrun", lannisport="3K"))
    for seat in (None, "baratheon"):
        assert {"riverrun", "lannisport"} <= {*table.state.sight(seat)}
        assert table.game.view(seat)["combat"]["area"] == "lannisport"
    assert {*table.game.view(None)["areas"]} <= {"riverrun", "lannisport", "port-of-lannisport"}
    assert {*table.state.box.borders["lannisport"]} <= {*table.state.sight("lannister")}
    play_cards(table, greyjoy="victarion-greyjoy", lannister="ser-kevan-lannister").finish_combat()
    assert not table.game.view(None)["areas"]
    assert "lannisport" not in table.state.sight("lannister")


def test_after_the_end_everyone_sees_everything() -> None:
    """V7.6, V7.14 A win is told with the whole board."""
    table = north()
    table.state.win = {"reason": "seven", "tie_break": None}
    seen = table.game.ruleset.view(table.state, None)
    assert "fog" not in seen
    assert {"winterfell", "lannisport", "harrenhal"} <= {*seen["areas"]}
    assert all("supply" in told for told in seen["houses"].values())


# -- what is told ----------------------------------------------------------------------------------


def heard(table: Position, seat: str | None) -> list[str]:
    """Return the kinds of the events that a seat, or a spectator, has been told."""
    return [event.kind for event in table.game.events if event.is_for(seat)]


def test_who_does_not_see_a_march_is_told_that_there_was_one() -> None:
    """V7.8 Whoever sees where it came from and where it went is told the march; nobody is sent it,
    because it can be read in the log."""
    table = north()
    table.answer("lannister", march("lannisport", {"stoney-sept": "1K"}))
    assert heard(table, None) == ["order-resolved"]
    assert heard(table, "stark") == ["order-resolved"]
    assert heard(table, "lannister") == ["order-resolved", "marched"]
    assert all(event.quiet for event in table.game.events if event.kind == "marched")
    (resolved,) = table.events("order-resolved")
    assert resolved == {"house": "house:lannister", "order": "order-type:march"}


def test_a_march_to_two_areas_is_one_order_for_those_who_do_not_see_it() -> None:
    """V7.8 That it was divided is told only to those who see all of it."""
    table = north()
    table.answer("lannister", march("lannisport", {"stoney-sept": "1K"}))
    table.answer("stark", march("winterfell", {"castle-black": "1K", "karhold": "1F"}))
    assert heard(table, "stark").count("marched") == 2
    assert heard(table, "lannister").count("order-resolved") == 2


def test_supply_is_told_to_its_house_alone() -> None:
    """V7.7 And so is what a pillage has brought: to both Houses."""
    table = north(card="supply")
    for event in table.game.events:
        if event.kind == "supply":
            house = str(event.params["house"]).removeprefix("house:")
            assert event.audience == frozenset({house})
    assert "supply" not in heard(table, None)


COMBAT = {
    *("attacked", "attackers-kept-out", "cards-revealed", "combat-decided", "garrison-lost"),
    *("initial-strengths", "march-moved-on", "no-retreat", "occupied", "order-placed", "support"),
    "won-at-once",
}
"""The events whose areas are those of a combat, which everyone sees."""


def test_every_event_that_names_an_area_says_what_others_are_told() -> None:
    """V7.8 Or it is that of a combat. Of any other, only those are told who see its areas."""
    folder, named = Path(fog.__file__).parents[1], set()
    others = ("first_edition", "mother_of_dragons", "feast_for_crows")
    for file in folder.rglob("*.py"):
        if any(part in others for part in file.parts):
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and any("area:" in ast.unparse(keyword.value) for keyword in node.keywords)
            ):
                named.add(str(node.args[0].value))
    assert len(named) > 20
    assert not named - fog.POORER.keys() - COMBAT


# -- what can be done ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", daily(*range(3), of=range(40)))
def test_no_march_leads_out_of_sight(seed: int) -> None:
    """V7.10 Units reach what borders on their area or on Ships of their House, and no more: without
    Dragons nobody marches into the fog."""
    game, rng = foggy(), random.Random(seed)
    while not game.over and game.state.round < 6:
        awaited = rng.choice(game.awaited)
        shape: Any = game.shape_for(awaited)
        if game.question is not None and game.question.kind == "march":
            sight = game.state.sight(awaited)
            for origin, units in shape.origins.items():
                assert all({*shape.targets(origin, unit)} <= {*sight} for unit in units)
        game.answer(awaited, shape.sample(rng))


def test_the_preview_of_a_march_counts_only_what_is_seen() -> None:
    """V7.19 Support from an area out of sight comes as a surprise."""
    units = {"riverrun": "greyjoy 3K", "lannisport": "lannister 1F"}
    hidden = {**units, "searoad-marches": "lannister 2K"}
    orders = {"riverrun": "march+0"}
    value = march("riverrun", lannisport="3K")
    lines = []
    for there in (units, hidden):
        more = {"searoad-marches": "support"} if there is hidden else {}
        table = north(units=there, orders={**orders, **more})
        lines.append(table.game.shape_for("greyjoy").preview(value))
        assert "searoad-marches" not in table.state.sight("greyjoy")
    assert lines[0] == lines[1]


def test_houses_without_units_place_orders_like_all_others() -> None:
    """V7.7 Nobody learns from a question who has none."""
    table = north(orders={}, phase="planning")
    assert sorted(table.game.awaited) == table.state.houses
    assert table.game.shape_for("tyrell").step([]).value == {}


def test_nobody_answers_ahead_in_fog() -> None:
    """V7.18 Elsewhere everyone may."""
    for game, ahead in ((foggy(), False), (Game.new(rulesets["agot-2e"], {}), True)):
        assert (plans_of(game.ruleset, game.setup) is not None) == ahead


@pytest.mark.parametrize("other", ["dragon_war", "dragon_revenge"])
def test_dragons_do_not_fly_in_fog(other: str) -> None:
    """V7.10 They would march where their House does not see."""
    with pytest.raises(BadSetup) as refused:
        Game.new(rulesets["agot-2e"], {**FOG, other: True})
    assert {"fog_of_war", other} <= {*refused.value.clash}


# -- records, positions, stewards ------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_games_in_fog_replay(id: str) -> None:
    """V7.20 The record of a game that is over holds all of it, and leads to the same end."""
    record = Record.model_validate(record_of(rulesets[id], FOG, 4, 1, rounds=3))
    assert record.options["fog_of_war"] is True
    assert compare(record).differences == 0


def test_a_line_of_a_position_tells_what_a_spectator_sees() -> None:
    """V7.20 So no area is in it while nobody fights."""
    text = public_line(north().game)
    assert not {"winterfell", "lannisport", "harrenhal", "supply="} & {
        word for word in ("winterfell", "lannisport", "harrenhal", "supply=") if word in text
    }


@pytest.mark.parametrize("level", daily("squire", of=["page", "squire"]))
def test_stewards_play_in_fog(level: str) -> None:
    """V7.18 They think in worlds in which nothing is out of sight."""
    game, rng = foggy(), random.Random(7)
    thinker = steward(level, minds["agot-2e"])
    for number in range(60):
        if game.over:
            break
        if not game.answer_chance(rng):
            seat = game.awaited[0]
            game.answer(seat, thinker.answer(game, seat, number))
