"""Whoever answers in direct messages alone misses nothing."""

import random

import pytest

from bot.local import Standin
from tests.at_table import Served
from tests.marks import daily
from tests.soak.correspondents import correspond
from tests.soak.lock_screens import LockScreens


@pytest.mark.parametrize("rounds", daily(1, of=(1, 2)))
async def test_six_people_play_by_direct_messages_alone(
    bot: Served, standin: Standin, rounds: int
) -> None:
    """Every question reaches its player in a message, which stays when it is answered."""
    phones = LockScreens(standin)
    people = await correspond(bot, phones, random.Random(1), rounds=rounds)
    # The host was shown the first question where the game was started.
    assert [one.answers >= rounds for one in people[1:]] == [True] * 5
