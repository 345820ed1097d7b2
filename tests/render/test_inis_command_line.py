"""``python -m bot.render`` with a game of Inis."""

import json
from pathlib import Path

import pytest

from bot.render.__main__ import main
from engine.arena.random_play import record_of
from engine.inis.ruleset import Inis
from tests.render.test_draw import pixels

STEP = "60"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that the computer has played against itself."""
    path = tmp_path_factory.mktemp("records") / "inis.json"
    path.write_text(json.dumps(record_of(Inis(), {"players": 3}, 5, 0, 3)))
    return path


def test_the_island_can_be_drawn(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what happened, in any palette; its text goes to the standard output."""
    png = tmp_path / "out.png"
    command = [str(record), "--at", STEP, "-o", str(png)]
    assert main([*command, "--happened", "--palette", "high-contrast"]) == 0
    assert pixels(png.read_bytes()).width == 1400
    assert capsys.readouterr().out.startswith("Round ")


def test_a_seat_sees_its_hand(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In words and as cards; nobody sees the hand of nobody."""
    command = [str(record), "--at", STEP, "-o", str(tmp_path / "out.png")]
    assert main([*command, "--text", "--seat", "blue"]) == 0
    assert "Your Action cards: " in capsys.readouterr().out
    assert main([*command, "--text"]) == 0
    assert "Your" not in capsys.readouterr().out
    assert main([*command, "--hand", "--seat", "blue"]) == 0
    assert capsys.readouterr().out.startswith("The cards of Blue.")
    assert main([*command, "--hand"]) == 1
    assert "a hand needs the view of a seat" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--zoom", "moor"), "no region 'moor'"),
        (("--seat", "stark"), "stark does not play in this game"),
        (("--at", "0", "--battle"), "there is no clash to draw"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    reason: str,
) -> None:
    """One sentence on the standard error, exit status 1, and no file."""
    png = tmp_path / "out.png"
    assert main([str(record), *arguments, "-o", str(png)]) == 1
    assert reason in capsys.readouterr().err
    assert not png.exists()
