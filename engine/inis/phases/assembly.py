"""Assembly, step by step, with the draft and the turn direction (5, 10.1)."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import remove
from engine.inis.cards.common import draw_tales
from engine.inis.components import Card, Seat
from engine.inis.information.explain import condition_lines
from engine.inis.information.knowledge import (
    ASIDE,
    all_saw,
    forget,
    moved_unseen,
    passed_on,
    remember,
)
from engine.inis.responses.decisions import Make, action_card, decide, decide_all
from engine.inis.responses.playing import respond
from engine.inis.state import OTHER_WAY, InisState
from engine.inis.victory import conditions_met
from engine.kernel.ask import chance
from engine.kernel.shapes import OneOf, Shuffle, SomeOf
from engine.kernel.state import GameEnds, stage

from . import season


@stage
def next_round(s: InisState) -> None:
    """Begin a round: an Assembly, followed by a season (4.1)."""
    s.round += 1
    s.phase = "assembly"
    s.turn = None
    s.cathbad = None
    # Action cards are dealt again; Epic Tale cards that were seen may still be where they were.
    s.known = {
        seat: [item for item in seen if item["what"] == "hand" and item["kind"] == "epic"]
        for seat, seen in s.known.items()
    }
    s.tell("assembly", round=s.round)
    s.then(next_round)
    s.then(season.season)
    s.then(season_cards_ready)
    s.then(draft, 0, 0)
    s.then(deal)
    s.then(flock_of_crows)
    s.then(advantage_cards)
    s.then(victory_check)
    s.then(new_brenn)
    s.then(assembly_begins)


@stage
async def assembly_begins(s: InisState) -> None:
    """Ask for responses to the start of the Assembly (5.0)."""
    await respond(s, "assembly-begins", {})


@stage
def new_brenn(s: InisState) -> None:
    """Make the chieftain of the Capital's territory the Brenn (5.1)."""
    assert s.capital is not None
    chieftain = s.chieftain(s.capital)
    if chieftain is not None and chieftain != s.brenn:
        s.brenn = chieftain
        s.tell("new-brenn", seat=f"seat:{s.brenn}", area=f"area:{s.capital}")
    else:
        s.tell("same-brenn", seat=f"seat:{s.brenn}", area=f"area:{s.capital}")


@stage
def victory_check(s: InisState) -> None:
    """End the game if a pretender meets most conditions, in a tie the Brenn (5.2, 9.3, 9.4)."""
    pretenders, s.pretenders = s.pretenders, []
    if not pretenders:
        return
    met = {seat: conditions_met(s, seat) for seat in s.order_from(s.brenn) if seat in pretenders}
    s.explained = [line.to_json() for seat in met for line in condition_lines(s, seat)]
    most = max(met.values())
    leaders = [seat for seat in met if met[seat] == most and most]
    for seat, number in met.items():
        s.tell("pretender-checked", seat=f"seat:{seat}", met=number)
    data = {"event": "victory-check", "round": s.round, "met": met, "brenn": s.brenn}
    if len(leaders) == 1 or s.brenn in leaders:
        s.winner = leaders[0] if len(leaders) == 1 else s.brenn
        s.win = {
            "reason": f"{most}-condition{'s' if most > 1 else ''}",
            "tie_break": None if len(leaders) == 1 else "brenn",
        }
        s.phase = "ended"
        s.tell(
            "inis-won",
            seat=f"seat:{s.winner}",
            met=most,
            tie=int(len(leaders) > 1),
            chapter=True,
            data=data,
        )
        raise GameEnds
    tied = [f"seat:{x}" for x in leaders]
    s.tell("nobody-wins", seats=tied, number=len(tied), chapter=True, data=data)


@stage
def advantage_cards(s: InisState) -> None:
    """Give Advantage cards to the chieftains of their territories, others to the display (5.3)."""
    for seat in s.seats:
        s.hands[seat]["advantage"] = []
    s.display, s.spent, s.holders = [], [], {}
    forget(s, list(s.box.advantage))
    for territory in s.places:
        card = s.box.advantage_of[territory]
        chieftain = s.chieftain(territory)
        if chieftain is None:
            s.display.append(card)
        else:
            s.hands[chieftain]["advantage"].append(card)
            s.holders[card] = chieftain
    for seat in s.order_from(s.brenn):
        cards = [f"card:{c}" for c in s.hand(seat, "advantage")]
        if cards:
            s.tell("advantages-taken", seat=f"seat:{seat}", cards=cards)


@stage
async def flock_of_crows(s: InisState) -> None:
    """Toss the Flock of Crows; a change of direction opens the Gates (5.4)."""
    if await toss(s):
        await turned(s)


@stage
async def deal(s: InisState) -> None:
    """Shuffle all Action cards, set one aside, and deal (5.5)."""
    s.phase = "draft"
    deck = list(s.box.deck(len(s.seats)))
    s.discard, s.gone = [], []
    forget(s, deck)
    if s.cathbad is not None:
        s.aside = await decide(
            s, s.cathbad, kinds.CATHBAD_CARD, lambda: OneOf.named({f"card:{c}": c for c in deck})
        )
        deck.remove(s.aside)
        _set_aside(s, s.cathbad, s.aside)
    order = list((await chance(kinds.SHUFFLE, Shuffle("action-cards", deck)))["order"])
    if s.cathbad is None:
        s.aside = order.pop(0)
    number = s.box.figures.players[len(s.seats)].deal
    for seat in s.order_from(s.brenn):
        s.drafts[seat] = order[:number]
        del order[:number]
    s.undealt = order
    s.tell("dealt", seat=f"seat:{s.brenn}", number=number)
    await respond(s, "cards-dealt", {})


def _set_aside(s: InisState, seat: Seat, card: Card) -> None:
    """Show the card that Cathbad's Word sets aside to its player or, if so ruled, to all (Q16)."""
    if s.rules("cathbads-choice", "open"):
        s.tell("set-aside-openly", seat=f"seat:{seat}", card=f"card:{card}")
        all_saw(s, [card], ASIDE)
    remember(s, seat, "aside", cards=[card])
    moved_unseen(s, card, seat, ASIDE, [seat])


@stage
async def season_cards_ready(s: InisState) -> None:
    """End the Assembly, and complete Cathbad's Word (5.8)."""
    seat = s.cathbad
    if seat is not None and s.aside is not None:
        s.hands[seat]["action"].append(s.aside)
        moved_unseen(s, s.aside, ASIDE, seat)
        s.aside = None
        card = await decide(s, seat, kinds.SET_ASIDE, lambda: action_card(s, seat))
        assert card is not None  # At least four were drafted.
        s.hands[seat]["action"].remove(card)
        s.aside = card
        _set_aside(s, seat, card)
        s.tell("cathbad-exchanged", seat=f"seat:{seat}")
    s.cathbad = None
    s.tell("assembly-over", chapter=True)


@stage
async def draft(s: InisState, batch: int, step: int) -> None:
    """Let everyone keep one more card than in the step before, of kept and received ones."""
    facts = s.box.figures.players[len(s.seats)]
    keep = facts.keep[step]
    rule = "5.7" if len(s.seats) == 2 else "5.6"

    def cards_of(seat: Seat) -> Make[list[str]]:
        return lambda: SomeOf("card", sorted(s.drafts[seat]), keep, keep, rule=rule)

    kept = await decide_all(
        s,
        {seat: cards_of(seat) for seat in sorted(s.seats)},
        kinds.DRAFT,
        keep=keep,
        number=facts.deal - keep,
        batch=batch + 1,
    )
    passed = {seat: [c for c in s.drafts[seat] if c not in kept[seat]] for seat in s.seats}
    for seat in s.seats:
        s.drafts[seat] = list(kept[seat])
    passed_on(s, passed)
    for seat in s.seats:
        receiver = s.next_after(seat)
        s.drafts[receiver] = [*s.drafts[receiver], *passed[seat]]
        remember(s, seat, "passed", cards=sorted(passed[seat]), whose=receiver)
    s.tell("drafted", keep=keep, number=facts.deal - keep)
    if step + 1 < len(facts.keep):
        s.then(draft, batch, step + 1)
    elif batch + 1 < facts.batches:
        s.then(next_batch, batch + 1)
    else:
        for seat in s.seats:
            s.hands[seat]["action"] = [*s.laid.get(seat, []), *s.drafts[seat]]
        s.drafts, s.laid = {}, {}


@stage
def next_batch(s: InisState, batch: int) -> None:
    """Lay the cards of the first draft aside, and deal as many again (5.7)."""
    number = s.box.figures.players[len(s.seats)].deal
    for seat in s.order_from(s.brenn):
        s.laid[seat] = s.drafts[seat]
        s.drafts[seat] = s.undealt[:number]
        del s.undealt[:number]
    s.tell("dealt", seat=f"seat:{s.brenn}", number=number)
    s.then(draft, batch, 0)


async def toss(s: InisState) -> bool:
    """Toss the token; return whether the direction has changed."""
    before = s.direction
    s.direction = await chance(kinds.TOSS, OneOf.named({f"direction:{d}": d for d in OTHER_WAY}))
    s.tell("toss", seat=f"seat:{s.brenn}", direction=f"direction:{s.direction}")
    return s.direction != before


GATES = "gates-of-tir-na-nog"


async def gates(s: InisState) -> None:
    """Make everyone present lose a clan there and draw an Epic Tale card, from the Brenn on."""
    present = s.present(GATES)
    for seat in s.order_from(s.brenn):
        if seat in present:
            await remove(s, seat, GATES, lost=True)
            await draw_tales(s, seat, moment="tale-drawn-at-the-gates")


async def turned(s: InisState) -> None:
    """Resolve the Gates after a change of direction."""
    if GATES in s.places:
        await gates(s)
