"""Whoever answers in direct messages alone misses nothing."""

import random

from bot.local import Standin
from tests.at_table import Served
from tests.soak.correspondents import correspond
from tests.soak.lock_screens import LockScreens


async def test_six_people_play_by_direct_messages_alone(bot: Served, standin: Standin) -> None:
    """Every question of two rounds reaches its player in a message, which stays when answered."""
    phones = LockScreens(standin)
    people = await correspond(bot, phones, random.Random(1), rounds=2)
    # The host was shown the first question where the game was started.
    assert [one.answers >= 2 for one in people[1:]] == [True] * 5
