"""Time in which players could not reach the bot counts for nobody, whatever the reason."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.time.clocks import GRACE, LAG
from bot.play.time.downtime import TOLERANCE
from bot.store import Store

from ..tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    bid_all,
    lay,
    own_log,
    playing,
    seat_all,
    send_all,
)

HOUR = 3600.0
YEAR = 365 * 86400.0
TERMS = {"together": int(10 * HOUR), "alone": int(2 * HOUR)}


@dataclass
class Machine:
    """A machine with a clock that can be wrong, which runs, sleeps, or lets no process run."""

    path: Path
    clock: Clock = field(default_factory=Clock)
    running: float = 0.0
    """Seconds for which the machine was awake."""

    @asynccontextmanager
    async def process(self) -> AsyncIterator[Play]:
        """Start the bot; leaving the block is its end."""
        async with playing(self.path, clock=self.clock, steady=lambda: self.running) as play:
            downtime = play.scheduler.downtime
            downtime.pulse = lambda: self.running
            # So far it has looked at the clock of the machine that tests run on.
            downtime.begin(repr(downtime.counted))
            play.scheduler.look()
            yield play

    async def run(self, play: Play, seconds: float) -> None:
        """Let time pass, heartbeat by heartbeat; what is due is done every ten minutes."""
        beats = 0
        while seconds > 0:
            step = min(seconds, 60.0)
            self.running += step
            self.clock.time += step
            seconds -= step
            play.scheduler.look()
            beats += 1
            if beats % 10 == 0 or seconds <= 0:
                with contextlib.suppress(UserError):
                    await play.tick(self.clock.time)
        await play.quiet()

    async def wake(self, play: Play) -> None:
        """Let the next heartbeat come."""
        await self.run(play, 1)

    def sleep(self, seconds: float) -> None:
        """Sleep: only the clock on the wall goes on."""
        self.clock.time += seconds

    def stop(self, seconds: float) -> None:
        """Let time pass without any process."""
        self.clock.time += seconds
        self.running += seconds

    def set_clock(self, by: float) -> None:
        """Set the clock forward, or back."""
        self.clock.time += by


@pytest.fixture
def machine(path: Path) -> Machine:
    return Machine(path)


async def bidding(play: Play, **terms: Any) -> int:
    """Come to the first bids, which are due in ten hours."""
    game = (await seat_all(play, terms={**TERMS, **terms})).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    return game


async def left(play: Play, game: int, machine: Machine) -> float:
    """Return the seconds that are left for the bids, the same for all; nobody was answered for."""
    table = await play.table_view(game)
    assert table.kind == "bid"
    assert table.answered == ()
    (due,) = {clock.due for clock in table.clocks.values()}
    (begun,) = {clock.begun for clock in table.clocks.values()}
    assert due is not None
    assert due - begun == 10 * HOUR
    return due - machine.clock.time


async def logged(play: Play, game: int) -> list[str]:
    return own_log(await play.history(game))


# -- clocks and machines ----------------------------------------------------------------------


@pytest.mark.parametrize("by", [3 * HOUR, 12 * HOUR, 5 * YEAR, -2 * HOUR, -12 * HOUR, -5 * YEAR])
async def test_a_clock_that_is_set_takes_and_gives_no_time(machine: Machine, by: float) -> None:
    """Forward or back, everybody has as much time left as before, and the table is told once."""
    async with machine.process() as play:
        game = await bidding(play)
        await machine.run(play, HOUR)
        machine.set_clock(by)
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR, abs=2)
        assert await logged(play, game) == ["clock-set"]
        await machine.run(play, 5 * HOUR)
        assert await left(play, game, machine) == pytest.approx(4 * HOUR, abs=2)
        assert [r.kind for r in await send_all(play)].count("news") == 1
        await machine.run(play, 4 * HOUR + GRACE + LAG)
        assert await logged(play, game) == ["clock-set", "answered-for"]


async def test_a_clock_that_is_wrong_for_a_while_changes_nothing(machine: Machine) -> None:
    """Three hours ahead and back again, the deadlines are where they were."""
    async with machine.process() as play:
        game = await bidding(play)
        due = machine.clock.time + 10 * HOUR
        for by in (3 * HOUR, -3 * HOUR):
            machine.set_clock(by)
            await machine.run(play, 600)
        assert await left(play, game, machine) + machine.clock.time == pytest.approx(due, abs=2)


async def test_whoever_is_asked_after_the_clock_was_set_back_has_all_their_time(
    machine: Machine,
) -> None:
    """Their clock was begun by the new time, and is not moved with the others."""
    async with machine.process() as play:
        game = (await seat_all(play, terms=TERMS)).id
        await machine.run(play, 600)
        machine.set_clock(-90 * 60)
        await play.answer(game, ANN, 2, "leave")
        await play.quiet()
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)


async def test_a_boot_with_an_old_clock_takes_no_time(machine: Machine) -> None:
    """A machine is off for twelve hours, starts five years ago, and learns the time later."""
    async with machine.process() as play:
        game = await bidding(play)
        await machine.run(play, HOUR)
    machine.stop(12 * HOUR)
    machine.set_clock(-5 * YEAR)
    async with machine.process() as play:
        await machine.run(play, 600)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR - 600, abs=2)
        machine.set_clock(5 * YEAR)
        await machine.run(play, 600)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR - 1200, abs=62)


async def test_a_machine_that_slept_takes_no_time(machine: Machine) -> None:
    """Twelve hours of sleep are told, and nobody was answered for."""
    async with machine.process() as play:
        game = await bidding(play)
        machine.sleep(12 * HOUR)
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)
        assert await logged(play, game) == ["clock-set"]


async def test_a_process_that_was_stopped_takes_no_time(machine: Machine) -> None:
    """Both clocks went on for twelve hours, but nobody was there to be reached."""
    async with machine.process() as play:
        game = await bidding(play)
        machine.stop(12 * HOUR)
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)
        (told,) = [t for t in await play.history(game) if t.id == "table-outage"]
        assert told.params == {"time": f"span:{int(12 * HOUR) + 1}"}


async def test_a_click_that_wakes_the_machine_is_in_time(machine: Machine) -> None:
    """What was lost is given back before anything is judged by it."""
    async with machine.process() as play:
        game = await bidding(play)
        machine.sleep(12 * HOUR)
        await play.answer(game, BOB, 3, 7, at=machine.clock.time)
        assert (await play.seat_view(game, BOB)).sealed == 7


async def test_nobody_clicks_in_the_future(machine: Machine) -> None:
    """Discord's clock is right, and ours is two hours behind: a click is not too late for that."""
    machine.set_clock(-2 * HOUR)
    async with machine.process() as play:
        game = await bidding(play)
        await machine.run(play, 9 * HOUR)
        await play.answer(game, BOB, 3, 7, at=machine.clock.time + 2 * HOUR)
        assert (await play.seat_view(game, BOB)).sealed == 7


async def test_short_losses_add_up(machine: Machine) -> None:
    """A restart of a minute is no news; many of them are."""
    async with machine.process() as play:
        game = await bidding(play)
    for _ in range(5):
        machine.stop(100)
        async with machine.process() as play:
            await machine.run(play, 60)
    async with machine.process() as play:
        assert await logged(play, game) == ["outage"]
        lost = await left(play, game, machine) - (10 * HOUR - 800)
        assert 500 - 100 <= lost <= 500 + 2
        assert lost > TOLERANCE


async def test_a_process_that_dies_while_it_gives_time_back_gives_it_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not it was done, the next process knows."""
    async with machine.process() as play:
        game = await bidding(play)
    machine.stop(5 * HOUR)
    committed = sqlite3.OperationalError("disk I/O error")

    @asynccontextmanager
    async def failing(store: Store) -> AsyncIterator[Any]:
        async with writing(store) as session:
            yield session
            if fails == "before":
                raise committed
        raise committed

    writing = Store.writing
    for fails in ("before", "after", "never"):
        if fails != "never":
            monkeypatch.setattr(Store, "writing", failing)
            monkeypatch.setattr("bot.play.outgoing.queue.sending.cut_short", nothing)
            with pytest.raises((UserError, sqlite3.OperationalError)):
                async with machine.process():
                    pass
            monkeypatch.undo()
        else:
            async with machine.process() as play:
                assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)
                assert await logged(play, game) == ["outage"]


async def nothing(*_: Any) -> None:
    pass


# -- a way to the players ---------------------------------------------------------------------


async def test_a_dead_gateway_takes_no_time(machine: Machine) -> None:
    """For thirty hours nothing comes from Discord; meanwhile nothing is done, then all is moved."""
    async with machine.process() as play:
        game = await bidding(play)
        await machine.run(play, HOUR)
        play.scheduler.reached = lambda: False
        await machine.run(play, 30 * HOUR)
        assert (await play.table_view(game)).kind == "bid"
        assert await logged(play, game) == []
        play.scheduler.reached = lambda: True
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR, abs=62)
        assert await logged(play, game) == ["outage"]


async def test_a_connection_made_anew_is_no_outage(machine: Machine) -> None:
    """What takes less than a minute counts, however often it happens."""
    async with machine.process() as play:
        game = await bidding(play)
        for _ in range(60):
            play.scheduler.reached = lambda: False
            machine.stop(30)
            play.scheduler.look()
            play.scheduler.reached = lambda: True
            await machine.run(play, 10)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR - 60 * 40, abs=2)
        assert await logged(play, game) == []


async def test_a_database_that_refuses_takes_no_time(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For twelve hours somebody else holds it; no answer can be given, and none is given."""
    monkeypatch.setattr("bot.store.sqlite.database.BUSY", 0.0)
    async with machine.process() as play:
        game = await bidding(play)
        await machine.run(play, HOUR)
        with closing(sqlite3.connect(machine.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UserError):
                await play.answer(game, BOB, 3, 7)
            await machine.run(play, 12 * HOUR)
            other.execute("ROLLBACK")
        await machine.wake(play)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR, abs=62)
        assert await logged(play, game) == ["outage"]


async def test_a_file_system_that_is_read_only_takes_no_time(machine: Machine) -> None:
    """Answers are refused while nothing can be written; what was given before stays given."""
    async with machine.process() as play:
        game = await bidding(play)
        await answer(play, game, CLEO, 4)
        writer = play._matches._store._writer
        writer.execute("PRAGMA query_only = 1").close()
        with pytest.raises(UserError):
            await play.answer(game, BOB, 3, 7)
        await machine.run(play, 12 * HOUR)
        assert (await play.seat_view(game, CLEO)).sealed == 4
        writer.execute("PRAGMA query_only = 0").close()
        await machine.wake(play)
        assert await logged(play, game) == ["outage"]
        await play.answer(game, BOB, 3, 7)
        assert (await play.seat_view(game, BOB)).sealed == 7


async def test_what_is_lost_is_noticed_without_anybodys_doing(machine: Machine) -> None:
    """The loop that keeps the time gives it back."""
    async with machine.process() as play:
        keeping = asyncio.create_task(play.keep_time(rarely=0))
        game = await bidding(play)
        machine.sleep(12 * HOUR)
        play.timely.set()
        async with asyncio.timeout(240):
            while await logged(play, game) != ["clock-set"]:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0)
        keeping.cancel()


# -- all that goes by the clock ---------------------------------------------------------------


async def test_answers_that_are_held_and_votes_move_as_well(machine: Machine) -> None:
    """Nobody could change their answer, or vote, while the process was stopped."""
    async with machine.process() as play:
        game = await bidding(play, grace=600)
        proposal = await play.votes.propose_extension(game, ANN, int(HOUR))
        expires = (await play.table_view(game)).proposals[0].expires
        await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
        opens = (await play.info(game)).opens
        assert opens is not None
        await send_all(play)
        machine.stop(100 * HOUR)
        await machine.wake(play)
        assert (await play.table_view(game)).proposals[0].expires == expires + 100 * HOUR + 1
        assert (await play.info(game)).opens == opens + 100 * HOUR + 1
        said = [r.payload for r in await send_all(play) if r.kind == "settled"]
        assert said == [{"proposal": proposal}]
        await machine.run(play, 600)
        assert (await play.table_view(game)).kind == "take"


async def test_a_lobby_expires_as_much_later(machine: Machine) -> None:
    """Nobody could join while the bot could not be reached."""
    async with machine.process() as play:
        game = (await lay(play)).id
        expires = (await play.info(game)).expires
        assert expires is not None
    machine.stop(12 * HOUR)
    async with machine.process() as play:
        assert (await play.info(game)).expires == pytest.approx(expires + 12 * HOUR, abs=60)


async def test_a_fixed_hour_stays_one(machine: Machine) -> None:
    """After an outage the deadline is the next one of those hours by which nothing was lost."""
    async with machine.process() as play:
        terms = {"together": None, "hour": "20:00", "zone": "UTC"}
        game = await bidding(play, **terms)
        due = (await play.table_view(game)).clocks["ash"].due
        assert due is not None
        machine.stop(HOUR)
        await machine.wake(play)
        assert (await play.table_view(game)).clocks["ash"].due == due + 24 * HOUR


async def test_a_pause_is_a_pause_whatever_the_clock_does(machine: Machine) -> None:
    """Time that is lost in a pause is not given back twice."""
    async with machine.process() as play:
        game = await bidding(play)
        await play.time.pause(game, ANN)
        machine.stop(12 * HOUR)
        await machine.wake(play)
        machine.set_clock(-5 * HOUR)
        await machine.wake(play)
        await play.time.resume(game, ANN)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)
        assert await logged(play, game) == ["paused", "resumed"]


# -- tables that the bot cannot see -----------------------------------------------------------


async def test_clocks_stand_still_where_the_channel_is_not_seen(machine: Machine) -> None:
    """Of that table alone; it is told when it is seen again, and has its time."""
    async with machine.process() as play:
        game = await bidding(play)
        other = (await seat_all(play, terms=TERMS, channel=8)).id
        await play.votes.propose_extension(game, ANN, int(HOUR))
        expires = (await play.table_view(game)).proposals[0].expires
        await machine.run(play, HOUR)
        await play.time.hide(game)
        await play.time.hide(game)
        await machine.run(play, 80 * HOUR)
        assert await logged(play, other) == ["answered-for"] * len(await logged(play, other))
        assert await logged(play, other) != []
    async with machine.process() as play:
        assert [p.obstacle for p in await play.time.places() if p.game == game] == ["view-channel"]
        await play.time.show(game)
        await play.time.show(game)
        assert await left(play, game, machine) == pytest.approx(9 * HOUR, abs=2)
        assert await logged(play, game) == ["proposed-extend", "hidden"]
        assert (await play.table_view(game)).proposals[0].expires == expires + 80 * HOUR


async def test_a_moment_out_of_sight_is_not_worth_a_word(machine: Machine) -> None:
    """The time is given back all the same."""
    async with machine.process() as play:
        game = await bidding(play)
        await play.time.hide(game)
        await machine.run(play, 60)
        await play.time.show(game)
        assert await left(play, game, machine) == pytest.approx(10 * HOUR, abs=2)
        assert await logged(play, game) == []


@pytest.mark.parametrize(
    ("deeds", "stood"),
    [
        ("pause hide resume show", 3),
        ("pause hide show resume", 3),
        ("hide pause show resume", 3),
        ("hide pause resume show", 3),
        ("hide show pause resume", 2),
    ],
)
async def test_a_pause_and_a_hidden_channel_count_once(
    machine: Machine, deeds: str, stood: int
) -> None:
    """Clocks, and answers that are held, stand still for as long as either lasts."""
    async with machine.process() as play:
        game = await bidding(play, grace=600)
        asleep = await bidding_elsewhere(play)
        await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
        opens = (await play.info(game)).opens
        assert opens is not None
        *_, last = deeds.split()
        for deed in deeds.split():
            for table in (game, asleep):
                match deed:
                    case "pause":
                        await play.time.pause(table, ANN)
                    case "resume":
                        await play.time.resume(table, ANN)
                    case "hide":
                        await play.time.hide(table)
                    case _:
                        await play.time.show(table)
            if deed != last:
                machine.stop(50)
                play.scheduler.look()
        assert (await play.info(game)).opens == opens + 50 * stood
        assert await left(play, asleep, machine) == 10 * HOUR - 50 * (3 - stood)


async def bidding_elsewhere(play: Play) -> int:
    game = (await seat_all(play, terms=TERMS, channel=8)).id
    await answer(play, game, ANN, "leave")
    return game
