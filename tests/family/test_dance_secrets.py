"""What Rodrik the Reader has chosen is his House's secret (X1.3.11)."""

from __future__ import annotations

from bot.games.registry import plugin_of
from engine.kernel.saving import load, save
from tests.agot.playing import looks, plain
from tests.agot.scenario import Position, ability
from tests.kernel.playing import through_json
from tests.words import strict_localizer

from .test_dance_examples import battle

OTHERS = (None, "baratheon", "lannister", "martell", "stark", "tyrell")
SAY = strict_localizer("agot-2e-adwd")


def after_reading(top: str) -> Position:
    """Let Greyjoy win with Rodrik the Reader and lay a card on top of the first deck."""
    table = battle(
        {"greyjoy": "rodrik-the-reader", "stark": "reek"},
        attackers="greyjoy 2F",
        origin="seagard",
        area="the-twins",
        defenders="stark 1F",
        only=False,
    ).until("ability", "greyjoy")
    table.answer("greyjoy", ability("rodrik-the-reader", deck="westeros-1", top=top))
    return table.shuffled(top)


def test_only_its_reader_can_tell_which_card_comes_next() -> None:
    """Two games that differ in the card look alike to all others: views, events, explanations."""
    one, two = (after_reading(top).game for top in ("mustering", "supply"))
    for seat in OTHERS:
        assert looks(one, seat) == looks(two, seat), seat
        told = [[plain(e) for e in game.events if e.is_for(seat)] for game in (one, two)]
        assert told[0] == told[1], seat
    assert looks(one, "greyjoy") != looks(two, "greyjoy")


def test_its_reader_is_reminded_of_it() -> None:
    """The panel of House Greyjoy says what comes next until it has come; nobody else's does."""
    game, plugin = after_reading("mustering").game, plugin_of("agot-2e-adwd")
    line = SAY("heading-known-top", deck="deck:westeros-1", cards=["westeros:mustering"])
    assert line in plugin.heading(game.view("greyjoy"), "greyjoy", SAY)
    assert len(plugin.heading(game.view("stark"), "stark", SAY)) == 1
    again = load(game.ruleset, through_json(save(game)))
    assert line in plugin.heading(again.view("greyjoy"), "greyjoy", SAY)
