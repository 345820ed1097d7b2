"""A table at which nobody knows who plays which seat: what it tells, and to whom."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.play import GameInfo, OutboxRow, Play, TableSettings, UserError, UserSettings
from bot.play.talk import RELAYED

from ..tables import (
    ANN,
    BOB,
    CLEO,
    STRANGER,
    Clock,
    answer,
    awaited_users,
    bid_all,
    lay,
    pass_time,
    send_all,
    step,
)

FACELESS = {"faceless": True, "seats": "random", "talk": "relayed"}
HOUR, DAY = 3600.0, 86400.0


async def begin(play: Play, **terms: Any) -> GameInfo:
    """Begin an auction of Ann, Bob and Cleo, who do not know who plays what."""
    game = (await lay(play, terms={**FACELESS, **terms})).id
    for user in (BOB, CLEO):
        await play.join(game, user, str(user))
    return await play.start(game, ANN)


def named(what: object) -> bool:
    """Return whether something names a user."""
    return '"user:' in json.dumps(what)


def public(rows: list[OutboxRow]) -> list[str]:
    """Return the ids of what everyone is told."""
    return [
        e["id"] for row in rows if row.target_user is None for e in row.payload.get("events", ())
    ]


async def test_seats_are_drawn_and_told_to_each_alone(play: Play) -> None:
    """Neither the log nor any message names somebody, and the order of the seats is the game's."""
    info = await begin(play)
    rows = await send_all(play)
    mine = {
        row.target_user: row.payload["events"][0]["params"]["seat"].removeprefix("seat:")
        for row in rows
        if row.kind == "word"
    }
    assert {seat: user for user, seat in mine.items()} == dict(info.users)
    assert [player.seat for player in info.players] == [s for s in info.seats if s in info.users]
    assert not named([row.payload for row in rows])
    assert not named([line.params for line in await play.history(info.id)])


async def test_it_goes_with_drawn_seats_and_talk_through_the_bot_alone() -> None:
    """Other ways are refused in a sentence; in the panel, one choice clears the other."""
    for flaw in ({"seats": "chosen"}, {"seats": "drafted"}, {"talk": "private"}):
        with pytest.raises(UserError, match=r"^trouble-bad-terms$"):
            TableSettings.agree({**FACELESS, **flaw})
    chosen = TableSettings.agree(TableSettings().changed("faceless", True))
    assert (chosen.seats, chosen.talk) == ("random", "relayed")
    for talk in ("public", "none"):
        assert TableSettings.agree(chosen.changed("talk", talk)).faceless
    for name, value in (("seats", "drafted"), ("talk", "private")):
        assert not TableSettings.agree(chosen.changed(name, value)).faceless


async def test_a_seat_that_changes_hands_names_nobody(play: Play, clock: Clock) -> None:
    """The host who leaves is host still, because an heir would know who has left."""
    info = await begin(play)
    await send_all(play)
    await play.seats.leave(info.id, ANN)
    seat = next(seat for seat, user in info.users.items() if user == ANN)
    assert await play.seats.take(info.id, STRANGER, "Stranger", seat)
    rows = await send_all(play)
    assert public(rows) == ["table-left", "table-taken"]
    assert (await play.info(info.id)).host == ANN
    assert not named([row.payload for row in rows])
    assert not named([line.params for line in await play.history(info.id)])


def named_in(row: OutboxRow, id: str) -> bool:
    """Return whether a row says a message."""
    return any(event["id"] == id for event in row.payload.get("events", ()))


async def test_votes_are_by_seat(play: Play) -> None:
    """Whoever is to vote is told directly; a host is made by nobody, since that names a person."""
    info = await begin(play)
    await send_all(play)
    await play.votes.propose_pause(info.id, BOB)
    rows = await send_all(play)
    (put,) = [row for row in rows if row.kind == "proposal"]
    own = next(seat for seat, user in info.users.items() if user == BOB)
    assert put.payload["phrase"]["params"]["user"] == f"masked:{own}"
    assert {r.target_user for r in rows if named_in(r, "table-proposed-pause")} == {ANN, CLEO}
    for refused in (
        play.votes.propose_host(info.id, BOB, CLEO),
        play.hand_over(info.id, ANN, CLEO),
    ):
        with pytest.raises(UserError, match=r"^trouble-faceless$"):
            await refused


async def test_nobody_hears_who_is_away_or_late(play: Play, clock: Clock) -> None:
    """Other tables are told of a vacation by name; reliability counts it when the game is over."""
    info = await begin(play, together=3600, alone=3600)
    await send_all(play)
    seat = next(seat for seat, user in info.users.items() if user == BOB)
    await play.users.set_settings(BOB, UserSettings(absence="wait:5"))
    await play.time.go_away(info.id, BOB, clock() + 5 * DAY)
    away, shown = (await play.info(info.id)).player_in(seat), await play.table_view(info.id)
    assert away is not None
    assert (away.stand_in, away.held) == ("away", None)
    assert seat in shown.info.persons
    assert not any(p.away or p.stand_in for p in shown.info.players)
    await play.time.come_back(info.id, BOB)
    assert public(await send_all(play)) == []
    before = await play.users.reliability(info.guild, BOB)
    assert before.away == 0
    await play.places.close(info.id, BOB, moderator=True)
    assert (await play.users.reliability(info.guild, BOB)).away == 1


@pytest.mark.parametrize("host", [True, False])
async def test_a_table_waits_for_its_host_as_for_others(
    play: Play, clock: Clock, host: bool
) -> None:
    """The vote comes no earlier, and the host is asked what to do as ever."""
    info = await begin(play)
    (first,) = await awaited_users(play, info.id)
    await answer(play, info.id, first, "leave")
    late = ANN if host else BOB
    await bid_all(play, info.id, {user: 1 for user in (ANN, BOB, CLEO) if user != late})
    await send_all(play)
    begun, told = clock.time, list[tuple[float, str, int | None]]()
    while clock.time < begun + 8 * DAY:
        await pass_time(play, clock, HOUR)
        for row in await send_all(play):
            if row.kind == "proposal" or row.payload.get("part") == "host":
                told.append(((clock.time - begun) / DAY, row.kind, row.target_user))
    assert told == [(7.5, "reminder", ANN), (8.0, "proposal", None)]


async def test_no_vote_is_cast_for_the_host(play: Play) -> None:
    """Who has offered a steward's seat has not agreed: the missing vote would tell their seat."""
    game = (await lay(play, terms=FACELESS)).id
    await play.join(game, BOB, "Bob")
    await play.add_stewards(game, ANN)
    info = await play.start(game, ANN)
    (seat,) = (p.seat for p in info.players if p.steward)
    await play.seats.offer(game, ANN, seat)
    assert not await play.seats.take(game, STRANGER, "Stranger", str(seat))
    ((vote,), rows) = (await play.table_view(game)).proposals, await send_all(play)
    assert vote.votes == {}
    assert not named([row.payload for row in rows])


async def test_names_are_told_at_the_end(play: Play) -> None:
    """Also if the game is abandoned, and those of former players, too."""
    info = await begin(play)
    await send_all(play)
    seat = next(seat for seat, user in info.users.items() if user == BOB)
    await play.seats.leave(info.id, BOB)
    assert await play.seats.take(info.id, STRANGER, "Stranger", seat)
    await play.places.close(info.id, ANN, moderator=True)
    told = {line.id: line.params for line in await play.history(info.id)}
    players = told["table-unmasked"]["players"]
    assert {p["params"]["player"]: p["params"]["seat"] for p in players} == {
        f"user:{STRANGER}": f"seat:{seat}",
        **{f"user:{user}": f"seat:{seat}" for seat, user in info.users.items()},
    }


async def test_who_has_played_is_told_with_the_result(play: Play) -> None:
    """From then on, everything knows it."""
    info = await begin(play)
    for _ in range(200):
        if not await step(play, info.id, random.Random(1)):
            break
    assert (await play.info(info.id)).phase == "over"
    assert "table-unmasked" in [line.id for line in await play.history(info.id)]


async def test_the_bot_carries_what_seats_write_to_each_other(play: Play, clock: Clock) -> None:
    """It is told to the others directly, as the seat's, is in no log, and is limited in number."""
    info = await begin(play)
    await send_all(play)
    seats = {user: seat for seat, user in info.users.items()}
    before = await play.history(info.id)
    await play.talking.relay(info.id, ANN, [seats[BOB], seats[CLEO]], "Truce? <@1>")
    rows = await send_all(play)
    assert {row.target_user for row in rows} == {BOB, CLEO}
    for row in rows:
        (event,) = row.payload["events"]
        assert event["params"]["seat"] == f"seat:{seats[ANN]}"
        assert row.payload["secret"]
        other = CLEO if row.target_user == BOB else BOB
        assert row.payload["back"] == [seats[ANN], seats[other]]
    assert await play.history(info.id) == before
    for _ in range(RELAYED - 1):
        await play.talking.relay(info.id, ANN, [seats[BOB]], "Well?")
    with pytest.raises(UserError, match=r"^trouble-say-less$"):
        await play.talking.relay(info.id, ANN, [seats[BOB]], "Well?")
    with pytest.raises(UserError, match=r"^trouble-talk-relayed$"):
        await play.talking.circle(info.id, ANN, [seats[BOB]])


@pytest.mark.parametrize(("agreed", "refusal"), [("public", "spoken"), ("none", "none")])
async def test_nothing_is_carried_where_that_is_not_agreed(
    play: Play, agreed: str, refusal: str
) -> None:
    """Where all talk is public, seats speak through the bot; or there is none at all."""
    info = await begin(play, talk=agreed)
    other = next(seat for seat, user in info.users.items() if user != ANN)
    with pytest.raises(UserError, match=rf"^trouble-talk-{refusal}$"):
        await play.talking.relay(info.id, ANN, [other], "Well?")
