"""Set-up, from the shuffles to the first clans (3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.inis import kinds
from engine.inis.board.grid import Location
from engine.inis.components import KINDS, InisComponents, Seat, Territory
from engine.inis.responses.decisions import choose
from engine.inis.state import InisState
from engine.kernel.ask import ask, chance
from engine.kernel.data import Data
from engine.kernel.shapes import OneOf, Shuffle
from engine.kernel.state import stage

from . import assembly
from .assembly import toss


def begin(
    box: InisComponents,
    seats: Sequence[Seat],
    options: Data,
    rulings: Mapping[str, str],
) -> InisState:
    """Return the first state of a game; nothing is shuffled or laid out yet."""
    s = InisState(box=box, options=options, rulings=rulings, seats=list(seats))
    for seat in s.seats:
        s.hands[seat] = {kind: [] for kind in KINDS}
        s.deeds[seat] = 0
    s.deck = list(box.epic)
    s.pile = list(box.territories)
    s.then(set_up)
    return s


@stage
async def set_up(s: InisState) -> None:
    """Shuffle Epic Tale cards and tiles, lay out the first tiles, draw the first Brenn (3.1)."""
    s.deck = list((await chance(kinds.SHUFFLE, Shuffle("epic-tales", s.deck)))["order"])
    await _stack_tiles(s)
    for location in s.box.figures.players[len(s.seats)].start:
        lay_tile(s, s.pile.pop(0), location)
    s.brenn = await chance(kinds.FIRST_BRENN, OneOf.named({f"seat:{x}": x for x in s.seats}))
    s.tell(
        "inis-began",
        seats=[f"seat:{x}" for x in s.seats],
        territories=[f"area:{t}" for t in s.places],
        brenn=f"seat:{s.brenn}",
    )
    s.then(first_clans, 0)
    s.then(capital)


async def _stack_tiles(s: InisState) -> None:
    """Stack the shuffled tiles; the exploration scenario names those on top and below (3.3)."""
    if s.options["start"] == "random":
        s.pile = list((await chance(kinds.SHUFFLE, Shuffle("territories", s.pile)))["order"])
        return
    scenario = s.box.figures.exploration
    start = scenario.start[: len(s.seats)]
    rest = [t for t in s.pile if t not in start and t not in scenario.bottom]
    bottom = (await chance(kinds.SHUFFLE, Shuffle("bottom-territories", scenario.bottom)))["order"]
    top = (await chance(kinds.SHUFFLE, Shuffle("territories", rest)))["order"]
    s.pile = [*start, *top, *bottom]


def lay_tile(s: InisState, territory: Territory, location: Location) -> None:
    """Put a tile on the map with its pieces (10.1), and its card into the display (3.4)."""
    s.places[territory] = location
    for _ in range(s.box.territories[territory].sanctuaries):
        s.add_sanctuary(territory)
    s.display.append(s.box.advantage_of[territory])


@stage
async def capital(s: InisState) -> None:
    """Let the Brenn place the Capital, and toss the Flock of Crows (3.1)."""
    allowed = [
        t
        for t in s.places
        if s.box.territories[t].citadels or s.rules("capital-in-the-swamp", "allowed")
    ]
    s.capital = await choose(s.brenn, kinds.CAPITAL, OneOf.named({f"area:{t}": t for t in allowed}))
    s.add_sanctuary(s.capital)
    s.tell("capital", seat=f"seat:{s.brenn}", area=f"area:{s.capital}")
    await toss(s)


@stage
async def first_clans(s: InisState, placed: int) -> None:
    """Let players place one clan each, twice round from the Brenn, together or apart (3.1)."""
    if placed == len(s.seats) * s.box.figures.first_clans:
        s.tell("set-up-over", chapter=True)
        s.then(assembly.next_round)
        return
    seat = s.order_from(s.brenn)[placed % len(s.seats)]
    territory = await ask(seat, kinds.FIRST_CLAN, OneOf.named({f"area:{t}": t for t in s.places}))
    s.put(seat, territory)
    s.tell("clans-placed", seat=f"seat:{seat}", clans={"clan": 1}, area=f"area:{territory}")
    s.then(first_clans, placed + 1)
