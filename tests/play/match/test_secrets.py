"""What one seat has sealed changes nothing that anybody else can see."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.play import UserError

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    Clock,
    answer,
    awaited_users,
    playing,
    seat_all,
    send_all,
    written,
)


async def until_the_reveal(path: Path, bid: int, looked: str) -> dict[str, Any]:
    """Play to a bid of Bob's that is changed, withdrawn and given again; tell what others saw."""
    async with playing(path, seed=3) as play:
        game = (await seat_all(play)).id
        await play.draft(game, ANN, 2, [f"choice:{looked}"])
        await play.draft(game, ANN, 2, [])
        await answer(play, game, ANN, "leave")
        await play.draft(game, BOB, 3, [f"number:{bid}"])
        await answer(play, game, BOB, bid)
        await answer(play, game, BOB, 10 - bid)
        await play.withdraw(game, BOB, 3)
        await answer(play, game, BOB, bid)
        with pytest.raises(UserError) as caught:
            await answer(play, game, ANN, 11)
        rows = [r for r in await send_all(play) if r.target_user != BOB]
        table = await play.table_view(game)
        hands = [await play.seat_view(game, user) for user in (ANN, CLEO)]
        return {
            "rows": [(r.id, r.kind, r.target_user, r.payload, r.attempts) for r in rows],
            "table": (table.view, table.awaited, table.answered, table.number, table.kind),
            "hands": [(h.view, h.answered, h.sealed, h.draft) for h in hands],
            "refusal": (str(caught.value), caught.value.phrase),
            "recent": [await play.recent(game, user) for user in (None, ANN, CLEO)],
        }


async def test_another_sealed_answer_looks_the_same_to_all_others(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Messages, cards, hands and logs of others are equal, whatever Bob bids and how often."""
    seen, logs = [], []
    for bid, looked in ((1, "leave"), (9, "bury")):
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            seen.append(await until_the_reveal(path.with_name(f"{bid}.db"), bid, looked))
        logs.append([(r.name, r.levelname, r.getMessage()) for r in caplog.records])
    assert seen[0] == seen[1]
    assert logs[0] == logs[1]


async def test_private_words_go_to_their_seat_alone(path: Path) -> None:
    """Until it is shown, the prize that the judge has seen is only in the judge's rows."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        secret = (await play.seat_view(game, ANN)).view["seen"]
        for row in await send_all(play):
            assert (secret in str(row.payload)) == (row.kind == "private")
            assert row.kind != "private" or row.target_user == ANN
        for user in (BOB, CLEO):
            assert secret not in str(await play.seat_view(game, user))
            assert secret not in str(await play.history(game, user))


async def test_a_running_game_gives_no_record(path: Path) -> None:
    """A record would tell the order of the deck."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        with pytest.raises(UserError, match="trouble-not-over"):
            await play.records.of(game)


async def test_secrets_are_forgotten_when_they_are_none(path: Path) -> None:
    """After the reveal no sealed answers or drafts are kept, only the record."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        for user in SEATED:
            await play.draft(game, user, 3, ["number:2"])
            await answer(play, game, user, user % 7)
    assert written(path, "sealed", "drafts") == {"sealed": [], "drafts": []}


async def test_how_long_one_usually_takes_tells_no_sealed_answer(path: Path, clock: Clock) -> None:
    """A sealed answer counts for what Bob usually takes when its question is over, no sooner."""
    async with playing(path, seed=3, clock=clock) as play:
        game = (await seat_all(play)).id
        usual: list[float | None] = []
        while not (table := await play.table_view(game)).over:
            if table.kind != "bid":
                (judge,) = await awaited_users(play, game)
                hand = await play.seat_view(game, judge)
                assert hand.question is not None
                await answer(play, game, judge, hand.question.shape.safe())
                continue
            before = table.waits.get(BOB)
            clock.time += 3600 * (1 + len(usual))
            await answer(play, game, BOB, 0)
            assert (await play.table_view(game)).number == table.number
            assert (await play.table_view(game)).waits.get(BOB) == before
            for user in (CLEO, ANN):
                await answer(play, game, user, 0)
            usual.append((await play.table_view(game)).waits.get(BOB))
        assert usual[0] is None
        assert usual[-1] is not None
