"""Effects that several cards share: place, hand over, look, steal, draw Epic Tale cards."""

from __future__ import annotations

from typing import Any

from engine.inis import kinds
from engine.inis.board.clans import advance, place
from engine.inis.components import Card, Seat
from engine.inis.information.knowledge import (
    DECK,
    joined_hand,
    left_hand,
    looked,
    moved_unseen,
    remember,
)
from engine.inis.responses.decisions import action_card, choose, decide
from engine.inis.responses.playing import discard, respond, shuffle_tales
from engine.inis.shapes import CLAN, Choices, ClanCounts, Leaving, Options, areas, clan_counts
from engine.inis.state import InisState
from engine.kernel.ask import chance
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf

from .registry import ResponseContext


def homes(s: InisState, seat: Seat) -> Options:
    """Offer the territories in which a player is present."""
    return areas(s.homes(seat))


def gain_deed(s: InisState, seat: Seat) -> None:
    """Give a player a Deed; Deeds are not limited in number (10.2, Q22)."""
    s.deeds[seat] += 1
    s.tell("deed-gained", seat=f"seat:{seat}", number=s.deeds[seat])


async def declare_leaving(s: InisState, seat: Seat, origins: dict[str, int], rule: str) -> Choices:
    """Offer the clans that leave one territory, and its neighbors as targets."""
    least = 1 if s.rules("moves-without-may", "mandatory") else 0
    answer = await choose(
        seat,
        kinds.DEPARTURE,
        Leaving(origins, {t: s.next_to(t) for t in origins}, least, rule),
    )
    return {"origin": answer["area"], "clans": clan_counts(answer["moves"])}


def own_maneuver(s: InisState, seat: Seat, made: ResponseContext) -> bool:
    """Return whether the maneuver just made is the player's own."""
    return bool(made["seat"] == seat)


async def settle(s: InisState, seat: Seat, room: dict[str, int], least: int, most: int) -> Choices:
    """Offer the territories for clans from the reserve."""
    number = min(most, s.reserve(seat))
    placed = await choose(
        seat,
        kinds.PLACEMENT,
        ClanCounts({t: {CLAN: n} for t, n in room.items()}, min(least, number), number, "1.5"),
    )
    return {"clans": clan_counts(placed)}


def place_all(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place clans as announced."""
    for territory, number in choices["clans"].items():
        place(s, seat, territory, number)


async def cancel(s: InisState, played: ResponseContext) -> None:
    """Cancel the announced card: it has no effect, and is discarded."""
    played["cancelled"] = True
    played["lies"] = "discarded"
    s.tell("card-stopped", seat=f"seat:{played['seat']}", card=f"card:{played['card']}")
    await discard(s, played["card"])


def own_tale(s: InisState, seat: Seat, played: ResponseContext) -> bool:
    """Return whether a card is the player's Epic Tale card whose effect is over (7.7).

    By default, a canceled one counts as played, like a Season card (7.6), and the effect of Dagda's
    Cauldron is over when the clash is.
    """
    if s.box.kind[played["card"]] != "epic" or played["seat"] != seat:
        return False
    if played["lies"] == "kept":
        return s.rules("cauldron-responses", "when-laid-down")
    return not played["cancelled"] or s.rules("responses-after-cancelled-tale", "allowed")


async def depart(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move clans from one territory to several."""
    if number := sum(choices["clans"].values()):
        await advance(s, seat, {choices["origin"]: number}, choices["clans"])


async def steal(s: InisState, seat: Seat, victim: Seat, kind: QuestionKind) -> bool:
    """Take a random Action card of an opponent; return whether there was one."""
    cards = sorted(s.hand(victim, "action"))
    if not cards:
        return False
    card = await chance(kind, OneOf.named({f"card:{c}": c for c in cards}))
    hand_over(s, victim, seat, card)
    s.tell("card-stolen", seat=f"seat:{seat}", victim=f"seat:{victim}")
    return True


def hand_over(s: InisState, giver: Seat, receiver: Seat, card: str) -> None:
    """Hand an Action card to another player; only the two of them know which."""
    left_hand(s, giver, card, openly=False)
    joined_hand(s, receiver, card)
    moved_unseen(s, card, giver, receiver, [giver, receiver])
    s.tell(
        "card-handed-over",
        audience=frozenset({giver, receiver}),
        seat=f"seat:{giver}",
        receiver=f"seat:{receiver}",
        card=f"card:{card}",
    )


async def give_back(s: InisState, seat: Seat, receiver: Seat) -> bool:
    """Let a player give an Action card for one taken; return whether there was one."""
    card = await decide(
        s,
        seat,
        kinds.GIVE_CARD,
        lambda: action_card(s, seat),
        countable=True,
        receiver=f"seat:{receiver}",
    )
    if card is None:
        return False
    hand_over(s, seat, receiver, card)
    return True


def build_sanctuary(s: InisState, seat: Seat, territory: str) -> None:
    """Put a Sanctuary on the map, if the supply has one."""
    if s.add_sanctuary(territory):
        s.tell("sanctuary-built", seat=f"seat:{seat}", area=f"area:{territory}")


def show_cards(s: InisState, seat: Seat, owner: Seat, kind: Any) -> None:
    """Show a player the cards of a kind in another's hand."""
    cards = sorted(s.hand(owner, kind))
    remember(s, seat, "hand", whose=owner, kind=kind, cards=cards)
    looked(s, seat, owner, kind, cards)
    s.tell("looked", seat=f"seat:{seat}", owner=f"seat:{owner}", kind=f"cards:{kind}")
    s.tell(
        "you-saw",
        audience=frozenset({seat, owner}),
        seat=f"seat:{seat}",
        owner=f"seat:{owner}",
        cards=[f"card:{c}" for c in cards],
        number=len(cards),
    )


async def draw_tales(
    s: InisState, seat: Seat, look: int = 1, *, moment: str = "tale-drawn"
) -> None:
    """Draw cards, keep one, discard the others face up.

    The player sees them before deciding whether to draw one more.
    """
    cards: list[Card] = []
    s.drawing.append({"seat": seat, "cards": cards})
    await _draw(s, cards, look)
    if cards:
        context: ResponseContext = {"seat": seat, "more": 0}
        await respond(s, moment, context)
        await _draw(s, cards, context["more"])
        await _keep_one(s, seat, cards)
    else:
        s.tell("no-tale-left", seat=f"seat:{seat}")
    s.drawing.pop()


async def _keep_one(s: InisState, seat: Seat, cards: list[Card]) -> None:
    s.tell("tales-drawn", seat=f"seat:{seat}", number=len(cards))
    kept = cards[0]
    if len(cards) > 1:
        kept = await decide(
            s, seat, kinds.KEEP_TALE, lambda: OneOf.named({f"card:{c}": c for c in sorted(cards)})
        )
    cards.remove(kept)
    joined_hand(s, seat, kept)
    s.tell("you-drew", audience=frozenset({seat}), card=f"card:{kept}")
    while cards:
        card = cards.pop(0)
        s.tell("tale-discarded", seat=f"seat:{seat}", card=f"card:{card}")
        await discard(s, card)


async def _draw(s: InisState, cards: list[Card], number: int) -> None:
    """Draw from the top; the shuffled open pile replaces an empty deck (2.7)."""
    for _ in range(number):
        if not s.deck and s.pile_of_tales and s.rules("epic-deck-empty", "discards-shuffled"):
            await shuffle_tales(s)
        if s.deck:
            cards.append(s.deck.pop(0))
            moved_unseen(s, cards[-1], DECK, s.drawing[-1]["seat"])
