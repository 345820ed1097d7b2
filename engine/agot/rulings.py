"""Rulings: points on which the rulebook is silent or readers disagree, fixed when a game starts.

``docs/rulings.md`` says what each of them is about.
"""

from __future__ import annotations

from collections.abc import Mapping

GOALS = {
    "five": 5,
    "six": 6,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
}
"""The numbers of castles and strongholds that groups may agree on, in place of the printed one
(15.1)."""

RULINGS: dict[str, tuple[str, ...]] = {
    "arianne-power-token": ("removed", "stays"),
    "blade-against-neutral-forces": ("never", "allowed"),
    "castles-to-win": ("seven", *GOALS),
    "consolidate-at-sea": ("allowed",),
    "dark-wings-ports": ("not-paid", "paid"),
    "feast-for-crows-icon": ("one", "none"),
    "final-strength-floor": ("zero",),
    "garrison-alone": ("full-combat",),
    "kings-court-stars": ("as-printed",),
    "lannister-port-ship": ("always", "not-with-three", "never"),
    "mace-tyrell-last-unit": ("combat-goes-on", "combat-ends"),
    "march-supply": ("end-state", "every-step"),
    "massing-equal-cards": ("none-discarded", "all-discarded-and-refilled"),
    "mustering-before-round-1": ("no", "yes"),
    "neutral-force-foreign-support": ("asked-before-the-march",),
    "patchface-after-refill": ("yes",),
    "port-capture-and-combat": ("after-the-combat", "at-once"),
    "port-capture-before-victory": ("no", "yes"),
    "preemptive-raid-second-attack": ("token-untouched",),
    "preemptive-raid-tied-tracks": ("iron-throne-holder", "lowest-bidder"),
    "rattleshirt-order": ("lowest-bidder-first", "turn-order"),
    "raven-timing": ("after-the-reveal",),
    "reconcile-losses": ("until-it-fits", "fewest-units"),
    "retreat-fewest-losses": ("required", "free"),
    "retreat-into-full-port": ("surplus-lost", "forbidden"),
    "robb-stark-beaten-attacker": ("any-legal-area", "origin-only"),
    "robb-stark-winning-defender": ("works",),
    "routed-footman-upgrade": ("stays-routed", "forbidden"),
    "salladhor-and-victarion": ("turn-order", "salladhor-last"),
    "seven-castles-win": ("at-once", "at-the-end-of-the-round"),
    "seventh-castle-before-combat": ("at-once", "after-the-march"),
    "siege-engine-casualties": ("lost-in-addition",),
    "simultaneous-port-captures": ("captor-chooses", "origin-first"),
    "skull-on-routed-unit": ("forbidden", "allowed"),
    "skull-on-siege-engine": ("winner-may-choose-it", "forbidden"),
    "supply-after-arianne": ("reconcile", "until-next-supply"),
    "support": ("some-areas-one-side", "one-side-per-house", "each-area-by-itself"),
    "tie-break": ("land-areas-supply-throne", "printed"),
    "too-few-order-tokens": ("turn-order",),
    "turn-order-by-position": ("yes", "no"),
    "westeros-cards-ahead": ("hidden", "three-open"),
    "westeros-deck-1": ("printed", "mixed"),
    "wildling-penalty-order": ("lowest-bidder-first",),
    "wildling-setback": ("two-spaces", "two-points"),
    "wildling-strength-zero": ("cannot-be-lost",),
    "winner-without-units": ("token-removed", "token-stays"),
    "winter-is-coming-on-reveal": ("yes",),
}
"""The readings on offer for every ruling, the default first."""

OF_CARDS = {
    "arianne-power-token": ("arianne-martell",),
    "mace-tyrell-last-unit": ("mace-tyrell",),
    "patchface-after-refill": ("patchface",),
    "robb-stark-beaten-attacker": ("robb-stark",),
    "robb-stark-winning-defender": ("robb-stark",),
    "salladhor-and-victarion": ("salladhor-saan", "victarion-greyjoy"),
    "supply-after-arianne": ("arianne-martell",),
}
"""The House cards that rulings are about. Without one of them, the ruling does not matter."""


OF_DANCE: dict[str, tuple[str, ...]] = {
    "fixed-final-strength-and-blade": ("not-asked", "may-be-used"),
    "mance-against-margaery": ("later-in-turn-order", "margaery"),
    "stannis-adwd-timing": ("immediate", "cancel"),
}
"""The readings on offer for the rulings about House cards of A Dance with Dragons."""

OF_FIRST: dict[str, tuple[str, ...]] = {
    "cersei-lannister-order": ("required", "optional"),
    "maester-luwin-himself": ("no", "yes"),
    "salladhor-saan-ships": ("opponent", "all-supporting"),
    "ser-loras-last-unit": ("battle-ends", "battle-goes-on"),
}
"""The readings on offer for the rulings about House cards of the 1st edition."""

OF_ANY_CARDS = {
    **{name: RULINGS[name][0] for name in OF_CARDS},
    **{name: readings[0] for name, readings in {**OF_DANCE, **OF_FIRST}.items()},
}
"""The readings of rulings about House cards in games that do not offer them, if Houses choose their
hands or play with the cards of other boxes."""


def without_cards(*missing: str) -> dict[str, tuple[str, ...]]:
    """Return the rulings that do not matter where these House cards are missing."""
    return {name: RULINGS[name] for name, cards in OF_CARDS.items() if {*cards} & {*missing}}


RECALLED: Mapping[str, str] = {"supply-after-arianne": "until-next-supply"}
"""The readings of rulings that a record or a saved game does not name."""
