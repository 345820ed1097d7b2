"""The questions that the lines of the corpus answer, by a short name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.panels.widgets import Asking, widget_for
from bot.parsing import ParseResult
from bot.text import Localizer
from tests.agot.fighting import attack
from tests.agot.scenario import Position, given
from tests.inis import scenario as inis
from tests.words import words_in

NORTH = {
    "winterfell": "stark 3F 2K 1E",
    "karhold": "stark 1F",
    "white-harbor": "stark 1K",
    "the-twins": "stark 1F",
    "moat-cailin": "stark 1F",
    "castle-black": "stark 1F",
    "greywater-watch": "stark 1F",
    "widows-watch": "stark 1F",
    "the-stony-shore": "stark 1F",
    "flints-finger": "stark 1K",
    "bay-of-ice": "stark 1S",
    "the-narrow-sea": "stark 1S",
}
CROWN = {
    "dragonstone": "baratheon 1K",
    "kings-landing": "baratheon 2F",
    "kingswood": "baratheon 1F",
    "storms-end": "baratheon 1F",
    "the-reach": "baratheon 1F",
    "harrenhal": "baratheon 1F",
    "crackclaw-point": "baratheon 1F",
    "blackwater": "baratheon 1K",
    "the-boneway": "baratheon 1F",
    "the-eyrie": "baratheon 1F",
    "shipbreaker-bay": "baratheon 2S",
    "blackwater-bay": "baratheon 1S",
    "east-summer-sea": "baratheon 1S",
}
WEST = {
    "lannisport": "lannister 2F",
    "pyke": "lannister 1F",
    "riverrun": "lannister 1K",
    "seagard": "lannister 1F",
    "stoney-sept": "lannister 1F",
    "searoad-marches": "lannister 1F",
    "highgarden": "lannister 1F",
    "the-golden-sound": "lannister 1S",
    "ironmans-bay": "lannister 1S",
    "sunset-sea": "lannister 1S",
    "port-of-lannisport": "lannister 1S",
}
DORNE = {
    "sunspear": "martell 2F",
    "salt-shore": "martell 1F",
    "yronwood": "martell 1F",
    "starfall": "martell 1K",
    "three-towers": "martell 1F",
    "princes-pass": "martell 1F",
    "dornish-marches": "martell 1F",
    "oldtown": "martell 1F",
    "the-arbor": "martell 1F",
    "sea-of-dorne": "martell 1S",
    "west-summer-sea": "martell 1S",
    "redwyne-straights": "martell 1S",
}


def _orders(house: str, units: dict[str, str]) -> Position:
    return given(units=units, phase="planning", supply={house: 6})


def _march() -> Position:
    orders = {"winterfell": "march+1*", "karhold": "march+0"}
    return given(units=NORTH, orders=orders, phase="marches", supply={"stark": 6})


def _sail() -> Position:
    orders = {"shipbreaker-bay": "march+0", "kings-landing": "march-1"}
    return given(units=CROWN, orders=orders, phase="marches", supply={"baratheon": 6})


def _raid() -> Position:
    units = {**NORTH, "seagard": "greyjoy 2F", "riverrun": "lannister 1F"}
    orders = {"flints-finger": "raid", "the-twins": "raid*", "seagard": "support"}
    orders |= {"riverrun": "defend+1", "moat-cailin": "defend+1"}
    return given(units=units, orders=orders, phase="raids", supply={"stark": 6})


def _battle() -> Position:
    return attack("stark 2F 1K", "moat-cailin", "seagard", "greyjoy 3F").until("house-card")


def _casualties() -> Position:
    calm = {"stark": 6, "greyjoy": 6}
    table = attack(
        "greyjoy 3K",
        "seagard",
        "moat-cailin",
        "stark 2F 1K",
        supply=calm,
        tracks={"fiefdoms": "tyrell"},
    )
    return table.cards(greyjoy="asha-greyjoy", stark="catelyn-stark").until("casualties")


def _bid() -> Position:
    return given(units={"winterfell": "stark 1F"}, power={"stark": 9}, card="clash-of-kings")


def _muster() -> Position:
    return given(
        units={"winterfell": "stark 2F", "white-harbor": "stark 1F", "moat-cailin": "stark 1F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 6},
        card="mustering",
    )


def _turn() -> inis.Position:
    return inis.given(
        clans={"moor": "G4 B3", "plains": "G1", "valley": "W2", "cove": "O3"},
        hands={"green": "conquest citadel migration new-clans druid"},
    )


def _moving() -> inis.Position:
    table = _turn()
    table.play("green", "migration")
    return table


def _placing() -> inis.Position:
    table = _turn()
    table.play("green", "conquest", destination="valley")
    return table


DRAFT = ("karhold=raid", "white-harbor=support", "winterfell=march+0")


@dataclass(frozen=True)
class Place:
    """Who is asked what."""

    begin: Callable[[], Any]
    seat: str
    ruleset: str = "agot-2e"
    draft: tuple[str, ...] = ()


PLACES: dict[str, Place] = {
    "north": Place(lambda: _orders("stark", NORTH), "stark"),
    "crown": Place(lambda: _orders("baratheon", CROWN), "baratheon"),
    "west": Place(lambda: _orders("lannister", WEST), "lannister"),
    "dorne": Place(lambda: _orders("martell", DORNE), "martell"),
    "again": Place(lambda: _orders("stark", NORTH), "stark", draft=DRAFT),
    "march": Place(_march, "stark"),
    "sail": Place(_sail, "baratheon"),
    "raid": Place(_raid, "stark"),
    "battle": Place(_battle, "stark"),
    "losses": Place(_casualties, "stark"),
    "bid": Place(_bid, "stark"),
    "muster": Place(_muster, "stark"),
    "turn": Place(_turn, "green", "inis"),
    "moving": Place(_moving, "green", "inis"),
    "placing": Place(_placing, "green", "inis"),
}


@cache
def _game(name: str) -> Any:
    return PLACES[name].begin().game


@cache
def asking(name: str, tag: str) -> Asking:
    """Return a question as its player sees it in a language."""
    place, game = PLACES[name], _game(name)
    question = game.question
    assert question is not None
    return Asking(
        1,
        1,
        question.kind,
        question.params,
        question.shapes[place.seat],
        place.draft,
        Localizer(tag, words_in(tag, place.ruleset), ruleset=place.ruleset),
        False,
        place.seat,
        game.view(place.seat),
    )


def read(name: str, tag: str, line: str) -> ParseResult:
    """Read a typed line as the panel of a question does."""
    here = asking(name, tag)
    return widget_for(here.shape).read(here, line)
