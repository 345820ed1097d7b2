"""What a tournament does and refuses, without Discord."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.lobby.setup import Allowance
from bot.store.keeping import deletion
from bot.store.people import tournaments
from bot.store.people.tournaments import Tournament
from bot.tournament.division import TableSize
from bot.tournament.pairing import pair
from bot.tournament.points import points
from bot.tournament.service import OPEN_FOR, Tournaments
from bot.tournament.standings import Sitting
from bot.tournament.terms import LIVE, MOST, seats_on_offer, sizes_of, terms_of
from engine.fairness.seating import seat_all
from engine.rulesets import rulesets
from tests.play.tables import Clock, playing, step, verdict

HOST, STRANGER = 1, 999


@pytest.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    async with playing(tmp_path / "games.sqlite3") as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def contest(play: Play, clock: Clock) -> Tournaments:
    return Tournaments(play, play._matches._store, clock)


async def opened(contest: Tournaments, people: int, **wanted: Any) -> Tournament:
    """Open a tournament that so many users have joined, numbered from 101."""
    found = await contest.open(
        guild=1, channel=7, host=HOST, ruleset="toy", language="en", **{"size": 3, **wanted}
    )
    for user in range(101, 101 + people):
        found = await contest.join(found.id, user, f"User {user}")
    return found


async def drawn(contest: Tournaments, people: int, **wanted: Any) -> Tournament:
    """Open a tournament, begin it, and pair its first round."""
    found = await opened(contest, people, **wanted)
    await contest.begin(found.id, HOST, manager=False)
    await contest.draw(found.id)
    return await contest.find(found.id)


async def over(contest: Tournaments, found: Tournament) -> Tournament:
    """End all tables of a round, with the places in the order of the seats."""
    for table in found.current:
        places = {seat: place for place, seat in enumerate(table.seats, 1)}
        done = replace(table, ended=True, places=places)
        await contest.put_table(found.id, done)
    return await contest.find(found.id)


async def test_a_tournament_is_bounded(contest: Tournaments, play: Play) -> None:
    """So many can take part, one goes on in a channel, and a server has so many games."""
    found = await opened(contest, MOST)
    with pytest.raises(UserError, match="tournament-full"):
        await contest.join(found.id, STRANGER, "Too late")
    with pytest.raises(UserError, match="tournament-here"):
        await opened(contest, 0)
    play.allowance = Allowance(per_host=9, per_server=15)
    with pytest.raises(UserError, match="server-full"):
        await contest.begin(found.id, HOST, manager=False)


async def test_only_the_host_and_managers_run_it(contest: Tournaments) -> None:
    """A player and a stranger are refused whatever the host may do; a manager is not."""
    found = await opened(contest, 4)
    for user in (101, STRANGER):
        for refused in (
            contest.begin(found.id, user, manager=False),
            contest.stop(found.id, user, manager=False),
            contest.set_up(found.id, user, manager=False, rounds=9),
        ):
            with pytest.raises(UserError, match="tournament-not-host"):
                await refused
    assert (await contest.set_up(found.id, STRANGER, manager=True, rounds=9)).rounds == 9
    await contest.begin(found.id, STRANGER, manager=True)
    with pytest.raises(UserError, match="tournament-begun"):
        await contest.set_up(found.id, HOST, manager=False, rounds=1)


async def test_what_cannot_be_played_is_refused(contest: Tournaments) -> None:
    """Tables that the rules do not allow, games that there are not, numbers of no tournament."""
    with pytest.raises(UserError, match="bad-players"):
        await opened(contest, 0, size=2)
    found = await opened(contest, 0)
    with pytest.raises(UserError, match="no-such-ruleset"):
        await contest.set_up(found.id, HOST, manager=False, ruleset="nonsense")
    with pytest.raises(UserError, match="no-tournament"):
        await contest.join(77, 101, "Nobody")


async def test_everyone_has_one_seat_of_the_round(contest: Tournaments) -> None:
    """Seven people: a table of four and one of three; the seed is saved with the pairing."""
    found = await drawn(contest, 7)
    seated = [who for table in found.current for who in table.seats.values()]
    assert sorted(who or 0 for who in seated) == list(range(1, 8))
    assert [len(table.seats) for table in found.current] == [4, 3]
    assert len(found.seeds[0]) == 32


async def test_who_leaves_keeps_points_and_who_is_late_has_none(contest: Tournaments) -> None:
    """The second round is paired without the first, and with the second; after the last round
    nobody is paired."""
    found = await over(contest, await drawn(contest, 6, rounds=2))
    best = contest.scores(found)[0]
    user = found.numbered(best.entrant).user or 0
    await contest.leave(found.id, user)
    with pytest.raises(UserError, match="tournament-not-in"):
        await contest.leave(found.id, user)
    await contest.join(found.id, 500, "Late")
    await contest.draw(found.id)
    found = await contest.find(found.id)
    second = {who for table in found.current for who in table.seats.values()}
    assert best.entrant not in second
    assert 7 in second
    scored = {score.entrant: score.points for score in contest.scores(found)}
    assert scored[best.entrant] == 1
    assert scored[7] == 0
    with pytest.raises(UserError, match="tournament-last-round"):
        await contest.join(found.id, 501, "Too late")
    await over(contest, found)
    await contest.draw(found.id)
    assert (await contest.find(found.id)).phase == "over"


async def test_a_tournament_that_does_not_begin_closes(contest: Tournaments, clock: Clock) -> None:
    """A month after somebody has joined for the last time, and not before."""
    found = await opened(contest, 0)
    clock.time += OPEN_FOR - 1
    found = await contest.join(found.id, 101, "Ann")
    clock.time += OPEN_FOR - 1
    assert not await contest.expire(found)
    clock.time += 1
    assert await contest.expire(found)
    assert (await contest.find(found.id)).phase == "closed"


async def test_a_tournament_without_people_ends(contest: Tournaments) -> None:
    """Where fewer than two are left, there is no next round."""
    found = await over(contest, await drawn(contest, 4))
    for user in (101, 102, 103):
        await contest.leave(found.id, user)
    await contest.draw(found.id)
    assert (await contest.find(found.id)).phase == "over"


async def test_a_table_begins_by_itself_with_the_rules_of_a_tournament(
    contest: Tournaments, play: Play
) -> None:
    """Everyone has the seat of the pairing; stewards have the rest; who sits where is saved with
    the game."""
    found = await opened(contest, 4)
    for user in (103, 104):
        await contest.leave(found.id, user)
    await contest.join(found.id, 200, "Eve")
    await contest.join(found.id, 201, "Fay")
    await contest.begin(found.id, HOST, manager=False)
    await contest.draw(found.id)
    found = await contest.find(found.id)
    (table,) = found.current
    await contest.lay(found, replace(table, thread=55))
    table = (await contest.find(found.id)).current[0]
    info = await contest.game_of(table)
    assert info is not None
    assert (info.phase, info.channel, info.terms["tournament"]) == ("running", 55, True)
    assert {s: found.numbered(n or 0).user for s, n in table.seats.items()} == info.users


async def test_who_leaves_a_game_has_no_points_of_it(contest: Tournaments, play: Play) -> None:
    """The others have their places, as the game ends; a steward has played on."""
    found = await drawn(contest, 4)
    (table,) = found.current
    await contest.lay(found, replace(table, thread=55))
    found = await contest.find(found.id)
    (table,) = found.current
    assert table.match is not None
    await play.seats.leave(table.match, 102)
    info = await contest.game_of(table)
    places = {seat: place for place, seat in enumerate(table.seats, 1)}
    await contest.settle(found, table, info, places)
    found = await contest.find(found.id)
    left = found.entrant(102)
    assert left is not None
    assert found.current[0].gone == (left.number,)
    assert {s.entrant: s.points for s in contest.scores(found)}[left.number] == 0


async def test_deleted_data_leave_results_without_a_name(contest: Tournaments, play: Play) -> None:
    """The others' points stay as they are; nobody pairs someone who is not known."""
    found = await over(contest, await drawn(contest, 6))
    before = contest.scores(found)
    async with play._matches.changing(None) as session:
        gathered = await deletion.gather(session, 101)
        await deletion.delete_user(session, 101)
        await deletion.delete_user(session, HOST)
    assert [row["name"] for row in gathered["entrants"]] == ["User 101"]
    found = await contest.find(found.id)
    assert contest.scores(found) == before
    assert found.host == 0
    assert found.entrant(101) is None
    assert len(found.active) == 5
    assert "101" not in str([entrant.name for entrant in found.entrants])


async def test_games_play_on_to_places(contest: Tournaments, play: Play) -> None:
    """A game that has ended by its rules is read as it is then; one that goes on is not."""
    found = await drawn(contest, 4)
    (table,) = found.current
    await contest.lay(found, replace(table, thread=55))
    game = (await contest.find(found.id)).current[0].match or 0
    with pytest.raises(UserError, match="not-over"):
        await play.records.final(game)
    while await step(play, game, random.Random(1)):
        pass
    assert (await play.records.final(game)).question is None


def test_tables_agree_on_what_is_usual_but_for_time() -> None:
    """The pace is that of a single answer; live tables know what they go back to."""
    slow, live = terms_of(3600, "de"), terms_of(LIVE, "en")
    assert (slow["alone"], slow["together"], slow["at_deadline"]) == (3600, 7200, "safe-once")
    assert (slow["tournament"], slow["language"], slow["hints"]) == (True, "de", False)
    assert (live["alone"], live["tournament"]) == (180, True)
    assert live["slow"] is not None


async def test_the_last_tournament_of_a_server_is_found(contest: Tournaments, play: Play) -> None:
    """One that goes on in the channel comes first, then the last of the channel, then any."""
    first = await opened(contest, 0)
    assert (await contest.find_in(1, 7) or first).id == first.id
    assert (await contest.find_in(1, 8) or first).id == first.id
    assert await contest.find_in(2, 7) is None
    await contest.stop(first.id, HOST, manager=False)
    assert await contest.find_in(1, 7) is None
    async with play._matches.reading(None) as session:
        assert await tournaments.list_untold(session) == [first.id]


async def test_stewards_play_what_people_leave_free(contest: Tournaments, play: Play) -> None:
    """Five people and tables of three or four: one seat is a steward's, and that is known before;
    its points go to nobody."""
    found = await opened(contest, 5)
    assert sum(size.stewards for size in contest.division(found)) == 1
    await contest.begin(found.id, HOST, manager=False)
    await contest.draw(found.id)
    found = await contest.find(found.id)
    table = found.current[1]
    assert list(table.seats.values()).count(None) == 1
    await contest.lay(found, replace(table, thread=56))
    info = await contest.game_of((await contest.find(found.id)).current[1])
    assert info is not None
    assert [seat for seat, number in table.seats.items() if number is None] == [*info.stewards]
    found = await over(contest, found)
    total = sum(score.points for score in contest.scores(found))
    free = sitting_points(found)
    assert total + free == 3


def sitting_points(found: Tournament) -> Fraction:
    """Return the points of seats that stewards have played."""
    return sum(
        (
            points(table.places or {})[seat]
            for table in found.current
            for seat, who in table.seats.items()
            if who is None
        ),
        Fraction(0),
    )


async def test_the_luck_of_a_table_is_that_of_any(tmp_path: Path) -> None:
    """Its log is whole: a game that nobody has begun by a press is verified like others."""
    secret = bytes(range(32))
    async with playing(tmp_path / "games.sqlite3", secret=lambda: secret) as play:
        contest = Tournaments(play, play._matches._store, Clock())
        found = await drawn(contest, 4)
        await contest.lay(found, replace(found.current[0], thread=55))
        game = (await contest.find(found.id)).current[0].match or 0
        while await step(play, game, random.Random(1)):
            pass
        assert (await verdict(play, game)).reds == []


@pytest.mark.parametrize("id", sorted(rulesets))
def test_every_pairing_can_be_seated(id: str) -> None:
    """Of every game and every number of seats, with as many people, and with a steward: the rules
    take the seats of the first and the second round."""
    rules = rulesets[id]
    for size in sizes_of(rules):
        offers = {size: seats_on_offer(rules, size)}
        for people in {size, max(2, size - 1)}:
            sizes, played = [TableSize(people, size)], list[Sitting]()
            for _ in range(2):
                (seats,) = pair(range(1, people + 1), played, sizes, offers, "seed")
                chosen = {str(n): seat for n, seat in enumerate(seats)}
                _, setup = seat_all(rules, {"players": size}, {}, chosen, random.Random(1))
                assert sorted(setup.seats) == sorted(seats)
                played.append(Sitting(seats))
