"""The long run of ``python -m tests.replays``, tried with a few games."""

import pytest

from engine.arena.random_play import record_of
from engine.rulesets import rulesets
from tests.legal.playing import TABLES
from tests.replays import __main__ as replays


def test_random_games_replay_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    """A table's records replay without a difference, one as printed and one with other readings."""
    table = ("agot-1e", 3)
    assert replays.main(["--games", "2", "--seed", "5"], [table]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("agot-1e, 3 players: 2 records, ")
    assert line.endswith(" checks, 0 differences")


def test_a_difference_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where a replay differs from what was played, the command says so and fails."""

    def forged(*arguments: object) -> dict[str, object]:
        record = record_of(*arguments)  # type: ignore[arg-type]  # handed through
        record["checks"][3]["state"]["round"] += 1
        return record

    monkeypatch.setattr(replays, "record_of", forged)
    assert replays.main(["--games", "1"], [("agot-1e", 3)]) == 1
    difference, last = capsys.readouterr().out.splitlines()
    assert "round: expected 2, got 1" in difference
    assert last.endswith("1 differences")


def test_every_other_game_is_played_by_other_readings() -> None:
    """Games with even numbers are as printed, the others name a reading of every ruling."""
    for table in TABLES:
        assert replays.agreed(*table, 1, 0) == ({"players": table[1]}, {})
        assert replays.agreed(*table, 1, 1)[1].keys() == rulesets[table[0]].rulings.keys()
