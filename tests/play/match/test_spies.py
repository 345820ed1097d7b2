"""Who has been shown what was hidden cannot go back to before it and be shown more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play import UserError
from engine.rulesets import rulesets
from tests.family.mother import given
from tests.play.houses import kind_for, lay_position
from tests.play.tables import Clock, answer, playing

EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"
ANN = 101


async def test_a_spymaster_looks_into_one_deck(path: Path) -> None:
    """X4.6: the buyer has seen two cards as soon as the deck is named, so there is no way back."""
    position = given(
        EIGHT,
        units={"winterfell": "stark 1F", "pyke": "greyjoy 1F"},
        stage=["pay_out", "stark", "spymaster"],
        then=[["consolidation_over"]],
    )
    clock = Clock()
    async with playing(
        path, rulesets={"agot-2e-mod": rulesets["agot-2e-mod"]}, clock=clock
    ) as play:
        game = await lay_position(play, position, {ANN: "stark"}, now=clock())
        assert await kind_for(play, game, ANN) == "spymaster-deck"
        await answer(play, game, ANN, "westeros-4")
        hand = await play.seat_view(game, ANN)
        assert hand.question is not None
        assert hand.question.kind == "spymaster"
        assert not hand.undoable
        with pytest.raises(UserError, match="trouble-nothing-to-undo"):
            await play.undo(game, ANN, hand.question.number)
        seen = position.state.decks["westeros-4"][:2]
        assert hand.view["known"]["westeros"] == {"westeros-4": seen}
