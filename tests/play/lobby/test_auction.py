"""Seats that are bid for: sealed while a table gathers, opened and paid when its game begins."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.play import GameInfo, Play, UserError
from bot.play.lobby.auction import without_prices
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.agot.second_edition import SecondEdition
from engine.fairness.verify import Verdict
from engine.inis.ruleset import Inis
from engine.kernel.ruleset import Ruleset

from ..tables import ANN, BOB, CLEO, playing, send_all, step, verdict, written

BASE, VASSALS = SecondEdition(), Vassals()
RULES: dict[str, Ruleset[Any]] = {BASE.id: BASE, VASSALS.id: VASSALS, Inis.id: Inis()}
PEOPLE = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo"}


def secret() -> bytes:
    """Return the secret of a table, which has a log then."""
    return bytes(32)


async def auction(play: Play, rules: str = BASE.id, **options: Any) -> int:
    """Open a table of three whose seats are bid for."""
    opened = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=rules,
        options={"players": 3, **options},
        rulings={},
        terms={"seats": "auction", "left_alone": "end"},
    )
    for user in (BOB, CLEO):
        await play.join(opened.id, user, PEOPLE[user])
    return opened.id


async def bid(play: Play, game: int, bids: Mapping[int, str]) -> None:
    """Let users bid."""
    for user, text in bids.items():
        await play.bid(game, user, text)


async def proved(play: Play, game: int, *leaving: int, seen: str = "") -> Verdict:
    """Play on a little, let all but one leave, and verify the record with what one has kept."""
    for _ in range(10):
        assert await step(play, game, random.Random(1))
    for user in leaving:
        await play.seats.leave(game, user)
    return await verdict(play, game, seen)


def holders(info: GameInfo) -> dict[int, str]:
    """Return the seats of all users."""
    return {user: seat for seat, user in info.users.items()}


async def refusal(doing: Any) -> str:
    """Return the id of the reason why something cannot be done."""
    with pytest.raises(UserError) as caught:
        await doing
    return caught.value.phrase.id


BIDS = {ANN: "stark 3, lannister 1", BOB: "stark 2, baratheon 2", CLEO: "lannister 2"}


@pytest.mark.parametrize("logged", [True, False])
async def test_the_highest_bids_win_and_are_paid(path: Path, logged: bool) -> None:
    """House bidding (C): whoever has bid most gets the House and begins with less Power."""
    async with playing(path, rulesets=RULES, secret=secret if logged else None) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        info = await play.start(game, ANN)
        assert holders(info) == {ANN: "stark", BOB: "baratheon", CLEO: "lannister"}
        assert info.options["starting_power"] == {"baratheon": 3, "lannister": 3, "stark": 2}
        power = {h: x["power"] for h, x in (await play.table_view(game)).view["houses"].items()}
        assert power == {"baratheon": 3, "lannister": 3, "stark": 2}


async def test_everyone_is_told_all_bids_and_prices(path: Path) -> None:
    """As soon as the game begins, so that anyone can go through them by hand."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        await send_all(play)
        await play.start(game, ANN)
        told = [one for row in await send_all(play) for one in row.payload.get("events", ())]
        (said,) = [one["params"] for one in told if one["id"] == "table-auctioned"]
        assert [one["params"]["user"] for one in said["bids"]] == [f"user:{u}" for u in PEOPLE]
        won = [(one["params"]["seat"], one["params"]["number"]) for one in said["won"]]
        assert won == [("seat:stark", 3), ("seat:baratheon", 2), ("seat:lannister", 2)]


async def test_nobody_sees_a_bid_before(path: Path) -> None:
    """What others can read of the table, and what is sent, is the same with it and without."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await send_all(play)
        before = await play.info(game)
        await play.bid(game, ANN, "stark 4")
        after = await play.info(game)
        assert (after.players, after.options, after.seats, after.seal) == (
            *(before.players, before.options),
            *(before.seats, before.seal),
        )
        assert [row.payload for row in await send_all(play) if row.kind != "status"] == []
        _, other = await play.bids_of(game, BOB)
        assert other.bids == {}
        _, own = await play.bids_of(game, ANN)
        assert own.bids == {"stark": 4}


async def test_the_last_bids_count_and_who_has_none_gets_what_is_left(path: Path) -> None:
    """Bids can be changed until the host begins; stewards bid nothing."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await play.leave(game, CLEO)
        await play.add_stewards(game, ANN)
        first = await play.bid(game, ANN, "stark 5")
        second = await play.bid(game, ANN, {"lannister": 1})
        assert first.receipt != second.receipt
        info = await play.start(game, ANN)
        assert holders(info)[ANN] == "lannister"
        assert info.options["starting_power"] == {"lannister": 4}
        found = await proved(play, game, BOB)
        assert found.reds == []


async def test_an_auctioned_game_is_verified_with_its_receipts(path: Path) -> None:
    """Its record has the bids; what a player has kept is found in it."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        (_, own) = await play.bids_of(game, ANN)
        await play.start(game, ANN)
        found = await proved(play, game, ANN, BOB, seen=own.receipt or "none")
        assert found.reds == []
        assert found.record is not None
        kinds = [entry.is_ for entry in found.record.log]
        assert kinds.count("bid") == 3
        assert kinds.index("bids") == kinds.index("seated") - 1
        record = await play.records.of(game)
        assert record["options"]["starting_power"] == {"baratheon": 3, "lannister": 3, "stark": 2}


async def test_houses_that_nobody_wins_are_vassals(path: Path) -> None:
    """X2.1.1 Three bid for six Houses."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play, VASSALS.id)
        await bid(play, game, {ANN: "tyrell 1", BOB: "greyjoy 2", CLEO: "martell 5"})
        info = await play.start(game, ANN)
        assert holders(info) == {ANN: "tyrell", BOB: "greyjoy", CLEO: "martell"}
        assert info.options["vassals"] == ["baratheon", "lannister", "stark"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("stark 6", "refused-seat-bids"),
        ("stark -1", "refused-seat-bids"),
        ("greyjoy 1", "refused-seat-bids"),
        ("baratheon 5", "trouble-bid-too-high"),
    ],
)
async def test_bids_that_are_not_possible_are_refused(path: Path, text: str, reason: str) -> None:
    """Too high, for a House that does not play, and more than a handicap leaves."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play, starting_power={"baratheon": 2})
        assert await refusal(play.bid(game, ANN, text)) == reason
        assert (await play.bids_of(game, ANN))[1].bids == {}


async def test_only_players_bid_and_only_where_seats_are_sold(path: Path) -> None:
    """Nobody chooses a seat then; and a game without anything to pay with has no auction."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        assert await refusal(play.bid(game, 999, "stark 1")) == "trouble-not-playing"
        assert await refusal(play.join(game, ANN, "Ann", "stark")) == "trouble-seats-auctioned"
        await play.set_terms(game, ANN, {"seats": "chosen"})
        assert await refusal(play.bid(game, ANN, "stark 1")) == "trouble-no-auction"
    async with playing(path.with_name("inis.db"), rulesets=RULES, secret=secret) as play:
        game = await auction(play, "inis")
        assert await refusal(play.bid(game, ANN, "green 1")) == "trouble-no-auction"
        await play.start(game, ANN)


async def test_bids_are_void_when_what_is_on_offer_changes(path: Path) -> None:
    """Other Houses, or another way to seats: everyone who has bid is told, and bids again."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        await send_all(play)
        await play.set_up(game, ANN, options={"tides_of_battle": True})
        assert (await play.bids_of(game, ANN))[1].bids == {"lannister": 1, "stark": 3}
        await play.set_up(game, ANN, options={"players": 4})
        told = [row for row in await send_all(play) if row.kind == "word"]
        assert sorted(row.target_user or 0 for row in told) == [ANN, BOB, CLEO]
        assert (await play.bids_of(game, ANN))[1].bids == {}
        await play.bid(game, ANN, "greyjoy 1")
        await play.add_stewards(game, ANN)
        info = await play.start(game, ANN)
        assert holders(info)[ANN] == "greyjoy"
        assert (await proved(play, game, ANN, BOB)).reds == []


async def test_the_host_is_told_when_all_have_bid(path: Path) -> None:
    """Once, and not before the table is full; a change of mind is nothing new."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, {ANN: "stark 1", BOB: ""})
        await send_all(play)
        await play.bid(game, CLEO, "stark 2")
        (row,) = [row for row in await send_all(play) if row.kind == "word"]
        assert (row.target_user, row.payload["events"][0]["id"]) == (ANN, "table-all-bid")
        await play.bid(game, CLEO, "stark 3")
        assert [row for row in await send_all(play) if row.kind == "word"] == []


async def test_a_rematch_begins_with_the_printed_power(path: Path) -> None:
    """What was paid for the seats of one game is not paid for those of the next; what was agreed
    without an auction stays."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        info = await play.start(game, ANN)
        assert without_prices(info, BASE) == {**info.options, "starting_power": {}}
        usual = replace(info, terms={**info.terms, "seats": "random"})
        assert without_prices(usual, BASE) == info.options


async def test_who_leaves_takes_their_bids_along(path: Path) -> None:
    """Whoever comes back bids anew."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await play.bid(game, BOB, "stark 5")
        await play.leave(game, BOB)
        await play.join(game, BOB, "Bob")
        assert (await play.bids_of(game, BOB))[1].bids == {}
        await play.bid(game, ANN, "stark 1")
        info = await play.start(game, ANN)
        assert holders(info)[ANN] == "stark"


async def test_no_bid_is_kept_once_the_game_has_begun(path: Path) -> None:
    """It is in the log of the table, where it belongs."""
    async with playing(path, rulesets=RULES, secret=secret) as play:
        game = await auction(play)
        await bid(play, game, BIDS)
        await play.start(game, ANN)
    assert "seat_bids" in written(path)
    assert not any(row for row in written(path)["seat_bids"])
