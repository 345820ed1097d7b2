"""First games whose beginning is set: the luck, the seat, what is kept of them, and no log."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, TableSettings
from bot.play.lobby.beginning import Beginning
from bot.store import Session
from engine.agot.ruleset import AgotRuleset
from engine.rulesets import rulesets

from ..tables import ANN, playing

SET = Beginning("baratheon", chance=25, stewards=25, options={"players": 3})


async def begun(play: Play, beginning: Beginning, channel: int = 7) -> int:
    """Open a table for one person, and begin a first game at it; return its id."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=channel,
        ruleset="agot-2e",
        options={"players": 6},
        rulings={},
        terms={"rated": "all"},
    )
    await play.add_stewards(info.id, ANN)
    return (await play.learn(info.id, ANN, beginning=beginning)).id


async def decks_of(play: Play, game: int) -> dict[str, Any]:
    """Return the decks of a game as they lie, which nobody may see."""
    async with play._matches.at(game) as match:
        return {name: list(cards) for name, cards in match.game.state.decks.items()}


async def test_the_beginning_is_as_it_is_set(tmp_path: Path) -> None:
    """Whatever the table had agreed on: players, seat, no log, no seal, no rating."""
    async with playing(tmp_path / "db", rulesets=rulesets, secret=lambda: bytes(32)) as play:
        game = await begun(play, SET)
        info = await play.info(game)
        assert info.users == {"baratheon": ANN}
        assert len(info.seats) == 3
        assert (info.seal, info.light) == (None, None)
        assert TableSettings.of(info.terms).rated == "none"
        assert await play.records.proof(game) is None
        async with play._matches.reading(None) as session:
            assert await rows(session, "luck", game) == 0
            assert await rows(session, "entries", game) == 0


async def rows(session: Session, table: str, game: int) -> int:
    """Count the rows of a game in a table."""
    return int(await session.value(f"SELECT count(*) FROM {table} WHERE game = ?", game) or 0)


async def test_the_luck_is_chosen(tmp_path: Path) -> None:
    """Equal beginnings have equal decks, whatever else the bot has drawn; others have not."""
    async with playing(tmp_path / "db", seed=1, rulesets=rulesets) as play:
        one = await decks_of(play, await begun(play, SET))
        two = await decks_of(play, await begun(play, SET, channel=8))
        other = await begun(play, dataclasses.replace(SET, chance=26), channel=9)
        assert one == two
        assert one != await decks_of(play, other)


async def test_what_was_met_is_kept_with_what_the_player_does(tmp_path: Path) -> None:
    """An idea is saved with the next choice, and read back after a restart; nobody else has any."""
    async with playing(tmp_path / "db", rulesets=rulesets) as play:
        game = await begun(play, SET)
        hand = await play.seat_view(game, ANN)
        assert hand.met == {}
        assert hand.question is not None
        assert not hand.plannable
        assert not hand.presets
        play.coaching.note(game, ANN + 1, "round", "1/ab")
        play.coaching.note(game, ANN, "goal", "1/ab")
        play.coaching.note(game, ANN, "goal", "2/cd")
        await play.draft(game, ANN, hand.question.number, [])
        await play.coaching.read(game, ANN, "round", "1/read")
    async with playing(tmp_path / "db", rulesets=rulesets) as play:
        assert (await play.seat_view(game, ANN)).met == {"goal": "1/ab", "round": "1/read"}


async def test_opponents_grow_with_a_player_who_is_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One page a round becomes a squire, the best placed first, and never a knight.

    Nothing changes for somebody who is behind, or who asks for it at another's table.
    """
    async with playing(tmp_path / "db", rulesets=rulesets) as play:
        game = await begun(play, SET)

        async def levels() -> dict[str | None, str | None]:
            info = await play.info(game)
            return {p.seat: p.level for p in info.players if p.user is None}

        def ranked(*seats: str) -> None:
            monkeypatch.setattr(AgotRuleset, "ranking", lambda *_: list(seats))

        pages = dict.fromkeys(await levels(), "page")
        assert await levels() == pages
        one, other = map(str, pages)
        ranked(one, "baratheon", other)
        await play.coaching.raise_opponents(game, ANN)
        ranked("baratheon", other, one)
        await play.coaching.raise_opponents(game, ANN + 1)
        assert await levels() == pages
        await play.coaching.raise_opponents(game, ANN)
        assert await levels() == {one: "page", other: "squire"}
        for _ in range(3):
            await play.coaching.raise_opponents(game, ANN)
        assert await levels() == {one: "squire", other: "squire"}
