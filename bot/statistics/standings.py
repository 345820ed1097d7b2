"""The games that count for ratings, and the ratings in a server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from bot.play.settings import TableSettings
from bot.store.people.statistics import CountedGame, MemberSettings, PlayedSeat
from engine.kernel.data import fixed

from .facts import Facts
from .ratings import Rating, Seat, Who, climb

Games = Sequence[Sequence[Seat]]


@fixed
class Standings:
    """The ratings of one ruleset in a server."""

    ruleset: str
    ratings: Mapping[Who, Rating]
    seats: Mapping[str, float]
    """The worth of each seat in points, with the most played number of players."""

    @property
    def users(self) -> dict[int, Rating]:
        """The ratings of users, the best first; of equal ones the more certain."""
        found = {int(who): rating for who, rating in self.ratings.items() if who.isdigit()}
        return dict(sorted(found.items(), key=lambda item: (-item[1].sure, item[0])))


def rated_game(
    counted: CountedGame, facts: Facts, members: Mapping[int, MemberSettings]
) -> list[Seat] | None:
    """Return a game for the ratings, as its table has agreed; ``None`` if it does not count.

    Seats are named with the number of players, because their strength depends on it.
    """
    agreed = TableSettings.of(json.loads(counted.terms)).rated
    whole = all(seated.whole for seated in counted.seated)
    if agreed == "none" or (agreed == "people" and not whole) or len(facts.seats) < 2:
        return None
    by_seat = {seated.seat: seated for seated in counted.seated}
    return [
        Seat(_chair(seat, facts), _who(by_seat.get(seat), members), facts.places[seat])
        for seat in facts.seats
    ]


def standings(
    counted: Sequence[CountedGame], members: Mapping[int, MemberSettings]
) -> list[Standings]:
    """Return the ratings by ruleset, the one with most games first; runs in a process."""
    rated: dict[str, list[Sequence[Seat]]] = {}
    for one in counted:
        facts = Facts.read(one.facts)
        if (game := rated_game(one, facts, members)) is not None:
            rated.setdefault(facts.ruleset, []).append(game)
    by_number = sorted(rated.items(), key=lambda item: (-len(item[1]), item[0]))
    return [rate(ruleset, games) for ruleset, games in by_number]


def finished(counted: Sequence[CountedGame], user: int) -> tuple[int, int]:
    """Return how many of these games a user has finished, and won; runs in a process."""
    mine = [
        (Facts.read(one.facts).winner, seated.seat)
        for one in counted
        for seated in one.seated
        if seated.user == user
    ]
    return len(mine), sum(winner == seat for winner, seat in mine)


def rate(ruleset: str, games: Games) -> Standings:
    """Rate all who have played some games of a ruleset."""
    ladder = climb(games)
    sizes = [len(game) for game in games]
    usual = max(sizes, key=sizes.count, default=0)
    seats = {
        chair.partition("/")[2]: points
        for chair, points in ladder.seats.items()
        if chair.partition("/")[0] == str(usual)
    }
    return Standings(ruleset, dict(ladder.ratings), seats)


def _chair(seat: str, facts: Facts) -> str:
    return f"{len(facts.seats)}/{seat}"


def _who(seated: PlayedSeat | None, members: Mapping[int, MemberSettings]) -> Who | None:
    if seated is None:
        return None
    if seated.user is not None:
        return str(seated.user) if members.get(seated.user, MemberSettings()).rated else None
    return None if seated.level is None else f"steward:{seated.level}"
