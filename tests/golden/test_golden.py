"""Golden games and counts: the rules still allow what they allowed, no more and no less."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from engine.kernel.shapes import Tokens
from engine.records import compare, read_record
from engine.records.position import open_position
from engine.rulesets import rulesets
from tests.agot.scenario import set_up
from tests.legal.answers import accepted
from tests.legal.playing import TABLES
from tests.running.marks import daily, nightly

from . import COUNTS, GAMES, golden_game
from .__main__ import BY_HAND, OPTIONS, positions
from .counting import Uncountable, counted, number_of_answers, read_counts


@cache
def recorded() -> Mapping[str, list[str]]:
    """Return the counts of the file, by position."""
    return read_counts(COUNTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", rulesets)
@pytest.mark.parametrize("depth", daily(2, of=(2, 9)))
def test_there_are_as_many_answers_as_there_were(id: str, depth: int) -> None:
    """Every position has the legal answers of the file, depth by depth."""
    expected = {line: n[:depth] for line, n in recorded().items() if line.startswith(f"{id}/")}
    assert expected
    found = {line: counted(open_position(line), len(n)) for line, n in expected.items()}
    assert found == expected


def test_counts_are_of_every_number_of_players() -> None:
    """And of positions typed by hand; most go deeper than one question."""
    lines = recorded()
    assert set(BY_HAND) <= set(lines)
    openings = {
        (line.partition("/")[0], int(line.partition("players=")[2].partition(" ")[0]))
        for line in lines
    }
    assert openings == set(TABLES)
    assert sum(len(numbers) > 2 for numbers in lines.values()) > len(lines) / 2


def asked(lines: Iterable[str]) -> set[str]:
    """Return the kinds of questions that are asked in some positions."""
    questions = (open_position(line).question for line in lines)
    return {question.kind for question in questions if question is not None}


@nightly
def test_counts_can_be_written_anew() -> None:
    """`python -m tests.golden --counts` still finds every question of the file in the games."""
    assert asked(recorded()) <= asked(positions())


def test_orders_are_counted_as_they_would_be_one_by_one() -> None:
    """6.1.2, 6.1.3: the number of ways to place orders, found by a formula and by trying all."""
    table = set_up(3)
    shape = table.shape("baratheon")
    assert isinstance(shape, Tokens)
    assert number_of_answers(shape) == len(accepted(shape) or {}) == 690
    for places, number, most in ((2, 2, 2), (2, 0, 2), (3, 1, 2)):
        names = [f"area-{n}" for n in range(places)]
        small = Tokens(
            names,
            {"raid": 2, "raid*": 1, "march+1*": 1},
            number=number,
            most=most,
            limits=[(frozenset({"raid*", "march+1*"}), 1)],
        )
        if most == places:
            assert number_of_answers(small) == len(accepted(small) or {})


def test_what_cannot_be_counted_is_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are too many answers to try, counting fails and tells no wrong number."""
    game = open_position(BY_HAND[0])
    monkeypatch.setattr("tests.golden.counting.MOST", 20)
    with pytest.raises(Uncountable):
        counted(game, 1)


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t[0]}-{t[1]}p")
def test_there_is_a_whole_game_of_every_table(table: tuple[str, int]) -> None:
    """Every ruleset with every number of players has a game that was played to its end."""
    id, players = table
    record = json.loads(gzip.decompress(golden_game(f"{id}-{players}p").read_bytes()))
    assert (record["ruleset"], len(record["seats"])) == (id, players)
    options = {"players": players, **OPTIONS.get(table, {})}
    assert {name: record["options"][name] for name in options} == options
    last = record["checks"][-1]
    assert last["after"] == len(record["steps"])
    assert last["state"]["winner"] in record["seats"] or last["state"]["win"]["reason"] == "draw"
    assert len(record["checks"]) > 5


def test_golden_games_are_small() -> None:
    """All of them together are small enough for a clone, and nothing else is in the folder."""
    files = sorted(GAMES.iterdir())
    assert {path.name for path in files} == {f"{id}-{n}p.json.gz" for id, n in TABLES}
    assert sum(path.stat().st_size for path in files) < 200_000


@pytest.mark.parametrize("what", ["value", "check"])
def test_a_change_in_a_golden_game_is_noticed(what: str, tmp_path: Path) -> None:
    """It notices one changed number in a check, or one changed answer."""
    record = json.loads(gzip.decompress(golden_game("agot-2e-3p").read_bytes()))
    if what == "check":
        record["checks"][3]["state"]["wildlings"] += 2
    else:
        bid = next(step for step in record["steps"] if step["kind"] == "bid")
        bid["value"] += 1 if bid["value"] == 0 else -1
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record))
    assert list(compare(read_record(path))) != []
