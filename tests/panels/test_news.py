"""What a panel tells of what has happened since its player's last answer."""

from typing import Any

import pytest

from bot.panels.learning import taught
from bot.panels.turn.news import divided, news_of
from bot.play import LogLine, SeatView
from bot.text import localizer_for
from bot.ui.layout import Layout
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.panels.games import running_game
from tests.wire.said import says

SEATS = ("stark", "lannister", "tyrell")
SAY = localizer_for("en").of("agot-2e")

MARCHED = {"units": {"footman": 1}, "origin": "area:winterfell", "area": "area:moat-cailin"}
ATTACKED = {
    "house": "house:tyrell",
    "defender": "house:lannister",
    "area": "area:lannisport",
    "units": {"knight": 2},
    "origin": "area:highgarden",
}
DECIDED = {
    "area": "area:lannisport",
    "winner": "house:tyrell",
    "loser": "house:lannister",
    "attacker": "house:tyrell",
    "attack": 5,
    "defender": "house:lannister",
    "defence": 3,
    "tie": 0,
}
TIDES = {"house": "house:tyrell", "card": "tides:sword"}


def hand(*told: tuple[str, dict[str, Any]], seat: str = "stark", upto: int = 0) -> SeatView:
    """Return what somebody holds who was told these events, up to a place before their answer."""
    info = running_game("agot-2e", *SEATS)
    entries = tuple(LogLine(n, f"event-{kind}", params) for n, (kind, params) in enumerate(told, 1))
    view = Game.new(rulesets["agot-2e"], {}).view(seat)
    return SeatView(info, seat, view, None, False, None, (), False, told=entries, told_upto=upto)


def kinds(told: list[LogLine]) -> list[str]:
    """Return the kinds of some events."""
    return [one.id.removeprefix("event-") for one in told]


def test_all_of_a_battle_concerns_who_is_named_anywhere_in_it() -> None:
    """Whoever supports reads of the attack before, and of how it ended."""
    battle = (
        ("marched", {"house": "house:tyrell", **MARCHED}),
        ("attacked", ATTACKED),
        ("support", {"house": "house:stark", "side": "house:tyrell", "area": "area:lannisport"}),
        ("tides", TIDES),
        ("combat-decided", DECIDED),
        ("marched", {"house": "house:lannister", **MARCHED}),
    )
    mine, others = divided(hand(*battle))
    assert kinds(mine) == ["attacked", "support", "tides", "combat-decided"]
    assert kinds(others) == ["marched", "marched"]
    mine, others = divided(hand(*battle[:2], *battle[3:]))
    assert (kinds(mine), len(others)) == ([], 5)


def test_a_battle_that_began_before_the_last_answer_is_told_to_its_end() -> None:
    """Who it concerns follows from what was told before, which is not told again."""
    told = (
        ("attacked", ATTACKED),
        ("support", {"house": "house:stark", "side": "house:tyrell", "area": "area:lannisport"}),
        ("combat-decided", DECIDED),
    )
    mine, others = divided(hand(*told, upto=2))
    assert (kinds(mine), others) == (["combat-decided"], [])


def test_what_there_is_no_room_for_is_counted() -> None:
    """The outcome of battles stays; the rest goes first, and never without a word."""
    told: tuple[tuple[str, dict[str, Any]], ...] = (
        ("attacked", ATTACKED),
        *[("tides", TIDES)] * 20,
        ("combat-decided", DECIDED),
        *[("marched", {"house": "house:stark", **MARCHED})] * 20,
    )
    news = news_of(hand(*told, seat="lannister"), SAY, 500)
    assert len(news.text) <= 500
    assert says(news.text, "event-combat-decided", **DECIDED)
    assert says(news.text, "event-attacked", **ATTACKED)
    assert news.left_out > 0
    assert says(news.text, "news-more", number=news.left_out)
    assert not says(news.text, "defeat-missing", number=2), "there is no room for it"
    whole = news_of(hand(*told[:2], told[21], told[-1], seat="lannister"), SAY, 3000)
    assert says(whole.text, "defeat-missing", number=3)
    assert (whole.left_out, says(whole.text, "news-more")) == (0, False)


def test_a_first_game_tells_an_outcome_though_its_explanation_is_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has lost reads at least that they have."""
    lost = hand(("attacked", ATTACKED), ("combat-decided", DECIDED), seat="lannister")
    outcome = Layout()
    monkeypatch.setattr(taught, "FULL", 20)
    taught._news(outcome, lost, SAY)
    assert says(outcome.words, "event-combat-decided", **DECIDED)
    assert not says(outcome.words, "defeat-missing", number=3)


def test_what_was_told_to_some_alone_concerns_them() -> None:
    """It names nobody, and stands with what concerns its reader."""
    secret = LogLine(1, "event-raven-saw", {"card": "wildling:rattleshirts-raiders"}, private=True)
    info = running_game("agot-2e", *SEATS)
    mine, others = divided(
        SeatView(info, "stark", {}, None, False, None, (), False, told=(secret,))
    )
    assert (mine, others) == ([secret], [])
