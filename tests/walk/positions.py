"""Positions outside of battles in which somebody is asked something."""

from __future__ import annotations

from tests.agot.attacks import lost, won
from tests.agot.scenario import Position, given, march

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

EACH_ONE = dict.fromkeys(["baratheon", "lannister", "stark", "martell", "greyjoy"], 1)
"""Bids of all houses but one."""


def orders() -> Position:
    """Ten areas of Stark's without an order."""
    return given(units=ARMIES, supply={"stark": 6}, phase="planning")


def raven() -> Position:
    """Stark holds the Raven, and five of its orders lie open."""
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


def marches() -> Position:
    """Two March orders, enemies and friends around them."""
    return given(
        units=ARMIES,
        orders={"winterfell": "march+1*", "moat-cailin": "march+0", "riverrun": "support"},
        supply={"stark": 6},
        phase="marches",
    )


def neutral_support() -> Position:
    """Lannister calls for Stark's support against King's Landing."""
    return given(
        units={"the-reach": "lannister 2K", "kingswood": "stark 2F"},
        orders={"the-reach": "march+0", "kingswood": "support"},
        supply={"lannister": 6, "stark": 6},
        phase="marches",
    ).answer("lannister", True)


def raid() -> Position:
    """A plain and a special Raid order with targets."""
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


def consolidate() -> Position:
    """Three Consolidate Power orders, one of them special, in a stronghold."""
    return given(
        units={"winterfell": "stark 1F", "white-harbor": "stark 1F", "moat-cailin": "stark 1F"},
        orders={
            "winterfell": "consolidate*",
            "white-harbor": "consolidate",
            "moat-cailin": "consolidate",
        },
        phase="power",
    )


def muster() -> Position:
    """Three places to muster in."""
    return given(
        units={"winterfell": "stark 2F", "white-harbor": "stark 1F", "moat-cailin": "stark 1F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 6},
        card="mustering",
    )


def supply() -> Position:
    """Armies that no longer fit."""
    return given(
        units={"winterfell": "stark 3F", "white-harbor": "stark 2F 1K", "karhold": "stark 2F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 2},
        card="supply",
    )


def westeros_choice() -> Position:
    """A Throne of Blades, and Stark decides."""
    return given(
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
        card="a-throne-of-blades",
    )


def ties() -> Position:
    """Two bids are tied, and Stark orders them."""
    clash = given(
        players=4,
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
        card="clash-of-kings",
    )
    return clash.bids(greyjoy=3, lannister=1, baratheon=1)


def wildling_tie() -> Position:
    """Four lowest bids are tied, and Stark decides."""
    return given(
        attack=6,
        wildlings=6,
        wildling_cards=["silence-at-the-wall"],
        units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
    ).bids(stark=2, lannister=1)


def clash() -> Position:
    """All bid for the Iron Throne."""
    return given(units={"winterfell": "stark 1F"}, power={"stark": 9}, card="clash-of-kings")


def watch() -> Position:
    """All bid against the wildlings."""
    return given(units={"winterfell": "stark 1F"}, power={"stark": 9}, attack=6, wildlings=6)


def peek() -> Position:
    """Stark has seen the top wildling card."""
    return raven().answer("stark", {"do": "peek"})


def muster_by_order() -> Position:
    """A special Consolidate Power order lets Stark muster."""
    return consolidate().answer("stark", {"area": "winterfell", "do": "muster"})


def discard() -> Position:
    """Everybody but the lowest bidder discards a card."""
    hands = {"baratheon": "patchface", "lannister": "the-hound"}
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["massing-on-the-milkwater"],
        units={"winterfell": "stark 1F"},
        hands=hands,
    )
    return table.bids(tyrell=0, **EACH_ONE)


def king_won() -> Position:
    """The highest bidder, Stark, goes to the top of a track."""
    return won("a-king-beyond-the-wall")


def king_lost() -> Position:
    """Everybody but the lowest bidder goes to the end of one of two tracks."""
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["a-king-beyond-the-wall"],
        units={"winterfell": "stark 1F"},
    )
    return table.bids(tyrell=0, **EACH_ONE).until("wildling-track", "stark")


def crows_won() -> Position:
    """The highest bidder, Stark, may turn Footmen into Knights."""
    return won("crow-killers", units={"winterfell": "stark 2F", "karhold": "stark 1F"})


def crows_lost() -> Position:
    """Everybody but the lowest bidder turns two Knights into Footmen."""
    table = given(
        attack=6,
        wildlings=6,
        wildling_cards=["crow-killers"],
        units={"winterfell": "stark 2K", "karhold": "stark 1K"},
    )
    return table.bids(tyrell=0, **EACH_ONE).until("wildling-downgrade", "stark")


def mammoths_lost() -> Position:
    """The lowest bidder, Stark, loses three units."""
    units = {"winterfell": "stark 2F 1E", "bay-of-ice": "stark 1S", "karhold": "stark 1K"}
    return lost("mammoth-riders", units=units)


def mammoths_won() -> Position:
    """The highest bidder, Stark, takes a card back."""
    return won("mammoth-riders", hands={"stark": "catelyn-stark"})


def preemptive() -> Position:
    """The lowest bidder, Stark, chooses between two evils."""
    return lost("preemptive-raid", units={"winterfell": "stark 2F 1K", "karhold": "stark 1F"})


def port() -> Position:
    """Stark takes the land of a port with Ships in it."""
    table = given(
        units={"highgarden": "stark 2F", "port-of-oldtown": "greyjoy 2S"},
        tokens={"oldtown": "greyjoy"},
        orders={"highgarden": "march+0", "port-of-oldtown": "raid"},
        supply={"stark": 6},
        phase="marches",
    )
    return table.answer("stark", march("highgarden", oldtown="2F"))
