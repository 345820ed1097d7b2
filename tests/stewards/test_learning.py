"""What stewards weigh with can be learned: from who has won, and from answers tried out."""

from __future__ import annotations

import re
import tomllib
from array import array
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.heuristics import chances, points, weights
from engine.stewards.effort import Level
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.training import policy, tuning
from engine.stewards.training import values as train


def test_weights_are_found_again_from_who_has_won() -> None:
    """Two seats, two features: the first decides who wins, the second says nothing."""
    dice = SeededRandom(2)
    moments: list[train.Moment] = []
    for _ in range(600):
        rows = [array("d", (dice.random() * 4, dice.random())) for _ in range(2)]
        likely = train.odds([2.0, 0.0], rows)
        moments.append((rows, 0 if dice.random() < likely[0] else 1))
    first, second = train.fit(moments, 2, SeededRandom(1))
    assert first > 1.0
    assert abs(second) < 0.5
    assert train.brier([first, second], moments) < train.brier([0.0, 0.0], moments)


def test_what_traits_are_worth_is_found_again_from_answers_tried_out() -> None:
    """A castle is worth three, a march one less, whatever else the position is worth."""
    dice = SeededRandom(4)
    tried: list[policy.Tried] = []
    for _ in range(80):
        base = dice.random()
        traits = [{"castle": dice.random(), "march": dice.random()} for _ in range(5)]
        tried.append((traits, [base + 3 * t["castle"] - t["march"] for t in traits]))
    castle, march = policy.fit(tried, ["castle", "march"])
    assert castle == pytest.approx(3, abs=0.1)
    assert march == pytest.approx(-1, abs=0.1)
    taken, first = policy.kept({"castle": castle, "march": march}, tried)
    assert taken < 0.05 < first


@pytest.mark.parametrize(("id", "kind"), [("agot-2e", "march"), ("inis", "turn")])
def test_answers_are_tried_out_in_games(id: str, kind: str) -> None:
    """Some questions are thought about: traits and the chance to win after each answer."""
    level = Level("learner", tries=4, moves=1000)
    found: list[Any] = []
    for seed in range(3):
        found += policy.tried(id, kind, 3, level, 1, seed, 0.04)
        if found:
            break
    traits, values = found[0]
    assert len(traits) == len(values) > 1
    assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("level", [None, "page"])
def test_moments_name_every_seat_and_the_winner(level: str | None) -> None:
    """What is learned from: features of all seats, where nothing is half done."""
    moments = train.moments_of("agot-1e", level, 3, 1, 0.2)
    assert moments
    for features, winner in moments:
        assert winner in features
        assert all("castles" in f for f in features.values())


def test_an_estimate_is_learned_and_the_former_one_is_judged_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file says how it was made; another one is judged by the same games."""
    learned, asked = tmp_path / "learned.toml", ["--ruleset", "agot-1e", "--games", "3"]
    asked += ["--held", "1", "--players", "3", "--share", "0.2", "--measure", "castles"]
    train.main([*asked, "--level", "page", "--shrink", "0.1", "--out", str(learned)])
    text = learned.read_text("utf-8")
    assert " --level page --shrink 0.1 " in text.splitlines()[0]
    assert "castles" in tomllib.loads(text)["agot-1e"]
    score = re.search(r"Brier score is ([\d.]+)", text)
    assert score is not None
    capsys.readouterr()
    train.main([*asked, "--level", "page", "--former", str(learned)])
    assert f"{learned}: {score[1]}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "file", ["agot/heuristics/agot-2e", "agot/heuristics/agot-1e", "inis/heuristics/inis"]
)
def test_the_page_says_how_well_estimates_judge(file: str) -> None:
    """docs/stewards.md has the scores from the first lines of each file."""
    head = "".join(Path("engine", f"{file}.toml").read_text("utf-8").splitlines()[:3])
    scores = re.search(r"score is ([\d.]+).*alone: ([\d.]+); knowing nothing: ([\d.]+)", head)
    assert scores is not None
    assert f"| {' | '.join(scores.groups())} |" in Path("docs/stewards.md").read_text("utf-8")


def test_chances_come_from_points() -> None:
    """What has no weight counts nothing; equal points, equal chances."""
    counts = weights("engine.agot.heuristics", "weights.toml", "quick")
    assert points(counts, {"castle": 2.0, "no such thing": 9.0}) == 2 * counts["castle"]
    assert chances({"stark": 1.0, "tyrell": 1.0}) == {"stark": 0.5, "tyrell": 0.5}


def test_a_weight_that_wins_is_raised_and_one_that_loses_is_lowered() -> None:
    """Luck moves nothing far: the third weight has nothing to do with who wins."""
    dice = SeededRandom(5)
    found: list[tuple[tuning.Signs, float]] = []
    names = [("worth", "castle"), ("worth", "idle"), ("worth", "color")]
    for _ in range(400):
        signs = {name: 1 if dice.random() < 0.5 else -1 for name in names}
        luck = 2 * dice.random() - 1
        found.append((signs, luck + 0.3 * signs[names[0]] - 0.3 * signs[names[1]]))
    wins, loses, neither = (tuning.effects(found)[name] for name in names)
    assert wins > 4
    assert loses < -4
    assert abs(neither) < 3
    assert tuning.moved(1.0, wins) > 1.5
    assert tuning.moved(1.0, loses) < 0.7
    assert tuning.moved(0.4, 0.2) == 0.4


def test_other_weights_leave_a_file_as_it_was_besides() -> None:
    """Comments, other parts and the sign of a weight stay."""
    text = "# Why.\n\n[worth]\nidle = -0.08  # at sea 0.1\ncards = 2\n\n[other]\ncards = 3\n"
    new = {("worth", "idle"): -0.123456, ("worth", "cards"): 1.5}
    expected = text.replace("-0.08", "-0.123").replace("cards = 2", "cards = 1.5")
    assert tuning.rewritten(text, new) == expected


def test_weights_are_what_they_were_after_a_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every part of a file can be tried out, and a part that is not there is refused."""
    monkeypatch.setattr(tuning, "ROUNDS", 3)
    package = "engine.agot.heuristics"
    counts = weights(package, "weights.toml", "worth")
    before = dict(counts)
    exchange = tuning.Exchange(package, "weights.toml", ["worth"])
    signs = dict.fromkeys(exchange.found, 1)
    exchange.change(signs, -1)
    assert counts["near"] == pytest.approx(before["near"] / tuning.FACTOR)
    exchange.change(signs, 0)
    assert counts == before
    gains = [
        tuning.contest("agot-1e", 3, exchange, signs, 1, turned=turned) for turned in (False, True)
    ]
    assert counts == before
    assert all(abs(gain) < 6 for gain in gains)
    assert gains[0] != gains[1]
    with pytest.raises(KeyError):
        tuning.Exchange(package, "weights.toml", ["no such part"])
