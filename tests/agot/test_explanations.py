"""The arithmetic that the engine gives adds up, line by line, to what the rules decided."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.board.control import controlled
from engine.agot.board.supply import fits, limits_of
from engine.kernel.game import Game
from engine.kernel.phrase import LineData

from .fighting import attack, play_cards
from .playing import BOX, answer_one, begin
from .scenario import given


def explain(game: Game[Any], topic: str, seat: str | None = None) -> list[LineData]:
    """Fetch an explanation."""
    return game.ruleset.explain(game.state, topic, seat)


def sides(lines: list[LineData]) -> list[tuple[str, int, int]]:
    """Return house, sum of the parts, and total of both sides of a combat."""
    found: list[tuple[str, int, int]] = []
    parts, house = 0, ""
    for line in lines:
        params = line["params"]
        match line["id"]:
            case "why-side":
                parts, house = 0, params["house"].removeprefix("house:")
            case "why-total":
                assert params["house"] == f"house:{house}"
                found.append((house, parts, params["value"]))
            case _ if len(found) < 2:
                parts += params["value"]
            case _:
                pass
    return found


def test_a_combat_adds_up() -> None:
    """9.5.1: the parts of each side sum up to its final strength, which is at least 0."""
    combats = 0
    for number in range(6):
        game = begin({"players": 6, "tides_of_battle": number % 2 == 0})
        rng = random.Random(f"explained/{number}")
        while not game.over:
            answer_one(game, rng)
            for event in game.fetch_events():
                if event.kind != "combat-decided":
                    continue
                assert event.data is not None
                combats += 1
                lines = explain(game, "combat")
                assert all(line["rule"][0].isdigit() for line in lines)
                for (house, parts, total), side in zip(
                    sides(lines), ("attacker", "defender"), strict=True
                ):
                    told = event.data[side]
                    assert (house, total) == (told["house"], told["total"])
                    assert total == max(0, parts)
                won = next(x for x in lines if x["id"] in {"why-won-by-strength",
                                                           "why-won-on-fiefdoms"})  # fmt: skip
                assert won["params"]["house"] == f"house:{event.data['winner']}"
                assert (won["id"] == "why-won-on-fiefdoms") == bool(event.params["tie"])
    assert combats > 40


def test_a_bid_names_everybody_in_the_order_that_came_of_it() -> None:
    """4.6.3: places count from 1, heights never rise, equal heights are called a tie."""
    table = given(card="clash-of-kings", power={"stark": 5, "tyrell": 5, "greyjoy": 5})
    table.bids(stark=3, tyrell=3, greyjoy=5)
    table.until("bid")
    lines = [
        x["params"] | {"id": x["id"]} for x in explain(table.game, "bids") if "place" in x["params"]
    ]
    assert [x["place"] for x in lines] == [1, 2, 3, 4, 5, 6]
    heights = [x["power"] for x in lines]
    assert heights == sorted(heights, reverse=True) == [5, 3, 3, 0, 0, 0]
    assert [x["id"] for x in lines] == ["why-bid", *["why-bid-tied"] * 5]
    assert [x["house"].removeprefix("house:") for x in lines] == table.track("iron-throne")


@pytest.mark.parametrize("seed", range(3))
def test_supply_adds_up(seed: int) -> None:
    """4.4.1: icons sum up, and the position is that of the track."""
    game = begin({"players": 5})
    rng = random.Random(seed)
    while not game.over:
        answer_one(game, rng)
        s = game.state
        for house in s.houses:
            lines = explain(game, "supply", house)
            values = {x["id"]: x["params"] for x in lines}
            icons = sum(x["params"]["value"] for x in lines if x["id"] == "why-icon")
            assert icons == values["why-icons"]["value"]
            assert icons == sum(BOX.areas[a].supply for a in controlled(s, house))
            assert values["why-position"]["value"] == s.supply[house]
            sizes = {a: sum(u.values()) for a, u in s.units_of(house).items()}
            too_large = "why-army-too-large" in values
            assert too_large == (not fits(sizes, limits_of(s, house)))


def test_an_army_over_the_supply_limit_is_named() -> None:
    """4.4.3: a line says which army is too large."""
    table = given(phase="planning", units={"winterfell": "stark 4F"}, supply={"stark": 1})
    ids = {line["id"] for line in explain(table.game, "supply", "stark")}
    assert "why-army-too-large" in ids


def test_casualties_are_explained_as_they_are_taken() -> None:
    """9.7.1: swords less fortifications; none where The Blackfish keeps them off."""
    calm: dict[str, Any] = {"tracks": {"fiefdoms": "tyrell"}, "supply": {"greyjoy": 6}}
    for stark, number in (("ser-rodrick-cassel", 0), ("catelyn-stark", 1), ("the-blackfish", 0)):
        table = attack("greyjoy 4K", "seagard", "moat-cailin", "stark 2F", **calm)
        play_cards(table, stark=stark, greyjoy="euron-crows-eye")
        assert (table.kind == "casualties") == (number > 0)
        last = explain(table.game, "combat")[-1]
        if stark == "the-blackfish":
            assert last["id"] == "why-casualties-prevented"
        else:
            assert (last["id"], last["params"]["number"]) == ("why-casualties", number)
