"""The log of a table: its seal, what is drawn, receipts, and the record that proves all of it."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.store import Session, Store
from engine.fairness.verify import Verdict
from engine.kernel.ask import ask, chance
from engine.kernel.shapes import OneOf, Shuffle
from tests.kernel.toy import SHUFFLE, TAKE, Auction, Auctions, take
from tests.running.marks import daily

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    Clock,
    answer,
    awaited_users,
    bid_all,
    lay,
    own_log,
    playing,
    seat_all,
    seat_stewards,
    send_all,
    step,
    verdict,
    written,
)

SECRET = bytes(range(32))


async def shuffling(s: Auction, winner: str) -> None:
    """1.4 as printed; then the prizes that are left are shuffled again."""
    await take(s, winner)
    s.deck = (await chance(SHUFFLE, Shuffle("prizes", sorted(s.deck))))["order"]


class Shuffling(Auctions):
    """An auction in which luck is needed after every round."""

    def __init__(self) -> None:
        super().__init__()
        self.stages = {**self.stages, "take": shuffling}


async def drawing(s: Auction, winner: str) -> None:
    """1.4 after a shuffle, which nobody sees; and the winner is asked twice."""
    s.deck = (await chance(SHUFFLE, Shuffle("prizes", sorted(s.deck))))["order"]
    await ask(winner, TAKE, OneOf.named({"choice:keep": "keep"}))
    await take(s, winner)


class Drawing(Auctions):
    """An auction in which luck comes before a choice that can be undone."""

    def __init__(self) -> None:
        super().__init__()
        self.stages = {**self.stages, "take": drawing}

    def hidden(self, state: Auction, seat: str | None) -> frozenset[str]:
        return frozenset()


def secret() -> bytes:
    return SECRET


def told(found: Verdict) -> tuple[list[str], list[str]]:
    """Return what is wrong, and what could not be confirmed."""
    return [one.check for one in found.reds], [one.check for one in found.ambers]


async def go_back(play: Play, game: int, question: int) -> None:
    """Let all agree to go back."""
    number = await play.votes.propose_back(game, ANN, question)
    for user in (BOB, CLEO):
        await play.votes.vote(game, user, number, agrees=True)


async def play_on(play: Play, game: int, seed: int = 1) -> None:
    """Play until nobody is asked any more."""
    rng = random.Random(seed)
    while await step(play, game, rng):
        pass


def drawn(path: Path) -> list[Any]:
    """Return what chance has answered, as it stands in the database."""
    return [json.loads(row[5]) for row in written(path, "answers")["answers"] if row[3] == "chance"]


# -- the seal -------------------------------------------------------------------------------------


async def test_the_table_sees_the_seal_before_anybody_joins(path: Path) -> None:
    """It is known as soon as the table is opened, and stays whatever is agreed later."""
    async with playing(path, secret=secret) as play:
        info = await lay(play)
        assert info.seal is not None
        changed = await play.set_up(info.id, ANN, options={"rounds": 2})
        for user, seat in SEATED.items():
            await play.join(info.id, user, str(user), seat)
        begun = await play.start(info.id, ANN)
        assert {changed.seal, begun.seal} == {info.seal}
        await play_on(play, info.id)
        found = await verdict(play, info.id, info.seal)
    assert told(found) == ([], ["dark:none"])
    assert found.record is not None
    kinds = [entry.is_ for entry in found.record.log]
    assert kinds[:8] == ["open", "join", "join", "join", "agree", "begin", "dark", "seated"]


async def test_seats_are_drawn_by_the_log(path: Path) -> None:
    """Whatever else is random, the same secret deals the same seats; chosen ones stay."""
    seats = []
    for seed in (1, 2):
        file = path.with_name(f"{seed}.db")
        async with playing(file, seed=seed, secret=secret) as play:
            game = (await lay(play)).id
            for user in (BOB, CLEO):
                await play.join(game, user, str(user))
            await play.join(game, ANN, "Ann", "cedar")
            info = await play.start(game, ANN)
            seats.append(dict(info.users))
            assert info.users["cedar"] == ANN
            await play_on(play, game)
            assert told(await verdict(play, game)) == ([], ["dark:none", "nothing-seen"])
    assert seats[0] == seats[1]


async def test_whoever_leaves_and_comes_back_is_the_same_to_the_log(path: Path) -> None:
    """What is stored of them there is handed out with their data, and goes when they want it."""
    async with playing(path, secret=secret) as play:
        game = (await lay(play, rounds=1)).id
        await play.join(game, BOB, "Bob", "birch")
        await play.leave(game, BOB)
        for user, seat in SEATED.items():
            await play.join(game, user, str(user), seat)
        await play.start(game, ANN)
        assert [s["number"] for s in (await play.users.data(BOB))["signers"]] == [2]
        await play_on(play, game)
        assert told(await verdict(play, game))[0] == []
        await play.users.delete_data(BOB)
        assert [row[1:] for row in written(path, "signers")["signers"]] == [(1, ANN), (3, CLEO)]
        assert told(await verdict(play, game))[0] == []


async def test_a_rematch_has_a_secret_of_its_own(path: Path) -> None:
    """Every table has a fresh one."""
    fresh = iter((SECRET, SECRET[::-1]))
    async with playing(path, secret=lambda: next(fresh)) as play:
        game = (await seat_all(play, rounds=1)).id
        await play_on(play, game)
        await play.rematch(game, ANN, "Ann")
    assert [row[1] for row in written(path, "luck")["luck"]] == [SECRET, SECRET[::-1]]


# -- what chance answers --------------------------------------------------------------------------


async def test_the_record_proves_its_luck(path: Path) -> None:
    """Draws, receipts and log follow from what is told at the end, and not before."""
    async with playing(path, secret=secret) as play:
        info = await seat_all(play)
        assert await play.records.told_hashes(info) == {}
        await play_on(play, info.id)
        hashes = await play.records.told_hashes(info)
        (opened,) = [t for t in await play.history(info.id) if t.id == "table-luck-opened"]
        head = str(opened.params["head"]).removeprefix("raw:")
        assert opened.params["secret"] == f"raw:{SECRET.hex()}"
        found = await verdict(play, info.id, str(info.seal), head)
    assert told(found) == ([], ["dark:none"])
    assert found.heads[-1] == head
    assert hashes == {"seal": info.seal, "end": head}
    assert found.record is not None
    assert found.record.secret == SECRET.hex()
    kinds = [entry.is_ for entry in found.record.log]
    assert (kinds.count("drawn"), kinds.count("locked"), kinds[-1]) == (1, 9, "end")


async def test_a_generator_changes_nothing_where_there_is_a_log(path: Path) -> None:
    """Whatever else is random, the same secret deals the same cards."""
    decks = []
    for seed in (1, 2):
        file = path.with_name(f"{seed}.db")
        async with playing(file, seed=seed, secret=secret) as play:
            await seat_all(play)
        decks.append(drawn(file))
    assert decks[0] == decks[1]


async def test_a_game_without_a_log_goes_on_as_it_began(path: Path) -> None:
    """Games from before have luck from a generator, no receipts, and no proof."""
    async with playing(path) as play:
        info = await seat_all(play, rounds=1)
    async with playing(path, secret=secret) as play:
        assert info.seal is None
        await answer(play, info.id, ANN, "leave")
        await answer(play, info.id, BOB, 3)
        assert (await play.seat_view(info.id, BOB)).receipt == ""
        await play_on(play, info.id)
        assert await play.records.proof(info.id) is None
        assert (await play.records.of(info.id))["format"] == "record/1"
        assert "luck-opened" not in own_log(await play.history(info.id))


async def test_what_was_undone_is_never_drawn_again(path: Path) -> None:
    """Back before a shuffle, the stream goes on: the next numbers are fresh, and proven as well."""
    shuffles = Shuffling()
    async with playing(path, rulesets={"toy": shuffles}, secret=secret) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        before = drawn(path)
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await answer(play, game, ANN, "keep")
        once = drawn(path)
        assert len(once) == len(before) + 1
        await go_back(play, game, 2)
    async with playing(path, rulesets={"toy": shuffles}, secret=secret) as play:
        await answer(play, game, ANN, "leave")
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await answer(play, game, ANN, "keep")
        twice = drawn(path)
        assert twice[:-1] == before
        assert twice[-1] != once[-1]
        await play_on(play, game)
        found = await verdict(play, game)
    assert told(found) == ([], ["dark:none", "undo", "nothing-seen"])
    (undo,) = [one for one in found.ambers if one.check == "undo"]
    assert undo.said == {"answers": 5, "draws": 1}


async def test_an_undo_does_not_open_a_way_back_before_a_draw(path: Path) -> None:
    """A table that goes back after an undo is asked what it has agreed upon, and nothing is drawn
    instead.
    """
    async with playing(path, rulesets={"toy": Drawing()}, secret=secret) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        before = await play.votes.moments(game)
        assert [moment.kind for moment in before] == ["bid", "look"]
        await answer(play, game, ANN, "keep")
        await play.undo(game, ANN, (await play.table_view(game)).number or 0)
        assert await play.votes.moments(game) == before
        await go_back(play, game, before[0].question)
        assert (await play.table_view(game)).kind == "bid"
        await play_on(play, game)
        assert told(await verdict(play, game))[0] == []


@pytest.mark.parametrize("seed", daily(0, of=range(3)))
async def test_killed_at_any_moment_it_draws_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A process that dies after a draw, or before one, leaves the same cards and a whole proof."""

    class Killed(BaseException):
        """The process dies."""

    committing, dice, deaths = Store.writing, random.Random(seed), 0

    @asynccontextmanager
    async def mortal(store: Store) -> AsyncIterator[Session]:
        before, after = dice.random() < 0.15, dice.random() < 0.15
        async with committing(store) as session:
            yield session
            if before:
                raise Killed
        if after:
            raise Killed

    async def answer_all(play: Play, game: int) -> None:
        while users := await awaited_users(play, game):
            question = (await play.seat_view(game, users[0])).question
            assert question is not None
            await play.answer(game, users[0], question.number, question.shape.safe())

    rules, decks = {"toy": Shuffling()}, []
    for lives in (False, True):
        file = path.with_name(f"{lives}.db")
        async with playing(file, rulesets=rules, secret=secret) as play:
            game = (await seat_all(play)).id
            if lives:
                await answer_all(play, game)
        if not lives:
            monkeypatch.setattr(Store, "writing", mortal)
            while True:
                store = await Store.open(file)
                try:
                    play = await Play.open(store, rules, rng=random.Random(deaths))
                    await answer_all(play, game)
                    break
                except Killed:
                    deaths += 1
                finally:
                    await store.close()
            monkeypatch.undo()
        decks.append(drawn(file))
        async with playing(file, rulesets=rules) as play:
            assert told(await verdict(play, game))[0] == []
    assert deaths > 3
    assert decks[0] == decks[1]


async def test_detours_and_restarts_leave_a_whole_proof(path: Path, clock: Clock) -> None:
    """However often the table goes back and the process ends, all of it is in the log."""
    rng, detours = random.Random(4), 0
    async with playing(path, clock=clock, secret=secret) as play:
        game = (await seat_all(play, rounds=4)).id
    while True:
        async with playing(path, clock=clock, secret=secret) as play:
            if not await step(play, game, rng):
                break
            moments = await play.votes.moments(game)
            if moments and rng.random() < 0.25 and detours < 8:
                detours += 1
                await go_back(play, game, rng.choice(moments).question)
                assert await awaited_users(play, game)
    async with playing(path) as play:
        reds, ambers = told(await verdict(play, game))
    assert detours == 8
    assert reds == []
    assert ambers.count("undo") == detours


# -- receipts -------------------------------------------------------------------------------------


async def test_a_sealed_answer_has_a_receipt(path: Path) -> None:
    """Changed, it has another one; taken back, none. The one for what counted is in the record."""
    async with playing(path, secret=secret) as play:
        game = (await seat_all(play, rounds=1)).id
        await answer(play, game, ANN, "leave")
        receipts = []
        for bid in (3, 4, 4):
            await answer(play, game, BOB, bid)
            receipts.append((await play.seat_view(game, BOB)).receipt)
        assert len({*receipts}) == 3
        assert all(len(receipt) == 64 for receipt in receipts)
        await play.withdraw(game, BOB, 3)
        assert (await play.seat_view(game, BOB)).receipt == ""
        await answer(play, game, BOB, 4)
        last = (await play.seat_view(game, BOB)).receipt
    async with playing(path) as play:
        assert (await play.seat_view(game, BOB)).receipt == last  # also after a restart
        assert [(await play.seat_view(game, user)).receipt for user in (ANN, CLEO)] == ["", ""]
        await bid_all(play, game, {ANN: 1, CLEO: 2})
        assert (await play.seat_view(game, BOB)).receipt == ""
        await play_on(play, game)
        assert told(await verdict(play, game, last)) == ([], ["dark:none"])
        for receipt in receipts:
            assert told(await verdict(play, game, receipt)) == ([], ["dark:none", "replaced"])
        assert told(await verdict(play, game, "0" * 64))[0] == ["unseen"]


async def test_stewards_answers_have_receipts_too(path: Path) -> None:
    """Whoever plays: what was sealed is proven to have been what is opened."""
    async with playing(path, secret=secret) as play:
        game = (await seat_stewards(play, rounds=1)).id
        await play_on(play, game)
        found = await verdict(play, game)
    assert told(found)[0] == []
    assert found.record is not None
    assert sum(entry.is_ == "locked" for entry in found.record.log) == 3


async def test_receipts_tell_nobody_else_anything(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever Bob bids, and however often he changes it, all others see and hear the same."""
    seen: list[Any] = []
    for bids in ((1,), (9, 2, 9)):
        caplog.clear()
        file = path.with_name(f"{len(bids)}.db")
        with caplog.at_level(logging.DEBUG):
            async with playing(file, secret=secret) as play:
                game = (await seat_all(play)).id
                await answer(play, game, ANN, "leave")
                for bid in bids:
                    await answer(play, game, BOB, bid)
                own = (await play.seat_view(game, BOB)).receipt
                hands = [await play.seat_view(game, user) for user in (ANN, CLEO)]
                table = await play.table_view(game)
                rows = [row for row in await send_all(play) if row.target_user != BOB]
                seen.append(
                    (
                        [(r.id, r.kind, r.target_user, r.payload) for r in rows],
                        [(h.view, h.answered, h.sealed, h.receipt, h.told) for h in hands],
                        (table.view, table.awaited, table.answered, table.clocks),
                        [(r.name, r.levelname, r.getMessage()) for r in caplog.records],
                    )
                )
                assert own[:8] not in repr(seen[-1])
    assert seen[0] == seen[1]


# -- the secret -----------------------------------------------------------------------------------


async def test_the_secret_is_nowhere_before_the_end(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Not in a message, a hand, the log, what is said of errors, or anybody's data; then in all."""
    marks = (SECRET.hex(), repr(SECRET)[2:-1])
    with caplog.at_level(logging.DEBUG):
        async with playing(path, secret=secret) as play:
            game = (await seat_all(play)).id
            await answer(play, game, ANN, "leave")
            await bid_all(play, game, {ANN: 1, BOB: 2})
            shown: list[Any] = [row.payload for row in await send_all(play)]
            for user in SEATED:
                shown += [await play.seat_view(game, user), await play.users.data(user)]
                shown += [await play.history(game, user, last=1000)]
            shown += [await play.table_view(game), await play.info(game)]
            async with play._matches.at(game) as match:
                shown += [match.luck, match.luck and match.luck.log, match]
            with pytest.raises(UserError) as caught:
                await play.records.of(game)
            shown += [caught.value, repr(caught.value)]
            said = repr(shown) + json.dumps([str(one) for one in shown]) + caplog.text
            assert not [mark for mark in marks if mark in said]
            assert written(path, "luck")["luck"][0][1] == SECRET
            await play_on(play, game)
            assert SECRET.hex() in repr([row.payload for row in await send_all(play)])


async def test_an_error_does_not_tell_the_secret(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes wrong while something is drawn is logged without it."""

    def fail(*arguments: object) -> None:
        raise RuntimeError(repr(arguments) + SECRET.hex())

    monkeypatch.setattr("engine.fairness.drawing.shuffled", fail)
    with caplog.at_level(logging.DEBUG):
        async with playing(path, secret=secret) as play:
            await seat_all(play)
    assert "RuntimeError" in caplog.text
    assert SECRET.hex() not in caplog.text


@pytest.mark.parametrize("how", ["all leave", "vote"])
async def test_the_secret_of_an_abandoned_game_is_published(path: Path, how: str) -> None:
    """A game that was closed in the middle has a record, and proves what was played of it."""
    async with playing(path, secret=secret) as play:
        game = (await seat_all(play, terms={"left_alone": "ask"})).id
        await answer(play, game, ANN, "leave")
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await play.seats.leave(game, BOB)
        await play.seats.leave(game, CLEO)
        if how == "vote":
            (proposal,) = (await play.table_view(game)).proposals
            await play.votes.vote(game, ANN, proposal.id, agrees=True)
        else:
            await play.seats.leave(game, ANN)
        assert (await play.info(game)).phase == "closed"
        record = await play.records.of(game)
        rows = await send_all(play)
        found = await verdict(play, game)
    assert [step["kind"] for step in record["steps"]] == ["shuffle", "look", "bid", "bid", "bid"]
    assert told(found)[0] == []
    assert "abandoned" in told(found)[1]
    assert SECRET.hex() in repr([row.payload for row in rows])


async def test_a_table_that_never_began_publishes_nothing(path: Path) -> None:
    """There is no record of it, and its secret is nobody's business."""
    async with playing(path, secret=secret) as play:
        game = (await lay(play)).id
        await play.leave(game, ANN)
        assert (await play.info(game)).phase == "closed"
        with pytest.raises(UserError, match="trouble-not-over"):
            await play.records.of(game)
        assert SECRET.hex() not in repr([row.payload for row in await send_all(play)])


def test_no_two_tables_have_one_secret() -> None:
    """Without a generator from outside, each is drawn by the system."""
    from bot.play.fairness import fresh_secret

    drawn = {fresh_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(one) for one in drawn} == {32}
