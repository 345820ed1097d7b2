"""The part of a round in which each kind of event happens, and its topic in the log.

Kinds that can happen in several parts (a unit destroyed, Power gained) are left out.
"""

from __future__ import annotations

from bot.lookup import Fights, Outline

PHASES = ("westeros", "planning", "raven", "raids", "marches", "power")

OPENS = {
    "began": "planning",
    "westeros": "westeros",
    "westeros-over": "planning",
    "orders-revealed": "raven",
    "raids-over": "marches",
    "marches-over": "power",
}
"""The part of the round that begins after an event; the event itself belongs to the part before."""

HAPPENS = {
    "westeros": (
        "westeros winter wildling-threat westeros-chosen forbidden lasting bids track-set"
        " watch-wins wildlings-win wildling-card wildlings-settled westeros-over supply"
        " card-retrieved dragons-grow"
    ),
    "planning": "place-taken began vassal-claimed orders-in-turn orders-revealed",
    "raven": "raven-replaced raven-replaced-unseen raven-peeked raven-passed raven-saw",
    "raids": "raid raid-nothing raid-support-stays pillage raids-over",
    "marches": (
        "marched march-nothing token-left token-left-unseen support-called support-promised"
        " support-denied neutral-beaten attacked support support-refused initial-strengths"
        " cards-revealed card-played card-cancelled card-replaced ability-cancelled"
        " fights-without-card order-removed tides-redrawn tides blade-used won-at-once"
        " combat-decided garrison-lost retreated no-retreat occupied attackers-kept-out"
        " march-moved-on order-placed drawn marches-over card-copied power-spent deck-read"
    ),
    "power": "consolidate consolidate-muster consolidation-over",
}

TOPICS = {
    "battles": (
        "attacked support support-refused initial-strengths cards-revealed card-played"
        " card-cancelled card-replaced ability-cancelled fights-without-card order-removed"
        " tides-redrawn tides blade-used won-at-once combat-decided garrison-lost retreated"
        " no-retreat"
        " occupied attackers-kept-out drawn neutral-beaten card-copied power-spent"
    ),
    "bids": (
        "bids track-set dominance watch-wins wildlings-win wildling-card wildlings-settled"
        " track-moved"
    ),
    "orders": (
        "vassal-claimed orders-revealed orders-in-turn order-resolved raven-replaced"
        " raven-replaced-unseen raven-passed raid"
        " raid-nothing raid-support-stays pillage marched march-nothing march-moved-on order-placed"
        " consolidate consolidate-muster order-removed support-called"
        " support-promised support-denied"
    ),
    "westeros": (
        "westeros winter westeros-chosen forbidden lasting wildling-threat watch-wins"
        " wildlings-win wildling-card wildlings-settled supply"
    ),
    "units": (
        "mustered mustered-unseen upgraded exchanged destroyed lost-unseen retreated no-retreat"
        " port-captured port-ships-sunk garrison-lost"
    ),
    "power": "power-gained power-given power-lost power-spent pillage consolidate bids token-left"
    " token-left-unseen",
    "cards": (
        "cards-revealed card-played card-cancelled card-replaced card-discarded"
        " card-retrieved cards-returned deck-changed hand-changed ability-cancelled"
        " fights-without-card card-copied deck-read"
    ),
}

FIGHTS = Fights.of(
    parts="attacked initial-strengths cards-revealed won-at-once combat-decided",
    opens="attacked marched march-nothing marches-over neutral-beaten support-called",
    outcome=(
        "attacked cards-revealed won-at-once combat-decided destroyed retreated no-retreat occupied"
    ),
)

OUTLINE = Outline.of(
    phases=PHASES,
    topics=TOPICS,
    happens=HAPPENS,
    opens=OPENS,
    seat_kinds=("house", "seat"),
    fights=FIGHTS,
    answers=(
        "marched march-nothing token-left mustered upgraded consolidate consolidate-muster raid"
        " raven-replaced raven-passed raven-peeked orders-in-turn vassal-claimed order-resolved"
        " mustered-unseen raven-replaced-unseen"
    ),
)
