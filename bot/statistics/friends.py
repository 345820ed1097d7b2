"""What players of a server are to each other: who came in ahead of whom, and what nobody beats."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.store.people.statistics import CountedGame
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.phrase import PhraseData

from .facts import Facts


@fixed
class HeadToHead:
    """The games that two players have finished at the same table."""

    games: int = 0
    ahead: int = 0
    """How often the first of them had the better place."""
    behind: int = 0


@fixed
class Honors:
    """What a player is proud of in a server."""

    row: int = 0
    """The most victories in a row."""
    now: int = 0
    """The victories in a row up to the latest game."""
    fastest: tuple[str, int] | None = None
    """The ruleset of their fastest victory, and its last round."""


@fixed
class ServerBests:
    """What nobody in a server has beaten, in games of one kind; each names its game."""

    fastest: tuple[int, int, Seat, int | None] | None = None
    """The game, the last round, the seat and the player of the fastest victory; a player who is
    not to be named is ``None``."""
    biggest: tuple[int, PhraseData] | None = None
    """The game of the biggest battle, with a sentence about it."""
    peace: tuple[int, int] | None = None
    """The game with most rounds on end without a battle, and how many."""
    row: tuple[int, int] | None = None
    """The player with the most victories in a row, and how many; two at least."""


def server_bests(
    counted: Sequence[CountedGame], kind: tuple[str, int], unnamed: Collection[int]
) -> ServerBests:
    """Look for records among games of one ruleset and number of players; runs in a process.

    Games come in the order in which they ended; of equals, the first holds the record. Only people
    hold one, and nobody of those who are not to be named.
    """
    played = [(one, Facts.read(one.facts)) for one in counted]
    played = [(one, f) for one, f in played if (f.ruleset, len(f.seats)) == kind]
    wins = [
        (facts.rounds, one.game, seated.seat, seated.user)
        for one, facts in played
        for seated in one.seated
        if seated.user is not None
        and seated.seat == facts.winner
        and facts.ending not in ("", "conceded")
    ]
    fastest = min(wins, key=lambda win: win[0], default=None)
    fought = [(facts.biggest, one.game) for one, facts in played if facts.biggest is not None]
    biggest = max(fought, key=lambda one: one[0][0], default=None)
    calm = max(played, key=lambda one: one[1].peace, default=None)
    users = {seated.user for one, _ in played for seated in one.seated} - {None, *unnamed}
    rows = [(honors([one for one, _ in played], user).row, user) for user in users if user]
    row = max(rows, key=lambda one: (one[0], -one[1]), default=None)
    return ServerBests(
        fastest and (fastest[1], fastest[0], fastest[2], _named(fastest[3], unnamed)),
        biggest and (biggest[1], biggest[0][1]),
        (calm[0].game, calm[1].peace) if calm and calm[1].peace > 1 else None,
        (row[1], row[0]) if row and row[0] > 1 else None,
    )


def _named(user: int, unnamed: Collection[int]) -> int | None:
    return None if user in unnamed else user


def head_to_head(counted: Sequence[CountedGame], one: int, other: int) -> HeadToHead:
    """Compare the places of two players in their games; runs in a process."""
    games = ahead = behind = 0
    for game in counted:
        seats = {seated.user: seated.seat for seated in game.seated}
        if one not in seats or other not in seats:
            continue
        places = Facts.read(game.facts).places
        mine, theirs = places[seats[one]], places[seats[other]]
        games += 1
        ahead += mine < theirs
        behind += mine > theirs
    return HeadToHead(games, ahead, behind)


def honors(counted: Sequence[CountedGame], user: int) -> Honors:
    """Look for a player's honors in games in the order in which they ended; runs in a process."""
    row = now = 0
    fastest: tuple[str, int] | None = None
    for game in counted:
        seat = next((seated.seat for seated in game.seated if seated.user == user), None)
        if seat is None:
            continue
        facts = Facts.read(game.facts)
        won = facts.winner == seat
        now = now + 1 if won else 0
        row = max(row, now)
        if won and facts.ending != "conceded" and (fastest is None or facts.rounds < fastest[1]):
            fastest = facts.ruleset, facts.rounds
    return Honors(row, now, fastest)
