"""Placing, removing and moving clans, with the responses (1.5)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.inis import kinds
from engine.inis.cards.registry import ANY_TIME, RESPONSES, ResponseContext
from engine.inis.components import Seat, Territory
from engine.inis.information.knowledge import DISCARD, SPENT, left_hand, moved_unseen
from engine.inis.responses.decisions import decide
from engine.inis.responses.playing import discard, play_response, respond
from engine.inis.responses.windows import PASS, Respond, is_asked, said
from engine.inis.shapes import BranchingChoice, Choices, Options, under
from engine.inis.state import InisState
from engine.kernel.ask import ask

MOUNTAINS = "mountains"


def place(s: InisState, seat: Seat, territory: Territory, number: int = 1) -> int:
    """Put clans from the reserve on the map, as far as there are any; return how many."""
    placed = min(number, s.reserve(seat))
    if placed:
        s.put(seat, territory, placed)
        s.tell(
            "clans-placed", seat=f"seat:{seat}", clans={"clan": placed}, area=f"area:{territory}"
        )
    return placed


def exposed(s: InisState, seat: Seat) -> int:
    """Count a player's exposed clans in the clash (8.7)."""
    assert s.clash is not None
    protected: int = s.clash["protected"].get(seat, 0)
    return s.there(seat, s.clash["territory"]) - protected


def exposed_seats(s: InisState) -> list[Seat]:
    """Return the players with exposed clans, in seating order."""
    return [seat for seat in s.seats if exposed(s, seat)]


# -- removing -------------------------------------------------------------------------------------


async def remove(
    s: InisState,
    owner: Seat,
    territory: Territory,
    *,
    lost: bool = False,
    reply: Choices | None = None,
) -> bool:
    """Remove a clan, if there is one, to its owner's reserve; return whether it was removed.

    Its owner may save it, or respond once it is gone (8.13). ``lost`` is true for clans lost to
    tiles and the Festival; if so ruled, that is not a removal (Q13). ``reply`` is what the owner
    has already announced.
    """
    if not s.there(owner, territory):
        return False
    context: ResponseContext = {"seat": owner, "area": territory, "fled": False}
    answers = not lost or s.rules("lost-clans-removed", "yes")
    if answers:
        reply = await _at_risk(s, context, reply)
        if reply is None:
            s.tell("clan-saved", seat=f"seat:{owner}", area=f"area:{territory}")
            return False
        if not s.there(owner, territory):
            return False  # The clan has been paid for the Stone Circle meanwhile.
    s.put(owner, territory, -1)
    s.tell("clan-removed", seat=f"seat:{owner}", area=f"area:{territory}")
    clash = s.clash
    if clash is not None and clash["territory"] == territory:
        clash["removed"][owner] = clash["removed"].get(owner, 0) + 1
        if owner in clash["cauldrons"]:
            clash["cauldrons"][owner] += 1
        if exposed(s, owner) < 0:
            # If no exposed clan is left, a sheltered one is removed (the price of the Stone
            # Circle).
            clash["protected"][owner] -= 1
    if answers and reply is not None and reply["card"]:
        await play_response(s, "clan-removed", context, owner, reply)
        await respond(s, "clan-removed", context)
    return True


async def _at_risk(s: InisState, context: ResponseContext, reply: Choices | None) -> Choices | None:
    """Ask the owner of a clan about to be removed for all responses at the same time.

    Return the response to play once it is gone, or ``None`` if it stays.
    """
    while True:
        if reply is None:
            owner = context["seat"]
            if not is_asked(s, "clan-at-risk", context, owner):
                return PASS
            reply = await ask(
                owner,
                kinds.RESPOND,
                Respond(s, "clan-at-risk", context, owner),
                **said("clan-at-risk", context),
            )
        if reply["card"] in RESPONSES[ANY_TIME]:
            await play_response(s, ANY_TIME, context, context["seat"], reply)
            reply = None
            continue
        if reply["card"] != "the-dagdas-club":
            return reply
        played = await play_response(s, "clan-at-risk", context, context["seat"], reply)
        if not played["cancelled"]:
            return None
        reply = None


# -- moving ---------------------------------------------------------------------------------------


async def move(
    s: InisState,
    seat: Seat,
    origins: Mapping[Territory, int],
    targets: Mapping[Territory, int],
    *,
    owner: Seat | None = None,
) -> dict[Territory, int]:
    """Move clans together; then the tiles that they enter take effect.

    ``origins`` and ``targets`` count the same clans; they are ``seat``'s own unless there is an
    ``owner``. Return the clans that have arrived, by territory; those paid for the Stone Circle
    since the announcement are missing.
    """
    whose = owner or seat
    origins = _as_many(origins, {t: s.there(whose, t) for t in origins})
    left = sum(origins.values())
    targets = _as_many(targets, dict.fromkeys(targets, left), left)
    for territory, number in origins.items():
        s.put(whose, territory, -number)
    for territory, number in targets.items():
        s.put(whose, territory, number)
    for territory, number in targets.items():
        s.tell(
            "clans-moved",
            seat=f"seat:{whose}",
            clans={"clan": number},
            origins=[f"area:{t}" for t in origins],
            area=f"area:{territory}",
        )
    if targets.get(MOUNTAINS):
        await mountains(s, whose, mover=seat)
    return targets


def _as_many(
    wanted: Mapping[Territory, int], there: Mapping[Territory, int], most: int | None = None
) -> dict[Territory, int]:
    """Return the wanted clans that are there, at most ``most`` in all."""
    found = {}
    for territory, number in wanted.items():
        count = min(number, there[territory], number if most is None else most)
        if count:
            found[territory] = count
        if most is not None:
            most -= count
    return found


async def mountains(s: InisState, owner: Seat, *, mover: Seat) -> None:
    """Make the owner of clans in the Mountains pay an Action card or a clan there (10.1)."""
    context: ResponseContext = {"seat": mover, "area": MOUNTAINS, "ignored": False}
    await respond(s, "mountains-entered", context)
    if context["ignored"]:
        return
    answer = await decide(
        s, owner, kinds.MOUNTAINS, lambda: _payment(s, owner), area=f"area:{MOUNTAINS}"
    )
    if answer is not None and answer["do"] == "card":
        await discard_unseen(s, owner, answer["lost"])
    else:
        await remove(s, owner, MOUNTAINS, lost=True)


def _payment(s: InisState, owner: Seat) -> BranchingChoice | None:
    """Offer an Action card or a clan; without Action cards there is no choice."""
    cards = sorted(s.hand(owner, "action"))
    if not cards:
        return None
    discards: Options = {(f"card:{c}",): {"do": "card", "lost": c} for c in cards}
    return BranchingChoice(
        {("choice:lose-clan",): {"do": "clan"}, **under("choice:lose-card", discards)}
    )


async def discard_unseen(s: InisState, seat: Seat, card: str) -> None:
    """Discard a card unseen; an Epic Tale card goes to an open pile, so everyone sees it."""
    kind = s.box.kind[card]
    left_hand(s, seat, card, openly=kind == "epic")
    if kind == "epic":
        s.tell("tale-discarded", seat=f"seat:{seat}", card=f"card:{card}")
    else:
        s.tell("card-discarded-unseen", seat=f"seat:{seat}", kind=f"cards:{kind}")
        s.tell("you-discarded", audience=frozenset({seat}), card=f"card:{card}")
        moved_unseen(s, card, seat, SPENT if kind == "advantage" else DISCARD, [seat])
    await discard(s, card, openly=False)


def may_clash(s: InisState, seat: Seat, territory: Territory) -> bool:
    """Return whether clans that have moved to a territory meet opposing clans (8.1)."""
    return s.there(seat, territory) > 0 and len(s.present(territory)) > 1


def call_clash(s: InisState, territory: Territory, instigator: Seat, initiator: Seat) -> None:
    """Schedule a clash for when the card that causes it is finished (8.1, 8.2)."""
    s.waiting.append({"territory": territory, "instigator": instigator, "initiator": initiator})


async def advance(
    s: InisState, seat: Seat, origins: Mapping[Territory, int], targets: Mapping[Territory, int]
) -> None:
    """Move clans, and start a clash wherever they meet opposing clans (8.1a)."""
    for territory in await move(s, seat, origins, targets):
        if may_clash(s, seat, territory):
            call_clash(s, territory, seat, seat)
