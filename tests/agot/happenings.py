"""Everything that can happen in a game of the 2nd edition, as a list of short lines."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot.abilities import registry
from engine.agot.box import TRACKS

from .playing import BOX

WESTEROS = {c.id: c for deck in BOX.westeros.values() for c in deck}


def _expected() -> Iterator[str]:
    # House cards.
    for card in ("tyrion-lannister", "aeron-damphair", "renly-baratheon", "cersei-lannister",
                 "patchface"):  # fmt: skip
        yield f"{card} used"
        yield f"{card} declined"
    for track in TRACKS:
        yield f"doran-martell used on {track}"
    yield "mace-tyrell used"
    yield "mace-tyrell used on a routed footman"
    yield "queen-of-thorns used"
    for card in registry.STRENGTH:
        yield f"{card} stronger"
        yield f"{card} as printed"
    for card in registry.ICONS:
        yield f"{card} with icons"
        if card != "nymeria-sand":
            yield f"{card} without icons"
    yield "nymeria-sand attacks"
    yield "nymeria-sand defends"
    for card in registry.UNITS:
        yield f"{card} changes units"
    yield "tyrion-lannister leaves his rival without a card"
    yield "tywin-lannister wins"
    yield "roose-bolton loses"
    yield "robb-stark sends a defender away"
    yield "robb-stark sends an attacker away"
    yield "the-blackfish stops swords"
    yield "the-blackfish stops a skull"
    yield "the-blackfish stops mace-tyrell"
    yield "catelyn-stark doubles"
    yield "balon-greyjoy cancels"
    yield "arianne-martell keeps attackers out"
    yield "ser-loras-tyrell marches on"
    # Westeros cards.
    for card, facts in WESTEROS.items():
        yield f"westeros {card}"
        for option in facts.options:
            yield f"westeros {card}: {option}"
    yield "threat at the end of its track"
    # Wildling cards.
    for card in BOX.wildlings:
        yield f"{card} won"
        yield f"{card} lost"
    yield "mammoth-riders won: a card comes back"
    yield "mammoth-riders won: no card wanted"
    yield "crow-killers won: nobody upgraded"
    yield "crow-killers won: two upgraded"
    yield "crow-killers lost: footmen run short"
    yield "the-horde-descends lost: in one castle area"
    yield "the-horde-descends lost: anywhere"
    yield "massing-on-the-milkwater lost: the strongest discarded"
    yield "massing-on-the-milkwater lost: one of choice discarded"
    yield "rattleshirts-raiders lost: reconciled"
    yield "preemptive-raid lost: destroy"
    yield "preemptive-raid lost: track"
    yield "preemptive-raid lost: tied tracks"
    yield "preemptive-raid won: second attack"
    for track in TRACKS:
        yield f"a-king-beyond-the-wall won: {track}"
    for track in TRACKS[1:]:
        yield f"a-king-beyond-the-wall lost: {track}"
    yield "tie in a wildling attack"
    yield "tie in a bid for a track"
    # Supply and mustering.
    yield "reconciled"
    for unit in ("footman", "knight", "siege-engine"):
        yield f"mustered {unit}"
    yield "mustered ship in a port"
    yield "mustered ship at sea"
    yield "upgraded to knight"
    yield "upgraded to siege-engine"
    yield "upgraded a routed footman"
    # Planning.
    for token in BOX.figures.orders:
        yield f"ordered {token}"
    yield "orders in turn"
    yield "an area left without an order"
    for use in ("pass", "replace", "peek: top", "peek: bottom"):
        yield f"raven {use}"
    # Action Phase.
    for order in ("support", "raid", "consolidate", "defend"):
        yield f"raided {order}"
    yield "raided nothing"
    yield "raided into a port"
    yield "raided out of a port"
    yield "pillaged a house without power"
    for what in ("nothing", "peacefully", "into combat", "by ship transport", "into a port",
                 "out of a port", "against a garrison alone", "over an enemy token"):  # fmt: skip
        yield f"marched {what}"
    yield "token left"
    yield "neutral force beaten"
    yield "neutral support given"
    yield "neutral support denied"
    for what in ("power on land", "power in a port", "blocked port", "at sea", "muster"):
        yield f"consolidated: {what}"
    # Combat.
    for side in ("attacker", "defender", "none"):
        yield f"supported {side}"
    yield "support refused"
    yield "own support refused"
    yield "attacker won"
    yield "defender won"
    yield "combat at sea"
    yield "combat tied"
    yield "strength at zero"
    for purpose in ("strength", "tides"):
        yield f"blade for {purpose} used"
        yield f"blade for {purpose} declined"
    yield "casualties"
    yield "skull on the winner"
    yield "skull on the loser"
    yield "winner without units"
    yield "garrison lost"
    yield "cards returned after the last"
    yield "retreat of an attacker"
    yield "retreat of a defender"
    yield "retreat by ship transport"
    yield "retreat into a port"
    yield "retreat with losses"
    yield "retreat impossible"
    yield "port captured, ships kept"
    yield "port captured, none kept"
    yield "port ships sunk"
    # The end.
    yield "won by seven castles"
    yield "won after round 10"
    for tie_break in ("land-areas", "supply", "iron-throne"):
        yield f"won after round 10 by {tie_break}"


EXPECTED = tuple(_expected())
"""Everything that must happen at least once."""
