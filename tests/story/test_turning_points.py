"""Turning points: what they say is what the records of the games say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame, told_of
from bot.story.chronicle import turn_line
from bot.story.timeline import Timeline, follow
from bot.story.turning_points import seats_in, turning_points
from bot.text import localizer_for
from engine.kernel.event import EventData
from engine.records import read_record
from tests.running.marks import daily, nightly

from .test_course import record
from .turning_points import TABLES, faults, played

GOLDEN = ("agot-1e-3p", "agot-2e-3p", "agot-2e-affc-4p", "inis-3p")


@pytest.mark.parametrize("name", daily(*list(GOLDEN)[:2], of=GOLDEN))
def test_turning_points_are_those_of_the_record(name: str) -> None:
    """Chance, round, seat and outcome are true, and the winner's move is among them."""
    read = record(name)
    number, found = faults(read, localizer_for("en").of(read.ruleset))
    assert number
    assert not found


@nightly
@pytest.mark.parametrize("ruleset", TABLES)
def test_turning_points_of_games_between_stewards(ruleset: str, tmp_path: Path) -> None:
    """The same of some games that were just played; the command takes hundreds."""
    say = localizer_for("en").of(ruleset)
    for path in played(ruleset, 3, tmp_path):
        number, found = faults(read_record(path), say)
        assert number
        assert not found, path.name


def frame(step: int, round: int, chances: tuple[int, int, int], *told: EventData) -> ReplayFrame:
    seats = ("green", "blue", "white")
    view = {"ruleset": "inis", "seat": None, "round": round}
    shares = {seat: chance / 100 for seat, chance in zip(seats, chances, strict=True)}
    return ReplayFrame(step, view, told, tuple(False for _ in told), shares, settled=True)


def event(kind: str, **params: object) -> EventData:
    return {"kind": kind, "params": params}


def course(*moments: ReplayFrame, winner: str | None = "green") -> Timeline:
    return Timeline("inis", ("green", "blue", "white"), moments, over=True, winner=winner)


def built(seat: str) -> EventData:
    return event("citadel-built", seat=f"seat:{seat}", area="area:moor")


WON = event("inis-won", seat="seat:green", met=1, tie=0)


def test_a_sentence_names_the_seat_whose_chance_it_shows() -> None:
    """White's chance falls most, but Blue has built: Blue's rise is shown."""
    found = turning_points(
        course(
            frame(0, 1, (30, 30, 40)),
            frame(1, 1, (32, 45, 23), built("blue")),
            frame(2, 1, (100, 0, 0), built("green"), WON),
        )
    )
    assert [(turn.seat, turn.before, turn.after) for turn in found] == [
        ("blue", 30, 45),
        ("green", 32, 100),
    ]
    assert [turn.decisive for turn in found] == [False, True]


def test_the_decisive_move_is_not_one_that_was_lost_again() -> None:
    """Green's largest rise fell away; the one that lasted has won the game."""
    found = turning_points(
        course(
            frame(0, 1, (30, 30, 40)),
            frame(1, 1, (90, 5, 5), built("green")),
            frame(2, 1, (31, 30, 39), built("white")),
            frame(3, 2, (70, 20, 10), built("green")),
            frame(4, 2, (100, 0, 0), WON),
        )
    )
    assert [turn.step for turn in found if turn.decisive] == [3]


def test_an_end_that_has_brought_most_is_told_with_the_last_move() -> None:
    """The verdict counts: from before the winner's last move to the victory."""
    found = turning_points(
        course(
            frame(0, 1, (30, 30, 40)),
            frame(1, 1, (40, 30, 30), built("green")),
            frame(2, 2, (100, 0, 0), event("assembly", round=2), WON),
        )
    )
    (won,) = [turn for turn in found if turn.decisive]
    assert [told["id"] for told in won.told] == ["event-citadel-built", "event-inis-won"]
    assert (won.round, won.before, won.after) == (1, 30, 100)


def test_a_round_is_that_of_the_event() -> None:
    """What ends a round belongs to it, though the moment after it is in the next."""
    found = turning_points(
        course(
            frame(0, 1, (30, 30, 40)),
            frame(1, 2, (30, 60, 10), built("blue"), event("assembly", round=2)),
            frame(2, 2, (100, 0, 0), built("green"), WON),
        )
    )
    assert [turn.round for turn in found] == [1, 2]


def test_a_clash_is_told_by_its_end() -> None:
    """8: who is left there, and how many clans were lost there."""
    told = plugin_of("inis").tale.developments(
        [
            event("clash", seat="seat:green", area="area:moor", seats=["seat:green", "seat:blue"]),
            event("clan-removed", seat="seat:blue", area="area:moor"),
            event("clan-removed", seat="seat:white", area="area:cove"),
            event("clash-over", area="area:moor", seats=["seat:green"], number=1),
        ]
    )
    assert [one.told["id"] for one in told] == ["tale-clash"]
    params = told[0].told["params"]
    assert (params["seats"], params["losers"]) == (["seat:green"], 1)


def test_a_list_of_everyone_names_nobody() -> None:
    """An order of all seats says of none what it has done."""
    seats = ("green", "blue", "white")
    order = event("toss", order=[f"seat:{seat}" for seat in seats])
    assert seats_in(told_of(order), seats) == []


def test_nothing_is_said_of_a_game_that_goes_on() -> None:
    """Chances would reveal what is hidden."""
    whole = record("agot-2e-3p")
    running = whole.model_copy(update={"steps": whole.steps[:150]})
    assert turning_points(follow(running)) == ()


@nightly
def test_lines_say_the_round() -> None:
    """Each line has its round, and the decisive one says that it is."""
    read = record("inis-3p")
    say = localizer_for("en").of("inis")
    for turn in turning_points(follow(read)):
        assert str(turn.round) in turn_line(turn, say)
