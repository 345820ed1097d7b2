"""Figures of many finished games: shares with intervals, averages, medians."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean

from engine.intervals import interval, percentile
from engine.kernel.data import fixed

from .facts import Facts

NINETY = 0.9


@fixed
class Share:
    """A share as two numbers, with its 95% interval."""

    part: int
    whole: int

    @property
    def share(self) -> float:
        """Return the share; 0 of nothing."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return interval(self.part, self.whole)[0]

    @property
    def high(self) -> float:
        """Where it ends."""
        return interval(self.part, self.whole)[1]


@fixed
class SeatFigures:
    """The figures of a seat."""

    seat: str
    wins: Share
    place: float
    """The average place."""


@fixed
class CardFigures:
    """The figures of a card."""

    card: str
    worked: Share
    """How often it worked, of all times that it was played."""
    won: Share
    """How often a player who has played it in a game has won that game."""


@fixed
class BidFigures:
    """The figures of bids for something."""

    subject: str
    times: int
    mean: float
    top: float
    """The average of the highest bids."""
    most: int


@fixed
class PaceFigures:
    """How long people have taken for a kind of answer, in seconds."""

    kind: str
    answers: int
    median: float
    ninetieth: float


@fixed
class Summary:
    """All figures of some games of one ruleset with the same number of players."""

    ruleset: str
    players: int
    games: int
    with_stewards: int
    seats: Sequence[SeatFigures]
    rounds: Mapping[int, Share]
    endings: Mapping[str, Share]
    """The numbers of endings, by ``won-by:…`` or ``conceded``; empty for draws."""
    cards: Sequence[CardFigures]
    bids: Sequence[BidFigures]
    pace: Sequence[PaceFigures]

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game takes, on average."""
        return sum(n * share.part for n, share in self.rounds.items()) / max(1, self.games)


def groups(facts: Iterable[Facts]) -> dict[tuple[str, int], list[Facts]]:
    """Sort games by ruleset and number of players, the group with most games first."""
    found: dict[tuple[str, int], list[Facts]] = {}
    for one in facts:
        found.setdefault((one.ruleset, len(one.seats)), []).append(one)
    return dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))


def summarise(facts: Sequence[Facts]) -> Summary:
    """Sum up games of one ruleset with the same number of players.

    Raises ValueError if there are none.
    """
    if not facts:
        raise ValueError("no games")
    games, first = len(facts), facts[0]
    rounds = Counter(one.rounds for one in facts)
    endings = Counter(one.ending for one in facts)
    seats = [seat for one in facts for seat in one.seats]
    return Summary(
        first.ruleset,
        len(first.seats),
        games,
        sum(one.with_stewards for one in facts),
        [_seat(seat, facts) for seat in dict.fromkeys(seats)],
        {n: Share(rounds[n], games) for n in sorted(rounds)},
        {ending: Share(n, games) for ending, n in endings.most_common()},
        _cards(facts),
        _bids(facts),
        _pace(facts),
    )


def _seat(seat: str, facts: Sequence[Facts]) -> SeatFigures:
    played = [one for one in facts if seat in one.places]
    wins = sum(one.winner == seat for one in played)
    return SeatFigures(seat, Share(wins, len(played)), mean(one.places[seat] for one in played))


def _cards(facts: Sequence[Facts]) -> list[CardFigures]:
    played, worked = Counter[str](), Counter[str]()
    held, won = Counter[str](), Counter[str]()
    for one in facts:
        played.update(play.card for play in one.cards)
        worked.update(play.card for play in one.cards if play.worked)
        by = {(play.card, play.seat) for play in one.cards}
        held.update(card for card, _ in by)
        won.update(card for card, seat in by if seat == one.winner)
    return [
        CardFigures(card, Share(worked[card], n), Share(won[card], held[card]))
        for card, n in sorted(played.items(), key=lambda item: (-item[1], item[0]))
    ]


def _bids(facts: Sequence[Facts]) -> list[BidFigures]:
    found: dict[str, list[Mapping[str, int]]] = {}
    for one in facts:
        for bids in one.bids:
            if bids.bids:
                found.setdefault(bids.subject, []).append(bids.bids)
    return [
        BidFigures(
            subject,
            len(bids),
            mean(power for one in bids for power in one.values()),
            mean(max(one.values()) for one in bids),
            max(max(one.values()) for one in bids),
        )
        for subject, bids in sorted(found.items())
    ]


def _pace(facts: Sequence[Facts]) -> list[PaceFigures]:
    taken: dict[str, list[float]] = {}
    for one in facts:
        for kind, seconds in one.pace.items():
            taken.setdefault(kind, []).extend(seconds)
    return [
        PaceFigures(kind, len(seconds), percentile(seconds, 0.5), percentile(seconds, NINETY))
        for kind, seconds in sorted(taken.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
