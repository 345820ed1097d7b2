"""Hands that Houses have chosen stay with the House, whoever sits there (V1.15)."""

from __future__ import annotations

from pathlib import Path

from engine.rulesets import rulesets
from tests.family.test_thematic_hands import MIXED

from ..tables import ANN, BOB, CLEO, answer, playing

DORA = 104
HOUSES = {ANN: "baratheon", BOB: "stark", CLEO: "lannister"}


async def test_a_hand_stays_with_its_house_when_a_seat_changes_hands(path: Path) -> None:
    """V1.15 Whoever takes the seat finds the cards that were chosen there, before and after they
    are revealed."""
    async with playing(path, rulesets=rulesets) as play:
        opened = await play.new_game(
            host=ANN,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset="agot-2e",
            options={"players": 3, "thematic_hands": True},
            rulings={},
            terms={"gone": "wait"},
        )
        game = opened.id
        for user, house in HOUSES.items():
            await play.join(game, user, str(user), house)
        await play.start(game, ANN)
        await play.quiet()
        await answer(play, game, BOB, MIXED)
        await play.seats.leave(game, BOB)
        await play.seats.take(game, DORA, "Dora", "stark")
        assert sorted((await play.seat_view(game, DORA)).sealed) == sorted(MIXED)
        for user in (ANN, CLEO):
            question = (await play.seat_view(game, user)).question
            assert question is not None
            await answer(play, game, user, question.shape.safe())
        houses = (await play.seat_view(game, DORA)).view["houses"]
        assert sorted(houses["stark"]["hand"]) == sorted(MIXED)
        await play.seats.leave(game, DORA)
        await play.seats.take(game, BOB, "Bob", "stark")
        houses = (await play.seat_view(game, BOB)).view["houses"]
        assert sorted(houses["stark"]["hand"]) == sorted(MIXED)
