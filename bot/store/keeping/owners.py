"""The owner of all data in the database, and how long it is kept.

Each table is declared here and nowhere else, and each family of small facts in ``facts``. The data
that users get and delete, and the data that expires (``deletion``), follow from it; docs/privacy.md
names them all.
"""

from __future__ import annotations

from engine.kernel.data import fixed

from .facts import FAMILIES, Family, Goes, Until

ENDED = "(SELECT id FROM games WHERE phase IN ('over', 'closed'))"
"""The games that have ended."""

FORGOTTEN = (
    "phase = 'closed' AND id NOT IN (SELECT game FROM rests)"
    " AND id NOT IN (SELECT game FROM outbox)"
)
"""The condition of games that are deleted with everything in them: no user wants the record, and
nothing happened lately."""

_USER = "user = :user"
_GAMES = "(SELECT game FROM players WHERE user = :user OR owner = :user)"
_SEATS = (
    "(SELECT game, seat FROM players WHERE user = :user OR owner = :user INTERSECT"
    " SELECT game, seat FROM tenures GROUP BY game, seat"
    " HAVING min(user) = :user AND max(user) = :user)"
)
"""The seats of a user that nobody else has ever played."""
_SEAT = f"game IN {_GAMES} AND (game, seat) IN {_SEATS}"
_SAID_SEAT = "substr(json_extract(params, '$.seat'), length('seat:') + 1)"

SENT = 14 * 86400
"""Seconds for which messages are kept after they were sent."""

HEARD = 86400
"""Seconds for which an interaction is remembered; Discord never repeats one that late."""

LEFT = 30 * 86400
"""Seconds in which a server that the bot has left may invite it again without any loss."""


TOURNAMENT = 365 * 86400
"""Seconds for which a tournament is kept after its end, or where nothing happens in it."""

_PAST = f"(SELECT id FROM tournaments WHERE changed < :now - {TOURNAMENT})"
"""The tournaments that are kept no longer."""

_ITS_SERVER = "(SELECT guild FROM tournaments WHERE id = tournament)"


@fixed
class Rows:
    """The rows of one table, or some of them, with their owner. Conditions are SQL.

    They may use the parameters ``:user`` and ``:now``.
    """

    name: str
    """The name of the table, if it is not given."""
    until: Until
    mine: str = ""
    """The condition of a user's rows; empty: none."""
    goes: Goes = "never"
    shows: str = "*"
    """The columns that the user gets; empty: nothing."""
    blank: str = ""
    """How they are changed instead of being deleted."""
    old: str = ""
    """The condition of rows that expire, beside those whose game or server goes."""
    game: str | None = "game"
    """The number of the game to which a row belongs."""
    guild: str | None = None
    """The server to which a row belongs, if it belongs to no game."""
    names: str | None = None
    """A column of plain data that names users."""
    table: str = ""
    where: str = "TRUE"
    """The condition of these rows in the table."""

    @property
    def source(self) -> str:
        """The table that they are in."""
        return self.table or self.name


def rows_of(family: Family) -> Rows:
    """Return the rows of the facts of a family."""
    first = f"CAST(substr(key, {len(family.name) + 2}) AS INTEGER)"
    return Rows(
        family.name,
        family.until,
        mine="key GLOB '*:' || :user" if "user" in family.about else "",
        goes=family.goes,
        game=first if "game" in family.about else None,
        guild=first if "guild" in family.about else None,
        table="kv",
        where=f"key GLOB '{family.name}{':*' * len(family.about)}'",
    )


ROWS = (
    # The settings of users.
    Rows("settings", "asked", _USER, "idle", game=None),
    Rows("vacations", "passed", _USER, "idle", game=None),
    # The settings of users in a server.
    Rows("members", "left", _USER, "always", game=None, guild="guild"),
    Rows("seekers", "left", _USER, "always", game=None, guild="guild"),
    # Tournaments, whose results name nobody: they are those of numbered entrants.
    *(
        Rows(name, "left", old=f"tournament IN {_PAST}", game=None, guild=_ITS_SERVER)
        for name in ("sittings", "pairings")
    ),
    Rows(
        *("entrants", "left", _USER, "always"),
        shows="tournament, number, name, gone",
        blank="user = NULL, name = '', gone = 1",
        old=f"tournament IN {_PAST}",
        game=None,
        guild=_ITS_SERVER,
    ),
    Rows(
        *("tournaments", "left", "host = :user", "always"),
        shows="id, guild, channel, ruleset, phase",
        blank="host = 0",
        old=f"id IN {_PAST}",
        game=None,
        guild="guild",
    ),
    *(rows_of(family) for family in FAMILIES),
    # Their private data in a game, and their reliability.
    Rows("notes", "asked", _USER, "always"),
    Rows("plans", "ended", _USER, "always"),
    Rows("conduct", "asked", _USER, "always"),
    # The data about players that a running game needs.
    Rows("drafts", "ended", _USER, "ended"),
    Rows("seat_bids", "ended", _USER, "ended"),
    Rows("last_presses", "ended", _USER, "ended", shows="game, seat, begun, due"),
    Rows("notices", "passed", _USER, "ended"),
    Rows("pages", "passed", _USER, "always", "kind, game, seat, until", old="until < :now"),
    Rows("taught", "game", _USER, "ended", shows="game, met"),
    Rows("presence", "ended", _USER, "ended"),
    Rows("waits", "game", _USER, "ended"),
    Rows("signers", "game", _USER, "ended"),
    Rows(
        *("talkers", "game", _USER, "ended"),
        game="(SELECT game FROM talks WHERE talks.thread = talkers.thread)",
    ),
    Rows(
        *("votes", "game", _USER, "ended"),
        shows="*, (SELECT kind FROM proposals WHERE id = proposal) AS kind",
        game="(SELECT game FROM proposals WHERE id = proposal)",
    ),
    Rows(
        *("proposals", "game", _USER, "ended"),
        shows="id, game, kind, created, state",
        blank="user = 0",
        names="params",
    ),
    Rows(
        *("outbox", "sent", "target = :user", "ended"),
        shows="game, kind, written, state",
        # Users who were notified of a question that is still open must not be notified again.
        old=f"state IN ('sent', 'dead') AND written < :now - {SENT} AND NOT EXISTS (SELECT 1"
        " FROM clocks WHERE clocks.game = outbox.game AND clocks.question = outbox.question)",
        names="payload",
    ),
    # Their answers belong to the others' game, too, and stay as those of a former player.
    Rows("answers", "game", _SEAT),
    Rows("sealed", "game", _SEAT, shows="game, seat, value"),
    Rows("alliances", "game", _SEAT),
    Rows("deals", "game", _SEAT, shows="game, seat, other, public, state, offered, promises"),
    Rows("patience", "game", _SEAT),
    Rows("clocks", "ended", _SEAT),
    Rows("withdrawn", "ended", _SEAT),
    Rows("instructions", "ended", _SEAT),
    Rows(
        *("said", "game", f"game IN {_GAMES} AND (game, {_SAID_SEAT}) IN {_SEATS}", "ended"),
        shows="game, n, json_extract(params, '$.text') AS text",
        blank="params = json_set(params, '$.text', 'raw:…')",
        table="events",
        where="kind = 'said'",
    ),
    Rows("events", "game", names="params"),
    # They are counted again, without this user's times.
    Rows("figures", "game", f"game IN {_GAMES}", "ended", shows=""),
    Rows(
        *("games", "game", f"host = :user OR id IN {_GAMES}", "ended"),
        shows="id, guild, channel, ruleset, phase, created, host = :user AS hosted",
        blank="host = iif(host = :user, 0, host)",
        game="id",
    ),
    # Data about nobody that belongs to a game.
    *(Rows(name, "ended") for name in ("lights", "moments", "watches")),
    *(Rows(name, "game") for name in ("bases", "boards", "calendar", "chapters", "entries")),
    *(Rows(name, "game") for name in ("luck", "posts", "rests", "rounds", "talks")),
    # Numbers of presses, and of nothing else.
    Rows("interactions", "sent", old=f"seen < :now - {HEARD}", game=None),
    # The players of seats come last, because the other conditions need them.
    Rows("tenures", "game", _USER, "ended"),
    Rows(
        *("players", "game", "user = :user OR owner = :user", "ended"),
        shows="game, number, seat, iif(user = :user, name, owner_name) AS name",
        blank="name = iif(user IS :user, '', name), vacant = vacant OR user IS :user,"
        " offered = offered AND user IS NOT :user, user = nullif(user, :user),"
        " owner = NULL, owner_name = NULL",
    ),
)
"""Everything that the database holds, in the order in which it is deleted."""
