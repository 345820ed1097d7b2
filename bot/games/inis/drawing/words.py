"""The words that the pictures and texts of Inis share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.render import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.text.grammar import Inflected
    from engine.inis.information.view import InisView
    from engine.kernel.event import EventData


RULESET = "inis"


def say(message: str, **parameters: str | int) -> str:
    """Return the text of a message.

    Raises `MissingText` for a message that does not exist, and for a missing parameter.
    """
    return words.say(message, RULESET, **parameters)


def seat_name(seat: str) -> Inflected:
    """Return the name of a seat."""
    return words.name(f"seat:{seat}", RULESET)


def territory_name(territory: str) -> Inflected:
    """Return the name of a territory."""
    return words.name(f"area:{territory}", RULESET)


def card_name(card: str) -> Inflected:
    """Return the name of a card."""
    return words.name(f"card:{card}", RULESET)


def tell(kind: str, params: Mapping[str, Any] | None = None) -> str:
    """Return a message of the rules as text."""
    return words.tell({"id": kind, "params": dict(params or {})}, RULESET)


def told(event: EventData) -> str:
    """Return an event as text."""
    return tell(f"event-{event['kind']}", event["params"])


def title(view: InisView) -> str:
    """Return the number of the round in words, or the words for the set-up before it."""
    return say("inis-round", number=view["round"]) if view["round"] else say("inis-set-up")


def moment(view: InisView) -> str:
    """Return the current action in a few words: a victory, a clash, a turn or a phase."""
    if winner := view.get("winner"):
        return say("inis-won", seat=seat_name(winner))
    if clash := view["clash"]:
        area = territory_name(clash["territory"])
        if clash["maneuver"]:
            return say("inis-maneuver", area=area, seat=seat_name(clash["maneuver"]))
        return say("inis-clash-in", area=area)
    if view["turn"]:
        return say("inis-turn", seat=seat_name(view["turn"]))
    return say(f"inis-phase-{view['phase']}")
