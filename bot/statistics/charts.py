"""Statistics as charts, in the words of a game and a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from bot.games.registry import plugin_of
from bot.render.chart import Bar, Chart, Section, describe
from bot.render.drawer import Picture
from bot.render.palettes import DEFAULT
from bot.text import Localizer, Plain, localizer_for

from .summary import Share, Summary
from .year import Year

About = Literal["seats", "games", "cards", "bids", "pace"]
ABOUT: tuple[About, ...] = get_args(About)

MOST = 20
"""The most cards and kinds of answers that are drawn, the commonest first."""

DAY, HOUR, MINUTE = 86400, 3600, 60

__all__ = ["ABOUT", "About", "chart_of", "describe", "paint", "spoken_span"]


def chart_of(summary: Summary, about: About, language: str) -> Chart | None:
    """Return the chart of one part of some statistics; ``None`` if it would be empty."""
    say = localizer_for(language).of(summary.ruleset)
    sections, foot = _PARTS[about](summary, say)
    if not sections:
        return None
    return Chart(
        summary.ruleset if plugin_of(summary.ruleset).palettes else None,
        say("statistics-title", ruleset=f"ruleset:{summary.ruleset}", players=summary.players),
        say(
            "statistics-games",
            games=summary.games,
            rounds=say.decimal(summary.mean_rounds),
            stewards=summary.with_stewards,
        ),
        sections,
        foot,
    )


def year_chart(year: Year, user: str, number: int, language: str) -> Chart:
    """Return the chart of a user's year: seats and cards, the commonest first."""
    say = localizer_for(language)
    return Chart(
        None,
        say("year-of", user=Plain(user), year=str(number)),
        say("year-summary", games=year.games, wins=year.wins, rounds=year.rounds),
        [
            Section(say("year-seats"), _times(year.seats, "seat:", say)),
            Section(say("year-cards"), _times(year.cards, "", say)),
        ],
    )


def _times(things: Sequence[tuple[str, str, int]], kind: str, say: Localizer) -> list[Bar]:
    most = max((times for _, _, times in things), default=1)
    return [
        Bar(say.of(ruleset).name(f"{kind}{thing}"), f"{times} ×", times / most)
        for ruleset, thing, times in things
    ]


def paint(chart: Chart, palette: str = DEFAULT) -> Picture:
    """Paint a chart; Pillow is loaded here, and nowhere else."""
    from bot.render.paint.chart import paint_chart

    return paint_chart(chart, palette)


def spoken_span(seconds: float, say: Localizer) -> str:
    """Return how long something takes, in one unit."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= 1.5 * unit:
            number = round(seconds / unit, 1)
            return say(f"statistics-{name}", **{name: say.decimal(number, always=False)})
    return say("statistics-seconds", seconds=str(round(seconds)))


def percents(parts: Sequence[int]) -> list[int]:
    """Return the shares of a whole in percent, rounded so that they add up to 100."""
    whole = sum(parts)
    if not whole:
        return [0 for _ in parts]
    found = [100 * part // whole for part in parts]
    rest = sorted(range(len(parts)), key=lambda i: (-(100 * parts[i] % whole), i))
    for i in rest[: 100 - sum(found)]:
        found[i] += 1
    return found


def _seats(summary: Summary, say: Localizer) -> tuple[list[Section], str]:
    bars = [
        Bar(
            say.name(f"seat:{seat.seat}"),
            _percent(seat.wins, say),
            seat.wins.share,
            seat.wins.low,
            seat.wins.high,
            say(
                "statistics-place",
                part=seat.wins.part,
                whole=seat.wins.whole,
                place=say.decimal(seat.place),
            ),
            seat.seat,
        )
        for seat in sorted(summary.seats, key=lambda seat: -seat.wins.share)
    ]
    section = Section(say("statistics-wins"), bars, even=1 / max(1, summary.players))
    return [section], say("statistics-wins-foot")


def _games(summary: Summary, say: Localizer) -> tuple[list[Section], str]:
    shares = percents([share.part for share in summary.rounds.values()])
    length = [
        Bar(say("statistics-round", number=number), _said(percent, say), share.share, note="")
        for (number, share), percent in zip(summary.rounds.items(), shares, strict=True)
    ]
    shares = percents([share.part for share in summary.endings.values()])
    endings = [
        Bar(
            say.name(ending) if ":" in ending else say(f"statistics-{ending or 'draw'}"),
            _said(percent, say),
            share.share,
            share.low,
            share.high,
            say("statistics-of", part=share.part, whole=share.whole),
        )
        for (ending, share), percent in zip(summary.endings.items(), shares, strict=True)
    ]
    return [
        Section(say("statistics-length"), length),
        Section(say("statistics-endings"), endings),
    ], ""


def _cards(summary: Summary, say: Localizer) -> tuple[list[Section], str]:
    shown = summary.cards[:MOST]
    bars = [
        Bar(
            say.name(card.card),
            _percent(card.worked, say),
            card.worked.share,
            card.worked.low,
            card.worked.high,
            say(
                "statistics-card-note",
                part=card.worked.part,
                whole=card.worked.whole,
                percent=round(100 * card.won.share),
            ),
        )
        for card in shown
    ]
    if not bars:
        return [], ""
    title = say("statistics-cards")
    if say.knows("figures-came-off"):
        title = say("with-note", what=Plain(title), note=Plain(say("figures-came-off")))
    return [Section(title, bars)], ""


def _bids(summary: Summary, say: Localizer) -> tuple[list[Section], str]:
    if not summary.bids:
        return [], ""
    most = max(bid.top for bid in summary.bids) or 1.0
    subjects = [
        Bar(
            say.name(bid.subject),
            say.decimal(bid.mean),
            bid.mean / most,
            note=say(
                "statistics-bid-note", times=bid.times, top=say.decimal(bid.top), most=bid.most
            ),
        )
        for bid in summary.bids
    ]
    return [Section(say("statistics-bids"), subjects)], ""


def _pace(summary: Summary, say: Localizer) -> tuple[list[Section], str]:
    if not summary.pace:
        return [], ""
    most = max(pace.ninetieth for pace in summary.pace) or 1.0
    bars = [
        Bar(
            say(f"for-{pace.kind}") if say.knows(f"for-{pace.kind}") else say("for-anything"),
            spoken_span(pace.median, say),
            pace.median / most,
            note=say(
                "statistics-pace-note",
                answers=pace.answers,
                span=Plain(spoken_span(pace.ninetieth, say)),
            ),
        )
        for pace in summary.pace[:MOST]
    ]
    return [Section(say("statistics-pace"), bars)], say("statistics-pace-foot")


def _percent(share: Share, say: Localizer) -> str:
    return _said(round(100 * share.share), say)


def _said(percent: int, say: Localizer) -> str:
    return say("statistics-share", percent=percent)


_PARTS = {"seats": _seats, "games": _games, "cards": _cards, "bids": _bids, "pace": _pace}
