"""The posts of a tournament: the one that is kept up to date, one for each table, and its end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.store.people.tournaments import Entrant, PairedTable, Tournament
from bot.text import Localizer, Plain
from bot.tournament.division import TableSize
from bot.tournament.standings import Score
from bot.tournament.terms import LIVE
from bot.ui.custom_id import CustomId
from bot.ui.layout import CALLING, CALM, FESTIVE, Button, Layout, Style
from bot.ui.limits import THREAD_NAME, shorten
from bot.ui.names import seat_name
from bot.ui.plain_message import PlainMessage

SHOWN = 20
"""How many lines of the standings are on one page, and in the post."""

NAMED = 30
"""How many who take part are named in the post before the tournament begins."""


def press_of(tournament: int, what: str) -> CustomId:
    """Return what a button of a tournament carries."""
    return CustomId(0, "tournament", number=tournament, arg=what)


def title_line(found: Tournament, say: Localizer) -> str:
    """Return what is played, in one line."""
    rules = Plain(say.name(f"ruleset:{found.ruleset}"))
    return say("tournament-title", number=str(found.id), rules=rules)


def plan_lines(found: Tournament, say: Localizer) -> str:
    """Return how long a tournament is, how large its tables are, and how fast its games."""
    pace = "live" if found.pace == LIVE else "slow"
    return "\n".join(
        (
            say("tournament-rounds", rounds=found.rounds, size=found.size),
            say(f"tournament-pace-{pace}", time=f"span:{found.pace}"),
        )
    )


def division_lines(sizes: Sequence[TableSize], say: Localizer) -> str:
    """Return which tables there will be, and how many seats stewards will play."""
    seats = Plain(say.listed([str(size.seats) for size in sizes]))
    lines = [say("tournament-tables", tables=len(sizes), seats=seats)]
    if stewards := sum(size.stewards for size in sizes):
        lines.append(say("tournament-stewards", seats=stewards))
    return "\n".join(lines)


def tournament_card(
    found: Tournament, scores: Sequence[Score], sizes: Sequence[TableSize], say: Localizer
) -> Layout:
    """Build the post that is kept up to date; ``sizes`` are the tables of the next round."""
    open_, running = found.phase == "open", found.phase == "running"
    layout = Layout(CALLING if open_ else CALM if running else FESTIVE)
    layout.text(title_line(found, say))
    if found.phase == "closed":
        return layout.text(say("tournament-closed"))
    if open_:
        layout.text(say("tournament-open", host=f"user:{found.host}"))
    layout.text(plan_lines(found, say))
    counted = any(table.places for table in found.tables)
    if not counted:
        layout.text(_joined(found, say))
    if open_ and sizes:
        layout.text(division_lines(sizes, say))
    if found.phase == "over":
        layout.text(winner_line(found, scores, say))
    if counted:
        layout.rule().text(standings_text(found, scores, 0, say))
    if running and found.round:
        layout.rule().text(round_lines(found, say))
    layout.text(f"-# {say('tournament-how')}")
    standings = Button(say("tournament-standings"), press_of(found.id, "page:0"))
    if found.phase == "over":
        return layout.buttons(standings)
    return layout.buttons(
        Button(say("tournament-join"), press_of(found.id, "join"), Style.primary),
        Button(say("tournament-leave"), press_of(found.id, "leave")),
        standings if found.round else Button(say("tournament-more"), press_of(found.id, "more")),
    )


def _joined(found: Tournament, say: Localizer) -> str:
    named = [f"user:{one.user}" for one in found.active[:NAMED]]
    if not named:
        return say("tournament-nobody")
    line = say("tournament-players", count=len(found.active), users=named)
    rest = len(found.active) - len(named)
    return line if not rest else f"{line} {say('tournament-others', count=rest)}"


def round_lines(found: Tournament, say: Localizer) -> str:
    """Return the tables of the present round, where they are, and what they were drawn from."""
    lines = [say("tournament-round", round=found.round, rounds=found.rounds)]
    for table in found.current:
        state = "over" if table.places else "void" if table.ended else "playing"
        place = say("tournament-soon") if table.thread is None else f"<#{table.thread}>"
        lines.append(say(f"tournament-table-{state}", table=table.number, place=Plain(place)))
    return "\n".join([*lines, f"-# {say('tournament-seed', seed=Plain(found.seeds[-1]))}"])


def standings_text(found: Tournament, scores: Sequence[Score], page: int, say: Localizer) -> str:
    """Return a page of the standings, a line for everyone who takes part or did."""
    heading = say("tournament-standings-title", round=found.round)
    lines = []
    for place, score in enumerate(scores, 1):
        if page * SHOWN < place <= (page + 1) * SHOWN:
            entrant = found.numbered(score.entrant)
            lines.append(
                say(
                    "tournament-line-gone" if not entrant.active else "tournament-line",
                    place=str(place),
                    player=Plain(_name(entrant, say)),
                    points=pointed(score.points, say),
                    wins=score.wins,
                )
            )
    rest = len(scores) - (page + 1) * SHOWN
    if page == 0 and rest > 0:
        lines.append(say("tournament-others", count=rest))
    return "\n".join([heading, *lines])


def standings_page(found: Tournament, scores: Sequence[Score], page: int, say: Localizer) -> Layout:
    """Build a page of the standings, for one reader."""
    last = max(0, (len(scores) - 1) // SHOWN)
    page = min(page, last)
    layout = Layout(CALM).text(title_line(found, say))
    if found.phase == "over":
        layout.text(winner_line(found, scores, say))
    layout.text(standings_text(found, scores, page, say))
    layout.text(f"-# {say('tournament-how')}\n-# {say('tournament-ties')}")
    if last:
        layout.buttons(
            Button(
                say("tournament-earlier"),
                press_of(found.id, f"page:{page - 1}"),
                disabled=page == 0,
            ),
            Button(
                say("tournament-later"),
                press_of(found.id, f"page:{page + 1}"),
                disabled=page == last,
            ),
        )
    return layout


def pointed(points: Fraction, say: Localizer) -> Plain:
    """Return points as a number with two decimals at most."""
    return Plain(say.decimal(float(points), always=False, digits=2))


def _name(entrant: Entrant, say: Localizer) -> str:
    """Return a mention of an entrant, which makes no phone ring in a post that is edited."""
    return say("player-deleted") if entrant.user is None else f"<@{entrant.user}>"


def winner_line(found: Tournament, scores: Sequence[Score], say: Localizer) -> str:
    """Return who has won; nobody, if no table counts."""
    if not scores or not scores[0].points:
        return say("tournament-unwon")
    best = found.numbered(scores[0].entrant)
    return say(
        "tournament-won",
        player=Plain(_name(best, say)),
        points=pointed(scores[0].points, say),
    )


def table_post(found: Tournament, table: PairedTable, say: Localizer) -> PlainMessage:
    """Build the message that tells players with whom they sit; its thread is their table."""
    words = say.of(found.ruleset)
    heading = say(
        "tournament-table",
        number=str(found.id),
        round=found.round,
        rounds=found.rounds,
        table=table.number,
    )
    players = [
        say(
            "tournament-seat",
            seat=seat_name(seat, words),
            player=Plain(
                say("tournament-steward") if number is None else _name(found.numbered(number), say)
            ),
        )
        for seat, number in table.seats.items()
    ]
    seed = say("tournament-seed", seed=Plain(found.seeds[table.round - 1]))
    # A locked phone shows few lines.
    text = "\n".join((heading, say.listed(players), f"-# {seed}"))
    mark = press_of(found.id, f"page:0:{table.round}:{table.number}")
    return PlainMessage(text).buttons(Button(say("tournament-standings"), mark))


def table_name(found: Tournament, table: PairedTable, say: Localizer) -> str:
    """Return the name of the thread of a table."""
    name = say("tournament-thread", number=str(found.id), round=table.round, table=table.number)
    return shorten(name, THREAD_NAME)


def ending_post(found: Tournament, scores: Sequence[Score], say: Localizer) -> PlainMessage:
    """Build the message that says who has won."""
    words = f"{title_line(found, say)}\n{winner_line(found, scores, say)}"
    mark = press_of(found.id, "page:0:end")
    return PlainMessage(words).buttons(Button(say("tournament-standings"), mark))
