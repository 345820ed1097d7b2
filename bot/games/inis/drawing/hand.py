"""A seat's own cards, as plain data: the contents of every card, group by group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.games.inis.drawing.words import card_name, say, seat_name, tell
from bot.render.words import about, listed, sentence
from engine.inis.components import open_box

if TYPE_CHECKING:
    from engine.inis.information.view import InisView

GROUPS: Final = ("drawn", "draft", "laid", "action", "advantage", "epic")
"""The groups of a seat's cards, the most urgent first."""
LIMIT = 1000
"""The most characters of the alternative text."""


@dataclass(frozen=True)
class HandCard:
    """A card as its holder sees it. `sides` are its sides, each with its text.

    `territory` is the territory of an Advantage card.
    """

    id: str
    kind: str
    name: str
    sides: tuple[tuple[str, str], ...]
    territory: str | None = None


@dataclass(frozen=True)
class Group:
    """Cards that are held together."""

    title: str
    cards: tuple[HandCard, ...]


@dataclass(frozen=True)
class Hand:
    """All cards that a seat may look at: its own, and in `seen` those that it was shown last."""

    seat: str
    title: str
    groups: tuple[Group, ...]


def hand(view: InisView) -> Hand:
    """Return the hand of the seat of a view.

    Raises `ValueError` for the view of a spectator.
    """
    seat = view["seat"]
    if seat is None or "hand" not in view:
        raise ValueError("a hand needs the view of a seat")
    groups = [
        Group(say(f"inis-hand-{group}"), tuple(map(_card, view["hand"][group])))
        for group in GROUPS
        if view["hand"][group]
    ]
    return Hand(
        seat=seat,
        title=say("inis-hand-title", seat=seat_name(seat)),
        groups=(*groups, *_seen(view)),
    )


def _seen(view: InisView) -> list[Group]:
    """Return the cards that the seat was shown this round, by holder, each once."""
    shown: dict[str, dict[str, None]] = {}
    for item in view["known"]:
        if item["round"] == view["round"] and item.get("cards"):
            whose = item.get("whose")
            title = (
                say("inis-hand-seen-of", seat=seat_name(whose)) if whose else say("inis-hand-seen")
            )
            shown.setdefault(title, {}).update(dict.fromkeys(item["cards"]))
    return [Group(title, tuple(map(_card, cards))) for title, cards in shown.items()]


def _card(id: str) -> HandCard:
    facts = open_box().cards[id]
    return HandCard(
        id=id,
        kind=open_box().kind[id],
        name=card_name(id),
        sides=tuple((side, tell(f"card-{id}.{side}")) for side in facts.sides),
        territory=facts.territory,
    )


def describe_hand(shown: Hand) -> str:
    """Return all cards of a hand by name, with their texts as far as there is room."""
    full = " ".join(
        about(
            group.title,
            " ".join(
                about(card.name, " / ".join(text for _, text in card.sides)) for card in group.cards
            ),
        )
        for group in shown.groups
    )
    short = " ".join(
        sentence(about(group.title, listed(card.name for card in group.cards)))
        for group in shown.groups
    )
    text = f"{sentence(shown.title)} {full}"
    if len(text) > LIMIT:
        text = f"{sentence(shown.title)} {short}"
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
