"""The soak finds what it looks for: a changed database, a message too many, a leak."""

from __future__ import annotations

import random
import signal
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.local import Settings, Standin
from tests.running.marks import nightly

from .killable import Killable
from .ledger import Findings, examine, is_over
from .people import Books, Memory
from .secrets import Eavesdropper, says
from .tables import TableOfPlayers, until_sent


def test_a_number_is_no_part_of_another() -> None:
    """A line is found by itself and within another one, but not where a word goes on."""
    assert says("Round 3\nYour answer: 1\nDue soon", "Your answer: 1")
    assert says("- Ada: Your answer: 1, as it seems", "Your answer: 1")
    assert not says("Your answer: 10", "Your answer: 1")


@pytest.mark.parametrize(
    ("changed", "over"),
    [
        ({}, True),
        ({"message_id": 5}, False),
        ({"state": "dead"}, False),
        ({"state": "new"}, False),
        ({"kind": "news"}, False),
        ({"payload": '{"events": []}'}, False),
    ],
)
def test_only_what_is_over_may_stay_untold(changed: dict[str, object], over: bool) -> None:
    """A word about a channel that can be used again; one that was posted has to be there."""
    row = {"kind": "word", "state": "sent", "message_id": None, "payload": '{"obstacle": true}'}
    assert is_over(row | changed) == over


@nightly
async def test_whatever_is_wrong_is_found(tmp_path: Path) -> None:
    """Lost and doubled answers, missing and doubled messages, wrong replays and leaks are found."""
    database, memory = tmp_path / "games.sqlite3", Memory()
    async with Standin(Settings(users=8)) as standin:
        channel = standin.channel("game-table")
        async with Killable(standin, database) as bot:
            table = TableOfPlayers(standin, bot, database, memory, random.Random(2))
            await table.begin(str(channel.id), "agot-2e", 6)
            for player in table.players[:3]:
                assert await player.turn(table.game, str(table.awaited(player)))
            books = Books(database)
            users = [player.person.id for player in table.players]
            ear = Eavesdropper(standin, books, memory, channel.id, users)
            ear.look()
            assert ear.looked
            assert ear.seen == []
            for lines in memory.sealed.values():
                await standin.user("Gus").say("\n".join(lines), str(channel.id))
            ear.look()
            assert ear.seen != []
            books.close()
            await table.play(lambda: len(memory.acknowledged) >= 14)
            table.close()
            await until_sent(database)
            await bot.end(signal.SIGTERM)
        assert await examine(database, standin, memory.acknowledged) == Findings()

        other = [replace(one, value="[]") for one in memory.acknowledged]
        assert len((await examine(database, standin, other)).lost) == len(other)
        posted = [m for m in channel.messages.values() if m.nonce is not None and m.attachments]
        again = replace(posted[0], id=1)
        channel.messages[1] = again
        # It is found among the rows, and among the posts.
        assert len((await examine(database, standin, ())).announced) == 2
        del channel.messages[1], channel.messages[posted[0].id]
        assert len((await examine(database, standin, ())).announced) == 1
        channel.messages[posted[0].id] = posted[0]
        with closing(sqlite3.connect(database)) as tampered, tampered:
            tampered.execute(
                "INSERT INTO answers (game, n, question, seat, kind, value, given) SELECT game,"
                " 1 + (SELECT max(n) FROM answers), question, seat, kind, value, given"
                " FROM answers WHERE n = 3"
            )
        found = await examine(database, standin, ())
        assert len(found.doubled) == 1
        assert len(found.replayed) == 1
        assert len(found.unproven) == 1
