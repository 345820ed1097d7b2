"""A card from its announcement to its discard, and the responses to it (6.4, 7)."""

from __future__ import annotations

from typing import cast

from engine.inis import kinds
from engine.inis.cards.registry import ANY_TIME, RESPONSES, ResponseContext
from engine.inis.components import Card, Seat
from engine.inis.information.knowledge import DECK, all_saw, forget, left_hand
from engine.inis.shapes import Choices
from engine.inis.state import InisState
from engine.inis.types import Played, Side
from engine.kernel.ask import ask_all, chance
from engine.kernel.shapes import Shuffle

from .windows import Respond, asked, details, said


async def respond(s: InisState, moment: str, context: ResponseContext) -> None:
    """Ask for responses until nobody adds one; of several, play the first in order (7.3)."""
    while seats := asked(s, moment, context):
        answers = await ask_all(
            {seat: Respond(s, moment, context, seat) for seat in sorted(seats)},
            kinds.RESPOND,
            **said(moment, context),
        )
        first = next((seat for seat in seats if answers[seat]["card"]), None)
        if first is None:
            return
        answer = dict(answers[first])
        await play_response(s, moment, context, first, answer)


async def play_response(
    s: InisState, moment: str, context: ResponseContext, seat: Seat, answer: Choices
) -> Played:
    """Play a card in response, from its announcement to its discard."""
    card = answer["card"]
    choices = {key: value for key, value in answer.items() if key != "card"}
    response = RESPONSES.get(moment, {}).get(card) or RESPONSES[ANY_TIME][card]
    played = await announce(s, seat, card, "triskel", choices)
    if not played["cancelled"]:
        await response.effect(s, seat, choices, context)
    await finish(s, played)
    return played


async def play_at_any_time(s: InisState, seat: Seat, answer: Choices) -> None:
    """Play a card that a seat plays before it decides something."""
    reply = {key: value for key, value in answer.items() if key != "do"}
    await play_response(s, ANY_TIME, {"seat": seat}, seat, reply)


async def announce(s: InisState, seat: Seat, card: Card, side: Side, choices: Choices) -> Played:
    """Announce a card with all its choices, and let others cancel it (7.4, 7.5)."""
    left_hand(s, seat, card)
    played: Played = {
        "card": card,
        "seat": seat,
        "side": side,
        "choices": choices,
        "cancelled": False,
        "lies": "table",
    }
    s.playing.append(played)
    s.tell(
        "inis-card-played",
        seat=f"seat:{seat}",
        card=f"card:{card}",
        side=f"side:{side}",
        details=details(choices),
        number=len(details(choices)),
    )
    await respond(s, "card-announced", cast(ResponseContext, played))
    return played


async def finish(s: InisState, played: Played) -> None:
    """Finish a card: responses, the discard, and responses to that (6.4, 7.7)."""
    await respond(s, "card-resolved", cast(ResponseContext, played))
    if played["lies"] == "table":
        played["lies"] = "discarded"
        await discard(s, played["card"])
    await respond(s, "card-discarded", cast(ResponseContext, played))
    s.playing.remove(played)


async def discard(s: InisState, card: Card, *, openly: bool = True) -> None:
    """Put a card that has left a hand on the discard pile of its kind (2.5)."""
    match s.box.kind[card]:
        case "action":
            s.discard.append(card)
            if openly:
                s.gone.append(card)
        case "advantage":
            s.spent.append(card)
        case _:
            s.pile_of_tales.append(card)
            forget(s, [card])
            if card == "the-dagda":
                await shuffle_tales(s)


async def shuffle_tales(s: InisState) -> None:
    """Shuffle the open pile and the Epic Tale deck into a new deck (The Dagda; 2.7)."""
    cards = [*s.deck, *s.pile_of_tales]
    all_saw(s, s.pile_of_tales, DECK)
    for played in s.playing:
        if played["card"] in s.pile_of_tales:
            # It cannot be taken back, even if it is drawn and discarded before that (7.8).
            played["lies"] = "shuffled"
    s.deck = list((await chance(kinds.SHUFFLE, Shuffle("epic-tales", cards)))["order"])
    s.pile_of_tales = []
    s.tell("tales-shuffled", number=len(s.deck))
