"""Mother of Dragons: the Iron Bank, loyalty, Dragons, and its House cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.agot.scenario import Position
from tests.family.mother import dragons, given

from .waypoint import Waypoint

EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"
ARMIES = {
    "winterfell": "stark 2F 1K",
    "white-harbor": "stark 1F",
    "moat-cailin": "stark 1K",
    "the-bite": "stark 1S",
    "port-of-winterfell": "stark 1S",
    "pyke": "greyjoy 1K 1F",
    "lannisport": "lannister 1F 1K",
    "the-eyrie": "arryn 1F 1K",
    "dragonstone": "baratheon 1F",
    "highgarden": "tyrell 1F",
    "sunspear": "martell 1F",
    "pentos": "targaryen 2D 1K",
    "norvos": "targaryen 1D 1F",
    "bay-of-pentos": "targaryen 1S",
}
"""Everybody at home."""


def at(stage: list[Any], **more: Any) -> Position:
    """Put the position on the table, with what comes next."""
    facts: dict[str, Any] = {
        "units": ARMIES,
        "supply": {"stark": 6, "targaryen": 6},
        "then": [["next_round"]],
        **more,
    }
    return given(EIGHT, **facts, stage=stage)


def loan(card: str) -> Callable[[], Position]:
    """Return what lets Stark have just bought a loan."""
    return partial(at, ["pay_out", "stark", card], phase="power")


def card(name: str, **more: Any) -> Callable[[], Position]:
    """Return what lets a card of deck IV be resolved."""
    return partial(at, ["westeros_card", name], phase="westeros", **more)


def orders() -> Position:
    """Stark's orders, two of them at sea."""
    return at(["planning_phase"], phase="planning")


def bank() -> Position:
    """Stark may take one of three loans."""
    return at(
        ["consolidation"],
        orders={"the-bite": "iron-bank", "winterfell": "consolidate"},
        power={"stark": 9},
        slots=["full-host", "customs-officer", "spymaster"],
        phase="power",
    )


def debt() -> Position:
    """Lannister cannot pay, and Stark chooses what dies for it."""
    return at(
        ["next_round"],
        then=(),
        round=4,
        power={"lannister": 1},
        loans={"lannister": ["customs-officer", "full-host"]},
        tracks={"fiefdoms": "stark"},
    )


def spymaster() -> Position:
    """Stark has named a deck, and sees two cards."""
    return loan("spymaster")().answer("stark", "westeros-4")


def gift() -> Position:
    """House Targaryen has bid, and gives it away."""
    return at(["bid_for_track", "iron-throne"], phase="westeros").bids(
        stark=3, lannister=2, baratheon=2, targaryen=3
    )


def placing_unit() -> Position:
    """House Targaryen has named Stark."""
    wish = {"card": "playing-with-fire", "pay": True, "areas": ["blackwater"], "house": "stark"}
    return card("playing-with-fire")().answer("targaryen", wish)


def placing_loyalty() -> Position:
    """House Targaryen has named Stark."""
    wish = {"card": "the-long-plan", "pay": True, "areas": [], "house": "stark"}
    return card("the-long-plan")().answer("targaryen", wish)


def dissent() -> Position:
    """Stark is the first to move a loyalty token."""
    return card(
        "scattering-dissent",
        tracks={"iron-throne": "baratheon lannister martell greyjoy tyrell arryn"},
    )().until("move-loyalty", "stark")


def undoing() -> Position:
    """Stark has moved a token, and House Targaryen may undo it."""
    return dissent().answer("stark", {"from": "karhold", "to": "winterfell"})


def flying() -> Position:
    """Dragons alone fly, with others they walk."""
    return at(
        ["marches"],
        orders={"pentos": "march+0", "winterfell": "march+0"},
        tracks={"iron-throne": "baratheon"},
    ).until("march", "targaryen")


def combat(
    cards: dict[str, str],
    asked: str,
    attackers: str,
    origin: str,
    area: str,
    defenders: str,
    **more: Any,
) -> Position:
    """March into a combat, and play the cards, until one asks."""
    house, _, counted = attackers.partition(" ")
    table = at(
        ["marches"],
        units={**ARMIES, origin: attackers, area: defenders},
        orders={origin: "march+0", area: "defend+1"},
        supply=dict.fromkeys(cards, 6),
        **more,
    )
    moves = {"area": origin, "moves": {area: dragons(counted)}, "leave_power_token": False}
    table.answer(house, moves).cards(**cards)
    return table.until("ability", asked)


def viserys() -> Position:
    """House Targaryen attacks with Viserys."""
    cards = {"targaryen": "viserys-targaryen", "stark": "eddard-stark"}
    return combat(cards, "targaryen", "targaryen 2F", "myr", "volantis", "stark 1K")


def robert() -> Position:
    """Arryn has defended with Robert."""
    cards = {"stark": "eddard-stark", "arryn": "robert-arryn"}
    return combat(cards, "arryn", "stark 1F", "the-fingers", "the-vale-of-arryn", "arryn 3K")


def lysa() -> Position:
    """Arryn has won a defence with Lysa."""
    cards = {"stark": "eddard-stark", "arryn": "lysa-arryn-mod"}
    return combat(cards, "arryn", "stark 1F", "the-fingers", "the-vale-of-arryn", "arryn 3K")


def missandei() -> Position:
    """House Targaryen has lost narrowly with Missandei."""
    cards = {"targaryen": "missandei", "stark": "eddard-stark"}
    return combat(
        cards,
        "targaryen",
        "targaryen 3K",
        "myr",
        "volantis",
        "stark 1K 1F",
        options={"targaryen_deck": "b"},
        hands={"targaryen": "missandei rakharo captain-groleo daario-naharis"},
    )


WAYPOINTS: tuple[Waypoint, ...] = (
    Waypoint(
        "orders-at-sea",
        "orders",
        "stark",
        orders,
        ("March −1", "Iron Bank", "Sea Support", "Support", "Raid"),
        "Orders for the sea are offered only in sea areas.",
    ),
    Waypoint(
        "take-a-loan",
        "consolidate",
        "stark",
        bank,
        ("The Bite", "Customs"),
        "Each loan with price and text; what it costs every round is said before it is confirmed.",
    ),
    Waypoint(
        "sellswords",
        "sellswords",
        "stark",
        loan("full-host"),
        ("Footman, Winterfell", "Knight, White Harbor", "Siege Engine, Moat", "Ship, The Bite"),
        "Only what Supply and pieces allow; what is not placed is lost.",
    ),
    Waypoint(
        "expert-artificer",
        "improve",
        "stark",
        loan("expert-artificer"),
        ("White Harbor",),
        "All land areas, with who holds them.",
    ),
    Waypoint(
        "savvy-steward",
        "improve",
        "stark",
        loan("savvy-steward"),
        ("White Harbor",),
        "The same.",
    ),
    Waypoint(
        "loyal-maester",
        "improve",
        "stark",
        loan("loyal-maester"),
        ("Winterfell", "White Harbor"),
        "The same, twice.",
    ),
    Waypoint(
        "master-at-arms",
        "improve",
        "stark",
        loan("master-at-arms"),
        ("White Harbor", "Moat Cailin"),
        "All castles.",
    ),
    Waypoint(
        "pyromancer",
        "improve",
        "stark",
        loan("pyromancer"),
        ("White Harbor", "One more Power icon"),
        "All castles, then what replaces them.",
    ),
    Waypoint(
        "faceless-men",
        "faceless-men",
        "stark",
        loan("the-faceless-men"),
        ("Footman of Greyjoy, Pyke", "Knight of Lannister"),
        "Each unit with whose it is and where.",
    ),
    Waypoint(
        "spymaster-deck",
        "spymaster-deck",
        "stark",
        loan("spymaster"),
        ("Fourth",),
        "Four decks.",
    ),
    Waypoint(
        "spymaster",
        "spymaster",
        "stark",
        spymaster,
        ("Both go", "Empty"),
        "Two cards with their texts.",
    ),
    Waypoint(
        "pay-debt",
        "pay-debt",
        "stark",
        debt,
        ("Footman",),
        "Says whose units are destroyed.",
    ),
    Waypoint(
        "give-bid",
        "give-bid",
        "targaryen",
        gift,
        ("Lannister", "Lannister", "Stark"),
        "What each bid comes to, and what is lost.",
    ),
    Waypoint(
        "domestic-disputes",
        "loyalty",
        "targaryen",
        card("domestic-disputes"),
        (("Winterfell", "Lannisport"),),
        "Up to four home areas in one answer; what is paid and what is left.",
    ),
    Waypoint(
        "playing-with-fire",
        "loyalty",
        "targaryen",
        card("playing-with-fire"),
        ("Blackwater", "Stark"),
        "An area, then a House.",
    ),
    Waypoint(
        "the-long-plan",
        "loyalty",
        "targaryen",
        card("the-long-plan"),
        ("Stark",),
        "A House.",
    ),
    Waypoint(
        "watering-the-seed",
        "loyalty",
        "targaryen",
        card("watering-the-seed"),
        ("Seagard", "Riverrun"),
        "Two areas at a river.",
    ),
    Waypoint(
        "southron-ambitions",
        "loyalty",
        "targaryen",
        card("southron-ambitions"),
        ("The Boneway",),
        "Each area with what is in it.",
    ),
    Waypoint(
        "place-unit",
        "place-unit",
        "stark",
        placing_unit,
        ("Knight",),
        "The units that are left in the box.",
    ),
    Waypoint(
        "place-loyalty",
        "place-loyalty",
        "stark",
        placing_loyalty,
        (("Karhold", "Castle Black"),),
        "All land areas of Westeros.",
    ),
    Waypoint(
        "fire-made-flesh",
        "fire-made-flesh",
        "targaryen",
        card("fire-made-flesh", dragon_strength=1, dragon_tokens=[4, 6, 8, 10], round=3),
        ("Norvos", "10"),
        "Which Dragon, then which token of the track; what all other Dragons will be worth.",
    ),
    Waypoint(
        "move-loyalty",
        "move-loyalty",
        "stark",
        dissent,
        ("Karhold", "Winterfell"),
        "Each token, then where it may go.",
    ),
    Waypoint(
        "cancel-loyalty",
        "cancel-loyalty",
        "targaryen",
        undoing,
        ("Put it back",),
        "From where to where, and the price.",
    ),
    Waypoint(
        "dragons-fly",
        "march",
        "targaryen",
        flying,
        (("Dragon (1",), "Moat Cailin"),
        "Areas that only Dragons can reach are offered while only Dragons are chosen.",
    ),
    Waypoint(
        "viserys-targaryen",
        "ability",
        "targaryen",
        viserys,
        ("Khal Drogo",),
        "Each other card, with what it would add.",
    ),
    Waypoint(
        "missandei",
        "ability",
        "targaryen",
        missandei,
        ("Gray Worm",),
        "Each other card of one's own pile.",
    ),
    Waypoint(
        "robert-arryn",
        "ability",
        "arryn",
        robert,
        ("Eddard",),
        "The weakest cards in the opponent's discard pile.",
    ),
    Waypoint(
        "lysa-arryn-mod",
        "ability",
        "arryn",
        lysa,
        ("Use it",),
        "Yes or no.",
    ),
)
