"""A player's year: the figures of their own finished games, for their eyes only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.play.outgoing.announcements import Announcer
from bot.store import Session
from bot.store.keeping import facts
from bot.store.keeping.facts import YEAR_TOLD
from bot.store.people import statistics, users
from bot.store.people.statistics import CountedGame
from bot.store.table import games
from engine.intervals import percentile
from engine.kernel.data import fixed

from .facts import Facts

SHOWN = 5
"""How many seats and cards of a year are told."""


@fixed
class Year:
    """One player's games of a year."""

    games: int
    wins: int
    rounds: int
    seats: Sequence[tuple[str, str, int]]
    """The rulesets and the seats most often played, and how often."""
    cards: Sequence[tuple[str, str, int]]
    """The rulesets and the cards most often played, and how often."""
    mate: tuple[int, int] | None
    """The player who has shared most tables with them, and how many."""
    bid: tuple[str, str, int] | None
    """The ruleset, what the highest bid was for, and the bid."""
    answers: int
    pace: float
    """The median of the seconds that they have taken for an answer."""


def year_of(user: int, games: Iterable[CountedGame], waits: Sequence[float]) -> Year | None:
    """Return the figures of a user's finished games, or ``None`` without any. Runs in a process.

    ``waits`` holds the seconds that the user has taken for each answer.
    """
    seats, cards = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    mates = Counter[int]()
    bids: list[tuple[int, str, str]] = []
    played = wins = rounds = 0
    for counted in games:
        mine = next((one.seat for one in counted.seated if one.user == user), None)
        if mine is None:
            continue
        facts = Facts.read(counted.facts)
        played += 1
        wins += facts.winner == mine
        rounds += facts.rounds
        seats[facts.ruleset, mine] += 1
        cards.update((facts.ruleset, play.card) for play in facts.cards if play.seat == mine)
        mates.update(
            one.user for one in counted.seated if one.user is not None and one.user != user
        )
        bids += [
            (one.bids[mine], facts.ruleset, one.subject)
            for one in facts.bids
            if one.bids.get(mine, 0) > 0
        ]
    if not played:
        return None
    boldest = max(bids, default=None)
    return Year(
        played,
        wins,
        rounds,
        _most(seats),
        _most(cards),
        mates.most_common(1)[0] if mates else None,
        None if boldest is None else (boldest[1], boldest[2], boldest[0]),
        len(waits),
        percentile(waits, 0.5),
    )


def _most(counter: Counter[tuple[str, str]]) -> list[tuple[str, str, int]]:
    return [(ruleset, thing, times) for (ruleset, thing), times in counter.most_common(SHOWN)]


TELLING = 14
"""The days of January on which users are told."""


def bounds(year: int) -> tuple[float, float]:
    """Return when a year begins and ends, in UTC."""
    first, last = (datetime(y, 1, 1, tzinfo=UTC).timestamp() for y in (year, year + 1))
    return first, last


async def tell_of_year(session: Session, now: float) -> int:
    """Tell everyone who has finished a game in the last year, once; return how many.

    Users who want no messages from the bot are left out.
    """
    today = datetime.fromtimestamp(now, UTC)
    year = today.year - 1
    fact = YEAR_TOLD.key(year)
    if today.month != 1 or today.day > TELLING or await facts.find(session, fact) is not None:
        return 0
    await facts.put(session, fact, "1")
    told = 0
    for user, game in await statistics.list_players_since(session, *bounds(year)):
        info = await games.find(session, game)
        settings = await users.find_settings(session, user)
        if info is not None and settings.reach != "off":
            await Announcer(session, info, now).tell_user(user, "year-over", year=f"number:{year}")
            told += 1
    return told
