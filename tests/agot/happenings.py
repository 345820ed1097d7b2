"""Everything that can happen in a game, edition by edition, as lists of short lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.agot.combat import timing
from engine.agot.components import TRACKS, AgotComponents
from engine.agot.first_edition.ruleset import FirstEdition
from engine.agot.second_edition import SecondEdition

BOX = SecondEdition().box({})
FIRST = FirstEdition().box({})


def _changing(box: AgotComponents, moment: Mapping[str, object]) -> list[str]:
    """Name the abilities of an edition's cards that change something at a moment."""
    found = {facts.ability for facts in box.house_cards.values()}
    return [ability for ability in moment if ability in found]


def _cards(box: AgotComponents) -> Iterator[str]:
    for ability in _changing(box, timing.STRENGTH):
        yield f"{ability} stronger"
        yield f"{ability} as printed"
    for ability in _changing(box, timing.ICONS):
        yield f"{ability} with icons"
        if ability != "nymeria-sand":
            yield f"{ability} without icons"
    for ability in _changing(box, timing.UNITS):
        yield f"{ability} changes units"
    for card, facts in box.house_cards.items():
        if facts.ability == "tywin-lannister":
            yield f"{card} wins"
    yield "catelyn-stark doubles"
    yield "balon-greyjoy cancels"


def _common(box: AgotComponents) -> Iterator[str]:
    yield from _cards(box)
    for card, printed in box.westeros_card.items():
        yield f"westeros {card}"
        for option in printed.options:
            yield f"westeros {card}: {option}"
    yield "threat at the end of its track"
    yield "tie in a wildling attack"
    yield "tie in a bid for a track"
    # Supply and mustering.
    yield "reconciled"
    for unit in box.figures.costs:
        yield "mustered ship at sea" if unit == "ship" else f"mustered {unit}"
    for unit in box.figures.upgrades:
        yield f"upgraded to {unit}"
    # Planning.
    for token in box.figures.orders:
        yield f"ordered {token}"
    yield "an area left without an order"
    for use in ("pass", "replace"):
        yield f"raven {use}"
    # Action Phase.
    for order in ("support", "raid", "consolidate", "nothing"):
        yield f"raided {order}"
    yield "pillaged a house without power"
    for what in ("nothing", "peacefully", "into combat", "by ship transport",
                 "over an enemy token"):  # fmt: skip
        yield f"marched {what}"
    yield "token left"
    yield "neutral force beaten"
    yield "neutral support given"
    yield "neutral support denied"
    # Combat.
    for side in ("attacker", "defender", "none"):
        yield f"supported {side}"
    yield "support refused"
    yield "attacker won"
    yield "defender won"
    yield "combat at sea"
    yield "combat tied"
    yield "strength at zero"
    yield "blade for strength used"
    yield "blade for strength declined"
    yield "casualties"
    yield "cards returned after the last"
    yield "retreat of an attacker"
    yield "retreat of a defender"
    yield "retreat by ship transport"
    yield "retreat with losses"
    yield "retreat impossible"
    # The end.
    yield "won by seven castles"
    yield "won after round 10"


def _second_edition() -> Iterator[str]:
    yield from _common(BOX)
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
    yield "nymeria-sand attacks"
    yield "nymeria-sand defends"
    yield "tyrion-lannister leaves his rival without a card"
    yield "roose-bolton loses"
    yield "robb-stark sends a defender away"
    yield "robb-stark sends an attacker away"
    yield "the-blackfish stops swords"
    yield "the-blackfish stops a skull"
    yield "the-blackfish stops mace-tyrell"
    yield "arianne-martell keeps attackers out"
    yield "ser-loras-tyrell marches on"
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
    # Supply and mustering.
    yield "mustered ship in a port"
    yield "upgraded a routed footman"
    # Planning.
    yield "orders in turn"
    yield "raven peek: top"
    yield "raven peek: bottom"
    # Action Phase.
    yield "raided defend"
    yield "raided into a port"
    yield "raided out of a port"
    for what in ("into a port", "out of a port", "against a garrison alone"):
        yield f"marched {what}"
    for what in ("power on land", "power in a port", "blocked port", "at sea", "muster"):
        yield f"consolidated: {what}"
    # Combat.
    yield "blade for tides used"
    yield "blade for tides declined"
    yield "skull on the winner"
    yield "skull on the loser"
    yield "winner without units"
    yield "garrison lost"
    yield "retreat into a port"
    yield "port captured, ships kept"
    yield "port captured, none kept"
    yield "port ships sunk"
    # The end.
    for tie_break in ("land-areas", "supply", "iron-throne"):
        yield f"won after round 10 by {tie_break}"


def _first_edition() -> Iterator[str]:
    yield from _common(FIRST)
    for card in ("renly-baratheon", "melisandre-of-asshai", "maester-luwin", "asha-greyjoy"):
        yield f"{card} used"
        yield f"{card} declined"
    yield "ser-loras-tyrell used"
    yield "cersei-lannister used"
    yield "an ability cancelled"
    yield "brienne-of-tarth discards a defense"
    yield "wildlings won"
    yield "wildlings lost"
    yield "wildlings won: a card comes back"
    yield "wildlings won: no card wanted"
    yield "raided twice"
    yield "drawn"
    for tie_break in ("supply", "power"):
        yield f"won after round 10 by {tie_break}"


EXPECTED = {"agot-2e": tuple(_second_edition()), "agot-1e": tuple(_first_edition())}
"""Everything that must happen at least once in an edition."""
