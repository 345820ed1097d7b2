"""Clashes, from their start to their end, without the maneuvers (8)."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import exposed, remove
from engine.inis.components import Seat
from engine.inis.responses.decisions import decide
from engine.inis.responses.playing import discard, finish, respond
from engine.inis.state import InisState
from engine.inis.types import PendingClash, Played
from engine.kernel.shapes import Amount, OneOf
from engine.kernel.state import stage

from . import maneuvers

CAULDRON = "dagdas-cauldron"


@stage
def clashes(s: InisState) -> None:
    """Resolve clashes one after another, in the order that the instigator chooses (8.3)."""
    for waiting in list(s.waiting):
        if len(s.present(waiting["territory"])) < 2:
            s.waiting.remove(waiting)
            s.tell("clash-falls-away", area=f"area:{waiting['territory']}")
    if len(s.waiting) > 1:
        s.then(choose_clash)
    elif s.waiting:
        take_up(s, s.waiting[0])


@stage
async def choose_clash(s: InisState) -> None:
    """Let the instigator choose which clash comes next (8.3)."""
    # What is safe does not depend on the order in which an answer has named the territories.
    named = {f"area:{w['territory']}": w["territory"] for w in s.waiting}
    chosen = await decide(
        s,
        s.waiting[0]["instigator"],
        kinds.NEXT_CLASH,
        lambda: OneOf.named(named, safest=(min(named),)),
    )
    take_up(s, next(w for w in s.waiting if w["territory"] == chosen))


def take_up(s: InisState, waiting: PendingClash) -> None:
    """Begin a clash that has waited; the others come after it (8.3)."""
    s.waiting.remove(waiting)
    s.then(clashes)
    begin(s, waiting)


def begin(s: InisState, waiting: PendingClash) -> None:
    """Begin a clash (8.1)."""
    s.clash = {
        **waiting,
        "step": "start",
        "protected": {},
        "maneuver": None,
        "silenced": False,
        "attack": None,
        "removed": {},
        "cauldrons": {},
        "back": {},
        "open": [],
        "named": None,
        "resume": None,
    }
    s.tell(
        "clash",
        scene=True,
        seat=f"seat:{waiting['instigator']}",
        area=f"area:{waiting['territory']}",
        seats=[f"seat:{x}" for x in s.present(waiting["territory"])],
    )
    s.then(clash_begins)


@stage
async def clash_begins(s: InisState) -> None:
    """Start a clash: a clan lost at the Festival (8.4), then responses to the start (8.5)."""
    clash = s.clash
    assert clash is not None
    territory, initiator = clash["territory"], clash["initiator"]
    if s.festival == territory and s.there(initiator, territory):
        s.tell("festival-penalty", seat=f"seat:{initiator}", area=f"area:{territory}")
        await remove(s, initiator, territory, lost=True)
    await respond(s, "clash-begins", {"area": territory})
    s.then(citadels_over)
    s.then(citadels, None, 0)


@stage
async def citadels(s: InisState, last: Seat | None, declined: int) -> None:
    """Let all but the instigator shelter a clan each in turn order, round after round (8.6).

    ``last`` is the seat asked before; ``declined`` is how many have declined in a row.
    """
    clash = s.clash
    assert clash is not None
    clash["step"] = "citadels"
    order = s.order_from(clash["instigator"])[1:]
    free = s.shelter(clash["territory"]) - sum(clash["protected"].values())
    able = [seat for seat in order if exposed(s, seat)]
    if free == 0 or declined >= len(able):
        return
    at = order.index(last) + 1 if last is not None else 0
    seat = next(x for x in order[at:] + order[:at] if x in able)
    shelter = OneOf.named(
        {"choice:shelter": True, "choice:stay-out": False}, safest=("choice:shelter",)
    )
    answer = await decide(
        s,
        seat,
        kinds.CITADEL,
        lambda: shelter,
        area=f"area:{clash['territory']}",
        free=free,
    )
    if answer:
        clash["protected"][seat] = clash["protected"].get(seat, 0) + 1
        s.tell("sheltered", seat=f"seat:{seat}", area=f"area:{clash['territory']}", free=free - 1)
    s.then(citadels, seat, 0 if answer else declined + 1)


@stage
async def citadels_over(s: InisState) -> None:
    """Ask for responses to the end of the Citadels step (8.8); the instigator begins (8.9)."""
    clash = s.clash
    assert clash is not None
    await respond(s, "citadels-over", {"area": clash["territory"]})
    clash["step"] = "maneuvers"
    clash["maneuver"] = clash["instigator"]
    s.then(clash_over)
    s.then(maneuvers.maneuver, clash["instigator"], True)


@stage
async def clash_over(s: InisState) -> None:
    """End a clash: sheltered clans step out, Dagda's Cauldron gives back its clans (8.15)."""
    clash = s.clash
    assert clash is not None
    territory = clash["territory"]
    clash["step"] = "end"
    clash["protected"] = {}
    s.tell(
        "clash-over",
        area=f"area:{territory}",
        seats=[f"seat:{x}" for x in s.present(territory)],
        number=len(s.present(territory)),
        chapter=True,
    )
    owner = next(iter(clash["cauldrons"]), None)  # There is one Cauldron.
    if owner is not None:
        await _from_cauldron(s, owner)
    s.clash = None
    if owner is not None:
        await _cauldron_discarded(s, owner)


async def _from_cauldron(s: InisState, seat: Seat) -> None:
    """Return up to three clans from the Cauldron; the others go to the reserve."""
    clash = s.clash
    assert clash is not None
    most = min(3, clash["cauldrons"][seat])
    number = await decide(
        s,
        seat,
        kinds.CAULDRON,
        lambda: Amount[int](0, most),
        countable=True,
        area=f"area:{clash['territory']}",
        most=most,
    )
    del clash["cauldrons"][seat]
    if number:
        s.put(seat, clash["territory"], number)
    s.tell(
        "cauldron-emptied",
        seat=f"seat:{seat}",
        clans={"clan": number},
        area=f"area:{clash['territory']}",
    )


async def _cauldron_discarded(s: InisState, seat: Seat) -> None:
    """Ask for responses to the Cauldron: by default, its effect is over only now (7.7)."""
    if s.rules("cauldron-responses", "when-laid-down"):
        await discard(s, CAULDRON)
        return
    played: Played = {
        "card": CAULDRON,
        "seat": seat,
        "side": "triskel",
        "choices": {},
        "cancelled": False,
        "lies": "table",
    }
    s.playing.append(played)
    await finish(s, played)
