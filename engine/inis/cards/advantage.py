"""The 16 Advantage cards."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import discard_unseen, exposed, move, place, remove
from engine.inis.cards.common import draw_tales
from engine.inis.cards.registry import ANY_TIME, ResponseContext, response, season
from engine.inis.components import Seat
from engine.inis.information.knowledge import ASIDE, joined_hand, left_hand, moved_unseen, remember
from engine.inis.responses.decisions import action_card, choose, decide
from engine.inis.shapes import NO_CHOICE, Choices, Options, areas
from engine.inis.state import InisState
from engine.kernel.shapes import SomeOf

from .common import declare_leaving, depart, give_back, own_tale, show_cards, steal

# -- after one's own Season card (7.6) -----------------------------------------------------------


def own_season_card(s: InisState, seat: Seat, played: ResponseContext) -> bool:
    """Return whether a card just resolved is the player's Season card (7.6, Q15)."""
    return (
        played["side"] == "season"
        and played["seat"] == seat
        and (not played["cancelled"] or s.rules("responses-after-cancelled", "allowed"))
    )


@response("card-resolved", "advantage-cove", may=own_season_card)
async def cove(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Take the Action card that is set aside, and set another one aside."""
    if s.aside is not None:
        taken, s.aside = s.aside, None
        joined_hand(s, seat, taken)
        moved_unseen(s, taken, ASIDE, seat)
        s.tell("took-aside", seat=f"seat:{seat}")
        s.tell("you-took", audience=frozenset({seat}), card=f"card:{taken}")
    card = await decide(s, seat, kinds.SET_ASIDE, lambda: action_card(s, seat), countable=True)
    if card is not None:
        left_hand(s, seat, card, openly=False)
        s.aside = card
        remember(s, seat, "aside", cards=[card])
        moved_unseen(s, card, seat, ASIDE, [seat])
        s.tell("set-aside", seat=f"seat:{seat}")


def neighbours_of_the_vale(s: InisState, seat: Seat, played: ResponseContext) -> Options:
    """Offer every clan next to the Lost Vale."""
    options: Options = {
        (f"area:{t}", f"seat:{x}"): {"origin": t, "owner": x}
        for t in s.next_to("lost-vale")
        for x in s.present(t)
    }
    return options or dict(NO_CHOICE)


@response("card-resolved", "advantage-lost-vale", neighbours_of_the_vale, may=own_season_card)
async def lost_vale(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Move one clan of any player into the Lost Vale, in peace."""
    if choices:
        owner = choices["owner"]
        await move(s, seat, {choices["origin"]: 1}, {"lost-vale": 1}, owner=owner)


def trading_partners(s: InisState, seat: Seat, played: ResponseContext) -> Options:
    """Offer opponents with Action cards, or any if none has one (Q17)."""
    others = s.opponents(seat)
    rich = [x for x in others if s.hand(x, "action")]
    return {(f"seat:{x}",): {"opponent": x} for x in rich or others}


@response("card-resolved", "advantage-salt-mine", trading_partners, may=own_season_card)
async def salt_mine(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Draw an opponent's Action card at random and give one back."""
    opponent = choices["opponent"]
    if await steal(s, seat, opponent, kinds.SALT_MINE):
        await give_back(s, seat, opponent)


@response(
    "card-resolved",
    "advantage-valley",
    lambda s, seat, played: areas(s.homes(seat)),
    may=own_season_card,
)
async def valley(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Place a clan beside others of its player."""
    if choices:
        place(s, seat, choices["territory"])


# -- after one's own Epic Tale card (7.7) --------------------------------------------------------


@response("card-resolved", "advantage-forest", may=own_tale)
async def forest(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Draw an Epic Tale card."""
    await draw_tales(s, seat)


def payers(s: InisState, seat: Seat) -> list[Seat]:
    """Return the players whose clans in the Stone Circle may pay (Q4)."""
    own = s.rules("stone-circle-clan", "own")
    return [x for x in s.present("stone-circle") if x == seat or not own]


def can_be_taken_back(s: InisState, seat: Seat, played: ResponseContext) -> bool:
    """Return whether a card just discarded is still in the pile and can be paid for."""
    return (
        own_tale(s, seat, played)
        and played["lies"] == "discarded"
        and played["card"] in s.pile_of_tales
        and bool(payers(s, seat))
    )


def payments(s: InisState, seat: Seat, played: ResponseContext) -> Options:
    """Offer the players whose clan may pay, if there is a choice."""
    if s.rules("stone-circle-clan", "own"):
        return dict(NO_CHOICE)
    return {(f"seat:{x}",): {"owner": x} for x in payers(s, seat)}


@response("card-discarded", "advantage-stone-circle", payments, may=can_be_taken_back)
async def stone_circle(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Take the Epic Tale card back from the discard pile, for a clan in the Stone Circle."""
    paid = await remove(s, choices.get("owner", seat), "stone-circle")
    card = played["card"]
    if paid and card in s.pile_of_tales:
        s.pile_of_tales.remove(card)
        joined_hand(s, seat, card, openly=True)
        s.tell("tale-taken-back", seat=f"seat:{seat}", card=f"card:{card}")


# -- drawing Epic Tale cards ---------------------------------------------------------------------


def drawing(s: InisState, seat: Seat, drawn: ResponseContext) -> bool:
    """Return whether the player is the one who draws."""
    return bool(drawn["seat"] == seat)


@response("tale-drawn-at-the-gates", "advantage-gates-of-tir-na-nog", may=drawing)
@response("tale-drawn-at-the-gates", "advantage-meadows", may=drawing)
@response("tale-drawn", "advantage-meadows", may=drawing)
async def one_more(s: InisState, seat: Seat, choices: Choices, drawn: ResponseContext) -> None:
    """Draw one more card; still only one is kept."""
    drawn["more"] += 1


@response("mountains-entered", "advantage-mountains", may=drawing)
async def mountain_pass(
    s: InisState, seat: Seat, choices: Choices, entered: ResponseContext
) -> None:
    """Let clans come into the Mountains without loss."""
    entered["ignored"] = True


# -- clashes -------------------------------------------------------------------------------------


def in_the_highlands(s: InisState, seat: Seat, begun: ResponseContext) -> bool:
    """Return whether a clash breaks out in the Highlands, and the holder may respond (Q8)."""
    outsiders = s.rules("clash-responses-by-outsiders", "yes")
    return begun["area"] == "highlands" and (outsiders or bool(exposed(s, seat)))


@response(
    "clash-begins",
    "advantage-highlands",
    lambda s, seat, begun: {(f"seat:{x}",): {"instigator": x} for x in s.seats if exposed(s, x)},
    may=in_the_highlands,
)
async def highlands(s: InisState, seat: Seat, choices: Choices, begun: ResponseContext) -> None:
    """Choose another instigator."""
    assert s.clash is not None
    s.clash["instigator"] = choices["instigator"]
    s.tell("new-instigator", seat=f"seat:{seat}", named=f"seat:{choices['instigator']}")


@response(
    "attacked",
    "advantage-hills",
    may=lambda s, seat, attack: attack["seat"] == seat and attack["area"] == "hills",
)
async def hills(s: InisState, seat: Seat, choices: Choices, attack: ResponseContext) -> None:
    """Save the target of an attack in the Hills from harm."""
    s.tell("attack-defeated", seat=f"seat:{seat}")


@response("attack-made", "advantage-iron-mine", may=drawing)
async def iron_mine(s: InisState, seat: Seat, choices: Choices, attack: ResponseContext) -> None:
    """Make the target lose a clan and a card."""
    assert s.clash is not None
    assert s.clash["attack"] is not None
    s.clash["attack"]["must"] = "both"


# -- Misty Lands, Plains, Swamp ------------------------------------------------------------------


async def offerings(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the Action cards to discard."""
    cards = sorted(s.hand(seat, "action"))
    if not cards:
        return {"number": 0, "cards": []}
    given = await choose(seat, kinds.OFFERING, SomeOf("card", cards, 1, len(cards)))
    return {"number": len(given), "cards": given}


@season("advantage-misty-lands", declare=offerings, secret=("cards",))
async def misty_lands(s: InisState, seat: Seat, choices: Choices) -> None:
    """Draw an Epic Tale card for every Action card discarded; keep one."""
    number = 0
    for card in choices["cards"]:
        if s.holds(seat, card):
            await discard_unseen(s, seat, card)
            number += 1
    if number:
        await draw_tales(s, seat, number)


async def leaving_the_plains(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer how many clans leave the Plains, and where to."""
    number = s.there(seat, "plains")
    if not number:
        return {"origin": "plains", "clans": {}}
    return await declare_leaving(s, seat, {"plains": number}, "8.1")


@season("advantage-plains", declare=leaving_the_plains)
async def plains(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move clans from the Plains to its neighbors."""
    await depart(s, seat, choices)


@season("advantage-swamp")
async def swamp(s: InisState, seat: Seat, choices: Choices) -> None:
    """Do nothing, but end the row of passes."""


# -- Moor ----------------------------------------------------------------------------------------


def tellers(s: InisState, seat: Seat, context: ResponseContext) -> Options:
    """Return the opponents as options, even those without Epic Tale cards (2.6)."""
    return {(f"seat:{x}",): {"opponent": x} for x in s.opponents(seat)}


def has_tellers(s: InisState, seat: Seat, context: ResponseContext) -> bool:
    """Return whether any opponent has an Epic Tale card to see."""
    return any(s.hand(x, "epic") for x in s.opponents(seat))


@response(ANY_TIME, "advantage-moor", tellers, opens=False)
# The holder of this card is asked between turns and before a draft; no other card does that.
@response("turn-over", "advantage-moor", tellers, may=has_tellers)
@response("cards-dealt", "advantage-moor", tellers, may=has_tellers)
async def moor(s: InisState, seat: Seat, choices: Choices, context: ResponseContext) -> None:
    """Show the player all Epic Tale cards of an opponent."""
    show_cards(s, seat, choices["opponent"], "epic")
