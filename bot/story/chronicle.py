"""The chronicle of a game as plain data: its figures, chances to win, and memorable facts.

:mod:`bot.story.poster` paints it; :func:`describe` says it in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame
from bot.text import Localizer, Plain
from engine.kernel.event import EventData
from engine.kernel.phrase import PhraseData

from .credits import Credits, PlacedSeat, placed
from .timeline import Timeline
from .turning_points import TurningPoint, times, turning_points

HEAVY = 15
"""How much an event must matter to be judged by itself, and not with the rest of its chapter."""
LIMIT = 1000
"""The most characters that its description may have; Discord takes 1024."""


@dataclass(frozen=True)
class ChartLine:
    """The values of one seat at the beginning and after each round."""

    seat: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ValueChart:
    """A figure that is followed through the rounds."""

    title: str
    lines: tuple[ChartLine, ...]
    places: bool = False
    """Whether the values are ranks, of which 1 is the best."""


@dataclass(frozen=True)
class WinChances:
    """Everyone's chances at one moment; ``at`` counts rounds: 2.5 is in the middle of the third."""

    at: float
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Chronicle:
    """Everything on the page, in its words."""

    board: str
    language: str
    seats: tuple[str, ...]
    names: Mapping[str, str]
    title: str
    dates: str
    """The days of the game; empty if they are not known."""
    outcome: str
    placed: tuple[PlacedSeat, ...]
    rounds: int
    charts: tuple[ValueChart, ...]
    chances_title: str
    chances: tuple[WinChances, ...]
    turns_title: str
    turns: tuple[TurningPoint, ...]
    facts: tuple[tuple[str, str], ...]
    """Headings and sentences."""


def chronicle_of(
    course: Timeline,
    say: Localizer,
    *,
    title: str = "",
    alliances: Sequence[PhraseData] = (),
    credits: Credits | None = None,
) -> Chronicle:
    """Return the chronicle of a course in the words of a localizer of its game.

    ``alliances`` are the table's sentences about alliances, declared and ended, which a record does
    not contain.
    """
    tale = plugin_of(course.ruleset).tale
    facts = [(say(fact.about), say.say(fact.told)) for fact in (tale.facts(course.moments))]
    if alliances:
        facts.append((say("story-alliances"), " ".join(say.say(told) for told in alliances)))
    return Chronicle(
        board=course.ruleset,
        language=say.language,
        seats=course.seats,
        names={seat: say.name(f"seat:{seat}") for seat in course.seats},
        title=title or say.name(f"ruleset:{course.ruleset}"),
        dates=(credits or Credits()).dates(say.language),
        outcome=outcome_of(course, say),
        placed=placed(course.seats, course.places, credits or Credits(), say),
        rounds=course.rounds,
        charts=_charts(course, say),
        chances_title=say("story-chances"),
        chances=_chances(course),
        turns_title=say("story-turns"),
        turns=turning_points(course),
        facts=tuple(facts),
    )


def describe(chronicle: Chronicle, say: Localizer) -> str:
    """Return what a chronicle shows, in words."""
    title = chronicle.title
    if chronicle.dates:
        title = say("story-ended", title=Plain(title), dates=Plain(chronicle.dates))
    parts = [say.sentence(title), chronicle.outcome]
    if any(one.person for one in chronicle.placed):
        parts.append(say.sentence(say.items(one.in_words(say) for one in chronicle.placed)))
    if chronicle.charts:
        first = chronicle.charts[0]
        last = say.listed(
            f"{chronicle.names[line.seat]} {line.values[-1]}"
            for line in sorted(first.lines, key=lambda line: -line.values[-1])
        )
        parts.append(say.sentence(say.about(first.title, last)))
    parts += [turn_line(turn, say) for turn in chronicle.turns]
    parts += [say.about(heading, told) for heading, told in chronicle.facts]
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def turn_line(turn: TurningPoint, say: Localizer) -> str:
    """Return the round of a turning point, and what was done, in words."""
    several = "-several" if len(turn.told) > 1 else ""
    told = " ".join(say.say(one) for one in turn.told)
    won = "-won" if turn.decisive else ""
    return say(f"story-turn{won}{several}", round=turn.round, told=Plain(told))


def change_line(turn: TurningPoint, say: Localizer) -> str:
    """Return the change of a chance in words."""
    seat = f"seat:{turn.seat}"
    return say("story-change", seat=seat, before=turn.before, after=turn.after)


def _sentence(event: EventData, say: Localizer) -> str:
    return say.say({"id": f"event-{event['kind']}", "params": event["params"]})


def outcome_of(course: Timeline, say: Localizer) -> str:
    """Return the outcome of the game in words."""
    if not course.over:
        return say("story-unfinished")
    tale = plugin_of(course.ruleset).tale
    told = [event for moment in course.moments for event in moment.told]
    best = max(reversed(told), key=tale.weight, default=None)
    if best is None or not tale.weight(best):
        return ""
    return tale.outcome(_sentence(best, say), course.moments[-1].view, say)


def _ends(course: Timeline) -> list[ReplayFrame]:
    """Return the beginning, and the last moment of each round."""
    last = {moment.round: moment for moment in course.moments}
    last.pop(0, None)
    return [course.moments[0], *(last[round] for round in sorted(last))]


def _charts(course: Timeline, say: Localizer) -> tuple[ValueChart, ...]:
    tale = plugin_of(course.ruleset).tale
    found = [tale.course(moment.view) for moment in _ends(course)]
    return tuple(
        ValueChart(
            say(f"course-{name}"),
            tuple(
                ChartLine(seat, tuple(_known(one[name].get(seat) for one in found)))
                for seat in course.seats
                if any(seat in one[name] for one in found)
            ),
            name in tale.places,
        )
        for name in tale.courses
        if all(name in one for one in found)
    )


def _known(values: Iterable[int | None]) -> list[int]:
    """Return values with unknown ones replaced by the next known one."""
    row = list(values)
    latest = next((value for value in row if value is not None), 0)
    filled: list[int] = []
    for value in row:
        latest = latest if value is None else value
        filled.append(latest)
    return filled


def _judged(course: Timeline) -> Iterator[tuple[float, ReplayFrame]]:
    """Yield the moments whose chances are drawn, each with its time.

    These are the ends of chapters and the moments after a weighty event. In the middle of a
    chapter in which players act in turn, the player who has just acted only seems to be ahead.
    """
    tale = plugin_of(course.ruleset).tale
    due = True
    for at, moment in zip(times(course), course.moments, strict=True):
        due = due or any(moment.marks) or any(tale.weight(e) >= HEAVY for e in moment.told)
        if due and moment.settled and moment.chances:
            yield at, moment
            due = False


def chances_of(course: Timeline) -> list[ReplayFrame]:
    """Return the moments whose chances are drawn."""
    return [moment for _, moment in _judged(course)]


def _chances(course: Timeline) -> tuple[WinChances, ...]:
    return tuple(
        WinChances(at, tuple(moment.chances[seat] for seat in course.seats))
        for at, moment in _judged(course)
    )
