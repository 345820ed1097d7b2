"""Where one person plays with stewards, they are not asked where they have nothing to choose."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play
from bot.play.match.sources import UnwatchedSource
from engine.rulesets import rulesets
from tests.inis.scenario import Position
from tests.inis.test_standing import under_geis

from ..houses import lay_position
from ..tables import ANN, BOB, Clock, playing

ALONE = {ANN: "blue"}
TWO = {ANN: "blue", BOB: "green"}


@asynccontextmanager
async def announced(path: Path, position: Position, seats: Mapping[int, str], **terms: Any) -> Any:
    """Lay a table at which green has announced a card, and stewards have had their say."""
    clock = Clock()
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        yield play, await lay_position(play, position, seats, now=clock(), terms=terms or None)


async def is_asked(play: Play, game: int) -> bool:
    """Tell whether Ann is asked about the card."""
    hand = await play.seat_view(game, ANN)
    return hand.question is not None and hand.question.kind == "respond" and not hand.answered


@pytest.mark.parametrize(("holder", "asked"), [("blue", True), ("orange", False)])
async def test_one_person_is_asked_only_with_a_card_that_fits(
    path: Path, holder: str, asked: bool
) -> None:
    """Blue might hold Geis; only stewards could learn from a window left out that it does not."""
    async with announced(path, under_geis(holder), ALONE) as (play, game):
        assert await is_asked(play, game) == asked


@pytest.mark.parametrize("holder", ["blue", "orange"])
async def test_with_another_person_it_does_not_depend_on_the_hand(path: Path, holder: str) -> None:
    """Blue is asked with Geis and without."""
    async with announced(path, under_geis(holder), TWO) as (play, game):
        assert await is_asked(play, game)


async def test_whoever_wants_to_be_asked_all_the_same_is(path: Path) -> None:
    """As for all answers to which there is no other, the table may agree on it."""
    async with announced(path, under_geis("orange"), ALONE, forced=False) as (play, game):
        assert await is_asked(play, game)


async def test_somebody_away_is_another_person(path: Path) -> None:
    """They can read along, and come back to their seat while the cards are the same."""
    async with announced(path, under_geis("orange"), TWO, vacation="stand-in") as (play, game):
        await play.time.go_away(game, BOB, play._now() + 86400)
        async with play._matches.at(game) as match:
            assert match.info.persons == ["blue"]
            assert match.is_sealed(match.game.question)
            assert UnwatchedSource().answer(match, "blue") is None


def test_the_log_has_such_a_pass_as_if_given_by_hand() -> None:
    """Somebody who takes a steward's seat later does not read there that there was no choice."""
    assert UnwatchedSource.giver is None
