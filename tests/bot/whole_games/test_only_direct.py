"""Whoever answers in direct messages alone misses nothing."""

import random

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from bot.lookup.chronicle import battles, seats_in
from bot.posts.updates import events_of
from bot.store.table import log
from bot.store.table.log import without_undone
from bot.text import localizer_for
from tests.running.marks import daily, nightly
from tests.soak.correspondents import Correspondent, correspond
from tests.soak.lock_screens import LockScreens
from tests.wire.at_table import Served
from tests.wire.said import says

ENDS = {"agot-2e": ("combat-decided", "won-at-once"), "inis": ("clash-over",)}
"""The kinds of events with which battles end."""

SEED = 1
"""Of a round in which two of three people clash."""


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no change of the rules change the luck of these games: it follows from their hash."""
    for module in ("bot.play.fairness", "engine.fairness.log"):
        monkeypatch.setattr(f"{module}.hash_of_rules", lambda: "0" * 64)


@pytest.mark.parametrize("rounds", daily(1, of=(1, 2)))
async def test_six_people_play_by_direct_messages_alone(
    bot: Served, standin: Standin, rounds: int
) -> None:
    """Every question reaches its player in a message, which stays when it is answered."""
    phones = LockScreens(standin)
    people = await correspond(bot, phones, random.Random(1), rounds=rounds)
    # The host was shown the first question where the game was started.
    assert [one.answers >= rounds for one in people[1:]] == [True] * 5


@nightly
@pytest.mark.parametrize(
    ("ruleset", "number", "seed", "rounds"), [("agot-2e", 6, 5, None), ("inis", 4, 1, 3)]
)
async def test_nobody_misses_a_battle_of_their_own_in_a_long_game(
    bot: Served, standin: Standin, ruleset: str, number: int, seed: int, rounds: int | None
) -> None:
    """Who reads direct messages alone reads of every battle that they were in how it ended.

    Whoever presses at random plays Inis for years, so of that only some rounds are played. Seeds
    are of games with a battle, since people who press at random seldom attack.
    """
    phones = LockScreens(standin)
    people = await correspond(
        bot, phones, random.Random(seed), ruleset=ruleset, number=number, rounds=rounds, bold=0.8
    )
    fought = await own_battles_were_read(bot, people, ruleset)
    assert fought > 0
    if rounds is not None:
        return
    # Whoever has opened the message since then sees the table in its place.
    told = {user for user, text in phones.sent if says(text, "notice-ended", game=1)}
    assert told == {one.person.id for one in people}


@nightly
async def test_nobody_misses_a_clash_of_their_own(bot: Served, standin: Standin) -> None:
    """The same by day, in a round of a smaller game."""
    people = await correspond(
        bot, LockScreens(standin), random.Random(SEED), ruleset="inis", number=3, rounds=1, bold=0.9
    )
    assert await own_battles_were_read(bot, people, "inis") >= 2


async def own_battles_were_read(bot: Served, people: list[Correspondent], ruleset: str) -> int:
    """Check that each has read how their battles ended; return how many there were."""
    await bot.settled()
    for one in people:
        await one.look_again()
    info = await bot.services.play.info(1)
    say, outline = localizer_for("en").of(ruleset), plugin_of(ruleset).outline
    assert outline.fights is not None
    async with bot.services.store.reading() as session:
        told = without_undone(await log.entries(session, 1, of_rules=True))
    events = events_of([{"id": f"event-{e.kind}", "params": e.params} for e in told])
    fought = 0
    for battle in battles(events, outline.fights):
        happened = [events[at] for at in battle]
        ends = [e for e in happened if e["kind"] in ENDS[ruleset]]
        seats = {s for e in happened for s in seats_in(e["params"], outline.seat_kinds)}
        for one in people:
            if next(p.seat for p in info.players if p.user == one.person.id) not in seats:
                continue
            for end in ends:
                fought += 1
                words = say.say({"id": f"event-{end['kind']}", "params": end["params"]})
                assert any(words in text for text in one.read), (one.person.name, words)
    return fought
