"""Windows for responses: who is asked, in which order, for what. Pure functions (7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeGuard

from engine.inis.cards.registry import ANY_TIME, RESPONSES, Response, ResponseContext
from engine.inis.components import Card, Seat
from engine.inis.information.knowledge import might_hold
from engine.inis.shapes import BranchingChoice, Choices, Options, under
from engine.inis.state import InisState
from engine.kernel.data import Data
from engine.kernel.phrase import Param, Refusal, phrase, refusal

PASS: Choices = {"card": None}
"""The answer that plays nothing."""


def active(s: InisState) -> Seat:
    """Return the active player: of the maneuver, the clash or the turn, or else the Brenn (7.3)."""
    if s.clash is not None:
        seat: Seat = s.clash["maneuver"] or s.clash["instigator"]
        return seat
    return s.turn or s.brenn


def silenced(s: InisState) -> bool:
    """Return whether Lug's Spear forbids triskel cards (7.9)."""
    return s.clash is not None and bool(s.clash["silenced"])


def sides(s: InisState, moment: str) -> Mapping[Card, Response]:
    """Return the cards for a moment, unless they are forbidden."""
    return {} if silenced(s) else RESPONSES.get(moment, {})


def might_respond(
    s: InisState, seat: Seat, card: Card, side: Response, context: ResponseContext
) -> bool:
    """Return whether a player might respond with a card, by what everyone can know."""
    return might_hold(s, seat, card) and side.may(s, seat, context)


def openings(s: InisState, moment: str, context: ResponseContext, seat: Seat) -> Iterator[Card]:
    """Yield the cards because of which a player is asked."""
    for card, side in sides(s, moment).items():
        if side.opens and might_respond(s, seat, card, side, context):
            yield card


def asked(s: InisState, moment: str, context: ResponseContext) -> list[Seat]:
    """Return the seats that are asked, in the order of 7.3, whether or not they hold a card."""
    return [seat for seat in s.order_from(active(s)) if is_asked(s, moment, context, seat)]


def is_asked(s: InisState, moment: str, context: ResponseContext, seat: Seat) -> bool:
    """Return whether a player is asked for a response."""
    return any(openings(s, moment, context, seat))


def replies(s: InisState, moment: str, context: ResponseContext, seat: Seat) -> dict[Card, Options]:
    """Return the cards that a player holds and could respond with, with their choices."""
    found = {}
    for card, side in sides(s, moment).items():
        held = s.holds(seat, card) and might_respond(s, seat, card, side, context)
        if held and (options := side.options(s, seat, context)):
            found[card] = options
    return found


def any_time(s: InisState, seat: Seat) -> Options:
    """Return how a seat can play, before a decision, cards for any time."""
    found: Options = {}
    for card, options in replies(s, ANY_TIME, {"seat": seat}, seat).items():
        found.update(under(f"card:{card}", options, do="respond", card=card))
    return found


def is_any_time(answer: object) -> TypeGuard[Choices]:
    """Return whether an answer plays such a card instead of deciding."""
    return (
        isinstance(answer, Mapping)
        and answer.get("do") == "respond"
        and answer.get("card") in RESPONSES[ANY_TIME]
    )


class Respond(BranchingChoice):
    """A choice of a response or none; everyone is asked the same question."""

    def __init__(self, s: InisState, moment: str, context: ResponseContext, seat: Seat) -> None:
        self.moment = moment
        self.context = context
        self.cards = list(openings(s, moment, context, seat))
        """The cards for which the seat is asked, which everyone can know."""
        answers: Options = {("choice:pass",): PASS}
        for card, options in {
            **replies(s, ANY_TIME, {"seat": seat}, seat),
            **replies(s, moment, context, seat),
        }.items():
            answers.update(under(f"card:{card}", options, card=card))
        super().__init__(answers, reasons=_why)


def _why(value: object) -> Refusal | None:
    if isinstance(value, Mapping) and isinstance(value.get("card"), str):
        return refusal("no-such-response", "7.1", card=f"card:{value['card'][:40]}")
    return None


def said(moment: str, context: ResponseContext) -> dict[str, Param]:
    """Return the parameters of a question about its moment."""
    params: dict[str, Param] = {"moment": f"moment:{moment}"}
    things = {key: context.get(key) for key in ("card", "seat", "area")}
    if "target" in context:  # The attacker is asked.
        things["seat"] = context["target"]
    params |= {key: f"{key}:{thing}" for key, thing in things.items() if thing}
    if "choices" in context:
        params["details"] = details(context["choices"])
        params["number"] = len(details(context["choices"]))
    return params


AREAS = ("territory", "origin", "destination")
SEATS = ("opponent", "owner", "instigator", "next", "recipient")
WORDS = {
    ("flip", True): "choice:turn-direction",
    ("how", "add"): "choice:add-clan",
    ("how", "replace"): "choice:replace-clan",
    ("must", "clan"): "choice:lose-clan",
    ("must", "card"): "choice:lose-card",
}


def details(choices: Data) -> list[Param]:
    """Name everything that was chosen, in the order of choosing."""
    return [param for key, value in choices.items() for param in _details(key, value)]


def _details(key: str, value: Any) -> Iterator[Param]:
    if key in AREAS:
        yield f"area:{value}"
    elif key in SEATS:
        yield f"seat:{value}"
    elif key == "owners":
        yield from (f"seat:{x}" for x in value)
    elif key == "clans":
        for territory, number in value.items():
            yield phrase("clans-at", clans={"clan": number}, area=f"area:{territory}")
    elif key == "taken":
        for seat, number in value.items():
            yield phrase("clans-of", clans={"clan": number}, seat=f"seat:{seat}")
    elif key == "leaving":
        yield dict(value)
    elif key == "number":
        yield phrase("number", n=value)
    elif (key, value) in WORDS:
        yield WORDS[key, value]
