"""The facts of finished games, and the users who want a rating or to be listed in a server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json


@fixed
class PlayedSeat:
    """The player of a seat of a finished game."""

    seat: str
    user: int | None
    """Who had it in the end; ``None`` for a steward, an empty seat, and a deleted user."""
    level: str | None
    """The level of the steward whose seat it was in the end."""
    whole: bool
    """Whether one person has played it from beginning to end, without a steward."""


@fixed
class CountedGame:
    """A finished game, as it was counted."""

    game: int
    ended: float
    terms: str
    """The settings of its table, as JSON."""
    facts: str
    """The facts, as JSON, which is parsed only when needed, outside of the event loop."""
    seated: Sequence[PlayedSeat]


@fixed
class MemberSettings:
    """What a user wants in a server."""

    rated: bool = False
    """Whether they have a rating."""
    listed: bool = True
    """Whether others see their rating and reliability."""


_WHOSE = (
    "(?1 IS NULL OR guild = ?1) AND (?2 IS NULL OR games.id IN"
    " (SELECT game FROM players AS own WHERE own.user = ?2))"
)
"""The conditions for the games of a server, of a user, or of a user in a server."""


_CONCESSION = (
    "SELECT params FROM proposals WHERE proposals.game = games.id AND kind = 'concede'"
    " AND state = 'passed'"
)

_ENDED = f"(phase = 'over' OR phase = 'closed' AND EXISTS ({_CONCESSION}))"
"""The condition of games with an end: by the rules, or by agreement of their tables."""


async def find_concession(session: Session, game: int) -> dict[str, str | None] | None:
    """Return the ``seat`` that a table has agreed on as the winner; ``None`` if it has not agreed.

    Without a seat, the game is a draw.
    """
    params = await session.value(
        f"SELECT ({_CONCESSION}) FROM games WHERE id = ? AND phase = 'closed'", game
    )
    return None if params is None else {"seat": json.loads(params)["seat"]}


async def find_pace(session: Session, game: int) -> dict[str, list[float]]:
    """Return how many seconds people have taken for each kind of answer of a game."""
    rows = await session.rows(
        "SELECT waits.seconds, (SELECT min(kind) FROM answers WHERE answers.game = waits.game"
        " AND answers.question = waits.question AND answers.seat != 'chance') AS kind"
        " FROM waits WHERE waits.game = ?",
        game,
    )
    found: dict[str, list[float]] = {}
    for row in rows:
        if row["kind"] is not None:
            found.setdefault(row["kind"], []).append(round(row["seconds"]))
    return found


async def list_uncounted(session: Session, version: int, guild: int | None = None) -> list[int]:
    """Return the finished games, of a server or of all, that are not counted in this way yet."""
    rows = await session.rows(
        "SELECT games.id FROM games LEFT JOIN figures ON figures.game = games.id"
        f" WHERE {_ENDED} AND (version IS NULL OR version != ?1)"
        " AND (?2 IS NULL OR guild = ?2) ORDER BY games.id",
        version,
        guild,
    )
    return [row["id"] for row in rows]


async def find_span(session: Session, game: int) -> tuple[float | None, float | None]:
    """Return when the first and the last answer of a game were given."""
    row = await session.row(
        "SELECT min(given) AS began, max(given) AS ended FROM answers WHERE game = ?", game
    )
    return (None, None) if row is None else (row["began"], row["ended"])


async def put(session: Session, game: int, version: int, facts: Mapping[str, Any] | None) -> None:
    """Save the facts of a game; ``None`` if its record cannot be replayed."""
    told = None if facts is None else to_json(dict(facts))
    await session.put("figures", game=game, version=version, facts=told)


async def list_kinds(session: Session, guild: int, version: int) -> dict[tuple[str, int], int]:
    """Return the kinds of games counted in a server, by ruleset and number of players, most
    first."""
    rows = await session.rows(
        "SELECT ruleset, json_array_length(seats) AS players, count(*) AS number"
        " FROM games JOIN figures ON figures.game = games.id"
        f" WHERE guild = ? AND {_ENDED} AND version = ? AND facts IS NOT NULL"
        " GROUP BY ruleset, players ORDER BY number DESC, ruleset, players",
        guild,
        version,
    )
    return {(row["ruleset"], row["players"]): row["number"] for row in rows}


async def list_counted(
    session: Session, version: int, *, guild: int | None = None, user: int | None = None
) -> list[CountedGame]:
    """Return the counted games of a server, or of a user, in the order in which they ended."""
    rows = await session.rows(
        "SELECT games.id, terms, facts,"
        " (SELECT given FROM answers WHERE game = games.id ORDER BY n DESC LIMIT 1) AS ended"
        " FROM games JOIN figures ON figures.game = games.id"
        f" WHERE {_WHOSE} AND {_ENDED} AND version = ?3 AND facts IS NOT NULL"
        " ORDER BY ended, games.id",
        guild,
        user,
        version,
    )
    seated = await _list_seated(session, guild, user)
    return [
        CountedGame(
            row["id"],
            row["ended"] or 0.0,
            row["terms"],
            row["facts"],
            seated.get(row["id"], ()),
        )
        for row in rows
    ]


async def _list_seated(
    session: Session, guild: int | None, user: int | None
) -> dict[int, list[PlayedSeat]]:
    rows = await session.rows(
        # Whose data was deleted has left no tenure, and no answer of a steward.
        "SELECT players.game, seat, user, level, owner IS NULL"
        " AND (user IS NOT NULL OR vacant = 1) AND (user IS NOT NULL) ="
        " (SELECT count(*) FROM tenures WHERE tenures.game = players.game"
        "  AND tenures.seat = players.seat)"
        " AND NOT EXISTS (SELECT 1 FROM answers WHERE answers.game = players.game"
        "  AND answers.seat = players.seat AND answers.level IS NOT NULL) AS whole"
        " FROM players JOIN games ON games.id = players.game"
        f" WHERE {_WHOSE} AND {_ENDED} AND seat IS NOT NULL",
        guild,
        user,
    )
    found: dict[int, list[PlayedSeat]] = {}
    for row in rows:
        level = row["level"] if row["user"] is None else None
        one = PlayedSeat(row["seat"], row["user"], level, bool(row["whole"]))
        found.setdefault(row["game"], []).append(one)
    return found


async def list_waits(session: Session, user: int, begin: float, end: float) -> list[float]:
    """Return how many seconds a user has taken for each answer of games that ended in a span."""
    rows = await session.rows(
        "SELECT seconds FROM waits WHERE user = ?1 AND game IN"
        " (SELECT game FROM answers JOIN games ON games.id = answers.game"
        f"  WHERE {_ENDED} AND game IN (SELECT game FROM waits WHERE user = ?1)"
        "  GROUP BY game HAVING max(given) >= ?2 AND max(given) < ?3)",
        user,
        begin,
        end,
    )
    return [float(row["seconds"]) for row in rows]


async def find_member(session: Session, guild: int, user: int) -> MemberSettings:
    """Return what a user wants in a server."""
    row = await session.row("SELECT * FROM members WHERE guild = ? AND user = ?", guild, user)
    return MemberSettings() if row is None else record(MemberSettings, row)


async def put_member(session: Session, guild: int, user: int, member: MemberSettings) -> None:
    """Save what a user wants in a server."""
    await session.put("members", member, guild=guild, user=user)


async def list_members(session: Session, guild: int) -> dict[int, MemberSettings]:
    """Return the settings of the users of a server who have some."""
    rows = await session.rows("SELECT * FROM members WHERE guild = ?", guild)
    return {row["user"]: record(MemberSettings, row) for row in rows}


async def list_players_since(session: Session, begin: float, end: float) -> list[tuple[int, int]]:
    """Return the players of games that ended in a span, each with the last such game."""
    rows = await session.rows(
        "SELECT user, max(game) AS game FROM players"
        " JOIN (SELECT game AS id, max(given) AS ended FROM answers GROUP BY game) AS ends"
        "  ON ends.id = players.game"
        " JOIN games ON games.id = players.game"
        f" WHERE user IS NOT NULL AND {_ENDED} AND ended >= ? AND ended < ?"
        " GROUP BY user ORDER BY user",
        begin,
        end,
    )
    return [(row["user"], row["game"]) for row in rows]
