"""Games with vassals: what is asked for them, and of whom."""

from __future__ import annotations

from typing import Any

from tests.agot.scenario import Position, march
from tests.family.mother import given

from .waypoint import Waypoint

THREE = "baratheon lannister stark"
COMMAND = {"greyjoy": "lannister", "martell": "stark", "tyrell": "stark"}
ARMIES = {
    "winterfell": "stark 2F 1K",
    "dragonstone": "baratheon 1F 1K",
    "lannisport": "lannister 1F 1K",
    "highgarden": "tyrell 1F 1K",
    "the-reach": "tyrell 1F",
    "dornish-marches": "tyrell 2F",
    "west-summer-sea": "tyrell 1S",
    "sunspear": "martell 1F 1K",
    "pyke": "greyjoy 1F",
}
"""Stark, which commands Tyrell in the south, and neighbours of both."""


def at(stage: list[Any], **more: Any) -> Position:
    """Put the position on the table, with what comes next."""
    facts: dict[str, Any] = {
        "id": "agot-2e-vassals",
        "commander": COMMAND,
        "units": ARMIES,
        "supply": dict.fromkeys(("stark", "tyrell", "lannister"), 6),
        "then": [["next_round"]],
    }
    return given(THREE, **(facts | more), stage=stage)


def claiming() -> Position:
    """Stark is the first to choose."""
    return at(["planning_phase"], then=(), tracks={"iron-throne": "stark lannister baratheon"})


def placing() -> Position:
    """Orders for Tyrell, which has four areas."""
    return at(["order_vassal", "tyrell"], phase="vassal-orders")


def raiding() -> Position:
    """Tyrell's token may raid, or stay."""
    orders = {"the-reach": "raid-support+1", "blackwater": "consolidate"}
    units = {**ARMIES, "blackwater": "lannister 1F"}
    return at(["raids"], phase="raids", units=units, orders=orders)


def marching() -> Position:
    """Tyrell marches from Highgarden."""
    orders = {"highgarden": "march+0", "the-reach": "raid-support+1"}
    units = {**ARMIES, "searoad-marches": "lannister 1F"}
    return at(["marches"], orders=orders, units=units, tracks={"iron-throne": "tyrell"})


def fighting(cards: str, *, attack: str = "2F 1K", defence: str = "1F", **more: Any) -> Position:
    """Tyrell attacks Lannister in Blackwater; three cards are dealt."""
    units = {**ARMIES, "the-reach": f"tyrell {attack}", "blackwater": f"lannister {defence}"}
    facts: dict[str, Any] = {
        "units": units,
        "orders": {"the-reach": "march+0"},
        "tracks": {"fiefdoms": "baratheon"},
    }
    table = at(["marches"], **(facts | more))
    table.answer("stark", march("the-reach", blackwater=attack, leave=True)).until("deal")
    dealt = {"deck": "vassal-cards", "to": "tyrell", "cards": sorted(cards.split())}
    return table.answer("chance", dealt)


CARDS = "janos-slynt jon-connington beric-dondarrion"


def beric() -> Position:
    """Tyrell has won with Beric Dondarrion."""
    table = fighting(CARDS)
    table.answer("stark", "beric-dondarrion").answer("lannister", "ser-kevan-lannister")
    return table.until("ability", "stark")


def connington() -> Position:
    """Tyrell has lost with Jon Connington."""
    table = fighting(CARDS, attack="1F", defence="3K")
    table.answer("stark", "jon-connington").answer("lannister", "the-hound")
    return table.until("ability", "stark")


def casualties() -> Position:
    """Tyrell has to lose one of its units."""
    table = fighting(CARDS, attack="2F 1K", defence="3K 1F")
    table.answer("stark", "janos-slynt").answer("lannister", "ser-gregor-clegane")
    return table.until("casualties", "stark")


def retreat() -> Position:
    """A beaten army of Tyrell's with several ways out."""
    table = at(
        ["marches"],
        units={**ARMIES, "the-reach": "tyrell 1K", "blackwater": "lannister 3K"},
        orders={"blackwater": "march+0"},
        tracks={"fiefdoms": "baratheon", "iron-throne": "lannister"},
    )
    table.answer("lannister", march("blackwater", the_reach="3K")).until("deal")
    dealt = {"deck": "vassal-cards", "to": "tyrell", "cards": sorted(CARDS.split())}
    table.answer("chance", dealt)
    table.answer("stark", "janos-slynt").answer("lannister", "cersei-lannister")
    return table.until("retreat", "stark")


def bronn() -> Position:
    """Lannister's vassal Greyjoy fights with Bronn against Stark."""
    table = at(
        ["marches"],
        units={**ARMIES, "seagard": "stark 2F", "riverrun": "greyjoy 2F"},
        orders={"riverrun": "march+0"},
        tracks={"fiefdoms": "baratheon"},
        power={"stark": 5},
    )
    table.answer("lannister", march("riverrun", seagard="2F", leave=True)).until("deal")
    cards = ["bronn", "janos-slynt", "varys"]
    table.answer("chance", {"deck": "vassal-cards", "to": "greyjoy", "cards": cards})
    table.answer("lannister", "bronn").answer("stark", "roose-bolton")
    return table.until("ability", "stark")


def support() -> Position:
    """Tyrell may support Baratheon against Lannister."""
    table = at(
        ["marches"],
        units={**ARMIES, "blackwater": "lannister 1F", "crackclaw-point": "baratheon 2F"},
        orders={"crackclaw-point": "march+0", "the-reach": "raid-support+1"},
        done=["the-reach"],
    )
    table.answer("baratheon", march("crackclaw-point", blackwater="2F"))
    return table.until("support", "stark")


def refusing() -> Position:
    """Baratheon helps Tyrell against Lannister."""
    table = at(
        ["marches"],
        units={**ARMIES, "blackwater": "lannister 2K", "kingswood": "baratheon 2K"},
        orders={"blackwater": "march+0", "kingswood": "support"},
        tracks={"iron-throne": "lannister"},
    )
    table.answer("lannister", march("blackwater", the_reach="2K"))
    table.answer("baratheon", {"kingswood": "defender"})
    return table.until("refuse-support", "stark")


def retreat_losses() -> Position:
    """Only one of two beaten units of Tyrell's fits where they go."""
    table = at(
        ["marches"],
        units={
            "winterfell": "stark 1F",
            "the-reach": "tyrell 1F 1K",
            "highgarden": "tyrell 1F",
            "dornish-marches": "lannister 1F",
            "kingswood": "lannister 1F",
            "searoad-marches": "lannister 1F",
            "the-boneway": "lannister 1F",
            "blackwater": "lannister 4K",
            "kings-landing": "lannister 1F",
        },
        orders={"blackwater": "march+0"},
        supply={"lannister": 6, "tyrell": 0},
        tracks={"fiefdoms": "baratheon", "iron-throne": "lannister"},
    )
    table.answer("lannister", march("blackwater", the_reach="4K")).until("deal")
    dealt = {"deck": "vassal-cards", "to": "tyrell", "cards": sorted(CARDS.split())}
    table.answer("chance", dealt)
    table.answer("stark", "janos-slynt").answer("lannister", "cersei-lannister")
    table.until("retreat", "stark").answer("stark", {"to": "highgarden"})
    return table.until("retreat-losses", "stark")


def port() -> Position:
    """Tyrell takes the land of a port with Ships of Lannister in it."""
    table = at(
        ["marches"],
        units={**ARMIES, "port-of-oldtown": "lannister 2S"},
        tokens={"oldtown": "lannister"},
        orders={"highgarden": "march+0"},
        tracks={"iron-throne": "tyrell"},
    )
    return table.answer("stark", march("highgarden", oldtown="1F"))


def consolidating() -> Position:
    """Tyrell's token may muster in Highgarden."""
    return at(["consolidation"], phase="power", orders={"highgarden": "defend-muster+1"})


def mustering() -> Position:
    """Tyrell musters in Highgarden."""
    return consolidating().answer("stark", {"area": "highgarden", "do": "muster"})


def supply() -> Position:
    """Tyrell's armies no longer fit."""
    return at(
        ["supply_card"],
        phase="westeros",
        units={
            "highgarden": "tyrell 3F",
            "the-reach": "tyrell 3F",
            "dornish-marches": "tyrell 3F",
            "winterfell": "stark 1F",
        },
    )


WAYPOINTS: tuple[Waypoint, ...] = (
    Waypoint(
        "claim",
        "claim-vassals",
        "stark",
        claiming,
        (("Tyrell",),),
        "Each free vassal with its castles, Supply and units.",
    ),
    Waypoint(
        "vassal-orders",
        "orders",
        "stark",
        placing,
        ("Highgarden", "March +0", "Raid or Support"),
        "For which vassal stands above the question; two areas of all get an order.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-raids",
        "raid",
        "stark",
        raiding,
        ("Blackwater",),
        "Each target, or the token stays to support.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-marches",
        "march",
        "stark",
        marching,
        ("Knight", "Searoad Marches"),
        "As one's own march.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-supports",
        "support",
        "stark",
        support,
        ("The attacker",),
        "As one's own support.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-card",
        "house-card",
        "stark",
        lambda: fighting(CARDS),
        ("Beric",),
        "Three cards, which nobody else sees, with strength, icons and text.",
        subject="tyrell",
    ),
    Waypoint(
        "beric-dondarrion",
        "ability",
        "stark",
        beric,
        ("Footman",),
        "Each kind of unit that fights.",
        subject="tyrell",
    ),
    Waypoint(
        "jon-connington",
        "ability",
        "stark",
        connington,
        ("Highgarden",),
        "Where a Knight may appear, or none.",
        subject="tyrell",
    ),
    Waypoint(
        "bronn",
        "ability",
        "stark",
        bronn,
        ("Use it",),
        "Both strengths are in the question, so it is plain whether it is worth 2 Power.",
    ),
    Waypoint(
        "vassal-casualties",
        "casualties",
        "stark",
        casualties,
        ("Footman", "Footman"),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-retreats",
        "retreat",
        "stark",
        retreat,
        ("Highgarden",),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-refuses",
        "refuse-support",
        "stark",
        refusing,
        (("Baratheon",),),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-retreat-losses",
        "retreat-losses",
        "stark",
        retreat_losses,
        ("Footman",),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-port",
        "port-capture",
        "stark",
        port,
        ("1",),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-muster-order",
        "consolidate",
        "stark",
        consolidating,
        ("Muster here",),
        "Muster, or the order goes.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-musters",
        "muster",
        "stark",
        mustering,
        ("Footman",),
        "As one's own.",
        subject="tyrell",
    ),
    Waypoint(
        "vassal-supply",
        "supply",
        "stark",
        supply,
        ("Footman, High", "Footman, The Reach"),
        "As one's own.",
        subject="tyrell",
    ),
)
