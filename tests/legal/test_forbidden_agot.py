"""A Game of Thrones: what the rulebook forbids is refused with the right paragraph.

Shape by shape; the positions are written as ``docs/position.md`` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.agot.components import open_box
from tests.agot.position import stacked
from tests.agot.words import ability, by_area, march, raid, recruit, upgrade

from .forbidden import Forbidden, refusals


def cases(line: str, seat: str, kind: str, *rows: tuple[Any, str, str | None]) -> list[Forbidden]:
    """Several answers that are forbidden in one position."""
    return [Forbidden(line, seat, kind, value, why, rule) for value, why, rule in rows]


# -- 6.1 Orders: areas, tokens, stars --------------------------------------------------------------

PLANNING = (
    "agot-2e/1 players=6 phase=planning round=2 forbidden=raid kings-court=LBMTGS"
    " | winterfell:S f1 | karhold:S f1 | the-shivering-sea:S s1 | pyke:G f1 | white-harbor t=S"
)
ALL = {"winterfell": "support", "karhold": "march+0", "the-shivering-sea": "defend+1"}

ORDERS = cases(
    PLANNING,
    "stark",
    "orders",
    ({**ALL, "pyke": "march+0"}, "order-without-units", "6.1.1"),
    ({**ALL, "white-harbor": "support"}, "order-without-units", "6.1.1"),
    ({**ALL, "mordor": "support"}, "no-such-area", None),
    ({"winterfell": "support"}, "places-left", "6.1.1"),
    ({}, "places-left", "6.1.1"),
    ({**ALL, "karhold": "support", "the-shivering-sea": "support"}, "order-used-up", "6.1.2"),
    ({**ALL, "winterfell": "march+0"}, "order-used-up", "6.1.2"),
    ({**ALL, "karhold": "march+1*"}, "too-many-stars", "6.1.3"),
    ({**ALL, "karhold": "raid"}, "order-forbidden", "4.9.1"),
    ({**ALL, "karhold": "raid*"}, "order-forbidden", "4.9.1"),
    ({**ALL, "karhold": "march+7"}, "no-such-token", None),
    ({**ALL, "karhold": 3}, "no-such-token", None),
    ([], "not-tokens", None),
) + cases(
    "agot-1e/1 players=3 phase=planning round=2 | dragonstone:B f1 | shipbreaker-bay:B s1",
    "baratheon",
    "orders",
    ({"shipbreaker-bay": "consolidate"}, "order-barred", "5.6"),
    ({"dragonstone": "support"}, "support-barred", "5.7"),
)

# -- 6.3 The Messenger Raven -----------------------------------------------------------------------

RAVEN = (
    "agot-2e/1 players=6 phase=raven forbidden=march+1* kings-court=SLBMTG"
    " | winterfell:S f1 o=march+0 | karhold:S f1 o=defend+2* | white-harbor:S f1 o=raid*"
    " | castle-black:S f1 o=consolidate* | pyke:G f1 o=raid"
)


def swap(area: str, order: str) -> dict[str, str]:
    """Replace an order."""
    return {"do": "replace", "area": area, "order": order}


RAVENS = cases(
    RAVEN,
    "stark",
    "raven",
    (swap("pyke", "support"), "no-order-there", "6.3.2"),
    (swap("moat-cailin", "support"), "no-order-there", "6.3.2"),
    (swap("winterfell", "march+7"), "no-such-token", None),
    (swap("winterfell", "march+1*"), "order-forbidden", "4.9.1"),
    (swap("karhold", "march+0"), "order-used-up", "6.3.2"),
    (swap("winterfell", "support+1*"), "too-many-stars", "6.3.3"),
    ({"do": "sing"}, "not-offered", None),
)

# -- 7.5 Raids -------------------------------------------------------------------------------------

RAIDS = (
    "agot-2e/1 players=6 phase=raids iron-throne=SBLMGT | winterfell:S f1 o=raid"
    " | karhold:S f1 o=support | castle-black:G f1 o=defend+1 | white-harbor:G f1 o=march+0"
    " | moat-cailin:G f1 o=support | the-stony-shore:G f1 | pyke:G f1 o=raid"
)
FIRST_RAIDS = (
    "agot-1e/1 players=3 phase=raids iron-throne=BSL | shipbreaker-bay:B s1 o=raid"
    " | dragonstone:B f1 o=raid* | the-narrow-sea:S s1 o=support | storms-end:S f1 o=defend+1"
    " | kingswood:S f1 o=consolidate"
)

RAIDED = (
    cases(
        RAIDS,
        "stark",
        "raid",
        (raid("karhold", "castle-black"), "no-order-there", "7.2"),
        (raid("pyke"), "no-order-there", "7.2"),
        (raid("winterfell", "pyke"), "raid-out-of-reach", "7.5.2"),
        (raid("winterfell", "the-stony-shore"), "raid-nothing-there", "7.5.1"),
        (raid("winterfell", "karhold"), "raid-own-order", "7.5.4"),
        (raid("winterfell", "castle-black"), "raid-defense-needs-star", "7.5.1"),
        (raid("winterfell", "white-harbor"), "raid-not-this-order", "7.5.1"),
        ("winterfell", "not-offered", None),
    )
    + cases(
        RAIDS.replace("karhold:S f1 o=support", "the-shivering-sea:G s1 o=raid"),
        "stark",
        "raid",
        # 7.5.2: land does not raid the sea.
        (raid("winterfell", "the-shivering-sea"), "raid-out-of-reach", "7.5.2"),
    )
    + cases(
        FIRST_RAIDS,
        "baratheon",
        "raid",
        (
            {"area": "shipbreaker-bay", "target": "the-narrow-sea", "second": "kingswood"},
            "raid-second-needs-star",
            "7.7",
        ),
        (raid("shipbreaker-bay", "storms-end"), "raid-not-this-order", "7.2"),
    )
)

# -- 8 Marches: pieces, reach, size, supply --------------------------------------------------------

MARCHES = (
    "agot-2e/1 players=6 phase=marches iron-throne=LSBMGT | lannister supply=3 power=2"
    " | lannisport:L f1k1~f1 o=march+0 g=2 | searoad-marches:L f2 | the-golden-sound:L s2 o=march-1"
    " | port-of-lannisport:L s2 | riverrun:G f1 | stoney-sept:S f1 | blackwater:L f1 o=march+1*"
    " | kings-landing n=5 | ironmans-bay:G s1"
)


def moved(origin: str, moves: Mapping[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """Write a march."""
    return march(origin, moves, **more)


MARCHED = (
    cases(
        MARCHES,
        "lannister",
        "march",
        (moved("pyke"), "no-order-there", "7.2"),
        (moved("searoad-marches", {"the-reach": "1F"}), "no-order-there", "7.2"),
        (moved("lannisport", {"riverrun": "2F"}), "no-such-pieces", None),
        (moved("lannisport", {"riverrun": "1F(r)"}), "routed-do-not-march", "8.1"),
        (moved("lannisport", {"riverrun": "1K(r)"}), "no-such-pieces", None),
        (moved("lannisport", {"riverrun": "1E"}), "no-such-pieces", None),
        (moved("lannisport", {"mordor": "1F"}), "no-such-area", None),
        (moved("lannisport", {"winterfell": "1F"}), "out-of-reach", "8.2"),
        (moved("lannisport", {"ironmans-bay": "1F"}), "land-units-not-at-sea", "8.3"),
        (moved("the-golden-sound", {"riverrun": "1S"}), "ships-not-on-land", "8.3"),
        (
            moved("the-golden-sound", {"sunset-sea": "1S", "redwyne-straights": "1S"}),
            "out-of-reach",
            "8.2",
        ),
        (moved("lannisport", {"riverrun": "1F", "stoney-sept": "1K"}), "two-attacks", "8.4"),
        (moved("the-golden-sound", {"port-of-lannisport": "2S"}), "port-full", "4.5.5"),
        (moved("lannisport", {"searoad-marches": "1F 1K"}), "over-supply", "8.12"),
        (moved("blackwater", {"kings-landing": "1F"}), "neutral-too-strong", "13.6"),
        (moved("lannisport", {"riverrun": "1F"}, leave=True), "no-token-to-leave", "11.4"),
        (moved("the-golden-sound", leave=True), "no-token-to-leave", "11.4"),
        (True, "nobody-to-call", "13.4"),
        ({"area": "lannisport"}, "not-moves", None),
    )
    + cases(
        "agot-2e/1 players=6 phase=marches | the-golden-sound:G s1 o=march+0 | lannisport:L f1",
        "greyjoy",
        "march",
        (moved("the-golden-sound", {"port-of-lannisport": "1S"}), "foreign-port", "12.4"),
    )
    + cases(
        "agot-2e/1 players=3 phase=marches | kingswood:B f1 o=march+0",
        "baratheon",
        "march",
        (moved("kingswood", {"storms-end": "1F"}), "area-closed", "13.8"),
    )
    + cases(
        "agot-2e/1 players=6 phase=marches march-supply=every-step iron-throne=LSBMGT"
        " | lannister supply=0 | lannisport:L f2 o=march+0 | stoney-sept:L f2 | harrenhal:S f1"
        " | riverrun:G f1",
        "lannister",
        "march",
        (moved("lannisport", {"stoney-sept": "1F"}), "over-supply", "8.12"),
    )
)

# -- 4.5 Mustering ---------------------------------------------------------------------------------

MUSTER = (
    "agot-2e/1 players=6 phase=westeros round=2 westeros=mustering,game-of-thrones,wildlings-attack"
    " iron-throne=SBLMGT asks=muster:stark | stark supply=1 | winterfell:S f1k1~f1 g=2"
    " | white-harbor:S f1 | moat-cailin:S f1 | bay-of-ice:G s1 | port-of-white-harbor:S s3"
    " | the-narrow-sea n=2 | karhold:S k2 | castle-black:S k2"
)


def bought(**recruits: Any) -> dict[str, list[Any]]:
    """Write a mustering; ``_`` stands for ``-`` in names."""
    return {area.replace("_", "-"): list(several) for area, several in recruits.items()}


MUSTERED = cases(
    MUSTER,
    "stark",
    "muster",
    (bought(karhold=[recruit("F", "karhold")]), "cannot-muster-there", "4.5.8"),
    (bought(pyke=[recruit("F", "pyke")]), "cannot-muster-there", "4.5.8"),
    (bought(moat_cailin=[recruit("K", "moat-cailin")]), "not-enough-points", "4.5.2"),
    (
        bought(moat_cailin=[upgrade("E", "moat-cailin"), recruit("F", "moat-cailin")]),
        "not-enough-points",
        "4.5.2",
    ),
    (bought(winterfell=[upgrade("S", "winterfell")]), "no-such-upgrade", "4.5.3"),
    (bought(winterfell=[upgrade("F", "winterfell")]), "no-such-upgrade", "4.5.3"),
    (bought(winterfell=[recruit("K", "winterfell")]), "no-pieces-left", "1.12"),
    (bought(white_harbor=[upgrade("E", "moat-cailin")]), "no-footman-there", "4.5.3"),
    (bought(white_harbor=[recruit("F", "winterfell")]), "muster-in-area-itself", "4.5.4"),
    (bought(winterfell=[recruit("E", "white-harbor")]), "muster-in-area-itself", "4.5.4"),
    (bought(white_harbor=[recruit("S", "port-of-white-harbor")]), "port-full", "4.5.5"),
    (bought(white_harbor=[recruit("S", "bay-of-ice")]), "ship-not-there", "4.5.4"),
    (bought(winterfell=[recruit("S", "bay-of-ice")]), "enemy-ships-there", "4.5.5"),
    (bought(white_harbor=[recruit("S", "the-narrow-sea")]), "neutral-ships-there", "4.5.5"),
    (bought(white_harbor=[recruit("F", "white-harbor")]), "over-supply", "4.5.7"),
    (bought(winterfell=[{"unit": "footman"}]), "not-a-list", None),
    ({"winterfell": recruit("F", "winterfell")}, "not-a-list", None),
) + cases(
    MUSTER.replace("=6", "=6 routed-footman-upgrade=forbidden").replace("k1~f1", "~f1"),
    "stark",
    "muster",
    (bought(winterfell=[upgrade("E", "winterfell", routed=True)]), "routed-stays-footman", "17.17"),
    (bought(winterfell=[recruit("F", "winterfell", routed=True)]), "not-offered", None),
)

# -- 7.6 Consolidate Power -------------------------------------------------------------------------

CONSOLIDATED = cases(
    "agot-2e/1 players=6 phase=power | winterfell:S f1 o=consolidate | karhold:S f1 o=consolidate*"
    " | pyke:G f1 o=consolidate*",
    "stark",
    "consolidate",
    ({"area": "pyke", "do": "power"}, "no-order-there", "7.2"),
    ({"area": "winterfell", "do": "muster"}, "order-cannot-muster", "7.6.2"),
    ({"area": "karhold", "do": "muster"}, "order-cannot-muster", "7.6.2"),
    ("karhold", "not-offered", None),
)

# -- 4.4, 4.6, 5 Supply, bids, wildlings -----------------------------------------------------------

SUPPLY = (
    "agot-2e/1 players=6 phase=westeros round=2 westeros=supply,game-of-thrones,wildlings-attack"
    " asks=supply:stark | stark supply=0 | winterfell:S f2k1 | karhold:S f2 | pyke:G f2"
)
BIDS = (
    "agot-2e/1 players=3 phase=westeros round=2 asks=bid:baratheon,lannister,stark"
    " westeros=last-days-of-summer,clash-of-kings,last-days-of-summer | stark power=3"
)


def all_bid(**bids: int) -> list[tuple[str, int]]:
    """Let every house bid."""
    return list(bids.items())


TIES = Forbidden(
    BIDS,
    "baratheon",
    "ties",
    [["baratheon", "lannister", "stark"]],
    "order-only-the-tied",
    "4.6.4",
    before=all_bid(baratheon=1, lannister=1, stark=2),
)
HORDE = (
    "agot-2e/1 players=3 phase=westeros round=2 wildlings=8 asks=bid:baratheon,lannister,stark"
    " westeros=last-days-of-summer,last-days-of-summer,wildlings-attack"
    " | winterfell:S f2 | moat-cailin:S f1k1 | lannisport:L f1 | dragonstone:B f1"
)
LOST = (
    *cases(
        SUPPLY,
        "stark",
        "supply",
        ({}, "still-over-supply", "4.4.5"),
        (by_area({"karhold": "1F"}), "still-over-supply", "4.4.5"),
        (by_area({"winterfell": "2F"}), "more-than-needed", "4.4.5"),
        (by_area({"winterfell": "3F"}), "no-such-pieces", None),
        (by_area({"pyke": "1F"}), "no-pieces-there", None),
    ),
    *cases(
        SUPPLY.replace("players=6", "players=6 reconcile-losses=fewest-units").replace(
            "karhold:S f2", "karhold:S f2 | white-harbor:S f2"
        ),
        "stark",
        "supply",
        (
            by_area({"karhold": "1F", "white-harbor": "1F", "winterfell": "1F"}),
            "fewer-would-do",
            "4.4.5",
        ),
    ),
    *cases(BIDS, "stark", "bid", (4, "bid-above-power", "4.6.2"), (-1, "not-a-number", None)),
    TIES,
)


def wildlings(card: str, line: str, kind: str, seat: str, value: Any, why: str, rule: str) -> Any:
    """Let Stark be the lowest bidder against a card."""
    order = [card, *(c for c in WILDLING_CARDS if c != card)]
    return Forbidden(
        f"{line} | hidden agenda=[[action_phase],[planning_phase],[wildling_attack,8]]"
        f" decks.wildlings=[{','.join(order)}]",
        seat,
        kind,
        value,
        why,
        rule,
        before=all_bid(baratheon=1, lannister=1, stark=0),
    )


WILDLING_CARDS = (
    "silence-at-the-wall",
    "skinchanger-scout",
    "rattleshirts-raiders",
    "massing-on-the-milkwater",
    "a-king-beyond-the-wall",
    "crow-killers",
    "mammoth-riders",
    "the-horde-descends",
    "preemptive-raid",
)
ATTACKED = [
    wildlings(
        "the-horde-descends",
        HORDE,
        "wildling-destroy",
        "stark",
        by_area({"winterfell": "1F", "moat-cailin": "1F"}),
        "one-area-only",
        "5.6",
    ),
    Forbidden(
        "agot-1e/1 players=3 phase=westeros round=2 wildlings=8"
        " westeros=last-days-of-summer,last-days-of-summer,wildlings-attack"
        " | winterfell:S f4 | lannisport:L f4 | dragonstone:B f4"
        " | hidden agenda=[[action_phase],[planning_phase],[wildling_attack,8]]",
        "baratheon",
        "wildling-destroy",
        by_area({"dragonstone": "1F"}),
        "wrong-toll",
        "6.22",
        before=all_bid(baratheon=1, lannister=1, stark=0),
    ),
]
REWARDED = Forbidden(
    HORDE.replace("wildlings=8", "wildlings=2")
    + " | hidden agenda=[[action_phase],[planning_phase],[wildling_attack,2]]"
    + f" decks.wildlings=[the-horde-descends,{','.join(WILDLING_CARDS[:7])},preemptive-raid]",
    "stark",
    "muster",
    bought(winterfell=[recruit("F", "winterfell")], moat_cailin=[upgrade("E", "moat-cailin")]),
    "muster-one-place",
    "5.6",
    before=all_bid(baratheon=0, lannister=0, stark=3),
)

# -- 9 Combat --------------------------------------------------------------------------------------

FIGHT = (
    "agot-2e/1 players=6 phase=marches iron-throne=LSBMGT fiefdoms=LSBMGT"
    " | lannisport:L f2k2 o=march+0 | riverrun:G f2k1 | seagard:G f1 | stoney-sept:B f1 g=1"
    " | lannister supply=6"
    " | greyjoy supply=6 discard=balon-greyjoy,victarion-greyjoy,theon-greyjoy,asha-greyjoy"
)
ATTACK = ("lannister", moved("lannisport", {"riverrun": "2F 2K"}))
CARDS = [("greyjoy", "aeron-damphair"), ("lannister", "ser-gregor-clegane")]
KEPT = ("greyjoy", ability("aeron-damphair", use=False))
NO_BLADE = ("lannister", {"for": "strength", "use": False})
BEATEN = [ATTACK, *CARDS, KEPT, NO_BLADE]

FOUGHT = [
    *(
        Forbidden(
            FIGHT, "greyjoy", "house-card", card, "house-card-not-in-hand", "9.3.1", before=[ATTACK]
        )
        for card in ("the-hound", "balon-greyjoy")
    ),
    Forbidden(FIGHT, "greyjoy", "house-card", "longclaw", "not-offered", None, before=[ATTACK]),
    Forbidden(
        FIGHT, "greyjoy", "casualties", {"footman": 1}, "wrong-casualties", "9.7.2", before=BEATEN
    ),
    Forbidden(FIGHT, "greyjoy", "casualties", {"ship": 3}, "no-such-pieces", None, before=BEATEN),
]
HELPED = (
    "agot-2e/1 players=6 phase=marches iron-throne=LSBMGT | lannisport:L f2 o=march+0"
    " | riverrun:G f1 | seagard:S f1 o=support | harrenhal:S k1 o=support"
    " | winterfell:S f1 o=support"
)
HELPERS = [
    Forbidden(
        HELPED,
        "stark",
        "support",
        value,
        why,
        rule,
        before=[("lannister", moved("lannisport", {"riverrun": "2F"}))],
    )
    for value, why, rule in (
        ({"seagard": "attacker", "harrenhal": "defender"}, "support-one-side", "9.1.3"),
        ({"seagard": "attacker"}, "not-these-supporters", "9.1.1"),
        (
            {"seagard": "attacker", "harrenhal": "attacker", "winterfell": "attacker"},
            "not-these-supporters",
            "9.1.1",
        ),
        ({"seagard": "attacker", "harrenhal": "lannister"}, "not-offered", None),
    )
]
SKULLS = (
    "agot-2e/1 players=6 tides_of_battle=true skull-on-siege-engine=forbidden phase=marches"
    " iron-throne=LSBMGT fiefdoms=GLSBMT blade-used | lannisport:L f1 o=march-1"
    " | riverrun:G f1e1~f1 | seagard:G f1"
)
TIDES = stacked(open_box("agot-2e").decks["tides-of-battle"], ["tob-0-skull", "tob-0"])
SPARED = [
    Forbidden(
        SKULLS,
        "greyjoy",
        "casualties",
        {unit: 1},
        why,
        rule,
        before=[
            ("lannister", moved("lannisport", {"riverrun": "1F"})),
            ("chance", {"deck": "tides-of-battle", "order": TIDES}),
            ("greyjoy", "dagmar-cleftjaw"),
            ("lannister", "the-hound"),
        ],
    )
    for unit, why, rule in (
        ("routed-footman", "routed-no-casualty", "9.7.3"),
        ("siege-engine", "siege-engine-no-casualty", "9.7.4"),
        ("knight", "no-such-pieces", None),
    )
]
ROUT = [ATTACK, CARDS[0], ("lannister", "the-hound"), KEPT, NO_BLADE]
HUNGRY = FIGHT.replace("riverrun:G f2k1", "riverrun:G f2").replace(
    "greyjoy supply=6", "greyjoy supply=0"
)
"""With one unit in Seagard, and Supply for two armies of two."""
FLED = [
    Forbidden(
        FIGHT,
        "greyjoy",
        "retreat",
        {"to": area},
        why,
        rule,
        before=ROUT,
    )
    for area, why, rule in (
        ("lannisport", "no-retreat-to-attackers", "9.8.4"),
        ("stoney-sept", "no-retreat-there", "9.8.3"),
        ("winterfell", "no-retreat-there", "9.8.3"),
        ("ironmans-bay", "retreat-on-foot-or-afloat", "9.8.5"),
        ("mordor", "no-such-area", None),
    )
] + [
    Forbidden(
        FIGHT,
        "lannister",
        "retreat",
        {"to": "stoney-sept"},
        "retreat-only-back",
        "9.8.2",
        before=[
            ("lannister", moved("lannisport", {"riverrun": "1F"})),
            CARDS[0],
            ("lannister", "the-hound"),
            KEPT,
            NO_BLADE,
        ],
    ),
    Forbidden(
        HUNGRY, "greyjoy", "retreat", {"to": "seagard"}, "retreat-costs-more", "9.8.6", before=ROUT
    ),
    Forbidden(
        f"{HUNGRY} | harrenhal:S f1",
        "greyjoy",
        "retreat-losses",
        {"footman": 2},
        "wrong-retreat-losses",
        "9.8.6",
        before=[*ROUT, ("greyjoy", {"to": "seagard"})],
    ),
]

# -- 12.10 Captured ports --------------------------------------------------------------------------

CAPTURED = Forbidden(
    "agot-2e/1 players=6 phase=marches iron-throne=LSBMGT | highgarden:L f2 o=march+0"
    " | oldtown t=G | port-of-oldtown:G s2 | the-golden-sound:L s3 | sunset-sea:L s2",
    "lannister",
    "port-capture",
    {"area": "port-of-oldtown", "ships": 2},
    "captures-too-many",
    "12.10",
    before=[("lannister", moved("highgarden", {"oldtown": "2F"}))],
)

EVERYTHING = [
    *ORDERS,
    *RAVENS,
    *RAIDED,
    *MARCHED,
    *MUSTERED,
    *CONSOLIDATED,
    *LOST,
    *ATTACKED,
    REWARDED,
    *FOUGHT,
    *HELPERS,
    *SPARED,
    *FLED,
    CAPTURED,
]


@pytest.mark.parametrize("case", EVERYTHING, ids=str)
def test_what_is_forbidden_is_refused_with_its_paragraph(case: Forbidden) -> None:
    """The refusal names what is wrong and the paragraph that says so; nothing has changed."""
    shape = case.game().shape_for(case.seat)
    reason = shape.check(case.value)
    assert reason is not None
    assert (reason.phrase.id.removeprefix("refused-"), reason.rule) == (case.why, case.rule)


def test_every_paragraph_that_a_refusal_cites_is_tried() -> None:
    """Every refusal in the source of these rules has an answer here that meets it.

    Those of the expansions, whose paragraphs have an X, are tried in `tests/family`.
    """
    tried = {(case.why, case.rule) for case in EVERYTHING}
    assert {x for x in refusals("agot") if not x[1].startswith("X")} - tried == set()
