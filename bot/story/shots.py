"""The shots of a film: the picture, the headline, and the length of each.

A shot is plain data; :mod:`bot.story.film` paints it. Every chapter of the game is shown in turn,
with arrows for its moves as they went; a chapter has more time, the more happened in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import LineData
from engine.kernel.ruleset import View

from .timeline import Chapter, Timeline, chapters

LONGEST = 39.0
"""The most seconds of a film, without its two cards."""
MOST_CHAPTERS = 60
"""The most chapters of a film; the shortest ones are shown together."""
BEATS = 5
"""The most pictures of a chapter in the film of a whole game."""


@fixed
class Shot:
    """A picture of a film."""

    view: View
    happened: tuple[EventData, ...]
    """The events drawn as arrows and marks."""
    headline: EventData | None
    """The text below the picture."""
    seconds: float
    round: int
    share: float
    """How far the film has come, from 0 to 1."""
    standing: Mapping[str, int]
    battle: bool = False
    """Whether the card of the battle is shown instead of the board."""
    lines: Sequence[LineData] = ()
    """The rules' explanation, once it is decided."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """Everyone's chance to win when it was last judged; empty if it is not judged."""


@fixed
class _Beat:
    moment: ReplayFrame
    happened: tuple[EventData, ...]
    headline: EventData | None
    weight: float
    battle: bool = False


def film_of(course: Timeline) -> list[Shot]:
    """Return the shots of a whole game."""
    parts = _joined(chapters(course))
    beats = [_Beat(course.moments[0], (), None, 1.6)]
    for part in parts:
        beats += _chapter(course.ruleset, part, BEATS)
    return _timed(beats, LONGEST, slowest=1.0, hold=2.5)


def round_film(course: Timeline) -> list[Shot]:
    """Return the shots of a course that is one round: slower, and with every move."""
    beats: list[_Beat] = []
    for part in chapters(course):
        beats += _chapter(course.ruleset, part, 3 * BEATS, spoken=True)
    return _timed(beats, 30.0, slowest=1.5, hold=2.0)


def battle_film(course: Timeline) -> list[Shot]:
    """Return the shots of a course that is one battle: the board, its card as it filled, what came
    of it on the board, and at last the card with the outcome."""
    plugin = plugin_of(course.ruleset)
    beats = [_Beat(course.moments[0], (), None, 1.0)]
    so_far: list[EventData] = []
    lines: Sequence[LineData] = ()
    last: ReplayFrame | None = None
    for moment in course.moments[1:] or course.moments:
        lines = moment.lines or lines
        so_far += moment.told
        headline = _headline(course.ruleset, moment.told, any_will_do=True)
        fought = bool(plugin.since_battle_began(so_far)) and plugin.battle_in(moment.view)
        beats.append(_Beat(replace(moment, lines=lines), tuple(so_far), headline, 1.6, fought))
        last = beats[-1].moment if fought else last
    if last is not None:
        beats.append(_Beat(last, tuple(so_far), _headline(course.ruleset, so_far), 1.6, True))
    return _timed(beats, 20.0, slowest=1.6, hold=2.5)


def _joined(parts: list[Chapter]) -> list[Chapter]:
    """Join the chapters with the fewest events until there are few enough."""
    sizes = [sum(len(m.told) for m in part.moments) for part in parts]
    while len(parts) > MOST_CHAPTERS:
        at = min(
            range(len(parts) - 1),
            key=lambda i: (parts[i].round != parts[i + 1].round, sizes[i] + sizes[i + 1]),
        )
        joined = Chapter(parts[at].before, parts[at].moments + parts[at + 1].moments)
        parts[at : at + 2] = [joined]
        sizes[at : at + 2] = [sizes[at] + sizes[at + 1]]
    return parts


def _chapter(ruleset: str, part: Chapter, most: int, *, spoken: bool = False) -> list[_Beat]:
    """Return the pictures of a chapter; if ``spoken``, each says what has just happened."""
    plugin = plugin_of(ruleset)
    before, so_far = part.before.view, list[EventData]()
    found: list[tuple[ReplayFrame, tuple[EventData, ...], tuple[EventData, ...]]] = []
    since: list[EventData] = []
    for moment in part.moments:
        so_far += moment.told
        since += moment.told
        changes = plugin.changed(before, moment.view)
        if changes is None or changes or moment is part.last:
            found.append((moment, tuple(so_far), tuple(since)))
            since = []
        before = moment.view
    if len(found) > most:
        kept = {round(i * (len(found) - 1) / (most - 1)) for i in range(most)}
        found = _thinned(found, kept)
    whole = _headline(ruleset, so_far)
    last = len(found) - 1
    beats = []
    for at, (moment, happened, new) in enumerate(found):
        told = _headline(ruleset, new) if spoken else whole
        heavy = plugin.tale.weight(told) >= 20 if told is not None else False
        weight = (1.3 if heavy else 0.9) if at == last else 0.35
        if spoken:
            weight = 1.3 if heavy else 1.0 if told is not None else 0.5
        beats.append(_Beat(moment, happened, told, weight))
    return beats


def _thinned(
    found: Sequence[tuple[ReplayFrame, tuple[EventData, ...], tuple[EventData, ...]]],
    kept: set[int],
) -> list[tuple[ReplayFrame, tuple[EventData, ...], tuple[EventData, ...]]]:
    """Return fewer pictures; the events of omitted ones go to the next one."""
    thinned = []
    since: tuple[EventData, ...] = ()
    for at, (moment, happened, new) in enumerate(found):
        since += new
        if at in kept:
            thinned.append((moment, happened, since))
            since = ()
    return thinned


def _headline(
    ruleset: str, events: Sequence[EventData], *, any_will_do: bool = False
) -> EventData | None:
    """Return the event that matters most; of several, the last one."""
    tale = plugin_of(ruleset).tale
    best: EventData | None = None
    for event in events:
        weight = tale.weight(event)
        if (weight or any_will_do) and (best is None or weight >= tale.weight(best)):
            best = event
    return best


def _timed(beats: list[_Beat], longest: float, *, slowest: float, hold: float) -> list[Shot]:
    """Return the pictures with their times; ``slowest`` is the most seconds for a weight of 1."""
    whole = sum(beat.weight for beat in beats)
    unit = min(slowest, (longest - hold) / whole)
    shots = []
    done = 0.0
    chances: Mapping[str, float] = beats[0].moment.chances
    for beat in beats:
        done += beat.weight
        if beat.moment.settled:
            chances = beat.moment.chances
        last = beat is beats[-1]
        shots.append(
            Shot(
                beat.moment.view,
                beat.happened,
                beat.headline,
                beat.weight * unit + (hold if last else 0.0),
                beat.moment.round,
                done / whole,
                beat.moment.standing,
                beat.battle,
                beat.moment.lines,
                chances,
            )
        )
    return shots
