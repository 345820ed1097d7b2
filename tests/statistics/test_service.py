"""What is counted of a server's games: which count for ratings, who is listed, and years."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.play import Play, UserSettings
from bot.statistics import service
from bot.statistics.facts import VERSION
from bot.statistics.service import Statistics
from bot.statistics.standings import rated_game
from bot.statistics.year import tell_of_year, year_of
from bot.store.people import statistics as figures
from bot.store.people.statistics import CountedGame, MemberSettings, PlayedSeat
from tests.play.tables import ANN, BOB, CLEO, Clock, playing, seat_all, send_all, step

from .games import facts_of

T = TypeVar("T")
GUILD = 1
PEOPLE = (ANN, BOB, CLEO, 104)


class Here:
    """Does slow work at once."""

    def __init__(self) -> None:
        self.works: list[str] = []

    async def do(self, work: Callable[..., T], *args: Any, patience: float | None = None) -> T:
        self.works.append(work.__name__)
        return work(*args)


def counted(
    terms: dict[str, Any] | None = None, changed: Mapping[str, PlayedSeat] | None = None
) -> CountedGame:
    """Return a game of Inis of four people, some seats otherwise."""
    facts = facts_of("inis")
    seated = [
        (changed or {}).get(seat, PlayedSeat(seat, user, None, whole=True))
        for seat, user in zip(facts.seats, PEOPLE, strict=True)
    ]
    return CountedGame(1, 0.0, json.dumps(terms or {}), json.dumps(facts.to_json()), seated)


RATED = dict.fromkeys(PEOPLE, MemberSettings(rated=True))


def who(one: CountedGame, members: dict[int, MemberSettings] = RATED) -> list[str | None] | None:
    """Return who is rated for a game, in the order of seats; ``None`` if it does not count."""
    game = rated_game(one, facts_of("inis"), members)
    return None if game is None else [seat.who for seat in game]


def test_whoever_has_not_asked_for_a_rating_has_none() -> None:
    """They are an unknown opponent; the others' rating needs nobody's leave."""
    assert who(counted(), {ANN: MemberSettings(rated=True), BOB: MemberSettings()}) == [
        str(ANN),
        None,
        None,
        None,
    ]


def test_a_game_counts_as_its_table_has_agreed() -> None:
    """With a steward or a replaced player: not at all, or in any case."""
    steward = {"green": PlayedSeat("green", None, "squire", whole=False)}
    replaced = {"green": PlayedSeat("green", ANN, None, whole=False)}
    for change in (steward, replaced):
        assert who(counted({}, change)) is None
        assert who(counted({"rated": "none"}, change)) is None
    rest = [str(user) for user in PEOPLE[1:]]
    assert who(counted({"rated": "all"}, steward)) == ["steward:squire", *rest]
    assert who(counted({"rated": "all"}, replaced)) == [str(ANN), *rest]
    assert who(counted({"rated": "none"})) is None
    assert who(counted()) == [str(ANN), *rest]


def test_seats_are_rated_by_the_number_of_players() -> None:
    """The same seat is as strong as the others that are there."""
    game = rated_game(counted(), facts_of("inis"), RATED)
    assert game is not None
    assert {seat.seat.partition("/")[0] for seat in game} == {"4"}


async def finish(play: Play, *, channel: int = 7) -> int:
    """Play an auction to its end."""
    rng = random.Random(1)
    game = (await seat_all(play, channel=channel, terms={"together": 86400})).id
    while await step(play, game, rng):
        pass
    await send_all(play)
    return game


async def put_facts(play: Play, game: int) -> None:
    """Count a game as one of Inis for three, so that there is something to rate."""
    facts = facts_of("inis")
    seats = ["ash", "birch", "cedar"]
    places = {seat: place for place, seat in enumerate(seats, 1)}
    told = replace(facts, seats=seats, places=places, winner="ash", cards=(), bids=(), players={})
    async with play._matches.changing(None) as session:
        await figures.put(session, game, VERSION, told.to_json())


async def test_a_running_game_is_not_counted(path: Path) -> None:
    """Statistics know of it when it is over, and count it once."""
    async with playing(path) as play:
        worker = Here()
        statistics = Statistics(play._matches._store, worker, play._now)
        running = (await seat_all(play, channel=8)).id
        assert await statistics.count() == 0
        over = await finish(play)
        assert await statistics.count(GUILD) == 0
        assert worker.works == ["count_plain"]
        await statistics.count()
        assert worker.works == ["count_plain"]
        async with play._matches.reading(None) as session:
            left = await session.rows("SELECT game, facts FROM figures")
        # No process knows this game, so its record cannot be replayed there.
        assert [tuple(row) for row in left] == [(over, None)]
        assert running != over
        assert await statistics.kinds(GUILD) == {}


async def test_ratings_are_those_of_a_server(path: Path) -> None:
    """Of its own games, for those who have asked; taking that back takes the rating away."""
    async with playing(path) as play:
        statistics = Statistics(play._matches._store, Here(), play._now)
        await put_facts(play, await finish(play))
        assert [s.users for s in await statistics.standings(GUILD)] == [{}]
        await play.users.set_member(GUILD, ANN, MemberSettings(rated=True))
        (standings,) = await statistics.standings(GUILD)
        assert list(standings.users) == [ANN]
        assert standings.users[ANN].points > 1000
        assert await statistics.standings(GUILD + 1) == []
        assert await statistics.finished(GUILD, ANN) == (1, 1)
        assert await statistics.finished(GUILD, BOB) == (1, 0)
        await play.users.set_member(GUILD, ANN, MemberSettings(rated=False))
        assert (await statistics.standings(GUILD))[0].users == {}


async def test_what_somebody_deletes_is_in_nobodys_statistics(path: Path) -> None:
    """The others' game still counts, against somebody unknown."""
    async with playing(path) as play:
        statistics = Statistics(play._matches._store, Here(), play._now)
        game = await finish(play)
        for user in (ANN, BOB):
            await play.users.set_member(GUILD, user, MemberSettings(rated=True))
        await play.users.delete_data(ANN)
        await put_facts(play, game)
        (standings,) = await statistics.standings(GUILD)
        assert list(standings.users) == [BOB]
        assert await statistics.finished(GUILD, ANN) == (0, 0)
        assert await play.users.member(GUILD, ANN) == MemberSettings()
        assert (await play.users.reliability(GUILD, ANN)).timely == 0


async def test_a_record_that_hangs_is_left_out(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is tried once by each process, and holds up no other."""

    class Broken(Here):
        async def do(self, work: Callable[..., T], *args: Any, patience: float | None = None) -> T:
            self.works.append(work.__name__)
            raise TimeoutError

    async with playing(path) as play:
        worker = Broken()
        statistics = Statistics(play._matches._store, worker, play._now)
        await finish(play)
        for _ in range(2):
            assert await statistics.count() == 0
        assert worker.works == ["count_plain"]
        assert "cannot be counted" in caplog.text


def test_a_year_is_of_ones_own_games() -> None:
    """Games, victories, the card most played, who was there most often."""
    facts = facts_of("inis")
    year = year_of(ANN, [counted(), counted()], [60.0, 120.0, 30.0])
    assert year is not None
    mine = facts.seats[0]
    assert (year.games, year.wins) == (2, 2 * (facts.winner == mine))
    assert year.rounds == 2 * facts.rounds
    assert year.seats == [("inis", mine, 2)]
    played = [play.card for play in facts.cards if play.seat == mine]
    assert year.cards[0][2] == 2 * max(map(played.count, played))
    assert year.mate is not None
    assert year.mate[1] == 2
    assert (year.answers, year.pace) == (3, 60.0)
    assert year_of(999, [counted()], []) is None


async def test_once_a_year_users_are_told(path: Path) -> None:
    """In January, of the year before; not those who want to hear nothing, and not twice."""
    clock = Clock()
    clock.time = datetime(2025, 6, 1, tzinfo=UTC).timestamp()
    async with playing(path, clock=clock) as play:
        await finish(play)
        await play.users.set_settings(BOB, UserSettings(reach="off"))
        told = []
        for month, day in ((6, 2), (12, 31)):
            told.append(await tell(play, datetime(2025, month, day, tzinfo=UTC)))
        for day in (20, 3, 4):
            told.append(await tell(play, datetime(2026, 1, day, tzinfo=UTC)))
        assert told == [0, 0, 0, 2, 0]
        rows = [row for row in await send_all(play) if row.kind == "word"]
        assert [row.target_user for row in rows] == [ANN, CLEO]


async def tell(play: Play, today: datetime) -> int:
    """Tell users of their year, on some day."""
    async with play._matches.changing(None) as session:
        return await tell_of_year(session, today.timestamp())


async def test_only_some_are_counted_while_somebody_waits(path: Path) -> None:
    """A server with many games that have just ended is told to look again."""
    async with playing(path) as play:
        statistics = Statistics(play._matches._store, Here(), play._now)
        for channel in range(4):
            await finish(play, channel=channel + 20)
        assert await statistics.count(GUILD, most=service.AT_ONCE) == 1
        assert await statistics.count(GUILD) == 0
