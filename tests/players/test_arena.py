"""Contests are fair, count what they say they count, and go on where they stopped."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.arena.game import Contest, GameOutcome, play
from engine.arena.tournament import LEDGER, AnotherContest, contest_games, report
from engine.intervals import interval
from engine.records import compare, read_record
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.running.marks import daily

NAMES = ("page", "random", "random")


def test_everybody_sits_everywhere_with_every_deal() -> None:
    """Of each deal there are as many games as seats, and each contestant has each seat once."""
    contest = Contest("inis", ("a", "b", "c"), 6, 1)
    seats = ("green", "blue", "white")
    for first in (0, 3):
        sittings = [contest.sitting(n, seats) for n in range(first, first + 3)]
        for name in contest.seats:
            assert sorted(s for x in sittings for s, n in x.items() if n == name) == sorted(seats)


def test_equal_contestants_play_a_deal_once() -> None:
    """Games in which everyone sits as before would be the same, so there is a new deal."""
    assert Contest("inis", ("a", "a", "a"), 6, 1).turns == 1
    assert Contest("inis", ("a", "b", "a", "b"), 6, 1).turns == 2
    assert Contest("inis", ("a", "b", "b", "b"), 6, 1).turns == 4
    contest = Contest("inis", ("page", "page"), 2, 1)
    one, two = (play(contest, number).to_json() for number in (0, 1))
    assert one["standing"] != two["standing"] or one["rounds"] != two["rounds"]


def test_the_same_contest_goes_the_same_way() -> None:
    """A game depends on seed and number alone; the processor's time aside."""
    contest = Contest("agot-2e", ("page", "squire", "random"), 2, 5)
    one, two = (play(contest, 1).to_json() for _ in range(2))
    one.pop("cpu"), two.pop("cpu")
    assert one == two


def test_an_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    """Games that are in its folder are not played again; a line that was cut off is."""
    out = str(tmp_path / "arena")
    first = list(contest_games(Contest("agot-1e", NAMES, 2, 1, out)))
    ledger = Path(out) / LEDGER
    whole = ledger.read_text("utf-8")
    ledger.write_text(whole[:-40], "utf-8")
    with ledger.open("a", encoding="utf-8") as file:
        file.write("\n")
    more = list(contest_games(Contest("agot-1e", NAMES, 3, 1, out)))
    assert [o.number for o in more] == [0, 1, 2]
    assert [o.winner for o in more[:2]] == [o.winner for o in first]
    with pytest.raises(AnotherContest):
        list(contest_games(Contest("agot-1e", NAMES, 3, 2, out)))


def test_an_arena_writes_records_that_replay(tmp_path: Path) -> None:
    """Its records are records like all others."""
    contest = Contest("agot-2e", ("page", "squire", "random"), 1, 2, str(tmp_path))
    play(contest, 0)
    found = compare(read_record(contest.path(0)))
    assert found.differences == 0


def test_intervals_are_those_of_wilson() -> None:
    """95 %: of 300 games 120 won means 34.6 to 45.6 %."""
    low, high = interval(120, 300)
    assert (round(100 * low, 1), round(100 * high, 1)) == (34.6, 45.6)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)


def test_the_last_lines_are_one_for_each_contestant() -> None:
    """``NAME wins W of N games (S %, 95 % L to H; chance C %)``."""
    contest = Contest("inis", ("a", "b", "b", "b"), 4, 1)
    seats = ("green", "blue", "white", "orange")
    outcomes = [
        GameOutcome(
            n,
            contest.sitting(n, seats),
            winner,
            "why",
            3,
            dict.fromkeys(seats, 1),
            dict.fromkeys(seats, 1),
        )
        for n, winner in enumerate(["green", "green", "white", None])
    ]
    lines = report(contest, outcomes, "points")
    assert lines[-2] == "a wins 2 of 4 games (50.0 %, 95 % 15.0 to 85.0; chance 25.0 %)"
    assert lines[-1] == "b wins 1 of 4 games (25.0 %, 95 % 4.6 to 69.9; chance 75.0 %)"


def test_the_command_fills_up_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """The last name named stands for all seats that are left."""
    arguments = ["arena", "--ruleset", "agot-1e", "--players", "3", "--seats", "page,random"]
    assert main([*arguments, "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "chance 66.7 %" in said.splitlines()[-1]
    assert main([*arguments[:-1], "duke,random"]) == 2
    assert "nobody is called duke" in capsys.readouterr().out


@pytest.mark.parametrize("id", daily("agot-2e", of=sorted(minds)))
def test_squires_beat_random_play(id: str) -> None:
    """One of them against random players wins nearly always."""
    offered = rulesets[id].options["players"]
    players = 4 if 4 in offered else min(offered)
    contest = Contest(id, ("squire", *["random"] * (players - 1)), 4, 3)
    won = Counter(o.sitting[o.winner] for o in (play(contest, n) for n in range(4)) if o.winner)
    assert won["squire"] >= 3
    assert json.dumps(dict(won))
