"""Ratings for games of several players: their strength, its certainty, and that of the seats.

The model is Plackett-Luce, as in ``openskill``. Each seat of a ruleset has a rating of its own and
plays in a team with its player, so a strong seat's victories raise the seat more than the player.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean
from typing import TYPE_CHECKING

from engine.kernel.data import fixed

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

MU, SIGMA = 25.0, 25.0 / 3.0
"""The rating with which everyone begins."""

SEAT_SIGMA = SIGMA / 2
"""How different seats are assumed to be before anything is known about them."""

SHOWN = 40
"""How many points are shown for each point of the library; everyone begins at 1000."""

SURE = 2.0
"""How many standard deviations are subtracted for the place on a leaderboard."""

Who = str
"""A rated player: a user, or a level of stewards."""


@fixed
class Seat:
    """The player of a seat in a game, with their place."""

    seat: str
    who: Who | None
    """The rated player; ``None`` for someone without a rating, as strong as a newcomer."""
    place: int


@fixed
class Rating:
    """The strength of a player, and its certainty."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown; 1000 in the beginning."""
        return round(SHOWN * self.mu)

    @property
    def spread(self) -> int:
        """The points on either side within which the rating lies with 95% certainty."""
        return round(SHOWN * 1.96 * self.sigma)

    @property
    def sure(self) -> float:
        """The least strength that is almost certain; leaderboards are sorted by it."""
        return self.mu - SURE * self.sigma


class Ladder:
    """The ratings of one ruleset with one number of players."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # Bots without a finished game rate nobody.

        self._model = PlackettLuce(mu=MU, sigma=SIGMA)
        self._people: dict[Who, PlackettLuceRating] = {}
        self._seats: dict[str, PlackettLuceRating] = {}
        self._games: dict[Who, int] = {}
        self._wins: dict[Who, int] = {}

    def play(self, game: Sequence[Seat]) -> None:
        """Update the ratings of a game's players and seats."""
        teams = [self._team(seat) for seat in game]
        rated = self._model.rate(teams, ranks=[float(seat.place) for seat in game])
        new: dict[Who, list[PlackettLuceRating]] = {}
        for seat, (of_player, of_seat) in zip(game, rated, strict=True):
            self._seats[seat.seat] = of_seat
            if seat.who is not None:
                new.setdefault(seat.who, []).append(of_player)
                self._games[seat.who] = self._games.get(seat.who, 0) + 1
                self._wins[seat.who] = self._wins.get(seat.who, 0) + (seat.place == 1)
        for who, ratings in new.items():  # Stewards of a level may have several seats.
            self._people[who] = self._model.rating(
                mu=mean(float(r.mu) for r in ratings), sigma=mean(float(r.sigma) for r in ratings)
            )

    def chances(self, game: Sequence[Seat]) -> dict[str, float]:
        """Return each seat's chance to win, as it was before the game; places are ignored.

        It is the model's own probability of a first place (Weng and Lin 2011, section 4). The
        library's ``predict_win`` averages over pairs, so that no player of six could have more than
        a third.
        """
        teams = {seat.seat: self._team(seat) for seat in game}
        scale = math.sqrt(
            sum(sum(r.sigma**2 for r in team) + self._model.beta**2 for team in teams.values())
        )
        power = {seat: math.exp(sum(r.mu for r in team) / scale) for seat, team in teams.items()}
        return {seat: one / sum(power.values()) for seat, one in power.items()}

    @property
    def ratings(self) -> Mapping[Who, Rating]:
        """Everyone's rating."""
        return {
            who: Rating(float(r.mu), float(r.sigma), self._games[who], self._wins[who])
            for who, r in self._people.items()
        }

    @property
    def seats(self) -> Mapping[str, float]:
        """The points that each seat is worth."""
        return {seat: SHOWN * float(rating.mu) for seat, rating in self._seats.items()}

    def _team(self, seat: Seat) -> list[PlackettLuceRating]:
        of_player = None if seat.who is None else self._people.get(seat.who)
        of_seat = self._seats.get(seat.seat)
        return [
            of_player or self._model.rating(),
            of_seat or self._model.rating(mu=0.0, sigma=SEAT_SIGMA),
        ]


def climb(games: Iterable[Sequence[Seat]]) -> Ladder:
    """Rate the players of some games, given in the order in which they ended."""
    ladder = Ladder()
    for game in games:
        ladder.play(game)
    return ladder
