"""Stewards at a table: which seats they play, how they think beside it, what is said of them."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.match.reports import lately
from bot.store.table.log import LogEntry
from engine.records import Record

from ..slow import Slow, bid_of_all, thinking, until, until_passed
from ..tables import (
    ANN,
    BOB,
    CLEO,
    STRANGER,
    Clock,
    answer,
    lay,
    own_log,
    playing,
    seat_all,
    seat_stewards,
    send_all,
    step,
    written,
)

# -- which seats they play ------------------------------------------------------------------------


async def test_seats_have_stewards_of_a_level(play: Play) -> None:
    """The host fills free seats with stewards of a level, and may change it while they play."""
    game = (await lay(play)).id
    await play.join(game, ANN, "Ann", "ash")
    await play.add_stewards(game, ANN, 1, level="page")
    await play.add_stewards(game, ANN, level="lord")
    begun = await play.start(game, ANN)
    await play.quiet()
    assert sorted(str(p.level) for p in begun.players) == ["None", "lord", "page"]
    seat = next(p.seat for p in begun.players if p.level == "page")
    await play.seats.stand_in(game, ANN, str(seat), "knight")
    player = (await play.info(game)).player_in(str(seat))
    assert player is not None
    assert (player.level, player.steward) == ("knight", True)
    assert own_log(await play.history(game))[-1] == "level"
    with pytest.raises(UserError, match="trouble-same-level"):
        await play.seats.stand_in(game, ANN, str(seat), "knight")
    with pytest.raises(UserError, match="trouble-not-host"):
        await play.seats.stand_in(game, BOB, str(seat), "lord")


@pytest.mark.parametrize(("gone", "stands"), [("stand-in", True), ("wait", False)])
async def test_whoever_leaves_is_stood_in_for_as_agreed(
    play: Play, gone: str, stands: bool
) -> None:
    """A seat without a person is played by a steward or waits; either way it is offered."""
    game = (await seat_all(play, terms={"gone": gone, "stand_in": "knight"})).id
    await play.seats.leave(game, BOB)
    player = (await play.info(game)).player_in("birch")
    assert player is not None
    assert (player.machine, player.level) == (stands, "knight" if stands else None)
    assert player.offered
    await play.seats.take(game, STRANGER, "Dora", "birch")
    player = (await play.info(game)).player_in("birch")
    assert player is not None
    assert (player.user, player.machine, player.level) == (STRANGER, False, None)


async def test_a_late_player_is_stood_in_for_by_the_agreed_level(path: Path, clock: Clock) -> None:
    """The steward plays until the end of the chapter, and plays as somebody else's."""
    terms = {"together": 3600, "alone": 3600, "at_deadline": "stand-in", "stand_in": "page"}
    async with thinking(path, clock) as (play, slow):
        game = (await seat_all(play, terms=terms)).id
        await play.answer(game, ANN, 2, "leave")
        await play.answer(game, ANN, 3, 1)
        await play.answer(game, BOB, 3, 2)
        clock.time += 3700
        await play.tick(clock.time)
        await slow.until("cedar")
        (job,) = (e for e, t in slow.thoughts.items() if not t.done())
        assert (job.level, job.stand_in) == ("page", True)
        slow.find("cedar", 0)
        await play.quiet()
        assert (await play.table_view(game)).number != 3


async def test_a_stewards_seat_is_anybodys_with_the_tables_word(play: Play) -> None:
    """Whoever asks for it plays it if those at the table agree."""
    game = (await seat_stewards(play)).id
    assert not await play.seats.take(game, BOB, "Bob", "birch")
    (proposal,) = (await play.table_view(game)).proposals
    assert (proposal.kind, proposal.votes) == ("admit", {})
    await play.votes.vote(game, ANN, proposal.id, True)
    assert (await play.info(game)).users == {"ash": ANN, "birch": BOB}


# -- one person is left ---------------------------------------------------------------------------


async def alone(play: Play, left_alone: str) -> int:
    """Let Bob and Cleo leave Ann alone."""
    terms = {"gone": "stand-in", "left_alone": left_alone}
    game = (await seat_all(play, terms=terms)).id
    await play.seats.leave(game, BOB)
    assert (await play.info(game)).phase == "running"
    await play.seats.leave(game, CLEO)
    await play.quiet()
    return game


async def test_one_person_goes_on_against_stewards(play: Play) -> None:
    """If so agreed, nothing is asked."""
    game = await alone(play, "go-on")
    assert (await play.info(game)).phase == "running"
    assert (await play.table_view(game)).proposals == ()


async def test_a_game_ends_with_one_person(play: Play) -> None:
    """If so agreed, it is closed without a winner, and says why."""
    game = await alone(play, "end")
    assert (await play.info(game)).phase == "closed"
    assert own_log(await play.history(game))[-1] == "ended-alone"


@pytest.mark.parametrize(
    ("agrees", "phase", "said"), [(True, "closed", "agreed-end"), (False, "running", "refused-end")]
)
async def test_one_person_is_asked(play: Play, agrees: bool, phase: str, said: str) -> None:
    """If so agreed, the only one left decides."""
    game = await alone(play, "ask")
    (proposal,) = (await play.table_view(game)).proposals
    assert proposal.kind == "end"
    await play.votes.vote(game, ANN, proposal.id, agrees)
    assert (await play.info(game)).phase == phase
    assert said in own_log(await play.history(game))


async def test_nobody_is_asked_to_end_once_others_are_back(play: Play) -> None:
    """Who takes a seat makes the vote void."""
    game = await alone(play, "ask")
    (proposal,) = (await play.table_view(game)).proposals
    await play.seats.take(game, STRANGER, "Dora", "birch")
    found = await play.votes.find(proposal.id)
    assert found is not None
    assert found.state == "void"


async def test_whoever_stands_in_knows_of_alliances_and_attacks(path: Path) -> None:
    """It is told who is allied with its seat, and all that everybody was told lately."""
    async with thinking(path) as (play, slow):
        game = (await seat_all(play, terms={"gone": "stand-in"})).id
        await play.talking.ally(game, BOB, "ash")
        await play.answer(game, ANN, 2, "leave")
        await play.seats.leave(game, BOB)
        await slow.until("birch")
        (past,) = slow.pasts.values()
        assert past is not None
        assert list(past.friends) == ["ash"]
        assert [kind for kind, _ in past.told] == ["begins", "shown"]
        slow.find("birch", 0)
        await play.quiet()


async def test_a_steward_in_its_own_seat_needs_no_past(path: Path) -> None:
    """It keeps nobody's word, and plays as it likes."""
    async with thinking(path) as (play, slow):
        await bid_of_all(play, slow)
        assert list(slow.pasts.values()) == [None, None]


async def test_stewards_unite_where_one_person_plays(path: Path) -> None:
    """Not at a table of several, whose people look after that themselves."""
    async with thinking(path) as (play, slow):
        await bid_of_all(play, slow)
        assert {job.united for job in slow.pasts} == {True}
    async with thinking(path.with_name("several.sqlite3")) as (play, slow):
        game = (await seat_all(play, terms={"gone": "stand-in"})).id
        await play.answer(game, ANN, 2, "leave")
        await play.seats.leave(game, BOB)
        await slow.until("birch")
        assert {job.united for job in slow.pasts} == {False}
        slow.find("birch", 0)
        await play.quiet()


def test_what_was_told_lately() -> None:
    """The last round that is named and two before it count; what was undone does not."""
    named = [("a", 1), ("b", None), ("c", 2), ("d", 3), ("e", None), ("f", 4)]
    entries = [
        LogEntry(n, n, kind, {} if number is None else {"round": number})
        for n, (kind, number) in enumerate(named, 1)
    ]
    assert [kind for kind, _ in lately(entries, 2)] == ["c", "d", "e", "f"]
    undone = LogEntry(7, None, "undone", {"since": 4})
    assert [kind for kind, _ in lately([*entries, undone], 1)] == ["c", "d"]


# -- thinking -------------------------------------------------------------------------------------


async def test_all_stewards_begin_at_once_and_hold_nobody_up(path: Path) -> None:
    """While they think about a question of several, its person answers and changes the answer."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        await play.answer(game, ANN, 3, 4)
        await play.answer(game, ANN, 3, 5)
        await play.time.pause(game, ANN)
        slow.find("cedar", 1)
        assert slow.seats == ["birch"]
        slow.find("birch", 7)
        await until_passed(play, game, 3)
        await slow.until("birch")  # who is to keep the prize or sell it


async def test_a_thought_for_a_seat_that_was_taken_is_thrown_away(path: Path) -> None:
    """Whoever takes over answers instead, and the steward's answer does not count."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        await play.seats.offer(game, ANN, "birch")
        await play.seats.take(game, BOB, "Bob", "birch")
        await slow.until("cedar")
        assert [e.seat for e, t in slow.thoughts.items() if t.cancelled()] == ["birch"]
        slow.find("cedar", 0)
        await play.quiet()
        assert (await play.table_view(game)).awaited == ("ash", "birch")


async def test_a_thought_about_a_game_that_ended_is_thrown_away(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that is closed while stewards think about it is closed, and nothing is wrong."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        await play.places.close(game, STRANGER, moderator=True)
        await play.quiet()
        assert slow.seats == []
        assert (await play.info(game)).phase == "closed"
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_going_back_while_stewards_think(path: Path) -> None:
    """A thought for a question that was undone is thrown away."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        await play.votes.propose_back(game, ANN, 2)
        await slow.until()
        await play.quiet()
        assert (await play.table_view(game)).kind == "look"
        assert all(thought.cancelled() for thought in slow.thoughts.values())


async def test_killed_while_it_thinks_a_bot_thinks_again_and_answers_once(path: Path) -> None:
    """The next process has the same errands, and every answer counts once."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        slow.find("cedar", 1)
        await until(lambda: bool(written(path, "sealed")["sealed"]))
        jobs = {e.seat: e for e in slow.thoughts}
    slow = Slow()
    async with playing(path, thinker=slow) as play:
        await slow.until("birch")
        assert {e.seat: e for e in slow.thoughts} == {"birch": jobs["birch"]}
        await play.answer(game, ANN, 3, 4)
        slow.find("birch", 0)
        await until_passed(play, game, 3)
    bids = [row for row in written(path, "answers")["answers"] if row[2] == 3]
    assert [(row[3], row[5], row[7]) for row in sorted(bids, key=lambda r: r[1])] == [
        ("ash", "4", None),
        ("birch", "0", "knight"),
        ("cedar", "1", "knight"),
    ]


@pytest.mark.parametrize("value", [None, -1, "nonsense"])
async def test_whoever_finds_nothing_gives_the_safe_answer(
    path: Path, caplog: pytest.LogCaptureFixture, value: Any
) -> None:
    """No thought, and one that the rules refuse, lead to the safe answer; the log has no value."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        slow.find("birch", value)
        slow.find("cedar", 1)
        await play.answer(game, ANN, 3, 4)
        await until_passed(play, game, 3)
        step = next(row for row in written(path, "answers")["answers"] if row[2:4] == (3, "birch"))
        assert step[5] == "0"
    said = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert said == ([] if value is None else [f"game {game}: the knight's answer is not legal"])


# -- what is said ---------------------------------------------------------------------------------


async def test_records_tell_who_has_played(play: Play) -> None:
    """Persons, and stewards by their level, in the order of their first answers."""
    terms = {"gone": "stand-in", "stand_in": "lord"}
    game = (await seat_all(play, rounds=2, terms=terms)).id
    await answer(play, game, ANN, "leave")
    await answer(play, game, ANN, 0)
    await answer(play, game, CLEO, 0)
    await answer(play, game, BOB, 2)
    await play.seats.leave(game, BOB)
    rng = random.Random(1)
    while await step(play, game, rng):
        pass
    record = await play.records.of(game)
    assert record["players"] == {
        "ash": ["person"],
        "birch": ["person", "lord"],
        "cedar": ["person"],
    }
    assert Record.model_validate(record).players["birch"] == ("person", "lord")


async def test_a_stewards_victory_that_does_not_count(play: Play) -> None:
    """The best placed person is named, and the rules' own winner stays."""
    for seed in range(20):
        terms = {"stewards_win": False}
        game = (await seat_stewards(play, channel=seed + 10, rounds=1, terms=terms)).id
        rng = random.Random(seed)
        while await step(play, game, rng):
            pass
        told = await play.history(game)
        won = next(t for t in told if t.id == "event-won")
        named = [t.params for t in told if t.id == "table-best-person"]
        if won.params["seat"] == "seat:ash":
            assert named == []
        else:
            expected = {"winner": won.params["seat"], "seat": "seat:ash", "user": f"user:{ANN}"}
            assert named == [expected]


async def test_what_stewards_play_is_told_at_once(play: Play) -> None:
    """Between two answers of the only person there is one row about chapters, however many end."""
    game = (await seat_stewards(play, rounds=5)).id
    await send_all(play)
    rng = random.Random(3)
    most = 0
    while await step(play, game, rng):
        sent = [row for row in await send_all(play) if row.kind in ("chapter", "opened", "over")]
        if any(row.kind == "over" for row in sent):
            break
        assert len(sent) <= 1, [row.payload for row in sent]
        most = max([most, *(len(row.payload.get("ends", ())) for row in sent)])
    assert most == 1
