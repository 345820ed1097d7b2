"""Rulings: points on which the rulebook is silent or readers disagree, fixed when a game starts.

``docs/rulings.md`` says what each of them is about; Q1 to Q22 are the questions of the digest's
section 12.
"""

from __future__ import annotations

RULINGS: dict[str, tuple[str, ...]] = {
    "capital-in-the-swamp": ("forbidden", "allowed"),  # 3.2
    "lug-after-geis": ("no", "yes"),  # Q1
    "cuchulain-clans": ("exactly-two", "up-to-two"),  # Q2
    "new-alliance-removes": ("no", "yes"),  # Q3
    "stone-circle-clan": ("own", "any"),  # Q4
    "citadel-not-built": ("card-taken", "nothing-taken"),  # Q5
    "kernunos-draws": ("no", "yes"),  # Q6
    "geis-against-responses": ("yes", "no"),  # Q7
    "clash-responses-by-outsiders": ("yes", "no"),  # Q8
    "warlord-involved": ("exposed-before-the-maneuver", "present"),  # Q9
    "order-after-the-named": ("from-the-named", "as-before"),  # Q10
    "epic-deck-empty": ("discards-shuffled", "nothing-drawn"),  # Q11
    "exploration-without-tile": ("nothing",),  # Q12
    "lost-clans-removed": ("yes", "no"),  # Q13
    "mountains-settled": ("before-the-clash",),  # Q14
    "responses-after-cancelled": ("allowed", "none"),  # Q15
    "responses-after-cancelled-tale": ("allowed", "none"),  # 7.7
    "cauldron-responses": ("at-its-discard", "when-laid-down"),  # 7.7
    "moor-at-any-time": ("before-its-holders-decisions",),  # 7.1
    "cathbads-choice": ("secret", "open"),  # Q16
    "salt-mine-empty-hand": ("no-exchange",),  # Q17
    "club-against-empty-hand": ("clan-removed",),  # Q18
    "morrigan-without-opponents": ("no-clash",),  # Q19
    "diarmuid-into-the-mountains": ("untouched", "tile-effect"),  # Q20
    "moves-without-may": ("mandatory", "optional"),  # Q21
    "deeds": ("unlimited",),  # Q22
}
"""The readings on offer for every ruling, the default first."""
