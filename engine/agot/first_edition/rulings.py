"""Rulings of the 1st edition: what its rulebook leaves open, or what is uncertain in print.

``docs/rulings.md`` says what each is about.
"""

from __future__ import annotations

RULINGS: dict[str, tuple[str, ...]] = {
    "ability-order": ("fiefdoms", "turn-order"),
    "aeron-damphair-icon": ("fortification", "sword"),
    "blade-against-neutral-forces": ("never", "allowed"),
    "cersei-lannister-order": ("required", "optional"),
    "icons-after-winter": ("count",),
    "maester-luwin-himself": ("no", "yes"),
    "march-supply": ("end-state", "every-step"),
    "neutral-force-as-the-one-attack": ("yes",),
    "neutral-force-foreign-support": ("asked-before-the-march",),
    "oldtown-and-sunset-sea": ("adjacent", "apart"),
    "orders-in-every-area": ("optional", "required"),
    "reconcile-losses": ("until-it-fits", "fewest-units"),
    "retreat-fewest-losses": ("required", "anywhere", "free"),
    "retreat-into-empty-home": ("allowed", "not-allowed"),
    "salladhor-saan-ships": ("opponent", "all-supporting"),
    "ser-loras-last-unit": ("battle-ends", "battle-goes-on"),
    "seventh-castle-before-combat": ("at-once", "after-the-march"),
    "ships": ("five", "six"),
    "starting-supply": ("as-2nd-edition", "icons", "literal"),
    "support": ("some-areas-one-side", "one-side-per-house", "each-area-by-itself"),
    "tie-break": ("supply-power",),
    "two-houses-win": ("acting-house", "turn-order"),
    "winner-without-units": ("token-removed", "token-stays"),
}
"""The readings on offer for every ruling, the default first."""
