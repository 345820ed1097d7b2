"""The card of a battle."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.agot.drawing.battle import BattleCard, StrengthRow, battle_card, reaching
from bot.games.agot.drawing.scene import Army, Figure
from bot.games.agot.drawing.tokens import Token
from bot.games.agot.views import view_of
from bot.games.pictures import draw_battle
from engine.agot.information.view import AgotView, CombatView
from engine.kernel.phrase import PhraseData, plain
from engine.records import read_record, start, take_steps
from tests.agot.fighting import attack
from tests.agot.scenario import Position
from tests.golden import games, golden_game
from tests.render.test_draw import pixels
from tests.render.test_scene import a_view
from tests.render.views import an_attack, told
from tests.running.marks import nightly

LINES: list[PhraseData] = [
    {"id": "why-side", "params": {"house": "house:stark", "area": "area:the-reach"}},
    {
        "id": "why-units",
        "params": {"units": {"footman": 2}, "house": "house:stark", "each": 1, "value": 2},
    },
    {"id": "why-march", "params": {"order": "order:march-1", "value": -1}},
    {
        "id": "why-supporting-units",
        "params": {
            "units": {"ship": 1},
            "house": "house:martell",
            "area": "area:blackwater-bay",
            "value": 1,
        },
    },
    {"id": "why-support-order", "params": {"area": "area:blackwater-bay", "value": 1}},
    {"id": "why-card", "params": {"card": "card:robb-stark", "value": 3}},
    {"id": "why-blade", "params": {"value": 1}},
    {"id": "why-total", "params": {"house": "house:stark", "value": 7}},
    {"id": "why-side", "params": {"house": "house:tyrell", "area": "area:the-reach"}},
    {"id": "why-defense", "params": {"order": "order:defend+2*", "value": 2}},
    {"id": "why-garrison", "params": {"value": 2}},
    {"id": "why-card-changed", "params": {"card": "card:mace-tyrell", "printed": 4, "value": 0}},
    {"id": "why-tides", "params": {"card": "tides:tob-3", "value": 3}},
    {"id": "why-total", "params": {"house": "house:tyrell", "value": 7}},
    {"id": "why-won-on-fiefdoms", "params": {"house": "house:tyrell"}},
    {
        "id": "why-casualties",
        "params": {"house": "house:stark", "swords": 1, "towers": 0, "number": 1},
    },
]


def a_battle(**combat: Any) -> AgotView:
    """A view in which Stark attacks The Reach, with ships and footmen around it."""
    view = a_view()
    view["areas"] |= {
        "blackwater": {"house": "stark", "units": {"footman": 2}, "order": "march-1"},
        "the-reach": {"house": "tyrell", "units": {"knight": 1}, "order": "defend+1"},
        "kings-landing": {"house": "tyrell", "units": {"footman": 1}, "order": "support+1*"},
        "highgarden": {"house": "tyrell", "units": {"footman": 1}, "order": "face-down"},
        "dornish-marches": {"house": "stark", "units": {"knight": 1}, "order": "support"},
        "kingswood": {"house": "stark", "units": {}, "order": "support"},
    }
    fought: CombatView = {
        "area": "the-reach",
        "from": "blackwater",
        "attacker": "stark",
        "defender": "tyrell",
        "attackers": {"footman": 2},
        "support": {"stark": "attacker"},
        "reaching": ["dornish-marches", "kings-landing"],
    }
    view["combat"] = cast("CombatView", {**fought, **combat})
    return view


def test_while_it_is_fought_the_card_shows_who_takes_part() -> None:
    """Units, orders and supporters are facts; what units are worth is for the rules to tell."""
    attacker, defender = battle_card(a_battle()).sides
    assert attacker.rows == (
        StrengthRow("2 Footmen", figures=(Figure("footman", 2),)),
        StrengthRow("March −1", "−1", face=Token("march", "−1")),
        StrengthRow("1 Knight, Dornish Marches", figures=(Figure("knight", 1),), house="stark"),
    )
    assert defender.rows == (
        StrengthRow("1 Knight", figures=(Figure("knight", 1),)),
        StrengthRow("Defense +1", "+1", face=Token("defend", "+1")),
    )
    assert (attacker.total, attacker.role, defender.role) == (
        "",
        "attacks from Blackwater",
        "defends",
    )


def test_told_strengths_are_shown_as_what_they_are() -> None:
    """The strengths told last stand on the banners, marked as those before house cards."""
    initial = told(
        "initial-strengths",
        attacker="house:stark",
        attack=3,
        defender="house:tyrell",
        defence=4,
        area="area:the-reach",
    )
    sides = battle_card(a_battle(), happened=[initial]).sides
    assert [(side.total, side.note) for side in sides] == [
        ("3", "before House cards"),
        ("4", "before House cards"),
    ]


def test_cards_and_tides_are_shown_once_revealed() -> None:
    """What a view has of them stands among the lines of its side."""
    view = a_battle(cards={"stark": "robb-stark"}, tides={"tyrell": "tob-2"})
    attacker, defender = battle_card(view).sides
    assert attacker.rows[-1] == StrengthRow("Robb Stark", glyph="card")
    assert defender.rows[-1] == StrengthRow("2", glyph="card")


def test_a_decided_battle_is_explained_line_by_line() -> None:
    """Every line of the rules' arithmetic is a row with its value; the totals are theirs."""
    card = battle_card(a_battle(), LINES)
    attacker, defender = card.sides
    assert attacker.rows == (
        StrengthRow("2 Footmen", "+2", (Figure("footman", 2),)),
        StrengthRow("March −1", "−1", face=Token("march", "−1")),
        StrengthRow("1 Ship, Blackwater Bay", "+1", (Figure("ship", 1),), house="martell"),
        StrengthRow("Support order, Blackwater Bay", "+1", glyph="support"),
        StrengthRow("Robb Stark", "+3", glyph="card"),
        StrengthRow("Valyrian Steel Blade", "+1", glyph="blade"),
    )
    assert defender.rows == (
        StrengthRow("Defense +2", "+2", face=Token("defend", "+2", star=True)),
        StrengthRow("Garrison", "+2", glyph="castle"),
        StrengthRow("Mace Tyrell (4 as printed)", "0", glyph="card"),
        StrengthRow("Tides of Battle", "+3", glyph="card"),
    )
    assert (attacker.total, defender.total) == ("7", "7")
    assert card.outcome == (
        "Both are equally strong: Tyrell is higher on the Fiefdoms track and wins.",
        "Casualties of Stark: 1 (swords 1, minus fortifications 0)",
    )


def test_supporters_are_the_support_orders_that_reach_the_battle() -> None:
    """The rules say which these are, whatever the map looks like; choices are named."""
    found = {s.area: s for s in battle_card(a_battle()).supporters}
    assert list(found) == ["Dornish Marches", "King's Landing"]
    assert found["Dornish Marches"].choice == "supports the attacker"
    assert found["King's Landing"].choice == "supports the defender"
    assert found["King's Landing"].army == Army("kings-landing", "tyrell", (Figure("footman", 1),))


def test_choices_may_differ_from_area_to_area() -> None:
    """Where the rules let a house divide its support, each area has its own."""
    view = a_battle(support={"tyrell": {"kings-landing": "none"}})
    assert [s.choice for s in battle_card(view).supporters] == [
        "supports the attacker",
        "supports nobody",
    ]


def seagard(units: Mapping[str, str], orders: Mapping[str, str]) -> Position:
    """Baratheon attacks Greyjoy in Seagard; Stark and Lannister stand beside it."""
    return attack(
        "baratheon 1F 1K",
        "moat-cailin",
        "seagard",
        "greyjoy 2F",
        units={"the-twins": "stark 1F", "riverrun": "lannister 1K", **units},
        orders={"the-twins": "support", "riverrun": "support+1*", **orders},
    )


def undecided(table: Position) -> BattleCard:
    """The card of a battle in which nobody has won yet, with what the rules explain."""
    game = table.game
    return battle_card(view_of(game.view(None)), game.ruleset.explain(game.state, "combat", None))


def test_before_cards_the_two_sides_have_their_own_numbers_and_supporters() -> None:
    """9.1, 9.2: units with their values, both totals, and every supporter on its own side.

    Greyjoy's own Ships stand on the side of the defender, and whoever fights not in the middle.
    """
    table = seagard(units={"ironmans-bay": "greyjoy 2S"}, orders={"ironmans-bay": "support"})
    card = undecided(table)
    attacker, defender = card.sides
    assert [(row.text, row.value) for row in attacker.rows][:2] == [
        ("1 Footman", "+1"),
        ("1 Knight", "+2"),
    ]
    assert [row.value for row in defender.rows] == ["+2", "+2"]
    assert (attacker.total, defender.total) == ("3", "4")
    assert attacker.note == defender.note != ""
    assert {s.army.area: (s.side, s.value) for s in card.supporters} == {
        "ironmans-bay": (1, "+2"),
        "riverrun": (None, "+3"),
        "the-twins": (None, "+1"),
    }
    table.answer("lannister", {"riverrun": "attacker"})
    card = undecided(table)
    assert (card.sides[0].total, card.sides[1].total) == ("6", "4")
    assert {s.army.area: (s.side, s.value) for s in card.supporters}["riverrun"] == (0, "+3")


def test_siege_engines_in_support_are_worth_more_to_one_side() -> None:
    """1.13: they count only against a castle or stronghold, so the card has both numbers."""
    table = seagard(units={"riverrun": "lannister 1E"}, orders={"riverrun": "support"})
    found = {s.army.area: s.value for s in undecided(table).supporters}
    assert found["riverrun"] == "+4 / 0"


def test_the_hands_of_both_are_shown_with_what_the_cards_do() -> None:
    """A card is named in full, with its note; a hand may be empty."""
    attacker, defender = battle_card(a_battle()).sides
    assert attacker.hand == (
        ("Robb Stark", "Strength 3. On a win, may choose where the opponent retreats"),
    )
    assert defender.hand == ()


def test_a_card_on_the_table_is_in_no_hand() -> None:
    """The rules count it among the hand until the combat is over; the picture shows it once."""
    view = a_battle()
    view["combat"]["cards"] = {"stark": "robb-stark", "tyrell": None}
    assert battle_card(view).sides[0].hand == ()


def test_what_is_no_battle_is_refused() -> None:
    """A view without a battle, and the lines of another one, raise."""
    with pytest.raises(ValueError, match="no battle"):
        draw_battle(a_view())
    with pytest.raises(ValueError, match="another battle"):
        draw_battle(a_battle(), lines=LINES[8:])


def test_the_picture_of_a_battle() -> None:
    """It is as wide as a phone likes it, grows with its contents, and says them in its text."""
    happened = an_attack("stark", "blackwater", "the-reach", "tyrell")
    short, long = draw_battle(a_battle(), happened=happened), draw_battle(a_battle(), lines=LINES)
    assert pixels(long.png).size == (long.width, long.height)
    assert long.height > short.height
    assert len(long.png) < 100_000
    assert long.alt.startswith(
        "Combat in The Reach. Stark attacks from Blackwater, strength 7: 2 Footmen +2; March −1 −1;"
    )
    assert "In Stark's hand: Robb Stark. In Tyrell's hand: none." in long.alt


def test_supporters_are_those_whom_the_rules_ask() -> None:
    """In a recorded game the rules never ask for the support of an area that is not on the card."""
    all_who_are_asked_are_shown([golden_game("agot-2e-6p")])


@nightly
def test_supporters_are_those_whom_the_rules_ask_in_every_game() -> None:
    """The same for all recorded games."""
    all_who_are_asked_are_shown(games())


def all_who_are_asked_are_shown(paths: Sequence[Path]) -> None:
    """Hold the battle cards of games against what the rules ask."""
    calls = 0
    for path in paths:
        recorded = read_record(path)
        if recorded.ruleset != "agot-2e":
            continue
        game = start(recorded)
        for _ in take_steps(game, recorded.steps):
            if game.question is not None and game.question.kind == "support":
                asked = plain(game.question.params["supporters"])
                shown = reaching(view_of(game.view(None)))
                assert {a.removeprefix("area:") for a in asked} <= set(shown)
                calls += 1
    assert calls >= 1
