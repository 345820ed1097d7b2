"""The end of a round: Supply, objectives, victory points, new objectives (X3.3)."""

from __future__ import annotations

from engine.agot import kinds, victory
from engine.agot.board.control import controlled
from engine.agot.components import Card, House
from engine.agot.phases import rounds
from engine.agot.phases.reconcile import count_supply, reconcile_all
from engine.kernel.ask import ask, ask_all, chance
from engine.kernel.phrase import Phrase, line, phrase
from engine.kernel.shapes import Deal, OneOf, SomeOf
from engine.kernel.state import replacement, stage

from . import kinds as own_kinds
from .objectives import cards_of, fulfils, printed, scorable
from .state import DEALT, KEPT, FeastState

victory.RANKINGS["throne"] = (("iron-throne", lambda s, h: -s.position("iron-throne", h)),)
"""The tie-break after the last round (X3.6.1)."""


# -- X3.2.6 The start -----------------------------------------------------------------------------


@replacement
def first_round(s: FeastState) -> None:
    """Deal five objectives to each House, which keeps three (X3.2.6)."""
    s.then(begin_play)
    s.then(keep_objectives)
    for house in reversed(s.houses):
        s.then(deal_objectives, house, DEALT)


@stage
def begin_play(s: FeastState) -> None:
    """Start round 1 with the Planning Phase (3.2)."""
    s.round, s.phase = 1, "planning"
    rounds.first_round(s)


@stage
async def deal_objectives(s: FeastState, house: House, number: int) -> None:
    """Deal objectives to a House, if any are left (X3.2.6, X3.3.1)."""
    if not s.pile:
        return
    dealt = await chance(kinds.DEAL, Deal("objectives", house, s.pile, number))
    for card in dealt["cards"]:
        s.pile.remove(card)
    s.objectives[house] = sorted([*s.objectives[house], *dealt["cards"]])
    s.tell("objectives-drawn", house=f"house:{house}", number=len(dealt["cards"]))
    for card in dealt["cards"]:
        s.tell("objective-drawn", audience=frozenset({house}), objective=f"objective:{card}")


@stage
async def keep_objectives(s: FeastState) -> None:
    """Let each House keep three in secret; the others go back to the pile (X3.2.6)."""
    kept = await ask_all(
        {h: SomeOf("objective", s.objectives[h], KEPT, KEPT, rule="X3.2.6") for h in s.houses},
        own_kinds.OBJECTIVES,
    )
    for house, cards in kept.items():
        s.pile = sorted([*s.pile, *(c for c in s.objectives[house] if c not in cards)])
        s.objectives[house] = sorted(cards)


# -- X3.3.1 Scoring -------------------------------------------------------------------------------


@replacement
def clean_up(s: FeastState) -> None:
    """End the round: Supply, special objectives, one objective each, new ones, victory (X3.3.1)."""
    s.phase = "scoring"
    s.then(tidy_up)
    s.then(look_at_points)
    for house in reversed(s.turn_order):
        s.then(draw_up, house)
    for house in reversed(s.turn_order):
        s.then(score_objective, house)
    for house in reversed(s.houses):
        s.then(score_special, house)
    for house in s.turn_order:
        count_supply(s, house)
    reconcile_all(s, s.turn_order)


@stage
async def score_special(s: FeastState, house: House) -> None:
    """Let a House score its special objective whenever it fulfills it (X3.3.1 (b))."""
    facts = printed()["special"][house]
    if not fulfils(s, house, facts):
        return
    score = True
    if s.ruled("affc-special-objective-optional", "yes"):
        score = await ask(
            house,
            own_kinds.SCORE_SPECIAL,
            OneOf.named(
                {"choice:score": True, "choice:score-not": False}, safest=("choice:score",)
            ),
        )
    if score:
        s.tell("special-scored", house=f"house:{house}")
        _gain(s, house, facts.points[house], phrase("points-special"))


@stage
async def score_objective(s: FeastState, house: House) -> None:
    """A House may score one objective from its hand, which then lies open permanently (X3.3.1
    (c))."""
    answers: dict[str, Card | None] = {f"objective:{c}": c for c in scorable(s, house)}
    answers["choice:score-nothing"] = None
    cards = cards_of(s)
    # For a late House, the safe answer scores the most valuable objective, if there is one.
    best = max(scorable(s, house), key=lambda c: cards[c].points[house], default=None)
    brings = best is not None and cards[best].points[house] > 0
    safest = (f"objective:{best}" if brings else "choice:score-nothing",)
    card = await ask(house, own_kinds.SCORE_OBJECTIVE, OneOf.named(answers, safest=safest))
    if card is None:
        return
    let_go(s, house, card, known=True)
    s.scored[house].append(card)
    s.tell("objective-scored", house=f"house:{house}", objective=f"objective:{card}")
    what = phrase("points-objective", objective=f"objective:{card}")
    _gain(s, house, cards_of(s)[card].points[house], what)


def _gain(s: FeastState, house: House, points: int, what: Phrase) -> None:
    """Add points, up to seven unless ruled otherwise (X3.1.2)."""
    most = s.goal_of(house) if s.ruled("affc-vp-cap", "seven") else s.points[house] + points
    count(s, house, min(s.points[house] + points, most), what)
    if s.ruled("affc-victory-check", "at-once"):
        victory.check(s)


@stage
def draw_up(s: FeastState, house: House) -> None:
    """Let each House with fewer than three objectives draw one (X3.3.1 (d))."""
    if len(s.objectives[house]) < KEPT:
        s.then(deal_objectives, house, 1)


@stage
def look_at_points(s: FeastState) -> None:
    """Check for seven points; ties go by points, land areas, Iron Throne (X3.3.1 (e), X3.6.1)."""
    reached = [h for h in s.turn_order if s.points[h] >= s.goal_of(h)]
    if not reached:
        return
    # After the last round, only the Iron Throne breaks a tie.
    last = s.round == s.box.figures.rounds or s.ruled("affc-tie-break", "base-order")
    victory.end(s, *_best(s, reached, s.tie_break if last else "points-land-throne"))


victory.RANKINGS["points-land-throne"] = (
    ("land-areas", lambda s, h: len(controlled(s, h))),
    ("iron-throne", lambda s, h: -s.position("iron-throne", h)),
)


def _best(s: FeastState, houses: list[House], ranking: str) -> tuple[House, str, str | None]:
    """Return the winner among Houses that have enough points, the reason, and the tie-break."""
    most = max(s.points[h] for h in houses)
    best = [h for h in houses if s.points[h] == most]
    broken_by = None
    for name, value in victory.RANKINGS[ranking]:
        if len(best) == 1:
            break
        top = max(value(s, h) for h in best)
        best = [h for h in best if value(s, h) == top]
        broken_by = name
    return best[0], "seven", broken_by


@stage
def tidy_up(s: FeastState) -> None:
    """Clean up as in the 2nd edition, and end the game after the last round (7.4)."""
    s.tell("scoring-over", round=s.round, chapter=True)
    rounds.clean_up(s)


def count(s: FeastState, house: House, points: int, what: Phrase) -> None:
    """Set the points of a House, and record the reason."""
    change = points - s.points[house]
    s.points[house] = points
    s.tell("points", house=f"house:{house}", points=points)
    account = line(
        "points", "X3.1.2", round=s.round, house=f"house:{house}", change=change, what=what
    )
    s.explained = {
        **s.explained,
        "points": [*s.explained.get("points", ()), account.to_json()],
    }


def let_go(s: FeastState, house: House, card: Card, *, known: bool) -> None:
    """Take an objective from a hand; if it is not shown, the rest of the hand is unknown again."""
    s.objectives[house].remove(card)
    shown = s.shown.get(house, [])
    s.shown[house] = [c for c in shown if c != card] if known else []
