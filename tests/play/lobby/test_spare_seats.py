"""Games of which more seats can be chosen than are played, and options that exclude each other."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.play import GameInfo, Play, UserError
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.kernel.ruleset import Ruleset

from ..tables import ANN, BOB, CLEO, playing, step, verdict

DORA = 104
VASSALS, MOTHER = Vassals(), MotherOfDragons()
RULES: dict[str, Ruleset[Any]] = {VASSALS.id: VASSALS, MOTHER.id: MOTHER}


async def lobby(play: Play, rules: Ruleset[Any], **options: Any) -> GameInfo:
    """Open a table of Ann."""
    return await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=rules.id,
        options=options,
        rulings={},
    )


async def user_error_of(doing: Any) -> dict[str, Any]:
    """Return why something cannot be done."""
    with pytest.raises(UserError) as caught:
        await doing
    return {**caught.value.phrase.to_json()}


async def test_whoever_is_not_chosen_is_a_vassal(path: Path) -> None:
    """X2.1.1 Three choose among six Houses; the ones that nobody takes are not played."""
    async with playing(path, rulesets=RULES, secret=lambda: bytes(32)) as play:
        game = (await lobby(play, VASSALS, players=3)).id
        await play.set_terms(game, ANN, {"left_alone": "end"})
        for user, seat in ((ANN, "tyrell"), (BOB, "martell"), (CLEO, "greyjoy")):
            await play.join(game, user, str(user), seat)
        before = await play.info(game)
        assert (len(before.seats), before.size, before.free) == (6, 3, 0)
        assert (await user_error_of(play.join(game, DORA, "Dora", "stark")))["id"] == (
            "trouble-table-full"
        )
        assert (await play.preview(game))["vassals"].keys() == {"baratheon", "lannister", "stark"}
        info = await play.start(game, ANN)
        assert set(info.seats) == {"greyjoy", "martell", "tyrell"}
        assert info.options["vassals"] == ["baratheon", "lannister", "stark"]
        assert info.seal == before.seal
        for _ in range(20):
            assert await step(play, game, random.Random(1))
        for user in (ANN, BOB):
            await play.seats.leave(game, user)
        record = await play.records.of(game)
        assert record["options"]["vassals"] == info.options["vassals"]
        assert (await verdict(play, game)).reds == []


async def test_seats_that_are_left_are_drawn_from_all_houses(path: Path) -> None:
    """Ann has chosen; what is drawn for the others is not always the first Houses."""
    drawn = set[str]()
    for seed in range(6):
        async with playing(path.with_name(f"{seed}.db"), seed=seed, rulesets=RULES) as play:
            game = (await lobby(play, VASSALS, players=3)).id
            await play.join(game, ANN, "Ann", "stark")
            await play.join(game, BOB, "Bob")
            await play.add_stewards(game, ANN)
            info = await play.start(game, ANN)
            assert len(info.seats) == 3
            assert "stark" in info.seats
            assert len(info.options["vassals"]) == 3
            drawn.update(info.seats)
    assert len(drawn) > 4


async def test_a_house_that_is_no_vassal_must_be_played(path: Path) -> None:
    """X2.1.1 Targaryen is drawn first; if everybody has chosen another House, nothing begins."""
    async with playing(path, rulesets=RULES) as play:
        game = (await lobby(play, MOTHER, players=4, targaryen=True)).id
        chosen = ((ANN, "stark"), (BOB, "lannister"), (CLEO, "tyrell"))
        for user, seat in (*chosen, (DORA, "arryn")):
            await play.join(game, user, str(user), seat)
        assert await user_error_of(play.start(game, ANN)) == {
            "id": "trouble-seat-needed",
            "params": {"seat": "seat:targaryen"},
        }
        await play.join(game, DORA, "Dora", None)
        info = await play.start(game, ANN)
        assert info.player_in("targaryen") == info.player_of(DORA)
        assert info.options["vassals"] == ["arryn", "baratheon", "greyjoy", "martell"]


async def test_what_cannot_be_combined_is_said_in_one_sentence(path: Path) -> None:
    """X4.1.1 With Targaryen four play at least; both options are named as the settings do."""
    async with playing(path, rulesets=RULES) as play:
        assert await user_error_of(lobby(play, MOTHER, players=3, targaryen=True)) == {
            "id": "trouble-not-together",
            "params": {
                "options": [
                    {"id": "option-players", "params": {"value": 3}},
                    {"id": "option-targaryen", "params": {"value": "on"}},
                ]
            },
        }
        few = await user_error_of(lobby(play, MOTHER, players=8, targaryen=False))
        assert few["id"] == "trouble-not-together"


async def test_a_changed_option_takes_along_what_it_excludes(path: Path) -> None:
    """The host picks one thing after the other; each pick counts, and the rest follows from it."""
    async with playing(path, rulesets=RULES) as play:
        game = (await lobby(play, MOTHER)).id
        assert (await play.info(game)).options["targaryen"] is True
        for changed, players, targaryen in (
            ({"players": 3}, 3, False),
            ({"targaryen": True}, 8, True),
            ({"targaryen": False}, 7, False),
            ({"players": 8}, 8, True),
            ({"tides_of_battle": True}, 8, True),
        ):
            info = await play.set_up(game, ANN, options=changed)
            assert (info.options["players"], info.size) == (players, players)
            assert info.options["targaryen"] is targaryen
        assert (await play.info(game)).options["tides_of_battle"] is True
        choices: tuple[tuple[dict[str, Any], int, str | None], ...] = (
            ({"players": 5, "targaryen": False}, 5, None),
            ({"targaryen_deck": "b"}, 5, "b"),
            ({"players": 3}, 3, None),
            ({"targaryen_deck": "b"}, 8, "b"),
            ({"targaryen": False}, 7, None),
        )
        for choice, players, deck in choices:
            options = (await play.set_up(game, ANN, options=choice)).options
            assert (options["players"], options.get("targaryen_deck")) == (players, deck)
