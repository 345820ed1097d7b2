"""End of the game. Pure functions (15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.capabilities import Lead
from engine.kernel.state import GameEnds

from .board.control import castle_counts, controlled, is_out
from .components import House
from .fields import HIDDEN
from .state import AgotState
from .variants.hands import with_strengths

Ranking = tuple[str, Callable[[AgotState, House], int]]

RANKINGS: dict[str, tuple[Ranking, ...]] = {
    # These follow the current errata (15.2).
    "land-areas-supply-throne": (
        ("land-areas", lambda s, h: len(controlled(s, h))),
        ("supply", lambda s, h: s.supply[h]),
        ("iron-throne", lambda s, h: -s.position("iron-throne", h)),
    ),
    # The 1st edition's tie-breaks (its 1.3); if they do not help, the game is drawn.
    "supply-power": (
        ("supply", lambda s, h: s.supply[h]),
        ("power", lambda s, h: s.power[h]),
    ),
    # These are as first printed (17.1).
    "printed": (
        ("strongholds", lambda s, h: sum(map(s.is_stronghold, controlled(s, h)))),
        ("supply", lambda s, h: s.supply[h]),
        ("power", lambda s, h: s.power[h]),
        ("iron-throne", lambda s, h: -s.position("iron-throne", h)),
    ),
}


def must_be_held(s: AgotState) -> bool:
    """Return whether enough castles win only at the end of a round, as a variant (15.1)."""
    return s.ruled("seven-castles-win", "at-the-end-of-the-round")


def check(s: AgotState, *, round_over: bool = False) -> None:
    """End the game if a House controls enough areas with a castle or stronghold (15.1).

    In a variant this counts only at the end of a round. If two Houses get there at the same moment,
    the first in turn order wins or, if so ruled, the one whose order is being resolved, or they are
    compared.

    Raises GameEnds if a House has won.
    """
    if not round_over and must_be_held(s):
        return
    counts = s.scores(castle_counts(s))
    order = list(s.turn_order)
    if s.ruled("two-houses-win", "acting-house") and s.last is not None:
        order.insert(0, s.last)
    goals = s.goals
    reached = [h for h in order if counts.get(h, 0) >= goals[h]]
    if s.compares(reached):
        (first, *_), broken_by = leaders(s)
        end(s, first, "seven", broken_by)
    if reached:
        end(s, reached[0], "seven", None)
    if s.last_round is None:
        # Nothing else would end a game in which nobody is left to fight (V11.1).
        left = [h for h in s.with_player(s.turn_order) if not is_out(s, h)]
        if len(left) == 1:
            end(s, left[0], "last-house", None)


def last_round(s: AgotState) -> None:
    """End the game after the last round by castles and strongholds, then by tie-breaks (15.2).

    Raises GameEnds, with or without a winner.
    """
    houses, broken_by = leaders(s)
    if len(houses) > 1:
        draw(s, houses)
    end(s, houses[0], after_the_last(s), broken_by)


def after_the_last(s: AgotState) -> str:
    """Return the name of the end of the game after its last round: ``round-10``, or ``nearest`` if
    Houses have goals of their own."""
    return "nearest" if s.head_starts else f"round-{s.box.figures.rounds}"


def standings(s: AgotState) -> Mapping[House, int]:
    """Return the score of every House that can win, with its head start: whose is highest is
    nearest to its goal, however many castles that takes."""
    ahead = s.head_starts
    return {h: n + ahead.get(h, 0) for h, n in s.scores(castle_counts(s)).items()}


def leaders(s: AgotState) -> tuple[list[House], str | None]:
    """Return the Houses with most castles and strongholds, or those nearest to goals of their own,
    and the tie-break used, if any (15.2).

    There are several only if no tie-break decides.
    """
    counts = standings(s)
    most = max(counts.values())
    houses = [h for h in s.turn_order if counts.get(h) == most]
    broken_by = None
    for name, value in RANKINGS[s.tie_break]:
        if len(houses) == 1:
            break
        best = max(value(s, h) for h in houses)
        houses = [h for h in houses if value(s, h) == best]
        broken_by = name
    return houses, broken_by


def ranking(s: AgotState) -> list[House]:
    """Return all Houses in the order of their places if the game ended now, winner first (15.2); in
    fog, where nobody may know that, in turn order."""
    if s.is_foggy:
        return list(s.turn_order)
    counts = standings(s)
    ties = RANKINGS[s.tie_break]
    in_order = [h for h in s.turn_order if h in counts]
    placed = sorted(in_order, key=lambda h: [-counts[h], *(-value(s, h) for _, value in ties)])
    return placed if s.winner is None else [s.winner, *(h for h in placed if h != s.winner)]


def lead(s: AgotState) -> Lead | None:
    """Return who would win if the game ended now; a pending combat may change this (15.2), and in
    fog nobody is told (V7.14)."""
    if s.battle is not None or s.win is not None or not s.round or s.is_foggy:
        return None
    houses, broken_by = leaders(s)
    return Lead(
        frozenset(houses),
        "leads",
        {
            "houses": [f"house:{h}" for h in houses],
            "castles": s.scores(castle_counts(s))[houses[0]],
            "goal": s.goal_of(houses[0]),
            "reason": f"won-by:{broken_by or after_the_last(s)}",
            "number": len(houses),
            "tie": int(broken_by is not None),
        },
        clear=broken_by is None,
    )


def end(s: AgotState, winner: House, reason: str, tie_break: str | None) -> None:
    """Declare the winner.

    A pending combat is not fought; its attackers are counted where they marched from.

    Raises GameEnds.
    """
    s.winner = winner
    s.win = {"reason": reason, "tie_break": tie_break}
    s.phase = "ended"
    won_by = f"won-by:{tie_break or reason}"
    score = s.scores(castle_counts(s))[winner]
    s.tell("won", house=f"house:{winner}", reason=won_by, castles=score, chapter=True)
    _show_hands(s)
    raise GameEnds


def draw(s: AgotState, houses: Sequence[House]) -> None:
    """End the game without a winner, because these Houses are equal in everything that counts.

    Raises GameEnds.
    """
    s.win = {"reason": "draw", "tie_break": None, "houses": sorted(houses)}
    s.phase = "ended"
    s.tell("drawn", houses=[f"house:{h}" for h in houses], chapter=True)
    _show_hands(s)
    raise GameEnds


def _show_hands(s: AgotState) -> None:
    """Tell everyone the hands that were hidden until now (V1.8)."""
    for house in s.with_player(s.turn_order) if s.options.get(HIDDEN) else ():
        if cards := s.hand[house]:
            s.tell("hand-shown", house=f"house:{house}", cards=with_strengths(s, cards))
