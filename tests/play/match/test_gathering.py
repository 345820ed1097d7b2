"""Questions whose order matters little are asked of all at once, and carried out in turn order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.play import OutboxRow, Play
from engine.rulesets import rulesets
from tests.agot.scenario import Position, given

from ..houses import kind_for, lay_position
from ..tables import ANN, BOB, CLEO, Clock, answer, playing, send_all

HOUSES = {ANN: "lannister", BOB: "stark", CLEO: "baratheon"}


def collecting() -> Position:
    """Lannister, then Stark with two orders, then Baratheon collect Power."""
    return given(
        units={
            "lannisport": "lannister 1F",
            "winterfell": "stark 1F",
            "white-harbor": "stark 1F",
            "dragonstone": "baratheon 1F",
            "kings-landing": "baratheon 1F",
        },
        orders={
            "lannisport": "consolidate*",
            "winterfell": "consolidate*",
            "white-harbor": "consolidate",
            "dragonstone": "consolidate*",
        },
        tracks={"iron-throne": "lannister stark baratheon"},
        power={"lannister": 3, "stark": 3, "baratheon": 3},
        players=3,
        phase="power",
    )


def raiding() -> Position:
    """Lannister, then Stark, then Baratheon raid; each has one order in reach."""
    return given(
        units={
            "riverrun": "lannister 1F",
            "seagard": "lannister 1F",
            "blackwater": "lannister 1F",
            "the-twins": "stark 1F",
            "crackclaw-point": "baratheon 1F",
            "harrenhal": "baratheon 1F",
        },
        orders={
            "riverrun": "raid",
            "seagard": "support",
            "blackwater": "consolidate",
            "the-twins": "raid*",
            "crackclaw-point": "raid",
            "harrenhal": "support",
        },
        tracks={"iron-throne": "lannister stark baratheon"},
        players=3,
        phase="raids",
    )


async def gathered(play: Play, game: int, user: int) -> list[str]:
    """Return the kinds of questions that a user is asked ahead of their turn."""
    upcoming = (await play.seat_view(game, user)).upcoming
    return [] if upcoming is None else [f.kind for f in upcoming.open]


async def give(play: Play, game: int, user: int, kind: str = "consolidate", **wanted: str) -> None:
    """Answer the first question that a user is asked ahead of their turn."""
    upcoming = (await play.seat_view(game, user)).upcoming
    assert upcoming is not None
    foreseen = upcoming.open[0]
    assert foreseen.kind == kind
    value = wanted if kind == "raid" else {"do": "power", **wanted}
    await play.planning.keep(
        game, user, upcoming.key(foreseen), [{"value": value, "conditions": []}], ["power"]
    )
    await play.quiet()


def called(rows: Sequence[OutboxRow]) -> list[int]:
    """Return who is called to collect Power, by rows of the outbox."""
    return sorted(
        row.target_user or 0
        for row in rows
        if row.kind == "turn" and row.payload["kind"] == "consolidate"
    )


async def test_all_are_called_at_once_and_once(path: Path, clock: Clock) -> None:
    """7.6: everybody with a choice to make is called while Lannister decides, and not again."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, collecting(), HOUSES, now=clock())
        assert await kind_for(play, game, ANN) == "consolidate"
        assert called(await send_all(play)) == [ANN, BOB, CLEO]
        assert await gathered(play, game, BOB) == ["consolidate"]
        assert [w.kind for w in await play.waiting_for(BOB)] == ["consolidate"]
        assert await gathered(play, game, ANN) == []


async def test_raids_are_asked_at_once(path: Path, clock: Clock) -> None:
    """7.5: Stark and Baratheon say what they raid while Lannister decides; both come to it."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, raiding(), HOUSES, now=clock())
        assert await kind_for(play, game, ANN) == "raid"
        assert await gathered(play, game, BOB) == await gathered(play, game, CLEO) == ["raid"]
        await give(play, game, CLEO, "raid", area="crackclaw-point", target="blackwater")
        await give(play, game, BOB, "raid", area="the-twins", target="seagard")
        async with play._matches.at(game) as match:
            assert match.game.state.orders == raiding().state.orders
        await answer(play, game, ANN, {"area": "riverrun", "target": "harrenhal"})
        await play.quiet()
        async with play._matches.at(game) as match:
            assert not match.game.state.orders


async def test_what_is_given_ahead_is_carried_out_in_turn_order(path: Path, clock: Clock) -> None:
    """Baratheon and Stark answer before Lannister; nobody is asked after that."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, collecting(), HOUSES, now=clock())
        await send_all(play)
        await give(play, game, CLEO, area="dragonstone")
        assert await gathered(play, game, CLEO) == []
        await give(play, game, BOB, area="white-harbor")
        await give(play, game, BOB, area="winterfell")
        assert (await play.table_view(game)).awaited == ("lannister",)
        await answer(play, game, ANN, {"area": "lannisport", "do": "power"})
        told = [t for t in await play.history(game) if t.id == "event-consolidate"]
        assert [t.params["area"] for t in told] == [
            "area:lannisport",
            "area:white-harbor",
            "area:dragonstone",
            "area:winterfell",
        ]
        assert called(await send_all(play)) == []


async def test_whoever_has_not_answered_is_asked_in_turn(path: Path, clock: Clock) -> None:
    """Stark waits for its turn; Baratheon's answer waits for Stark's."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, collecting(), HOUSES, now=clock())
        await give(play, game, CLEO, area="dragonstone")
        await answer(play, game, ANN, {"area": "lannisport", "do": "power"})
        assert await kind_for(play, game, BOB) == "consolidate"
        await answer(play, game, BOB, {"area": "winterfell", "do": "power"})
        assert await kind_for(play, game, BOB) != "consolidate"


async def test_nobody_is_asked_ahead_in_other_phases(path: Path, clock: Clock) -> None:
    """While somebody marches, only they are asked."""
    position = given(
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F"},
        orders={"winterfell": "consolidate*", "lannisport": "march+0"},
        tracks={"iron-throne": "lannister stark baratheon"},
        players=3,
        phase="marches",
    )
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, position, HOUSES, now=clock())
        assert called(await send_all(play)) == []
        assert await gathered(play, game, BOB) == []
