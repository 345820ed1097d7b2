"""Programs play over standard input and output, and whatever they do, the arena goes on."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.arena.conformance import conforms
from engine.arena.game import Contest, play
from engine.arena.protocol import MENDS, MOST_PROBLEMS, PATIENCE, PREFIX, Program
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.running.marks import nightly

GUIDE = Path(__file__).parents[2] / "docs" / "players.md"

HELLO = """
import json, sys, time
def say(**what): print(json.dumps(what), flush=True)
sys.stdin.readline()
say(type="hello", name="test")
"""
NONSENSE = """
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "result":
        break
    say(type="answer", number=said["number"], value="nonsense")
"""
SECOND_TRY = """
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "question":
        example = said["example"]
        print("this is no JSON", flush=True)
        say(type="answer", number=0, value=None)
        say(type="answer", number=said["number"], value="nonsense")
    elif said["type"] == "refused":
        say(type="answer", number=said["number"], value=example)
"""


def command(folder: Path, text: str) -> str:
    """Write a program and return the command that runs it."""
    path = folder / "player.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


def at_a_question(id: str) -> tuple[Game[Any], str]:
    """Return a game in which a seat is asked something, and that seat."""
    game = Game.new(rulesets[id], {})
    game.answer_chance(random.Random(1))
    return game, game.awaited[0]


@nightly
def test_the_example_of_the_guide_beats_random_play(tmp_path: Path) -> None:
    """docs/players.md: in some thirty lines; nothing has to be answered in its place."""
    found = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) < 45
    name = PREFIX + command(tmp_path, found[1])
    contest = Contest("agot-2e", (name, *["random"] * 5), 12, 1)
    outcomes = [play(contest, number) for number in range(contest.games)]
    wins = sum(1 for o in outcomes if o.winner is not None and o.sitting[o.winner] == name)
    assert wins >= 5, "by chance it would be two"
    assert not any(o.troubles[name] for o in outcomes)


def test_the_example_conforms(tmp_path: Path) -> None:
    """A program that keeps to the protocol gets nothing but its refused answers counted."""
    found = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    result = conforms(command(tmp_path, found[1]), "agot-1e", 1, 10.0)
    assert result.fine, result.lines()
    assert result.name == "Thirty Lines"


def test_an_answer_can_be_mended(tmp_path: Path) -> None:
    """What is not asked is passed over; a refused answer may be given again."""
    program = Program(command(tmp_path, HELLO + SECOND_TRY))
    game, seat = at_a_question("inis")
    value = program.answer(game, seat, 1)
    program.over(game, seat)
    assert game.shape_for(seat).check(value) is None
    assert (program.troubles, program.refusals) == (0, 1)
    assert len(program.problems) == 2


LISTENS = """
import json, pathlib, sys
pathlib.Path(sys.argv[1]).write_text(sys.stdin.readline())
"""


@pytest.mark.parametrize("id", rulesets)
def test_hello_lists_all_that_is_printed(tmp_path: Path, id: str) -> None:
    """Every area, card and cost that the rules themselves play with, and every kind of question."""
    heard = tmp_path / "hello"
    program = Program(f"{command(tmp_path, LISTENS)} {heard}")
    game, seat = at_a_question(id)
    program.answer(game, seat, 1)
    program.over(game, seat)
    hello = json.loads(heard.read_text("utf-8"))
    assert hello["kinds"] == sorted(rulesets[id].kinds)
    assert list(hello["about"]) == hello["kinds"]
    box = game.state.box
    assert hello["printed"].items() >= json.loads(box.model_dump_json()).items()
    if id.startswith("agot-2e"):
        assert hello["printed"]["figures"]["costs"]["siege-engine"] == 2
    more = {"agot-2e-affc": "objectives", "agot-2e-mod": "mother"}.get(id)
    assert more is None or hello["printed"][more]


def test_nonsense_is_mended_three_times_and_then_replaced(tmp_path: Path) -> None:
    """A random answer is given in its place, and counted."""
    program = Program(command(tmp_path, HELLO + NONSENSE))
    game, seat = at_a_question("inis")
    value = program.answer(game, seat, 1)
    program.over(game, seat)
    assert game.shape_for(seat).check(value) is None
    assert (program.troubles, program.refusals) == (1, MENDS + 1)


@pytest.mark.parametrize(
    "text", ["raise SystemExit(1)", HELLO + "raise SystemExit(1)", "print('[' * 100000)"]
)
def test_a_program_that_dies_never_stops_the_arena(tmp_path: Path, text: str) -> None:
    """All its answers are random from then on."""
    program = Program(command(tmp_path, text))
    game, seat = at_a_question("inis")
    for _ in range(PATIENCE + 1):
        assert game.shape_for(seat).check(program.answer(game, seat, 1)) is None
    program.over(game, seat)
    assert program.troubles == PATIENCE + 1


def test_a_program_that_hangs_loses_its_time(tmp_path: Path) -> None:
    """It is given up after a few questions, and ended."""
    hangs = HELLO + "for line in sys.stdin: pass"
    program = Program(command(tmp_path, hangs), seconds=0.3)
    game, seat = at_a_question("inis")
    for _ in range(PATIENCE + 2):
        assert game.shape_for(seat).check(program.answer(game, seat, 1)) is None
    program.over(game, seat)
    assert program.troubles == PATIENCE + 2


@pytest.mark.parametrize("noise", ["print('[]')", "print('x' * 5000, end='')", "print()"])
def test_a_program_that_floods_its_output_is_cut_off(tmp_path: Path, noise: str) -> None:
    """It never reads what it is asked, and is not waited for: neither its lines nor its end."""
    program = Program(command(tmp_path, HELLO + f"while True: {noise}"), seconds=60)
    game, seat = at_a_question("agot-2e-mod")
    for _ in range(PATIENCE + 9):
        assert game.shape_for(seat).check(program.answer(game, seat, 1)) is None
    program.over(game, seat)
    assert program.troubles == PATIENCE + 9
    assert any("it says too much" in problem for problem in program.problems)
    assert len(program.problems) <= MOST_PROBLEMS + 1


def test_a_program_that_never_reads_stops_nothing(tmp_path: Path) -> None:
    """What it is asked may be more than fits into a pipe."""
    program = Program(command(tmp_path, HELLO + "while True: time.sleep(1)"), seconds=0.3)
    game, seat = at_a_question("agot-2e-mod")
    program.answer(game, seat, 1)
    for _ in range(100):
        program._tell({"type": "question", "view": "x" * 10_000})
    program.over(game, seat)
    assert program.troubles == 1


CHILD = """
import fcntl, sys, time
lock = open(sys.argv[1], "w")
fcntl.flock(lock, fcntl.LOCK_EX)
print('{"type": "hello", "name": "child"}', flush=True)
time.sleep(600)
"""
PARENT = """
import os, subprocess, sys
code, lock, apart = sys.argv[1:]
child = subprocess.Popen([sys.executable, "-c", code, lock], start_new_session=apart == "True")
with open(lock + ".pid", "w") as file: file.write(str(child.pid))
sys.stdin.readline()
sys.stdin.readline()
os._exit(0)
"""


@pytest.mark.parametrize("apart", [False, True])
def test_nobody_waits_for_a_child_that_a_program_leaves_behind(tmp_path: Path, apart: bool) -> None:
    """It holds the output for ever; unless it has left the session, it ends with the program."""
    lock = tmp_path / "lock"
    more = shlex.join([CHILD, str(lock), str(apart)])
    program = Program(f"{command(tmp_path, PARENT)} {more}", seconds=60)
    game, seat = at_a_question("inis")
    assert game.shape_for(seat).check(program.answer(game, seat, 1)) is None
    program.over(game, seat)
    assert program.problems[-1].endswith("the program has ended")
    if apart:
        os.kill(int((tmp_path / "lock.pid").read_text()), signal.SIGKILL)
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)


def test_a_command_that_is_not_there_is_a_program_that_died() -> None:
    """It does not stop the arena either."""
    program = Program("/nowhere/no-such-program")
    game, seat = at_a_question("inis")
    assert game.shape_for(seat).check(program.answer(game, seat, 1)) is None
    program.over(game, seat)
    assert program.troubles == 1
