"""The part of a round in which each kind of event happens, and its topic in the log.

Kinds that can happen in several parts (a card played, clans placed) are left out.
"""

from __future__ import annotations

from bot.lookup import Fights, Outline

_PHASES = ("set-up", "assembly", "draft", "season")

_OPENS = {
    "set-up-over": "assembly",
    "toss": "draft",
    "assembly-over": "season",
    "season-over": "assembly",
}
"""The part of the round that begins after an event; the event itself belongs to the part before."""

_HAPPENS = {
    "set-up": "inis-began capital set-up-over",
    "assembly": (
        "assembly new-brenn same-brenn pretender-checked nobody-wins inis-won advantages-taken"
    ),
    "draft": "dealt drafted cathbad-exchanged assembly-over",
    "season": (
        "season season-over passed pretender turn-claimed action-card-taken advantage-displayed"
        " advantage-taken attack attack-defeated card-discarded-unseen card-handed-over card-stolen"
        " cauldron cauldron-emptied citadel-built citadels-emptied clan-replaced clan-saved"
        " clans-moved clash clash-ended clash-falls-away clash-over deed-gained deed-lost direction"
        " festival festival-over festival-penalty gift named-next new-instigator peace"
        " peace-proposed peace-refused sanctuary-built set-aside sheltered silenced tale-given"
        " tale-shown tale-taken tale-taken-back tile-laid took-aside took-from-discards withdraws"
        " no-tile-left you-drew-tiles"
    ),
}

_TOPICS = {
    "clashes": (
        "clash attack attack-defeated withdraws sheltered citadels-emptied clash-ended"
        " clash-falls-away clash-over peace peace-proposed peace-refused new-instigator"
        " silenced cauldron cauldron-emptied clan-removed clan-saved festival-penalty"
    ),
    "played": (
        "inis-card-played card-stopped card-stolen card-handed-over action-card-taken"
        " took-aside took-from-discards gift set-aside card-discarded-unseen"
    ),
    "tales": (
        "tales-drawn tale-discarded tale-given tale-shown tale-taken tale-taken-back"
        " tales-shuffled no-tale-left"
    ),
    "island": (
        "clans-placed clans-moved clan-removed clan-replaced tile-laid citadel-built"
        " sanctuary-built festival festival-over capital no-tile-left"
    ),
    "victory": (
        "new-brenn same-brenn pretender pretender-checked nobody-wins inis-won deed-gained"
        " deed-lost"
    ),
    "advantages": "advantages-taken advantage-taken advantage-displayed",
    "turns": "season season-over passed turn-claimed named-next direction toss assembly",
}

_FIGHTS = Fights.of(
    parts="clash",
    opens="clash",
    closes="clash-over",
    outcome="clash attack clan-removed withdraws peace clash-ended clash-over",
)

OUTLINE = Outline.of(
    phases=_PHASES,
    topics=_TOPICS,
    happens=_HAPPENS,
    opens=_OPENS,
    fights=_FIGHTS,
    answers=(
        "clans-placed clans-moved inis-card-played card-discarded-unseen you-discarded sheltered"
        " attack passed peace-proposed withdraws citadel-built sanctuary-built"
    ),
)
