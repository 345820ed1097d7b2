"""The head of a player's panel: which game, who one is in it, what one holds, how things stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.play import Hand
from bot.text import Plain, Voice
from bot.ui.names import moment, seat_name


def heading(hand: Hand, voice: Voice) -> str:
    """Say which game, who one is in it, and where it stands."""
    lines = [
        voice(
            "panel-heading",
            game=str(hand.info.id),
            seat=Plain(seat_name(hand.seat, voice)),
            moment=Plain(moment(hand.view, voice)),
        )
    ]
    small = [_figures(hand, voice), _cards(hand, voice), _clash(hand.view, voice)]
    return "\n".join(lines + [f"-# {line}" for line in small if line])


def _figures(hand: Hand, voice: Voice) -> str:
    """Say how a player stands, in a game that has words for it."""
    standing = f"standing-{hand.info.ruleset}"
    if not voice.knows(standing):
        return ""
    return voice(standing, **_numbers(hand.view["houses"][hand.seat]))


def _numbers(figures: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers among figures; one of a group is called ``group-name``."""
    numbers: dict[str, int] = {}
    for name, figure in figures.items():
        if isinstance(figure, Mapping):
            numbers |= {f"{name}-{inner}": n for inner, n in _numbers(figure).items()}
        elif isinstance(figure, int):
            numbers[name] = figure
    return numbers


def _cards(hand: Hand, voice: Voice) -> str:
    """Name the cards of a secret hand, in a game that has such."""
    if "hand" not in hand.view:
        return ""
    kinds = hand.view["houses"][hand.seat]["cards"]
    cards = [card for kind in kinds for card in hand.view["hand"][kind]]
    if not cards:
        return ""
    names = voice.join([voice.name(f"card:{card}") for card in cards])
    return voice("panel-hand-holds", cards=Plain(names))


def _clash(view: Mapping[str, Any], voice: Voice) -> str:
    """Say who stands in the clash that is going on, in a game that has clashes."""
    clash = view.get("clash")
    if not clash:
        return ""
    sides = [
        voice(
            "panel-clash-side",
            seat=f"seat:{seat}",
            exposed=clash["exposed"].get(seat, 0),
            protected=clash["protected"].get(seat, 0),
        )
        for seat in view["seats"]
        if clash["exposed"].get(seat) or clash["protected"].get(seat)
    ]
    area = f"area:{clash['territory']}"
    return voice("panel-clash", area=area, sides=Plain(", ".join(sides)))
