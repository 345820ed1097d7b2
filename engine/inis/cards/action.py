"""The season sides of the 17 Action cards."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import advance, call_clash, discard_unseen, move, place, remove
from engine.inis.board.tiles import explore
from engine.inis.cards.common import draw_tales
from engine.inis.cards.registry import season
from engine.inis.components import Seat
from engine.inis.information.knowledge import (
    DISCARD,
    all_saw,
    joined_hand,
    left_hand,
    moved_unseen,
    remember,
    saw,
)
from engine.inis.responses.decisions import choose, decide
from engine.inis.shapes import (
    CLAN,
    NO_CHOICE,
    BranchingChoice,
    Choices,
    ClanCounts,
    Options,
    areas,
    clan_counts,
)
from engine.inis.state import InisState
from engine.kernel.shapes import OneOf

from .common import build_sanctuary, declare_leaving, depart, homes, place_all, settle, show_cards


@season("bard")
async def bard(s: InisState, seat: Seat, choices: Choices) -> None:
    """Draw an Epic Tale card."""
    await draw_tales(s, seat)


def citadel_sites(s: InisState, seat: Seat) -> Options:
    """Offer the territories for a Citadel; if none can be built, those whose card can be taken."""
    sites = [t for t in s.homes(seat) if s.box.territories[t].citadels]
    return areas(sites if sites and s.citadels_left else s.homes(seat))


@season("citadel", citadel_sites)
async def citadel(s: InisState, seat: Seat, choices: Choices) -> None:
    """Build a Citadel; take the Advantage card of its territory if it was not played."""
    territory = choices.get("territory")
    if territory is None:
        return
    if s.citadels_left and s.box.territories[territory].citadels:
        s.citadels[territory] = s.citadels.get(territory, 0) + 1
        s.tell("citadel-built", seat=f"seat:{seat}", area=f"area:{territory}")
    elif s.rules("citadel-not-built", "nothing-taken"):
        return
    card = s.box.advantage_of[territory]
    holder = s.holders.get(card)
    if card in s.display:
        s.display.remove(card)
    elif holder is not None and holder != seat and s.holds(holder, card):
        left_hand(s, holder, card)
    else:
        # Everyone expected the card in a hand, but it had been discarded unseen.
        if holder != seat:
            s.holders.pop(card, None)
        return
    joined_hand(s, seat, card, openly=True)
    s.tell(
        "advantage-taken",
        seat=f"seat:{seat}",
        card=f"card:{card}",
        origin=f"seat:{holder}" if holder is not None else "pile:display",
    )


async def conquerors(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer how many clans come, and from where."""
    destination = choices["destination"]
    around = {t: n for t in s.next_to(destination) if (n := s.there(seat, t))}
    coming = await choose(
        seat,
        kinds.ARRIVAL,
        ClanCounts({t: {CLAN: n} for t, n in around.items()}, 0, sum(around.values()), "8.1"),
        area=f"area:{destination}",
    )
    return {**choices, "clans": clan_counts(coming)}


def destinations(s: InisState, seat: Seat) -> Options:
    """Offer every territory."""
    return {(f"area:{t}",): {"destination": t} for t in s.places}


@season("conquest", destinations, declare=conquerors)
async def conquest(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move clans from all around into one territory."""
    if number := sum(choices["clans"].values()):
        await advance(s, seat, choices["clans"], {choices["destination"]: number})


async def craftsmen(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the numbers of clans in territories with Citadels."""
    room = {t: n for t in s.homes(seat) if (n := s.shelter(t))}
    return await settle(s, seat, room, 0, sum(room.values()))


@season("craftsmen-and-peasants", declare=craftsmen)
async def craftsmen_and_peasants(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place clans wherever the player is present, up to the number of Citadels there."""
    place_all(s, seat, choices)


@season("druid", may=lambda s, seat: len(s.hand(seat, "action")) > 1)
async def druid(s: InisState, seat: Seat, choices: Choices) -> None:
    """Look through the Action discard pile and take a card."""
    if not s.discard:
        return
    remember(s, seat, "pile", cards=sorted(s.discard))
    saw(s, seat, [c for c in s.discard if c not in s.gone], DISCARD)
    card = await decide(
        s,
        seat,
        kinds.DRUID,
        lambda: OneOf.named({f"card:{c}": c for c in sorted(s.discard)}),
        countable=True,
    )
    # For all that the others know, any card of the pile may now be in that hand.
    all_saw(s, s.gone, DISCARD)
    s.gone = []
    s.discard.remove(card)
    joined_hand(s, seat, card)
    moved_unseen(s, card, DISCARD, seat)
    saw(s, seat, s.discard, DISCARD)
    s.tell("took-from-discards", seat=f"seat:{seat}")
    s.tell("you-took", audience=frozenset({seat}), card=f"card:{card}")


def one_step(s: InisState, seat: Seat) -> Options:
    """Offer every move of one clan to a neighbor."""
    options: Options = {
        (f"area:{origin}", f"area:{to}"): {"origin": origin, "destination": to}
        for origin in s.homes(seat)
        for to in s.next_to(origin)
    }
    if s.rules("moves-without-may", "optional"):
        options["choice:decline",] = {}
    return options or dict(NO_CHOICE)


@season("emissaries", one_step)
async def emissaries(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move one clan to a neighbor, in peace."""
    if "origin" in choices:
        await move(s, seat, {choices["origin"]: 1}, {choices["destination"]: 1})


@season("exploration")
async def exploration(s: InisState, seat: Seat, choices: Choices) -> None:
    """Put a new tile at the location that the Brenn chooses."""
    await explore(s, seat)


@season("festival", lambda s, seat: areas([t for t in s.homes(seat) if s.sanctuaries.get(t)]))
async def festival(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place a clan and the Festival in a territory with a Sanctuary."""
    if "territory" in choices:
        place(s, seat, choices["territory"])
        s.festival = choices["territory"]
        s.tell("festival", seat=f"seat:{seat}", area=f"area:{s.festival}")


def others_in_hand(s: InisState, seat: Seat) -> Options:
    """Offer the other cards in hand, of any kind."""
    cards = sorted(c for cards in s.hands[seat].values() for c in cards)
    options: Options = {(f"card:{c}",): {"discarded": c} for c in cards if c != "master-craftsman"}
    return options or dict(NO_CHOICE)


@season("master-craftsman", others_in_hand, secret=("discarded",))
async def master_craftsman(s: InisState, seat: Seat, choices: Choices) -> None:
    """Discard a card, and draw an Epic Tale card."""
    card = choices.get("discarded")
    if card is not None and s.holds(seat, card):
        await discard_unseen(s, seat, card)
    await draw_tales(s, seat)


async def migrants(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer how many clans leave, and where to."""
    return await declare_leaving(s, seat, {t: s.there(seat, t) for t in s.homes(seat)}, "8.1")


@season("migration", declare=migrants)
async def migration(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move clans of one territory to its neighbors."""
    await depart(s, seat, choices)


def alliances(s: InisState, seat: Seat) -> Options:
    """Offer to add a clan, or to replace one of an opponent who has two or more there."""
    options: Options = {}
    for t in s.homes(seat):
        options[f"area:{t}", "choice:add-clan"] = {"territory": t, "how": "add"}
        for x in s.opponents(seat):
            if s.there(x, t) > 1 and s.reserve(seat):
                path = (f"area:{t}", "choice:replace-clan", f"seat:{x}")
                options[path] = {"territory": t, "how": "replace", "opponent": x}
    return options or dict(NO_CHOICE)


@season("new-alliance", alliances)
async def new_alliance(s: InisState, seat: Seat, choices: Choices) -> None:
    """Add a clan, or replace another clan with it."""
    if not choices:
        return
    territory = choices["territory"]
    opponent = choices.get("opponent", "")
    if choices["how"] == "replace" and s.there(opponent, territory):
        if s.rules("new-alliance-removes", "yes"):
            if not await remove(s, opponent, territory):
                return
        else:
            s.put(opponent, territory, -1)
            s.tell("clan-replaced", seat=f"seat:{opponent}", area=f"area:{territory}")
    place(s, seat, territory)


async def newcomers(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the territories for two clans."""
    return await settle(s, seat, dict.fromkeys(s.homes(seat), 2), 2, 2)


@season("new-clans", declare=newcomers)
async def new_clans(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place two clans where the player is present."""
    place_all(s, seat, choices)


@season("sanctuary", homes)
async def sanctuary(s: InisState, seat: Seat, choices: Choices) -> None:
    """Build a Sanctuary, and draw an Epic Tale card."""
    if "territory" in choices:
        build_sanctuary(s, seat, choices["territory"])
    await draw_tales(s, seat)


def opponents(s: InisState, seat: Seat) -> Options:
    """Offer the opponents."""
    return {(f"seat:{x}",): {"opponent": x} for x in s.opponents(seat)}


@season("scouts-and-spies", opponents)
async def scouts_and_spies(s: InisState, seat: Seat, choices: Choices) -> None:
    """See an opponent's Action cards; then clans may move to a neighbor."""
    show_cards(s, seat, choices["opponent"], "action")
    move_made = await decide(s, seat, kinds.SCOUTS_MOVE, lambda: after_the_look(s, seat))
    if move_made:
        number = move_made["number"]
        await advance(s, seat, {move_made["origin"]: number}, {move_made["destination"]: number})


def after_the_look(s: InisState, seat: Seat) -> BranchingChoice:
    """Offer every move of clans from one territory to a neighbor, and not moving."""
    answers: Options = {("choice:decline",): {}}
    for origin in s.homes(seat):
        for to in s.next_to(origin):
            for n in range(1, s.there(seat, origin) + 1):
                path = (f"area:{origin}", f"area:{to}", f"number:{n}")
                answers[path] = {"origin": origin, "destination": to, "number": n}
    return BranchingChoice(answers)


@season("warlord", homes)
async def warlord(s: InisState, seat: Seat, choices: Choices) -> None:
    """Start a clash."""
    territory = choices.get("territory")
    if territory is not None and len(s.present(territory)) > 1:
        call_clash(s, territory, seat, seat)
