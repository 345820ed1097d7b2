"""Epic Tale cards that are a maneuver (8.11c)."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import exposed, move, place, remove
from engine.inis.cards.registry import maneuver
from engine.inis.components import Seat
from engine.inis.responses.decisions import choose
from engine.inis.shapes import CLAN, Choices, ClanCounts, Options, clan_counts, several
from engine.inis.state import InisState


@maneuver("ogmas-eloquence")
async def ogmas_eloquence(s: InisState, seat: Seat, choices: Choices) -> None:
    """End the clash immediately."""
    assert s.clash is not None
    s.clash["step"] = "end"


def pairs(s: InisState, seat: Seat) -> Options:
    """Offer pairs of exposed clans, of one or of two players (Q2)."""
    assert s.clash is not None
    clans = {x: n for x in s.order_from(seat) if (n := exposed(s, x))}
    most = min(2, sum(clans.values()))
    numbers = range(1, most + 1) if s.rules("cuchulain-clans", "up-to-two") else (most,)
    return {
        tuple(f"seat:{x}" for x in owners) + (("choice:no-more",) if n < most else ()): {
            "owners": list(owners)
        }
        for n in numbers
        for owners in several(clans, n)
    }


@maneuver("tale-of-cuchulain", pairs, may=lambda s, seat: exposed(s, seat) == 1)
async def tale_of_cuchulain(s: InisState, seat: Seat, choices: Choices) -> None:
    """Remove two exposed clans; the player must have a single one."""
    assert s.clash is not None
    for owner in choices["owners"]:
        if exposed(s, owner):
            await remove(s, owner, s.clash["territory"])


async def reinforcements(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the clans that join the clash, at least one if there is one next to it."""
    assert s.clash is not None
    territory = s.clash["territory"]
    around = {t: {CLAN: n} for t in s.next_to(territory) if (n := s.there(seat, t))}
    most = sum(units[CLAN] for units in around.values())
    coming = await choose(
        seat,
        kinds.REINFORCEMENTS,
        ClanCounts(around, min(1, most), most, "8.11"),
        area=f"area:{territory}",
    )
    return {"clans": clan_counts(coming)}


@maneuver("the-battle-of-moytura", declare=reinforcements)
async def the_battle_of_moytura(s: InisState, seat: Seat, choices: Choices) -> None:
    """Add clans from all around to the clash, and one from the reserve."""
    assert s.clash is not None
    territory = s.clash["territory"]
    if number := sum(choices["clans"].values()):
        await move(s, seat, choices["clans"], {territory: number})
    place(s, seat, territory)


async def warriors(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the clans that leave the clash; sheltered ones may leave, too."""
    assert s.clash is not None
    territory = s.clash["territory"]
    units = {"exposed": exposed(s, seat), "protected": s.clash["protected"].get(seat, 0)}
    leaving = await choose(
        seat,
        kinds.FIANNA,
        ClanCounts(
            {territory: {u: n for u, n in units.items() if n}}, 1, sum(units.values()), "8.11"
        ),
        area=f"area:{choices['destination']}",
    )
    return {**choices, "leaving": dict(leaving[territory])}


def ways_out(s: InisState, seat: Seat) -> Options:
    """Offer the neighbors of the clash."""
    assert s.clash is not None
    return {(f"area:{t}",): {"destination": t} for t in s.next_to(s.clash["territory"])}


@maneuver("the-fianna", ways_out, declare=warriors)
async def the_fianna(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move clans from the clash to a neighbor, in peace."""
    assert s.clash is not None
    leaving = choices["leaving"]
    # Some may have been paid for the Stone Circle since they were announced.
    sheltered = min(leaving.get("protected", 0), s.clash["protected"].get(seat, 0))
    number = min(leaving.get("exposed", 0), exposed(s, seat)) + sheltered
    if sheltered:
        s.clash["protected"][seat] -= sheltered
    await move(s, seat, {s.clash["territory"]: number}, {choices["destination"]: number})
