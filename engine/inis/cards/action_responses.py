"""The triskel sides of Action cards: Bard, Geis, Master Craftsman, Raid, Warlord."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import exposed, place, remove
from engine.inis.cards.registry import ResponseContext, response
from engine.inis.components import Seat
from engine.inis.information.knowledge import joined_hand
from engine.inis.shapes import NO_CHOICE, Choices, Options
from engine.inis.state import InisState

from .common import cancel, gain_deed, own_maneuver, own_tale, steal


@response(
    "maneuver-made",
    "bard",
    may=lambda s, seat, made: own_maneuver(s, seat, made) and made["removed"] > 0,
)
async def bard_sings(s: InisState, seat: Seat, choices: Choices, made: ResponseContext) -> None:
    """Gain a Deed after one's own maneuver has removed an opposing clan."""
    gain_deed(s, seat)


def geis_stops(s: InisState, seat: Seat, played: ResponseContext) -> bool:
    """Return whether a card just announced is one that Geis can stop (Q7)."""
    return (
        s.box.kind[played["card"]] == "action"
        and played["seat"] != seat
        and not played["cancelled"]
        and (played["side"] == "season" or s.rules("geis-against-responses", "yes"))
    )


@response("card-announced", "geis", may=geis_stops)
async def geis(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Cancel an opponent's Action card."""
    await cancel(s, played)


def recipients(s: InisState, seat: Seat, context: ResponseContext) -> Options:
    """Offer the opponents."""
    return {(f"seat:{x}",): {"recipient": x} for x in s.opponents(seat)}


@response(
    "card-resolved",
    "master-craftsman",
    recipients,
    may=lambda s, seat, played: own_tale(s, seat, played) and played["lies"] == "table",
)
async def masterpiece(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Give the Epic Tale card just played to an opponent, for a Deed."""
    played["lies"] = "taken"
    joined_hand(s, choices["recipient"], played["card"], openly=True)
    s.tell(
        "tale-given",
        seat=f"seat:{seat}",
        card=f"card:{played['card']}",
        receiver=f"seat:{choices['recipient']}",
    )
    gain_deed(s, seat)


@response(
    "maneuver-made",
    "raid",
    may=lambda s, seat, made: own_maneuver(s, seat, made) and made["attacked"] is not None,
)
async def raid(s: InisState, seat: Seat, choices: Choices, made: ResponseContext) -> None:
    """Steal a random card of the attacked player; a player without one loses a clan."""
    victim = made["attacked"]
    assert victim is not None
    if not await steal(s, seat, victim, kinds.RAID) and exposed(s, victim):
        await remove(s, victim, made["area"])


def is_involved(s: InisState, seat: Seat, made: ResponseContext) -> bool:
    """Return whether a player takes part in the clash (Q9)."""
    if s.rules("warlord-involved", "present"):
        return s.there(seat, made["area"]) > 0
    return seat in made["involved"]


def next_to_move(s: InisState, seat: Seat, made: ResponseContext) -> Options:
    """Offer everyone who has an exposed clan after the player has added one."""
    options: Options = {
        (f"seat:{x}",): {"next": x}
        for x in s.order_from(seat)
        if exposed(s, x) or (x == seat and s.reserve(seat))
    }
    return options or dict(NO_CHOICE)


@response("maneuver-made", "warlord", next_to_move, may=is_involved)
async def warlord_rallies(
    s: InisState, seat: Seat, choices: Choices, made: ResponseContext
) -> None:
    """Add a clan to the clash and choose who makes the next maneuver."""
    assert s.clash is not None
    place(s, seat, made["area"])
    if choices:
        s.clash["named"] = choices["next"]
        s.tell("named-next", seat=f"seat:{seat}", named=f"seat:{choices['next']}")
