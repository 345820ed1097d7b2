"""Ratings for games of several: who plays well, how sure that is, and what the seat has to do with it.

Plackett-Luce, as ``openskill`` has it. Each seat of a ruleset has a rating of its own and plays in a
team with whoever sits there, so a strong seat's victories raise the seat more than the player.
Of a player in a server that rating counts which all games of the server have led to, in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

MU, SIGMA = 25.0, 25.0 / 3.0
"""Where everybody begins."""

SEAT_SIGMA = SIGMA / 2
"""How unlike seats are thought to be before anything is known of them."""

SHOWN = 40
"""Points for each of the library's, so that differences can be read: everybody begins at 1000."""

SURE = 2.0
"""How many standard deviations are taken off for the place on a leaderboard."""

Who = str
"""Who is rated: a user, or a level of stewards."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sat where in a game, and which place they came to."""

    seat: str
    who: Who | None
    """``None``: somebody without a rating, as strong as a newcomer."""
    place: int


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how sure that is."""

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
        """With 95 % it lies within so many points of that."""
        return round(SHOWN * 1.96 * self.sigma)

    @property
    def sure(self) -> float:
        """By which a leaderboard is ordered: how strong somebody is at least, quite surely."""
        return self.mu - SURE * self.sigma


class Ladder:
    """The ratings of one ruleset with one number of players."""

    def __init__(self) -> None:
        self._model = PlackettLuce(mu=MU, sigma=SIGMA)
        self._people: dict[Who, PlackettLuceRating] = {}
        self._seats: dict[str, PlackettLuceRating] = {}
        self._games: dict[Who, int] = {}
        self._wins: dict[Who, int] = {}

    def play(self, game: Sequence[Seat]) -> None:
        """Let a game change the ratings of those who have played it, and of the seats."""
        teams = [self._team(seat) for seat in game]
        rated = self._model.rate(teams, ranks=[float(seat.place) for seat in game])
        for seat, (person, chair) in zip(game, rated, strict=True):
            self._seats[seat.seat] = chair
            if seat.who is not None:
                self._people[seat.who] = person
                self._games[seat.who] = self._games.get(seat.who, 0) + 1
                self._wins[seat.who] = self._wins.get(seat.who, 0) + (seat.place == 1)

    def chances(self, game: Sequence[Seat]) -> dict[str, float]:
        """Return each seat's chance to win, before the game; places are not looked at."""
        won = self._model.predict_win([self._team(seat) for seat in game])
        return {seat.seat: chance for seat, chance in zip(game, won, strict=True)}

    @property
    def ratings(self) -> Mapping[Who, Rating]:
        """Everybody's rating."""
        return {
            who: Rating(float(r.mu), float(r.sigma), self._games[who], self._wins[who])
            for who, r in self._people.items()
        }

    @property
    def seats(self) -> Mapping[str, float]:
        """How many points each seat is worth."""
        return {seat: SHOWN * float(rating.mu) for seat, rating in self._seats.items()}

    def _team(self, seat: Seat) -> list[PlackettLuceRating]:
        person = None if seat.who is None else self._people.get(seat.who)
        chair = self._seats.get(seat.seat)
        return [
            person or self._model.rating(),
            chair or self._model.rating(mu=0.0, sigma=SEAT_SIGMA),
        ]


def climb(games: Iterable[Sequence[Seat]]) -> Ladder:
    """Rate all who have played some games, given in the order in which these have ended."""
    ladder = Ladder()
    for game in games:
        ladder.play(game)
    return ladder
