"""Where in a round, and to which topic of the log, events of Mother of Dragons belong."""

from __future__ import annotations

from dataclasses import replace

from bot.games.agot.lookup.events import OUTLINE as SECOND

HAPPENS = {
    "loyalty-placed": "westeros",
    "loyalty-moved": "westeros",
    "loyalty-moved-back": "westeros",
    "bid-given": "westeros",
    "loan-taken": "power",
    "loan-declined": "power",
    "area-improved": "power",
    "deck-read": "power",
    "interest-paid": "westeros",
    "loan-offered": "westeros",
}
TOPICS = {
    "bids": {"bid-given"},
    "westeros": {"loyalty-placed", "loyalty-moved", "loyalty-moved-back", "dragons-grow"},
    "power": {
        "loan-offered",
        "loan-taken",
        "loan-declined",
        "interest-paid",
        "power-spent",
        "power-given",
    },
    "cards": {"card-removed"},
    "loyalty": {
        "loyalty-placed",
        "loyalty-moved",
        "loyalty-moved-back",
        "loyalty-gained",
        "dragons-grow",
    },
    "bank": {"loan-offered", "loan-taken", "loan-declined", "interest-paid", "area-improved"},
}

OUTLINE = replace(
    SECOND,
    phase_of={**SECOND.phase_of, **HAPPENS},
    topics={
        topic: frozenset({*SECOND.topics.get(topic, ()), *TOPICS.get(topic, ())})
        for topic in [*SECOND.topics, *(t for t in TOPICS if t not in SECOND.topics)]
    },
)
