"""A draft of House cards as plain data: what each House has taken, whose turns come, what is left.

Pure functions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing.alt import LIMIT
from bot.games.agot.drawing.words import house_name, name, say
from bot.games.agot.views import on_tracks
from bot.render.words import about, listed, player, sentence
from bot.text.grammar import capitalized
from engine.agot.variants.hands import SHAPE
from engine.agot.variants.pools import deck_of, facts_in

if TYPE_CHECKING:
    from engine.agot.information.view import AgotView

STRENGTHS = tuple(strength for strength, number in SHAPE.items() for _ in range(number))
"""The strengths of the cards in a full hand, the highest first (V1.2)."""
SOON = 2
"""How many turns of every House are shown, on average."""


@dataclass(frozen=True)
class DraftedCard:
    """The place of one card in a hand: the card, or only its strength while there is none."""

    strength: int
    name: str = ""
    deck: str = ""
    """The deck that it comes from, in words."""
    house: str = ""
    """The House for which it is printed."""


@dataclass(frozen=True)
class Drafter:
    """A House that drafts: its hand, and its places if tracks are drafted, or else its player."""

    house: str
    name: str
    player: str
    cards: tuple[DraftedCard, ...]
    places: tuple[tuple[str, int], ...]
    """The tracks on which the House has taken a place, by their symbols, with that place."""
    on_turn: bool


@dataclass(frozen=True)
class DraftBoard:
    """Everything on the picture of a draft."""

    board: str
    title: str
    moment: str
    drafters: tuple[Drafter, ...]
    turns: tuple[str, ...]
    """The House whose turn it is, and those whose turns come next."""
    left: tuple[tuple[int, int], ...]
    """Each strength, with how many cards of it are left in the pool."""


SYMBOLS = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
"""The symbols of the influence tracks."""


def is_drafting(view: AgotView) -> bool:
    """Return whether a view shows a draft in progress."""
    return "drafters" in view


def draft_board(view: AgotView) -> DraftBoard:
    """Return what the picture of a draft shows. Raises `KeyError` for a view without a draft."""
    turns, houses = view["turns"], view["drafters"]
    places = view.get("places", {})
    taken = sum(len(view["houses"][house]["hand"]) for house in houses)
    taken += sum(map(len, places.values()))
    return DraftBoard(
        board=view["ruleset"],
        title=say("draft-title"),
        moment=say("draft-moment", taken=taken, all=taken + len(turns)),
        drafters=tuple(_drafter(view, house) for house in houses),
        turns=tuple(turns[: SOON * len(houses)]),
        left=tuple((int(strength), number) for strength, number in view["pool"].items()),
    )


def _drafter(view: AgotView, house: str) -> Drafter:
    places = view.get("places", {})
    return Drafter(
        house,
        say(f"house-{house}"),
        "" if places else player(house),
        _hand(view, house),
        tuple(
            (SYMBOLS[track], 1 + order.index(house))
            for track, order in places.items()
            if house in order
        ),
        house == view["turns"][0],
    )


def _hand(view: AgotView, house: str) -> tuple[DraftedCard, ...]:
    """Return a place for every card of a full hand, by strength, those that are filled first."""
    facts, ruleset = facts_in(view["ruleset"]), view["ruleset"]
    held = list(view["houses"][house]["hand"])
    cards = []
    for strength in STRENGTHS:
        card = next((card for card in held if facts[card].strength == strength), None)
        if card is None:
            cards.append(DraftedCard(strength))
            continue
        held.remove(card)
        cards.append(
            DraftedCard(
                strength,
                capitalized(say(f"card-{card}.short", ruleset)),
                say(f"draft-deck-{deck_of(card)}"),
                facts[card].house,
            )
        )
    return tuple(cards)


def sentences(view: AgotView) -> list[str]:
    """Return whose turns come and what is left, each in a sentence; nothing without a draft."""
    if not is_drafting(view):
        return []
    shown = draft_board(view)
    left = listed(say("draft-left", strength=n, number=number) for n, number in shown.left)
    turns = listed(say(f"house-{house}") for house in shown.turns)
    return [
        sentence(about(shown.title, shown.moment)),
        sentence(about(say("draft-turns"), turns)),
        sentence(about(say("draft-pool"), left)),
    ]


def describe_draft(view: AgotView) -> str:
    """Return what the picture of a draft shows in words, in at most `LIMIT` characters."""
    parts, tracks, facts = sentences(view), on_tracks(view), facts_in(view["ruleset"])
    for house in view["drafters"]:
        cards = [
            f"{say(f'card-{card}.short', view['ruleset'])} {facts[card].strength}"
            for card in view["houses"][house]["hand"]
        ]
        places = [
            f"{name(f'track:{track}', view['ruleset'])} {1 + order.index(house)}"
            for track, order in tracks.items()
            if house in order and "places" in view
        ]
        parts.append(sentence(about(house_name(house), listed([*cards, *places]) or "–")))
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
