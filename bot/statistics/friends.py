"""What players of a server are to each other: who came in ahead of whom, and how often in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.statistics import CountedGame

from .facts import Facts


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The games that two players have finished at the same table."""

    games: int = 0
    ahead: int = 0
    """How often the first of them had the better place."""
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Honors:
    """What a player is proud of in a server."""

    row: int = 0
    """The most victories in a row."""
    now: int = 0
    """The victories in a row up to the latest game."""
    fastest: tuple[str, int] | None = None
    """The ruleset of their fastest victory, and its last round."""


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
