"""The present clash as plain data: the clans in it, and its maneuvers so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.inis.drawing.words import say, seat_name, territory_name, title, told
from bot.render.words import items, listed, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.inis.information.view import ClashView, InisView
    from engine.kernel.event import EventData

LIMIT = 1000
"""The most characters of the alternative text."""

SILENT = ("clash", "clans-moved")
"""The events that the heading or the sides of the card show already."""


@dataclass(frozen=True)
class ClashSide:
    """A player in a clash; `role` says in a word what part they play."""

    seat: str
    name: str
    role: str
    exposed: int
    sheltered: int
    cards: tuple[tuple[str, int], ...]
    acts: bool
    attacked: bool


@dataclass(frozen=True)
class ClashCard:
    """A clash, ready to be painted."""

    territory: str
    title: str
    moment: str
    state: str
    shelter: int
    sides: tuple[ClashSide, ...]
    story: tuple[str, ...]


def clash_card(view: InisView, happened: Sequence[EventData] = ()) -> ClashCard:
    """Return the card of the clash that a view shows; `happened` are the events since it began.

    Raises `ValueError` if there is no clash, or nobody is left in it.
    """
    clash = view["clash"]
    if clash is None:
        raise ValueError("there is no clash to draw")
    here = [s for s in view["seats"] if view["territories"][clash["territory"]]["clans"].get(s)]
    if not here:
        raise ValueError("nobody is left in the clash")
    area = territory_name(clash["territory"])
    return ClashCard(
        territory=clash["territory"],
        title=say("inis-clash-in", area=area),
        moment=title(view),
        state=_state(clash),
        shelter=clash["shelter"],
        sides=tuple(_side(view, clash, seat) for seat in here),
        story=tuple(told(e) for e in happened if e["kind"] not in SILENT),
    )


def _state(clash: ClashView) -> str:
    """Return a sentence about what the clash is waiting for."""
    words = []
    if attack := clash["attack"]:
        attacker, target = seat_name(attack["attacker"]), seat_name(attack["target"])
        words.append(say("inis-clash-attack", attacker=attacker, target=target))
    elif clash["maneuver"] and clash["step"] == "maneuvers":
        words.append(say("inis-clash-maneuver", seat=seat_name(clash["maneuver"])))
    else:
        words.append(say(f"inis-clash-step-{clash['step']}"))
    if clash["silenced"]:
        words.append(say("inis-clash-silenced"))
    return " ".join(words)


def _side(view: InisView, clash: ClashView, seat: str) -> ClashSide:
    attack = clash["attack"]
    cards = view["houses"][seat]["cards"]
    return ClashSide(
        seat=seat,
        name=seat_name(seat),
        role=say("inis-clash-instigator") if seat == clash["instigator"] else "",
        exposed=clash["exposed"].get(seat, 0),
        sheltered=clash["protected"].get(seat, 0),
        cards=tuple(cards.items()),
        acts=seat == clash["maneuver"],
        attacked=attack is not None and seat == attack["target"],
    )


def describe_clash(card: ClashCard) -> str:
    """Return the card of a clash in words."""
    sides = items(
        say("inis-clash-side", seat=s.name, exposed=s.exposed, sheltered=s.sheltered)
        for s in card.sides
    )
    text = " ".join(
        [
            sentence(listed((card.title, card.moment))),
            card.state,
            sentence(sides),
            say("inis-clash-shelter", number=card.shelter),
            *card.story[-6:],
        ]
    )
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
