"""What many games come to: shares with intervals, averages, medians; as charts."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.games.counts import Bids, CardPlay
from bot.statistics.__main__ import main
from bot.statistics.charts import ABOUT, chart_of, describe, paint, spoken_span
from bot.statistics.facts import Facts
from bot.statistics.summary import groups, summarise
from bot.text import languages, localizer_for
from engine.intervals import interval
from tests.running.marks import daily

from .games import SIZES, facts_of, finished

SEATS = ("stark", "lannister", "baratheon")


def game(winner: str | None, rounds: int = 10, **more: object) -> Facts:
    """Return a made-up game of three, in which the others come in the order of seats."""
    ranked = sorted(SEATS, key=lambda seat: seat != winner)
    places = {seat: place for place, seat in enumerate(ranked, 1)}
    ending = "won-by:seven" if winner else ""
    facts = Facts("agot-2e", SEATS, winner, ending, rounds, places)
    return replace(facts, **more)  # type: ignore[arg-type]  # what a test wants


def test_wins_have_the_interval_of_wilson() -> None:
    """Of four games two are won; the interval is that of arenas."""
    summary = summarise([game("stark"), game("stark"), game("lannister"), game(None)])
    stark = next(seat for seat in summary.seats if seat.seat == "stark")
    assert (stark.wins.part, stark.wins.whole) == (2, 4)
    assert (stark.wins.low, stark.wins.high) == interval(2, 4)
    assert stark.place == pytest.approx((1 + 1 + 2 + 1) / 4)
    assert {e: s.part for e, s in summary.endings.items()} == {"won-by:seven": 3, "": 1}


def test_cards_bids_and_time_are_counted() -> None:
    """Over all games: how often a card came off, who has won with it, medians of seconds."""
    cards = [CardPlay("card:x", "stark", True), CardPlay("card:x", "lannister", False)]
    bids = [Bids("track:iron-throne", {"stark": 3, "lannister": 1, "baratheon": 3})]
    one = game("stark", cards=cards, bids=bids, pace={"bid": [10.0, 20.0]})
    two = game("lannister", cards=cards[:1], pace={"bid": [60.0]}, rounds=4)
    summary = summarise([one, two])
    (card,) = summary.cards
    assert (card.worked.part, card.worked.whole) == (2, 3)
    assert (card.won.part, card.won.whole) == (1, 3)
    (bid,) = summary.bids
    assert (bid.times, bid.top, bid.most) == (1, 3, 3)
    (pace,) = summary.pace
    assert (pace.answers, pace.median, pace.ninetieth) == (3, 20.0, 60.0)
    assert summary.mean_rounds == 7


def test_games_are_sorted_by_ruleset_and_number_of_players() -> None:
    """The kind with most games comes first."""
    found = groups([facts_of("inis"), game("stark"), game("lannister")])
    assert list(found) == [("agot-2e", 3), ("inis", 4)]


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
@pytest.mark.parametrize("ruleset", daily("inis", of=SIZES))
def test_every_chart_can_be_drawn_in_every_language(ruleset: str, language: str) -> None:
    """With all its words; what the picture shows is said beside it, within Discord's limit."""
    pace = {"orders": [3600.0], "turn": [90.0, 200000.0]}
    facts = replace(facts_of(ruleset), pace=pace)
    drawn = 0
    for about in ABOUT:
        chart = chart_of(summarise([facts]), about, language)
        if chart is None:
            assert (about, ruleset) == ("bids", "inis")
            continue
        picture = paint(chart)
        assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height)
        assert picture.width == 1080
        assert picture.height < 2400
        assert len(picture.alt) <= 1000
        assert chart.sections[0].bars[0].label in describe(chart)
        drawn += 1
    assert drawn >= 4


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(40, "40 s"), (90, "1.5 min"), (5400, "1.5 h"), (7200, "2 h"), (864000, "10 d")],
)
def test_a_span_is_said_in_one_unit(seconds: float, said: str) -> None:
    """So that it fits beside a bar."""
    assert spoken_span(seconds, localizer_for("en")) == said


def test_records_can_be_counted_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By a command: from a folder of records to pictures and ratings; what is none is named."""
    for number in range(3):
        text = finished("agot-2e", number).replace("{", '{"players": {}, ', 1)
        (tmp_path / f"{number}.json").write_text(text)
    (tmp_path / "not.json").write_text("{}")
    out = tmp_path / "out"
    assert main([str(tmp_path), "--out", str(out), "--ratings"]) == 0
    said = capsys.readouterr()
    assert sorted(path.name for path in out.iterdir()) == [
        f"agot-2e-6-{about}.png" for about in ("bids", "cards", "games", "seats")
    ]
    assert "not.json" in said.err
    assert "agot-2e, 6 players" in said.out
    assert main([str(tmp_path / "not.json")]) == 1
