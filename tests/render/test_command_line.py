"""``python -m bot.render``."""

from pathlib import Path

import pytest

from bot.render.__main__ import main
from engine.records import read_record
from tests.golden import golden_game
from tests.render.test_draw import pixels
from tests.running.marks import nightly

RECORD = golden_game("agot-2e-6p")


def first(kind: str) -> tuple[int, str]:
    """After how many steps a kind of question is answered first, and by whom."""
    steps = read_record(RECORD).steps
    return next((n, step.seat) for n, step in enumerate(steps, 1) if step.kind == kind)


def drawn(tmp_path: Path, *arguments: str) -> bytes:
    """The picture that a command makes."""
    png = tmp_path / "out.png"
    assert main([str(RECORD), *arguments, "-o", str(png)]) == 0
    return png.read_bytes()


@nightly
def test_any_moment_can_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole map, with its text on the standard output."""
    assert pixels(drawn(tmp_path, "--at", "10")).size == (1500, 1986)
    assert capsys.readouterr().out.startswith("Map, round 1 of 10: ")


@nightly
def test_options_make_other_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Zoom, palette, seat and what happened each change the picture."""
    peeked, holder = first("raven-peek")
    steps = enumerate(read_record(RECORD).steps, 1)
    marched = next(n for n, s in steps if n > peeked and s.kind == "march" and s.value["moves"])
    step = ("--at", str(marched))
    pictures = {
        drawn(tmp_path, *step, *more)
        for more in (
            (),
            ("--zoom", "narrow-seas"),
            ("--palette", "high-contrast"),
            ("--happened",),
            ("--happened", "--seat", holder),
        )
    }
    assert len(pictures) == 5
    assert "Only you know the wildling card: " in capsys.readouterr().out


def test_sealed_orders_are_drafts_for_their_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half-way through planning a seat sees its own orders, and spectators see none."""
    at, house = first("orders")
    seen = {drawn(tmp_path, "--at", str(at), *more) for more in ((), ("--seat", house))}
    assert len(seen) == 2
    assert capsys.readouterr().out.count("Your draft: ") == 1


def test_the_board_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``--text`` prints the whole board."""
    drawn(tmp_path, "--at", "10", "--text")
    assert "\nThe North:\n" in capsys.readouterr().out


def test_a_battle_can_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``--battle`` draws the card of the combat that is going on."""
    at, _ = first("house-card")
    assert pixels(drawn(tmp_path, "--at", str(at), "--battle")).width == 1080
    assert capsys.readouterr().out.startswith("Combat in ")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--zoom", "essos"), "no region 'essos'; there are north, "),
        (("--palette", "rose"), "no palette 'rose'"),
        (("--seat", "targaryen"), "targaryen does not play in this game"),
        (("--at", "1", "--battle"), "there is no battle to draw"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    reason: str,
) -> None:
    """One sentence on the standard error, exit status 1, and no file."""
    png = tmp_path / "out.png"
    assert main([str(RECORD), *arguments, "-o", str(png)]) == 1
    assert reason in capsys.readouterr().err
    assert not png.exists()
