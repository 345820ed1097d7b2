"""Effects that several cards share: place, hand over, look, steal."""

from __future__ import annotations

from typing import Any

from engine.inis import kinds
from engine.inis.clans import advance, place
from engine.inis.components import Seat
from engine.inis.decisions import action_card, choose, decide
from engine.inis.knowledge import joined_hand, left_hand, looked, moved_unseen, remember
from engine.inis.playing import discard
from engine.inis.registry import ResponseContext
from engine.inis.shapes import CLAN, Choices, ClanCounts, Leaving, Options, areas, clan_counts
from engine.inis.state import InisState
from engine.kernel.ask import chance
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf


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
