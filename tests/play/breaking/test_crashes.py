"""Whatever breaks, a game is as it was before an answer or as it is after it."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.store import Session, Store
from engine.kernel.ruleset import Setup
from engine.kernel.state import State
from tests.kernel.toy import Auction, Auctions
from tests.running.marks import daily, nightly

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    Clock,
    answer,
    awaited_users,
    lay,
    playing,
    seat_all,
    seat_stewards,
    seen,
    send_all,
    step,
    written,
)

STATEMENTS = ("run", "insert", "run_many", "rows")


class Fault:
    """Makes the n-th statement from its arming on raise, once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
        self.left: int | None = None
        self._error = error
        for name in STATEMENTS:
            monkeypatch.setattr(Session, name, self._faulty(getattr(Session, name)))

    def _faulty(self, statement: Callable[..., Any]) -> Callable[..., Any]:
        async def run(*arguments: Any, **named: Any) -> Any:
            if self.left is not None:
                self.left -= 1
                if self.left < 0:
                    self.left = None
                    # Raised again and again, it would gather the traces of all times.
                    raise self._error.with_traceback(None)
            return await statement(*arguments, **named)

        return run


@pytest.mark.parametrize(
    "kind",
    daily("sealed", "opened", of=["sealed", "changed", "opened", "withdrawn", "draft", "last"]),
)
@pytest.mark.parametrize(
    "error", [sqlite3.OperationalError("database or disk is full"), asyncio.CancelledError()]
)
async def test_a_fault_between_two_statements_leaves_everything_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, error: BaseException
) -> None:
    """Each statement of each change is made to fail; nothing changes until all succeed."""
    fault = Fault(monkeypatch, error)
    async with playing(path) as play:
        game = (await seat_all(play, rounds=1)).id
        await answer(play, game, ANN, "leave")
        if kind != "sealed":
            await play.answer(game, ANN, 3, 4)
        if kind in ("opened", "last"):
            await play.answer(game, BOB, 3, 2)
        if kind == "last":
            await play.answer(game, CLEO, 3, 1)

        def change() -> Any:
            return {
                "sealed": lambda: play.answer(game, ANN, 3, 4, interaction=9),
                "changed": lambda: play.answer(game, ANN, 3, 5, interaction=9),
                "opened": lambda: play.answer(game, CLEO, 3, 1, interaction=9),
                "withdrawn": lambda: play.withdraw(game, ANN, 3),
                "draft": lambda: play.draft(game, ANN, 3, ["number:7"]),
                "last": lambda: play.answer(game, ANN, 4, "keep", interaction=9),
            }[kind]()

        before = written(path), await seen(play, game)
        for number in range(100):
            fault.left = number
            try:
                await change()
            except (UserError, asyncio.CancelledError) as raised:
                assert str(raised) in ("trouble-internal", "")  # noqa: PT017  # raises at most once
                fault.left = None
                assert (written(path), await seen(play, game)) == before
            else:
                break
        fault.left = None
        assert number > 0
        assert (written(path), await seen(play, game)) != before
        after = await seen(play, game)
    async with playing(path) as again:
        assert await seen(again, game) == after


DORA = 104
CHANGES: dict[str, Callable[[Play, int], Any]] = {
    "pause": lambda play, game: play.time.pause(game, ANN),
    "extend": lambda play, game: play.time.extend(game, ANN, 7200),
    "away": lambda play, game: play.time.go_away(game, BOB, Clock().time + 86400),
    "leave": lambda play, game: play.seats.leave(game, ANN),
    "leave, and go back": lambda play, game: play.seats.leave(game, BOB),
    "kick": lambda play, game: play.votes.propose_kick(game, ANN, "birch"),
    "move": lambda play, game: play.places.move(game, ANN, 1, 8, moderator=True),
    "offer": lambda play, game: play.seats.offer(game, BOB),
    "take": lambda play, game: play.seats.take(game, DORA, "Dora", "cedar"),
    "stand in": lambda play, game: play.seats.stand_in(game, ANN, "cedar"),
    "propose": lambda play, game: play.votes.propose_extension(game, BOB, 7200),
    "go back": lambda play, game: play.votes.vote(game, BOB, 1, agrees=True),
}


@pytest.mark.parametrize("change", daily(*list(CHANGES)[::3], of=CHANGES))
async def test_a_fault_in_the_affairs_of_a_table_leaves_everything_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """Seats, clocks and rests change wholly or not at all, in the store and in memory."""
    fault = Fault(monkeypatch, sqlite3.OperationalError("database or disk is full"))
    async with playing(path) as play:
        game = (await seat_all(play, terms={"together": 36000, "vacation": "stand-in"})).id
        await play.seats.leave(game, CLEO)
        await answer(play, game, ANN, "leave")
        await answer(play, game, ANN, 4)
        assert await play.votes.propose_back(game, ANN, 2) == 1
        before = written(path), await seen(play, game)
        for number in range(200):
            fault.left = number
            try:
                await CHANGES[change](play, game)
            except UserError as raised:
                fault.left = None
                assert str(raised) == "trouble-internal"  # noqa: PT017  # raises at most once
                assert (written(path), await seen(play, game)) == before
            else:
                break
        fault.left = None
        assert number > 3
        after = await seen(play, game)
        assert written(path) != before[0]
    async with playing(path) as again:
        assert await seen(again, game) == after


async def test_a_fault_at_the_start_leaves_the_lobby(
    play: Play, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose start fails anywhere is still a lobby, and can be started."""
    game = (await lay(play)).id
    for user, seat in SEATED.items():
        await play.join(game, user, str(user), seat)
    # The pump after the start has statements of its own, and its faults do not undo the start.
    fault = Fault(monkeypatch, sqlite3.OperationalError("disk I/O error"))
    before = written(path)
    for number in range(100):
        fault.left = number
        try:
            await play.start(game, ANN)
        except UserError:
            assert written(path) == before
        else:
            break
    fault.left = None
    assert number > 5
    assert (await play.table_view(game)).kind == "look"


async def test_a_fault_while_the_computer_answers_does_not_undo_the_user(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's answer is saved; what the computer could not do is done when somebody next looks."""
    fault = Fault(monkeypatch, sqlite3.OperationalError("disk I/O error"))
    seen_after = set()
    for number in range(60):
        database = path.with_name(f"{number}.db")
        async with playing(database) as play:
            game = (await seat_stewards(play)).id
            fault.left = number
            try:
                await answer(play, game, ANN, "leave")
            except UserError:
                saved = written(database, "answers")["answers"]
                assert [row[3] for row in saved] == ["chance"]
            fault.left = None
            await play.table_view(game)
            await play.quiet()
            table = await play.table_view(game)
            assert table.awaited == ("ash",)
            seen_after.add(table.kind)
    assert seen_after == {"look", "bid"}


class Breaking(Auctions):
    """An auction whose rules break when birch bids seven."""

    def __init__(self) -> None:
        super().__init__()
        auction = self.stages["auction"]

        async def broken(s: Auction) -> None:
            running: Any = auction(s)
            asked = running.send(None)
            bids = await asked
            if bids["birch"] == 7:
                raise RuntimeError(f"cannot cope with {bids}")
            running.close()

        self.stages = {**self.stages, "auction": broken}


async def test_an_error_in_the_rules_is_undone_and_tells_no_secret(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer that broke the rules was never given; the log names the game and no answer.

    The table is told that it waits (`test_halting`), and nothing else has changed.
    """
    changed = ("kv", "events", "clocks", "outbox", "proposals")
    async with playing(path, rulesets={"toy": Breaking()}) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        await answer(play, game, ANN, 8)
        await answer(play, game, BOB, 7)
        before = written(path)
        with caplog.at_level(logging.DEBUG), pytest.raises(UserError, match=r"^trouble-internal$"):
            await answer(play, game, CLEO, 9)
        after = written(path)
        assert [t for t in after if after[t] != before[t] and t not in changed] == []
        record, waits = [r for r in caplog.records if r.name.startswith("bot")]
        assert waits.getMessage() == f"game {game} waits: the rules break on an answer"
        text = logging.Formatter().format(record)
        assert f"game {game}: RuntimeError" in text
        assert "cannot cope with {'" not in text
        assert not [r for r in caplog.records if r.name == "aiosqlite"]
        # The table goes on with another answer.
        await answer(play, game, BOB, 6)
        await answer(play, game, CLEO, 9)
        assert (await play.table_view(game)).view["prize"] is not None


@pytest.mark.parametrize("seed", daily(0, of=range(3)))
async def test_a_copy_of_the_files_at_any_moment_is_a_whole_game(path: Path, seed: int) -> None:
    """After each answer, and within it, file and log are copied; each copy opens and goes on."""
    copies: list[Path] = []
    states: list[Any] = []
    rng = random.Random(seed)
    async with playing(path) as play:
        game = (await seat_all(play, rounds=2)).id
        states.append(await seen(play, game))
        while True:
            copies.append(_copy(path, len(copies)))
            if not await step(play, game, rng):
                break
            states.append(await seen(play, game))
    for copy, state in zip(copies, states, strict=True):
        async with playing(copy) as again:
            assert await seen(again, game) == state
            while await step(again, game, rng):
                pass
            assert (await again.table_view(game)).over


async def test_copies_within_a_transaction_hold_the_moment_before(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the power fails between any two statements of an answer, the game is as before it."""
    copies: list[Path] = []
    async with playing(path) as play:
        game = (await seat_all(play)).id
        before = await seen(play, game)
        rows = written(path)
        run = Session.run

        async def copying(self: Session, sql: str, *values: Any, **named: Any) -> int:
            changed = await run(self, sql, *values, **named)
            copies.append(_copy(path, len(copies)))
            return changed

        monkeypatch.setattr(Session, "run", copying)
        await answer(play, game, ANN, "leave")
        monkeypatch.undo()
    assert len(copies) > 5
    for copy in copies:
        assert written(copy) == rows
        async with playing(copy) as again:
            assert await seen(again, game) == before


def _copy(path: Path, number: int) -> Path:
    copy = path.with_name(f"copy-{number}.db")
    shutil.copy(path, copy)
    shutil.copy(f"{path}-wal", f"{copy}-wal")
    return copy


async def test_a_process_that_dies_before_the_computer_answers_goes_on_by_itself(
    path: Path,
) -> None:
    """Killed after Ann's answer was saved, the game stands at the next question after opening."""

    async with playing(path) as play:
        game = (await seat_stewards(play)).id
        question = (await play.seat_view(game, ANN)).question
        assert question is not None
        await play.answer(game, ANN, question.number, "leave")
        assert play.goes_on(game)
    assert written(path, "sealed")["sealed"] == []
    async with playing(path):
        # Nobody has asked for the game: opening alone has moved it on.
        assert [row[1] for row in written(path, "sealed")["sealed"]] == ["birch", "cedar"]


@pytest.mark.parametrize("seed", range(3))
async def test_killed_after_every_transaction_the_game_and_its_news_are_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A process that dies after each commit plays on to an end, and tells each event once."""
    rng = random.Random(seed)
    deaths = 0
    committing = Store.writing

    def mortal(self: Store) -> Any:
        return _Mortal(committing(self), rng)

    async with playing(path, seed=seed) as play:
        game = (await seat_stewards(play)).id
    monkeypatch.setattr(Store, "writing", mortal)
    over = False
    while not over:
        store = await Store.open(path)
        try:
            play = await Play.open(store, {"toy": Auctions()}, rng=rng)
            while await step(play, game, rng):
                pass
            over = (await play.table_view(game)).over
        except Killed:
            deaths += 1
        finally:
            await store.close()
    monkeypatch.undo()
    assert deaths > 3
    rows = written(path, "events", "outbox")
    assert sorted(row[1] for row in rows["events"]) == list(range(1, len(rows["events"]) + 1))
    async with playing(path) as play:
        told = [
            phrase
            for row in await send_all(play)
            for phrase in (
                *row.payload.get("events", ()),
                *(row.payload[k] for k in ("title", "winner") if k in row.payload),
            )
            if row.target_user in (None, ANN)
        ]
        history = await play.history(game, ANN, last=1000)
        assert len(told) == len(history)
        assert all({"id": t.id, "params": t.params} in told for t in history)


@nightly
@pytest.mark.parametrize("seed", daily(0, of=range(3)))
async def test_killed_while_it_keeps_the_time_nothing_is_done_twice(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Late players are reminded and answered for once each, however often the process dies."""
    rng, clock = random.Random(seed), Clock()
    terms = {"together": 36_000, "alone": 7_200, "grace": 60}
    deaths = 0
    committing = Store.writing
    async with playing(path, seed=seed, clock=clock) as play:
        game = (await seat_all(play, terms=terms)).id
    monkeypatch.setattr(Store, "writing", lambda self: _Mortal(committing(self), rng))
    over = False
    while not over:
        store = await Store.open(path)
        try:
            play = await Play.open(store, {"toy": Auctions()}, rng=rng, now=clock, steady=clock)
            while (await play.info(game)).phase == "running":
                await play.tick(clock.time)
                clock.time += 590
            over = True
        except Killed:
            deaths += 1
        finally:
            await store.close()
    monkeypatch.undo()
    assert deaths > 20
    rows = written(path, "events", "outbox", "answers")
    assert sorted(row[2] for row in rows["events"] if row[2] is not None) == list(
        range(1, 1 + sum(row[2] is not None for row in rows["events"]))
    )
    asked = {row[2] for row in rows["answers"] if row[3] != "chance"}
    assert sum(row[3] == "answered-for" for row in rows["events"]) == len(asked)
    async with playing(path) as play:
        reminders = [
            (r.target_user, r.payload["number"], r.payload["part"])
            for r in await send_all(play)
            if r.kind == "reminder"
        ]
        assert len(reminders) == len(set(reminders))


class Killed(BaseException):
    """Stands for the end of the process."""


class _Mortal:
    """A transaction after which the process may die: committed, but not yet acted on."""

    def __init__(self, transaction: Any, rng: random.Random) -> None:
        self._transaction = transaction
        self._dies = rng.random() < 0.3

    async def __aenter__(self) -> Session:
        session: Session = await self._transaction.__aenter__()
        return session

    async def __aexit__(self, *error: Any) -> bool:
        handled: bool = await self._transaction.__aexit__(*error)
        if error[0] is None and self._dies:
            raise Killed
        return handled


class Newer(Auctions):
    """The next version of the rules, in which the judge looks in another way."""

    version = "2"

    def __init__(self) -> None:
        super().__init__()
        self.stages = {**self.stages, "look": self.stages["take"]}

    def load(self, setup: Setup, text: str) -> Auction:
        state: State = super().load(setup, text)
        assert isinstance(state, Auction)
        if state.agenda and state.agenda[-1][0] == "auction":
            state.agenda[-1] = ["look", "ash"]
            state.prize = "egg"
        return state


async def test_a_game_that_the_rules_no_longer_fit_is_kept_and_said_so(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """If the rules ask something other than what was answered, nothing is lost or overwritten."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        await answer(play, game, ANN, 4)
    rows = written(path)
    async with playing(path, rulesets={"toy": Newer()}) as play:
        with pytest.raises(UserError, match=r"^trouble-drift$"):
            await play.seat_view(game, ANN)
    assert f"game {game}: Drift" in caplog.text
    assert written(path) == rows
    async with playing(path) as play:
        assert (await play.seat_view(game, ANN)).sealed == 4
        assert await awaited_users(play, game) == [BOB, CLEO]


async def test_a_database_that_another_process_holds_costs_one_answer(
    play: Play, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody else writes for too long, an answer fails whole; afterwards it is taken."""
    game = (await seat_all(play)).id
    async with play._matches._store.writing() as session:
        await session.rows("PRAGMA busy_timeout = 10")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = await seen(play, game)
    with pytest.raises(UserError, match="trouble-internal"):
        await answer(play, game, ANN, "leave")
    assert await seen(play, game) == before
    other.execute("ROLLBACK")
    other.close()
    await answer(play, game, ANN, "leave")
    assert (await play.table_view(game)).number == 3
