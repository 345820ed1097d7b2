"""The page to keep: every moment of a finished game in one file, small, and without network."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.render.words import speaking
from bot.story.replay_page import CHECK
from bot.story.worker import make_replay
from bot.text import languages, localizer_for
from engine.__main__ import main
from engine.records import Record, open_record
from tests.running.marks import costly, daily, nightly

from .test_course import record
from .test_film import hidden_cards_swapped


def data_in(page: str) -> dict[str, Any]:
    """The game that a page holds."""
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    read: dict[str, Any] = json.loads(found[1])
    return read


@lru_cache(2)
def page(name: str) -> str:
    """Return the page of a golden game."""
    return page_of(record(name))


def beginning(name: str) -> Record:
    """Return the first steps of a golden game."""
    read = record(name)
    return read.model_copy(update={"steps": read.steps[:200]})


def page_of(read: Record, language: str = "en") -> str:
    return make_replay(read.model_dump(), language)


def marks_at(data: dict[str, Any], step: int, seat: str | None = None) -> dict[str, Any]:
    """What the page shows after a step, as its script puts it together."""
    marks: dict[str, Any] = {}
    known: dict[str, Any] = {}
    for moment in data["moments"]:
        if moment["s"] > step:
            break
        pairs = [(marks, moment["d"])]
        if seat in moment.get("x", {}):
            pairs.append((known, moment["x"][seat][0]))
        for found, changes in pairs:
            for key, value in changes.items():
                found.pop(key, None)
                if value is not None:
                    found[key] = value
    shown = {**marks, **known}
    return {
        key: value for key, value in shown.items() if value != 0 or key.startswith(("m:", "w:"))
    }


@costly("makes the page of a whole game")
@pytest.mark.parametrize(
    "name", daily("agot-2e-3p", of=["agot-2e-3p", "agot-2e-6p", "inis-2p", "inis-4p"])
)
def test_a_page_is_small_and_asks_no_network(name: str) -> None:
    """At most 1.5 MB for a long game; nothing is loaded, and the page forbids loading anything."""
    made = page(name)
    assert len(made.encode()) < 1_500_000
    assert "default-src 'none'" in made
    assert not re.search(r"""(src|href)\s*=\s*["']?(https?:)?//""", made)
    assert "%%" not in made


def test_what_is_shown_is_the_board_at_that_moment() -> None:
    """Whatever moment one goes to, the changes up to it add up to what was there."""
    read = record("agot-2e-3p")
    data = data_in(page("agot-2e-3p"))
    say = localizer_for("en").of(read.ruleset)
    for step in (0, 37, 120, len(read.steps)):
        game = open_record(read, step)
        with speaking("en"):
            shown = plugin_of(read.ruleset).tale.shown(game.view(None), say)
        marks = marks_at(data, step)
        assert {k[2:]: v for k, v in marks.items() if k[:2] == "t:"} == dict(shown.tints)
        assert {k[2:] for k in marks if k[:2] == "p:"} == set(shown.pieces)
        words = {k[2:]: data["texts"][v] for k, v in marks.items() if k[:2] == "w:"}
        assert words == dict(shown.words)


def test_what_a_seat_knew_is_shown_to_whoever_asks_after_the_end() -> None:
    """Its own orders are on the board before all are revealed, those of others are not."""
    read = record("agot-2e-3p")
    first = next(i for i, step in enumerate(read.steps) if step.kind == "orders")
    seat = read.steps[first].seat
    data = data_in(page("agot-2e-3p"))
    own = marks_at(data, first + 1, seat)
    everybody = marks_at(data, first + 1)
    orders = {f"p:order:{area}" for area in read.steps[first].value}
    assert orders <= set(own)
    assert not orders & set(everybody)
    others = [s for s in data["eyes"] if s != seat]
    assert all(not orders & set(marks_at(data, first + 1, other)) for other in others)


@nightly
def test_a_hand_is_told_in_words() -> None:
    """Cards in hand lie on no board; they are said, as the seat would have read them."""
    data = data_in(page("inis-2p"))
    told = {
        data["texts"][line]
        for moment in data["moments"]
        for changes, _ in moment.get("x", {}).values()
        for line in changes.get("h") or ()
    }
    assert any("Action cards" in line for line in told)


def test_a_page_of_a_running_game_shows_what_everybody_saw() -> None:
    """No seat's eyes, and the same page for two games that differ in a secret."""
    whole = record("agot-2e-3p")
    running = whole.model_copy(update={"steps": whole.steps[:60]})
    made = page_of(running)
    assert data_in(made)["eyes"] == []
    assert made == page_of(hidden_cards_swapped(running))


def test_names_in_a_record_are_no_part_of_the_page() -> None:
    """Whatever a title says, it stays a text: nothing in it ends a script or begins a tag."""
    bad = "</script><script>alert(1)</script>%%script%%<!--"
    made = make_replay(beginning("inis-2p").model_dump(), "en", title=bad)
    assert "<script>alert" not in made
    assert made.count("</script>") == 2
    assert data_in(made)["title"] == bad


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_the_page_says_that_it_proves_nothing_and_what_does(language: str) -> None:
    """It holds no record and no check; it names the command, and the other way."""
    data = data_in(page_of(beginning("inis-2p"), language))
    assert data["check"] == CHECK
    assert "record" not in data
    assert "/history" in data["words"]["why"]
    assert "FILE" in data["words"]["how"]
    assert "/verify" in data["words"]["elsewhere"]


def test_the_command_that_the_page_names_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    """With these words for its files."""
    *_, verify, record, option, file = CHECK.split()
    with pytest.raises(SystemExit):
        main([verify, "--help"])
    usage = capsys.readouterr().out.splitlines()[0]
    assert usage.endswith(f"{verify} [-h] [{option} {file}] {record}")
