"""Tables that await rounds of the public beacon, at their beginning or at every draw."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.play import GameInfo, Play, UserError
from bot.play.match.lights import ASKED_AFTER, LONGEST_RETRY, PATIENCE, RETRY
from engine.fairness.beacon import DISCORD_EPOCH, Beacon
from engine.fairness.entries import Lit
from engine.fairness.verify import Verdict, verify
from engine.kernel.ruleset import Ruleset
from tests.fairness.host import OWN, signature_of
from tests.kernel.toy import Auctions

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    STRANGER,
    Clock,
    answer,
    bid_all,
    lay,
    playing,
    send_all,
    step,
)
from .test_luck import SECRET, Shuffling, go_back, secret


class Told:
    """Relays of the suite's own beacon, which can be out of reach, and notes what it is asked."""

    def __init__(self, clock: Clock) -> None:
        self.beacon: Beacon = OWN
        self.reached = True
        self.asked: list[int] = []
        self._clock = clock

    async def ask(self, number: int) -> str | None:
        """Tell a round that has come."""
        self.asked.append(number)
        come = OWN.comes_at(number) <= self._clock.time
        return signature_of(number) if self.reached and come else None


@pytest.fixture
def clock() -> Clock:
    """A clock that moves only when told to."""
    return Clock()


@pytest.fixture
def relays(clock: Clock) -> Told:
    """Relays of the suite's own beacon."""
    return Told(clock)


@asynccontextmanager
async def lit(
    path: Path, clock: Clock, relays: Told, rules: Ruleset[Any] | None = None
) -> AsyncIterator[Play]:
    """Open games whose tables ask the beacon."""
    found = {"toy": rules or Auctions()}
    async with playing(path, rulesets=found, clock=clock, secret=secret, relays=relays) as play:
        yield play


async def gathered(play: Play, **terms: object) -> int:
    """Gather Ann, Bob and Cleo; return the game, which has not begun."""
    game = (await lay(play, terms=terms)).id
    for user, seat in SEATED.items():
        await play.join(game, user, str(user), seat)
    return game


async def starting(play: Play, **terms: object) -> int:
    """Gather them, and let Ann begin; return the game, which awaits light."""
    game = await gathered(play, **terms)
    await play.start(game, ANN)
    return game


def id_at(clock: Clock) -> int:
    """Return an id that Discord would give now."""
    return int(clock.time * 1000) - DISCORD_EPOCH << 22


async def post(play: Play, clock: Clock) -> tuple[str, int]:
    """Send what is due; return the head that was posted last, and its message."""
    heads = [r.payload["head"] for r in await send_all(play) if r.kind == "light"]
    head, message = heads[-1], id_at(clock)
    await play.lights.posted(1, head, 7, message)
    return head, message


async def tend(play: Play, clock: Clock, seconds: float = 0.0) -> float:
    """Let time pass, and see what the beacon has said; return when it is looked next."""
    clock.time += seconds
    pause = await play.lights.tend()
    await play.quiet()
    return pause


async def come(play: Play, clock: Clock) -> None:
    """Post the head that waits, and go on by its round."""
    await post(play, clock)
    await tend(play, clock)
    await tend(play, clock, 18)


async def ended(play: Play, game: int, *seen: str) -> Verdict:
    """Close a game, and verify its record."""
    await play.places.close(game, ANN, moderator=True)
    data = await play.records.proof(game)
    assert data is not None
    return verify(data, play.rulesets, "\n".join(seen), beacons=[OWN])


async def phase(play: Play, game: int) -> tuple[str, str | None]:
    """Return how far a game is, and how it is about its light."""
    info: GameInfo = await play.info(game)
    return info.phase, info.light


# -- the beginning --------------------------------------------------------------------------------


async def test_a_game_begins_by_the_round_that_follows_from_its_post(
    path: Path, clock: Clock, relays: Told
) -> None:
    """The head is posted first; its id alone fixes the round, which comes within 18 seconds."""
    async with lit(path, clock, relays) as play:
        game = await gathered(play)
        assert await phase(play, game) == ("lobby", None)
        await play.start(game, ANN)
        assert await phase(play, game) == ("lobby", "awaited")
        head, message = await post(play, clock)
        assert 12 <= await tend(play, clock) <= 18
        assert relays.asked == []
        await tend(play, clock, 18)
        assert await phase(play, game) == ("running", "lit")
        assert relays.asked == [OWN.round_for(str(message))]
        found = await ended(play, game, f"https://discord.com/channels/1/7/{message} {head}")
        hashes = await play.records.told_hashes(await play.info(game))
    assert [one.check for one in found.reds] == []
    assert [one.check for one in found.ambers] == ["abandoned"]
    assert found.lights == [(f"7/{message}", head, True)]
    assert hashes["light"] == head


async def test_nothing_about_a_game_changes_while_it_waits(
    path: Path, clock: Clock, relays: Told
) -> None:
    """Nobody comes, goes or agrees otherwise behind the head that was posted."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        for deed in (
            play.join(game, STRANGER, "Dan"),
            play.leave(game, BOB),
            play.set_up(game, ANN, options={"rounds": 2}),
            play.set_terms(game, ANN, {"forced": False}),
            play.start(game, ANN),
        ):
            with pytest.raises(UserError, match="trouble-beginning"):
                await deed
        assert await phase(play, game) == ("lobby", "awaited")


async def test_without_the_beacon_a_game_begins_after_a_minute(
    path: Path, clock: Clock, relays: Told, caplog: pytest.LogCaptureFixture
) -> None:
    """It says so on its card, in its record, and to the host in the log."""
    relays.reached = False
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        await post(play, clock)
        passed = 0.0
        while passed < PATIENCE:
            assert (await phase(play, game))[0] == "lobby"
            passed += (pause := max(await tend(play, clock), 0.1))
            clock.time += pause
        await tend(play, clock)
        assert await phase(play, game) == ("running", "dark")
        assert f"game {game} begins without the beacon" in caplog.text
        assert [one.check for one in (await ended(play, game)).reds] == []


async def test_a_host_who_asks_no_beacon_any_more_leaves_no_table_waiting(
    path: Path, clock: Clock, relays: Told
) -> None:
    """A table that awaits a round while the bot is restarted without begins without."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        await post(play, clock)
    async with playing(path, clock=clock, secret=secret) as play:
        await tend(play, clock)
        await tend(play, clock, PATIENCE)
        assert await phase(play, game) == ("running", "dark")


async def test_a_channel_that_takes_no_post_holds_no_game_up(
    path: Path, clock: Clock, relays: Told
) -> None:
    """Where the head cannot be posted, the game begins without the beacon as well."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        await tend(play, clock)
        await tend(play, clock, PATIENCE)
        assert await phase(play, game) == ("running", "dark")


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_wrong_clock_changes_no_round(
    path: Path, clock: Clock, relays: Told, hours: int
) -> None:
    """Discord's id says which round it is; nobody waits longer for a clock that is an hour off."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        (row,) = [r for r in await send_all(play) if r.kind == "light"]
        message = id_at(clock)
        clock.time += 3600 * hours
        relays._clock = Clock()
        relays._clock.time += 60
        await play.lights.posted(game, row.payload["head"], 7, message)
        await tend(play, clock)
        await tend(play, clock, 18)
        assert await phase(play, game) == ("running", "lit")
    assert set(relays.asked) == {OWN.round_for(str(message))}


async def test_of_two_posts_the_first_counts(path: Path, clock: Clock, relays: Told) -> None:
    """A head that was posted again after a crash keeps its first round."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        head, message = await post(play, clock)
        await play.lights.posted(game, head, 7, id_at(clock) + (60_000 << 22))
        await tend(play, clock)
        await tend(play, clock, 18)
    assert set(relays.asked) == {OWN.round_for(str(message))}


async def test_a_process_that_dies_between_post_and_light_uses_the_same_post(
    path: Path, clock: Clock, relays: Told
) -> None:
    """Where the head stands is written down before anything else."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        _, message = await post(play, clock)
    clock.time += 600
    async with lit(path, clock, relays) as play:
        await tend(play, clock)
        assert await phase(play, game) == ("running", "lit")
    assert relays.asked == [OWN.round_for(str(message))]


async def test_the_round_of_another_post_is_not_taken(
    path: Path, clock: Clock, relays: Told
) -> None:
    """Not even from whoever runs the bot, by its own means."""
    async with lit(path, clock, relays) as play:
        game = await starting(play)
        _, message = await post(play, clock)
        number = OWN.round_for(str(message))
        other = Lit(post=f"7/{message + 1}", round=number, signature=signature_of(number))
        await play.light(game, other)
        assert await phase(play, game) == ("lobby", "awaited")


async def test_one_person_never_waits(path: Path, clock: Clock, relays: Told) -> None:
    """A table of one person and stewards begins at once, without the beacon."""
    async with lit(path, clock, relays) as play:
        game = (await lay(play)).id
        await play.add_stewards(game, ANN)
        await play.start(game, ANN)
        assert await phase(play, game) == ("running", "dark")
        found = await ended(play, game)
    assert [one.check for one in found.reds] == []
    assert "dark" in [one.check for one in found.ambers]


# -- at every draw --------------------------------------------------------------------------------


async def always(play: Play, clock: Clock) -> int:
    """Begin a game in which each draw has a light of its own; Ann has looked at her card."""
    game = await starting(play, lights="always")
    await come(play, clock)
    await answer(play, game, ANN, "leave")
    return game


async def test_each_draw_waits_for_its_own_light(path: Path, clock: Clock, relays: Told) -> None:
    """The head behind all decisions is posted; then nobody is asked until its round has come."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game = await always(play, clock)
        assert len(relays.asked) == 1
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await answer(play, game, ANN, "keep")
        table = await play.table_view(game)
        assert (table.info.light, table.awaited) == ("awaited", ())
        await come(play, clock)
        assert (await play.info(game)).light == "lit"
        assert (await play.table_view(game)).awaited
        rng = random.Random(1)
        for _ in range(40):
            if (await play.info(game)).light == "awaited":
                await come(play, clock)
            if not await step(play, game, rng):
                break
        found = await ended(play, game) if (await play.info(game)).phase == "running" else None
        data = await play.records.proof(game)
        assert data is not None
        found = found or verify(data, play.rulesets, beacons=[OWN])
    assert found.reds == []
    assert len(found.lights) == len({*relays.asked}) > 2


async def test_a_draw_that_waits_survives_a_restart_and_a_new_player(
    path: Path, clock: Clock, relays: Told
) -> None:
    """Whatever happens meanwhile is behind another head, which is posted in its turn."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game = await always(play, clock)
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await answer(play, game, ANN, "keep")
        head, _ = await post(play, clock)
    async with lit(path, clock, relays, Shuffling()) as play:
        await play.seats.leave(game, BOB)
        await play.seats.take(game, STRANGER, "Dan", "birch")
        later, _ = await post(play, clock)
        assert later != head
        await tend(play, clock)
        await tend(play, clock, 18)
        assert (await play.info(game)).light == "lit"
        assert (await ended(play, game)).reds == []


async def test_going_back_from_a_draw_that_waits(path: Path, clock: Clock, relays: Told) -> None:
    """The round is awaited no more; the decisions made anew have a light of their own."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game = await always(play, clock)
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        number = (await play.seat_view(game, ANN)).question
        assert number is not None
        await answer(play, game, ANN, "keep")
        await post(play, clock)
        await go_back(play, game, number.number)
        assert (await play.info(game)).light == "lit"
        await tend(play, clock, 60)
        await answer(play, game, ANN, "keep")
        assert (await play.info(game)).light == "awaited"
        await come(play, clock)
        assert (await ended(play, game)).reds == []


async def unreached(play: Play, clock: Clock, relays: Told) -> tuple[int, int]:
    """Come to a draw for which nobody reaches the beacon; return the game and the proposal."""
    game = await always(play, clock)
    await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
    await answer(play, game, ANN, "keep")
    await post(play, clock)
    relays.reached = False
    await tend(play, clock)
    assert (await play.table_view(game)).proposals == ()
    await tend(play, clock, ASKED_AFTER)
    (proposal,) = (await play.table_view(game)).proposals
    assert proposal.kind == "dark"
    return game, proposal.id


async def test_a_table_may_go_on_without_light_if_all_agree(
    path: Path, clock: Clock, relays: Told
) -> None:
    """After ten minutes it is asked; one who is against it is enough to wait on."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game, proposal = await unreached(play, clock, relays)
        await play.votes.vote(game, ANN, proposal, agrees=True)
        await play.votes.vote(game, BOB, proposal, agrees=True)
        assert (await play.info(game)).light == "awaited"
        await play.votes.vote(game, CLEO, proposal, agrees=True)
        assert (await play.info(game)).light == "dark"
        assert (await play.table_view(game)).awaited
        found = await ended(play, game)
    assert found.reds == []
    assert "dark" in [one.check for one in found.ambers]


async def test_a_game_that_goes_back_is_as_dark_as_it_was(
    path: Path, clock: Clock, relays: Told
) -> None:
    """The round that it awaited is none of its lights: the last one was done without."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game, proposal = await unreached(play, clock, relays)
        for user in SEATED:
            await play.votes.vote(game, user, proposal, agrees=True)
        assert (await play.info(game)).light == "dark"
        rng = random.Random(1)
        while (await play.info(game)).light != "awaited":
            assert await step(play, game, rng)
        moment = (await play.votes.moments(game))[0]
        await go_back(play, game, moment.question)
        assert (await play.info(game)).light == "dark"
        assert (await ended(play, game)).reds == []


async def test_a_light_that_comes_after_all_ends_the_vote(
    path: Path, clock: Clock, relays: Told
) -> None:
    """The table is asked once; a round that is told goes before what it would have agreed to."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game, _ = await unreached(play, clock, relays)
        await tend(play, clock, ASKED_AFTER)
        assert len((await play.table_view(game)).proposals) == 1
        relays.reached = True
        await tend(play, clock, LONGEST_RETRY)
        assert (await play.info(game)).light == "lit"
        assert (await play.table_view(game)).proposals == ()
        assert (await ended(play, game)).reds == []


async def test_a_round_never_gets_lost(path: Path, clock: Clock, relays: Told) -> None:
    """In the middle of a game it is asked for again, ever more seldom, until somebody tells it."""
    async with lit(path, clock, relays, Shuffling()) as play:
        game = await always(play, clock)
        await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
        await answer(play, game, ANN, "keep")
        await post(play, clock)
        relays.reached = False
        pauses = [await tend(play, clock)]
        for _ in range(9):
            pauses.append(await tend(play, clock, LONGEST_RETRY))
        assert (await play.info(game)).light == "awaited"
        assert pauses[1] == RETRY
        relays.reached = True
        await tend(play, clock, 2 * LONGEST_RETRY)
        assert (await play.info(game)).light == "lit"
    assert SECRET.hex() not in repr(relays.asked)
