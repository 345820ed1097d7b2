"""Where the walk stops: a position for every kind of question, and how somebody answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.agot.attacks import lost, won
from tests.agot.fighting import attack, play_cards
from tests.agot.scenario import Position, ability, given, march

Tap = str | tuple[str, ...]
"""What is tapped: the beginning of a button's or an option's label; several options at once."""


@dataclass(frozen=True)
class Waypoint:
    """A question, and the taps that choose an answer once its panel is open; Lock in follows."""

    id: str
    kind: str
    """Of the question."""
    seat: str
    begin: Callable[[], Position]
    """Brings the question about; called under a recorder."""
    taps: tuple[Tap, ...]
    remark: str
    """What somebody who looks at the pictures finds, for the table."""
    options: Mapping[str, Any] = field(default_factory=dict)


ARMIES = {
    "winterfell": "stark 2F 1K",
    "white-harbor": "stark 1F",
    "karhold": "stark 1F",
    "castle-black": "stark 1F",
    "moat-cailin": "stark 1K",
    "the-twins": "stark 1F",
    "bay-of-ice": "stark 1S",
    "the-shivering-sea": "stark 1S",
    "port-of-winterfell": "stark 1S",
    "greywater-watch": "stark 1K",
    "seagard": "greyjoy 2F",
    "pyke": "greyjoy 1F",
    "ironmans-bay": "greyjoy 2S",
    "riverrun": "lannister 1F 1K",
}
"""Ten areas of Stark's, and neighbours."""

CALM: dict[str, Any] = {"supply": {"stark": 6, "greyjoy": 6}, "tracks": {"fiefdoms": "tyrell"}}
"""Supply enough for everybody, and the Blade with nobody who fights."""


def _orders() -> Position:
    return given(units=ARMIES, supply={"stark": 6}, phase="planning")


def _raven() -> Position:
    return given(
        units=ARMIES,
        orders={
            "winterfell": "march+1*",
            "white-harbor": "consolidate",
            "karhold": "raid",
            "moat-cailin": "defend+1",
            "bay-of-ice": "support",
            "seagard": "march+0",
            "riverrun": "raid",
        },
        tracks={"kings-court": "stark"},
        supply={"stark": 6},
        phase="raven",
    )


def _march() -> Position:
    return given(
        units=ARMIES,
        orders={"winterfell": "march+1*", "moat-cailin": "march+0", "riverrun": "support"},
        supply={"stark": 6},
        phase="marches",
    )


def _neutral_support() -> Position:
    return given(
        units={"the-reach": "lannister 2K", "kingswood": "stark 2F"},
        orders={"the-reach": "march+0", "kingswood": "support"},
        supply={"lannister": 6, "stark": 6},
        phase="marches",
    ).answer("lannister", True)


def _raid() -> Position:
    return given(
        units=ARMIES,
        orders={
            "moat-cailin": "raid",
            "the-twins": "raid*",
            "seagard": "consolidate",
            "riverrun": "support",
            "winterfell": "march+0",
        },
        supply={"stark": 6},
        phase="raids",
    )


def _consolidate() -> Position:
    return given(
        units={"winterfell": "stark 1F", "white-harbor": "stark 1F", "moat-cailin": "stark 1F"},
        orders={
            "winterfell": "consolidate*",
            "white-harbor": "consolidate",
            "moat-cailin": "consolidate",
        },
        phase="power",
    )


def _muster() -> Position:
    return given(
        units={"winterfell": "stark 2F", "white-harbor": "stark 1F", "moat-cailin": "stark 1F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 6},
        card="mustering",
    )


def _supply() -> Position:
    return given(
        units={"winterfell": "stark 3F", "white-harbor": "stark 2F 1K", "karhold": "stark 2F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 2},
        card="supply",
    )


def _westeros_choice() -> Position:
    return given(
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
        card="a-throne-of-blades",
    )


def _ties() -> Position:
    clash = given(
        players=4,
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
        card="clash-of-kings",
    )
    return clash.bids(greyjoy=3, lannister=1, baratheon=1)


def _wildling_tie() -> Position:
    return given(
        attack=6,
        wildlings=6,
        wildling_cards=["silence-at-the-wall"],
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
    ).bids(stark=2, lannister=1)


def _clash() -> Position:
    return given(units={"winterfell": "stark 1F"}, power={"stark": 9}, card="clash-of-kings")


def _watch() -> Position:
    return given(units={"winterfell": "stark 1F"}, power={"stark": 9}, attack=6, wildlings=6)


def _peek() -> Position:
    return _raven().answer("stark", {"do": "peek"})


def _muster_by_order() -> Position:
    return _consolidate().answer("stark", {"area": "winterfell", "do": "muster"})


def _discard() -> Position:
    hands = {"baratheon": "patchface", "lannister": "the-hound"}
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["massing-on-the-milkwater"],
        units={"winterfell": "stark 1F"},
        hands=hands,
    )
    others = dict.fromkeys(["baratheon", "lannister", "stark", "martell", "greyjoy"], 1)
    return table.bids(tyrell=0, **others)


def _king_won() -> Position:
    return won("a-king-beyond-the-wall")


def _king_lost() -> Position:
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["a-king-beyond-the-wall"],
        units={"winterfell": "stark 1F"},
    )
    others = dict.fromkeys(["baratheon", "lannister", "stark", "martell", "greyjoy"], 1)
    return table.bids(tyrell=0, **others).until("wildling-track", "stark")


def _crows_won() -> Position:
    return won("crow-killers", units={"winterfell": "stark 2F", "karhold": "stark 1F"})


def _crows_lost() -> Position:
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["crow-killers"],
        units={"winterfell": "stark 2K", "karhold": "stark 1K"},
    )
    others = dict.fromkeys(["baratheon", "lannister", "stark", "martell", "greyjoy"], 1)
    return table.bids(tyrell=0, **others).until("wildling-downgrade", "stark")


def _mammoths_lost() -> Position:
    units = {"winterfell": "stark 2F 1E", "bay-of-ice": "stark 1S", "karhold": "stark 1K"}
    return lost("mammoth-riders", units=units)


def _mammoths_won() -> Position:
    return won("mammoth-riders", hands={"stark": "catelyn-stark"})


def _preemptive() -> Position:
    return lost("preemptive-raid", units={"winterfell": "stark 2F 1K", "karhold": "stark 1F"})


def _support() -> Position:
    return attack(
        "greyjoy 2F",
        "riverrun",
        "seagard",
        "lannister 1K",
        units={"moat-cailin": "stark 2F", "the-twins": "stark 1F 1K"},
        orders={"the-twins": "support", "moat-cailin": "support"},
        **CALM,
    ).until("support")


def _refuse_support() -> Position:
    table = attack(
        "stark 2F",
        "moat-cailin",
        "seagard",
        "greyjoy 2F",
        units={"riverrun": "lannister 2K"},
        orders={"riverrun": "support"},
        **CALM,
    )
    return table.answer("lannister", {"riverrun": "attacker"})


def _battle(**more: Any) -> Position:
    return attack("stark 2F 1K", "moat-cailin", "seagard", "greyjoy 3F", **{**CALM, **more})


def _blade() -> Position:
    table = _battle(tracks={"fiefdoms": "stark"})
    return play_cards(table, stark="robb-stark", greyjoy="victarion-greyjoy").until("blade")


def _tides() -> Position:
    table = _battle(tides=True, tracks={"fiefdoms": "stark"})
    table.until("shuffle").shuffled("tob-0", "tob-2")
    return table.cards(stark="robb-stark", greyjoy="victarion-greyjoy").until("blade")


def _casualties() -> Position:
    table = attack("greyjoy 3K", "seagard", "moat-cailin", "stark 2F 1K", **CALM)
    return table.cards(greyjoy="asha-greyjoy", stark="catelyn-stark").until("casualties")


def _retreat() -> Position:
    table = attack(
        "greyjoy 4K",
        "seagard",
        "moat-cailin",
        "stark 1F 1K",
        units={"winterfell": "stark 1F"},
        **CALM,
    )
    return play_cards(table, stark="catelyn-stark", greyjoy="dagmar-cleftjaw").until("retreat")


def _retreat_losses() -> Position:
    table = attack(
        "greyjoy 4K",
        "riverrun",
        "seagard",
        "stark 1F 1K",
        units={
            "moat-cailin": "stark 1F",
            "the-twins": "lannister 1F",
            "greywater-watch": "lannister 1F",
        },
        supply={"stark": 0, "greyjoy": 6},
        tracks={"fiefdoms": "tyrell"},
    )
    play_cards(table, stark="the-blackfish", greyjoy="asha-greyjoy").until("retreat")
    return table.answer("stark", {"to": "moat-cailin"})


def _port() -> Position:
    table = given(
        units={"highgarden": "stark 2F", "port-of-oldtown": "greyjoy 2S"},
        tokens={"oldtown": "greyjoy"},
        orders={"highgarden": "march+0", "port-of-oldtown": "raid"},
        supply={"stark": 6},
        phase="marches",
    )
    return table.answer("stark", march("highgarden", oldtown="2F"))


def _battle_asks(house: str, card: str, **more: Any) -> Position:
    """A house attacks Stark in Seagard, until the card that it plays asks."""
    at: dict[str, Any] = {**CALM, "supply": {"stark": 6, house: 6}, **more}
    table = attack(f"{house} 2F 2K", "riverrun", "seagard", "stark 2F", **at)
    table.until("house-card").answer(house, card).answer("stark", "ser-rodrick-cassel")
    return table.until("ability", house)


def _tyrion_returned() -> Position:
    table = _battle_asks("lannister", "tyrion-lannister")
    return table.answer("lannister", ability("tyrion-lannister"))


ORDERED: dict[str, Any] = {
    "units": {"moat-cailin": "stark 1F", "greywater-watch": "stark 1K", "the-twins": "stark 1F"},
    "orders": {
        "moat-cailin": "defend+1",
        "greywater-watch": "consolidate",
        "the-twins": "raid",
    },
}


def _mace() -> Position:
    table = attack("tyrell 2K", "riverrun", "seagard", "stark 1F 1F(r)", **CALM)
    table.until("house-card").answer("tyrell", "mace-tyrell")
    return table.answer("stark", "ser-rodrick-cassel").until("ability", "tyrell")


def _asked_by(house: str, card: str, **more: Any) -> Callable[[], Position]:
    return partial(_battle_asks, house, card, **more)


TEN_ORDERS = (
    "Support",
    "Raid",
    "March +0",
    "March −1",
    "Defense +1",
    "Consolidate Power",
    "Support",
    "Raid",
    "Consolidate Power",
    "March +1 ★",
)
"""One after another, for the areas as they come."""

WAYPOINTS: tuple[Waypoint, ...] = (
    Waypoint("ten-orders", "orders", "stark", _orders, TEN_ORDERS, ""),
    Waypoint("raven-swaps", "raven", "stark", _raven, ("Swap one", "Winterfell", "March −1"), ""),
    Waypoint("raven-looks", "raven-peek", "stark", _peek, ("To the bottom",), ""),
    Waypoint("raid", "raid", "stark", _raid, ("The Twins", "Seagard"), ""),
    Waypoint("march", "march", "stark", _march, ("Winterfell", "Footman (1", "Moat Cailin"), ""),
    Waypoint("call-answered", "neutral-support", "stark", _neutral_support, ("Give",), ""),
    Waypoint("consolidate", "consolidate", "stark", _consolidate, ("Winterfell", "Collect"), ""),
    Waypoint("muster", "muster", "stark", _muster, ("Footman in Winterfell",), ""),
    Waypoint("muster-by-order", "muster", "stark", _muster_by_order, ("Knight",), ""),
    Waypoint("supply", "supply", "stark", _supply, ("Footman, White", "Footman, Kar"), ""),
    Waypoint("westeros-choice", "westeros-choice", "stark", _westeros_choice, ("Supply",), ""),
    Waypoint("bid-for-a-track", "bid", "stark", _clash, ("3",), ""),
    Waypoint("bid-against-wildlings", "bid", "stark", _watch, ("3",), ""),
    Waypoint("ties", "ties", "stark", _ties, ("Lannister",), ""),
    Waypoint("support", "support", "stark", _support, ("The defender",), ""),
    Waypoint("refuse-support", "refuse-support", "stark", _refuse_support, (("Lannister",),), ""),
    Waypoint("house-card", "house-card", "stark", _battle, ("Eddard",), ""),
    Waypoint("another-card", "house-card", "stark", _tyrion_returned, ("Robb",), ""),
    Waypoint("blade", "blade", "stark", _blade, ("Use it",), ""),
    Waypoint("blade-and-tides", "blade", "stark", _tides, ("Use it",), ""),
    Waypoint("casualties", "casualties", "stark", _casualties, ("Footman", "Knight"), ""),
    Waypoint("retreat", "retreat", "stark", _retreat, ("White Harbor",), ""),
    Waypoint("retreat-losses", "retreat-losses", "stark", _retreat_losses, ("Footman",), ""),
    Waypoint("port-capture", "port-capture", "stark", _port, ("1",), ""),
    Waypoint("wildling-tie", "wildling-tie", "stark", _wildling_tie, ("Martell",), ""),
    Waypoint("wildling-discard", "wildling-discard", "stark", _discard, ("Roose",), ""),
    Waypoint("top-of-a-track", "wildling-track", "stark", _king_won, ("Fiefdoms",), ""),
    Waypoint("end-of-a-track", "wildling-track", "stark", _king_lost, ("Fiefdoms",), ""),
    Waypoint(
        "wildling-upgrade",
        "wildling-upgrade",
        "stark",
        _crows_won,
        ("Footman, Winterfell", "Footman, Karhold"),
        "",
    ),
    Waypoint(
        "wildling-downgrade",
        "wildling-downgrade",
        "stark",
        _crows_lost,
        ("Knight, Winterfell", "Knight, Karhold"),
        "",
    ),
    Waypoint(
        "wildling-destroy",
        "wildling-destroy",
        "stark",
        _mammoths_lost,
        ("Footman", "Footman", "Ship"),
        "",
    ),
    Waypoint("wildling-retrieve", "wildling-retrieve", "stark", _mammoths_won, ("Eddard",), ""),
    Waypoint("wildling-option", "wildling-option", "stark", _preemptive, ("Drop",), ""),
    Waypoint(
        "aeron-damphair", "ability", "greyjoy", _asked_by("greyjoy", "aeron-damphair"),
        ("Victarion",), "",
    ),
    Waypoint(
        "tyrion-lannister", "ability", "lannister", _asked_by("lannister", "tyrion-lannister"),
        ("Use it",), "",
    ),
    Waypoint(
        "cersei-lannister", "ability", "lannister",
        _asked_by("lannister", "cersei-lannister", **ORDERED), ("Greywater",), "",
    ),
    Waypoint(
        "doran-martell", "ability", "martell", _asked_by("martell", "doran-martell"),
        ("Fiefdoms",), "",
    ),
    Waypoint("mace-tyrell", "ability", "tyrell", _mace, ("Footman",), ""),
    Waypoint(
        "queen-of-thorns", "ability", "tyrell",
        _asked_by("tyrell", "queen-of-thorns", **ORDERED), ("Moat",), "",
    ),
    Waypoint(
        "renly-baratheon", "ability", "baratheon", _asked_by("baratheon", "renly-baratheon"),
        ("Riverrun",), "",
    ),
    Waypoint(
        "patchface", "ability", "baratheon", _asked_by("baratheon", "patchface"), ("Eddard",), "",
    ),
)  # fmt: skip
