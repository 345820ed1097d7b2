"""Files of tasks: what they say is looked at before anybody tries it (docs/practice.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli import main
from bot.games.registry import plugins
from bot.practice.task import BadTask, Requirement, read_folder, read_tasks
from engine.rulesets import rulesets

DOCS = Path(__file__).parents[2] / "docs" / "practice.md"
HEAD = "agot-2e/1 players=3 round=2 phase=marches iron-throne=SBL asks=march:stark"
POSITION = f"{HEAD} | moat-cailin:S f1k1 o=march+0 | winterfell:S f1 g=2 o=consolidate"
WORDS = 'title = "T"\ntask = "T"\nsolved = "T"\nmissed = "T"\n'


def task(**parts: str) -> str:
    """Write a task; parts replace those of a good one."""
    usual = {
        "id": '"one"',
        "position": f'"{POSITION}"',
        "goal": '{ "areas.the-twins.house" = "stark" }',
    }
    lines = [f"{name} = {value}" for name, value in {**usual, **parts}.items()]
    return "\n".join(["[[task]]", *lines, WORDS])


BAD = {
    "no TOML": ("[[task", "no TOML"),
    "no tasks": ("", "between 1 and"),
    "something else": (task() + "\n[other]\nx = 1\n", "nothing else"),
    "a word unknown": (task(gaol='"x"'), "task 1: gaol"),
    "no goal": (task(goal="{}"), "task 1: goal"),
    "an id with blanks": (task(id='"one two"'), "task 1: id"),
    "an area unknown": (
        task(position=f'"{HEAD} | moat-cailing:S f1"'),
        "task 1 (one): after a bar: there is no 'moat-cailing'; did you mean moat-cailin?",
    ),
    "nobody is asked": (task(position='"agot-2e/1 players=3 phase=ended"'), "asks no player"),
    "another is asked": (task(seat='"baratheon"'), "'baratheon' is not asked anything; stark may"),
    "a goal in nothing": (
        task(goal='{ "aeras.the-twins.house" = "stark" }'),
        "there is no 'aeras'; did you mean areas?",
    ),
    "reached at once": (task(goal='{ "areas.winterfell.house" = "stark" }'), "is reached before"),
    "a kind unknown": (task(asks='["house-cards"]'), "did you mean house-card?"),
    "an answer of nobody": (
        task(answers='[{ seat = "starck", kind = "bid", value = 1 }]'),
        "did you mean stark?",
    ),
    "twice": (task() + task(), "task 2 (one): another has the same id"),
    "no words": (task().replace('solved = "T"\n', ""), "solved: a task of your own says this"),
    "too many words": (task().replace('solved = "T"', f'solved = "{"T" * 301}"'), "task 1: solved"),
    "another program's position": (task(position='"chess/1"'), "there is no 'chess'"),
    "a line without end": (task(position=f'"{"x" * 100_001}"'), "task 1: position"),
    "a file without end": ("#" * 200_001, "more than 200000 characters"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_gives_one_sentence(what: str) -> None:
    """It names the task, the place and, for a name, what was probably meant."""
    text, expected = BAD[what]
    with pytest.raises(BadTask) as error:
        read_tasks(text, own=True)
    said = str(error.value)
    assert expected in said
    assert said[-1] in ".?"
    assert said[-2] not in ".?"
    assert "\n" not in said


def test_a_good_file_is_read() -> None:
    """It plays the seat that is asked, and the goal is not reached yet."""
    (one,) = read_tasks(task(), own=True)
    assert (one.ruleset, one.seat) == ("agot-2e", "stark")
    assert one.seen_at_first() == {"areas.the-twins.house": None}


def test_the_page_shows_a_task_that_can_be_used() -> None:
    """Everything in its blocks is read as a group's own."""
    blocks = re.findall(r"```task\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        assert read_tasks(block, own=True)


def test_all_games_with_tasks_of_the_bot_read_them() -> None:
    """They are in the tree, ten for a game at most, and each is of its game."""
    for ruleset in rulesets:
        tasks = plugins()[ruleset].tasks
        assert len(tasks) <= 10
        assert all(one.ruleset == ruleset for one in tasks)
    assert [len(plugins()[ruleset].tasks) for ruleset in ("agot-2e", "inis")] == [10, 10]


@pytest.mark.parametrize(
    ("wanted", "seen", "holds"),
    [
        (Requirement(least=2), 2, True),
        (Requirement(least=2), 1, False),
        (Requirement(least=1), None, False),
        (Requirement(most=1), None, True),
        (Requirement(most=1), 2, False),
        (Requirement(other="support"), None, True),
        (Requirement(other="support"), "raid", True),
        (Requirement(other="support"), "support", False),
        (Requirement(begins="march"), "march+0", True),
        (Requirement(begins="march"), None, False),
        (Requirement(has="a"), ["a", "b"], True),
        (Requirement(has="a"), None, False),
        (Requirement(lacks="a"), ["b"], True),
        (Requirement(lacks="a"), ["a"], False),
        (Requirement(least=1, most=2), 3, False),
    ],
)
def test_what_is_wanted_is_compared_with_what_is_seen(
    wanted: Requirement, seen: object, holds: bool
) -> None:
    """Everything that is wanted must hold."""
    assert wanted.holds(seen) == holds


def test_a_folder_is_read_file_by_file(tmp_path: Path) -> None:
    """A file that cannot be used is named, and the others count."""
    (tmp_path / "a.toml").write_text(task(), "utf-8")
    (tmp_path / "b.toml").write_text("[[task", "utf-8")
    (tmp_path / "c.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "d.txt").write_text("no tasks", "utf-8")
    found, faults = read_folder(tmp_path)
    assert [one.id for one in found["agot-2e"]] == ["one"]
    assert [fault.partition(":")[0] for fault in faults] == [
        str(tmp_path / "b.toml"),
        str(tmp_path / "c.toml"),
    ]
    assert read_folder(tmp_path / "nowhere") == ({}, [])


def test_a_host_looks_files_over_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``ravenry practice`` says what is wrong, or else what is seen at the beginning."""
    (tmp_path / "a.toml").write_text(task(), "utf-8")
    (tmp_path / "b.toml").write_text(task(id='"one two"'), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["ravenry", "practice", "a.toml", "b.toml"])
    assert main() == 1
    good, seen, bad = capsys.readouterr().out.splitlines()
    assert good == "a.toml: 1 tasks."
    assert "areas.the-twins.house is None" in seen
    assert bad.startswith("b.toml: task 1: id")
