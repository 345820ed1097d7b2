"""Season: turns until all have passed in a row (6)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.inis import kinds
from engine.inis.board.clans import place
from engine.inis.cards.registry import SEASON
from engine.inis.clashes import clash
from engine.inis.components import Card, Seat
from engine.inis.responses.playing import announce, discard, finish, play_at_any_time, respond
from engine.inis.responses.windows import any_time, asked
from engine.inis.shapes import (
    CLAN,
    BranchingChoice,
    Choices,
    ClanCounts,
    Options,
    clan_counts,
    under,
)
from engine.inis.state import InisState
from engine.inis.victory import conditions_met
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.state import stage


@stage
def season(s: InisState) -> None:
    """Begin the season; the Brenn takes the first turn (6.1)."""
    s.phase = "season"
    s.passed = []
    s.opening = True
    s.claimed = None
    s.tell("season", round=s.round, seat=f"seat:{s.brenn}", direction=f"direction:{s.direction}")
    s.then(turn, s.brenn)


@stage
async def turn(s: InisState, seat: Seat) -> None:
    """Let a player play a Season card, pass, or take a Pretender token (6.2)."""
    s.turn = seat
    s.turns += 1
    if not s.homes(seat):
        s.then(turn, seat)
        s.then(landless, seat)
        return
    if any(s.hands[seat].values()) or may_claim(s, seat):
        answer = await ask(seat, kinds.TURN, Turn(s, seat))
    else:
        answer = {"do": "pass"}  # Everyone can see that there is nothing else to do.
    card: Card = answer.get("card", "")
    choices = {k: v for k, v in answer.items() if k not in ("do", "card")}
    match answer["do"]:
        case "respond":
            # What can be played at any time can be played right before a turn.
            await play_at_any_time(s, seat, answer)
            s.then(turn, seat)
            return
        case "pass":
            if seat not in s.passed:
                s.passed.append(seat)
            s.tell("passed", seat=f"seat:{seat}")
        case "pretender":
            s.passed = []
            s.pretenders.append(seat)
            s.tell("pretender", scene=True, seat=f"seat:{seat}", met=conditions_met(s, seat))
    s.then(turn_over, seat)
    if answer["do"] == "play":
        await play_season_card(s, seat, card, choices)


async def play_season_card(s: InisState, seat: Seat, card: Card, choices: Choices) -> None:
    """Announce a card with all its choices; unless canceled, resolve it, then clashes (6.4)."""
    side = SEASON[card]
    if side.declare is not None:
        choices = await side.declare(s, seat, choices)
    s.passed = []
    public = {k: v for k, v in choices.items() if k not in side.secret}
    played = await announce(s, seat, card, "season", public)
    s.then(card_over)
    s.then(clash.clashes)
    if not played["cancelled"]:
        await side.effect(s, seat, choices)


@stage
async def card_over(s: InisState) -> None:
    """Finish a card whose clashes are over: responses, and the discard (6.4)."""
    await finish(s, s.playing[-1])


@stage
def turn_over(s: InisState, seat: Seat) -> None:
    """Ask for responses to the end of a turn, if there may be any; then go on (6.7)."""
    s.opening = False
    s.then(turn_passes, seat)
    if asked(s, "turn-over", {"seat": seat}):
        s.then(responses_to_turn, seat)


@stage
async def responses_to_turn(s: InisState, seat: Seat) -> None:
    """Ask for responses to the end of a turn (6.7)."""
    await respond(s, "turn-over", {"seat": seat})


@stage
def turn_passes(s: InisState, seat: Seat) -> None:
    """Begin the next turn, or end the season (6.7)."""
    if s.season_ends:
        s.then(season_over)
    else:
        following = s.claimed or s.next_after(seat)
        s.claimed = None
        s.then(turn, following)


@stage
async def landless(s: InisState, seat: Seat) -> None:
    """Let a player without clans on the map lose a Deed and place two clans anywhere (6.3)."""
    if s.deeds[seat]:
        s.deeds[seat] -= 1
        s.tell("deed-lost", seat=f"seat:{seat}")
    number = s.box.figures.clans_of_the_landless
    placed = await ask(
        seat,
        kinds.LANDLESS,
        ClanCounts({t: {CLAN: number} for t in s.places}, number, number, "6.3"),
        number=number,
    )
    for territory, count in clan_counts(placed).items():
        place(s, seat, territory, count)


@stage
async def season_over(s: InisState) -> None:
    """Discard Action cards, show Advantage cards of lost territories, end the Festival (6.8)."""
    s.turn = None
    for seat in s.order_from(s.brenn):
        for card in list(s.hand(seat, "action")):
            s.hand(seat, "action").remove(card)
            await discard(s, card, openly=False)
        for card in list(s.hand(seat, "advantage")):
            territory = s.box.advantage[card].territory
            assert territory is not None
            if s.chieftain(territory) != seat:
                s.hand(seat, "advantage").remove(card)
                s.display.append(card)
                s.tell("advantage-displayed", seat=f"seat:{seat}", card=f"card:{card}")
        # A card that everyone expects here, but that is missing, was discarded unseen.
        held = s.hand(seat, "advantage")
        s.holders = {c: x for c, x in s.holders.items() if x != seat or c in held}
    if s.festival is not None:
        s.tell("festival-over", area=f"area:{s.festival}")
        s.festival = None
    s.tell("season-over", round=s.round, chapter=True)


class Turn(BranchingChoice):
    """A choice of what a player does on their turn."""

    def __init__(self, s: InisState, seat: Seat) -> None:
        self._table = s
        self._seat = seat
        answers: Options = {}
        for card in sorted(c for cards in s.hands[seat].values() for c in cards):
            if card in SEASON and SEASON[card].may(s, seat):
                options = SEASON[card].options(s, seat)
                answers.update(under(f"card:{card}", options, do="play", card=card))
        if not (s.opening and answers):
            if may_claim(s, seat):
                answers["choice:pretender",] = {"do": "pretender"}
            answers["choice:pass",] = {"do": "pass"}
        answers.update(any_time(s, seat))
        super().__init__(answers, reasons=self._reason)

    def _reason(self, value: object) -> Refusal | None:
        s, seat = self._table, self._seat
        if not isinstance(value, Mapping):
            return None
        if s.opening and value.get("do") in ("pass", "pretender"):
            return refusal("first-turn-needs-card", "6.1")
        if value.get("do") == "pretender":
            if seat in s.pretenders:
                return refusal("pretender-already", "6.6")
            return refusal("no-condition-met", "6.6")
        card = value.get("card")
        if isinstance(card, str) and card in s.box.kind:
            if not s.holds(seat, card):
                return refusal("card-not-in-hand", "6.2", card=f"card:{card}")
            if card not in SEASON:
                return refusal("no-season-card", "7.1", card=f"card:{card}")
            if not SEASON[card].may(s, seat):
                return refusal("card-not-playable", "2.6", card=f"card:{card}")
        return None


def may_claim(s: InisState, seat: Seat) -> bool:
    """Return whether a player may take a Pretender token (6.6)."""
    return seat not in s.pretenders and conditions_met(s, seat) > 0
