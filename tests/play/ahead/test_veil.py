"""Nobody can tell an answer that was given ahead from one that is given by hand in that minute."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean

import pytest

from bot.play.match.sources import SHARE, privacy_delay
from engine.kernel.saving import save
from engine.rulesets import rulesets
from tests.running.marks import daily

from ..houses import lay_position, plan
from ..tables import ANN, BOB, CLEO, Clock, playing
from .windows import HOUSES, PAIRS, VEIL, bidding, bids, compare

WINDOWS = 10_000


# -- the length of a veil -------------------------------------------------------------------------


def test_a_veil_depends_on_the_question_alone() -> None:
    """In 10,000 windows it lasts from half the longest time to all of it, evenly spread."""
    drawn = [privacy_delay(game, question, VEIL) for game in range(100) for question in range(100)]
    assert len(drawn) == WINDOWS
    assert VEIL * SHARE <= min(drawn) < VEIL * (SHARE + 0.01)
    assert VEIL * 0.99 < max(drawn) <= VEIL
    assert mean(drawn) == pytest.approx(VEIL * (1 + SHARE) / 2, rel=0.01)
    assert drawn == [privacy_delay(g, q, VEIL) for g in range(100) for q in range(100)]


# -- what others see of a window ------------------------------------------------------------------

SAME: Mapping[str, Sequence[tuple[Mapping[int, int], Mapping[int, tuple[int, int]]]]] = {
    "one": (
        ({}, {BOB: (3, 1), CLEO: (40, 2), ANN: (50, 0)}),
        ({}, {BOB: (9, 1), CLEO: (40, 2), ANN: (50, 0)}),
        ({BOB: 1}, {CLEO: (40, 2), ANN: (50, 0)}),
    ),
    "two": (
        ({}, {CLEO: (2, 2), BOB: (8, 1), ANN: (50, 0)}),
        ({CLEO: 2}, {BOB: (1, 1), ANN: (50, 0)}),
        ({BOB: 1}, {CLEO: (12, 2), ANN: (50, 0)}),
        ({BOB: 1, CLEO: 2}, {ANN: (50, 0)}),
    ),
    "all": (
        ({}, {CLEO: (2, 2), BOB: (8, 1), ANN: (5, 0)}),
        ({BOB: 1}, {CLEO: (2, 2), ANN: (5, 0)}),
        ({BOB: 1, CLEO: 2}, {ANN: (5, 0)}),
    ),
}
"""Windows that Ann must not be able to tell apart: bids planned or given by hand in the veil."""


@pytest.mark.parametrize(
    "terms", daily({"clock": 3600}, of=[{}, {"clock": 3600}, {"together": 60, "bank": 600}])
)
@pytest.mark.parametrize("who", SAME)
async def test_a_planned_bid_looks_like_one_by_hand(
    who: str, terms: Mapping[str, int], tmp_path: Path
) -> None:
    """Ann sees the same at the same seconds, and as many are called at the same time."""
    seen = [
        await bids(tmp_path / f"{at}.db", planned, by_hand, terms=terms)
        for at, (planned, by_hand) in enumerate(SAME[who])
    ]
    assert len(seen[0]) > 1
    for other in seen[1:]:
        assert other == seen[0]


@pytest.mark.parametrize("kind", PAIRS)
@pytest.mark.parametrize("seed", daily(0, 1, of=range(4)))
async def test_a_window_answered_ahead_looks_like_one_by_hand(kind: str, seed: int) -> None:
    """Bids, and discreet responses with and without a card that fits, at any seconds.

    ``python -m tests.play.ahead.windows`` compares 10,000 pairs of each.
    """
    pair = await compare(kind, seed)
    assert len(pair.one) > 1
    assert pair.other == pair.one


async def test_a_window_is_as_long_as_its_veil_at_least(tmp_path: Path) -> None:
    """Even where all have bid by hand at once, nobody learns that nobody had planned."""
    seen = await bids(tmp_path / "a.db", {}, {CLEO: (0, 2), BOB: (0, 1), ANN: (0, 0)})
    (_, (begun, *_)), *_ = seen
    over = next(at for at, (table, *_) in seen if table[0] != begun[0])
    assert VEIL * SHARE <= over <= VEIL + 1


async def test_nobody_is_called_who_has_planned(tmp_path: Path) -> None:
    """Calls go out when the veil is lifted: to Ann and Cleo, who have not bid."""
    seen = await bids(tmp_path / "a.db", {BOB: 1}, {})
    called = [user for _, (*_, sent) in seen for kind, user in sent if kind == "turn"]
    assert sorted(called) == [ANN, CLEO]


async def test_what_is_foreseen_depends_on_no_plan_of_others(path: Path, clock: Clock) -> None:
    """Stark foresees the same, card by card, before and after Baratheon has planned."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, bidding(), HOUSES, now=clock())
        before = (await play.planning.of(game, BOB)).foresight
        await plan(play, game, CLEO, "bid", 2)
        after = (await play.planning.of(game, BOB)).foresight
        assert [f.kind for f in after.questions] == [f.kind for f in before.questions]
        for one, other in zip(before.questions, after.questions, strict=True):
            assert save(one.game) == save(other.game)
