"""15 End of the game. It only computes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.state import GameEnds

from .box import Area, House
from .control import castle_counts, castles, controlled
from .state import Table

Ranking = tuple[str, Callable[[Table, House], int]]

_RANKINGS: dict[str, tuple[Ranking, ...]] = {
    # 15.2, with the current errata
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
    # 17.1, as first printed
    "printed": (
        ("strongholds", lambda s, h: len([a for a in controlled(s, h) if a in _strongholds(s)])),
        ("supply", lambda s, h: s.supply[h]),
        ("power", lambda s, h: s.power[h]),
        ("iron-throne", lambda s, h: -s.position("iron-throne", h)),
    ),
}


def _strongholds(s: Table) -> set[Area]:
    return {a for a, facts in s.box.areas.items() if facts.castle == "stronghold"}


def check(s: Table) -> None:
    """15.1 A house that controls enough areas with a castle or stronghold wins at once.

    Raises GameEnds if one does. If two get there at the same moment, the first in turn order wins
    or, if so ruled, the one whose order is being resolved.
    """
    goal = s.players.castles_to_win
    counts = castle_counts(s)
    order = list(s.turn_order)
    if s.ruled("two-houses-win", "acting-house") and s.last is not None:
        order.insert(0, s.last)
    for house in order:
        if counts[house] >= goal:
            end(s, house, "seven", None)


def last_round(s: Table) -> None:
    """15.2 After the last round the most castles and strongholds win; then the tie-breaks.

    Raises GameEnds, with or without a winner.
    """
    counts = castle_counts(s)
    most = max(counts.values())
    houses = [h for h in s.turn_order if counts[h] == most]
    broken_by = None
    for name, value in _RANKINGS[s.rulings["tie-break"]]:
        if len(houses) == 1:
            break
        best = max(value(s, h) for h in houses)
        houses = [h for h in houses if value(s, h) == best]
        broken_by = name
    if len(houses) > 1:
        draw(s, houses)
    end(s, houses[0], "round-10", broken_by)


def end(s: Table, winner: House, reason: str, tie_break: str | None) -> None:
    """Declare the winner.

    A pending combat is not fought; its attackers are counted where they marched from.

    Raises GameEnds.
    """
    s.winner = winner
    s.win = {"reason": reason, "tie_break": tie_break}
    s.phase = "ended"
    won_by = f"won-by:{tie_break or reason}"
    s.tell("won", house=f"house:{winner}", reason=won_by, castles=castles(s, winner), chapter=True)
    raise GameEnds


def draw(s: Table, houses: Sequence[House]) -> None:
    """End the game without a winner: these houses are equal in everything that counts.

    Raises GameEnds.
    """
    s.win = {"reason": "draw", "tie_break": None, "houses": sorted(houses)}
    s.phase = "ended"
    s.tell("drawn", houses=[f"house:{h}" for h in houses], chapter=True)
    raise GameEnds
