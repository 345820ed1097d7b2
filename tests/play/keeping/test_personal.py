"""What is stored about one person: they can have all of it, and have it deleted."""

from __future__ import annotations

import random
import re
from pathlib import Path

from bot.play import Play, UserSettings
from bot.store.people.statistics import MemberSettings

from ..tables import ANN, BOB, answer, playing, seat_all, seen, send_all, step, written


async def finish(play: Play, game: int) -> None:
    """Play an auction to its end, and send all that is to be said."""
    rng = random.Random(1)
    while await step(play, game, rng):
        pass
    await send_all(play)


def traces(path: Path, user: int, name: str) -> dict[str, list[str]]:
    """Return the rows of the store that hold a user's id or name, by their tables."""
    mark = re.compile(rf"\b(?:{user}|{name})\b")
    found = {
        table: [repr(row) for row in rows if mark.search(repr(row))]
        for table, rows in written(path).items()
    }
    return {table: rows for table, rows in found.items() if rows}


async def test_nothing_of_somebody_is_left_who_plays_no_more(path: Path) -> None:
    """Neither id nor name is in any table; the game can be read on, with nobody in their seat."""
    async with playing(path) as play:
        game = (await seat_all(play, terms={"together": 86400})).id
        await play.talking.say(game, ANN, "the drum is mine")
        assert "the drum is mine" in repr(await play.users.data(ANN))
        await finish(play, game)
        await play.users.set_settings(ANN, UserSettings(zone="Europe/Berlin"))
        record = await play.records.of(game)
        await play.users.set_member(1, ANN, MemberSettings(rated=True))
        assert {"players", "settings", "conduct", "members"} <= set(traces(path, ANN, "Ann"))
        given = await play.users.data(ANN)
        assert [fact["key"] for fact in given["answered"]] == [f"answered:{game}:{ANN}"]
        assert {t for t in traces(path, ANN, "Ann") if not given.get(t)} == {"kv"}
        deleted = await play.users.delete_data(ANN)
        assert (deleted.ended, deleted.open) == ((game,), ())
        assert traces(path, ANN, "Ann") == {}
        assert "the drum is mine" not in repr(written(path, "events"))
        left = await play.records.of(game)
        assert {**left, "pace": None} == {**record, "pace": None}
        assert sum(map(len, left["pace"].values())) < sum(map(len, record["pace"].values()))
        info = await play.info(game)
        assert info.player_of(ANN) is None
        assert [p.user for p in info.players if p.seat == "ash"] == [None]
        assert info.player_of(BOB) is not None


async def test_a_game_that_goes_on_keeps_what_it_needs(path: Path) -> None:
    """Deleting changes nothing at a table at which one plays, and says which it is."""
    async with playing(path) as play:
        over = (await seat_all(play)).id
        await finish(play, over)
        game = (await seat_all(play, channel=8)).id
        await play.users.set_settings(ANN, UserSettings(zone="Europe/Berlin"))
        before = await seen(play, game)
        deleted = await play.users.delete_data(ANN)
        assert (deleted.ended, deleted.open) == ((over,), (game,))
        assert await seen(play, game) == before
        assert (await play.users.settings(ANN)).zone == "Europe/Berlin"
        assert await step(play, game, random.Random(2))


async def test_everything_of_somebody_can_be_had_and_nothing_of_others(path: Path) -> None:
    """Their answers are in it, sealed ones too; nobody else's id, name, answers or hand are."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        await answer(play, game, ANN, "leave")
        await answer(play, game, ANN, 8)
        await answer(play, game, BOB, 7)
        data = await play.users.data(ANN)
        assert [(g["id"], g["hosted"]) for g in data["games"]] == [(game, 1)]
        assert data["sealed"] == [{"game": game, "seat": "ash", "value": "8"}]
        assert [a["value"] for a in data["answers"]] == ['"leave"']
        assert str(BOB) not in repr(data)
        assert "Bob" not in repr(data)


async def test_of_a_seat_that_others_have_played_nobody_gets_the_answers(path: Path) -> None:
    """What a player before has answered is theirs, not the data of whoever has the seat now."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        await step(play, game, random.Random(1))
        async with play._matches.changing(game) as session:
            await session.run("UPDATE tenures SET user = 77 WHERE seat = 'ash'")
        data = await play.users.data(ANN)
        assert (data["answers"], data["sealed"]) == ([], [])
