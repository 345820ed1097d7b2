"""Players' notepads: one for each player and game, and nobody else's business."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bot.play import Play, UserError
from bot.play.notepad import LONGEST

from ..tables import ANN, BOB, STRANGER, playing, seat_all, send_all, step, written


async def finished(play: Play) -> int:
    """Play an auction to its end."""
    game = (await seat_all(play)).id
    rng = random.Random(1)
    while await step(play, game, rng):
        pass
    await send_all(play)
    return game


async def test_everybody_has_a_notepad_of_their_own(play: Play) -> None:
    """What one writes stands in one's own hand, across restarts, and in no other's."""
    game = (await seat_all(play)).id
    await play.noting.write(game, ANN, "cedar owes me 3")
    await play.noting.write(game, ANN, "  birch bluffs  ", below=True)
    assert (await play.seat_view(game, ANN)).note == "cedar owes me 3\nbirch bluffs"
    assert (await play.seat_view(game, BOB)).note == ""
    assert "cedar owes" not in repr([await play.seat_view(game, BOB), await play.table_view(game)])
    await play.noting.write(game, ANN, " ")
    assert (await play.seat_view(game, ANN)).note == ""


async def test_a_note_is_in_no_record_and_in_no_log(path: Path) -> None:
    """A record is for everybody; the writer still has the note when the game is over."""
    async with playing(path) as play:
        game = await finished(play)
        await play.noting.write(game, ANN, "cedar owes me 3")
        assert "cedar owes" not in json.dumps(await play.records.of(game))
        assert await play.noting.of(game, ANN) == "cedar owes me 3"
    holding = {table for table, rows in written(path).items() if "cedar owes" in repr(rows)}
    assert holding == {"notes"}


async def test_a_note_does_not_pass_with_the_seat(play: Play) -> None:
    """Whoever takes the seat over does not read it; whoever has left still can."""
    game = (await seat_all(play)).id
    await play.noting.write(game, ANN, "cedar owes me 3")
    await play.seats.leave(game, ANN)
    await play.seats.take(game, STRANGER, "Dora", "ash")
    assert (await play.seat_view(game, STRANGER)).note == ""
    assert await play.noting.of(game, ANN) == "cedar owes me 3"


async def test_only_players_take_notes_and_no_books(play: Play) -> None:
    """Strangers have no notepad; a notepad has its limit, and is then left as it was."""
    game = (await seat_all(play)).id
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.noting.write(game, STRANGER, "x")
    await play.noting.write(game, ANN, "a" * LONGEST)
    with pytest.raises(UserError, match="trouble-note-too-long"):
        await play.noting.write(game, ANN, "b", below=True)
    assert await play.noting.of(game, ANN) == "a" * LONGEST


async def test_notes_are_among_ones_data_and_go_with_it(path: Path) -> None:
    """They are handed out to their writer alone, and deleted in running games too."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        await play.noting.write(game, ANN, "cedar owes me 3")
        await play.noting.write(game, BOB, "ash is nervous")
        assert (await play.users.data(ANN))["notes"] == [
            {"game": game, "user": ANN, "text": "cedar owes me 3"}
        ]
        await play.users.delete_data(ANN)
        assert [row[2] for row in written(path, "notes")["notes"]] == ["ash is nervous"]
